"""Finds a table: among those awake, or in the store, from which it is played again."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import time
from dataclasses import replace

from tundra.core import AnyGame, BadOptions, Seat
from tundra.core.registry import Registry, UnknownGame
from tundra.server import logs, summaries
from tundra.server.bodies import Mine, NewTable
from tundra.server.bot_seats import BotSeats
from tundra.server.identity import Signer, clean, is_table_id, new_table_id
from tundra.server.limits import Counters
from tundra.server.refusals import Refused
from tundra.server.settings import Settings
from tundra.server.silences import Silences
from tundra.server.store import (
    Entry,
    Listed,
    Store,
    StoreConflict,
    Stored,
    StoreDamage,
    StoreTrouble,
    TableRow,
)
from tundra.server.summaries import Summary
from tundra.server.table import Table

MOST_LISTED = 30
SEED_BITS = 128


class Tables:
    def __init__(
        self,
        store: Store,
        games: Registry,
        signer: Signer,
        bots: BotSeats,
        settings: Settings,
        counters: Counters,
    ) -> None:
        self._store = store
        self._games = games
        self._signer = signer
        self._bots = bots
        self._settings = settings
        self._counters = counters
        self._silences = Silences()
        self._awake: dict[str, Table] = {}
        self._waking: dict[str, asyncio.Task[Table]] = {}
        self._damaged: set[str] = set()
        """Tables that cannot be played again; they are not tried twice."""

    def __len__(self) -> int:
        return len(self._awake)

    @property
    def awake(self) -> list[Table]:
        return list(self._awake.values())

    async def find(self, table_id: str) -> Table:
        if not is_table_id(table_id):
            raise Refused("no_table", 404)
        table = self._awake.get(table_id)
        if table is not None and not table.is_broken:
            return table
        if table is not None:
            self._drop(table)
        if table_id in self._damaged:
            raise Refused("damaged", 500)
        if table_id not in self._waking:
            self._waking[table_id] = asyncio.create_task(self._wake(table_id))
        return await asyncio.shield(self._waking[table_id])

    async def _wake(self, table_id: str) -> Table:
        try:
            stored = await self._store.read(table_id)
            if stored is None:
                raise Refused("no_table", 404)
            return self._add(await asyncio.to_thread(self._replay, stored))
        except StoreDamage:
            raise self._damage(table_id) from None
        finally:
            del self._waking[table_id]

    def _replay(self, stored: Stored) -> Table:
        game = self._playable(stored.row)
        try:
            return Table(stored, game, self._store, self._signer, self._settings)
        except Exception:
            # Whatever it is, it concerns this table alone: flipped bits, or rules changed without a new version.
            raise self._damage(stored.row.id) from None

    def _playable(self, row: TableRow) -> AnyGame:
        game = self.game(row.game)
        if game.rules_version != row.rules_version:
            raise Refused("old_rules", 410)
        if row.id in self._damaged:
            raise Refused("damaged", 500)
        return game

    def _damage(self, table_id: str) -> Refused:
        """Notes, once, that this table cannot be opened; called while the reason is being handled."""
        if table_id not in self._damaged:
            self._damaged.add(table_id)
            self._counters.count("damaged_tables")
            logs.trouble("a table cannot be played again", table=table_id)
        return Refused("damaged", 500)

    def _add(self, table: Table) -> Table:
        self._awake[table.id] = table
        table.after_change = self._look
        table.go_on()
        self._look(table)
        return table

    def _look(self, table: Table) -> None:
        """After each change. A table that had trouble is dropped, and found again as it is on disk."""
        if table.is_broken:
            self._drop(table)
        else:
            self._bots.look(table)
            self._silences.look(table)
            self._store.note(table.id, table.count, summaries.write(summaries.of_table(table)))

    async def close(self) -> None:
        """What is under way is written down first."""
        await self._silences.close()
        await asyncio.gather(*(table.finish() for table in self.awake))

    def _drop(self, table: Table) -> None:
        self._silences.forget(table)
        table.curtain.stop()
        if self._awake.get(table.id) is table:
            del self._awake[table.id]
        for listener in table.audience:
            listener.drop()

    def game(self, name: str) -> AnyGame:
        try:
            return self._games.find(name)
        except UnknownGame:
            raise Refused("no_game", 404) from None

    async def create(self, who: str, name: str, asked: NewTable) -> Table:
        """A new table; the creator sits on the chairs that are here, under a name for each.

        Asked twice under one mark, or again because the answer was lost, it is the same table.
        """
        if asked.id is None:
            return await self._create(who, name, asked)
        made = await self._store.asked(who, asked.id)
        try:
            return await (self._create(who, name, asked) if made is None else self.find(made))
        except StoreConflict:
            made = await self._store.asked(who, asked.id)
            if made is None:
                raise
            return await self.find(made)

    async def _create(self, who: str, name: str, asked: NewTable) -> Table:
        game = self.game(asked.game)
        try:
            options = game.choose(len(asked.chairs), asked.options)
            # Some do not go together, which is found out when a match begins: better now than when all have sat down.
            game.new_game(options, 0)
        except BadOptions as problem:
            raise Refused("bad_options", 400, problem=str(problem)) from None
        chairs: list[dict[str, str]] = [
            {"kind": chair.kind, "bot": chair.bot} for chair in asked.chairs
        ]
        row = self._row(game, options.as_dict(), chairs, who, asked=asked.id)
        sitting = {
            seat: (who, clean(chair.name) or name)
            for seat, chair in enumerate(asked.chairs)
            if chair.kind == "here"
        }
        entries = opening(row, sitting, [])
        await self._store.create(row, entries)
        return self._made(row, entries)

    async def rematch(self, table: Table, who: str) -> str:
        """The same again: same game, same people, bots where bots were from the beginning."""
        if who not in {place.who for place in table.chairs.places}:
            raise Refused("not_your_seat", 403)
        if table.status != "over":
            raise Refused("not_over")
        if table.rematch is None:
            row = table.row
            new = self._row(table.game, row.options, row.chairs, row.owner, rematch_of=row.id)
            places = table.chairs.places
            sitting = {p.seat: (p.who, p.name) for p in places if p.who is not None}
            bots = [
                Entry(0, 0, "bot", place.bot, place.seat)
                for place in places
                if place.bot is not None and place.who is None and place.kind != "bot"
            ]
            entries = opening(new, sitting, bots)
            await table.open_rematch(who, new, entries)
            self._made(new, entries)
        assert table.rematch is not None
        return table.rematch

    def _row(
        self,
        game: AnyGame,
        options: dict[str, int | bool | str],
        chairs: list[dict[str, str]],
        owner: str,
        *,
        rematch_of: str | None = None,
        asked: str | None = None,
    ) -> TableRow:
        return TableRow(
            new_table_id(),
            game.name,
            game.rules_version,
            options,
            chairs,
            secrets.randbits(SEED_BITS),
            owner,
            time.time(),
            rematch_of,
            asked,
        )

    def _made(self, row: TableRow, entries: list[Entry]) -> Table:
        logs.say("a table was made", table=row.id, game=row.game, seats=len(row.chairs))
        return self._add(self._replay(Stored(row, entries)))

    async def mine(self, who: str) -> list[Mine]:
        """The tables of one person, the latest first."""
        return [
            await self._by_itself(listed, who)
            for listed in await self._store.tables_of(who, MOST_LISTED)
        ]

    async def _by_itself(self, listed: Listed, who: str) -> Mine:
        """Whatever is wrong with a table, the others are listed."""
        try:
            if listed.row.id in self._damaged:
                raise Refused("damaged", 500)
            return await self._summary(listed, who)
        except StoreTrouble:
            raise
        except Exception:
            self._damage(listed.row.id)
            return summaries.damaged(listed.row)

    async def _summary(self, listed: Listed, who: str) -> Mine:
        """Each table by itself: one that cannot be opened says so, and is in nobody's way.

        Only a table without a summary, or with an old one, is played again; one that is over not even then.
        """
        row, kept = listed.row, summaries.read(listed.summary)
        summary, trouble = kept or await self._summary_of_log(listed), None
        try:
            if not listed.is_whole:
                raise Refused("damaged", 500)
            if row.id in self._awake or (kept is None and summary.status != "over"):
                summary = summaries.of_table(await self.find(row.id))
            elif summary.status != "over":
                self._playable(row)
        except Refused as problem:
            trouble = problem.why.key.rpartition(".")[2]
        return summaries.told_to(who, row, summary, trouble)

    async def _summary_of_log(self, listed: Listed) -> Summary:
        row, stored = listed.row, None
        with contextlib.suppress(StoreDamage):
            stored = await self._store.read(row.id) if listed.is_whole else None
        summary = summaries.of_log(stored or Stored(row))
        if stored is not None and summary.status == "over":
            self._store.note(row.id, len(stored.entries), summaries.write(summary))
        return summary

    def sweep(self) -> None:
        """Tables at which nobody looks leave the memory; the store has them."""
        oldest = time.monotonic() - self._settings.idle
        for table in self.awake:
            asleep = not len(table.audience) and table.used < oldest
            busy = self._bots.is_busy(table) or self._silences.is_busy(table)
            if table.is_broken or (asleep and not busy):
                self._drop(table)


def opening(row: TableRow, sitting: dict[Seat, tuple[str, str]], bots: list[Entry]) -> list[Entry]:
    """The first entries of a table: those who sit already, and the start if nobody is missing."""
    sat = [Entry(0, 0, "sit", name, seat, who) for seat, (who, name) in sitting.items()]
    entries = [*sat, *bots]
    taken = {entry.seat for entry in entries}
    if all(chair["kind"] == "bot" or seat in taken for seat, chair in enumerate(row.chairs)):
        entries.append(Entry(0, 0, "start"))
    return [replace(entry, n=n, at=row.at) for n, entry in enumerate(entries)]
