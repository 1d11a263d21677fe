"""Who sees what: views and prompts."""

from __future__ import annotations

from typing import Any

from tundra.core.events import ALL_SEEING, Seat, View
from tundra.core.game import Prompt
from tundra.core.goal import goal, standing
from tundra.games.big_manitou.column import FACE_DOWN, entries
from tundra.games.big_manitou.hunts import is_first_of_a_pair
from tundra.games.big_manitou.moves import can_place, waiting_for
from tundra.games.big_manitou.pieces import (
    CARD_NAMES,
    CARDS,
    GROUNDS,
    HORSE,
    HUNTS,
    LAID,
    NOBODY,
    POINT_TILES,
    ROUNDS,
    SHARE_NAMES,
    TOMAHAWK,
    TOTEM,
    WHOLE_DECK,
    how_many,
    tile_count,
    tiles_of,
)
from tundra.games.big_manitou.play import round_of
from tundra.games.big_manitou.preview import active_on, takers, tied, totals_on
from tundra.games.big_manitou.scoring import force, most_tomahawks, points_table
from tundra.games.big_manitou.state import CYLINDERS, PENALTY, PLAY, SELECT, TAKE, State
from tundra.games.big_manitou.words import card_list, seat_list, tile_counts, tile_list

PHASES = ["select", "play", "extra", "move", "penalty", "take", "over"]


def view_for(state: State, viewer: Seat | None) -> View:
    seats = range(len(state.hands))
    hunts = HUNTS[len(state.hands)]
    points = points_table(state)
    return {
        "goal": goal("big_manitou", [standing(row["total"]) for row in points], hunts=hunts),
        "hunt": state.hunt,
        "hunts": hunts,
        "phase": PHASES[state.phase],
        "round": 0 if state.phase == SELECT else min(round_of(state), ROUNDS),
        "to_move": or_none(state.active),
        "dealer": state.dealer,
        "first": state.first(),
        "order": order(state),
        "random_selection": state.is_random,
        "by_the_letter": state.by_the_letter,
        "box": state.box,
        "pair_second": not is_first_of_a_pair(state.hunt),
        "selection": selection(state, viewer),
        **cards(state, viewer),
        "grounds": [ground_view(state, ground) for ground in range(GROUNDS)],
        "force": [force(state, seat) for seat in seats],
        "strongest": strongest(state),
        "owing": [seat for seat in order(state) if seat in owing(state)],
        "taking": taking(state) if state.phase == TAKE else None,
        "tiles": [tile_list(tiles) for tiles in state.owned],
        "bonus": list(state.bonus),
        "totem": cylinder(state, TOTEM),
        "horse": cylinder(state, HORSE),
        "tomahawk": {
            "counts": counts(state, TOMAHAWK),
            "leader": or_none(most_tomahawks(state)),
        },
        "points": points,
        "bag": tile_counts(state.bag),
        "removed": tile_counts(state.removed),
    }


def or_none(number: int) -> int | None:
    return None if number == NOBODY else number


def order(state: State) -> list[int]:
    """The seats from the first player to the dealer."""
    seats = len(state.hands)
    return [(state.first() + step) % seats for step in range(seats)]


def owing(state: State) -> list[int]:
    return seat_list(state.owing, len(state.hands))


# Cards


def selection(state: State, viewer: Seat | None) -> dict[str, Any]:
    """What is chosen is its owner's secret, and so is how far the choice has come."""
    seats = range(len(state.hands))
    is_choosing = state.phase == SELECT
    return {
        "sizes": [state.size(seat) for seat in seats],
        "ready": [state.is_ready(seat) for seat in seats],
        "picks": [
            card_list(state.packs[seat]) if is_choosing and viewer in (seat, ALL_SEEING) else None
            for seat in seats
        ],
    }


def cards(state: State, viewer: Seat | None) -> dict[str, Any]:
    """While cards are chosen, the whole pool counts as lying aside."""
    seats = range(len(state.hands))
    unseen = [state.hands[seat] + state.packs[seat] + state.asides[seat] for seat in seats]
    is_choosing = state.phase == SELECT
    none = [0 for _ in seats]
    return {
        "pools": [card_list(WHOLE_DECK - spent) for spent in state.spent],
        "unseen": [card_list(cards) for cards in unseen],
        "hands": cards_for(state.hands, viewer),
        "packs": cards_for(none if is_choosing else state.packs, viewer),
        "asides": cards_for(unseen if is_choosing else state.asides, viewer),
        "spent": [card_list(spent) for spent in state.spent],
    }


def cards_for(piles: list[int], viewer: Seat | None) -> list[int | list[str]]:
    """The own cards by name, those of others by number."""
    return [
        card_list(pile) if viewer in (seat, ALL_SEEING) else how_many(pile)
        for seat, pile in enumerate(piles)
    ]


# Grounds


def ground_view(state: State, ground: int) -> dict[str, Any]:
    seats = len(state.hands)
    totals = totals_on(state, ground)
    shares = takers(state, ground)
    claimed = sum(int(share["tiles"]) for share in shares)
    return {
        "ground": ground + 1,
        "tiles": tile_list(state.grounds[ground]),
        "laid": LAID[seats * GROUNDS + ground],
        "columns": [column_view(state.columns[s * GROUNDS + ground]) for s in range(seats)],
        "hero": active_on(state, ground),
        "totals": totals,
        "tied": tied(totals),
        "takers": shares,
        "spare": tile_count(state.grounds[ground]) - claimed,
    }


def column_view(column: int) -> list[dict[str, Any]]:
    """D8: a fallen hero lies face down, but everybody saw it played."""
    return [
        {"card": CARD_NAMES[entry % FACE_DOWN], "up": entry < CARDS} for entry in entries(column)
    ]


def strongest(state: State) -> list[int]:
    totals = [force(state, seat) for seat in range(len(state.hands))]
    return [seat for seat, total in enumerate(totals) if total and total == max(totals)]


def taking(state: State) -> dict[str, Any]:
    return {"ground": state.ground + 1, "share": SHARE_NAMES[state.share], "left": state.left}


def cylinder(state: State, tile: int) -> dict[str, Any]:
    """D19: when each seat last took such a tile, by the running number of tiles taken, tells who comes next."""
    latest = state.latest[tile - HORSE :: CYLINDERS]
    return {"holder": or_none(state.holder(tile)), "counts": counts(state, tile), "latest": latest}


def counts(state: State, tile: int) -> list[int]:
    return [tiles_of(tiles, tile) for tiles in state.owned]


# Prompts


def prompt(state: State, viewer: Seat | None) -> Prompt:
    if state.outcome is not None:
        return Prompt((), f"big_manitou.prompt.over.{state.outcome.reason}")
    key, params = question(state, viewer)
    return Prompt(tuple(waiting_for(state)), f"big_manitou.prompt.{key}", params)


def question(state: State, viewer: Seat | None) -> tuple[str, dict[str, Any]]:
    if state.phase == SELECT:
        is_seat = viewer is not None and viewer >= 0
        return "select", {"count": state.size(viewer) if viewer is not None and is_seat else 0}
    if state.phase == PLAY:
        # Only who holds the cards knows that none of them can be placed.
        is_stuck = viewer == state.active and not can_place(state, state.active)
        return "skip" if is_stuck else "play", {"round": round_of(state)}
    if state.phase == PENALTY:
        has_points = state.owned[state.active] & POINT_TILES
        return "discard" if has_points else "discard_any", {}
    if state.phase == TAKE:
        share = SHARE_NAMES[state.share]
        left = min(state.left, tile_count(state.grounds[state.ground]))
        return f"take_{share}", {"ground": state.ground + 1, "count": left}
    return PHASES[state.phase], {}
