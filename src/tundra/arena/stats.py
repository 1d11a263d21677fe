"""How sure we are: intervals, tests, and the correction for testing many things at once."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from statistics import NormalDist, fmean, variance

NORMAL = NormalDist()
LEVEL = 0.95


def z_for(tests: int = 1) -> float:
    """Deviations of an interval that holds with 95%, for all of so many together (Bonferroni)."""
    return NORMAL.inv_cdf(1 - (1 - LEVEL) / 2 / max(1, tests))


def two_sided(z: float) -> float:
    return math.erfc(abs(z) / math.sqrt(2))


@dataclass(frozen=True)
class Mean:
    value: float
    low: float
    high: float

    def as_dict(self) -> dict[str, float]:
        return {name: round(getattr(self, name), 4) for name in ("value", "low", "high")}


def mean_of(values: Sequence[float], tests: int = 1) -> Mean:
    value = fmean(values)
    half = z_for(tests) * standard_error(values)
    return Mean(value, value - half, value + half)


def standard_error(values: Sequence[float]) -> float:
    return math.sqrt(variance(values) / len(values)) if len(values) > 1 else 0.0


def holm(chances: Sequence[float]) -> list[float]:
    """Chances of being wrong, corrected so that all of them together are held to (Holm, 1979)."""
    order = sorted(range(len(chances)), key=chances.__getitem__)
    corrected = [1.0] * len(chances)
    highest = 0.0
    for place, at in enumerate(order):
        highest = max(highest, min(1.0, chances[at] * (len(chances) - place)))
        corrected[at] = highest
    return corrected


@dataclass(frozen=True)
class Difference:
    """Between two rates or means: how large, how sure."""

    value: float
    error: float

    @property
    def chance(self) -> float:
        """How likely so large a difference is if there were none."""
        if self.error == 0:
            return 1.0 if self.value == 0 else 0.0
        return two_sided(self.value / self.error)

    def interval(self, tests: int) -> tuple[float, float]:
        half = z_for(tests) * self.error
        return self.value - half, self.value + half


def paired(first: Sequence[float], second: Sequence[float]) -> Difference:
    """Of the second to the first, match by match."""
    differences = [b - a for a, b in zip(first, second, strict=True)]
    return Difference(fmean(differences), standard_error(differences))


def lift(matches: Sequence[Sequence[tuple[bool, float]]]) -> Difference | None:
    """How much more often those won who used a thing than those who did not.

    Each match is a list of seats: whether it used the thing, and its win. The seats of a match are not independent,
    since one wins what another loses; so the error is taken over whole matches (a sandwich estimate).
    """
    with_it = [win for match in matches for used, win in match if used]
    without = [win for match in matches for used, win in match if not used]
    if not with_it or not without:
        return None
    rate, other = fmean(with_it), fmean(without)
    errors = [
        sum(
            (win - rate) / len(with_it) if used else (other - win) / len(without)
            for used, win in match
        )
        for match in matches
    ]
    return Difference(rate - other, math.sqrt(sum(error * error for error in errors)))
