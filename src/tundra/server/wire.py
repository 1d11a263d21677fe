"""What the application never sees of a connection: control frames, and calls that do not come to an end."""

from __future__ import annotations

import asyncio

import h11
from uvicorn.config import Config
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame

from tundra.server.addresses import counted
from tundra.server.hub import Hub
from tundra.server.limits import Bucket

FLOOD = 4429
CONTROL_RATE, CONTROL_BURST = 2.0, 40
"""Pings and pongs a second that a connection may send, and how many at once; a browser sends three a minute."""
MOST_FRAMES = 16
"""Frames in which one message may come."""
SLICE = 2048
"""Bytes that are looked at together, so that a flood is seen before much work was done for it."""


def hub_behind(config: Config) -> Hub:
    hub: Hub = config.app.state.hub  # type: ignore[union-attr]  # our own app
    return hub


class CountedFrames(WebSocketsSansIOProtocol):
    """A WebSocket that answers pings, but not by the thousand."""

    _is_cut = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self._control = Bucket(CONTROL_RATE, CONTROL_BURST)

    def data_received(self, data: bytes) -> None:
        for start in range(0, len(data), SLICE):
            if self._is_cut or self.transport.is_closing():
                return
            super().data_received(data[start : start + SLICE])

    def handle_ping(self) -> None:
        self._count_control()
        if not self._is_cut:
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        self._count_control()
        super().handle_pong(event)

    def handle_cont(self, event: Frame) -> None:
        if len(self.frames) >= MOST_FRAMES:
            self._cut("broken_frames")
        else:
            super().handle_cont(event)

    def _count_control(self) -> None:
        if not self._control.take():
            self._cut("control_floods")

    def _cut(self, what: str) -> None:
        if self._is_cut:
            return
        self._is_cut = True
        hub_behind(self.config).counters.count(what)
        if not self.close_sent:
            self.conn.send_close(FLOOD)
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.close_sent = True
        self.transport.close()


class TimedCalls(H11Protocol):
    """An HTTP connection whose calls come within a time, of which one address has only so many."""

    _deadline: asyncio.TimerHandle | None = None
    _address: str | None = None
    _is_call = True
    """Until it becomes a WebSocket, which may last for ever."""

    @property
    def _hub(self) -> Hub:
        return hub_behind(self.config)

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as H11Protocol has it
        super().connection_made(transport)
        address = counted(self.client[0] if self.client else None)
        if not self._hub.addresses.enter(address):
            self._hub.counters.count("too_many_connections")
            transport.abort()
            return
        self._address = address
        self._wait()

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_waiting()
        self._leave()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self._is_call and self.conn.their_state in (h11.IDLE, h11.SEND_BODY):
            self._wait()
        else:
            self._stop_waiting()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """From here on it counts among the WebSockets."""
        self._is_call = False
        self._stop_waiting()
        self._leave()
        super().handle_websocket_upgrade(event)

    def on_response_complete(self) -> None:
        """Until the next call begins, the connection's own time counts."""
        self._stop_waiting()
        super().on_response_complete()

    def _wait(self) -> None:
        if self._deadline is None:
            seconds = self._hub.settings.call_seconds
            self._deadline = self.loop.call_later(seconds, self._give_up)

    def _stop_waiting(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def _give_up(self) -> None:
        self._hub.counters.count("slow_calls")
        self.transport.abort()

    def _leave(self) -> None:
        if self._address is not None:
            self._hub.addresses.leave(self._address)
            self._address = None
