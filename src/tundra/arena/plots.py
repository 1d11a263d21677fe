"""The plots of leagues and balance reports, in either language."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from textwrap import wrap
from typing import Any

from tundra.arena.svg import (
    BOTTOM,
    COLOURS,
    LEFT,
    LETTER,
    RIGHT,
    TOP,
    WIDTH,
    Axis,
    across,
    bar,
    dot,
    drawing,
    interval,
    line,
    path,
    text,
    upward,
)
from tundra.core.texts import say

ROW = 34
LABEL = 30
"""Letters of a name on one line; a longer one takes two, and ends there."""
HIGH = 300


@dataclass(frozen=True)
class Plot:
    name: str
    title: str
    svg: str


@dataclass(frozen=True)
class Estimate:
    """A named figure with its interval, if there is one."""

    name: str
    value: float
    low: float | None
    high: float | None
    colour: int = 0


def words(lang: str, key: str, **params: object) -> str:
    return say(lang, f"lab.{key}", params)


def percent(lang: str, rate: float, digits: int = 0) -> str:
    figure = f"{100 * rate:.{digits}f}"
    return f"{figure}%" if lang == "en" else f"{figure}\u202f%".replace(".", ",")


def number(lang: str, value: float, digits: int = 1) -> str:
    figure = f"{value:.{digits}f}".replace("-", "\u2212")
    return figure if lang == "en" else figure.replace(".", ",")


def plain(lang: str) -> Callable[[float], str]:
    return lambda value: f"{value:g}".replace(".", "." if lang == "en" else ",")


def rating_plot(found: dict[str, Any], lang: str) -> Plot:
    """How each bot's rating settled, with its interval as a band."""
    curves: dict[str, list[list[float]]] = found["curves"]
    names = sorted(curves, key=lambda bot: -curves[bot][-1][1])
    room = LETTER * max(len(shortened(name)) for name in names) + 14
    last = max(points[-1][0] for points in curves.values())
    lows = [point[2] for points in curves.values() for point in points[len(points) // 8 :]]
    highs = [point[3] for points in curves.values() for point in points[len(points) // 8 :]]
    x = Axis(0, last, LEFT, max(260.0, WIDTH - room))
    y = Axis(min(lows), max(highs), HIGH - BOTTOM, TOP)
    spell = plain(lang)
    parts = across(
        x, [(t, spell(t)) for t in x.ticks()], HIGH - BOTTOM, words(lang, "plot.matches")
    )
    parts += upward(y, [(t, spell(t)) for t in y.ticks()], LEFT, x.end)
    for at, name in enumerate(names):
        parts += curve(curves[name], x, y, at % COLOURS)
    parts += end_labels({name: curves[name][-1][1] for name in names}, names, x, y)
    title = words(lang, "plot.ratings")
    told = ", ".join(f"{name} {number(lang, curves[name][-1][1])}" for name in names)
    return Plot("ratings", title, drawing(title, told, HIGH, parts))


def curve(points: list[list[float]], x: Axis, y: Axis, colour: int) -> list[str]:
    def place(at: float, value: float) -> tuple[float, float]:
        return x.at(at), min(max(y.at(value), TOP), HIGH - BOTTOM)

    band = [place(point[0], point[3]) for point in points]
    band += [place(point[0], point[2]) for point in reversed(points)]
    mean = [place(point[0], point[1]) for point in points]
    return [path(band, f"b{colour}", is_closed=True), path(mean, f"s{colour}")]


def end_labels(ends: dict[str, float], names: list[str], x: Axis, y: Axis) -> list[str]:
    """Names beside the ends of their lines, pushed apart where they would cover each other."""
    parts, above = [], TOP - 12.0
    for at, name in enumerate(names):
        above = max(y.at(ends[name]) + 5, above + 18)
        parts.append(dot(x.end, y.at(ends[name]), at % COLOURS, 4))
        parts.append(text(x.end + 9, above, shortened(name), "start"))
    return parts


def shortened(name: str) -> str:
    """Of a bot with a file of weights, the end of its name tells the most."""
    return name if len(name) <= LABEL else f"…{name[1 - LABEL :]}"


def estimates_plot(
    name: str,
    title: str,
    label: str,
    estimates: list[Estimate],
    mark: float | None,
    spell: Callable[[float], str],
) -> Plot:
    """One row each: a dot with its interval; a broken line marks what would be expected."""
    labels = [wrap(one.name, LABEL, max_lines=2, placeholder="…") for one in estimates]
    left = 26 + LETTER * max(len(part) for label in labels for part in label)
    ends = [end for one in estimates for end in (one.low, one.high, one.value) if end is not None]
    ends += [mark] if mark is not None else []
    spare = 0.06 * (max(ends) - min(ends) or 1.0)
    x = Axis(min(ends) - spare, max(ends) + spare, left, WIDTH - RIGHT - 6)
    bottom = TOP + ROW * len(estimates) + 6.0
    parts = across(x, [(tick, spell(tick)) for tick in x.ticks(6)], bottom, label)
    if mark is not None:
        parts.append(line(x.at(mark), TOP, x.at(mark), bottom, "mark"))
    for at, one in enumerate(estimates):
        y = TOP + ROW * (at + 0.5)
        parts += label_at(left - 12, y, labels[at])
        if one.low is not None and one.high is not None:
            parts.append(interval(x.at(one.low), x.at(one.high), y, one.colour))
        parts.append(dot(x.at(one.value), y, one.colour))
    told = "; ".join(f"{one.name}: {spell(one.value)}" for one in estimates)
    return Plot(name, title, drawing(title, told, bottom + BOTTOM, parts))


def label_at(x: float, y: float, label: list[str]) -> list[str]:
    """A name beside its row, on one line or two."""
    top = y + 5 - 8 * (len(label) - 1)
    return [text(x, top + 16 * at, part, "end") for at, part in enumerate(label)]


def histogram(
    name: str, title: str, label: str, counts: list[tuple[float, int]], width: float, lang: str
) -> Plot:
    """Bars of ``width`` that begin at each place, a bar of one number over it; heights are counts of matches."""
    x = Axis(counts[0][0], counts[-1][0] + width, LEFT, WIDTH - RIGHT)
    y = Axis(0, max(count for _, count in counts) * 1.08, HIGH - BOTTOM, TOP)
    spell = plain(lang)
    parts = upward(y, [(tick, spell(tick)) for tick in y.ticks(5, 1)], LEFT, x.end)
    shift = 0.5 if width == 1 else 0.0
    ticks = [(tick + shift, spell(tick)) for tick in x.ticks(8, 1) if tick + shift <= x.high]
    parts += across(x, ticks, HIGH - BOTTOM, label)
    for start, count in counts:
        left, right = x.at(start) + 1, x.at(start + width) - 1
        parts.append(bar(left, y.at(count), max(1.0, right - left), y.at(0) - y.at(count), 0))
    told = f"{label}: {spell(counts[0][0])} – {spell(counts[-1][0] + width)}"
    return Plot(name, title, drawing(title, told, HIGH, parts))


def course_plot(name: str, title: str, label: str, means: list[float | None], lang: str) -> Plot:
    """A figure over the tenths of a match."""
    known = [(at, mean) for at, mean in enumerate(means) if mean is not None]
    x = Axis(0, len(means), LEFT, WIDTH - RIGHT)
    y = Axis(0, max(mean for _, mean in known) * 1.1, HIGH - BOTTOM, TOP)
    spell = plain(lang)
    ticks = [(float(at), percent(lang, at / len(means))) for at in range(0, len(means) + 1, 2)]
    parts = across(x, ticks, HIGH - BOTTOM, label)
    parts += upward(y, [(tick, spell(tick)) for tick in y.ticks()], LEFT, x.end)
    points = [(x.at(at + 0.5), y.at(mean)) for at, mean in known]
    parts.append(path(points, "s0"))
    parts += [dot(*point, 0, 4) for point in points]
    told = ", ".join(number(lang, mean) for _, mean in known)
    return Plot(name, title, drawing(title, told, HIGH, parts))
