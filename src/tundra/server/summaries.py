"""Tables as the home page lists them."""

from __future__ import annotations

import msgspec

from tundra.core import Seat
from tundra.core.shapes import shaped
from tundra.server.bodies import Mine, NewChair
from tundra.server.chairs import Chairs
from tundra.server.messages import Result
from tundra.server.store import Stored
from tundra.server.story import Story
from tundra.server.table import Table


def finished(stored: Stored, who: str) -> Mine | None:
    """A table that is over, told from its entries alone; it need not be played again."""
    end = next((entry for entry in stored.entries if entry.kind == "end"), None)
    if end is None:
        return None
    row, names, mine = stored.row, names_of(stored), []
    for entry in stored.entries:
        if entry.kind == "sit" and entry.who == who and entry.seat is not None:
            mine.append(entry.seat)
    result = result_of(end.text, len(names))
    return Mine(row.id, row.game, "over", names, mine, False, [], end.at, result)


def current(table: Table, stored: Stored, who: str) -> Mine:
    updated = max((entry.at for entry in stored.entries), default=stored.row.at)
    mine = table.chairs.seats_of(who)
    waiting = [] if table.story is None else known_to_wait(table.story, mine)
    my_turn = any(seat in mine for seat in waiting)
    names = [place.called for place in table.chairs.places]
    return Mine(table.id, table.game.name, table.status, names, mine, my_turn, waiting, updated)


def troubled(stored: Stored, who: str, why: str) -> Mine:
    """A table that cannot be opened, as far as its entries can be read."""
    row = stored.row
    mine = [e.seat for e in stored.entries if e.who == who and e.seat is not None]
    return Mine(
        row.id, row.game, "playing", names_of(stored), sorted(set(mine)), False, [], row.at,
        trouble=why,
    )  # fmt: skip


def known_to_wait(story: Story, mine: list[Seat]) -> list[Seat]:
    """Whom the game waits for, as far as these seats may know: who is asked for a card in secret is not told."""
    prompts = [story.eyes[seat].sight.prompt for seat in mine]
    return sorted({seat for prompt in prompts for seat in prompt.seats})


def names_of(stored: Stored) -> list[str]:
    chairs = Chairs(msgspec.convert(stored.row.chairs, shaped(list[NewChair])))
    for entry in stored.entries:
        chairs.adopt(entry)
    return [place.called for place in chairs.places]


def result_of(text: str, seats: int) -> Result:
    """An ``end`` entry: the places, then the reason."""
    words = text.split(" ", seats)
    return Result([int(word) for word in words[:seats]], words[seats])
