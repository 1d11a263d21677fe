"""A match: what is asked is checked, drafts change nothing, acts are whole or not at all."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from tests.toys import campfire, embers
from tundra.core import BadNotation, Event, IllegalAction, Match, Rng, Seat, seed_hash


def embers_match() -> Match[Any]:
    return Match(embers.GAME, embers.GAME.choose(2), 2026)


def campfire_match(seats: int = 2) -> Match[Any]:
    return Match(campfire.GAME, campfire.GAME.choose(seats), 2026)


def picks(match: Match[Any], seat: int, count: int = 2) -> list[str]:
    """The first texts of a whole choice: a few picks in ascending order, then done."""
    return [*match.game.legal_texts(match.state, seat)[:count], "done"]


def everything(match: Match[Any]) -> tuple[object, ...]:
    return match.game.dump(match.state), list(match.steps), match.undo_limit(0), match.undo_limit(1)


def test_a_match_shows_the_hash_of_its_seed() -> None:
    assert embers_match().seed_hash == seed_hash(2026)


def test_a_preview_changes_nothing() -> None:
    match = campfire_match()
    before = everything(match)
    draft = match.preview(0, picks(match, 0))
    assert [step.seq for step in draft.steps] == [1, 2, 3]
    assert everything(match) == before


def test_a_draft_is_taken_as_a_whole() -> None:
    match = campfire_match()
    draft = match.preview(0, picks(match, 0))
    match.commit(draft)
    assert match.steps == draft.steps
    assert match.state is draft.states[-1]
    assert match.view_for(1)["ready"] == [True, False]


def test_several_texts_are_taken_all_or_not_at_all() -> None:
    match = campfire_match()
    before = everything(match)
    with pytest.raises(IllegalAction):
        match.submit(0, *picks(match, 0), "sing")
    with pytest.raises(BadNotation):
        match.submit(0, picks(match, 0)[0], "dance")
    assert everything(match) == before


def test_others_hear_of_a_set_choice_once_when_it_is_complete() -> None:
    match = campfire_match(3)
    steps = match.submit(0, *picks(match, 0))
    told = [step.told_to(1) for step in steps]
    assert told == [[], [], [{"kind": "ready", "seat": 0}]]
    assert steps[-1].told_to(0)[0]["cards"] == match.view_for(0)["picks"][0]


def test_a_refusal_carries_its_rule() -> None:
    match = embers_match()
    with pytest.raises(IllegalAction, match=r"'draw' is not allowed here \(rule 2.1\)") as refused:
        match.submit(1, "draw")
    assert refused.value.refusal is not None
    assert refused.value.refusal.rule == "2.1"
    assert refused.value.refusal.params == {"seat": 0}


@pytest.mark.parametrize("seat", [-1, 2, 99])
def test_there_must_be_such_a_seat(seat: int) -> None:
    with pytest.raises(IllegalAction, match="there is no seat"):
        embers_match().submit(seat, "draw")


def test_an_act_must_ask_for_something() -> None:
    with pytest.raises(IllegalAction, match="nothing was asked for"):
        embers_match().submit(0)


def test_nothing_may_be_done_after_the_end() -> None:
    match = embers_match()
    while not match.is_over:
        (seat,) = match.game.waiting_for(match.state)
        match.submit(seat, match.game.legal_texts(match.state, seat)[0])
    with pytest.raises(IllegalAction) as refused:
        match.submit(0, "draw")
    assert refused.value.refusal is not None
    assert refused.value.refusal.key == "embers.refusal.over"


def test_all_may_choose_at_once_in_any_order() -> None:
    match = campfire_match(3)
    assert match.game.waiting_for(match.state) == [0, 1, 2]
    match.submit(2, *picks(match, 2))
    match.submit(0, *picks(match, 0))
    assert match.game.prompt(match.state, 0).key == "campfire.prompt.wait"
    assert match.game.waiting_for(match.state) == [1]


def test_an_interrupt_asks_a_neighbour_after_a_die_and_the_night_goes_on() -> None:
    state = campfire.GAME.new_game(campfire.GAME.choose(2), 1)
    data = campfire.GAME.dump(state)
    data["questions"] = [["tell", 1, 1], ["tell", 0, 0]]
    data["ready"] = [True, True]
    seen = set()
    for _ in range(200):
        state = campfire.GAME.load(data)
        campfire.GAME.apply(state, 0, campfire.GAME.read("tell-1"), None)
        seen.add(tuple(tuple(question) for question in state.questions))
        data["rng"] = state.rng.dump()
    assert seen == {(("tell", 1, 1),), (("tell", 1, 1), ("answer", 1, 0))}


def refusal_of(match: Match[Any], seat: int, *texts: str) -> str:
    with pytest.raises(IllegalAction) as refused:
        match.submit(seat, *texts)
    assert refused.value.refusal is not None
    return refused.value.refusal.key


def test_nobody_asks_beyond_the_first_text_that_uses_chance() -> None:
    """Whatever follows it: what would be legal, what would not, and what is no text at all."""
    match = campfire_match()
    match.submit(1, *picks(match, 1))
    before = everything(match)
    for rest in (["sing"], ["tell-1"], ["zzz"], ["sing", "tell-0", "zzz"]):
        assert refusal_of(match, 0, *picks(match, 0), *rest) == "core.refusal.one_by_one"
    assert everything(match) == before
    assert len(match.submit(0, *picks(match, 0))) == 3


def test_nobody_asks_beyond_the_first_text_that_shows_something_new() -> None:
    match: Match[Any] = Match(SNIFFING, SNIFFING.choose(2), 2026)
    first, second = match.game.legal_texts(match.state, 0)[:2]
    for rest in (second, first, "draw", "zzz"):
        assert refusal_of(match, 0, first, rest) == "core.refusal.one_by_one"


def test_nobody_asks_beyond_the_first_text_after_which_somebody_may_be_asked_in_secret() -> None:
    def go_on(state: embers.State, seat: Seat, stone: int, told: list[Event] | None) -> None:
        embers.apply(state, seat, stone, told)
        state.to_move = seat

    open_game = replace(embers.GAME, apply=go_on)
    for game, taken in ((open_game, 2), (replace(open_game, secret_moments=lambda _: 1), 0)):
        match: Match[Any] = Match(game, game.choose(2), 2026)
        first, second = match.game.legal_texts(match.state, 0)[:2]
        if taken:
            match.submit(0, first, second)
        else:
            assert refusal_of(match, 0, first, second) == "core.refusal.one_by_one"
        assert len(match.steps) == taken


def test_a_series_that_surprises_counts_as_far_as_it_came() -> None:
    """A refusal would show for nothing what no guess could have told."""

    def determinize(state: embers.State, seat: Seat | None, rng: Rng) -> embers.State:
        guess = embers.determinize(state, seat, Rng.seeded(0))
        guess.rng = rng
        return guess

    game = replace(SNIFFING, determinize=determinize)
    match: Match[Any] = Match(game, game.choose(2), 2026)
    first, second = match.game.legal_texts(match.state, 0)[:2]
    assert [step.text for step in match.submit(0, first, second)] == [first]


def sniff(state: embers.State, seat: Seat, stone: int, told: list[Event] | None) -> None:
    """Lays a stone, smells which one lies last in the bag, and goes on."""
    embers.apply(state, seat, stone, told)
    state.to_move = seat
    if told is not None:
        told.append(Event("smelled", seat, secret={"stone": state.bag[-1]}))


SNIFFING = replace(embers.GAME, apply=sniff)
