"""Who has seen which hidden side, and guesses that fit it."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.games.mammut.positions import Loot, act, position, tile, tile_row
from tundra.core import ALL_SEEING, Event, Rng
from tundra.core.events import View
from tundra.games.mammut import GAME
from tundra.games.mammut.state import State

NOTHING: tuple[Loot, ...] = ({}, {}, {})


def test_what_a_seat_has_seen_follows_the_tile_and_ends_with_the_round() -> None:
    loot: tuple[Loot, ...] = ({}, {"fire": 1}, {"hide": 2})
    state = position(*loot, middle={"?/tusk": 1, "axe": 1}, hands=[["look"], [], []])
    looked_at = tile(state, "?")
    act(state, "play-look", looked_at, "steal-C1", tile(state, "hide"), "done")
    act(state, "sweep")
    assert GAME.view_for(state, 0)["evaluation"]["turned"][0]["face"] == "tusk"
    assert {row["known"] for row in GAME.view_for(state, 0)["tiles"]} == {"no", "open"}
    assert all(row["lookers"] == [] for row in GAME.view_for(state, 0)["tiles"])


def test_no_guess_contradicts_what_a_seat_has_seen() -> None:
    state = GAME.new_game(GAME.choose(3, {"first_player": 1}), 11)
    state.hands[0] = 1 + 4
    state.pile = 0
    looked_at, turned = tile(state, "?"), tile(state, "hide")
    act(state, "play-look", looked_at, "stop", "play-flip", turned, "stop")
    truth = tile_row(state, looked_at, 0)["under"]
    others = set()
    for seed in range(60):
        guess = GAME.determinize(state, 0, Rng.seeded(seed))
        assert tile_row(guess, looked_at, 0)["under"] == truth
        assert tile_row(guess, turned, 1) == tile_row(state, turned, 1)
        others.add(tile_row(GAME.determinize(state, 1, Rng.seeded(seed)), looked_at, -1)["under"])
    assert len(others) > 2


@pytest.mark.parametrize("seats", GAME.seats)
def test_no_guess_contradicts_what_a_seat_was_ever_told_wherever_the_tiles_went(seats: int) -> None:
    """The witness is what was told, step by step, not what the position remembers."""
    state, rng = GAME.new_game(GAME.choose(seats), 8), Rng.seeded(seats)
    sides: list[dict[int, set[str]]] = [{} for _ in range(seats)]
    checked = 0
    while state.outcome is None:
        events: list[Event] = []
        actions = GAME.legal_actions(state, state.active)
        GAME.apply(state, state.active, rng.pick(actions), events)
        for seat, known in enumerate(sides if events else []):
            for event in events:
                learn(known, event.told_to(seat))
            guess = GAME.determinize(state, seat, rng.fork())
            rows = {row["id"]: row for row in GAME.view_for(guess, ALL_SEEING)["tiles"]}
            for number, faces in known.items():
                assert {rows[number]["face"], rows[number]["under"]} == faces
                checked += rows[number]["place"] != "middle"
    assert checked > 50


def learn(known: dict[int, set[str]], told: View) -> None:
    if told["kind"] == "round":
        known.clear()
    elif told["kind"] == "looked" and "face" in told:
        known[told["tile"]] = {"?", told["face"]}
    elif told["kind"] == "flipped":
        known[told["tile"]] = {told["from"], told["to"]}
    elif told["kind"] == "turned_up":
        known.update({row["tile"]: {"?", row["face"]} for row in told["tiles"]})


def test_hidden_sides_are_guessed_as_often_as_the_box_makes_them_likely() -> None:
    """Four tiles in a ring of three faces: of the ways to hide them, each must come equally often."""
    middle = {"axe/hide": 1, "hide/meat": 1, "meat/axe": 1, "fire": 1}
    state = position(*NOTHING, middle=middle)
    seen = Counter(
        tuple(row["under"] for row in GAME.view_for(guess, -1)["tiles"] if row["face"] != "red")
        for guess in (GAME.determinize(state, 1, Rng.seeded(seed)) for seed in range(600))
    )
    assert len(seen) == 2
    assert all(250 < count < 350 for count in seen.values())


def test_guesses_of_a_whole_table_are_even() -> None:
    """Against an exact count: how often each good is guessed under the question marks of one deal."""
    state = GAME.new_game(GAME.choose(2), 12)
    weights = exact_unders(state)
    found: Counter[str] = Counter()
    for seed in range(500):
        guess = GAME.determinize(state, None, Rng.seeded(seed))
        rows = GAME.view_for(guess, -1)["tiles"]
        found.update(row["under"] for row in rows if row["face"] == "?")
    for good, mean in weights.items():
        assert abs(found[good] / 500 - mean) < 0.15, (good, found[good] / 500, mean)


def exact_unders(state: State) -> dict[str, float]:
    """The mean number of each good under question marks, over all ways to turn the box that look the same."""
    goods = ["?", "axe", "hide", "tusk", "meat", "fire"]
    rows = GAME.view_for(state, -1)["tiles"]
    shown = tuple(sum(row["face"] == good for row in rows) for good in goods)
    pairs = Counter(
        tuple(sorted((goods.index(row["face"]), goods.index(row["under"]))))
        for row in rows
        if row["face"] in goods
    )
    ways: dict[tuple[tuple[int, ...], tuple[int, ...]], float] = {((0,) * 6, (0,) * 6): 1.0}
    for (low, high), copies in pairs.items():
        ways = turned_ways(ways, low, high, copies, shown)
    fitting = {under: ways[(up, under)] for up, under in ways if up == shown}
    total = sum(fitting.values())
    return {
        good: sum(under[number] * weight for under, weight in fitting.items()) / total
        for number, good in enumerate(goods)
        if number
    }


def turned_ways(
    ways: dict[tuple[tuple[int, ...], tuple[int, ...]], float],
    low: int,
    high: int,
    copies: int,
    shown: tuple[int, ...],
) -> dict[tuple[tuple[int, ...], tuple[int, ...]], float]:
    """Adds the tiles of one kind, each on either side; counts faces, and goods under question marks."""
    for _ in range(copies):
        more: dict[tuple[tuple[int, ...], tuple[int, ...]], float] = {}
        for (up, under), weight in ways.items():
            for face, hidden in ((low, high), (high, low)):
                if up[face] < shown[face]:
                    now = tuple(n + (good == face) for good, n in enumerate(up))
                    below = tuple(n + (good == hidden and not face) for good, n in enumerate(under))
                    more[(now, below)] = more.get((now, below), 0.0) + weight
        ways = more
    return ways


def test_a_guess_lays_only_evaluation_cards_face_down() -> None:
    laid = [[], ["hide-one", "axe-plus2"], ["animal-swap"]]
    state = position(*NOTHING, middle={"axe": 2}, hands=[["look"], ["flip"], []], laid=laid)
    seen = set()
    for seed in range(30):
        dumped = GAME.dump(GAME.determinize(state, 0, Rng.seeded(seed)))
        assert not {"look", "flip", "return"} & {card for cards in dumped["laid"] for card in cards}
        assert dumped["hands"][0] == ["look"]
        seen.add(tuple(dumped["laid"][1]))
    assert len(seen) > 5
