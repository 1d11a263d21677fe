"""Is a game fair, how long, how tense, and what wins it: figures of many matches of bots of one strength."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from statistics import fmean, quantiles
from typing import Any

from tundra.arena.duel import Result
from tundra.arena.ledger import Ledger
from tundra.arena.report import wilson
from tundra.arena.stats import Difference, holm, lift, mean_of, paired
from tundra.arena.trace import TENTHS

FEWEST = 10
"""Chairs that must have used a thing, and others that must not, before it is tested."""
MOST_OBJECTS = 120
"""A verb with more objects than this is counted as one."""


@dataclass(frozen=True)
class Seen:
    """A match with its trace, as the ledger keeps them."""

    result: Result
    first: int
    decisions: int
    choices: float
    most_choices: int
    lead_changes: int
    comeback: bool | None
    branching: list[float | None]
    uses: dict[tuple[int, str], int]

    def won(self, seat: int) -> bool:
        return self.result.places[seat] == 1


def matches_of(ledger: Ledger) -> list[Seen]:
    uses: dict[int, dict[tuple[int, str], int]] = {}
    for number, seat, name, times in ledger.base.execute("SELECT * FROM uses"):
        uses.setdefault(number, {})[seat, name] = times
    results = {result.number: result for result in ledger.results()}
    return [
        Seen(
            *(results[number], first, decisions, choices, most, changes),
            *(None if comeback is None else bool(comeback), json.loads(branching)),
            uses.get(number, {}),
        )
        for number, first, decisions, choices, most, changes, comeback, branching in (
            ledger.base.execute("SELECT * FROM traces ORDER BY number")
        )
    ]


def figures(ledger: Ledger) -> dict[str, Any]:
    """All that is told of one set of rules."""
    matches, league = matches_of(ledger), ledger.league
    seats = range(league.seats)
    return {
        **league.about(),
        "games": len(matches),
        "endings": dict(Counter(match.result.reason for match in matches).most_common()),
        "by_seat": [chair(matches, [seat] * len(matches), seat) for seat in seats],
        "by_order": [
            chair(matches, [(match.first + turn) % len(seats) for match in matches], turn)
            for turn in seats
        ],
        "length": spread([match.result.steps for match in matches]),
        "decisions": spread([match.decisions for match in matches]),
        "choices": branching(matches),
        "lead_changes": spread([match.lead_changes for match in matches]),
        "comebacks": comebacks(matches),
        "uses": uses_of(matches, league.seats),
    }


def chair(matches: list[Seen], seats: list[int], name: int) -> dict[str, Any]:
    """How one chair did; ``seats`` says which seat it was in each match."""
    places = [m.result.places[seat] for m, seat in zip(matches, seats, strict=True)]
    wins = places.count(1)
    low, high = wilson(wins, len(places))
    place = mean_of(places)
    return {
        "number": name,
        "wins": wins,
        "win_rate": round(wins / len(places), 4),
        "low": round(low, 4),
        "high": round(high, 4),
        "mean_place": round(place.value, 4),
        "place_low": round(place.low, 4),
        "place_high": round(place.high, 4),
    }


def spread(values: list[int]) -> dict[str, Any]:
    quarters = quantiles(values, n=4, method="inclusive") if len(values) > 1 else values * 3
    return {
        **mean_of(values).as_dict(),
        "quartiles": [round(quarter, 2) for quarter in quarters],
        "least": min(values),
        "most": max(values),
        "counts": counted(values),
    }


def counted(values: list[int]) -> dict[str, Any]:
    """A histogram of at most 24 bars of whole numbers."""
    width = max(1, -(-(max(values) - min(values) + 1) // 24))
    start = min(values) // width * width
    bars = Counter((value - start) // width for value in values)
    return {
        "width": width,
        "bars": [[start + at * width, bars[at]] for at in range(max(bars) + 1)],
    }


def branching(matches: list[Seen]) -> dict[str, Any]:
    tenths: list[list[float]] = [[] for _ in range(TENTHS)]
    for match in matches:
        for at, mean in enumerate(match.branching):
            if mean is not None:
                tenths[at].append(mean)
    return {
        **mean_of([match.choices for match in matches]).as_dict(),
        "most": max(match.most_choices for match in matches),
        "by_tenth": [round(fmean(tenth), 3) if tenth else None for tenth in tenths],
    }


def comebacks(matches: list[Seen]) -> dict[str, Any]:
    told = [match.comeback for match in matches if match.comeback is not None]
    if not told:
        return {"matches": 0, "rate": None, "low": None, "high": None}
    low, high = wilson(sum(told), len(told))
    rate = sum(told) / len(told)
    return {
        "matches": len(told),
        "rate": round(rate, 4),
        "low": round(low, 4),
        "high": round(high, 4),
    }


# What was used


def uses_of(matches: list[Seen], seats: int) -> list[dict[str, Any]]:
    """Each thing: how often, and how much more often its users won; the surest first."""
    short = shortened({name for match in matches for _, name in match.uses})
    tables = [used_by_seat(match, short) for match in matches]
    found = [use(name, matches, tables, seats) for name in sorted(set(short.values()))]
    tested = [one for one in found if one["difference"] is not None]
    corrected = holm([one["difference"].chance for one in tested])
    for one, chance in zip(tested, corrected, strict=True):
        difference: Difference = one["difference"]
        low, high = (max(-1.0, min(1.0, end)) for end in difference.interval(len(tested)))
        one["lift"] = round(difference.value, 4)
        one |= {"low": round(low, 4), "high": round(high, 4)}
        one |= {"p": difference.chance, "p_corrected": chance}
    for one in found:
        del one["difference"]
    return sorted(found, key=lambda one: (one["p_corrected"], -abs(one["lift"] or 0), one["name"]))


def shortened(names: Iterable[str]) -> dict[str, str]:
    """A verb with too many objects stands for all of them."""
    verbs = Counter(name.partition(" ")[0] for name in names)
    return {
        name: name if verbs[name.partition(" ")[0]] <= MOST_OBJECTS else name.partition(" ")[0]
        for name in names
    }


def used_by_seat(match: Seen, short: dict[str, str]) -> dict[str, Counter[int]]:
    table: dict[str, Counter[int]] = {}
    for (seat, name), times in match.uses.items():
        table.setdefault(short[name], Counter())[seat] += times
    return table


def use(
    name: str, matches: list[Seen], tables: list[dict[str, Counter[int]]], seats: int
) -> dict[str, Any]:
    nobody: Counter[int] = Counter()
    counts = [[table.get(name, nobody)[seat] for seat in range(seats)] for table in tables]
    wins = [[float(match.won(seat)) for seat in range(seats)] for match in matches]
    chairs = sum(count > 0 for row in counts for count in row)
    # What everybody uses can only be used more or less often than by the others at the table.
    is_common = len(counts) * seats - chairs < FEWEST
    least = [sum(row) / seats if is_common else 0.0 for row in counts]
    rows = [
        [(count > bar, win) for count, win in zip(row, won, strict=True)]
        for row, won, bar in zip(counts, wins, least, strict=True)
    ]
    users = [win for row in rows for used, win in row if used]
    others = [win for row in rows for used, win in row if not used]
    return {
        "name": name,
        "by": "more" if is_common else "use",
        "times": round(sum(map(sum, counts)) / len(rows), 3),
        "chairs": chairs,
        "share": round(chairs / (len(rows) * seats), 4),
        "wins_with": rate(users),
        "wins_without": rate(others),
        "difference": lift(rows) if min(len(users), len(others)) >= FEWEST else None,
        **dict.fromkeys(("lift", "low", "high", "p"), None),
        "p_corrected": 1.0,
    }


def rate(wins: list[float]) -> float | None:
    return round(fmean(wins), 4) if wins else None


# Two sets of rules side by side


def compared(first: Ledger, second: Ledger) -> list[dict[str, Any]]:
    """Every figure under both rules, match by match on the same seeds, with a corrected test."""
    ours, theirs = matches_of(first), matches_of(second)
    count = min(len(ours), len(theirs))
    columns = [(name, *pair) for name, pair in measures(ours[:count], theirs[:count])]
    differences = [paired(a, b) for _, a, b in columns]
    corrected = holm([difference.chance for difference in differences])
    rows = []
    for (name, a, b), difference, chance in zip(columns, differences, corrected, strict=True):
        low, high = difference.interval(len(columns))
        row = {"name": name, "first": fmean(a), "second": fmean(b), "difference": difference.value}
        row |= {"low": low, "high": high, "p": difference.chance, "p_corrected": chance}
        rows.append({key: round(v, 6) if isinstance(v, float) else v for key, v in row.items()})
    return rows


Pair = tuple[list[float], list[float]]


def measures(ours: list[Seen], theirs: list[Seen]) -> list[tuple[str, Pair]]:
    seats = len(ours[0].result.places)
    kinds: list[tuple[str, Any]] = [
        (f"order_{turn + 1}", lambda m, turn=turn: m.won((m.first + turn) % seats))
        for turn in range(seats)
    ]
    kinds += [
        ("length", lambda m: m.result.steps),
        ("decisions", lambda m: m.decisions),
        ("choices", lambda m: m.choices),
        ("lead_changes", lambda m: m.lead_changes),
        # Asked only of seeds that somebody won under both rules.
        ("comebacks", lambda m: m.comeback),
    ]
    reasons = sorted({match.result.reason for match in [*ours, *theirs]})
    kinds += [(f"end_{why}", lambda m, why=why: m.result.reason == why) for why in reasons]
    found = [(name, told_by_both(ours, theirs, tell)) for name, tell in kinds]
    return [(name, pair) for name, pair in found if pair[0]]


def told_by_both(ours: list[Seen], theirs: list[Seen], tell: Callable[[Seen], Any]) -> Pair:
    pairs = [(tell(a), tell(b)) for a, b in zip(ours, theirs, strict=True)]
    known = [(float(a), float(b)) for a, b in pairs if a is not None and b is not None]
    return [a for a, _ in known], [b for _, b in known]
