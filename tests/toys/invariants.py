"""What must be true of every position of the toys."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tests.toys import campfire_position, embers
from tests.toys.campfire_night import State as CampfireState


def check_embers(state: embers.State) -> None:
    embers.check_stones(state)


def check_campfire(state: CampfireState) -> None:
    campfire_position.check_seats(state)
    campfire_position.check_cards(state)


INVARIANTS: dict[str, Callable[[Any], None]] = {"embers": check_embers, "campfire": check_campfire}
