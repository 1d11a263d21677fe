"""A WebSocket for measuring: it knows when each message reached this machine, however late it is looked at."""

from __future__ import annotations

import asyncio
import base64
import os
import socket
import struct
import time
from collections.abc import Callable, Iterator

STAMP = 35
"""SO_TIMESTAMPNS of Linux: the kernel notes when data came. Elsewhere the moment of reading has to do."""
TEXT, CLOSE, PING, PONG = 1, 8, 9, 10

Hear = Callable[[bytes, float], None]
"""A message, and when it came, in seconds since 1970."""


class Line:
    def __init__(self, tie: socket.socket, hear: Hear) -> None:
        self._tie = tie
        self._hear = hear
        self._rest = b""
        asyncio.get_running_loop().add_reader(tie, self._read)

    def send(self, message: bytes) -> None:
        self._put(TEXT, message)

    def close(self) -> None:
        if self._tie.fileno() >= 0:
            asyncio.get_running_loop().remove_reader(self._tie)
            self._tie.close()

    def _put(self, kind: int, message: bytes) -> None:
        """Messages of a client are masked; with zeros, that changes nothing."""
        size = len(message)
        length = bytes([0x80 | size]) if size < 126 else b"\xfe" + struct.pack("!H", size)
        self._tie.sendall(bytes([0x80 | kind]) + length + b"\0\0\0\0" + message)

    def _read(self) -> None:
        try:
            data, notes, _, _ = self._tie.recvmsg(1 << 18, 64)
        except BlockingIOError:
            return
        at = stamp_of(notes)
        if not data:
            self.close()
            return
        for kind, message in self._frames(data):
            if kind == TEXT:
                self._hear(message, at)
            elif kind == PING:
                self._put(PONG, message)
            elif kind == CLOSE:
                code = struct.unpack("!H", message[:2])[0] if message else 0
                raise SystemExit(f"the server closed a connection with {code}")

    def _frames(self, data: bytes) -> Iterator[tuple[int, bytes]]:
        """What is whole; the rest waits for more."""
        data, begin = self._rest + data, 0
        while len(data) >= begin + 2:
            size, head = data[begin + 1] & 127, 2
            if size > 125:
                head = 4 if size == 126 else 10
                if len(data) < begin + head:
                    break
                size = int.from_bytes(data[begin + 2 : begin + head])
            end = begin + head + size
            if len(data) < end:
                break
            yield data[begin] & 15, data[begin + head : end]
            begin = end
        self._rest = data[begin:]


def stamp_of(notes: list[tuple[int, int, bytes]]) -> float:
    for level, kind, data in notes:
        if (level, kind) == (socket.SOL_SOCKET, STAMP):
            seconds, billionths = struct.unpack("qq", data[:16])
            return float(seconds + billionths / 1e9)
    return time.time()


async def open_line(port: int, path: str, cookie: str, hear: Hear) -> Line:
    loop = asyncio.get_running_loop()
    tie = socket.socket(socket.AF_INET, socket.SOCK_STREAM)
    tie.setblocking(False)
    await loop.sock_connect(tie, ("127.0.0.1", port))
    tie.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    key = base64.b64encode(os.urandom(16)).decode()
    lines = [
        f"GET {path} HTTP/1.1",
        f"Host: 127.0.0.1:{port}",
        *("Upgrade: websocket", "Connection: Upgrade", "Sec-WebSocket-Version: 13"),
        f"Sec-WebSocket-Key: {key}",
        f"Cookie: tundra={cookie}",
    ]
    await loop.sock_sendall(tie, "\r\n".join([*lines, "", ""]).encode())
    answer = b""
    while b"\r\n\r\n" not in answer:
        more = await loop.sock_recv(tie, 1)
        if not more:
            raise SystemExit(f"the server closed the door: {answer!r}")
        answer += more
    if not answer.startswith(b"HTTP/1.1 101"):
        raise SystemExit(f"the server did not let anybody in: {answer!r}")
    if hasattr(socket, "recvmsg_into") and os.uname().sysname == "Linux":
        tie.setsockopt(socket.SOL_SOCKET, STAMP, 1)
    return Line(tie, hear)
