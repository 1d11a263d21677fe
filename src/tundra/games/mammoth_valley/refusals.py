"""Why not: the rule behind every action that is not legal here."""

from __future__ import annotations

from typing import Final

from tundra.core.game import Refusal
from tundra.games.mammoth_valley.actions import (
    ATTACH,
    BATTLE,
    BIRTH,
    CAMP,
    CAPTURE,
    CARD,
    FEED,
    HEX,
    HUNT,
    LOSE,
    MODES,
    PLAY,
    RETURN,
    SETTLE,
    SOW,
    STARVE,
)
from tundra.games.mammoth_valley.arrivals import is_near_camp
from tundra.games.mammoth_valley.camps import own_camps
from tundra.games.mammoth_valley.cards.tricks import MODE_FRAME
from tundra.games.mammoth_valley.choices import QUICK
from tundra.games.mammoth_valley.decks import TRICK_TEXTS
from tundra.games.mammoth_valley.ground import able, count
from tundra.games.mammoth_valley.pieces import (
    ARRIVALS,
    BIRTHS,
    COMBAT,
    HEX_NAMES,
    HEXES,
    KINDS,
    LAKE,
    NO_CROP,
    NOBODY,
    PLAIN,
    SETUP,
    SPECIES_NAMES,
    WARRIOR,
    WOMAN,
)
from tundra.games.mammoth_valley.sowing import is_field
from tundra.games.mammoth_valley.stack import (
    BATTLE_FRAME,
    CAMP_BIRTHS,
    CASUALTY,
    FEEDING,
    FIGHT,
    HUNT_FRAME,
    K_A,
    K_B,
    K_C,
    K_KIND,
    K_STEP,
    MOVE,
    PHASE,
    SPOILS,
    WINDOW,
    field,
)
from tundra.games.mammoth_valley.state import State
from tundra.games.mammoth_valley.steps_refused import no, why_not_move
from tundra.games.mammoth_valley.survival import least_to_choose

RULES: Final = {
    MOVE: "5.5",
    WINDOW: "5.12",
    BATTLE_FRAME: "7.5",
    FIGHT: "7.2",
    HUNT_FRAME: "7.2",
    CASUALTY: "5.2",
    SPOILS: "7.4",
    FEEDING: "8.2",
    CAMP_BIRTHS: "8.3",
}
"""The rule of what each frame asks."""
PHASE_RULES: Final = {SETUP: "3.4", ARRIVALS: "8.7", COMBAT: "5.6", BIRTHS: "8.3"}


def explain(state: State, seat: int, action: int) -> Refusal:
    if state.outcome is not None:
        return no("8.6", "over")
    if seat != state.asked:
        return no("5.1", "not_asked")
    kind = field(state, K_KIND)
    if kind == MOVE:
        return why_not_move(state, seat, action)
    if kind == WINDOW:
        return why_not_play(state, seat, action)
    if kind == PHASE:
        return why_not_in_phase(state, seat, action)
    return why_not_here(state, seat, kind, action)


def why_not_here(state: State, seat: int, kind: int, action: int) -> Refusal:
    """In a battle, at a meal, or while a card is played."""
    if kind in (FIGHT, HUNT_FRAME, CASUALTY) and LOSE <= action < HUNT:
        return why_not_lose(state, seat, kind, action - LOSE)
    if kind == BATTLE_FRAME and HUNT <= action < HUNT + len(SPECIES_NAMES):
        return no("7.5", "no_herd", species=SPECIES_NAMES[action - HUNT])
    if kind == SPOILS and action == CAPTURE:
        return no("7.4", "no_capture")
    if kind == FEEDING and (action == FEED or STARVE <= action < LOSE):
        return why_not_feed(state, seat, action)
    if kind <= MODE_FRAME and kind not in RULES and action >= HEX:
        return no("8.9", "no_choice")
    return no(RULES.get(kind, "8.9"), "not_now")


def why_not_play(state: State, seat: int, action: int) -> Refusal:
    """A window knows only cards and passing."""
    if PLAY <= action < ATTACH:
        return why_not_card(state, seat, action - PLAY)
    if ATTACH <= action < CARD:
        return why_not_card(state, seat, (action - ATTACH) // MODES)
    return no("5.12", "not_now")


def why_not_card(state: State, seat: int, card: int) -> Refusal:
    key = "not_playable" if state.holder[card] == seat else "no_card"
    return no("8.9", key, card=TRICK_TEXTS[card])


# Questions of a phase


def why_not_in_phase(state: State, seat: int, action: int) -> Refusal:
    if state.phase == SETUP:
        return why_not_camp(state, action)
    if state.phase == ARRIVALS and RETURN <= action < SETTLE:
        return why_not_return(state, action - RETURN)
    if state.phase == COMBAT and BATTLE <= action < BIRTH:
        return no("7.1", "no_battle", hex=HEX_NAMES[action - BATTLE])
    if state.phase == BIRTHS and BIRTH <= action < BIRTH + HEXES:
        return no("8.3", "no_birth", hex=HEX_NAMES[action - BIRTH])
    if state.phase not in PHASE_RULES and SOW <= action < RETURN:
        return why_not_sow(state, seat, action - SOW)
    return no(PHASE_RULES.get(state.phase, "8.4"), "not_now")


def why_not_camp(state: State, action: int) -> Refusal:
    if field(state, K_STEP) or not CAMP <= action < SOW:
        rule = "3.5" if field(state, K_STEP) else "3.4"
        return no(rule, "not_now")
    h = action - CAMP
    if state.board.terrain[h] == LAKE:
        return no("3.4", "lake")
    if state.camp[h] != NOBODY:
        return no("3.4", "camp_there", hex=HEX_NAMES[h])
    return no("3.4", "beside_camp", hex=HEX_NAMES[h])


def why_not_return(state: State, h: int) -> Refusal:
    if h not in state.board.rim:
        return no("8.7", "not_rim", hex=HEX_NAMES[h])
    if state.choices.return_timing == QUICK and is_near_camp(state, h):
        return no("8.7", "near_camp", hex=HEX_NAMES[h])
    return no("8.7", "occupied", hex=HEX_NAMES[h])


def why_not_sow(state: State, seat: int, h: int) -> Refusal:
    is_village = h in own_camps(state, seat) and state.board.terrain[h] == PLAIN
    if not is_village:
        return no("8.4", "not_eligible", hex=HEX_NAMES[h])
    if state.crop[h] != NO_CROP or field(state, K_B) >= 1 << h:
        return no("8.4", "sown_already", hex=HEX_NAMES[h])
    if not is_field(state, seat, h):
        return no("8.4", "sow_warrior", hex=HEX_NAMES[h])
    return no("8.4", "no_food")


# Questions of a fight and of a meal


def why_not_lose(state: State, seat: int, kind: int, number: int) -> Refusal:
    h, token = divmod(number, KINDS)
    if h != field(state, K_A) or able(state, seat, token, h) == 0:
        return no("7.2", "no_such_token", hex=HEX_NAMES[field(state, K_A)])
    if kind == HUNT_FRAME and token == WOMAN and able(state, seat, WARRIOR, h):
        return no("7.2", "women_last")
    return no("7.3", "not_in_fight", hex=HEX_NAMES[h])


def why_not_feed(state: State, seat: int, action: int) -> Refusal:
    missing = least_to_choose(state, seat) - field(state, K_B)
    if action == FEED:
        return no("8.2", "starve_more", count=missing)
    h, token = divmod(action - STARVE, KINDS)
    if token > WOMAN or count(state, seat, token, h) == 0:
        return no("8.2", "no_such_token", hex=HEX_NAMES[h])
    if action - STARVE < field(state, K_C):
        return no("8.2", "order")
    if missing <= 0 and not state.choices.may_starve:
        return no("8.2", "enough_food")
    return no("8.2", "too_few_left")
