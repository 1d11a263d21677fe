"""Nobody can ask ahead: a seat is answered the same in every position that it cannot tell from the real one."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import asdict
from itertools import islice
from typing import Any

from tests.conformance.games import all_actions
from tests.conformance.leaks import doubts
from tests.conformance.play import plain, spread, walk
from tundra.core import Action, AnyGame, BadNotation, Event, IllegalAction, Match, Seat

GARBAGE = "zzz"
SECRETS = 8
"""Moments of each table at which several seats choose at once, and what one of them chooses is hidden."""
FIRSTS = 3
"""How many of a seat's texts in each position are tried as the beginning of a series."""


def check_a_refused_series_tells_nothing(game: AnyGame) -> None:
    """Also not by how far it came: once something cannot be known, whatever follows gets the same answer."""
    for doubt in doubts(game, most=6, count=1, guesses=1):
        if doubt.viewer is None:
            continue
        matches = [standing_at(game, doubt.seats, state) for state in (doubt.truth, doubt.guess)]
        for texts in series(game, doubt.truth, doubt.viewer):
            truth, guess = (answer_to(match, doubt.viewer, texts) for match in matches)
            assert truth == guess, (
                f"{game.name}: seat {doubt.viewer} can probe the future by {texts}"
            )


def series(game: AnyGame, state: Any, seat: Seat) -> Iterator[list[str]]:
    """Beginnings that are legal, and one that is not; what follows is legal in truth, or the same again, or garbage."""
    legal = game.legal_actions(state, seat)
    for place in spread(len(legal), FIRSTS):
        first = game.write(legal[place])
        for rest in (after(game, state, seat, legal[place]), first, GARBAGE):
            yield [first, rest]
    barred = [action for action in all_actions(game) if action not in legal]
    for action in barred[len(barred) // 2 :][:1]:
        yield [game.write(action), GARBAGE]


def after(game: AnyGame, state: Any, seat: Seat, action: Action) -> str:
    """What the seat may really do next, if anything."""
    twin = state.clone()
    game.apply(twin, seat, action, None)
    legal = game.legal_texts(twin, seat)
    return legal[-1] if legal else GARBAGE


def check_a_take_back_tells_nothing_of_secret_choices(game: AnyGame) -> None:
    """What others choose without a seat's noticing changes neither how far it may go back nor where that leads."""
    for seats in game.seats:
        for seat, match, twin in islice(secret_choices(game, seats), SECRETS):
            is_undoable, is_so_anyway = (one.undo_limit(seat) == 0 for one in (match, twin))
            assert is_undoable == is_so_anyway, (
                f"{game.name}: a take-back tells seat {seat} that another chose"
            )
            if is_undoable:
                for one in (match, twin):
                    one.take_back(seat, 0)
                assert plain(match.view_for(seat)) == plain(twin.view_for(seat))


def secret_choices(game: AnyGame, seats: int) -> Iterator[tuple[Seat, Match[Any], Match[Any]]]:
    """A seat that has just acted, and its match without and with what another chose in secret after it."""
    for moment in walk(game, seats, 100 * seats + 1):
        state, seat = moment.after, moment.seat
        for other in set(game.waiting_for(state)) - {seat}:
            action, after, events = (
                game.legal_actions(state, other)[0],
                state.clone(),
                list[Event](),
            )
            game.apply(after, other, action, events)
            if not events and game.view_for(after, seat) == game.view_for(state, seat):
                matches = [standing_at(game, seats, moment.before) for _ in range(2)]
                for match in matches:
                    match.submit(seat, game.write(moment.action))
                matches[1].submit(other, game.write(action))
                yield seat, matches[0], matches[1]


def standing_at(game: AnyGame, seats: int, state: Any) -> Match[Any]:
    match: Match[Any] = Match(game, game.choose(seats), 1)
    match.state = state
    return match


def answer_to(match: Match[Any], seat: Seat, texts: list[str]) -> str:
    """What the seat is told of a series that is not carried out; nothing, of one that is."""
    try:
        match.preview(seat, texts)
    except BadNotation:
        return "bad notation"
    except IllegalAction as problem:
        return plain(None if problem.refusal is None else asdict(problem.refusal))
    return ""
