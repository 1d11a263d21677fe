"""Writes a balance report into its folder: a page, its figures as JSON, and each plot as a file."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from tundra.arena.balance import compared, figures
from tundra.arena.balance_plots import balance_plots, versus_plot
from tundra.arena.ledger import Ledger, make_folder, write_whole
from tundra.arena.page import balance_page
from tundra.arena.plots import Plot, rating_plot
from tundra.arena.standings import close_league, keep_for_laboratory
from tundra.core.texts import LANGUAGES

PAGE = "report.html"
FIGURES = "report.json"


def write_report(
    ledger: Ledger, versus: Ledger | None, change: str | None, lang: str
) -> dict[str, Any]:
    report: dict[str, Any] = {"rules": [figures(ledger)], "change": change, "versus": []}
    if versus is not None:
        report["rules"].append(figures(versus))
        report["versus"] = compared(ledger, versus)
    folder = ledger.folder
    write_whole(folder / FIGURES, json.dumps(report, ensure_ascii=False, indent=1) + "\n")
    write_whole(folder / PAGE, balance_page(report, lang))
    for language in LANGUAGES:
        write_whole(folder / page_in(language), balance_page(report, language))
    keep_plots(folder / "plots", all_plots(report, lang))
    plots = {language: all_plots(report, language) for language in LANGUAGES}
    facts = {"kind": "balance", "change": change, **report["rules"][0]}
    if len(ledger.league.bots) > 1:
        # They may have played as a league, and the laboratory goes on showing their ratings.
        rated = close_league(ledger)
        facts["bots"] = rated["bots"]
        for language in LANGUAGES:
            plots[language].append(rating_plot(rated, language))
    keep_for_laboratory(ledger, facts, plots)
    return report


def page_in(lang: str) -> str:
    """For the laboratory, whose visitors do not all read the language that was asked for."""
    return f"report.{lang}.html"


def all_plots(report: dict[str, Any], lang: str) -> list[Plot]:
    """Those of the change first, then those of the rules as they are."""
    found = report["rules"][0]
    change = [versus_plot(found["game"], report["versus"], lang)] if report["versus"] else []
    return change + balance_plots(found, lang)


def keep_plots(folder: Path, plots: list[Plot]) -> None:
    make_folder(folder)
    for plot in plots:
        write_whole(folder / f"{plot.name}.svg", plot.svg)
