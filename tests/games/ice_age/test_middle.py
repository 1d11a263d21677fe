"""A card in the middle: while one or several players answer it, a match can be saved, loaded and taken back."""

from __future__ import annotations

import pytest

from tests.games.ice_age.positions import (
    A,
    B,
    C,
    D,
    act,
    asked,
    legal,
    position,
    region,
    seen,
)
from tundra.core import IllegalAction, Match, Rng
from tundra.core.record import read_record, record_of, replay, write_record
from tundra.games.ice_age import GAME
from tundra.games.ice_age.questions import KIND_NAMES, MODE
from tundra.games.ice_age.state import State


def match_at(state: State) -> Match[State]:
    """A match that goes on from here."""
    match = Match(GAME, GAME.choose(len(state.supply)), 1)
    match.state = state
    return match


def two_each() -> Match[State]:
    """A has played two hunters each: B has placed both, C one of two, and D is still to come."""
    match = match_at(position(4, {6: "B"}, {A: "all_place_2"}))
    match.submit(A, "play-all-place-2")
    match.submit(B, "place-7", "place-8")
    match.submit(C, "place-6")
    assert (asked(match.state), seen(match.state)["effect"]["next"]) == ((C, "place"), [D])
    return match


def test_a_card_that_several_players_carry_out_goes_on_after_it_was_saved_and_loaded() -> None:
    match = two_each()
    twin = GAME.load(GAME.dump(match.state))
    for viewer in (A, B, C, D, None):
        assert seen(twin, viewer) == seen(match.state, viewer)
    for one in (match.state, twin):
        act(one, "place-9", "place-5", "done")
    assert GAME.dump(twin) == GAME.dump(match.state)
    assert asked(twin) == (A, "discard")


def test_each_of_several_players_takes_back_what_is_his_own_until_the_next_one_acts() -> None:
    match = match_at(position(4, {6: "B"}, {A: "all_place_2"}))
    match.submit(A, "play-all-place-2")
    played = GAME.dump(match.state)
    match.submit(B, "place-7")
    halfway = GAME.dump(match.state)
    match.submit(B, "place-8")
    assert asked(match.state) == (C, "place")
    assert (match.undo_limit(B), match.undo_limit(A), match.undo_limit(C)) == (1, 3, 3)
    match.take_back(B, 2)
    assert GAME.dump(match.state) == halfway
    match.take_back(B, 1)
    assert GAME.dump(match.state) == played
    assert (asked(match.state), region(match.state, 7)["plain"][B]) == ((B, "place"), 0)


def test_what_one_player_has_done_stays_when_the_next_one_has_begun() -> None:
    match = two_each()
    assert (match.undo_limit(B), match.undo_limit(C), len(match.steps)) == (4, 3, 4)
    with pytest.raises(IllegalAction):
        match.take_back(B, 2)
    match.take_back(C, 3)
    assert (asked(match.state), seen(match.state)["question"]["left"]) == ((C, "place"), 2)
    assert region(match.state, 8)["plain"][B] == 1
    match.submit(C, "done")
    assert asked(match.state) == (D, "place")


def test_naming_somebody_and_moving_a_fire_unseen_can_both_be_taken_back() -> None:
    match = match_at(position(3, {6: "B"}, {A: "dark_fire"}, fire={6: "2", 7: "0 1"}))
    match.submit(A, "play-dark-fire")
    assert match.undo_limit(A) == 1
    match.submit(A, "name-B")
    named = GAME.dump(match.state)
    # Whom A named can be taken back as long as B has done nothing.
    assert match.undo_limit(A) == 1
    match.submit(B, "fire-7-6")
    assert (match.undo_limit(A), match.undo_limit(B)) == (3, 2)
    match.take_back(B, 2)
    assert GAME.dump(match.state) == named


def test_a_match_saved_as_a_record_goes_on_in_the_middle_of_a_card() -> None:
    match = played_until_several_are_asked()
    twin = replay(read_record(write_record(record_of(match))), GAME)
    assert GAME.dump(twin.state) == GAME.dump(match.state)
    (seat,) = GAME.waiting_for(twin.state)
    for one in (match, twin):
        one.submit(seat, legal(one.state)[0])
        assert one.undo_limit(seat) == len(one.steps) - 1
        one.take_back(seat, len(one.steps) - 1)
    assert GAME.dump(twin.state) == GAME.dump(match.state)


def played_until_several_are_asked() -> Match[State]:
    """A match of four from its beginning, until one has carried out a card and another is asked to."""
    match = Match(GAME, GAME.choose(4), 7)
    rng = Rng.seeded(7)
    for _ in range(600):
        view = match.view_for(None)
        if view["effect"] and len(view["effect"]["next"]) == 1:
            return match
        (seat,) = GAME.waiting_for(match.state)
        texts = legal(match.state)
        wishes = [text for text in texts if text.startswith("play-all-place")] or texts
        match.submit(seat, wishes[rng.below(len(wishes))])
    raise AssertionError("nobody ever lets all others place")


@pytest.mark.parametrize(
    ("card", "texts", "kind"),
    [
        ("swap", ("swap-A6",), "swap_with"),
        ("group-move", ("group-6-7",), "band"),
        ("settle", ("settle-9", "place-9"), "settle_place"),
        ("settle", ("settle-9", "done"), "settle_mammoth"),
        ("club-or-mammoth", ("take-club",), "attach"),
        ("step-any-3", ("step-B7-8",), "step"),
        ("place-forest", ("mode-anywhere",), "place"),
    ],
)
def test_a_card_that_asks_twice_can_be_cloned_saved_and_taken_back_in_the_middle(
    card: str, texts: tuple[str, ...], kind: str
) -> None:
    match = Match(GAME, GAME.choose(3), 1)
    hand, hunters = card.replace("-", "_"), {6: "A A", 7: "B"}
    match.state = position(3, hunters, {A: hand}, stones={A: 7}, mammoths={7: 1})
    before = GAME.dump(match.state)
    match.submit(A, f"play-{card}", *texts)
    assert asked(match.state) == (A, kind)
    twin = GAME.load(GAME.dump(match.state))
    assert legal(twin) == legal(match.state) == legal(match.state.clone())
    assert match.undo_limit(A) == 1
    match.take_back(A, 1)
    assert asked(match.state)[1] != "play"
    assert before["stones"] != GAME.dump(match.state)["stones"]


WAYS_OUT = {"attach": "keep-club", "discard": "keep", "glacier": "decline"}
"""How what is not about the rest of a card is declined."""
CARD_KINDS = set(KIND_NAMES[MODE:])
WAIVED = {"waived", "club_kept", "kept", "declined"}


def test_every_part_of_a_card_a_discard_and_a_glacier_can_be_declined() -> None:
    declined = set()
    for seed in range(8):
        state, rng = GAME.new_game(GAME.choose(3 + seed % 3), seed), Rng.seeded(seed)
        while not state.outcome:
            texts, kind = legal(state), asked(state)[1]
            if kind in CARD_KINDS | WAYS_OUT.keys():
                declined.add(kind)
                left = act(state.clone(), WAYS_OUT.get(kind, "done"))
                assert left[0]["kind"] in WAIVED, f"{kind} is not declined"
            act(state, texts[rng.below(len(texts))])
    assert declined == CARD_KINDS | WAYS_OUT.keys()


def test_playing_a_card_shows_it_and_drawing_uses_chance() -> None:
    match = match_at(position(3, {6: "A", 7: "B"}, {A: "swap"}))
    match.submit(A, "play-swap")
    assert match.undo_limit(A) == 1
    match.submit(A, "done")
    assert match.undo_limit(A) == 1
    match.submit(A, "keep")
    match.submit(A, next(text for text in legal(match.state) if text.startswith("draw")))
    assert match.undo_limit(A) == len(match.steps)
