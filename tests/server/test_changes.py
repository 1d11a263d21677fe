"""Steps say what changed: whoever adds it up has, byte for byte, what a game shows that viewer."""

from __future__ import annotations

import json
import random
from pathlib import Path

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as some

from tests.steps import WHOLE, Reader
from tests.toys import TOYS
from tundra.core import AnyGame, Seat
from tundra.games import REGISTRY
from tundra.server.changes import change, changed
from tundra.server.eyes import Eyes, sight_of
from tundra.server.messages import Snapshot
from tundra.server.story import Story

EXAMPLES = json.loads(
    (Path(__file__).resolve().parents[2] / "web/src/lib/changes.json").read_text("utf-8")
)
JSON = some.recursive(
    some.none() | some.booleans() | some.integers(-3, 3) | some.sampled_from("ab"),
    lambda inner: (
        some.lists(inner, max_size=4) | some.dictionaries(some.sampled_from("pqrs"), inner)
    ),
)
encode = msgspec.json.encode


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda example: example["name"])
def test_what_changed_is_said_as_the_browser_reads_it(example: dict[str, object]) -> None:
    was, now = example["was"], example["now"]
    assert json.loads(change(encode(was), encode(now))) == example["change"]
    assert encode(changed(was, example["change"])) == encode(now)


@given(JSON, JSON)
def test_any_value_becomes_any_other_to_the_byte(was: object, now: object) -> None:
    said = change(encode(was), encode(now))
    assert encode(changed(was, json.loads(said))) == encode(now)
    assert len(said) <= len(encode(now)) + 2


def wholly(eyes: Eyes) -> bytes:
    """What these eyes see, without what each step says anyway."""
    now = eyes.sight
    return encode({name: getattr(now, name) for name in WHOLE})


def heard(reader: Reader, message: bytes | Snapshot | None) -> bytes:
    assert message is not None
    said = reader.read(message if isinstance(message, bytes) else encode(message))
    return encode({name: said[name] for name in WHOLE})


@pytest.mark.parametrize("game", [*REGISTRY, *TOYS], ids=lambda game: game.name)
def test_added_up_steps_are_the_whole_position_for_every_viewer(game: AnyGame) -> None:
    chance = random.Random(game.name)
    story = Story(game, game.choose(chance.choice(game.seats)), chance.getrandbits(64))
    readers: dict[Seat | None, Reader] = {viewer: Reader() for viewer in story.eyes}
    for viewer, eyes in story.eyes.items():
        assert heard(readers[viewer], eyes.snapshot()) == wholly(eyes)
    for _ in range(120):
        if story.match.is_over:
            break
        seat = chance.choice(story.waiting_for)
        text = chance.choice(game.legal_texts(story.match.state, seat))
        story.adopt(seat, story.decide(seat, [text]), 0.0, None)
        telling = story.tell()
        for viewer, eyes in story.eyes.items():
            if viewer in telling:
                assert heard(readers[viewer], telling[viewer]) == wholly(eyes)
            # Whoever is told nothing has everything, or is told when nobody is asked in secret any more.
            fresh = sight_of(story.match, viewer, eyes.seq)
            has_all = (fresh.view, fresh.legal) == (eyes.sight.view, eyes.sight.legal)
            assert has_all or story.is_hidden_from(viewer)


def test_most_of_a_step_stays_and_is_not_said_again() -> None:
    """Over a match of the largest game, a tenth of what the whole position would take."""
    game, chance = REGISTRY.find("mammoth_valley"), random.Random(1)
    story = Story(game, game.choose(6), 1)
    sent = whole = 0
    for _ in range(100):
        seat = chance.choice(story.waiting_for)
        text = chance.choice(game.legal_texts(story.match.state, seat))
        story.adopt(seat, story.decide(seat, [text]), 0.0, None)
        telling = story.tell()
        sent += sum(map(len, telling.values()))
        whole += sum(len(wholly(story.eyes[viewer])) for viewer in telling)
    assert sent < whole / 4
