"""What was said at a table: the last lines, each once."""

from __future__ import annotations

from tundra.core import Seat
from tundra.server.messages import Line
from tundra.server.store import Entry

KEPT = 100


class Chat:
    def __init__(self) -> None:
        self._lines: dict[tuple[str, str], Line] = {}
        """By the speaker and the speaker's mark, the oldest first."""
        self._count = 0

    @property
    def lines(self) -> list[Line]:
        return list(self._lines.values())

    def said(self, who: str, mark: str) -> Line | None:
        """The line that a message with this mark already became."""
        return self._lines.get((who, mark))

    def adopt(self, entry: Entry, seats: list[Seat]) -> Line:
        text, _, mark = entry.text.partition("\n")
        # The number in the log would count what others did in secret.
        self._count += 1
        line = Line(self._count, entry.mark or "", seats, text, entry.at)
        # A line from before marks were kept has only its number.
        self._lines[entry.who or "", mark or f"\n{entry.n}"] = line
        if len(self._lines) > KEPT:
            del self._lines[next(iter(self._lines))]
        return line


def entry_of(who: str, name: str, text: str, mark: str) -> Entry:
    return Entry(0, 0, "chat", f"{text}\n{mark}", None, who, name)
