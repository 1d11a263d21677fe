"""Which matches a league is made of, whoever plays them and however often it was interrupted."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import asdict, dataclass
from itertools import combinations, permutations
from typing import Any

from tundra.arena.duel import Bout, Duel, Result, derived, play_bout
from tundra.arena.trace import Trace, traced
from tundra.arena.trouble import ArenaTrouble
from tundra.bots.names import make_bot, weights_of
from tundra.core import AnyGame, BadOptions
from tundra.core.options import OptionValue
from tundra.games import REGISTRY


@dataclass(frozen=True)
class League:
    """Plain words, so that other machines can be told."""

    game: str
    seats: int
    bots: tuple[str, ...]
    games: int
    """How many matches are wanted; whole sets of seatings are played."""
    seed: int
    options: tuple[tuple[str, OptionValue], ...] = ()
    is_traced: bool = False
    """Whether each match is looked at closely, for a balance report."""
    weights: tuple[tuple[str, float], ...] = ()
    """The numbers in files of weights that bots play with: a file can change, and keep its name."""

    def about(self) -> dict[str, Any]:
        """All that fixes the matches; how many are played may grow later."""
        words = asdict(self)
        del words["games"], words["is_traced"], words["weights"]
        words["bots"], words["options"] = list(self.bots), dict(self.options)
        if self.weights:
            words["weights"] = dict(self.weights)
        return {**words, "rules_version": REGISTRY.find(self.game).rules_version}


@dataclass(frozen=True)
class Played:
    result: Result
    trace: Trace | None = None


def agreed_league(
    game_name: str,
    seats: int | None,
    bots: list[str],
    games: int,
    seed: int,
    options: dict[str, OptionValue],
    is_traced: bool = False,
) -> League:
    """The league that was asked for, if game, options and bots all exist."""
    game = REGISTRY.find(game_name)
    chosen = game.choose(game.seats[0] if seats is None else seats, options)
    game.new_game(chosen, seed)
    for name in bots:
        make_bot(name, game)
        if bots.count(name) > 1:
            raise BadOptions(f"the bot {name} is named twice")
    weights = weights_now(bots, game)
    return League(
        game.name, chosen.seats, tuple(bots), games, seed, chosen.values, is_traced, weights
    )


def weights_now(bots: Iterable[str], game: AnyGame) -> tuple[tuple[str, float], ...]:
    return tuple(item for name in bots for item in weights_of(name, game).items())


def lineups(league: League) -> list[tuple[str, ...]]:
    """Who sits together: a short list of bots is repeated, of a long one every choice takes its turn."""
    if len(league.bots) > league.seats:
        return list(combinations(league.bots, league.seats))
    return [tuple(league.bots[seat % len(league.bots)] for seat in range(league.seats))]


def seatings(lineup: tuple[str, ...]) -> list[tuple[str, ...]]:
    return list(dict.fromkeys(permutations(lineup)))


def bouts(league: League) -> Iterator[Bout]:
    """Every seed is played once in each seating of its lineup. A longer league begins like a shorter one."""
    turns = lineups(league)
    number = place = 0
    while number < league.games:
        seed = derived(league.seed, "match", place)
        for seating in seatings(turns[place % len(turns)]):
            yield Bout(number, seed, seating)
            number += 1
        place += 1


def count_bouts(league: League) -> int:
    """One lineup has as many seatings as another."""
    size = len(seatings(lineups(league)[0]))
    return -(-league.games // size) * size


def play_in_league(league: League, bout: Bout) -> Played:
    if weights_now(league.bots, REGISTRY.find(league.game)) != league.weights:
        raise ArenaTrouble("a file of weights is not what it was when the league was begun")
    duel = Duel(league.game, league.seats, (), 0, 0, league.options, keep_records=True)
    result = play_bout(duel, bout)
    return Played(result, traced(result.record) if league.is_traced else None)
