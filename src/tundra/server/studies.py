"""The laboratory's folder: each study in a folder of its own, as `tundra arena` leaves it."""

from __future__ import annotations

import contextlib
import json
import re
from pathlib import Path
from typing import Any

import msgspec

from tundra.core.shapes import shaped
from tundra.server.laboratory_bodies import BestBots, Plot, Standing, Study, StudyCard
from tundra.server.refusals import Refused

FILE = "laboratory.json"
REPORT = "report.html"
NAME = re.compile(r"[\w-]{1,64}", re.ASCII)
MOST_LISTED = 60
MOST_BYTES = 20_000_000
BEST = 3
BY_VISITORS = "web-"
"""What the folders of small runs begin with."""


class Studies:
    """Only what lies directly in the folder is ever read, so no name can lead out of it."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._read: dict[str, tuple[int, dict[str, Any]]] = {}

    def all(self) -> list[tuple[StudyCard, list[Standing]]]:
        """The newest first; what cannot be read is left out."""
        try:
            places = [place for place in self.folder.iterdir() if NAME.fullmatch(place.name)]
        except OSError:
            return []
        dated = sorted(((changed_at(place), place.name) for place in places), reverse=True)
        listed = [name for _, name in dated[:MOST_LISTED]]
        self._read = {name: self._read[name] for name in listed if name in self._read}
        found = []
        for name in listed:
            try:
                facts = self.facts(name)
                found.append((card_of(name, facts), standings_of(facts)))
            except (Refused, KeyError, TypeError, msgspec.ValidationError):
                continue
        return found

    def facts(self, name: str) -> dict[str, Any]:
        """What the arena wrote; read again only when it was written again."""
        path = self.folder / name / FILE
        try:
            if not NAME.fullmatch(name) or path.stat().st_size > MOST_BYTES:
                raise Refused("not_found", 404)
            stamp = path.stat().st_mtime_ns
            if name not in self._read or self._read[name][0] != stamp:
                self._read[name] = (stamp, {**json.loads(path.read_bytes()), "at": stamp / 1e9})
        except (OSError, ValueError, TypeError):
            raise Refused("not_found", 404) from None
        return self._read[name][1]

    def study(self, name: str, lang: str) -> Study:
        facts = self.facts(name)
        try:
            return Study(
                card_of(name, facts),
                facts["seed"],
                facts["options"],
                standings_of(facts),
                facts["endings"],
                [
                    Plot(plot["name"], plot["title"], plot["svg"])
                    for plot in facts["plots"].get(lang, [])
                ],
                (self.folder / name / REPORT).is_file(),
            )
        except (KeyError, TypeError, msgspec.ValidationError):
            raise Refused("not_found", 404) from None

    def report(self, name: str, lang: str) -> bytes:
        """In the language asked for, if there is such a page."""
        if not NAME.fullmatch(name):
            raise Refused("not_found", 404)
        for file in (f"report.{lang}.html", REPORT):
            with contextlib.suppress(OSError):
                return (self.folder / name / file).read_bytes()
        raise Refused("not_found", 404)


def changed_at(place: Path) -> float:
    try:
        return (place / FILE).stat().st_mtime
    except OSError:
        return 0.0


def card_of(name: str, facts: dict[str, Any]) -> StudyCard:
    bots = [bot if isinstance(bot, str) else bot["name"] for bot in facts["bots"]]
    given = {key: facts[key] for key in ("kind", "game", "seats", "games")}
    given |= {"name": name, "bots": bots, "updated": facts["at"], "change": facts.get("change")}
    return msgspec.convert(given, shaped(StudyCard))


def standings_of(facts: dict[str, Any]) -> list[Standing]:
    """In a league; a report has only the names of its bots."""
    wanted = Standing.__struct_fields__
    return [
        msgspec.convert({name: bot[name] for name in wanted}, shaped(Standing))
        for bot in facts["bots"]
        if isinstance(bot, dict)
    ]


def best_bots(studies: list[tuple[StudyCard, list[Standing]]]) -> list[BestBots]:
    """Ratings of two leagues cannot be compared: each game is told by the host's largest, or a visitor's."""
    found: dict[str, BestBots] = {}
    leagues = [(card, standings) for card, standings in studies if len(standings) > 1]
    for card, standings in sorted(leagues, key=weight_of, reverse=True):
        best = BestBots(card.game, card.seats, card.games, card.name, standings[:BEST])
        found.setdefault(card.game, best)
    return list(found.values())


def weight_of(study: tuple[StudyCard, list[Standing]]) -> tuple[bool, int]:
    card, _ = study
    return not card.name.startswith(BY_VISITORS), card.games
