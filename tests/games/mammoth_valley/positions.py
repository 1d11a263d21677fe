"""Builds positions of Mammoth Valley on board A1B1 from what a rule's example says."""

from __future__ import annotations

import re
from typing import Any

from tests.games.mammoth_valley.cards.valley import LoadedDice
from tundra.core import ALL_SEEING, Event
from tundra.core.events import View
from tundra.games.mammoth_valley import GAME
from tundra.games.mammoth_valley.ground import count
from tundra.games.mammoth_valley.pieces import HEX_NAMES, NOBODY, PHASE_NAMES, SPECIES_NAMES
from tundra.games.mammoth_valley.play import run
from tundra.games.mammoth_valley.state import State
from tundra.games.mammoth_valley.turns import begin_phase

RED, BLUE, GREEN, YELLOW = A, B, C, D = range(4)
FAR = ["c5r0", "c2r6", "c6r3", "c1r1", "c5r6", "c0r3"]
"""Tribes that an example does not speak of wait here, one warrior and one woman each."""
GROUP = re.compile(r"([A-F]):(?:(\d+)w)?(?:(\d+)f)?(?:(\d+)t)?")


def row_of(text: str) -> dict[str, Any]:
    """A hex in words: "A:4w1f camp-A wolf:2 intact fire palisade"."""
    row: dict[str, Any] = {"people": [], "animals": {}}
    for word in text.split():
        group = GROUP.fullmatch(word)
        name, _, number = word.partition(":")
        if group:
            counts = [int(count or 0) for count in group.groups()[1:]]
            row["people"].append(["ABCDEF".index(group[1]), *counts])
        elif name in SPECIES_NAMES:
            row["animals"][name] = int(number or 1)
        elif word.startswith("camp-"):
            row["camp"] = "ABCDEF".index(word[-1])
        elif word in ("intact", "damaged"):
            row["crop"] = word
        elif word in ("fire", "flood", "lava"):
            row["marker"] = word
        else:
            assert word == "palisade", word
            row["palisade"] = True
    return row


def valley(
    hexes: dict[str, str],
    phase: str = "movement",
    dice: list[int] | None = None,
    lots: list[int] | None = None,
    **more: Any,
) -> State:
    """The phase begins; Red (A) is first. Dice fall as given, then as chance will have it."""
    seats = more.pop("seats", 4)
    rows = {name: row_of(text) for name, text in hexes.items()}
    present = {group[0] for row in rows.values() for group in row["people"]}
    absent = {seat for seat, name in enumerate(more.get("status", [])) if name != "active"}
    for seat in set(range(seats)) - present - absent:
        free = next(name for name in FAR if name not in rows)
        rows[free] = {"people": [[seat, 1, 1, 0]]}
    data = {"seats": seats, "hexes": rows, "phase": "setup", **more}
    state = GAME.load({**data, "stack": [[0] * 8], "asked": 0})
    state.rng = LoadedDice(dice or [], lots or [])
    begin(state, phase)
    return state


def begin(state: State, phase: str) -> list[View]:
    """Goes on from the start of a phase until somebody is asked, and tells all; setup just waits."""
    begin_phase(state, PHASE_NAMES.index(phase))
    state.asked = NOBODY
    state.legal = []
    events: list[Event] = []
    if phase != "setup":
        run(state, events)
    return [event.told_to(ALL_SEEING) for event in events]


def at(name: str) -> int:
    return HEX_NAMES.index(name)


def legal(state: State) -> list[str]:
    return GAME.legal_texts(state, state.asked)


def act(state: State, *texts: str) -> list[View]:
    """Lets whoever is asked act, and tells all that happened."""
    told: list[View] = []
    for text in texts:
        action = GAME.read(text)
        assert action in GAME.legal_actions(state, state.asked), f"{text} not in {legal(state)}"
        events: list[Event] = []
        GAME.apply(state, state.asked, action, events)
        told += [event.told_to(ALL_SEEING) for event in events]
    return told


def refused(state: State, text: str, seat: int | None = None) -> tuple[str, str]:
    """The rule and the key of a refusal."""
    who = state.asked if seat is None else seat
    action = GAME.read(text)
    assert action not in GAME.legal_actions(state, who), f"{text} is legal"
    why = GAME.explain(state, who, action)
    return why.rule, why.key.removeprefix("mammoth_valley.refusal.")


def kinds(told: list[View]) -> list[str]:
    return [str(event["kind"]) for event in told]


def people(state: State, seat: int, name: str) -> tuple[int, int]:
    """Warriors and women of a tribe in a hex."""
    return count(state, seat, 0, at(name)), count(state, seat, 1, at(name))


def animals(state: State) -> dict[str, dict[str, int]]:
    """All wild animals, by hex."""
    found: dict[str, dict[str, int]] = {}
    for place, number in enumerate(state.herd):
        if number:
            species, h = divmod(place, len(HEX_NAMES))
            found.setdefault(HEX_NAMES[h], {})[SPECIES_NAMES[species]] = number
    return found
