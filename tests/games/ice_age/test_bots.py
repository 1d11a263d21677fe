"""The bots know what is good for them: room, mammoths, stones in time, and no hunter too many."""

from __future__ import annotations

import pytest

from tests.games.ice_age.positions import A, B, C, act, carrying_out, playing, position
from tundra.bots.bot import turn_of
from tundra.bots.heuristics.ice_age import RANGES, expected_totals, values, weighed
from tundra.bots.heuristics.ice_age_land import Land
from tundra.bots.heuristics.weights import starts
from tundra.bots.names import make_bot
from tundra.core import Rng
from tundra.games.ice_age import GAME
from tundra.games.ice_age.state import State


def chosen(state: State, bot: str = "greedy", seed: int = 1) -> str:
    """What the bot does for the seat that is asked."""
    (seat,) = GAME.waiting_for(state)
    return GAME.write(make_bot(bot, GAME).choose(turn_of(GAME, state, seat), Rng.seeded(seed)))


def hopes_in(state: State, region: int) -> list[float]:
    """The points that each seat may expect of a region."""
    land = Land(state, 0.0, True)
    return [round(land.base[(region - 1) * 5 + seat], 3) for seat in range(3)]


def test_what_is_certain_is_expected_in_full() -> None:
    assert hopes_in(position(3, {6: "A A B"}, mammoths={6: 1}), 6) == [4, 2, 0]


def test_a_crowd_is_weighed_with_every_value_that_the_fire_may_have() -> None:
    """Room for 3, 4 or 5 in four, five and five of fourteen cases; B loses first."""
    state = position(3, {6: "A A A B"}, fire={6: "2"})
    assert hopes_in(state, 6) == [3, round(10 / 14, 3), 0]


def test_hunters_with_clubs_are_expected_to_stay() -> None:
    assert hopes_in(position(3, {6: "A A A B*"}), 6) == [2, 1, 0]


def test_expected_points_are_the_same_whatever_a_guess_says_of_the_fire() -> None:
    twins = [position(3, {6: "A A A B B"}, fire={6: value}) for value in "012"]
    assert len({tuple(expected_totals(twin)) for twin in twins}) == 1


def test_a_bot_does_not_change_the_position_it_thinks_about() -> None:
    state = playing("step-any-3", hunters={6: "A B B", 7: "C C"}, mammoths={6: 1})
    before = GAME.dump(state)
    values(state)
    assert GAME.dump(state) == before


@pytest.mark.parametrize("bot", ["greedy", "search:its=150"])
def test_a_bot_places_its_hunters_where_mammoths_are_and_there_is_room(bot: str) -> None:
    hunters = {6: "B B B C C C", 7: "A"}
    state = playing("place-pasture", hunters=hunters, mammoths={7: 2, 6: 1})
    act(state, "mode-anywhere")
    assert chosen(state, bot) == "place-7"


def test_a_bot_removes_others_before_its_own() -> None:
    state = carrying_out("remove-1-hunter", hunters={6: "A A B", 7: "B B"}, mammoths={6: 2})
    assert chosen(state) == "remove-A6"


def test_a_bot_leaves_a_region_that_is_about_to_starve() -> None:
    state = carrying_out("dark-club-or-move", hunters={6: "A A A A A B", 8: "C C"}, mammoths={9: 1})
    assert chosen(state).startswith("relocate-6-")


def test_a_bot_covers_what_hurts_the_others() -> None:
    state = position(
        3, {5: "A A A", 6: "B C"}, {A: "dark_fire"}, reserve=1, spent=19, mammoths={5: 2},
        scores=[30, 20, 0], fire={12: "0"},
    )  # fmt: skip
    act(state, "play-dark-fire", "name-B", "done", "keep")
    while GAME.view_for(state, None)["phase"] == "draw":
        act(state, GAME.legal_texts(state, A)[0])
    assert GAME.waiting_for(state) != [A]
    assert chosen(state) == "cover-5"


def test_every_seat_sees_its_own_points_grow_with_its_hunters() -> None:
    few, many = position(3, {6: "A B"}), position(3, {6: "A", 7: "B B"})
    assert expected_totals(many)[B] > expected_totals(few)[B]


def test_to_be_the_next_to_play_is_worth_something() -> None:
    """Else every line in which an opponent has had a turn would look worse than one that was broken off before."""
    state = position(3)
    state.hands = state.hands[:2] * 3
    hopes = values(state)
    assert hopes[A] > hopes[B] > hopes[C]


def test_a_turn_that_was_played_counts_by_what_it_brought_alone() -> None:
    """A gives up a turn for nothing: the same land, and now everybody else comes first."""
    state = playing("swap", hunters={6: "A", 7: "B"}, stones={B: 6, C: 6})
    act(state, "done", "keep")
    hopes = expected_totals(state)
    assert hopes[B] > hopes[A]


def test_stones_are_worth_more_the_more_rounds_are_to_come() -> None:
    def one_more_stone(number: int) -> float:
        before = expected_totals(position(3, stones={A: 4}, spent=5, round=number))[A]
        return expected_totals(position(3, stones={A: 5}, spent=4, round=number))[A] - before

    worths = [one_more_stone(number) for number in (1, 2, 3, 4)]
    assert worths == sorted(worths, reverse=True)
    assert worths[-1] > 0


def test_a_bot_puts_a_poor_card_under_its_pile() -> None:
    hand = "swap light_fire settle remove_2_hunters remove_mammoth"
    state = playing("swap", hands={A: hand}, hunters={6: "A", 7: "B"})
    act(state, "done")
    assert chosen(state) == "drop-light-fire"


def test_a_bot_keeps_a_good_hand() -> None:
    hand = "swap club_or_mammoth settle remove_2_hunters remove_mammoth"
    state = playing("swap", hands={A: hand}, hunters={6: "A", 7: "B"})
    act(state, "done")
    assert chosen(state) == "keep"


def test_a_hunter_in_a_crowd_is_worth_more_than_one_in_the_supply_while_rounds_are_to_come() -> (
    None
):
    """The crowd may thin out before it is counted."""
    crowd = {6: "B B B B B C C C C C"}
    for number, is_worth_it in ((1, True), (4, False)):
        without = position(3, crowd, round=number)
        lone = position(3, crowd | {6: crowd[6] + " A"}, round=number)
        gain = expected_totals(lone)[A] - expected_totals(without)[A]
        assert (gain > 0.01) == is_worth_it


def test_other_weights_make_another_bot() -> None:
    """Who thinks nothing of cards keeps any hand."""
    numbers = starts(RANGES) | {"hand": 0.0, "hand_a_round": 0.0}
    state = position(3, hands={A: "settle settle swap remove_2_hunters remove_mammoth"})
    poor = position(3, hands={A: "light_fire light_fire swap all_place_1 all_place_1"})
    state.hands[2:] = poor.hands[2:]
    assert values(state)[A] > values(poor)[A]
    assert weighed(numbers)(state)[A] == weighed(numbers)(poor)[A]
