"""Nothing leaks: positions that a viewer cannot tell apart are told to it alike, byte for byte."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from tests.conformance.games import all_actions, invariants_of
from tests.conformance.play import Moment, moments, plain, position, told, viewers
from tundra.core import ALL_SEEING, AnyGame, Event, Rng, Seat
from tundra.core.foresight import foresee
from tundra.core.undo import is_silent, is_undoable

GUESSES = 4
TRIED = 2
"""How many of a seat's actions are foreseen and taken back in each position."""


@dataclass(frozen=True)
class Doubt:
    """A position, and a guess that the viewer cannot tell from it."""

    seats: int
    viewer: Seat | None
    truth: Any
    guess: Any
    moment: Moment


def doubts(
    game: AnyGame, most: int = 10, count: int = 2, guesses: int = GUESSES
) -> Iterator[Doubt]:
    for seats, moment in moments(game, count, most):
        for viewer in viewers(seats):
            for number in range(guesses):
                guess = game.determinize(moment.before, viewer, Rng.seeded(number))
                yield Doubt(seats, viewer, moment.before, guess, moment)


def who(viewer: Seat | None) -> str:
    return "an onlooker" if viewer is None else f"seat {viewer}"


def check_a_view_gives_nothing_away(game: AnyGame) -> None:
    for doubt in doubts(game, most=15):
        truth, guess = (game.view_for(state, doubt.viewer) for state in (doubt.truth, doubt.guess))
        assert plain(truth) == plain(guess), f"{game.name}: the view of {who(doubt.viewer)} leaks"


def check_legal_texts_and_refusals_give_nothing_away(game: AnyGame) -> None:
    for doubt in doubts(game):
        if doubt.viewer is None:
            continue
        seat, states = doubt.viewer, (doubt.truth, doubt.guess)
        truth, guess = (game.legal_texts(state, seat) for state in states)
        assert truth == guess, f"{game.name}: the legal actions of seat {seat} leak"
        legal = set(game.legal_actions(doubt.truth, seat))
        for action in all_actions(game):
            if action not in legal:
                one, two = (game.explain(state, seat, action) for state in states)
                assert one == two, f"{game.name}: a refusal told to seat {seat} leaks"


def check_prompts_give_nothing_away(game: AnyGame) -> None:
    for doubt in doubts(game):
        truth, guess = (game.prompt(state, doubt.viewer) for state in (doubt.truth, doubt.guess))
        assert truth == guess, f"{game.name}: the prompt for {who(doubt.viewer)} leaks"


def check_told_events_give_nothing_away(game: AnyGame) -> None:
    """The same step with the same chance: what is told differs only where the view differs too."""
    for doubt in doubts(game, most=20):
        moment, guess = doubt.moment, doubt.guess.clone()
        if moment.action not in game.legal_actions(guess, moment.seat):
            continue
        guess.rng = moment.before.rng.clone()
        events: list[Event] = []
        game.apply(guess, moment.seat, moment.action, events)
        views = (game.view_for(state, doubt.viewer) for state in (moment.after, guess))
        if len({plain(view) for view in views}) == 1:
            truth, other = told(moment.events, doubt.viewer), told(events, doubt.viewer)
            assert plain(truth) == plain(other), (
                f"{game.name}: events tell {who(doubt.viewer)} what its view does not hold"
            )


def check_foresight_and_undo_give_nothing_away(game: AnyGame) -> None:
    for doubt in doubts(game, most=4, count=1, guesses=2):
        if doubt.viewer is None:
            continue
        for action in game.legal_actions(doubt.truth, doubt.viewer)[:TRIED]:
            check_foresight(game, doubt, doubt.viewer, action)
            check_undo(game, doubt, doubt.viewer, action)


def check_foresight(game: AnyGame, doubt: Doubt, seat: Seat, action: int) -> None:
    truth, guess = (foresee(game, state, seat, [action]) for state in (doubt.truth, doubt.guess))
    assert plain(truth) == plain(guess), f"{game.name}: foresight tells seat {seat} a secret"


def check_undo(game: AnyGame, doubt: Doubt, seat: Seat, action: int) -> None:
    """Compared where the seat sees and hears the same before and after the step."""
    answers, seen, chances = set(), set(), set()
    for before in (doubt.truth, doubt.guess):
        after, events = before.clone(), list[Event]()
        game.apply(after, seat, action, events)
        heard = told(events, seat)
        seen.add(plain([game.view_for(after, seat), heard]))
        chances.add(after.rng.drawn != before.rng.drawn)
        answers.add(
            is_silent(game, before, after, events)
            or is_undoable(game, before, seat, action, after, doubt.seats, heard)
        )
    assert len(seen) > 1 or len(answers) == len(chances) == 1, (
        f"{game.name}: the undo limit tells seat {seat} a secret"
    )


def check_whatever_is_shown_is_told(game: AnyGame) -> None:
    """A step of which nothing is told, and which no onlooker sees, shows nobody anything: not its seat either.

    A take-back relies on it. Where somebody might be asked in secret, nothing is taken back anyway.
    """
    for seats, moment in moments(game, count=2, most=60):
        before, after, seat = moment.before, moment.after, moment.seat
        if game.secret_moments(after) or not is_silent(game, before, after, moment.events):
            continue
        for other in set(viewers(seats)) - {seat}:
            assert game.view_for(before, other) == game.view_for(after, other), (
                f"{game.name}: {who(other)} is shown what it is not told"
            )
        for number in range(GUESSES):
            guess, events = game.determinize(before, seat, Rng.seeded(number)), list[Event]()
            drawn = guess.rng.drawn
            game.apply(guess, seat, moment.action, events)
            heard = (told(events, seat), guess.rng.drawn, game.view_for(guess, seat))
            assert heard == ([], drawn, game.view_for(after, seat)), (
                f"{game.name}: seat {seat} is shown what it is not told"
            )


def check_a_guess_depends_only_on_what_is_known(game: AnyGame) -> None:
    """From two positions that a viewer cannot tell apart, the same generator makes the same guess."""
    for doubt in doubts(game):
        truth, guess = (
            game.dump(game.determinize(state, doubt.viewer, Rng.seeded(99)))
            for state in (doubt.truth, doubt.guess)
        )
        assert truth == guess, f"{game.name}: a guess for {who(doubt.viewer)} depends on a secret"


def check_a_guess_is_a_position_of_its_own(game: AnyGame) -> None:
    """It keeps the given generator, leaves the truth alone, and could be the real one."""
    invariants = invariants_of(game)
    for seats, moment in moments(game, count=2):
        before = game.dump(moment.after)
        for viewer in viewers(seats):
            rng = Rng.seeded(7)
            guess = game.determinize(moment.after, viewer, rng)
            assert guess.rng.dump() == rng.dump(), f"{game.name}: a guess keeps another generator"
            assert guess.rng.key == Rng.seeded(7).key, (
                f"{game.name}: a guess knows what chance brings"
            )
            assert game.dump(game.load(game.dump(guess))) == game.dump(guess), (
                f"{game.name}: odd guess"
            )
            invariants(guess)
        assert game.dump(moment.after) == before, f"{game.name}: guessing changed the position"


def check_guesses_vary_what_is_hidden(game: AnyGame) -> None:
    """Where something is hidden from a viewer, guesses are not always the truth."""
    hidden, varied = set[Seat | None](), set[Seat | None]()
    for doubt in doubts(game):
        everything = game.view_for(doubt.truth, ALL_SEEING)
        if everything != game.view_for(doubt.truth, doubt.viewer):
            hidden.add(doubt.viewer)
            if position(game, doubt.guess) != position(game, doubt.truth):
                varied.add(doubt.viewer)
    assert hidden == varied, f"{game.name}: guesses for {hidden - varied} are always the truth"
