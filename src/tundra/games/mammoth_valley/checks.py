"""What must be true of every position; the loader and the tests ask the same questions."""

from __future__ import annotations

from collections.abc import Iterator

from tundra.core.outcome import Outcome
from tundra.core.printable import quoted
from tundra.games.mammoth_valley.beasts import TAMED, species_of
from tundra.games.mammoth_valley.camps import camps
from tundra.games.mammoth_valley.decks import EVENT_CARDS, EVENT_NAMES, EVENT_SEASON, TRICK_CARDS
from tundra.games.mammoth_valley.frame_checks import wrong_frames
from tundra.games.mammoth_valley.ground import count, humans
from tundra.games.mammoth_valley.lasting import has_effect, marked_tokens
from tundra.games.mammoth_valley.people import home, reserve, total
from tundra.games.mammoth_valley.pieces import (
    ACTIVE,
    BLOCK,
    FORESEEN,
    FOUNDED,
    HEX_NAMES,
    HEXES,
    HIDDEN,
    IN_DISCARD,
    KINDS,
    LAKE,
    LAKE_BIT,
    MOST_CAMPS,
    MOUNTAIN,
    NO_CROP,
    NOBODY,
    ON_TABLE,
    OVER,
    PLAIN,
    SPECIES,
    SPECIES_NAMES,
    STRANDED,
    TAME,
    TOKENS,
    USUAL_LENGTH,
    VOID,
    WARRIOR,
    WOLF,
    WOMAN,
)
from tundra.games.mammoth_valley.stack import BATTLE_FRAME, FRAME, HUNT_FRAME, PHASE, WINDOW
from tundra.games.mammoth_valley.state import State
from tundra.games.mammoth_valley.turn_end import check_victory
from tundra.games.mammoth_valley.turns import check_tribes, end_by_years


def check(state: State) -> str:
    """The first thing that is wrong with a position, or nothing."""
    return next(problems(state), "")


def problems(state: State) -> Iterator[str]:
    yield from wrong_people(state)
    yield from wrong_animals(state)
    yield from wrong_ground(state)
    yield from wrong_cards(state)
    yield from wrong_walk(state)
    yield from wrong_course(state)


def wrong_people(state: State) -> Iterator[str]:
    for seat in range(state.seats):
        people = total(state, seat, WARRIOR) + total(state, seat, WOMAN)
        if reserve(state, seat, WARRIOR) < 0 or reserve(state, seat, WOMAN) < 0:
            yield f"seat {seat} has more people than tokens"
        if camps(state, seat) > MOST_CAMPS:
            yield f"seat {seat} has {camps(state, seat)} camps; {MOST_CAMPS} are the most"
        if people and state.status[seat] != ACTIVE:
            yield f"seat {seat} is not in the game, but has people on the board"
        if state.has_fire[seat] and (camps(state, seat) == 0 or not state.choices.fire):
            yield f"seat {seat} has Fire without a camp, or without the rule"
        if state.food[seat] < 0:
            yield f"seat {seat} has less than no food"
        if min(state.people[seat * BLOCK : (seat + 1) * BLOCK]) < 0:
            yield f"seat {seat} has less than nobody somewhere"
        yield from wrong_groups(state, seat)


def wrong_groups(state: State, seat: int) -> Iterator[str]:
    start = seat * BLOCK + TAME * HEXES
    if any(state.people[start : start + HEXES]):
        for h in range(HEXES):
            if count(state, seat, TAME, h) and not humans(state, seat, h):
                yield f"a tame wolf of seat {seat} is alone in {HEX_NAMES[h]}"
    for h in home(state, seat):
        if not is_ground(state, h):
            yield f"nobody can be in {HEX_NAMES[h]}"
        if not state.effects:
            continue
        for kind in range(KINDS):
            hidden = marked_tokens(state, HIDDEN, seat, kind, h)
            hidden += marked_tokens(state, STRANDED, seat, kind, h)
            if hidden > count(state, seat, kind, h):
                yield f"more are hidden in {HEX_NAMES[h]} than are there"


def is_ground(state: State, h: int) -> bool:
    """Land, or a frozen lake."""
    terrain = state.board.terrain[h]
    return terrain not in (VOID, LAKE) or (terrain == LAKE and state.frozen & LAKE_BIT != 0)


def wrong_animals(state: State) -> Iterator[str]:
    found = [0] * (SPECIES * HEXES)
    tame = 0
    for token in range(TOKENS):
        h = state.where[token]
        if h == TAMED:
            tame += 1
            if species_of(token) != WOLF:
                yield f"a {SPECIES_NAMES[species_of(token)]} cannot be tame"
        elif h != NOBODY:
            found[species_of(token) * HEXES + h] += 1
    if found != state.herd:
        yield "the herds do not match the tokens on the board"
    if tame != sum(total(state, seat, TAME) for seat in range(state.seats)):
        yield "the tame wolves do not match the tokens"
    for h, beasts in enumerate(state.beasts):
        if beasts != sum(state.herd[h::HEXES]):
            yield f"the animals of {HEX_NAMES[h]} are miscounted"
        if beasts and not is_ground(state, h):
            yield f"no animal can be in {HEX_NAMES[h]}"


def wrong_ground(state: State) -> Iterator[str]:
    for h in range(HEXES):
        owner = state.camp[h]
        if owner != NOBODY:
            if not is_camp_alive(state, owner, h):
                yield f"the camp in {HEX_NAMES[h]} has no woman"
            if state.board.terrain[h] in (VOID, LAKE):
                yield f"no camp can stand in {HEX_NAMES[h]}"
        if state.crop[h] != NO_CROP and state.board.terrain[h] not in (PLAIN, MOUNTAIN):
            yield f"nothing grows in {HEX_NAMES[h]}"
    for h in state.neutral:
        if h != NOBODY and not is_ground(state, h):
            yield "a neutral human stands where nobody can be"


def is_camp_alive(state: State, owner: int, h: int) -> bool:
    """A camp needs a woman, but while it is fought over it may wait for its fate."""
    if count(state, owner, WOMAN, h) or has_effect(state, FOUNDED, owner, h):
        return True
    return state.battle_hex == h


def wrong_cards(state: State) -> Iterator[str]:
    discards = sorted(state.trick_discards)
    if discards != [card for card in range(TRICK_CARDS) if state.holder[card] == IN_DISCARD]:
        yield "the discarded tricks are not those that were played"
    for card in range(TRICK_CARDS):
        holder = state.holder[card]
        if holder >= 0 and state.status[holder] != ACTIVE:
            yield f"seat {holder} is not in the game, but holds cards"
        if holder < 0 and state.known[card]:
            yield "somebody knows a card that nobody holds"
    events = sorted(state.event_discards)
    if events != [card for card in range(EVENT_CARDS) if state.event_place[card] == IN_DISCARD]:
        yield "the discarded events are not those that came"
    for season, card in enumerate(state.seen_event):
        if card != NOBODY and (EVENT_SEASON[card] != season or state.event_place[card] != FORESEEN):
            yield f"{EVENT_NAMES[card]} cannot have been looked at"
    if sum(place == FORESEEN for place in state.event_place) != sum(
        card != NOBODY for card in state.seen_event
    ):
        yield "an event was looked at, but nobody knows which"
    if sum(place == ON_TABLE for place in state.event_place) > 1:
        yield "two events lie on the table"


def wrong_walk(state: State) -> Iterator[str]:
    """The tokens of the tribe that moves are counted by what they have done."""
    if not (any(state.one) or any(state.done) or any(state.used)):
        return
    for place in range(BLOCK):
        moved = state.one[place] + state.done[place] + state.used[place]
        if min(state.one[place], state.done[place], state.used[place]) < 0:
            yield "less than nobody has moved"
        if moved and (state.mover == NOBODY or moved > state.people[state.mover * BLOCK + place]):
            yield "more people have moved than there are"


def wrong_course(state: State) -> Iterator[str]:
    if (state.phase == OVER) != (state.outcome is not None):
        yield "a match has an outcome exactly when it is over"
    if state.outcome is not None:
        if state.stack or state.asked != NOBODY:
            yield "a match that is over asks nobody"
        elif state.outcome != due_outcome(state, state.outcome.reason):
            yield f"the outcome {quoted(state.outcome.reason)} does not fit the tribes"
        return
    # One event makes a season a turn longer.
    if state.season_length not in (USUAL_LENGTH, USUAL_LENGTH + 1):
        yield f"no season has {state.season_length} turns"
    if not 1 <= state.turn <= state.season_length:
        yield f"turn {state.turn} of a season of {state.season_length}"
    if not 1 <= state.year <= state.choices.max_years:
        yield f"year {state.year} of {state.choices.max_years}"
    if state.stack:
        yield from wrong_stack(state)


def due_outcome(state: State, reason: str) -> Outcome | None:
    """How the match must have ended, if it ended for this reason."""
    twin = state.clone()
    twin.outcome = None
    if reason in ("extinction", "last_tribe"):
        check_tribes(twin, None)
    elif reason in ("victory", "shared"):
        check_victory(twin, None)
    elif reason == "years" and state.turn == 1 and state.year == state.choices.max_years:
        end_by_years(twin, None)
    return twin.outcome


def wrong_stack(state: State) -> Iterator[str]:
    kinds = state.stack[::FRAME]
    if kinds[0] != PHASE or PHASE in kinds[1:]:
        yield "the phase is not at the bottom of the stack"
        return
    yield from wrong_frames(state)
    if state.battle_hex != NOBODY and BATTLE_FRAME not in kinds:
        yield "there is a battle that nobody fights"
    if (
        state.asked != NOBODY
        and state.status[state.asked] == 2
        and kinds[-1]
        in (
            WINDOW,
            HUNT_FRAME,
        )
    ):
        yield "somebody is asked who is out of the game"
