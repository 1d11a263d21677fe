"""Golden records: whole matches that must replay for ever, step by step.

``python -m tools.golden GAME`` writes tests/golden/GAME anew: a random match for each seat count, one for each
way the game can end, and the legal texts along the first. Records with other names are left alone. Read the
difference before committing it.
"""

from __future__ import annotations

import argparse
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from tools.games import find_game

from tundra.core import AnyGame, Match, Rng
from tundra.core.record import Record, record_of, replay, write_record

FOLDER = Path(__file__).parents[1] / "tests" / "golden"
SEED = 2026
LEGAL = ".legal.txt"


def random_match(
    game: AnyGame, seats: int, seed: int, values: Mapping[str, str] | None = None
) -> Record:
    """Played with ``apply`` alone, for speed; the steps are checked when the record is replayed."""
    options = game.choose(seats, values)
    state, chooser = game.new_game(options, seed), Rng.seeded(seed + 1)
    record = record_of(Match(game, options, seed))
    while waiting := game.waiting_for(state):
        seat = chooser.pick(waiting)
        action = chooser.pick(game.legal_actions(state, seat))
        game.apply(state, seat, action, None)
        record.steps.append((seat, game.write(action)))
    record.outcome = state.outcome
    return record


def legal_along(match_record: Record, game: AnyGame) -> str:
    """Before each step, what every seat that was waited for could do, in order."""
    match: Match[Any] = replay(match_record, game, 0)
    lines = []
    for seq, (seat, text) in enumerate(match_record.steps, 1):
        for other in game.waiting_for(match.state):
            lines.append(f"{seq} {other} {' '.join(game.legal_texts(match.state, other))}")
        match.submit(seat, text)
    return "\n".join(lines) + "\n"


def shortest_by_ending(game: AnyGame, tries: int, values: Mapping[str, str]) -> dict[str, Record]:
    """For each way to end that random play found, the shortest match of its kind."""
    found: dict[str, Record] = {}
    for seed in range(SEED, SEED + tries):
        for seats in game.seats:
            record = random_match(game, seats, seed, values)
            reason = record.outcome.reason if record.outcome else "unfinished"
            if reason not in found or len(record.steps) < len(found[reason].steps):
                found[reason] = record
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--tries", type=int, default=200, help="seeds to look for rare endings")
    parser.add_argument(
        "--option", action="append", default=[], metavar="NAME=VALUE", help="for rare endings"
    )
    asked = parser.parse_args()
    game = find_game(asked.game)
    folder = FOLDER / game.name
    folder.mkdir(parents=True, exist_ok=True)
    records = {f"seats_{seats}": random_match(game, seats, SEED) for seats in game.seats}
    values = dict(word.split("=", 1) for word in asked.option)
    for reason, record in shortest_by_ending(game, asked.tries, values).items():
        records[f"ending_{reason}"] = record
    for name, record in records.items():
        (folder / f"{name}.txt").write_text(write_record(record), "utf-8")
    first = f"seats_{game.seats[0]}"
    (folder / f"{first}{LEGAL}").write_text(legal_along(records[first], game), "utf-8")


if __name__ == "__main__":
    main()
