"""The JSON bodies of the laboratory."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from tundra.server.messages import Part

StudyKind = Literal["league", "balance"]
RunStatus = Literal["running", "done", "stopped", "failed"]


class Standing(Part):
    """A bot in a league: its rating and its wins, each with a 95% interval."""

    name: str
    games: int
    rating: float
    rating_low: float
    rating_high: float
    mean_place: float
    win_rate: float
    low: float
    high: float


class StudyCard(Part):
    """A league or a balance report, as the list shows it."""

    name: str
    kind: StudyKind
    game: str
    seats: int
    games: int
    bots: list[str]
    """The strongest first, in a league."""
    updated: float
    change: str | None = None
    """The option that a report compares, as name=value."""


class BestBots(Part):
    """The strongest bots of a game, from the host's largest league or else a visitor's."""

    game: str
    seats: int
    games: int
    study: str
    bots: list[Standing]


class Run(Part):
    """What the laboratory is playing, or played last."""

    name: str
    kind: StudyKind
    game: str
    seats: int
    done: int
    total: int
    rate: float
    """Matches a second."""
    status: RunStatus


class Laboratory(Part):
    """All studies, the best bots, and what may be started."""

    studies: list[StudyCard]
    best: list[BestBots]
    run: Run | None
    bots: list[str]
    most_bots: int
    most_games: int
    """0 where the host lets nobody start anything."""


class Plot(Part):
    """A drawing of our own, ready to be shown."""

    name: str
    title: str
    svg: str


class Study(Part):
    """One league or report with its plots."""

    card: StudyCard
    seed: int
    options: dict[str, int | bool | str]
    standings: list[Standing]
    endings: dict[str, int]
    plots: list[Plot]
    has_report: bool


class NewRun(Part):
    """A small run to start."""

    kind: StudyKind
    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[int, Meta(ge=1, le=16)]
    bots: Annotated[list[Annotated[str, Meta(max_length=40)]], Meta(min_length=1, max_length=16)]
    games: Annotated[int, Meta(ge=1, le=100_000)]


LABORATORY_BODIES = (Laboratory, Study, Run, NewRun)
