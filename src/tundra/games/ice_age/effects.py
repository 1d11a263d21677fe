"""What a card does: one short function for each thing that can happen while it is carried out."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tundra.core.events import Event
from tundra.games.ice_age.actions import (
    ADD_MAMMOTH,
    CHOOSE_REGION,
    CLUB_UNDER,
    DONE,
    KEEP_CLUB,
    LEAD_BAND,
    MODE_TERRAIN,
    MOVE_FIRE,
    MOVE_GROUP,
    MOVE_MAMMOTH,
    RELOCATE,
    REMOVE_A_MAMMOTH,
    REMOVE_HUNTER,
    SWAP_HUNTER,
    SWAP_PARTNER,
    TAKE_CLUB,
)
from tundra.games.ice_age.hunters import place, relocate, remove, step, swap
from tundra.games.ice_age.pieces import (
    BIT,
    CARD_NAMES,
    CLUBBED,
    FIRE_PLACE,
    REGIONS,
    ROW,
    TERRAIN_BITS,
    TERRAIN_NAMES,
    token_count,
)
from tundra.games.ice_age.questions import (
    ATTACH,
    BAND,
    CLUB_OR_MOVE,
    LEFT,
    MODE,
    MOVE,
    OWNER,
    PICK,
    PICK_ROW,
    PLACE,
    REMOVE,
    SETTLE_MAMMOTH,
    SETTLE_PLACE,
    STARTED,
    STEP,
    SWAP_WITH,
    TARGET,
    ask,
    is_started,
    kind_of,
    left_of,
    owners_of,
    pick_of,
    seat_of,
    zone_of,
)
from tundra.games.ice_age.reach import can_act
from tundra.games.ice_age.state import State

if TYPE_CHECKING:
    from mypy_extensions import i64


def carry_out(
    state: State, seat: i64, question: i64, action: i64, told: list[Event] | None
) -> None:
    """Answers a question that was just taken off the stack; what follows is put on it."""
    kind: i64 = kind_of(question)
    if action == DONE:
        waive(state, seat, question, told)
    elif kind in (PLACE, SETTLE_PLACE, CLUB_OR_MOVE, MOVE):
        if action == TAKE_CLUB:
            take_club(state, seat, told)
            return
        if action >= RELOCATE:
            relocate(state, seat, action - RELOCATE, told)
        else:
            place(state, seat, action, told)
        one_less(state, question + MOVE - CLUB_OR_MOVE if kind == CLUB_OR_MOVE else question)
    elif kind == STEP:
        owner = step(state, seat, action, told)
        one_less(state, question + OWNER[owner])
    elif kind == REMOVE:
        owner = remove(state, seat, action - REMOVE_HUNTER, told)
        one_less(state, question + OWNER[owner])
    elif action >= SWAP_PARTNER:
        swap(state, seat, pick_of(question), action - SWAP_PARTNER, told)
    elif action >= SWAP_HUNTER:
        state.questions.append(ask(SWAP_WITH, seat, 0, 0) + (action - SWAP_HUNTER) * PICK + STARTED)
    else:
        carry_out_rest(state, seat, question, action, told)


def carry_out_rest(
    state: State, seat: i64, question: i64, action: i64, told: list[Event] | None
) -> None:
    """What is asked about clubs, mammoths, fire, groups and regions."""
    if action >= LEAD_BAND:
        lead_band(state, seat, pick_of(question), action - LEAD_BAND, told)
    elif action >= MOVE_GROUP:
        way: i64 = action - MOVE_GROUP
        pick: i64 = way // REGIONS * PICK_ROW + way % REGIONS
        state.questions.append(ask(BAND, seat, left_of(question), 0) + pick * PICK + STARTED)
    elif action >= MOVE_FIRE:
        move_fire(state, seat, action - MOVE_FIRE, told)
    elif action >= MOVE_MAMMOTH:
        move_mammoth(state, seat, action - MOVE_MAMMOTH, told)
    elif action >= ADD_MAMMOTH:
        add_mammoth(state, seat, action - ADD_MAMMOTH, told)
    elif action >= REMOVE_A_MAMMOTH:
        remove_mammoth(state, seat, action - REMOVE_A_MAMMOTH, told)
    elif action >= CHOOSE_REGION:
        choose_region(state, seat, question, action - CHOOSE_REGION, told)
    elif kind_of(question) == MODE:
        choose_mode(state, seat, question, action == MODE_TERRAIN, told)
    else:
        handle_club(state, seat, action, told)


def handle_club(state: State, seat: i64, action: i64, told: list[Event] | None) -> None:
    if action == TAKE_CLUB:
        take_club(state, seat, told)
    elif action == KEEP_CLUB:
        keep_club(seat, told)
    else:
        attach_club(state, seat, action - CLUB_UNDER, told)


# How a card goes on


def one_less(state: State, question: i64) -> None:
    """Asks once more, or goes on to the next part of the card."""
    if left_of(question) > 1:
        state.questions.append((question - LEFT) | STARTED)
    elif kind_of(question) == SETTLE_PLACE:
        ask_for_mammoth(state, question)


def ask_for_mammoth(state: State, question: i64) -> None:
    """Rule 5.8: the second part of settling, in the same region."""
    state.questions.append(ask(SETTLE_MAMMOTH, seat_of(question), 0, zone_of(question)) | STARTED)


def waive(state: State, seat: i64, question: i64, told: list[Event] | None) -> None:
    """Rule 4.1, D9: everything can be left undone; a price stays paid."""
    goes_on = kind_of(question) == SETTLE_PLACE
    if told is not None:
        part = {"part": "hunters"} if goes_on else {}
        told.append(Event("waived", seat, {"card": CARD_NAMES[state.effect]} | part))
    if goes_on:
        ask_for_mammoth(state, question)


def settle_questions(state: State, told: list[Event] | None) -> bool:
    """Takes away questions to which only one answer is left. Tells whether the card is over."""
    while True:
        question: i64 = state.questions[-1]
        kind: i64 = kind_of(question)
        if kind < MODE:
            state.arrived = 0
            return kind != TARGET
        if not is_started(question):
            # The next player carries the card out.
            state.arrived = 0
        if can_act(state, question):
            return False
        state.questions.pop()
        if kind == ATTACH:
            keep_club(seat_of(question), told)
        elif kind == SETTLE_PLACE:
            ask_for_mammoth(state, question)
        elif told is not None and not is_started(question):
            told.append(Event("idle", seat_of(question), {"card": CARD_NAMES[state.effect]}))


def choose_mode(
    state: State, seat: i64, question: i64, is_terrain: bool, told: list[Event] | None
) -> None:
    """Rule 5.1: three hunters on the terrain, or two anywhere."""
    terrain: i64 = pick_of(question)
    zone: i64 = state.open & TERRAIN_BITS[terrain] if is_terrain else state.open
    count: i64 = left_of(question) if is_terrain else owners_of(question)
    state.questions.append(ask(PLACE, seat, count, zone) | STARTED)
    if told is not None:
        mode = "terrain" if is_terrain else "anywhere"
        told.append(Event("mode", seat, {"mode": mode, "terrain": TERRAIN_NAMES[terrain]}))


def choose_region(
    state: State, seat: i64, question: i64, region: i64, told: list[Event] | None
) -> None:
    state.questions.append(ask(SETTLE_PLACE, seat, left_of(question), BIT[region]) | STARTED)
    if told is not None:
        told.append(Event("settled", seat, {"region": region + 1}))


# Clubs


def take_club(state: State, seat: i64, told: list[Event] | None) -> None:
    state.clubs_left -= 1
    state.clubs[seat] += 1
    state.questions.append(ask(ATTACH, seat, 0, 0) | STARTED)
    if told is not None:
        told.append(Event("club_taken", seat))


def attach_club(state: State, seat: i64, region: i64, told: list[Event] | None) -> None:
    place: i64 = region * ROW + 2 * seat
    state.clubs[seat] -= 1
    state.hunters[place] -= 1
    state.hunters[place + CLUBBED] += 1
    if told is not None:
        told.append(Event("club_attached", seat, {"region": region + 1}))


def keep_club(seat: i64, told: list[Event] | None) -> None:
    if told is not None:
        told.append(Event("club_kept", seat))


# Mammoths and fire


def add_mammoth(state: State, seat: i64, region: i64, told: list[Event] | None) -> None:
    state.mammoths_left -= 1
    state.mammoths[region] += 1
    if told is not None:
        told.append(Event("mammoth_placed", seat, {"region": region + 1}))


def move_mammoth(state: State, seat: i64, way: i64, told: list[Event] | None) -> None:
    start: i64 = way // REGIONS
    end: i64 = way % REGIONS
    state.mammoths[start] -= 1
    state.mammoths[end] += 1
    if told is not None:
        told.append(Event("mammoth_moved", seat, {"from": start + 1, "region": end + 1}))


def remove_mammoth(state: State, seat: i64, region: i64, told: list[Event] | None) -> None:
    state.mammoths[region] -= 1
    state.mammoths_left += 1
    if told is not None:
        told.append(Event("mammoth_removed", seat, {"region": region + 1}))


def move_fire(state: State, seat: i64, way: i64, told: list[Event] | None) -> None:
    """D11: the token that has been there longest; nobody looks at it."""
    start: i64 = way // REGIONS
    end: i64 = way % REGIONS
    fire: i64 = state.fires[start]
    token: i64 = fire & 3
    state.fires[start] = fire >> 2
    there: i64 = state.fires[end]
    state.fires[end] = there + token * FIRE_PLACE[token_count(there)]
    if told is not None:
        told.append(Event("fire_moved", seat, {"from": start + 1, "region": end + 1}))


def lead_band(state: State, seat: i64, pick: i64, band: i64, told: list[Event] | None) -> None:
    """Rule 5.7: own hunters of one region, and a mammoth with them, to a neighbour."""
    start: i64 = pick // PICK_ROW
    end: i64 = pick % PICK_ROW
    clubs: i64 = band % 4
    beast: i64 = band // 4 % 2
    clubbed: i64 = band // 8 % 4
    plain: i64 = band // 32
    here: i64 = start * ROW + 2 * seat
    there: i64 = end * ROW + 2 * seat
    state.hunters[here] -= plain
    state.hunters[here + CLUBBED] -= clubbed
    state.hunters[there] += plain - clubs
    state.hunters[there + CLUBBED] += clubbed + clubs
    state.clubs[seat] -= clubs
    state.mammoths[start] -= beast
    state.mammoths[end] += beast
    if told is not None:
        facts = {
            "from": start + 1,
            "region": end + 1,
            "plain": plain,
            "clubbed": clubbed,
            "mammoth": beast == 1,
            "clubs": clubs,
            "count": plain + clubbed,
        }
        told.append(Event("grouped", seat, facts))
