"""Nobody can ask ahead: what a seat is refused is the same in every position that it cannot tell from the real one."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import asdict
from typing import Any

from tests.conformance.games import all_actions
from tests.conformance.leaks import doubts
from tests.conformance.play import plain, spread
from tundra.core import Action, AnyGame, BadNotation, IllegalAction, Match, Seat

GARBAGE = "zzz"
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
