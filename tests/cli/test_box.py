"""``--box FILE``: whoever owns a box enters what really lies in it, and the record says so."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tests.cli.calls import Shell
from tests.conformance.games import invariants_of
from tundra.core import Box, Rng
from tundra.core.record import read_record
from tundra.games import REGISTRY

CHANGES = {
    "mammut": ("?/axe", "meat/fire"),
    "big_manitou": ("bison1", "totem"),
    "ice_age": ("place_forest", "swap"),
}
"""In each game one of the first is exchanged for one of the second."""


def our_box(shell: Shell, game: str) -> dict[str, Any]:
    box: dict[str, Any] = json.loads(shell(f"games --box {game}").out)
    return box


def real_box(shell: Shell, game: str, folder: Path) -> Path:
    box = our_box(shell, game)
    less, more = CHANGES[game]
    box["contents"][less] -= 1
    box["contents"][more] += 1
    path = folder / "box.json"
    path.write_text(json.dumps(box), "utf-8")
    return path


@pytest.mark.parametrize("game", CHANGES)
def test_a_match_is_played_and_verified_with_the_numbers_of_the_box(
    shell: Shell, tmp_path: Path, game: str
) -> None:
    path = real_box(shell, game, tmp_path)
    folder = tmp_path / "records"
    assert shell(f"sim {game} --games 1 --bots random --box {path} --records {folder}").code == 0
    record = next(folder.iterdir())
    assert CHANGES[game][1] in read_record(record.read_text("utf-8")).options["box"]
    assert shell(f"verify {record}").code == 0
    forged = record.read_text("utf-8").replace(" box=", " box=wooden:9;", 1)
    record.write_text(forged, "utf-8")
    answer = shell(f"verify {record}")
    assert (answer.code, "does not lie in this box" in answer.complaint) == (1, True)


@pytest.mark.parametrize("game", CHANGES)
def test_our_own_box_is_not_worth_a_word(shell: Shell, tmp_path: Path, game: str) -> None:
    path = tmp_path / "box.json"
    path.write_text(json.dumps(our_box(shell, game)), "utf-8")
    folder = tmp_path / "records"
    assert shell(f"sim {game} --games 1 --bots random --box {path} --records {folder}").code == 0
    record = next(folder.iterdir())
    assert "box" not in read_record(record.read_text("utf-8")).options
    verified = shell(f"verify {record} --json")
    assert (verified.code, "box" in verified.out + verified.err) == (0, False)


@pytest.mark.parametrize(
    ("game", "change", "problem"),
    [
        ("mammut", {"?/axe": 3}, "32 loot tiles, not 31"),
        ("mammut", {"?/?": 1}, "'?/?' does not lie in this box"),
        ("big_manitou", {"horse": 7}, "59 tiles, not 60"),
        ("big_manitou", {"horse": -1}, "0 to 99 times"),
        ("ice_age", {"swap": 9}, "33 light cards"),
        ("ice_age", {"remove_mammoth": 0, "dark_fire": 5}, "1 to 7 copies of each dark card"),
    ],
)
def test_a_box_one_could_not_play_with_is_refused_with_its_reason(
    shell: Shell, tmp_path: Path, game: str, change: dict[str, int], problem: str
) -> None:
    box = our_box(shell, game)
    box["contents"] |= change
    path = tmp_path / "box.json"
    path.write_text(json.dumps(box), "utf-8")
    answer = shell(f"sim {game} --games 1 --box {path}")
    assert answer.code == 2
    assert problem in answer.complaint
    assert str(path) in answer.complaint


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("{}", "game"),
        ('{"game": "ice_age", "contents": {}}', "a box of 'ice_age', not mammut"),
        ("tiles", "does not say how many there are"),
        ("", "game"),
    ],
)
def test_a_file_that_is_no_box_of_this_game_is_refused(
    shell: Shell, tmp_path: Path, text: str, problem: str
) -> None:
    path = tmp_path / "box.json"
    path.write_text(text, "utf-8")
    answer = shell(f"sim mammut --games 1 --box {path}")
    assert (answer.code, problem in answer.complaint) == (2, True)


def test_a_missing_file_and_a_game_without_a_list_of_ours_are_wrong_calls(
    shell: Shell, tmp_path: Path
) -> None:
    assert "no such file" in shell(f"sim mammut --box {tmp_path / 'none'}").complaint
    assert "no list of our own" in shell(f"sim maamut --box {tmp_path}").complaint


@pytest.mark.parametrize("game", CHANGES)
def test_whatever_lies_in_the_box_nothing_is_lost_and_a_position_keeps_it(game: str) -> None:
    rules = REGISTRY.find(game)
    (option,) = [one for one in rules.options if isinstance(one, Box)]
    less, more = (option.names.index(name) for name in CHANGES[game])
    counts = list(option.standard)
    counts[less], counts[more] = counts[less] - 1, counts[more] + 1
    options = rules.choose(rules.seats[-1], {"box": option.word(counts)})
    state, chooser, check = rules.new_game(options, 3), Rng.seeded(19), invariants_of(rules)
    for _ in range(80):
        check(state)
        seat = chooser.pick(rules.waiting_for(state))
        check(rules.determinize(state, seat, chooser.fork()))
        again = rules.load(rules.dump(state))
        assert again.box == state.box == option.word(counts)
        rules.apply(state, seat, chooser.pick(rules.legal_actions(state, seat)), None)
        assert rules.view_for(state, None)["box"] == option.word(counts)
