"""The chairs round a table: who owns which, and whether a bot plays for them."""

from __future__ import annotations

import time
from dataclasses import dataclass

import msgspec

from tundra.core import Seat
from tundra.server.bodies import Claim, NewChair
from tundra.server.identity import Signer
from tundra.server.messages import Bot, Chair, ChairKind
from tundra.server.refusals import Refused
from tundra.server.store import Entry


@dataclass
class Place:
    """One chair. ``who`` owns it; ``bot`` plays it, for its owner or from the beginning."""

    seat: Seat
    kind: ChairKind
    name: str = ""
    who: str | None = None
    bot: Bot | None = None
    away_since: float | None = None
    """When its owner left, by a clock that never jumps; None while they are here."""

    @property
    def called(self) -> str:
        """The person's name; a bot goes by its level, which each reader's language makes a name of."""
        return self.name or (f"bot {self.bot}" if self.bot else "")

    @property
    def is_taken(self) -> bool:
        return self.who is not None or self.bot is not None

    @property
    def is_free(self) -> bool:
        """A person can still claim it, though a bot may have been put there to begin."""
        return self.who is None and self.kind in ("link", "open")


class Chairs:
    def __init__(self, chairs: list[NewChair]) -> None:
        self.places = [
            Place(seat, chair.kind, bot=chair.bot if chair.kind == "bot" else None)
            for seat, chair in enumerate(chairs)
        ]

    def adopt(self, entry: Entry) -> None:
        """What an entry of the log changes here."""
        if entry.seat is None:
            return
        place = self.places[entry.seat]
        if entry.kind == "sit":
            place.who, place.name, place.bot = entry.who, entry.text, None
            place.away_since = time.monotonic()
        elif entry.kind == "bot":
            place.bot = msgspec.convert(entry.text, Bot)
        elif entry.kind == "person":
            place.bot = None

    def seats_of(self, who: str | None) -> list[Seat]:
        return [place.seat for place in self.places if who is not None and place.who == who]

    def viewers_of(self, who: str | None) -> list[Seat | None]:
        """The eyes a person has at this table: those of their seats, or an onlooker's."""
        return [*self.seats_of(who)] or [None]

    def owned(self, who: str | None, seat: Seat) -> Place:
        """The chair, if it is this person's."""
        if seat not in self.seats_of(who):
            raise Refused("not_your_seat", 403)
        return self.places[seat]

    def playing(self, who: str | None, seat: Seat) -> Place:
        """The chair, if this person plays it now."""
        place = self.owned(who, seat)
        if place.bot is not None:
            raise Refused("bot_plays")
        return place

    def to_claim(self, who: str, claim: Claim, signer: Signer, table: str) -> Place:
        """The chair a claim is good for: by its secret, or an open one."""
        seat = claim.seat
        if seat is None:
            seat = next((p.seat for p in self.places if p.kind == "open" and p.is_free), None)
        if seat is None or seat >= len(self.places):
            raise Refused("no_chair")
        place = self.places[seat]
        if place.kind == "link":
            if claim.key is None or not signer.opens_chair(claim.key, table, seat):
                raise Refused("wrong_key", 403)
        elif place.kind != "open":
            raise Refused("chair_taken")
        if place.who is not None and place.who != who:
            raise Refused("chair_taken")
        return place

    def check_absent(self, place: Place, absence: int) -> None:
        """Others may act for a person only when that person has been away long enough."""
        if place.who is None:
            raise Refused("no_chair")
        seconds = absence - (seconds_away(place) or 0.0)
        if seconds > 0:
            raise Refused("not_absent", seconds=max(1, round(seconds)))

    def note_presence(self, present: set[str]) -> None:
        for place in self.places:
            if place.who in present:
                place.away_since = None
            elif place.away_since is None:
                place.away_since = time.monotonic()

    def all_away(self) -> None:
        """A table that was just woken: absence counts from now."""
        for place in self.places:
            place.away_since = time.monotonic()

    def told_to(self, who: str | None, present: set[str]) -> list[Chair]:
        return [
            Chair(
                place.seat,
                place.kind,
                place.name,
                place.is_taken,
                who is not None and place.who == who,
                place.bot,
                place.who is not None,
                place.who in present,
                seconds_away(place) if place.who is not None else None,
            )
            for place in self.places
        ]


def seconds_away(place: Place) -> float | None:
    return None if place.away_since is None else round(time.monotonic() - place.away_since, 1)
