"""Bots at tables: they use the same door as people, and no browser drives them."""

from __future__ import annotations

import asyncio
import logging
import secrets
from weakref import WeakKeyDictionary

from tundra.core import BadNotation, IllegalAction, Rng, Seat
from tundra.server import logs
from tundra.server.bot_lanes import Asker
from tundra.server.bot_pace import Allowance, Pace
from tundra.server.bot_pool import BotPool, BotTrouble
from tundra.server.bot_process import Question
from tundra.server.chairs import Place
from tundra.server.limits import Counters
from tundra.server.refusals import Refused
from tundra.server.store import StoreConflict, StoreTrouble
from tundra.server.story import Story
from tundra.server.table import Table

FALLBACK = "greedy"
LEAST = 0.01
"""Seconds; a search that is stopped at once has still looked at a few positions."""
PAUSES = (0.5, 1, 2, 4, 8)
"""Seconds a bot waits after each time its act could not be written."""


def full_name(bot: str, seconds: float) -> str:
    """A level is a search of that strength, and here it watches the clock."""
    return f"search:{bot}:secs={max(seconds, LEAST):.2f}" if bot.isdecimal() else bot


class BotSeats:
    def __init__(self, pool: BotPool, delay: float, take_back: float, counters: Counters) -> None:
        self._pool = pool
        self._delay = delay
        self._take_back = take_back
        self._counters = counters
        self.leaving_time: list[Table] = []
        """Tables at which a bot has chosen, and waits in case somebody takes back."""
        self._thinking: dict[tuple[Table, Seat], asyncio.Task[None]] = {}
        """By the table in memory: one that was woken again has bots of its own."""
        self._paces: WeakKeyDictionary[Table, Pace] = WeakKeyDictionary()

    def look(self, table: Table) -> None:
        """Wakes the bots whose turn it is."""
        for seat in bots_to_move(table):
            if (table, seat) not in self._thinking:
                task = asyncio.create_task(self._play(table, seat))
                self._thinking[table, seat] = task

    def is_busy(self, table: Table) -> bool:
        return any(busy is table for busy, _ in self._thinking)

    async def close(self) -> None:
        tasks = list(self._thinking.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self._pool.close()

    async def _play(self, table: Table, seat: Seat) -> None:
        try:
            while seat in bots_to_move(table):
                allowed = self._allowed(table, seat)
                await asyncio.sleep(self._delay * allowed.pause)
                await self._until_written(table, seat, allowed.seconds)
        except Exception:
            table.is_broken = True
            logs.trouble("a bot's seat is stuck", table=table.id, seat=seat)
            table.after_change(table)
        finally:
            del self._thinking[table, seat]

    def _allowed(self, table: Table, seat: Seat) -> Allowance:
        places, story = table.chairs.places, table.story
        assert story is not None
        are_bots = [place.bot is not None for place in places]
        # A question asked in secret has a time of its own: what it takes must not show in the pauses that follow.
        is_secret = seat in story.silent_answers
        pace = Pace() if is_secret else self._paces.setdefault(table, Pace())
        waiting, steps = len(bots_to_move(table)), story.eyes[None].seq
        return pace.allow(seat, are_bots, waiting, steps, story.last_told)

    async def _until_written(self, table: Table, seat: Seat, seconds: float) -> None:
        """While nothing can be written down the bot tries again, less and less often."""
        for pause in PAUSES:
            try:
                await self._one_step(table, seat, seconds)
                return
            except StoreConflict:
                raise
            except StoreTrouble as problem:
                self._counters.count("store_trouble")
                logs.say("a bot waits for the store", logging.ERROR, problem=str(problem))
                await asyncio.sleep(pause)

    async def _one_step(self, table: Table, seat: Seat, seconds: float) -> None:
        """Chooses and acts; if the position moved on meanwhile, the choice is dropped."""
        bot = table.chairs.places[seat].bot
        if bot is None or table.story is None:
            return
        seq = table.story.eyes[seat].seq
        text = await self._in_time(table, table.story, seat, full_name(bot, seconds), seq)
        await self._leave_time(table, table.story, seat)
        try:
            await table.once(table.take_bot_step(seat, seq, text))
        except Refused:
            # Not counted where everybody reads it: the bot may have been asked in secret.
            logs.say("a bot's answer came too late", table=table.id)

    async def _leave_time(self, table: Table, story: Story, seat: Seat) -> None:
        """However quick a bot is, a person may take back the latest act for a while.

        Alone with bots nobody waits where nothing can be taken back; between people that would tell something of
        what the other holds, and so the pause is always the same. Who is asked in secret answers at once.
        """
        last = story.last_told
        if last is None or not is_person(table.chairs.places[last]) or seat in story.silent_answers:
            return
        who = table.chairs.places[last].who
        left = table.audience.time_to_take_back(who, self._take_back) - self._paces[table].waited
        if left > 0 and (table.mask or await table.may_take_back(last)):
            self.leaving_time.append(table)
            try:
                await asyncio.sleep(left)
            finally:
                self.leaving_time.remove(table)

    async def _in_time(self, table: Table, story: Story, seat: Seat, bot: str, seq: int) -> str:
        """What the bot wants; if it is asked in secret and people must not notice, it passes when it takes too long."""
        silent = story.silent_answers.get(seat)
        seconds = table.seconds_to_answer if silent is not None and table.mask else None
        try:
            return await asyncio.wait_for(self._choose(table, story, seat, bot, seq), seconds)
        except TimeoutError:
            assert silent is not None
            return silent

    async def _choose(self, table: Table, story: Story, seat: Seat, bot: str, seq: int) -> str:
        """What the bot wants; or the simple bot, or any legal action, when it has trouble."""
        for name in (bot, FALLBACK):
            try:
                return await self._ask(table, story, seat, name, seq)
            except BotTrouble as problem:
                self._counters.count("bot_trouble")
                logs.say("a bot had trouble", logging.WARNING, bot=name, problem=str(problem))
        return secrets.choice(story.eyes[seat].sight.legal)

    async def _ask(self, table: Table, story: Story, seat: Seat, name: str, seq: int) -> str:
        match = story.match
        guess = match.game.determinize(match.state, seat, Rng.seeded(secrets.randbits(64)))
        question = Question(
            match.game.name, match.game.dump(guess), seat, name, secrets.randbits(63)
        )
        text = await self._pool.ask(question, asker_of(table))
        is_asked = story.eyes[seat].is_current(seq) and not story.is_hidden_from(seat)
        if is_asked and not is_legal(story, seat, text):
            raise BotTrouble(f"{text[:40]!r} is not legal")
        return text


def asker_of(table: Table) -> Asker:
    return Asker(table.id, table.row.owner, any(is_person(place) for place in table.chairs.places))


def is_person(place: Place) -> bool:
    return place.who is not None and place.bot is None


def is_legal(story: Story, seat: Seat, text: str) -> bool:
    try:
        story.match.check(story.match.state, seat, text)
    except (BadNotation, IllegalAction):
        return False
    return True


def bots_to_move(table: Table) -> list[Seat]:
    """Bots among themselves play when somebody looks on; and none answers what a person would not be asked yet."""
    if table.story is None or table.is_broken or table.story.match.is_over:
        return []
    if not len(table.audience) and not any(is_person(place) for place in table.chairs.places):
        return []
    places, story = table.chairs.places, table.story
    return [
        seat
        for seat in story.waiting_for
        if places[seat].bot is not None and not story.is_hidden_from(seat)
    ]
