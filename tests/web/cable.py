"""The line between a browser and the server, which a test can cut and mend."""

from __future__ import annotations

import contextlib
import random
import socket
import threading
import time
from collections.abc import Iterator
from types import TracebackType

from tests.web.screen import Screen


class Cable:
    """Listens on a port of its own and passes everything on, while it is whole; at once, or late."""

    def __init__(self, port: int, lag: float = 0) -> None:
        self._lag = lag
        self._far = ("127.0.0.1", port)
        self._door = socket.create_server(("127.0.0.1", 0))
        self.address = f"http://127.0.0.1:{self._door.getsockname()[1]}"
        self._is_cut = False
        self._ends: set[socket.socket] = set()
        self.people: list[Screen] = []
        """Whoever was cut off once: when the cable is put away, their pages lose what they are just loading."""
        threading.Thread(target=self._welcome, daemon=True).start()

    def __enter__(self) -> Cable:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        for screen in self.people:
            screen.is_cut_off = True
        self.cut()
        # Wakes the thread that waits at the door, which closing alone would not.
        with contextlib.suppress(OSError):
            self._door.shutdown(socket.SHUT_RDWR)
        self._door.close()

    def cut(self) -> None:
        self._is_cut = True
        for end in list(self._ends):
            with contextlib.suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)

    def mend(self) -> None:
        self._is_cut = False

    def _welcome(self) -> None:
        with contextlib.suppress(OSError):
            while True:
                near, _ = self._door.accept()
                if self._is_cut:
                    near.close()
                    continue
                far = socket.create_connection(self._far)
                self._ends |= {near, far}
                for source, sink in ((near, far), (far, near)):
                    threading.Thread(target=self._carry, args=(source, sink), daemon=True).start()

    def _carry(self, source: socket.socket, sink: socket.socket) -> None:
        with contextlib.suppress(OSError):
            while data := source.recv(65536):
                time.sleep(random.uniform(0, self._lag))
                sink.sendall(data)
        for end in (source, sink):
            with contextlib.suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)
            end.close()
            self._ends.discard(end)


@contextlib.contextmanager
def cut_off(screen: Screen, cable: Cable) -> Iterator[None]:
    """This person has no line, for a while."""
    screen.is_cut_off = True
    cable.people.append(screen)
    cable.cut()
    screen.context.set_offline(True)
    yield
    cable.mend()
    screen.context.set_offline(False)
    screen.page.wait_for_timeout(100)
    screen.is_cut_off = False
