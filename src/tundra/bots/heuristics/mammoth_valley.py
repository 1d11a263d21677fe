"""Mammoth Valley: camps and the women to hold them, food for the next turns, danger, and what a fight may bring."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tundra.games.mammoth_valley.beasts import food_value
from tundra.games.mammoth_valley.camps import camps
from tundra.games.mammoth_valley.drawing import hand_size
from tundra.games.mammoth_valley.ground import able, able_humans, count, humans
from tundra.games.mammoth_valley.ledger import need
from tundra.games.mammoth_valley.people import home
from tundra.games.mammoth_valley.pieces import (
    ACTIVE,
    DIRECTIONS,
    FOOD,
    FOREST,
    HEXES,
    INTACT,
    LAKE,
    MOST_CAMPS,
    NO_CROP,
    NOBODY,
    SPECIES,
    SUMMER,
    WAITING,
    WARRIOR,
    WOMAN,
)
from tundra.games.mammoth_valley.state import State
from tundra.games.mammoth_valley.strength import fighters, hunting_bonus, tribe_bonus
from tundra.games.mammoth_valley.turn_end import meets
from tundra.games.mammoth_valley.turns import is_last_turn

if TYPE_CHECKING:
    from mypy_extensions import i64

# What things are worth, in camps.
CAMP: Final = 1.0
PAIR: Final = 0.6
"""A warrior and a woman together where a camp can be founded."""
SPARE_WOMAN: Final = 0.12
"""A second woman in a camp: she may found another, and bears children."""
WOMAN_WORTH: Final = 0.3
"""A woman, as long as there are fewer of them than camps to win with."""
MORE_WOMAN: Final = 0.12
WARRIOR_WORTH: Final = 0.1
FIRE_WORTH: Final = 0.5
SAID: Final = 1.5
"""The goal is reached and holds."""
CARD: Final = 0.03
TEMPO: Final = 0.12
"""Each turn that is survived: so that nobody dawdles before ending a turn that costs food."""
HUNGER: Final = 0.13
"""Each food that will be missing."""
PLENTY: Final = 0.012
ENOUGH: Final = 24
HARVEST_SHARE: Final = 0.7
REACH: Final = 0.015
"""Food that lies one step away."""
MEAT_WORTH: Final = 0.035
UNGUARDED: Final = 0.08
EDGE: Final = 0.16
"""How much a point more than the other side adds to the chance of winning a fight."""
RIVALS: Final = 0.35
SPREAD: Final = 3.0


def static_values(state: State) -> list[float]:
    """What each seat may hope for, from 0 to 1, looking at the board alone."""
    scores = [score(state, seat) for seat in range(state.seats)]
    found: list[float] = []
    for seat in range(state.seats):
        if state.status[seat] == ACTIVE:
            best = 0.0
            for other in range(state.seats):
                if other != seat and scores[other] > best:
                    best = scores[other]
            lead = scores[seat] - RIVALS * best
            found.append(0.5 + 0.5 * lead / (SPREAD + abs(lead)))
        else:
            found.append(0.1 if state.status[seat] == WAITING else 0.0)
    return found


def score(state: State, seat: i64) -> float:
    if state.status[seat] != ACTIVE:
        return 0.0
    places = home(state, seat)
    found = camps_and_people(state, seat, places) + food_score(state, seat, places)
    found += battle_score(state, seat, places)
    if state.has_fire[seat]:
        found += FIRE_WORTH
    if meets(state, seat):
        found += 2.0 * SAID if state.announced[seat] else SAID
    return found + CARD * float(hand_size(state, seat)) + TEMPO * float(state.game_turn)


def camps_and_people(state: State, seat: i64, places: list[int]) -> float:
    goal: i64 = state.choices.camps_goal
    owned = camps(state, seat)
    pairs: i64 = 0
    women: i64 = 0
    warriors: i64 = 0
    found = 0.0
    for h in places:
        own_women = count(state, seat, WOMAN, h)
        own_men = count(state, seat, WARRIOR, h)
        women += own_women
        warriors += own_men
        if state.camp[h] == seat:
            if own_women > 1:
                found += SPARE_WOMAN * float(min(own_women - 1, 2))
            if own_men == 0:
                found -= UNGUARDED
        elif own_women and own_men and is_site(state, h):
            pairs += 1
    found += CAMP * float(min(owned, goal)) + 0.1 * float(max(0, owned - goal))
    found += PAIR * float(min(pairs, max(0, min(goal, MOST_CAMPS) - owned)))
    found += WOMAN_WORTH * float(min(women, goal)) + MORE_WOMAN * float(max(0, women - goal))
    return found + WARRIOR_WORTH * float(warriors)


def is_site(state: State, h: i64) -> bool:
    """A camp could be founded here when nobody else is there."""
    return state.camp[h] == NOBODY and state.beasts[h] == 0 and state.board.terrain[h] != LAKE


# Food


def food_score(state: State, seat: i64, places: list[int]) -> float:
    """The meals ahead: what is missing hurts, what is left over helps a little."""
    people: i64 = 0
    gained: i64 = 0
    crops = 0.0
    near: i64 = 0
    for h in places:
        people += humans(state, seat, h)
        gained += yield_of(state, h)
        near += best_beside(state, seat, h)
        if state.crop[h] != NO_CROP:
            crops += harvest_hope(state, h)
    needed: i64 = need(state, seat, people)
    # This turn's meal, if it is still to come, and most of the next one.
    meals = 1.7 if state.phase < FOOD else 0.7
    balance = float(state.food[seat]) + meals * float(gained - needed) + crops
    found = REACH * float(near)
    if balance < 0.0:
        return found + HUNGER * max(balance, -float(2 * people))
    return found + PLENTY * min(balance, float(ENOUGH))


def yield_of(state: State, h: i64) -> i64:
    """What a hex gives at each meal to come."""
    found: i64 = 0
    if state.board.fishing[h] and not state.drought:
        found += 1
    if state.board.terrain[h] == FOREST and state.season == SUMMER and not is_last_turn(state):
        found += 1
    return found


def best_beside(state: State, seat: i64, h: i64) -> i64:
    """The best hex one step away where nobody is yet."""
    best: i64 = 0
    for d in range(DIRECTIONS):
        other = state.board.beside[h * DIRECTIONS + d]
        if other != NOBODY and humans(state, seat, other) == 0 and state.beasts[other] == 0:
            best = max(best, yield_of(state, other))
    return best


def harvest_hope(state: State, h: i64) -> float:
    if state.season != SUMMER:
        return 0.0
    full: i64 = state.choices.intact if state.crop[h] == INTACT else state.choices.damaged
    return HARVEST_SHARE * float(full)


# Fights


def battle_score(state: State, seat: i64, places: list[int]) -> float:
    found = 0.0
    for h in places:
        if able_humans(state, seat, h) == 0:
            continue
        rivals = 0.0
        for other in range(state.seats):
            if other != seat and able_humans(state, other, h):
                rivals += meeting(state, seat, other, h)
        found += rivals
        if state.beasts[h] and rivals == 0.0:
            found += hunting(state, seat, h)
    return found


def stake(state: State, seat: i64, h: i64) -> float:
    """What a tribe would lose with its group."""
    found = WARRIOR_WORTH * float(able(state, seat, WARRIOR, h))
    found += 0.28 * float(able(state, seat, WOMAN, h))
    return found + (CAMP if state.camp[h] == seat else 0.0)


def chance(edge: float) -> float:
    return min(0.97, max(0.03, 0.5 + EDGE * edge))


def hunting(state: State, seat: i64, h: i64) -> float:
    """Meat if it goes well; if not, the group and its camp."""
    found = 0.0
    power = float(hunting_bonus(state, seat, h, 1))
    group = float(able_humans(state, seat, h))
    for species in range(SPECIES):
        number: i64 = state.herd[species * HEXES + h]
        if number:
            herd = float(number)
            win = chance(power - herd + 0.4 * (group - herd))
            meat = float(number * food_value(state, species))
            found += win * MEAT_WORTH * meat - (1.0 - win) * stake(state, seat, h)
            found -= 0.06 * herd
            power -= 0.4 * herd
    return found


def meeting(state: State, seat: i64, other: i64, h: i64) -> float:
    """Another tribe in the same hex: its women and its camp, or the loss of one's own."""
    own = float(tribe_bonus(state, seat, h)) if fighters(state, seat, h) else 0.0
    theirs = float(tribe_bonus(state, other, h)) if fighters(state, other, h) else 0.0
    if own == 0.0 and theirs == 0.0:
        win = 0.5
    elif own == 0.0 or theirs == 0.0:
        win = 0.97 if theirs == 0.0 else 0.03
    else:
        win = chance(own - theirs)
    return win * (loot(state, other, h) + 0.1) - (1.0 - win) * stake(state, seat, h)


def loot(state: State, other: i64, h: i64) -> float:
    """What is to be won from a tribe in a hex: its women, some of its food, its camp."""
    found = 0.25 * float(able(state, other, WOMAN, h)) + 0.02 * float(state.food[other])
    return found + (0.8 * CAMP if state.camp[h] == other else 0.0)
