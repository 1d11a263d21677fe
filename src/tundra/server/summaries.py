"""Tables as the home page lists them. A summary is kept with each table, so that none is played again for the list."""

from __future__ import annotations

import msgspec
from msgspec import Struct

from tundra.core import Seat
from tundra.core.shapes import shaped
from tundra.server.bodies import Mine, NewChair
from tundra.server.chairs import Chairs
from tundra.server.messages import Result, Status
from tundra.server.store import Stored, TableRow
from tundra.server.story import Story
from tundra.server.table import Table


class Known(Struct):
    """What one viewer knows of the match: whom it waits for, and when something was last heard of it."""

    waiting_for: list[Seat]
    at: float


class Summary(Struct):
    """All that the list says of a table, to whomever asks."""

    status: Status
    names: list[str]
    owners: list[str | None]
    at: float
    """When chairs or chat last changed, which everybody knows."""
    seats: list[Known]
    onlooker: Known
    result: Result | None = None


def of_table(table: Table) -> Summary:
    places, story = table.chairs.places, table.story
    return Summary(
        table.status,
        [place.called for place in places],
        [place.who for place in places],
        table.arranged,
        [known_to(story, place.seat) for place in places],
        known_to(story, None),
        None if story is None else story.result,
    )


def known_to(story: Story | None, viewer: Seat | None) -> Known:
    """Who is asked for a card in secret is not told to others, and when anybody chose in secret neither."""
    if story is None:
        return Known([], 0.0)
    eyes = story.eyes[viewer]
    return Known(eyes.sight.prompt.seats, eyes.story[-1].at if eyes.story else 0.0)


def of_log(stored: Stored) -> Summary:
    """From the entries alone: all there is to say of a table that is over, and of one that cannot be opened."""
    row, chairs = stored.row, Chairs(msgspec.convert(stored.row.chairs, shaped(list[NewChair])))
    for entry in stored.entries:
        chairs.adopt(entry)
    end = next((entry for entry in stored.entries if entry.kind == "end"), None)
    known = Known([], row.at if end is None else end.at)
    return Summary(
        "playing" if end is None else "over",
        [place.called for place in chairs.places],
        [place.who for place in chairs.places],
        row.at,
        [known] * len(chairs.places),
        known,
        None if end is None else result_of(end.text, len(chairs.places)),
    )


def result_of(text: str, seats: int) -> Result:
    """An ``end`` entry: the places, then the reason."""
    words = text.split(" ", seats)
    return Result([int(word) for word in words[:seats]], words[seats])


def read(text: str | None) -> Summary | None:
    """As it was kept; None if there is none, or it was written by another version."""
    try:
        return None if text is None else msgspec.json.decode(text, type=shaped(Summary))
    except msgspec.DecodeError:
        return None


def write(summary: Summary) -> str:
    return msgspec.json.encode(summary).decode()


def damaged(row: TableRow) -> Mine:
    """All there is to say where nothing else can be read."""
    return Mine(row.id, row.game, "playing", [], [], False, [], row.at, None, "damaged")


def told_to(who: str, row: TableRow, summary: Summary, trouble: str | None = None) -> Mine:
    """What one person may know of it: what their seats know, or what an onlooker does."""
    mine = [seat for seat, owner in enumerate(summary.owners) if owner == who]
    known = [summary.seats[seat] for seat in mine] or [summary.onlooker]
    is_played = summary.status == "playing" and trouble is None
    waiting = sorted({seat for one in known if mine and is_played for seat in one.waiting_for})
    heard = max(one.at for one in known)
    return Mine(
        row.id,
        row.game,
        summary.status,
        summary.names,
        mine,
        any(seat in mine for seat in waiting),
        waiting,
        heard if summary.status == "over" else max(heard, summary.at),
        summary.result,
        trouble,
    )
