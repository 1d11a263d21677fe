"""Small drawings: axes, dots with intervals, bars and lines, readable by day and by night."""

from __future__ import annotations

import math
from dataclasses import dataclass
from html import escape

WIDTH = 560
LEFT = 64
RIGHT = 24
TOP = 16
BOTTOM = 46
LETTER = 8.2
"""Rough width of a letter, to leave room for words."""

COLOURS = 6
DAY = ("#9c3a1a", "#1f4f8a", "#8a6a08", "#1f6a52", "#8a3c80", "#3a332d")
NIGHT = ("#ff9a5a", "#8cb8f0", "#f5cf55", "#6fd0ae", "#e79add", "#e8ded0")
DASHES = ("none", "7 4", "2 3", "10 3 2 3", "4 2", "1 4")


def tokens(colours: tuple[str, ...], ink: str, soft: str, line: str) -> str:
    named = "".join(f"--lab-{at}:{colour};" for at, colour in enumerate(colours))
    return f"{named}--lab-ink:{ink};--lab-soft:{soft};--lab-line:{line};"


STYLE = (
    f".lab-plot{{{tokens(DAY, '#2a2018', '#584535', '#cdb88f')}"
    "font:15px/1.2 'Alegreya Sans','Segoe UI',system-ui,sans-serif}"
    "@media (prefers-color-scheme:dark){.lab-plot{"
    f"{tokens(NIGHT, '#f4e9d2', '#d3c1a2', '#6a5540')}}}}}"
    ".lab-plot text{fill:var(--lab-ink)}.lab-plot .soft{fill:var(--lab-soft)}"
    ".lab-plot .grid{stroke:var(--lab-line);stroke-width:1}"
    ".lab-plot .axis{stroke:var(--lab-soft);stroke-width:1.5}"
    ".lab-plot .mark{stroke:var(--lab-ink);stroke-width:1.5;stroke-dasharray:5 4}"
    + "".join(
        f".lab-plot .s{at}{{stroke:var(--lab-{at});stroke-width:2.5;fill:none;"
        f"stroke-dasharray:{DASHES[at]}}}"
        f".lab-plot .f{at}{{fill:var(--lab-{at})}}"
        f".lab-plot .b{at}{{fill:var(--lab-{at});opacity:.15}}"
        f".lab-plot .i{at}{{stroke:var(--lab-{at});stroke-width:2.5}}"
        for at in range(COLOURS)
    )
)
"""In every drawing, so that one that is taken away stays readable; a page may set the colours over it."""


@dataclass(frozen=True)
class Axis:
    """Where numbers lie on the paper."""

    low: float
    high: float
    start: float
    end: float

    def at(self, value: float) -> float:
        width = self.high - self.low or 1.0
        return self.start + (value - self.low) / width * (self.end - self.start)

    def ticks(self, wanted: int = 5, least: float = 0.0) -> list[float]:
        """About so many round numbers; where only whole ones make sense, ``least`` is 1."""
        step = max(least, nice_step((self.high - self.low) / max(1, wanted)))
        first = math.ceil(self.low / step - 1e-9)
        last = math.floor(self.high / step + 1e-9)
        return [at * step for at in range(first, last + 1)]


def nice_step(rough: float) -> float:
    if rough <= 0:
        return 1.0
    power = 10.0 ** math.floor(math.log10(rough))
    return next(power * factor for factor in (1, 2, 5, 10) if power * factor >= rough - 1e-12)


def drawing(title: str, described: str, height: float, parts: list[str]) -> str:
    """A whole SVG file; its title and description are read aloud."""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" class="lab-plot" role="img"'
        f' viewBox="0 0 {WIDTH} {height:.0f}" width="{WIDTH}" height="{height:.0f}">'
        f"<title>{escape(title)}</title><desc>{escape(described)}</desc>"
        f"<style>{STYLE}</style>{''.join(parts)}</svg>"
    )


def text(x: float, y: float, words: str, anchor: str = "middle", kind: str = "") -> str:
    name = f' class="{kind}"' if kind else ""
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}"{name}>{escape(words)}</text>'


def line(x1: float, y1: float, x2: float, y2: float, kind: str) -> str:
    return f'<line class="{kind}" x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}"/>'


def dot(x: float, y: float, colour: int, radius: float = 5) -> str:
    return f'<circle class="f{colour}" cx="{x:.1f}" cy="{y:.1f}" r="{radius}"/>'


def bar(x: float, y: float, width: float, height: float, colour: int) -> str:
    size = f'width="{width:.1f}" height="{height:.1f}"'
    return f'<rect class="f{colour}" x="{x:.1f}" y="{y:.1f}" {size} rx="2"/>'


def path(points: list[tuple[float, float]], kind: str, is_closed: bool = False) -> str:
    way = "L".join(f"{x:.1f} {y:.1f}" for x, y in points)
    return f'<path class="{kind}" d="M{way}{"Z" if is_closed else ""}"/>'


def interval(x1: float, x2: float, y: float, colour: int) -> str:
    """A lying interval with its two ends."""
    kind = f"i{colour}"
    ends = "".join(line(x, y - 5, x, y + 5, kind) for x in (x1, x2))
    return line(x1, y, x2, y, kind) + ends


def across(axis: Axis, spelled: list[tuple[float, str]], bottom: float, label: str) -> list[str]:
    """The lower axis, with a line up for each tick."""
    parts = [line(axis.at(value), TOP, axis.at(value), bottom, "grid") for value, _ in spelled]
    parts += [text(axis.at(value), bottom + 18, words, kind="soft") for value, words in spelled]
    parts.append(line(axis.start, bottom, axis.end, bottom, "axis"))
    parts.append(text(middle_for(label, axis), bottom + 38, label))
    return parts


def middle_for(label: str, axis: Axis) -> float:
    """Under the middle of the axis, or as near to it as the paper allows."""
    half = LETTER * len(label) / 2
    return max(half, min((axis.start + axis.end) / 2, WIDTH - half))


def upward(axis: Axis, spelled: list[tuple[float, str]], left: float, right: float) -> list[str]:
    parts = [line(left, axis.at(value), right, axis.at(value), "grid") for value, _ in spelled]
    return parts + [
        text(left - 8, axis.at(value) + 5, words, "end", "soft") for value, words in spelled
    ]
