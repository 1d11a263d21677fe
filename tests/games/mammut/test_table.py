"""Around the rules: picks, take-backs, the evaluation as a show, positions as data, the table in a terminal."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from tests.games.mammut.positions import (
    Loot,
    act,
    before_the_sweep,
    kinds,
    legal,
    pick,
    position,
    scored,
    tile,
    tile_row,
)
from tundra.core import BadNotation, BadPosition, Match
from tundra.core.texts import catalogue, say
from tundra.games.mammut import GAME
from tundra.games.mammut.pieces import BIT, FIRST, SPECIES
from tundra.games.mammut.state import State

NOTHING: tuple[Loot, ...] = ({}, {}, {})


def test_every_player_starts_with_10_points_two_cards_and_no_hide() -> None:
    view = GAME.view_for(GAME.new_game(GAME.choose(3), 3), None)
    assert (view["points"], view["hides"], view["hands"]) == ([10] * 3, [0] * 3, [2] * 3)
    assert (view["round"], view["pile"], len(view["middle"])) == (1, 13, 32)


def test_every_tile_lies_on_either_side_equally_often() -> None:
    shown = Counter(
        row["face"]
        for seed in range(300)
        for row in GAME.view_for(GAME.new_game(GAME.choose(2), seed), None)["tiles"]
    )
    assert 4.2 < shown["?"] / 300 < 4.8
    assert 4.7 < shown["hide"] / 300 < 5.3
    assert 0.9 < shown["fox"] / 300 < 1.1


@pytest.mark.parametrize(
    "text",
    ["", "t32", "t07", "T7", "steal", "steal-F1", "steal-A3", "swap-fox-fox", "play-axe", "-1"],
)
def test_other_texts_are_no_actions(text: str) -> None:
    with pytest.raises(BadNotation):
        GAME.read(text)


# Picks


def test_others_hear_of_a_take_once_when_it_is_complete() -> None:
    match = Match(GAME, GAME.choose(3, {"first_player": 1}), 5)
    before = [GAME.view_for(match.state, viewer) for viewer in (1, 2, None)]
    first = GAME.legal_texts(match.state, 0).index("take")
    assert first >= 0
    steps = match.submit(0, "take")
    steps += match.submit(0, GAME.legal_texts(match.state, 0)[0])
    assert [step.events for step in steps] == [[], []]
    assert [GAME.view_for(match.state, viewer) for viewer in (1, 2, None)] == before
    assert GAME.view_for(match.state, 0)["picking"]["kind"] == "take"
    assert GAME.prompt(match.state, 0).key == "mammut.prompt.take"
    assert GAME.prompt(match.state, 1).key == "mammut.prompt.first"
    (step,) = match.submit(0, "done")
    assert kinds(step.told_to(1)) == ["took", "turn"]


def test_what_is_taken_stolen_and_given_back_is_named() -> None:
    loot: tuple[Loot, ...] = ({}, {"axe": 2, "?": 1}, {})
    state = position(*loot, middle={"hide": 2, "fox": 1})
    (stole, _) = pick(state, "steal-B1", 1)
    assert sorted(stole["kept_faces"] + stole["given_faces"]) == ["?", "axe", "axe"]
    assert (len(stole["kept_faces"]), len(stole["given_faces"])) == (stole["count"], stole["back"])
    (took, _) = act(state, "take", tile(state, "hide"), tile(state, "fox"), "done")
    assert took["faces"] == ["hide", "fox"]


@pytest.mark.parametrize(
    ("loot", "shaman", "key"),
    [
        (({}, {"axe": 3}, {}), "middle", "turn"),
        (({}, {"axe": 3}, {}), "B1", "steal"),
        (({}, {}, {}), "middle", "first"),
        (({}, {"axe": 3}, {"hide": 1}), "middle", "sweep"),
        (({}, {"axe": 1}, {"hide": 1}), "middle", "sweep_only"),
        ((({"axe": 3},), ({"hide": 1}, {"tusk": 1})), "A1", "end"),
        ((({"axe": 3},), ({"hide": 1},)), "A1", "pass"),
    ],
)
def test_the_prompt_tells_what_can_be_done_with_tiles(loot: Any, shaman: str, key: str) -> None:
    state = position(*loot, shaman=shaman)
    assert GAME.prompt(state, 0).key == f"mammut.prompt.{key}"
    assert say("en", f"mammut.prompt.{key}.you").endswith(".")


@pytest.mark.parametrize(
    ("lang", "others"),
    [
        ("en", ["grab", "action card"]),
        (
            "fr",
            [
                "rafl",
                "empare",
                "réserve",
                "carte action",
                "cartes action",
                "carte butin",
                "cartes butin",
            ],
        ),
    ],
)
def test_the_table_calls_things_what_the_glossary_calls_them(lang: str, others: list[str]) -> None:
    """Steal, card and supply; voler, carte, carte de butin and provision."""
    texts = catalogue(lang, "mammut").items()
    said = {key: str(text).lower() for key, text in texts if key != "mammut.tagline"}
    assert [key for key, text in said.items() if any(other in text for other in others)] == []


@pytest.mark.parametrize(("lang", "slot"), [("en", "slot"), ("fr", "emplacement")])
def test_the_help_on_a_heap_is_right_with_two_heaps_each_too(lang: str, slot: str) -> None:
    """It is a free slot that one needs, not empty hands."""
    assert slot in say(lang, "mammut.board.help.heap")


def test_meat_is_counted_like_other_goods() -> None:
    assert [say("fr", "mammut.board.count.meat", {"n": n}) for n in (1, 2)] == [
        "1 viande",
        "2 viandes",
    ]
    assert say("en", "mammut.board.count.meat", {"n": 2}) == "2 meat"


def test_picks_can_be_taken_back_one_by_one_until_the_take_is_complete() -> None:
    match = Match(GAME, GAME.choose(3, {"first_player": 1}), 5)
    match.submit(0, "take")
    for _ in range(3):
        match.submit(0, GAME.legal_texts(match.state, 0)[0])
    assert match.undo_limit(0) == 0
    match.take_back(0, 2)
    assert len(GAME.view_for(match.state, 0)["picking"]["tiles"]) == 1
    match.take_back(0, 0)
    assert GAME.view_for(match.state, 0)["phase"] == "turn"


def test_a_look_cannot_be_taken_back() -> None:
    match = Match(GAME, GAME.choose(3), 1)
    match.state = position(*NOTHING, middle={"?": 4}, hands=[["look"], [], []])
    match.submit(0, "play-look", tile(match.state, "?"))
    assert match.undo_limit(0) == 2


def test_tiles_alike_are_picked_lowest_first_and_every_set_in_one_way_only() -> None:
    state = position(*NOTHING, middle={"axe": 2, "hide": 2})
    act(state, "take")
    faces = [tile_row(state, text, 0)["face"] for text in legal(state)]
    assert faces == ["axe", "hide", "red"]
    assert len(all_sets(state)) == len(set(all_sets(state))) == 3 * 3 * 2 - 1


def all_sets(state: State) -> list[tuple[str, ...]]:
    """The faces of every set that can be taken, one for each way of picking it."""
    found: list[tuple[str, ...]] = []
    for text in legal(state):
        after = state.clone()
        if text == "done":
            tiles = GAME.view_for(after, 0)["picking"]["tiles"]
            found.append(tuple(tile_row(after, f"t{number}", 0)["face"] for number in tiles))
        else:
            act(after, text)
            found += all_sets(after)
    return found


def test_a_question_mark_somebody_has_looked_under_is_a_class_of_its_own() -> None:
    state = position(*NOTHING, middle={"?": 3}, hands=[["look"], [], []])
    act(state, "play-look", tile(state, "?"), "stop")
    for viewer in (0, 1, None):
        rows = GAME.view_for(state, viewer)["tiles"]
        assert len({row["class"] for row in rows if row["face"] == "?"}) == 2


# Evaluation as a show


def test_an_evaluation_is_told_category_by_category_and_kept_as_a_table() -> None:
    loot: tuple[Loot, ...] = (
        {"tusk": 2, "axe": 1},
        {"meat": 2, "fire": 1},
        {"?/meat": 1, "fire": 1},
    )
    state = before_the_sweep(*loot, laid=[["hide-one"], [], []])
    told = act(state, "sweep")
    assert kinds(told) == [
        "swept", "evaluation", "revealed", "turned_up", "counted", "drew", "advanced", "scored",
        "scored", "scored", "scored", "scored", "scored", "evaluated", "round", "turn",
    ]  # fmt: skip
    by_category = [event["category"] for event in told if event["kind"] == "scored"]
    assert by_category == ["hide", "hide", "tusk", "meat", "meat", "fire"]
    evaluation = GAME.view_for(state, 1)["evaluation"]
    assert evaluation["counts"]["meat"] == [0, 2, 1]
    assert evaluation["cards"] == [["hide-one"], [], []]
    (summary,) = [event for event in told if event["kind"] == "evaluated"]
    assert summary["table"] == evaluation["points"]
    for seat in range(3):
        change = sum(column[seat] for column in evaluation["points"].values())
        assert state.points[seat] == 10 + change


def test_a_tie_names_who_was_level() -> None:
    loot: tuple[Loot, ...] = ({"meat": 1, "fire": 1}, {"meat": 1, "fire": 1}, {"fire": 1})
    told = act(before_the_sweep(*loot), "sweep")
    (first,) = [event for event in told if event.get("reason") == "meat_1"]
    assert (first["seat"], first["tied"]) == (0, [1])
    (cold,) = [event for event in told if event.get("reason") == "fire_least"]
    assert (cold["seat"], cold["tied"]) == (2, [0, 1])


def test_cards_laid_face_down_are_open_to_all_once_the_evaluation_has_begun() -> None:
    laid = [["animal-swap"], ["hide-one"], []]
    state = before_the_sweep({"fox": 1}, {"fire": 1}, {"fire": 1}, laid=laid)
    assert GAME.view_for(state, None)["laid"] == [1, 1, 0]
    act(state, "sweep")
    for viewer in (0, 1, 2, None):
        assert GAME.view_for(state, viewer)["laid"] == laid


def test_of_two_players_the_warmer_one_gains_for_the_own_fires() -> None:
    loot: tuple[tuple[Loot, Loot], ...] = (({"fire": 1}, {"axe": 1}), ({"fire": 3}, {"axe": 1}))
    told = scored(act(before_the_sweep(*loot), "sweep"), "fire_least", "fire_other")
    assert told == [(0, "fire_least", -5), (1, "fire_other", 3)]


def test_a_tile_swapped_in_one_round_says_nothing_about_the_next() -> None:
    loot: tuple[Loot, ...] = ({"fox": 1}, {"fire": 1}, {"fire": 1})
    state = before_the_sweep(*loot, laid=[["animal-swap"], [], []])
    act(state, "sweep", "swap-fox-beaver")
    assert (state.round, state.animals[0]) == (2, BIT[SPECIES.index("beaver")])
    again = before_the_sweep(*loot)
    again.used = FIRST[len(again.faces)]
    act(again, "sweep")
    assert again.animals[0] == BIT[SPECIES.index("fox")]


# Positions as data


def broken(**change: Any) -> dict[str, Any]:
    return GAME.dump(position({}, {"axe": 2}, {}, middle={"hide": 2})) | change


def over(places: list[int] | None = None, reason: str = "points", **more: Any) -> dict[str, Any]:
    state = position({"axe": 1}, {"axe": 2}, {}, shaman="A1", points=[30, 20, 10], active=2)
    ending = {"places": places or [1, 2, 3], "reason": reason}
    data = {"phase": "over", "round": 5, "active": 0, "outcome": ending}
    return GAME.dump(state) | data | more


def test_a_match_that_ended_as_its_points_say_is_loaded() -> None:
    assert GAME.dump(GAME.load(over())) == over()


@pytest.mark.parametrize(
    ("data", "problem"),
    [
        (broken(points=[1]), "1 seats"),
        (broken(hides=[0, 0]), "2 entries where there must be 3"),
        (broken(points=[-1, 0, 0]), "points"),
        (broken(tiles=[]), "shaman tile is missing"),
        (broken(tiles=[{"face": "axe", "under": "axe"}]), "no tile of the box shows axe and axe"),
        (
            broken(tiles=[{"face": "red", "under": "blue"}] * 2),
            "more tiles red/blue than in the box",
        ),
        (broken(tiles=[{"face": "red", "under": "blue", "place": "Z9"}]), "Z9"),
        (broken(tiles=[{"face": "red", "under": "blue", "place": "A2"}]), "no heap A2"),
        (broken(hands=[["look"] * 4, [], []]), "more cards of a kind"),
        (broken(laid=[["look"], [], []]), "cards look"),
        (broken(pile=[]), "cards look"),
        (broken(animals=[["bear"], [], []]), "bear"),
        (broken(round=6), "round"),
        (broken(active=1), "no free slot"),
        (broken(phase="dance"), "dance"),
        (broken(phase="over"), "middle is empty"),
        (broken(outcome={"places": [1, 2, 2], "reason": "points"}), "exactly when it is over"),
        (broken(phase="give"), "exactly while"),
        (broken(phase="give", stolen="B1", picked=[1, 2]), "keeps a tile|does not lie"),
        (broken(phase="take", picked=[99]), "picked"),
        (broken(phase="return"), "does not hold"),
        (broken(phase="look"), "no tile fits"),
        (broken(phase="swap"), "middle is empty"),
        (broken(picked=[1]), "no pick was asked"),
        (broken(touched=1), "touched"),
        (broken(evaluated=1), "holder"),
        (broken(round=3, evaluated=3, holder=0), "round 3"),
        (broken(swaps_left=1), "only in an evaluation"),
        (over(places=[2, 1, 2]), "does not fit the points"),
        (over(reason="shared"), "does not fit the points"),
        (over(round=4), "ended in round 4"),
        (broken(extra=1), "extra"),
        (broken(rng={"key": [1]}), "4 words"),
        ({}, "points"),
    ],
)
def test_a_wrong_position_is_refused_with_its_reason(data: dict[str, Any], problem: str) -> None:
    with pytest.raises(BadPosition, match=problem):
        GAME.load(data)


def test_a_position_in_the_middle_of_a_series_of_picks_can_be_saved_and_played_on() -> None:
    state = position({}, {"axe": 3}, {}, middle={"hide": 2})
    act(state, "steal-B1", tile(state, "axe"))
    again = GAME.load(GAME.dump(state))
    assert legal(again) == legal(state)
    assert kinds(act(again, "done")) == ["stole", "turn"]


def test_a_table_can_be_read_in_a_terminal() -> None:
    state = position({}, {"axe": 2}, {}, middle={"?/tusk": 1}, hands=[["look"], [], []])
    act(state, "play-look", tile(state, "?"))
    text = GAME.show(GAME.view_for(state, 0), "en")
    assert "round 1 of 5" in text
    assert "?/tusk" in text
    assert "> A  points 10  hides 0  hand -  laid -" in text
    assert "?/tusk" not in GAME.show(GAME.view_for(state, 1), "en")
    pick(state, "steal-B1", 1)
    assert "C1" in GAME.show(GAME.view_for(state, 1), "en")
