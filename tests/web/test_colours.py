"""The palette keeps its limits: contrast by day and by night, and six players told apart by all."""

from __future__ import annotations

import math
import re
from itertools import combinations
from pathlib import Path

import pytest

TOKENS = Path(__file__).parents[2] / "web" / "src" / "style" / "tokens.css"
MIN_TEXT, MIN_LARGE, MIN_DELTA = 4.5, 3.0, 20.0
PLAYERS = "ABCDEF"

Lab = tuple[float, float, float]
Matrix = tuple[tuple[float, float, float], ...]

# Machado, Oliveira and Fernandes 2009, full severity.
VISION: dict[str, Matrix] = {
    "normal": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protanopia": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritanopia": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}
PAIRS = [  # text, ground, least ratio
    ("ink", "paper", MIN_TEXT),
    ("ink", "paper-2", MIN_TEXT),
    ("ink", "paper-3", MIN_TEXT),
    ("ink", "wall", MIN_TEXT),
    ("ink-2", "paper", MIN_TEXT),
    ("ink-2", "paper-2", MIN_TEXT),
    ("ink-2", "wall", MIN_TEXT),
    ("ink-3", "paper", MIN_TEXT),
    ("ink-3", "paper-2", MIN_TEXT),
    ("accent", "paper", MIN_TEXT),
    ("on-accent", "accent", MIN_TEXT),
    ("on-accent", "accent-h", MIN_TEXT),
    ("link", "paper", MIN_TEXT),
    ("good", "paper", MIN_TEXT),
    ("bad", "paper", MIN_TEXT),
    ("warn", "paper", MIN_TEXT),
    ("ember-ink", "ember", MIN_TEXT),
    ("line-2", "paper", MIN_LARGE),
    ("focus", "paper", MIN_LARGE),
    ("ember", "key", MIN_LARGE),
    ("charcoal", "bone", MIN_TEXT),
    ("charcoal", "bone-2", MIN_TEXT),
]


def tokens(css: str, night: bool) -> dict[str, str]:
    """The plain colours of one theme, by token name."""
    out: dict[str, str] = {}
    bare = re.sub(r"/\*.*?\*/", "", css, flags=re.S)
    for selector, body in re.findall(r"([^{}]+)\{([^{}]*)\}", bare):
        other_theme = 'data-theme="night"' in selector and not night
        if 'data-season="winter"' in selector or other_theme or "media" in selector:
            continue
        out.update(re.findall(r"--([\w-]+):\s*(#[0-9a-fA-F]{6})\b", body))
    return out


def linear(colour: str) -> list[float]:
    channels = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    return [v / 12.92 if v <= 0.04045 else ((v + 0.055) / 1.055) ** 2.4 for v in channels]


def luminance(colour: str) -> float:
    return sum(k * v for k, v in zip((0.2126, 0.7152, 0.0722), linear(colour), strict=True))


def ratio(a: str, b: str) -> float:
    dark, light = sorted((luminance(a), luminance(b)))
    return (light + 0.05) / (dark + 0.05)


def seen_as(colour: str, matrix: Matrix) -> Lab:
    """A colour in CIE Lab, as an eye with that vision takes it in."""
    rgb = linear(colour)
    seen = [sum(k * v for k, v in zip(row, rgb, strict=True)) for row in matrix]
    to_xyz = (
        (0.4124564, 0.3575761, 0.1804375),
        (0.2126729, 0.7151522, 0.0721750),
        (0.0193339, 0.1191920, 0.9503041),
    )
    white = (0.95047, 1.0, 1.08883)
    xyz = [
        sum(k * min(1.0, max(0.0, v)) for k, v in zip(row, seen, strict=True)) / w
        for row, w in zip(to_xyz, white, strict=True)
    ]
    f = [v ** (1 / 3) if v > 0.008856 else 7.787 * v + 16 / 116 for v in xyz]
    return 116 * f[1] - 16, 500 * (f[0] - f[1]), 200 * (f[1] - f[2])


def ciede2000(p: Lab, q: Lab) -> float:
    (l1, a1, b1), (l2, a2, b2) = p, q
    c7 = ((math.hypot(a1, b1) + math.hypot(a2, b2)) / 2) ** 7
    g = 0.5 * (1 - math.sqrt(c7 / (c7 + 25**7)))
    a1, a2 = a1 * (1 + g), a2 * (1 + g)
    c1, c2 = math.hypot(a1, b1), math.hypot(a2, b2)
    h1, h2 = math.degrees(math.atan2(b1, a1)) % 360, math.degrees(math.atan2(b2, a2)) % 360
    dh = (h2 - h1 + 180) % 360 - 180
    hm, lm, cm = (h1 + dh / 2) % 360, (l1 + l2) / 2, (c1 + c2) / 2
    t = (
        1
        - 0.17 * math.cos(math.radians(hm - 30))
        + 0.24 * math.cos(math.radians(2 * hm))
        + 0.32 * math.cos(math.radians(3 * hm + 6))
        - 0.2 * math.cos(math.radians(4 * hm - 63))
    )
    sl = 1 + 0.015 * (lm - 50) ** 2 / math.sqrt(20 + (lm - 50) ** 2)
    sc, sh = 1 + 0.045 * cm, 1 + 0.015 * cm * t
    turn = math.radians(60 * math.exp(-(((hm - 275) / 25) ** 2)))
    rt = -2 * math.sqrt(cm**7 / (cm**7 + 25**7)) * math.sin(turn)
    dl, dc = (l2 - l1) / sl, (c2 - c1) / sc
    dhh = 2 * math.sqrt(c1 * c2) * math.sin(math.radians(dh / 2)) / sh
    return math.sqrt(dl**2 + dc**2 + dhh**2 + rt * dc * dhh)


def broken_limits(css: str) -> list[str]:
    """Every limit that the palette breaks, in words."""
    out = []
    for theme in ("day", "night"):
        colours = tokens(css, night=theme == "night")
        for text, ground, least in PAIRS:
            found = ratio(colours[text], colours[ground])
            if found < least:
                out.append(f"{theme}: {text} on {ground} is {found:.2f}, below {least}")
    return out + broken_player_limits(tokens(css, night=False))


def broken_player_limits(colours: dict[str, str]) -> list[str]:
    out = []
    for player in PLAYERS:
        found = ratio(colours[f"p{player}"], colours[f"p{player}-on"])
        if found < MIN_TEXT:
            out.append(f"ink on player {player} is {found:.2f}")
    for vision, matrix in VISION.items():
        for a, b in combinations(PLAYERS, 2):
            apart = ciede2000(seen_as(colours[f"p{a}"], matrix), seen_as(colours[f"p{b}"], matrix))
            if apart < MIN_DELTA:
                out.append(f"{vision}: players {a} and {b} are {apart:.1f} apart")
    return out


def test_the_palette_keeps_every_limit() -> None:
    assert broken_limits(TOKENS.read_text("utf-8")) == []


@pytest.mark.parametrize(
    ("token", "colour", "complaint"),
    [
        ("ink-3", "#b09a80", "day: ink-3 on paper"),
        ("pB-on", "#2a5a95", "ink on player B"),
        ("pD", "#b07a3a", "players A and D"),
    ],
)
def test_a_broken_limit_is_noticed(token: str, colour: str, complaint: str) -> None:
    css = re.sub(rf"--{token}: #\w+", f"--{token}: {colour}", TOKENS.read_text("utf-8"), count=1)
    assert any(complaint in broken for broken in broken_limits(css))
