"""Balance reports: figures that add up, and a page that needs nothing else."""

from __future__ import annotations

import json
import re
from dataclasses import replace
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from tests.arena.leagues import LEAGUE, play, quiet
from tundra.arena import campaign
from tundra.arena.balance import Seen, counted, measures, shortened, uses_of
from tundra.arena.balance_report import write_report
from tundra.arena.campaign import Hands, play_missing
from tundra.arena.duel import Result
from tundra.arena.league import Played
from tundra.arena.ledger import open_ledger
from tundra.arena.plots import Estimate, estimates_plot, rating_plot
from tundra.arena.rule_names import change_name, rules_name
from tundra.arena.svg import LETTER, WIDTH
from tundra.games import REGISTRY

RULES = replace(LEAGUE, bots=("greedy",), games=16, is_traced=True)
OTHER = replace(RULES, options=REGISTRY.find("maamut").choose(2, {"turns_per_player": 40}).values)


@pytest.fixture(scope="module")
def written(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A report of two rules, made once."""
    folder = tmp_path_factory.mktemp("report")
    with open_ledger(folder, RULES) as first, open_ledger(folder / "versus", OTHER) as second:
        for ledger in (first, second):
            play_missing(ledger, Hands(), quiet)
        write_report(first, second, "turns_per_player=40", "en")
    return folder


@pytest.fixture(scope="module")
def report(written: Path) -> dict[str, Any]:
    found: dict[str, Any] = json.loads((written / "report.json").read_text("utf-8"))
    return found


def test_every_match_and_every_win_is_counted(report: dict[str, Any]) -> None:
    rules = report["rules"][0]
    assert rules["games"] == sum(rules["endings"].values()) == 16
    for by in ("by_seat", "by_order"):
        wins = sum(chair["wins"] for chair in rules[by])
        assert wins == rules["endings"].get("trap", 0)
        for chair in rules[by]:
            assert chair["low"] <= chair["win_rate"] <= chair["high"]
            assert chair["place_low"] <= chair["mean_place"] <= chair["place_high"]


def test_length_leads_and_choices_have_intervals_and_counts(report: dict[str, Any]) -> None:
    rules = report["rules"][0]
    for name in ("length", "decisions", "lead_changes"):
        figure = rules[name]
        assert figure["least"] <= figure["low"] <= figure["value"] <= figure["high"]
        assert sum(count for _, count in figure["counts"]["bars"]) == 16
    assert len(rules["choices"]["by_tenth"]) == 10
    assert rules["comebacks"]["matches"] == rules["endings"].get("trap", 0)


def refuse_to_play(*_: object) -> Played:
    raise AssertionError("nothing was left to play")


def test_a_league_played_before_is_looked_at_closely_and_not_played_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    short = replace(RULES, games=2)
    play(tmp_path, replace(short, is_traced=False))
    monkeypatch.setattr(campaign, "play_in_league", refuse_to_play)
    with open_ledger(tmp_path, short) as ledger:
        play_missing(ledger, Hands(), quiet)
        found = write_report(ledger, None, None, "en")
    assert found["rules"][0]["games"] == 2


def test_what_was_used_is_tested_and_corrected_together(report: dict[str, Any]) -> None:
    uses = {use["name"]: use for use in report["rules"][0]["uses"]}
    assert {"card 1", "card 2", "card 3", "lay"} <= set(uses)
    tested = [use for use in uses.values() if use["lift"] is not None]
    assert tested
    for use in tested:
        assert use["low"] <= use["lift"] <= use["high"]
        assert use["p"] <= use["p_corrected"] <= 1
        both = use["wins_with"] - use["wins_without"]
        assert use["lift"] == pytest.approx(both, abs=2e-4)
    rare = [use for use in uses.values() if use["chairs"] < 10]
    assert all(use["lift"] is None for use in rare)


def seen(uses: dict[tuple[int, str], int], winner: int) -> Seen:
    places = (1, 2) if winner == 0 else (2, 1)
    result = Result(0, ("a", "a"), places, "end", 1)
    return Seen(result, 0, 1, 2.0, 2, 0, False, [2.0], uses)


def test_what_everybody_uses_is_measured_by_who_used_it_more() -> None:
    matches = [seen({(0, "meat"): 3, (1, "meat"): 1}, winner=0)] * 12
    matches += [seen({(0, "meat"): 1, (1, "meat"): 2}, winner=0)] * 4
    (use,) = uses_of(matches, 2)
    assert (use["by"], use["chairs"], use["share"]) == ("more", 32, 1.0)
    assert (use["wins_with"], use["wins_without"]) == (0.75, 0.25)
    assert use["lift"] == 0.5


def test_two_rules_are_compared_on_the_same_seeds(report: dict[str, Any]) -> None:
    rows = {row["name"]: row for row in report["versus"]}
    assert {"order_1", "order_2", "length", "decisions", "lead_changes", "comebacks"} <= set(rows)
    for row in rows.values():
        assert row["difference"] == pytest.approx(row["second"] - row["first"], abs=1e-5)
        assert row["low"] <= row["difference"] <= row["high"]
        assert row["p"] <= row["p_corrected"] <= 1
    # Twice as many turns cannot make a match shorter on the same seeds.
    assert rows["length"]["difference"] >= 0


def test_comebacks_are_compared_where_somebody_won_under_both_rules() -> None:
    won = seen({}, winner=0)
    ours = [replace(won, comeback=True), won, won]
    theirs = [won, replace(won, comeback=None), won]
    assert dict(measures(ours, theirs))["comebacks"] == ([1.0, 0.0], [0.0, 0.0])
    assert "comebacks" not in dict(measures(ours[1:2], theirs[1:2]))


def test_the_page_needs_nothing_from_elsewhere(written: Path) -> None:
    page = (written / "report.html").read_text("utf-8")
    assert set(re.findall(r"https?://[^\"']+", page)) <= {"http://www.w3.org/2000/svg"}
    assert "<script" not in page
    assert "<link" not in page
    assert 'lang="en"' in page
    assert "prefers-color-scheme:dark" in page
    assert page.count("<svg ") == page.count("download=") > 15
    assert (written / "report.en.html").read_text("utf-8") == page
    assert 'lang="fr"' in (written / "report.fr.html").read_text("utf-8")


def test_every_plot_is_a_file_of_its_own_that_says_what_it_shows(written: Path) -> None:
    plots = sorted((written / "plots").iterdir())
    assert {"wins-by_seat.svg", "length.svg", "lift.svg", "versus.svg"} <= {p.name for p in plots}
    for path in plots:
        root = ElementTree.fromstring(path.read_text("utf-8"))
        assert root.find("{http://www.w3.org/2000/svg}title") is not None
        assert root.find("{http://www.w3.org/2000/svg}style") is not None
        assert "nan" not in path.read_text("utf-8").lower()


def test_all_words_of_a_plot_stay_on_its_paper(written: Path) -> None:
    for page in ("report.en.html", "report.fr.html"):
        text = (written / page).read_text("utf-8")
        for drawn in re.findall(r"<svg .*?</svg>", text, re.DOTALL):
            for words in ElementTree.fromstring(drawn).iter("{http://www.w3.org/2000/svg}text"):
                width = LETTER * len(words.text or "")
                left = float(words.attrib["x"])
                left -= {"start": 0, "middle": width / 2, "end": width}[words.attrib["text-anchor"]]
                assert -0.1 <= left <= WIDTH - width + 0.1, words.text


def test_a_bot_with_a_long_name_leaves_room_for_its_curve() -> None:
    name = f"greedy:weights={'valley/' * 9}tuned.json"
    curves = {name: [[1.0, 25.0, 9.0, 41.0], [2.0, 27.0, 12.0, 42.0]]}
    drawn = rating_plot({"curves": curves}, "en").svg
    (label,) = re.findall(r'<text x="([\d.]+)"[^>]*>(…[^<]*tuned\.json)<', drawn)
    assert float(label[0]) + LETTER * len(label[1]) <= WIDTH


def test_a_name_too_long_for_two_lines_ends_with_an_ellipsis() -> None:
    plot = estimates_plot("x", "X", "", [Estimate("mammoth " * 12, 1, 0, 2)], None, str)
    assert plot.svg.count("<text") - plot.svg.count('class="soft"') == 3
    assert "…</text>" in plot.svg


def test_the_laboratory_gets_the_plots_in_both_languages(written: Path) -> None:
    facts = json.loads((written / "laboratory.json").read_text("utf-8"))
    assert facts["kind"] == "balance"
    english, french = facts["plots"]["en"], facts["plots"]["fr"]
    assert [plot["name"] for plot in english] == [plot["name"] for plot in french]
    assert all(a["title"] != b["title"] for a, b in zip(english, french, strict=True))


def test_the_rules_are_named_by_what_differs_from_the_usual(report: dict[str, Any]) -> None:
    usual = {**report["rules"][0], "options": REGISTRY.find("maamut").choose(2).as_dict()}
    assert rules_name(usual, "en") == "The usual rules"
    assert rules_name(report["rules"][0], "en") == (
        "With Quiet turns per hunter: 5, Turns per player: 20"
    )
    assert change_name("big_manitou", "random_selection=on", "fr") == (
        "Comparaison avec Cartes tirées au sort\u202f: oui"
    )


def test_endings_are_told_in_the_games_own_words(written: Path) -> None:
    page = (written / "report.html").read_text("utf-8")
    assert "end: The mammoth fell into a trap</td>" in page
    assert "turn_cap<" not in page


def test_bars_hold_every_value_once() -> None:
    found = counted([0, 3, 3, 97])
    assert found["width"] == 5
    assert found["bars"][0] == [0, 3]
    assert found["bars"][-1] == [95, 1]
    assert len(found["bars"]) <= 24


def test_a_verb_with_too_many_objects_stands_for_all_of_them() -> None:
    many = {f"place t{at}" for at in range(150)} | {"take axe"}
    short = shortened(many)
    assert set(short.values()) == {"place", "take axe"}
