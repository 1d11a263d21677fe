"""One WebSocket connection: reads, checks, hands on, and writes what the table posts."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from typing import assert_never

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from tundra.core import BadNotation, IllegalAction
from tundra.server import logs
from tundra.server import messages as say
from tundra.server.addresses import counted
from tundra.server.hub import Hub
from tundra.server.identity import COOKIE, clean
from tundra.server.messages import Posted, UpMessage
from tundra.server.origin import is_ours
from tundra.server.refusals import Refused, reason
from tundra.server.store import StoreTrouble
from tundra.server.table import Table

READ: msgspec.json.Decoder[UpMessage] = msgspec.json.Decoder(UpMessage)
WRITE = msgspec.json.Encoder()

BAD_INPUT, FORGED, NO_TABLE, NO_HELLO, FLOOD, SLOW = 4400, 4401, 4404, 4408, 4429, 4430
OLD_RULES, DAMAGED, STORE_TROUBLE = 4410, 4500, 4503
CODES = {"web.refused.old_rules": OLD_RULES, "web.refused.damaged": DAMAGED}
"""Why a table that is there cannot be opened."""
RESTART = 1012
BROKEN_FRAMES = {1002: "broken_frames", 1007: "broken_frames", 1009: "huge_frames"}
"""What the web socket itself turned away, by the code it closed with."""


class Hangup(Exception):
    """This connection ends now, with this code."""

    def __init__(self, code: int) -> None:
        super().__init__(code)
        self.code = code


async def endpoint(socket: WebSocket) -> None:
    hub: Hub = socket.app.state.hub
    if not is_ours(socket.headers, hub.settings.origins):
        hub.counters.count("foreign_sockets")
        await socket.close()
        return
    address = counted(socket.client.host if socket.client else None)
    if not (hub.connects.take(address) and hub.guest_addresses.enter(address)):
        hub.counters.count("too_many_connections")
        await socket.close()
        return
    try:
        await socket.accept()
        connection = Connection(socket, hub, address)
        try:
            code = await connection.run(socket.path_params["table_id"])
        finally:
            hub.guests.discard(connection)
        await close(socket, code)
    finally:
        hub.guest_addresses.leave(address)


async def close(socket: WebSocket, code: int) -> None:
    if socket.application_state is WebSocketState.CONNECTED:
        with contextlib.suppress(RuntimeError, WebSocketDisconnect):
            await socket.close(code)


class Connection:
    def __init__(self, socket: WebSocket, hub: Hub, address: str) -> None:
        cookie = socket.cookies.get(COOKIE)
        self.who = hub.person(cookie)
        self.take_back: float | None = None
        self._is_forged = bool(cookie) and self.who is None
        self._socket = socket
        self._hub = hub
        self._address = address
        self._bad = 0
        self._queue: asyncio.Queue[Posted | None] = asyncio.Queue(hub.settings.queue)
        self._writer: asyncio.Task[None] | None = None

    # What a table and the hub ask of a connection.

    def post(self, message: Posted) -> None:
        try:
            self._queue.put_nowait(message)
        except asyncio.QueueFull:
            self._hub.counters.count("slow_readers")
            self._end(SLOW)

    def drop(self) -> None:
        self._end(RESTART)

    async def finish(self, last: Posted) -> None:
        """Lets out what was posted, then ``last``; what comes later is found when its reader is back."""
        with contextlib.suppress(asyncio.QueueFull):
            self._queue.put_nowait(last)
            self._queue.put_nowait(None)
        if self._writer is not None:
            await asyncio.wait([self._writer], timeout=1)
        await close(self._socket, RESTART)

    def _end(self, code: int) -> None:
        if self._writer is not None:
            self._writer.cancel()
            self._writer = None
            self._closing = asyncio.create_task(close(self._socket, code))

    # The life of a connection.

    async def run(self, table_id: str) -> int:
        """Until it ends; returns the code to close with."""
        hub = self._hub
        if hub.is_stopping:
            return RESTART
        if len(hub.guests) >= hub.settings.connections:
            hub.counters.count("too_many_connections")
            return FLOOD
        hub.guests.add(self)
        try:
            hello = await self._hello()
            return await self._sit(await hub.tables.find(table_id), hello)
        except Hangup as end:
            return end.code
        except Refused as problem:
            if problem.why.key in CODES:
                return CODES[problem.why.key]
            hub.counters.count("unknown_tables")
            return NO_TABLE
        except StoreTrouble as problem:
            hub.counters.count("store_trouble")
            logs.say("the store has trouble", logging.ERROR, problem=str(problem))
            return STORE_TROUBLE
        except WebSocketDisconnect as end:
            if end.code in BROKEN_FRAMES:
                hub.counters.count(BROKEN_FRAMES[end.code])
            return 1000

    async def _hello(self) -> say.Hello:
        try:
            message = await asyncio.wait_for(self._receive(), self._hub.settings.hello_seconds)
        except TimeoutError:
            raise Hangup(NO_HELLO) from None
        if not isinstance(message, say.Hello):
            self._hub.counters.count("bad_messages")
            raise Hangup(BAD_INPUT)
        return message

    async def _sit(self, table: Table, hello: say.Hello) -> int:
        if self._is_forged:
            return FORGED
        if self._is_one_too_many(table):
            self._hub.counters.count("too_many_connections")
            return FLOOD
        self._writer = asyncio.create_task(self._write())
        self.take_back = hello.take_back
        table.join(self, hello.have)
        try:
            while True:
                message = await self._receive()
                if message is None:
                    self._refuse_bad_message()
                else:
                    await self._answer(table, message)
        finally:
            table.leave(self)
            if self._writer is not None:
                self._writer.cancel()

    def _is_one_too_many(self, table: Table) -> bool:
        settings, audience = self._hub.settings, table.audience
        if self.who is not None and audience.count(self.who) >= settings.connections_each:
            return True
        return not table.chairs.seats_of(self.who) and audience.onlookers >= settings.onlookers

    async def _receive(self) -> UpMessage | None:
        """The next message; None for what is no message at all."""
        frame = await self._socket.receive()
        if frame["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(frame.get("code") or 1000)
        if not self._may_speak():
            self._hub.counters.count("floods")
            raise Hangup(FLOOD)
        text = frame.get("text")
        if text is None:
            return None
        try:
            return READ.decode(text)
        except (msgspec.DecodeError, UnicodeError, RecursionError):
            return None

    def _may_speak(self) -> bool:
        """A person's rate, over all connections, and an address's; whoever has no name is their address."""
        hub = self._hub
        is_person = hub.messages.take(self.who or self._address)
        return hub.address_messages.take(self._address) and is_person

    async def _write(self) -> None:
        """Everything posted, in order; ends after a None."""
        with contextlib.suppress(RuntimeError, WebSocketDisconnect):
            while (message := await self._queue.get()) is not None:
                frame = message if isinstance(message, bytes) else WRITE.encode(message)
                await self._socket.send_text(frame.decode())

    def _refuse_bad_message(self) -> None:
        self._hub.counters.count("bad_messages")
        self._bad += 1
        if self._bad > self._hub.settings.bad_messages:
            raise Hangup(BAD_INPUT)
        self.post(say.Refused(None, say.Why("web.refused.bad_message")))

    # What a browser may ask.

    async def _answer(self, table: Table, message: UpMessage) -> None:
        """One answer to the sender, if the table does not tell everybody anyway."""
        try:
            answer = await self._carry_out(table, message)
        except Refused as problem:
            self._refuse(table, message, problem.why)
        except BadNotation:
            self._refuse(table, message, say.Why("web.refused.bad_notation"))
        except IllegalAction as problem:
            self._refuse(table, message, reason(problem))
        except StoreTrouble as problem:
            self._hub.counters.count("store_trouble")
            logs.say("the store has trouble", logging.ERROR, table=table.id, problem=str(problem))
            self._refuse(table, message, say.Why("web.refused.not_written"))
        except Exception:
            self._hub.counters.count("trouble")
            logs.trouble("a message could not be carried out", table=table.id, t=type(message).__name__)  # fmt: skip
            self._refuse(table, message, say.Why("web.refused.trouble"))
        else:
            if answer is not None:
                self.post(answer)

    def _refuse(self, table: Table, message: UpMessage, why: say.Why) -> None:
        self._hub.counters.count("refused")
        seat = getattr(message, "seat", None)
        now = None if seat is None else table.sight(self.who, seat)
        self.post(say.Refused(getattr(message, "id", None), why, now))

    async def _carry_out(self, table: Table, message: UpMessage) -> Posted | None:
        match message:
            case say.Act():
                return await table.once(table.act(self.who, message))
            case say.Undo():
                return await table.once(table.undo(self.who, message))
            case say.HowFar():
                return await table.how_far(self.who, message)
            case say.Foresee():
                return table.foresee(self.who, message)
            case say.Explain():
                return table.explain(self.who, message)
            case say.Say():
                return await self._speak(table, message)
            case say.Hello():
                raise Refused("bad_message")
            case say.Ping():
                return say.Pong()
            case _:
                return await self._arrange(table, message)

    async def _arrange(
        self, table: Table, message: say.HandOver | say.TakeOver | say.Start | say.Rematch
    ) -> Posted:
        """What concerns the chairs rather than the game."""
        match message:
            case say.HandOver():
                await table.once(table.hand_over(self.who, message))
            case say.TakeOver():
                await table.once(table.take_over(self.who, message.seat))
            case say.Start():
                await table.once(table.start(self.who, message.fill))
            case say.Rematch():
                if self.who is None:
                    raise Refused("not_your_seat")
                await table.once(self._hub.tables.rematch(table, self.who))
            case _:
                assert_never(message)
        return say.Done(message.id)

    async def _speak(self, table: Table, message: say.Say) -> Posted | None:
        """Answers only what was already said; a new line is told to everybody."""
        again = table.chat.said(self.who or "", message.id)
        if again is not None:
            return say.Chat(again, message.id)
        text = clean(message.text, 300)
        name = await self._name(table)
        if not text:
            raise Refused("bad_message")
        if self.who is None or not name:
            raise Refused("no_name")
        if not self._hub.chats.take(f"{table.id}/{self.who}"):
            self._hub.counters.count("chat_floods")
            raise Refused("too_fast")
        line = await table.once(table.speak(self.who, name, text, message.id))
        for listener in table.audience:
            if line is not None:
                listener.post(say.Chat(line, message.id if listener is self else None))
        return None

    async def _name(self, table: Table) -> str | None:
        """The speaker's name at this table, or the nickname."""
        if self.who is None:
            return None
        for seat in table.chairs.seats_of(self.who):
            return table.chairs.places[seat].name
        return await self._hub.store.name_of(self.who)
