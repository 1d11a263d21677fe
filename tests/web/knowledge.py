"""What a seat may know of a finished match, worked out from its record by the rules alone."""

from __future__ import annotations

from dataclasses import dataclass

from tests.web.screen import Told
from tundra.core.record import read_record, replay
from tundra.games import REGISTRY


@dataclass(frozen=True)
class Moment:
    """One step as a seat hears and sees it."""

    events: list[Told]
    view: Told


def moments(record_text: str, seat: int | None) -> list[Moment]:
    """From the opening on; the place in the list is the number of the step."""
    record = read_record(record_text)
    match = replay(record, REGISTRY.find(record.game), steps=0)
    seen = [Moment([], match.view_for(seat))]
    for who, text in record.steps:
        (step,) = match.submit(who, text)
        seen.append(Moment(step.told_to(seat), match.view_for(seat)))
    return seen
