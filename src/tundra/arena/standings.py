"""What a league showed, for people, machines and the laboratory's page."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

from tundra.arena.ledger import Ledger, write_whole
from tundra.arena.plots import Plot, rating_plot
from tundra.arena.ratings import curves, last_ratings, rated, with_interval
from tundra.arena.report import standing
from tundra.core.texts import LANGUAGES

LABORATORY = "laboratory.json"
"""What the laboratory's page reads of a folder."""


def close_league(ledger: Ledger) -> dict[str, Any]:
    """Rates all that was played, and writes it down for those who look in later."""
    results = ledger.results()
    rows = list(rated(results))
    ledger.keep_ratings(rows)
    found = findings(ledger, rows)
    if results:
        plots = {lang: [rating_plot(found, lang)] for lang in LANGUAGES}
        keep_for_laboratory(ledger, {"kind": "league", **found}, plots)
    return found


def findings(ledger: Ledger, rows: list[tuple[int, str, float, float]]) -> dict[str, Any]:
    league, results = ledger.league, ledger.results()
    ratings = last_ratings(rows)
    bots = [
        {**standing(name, results), **with_interval(*ratings[name])}
        for name in league.bots
        if name in ratings
    ]
    return {
        **league.about(),
        "games": len(results),
        "bots": sorted(bots, key=lambda bot: -bot["rating"]),
        "endings": dict(Counter(result.reason for result in results).most_common()),
        "longest": max((result.steps for result in results), default=0),
        "curves": curves(rows),
    }


def keep_for_laboratory(
    ledger: Ledger, facts: dict[str, Any], plots: dict[str, list[Plot]]
) -> None:
    drawn = {
        lang: [{"name": plot.name, "title": plot.title, "svg": plot.svg} for plot in found]
        for lang, found in plots.items()
    }
    text = json.dumps({**facts, "plots": drawn}, ensure_ascii=False)
    write_whole(ledger.folder / LABORATORY, text)
