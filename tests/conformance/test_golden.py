"""Whole matches of old replay to the same end, and offer the same choices in the same order."""

from __future__ import annotations

from pathlib import Path

import pytest
from tools.golden import FOLDER, LEGAL, legal_along

from tests.conformance.games import EVERY_GAME, names
from tundra.core.record import read_record, record_of, replay, verify, write_record

ORDERS = sorted(FOLDER.glob(f"*/*{LEGAL}"))
RECORDS = sorted(set(FOLDER.glob("*/*.txt")) - set(ORDERS))


def name_of(path: Path) -> str:
    return f"{path.parent.name}/{path.name}"


@pytest.mark.parametrize("path", RECORDS, ids=name_of)
def test_a_golden_record_replays_to_the_letter(path: Path) -> None:
    text = path.read_text("utf-8")
    record = read_record(text)
    assert record.game == path.parent.name
    match = verify(record, EVERY_GAME.find)
    assert match.is_over
    assert write_record(record_of(match, record.names)) == text


@pytest.mark.parametrize("path", ORDERS, ids=name_of)
def test_the_legal_texts_along_a_match_stay_in_their_order(path: Path) -> None:
    record = read_record(path.with_name(path.name.replace(LEGAL, ".txt")).read_text("utf-8"))
    assert legal_along(record, EVERY_GAME.find(record.game)) == path.read_text("utf-8")


@pytest.mark.parametrize("name", names())
def test_each_game_has_a_record_for_each_seat_count_and_an_order(name: str) -> None:
    game = EVERY_GAME.find(name)
    paths = [path for path in RECORDS if path.parent.name == name]
    seats = {read_record(path.read_text("utf-8")).seats for path in paths}
    assert seats == set(game.seats), f"python -m tools.golden {name}"
    assert any(path.parent.name == name for path in ORDERS), f"python -m tools.golden {name}"


def test_a_changed_step_is_found() -> None:
    path = FOLDER / "embers" / "seats_2.txt"
    record = read_record(path.read_text("utf-8"))
    game = EVERY_GAME.find("embers")
    before = legal_along(record, game)
    match = replay(record, game, 2)
    record.steps[2] = (record.steps[2][0], game.legal_texts(match.state, record.steps[2][0])[-1])
    record.steps = record.steps[:3]
    assert not before.startswith(legal_along(record, game).splitlines()[-1])
