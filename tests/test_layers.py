"""Imports point one way: core <- games <- bots <- arena, with the server beside them and the command line on top."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

SOURCE = Path(__file__).parents[1] / "src" / "tundra"

MAY_IMPORT = {
    "core": {"core"},
    "games": {"core", "games"},
    "bots": {"core", "games", "bots"},
    "arena": {"core", "games", "bots", "arena"},
    "server": {"core", "games", "bots", "server"},
    "cli": {"core", "games", "bots", "arena", "server", "cli"},
    "__main__": {"cli"},
    "__init__": set[str](),
}


def layer_of(path: Path) -> str:
    """The first part of a module's place below the package."""
    return path.relative_to(SOURCE).parts[0].removesuffix(".py")


def imported_layers(source: str, package: str = "tundra") -> Iterator[tuple[int, str]]:
    """Line and layer of every import from our own package, wherever in the file it stands."""
    for line, name in imported_names(source, package):
        first, _, rest = name.partition(".")
        if first == "tundra" and rest:
            yield line, rest.partition(".")[0]


def imported_names(source: str, package: str) -> Iterator[tuple[int, str]]:
    for node in ast.walk(ast.parse(source)):
        match node:
            case ast.Import(names=names, lineno=line):
                yield from ((line, alias.name) for alias in names)
            case ast.ImportFrom(module=module, names=names, level=level, lineno=line):
                start = absolute(module or "", level, package)
                yield from ((line, f"{start}.{alias.name}") for alias in names)


def absolute(module: str, level: int, package: str) -> str:
    """A relative import, seen from ``package``."""
    if level == 0:
        return module
    parts = package.split(".")
    return ".".join([*parts[: len(parts) - level + 1], *([module] if module else [])])


def wrong_imports(layer: str, source: str, package: str = "tundra") -> list[str]:
    return [
        f"line {line}: {layer} imports {other}"
        for line, other in imported_layers(source, package)
        if other not in MAY_IMPORT[layer]
    ]


def modules() -> list[Path]:
    return sorted(path for path in SOURCE.rglob("*.py") if "migrations" not in path.parts)


def test_every_layer_is_known() -> None:
    assert {layer_of(path) for path in modules()} <= set(MAY_IMPORT)


@pytest.mark.parametrize("path", modules(), ids=lambda path: str(path.relative_to(SOURCE)))
def test_a_module_imports_only_from_layers_before_it(path: Path) -> None:
    package = ".".join(("tundra", *path.relative_to(SOURCE).parts[:-1]))
    assert wrong_imports(layer_of(path), path.read_text("utf-8"), package) == []


def test_a_game_knows_no_other_game() -> None:
    """But for the list of games, each package under games imports only itself."""
    for path in modules():
        parts = path.relative_to(SOURCE).parts
        if parts[0] == "games" and len(parts) > 2:
            imported = {
                name.split(".")[2]
                for _, name in imported_names(path.read_text("utf-8"), "tundra")
                if name.startswith("tundra.games.")
            }
            assert imported <= {parts[1]}, str(path)


@pytest.mark.parametrize(
    ("layer", "source"),
    [
        ("core", "import tundra.games.maamut"),
        ("core", "from tundra import games"),
        ("games", "from tundra.bots.bot import Bot"),
        ("games", "def late():\n    from tundra.server import app"),
        ("bots", "from tundra.arena import duel"),
        ("bots", "import tundra.core, tundra.server.table"),
        ("server", "from tundra.arena.duel import play"),
        ("arena", "from tundra.server.table import Table"),
        ("server", "if TYPE_CHECKING:\n    from tundra.cli import app"),
    ],
)
def test_an_import_that_points_the_wrong_way_is_found(layer: str, source: str) -> None:
    assert len(wrong_imports(layer, source)) == 1


def test_relative_imports_are_followed() -> None:
    assert wrong_imports("games", "from ...bots import bot", "tundra.games.maamut")
    assert not wrong_imports("games", "from .state import State", "tundra.games.maamut")
    assert not wrong_imports("games", "from ...core import Game", "tundra.games.maamut")
