"""Plays seeded random matches and prints digests of all they tell, and whether the rules are compiled.

Run by the tests as a script of its own, with the installed package or with the sources, so it imports nothing
of the tests but the toys: ``python digest.py REPOSITORY STEPS``.
"""

from __future__ import annotations

import hashlib
import json
import sys
from typing import Any


def main(root: str, steps: int) -> None:
    sys.path.append(root)
    from tests.toys import TOYS
    from tundra.core import rng
    from tundra.games import REGISTRY

    digests = {"chance": stream_digest()}
    for game in [*REGISTRY, *TOYS]:
        for seats in game.seats:
            digests[f"{game.name} {seats}"] = matches_digest(game, seats, steps)
    print(json.dumps({"file": rng.__file__, "digests": digests}))


def stream_digest() -> str:
    """Words, dice, picks and shuffles, from full and from light generators."""
    from tundra.core.rng import Rng

    heard = hashlib.sha256()
    for seed in range(50):
        full = Rng.seeded(seed)
        for rng in (full, full.fork()):
            words = [rng.word() for _ in range(99)] + [rng.below(bound) for bound in range(1, 200)]
            words += [rng.below(2**31), rng.die(), *rng.shuffled(list(range(40)))]
            heard.update(json.dumps([words, rng.dump()]).encode())
    return heard.hexdigest()


def matches_digest(game: Any, seats: int, steps: int) -> str:
    """Whole matches, until there are at least so many steps of them."""
    heard, seed = hashlib.sha256(), 0
    while steps > 0:
        seed += 1
        for line in story(game, seats, seed):
            heard.update(line.encode())
            steps -= " > " in line
    return heard.hexdigest()


def story(game: Any, seats: int, seed: int) -> list[str]:
    """Each step's text, what everyone was told, and now and then every view and a guess."""
    from tundra.core import ALL_SEEING, Rng

    state, chooser = game.new_game(game.choose(seats), seed), Rng.seeded(seed + 1)
    lines = [json.dumps(game.view_for(state, ALL_SEEING))]
    while waiting := game.waiting_for(state):
        seat = chooser.pick(waiting)
        texts = game.legal_texts(state, seat)
        text = chooser.pick(texts)
        events: list[Any] = []
        game.apply(state, seat, game.read(text), events)
        lines.append(" ".join(texts) + " > " + text)
        lines += [json.dumps(event.told_to(ALL_SEEING)) for event in events]
        if len(lines) % 8 == 0:
            lines += [json.dumps(game.view_for(state, viewer)) for viewer in (*range(seats), None)]
            guess = game.determinize(state, seat, chooser.fork())
            lines.append(json.dumps(game.dump(guess)))
    lines += [json.dumps(game.dump(state)), repr(state.outcome)]
    return lines


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]))
