"""How far a step can be taken back, and what can be foreseen: computed for all games alike."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from tests.toys import campfire, campfire_night, embers
from tundra.core import AnyGame, Event, IllegalAction, Match, Rng, Seat, View
from tundra.core.undo import is_undoable
from tundra.games import big_manitou, maamut


def campfire_match(seats: int = 2) -> Match[Any]:
    return Match(campfire.GAME, campfire.GAME.choose(seats), 2026)


def in_position(game: AnyGame, **parts: object) -> Match[Any]:
    """A match of two seats that stands in a position with these parts."""
    match: Match[Any] = Match(game, game.choose(2), 2026)
    match.state = game.load({**game.dump(match.state), **parts})
    return match


def story_question(kind: str, asked: Seat, teller: Seat) -> Match[Any]:
    return in_position(campfire.GAME, ready=[True, True], questions=[[kind, asked, teller]])


def test_secret_picks_can_be_taken_back_one_by_one() -> None:
    match = campfire_match()
    first, second = match.game.legal_texts(match.state, 0)[:2]
    match.submit(0, first, second)
    assert match.undo_limit(0) == 0
    match.take_back(0, 1)
    assert match.view_for(0)["picks"][0] == [int(first.removeprefix("pick-"))]
    match.take_back(0, 0)
    assert match.steps == []


def test_a_set_that_was_announced_can_be_taken_back_until_somebody_else_is_seen_to_act() -> None:
    match = campfire_match(3)
    match.submit(0, match.game.legal_texts(match.state, 0)[0], "done")
    assert match.undo_limit(0) == 0
    match.submit(1, match.game.legal_texts(match.state, 1)[0])
    assert (match.undo_limit(0), match.undo_limit(1)) == (0, 2)
    match.submit(1, "done")
    assert (match.undo_limit(0), match.undo_limit(1)) == (4, 2)


def test_what_another_picked_in_secret_outlives_a_take_back() -> None:
    """Neither whether it can be taken back nor what comes of it tells that another chose meanwhile."""
    match = campfire_match(3)
    match.submit(0, match.game.legal_texts(match.state, 0)[0], "done")
    before = match.view_for(0)
    first, second = match.game.legal_texts(match.state, 1)[:2]
    match.submit(1, first, second)
    assert match.view_for(0) == before
    match.take_back(0, 1)
    assert [(step.seq, step.seat, step.text) for step in match.steps[1:]] == [
        (2, 1, first),
        (3, 1, second),
    ]
    assert (match.undo_limit(0), match.act_limit(0), match.act_limit(1)) == (0, 0, 1)
    match.take_back(1, 1)
    assert [step.seat for step in match.steps] == [0]


def test_nobody_takes_back_the_step_of_another() -> None:
    match = campfire_match()
    match.submit(0, match.game.legal_texts(match.state, 0)[0])
    with pytest.raises(IllegalAction, match="cannot be taken back"):
        match.take_back(1, 0)


@pytest.mark.parametrize("remaining", [-1, 1, 2])
def test_only_steps_that_were_taken_are_taken_back(remaining: int) -> None:
    match = campfire_match()
    match.submit(0, match.game.legal_texts(match.state, 0)[0])
    with pytest.raises(IllegalAction):
        match.take_back(0, remaining)


def test_a_die_that_was_rolled_stays_rolled() -> None:
    match = story_question("tell", 0, 0)
    match.submit(0, "tell-1")
    assert match.undo_limit(0) == 1


def test_a_stone_that_was_shown_stays_shown() -> None:
    match: Match[Any] = Match(embers.GAME, embers.GAME.choose(2), 2026)
    match.submit(0, match.game.legal_texts(match.state, 0)[0])
    assert match.undo_limit(0) == 1


def test_what_all_knew_already_can_be_taken_back() -> None:
    quiet = replace(embers.GAME, determinize=lambda state, _, rng: with_rng(state.clone(), rng))
    match = in_position(quiet, bag=[2], hands=[[7, 9], [5]], trail=6)
    match.submit(0, "7")
    assert match.undo_limit(0) == 0


def with_rng(state: Any, rng: object) -> Any:
    state.rng = rng
    return state


def test_a_seat_that_peeked_cannot_take_it_back() -> None:
    """The others see nothing but that it did, and no chance is used; but the seat itself knows more now."""

    def view_for(state: embers.State, seat: Seat | None) -> View:
        peeked = state.bag[-1] if state.trail and seat == 0 else None
        return {**embers.view_for(state, seat), "hands": None, "trail": None, "peeked": peeked}

    def apply(state: embers.State, seat: Seat, stone: int, told: list[Event] | None) -> None:
        state.trail = stone
        if told is not None:
            told.append(Event("peeked", seat))

    game = replace(embers.GAME, legal_actions=one_stone, view_for=view_for, apply=apply)
    match: Match[Any] = Match(game, game.choose(2), 2026)
    match.submit(0, "1")
    assert match.undo_limit(0) == 1


def test_a_rare_secret_cannot_be_probed_by_taking_back() -> None:
    """A step that only tells whether one stone of the sixteen lies last in the bag, which it seldom does."""

    def view_for(state: embers.State, seat: Seat | None) -> View:
        return {**embers.view_for(state, seat), "trail": None}

    for sought in range(1, 21):

        def apply(
            state: embers.State,
            seat: Seat,
            stone: int,
            told: list[Event] | None,
            sought: int = sought,
        ) -> None:
            state.trail = stone
            if told is not None:
                told.append(Event("sniffed", seat, secret={"found": state.bag[-1] == sought}))

        game = replace(embers.GAME, legal_actions=one_stone, view_for=view_for, apply=apply)
        match: Match[Any] = Match(game, game.choose(2), 2026)
        if sought not in match.state.hands[0]:
            match.submit(0, "1")
            assert match.undo_limit(0) == 1


def one_stone(_state: embers.State, seat: Seat) -> list[int]:
    """Whatever anybody holds, so that a step alone tells nothing of a hand."""
    return [1] if seat == 0 else []


def test_what_nobody_noticed_needs_no_judgement_and_the_rest_is_judged_once(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    judged: list[int] = []

    def counting(*parts: Any) -> bool:
        judged.append(parts[3])
        return is_undoable(*parts)

    monkeypatch.setattr("tundra.core.way_back.is_undoable", counting)
    match = campfire_match()
    first, second = match.game.legal_texts(match.state, 0)[:2]
    for text in (first, second):
        match.submit(0, text)
        assert match.steps_back(0) == len(match.steps)
    match.take_back(0, 1)
    match.submit(0, "done")
    assert match.steps_back(0) is None
    assert match.undo_limit(0) == match.undo_limit(0) == 0
    assert match.steps_back(0) == 2
    assert [match.game.write(action) for action in judged] == ["done"]


def test_what_is_certain_is_foreseen() -> None:
    match: Match[Any] = Match(embers.GAME, embers.GAME.choose(2), 2026)
    stone = match.game.legal_texts(match.state, 0)[0]
    assert match.foresee(0, [stone]) == [{"kind": "laid", "seat": 0, "stone": int(stone)}]


def test_a_draw_and_a_die_are_not_foreseen() -> None:
    match: Match[Any] = Match(embers.GAME, embers.GAME.choose(2), 2026)
    assert match.foresee(0, ["draw"]) == []
    assert story_question("tell", 0, 0).foresee(0, ["tell-1"]) == []


def test_foresight_goes_on_through_several_texts_up_to_the_first_illegal_one() -> None:
    match = campfire_match()
    texts = [*match.game.legal_texts(match.state, 0)[:2], "sing", "done"]
    assert match.foresee(0, texts) == []
    assert match.steps == []


def test_what_the_others_chose_is_not_foreseen() -> None:
    match = campfire_match()
    match.submit(1, match.game.legal_texts(match.state, 1)[0], "done")
    assert [told["kind"] for told in match.foresee(0, ["done"])] == []


def test_foresight_leaves_the_match_alone() -> None:
    match = story_question("answer", 1, 0)
    before = campfire.GAME.dump(match.state)
    match.foresee(1, [campfire.GAME.write(campfire_night.SING)])
    assert campfire.GAME.dump(match.state) == before


@pytest.mark.parametrize(
    "game", [campfire.GAME, big_manitou.GAME, maamut.GAME], ids=lambda g: g.name
)
def test_whatever_is_offered_is_granted_and_what_stays_is_a_match(game: AnyGame) -> None:
    """People pick at the same time, and each takes back what it may at any moment."""
    chance, taken_back = Rng.seeded(7), 0
    for seed in range(2):
        match: Match[Any] = Match(game, game.choose(3), seed)
        for _ in range(50):
            if match.is_over:
                break
            seat = chance.pick(game.waiting_for(match.state))
            match.submit(seat, chance.pick(game.legal_texts(match.state, seat)))
            for other in range(3):
                if chance.below(6) == 0 and match.undo_limit(other) < len(match.steps):
                    seen = match.view_for(other), match.steps_back(other)
                    match.take_back(other, chance.pick([match.undo_limit, match.act_limit])(other))
                    assert (match.view_for(other), match.steps_back(other)) != seen
                    taken_back += 1
        twin: Match[Any] = Match(game, game.choose(3), seed)
        for step in match.steps:
            twin.submit(step.seat, step.text)
        assert [step.seq for step in match.steps] == [step.seq for step in twin.steps]
        assert game.dump(match.state) == game.dump(twin.state)
    assert taken_back > 1


def test_a_log_may_go_back_further_than_people_may_now() -> None:
    match: Match[Any] = Match(embers.GAME, embers.GAME.choose(2), 2026)
    before = match.game.dump(match.state)
    match.submit(0, "draw")
    match.submit(1, "draw")
    match.go_back(0, 0)
    assert [(step.seq, step.seat) for step in match.steps] == []
    assert match.game.dump(match.state) == before
    with pytest.raises(IllegalAction):
        match.go_back(0, 0)
