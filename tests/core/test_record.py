"""Records: written, read, replayed, verified; and one clear line for every damage."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.toys import TOYS, campfire, embers
from tundra.core import Match, Outcome, seed_hash
from tundra.core.record import BadRecord, read_record, record_of, replay, verify, write_record

GOLDEN = Path(__file__).parents[1] / "golden"
NAMES = ["Ana", "Zoé du Lac"]


@cache
def text_of(name: str = "embers") -> str:
    record = read_record((GOLDEN / name / "seats_2.txt").read_text("utf-8"))
    record.names = NAMES
    return write_record(record)


def verified(text: str) -> Match[Any]:
    return verify(read_record(text), TOYS.find)


def complaint(text: str) -> str:
    with pytest.raises(BadRecord) as refused:
        verified(text)
    return str(refused.value)


def line(number: int, new: str | None) -> Callable[[list[str]], list[str]]:
    """Puts another line in this place, or takes it away; counted from 1, or from the end."""

    def damage(lines: list[str]) -> list[str]:
        place = number - 1 if number > 0 else number
        lines[place : place + 1 or None] = [] if new is None else [new]
        return lines

    return damage


def test_a_record_says_all_that_a_match_was() -> None:
    record = read_record(text_of())
    assert (record.game, record.rules_version, record.seats, record.seed) == ("embers", 1, 2, 2026)
    assert record.options == {"hand": "4"}
    assert record.names == NAMES
    assert record.steps[0] == (0, "6")
    assert record.outcome == Outcome((2, 1), "empty_hand")


def test_a_record_holds_the_hash_that_was_shown_and_the_seed() -> None:
    assert text_of().splitlines()[2:4] == [f"hash {seed_hash(2026)}", "seed 2026"]


@pytest.mark.parametrize("name", ["embers", "campfire"])
def test_what_is_read_is_written_again_to_the_letter(name: str) -> None:
    assert write_record(read_record(text_of(name))) == text_of(name)
    assert write_record(record_of(verified(text_of(name)), NAMES)) == text_of(name)


def test_a_replay_stops_where_it_is_told() -> None:
    match = replay(read_record(text_of()), embers.GAME, 3)
    assert [step.text for step in match.steps] == ["6", "10", "12"]


def test_a_match_that_is_not_over_has_no_result() -> None:
    match = Match(campfire.GAME, campfire.GAME.choose(3), 9)
    match.submit(2, "done")
    text = write_record(record_of(match))
    assert text.splitlines()[-1] == "1 2 done"
    assert verified(text).steps[0].seat == 2


def test_a_name_is_one_line_whatever_was_typed() -> None:
    record = read_record(text_of())
    record.names = ["A\nresult 1 2 cheat", "  "]
    again = read_record(write_record(record))
    assert again.names == ["A result 1 2 cheat", ""]


DAMAGE = {
    "not a record": (lambda _: ["hello"], "line 1: expected a line that begins with 'game'"),
    "empty": (lambda _: [], "line 1: expected a line that begins with 'game'"),
    "unknown game": (line(1, "game chess 1"), "no game is called 'chess'; there are: embers, campfire"),
    "version in words": (line(1, "game embers one"), "line 1: 'one' is not a number"),
    "no version": (line(1, "game embers"), "line 1: 'game' is followed by 2 words, not 1"),
    "another version": (line(1, "game embers 2"), "written for version 2 of the rules; this is 1"),
    "no options": (line(2, None), "line 2: expected a line that begins with 'options'"),
    "no seats": (line(2, "options hand=4"), "line 6: 0 seats, but 2 names"),
    "bad option": (line(2, "options seats=2 hand"), "line 2: expected name=value, not 'hand'"),
    "option twice": (line(2, "options seats=2 hand=4 hand=3"), "line 2: hand is given twice"),
    "seats twice": (line(2, "options seats=2 seats=3"), "line 2: seats is given twice"),
    "endless seats": (line(2, "options seats=99999999999999999999"), "line 2: seats must lie between 1 and 99"),
    "seats at nought": (line(2, "options seats=0 hand=4"), "line 2: seats must lie between 1 and 99"),
    "seats with a nought before": (line(2, "options seats=02 hand=4"), "line 2: '02' is not a number"),
    "too high": (line(2, "options seats=2 hand=9"), "options: hand must lie between 3 and 4, not 9"),
    "unknown option": (line(2, "options seats=2 moon=1"), "options: no option is called 'moon'"),
    "no hash": (line(3, None), "line 3: expected a line that begins with 'hash'"),
    "other hash": (line(3, f"hash {seed_hash(1)}"), "line 4: the seed does not match its hash"),
    "other seed": (line(4, "seed 2027"), "line 4: the seed does not match its hash"),
    "negative seed": (line(4, "seed -1"), "line 4: '-1' is not a number"),
    "endless seed": (line(4, "seed " + "9" * 5000), "line 4: '99999999999999999999' is not a number"),
    "seed with noughts before": (line(4, "seed 002026"), "line 4: '002026' is not a number"),
    "step with a nought before": (line(8, "02 1 10"), "line 8: '02' is not a number"),
    "seats in disorder": (line(5, "seat 1 Ana"), "line 5: seat 0 was expected here"),
    "a name missing": (line(6, None), "line 5: 2 seats, but 1 names"),
    "a step missing": (line(8, None), "line 8: step 2 was expected here"),
    "a step twice": (line(8, "1 0 6"), "line 8: step 2 was expected here"),
    "half a step": (line(8, "2 1"), "line 8: a step is written: number, seat, action"),
    "empty line": (line(8, ""), "line 8: a step is written: number, seat, action"),
    "no such action": (line(8, "2 1 dance"), "step 2: not an action of Embers: 'dance'"),
    "no such seat": (line(8, "2 7 draw"), "step 2: there is no seat 7"),
    "out of turn": (line(8, "2 0 draw"), "step 2: 'draw' is not allowed here (rule 2.1)"),
    "not in hand": (line(8, "2 1 9"), "step 2: '9' is not allowed here (rule 2.2)"),
    "other places": (
        line(-1, "result 1 2 empty_hand"),
        "the record says places 1 2 (empty_hand), the replay places 2 1 (empty_hand)",
    ),
    "no result": (
        line(-1, None),
        "the record says that the match is not over, the replay places 2 1 (empty_hand)",
    ),
    "short result": (line(-1, "result 2 1"), "line 27: a result is 2 places and a reason"),
    "more after the end": (lambda lines: [*lines, "21 0 draw"], "line 28: nothing may follow the result"),
}  # fmt: skip


@pytest.mark.parametrize(("damage", "said"), DAMAGE.values(), ids=DAMAGE.keys())
def test_a_damaged_record_gives_one_clear_line(
    damage: Callable[[list[str]], list[str]], said: str
) -> None:
    assert complaint("\n".join(damage(text_of().splitlines()))) == said


def test_a_record_cut_off_anywhere_is_never_taken_for_the_whole() -> None:
    lines = text_of().splitlines()
    for length in range(len(lines)):
        text = "\n".join(lines[:length])
        # What is whole so far is a record of a match that is not over; half the headings are none.
        if length < 4 or length in (5, len(lines) - 1):
            assert re.match(
                r"line \d+: |the record says that the match is not over", complaint(text)
            )
        else:
            assert not verified(text).is_over


pieces = st.text(max_size=12) | st.sampled_from(
    [
        "game",
        "seat 0",
        "result 1 2",
        "\n",
        "\r",
        " ",
        "=",
        "-1",
        "99999999999",
        "draw",
        "1 0 6",
        "\x85",
    ]
)


@settings(max_examples=300)
@given(
    name=st.sampled_from(["embers", "campfire"]),
    cuts=st.lists(
        st.tuples(st.integers(0, 400), st.integers(0, 30), pieces), min_size=1, max_size=4
    ),
)
def test_a_mutated_record_is_right_or_refused_in_one_line(
    name: str, cuts: list[tuple[int, int, str]]
) -> None:
    text = text_of(name)
    for start, length, piece in cuts:
        text = text[:start] + piece + text[start + length :]
    try:
        verified(text)
    except BadRecord as problem:
        said = str(problem)
    else:
        said = "all is well"
    assert len(said.splitlines()) == 1
    assert len(said) < 400


@given(st.text())
def test_any_text_is_a_record_or_refused(text: str) -> None:
    with pytest.raises(BadRecord, match=r"^line \d+: "):
        read_record(text)
