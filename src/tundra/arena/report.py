"""What a duel showed: places, rates of winning, and how sure we are."""

from __future__ import annotations

import math
from collections import Counter
from typing import Any

from tundra.arena.duel import Duel, Result

Z95 = 1.959963984540054
"""Standard deviations that 95% of a normal distribution lie within."""


def summary(duel: Duel, results: list[Result], seconds: float) -> dict[str, Any]:
    return {
        "game": duel.game,
        "seats": duel.seats,
        "games": len(results),
        "seed": duel.seed,
        "seconds": round(seconds, 3),
        "bots": [standing(name, results) for name in dict.fromkeys(duel.bots)],
        "endings": dict(Counter(result.reason for result in results).most_common()),
        "longest": max(result.steps for result in results),
    }


def standing(name: str, results: list[Result]) -> dict[str, Any]:
    """One bot's places, over all chairs it sat in; a bot in two chairs counts twice a match."""
    places = [
        place
        for result in results
        for bot, place in zip(result.seating, result.places, strict=True)
        if bot == name
    ]
    wins = places.count(1)
    low, high = wilson(wins, len(places))
    return {
        "name": name,
        "games": len(places),
        "mean_place": round(sum(places) / len(places), 4),
        "win_rate": round(wins / len(places), 4),
        "low": round(low, 4),
        "high": round(high, 4),
    }


def wilson(wins: int, games: int) -> tuple[float, float]:
    """The 95% interval of a rate of winning (Wilson's score)."""
    rate = wins / games
    spread = Z95 * Z95 / games
    middle = (rate + spread / 2) / (1 + spread)
    half = Z95 * math.sqrt((rate * (1 - rate) + spread / 4) / games) / (1 + spread)
    return max(0.0, middle - half), min(1.0, middle + half)
