"""What a seat could believe: cards dealt anew, and hidden sides that fit all it has seen."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tundra.core.rng import Rng
from tundra.games.mammut.pieces import (
    BIT,
    EVALUATION_CARDS,
    FACES,
    KIND_OF,
    KINDS,
    NOBODY,
    ONE_CARD,
    copies_in,
    how_many,
)
from tundra.games.mammut.state import GIVE, OVER, PAWN, RETURN_HEAPS, SWAP, TAKE, TURN, State

if TYPE_CHECKING:
    from mypy_extensions import i64

STIRS: Final = 10
"""Rounds of tiles turned over together at the end: enough that each guess is as likely as any other."""


def determinize(state: State, seat: int | None, rng: Rng) -> State:
    """A position that ``seat`` cannot tell from the real one; an onlooker (None) knows no hand."""
    guess = state.clone()
    guess.rng = rng
    viewer: i64 = NOBODY if seat is None else seat
    if viewer != guess.active:
        forget_picks(guess)
    # Many numbers are drawn, and none needs to be secret.
    chance = rng.fork()
    deal_cards(guess, viewer, chance)
    deal_sides(guess, viewer, chance)
    return guess


def forget_picks(guess: State) -> None:
    """Others hear of picks only when they are complete: to them the turn has just begun."""
    if guess.phase in (TAKE, GIVE, RETURN_HEAPS):
        guess.phase = TURN
        guess.picked = 0
        guess.last_pick = NOBODY
        guess.stolen = NOBODY


# Cards


def deal_cards(guess: State, viewer: i64, chance: Rng) -> None:
    """Cards face down first, since only evaluation cards can lie there; then hands from what is left."""
    unseen: i64 = guess.pile
    is_sharing = guess.phase not in (SWAP, PAWN, OVER)
    for seat in range(len(guess.hands)):
        if seat != viewer:
            unseen += guess.hands[seat]
            if is_sharing:
                unseen += guess.laid[seat]
    for seat in range(len(guess.hands)):
        if seat != viewer and is_sharing and guess.laid[seat]:
            laid = some_cards(chance, unseen & EVALUATION_CARDS, how_many(guess.laid[seat]))
            guess.laid[seat] = laid
            unseen -= laid
    for seat in range(len(guess.hands)):
        if seat != viewer and guess.hands[seat]:
            hand = some_cards(chance, unseen, how_many(guess.hands[seat]))
            guess.hands[seat] = hand
            unseen -= hand
    guess.pile = unseen


def some_cards(rng: Rng, cards: i64, count: i64) -> i64:
    """So many of these cards, at random."""
    taken: i64 = 0
    left: i64 = how_many(cards)
    for _ in range(count):
        place: i64 = rng.below(left)
        card: i64 = 0
        while place >= copies_in(cards, card):
            place -= copies_in(cards, card)
            card += 1
        one: i64 = ONE_CARD[card]
        cards -= one
        taken += one
        left -= 1
    return taken


# Hidden sides. Each tile joins the face it shows to the face it hides, like an arrow between faces. A seat knows how
# many tiles show each face, and which tiles there are; so a guess turns arrows, but as many start from each face.


class Arrows:
    """The tiles of unknown other side, as arrows from the shown face to the hidden one."""

    def __init__(self, rng: Rng) -> None:
        self.rng: Final = rng
        self.shown: list[int] = []
        self.hidden: list[int] = []
        self.surplus: list[int] = [0] * FACES
        """How many arrows too many start from each face."""
        self.wanted: list[int] = [0] * FACES
        """How many tiles show each face."""

    def turn(self, arrow: i64) -> None:
        face = self.shown[arrow]
        self.shown[arrow] = self.hidden[arrow]
        self.hidden[arrow] = face


def deal_sides(guess: State, viewer: i64, chance: Rng) -> None:
    known: i64 = guess.public
    if viewer >= 0:
        known |= guess.looked[viewer]
    arrows = loose_arrows(guess, known, chance)
    settle(arrows)
    for _ in range(STIRS):
        stir(arrows)
    lay_out(guess, known, arrows)


def loose_arrows(guess: State, known: i64, chance: Rng) -> Arrows:
    """The unknown tiles in fixed order, each turned by chance: nothing of the truth but which tiles there are."""
    arrows = Arrows(chance)
    copies: list[int] = [0] * len(KINDS)
    for tile in range(len(guess.faces)):
        if known & BIT[tile] == 0:
            face: i64 = guess.faces[tile]
            copies[KIND_OF[face * FACES + guess.unders[tile]]] += 1
            arrows.surplus[face] -= 1
            arrows.wanted[face] += 1
    sides: i64 = chance.word()
    for kind in range(len(KINDS)):
        low, high = KINDS[kind]
        for _ in range(copies[kind]):
            is_low_up = sides & 1 == 1
            sides >>= 1
            arrows.shown.append(low if is_low_up else high)
            arrows.hidden.append(high if is_low_up else low)
            arrows.surplus[low if is_low_up else high] += 1
    return arrows


def settle(arrows: Arrows) -> None:
    """Turns chains of arrows until each face is shown as often as it should be."""
    for face in range(FACES):
        while arrows.surplus[face] > 0:
            turn_chain(arrows, face)


def turn_chain(arrows: Arrows, start: i64) -> None:
    """Turns the shortest chain of arrows to a face that is shown too seldom. There is one, since the truth fits."""
    count: i64 = len(arrows.shown)
    offset: i64 = arrows.rng.below(count)
    came_by: list[int] = [NOBODY] * FACES
    line: list[int] = [start]
    place: i64 = 0
    while True:
        face: i64 = line[place]
        place += 1
        for step in range(count):
            arrow: i64 = step + offset
            if arrow >= count:
                arrow -= count
            if arrows.shown[arrow] != face:
                continue
            reached: i64 = arrows.hidden[arrow]
            if reached == start or came_by[reached] != NOBODY:
                continue
            came_by[reached] = arrow
            if arrows.surplus[reached] < 0:
                turn_back(arrows, start, reached, came_by)
                return
            line.append(reached)


def turn_back(arrows: Arrows, start: i64, end: i64, came_by: list[int]) -> None:
    arrows.surplus[start] -= 1
    arrows.surplus[end] += 1
    face = end
    while face != start:
        arrow: i64 = came_by[face]
        face = arrows.shown[arrow]
        arrows.turn(arrow)


def stir(arrows: Arrows) -> None:
    """Follows arrows at random until a face comes back, and turns that ring: counts stay, and no guess is favoured."""
    count: i64 = len(arrows.shown)
    if count == 0:
        return
    way: list[int] = []
    first_at: list[int] = [NOBODY] * FACES
    face: i64 = arrows.shown[arrows.rng.below(count)]
    while first_at[face] == NOBODY:
        if arrows.wanted[face] == 0:
            return
        first_at[face] = len(way)
        arrow = nth_from(arrows, face, arrows.rng.below(arrows.wanted[face]))
        way.append(arrow)
        face = arrows.hidden[arrow]
    for place in range(first_at[face], len(way)):
        arrows.turn(way[place])


def nth_from(arrows: Arrows, face: i64, number: i64) -> i64:
    """The n-th arrow that starts from a face."""
    arrow: i64 = 0
    while True:
        if arrows.shown[arrow] == face:
            if number == 0:
                return arrow
            number -= 1
        arrow += 1


def lay_out(guess: State, known: i64, arrows: Arrows) -> None:
    """Gives every unknown tile one of the arrows from its face, by lot."""
    order = arrows.rng.shuffled(list(range(len(arrows.shown))))
    next_up: list[int] = [NOBODY] * FACES
    below: list[int] = [NOBODY] * len(order)
    for arrow in order:
        face: i64 = arrows.shown[arrow]
        below[arrow] = next_up[face]
        next_up[face] = arrow
    for tile in range(len(guess.faces)):
        if known & BIT[tile] == 0:
            shown: i64 = guess.faces[tile]
            top: i64 = next_up[shown]
            guess.unders[tile] = arrows.hidden[top]
            next_up[shown] = below[top]
