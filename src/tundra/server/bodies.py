"""The JSON bodies of HTTP calls and answers."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, field

from tundra.server.laboratory_bodies import LABORATORY_BODIES
from tundra.server.messages import (
    Bot,
    ChairKind,
    Events,
    Link,
    Mark,
    Part,
    Question,
    Result,
    Seat,
    Status,
    View,
    Why,
)

Name = Annotated[str, Meta(min_length=1, max_length=24)]
Secret = Annotated[str, Meta(min_length=1, max_length=64)]


class Me(Part):
    """Who the browser is here."""

    name: str
    known: bool
    """Whether a nickname was chosen."""


class Rename(Part):
    """A new nickname."""

    name: Name


class CodeFor(Part):
    """Asks for a code for another device, at a table where one sits."""

    table: Annotated[str, Meta(min_length=1, max_length=40)]


class DeviceCode(Part):
    """Good once and for some seconds: whoever uses it is the same person from then on."""

    code: str
    path: str
    seconds: float
    svg: str
    """The whole address as a QR code."""


class CodeState(Part):
    """Whether a code of mine can still be used."""

    waiting: bool


class Arrival(Part):
    """The code, as typed; `leave` gives up who this browser was, where it sits at tables of its own."""

    code: Annotated[str, Meta(min_length=1, max_length=40)]
    leave: bool = False


class Arrived(Part):
    """Who this browser is now, and where the code came from."""

    name: str
    known: bool
    path: str


class NewChair(Part):
    """A chair of a new table; a bot's level matters only where a bot sits."""

    kind: ChairKind
    name: Annotated[str, Meta(max_length=24)] = ""
    bot: Bot = "2"


class NewTable(Part):
    """What to play, with which chairs."""

    game: Annotated[str, Meta(max_length=40)]
    chairs: Annotated[list[NewChair], Meta(min_length=1, max_length=16)]
    options: dict[str, int | bool | str] = field(default_factory=dict)
    name: Annotated[str, Meta(max_length=24)] = ""
    """The creator's nickname."""
    id: Mark | None = None
    """The creator's own name for this request: asked twice, there is one table."""


class Created(Part):
    """The new table, with the secret links of its chairs."""

    id: str
    path: str
    links: list[Link]


class Claim(Part):
    """Sits down: with the secret of a link, or on the first open chair when `seat` is null."""

    name: Name
    seat: Seat | None = None
    key: Secret | None = None


class Claimed(Part):
    """The seat that is now the caller's."""

    seat: int


class Mine(Part):
    """One of my tables."""

    id: str
    game: str
    status: Status
    names: list[str]
    """A bot is named by its level, as `bot 3`; a chair that is still free has none."""
    mine: list[int]
    my_turn: bool
    waiting_for: list[int]
    updated: float
    result: Result | None = None
    trouble: str | None = None
    """Why it cannot be opened: `old_rules` or `damaged`."""


class MyTables(Part):
    """Where I play or played, the latest first."""

    tables: list[Mine]


class GameForm(Part):
    """A game as the form for a new table needs it."""

    id: str
    title: str
    rules_version: int
    seats: list[int]
    options: list[dict[str, Any]]


class Games(Part):
    """All games, and the bots one can ask for."""

    games: list[GameForm]
    bots: list[str]


class Frame(Part):
    """One step of a replay as its viewer saw it; the first has no events."""

    seq: int
    events: Events
    view: View
    prompt: Question
    at: float | None = None
    """When it was written down, in seconds since 1970; a record does not say."""


class Replay(Part):
    """A match from one viewer's eyes."""

    game: str
    rules_version: int
    seats: int
    options: dict[str, int | bool | str]
    names: list[str]
    """A bot is named by its level, as `bot 3`."""
    as_: int | None
    """A seat, null for the onlooker, -1 for all-knowing eyes."""
    may: list[int | None]
    """The eyes this viewer may use."""
    frames: list[Frame]
    seed_hash: str
    seed: str | None = None
    result: Result | None = None


class Verdict(Part):
    """The result of replaying a record that somebody brought."""

    ok: bool
    problem: str | None = None
    replay: Replay | None = None


class Swing(Part):
    """The largest change of a seat's lead over the best of the others in one period."""

    period: int
    seat: int
    before: int
    after: int


class Best(Part):
    """The most that one seat won in one period, and what brought most of it."""

    period: int
    seat: int
    amount: int
    source: str


class Account(Part):
    """A finished match in numbers."""

    have: list[list[int]]
    """What each seat had at the beginning, and at the end of each period."""
    periods: list[int]
    """The number of each period, as the game counts them."""
    sources: list[str]
    gains: list[list[int]]
    """By seat: what each source brought or, below zero, cost."""
    swing: Swing | None
    best: Best | None
    thinking: list[float]
    """Seconds that each seat took for its acts."""


class Heading(Part):
    """An entry of the contents."""

    level: int
    id: str
    text: str


class Rules(Part):
    """A rules page: rendered, with its table of contents."""

    game: str
    language: str
    title: str
    html: str
    contents: list[Heading]


class Problem(Part):
    """The body of every HTTP answer that is not a success."""

    why: Why


HTTP_BODIES = (
    *(CodeFor, DeviceCode, CodeState, Arrival, Arrived),
    *(Me, Rename, NewTable, Created, Claim, Claimed, MyTables, Games, Replay, Verdict, Account),
    *(Rules, Problem),
    *LABORATORY_BODIES,
)
