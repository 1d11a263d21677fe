"""Ratings of a league: openskill's Plackett-Luce model, match after match by their numbers."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from openskill.models import PlackettLuce

from tundra.arena.duel import Result
from tundra.arena.report import Z95

Row = tuple[int, str, float, float]
"""Match, bot, mean and deviation after it."""

CURVE_POINTS = 120


def rated(results: Iterable[Result]) -> Iterator[Row]:
    """The ratings of those who played, after each match. The order is that of the numbers, whoever was quicker."""
    # Bots do not learn from one match to the next: no doubt is added between matches.
    model = PlackettLuce(tau=0.0)
    ratings: dict[str, Any] = {}
    for result in results:
        chairs = [ratings.setdefault(bot, model.rating()) for bot in result.seating]
        if len(set(result.seating)) > 1:
            after = model.rate([[chair] for chair in chairs], ranks=list(result.places))
            ratings |= shared(model, result.seating, [team[0] for team in after])
        for bot in dict.fromkeys(result.seating):
            yield result.number, bot, float(ratings[bot].mu), float(ratings[bot].sigma)


def shared(model: PlackettLuce, seating: tuple[str, ...], after: list[Any]) -> dict[str, Any]:
    """A bot that sat in two chairs learned from both: the mean of the two."""
    found = {}
    for bot in dict.fromkeys(seating):
        own = [rating for name, rating in zip(seating, after, strict=True) if name == bot]
        mu = sum(rating.mu for rating in own) / len(own)
        sigma = sum(rating.sigma for rating in own) / len(own)
        found[bot] = model.rating(mu=mu, sigma=sigma)
    return found


def last_ratings(rows: Iterable[Row]) -> dict[str, tuple[float, float]]:
    return {bot: (mu, sigma) for _, bot, mu, sigma in rows}


def with_interval(mu: float, sigma: float) -> dict[str, float]:
    return {
        "rating": round(mu, 3),
        "sigma": round(sigma, 3),
        "rating_low": round(mu - Z95 * sigma, 3),
        "rating_high": round(mu + Z95 * sigma, 3),
    }


def curves(rows: list[Row]) -> dict[str, list[list[float]]]:
    """For each bot points of match, mean, low and high; thinned out, the last one kept."""
    found: dict[str, list[list[float]]] = {}
    for number, bot, mu, sigma in rows:
        point = [number + 1, mu, mu - Z95 * sigma, mu + Z95 * sigma]
        found.setdefault(bot, []).append([point[0], *(round(value, 3) for value in point[1:])])
    return {bot: thinned(points) for bot, points in found.items()}


def thinned(points: list[list[float]]) -> list[list[float]]:
    step = -(-len(points) // CURVE_POINTS)
    kept = points[::step]
    return kept if kept[-1] == points[-1] else [*kept, points[-1]]
