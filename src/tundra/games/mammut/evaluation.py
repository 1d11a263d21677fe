"""The evaluation of a round, good by good: axes, hides, tusks, meat, fire; the animals follow."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tundra.core.events import Event
from tundra.games.mammut.animals import collect_animals
from tundra.games.mammut.pieces import (
    ALL_SPECIES,
    AXE,
    AXE_BONUS,
    AXE_PLUS2,
    AXE_POINTS,
    CARD_NAMES,
    FACE_NAMES,
    FIRE,
    FIRE_PENALTY,
    HIDE,
    HIDE_ONE,
    HIDE_POINTS,
    LAST_ROUND,
    MEAT,
    MEAT_PRIZES,
    MOST_AXE_FIRE,
    MOST_AXE_HIDE,
    MOST_HIDE_4VP,
    MOST_HIDE_ANIMAL,
    MOST_POINTS,
    MOST_TUSK_4VP,
    MOST_TUSK_FIRE,
    NOBODY,
    ONE_CARD,
    TUSK,
    TUSK_POINTS,
    copies_in,
    how_many,
)
from tundra.games.mammut.preparation import amounts_of, prepare
from tundra.games.mammut.rounds import draw_from
from tundra.games.mammut.scoring import (
    AXES,
    FIRES,
    HIDES,
    MEATS,
    TUSKS,
    award,
    clockwise,
    highest,
    level_with,
    lowest,
    most,
    shaman_order,
)
from tundra.games.mammut.state import COUNTS, DREW, ROW, State
from tundra.games.mammut.words import card_list

if TYPE_CHECKING:
    from mypy_extensions import i64


def evaluate(state: State, told: list[Event] | None) -> None:
    prepare(state, told)
    order = shaman_order(len(state.points), state.holder, state.arrow)
    evaluate_axes(state, order, told)
    evaluate_hides(state, order, told)
    evaluate_tusks(state, order, told)
    evaluate_meat(state, order, told)
    evaluate_fire(state, order, told)
    state.collected = 0
    collect_animals(state, told)


# Extras and bonuses of cards


def was_revealed(state: State, card: i64) -> i64:
    """How many of this card lie open, whoever laid them."""
    found: i64 = 0
    for cards in state.laid:
        found += copies_in(cards, card)
    return found


def give_extra(
    state: State,
    card: i64,
    amounts: list[int],
    good: i64,
    order: list[int],
    told: list[Event] | None,
) -> None:
    """The seat with most of one good has one more of another, for this evaluation."""
    if not was_revealed(state, card):
        return
    seat = most(amounts, order)
    if seat == NOBODY:
        leave_unclaimed(CARD_NAMES[card], told)
        return
    state.ledger[seat * ROW + COUNTS + good - AXE] += 1
    if told is not None:
        facts = {
            "good": FACE_NAMES[good],
            "card": CARD_NAMES[card],
            "tied": level_with(amounts, seat),
        }
        told.append(Event("extra", seat, facts))


def give_bonus(
    state: State,
    card: i64,
    category: i64,
    reason: str,
    amounts: list[int],
    order: list[int],
    told: list[Event] | None,
) -> None:
    """The seat with most of a good gains points."""
    if not was_revealed(state, card):
        return
    seat = most(amounts, order)
    if seat == NOBODY:
        leave_unclaimed(CARD_NAMES[card], told)
    else:
        award(state, seat, category, reason, amounts[seat], MOST_POINTS, amounts, told)


def leave_unclaimed(prize: str, told: list[Event] | None) -> None:
    """D7: nobody has any."""
    if told is not None:
        told.append(Event("unclaimed", None, {"card": prize}))


# Axes (rule 5.3)


def evaluate_axes(state: State, order: list[int], told: list[Event] | None) -> None:
    axes = amounts_of(state, AXE)
    for seat in clockwise(state):
        if not axes[seat]:
            continue
        if state.round == LAST_ROUND:
            award(state, seat, AXES, "axe_points", axes[seat], AXE_POINTS * axes[seat], None, told)
        else:
            draw_cards(state, seat, axes[seat], told)
    if was_revealed(state, AXE_PLUS2):
        # D10: in the last round too.
        for seat in clockwise(state):
            if axes[seat]:
                award(
                    state, seat, AXES, "axe_plus2", axes[seat], AXE_BONUS * axes[seat], None, told
                )
    give_extra(state, MOST_AXE_HIDE, axes, HIDE, order, told)
    give_extra(state, MOST_AXE_FIRE, axes, FIRE, order, told)


def draw_cards(state: State, seat: i64, count: i64, told: list[Event] | None) -> None:
    """D9: an empty pile is made anew from the discards; with none left the draw is lost."""
    left = count
    while left > 0:
        if state.pile == 0:
            if state.discard == 0:
                if told is not None:
                    told.append(Event("draws_lost", seat, {"count": left}))
                return
            reshuffle(state, told)
        at_hand = how_many(state.pile)
        drawn = left if left < at_hand else at_hand
        draw_at_hand(state, seat, drawn, told)
        left -= drawn


def draw_at_hand(state: State, seat: i64, count: i64, told: list[Event] | None) -> None:
    """So many cards are in the pile."""
    drawn: i64 = 0
    for _ in range(count):
        drawn += ONE_CARD[draw_from(state)]
    state.hands[seat] += drawn
    state.ledger[seat * ROW + DREW] += count
    if told is not None:
        told.append(Event("drew", seat, {"count": count}, {"cards": card_list(drawn)}))


def reshuffle(state: State, told: list[Event] | None) -> None:
    state.pile = state.discard
    state.discard = 0
    if told is not None:
        told.append(Event("reshuffled", None, {"count": how_many(state.pile)}))


# Hides (rule 5.4)


def evaluate_hides(state: State, order: list[int], told: list[Event] | None) -> None:
    for seat in range(len(state.laid)):
        # D27: such a card is worth a hide tile.
        state.ledger[seat * ROW + COUNTS + HIDE - AXE] += copies_in(state.laid[seat], HIDE_ONE)
    hides = amounts_of(state, HIDE)
    for seat in clockwise(state):
        if hides[seat]:
            state.hides[seat] += hides[seat]
            if told is not None:
                facts = {"steps": hides[seat], "to": state.hides[seat]}
                told.append(Event("advanced", seat, facts))
    value: i64 = HIDE_POINTS[state.round]
    track = state.hides
    # D28: a strict order, so the first is never the last.
    leader = highest(track, order)
    last = lowest(track, order)
    award(state, leader, HIDES, "hide_leader", track[leader], value, track, told)
    award(state, last, HIDES, "hide_last", track[last], -value, track, told)
    give_bonus(state, MOST_HIDE_4VP, HIDES, "most_hide_4vp", hides, order, told)
    promise_pawn(state, hides, order, told)


def promise_pawn(
    state: State, hides: list[int], order: list[int], told: list[Event] | None
) -> None:
    """D29: the pawn itself is taken in the animal step."""
    if not was_revealed(state, MOST_HIDE_ANIMAL):
        return
    state.pawn_winner = most(hides, order)
    if state.pawn_winner == NOBODY:
        leave_unclaimed(CARD_NAMES[MOST_HIDE_ANIMAL], told)
    elif told is not None:
        facts = {
            "tied": level_with(hides, state.pawn_winner),
            "all": state.animals[state.pawn_winner] == ALL_SPECIES,
        }
        told.append(Event("pawn_won", state.pawn_winner, facts))


# Tusks (rule 5.5)


def evaluate_tusks(state: State, order: list[int], told: list[Event] | None) -> None:
    tusks = amounts_of(state, TUSK)
    for seat in clockwise(state):
        if tusks[seat]:
            points: i64 = TUSK_POINTS * tusks[seat]
            award(state, seat, TUSKS, "tusk_points", tusks[seat], points, None, told)
    give_bonus(state, MOST_TUSK_4VP, TUSKS, "most_tusk_4vp", tusks, order, told)
    give_extra(state, MOST_TUSK_FIRE, tusks, FIRE, order, told)


# Meat (rule 5.6)


def evaluate_meat(state: State, order: list[int], told: list[Event] | None) -> None:
    """Prizes without a taker are lost."""
    meat = amounts_of(state, MEAT)
    left = meat[:]
    place = 0
    for prize in MEAT_PRIZES[len(meat)]:
        seat = most(left, order)
        if seat == NOBODY:
            break
        place += 1
        award(state, seat, MEATS, f"meat_{place}", meat[seat], prize, meat, told)
        left[seat] = 0
    if place == 0:
        leave_unclaimed("meat", told)


# Fire (rule 5.7)


def evaluate_fire(state: State, order: list[int], told: list[Event] | None) -> None:
    """D34: with two players the other one gains a point for each own fire."""
    fire = amounts_of(state, FIRE)
    cold = lowest(fire, order)
    award(state, cold, FIRES, "fire_least", fire[cold], -FIRE_PENALTY, fire, told)
    if len(fire) == 2:
        warm: i64 = 1 - cold
        if fire[warm]:
            award(state, warm, FIRES, "fire_other", fire[warm], fire[warm], None, told)
