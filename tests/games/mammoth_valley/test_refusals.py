"""Why not: each refusal names its rule, and tells nothing that is hidden."""

from __future__ import annotations

import pytest

from tests.games.mammoth_valley.positions import A, B, C, act, refused, valley
from tundra.games.mammoth_valley.turn_end import check_victory


def test_whoever_is_not_asked_is_told_so_and_nothing_else() -> None:
    state = valley({"c3r3": "A:1w1f"})
    assert refused(state, "end", seat=B) == ("5.1", "not_asked")
    assert refused(state, "play-net", seat=C) == ("5.1", "not_asked")


def test_when_the_match_is_over_nothing_can_be_done() -> None:
    camps = dict.fromkeys(("c3r3", "c3r6", "c4r1", "c2r1"), "A:1w1f camp-A")
    state = valley(camps, "setup", announced=[True, False, False, False])
    check_victory(state, None)
    assert refused(state, "end", seat=A) == ("8.6", "over")


def test_a_window_knows_only_cards_that_are_held_and_fit() -> None:
    state = valley({"c3r4": "A:1w1f camp-A"}, "animals", hands=[["wild-child", "net"], [], [], []])
    assert refused(state, "play-torches") == ("8.9", "no_card")
    assert refused(state, "play-net")[1] == "not_playable"
    assert refused(state, "end") == ("5.12", "not_now")


def test_a_step_needs_a_group_and_a_way() -> None:
    state = valley({"c0r3": "A:1w1f"})
    assert refused(state, "E") == ("6.1", "nothing_picked")
    act(state, "c0r3:w")
    assert refused(state, "W") == ("6.1", "board_edge")
    assert refused(state, "end") == ("6.1", "group_waits")
    assert refused(state, "settle-c0r3") == ("6.1", "group_waits")


def test_nobody_walks_on_open_water() -> None:
    state = valley({"c4r4": "A:1w1f"})
    act(state, "c4r4:w")
    assert refused(state, "SE") == ("6.4", "water")


def test_picks_go_in_the_order_of_the_classes_and_from_one_hex() -> None:
    state = valley({"c3r3": "A:2w2f", "c4r1": "A:1w"})
    act(state, "c3r3:f")
    assert refused(state, "c3r3:w") == ("6.1", "order")
    assert refused(state, "c4r1:w") == ("6.1", "group_waits")


@pytest.mark.parametrize(
    ("text", "expected"),
    [("lose-c3r3:t", ("7.2", "no_such_token")), ("hunt-bear", ("7.2", "not_now"))],
)
def test_only_somebody_who_fights_can_be_given_up(text: str, expected: tuple[str, str]) -> None:
    state = valley({"c3r3": "A:2w1f wolf:2"}, "combat", dice=[1, 6])
    assert refused(state, text) == expected


def test_only_herds_that_are_there_can_be_fought() -> None:
    state = valley({"c3r3": "A:2w1f wolf bear"}, "combat")
    assert refused(state, "hunt-mammoth") == ("7.5", "no_herd")


def test_the_spoils_are_taken_or_razed_and_nothing_else() -> None:
    state = valley({"c3r3": "A:2f camp-A B:1w", "c4r1": "B:1w1f"}, "combat")
    assert refused(state, "feed") == ("7.4", "not_now")


def test_a_card_that_is_played_allows_only_its_choices() -> None:
    hexes = {"c3r4": "A:1w1f camp-A", "c2r3": "A:1w1f camp-A"}
    state = valley(hexes, "animals", hands=[["wild-child"], [], [], []])
    act(state, "play-wild-child")
    assert refused(state, "hex-c0r3") == ("8.9", "no_choice")
