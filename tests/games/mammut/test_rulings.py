"""Our rulings D1 to D36, one test each; the rules page gives their reasons."""

from __future__ import annotations

import pytest

from tests.games.mammut.positions import (
    Loot,
    act,
    before_the_sweep,
    heap_sizes,
    kinds,
    legal,
    pick,
    position,
    refusal,
    scored,
    tile,
    tile_row,
)
from tundra.core import ALL_SEEING, BadOptions, Rng
from tundra.games.mammut import GAME
from tundra.games.mammut.pieces import BLUE, FACE_NAMES, FLIP, ONE_CARD, RED, SPECIES
from tundra.games.mammut.scoring import highest, lowest, shaman_order


def test_d1_the_tracks_have_no_end() -> None:
    loot: tuple[Loot, ...] = ({"tusk": 3, "hide": 4}, {"fire": 1}, {"meat": 1})
    state = before_the_sweep(*loot, points=[995, 10, 10], hides=[150, 0, 0])
    act(state, "sweep")
    assert state.hides[0] == 154
    assert state.points[0] > 995


def test_d2_the_start_pawns_come_from_the_supply() -> None:
    view = GAME.view_for(GAME.new_game(GAME.choose(4), 2), None)
    for owned in view["animals"]:
        (species,) = owned
        assert view["supply"][species] == 4
    assert sum(view["supply"].values()) == 35 - 4


def test_d3_the_start_player_is_drawn_by_lot_unless_one_is_named() -> None:
    drawn = {GAME.new_game(GAME.choose(4), seed).start for seed in range(40)}
    assert drawn == {0, 1, 2, 3}
    options = GAME.choose(4, {"first_player": 3})
    assert {GAME.new_game(options, seed).start for seed in range(10)} == {2}
    with pytest.raises(BadOptions, match="only 2 seats"):
        GAME.new_game(GAME.choose(2, {"first_player": 3}), 1)


def test_d4_the_discard_pile_is_open_to_all() -> None:
    state = position({}, {}, {}, discard=["look", "axe-plus2"])
    for viewer in (0, 1, 2, None):
        assert GAME.view_for(state, viewer)["discard"] == ["look", "axe-plus2"]


def test_d5_a_skipped_player_plays_no_card() -> None:
    loot: tuple[Loot, ...] = ({}, {"axe": 2}, {})
    state = position(*loot, middle={"hide": 3}, hands=[[], ["look", "hide-one"], []])
    act(state, "take", tile(state, "hide"), "done")
    assert state.active == 2
    assert refusal(state, "play-hide-one", seat=1) == ("3.1", "not_your_turn")


def test_d6_with_nothing_to_take_or_steal_a_player_may_play_cards_and_then_ends_the_sharing() -> (
    None
):
    heaps = (({"axe": 3},), ({"hide": 1}, {"tusk": 1}))
    state = position(*heaps, shaman="A1", hands=[["hide-one"], []], start=1)
    assert legal(state) == ["play-hide-one", "end"]
    assert GAME.prompt(state, 0).key == "mammut.prompt.end"
    act(state, "play-hide-one")
    told = act(state, "end")
    assert kinds(told)[:2] == ["stopped_sharing", "evaluation"]
    assert state.start == 0


def test_d6_with_a_second_free_slot_the_turn_passes_to_the_other_who_may_steal() -> None:
    state = GAME.new_game(GAME.choose(2, {"first_player": 1}), 6)
    pick(state, "take", 31)
    pick(state, "take", 1)
    assert heap_sizes(state) == {"A1": 31, "A2": 0, "B1": 1, "B2": 0, "middle": 0}
    assert (state.active, legal(state)[-1]) == (0, "pass")
    assert refusal(state, "end") == ("3.6", "another_can_steal")
    assert kinds(act(state, "pass")) == ["passed", "turn"]
    assert (state.active, legal(state)[-1]) == (1, "steal-A1")
    assert refusal(state, "pass") == ("3.6", "may_not_pass")
    pick(state, "steal-A1", 1)
    assert heap_sizes(state) == {"A1": 0, "A2": 0, "B1": 1, "B2": 30, "middle": 1}


def test_d6_who_has_nothing_that_could_be_stolen_does_not_pass() -> None:
    state = position(({"axe": 1},), ({"hide": 1},), shaman="B2")
    assert legal(state) == ["end"]
    assert refusal(state, "pass") == ("3.6", "nobody_can_steal")


def test_d6_the_sharing_goes_on_while_something_can_be_taken() -> None:
    state = position(({"axe": 3},), ({"hide": 1}, {"tusk": 2}), shaman="A1")
    assert legal(state) == ["steal-B2"]
    assert refusal(state, "end") == ("3.6", "may_not_end")


def test_d7_nobody_has_most_of_what_nobody_has() -> None:
    laid = [["most-tusk-4vp", "most-hide-4vp"], ["most-axe-fire", "most-hide-animal"], []]
    state = before_the_sweep({"meat": 1}, {"fire": 1}, {"fire": 1}, laid=laid)
    told = act(state, "sweep")
    unclaimed = [event["card"] for event in told if event["kind"] == "unclaimed"]
    assert unclaimed == ["most-axe-fire", "most-hide-4vp", "most-hide-animal", "most-tusk-4vp"]
    assert scored(told, "most_tusk_4vp", "most_hide_4vp") == []


def test_d8_gains_and_losses_follow_the_order_of_the_goods_and_stop_at_0_each_time() -> None:
    loot: tuple[Loot, ...] = ({"hide": 2, "fire": 1}, {"meat": 1}, {"hide": 1, "fire": 1})
    state = before_the_sweep(*loot, round=3, points=[10, 1, 10])
    told = act(state, "sweep")
    assert [reason for seat, reason, _ in scored(told) if seat == 1] == [
        "hide_last",
        "meat_1",
        "fire_least",
    ]
    assert state.points[1] == max(0, 1 - 3) + 8 - 5


def test_d9_cards_of_this_round_are_not_shuffled_into_the_new_pile() -> None:
    everything = [
        ["look", "look", "look", "flip", "flip", "flip", "return"],
        ["hide-one", "hide-one", "most-hide-4vp", "most-hide-animal", "most-axe-hide"],
        ["most-axe-fire", "most-tusk-fire", "most-tusk-4vp", "animal-swap"],
    ]
    state = before_the_sweep(
        {"axe": 2}, {"fire": 1}, {"fire": 1},
        hands=everything, pile=[], played=["return"], laid=[["animal-swap"], ["axe-plus2"], []],
    )  # fmt: skip
    told = act(state, "sweep")
    assert "reshuffled" not in kinds(told)
    (lost,) = [event for event in told if event["kind"] == "draws_lost"]
    assert (lost["seat"], lost["count"]) == (0, 2)
    assert GAME.view_for(state, None)["discard"] == ["return", "animal-swap", "axe-plus2"]


def test_d10_the_axe_bonus_counts_in_the_last_round_too() -> None:
    loot: tuple[Loot, ...] = ({"axe": 1}, {"fire": 1}, {"fire": 1})
    state = before_the_sweep(*loot, round=5, laid=[[], ["axe-plus2"], []])
    assert scored(act(state, "sweep"), "axe_points", "axe_plus2") == [
        (0, "axe_points", 3),
        (0, "axe_plus2", 2),
    ]


@pytest.mark.parametrize("number", [1, 2, 3, 4, 5])
def test_d11_the_hide_track_pays_the_number_of_the_round(number: int) -> None:
    state = before_the_sweep({"hide": 1}, {}, {}, round=number)
    told = scored(act(state, "sweep"), "hide_leader", "hide_last")
    assert told == [(0, "hide_leader", number), (2, "hide_last", -number)]


def test_d12_at_least_one_tile_is_taken() -> None:
    state = position({}, {}, {}, middle={"axe": 3})
    act(state, "take")
    assert "done" not in legal(state)
    assert refusal(state, "done") == ("3.3", "pick_one")


def test_d13_a_heap_of_one_tile_cannot_be_stolen() -> None:
    loot: tuple[Loot, ...] = ({}, {"axe": 1}, {"axe": 2})
    state = position(*loot, middle={"hide": 1})
    assert legal(state) == ["sweep", "steal-C1"]
    assert refusal(state, "steal-B1") == ("3.5", "single_tile")


def test_d14_nobody_steals_from_themselves() -> None:
    state = position(({"axe": 3},), ({"hide": 2},), middle={"tusk": 4})
    assert "steal-A1" not in legal(state)
    assert refusal(state, "steal-A1") == ("3.5", "own_heap")


def test_d15_a_thief_gives_back_at_least_one_tile_and_at_most_all_but_one() -> None:
    loot: tuple[Loot, ...] = ({}, {"axe": 3}, {})
    for back in (1, 2):
        state = position(*loot, middle={"hide": 3})
        pick(state, "steal-B1", back)
        assert heap_sizes(state) == {"A1": 3 - back, "B1": 0, "C1": 0, "middle": 4 + back}
    state = position(*loot, middle={"hide": 3})
    heap = GAME.view_for(state, None)["heaps"][1]["tiles"]
    act(state, "steal-B1", *(f"t{number}" for number in heap[:2]))
    assert legal(state) == ["done"]


def test_d16_sharing_ends_by_itself() -> None:
    for seats in GAME.seats:
        state = GAME.new_game(GAME.choose(seats), 16)
        rng, turns, began = Rng.seeded(16), 0, state.round
        while state.round == began and state.outcome is None:
            told = act(state, rng.pick(legal(state)))
            turns += kinds(told).count("turn")
        assert turns < 1000


def test_d17_cards_face_down_stay_with_a_robbed_player() -> None:
    loot: tuple[Loot, ...] = ({}, {"axe": 3}, {})
    state = position(*loot, middle={"hide": 3}, laid=[[], ["hide-one"], []])
    pick(state, "steal-B1", 1)
    assert GAME.view_for(state, 1)["laid"] == [0, ["hide-one"], 0]


def test_d18_the_second_tile_may_follow_from_the_first_or_be_left_out() -> None:
    state = position({}, {}, {}, middle={"?": 4}, hands=[["look", "flip"], [], []])
    told = act(state, "play-look", tile(state, "?"), viewer=0)
    assert kinds(told) == ["played", "looked"]
    assert "face" in told[1]
    assert legal(state)[-1] == "stop"
    assert len(legal(state)) > 1
    act(state, "stop")
    assert GAME.view_for(state, 0)["phase"] == "turn"
    told = act(state, "play-flip", tile(state, "?"))
    assert told[1]["to"] != "?"
    assert legal(state)[-1] == "stop"
    act(state, tile(state, "?"))
    assert GAME.view_for(state, 0)["phase"] == "turn"


def test_d19_one_flip_turns_two_different_tiles_but_another_flip_may_turn_them_again() -> None:
    state = position({}, {}, {}, middle={"axe": 2}, hands=[["flip", "flip"], [], []])
    axe = tile(state, "axe")
    act(state, "play-flip", axe)
    assert refusal(state, axe) == ("4.3", "same_tile")
    act(state, "stop", "play-flip", axe, "stop")
    assert tile_row(state, axe, None)["face"] == "axe"


def test_d20_only_a_visible_animal_keeps_a_tile_from_being_turned() -> None:
    state = position({}, {}, {}, middle={"fox": 1, "?": 1}, hands=[["flip"], [], []])
    act(state, "play-flip")
    offered = [tile_row(state, text, None)["face"] for text in legal(state)]
    assert offered == ["?", "red"]
    assert refusal(state, tile(state, "fox")) == ("4.3", "animal")
    # With another list of tiles an animal may lie under a question mark: it can be turned once.
    asked = tile(state, "?")
    state.unders[int(asked[1:])] = FACE_NAMES.index("beaver")
    act(state, asked, "stop")
    state.hands[0] += ONE_CARD[FLIP]
    act(state, "play-flip")
    assert tile_row(state, asked, None)["face"] == "beaver"
    assert refusal(state, asked) == ("4.3", "animal")


def test_d21_a_good_turned_to_a_question_mark_counts_as_the_good() -> None:
    loot: tuple[Loot, ...] = ({"tusk/?": 1}, {"fire": 1}, {"fire": 1})
    state = before_the_sweep(*loot, hands=[["flip"], [], []])
    act(state, "play-flip", tile(state, "tusk"), "stop")
    assert scored(act(state, "sweep"), "tusk_points") == [(0, "tusk_points", 2)]


def test_d22_nobody_sees_under_a_tile_without_a_card() -> None:
    state = GAME.new_game(GAME.choose(3), 22)
    for viewer in (0, 1, 2, None):
        rows = GAME.view_for(state, viewer)["tiles"]
        assert {row["under"] for row in rows if row["face"] not in ("red", "blue")} == {None}
    assert None not in [row["under"] for row in GAME.view_for(state, ALL_SEEING)["tiles"]]


def test_d23_a_loot_card_without_a_target_cannot_be_played() -> None:
    hands = [["look", "return", "flip"], [], []]
    state = position({}, {}, {}, middle={"axe": 2}, hands=hands)
    assert legal(state) == ["play-flip", "take"]
    assert refusal(state, "play-look") == ("4.2", "no_question_mark")
    assert refusal(state, "play-return") == ("4.4", "nothing_to_return")


def test_d24_nobody_refuses_to_send_loot_back() -> None:
    loot: tuple[Loot, ...] = ({}, {"axe": 2}, {"hide": 1})
    state = position(*loot, shaman="B1", hands=[["return"], [], []])
    told = act(state, "play-return", "heap-B1", "heap-C1", "done")
    assert kinds(told) == ["played", "returned"]
    assert heap_sizes(state) == {"A1": 0, "B1": 0, "C1": 0, "middle": 4}


def test_d25_sending_loot_back_does_not_change_the_order_of_turns() -> None:
    loot: tuple[Loot, ...] = ({}, {"axe": 2}, {"hide": 1})
    state = position(*loot, middle={"tusk": 3}, shaman="B1", hands=[["return"], [], []])
    act(state, "play-return", "heap-C1", "done")
    assert state.active == 0
    act(state, "take", tile(state, "tusk"), "done")
    assert state.active == 2


def test_d26_the_sweep_is_judged_when_tiles_are_taken() -> None:
    loot: tuple[Loot, ...] = ({}, {"axe": 2}, {"hide": 1})
    state = position(*loot, middle={"tusk": 3}, shaman="B1", hands=[["return"], [], []])
    assert "sweep" in legal(state)
    act(state, "play-return", "heap-C1", "done")
    assert "take" in legal(state)
    assert refusal(state, "sweep") == ("3.4", "not_last_slot")


def test_who_has_room_for_two_heaps_is_not_told_that_others_want_loot() -> None:
    state = position({}, ({"axe": 2}, {"hide": 1}), middle={"tusk": 3}, shaman="B1")
    assert refusal(state, "sweep") == ("3.4", "not_last_slot.own")


def test_d27_extra_hides_count_for_the_cards_that_reward_most_hides() -> None:
    loot: tuple[Loot, ...] = ({"hide": 1}, {"hide": 1}, {"fire": 1})
    laid = [["most-hide-4vp"], ["hide-one"], []]
    state = before_the_sweep(*loot, laid=laid)
    assert scored(act(state, "sweep"), "most_hide_4vp") == [(1, "most_hide_4vp", 4)]


def test_d28_the_first_on_the_hide_track_is_never_the_last() -> None:
    for seats in range(2, 6):
        for holder in range(seats):
            for arrow in (RED, BLUE):
                order = shaman_order(seats, holder, arrow)
                level = [3] * seats
                assert (highest(level, order), lowest(level, order)) == (order[0], order[-1])


def test_d29_the_pawn_for_most_hides_is_chosen_after_the_tiles_gave_theirs() -> None:
    loot: tuple[Loot, ...] = ({"hide": 2, "fox": 1}, {}, {"hide": 1})
    state = before_the_sweep(*loot, laid=[[], ["most-hide-animal"], []])
    told = act(state, "sweep")
    assert ("pawn", "fox") in [(e["kind"], e.get("species")) for e in told]
    assert state.active == 0
    assert "pawn-fox" not in legal(state)
    assert "decline" not in legal(state)
    assert refusal(state, "pawn-fox") == ("5.9", "pawn_owned")


def test_d29_a_single_missing_species_is_given_without_asking() -> None:
    loot: tuple[Loot, ...] = ({"hide": 2}, {}, {"hide": 1})
    animals = [[name for name in SPECIES if name != "beaver"], [], []]
    state = before_the_sweep(*loot, animals=animals, laid=[[], ["most-hide-animal"], []])
    told = act(state, "sweep")
    (pawn,) = [e for e in told if e["kind"] == "pawn" and e["seat"] == 0]
    assert (pawn["species"], pawn["cause"]) == ("beaver", "card")


def test_d30_two_swap_cards_need_two_animal_tiles_and_may_be_declined() -> None:
    loot: tuple[Loot, ...] = ({"fox": 1}, {"fire": 1}, {"fire": 1})
    laid = [["animal-swap", "animal-swap"], [], []]
    state = before_the_sweep(*loot, laid=laid)
    act(state, "sweep")
    assert refusal(state, "swap-hare-beaver") == ("5.9", "swap_no_tile")
    told = act(state, "swap-fox-beaver")
    assert kinds(told)[:3] == ["swapped", "pawn", "swap_void"]
    declined = before_the_sweep(*loot, laid=[["animal-swap"], [], []])
    act(declined, "sweep", "decline")
    assert GAME.view_for(declined, None)["animals"][0] == ["fox"]


def test_d31_cards_are_drawn_clockwise_whatever_the_arrow() -> None:
    for arrow in ("red", "blue"):
        state = before_the_sweep({"axe": 1}, {"axe": 1}, {"axe": 1}, holder=1, arrow=arrow)
        told = act(state, "sweep")
        assert [event["seat"] for event in told if event["kind"] == "drew"] == [1, 2, 0]


def test_d32_somebody_always_holds_the_shaman_when_loot_is_evaluated() -> None:
    for seats in GAME.seats:
        state, rng = GAME.new_game(GAME.choose(seats), 32), Rng.seeded(32)
        holders = []
        while state.outcome is None:
            told = act(state, rng.pick(legal(state)))
            holders += [event["holder"] for event in told if event["kind"] == "evaluation"]
        assert len(holders) == (5 if seats < 4 else 4)
        assert all(0 <= holder < seats for holder in holders)


def test_d33_choices_of_an_evaluation_are_made_one_seat_at_a_time_from_the_holder() -> None:
    loot: tuple[Loot, ...] = ({"fox": 1}, {"hare": 1}, {"marmot": 1})
    laid = [["animal-swap"], ["animal-swap"], []]
    state = before_the_sweep(*loot, holder=1, laid=laid)
    act(state, "sweep")
    assert GAME.waiting_for(state) == [1]
    act(state, "decline")
    assert GAME.waiting_for(state) == [0]


def test_d34_two_players_level_on_fire_the_worse_rank_pays_and_the_other_gains() -> None:
    loot: tuple[tuple[Loot, Loot], ...] = (({"fire": 1}, {"axe": 1}), ({"fire": 1}, {"axe": 1}))
    state = before_the_sweep(*loot, holder=0)
    told = scored(act(state, "sweep"), "fire_least", "fire_other")
    assert told == [(1, "fire_least", -5), (0, "fire_other", 1)]


def test_d35_two_players_the_fourth_heap_is_the_whole_middle() -> None:
    state = position(({"axe": 2},), ({"hide": 2}, {"tusk": 2}), middle={"meat": 3})
    assert legal(state) == ["sweep", "steal-B1", "steal-B2"]


def test_d36_the_tile_list_is_a_data_file_that_everybody_may_read() -> None:
    box = GAME.view_for(GAME.new_game(GAME.choose(2), 36), ALL_SEEING)["tiles"]
    pairs = sorted(tuple(sorted((row["face"], row["under"]))) for row in box)
    assert pairs.count(("?", "axe")) == 2
    assert pairs.count(("hide", "meat")) == 3
    assert pairs.count(("fox", "hare")) == 1
    assert len(pairs) == 32


RULES = [
    "1.1", "1.2", "1.3", "1.4", "1.5", "1.6", "2.1", "2.2", "2.3", "2.4", "2.5", "2.6",
    "3.1", "3.2", "3.3", "3.4", "3.5", "3.6", "3.7", "3.8", "3.9", "4.1", "4.2", "4.3", "4.4", "4.5",
    "5.1", "5.2", "5.3", "5.4", "5.5", "5.6", "5.7", "5.8", "5.9", "5.10", "6.1", "6.2", "6.3",
]  # fmt: skip


def test_every_ruling_and_rule_number_stands_on_both_rules_pages(rules_pages: list[str]) -> None:
    anchors = [f"d{number}" for number in range(1, 37)]
    anchors += [f"r{rule.replace('.', '-')}" for rule in RULES]
    for page in rules_pages:
        assert [anchor for anchor in anchors if f'id="{anchor}"' not in page] == []
