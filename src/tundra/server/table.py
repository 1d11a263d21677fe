"""One table: a match and the people round it. Decide, write down, adopt, tell: in that order."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from typing import Any, TypeVar

import msgspec

from tundra.core import AnyGame, BadNotation, IllegalAction, Options, Seat
from tundra.core.shapes import shaped
from tundra.server import messages as say
from tundra.server.audience import Audience, Listener
from tundra.server.bodies import Claim, NewChair
from tundra.server.chairs import Chairs
from tundra.server.chat import Chat, entry_of
from tundra.server.curtain import WRITING, Curtain
from tundra.server.identity import Signer, clean
from tundra.server.messages import Line, Posted
from tundra.server.portrait import links_of, table_as_seen
from tundra.server.refusals import Refused
from tundra.server.settings import Settings
from tundra.server.store import Entry, Store, StoreConflict, Stored, StoreTrouble, TableRow
from tundra.server.story import Story

T = TypeVar("T")

PLAY_ERRORS = (Refused, BadNotation, IllegalAction)
"""What a person may cause; anything else is our trouble."""


PLAYED = ("act", "undo", "end")
"""Entries that are about the match; each viewer knows of them what it was told."""


JUDGE = ThreadPoolExecutor(1, "tundra-judge")
"""Works out what can be taken back: one question after the other, as they take a few milliseconds."""


CROWD, CROWD_SECONDS = 16, 0.3
"""So many people may be told at once of everybody who comes or goes; more are told together, after so long."""


class Table:
    def __init__(
        self, stored: Stored, game: AnyGame, store: Store, signer: Signer, settings: Settings
    ) -> None:
        self.row = stored.row
        self.game = game
        self.options: Options = game.choose(len(self.row.chairs), self.row.options)
        self.chairs = Chairs(msgspec.convert(self.row.chairs, shaped(list[NewChair])))
        self.story: Story | None = None
        self.chat = Chat()
        self.rematch: str | None = None
        self.arranged = self.row.at
        """When chairs or chat last changed, which everybody knows."""
        self.audience = Audience(self.chairs)
        self.curtain = Curtain(self._lift)
        self.used = time.monotonic()
        self.after_change: Callable[[Table], None] = lambda _: None
        """Called after each change: bots look up then."""
        self._store = store
        self._signer = signer
        self._settings = settings
        self._turnstile = asyncio.Lock()
        self._tasks: set[asyncio.Task[Any]] = set()
        self._telling: asyncio.TimerHandle | None = None
        """When a crowd hears of those who came and went."""
        self.count = 0
        """Entries in the log."""
        self._latest = 0.0
        """When the last entry was written."""
        self.is_broken = False
        """What is in memory may differ from what is on disk: wake the table again."""
        for entry in stored.entries:
            self._adopt(entry)
        if self.story is not None:
            self.story.wake_up()
        self.chairs.all_away()

    @property
    def id(self) -> str:
        return self.row.id

    @property
    def status(self) -> say.Status:
        if self.story is None:
            return "gathering"
        return "over" if self.story.match.is_over else "playing"

    # Writing down.

    async def once(self, change: Coroutine[Any, Any, T]) -> T:
        """Carries out a change, one at a time and to its end, even if whoever asked goes away."""
        task = asyncio.create_task(self._in_turn(change))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return await asyncio.shield(task)

    async def _in_turn(self, change: Coroutine[Any, Any, T]) -> T:
        async with self._turnstile:
            if self.is_broken:
                change.close()
                raise Refused("trouble", 500)
            self.used = time.monotonic()
            try:
                return await change
            except PLAY_ERRORS:
                raise
            except Exception as problem:
                # What could not be written was not adopted either: only a contradiction means trouble here.
                if isinstance(problem, StoreTrouble) and not isinstance(problem, StoreConflict):
                    raise
                self.is_broken = True
                raise
            finally:
                self.after_change(self)

    async def finish(self) -> None:
        """Waits for the changes under way."""
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _write(self, *entries: Entry) -> list[Entry]:
        """Returns the entries with their numbers when they are on disk."""
        numbered = self._numbered(*entries)
        await self._store.append(self.id, numbered)
        self._note(numbered[-1])
        return numbered

    def _numbered(self, *entries: Entry) -> list[Entry]:
        # The clock of the machine may be set back; a table tells no time backwards.
        at = max(time.time(), self._latest)
        return [replace(entry, n=self.count + k, at=at) for k, entry in enumerate(entries)]

    def _note(self, entry: Entry) -> None:
        """This entry is on disk; the next one comes after it."""
        self.count = max(self.count, entry.n + 1)
        self._latest = max(self._latest, entry.at)

    def _adopt(self, entry: Entry) -> None:
        """What an entry of the log means; used when a table is woken, and for all that is no act."""
        self._note(entry)
        self.chairs.adopt(entry)
        if entry.kind not in PLAYED:
            self.arranged = entry.at
        if entry.kind == "start":
            self.story = Story(self.game, self.options, self.row.seed)
        elif entry.kind == "rematch":
            self.rematch = entry.text
        elif entry.kind == "chat":
            self.chat.adopt(entry, self.chairs.seats_of(entry.who))
        elif self.story is not None:
            self.story.look()
            self.story.replay(entry)

    # Playing.

    def playing(self) -> Story:
        if self.story is None:
            raise Refused("not_playing")
        return self.story

    async def act(self, who: str | None, message: say.Act) -> Posted | None:
        """Answers only what was already done; a new act is told to everybody."""
        self.chairs.playing(who, message.seat)
        if self._is_repeated(message):
            return self.playing().answered(message.seat, message.id)
        await self.take_step(message.seat, message.seq, message.act, who, message.id)
        return None

    def _is_repeated(self, message: say.Act | say.Undo) -> bool:
        """Whether this was done already. Nothing new is taken from a seat before it has seen what happened."""
        story = self.playing()
        is_repeated = story.eyes[message.seat].has_done(message.id)
        if not is_repeated and story.is_hidden_from(message.seat):
            raise Refused("stale")
        return is_repeated

    async def take_step(
        self, seat: Seat, seq: int, texts: list[str], who: str | None, mark: str | None
    ) -> None:
        """One act of a person or a bot, start to finish."""
        story = self.playing()
        if story.match.is_over:
            # The game says it best, with the rule of the ending.
            story.decide(seat, texts)
            raise Refused("over")
        if story.is_hidden_from(seat) or not story.eyes[seat].is_current(seq):
            raise Refused("stale")
        draft = story.decide(seat, texts)
        taken = " ".join(step.text for step in draft.steps)
        entry = Entry(0, 0, "act", taken, seat, who, mark)
        outcome = draft.states[-1].outcome
        if outcome is None:
            written = await self._write(entry)
        else:
            words = " ".join(map(str, outcome.places))
            written = await self._write(entry, Entry(0, 0, "end", f"{words} {outcome.reason}"))
        goes_on = story.leaves_no_trace(seat, draft)
        story.adopt(seat, draft, written[0].at, mark)
        if outcome is None:
            self.curtain.draw(story.secret_moments, self.mask, goes_on)
        else:
            # Nothing is hidden at the end.
            self.curtain.open()
            self.tell_table()

    def go_on(self) -> None:
        """The table was just woken: what was not told yet is told in its time."""
        story = self.story
        if story is not None:
            ago = max(0.0, time.time() - story.at)
            self.curtain.draw(story.secret_moments, self.mask, False, ago)

    def _lift(self) -> None:
        """The curtain opens, at least for whoever is asked."""
        story = self.story
        if story is not None:
            viewers = None if self.curtain.is_open else story.silent_answers
            self.audience.tell(story.tell(viewers))
            self.after_change(self)

    @property
    def mask(self) -> float:
        """Bots read nothing into a pause: only between people it has to be hidden who was asked."""
        return 0.0 if self.is_alone else self._settings.mask

    @property
    def is_alone(self) -> bool:
        """One person among bots keeps nobody waiting."""
        return len({place.who for place in self.chairs.places} - {None}) < 2

    @property
    def silence(self) -> float:
        """Seconds that somebody who is asked in secret has; none where nobody else waits: as long as they like."""
        return 0.0 if self.is_alone else self.mask or self._settings.silence

    @property
    def silent_answers(self) -> dict[Seat, str]:
        """What silence would mean of each person who is asked so; a bot knows by itself how long it has."""
        story = self.story
        if story is None or self.is_broken or self.is_alone or story.match.is_over:
            return {}
        answers, places = story.silent_answers, self.chairs.places
        return {
            seat: text
            for seat, text in answers.items()
            if places[seat].bot is None and not story.is_hidden_from(seat)
        }

    @property
    def seconds_to_answer(self) -> float:
        """Until silence is an answer: between people, early enough that the moment takes no longer than any other."""
        if self.mask:
            return self.curtain.seconds_left - WRITING * self.mask
        return self.silence

    async def take_bot_step(self, seat: Seat, seq: int, text: str) -> None:
        if self.chairs.places[seat].bot is None:
            raise Refused("stale")
        await self.take_step(seat, seq, [text], None, None)

    async def take_silence(self, seat: Seat, seq: int, text: str) -> None:
        """Nobody answered in time; whoever answered after all, or handed the seat over, was first."""
        if self.silent_answers.get(seat) != text:
            raise Refused("stale")
        await self.take_step(seat, seq, [text], None, None)

    async def undo(self, who: str | None, message: say.Undo) -> Posted | None:
        self.chairs.playing(who, message.seat)
        story, seat = self.playing(), message.seat
        if self._is_repeated(message):
            return story.answered(seat, message.id)
        if message.seq != story.eyes[seat].seq:
            raise Refused("stale")
        await self._judge(story, seat)
        remaining = story.remaining(seat, message.to)
        entry = Entry(0, 0, "undo", str(remaining), seat, who, message.id)
        at = (await self._write(entry))[0].at
        story.take_back(seat, remaining, at, message.id)
        self.curtain.open()
        return None

    async def may_take_back(self, seat: Seat) -> bool:
        story = self.playing()
        await self._judge(story, seat)
        return story.steps_back(seat) > 0

    async def how_far(self, who: str | None, message: say.HowFar) -> say.Undoable:
        """Found out beside the loop; meanwhile the table plays on."""
        self.chairs.playing(who, message.seat)
        story, seat = self.playing(), message.seat
        if story.is_hidden_from(seat) or message.seq != story.eyes[seat].seq:
            raise Refused("stale")
        await self._judge(story, seat)
        if message.seq != story.eyes[seat].seq:
            raise Refused("stale")
        return say.Undoable(message.id, seat, message.seq, story.steps_back(seat))

    async def _judge(self, story: Story, seat: Seat) -> None:
        judgement = story.match.judgement(seat)
        await asyncio.get_running_loop().run_in_executor(JUDGE, judgement)

    def foresee(self, who: str | None, message: say.Foresee) -> say.Foreseen:
        self.chairs.owned(who, message.seat)
        story = self.playing()
        match = story.match
        if match.is_over or story.is_hidden_from(message.seat):
            return say.Foreseen(message.id, [])
        return say.Foreseen(message.id, match.foresee(message.seat, message.act))

    def explain(self, who: str | None, message: say.Explain) -> say.Explained:
        self.chairs.owned(who, message.seat)
        story = self.playing()
        match = story.match
        action = self.game.read(message.act)
        if story.is_hidden_from(message.seat) or action in self.game.legal_actions(
            match.state, message.seat
        ):
            return say.Explained(message.id, None)
        refusal = self.game.explain(match.state, message.seat, action)
        why = say.Why(refusal.key, dict(refusal.params), refusal.rule)
        return say.Explained(message.id, why)

    # The people.

    async def claim(self, who: str, claim: Claim) -> Seat:
        name = clean(claim.name)
        if not name:
            raise Refused("no_name", 400)
        place = self.chairs.to_claim(who, claim, self._signer, self.id)
        if place.who == who:
            return place.seat
        await self._change(Entry(0, 0, "sit", name, place.seat, who), start=True)
        if self.story is not None:
            self.audience.send_positions(self.story, who)
        return place.seat

    async def start(self, who: str | None, fill: str) -> None:
        if who != self.row.owner:
            raise Refused("not_owner", 403)
        if self.story is not None:
            return
        free = [place.seat for place in self.chairs.places if not place.is_taken]
        bots = [Entry(0, 0, "bot", fill, seat, who) for seat in free]
        await self._change(*bots, start=True)

    async def hand_over(self, who: str | None, message: say.HandOver) -> None:
        seats = self.chairs.seats_of(who)
        if message.seat not in seats:
            if not seats or message.seat >= len(self.chairs.places):
                raise Refused("not_your_seat", 403)
            self.chairs.check_absent(self.chairs.places[message.seat], self._settings.absence)
        await self._change(Entry(0, 0, "bot", message.bot, message.seat, who))

    async def take_over(self, who: str | None, seat: Seat) -> None:
        if self.chairs.owned(who, seat).bot is None:
            raise Refused("nothing_to_take_over")
        await self._change(Entry(0, 0, "person", "", seat, who))
        if self.story is not None:
            # What the bot did last can be taken back now.
            self.audience.send_positions(self.story, who)

    async def open_rematch(self, who: str, row: TableRow, entries: list[Entry]) -> None:
        """The new table and the note of it here are written together, or not at all."""
        (note,) = self._numbered(Entry(0, 0, "rematch", row.id, None, who))
        await self._store.create(row, entries, (self.id, note))
        self._adopt(note)
        self.tell_table()

    async def speak(self, who: str, name: str, text: str, mark: str) -> Line | None:
        """The new line; None if it was said already."""
        if self.chat.said(who, mark) is not None:
            return None
        self._adopt((await self._write(entry_of(who, name, text, mark)))[0])
        return self.chat.said(who, mark)

    async def _change(self, *entries: Entry, start: bool = False) -> None:
        """Chairs change hands; the match begins as soon as nobody is missing."""
        taken = {entry.seat for entry in entries}
        full = all(place.is_taken or place.seat in taken for place in self.chairs.places)
        if start and full and self.story is None:
            entries = (*entries, Entry(0, 0, "start"))
        begins = any(entry.kind == "start" for entry in entries)
        for entry in await self._write(*entries):
            self._adopt(entry)
        self.chairs.note_presence(self.audience.present)
        self.tell_table()
        if begins and self.story is not None:
            self.audience.send_positions(self.story)

    # Telling.

    def join(self, listener: Listener, have: list[say.Have]) -> None:
        """Somebody arrives: the table, what they missed, and the chat."""
        self.used = time.monotonic()
        self.audience.add(listener)
        self._tell_of_visitors(listener)
        if self.story is not None:
            known = {item.as_: item.seq for item in have}
            self.audience.send_missed(listener, self.story, known)
        listener.post(say.Chats(self.chat.lines))
        self.after_change(self)

    def leave(self, listener: Listener) -> None:
        self.used = time.monotonic()
        self.audience.remove(listener)
        self._tell_of_visitors()

    def _tell_of_visitors(self, newcomer: Listener | None = None) -> None:
        """In a crowd people come and go all the time: the others hear of them together, a few times a second."""
        if len(self.audience) <= CROWD:
            self.tell_table()
            return
        if newcomer is not None:
            newcomer.post(self.message_for(newcomer.who))
        if self._telling is None:
            loop = asyncio.get_running_loop()
            self._telling = loop.call_later(CROWD_SECONDS, self._tell_the_crowd)

    def _tell_the_crowd(self) -> None:
        self._telling = None
        self.tell_table()

    def tell_table(self) -> None:
        for listener in self.audience:
            listener.post(self.message_for(listener.who))

    def sight(self, who: str | None, seat: Seat) -> say.Sight | None:
        """The position for a refusal, if the seat is this person's."""
        if self.story is None or seat not in self.chairs.seats_of(who):
            return None
        return self.story.eyes[seat].sight

    def message_for(self, who: str | None) -> say.Table:
        return table_as_seen(self, who, self._signer, self._settings)

    def links(self) -> list[say.Link]:
        return links_of(self, self._signer)
