"""What a seat may know of a finished match, worked out from its record by the rules alone."""

from __future__ import annotations

import json
from dataclasses import dataclass

from tests.web.screen import Screen, Told
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


def was_told_what_it_may_know(screen: Screen, seat: int, record: str) -> None:
    """Every view is one the rules show this seat, and no event was lost, told twice or added."""
    known = json.loads(json.dumps([vars(moment) for moment in moments(record, seat)]))
    views = [moment["view"] for moment in known]
    told = [event for moment in known for event in moment["events"]]
    heard: dict[int, list[Told]] = {}
    for message in screen.messages:
        if message["t"] not in ("step", "snapshot"):
            continue
        assert message["as"] == seat
        assert message["view"] in views
        for step in message["story"] if message["t"] == "snapshot" else [message]:
            heard[step["seq"]] = step["events"]
    assert [event for seq in sorted(heard) for event in heard[seq]] == told


def never_heard_the_seed(screen: Screen) -> None:
    """Not before the end."""
    end = next(i for i, said in enumerate(screen.messages) if said.get("status") == "over")
    seed = screen.messages[end]["seed"]
    assert seed
    assert not any(seed in frame for frame in screen.frames[:end])
