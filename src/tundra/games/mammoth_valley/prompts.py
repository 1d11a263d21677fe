"""What is asked of whom, as far as a viewer may know."""

from __future__ import annotations

from typing import Any

from tundra.core.events import Seat
from tundra.core.game import Prompt
from tundra.games.mammoth_valley.actions import MODES
from tundra.games.mammoth_valley.cards import deeds
from tundra.games.mammoth_valley.cards.table import DEED
from tundra.games.mammoth_valley.cards.tricks import (
    ASK_GROUP,
    ASK_HEX,
    ASK_KIND,
    ASK_SEAT,
    ASK_SPECIES,
    ASK_TARGET,
    MODE_FRAME,
    QUESTIONS,
    TRICK_FRAME,
)
from tundra.games.mammoth_valley.cards.vocabulary import WINDOWS
from tundra.games.mammoth_valley.decks import EVENT_NAMES, TRICK_TEXTS
from tundra.games.mammoth_valley.opening import SOW_EARLY
from tundra.games.mammoth_valley.pieces import (
    ARRIVALS,
    BIRTHS,
    COMBAT,
    HEX_NAMES,
    NOBODY,
    SETUP,
)
from tundra.games.mammoth_valley.stack import (
    BATTLE_FRAME,
    CAMP_BIRTHS,
    CASUALTY,
    FEEDING,
    FIGHT,
    HUNT_FRAME,
    K_A,
    K_C,
    K_KIND,
    K_SEAT,
    K_STEP,
    MOVE,
    SPOILS,
    WINDOW,
    field,
)
from tundra.games.mammoth_valley.state import State
from tundra.games.mammoth_valley.survival import least_starving, least_to_choose

WITH_HEX = {
    BATTLE_FRAME: "hunt",
    FIGHT: "lose",
    HUNT_FRAME: "lose",
    CASUALTY: "lose",
    SPOILS: "spoils",
    CAMP_BIRTHS: "choose_sex",
}
"""Questions about a hex, which is the A of their frames."""
DEED_WORDS = {
    deeds.WIN_OVER_LONE_WARRIOR: "win_over",
    deeds.FLEE: "flee",
    deeds.HIDE: "hide",
    deeds.CALL_ANIMAL: "call",
    deeds.DRIVE_ANIMALS: "drive",
    deeds.TAME_WOLF: "tame",
    deeds.SHIELD_FIELD: "fence",
    deeds.STRIKE_HEX: "strike",
    deeds.FALL_IN_LOVE: "love",
    deeds.FOUND_ALIKE: "found",
    deeds.STEAL_FOOD: "rob",
    deeds.STEAL_FIRE: "rob",
    deeds.SEE_HAND: "spy",
    deeds.SHIELD_FROM_FLOOD: "flood",
    deeds.BIRTH_OUTSIDE: "birth",
    deeds.KILL_MOTHERS: "mothers",
    deeds.SOW_FIELD: "sow",
    deeds.SPAWN_IN_VILLAGE: "spawn",
}
ASK_WORDS = {
    ASK_HEX: "hex",
    ASK_TARGET: "target",
    ASK_KIND: "kind",
    ASK_SEAT: "seat",
    ASK_SPECIES: "species",
    ASK_GROUP: "group",
}
"""Together they name the questions of tricks: love_target, strike_hex."""


def prompt(state: State, viewer: Seat | None) -> Prompt:
    if state.outcome is not None:
        return Prompt((), f"mammoth_valley.prompt.over.{state.outcome.reason}")
    if field(state, K_KIND) == WINDOW:
        return window_prompt(state, viewer)
    if viewer == state.asked and field(state, K_KIND) in (TRICK_FRAME, MODE_FRAME):
        return Prompt((state.asked,), "mammoth_valley.prompt.trick", trick_question(state))
    key, params = question(state)
    return Prompt((state.asked,), f"mammoth_valley.prompt.{key}", params)


def window_prompt(state: State, viewer: Seat | None) -> Prompt:
    """Nobody but the one who is asked knows of it."""
    if viewer != state.asked:
        return Prompt((), "mammoth_valley.prompt.waiting")
    window = WINDOWS[field(state, K_A)]
    return Prompt((state.asked,), f"mammoth_valley.prompt.window.{window}")


def trick_question(state: State) -> dict[str, Any]:
    """Those who look on hear which trick it is; how far its player has come is not theirs to know."""
    use = field(state, K_A)
    asked = "mode"
    if field(state, K_KIND) == TRICK_FRAME:
        deed = DEED[use]
        asked = f"{DEED_WORDS[deed]}_{ASK_WORDS[QUESTIONS[deed][field(state, K_STEP)]]}"
    return {"card": TRICK_TEXTS[use // MODES], "question": asked}


def question(state: State) -> tuple[str, dict[str, Any]]:
    kind = field(state, K_KIND)
    if kind == MOVE:
        return ("carry" if field(state, K_C) else "move"), {}
    if kind in WITH_HEX:
        return WITH_HEX[kind], {"hex": HEX_NAMES[field(state, K_A)]}
    if kind == FEEDING:
        seat = field(state, K_SEAT)
        if least := least_starving(state, seat):
            return "feed", {"least": least}
        return ("feed_own" if least_to_choose(state, seat) else "feed_all"), {}
    if kind in (TRICK_FRAME, MODE_FRAME):
        return "choice", {"card": TRICK_TEXTS[field(state, K_A) // MODES]}
    if kind > MODE_FRAME:
        return "event", {"event": "" if state.event == NOBODY else EVENT_NAMES[state.event]}
    return phase_question(state), {}


def phase_question(state: State) -> str:
    if state.phase == SETUP:
        return "sow_early" if field(state, K_STEP) == SOW_EARLY else "camp"
    if state.phase == ARRIVALS:
        return "return"
    if state.phase == COMBAT:
        return "battle"
    return "birth_order" if state.phase == BIRTHS else "sow"
