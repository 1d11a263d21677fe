"""The books of a match: what the sources brought is what everybody has, at every count of seats."""

from __future__ import annotations

from typing import Any

import pytest

from tests.conformance.games import sentences
from tundra.core import AnyGame, Match, Rng
from tundra.core.account import Account, account_of
from tundra.games import REGISTRY

BOOKED = [game for game in REGISTRY if game.accounting is not None]
"""A game may have nothing to count."""


def random_match(game: AnyGame, seats: int, seed: int) -> Match[Any]:
    match: Match[Any] = Match(game, game.choose(seats), seed)
    chance = Rng.seeded(seed)
    while not match.is_over:
        seat = game.waiting_for(match.state)[0]
        match.submit(seat, chance.pick(game.legal_texts(match.state, seat)))
    return match


def booked(match: Match[Any]) -> Account:
    steps = [(step.seat, step.text) for step in match.steps]
    account = account_of(match.game, match.options, match.seed, steps)
    assert account is not None
    return account


@pytest.mark.parametrize("game", BOOKED, ids=lambda game: game.name)
def test_the_sources_add_up_to_what_everybody_has(game: AnyGame) -> None:
    assert game.accounting is not None
    for seats in (game.seats[0], game.seats[-1]):
        match = random_match(game, seats, seats)
        account = booked(match)
        final = game.accounting.have(match.state)
        assert [gained.total() for gained in account.gains] == final == account.have[-1]
        assert {source for gained in account.gains for source in gained} <= set(account.sources)
        for period, (before, after) in enumerate(zip(account.have, account.have[1:], strict=False)):
            changes = [now - was for was, now in zip(before, after, strict=True)]
            assert changes == [gained.total() for gained in account.by_period[period]]


@pytest.mark.parametrize("game", BOOKED, ids=lambda game: game.name)
def test_every_source_and_the_period_have_words(game: AnyGame) -> None:
    assert game.accounting is not None
    for language in ("en", "fr"):
        known = sentences(game, language)
        wanted = [f"{game.name}.source.{source}" for source in game.accounting.sources]
        for key in [*wanted, f"{game.name}.period", f"{game.name}.account"]:
            assert key in known, (language, key)


def test_our_own_games_all_keep_books() -> None:
    assert {"maamut", "mammut", "big_manitou", "ice_age", "mammoth_valley"} <= {
        game.name for game in BOOKED
    }


def test_a_game_of_mammut_has_its_rounds_and_its_turning_points() -> None:
    match = random_match(REGISTRY.find("mammut"), 3, 5)
    account = booked(match)
    assert account.periods == [2, 3, 4, 5] or account.periods == [1, 2, 3, 4, 5]
    swing, best = account.swing, account.best
    assert swing is not None
    assert best is not None
    changes = [
        max(now - was for was, now in zip(before, after, strict=True))
        for before, after in zip(account.have, account.have[1:], strict=False)
    ]
    assert best.amount == max(changes) == changes[account.periods.index(best.period)]
    assert swing.after > swing.before
