"""Why a trick in the hand cannot be played: every refusal names its rule."""

from __future__ import annotations

from tests.games.mammoth_valley.cards.valley import HEX, RED, Scene, scene
from tundra.core.texts import LANGUAGES, has
from tundra.games.mammoth_valley.cards.reasons import FIRE, MOMENT, MOVE, NOTHING, reason
from tundra.games.mammoth_valley.cards.table import TRICK_KEYS
from tundra.games.mammoth_valley.cards.vocabulary import BEFORE_COMBAT, MOVEMENT_OWN
from tundra.games.mammoth_valley.pieces import COMBAT, MOVEMENT


def why(s: Scene, card: str, window: int, a: int) -> str:
    return reason(s.state, RED, TRICK_KEYS.index(card), window, a)[0]


def test_a_card_for_another_moment_is_refused_by_the_rule_of_moments() -> None:
    s = scene(MOVEMENT, {RED: {"H2": "1w"}}, hands={RED: "net"})
    assert why(s, "net", MOVEMENT_OWN, RED) == "5.12"


def test_a_card_that_needs_fire_is_refused_by_the_rule_of_fire() -> None:
    s = scene(COMBAT, {RED: {"H2": "1w"}}, hands={RED: "torches"}, fire=set())
    assert why(s, "torches", BEFORE_COMBAT, HEX["H2"]) == "6.6"


def test_a_movement_card_that_helps_nobody_is_refused_by_the_rule_of_such_cards() -> None:
    s = scene(MOVEMENT, {RED: {"H2": "1w"}}, hands={RED: "bridge"})
    assert why(s, "bridge", MOVEMENT_OWN, RED) == "6.7"


def test_a_card_that_would_change_nothing_is_refused_by_the_rule_of_tricks() -> None:
    s = scene(COMBAT, {RED: {"H2": "1w"}}, hands={RED: "traps"})
    assert why(s, "traps", BEFORE_COMBAT, HEX["H2"]) == "8.9"


def test_every_reason_has_its_sentence() -> None:
    for _, key in (MOMENT, FIRE, MOVE, NOTHING):
        assert all(has(language, f"mammoth_valley.refusal.{key}") for language in LANGUAGES)


def test_in_a_movement_turn_a_refused_card_names_its_rule() -> None:
    s = scene(MOVEMENT, {RED: {"H2": "1w"}}, hands={RED: "bridge"}).start().skip_to(RED)
    assert s.refuses(RED, "bridge-a") == "6.7"
    assert s.refuses(RED, "play-net") == "8.9"
