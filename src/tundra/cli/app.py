"""Puts the commands together, and turns whatever goes wrong into one line and an exit code."""

from __future__ import annotations

import os
import sys
import traceback
from collections.abc import Sequence
from importlib.metadata import PackageNotFoundError, version

import typer

from tundra.arena.trouble import ArenaTrouble
from tundra.bots.names import UnknownBot
from tundra.cli import arena_balance, arena_league, arena_tune, bench, games, records, sim, table
from tundra.core import BadOptions
from tundra.core.printable import printable
from tundra.core.record import BadRecord
from tundra.core.registry import UnknownGame
from tundra.server.settings import BadSettings

FAILURE = 1
WRONG_CALL = 2
INTERRUPTED = 130
LONGEST_WORD = 120
"""Of a complaint; the path of a file may be as long."""

app = typer.Typer(
    help="A table for prehistoric board games, and a laboratory to study them.",
    add_completion=False,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)
app.command("play")(table.play)
app.command("serve")(table.serve)
app.command("games")(games.games)
app.command("sim")(sim.sim)
app.command("bench")(bench.bench)
app.command("verify")(records.verify)
app.command("show")(records.show)

arena = typer.Typer(help="Leagues of bots, balance reports, and the tuning of heuristics.")
arena.command("league")(arena_league.league)
arena.command("balance")(arena_balance.balance)
arena.command("tune")(arena_tune.tune)
app.add_typer(arena, name="arena")


def print_version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"tundra {installed_version()}")
        raise typer.Exit


def installed_version() -> str:
    try:
        return version("tundra-table")
    except PackageNotFoundError:  # Run from the sources, never installed.
        return "0+source"


@app.callback()
def tundra(
    _version: bool = typer.Option(
        False, "--version", callback=print_version, is_eager=True, help="Say which version this is."
    ),
) -> None:
    """A table for prehistoric board games, and a laboratory to study them."""


def main(args: Sequence[str] | None = None) -> int:
    """Runs one command; 0 when all is well, 2 for a wrong call, 1 for a failure."""
    words = list(sys.argv[1:] if args is None else args)
    try:
        code = app(words or ["--help"], standalone_mode=False, prog_name="tundra")
    except (KeyboardInterrupt, typer.Abort):
        return INTERRUPTED
    except Exception as problem:  # Whatever it is, nobody is shown a traceback.
        return report(problem)
    return code if isinstance(code, int) else 0


def report(problem: Exception) -> int:
    if isinstance(problem, UnknownGame | UnknownBot | BadOptions | BadSettings):
        return complain(str(problem), WRONG_CALL)
    if isinstance(problem, BadRecord | ArenaTrouble):
        return complain(str(problem), FAILURE)
    if isinstance(problem, OSError):
        where = f"{problem.filename}: " if problem.filename else ""
        return complain(f"{where}{problem.strerror or problem}", FAILURE)
    # What Typer finds wrong with the words themselves.
    if hasattr(problem, "format_message"):
        return complain(f"{problem.format_message()} (see tundra --help)", WRONG_CALL)
    if os.environ.get("TUNDRA_DEBUG"):
        traceback.print_exception(problem)
    what = f"{type(problem).__name__}: {problem}"
    return complain(f"this should not happen: {what} (TUNDRA_DEBUG=1 tells more)", FAILURE)


def complain(message: str, code: int) -> int:
    words = [
        word if len(word) <= LONGEST_WORD else f"{word[:LONGEST_WORD]}…" for word in message.split()
    ]
    print("tundra:", printable(" ".join(words)), file=sys.stderr)
    return code
