"""Big Manitou: who will win which ground, how safe the heroes are, and who will pay for force."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final

from tundra.bots.heuristics.big_manitou_tiles import (
    TOLL,
    best_tile,
    best_tiles,
    holdings,
    tile_worth,
)
from tundra.games.big_manitou.column import active_heroes, card_at, top_hero
from tundra.games.big_manitou.moves import lowest_pick
from tundra.games.big_manitou.pieces import (
    ALL_HEROES,
    CARDS,
    FROM_CARD,
    GROUNDS,
    HERO,
    HERO_SHARE,
    HUNTS,
    LOSES,
    MOST_HEROES,
    NOBODY,
    ONE_TILE,
    POINT_TILES,
    ROUNDS,
    SECOND_SHARE,
    SHARE_SIZES,
    TRIAL,
    copies_in,
    how_many,
)
from tundra.games.big_manitou.scoring import (
    force,
    ground_total,
    hero_owner,
    is_withheld,
    taker,
)
from tundra.games.big_manitou.state import OVER, PENALTY, PLAY, SELECT, TAKE, State

if TYPE_CHECKING:
    from mypy_extensions import i64

WIDTH: Final = [2.2, 1.1, 0.7, 0.5, 0.5]
"""How far apart players are that are one point apart: the fewer hunts are left, the farther."""

CHOICE: Final = 0.15
"""How much a point of a chosen card's worth is worth."""
PROGRESS: Final = 0.02
"""A choice that is further along is better, so that nobody goes round in circles."""
FORCE_SPREAD: Final = 5.0
"""How far force may still move until the seventh round is over."""
STEP: Final = 1.6
"""How far a total may still move, for each turn that is left."""
HIT: Final = 0.8
"""How likely a hero stays for each card in a rival's hand or pack that could bring it down."""


def worth_of_cards() -> list[float]:
    """Hunters by value; a hero wins more than any hunter, and costs no force."""
    hunters = [0.5 + 0.75 * value for value in range(1, HERO + 1)]
    return [*hunters, 12.0, 9.5, 10.5, 10.5, 10.5]


WORTH: Final[list[float]] = worth_of_cards()
BY_WORTH: Final[list[int]] = sorted(range(CARDS), key=lambda card: -WORTH[card])


def at_least_as_strong() -> list[int]:
    """For every hero the cards, as bits of a hand, that could bring it down."""
    return [
        sum(3 << (2 * card) for card in range(HERO, CARDS) if TRIAL[card * CARDS + target] != LOSES)
        for target in range(CARDS)
    ]


THREATS: Final[list[int]] = at_least_as_strong()
STAYS: Final[list[float]] = [HIT**cards for cards in range(40)]
EMPTY: Final[list[float]] = [0.7**cards for cards in range(40)]
"""How likely a ground stays without a hero, by the heroes that could still come."""


def values(state: State) -> list[float]:
    """What each seat may hope for, from 0 to 1: how likely it ends before another, on average."""
    hopes = expected_points(state)
    seats: i64 = len(hopes)
    width = WIDTH[HUNTS[seats] - state.hunt]
    shares = [0.0] * seats
    for seat in range(seats):
        for other in range(seat):
            ahead = 1.0 / (1.0 + math.exp(width * (hopes[other] - hopes[seat])))
            shares[seat] += ahead
            shares[other] += 1.0 - ahead
    for seat in range(seats):
        shares[seat] /= float(seats - 1)
    return shares


def expected_points(state: State) -> list[float]:
    hopes = [holdings(state, seat) for seat in range(len(state.owned))]
    if state.phase == SELECT:
        for seat in range(len(hopes)):
            hopes[seat] += choice(state, seat)
    elif state.phase == PLAY:
        for ground in range(GROUNDS):
            contest(state, ground, hopes)
        fear_the_toll(state, hopes)
    elif state.phase != OVER:
        if state.phase < PENALTY and state.hunt > 1:
            fear_the_toll(state, hopes)
        for ground in range(GROUNDS):
            if state.grounds[ground]:
                hand_out(state, ground, hopes)
        if state.hunt == 1:
            fear_the_toll(state, hopes)
    return hopes


# Choosing cards


def choice(state: State, seat: i64) -> float:
    """The worth of the cards chosen, and of the best that can still be chosen."""
    chosen: i64 = state.packs[seat]
    count = how_many(chosen)
    missing: i64 = state.size(seat) - count
    total = 0.0
    for card in range(CARDS):
        total += WORTH[card] * float(copies_in(chosen, card))
    rest: i64 = state.asides[seat] & FROM_CARD[lowest_pick(chosen)]
    for card in BY_WORTH:
        copies: i64 = copies_in(rest, card)
        if copies > missing:
            copies = missing
        total += WORTH[card] * float(copies)
        missing -= copies
        if missing == 0:
            break
    return CHOICE * total / float(ROUNDS) + PROGRESS * float(count)


# Contested grounds


def turns_left(state: State, seat: i64) -> i64:
    """The turns that a seat still has in this hunt."""
    seats: i64 = len(state.hands)
    place: i64 = (seat - state.first() + seats) % seats
    return ROUNDS - (state.turns - place + seats - 1) // seats


def cards_to_come(state: State, seat: i64) -> i64:
    return state.hands[seat] + state.packs[seat]


def contest(state: State, ground: i64, hopes: list[float]) -> None:
    """Adds what each seat may expect of a ground that is still fought for."""
    seats: i64 = len(hopes)
    standing = hero_chances(state, ground)
    first = [1.0] * seats
    second = [0.0] * seats
    rank_chances(state, ground, first, second)
    has_hero = 0.0
    for seat in range(seats):
        has_hero += standing[seat]
    has_second = not (state.by_the_letter and is_withheld(state, ground, SECOND_SHARE))
    for seat in range(seats):
        best = best_tiles(state, seat, ground)
        for_first = (best[1] + best[2]) * has_hero + (best[0] + best[1]) * (1.0 - has_hero)
        for_second = best[3] * has_hero + best[2] * (1.0 - has_hero)
        hopes[seat] += standing[seat] * best[0] + first[seat] * for_first
        if has_second:
            hopes[seat] += second[seat] * for_second


def rank_chances(state: State, ground: i64, first: list[float], second: list[float]) -> None:
    """How likely each seat has the best total on a ground, and the second best."""
    seats: i64 = len(first)
    totals = [likely_total(state, seat, ground) for seat in range(seats)]
    ahead = [0.5] * (seats * seats)
    for seat in range(seats):
        for other in range(seat):
            turns: i64 = turns_left(state, seat) + turns_left(state, other)
            width = 0.6 + STEP * math.sqrt(float(turns))
            chance = 1.0 / (1.0 + math.exp((totals[other] - totals[seat]) / width))
            ahead[seat * seats + other] = chance
            ahead[other * seats + seat] = 1.0 - chance
    for seat in range(seats):
        if totals[seat] <= 0.0:
            first[seat] = 0.0
            continue
        for other in range(seats):
            if other != seat:
                chance = ahead[seat * seats + other]
                # Second: behind one more, or still behind the one before.
                second[seat] = second[seat] * chance + first[seat] * (1.0 - chance)
                first[seat] *= chance


def likely_total(state: State, seat: i64, ground: i64) -> float:
    """The total on a ground, with a third of what hunters are still to come."""
    total = float(ground_total(state, seat, ground))
    cards = cards_to_come(state, seat)
    count = how_many(cards)
    turns = turns_left(state, seat)
    if count == 0 or turns <= 0:
        return total
    coming: i64 = 0
    bonus: i64 = state.bonus[seat]
    for card in range(HERO):
        if copies_in(cards, card):
            coming += card + 1 + bonus
    return total + float(coming) * float(turns) / float(3 * count)


def hero_chances(state: State, ground: i64) -> list[float]:
    """How likely each seat has the last hero on a ground."""
    seats: i64 = len(state.hands)
    chances = [0.0] * seats
    owner = hero_owner(state, ground)
    heroes = 0.0
    coming = [0.0] * seats
    for seat in range(seats):
        if seat != owner and turns_left(state, seat) > 0:
            coming[seat] = float(how_many(cards_to_come(state, seat) & ALL_HEROES))
            heroes += coming[seat]
    left = 1.0
    if owner != NOBODY:
        chances[owner] = survival(state, owner, ground)
        left = 0.25 * (1.0 - chances[owner])
    else:
        left = 1.0 - EMPTY[int(heroes)]
    if heroes > 0.0:
        for seat in range(seats):
            chances[seat] += left * coming[seat] / heroes
    return chances


def survival(state: State, owner: i64, ground: i64) -> float:
    """A hero alone fears every stronger one; the second of a pair must fall before the first is in danger."""
    column: i64 = state.columns[owner * GROUNDS + ground]
    target = card_at(column, top_hero(column))
    is_pair = active_heroes(column) == MOST_HEROES
    threats: i64 = 0
    for seat in range(len(state.hands)):
        if seat != owner and turns_left(state, seat) > 0:
            cards: i64 = cards_to_come(state, seat)
            threats += how_many(cards & THREATS[target])
    stays = STAYS[threats]
    return 1.0 - 0.5 * (1.0 - stays) * (1.0 - stays) if is_pair else stays


# When all cards are played


def hand_out(state: State, ground: i64, hopes: list[float]) -> None:
    """Everybody entitled to a share of a ground takes what is worth most to them."""
    is_shared = state.phase == TAKE and state.ground == ground
    tiles: i64 = state.grounds[ground]
    share: i64 = state.share if is_shared else HERO_SHARE
    while share <= SECOND_SHARE and tiles:
        seat = taker(state, ground, share)
        if seat != NOBODY:
            count: i64 = state.left if is_shared and share == state.share else SHARE_SIZES[share]
            while count > 0 and tiles:
                tile = best_tile(state, seat, tiles)
                hopes[seat] += tile_worth(state, seat, tile)
                tiles -= ONE_TILE[tile]
                count -= 1
        share += 1


def fear_the_toll(state: State, hopes: list[float]) -> None:
    """Takes from each seat the price of force, as likely as it is to be the strongest."""
    seats: i64 = len(hopes)
    weights = [0.0] * seats
    whole = 0.0
    spread = 0.5
    if state.phase == PLAY:
        spread += FORCE_SPREAD * float(turns_left(state, state.dealer)) / float(ROUNDS)
    strengths = [likely_force(state, seat) for seat in range(seats)]
    most = max(strengths)
    for seat in range(seats):
        weights[seat] = math.exp((strengths[seat] - most) / spread)
        whole += weights[seat]
    for seat in range(seats):
        if state.hunt == 1 or state.owned[seat] & POINT_TILES:
            hopes[seat] -= TOLL * weights[seat] / whole


def likely_force(state: State, seat: i64) -> float:
    total = float(force(state, seat))
    if state.phase != PLAY:
        return total
    cards = cards_to_come(state, seat)
    count = how_many(cards)
    turns = turns_left(state, seat)
    if count == 0 or turns <= 0:
        return total
    coming: i64 = 0
    for card in range(HERO):
        if copies_in(cards, card):
            coming += card + 1
    return total + float(coming) * float(turns) / float(count)
