"""Around the turns: rounds begin, migrations end, glaciers come, stones are levied."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tundra.core.events import Event
from tundra.games.ice_age.conflict import all_conflicts, score_regions
from tundra.games.ice_age.pieces import (
    BIT,
    CLUBBED,
    COLOURS,
    DARK,
    FIRE_COUNT,
    FIRE_PLACE,
    FIRE_VALUES,
    LEAST_RESERVE,
    LIGHT,
    NOBODY,
    ONE_CARD,
    REGIONS,
    ROW,
    START_HAND,
)
from tundra.games.ice_age.piles import random_card
from tundra.games.ice_age.questions import GLACIER, PLAY, SEAT
from tundra.games.ice_age.scoring import final_outcome, last_player, tell_end
from tundra.games.ice_age.state import State
from tundra.games.ice_age.words import card_list

if TYPE_CHECKING:
    from mypy_extensions import i64


def begin_turn(state: State, seat: i64, told: list[Event] | None) -> None:
    state.active = seat
    state.questions.append(PLAY + seat * SEAT)
    if told is not None:
        told.append(Event("turn", seat))


def begin_first_round(state: State, told: list[Event] | None) -> None:
    """Rule 2.6: hands are dealt when the first hunters stand on the board."""
    for seat in range(len(state.supply)):
        for colour in (LIGHT, DARK):
            for _ in range(START_HAND[colour]):
                card = random_card(state.rng, state.piles[colour], colour)
                state.piles[colour] -= ONE_CARD[card]
                state.hands[seat * 2 + colour] += ONE_CARD[card]
        if told is not None:
            cards = card_list(state.hands[seat * 2], LIGHT)
            cards += card_list(state.hands[seat * 2 + 1], DARK)
            facts = {COLOURS[colour]: START_HAND[colour] for colour in (LIGHT, DARK)}
            told.append(Event("dealt", seat, facts, {"cards": cards}))
    if told is not None:
        tell_round(state, told)
    begin_turn(state, state.first, told)


def lay_fire(state: State) -> None:
    """Rule 8.5: one token face down in each open region, the others aside."""
    tokens = state.rng.shuffled(FIRE_VALUES)
    number: i64 = 0
    for region in range(REGIONS):
        state.fires[region] = 0
        if state.open & BIT[region]:
            state.fires[region] = tokens[number] + 1
            number += 1
    state.fire_aside = 0
    place: i64 = 0
    while number < FIRE_COUNT:
        value: i64 = tokens[number]
        state.fire_aside += (value + 1) * FIRE_PLACE[place]
        number += 1
        place += 1


def tell_round(state: State, told: list[Event]) -> None:
    regions = [region + 1 for region in range(REGIONS) if state.open & BIT[region]]
    facts = {
        "round": state.round,
        "first": state.first,
        "fire": regions,
        "aside": FIRE_COUNT - len(regions),
        "last": state.is_last_round(),
    }
    told.append(Event("round", None, facts))


# The end of a migration


def end_migration(state: State, seat: i64, told: list[Event] | None) -> None:
    """Conflicts and points; then the last player is asked for a glacier, or the game is over."""
    state.is_ending = False
    state.effect = NOBODY
    state.cult = NOBODY
    state.option = NOBODY
    if told is not None:
        told.append(Event("migration_over", seat, {"round": state.round}))
    all_conflicts(state, told)
    take_up_fire_and_clubs(state, told)
    score_regions(state, told)
    if state.is_last_round():
        state.outcome = final_outcome(state)
        if told is not None:
            tell_end(state, told)
        return
    # Whoever ended the migration stays active until the next round begins at the left.
    state.active = seat
    last = last_player(state, told)
    state.questions.append(GLACIER + last * SEAT)


def take_up_fire_and_clubs(state: State, told: list[Event] | None) -> None:
    """Rule 7.4: fire and clubs leave the board; clubs in players' stocks stay."""
    count: i64 = 0
    for region in range(REGIONS):
        state.turned[region] = state.fires[region]
        state.fires[region] = 0
        for seat in range(len(state.supply)):
            place: i64 = region * ROW + 2 * seat
            clubbed: i64 = state.hunters[place + CLUBBED]
            if clubbed:
                count += clubbed
                state.hunters[place] += clubbed
                state.hunters[place + CLUBBED] = 0
    state.clubs_left += count
    state.fire_aside = 0
    for token in range(FIRE_COUNT):
        state.fire_aside += (FIRE_VALUES[token] + 1) * FIRE_PLACE[token]
    if count and told is not None:
        told.append(Event("clubs_back", None, {"count": count}))


# The glacier (rules 8.1 to 8.3)


def cover(state: State, seat: i64, region: i64, told: list[Event] | None) -> None:
    hunters: list[int] = []
    for owner in range(len(state.supply)):
        place: i64 = region * ROW + 2 * owner
        hunters.append(state.hunters[place])
        state.supply[owner] += state.hunters[place]
        state.hunters[place] = 0
    mammoths: i64 = state.mammoths[region]
    state.mammoths_left += mammoths
    state.mammoths[region] = 0
    state.open &= ~BIT[region]
    if told is not None:
        facts = {
            "region": region + 1,
            "hunters": hunters,
            "mammoths": mammoths,
            "count": sum(hunters),
        }
        told.append(Event("covered", seat, facts))
    begin_round(state, told)


def decline_glacier(state: State, seat: i64, told: list[Event] | None) -> None:
    if told is not None:
        told.append(Event("declined", seat))
    begin_round(state, told)


# A new round (rules 8.4 to 8.6)


def begin_round(state: State, told: list[Event] | None) -> None:
    count = state.light
    state.dark += count
    state.light = 0
    if told is not None:
        told.append(Event("stones_back", None, {"count": count, "reserve": state.dark}))
    if state.dark < LEAST_RESERVE:
        levy(state, told)
    lay_fire(state)
    state.round += 1
    state.first = (state.active + 1) % len(state.supply)
    if told is not None:
        tell_round(state, told)
    begin_turn(state, state.first, told)


def levy(state: State, told: list[Event] | None) -> None:
    """Rule 8.4, D37: the smallest number with which the reserve is large enough again; the poor pay what they have."""
    each: i64 = 0
    reserve: i64 = state.dark
    while reserve < LEAST_RESERVE:
        each += 1
        for stones in state.stones:
            if stones >= each:
                reserve += 1
    paid = [min(stones, each) for stones in state.stones]
    for seat in range(len(paid)):
        state.stones[seat] -= paid[seat]
    state.dark = reserve
    if told is not None:
        facts = {"each": each, "paid": paid, "count": sum(paid), "reserve": reserve}
        told.append(Event("levy", None, facts))
