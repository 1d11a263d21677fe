"""Keys and values of the options of other editions, the extension and the variants, which are not offered yet."""

from __future__ import annotations

from typing import Final

from tundra.core.options import Choice, Option, Switch

OF_THE_TABLE: Final = ("mask", "timers", "seed")
"""Not rules: the server keeps the time and hides who thinks, and a match has its seed."""

EDITIONS: Final[tuple[Option, ...]] = (
    Choice("edition", ("2002", "1991"), "2002"),
    Choice("animal_set", ("auto", "2002", "1991"), "auto"),
    Choice("card_set", ("2002", "1991"), "2002"),
    Choice("card_texts", ("2002", "1991"), "2002"),
    Choice("river_events", ("die", "named"), "die"),
)

EXTENSION: Final[tuple[Option, ...]] = (
    Choice("extension", ("none", "2008"), "none"),
    Choice("prairie_fire_kills_from", ("4", "5"), "4"),
    Choice("yeti_birth_max", ("2", "1"), "2"),
    Choice("start_tiles", ("0", "1", "2", "8"), "0"),
    Switch("yeti_stays", False),
    Switch("yeti_roams", False),
    Switch("eden_d6", False),
)

VARIANTS: Final[tuple[Option, ...]] = (
    Choice("tigers_swim", ("no", "rivers", "rivers_lake"), "no"),
    Choice("tribe_roles", ("plain", "genius", "genius_amazon"), "plain"),
    Choice(
        "genius_needed",
        ("all", "fire_volcano", "play_tricks", "draw_tricks", "sow", "domestication"),
        "all",
    ),
    Switch("inventions", False),
    Choice("women_bonus", ("0", "0.5"), "0"),
    Switch("deadly_combat", False),
    Switch("predation", False),
    Switch("organised_hunt", False),
    Switch("camp_barter", False),
    Switch("itinerant_barter", False),
    Switch("camp_defence", False),
    Switch("carrion", False),
    Choice("domestication", ("none", "full", "partial"), "none"),
    Switch("trophies", False),
    Switch("totems", False),
    Choice("dietetics", ("off", "on", "summer_only"), "off"),
    Switch("sharing", False),
    Switch("unlimited_births", False),
    Switch("discard_with_play", False),
    Switch("discard_season_end", False),
    Switch("tribal_progress", False),
    Switch("abandoned_camps", False),
    Choice("resurrection", ("year1", "table", "off"), "year1"),
    Switch("food_hidden", False),
)

LATER: Final[tuple[Option, ...]] = (*EDITIONS, *EXTENSION, *VARIANTS)
"""Their presets will be classic_1991, extended_2008, frew and thibault."""
