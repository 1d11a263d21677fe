"""The list of games: where every other layer finds one by its name."""

from __future__ import annotations

from collections.abc import Iterator

from tundra.core.game import AnyGame
from tundra.core.printable import quoted


class UnknownGame(LookupError):
    """No game has this name."""

    def __str__(self) -> str:
        return str(self.args[0])


class Registry:
    def __init__(self, games: list[AnyGame]) -> None:
        self._games: dict[str, AnyGame] = {}
        for game in games:
            if game.name in self._games:
                raise ValueError(f"two games are called {game.name!r}")
            self._games[game.name] = game

    def __iter__(self) -> Iterator[AnyGame]:
        return iter(self._games.values())

    def find(self, name: str) -> AnyGame:
        try:
            return self._games[name]
        except KeyError:
            known = ", ".join(self._games)
            raise UnknownGame(f"no game is called {quoted(name)}; there are: {known}") from None
