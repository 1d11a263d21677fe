"""What is asked of whom, as far as a viewer may know."""

from __future__ import annotations

from typing import Any

from tundra.core.events import Seat
from tundra.core.game import Prompt
from tundra.games.mammoth_valley.cards.tricks import MODE_FRAME, TRICK_FRAME
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
from tundra.games.mammoth_valley.survival import least_starving

WITH_HEX = {
    BATTLE_FRAME: "hunt",
    FIGHT: "lose",
    HUNT_FRAME: "lose",
    CASUALTY: "lose",
    SPOILS: "spoils",
    CAMP_BIRTHS: "choose_sex",
}
"""Questions about a hex, which is the A of their frames."""


def prompt(state: State, viewer: Seat | None) -> Prompt:
    if state.outcome is not None:
        return Prompt((), f"mammoth_valley.prompt.over.{state.outcome.reason}")
    if field(state, K_KIND) == WINDOW:
        return window_prompt(state, viewer)
    key, params = question(state)
    return Prompt((state.asked,), f"mammoth_valley.prompt.{key}", params)


def window_prompt(state: State, viewer: Seat | None) -> Prompt:
    """Nobody but the one who is asked knows of it."""
    if viewer != state.asked:
        return Prompt((), "mammoth_valley.prompt.waiting")
    window = WINDOWS[field(state, K_A)]
    return Prompt((state.asked,), f"mammoth_valley.prompt.window.{window}")


def question(state: State) -> tuple[str, dict[str, Any]]:
    kind = field(state, K_KIND)
    if kind == MOVE:
        return ("carry" if field(state, K_C) else "move"), {}
    if kind in WITH_HEX:
        return WITH_HEX[kind], {"hex": HEX_NAMES[field(state, K_A)]}
    if kind == FEEDING:
        least = least_starving(state, field(state, K_SEAT))
        return ("feed", {"least": least}) if least else ("feed_all", {})
    if kind in (TRICK_FRAME, MODE_FRAME):
        return "choice", {"card": TRICK_TEXTS[field(state, K_A) // 4]}
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
