"""What a browser gathers and sends as one act is taken as one: nothing in it cannot be foreseen but the end."""

from __future__ import annotations

import re
from typing import Any

import pytest

from tests.conformance.play import walk
from tundra.core import AnyGame, Match, Rng, Seat
from tundra.games import REGISTRY

GATHERED = {
    "mammut": (r"take|steal-|play-return", r"heap-|t\d|done"),
    "big_manitou": (r"clear|pick-", r"pick-|done"),
    "ice_age": (r"place-", r"place-|done"),
    "mammoth_valley": (
        r"c\dr\d:|starve-|take-|sow-",
        r"c\dr\d:|[NS][EW]?$|starve-|take-|sow-|done|feed",
    ),
}
"""How a set begins that the pages send in one message, and how it goes on."""
LONGEST = 40


@pytest.mark.parametrize("name", GATHERED)
def test_a_set_that_is_gathered_is_taken_as_a_whole(name: str) -> None:
    game, kinds, longest = REGISTRY.find(name), set[str](), 0
    for seats in (game.seats[0], game.seats[-1]):
        for number, moment in enumerate(walk(game, seats, 7 * seats)):
            texts = gather(game, moment.before, moment.seat, GATHERED[name], Rng.seeded(number))
            if len(texts) < 2:
                continue
            match: Match[Any] = Match(game, game.choose(seats), 1)
            match.state = moment.before
            assert [step.text for step in match.submit(moment.seat, *texts)] == texts
            kinds.add(texts[0].partition("-")[0])
            longest = max(longest, len(texts))
    assert kinds, "nothing was gathered"
    assert longest > 2


def gather(
    game: AnyGame, state: Any, seat: Seat, patterns: tuple[str, str], chance: Rng
) -> list[str]:
    """Picks at random, as far as they are gathered, until chance or another seat comes in."""
    state, texts = state.clone(), list[str]()
    while len(texts) < LONGEST:
        pattern = patterns[bool(texts)]
        legal = [text for text in game.legal_texts(state, seat) if re.match(pattern, text)]
        if not legal:
            return texts
        drawn, text = state.rng.drawn, chance.pick(legal)
        game.apply(state, seat, game.read(text), None)
        texts.append(text)
        if state.rng.drawn != drawn or text in ("done", "feed"):
            return texts
    return texts
