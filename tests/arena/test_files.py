"""The file of results opens in the tools that researchers use."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import duckdb
import duckdb_extensions
import pandas
import pytest

from tests.arena.leagues import LEAGUE, play, quiet, tables
from tundra.arena.campaign import Hands, play_missing
from tundra.arena.ledger import FILE, open_ledger
from tundra.arena.standings import close_league

PLACES = (
    "SELECT bot, count(*) AS games, avg(place) AS place FROM {}chairs GROUP BY bot ORDER BY bot"
)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    play(tmp_path)
    return tmp_path / FILE


def test_pandas_opens_the_results(file: Path) -> None:
    base = sqlite3.connect(file)
    table = pandas.read_sql(PLACES.format(""), base)
    matches = pandas.read_sql("SELECT * FROM matches", base)
    base.close()
    assert list(table["bot"]) == ["greedy", "random"]
    assert list(table["games"]) == [4, 4]
    assert matches["steps"].min() > 0


def test_duckdb_opens_the_results(file: Path, tmp_path: Path) -> None:
    base = duckdb.connect(config={"extension_directory": str(tmp_path / "extensions")})
    duckdb_extensions.import_extension("sqlite_scanner", con=base)
    base.execute(f"ATTACH '{file}' AS league (TYPE sqlite)")
    rows = base.execute(PLACES.format("league.")).fetchall()
    base.close()
    assert [(bot, games) for bot, games, _ in rows] == [("greedy", 4), ("random", 4)]


def test_nothing_but_the_one_file_is_left_beside_it(file: Path) -> None:
    assert sorted(path.name for path in file.parent.glob("results*")) == [FILE]


def test_whoever_looks_on_until_the_end_disturbs_nothing(tmp_path: Path) -> None:
    with open_ledger(tmp_path, LEAGUE) as ledger:
        reader = sqlite3.connect(tmp_path / FILE)
        assert reader.execute("SELECT count(*) FROM matches").fetchone() == (0,)
        play_missing(ledger, Hands(), quiet)
        close_league(ledger)
    assert reader.execute("SELECT count(*) FROM matches").fetchone() == (4,)
    reader.close()
    assert len(tables(tmp_path)["matches"]) == 4
    play(tmp_path)
    assert sorted(path.name for path in tmp_path.glob("results*")) == [FILE]
