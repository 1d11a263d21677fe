"""Options: types, ranges, defaults, and one clear line when something does not fit."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.toys import campfire
from tundra.core import BadOptions, Choice, Option, Options, Switch, Whole

GAME = campfire.GAME
NIGHTS, WEATHER, STORIES = GAME.options


def test_what_is_not_chosen_has_its_default() -> None:
    options = GAME.choose(3, {"weather": "windy"})
    assert options.as_dict() == {"nights": 2, "weather": "windy", "stories": True}
    assert options.words() == ["seats=3", "nights=2", "weather=windy", "stories=on"]


def test_options_are_read_back_from_their_words() -> None:
    options = GAME.choose(4, {"nights": 1, "weather": "windy", "stories": False})
    words = dict(word.split("=") for word in options.words()[1:])
    assert GAME.choose(4, words) == options


@pytest.mark.parametrize("seats", [1, 5, 0, -2, True, "3", None, 2.0])
def test_seats_must_be_a_number_the_game_is_made_for(seats: int) -> None:
    with pytest.raises(BadOptions, match="seats must lie between 2 and 4"):
        GAME.choose(seats)


def test_an_unknown_option_is_named() -> None:
    with pytest.raises(BadOptions, match="no option is called 'moon'"):
        GAME.choose(2, {"moon": "full"})


@pytest.mark.parametrize("value", ["two", "", "-", "--2", "2.0", "9" * 5000, True, None, 2.0, [2]])
def test_a_whole_number_is_asked_for(value: object) -> None:
    with pytest.raises(BadOptions, match="nights must be a whole number"):
        GAME.choose(2, {"nights": value})


@pytest.mark.parametrize("value", [0, 5, -1, "7", "-3"])
def test_a_whole_number_lies_in_its_range(value: object) -> None:
    with pytest.raises(BadOptions, match="nights must lie between 1 and 4"):
        GAME.choose(2, {"nights": value})


@pytest.mark.parametrize("value", ["stormy", "", None, 1, ["calm"]])
def test_a_choice_is_one_word_of_its_list(value: object) -> None:
    with pytest.raises(BadOptions, match="weather must be one of calm, windy"):
        GAME.choose(2, {"weather": value})


@pytest.mark.parametrize(("value", "meaning"), [("on", True), ("off", False), (True, True)])
def test_a_switch_is_on_or_off(value: object, meaning: bool) -> None:
    assert GAME.choose(2, {"stories": value})["stories"] is meaning


@pytest.mark.parametrize("value", ["yes", 1, 0, None, "True", []])
def test_a_switch_is_nothing_else(value: object) -> None:
    with pytest.raises(BadOptions, match="stories must be on or off"):
        GAME.choose(2, {"stories": value})


@pytest.mark.parametrize("option", GAME.options, ids=lambda option: option.name)
@given(value=st.none() | st.booleans() | st.integers() | st.text() | st.lists(st.integers()))
def test_any_value_is_taken_or_refused_in_one_line(option: Option, value: object) -> None:
    try:
        chosen = option.parse(value)
    except BadOptions as problem:
        lines = str(problem).count("\n")
    else:
        lines = 0
        assert option.parse(chosen) == chosen
    assert lines == 0


def test_each_kind_of_option_describes_its_form() -> None:
    assert [option.form() for option in GAME.options] == [
        {"kind": "whole", "name": "nights", "low": 1, "high": 4, "default": 2},
        {"kind": "choice", "name": "weather", "choices": ["calm", "windy"], "default": "calm"},
        {"kind": "switch", "name": "stories", "default": True},
    ]


def test_a_default_is_a_value_that_may_be_chosen() -> None:
    assert isinstance(NIGHTS, Whole)
    assert isinstance(WEATHER, Choice)
    assert isinstance(STORIES, Switch)
    assert all(option.parse(option.default) == option.default for option in GAME.options)


def test_options_are_found_by_name() -> None:
    options = Options(2, (("nights", 3), ("stories", True)))
    assert options.whole("nights") == 3
    with pytest.raises(KeyError):
        options["moon"]
    with pytest.raises(TypeError, match="stories is no whole number"):
        options.whole("stories")
