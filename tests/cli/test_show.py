"""``tundra show`` draws a position with the words of a language, and all that a viewer may see."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.cli.calls import Shell
from tests.games.big_manitou.positions import A, B, act
from tundra.core import ALL_SEEING, Rng
from tundra.core.texts import Words, catalogue
from tundra.games import REGISTRY, big_manitou, ice_age

GOLDEN = Path(__file__).parents[1] / "golden"


def words_of(text: str) -> set[str]:
    return set(re.findall(r"[^\W\d_]{3,}", re.sub(r"\{\w+\}", "", text).lower()))


def spoken(language: str, game: str) -> set[str]:
    """All words that the catalogue of a game has in a language."""
    texts = catalogue(language, game).values()
    return {
        word
        for text in texts
        for one in ([text] if isinstance(text, str) else text.values())
        for word in words_of(one)
    }


@pytest.mark.parametrize("game", [game.name for game in REGISTRY])
def test_a_position_is_drawn_with_french_words(shell: Shell, game: str) -> None:
    record = sorted((GOLDEN / game).glob("seats_*[0-9].txt"))[0]
    for step in (0, 25, 60):
        drawn = shell(f"show {record} --lang fr --step {step}").out.split("\n\n", 1)[1]
        drawn = drawn.rpartition("\n\n")[0]
        english = spoken("en", game) - spoken("fr", game)
        assert words_of(drawn) & english == set()
        assert words_of(drawn) & spoken("fr", game)


def test_the_values_of_ice_ages_fire_are_shown_to_those_who_may_know_them() -> None:
    game = ice_age.GAME
    state = game.new_game(game.choose(3), 4)
    lines = game.show(game.view_for(state, ALL_SEEING), "en").splitlines()
    fires = [re.search(r"fire 1 \((\d)\)", line) for line in lines if "fire 1" in line]
    values = [int(found[1]) for found in fires if found]
    assert values == [
        v for row in game.view_for(state, ALL_SEEING)["regions"] for v in row["values"] or []
    ]
    assert "fire 1 (" not in game.show(game.view_for(state, 0), "en")


def test_big_manitous_pools_and_own_picks_are_shown_while_cards_are_chosen() -> None:
    game = big_manitou.GAME
    state = game.new_game(game.choose(2, {"dealer": 1}), 4)
    act(state, "pick-h3", "pick-chief", seat=A)
    act(state, "pick-h9", seat=B)
    own = game.show(game.view_for(state, A), "en")
    assert "picked: Hunter 3, Great Chief" in own
    assert own.count("picked:") == 1
    assert own.count("to choose from: Hunter 1, Hunter 2,") == 2
    assert "picked: Hunter 9" in game.show(game.view_for(state, ALL_SEEING), "en")


@pytest.mark.parametrize(
    ("language", "one", "none"), [("en", "1 card", "0 cards"), ("fr", "1 carte", "0 carte")]
)
def test_one_card_is_one_card(language: str, one: str, none: str) -> None:
    words = Words(language, "maamut")
    assert (words.cards(1), words.cards(0)) == (one, none)


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("game", [game.name for game in REGISTRY])
def test_every_position_of_a_random_match_can_be_drawn(game: str, language: str) -> None:
    rules, chooser = REGISTRY.find(game), Rng.seeded(20)
    state = rules.new_game(rules.choose(rules.seats[0]), 20)
    for _ in range(150):
        for viewer in (ALL_SEEING, 0, None):
            assert rules.show(rules.view_for(state, viewer), language)
        waiting = rules.waiting_for(state)
        if not waiting:
            return
        seat = chooser.pick(waiting)
        rules.apply(state, seat, chooser.pick(rules.legal_actions(state, seat)), None)
