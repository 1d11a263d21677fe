"""The plots of a balance report."""

from __future__ import annotations

from typing import Any

from tundra.arena.plots import (
    Estimate,
    Plot,
    course_plot,
    estimates_plot,
    histogram,
    number,
    percent,
    words,
)
from tundra.arena.uses import use_name
from tundra.core.texts import has, say

SHOWN_USES = 20


def balance_plots(found: dict[str, Any], lang: str) -> list[Plot]:
    """All plots of one set of rules."""
    seats, plots = found["seats"], []
    for by in ("by_order", "by_seat"):
        plots.append(win_plot(found[by], by, seats, lang))
        plots.append(place_plot(found[by], by, lang))
    for name in ("length", "decisions", "lead_changes"):
        counts = found[name]["counts"]
        bars = [(float(start), count) for start, count in counts["bars"]]
        title, label = words(lang, f"plot.{name}"), words(lang, f"plot.{name}.label")
        plots.append(histogram(name, title, label, bars, counts["width"], lang))
    plots.append(
        course_plot(
            "choices",
            words(lang, "plot.choices"),
            words(lang, "plot.choices.label"),
            found["choices"]["by_tenth"],
            lang,
        )
    )
    tested = [use for use in found["uses"] if use["lift"] is not None]
    if tested:
        plots.append(lift_plot(found["game"], tested[:SHOWN_USES], lang))
    return plots


def chair_name(by: str, at: int, lang: str) -> str:
    return words(lang, f"{by}.name", n=at + 1, letter=chr(ord("A") + at))


def win_plot(chairs: list[dict[str, Any]], by: str, seats: int, lang: str) -> Plot:
    rows = [
        Estimate(chair_name(by, one["number"], lang), one["win_rate"], one["low"], one["high"])
        for one in chairs
    ]
    title = words(lang, f"plot.wins.{by}")
    label = words(lang, "plot.wins.label")
    return estimates_plot(
        f"wins-{by}", title, label, rows, 1 / seats, lambda value: percent(lang, value)
    )


def place_plot(chairs: list[dict[str, Any]], by: str, lang: str) -> Plot:
    names = [chair_name(by, one["number"], lang) for one in chairs]
    rows = [
        Estimate(name, one["mean_place"], one["place_low"], one["place_high"], 1)
        for name, one in zip(names, chairs, strict=True)
    ]
    middle = sum(one["mean_place"] for one in chairs) / len(chairs)
    title, label = words(lang, f"plot.places.{by}"), words(lang, "plot.places.label")
    return estimates_plot(
        f"places-{by}", title, label, rows, middle, lambda value: number(lang, value, 2)
    )


def lift_plot(game_name: str, uses: list[dict[str, Any]], lang: str) -> Plot:
    rows = [
        Estimate(use_title(game_name, use, lang), use["lift"], use["low"], use["high"], colour(use))
        for use in sorted(uses, key=lambda use: -use["lift"])
    ]
    title, label = words(lang, "plot.lift"), words(lang, "plot.lift.label")
    return estimates_plot("lift", title, label, rows, 0.0, lambda value: points(lang, value))


def colour(use: dict[str, Any]) -> int:
    """What stands after the correction is set off from what may be chance."""
    return 0 if use["p_corrected"] < 0.05 else 5


def points(lang: str, value: float) -> str:
    """A difference of rates, in points of a hundred."""
    sign = "+" if value > 0.0005 else ""
    return sign + number(lang, 100 * value, 0)


def versus_plot(game_name: str, rows: list[dict[str, Any]], lang: str) -> Plot:
    """Differences of rates; figures with another unit stand in the table only."""
    shown = [
        Estimate(
            figure_name(game_name, row["name"], lang),
            row["difference"],
            row["low"],
            row["high"],
            0 if row["p_corrected"] < 0.05 else 5,
        )
        for row in rows
        if is_rate(row["name"])
    ]
    title, label = words(lang, "plot.versus"), words(lang, "plot.versus.label")
    return estimates_plot("versus", title, label, shown, 0.0, lambda value: points(lang, value))


def is_rate(name: str) -> bool:
    return name == "comebacks" or name.startswith(("order_", "end_"))


def figure_name(game_name: str, name: str, lang: str) -> str:
    kind, _, what = name.partition("_")
    if kind == "order":
        return words(lang, "figure.order", n=int(what))
    if kind == "end":
        return words(lang, "figure.end", reason=ending_name(game_name, what, lang).rstrip("."))
    return words(lang, f"figure.{name}")


def ending_name(game_name: str, reason: str, lang: str) -> str:
    """The game's own words for how a match ended."""
    key = f"{game_name}.outcome.{reason}"
    return say(lang, key) if has(lang, key) else reason


def use_title(game_name: str, use: dict[str, Any], lang: str) -> str:
    name = use_name(game_name, use["name"], lang)
    return words(lang, "use_more", what=name) if use["by"] == "more" else name
