"""``tundra arena balance``: is a game fair, how long, how tense, and what wins it."""

from __future__ import annotations

from contextlib import ExitStack
from dataclasses import replace
from pathlib import Path
from typing import Annotated, Any

import typer

from tundra.arena.balance_report import PAGE, write_report
from tundra.arena.campaign import Hands, play_missing
from tundra.arena.league import League, agreed_league
from tundra.arena.ledger import Ledger, open_ledger
from tundra.cli.arena import (
    Cluster,
    GameName,
    Games,
    Jobs,
    OptionWords,
    Out,
    Seats,
    Seed,
    announce,
    bot_names,
    folder_for,
    nothing_lost,
    split,
)
from tundra.cli.boxes import BoxPath, box_words
from tundra.cli.output import Json, Lang, Language, out, phrase, print_json
from tundra.cli.progress import progress
from tundra.cli.sim import option_values
from tundra.core import BadOptions
from tundra.games import REGISTRY

VERSUS = "versus"


def balance(
    game: GameName,
    lang: Lang,
    seats: Seats = None,
    options: OptionWords = None,
    box: BoxPath = None,
    games: Games = 400,
    versus: Annotated[
        str | None, typer.Option(help="An option as name=value, to compare the rules with.")
    ] = None,
    bots: Annotated[str, typer.Option(help="Who plays; several sit in all orders.")] = "greedy",
    to: Out = None,
    jobs: Jobs = 1,
    cluster: Cluster = None,
    seed: Seed = 1,
    as_json: Json = False,
) -> None:
    """Writes a balance report: a page with plots, and all figures as JSON."""
    values = option_values([*split(options), *box_words(game, box)])
    names = bot_names(bots)
    league = agreed_league(game, seats, names, games, seed, values, is_traced=True)
    if len(names) > league.seats:
        raise BadOptions(f"{len(names)} bots are too many for {league.seats} seats")
    other = None if versus is None else changed(league, versus)
    folder = folder_for(to, "balance", league)
    announce(league, lang)
    hands = Hands(jobs, cluster)
    with ExitStack() as stack:
        ledgers = [stack.enter_context(open_ledger(folder, league))]
        try:
            play(ledgers[0], hands, lang, "arena.balance")
            if other is not None:
                ledgers.append(stack.enter_context(open_ledger(folder / VERSUS, other)))
                play(ledgers[1], hands, lang, "arena.versus")
        except KeyboardInterrupt:
            if ledgers[0].results():
                write_report(ledgers[0], None, None, lang)
            raise
        report = write_report(ledgers[0], ledgers[1] if other else None, versus, lang)
    tell(report, folder, lang, as_json)


def changed(league: League, word: str) -> League:
    """The same league under the other rule."""
    change = option_values([word])
    values = {**dict(league.options), **change}
    game = REGISTRY.find(league.game)
    chosen = game.choose(league.seats, values)
    game.new_game(chosen, league.seed)
    if chosen.values == league.options:
        raise BadOptions(f"--versus {word} changes nothing")
    return replace(league, options=chosen.values)


def play(ledger: Ledger, hands: Hands, lang: Language, title: str) -> None:
    with nothing_lost(ledger.folder, lang), progress(phrase(lang, title), lang) as on_progress:
        play_missing(ledger, hands, on_progress)


def tell(report: dict[str, Any], folder: Path, lang: Language, as_json: bool) -> None:
    path = folder / PAGE
    if as_json:
        print_json({**report, "report": str(path)})
    else:
        out().print(phrase(lang, "arena.report", path=path))
