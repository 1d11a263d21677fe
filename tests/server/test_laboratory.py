"""The laboratory over HTTP: studies, plots, and runs that no visitor can make too large."""

from __future__ import annotations

import asyncio
import json
import shutil
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from tests.arena.leagues import LEAGUE, play, quiet
from tests.server.live import Live, live, quick
from tundra.arena.balance_report import write_report
from tundra.arena.campaign import Hands, play_missing
from tundra.arena.ledger import open_ledger
from tundra.core.registry import UnknownGame
from tundra.games import REGISTRY
from tundra.server.experiments import BOTS, MOST_KEPT, Experiments, check, words_for
from tundra.server.laboratory_bodies import NewRun
from tundra.server.refusals import Refused
from tundra.server.studies import Studies, best_bots


def wanted(**changes: Any) -> NewRun:
    given: dict[str, Any] = {"kind": "league", "game": "maamut", "seats": 2, "games": 4}
    return NewRun(**{**given, "bots": ["random", "greedy"], **changes})


@pytest.fixture(scope="module")
def shelf(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A laboratory with one league in it."""
    folder = tmp_path_factory.mktemp("laboratory")
    play(folder / "league-one")
    return folder


async def test_studies_and_best_bots_are_listed(shelf: Path, tmp_path: Path) -> None:
    async with live(quick(tmp_path, laboratory=str(shelf))) as server:
        person = await server.person()
        found = (await person.web.get("/api/laboratory")).json()
    (study,) = found["studies"]
    assert (study["name"], study["kind"], study["game"]) == ("league-one", "league", "maamut")
    assert study["games"] == 4
    (best,) = found["best"]
    assert [bot["name"] for bot in best["bots"]] == ["greedy", "random"]
    assert found["run"] is None
    assert found["most_games"] == 200


async def test_a_study_has_its_plots_in_the_language_asked_for(shelf: Path, tmp_path: Path) -> None:
    async with live(quick(tmp_path, laboratory=str(shelf))) as server:
        web = (await server.person()).web
        english = (await web.get("/api/laboratory/league-one?lang=en")).json()
        french = (await web.get("/api/laboratory/league-one?lang=fr")).json()
        plot = await web.get("/api/laboratory/league-one/ratings.svg?lang=fr")
        assert (await web.get("/api/laboratory/league-one?lang=de")).status_code == 400
    assert english["standings"][0]["name"] == "greedy"
    assert english["plots"][0]["title"] != french["plots"][0]["title"]
    assert plot.headers["content-type"] == "image/svg+xml"
    assert "attachment" in plot.headers["content-disposition"]
    assert plot.text == french["plots"][0]["svg"]


ELSEWHERE = (
    *("nothing", "..", "a.b", "league-one/none.svg", "league-one/report.html"),
    *("%2e%2e/report.html", "%2e%2e%2freport.html"),
)


async def test_what_is_not_there_cannot_be_had(shelf: Path, tmp_path: Path) -> None:
    (shelf.parent / "report.html").write_text("a secret")
    async with live(quick(tmp_path, laboratory=str(shelf))) as server:
        web = (await server.person()).web
        for path in ELSEWHERE:
            answer = await web.get(f"/api/laboratory/{path}")
            assert "a secret" not in answer.text, path
            assert answer.status_code == 404 or answer.url.path in ("/api", "/api/"), path


def test_a_study_that_is_broken_is_left_out_of_the_list(shelf: Path, tmp_path: Path) -> None:
    folder = tmp_path / "shelf"
    shutil.copytree(shelf, folder)
    for name, text in {"half": '{"kind": "lea', "list": "[]", "odd": '{"kind": "soup"}'}.items():
        (folder / name).mkdir()
        (folder / name / "laboratory.json").write_text(text)
    (folder / "empty").mkdir()
    assert [card.name for card, _ in Studies(folder).all()] == ["league-one"]
    assert Studies(tmp_path / "missing").all() == []


def test_a_league_that_became_a_report_keeps_its_ratings(shelf: Path, tmp_path: Path) -> None:
    shutil.copytree(shelf, tmp_path, dirs_exist_ok=True)
    best = best_bots(Studies(tmp_path).all())
    league = replace(LEAGUE, is_traced=True)
    with open_ledger(tmp_path / "league-one", league) as ledger:
        play_missing(ledger, Hands(), quiet)
        write_report(ledger, None, None, "en")
    after = Studies(tmp_path)
    assert best_bots(after.all()) == best
    report = after.study("league-one", "fr")
    assert report.card.kind == "balance"
    assert [bot.name for bot in report.standings] == ["greedy", "random"]
    assert {"ratings", "length"} <= {plot.name for plot in report.plots}


def test_no_visitor_says_who_is_strongest_where_the_host_has_a_league(
    shelf: Path, tmp_path: Path
) -> None:
    for name, games in {"one": 4, "two": 40, "web-league": 200}.items():
        shutil.copytree(shelf / "league-one", tmp_path / name)
        file = tmp_path / name / "laboratory.json"
        file.write_text(json.dumps({**json.loads(file.read_text("utf-8")), "games": games}))
    assert [best.study for best in best_bots(Studies(tmp_path).all())] == ["two"]
    shutil.rmtree(tmp_path / "one")
    shutil.rmtree(tmp_path / "two")
    assert [best.study for best in best_bots(Studies(tmp_path).all())] == ["web-league"]


def test_a_study_is_read_again_when_it_was_written_again(shelf: Path, tmp_path: Path) -> None:
    shutil.copytree(shelf / "league-one", tmp_path / "one")
    studies = Studies(tmp_path)
    assert studies.all()[0][0].games == 4
    path = tmp_path / "one" / "laboratory.json"
    path.write_text(json.dumps({**json.loads(path.read_text()), "games": 5}))
    assert studies.all()[0][0].games == 5


async def test_a_report_is_read_in_the_language_asked_for(tmp_path: Path) -> None:
    folder = tmp_path / "shelf" / "old-report"
    folder.mkdir(parents=True)
    (folder / "report.html").write_text("as it was asked for")
    (folder / "report.fr.html").write_text("en français")
    async with live(quick(tmp_path, laboratory=str(folder.parent))) as server:
        web = (await server.person()).web
        path = "/api/laboratory/old-report/report.html"
        assert (await web.get(f"{path}?lang=fr")).text == "en français"
        assert (await web.get(path)).text == "as it was asked for"


SENSELESS: list[tuple[dict[str, Any], int]] = [
    ({"games": 201}, 400),
    ({"games": 0}, 400),
    ({"bots": ["random", "search:5"]}, 400),
    ({"bots": ["random", "greedy:weights=secret"]}, 400),
    ({"bots": ["greedy", "greedy"]}, 400),
    ({"bots": []}, 400),
    ({"kind": "tune"}, 400),
    ({"kind": "balance"}, 400),
    ({"seats": 9}, 400),
    ({"game": "tarot"}, 404),
]


async def test_a_run_that_is_too_large_or_senseless_is_refused(tmp_path: Path) -> None:
    given: dict[str, Any] = {"kind": "league", "game": "embers", "seats": 2, "games": 4}
    given["bots"] = ["random", "greedy"]
    async with live(quick(tmp_path)) as server:
        for changes, status in SENSELESS:
            answer = await start(server, {**given, **changes})
            assert not server.hub.experiments.is_busy, changes
            assert answer.status_code == status, changes
            assert answer.json()["why"]["key"].startswith("web.refused.")


async def start(server: Live, body: dict[str, Any]) -> Any:
    person = await server.person("Ann")
    return await person.web.post(
        "/api/laboratory/runs", json=body, headers={"origin": server.address}
    )


async def test_a_host_can_let_nobody_start_a_run(tmp_path: Path) -> None:
    experiments = Experiments(tmp_path, 0, 10)
    with pytest.raises(Refused, match="lab_closed"):
        experiments.start(wanted(), REGISTRY.find("maamut"))


async def test_a_foreign_page_or_a_stranger_starts_nothing(tmp_path: Path) -> None:
    body = {"kind": "league", "game": "embers", "seats": 2, "games": 4, "bots": ["random"]}
    async with live(quick(tmp_path)) as server:
        person = await server.person("Ann")
        foreign = await person.web.post(
            "/api/laboratory/runs", json=body, headers={"origin": "https://elsewhere.example"}
        )
        nobody = await server.stranger().web.post(
            "/api/laboratory/runs", json=body, headers={"origin": server.address}
        )
    assert (foreign.status_code, nobody.status_code) == (403, 401)


def test_only_what_was_checked_reaches_the_command_line() -> None:
    words = words_for(wanted(games=9), "maamut")
    assert words[:3] == ["arena", "league", "maamut"]
    assert words[words.index("--bots") + 1] == "random,greedy"
    assert words[words.index("--jobs") + 1] == "1"
    game = REGISTRY.find("maamut")
    check(wanted(bots=list(BOTS)), game, 200)
    with pytest.raises(UnknownGame):
        REGISTRY.find("tarot")


@pytest.mark.slow
async def test_one_run_at_a_time_and_it_ends_with_a_study(tmp_path: Path) -> None:
    experiments = Experiments(tmp_path, 200, 120)
    game = REGISTRY.find("maamut")
    run = experiments.start(wanted(), game)
    with pytest.raises(Refused, match="lab_busy"):
        experiments.start(wanted(), game)
    while experiments.is_busy:
        await asyncio.sleep(0.05)
    now = experiments.now()
    assert now is not None
    assert (now.status, now.done, now.total) == ("done", 4, 4)
    assert [card.name for card, _ in Studies(tmp_path).all()] == [run.name]
    await experiments.close()


@pytest.mark.slow
async def test_a_run_that_takes_too_long_is_ended_and_what_was_played_is_kept(
    tmp_path: Path,
) -> None:
    experiments = Experiments(tmp_path, 200, 8)
    run = experiments.start(
        wanted(bots=["greedy", "search:2"], seats=4, games=200), REGISTRY.find("maamut")
    )
    while experiments.is_busy:
        await asyncio.sleep(0.1)
    assert run.status == "stopped"
    assert run.done < 200
    kept = list((tmp_path / run.name).rglob("0*.txt"))
    assert len(kept) >= run.done


async def test_a_server_that_stops_ends_its_run(tmp_path: Path) -> None:
    experiments = Experiments(tmp_path, 200, 120)
    experiments.start(wanted(games=200), REGISTRY.find("maamut"))
    await asyncio.sleep(0)
    await experiments.close()
    assert not experiments.is_busy


def test_old_runs_of_visitors_make_room_and_others_stay(tmp_path: Path) -> None:
    for at in range(MOST_KEPT + 3):
        (tmp_path / f"web-league-{at:02d}").mkdir()
    (tmp_path / "league-of-the-host").mkdir()
    Experiments(tmp_path, 200, 10)._make_room()
    left = sorted(path.name for path in tmp_path.iterdir())
    assert len(left) == MOST_KEPT
    assert "league-of-the-host" in left
