"""Every message over the WebSocket, up and down; `bodies.py` has those of HTTP.

`tools/protocol.py` writes the browser's types and the tables of `docs/protocol.md` from the two.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Raw, Struct

Seat = Annotated[int, Meta(ge=0, le=15)]
Seq = Annotated[int, Meta(ge=0, le=1_000_000)]
Mark = Annotated[str, Meta(min_length=1, max_length=40, pattern=r"\A[ -~]+\Z")]
"""The sender's own name for a message, so that the answer can be found and a repeat be known."""
Text = Annotated[str, Meta(min_length=1, max_length=40)]
Texts = Annotated[list[Text], Meta(min_length=1, max_length=64)]
Bot = Literal["1", "2", "3", "4", "5", "greedy", "random"]
ChairKind = Literal["here", "link", "open", "bot"]
Status = Literal["gathering", "playing", "over"]
Told = dict[str, Any]
View = Annotated[Raw, Meta(extra={"is": "Told"})]
"""What a game shows one viewer, written out already."""
Events = Annotated[Raw, Meta(extra={"is": "Told[]"})]
"""What one viewer hears, written out already."""
Change = Annotated[Raw, Meta(extra={"is": "Change"})]
"""What `changes.py` says."""


class Up(Struct, forbid_unknown_fields=True, tag_field="t", tag=str.lower):
    """What a browser may say over its WebSocket."""


class Part(Struct, forbid_unknown_fields=True, rename={"as_": "as"}):
    """A piece of a message."""


class Down(Struct, tag_field="t", tag=str.lower, rename={"as_": "as"}):
    """What the server says over a WebSocket."""


class Have(Part):
    """The last step this browser has for one viewer: a seat, or null for the onlooker."""

    as_: Seat | None
    seq: Seq


# Up.


class Hello(Up):
    """The first message on every connection: what the browser already has."""

    have: Annotated[list[Have], Meta(max_length=16)] = []
    take_back: Annotated[float, Meta(ge=0, le=10)] | None = None
    """Seconds that bots should wait while this person may take an act back; null leaves it to the host."""


class Act(Up):
    """One act of one seat: a text, or several picks of which only the last may bring what cannot be foreseen."""

    seat: Seat
    seq: Seq
    id: Mark
    act: Texts


class Undo(Up):
    """Takes back the last act (`step`) or all that the seat may take back (`turn`)."""

    seat: Seat
    seq: Seq
    id: Mark
    to: Literal["step", "turn"]


class HowFar(Up, tag="how_far"):
    """How many steps may the seat take back? Asked where `undo` is null."""

    seat: Seat
    seq: Seq
    id: Mark


class Foresee(Up):
    """What would surely happen if the seat acted so?"""

    seat: Seat
    id: Mark
    act: Texts


class Explain(Up):
    """Why may the seat not do this?"""

    seat: Seat
    id: Mark
    act: Text


class Say(Up):
    """A line of chat."""

    id: Mark
    text: Annotated[str, Meta(min_length=1, max_length=300)]


class HandOver(Up, tag="hand_over"):
    """Lets a bot play a seat: one's own at once, another's after a long absence."""

    seat: Seat
    id: Mark
    bot: Bot


class TakeOver(Up, tag="take_over"):
    """Takes one's own seat back from the bot."""

    seat: Seat
    id: Mark


class Start(Up):
    """The owner starts; bots sit on the chairs that are still free."""

    id: Mark
    fill: Bot = "2"


class Rematch(Up):
    """The same game with the same people, at a new table."""

    id: Mark


class Ping(Up):
    """Is anybody there?"""


# Down.


class Why(Struct):
    """A reason by key; `rule` is a number of the game's rules page, when a rule is the reason."""

    key: str
    params: dict[str, Any] = {}
    rule: str | None = None


class Question(Struct):
    """What is asked, and of whom, as this viewer may know it."""

    seats: list[int]
    key: str
    params: dict[str, Any] = {}


class Sight(Struct, rename={"as_": "as"}):
    """All that one viewer has before its eyes: the position now."""

    as_: int | None
    seq: int
    view: View
    prompt: Question
    legal: list[str]
    undo: int | None
    """How many steps the seat may take back now; null where that was not found out yet."""


class Heard(Struct, gc=False):
    """What was told with one step."""

    seq: int
    events: Events
    at: float
    """When the step was written down, in seconds since 1970."""


class Step(Down):
    """Something happened, or the position changed, for this viewer: what is new since the number before."""

    as_: int | None
    seq: int
    events: Events
    at: float
    """When the step was written down, in seconds since 1970."""
    changes: dict[str, Change]
    """Of `view`, `prompt` and `legal`; what is not named stayed."""
    undo: int | None
    id: str | None = None
    """The act this answers, for the seat that acted."""


class Snapshot(Down):
    """The position now and the story so far, when steps were missed."""

    as_: int | None
    seq: int
    story: list[Heard]
    view: View
    prompt: Question
    legal: list[str]
    undo: int | None


class Chair(Struct):
    """One place at the table."""

    seat: int
    kind: ChairKind
    name: str
    taken: bool
    """Somebody owns it, or a bot sits there."""
    mine: bool
    bot: Bot | None = None
    """The bot that plays it now, whether from the beginning or for its owner."""
    owned: bool = False
    """A person claimed it (a bot may be playing for them)."""
    present: bool = False
    away: float | None = None
    """Seconds its owner has been away; null while they are here, or when it has none."""


class Result(Struct):
    """How the match ended."""

    places: list[int]
    reason: str


class Link(Struct):
    """The secret link of a chair; only the owner of the table is told."""

    seat: int
    path: str


class Table(Down):
    """The whole table, without the position."""

    id: str
    game: str
    rules_version: int
    seats: int
    options: dict[str, int | bool | str]
    status: Status
    chairs: list[Chair]
    mine: list[int]
    owner: bool
    links: list[Link]
    seed_hash: str
    absence: int
    """Seconds after which others may hand an absent person's seat to a bot."""
    silence: float
    """Seconds somebody who is asked in the middle of another's turn may think until it counts as a pass; 0: no end."""
    onlookers: int = 0
    seed: str | None = None
    result: Result | None = None
    rematch: str | None = None
    rematch_of: str | None = None


class Refused(Down):
    """The answer to what cannot be; `now` is the position, when it was about a seat of the sender."""

    id: str | None
    why: Why
    now: Sight | None = None


class Undoable(Down):
    """So many steps the seat may take back, as long as this is its latest number."""

    id: str
    as_: int
    seq: int
    undo: int


class Foreseen(Down):
    """The events that must follow, up to the first thing the seat cannot know."""

    id: str
    events: list[Told]


class Explained(Down):
    """The reason, or null if it is allowed after all."""

    id: str
    why: Why | None


class Line(Struct):
    """A line of chat; `seats` are the speaker's, none for an onlooker."""

    n: int
    name: str
    seats: list[int]
    text: str
    at: float


class Chat(Down):
    """A new line of chat."""

    line: Line
    id: str | None = None
    """For the sender: the message this answers."""


class Chats(Down):
    """The last lines of chat, on arrival."""

    lines: list[Line]


class Done(Down):
    """Something that is no step was carried out (hand over, take over, start, rematch)."""

    id: str


class Pong(Down):
    """Yes."""


class Bye(Down):
    """The server stops or starts anew: come back soon."""

    reason: Literal["restart"]


UpMessage = (
    Hello
    | Act
    | Undo
    | HowFar
    | Foresee
    | Explain
    | Say
    | HandOver
    | TakeOver
    | Start
    | Rematch
    | Ping
)
DownMessage = (
    Table
    | Snapshot
    | Step
    | Refused
    | Undoable
    | Foreseen
    | Explained
    | Chats
    | Chat
    | Done
    | Pong
    | Bye
)
Posted = DownMessage | bytes
"""A message for somebody, or one that was written out already."""
