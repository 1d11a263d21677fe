"""Whole moves: what a search thinks about in Mammoth Valley is what could be played action by action."""

from __future__ import annotations

import pytest

from tests.bots.moments import EVERY_GAME, moment, rules_for
from tests.games.mammoth_valley.positions import A, valley
from tests.toys import embers
from tundra.bots.bot import Turn, turn_of
from tundra.bots.heuristics.mammoth_valley_groups import (
    CARRYING,
    GROUP,
    MOVED,
    USES,
    WAYS,
    add_moves,
    carry_out,
    completes,
    first_step,
    whole_moves,
)
from tundra.bots.heuristics.mammoth_valley_turns import finish_turn, usual
from tundra.bots.names import make_bot
from tundra.bots.playout import Rules, worth
from tundra.bots.search import SearchBot
from tundra.bots.thinking import LEVELS, Thinking, thinking_at
from tundra.bots.whole_moves import WHOLE_MOVES, with_whole_moves
from tundra.core import Action, Event, Rng
from tundra.core.outcome import Outcome
from tundra.games.mammoth_valley import GAME
from tundra.games.mammoth_valley.actions import ATTACH, CLASSES, END, GO, PICK
from tundra.games.mammoth_valley.pieces import DIRECTIONS, MOVEMENT, NOBODY
from tundra.games.mammoth_valley.play import advance, answer
from tundra.games.mammoth_valley.stack import K_A, K_B, K_C, K_KIND, MOVE, field
from tundra.games.mammoth_valley.state import State
from tundra.games.mammoth_valley.walking import CLASS_KIND, ONE_OF, members

SEEDS = range(5)


def wandering(seed: int) -> list[State]:
    """Movement turns of one match in which everybody makes any whole move: open ones and half gathered groups."""
    seats = GAME.seats[seed % len(GAME.seats)]
    preset = {} if seed % 2 else {"preset": "advanced_2002"}
    state = GAME.new_game(GAME.choose(seats, preset), seed)
    rng = Rng.seeded(seed)
    found: list[State] = []
    while state.outcome is None and len(found) < 40:
        if is_movement(state):
            found.append(state.clone())
        seat = state.asked
        GAME.apply(state, seat, first_step(rng.pick(whole_moves(state, seat))), None)
    return found


def is_movement(state: State) -> bool:
    return field(state, K_KIND) == MOVE and field(state, K_C) == 0


def play(state: State, action: Action) -> None:
    assert action in state.legal
    GAME.apply(state, state.asked, action, None)


def pick_each(state: State, h: int, group: int) -> None:
    for kind in range(CLASSES):
        for _ in range(members(group, kind)):
            play(state, PICK + h * CLASSES + kind)


def play_singly(state: State, move: Action) -> None:
    """The same move as a person would make it."""
    if move < GROUP:
        play(state, move)
        return
    code = move // GROUP - 1
    if code >= CARRYING:
        h, use = divmod(code - CARRYING, USES)
        pick_each(state, h, move % GROUP)
        play(state, ATTACH + use)
        return
    h, way = divmod(code, WAYS)
    first, second = divmod(way, DIRECTIONS + 1)
    seat = state.asked
    pick_each(state, h, move % GROUP)
    group = field(state, K_B)
    play(state, GO + first)
    if second and state.asked == seat and is_movement(state):
        tired = sum(members(group, kind) * ONE_OF[moved(kind)] for kind in range(CLASSES))
        pick_each(state, state.board.beside[h * DIRECTIONS + first], tired)
        play(state, GO + second - 1)


def moved(kind: int) -> int:
    """The class of the same tokens after a step."""
    return next(other for other in MOVED if CLASS_KIND[other] == CLASS_KIND[kind])


@pytest.mark.parametrize("seed", SEEDS)
def test_a_whole_move_is_a_series_of_legal_actions(seed: int) -> None:
    for state in wandering(seed):
        for move in whole_moves(state, state.asked):
            at_once, singly = state.clone(), state.clone()
            carry_out(at_once, state.asked, move, None)
            play_singly(singly, move)
            assert GAME.dump(at_once) == GAME.dump(singly)
            assert at_once.legal == singly.legal


@pytest.mark.parametrize("seed", SEEDS)
def test_the_rest_of_a_whole_move_is_offered_after_its_first_step(seed: int) -> None:
    for state in wandering(seed):
        for move in whole_moves(state, state.asked):
            first = first_step(move)
            assert first in state.legal
            if PICK <= first < ATTACH and move >= GROUP:
                after = state.clone()
                play(after, first)
                assert move - ONE_OF[(first - PICK) % CLASSES] in whole_moves(after, after.asked)


def test_a_group_can_be_completed_by_classes_that_come_later() -> None:
    warrior, woman = ONE_OF[0], ONE_OF[1]
    assert completes(2 * warrior + woman, warrior)
    assert completes(2 * warrior + woman, 2 * warrior)
    assert completes(warrior + woman, warrior + woman)
    assert not completes(warrior, woman)
    assert not completes(2 * warrior + woman, warrior + woman)


def test_who_is_pinned_makes_no_whole_move() -> None:
    state = next(state for state in wandering(1) if field(state, K_A) == NOBODY)
    found: list[int] = []
    for h in range(len(state.camp)):
        state.beasts[h] = 20
    add_moves(state, state.asked, state.board.lakes[0], 0, found)
    for h in range(len(state.camp)):
        add_moves(state, state.asked, h, 0, found)
    assert all(move // GROUP - 1 >= CARRYING for move in found)


@pytest.mark.parametrize("seed", SEEDS)
def test_the_usual_rest_of_a_turn_ends_with_the_turn(seed: int) -> None:
    for state in wandering(seed):
        for move in whole_moves(state, state.asked)[::4]:
            after = state.clone()
            carry_out(after, state.asked, move, None)
            turn, phase = after.game_turn, after.phase
            finish_turn(after)
            assert after.outcome or after.game_turn in (turn, turn + 1)
            # Still in the same turn only if nobody had moved in it.
            if after.outcome is None and after.game_turn == turn:
                assert after.phase == phase <= MOVEMENT
                assert turn > state.game_turn or not any(state.one + state.done + state.used)


def test_in_the_usual_rest_of_a_turn_a_camp_with_one_guard_is_fallen_upon_from_two_steps_away() -> (
    None
):
    """Searches must reckon with neighbours who look for a fight, as they do at the table."""
    home = {"c3r3": "B:1w1f camp-B"}
    beside, beyond = valley({**home, "c4r3": "A:4w"}), valley({**home, "c5r4": "A:4w"})
    assert usual_way(beside) == ["c3r3"]
    assert usual_way(beyond) == ["c4r3", "c3r3"]


def test_nobody_leaves_a_woman_alone_or_seeks_a_fight_it_cannot_hope_to_win() -> None:
    strong = {"c3r3": "B:6w1f camp-B"}
    assert usual_way(valley({**strong, "c4r3": "A:1w"})) == []
    assert usual_way(valley({"c3r3": "B:1f camp-B", "c4r3": "A:1w1f camp-A"})) == []
    assert usual_way(valley({"c3r3": "B:1w1f camp-B wolf:2", "c4r3": "A:3w"})) == []


def usual_way(state: State) -> list[str]:
    """The hexes that Red enters in the usual rest of its turn."""
    told: list[Event] = []
    while state.asked == A and state.phase == MOVEMENT:
        action = usual(state)
        if action == END:
            break
        # What is usual has picked its group already.
        answer(state, action, told)
        state.asked = NOBODY
        while state.asked == NOBODY:
            advance(state, told)
    return [event.facts["hex"] for event in told if event.facts and event.kind == "moved"]


def test_only_searches_that_widen_think_in_whole_moves() -> None:
    for game in EVERY_GAME:
        rules = rules_for(game)
        assert (with_whole_moves(game.name, rules) is rules) == (game.name not in WHOLE_MOVES)
    plain, thinker = (make_bot(name, GAME) for name in ("search:its=20:widen=0", "search:1"))
    assert isinstance(plain, SearchBot)
    assert isinstance(thinker, SearchBot)
    assert plain.rules.first_step is None
    assert thinker.rules.first_step is first_step


def test_the_searches_of_mammoth_valley_do_what_is_legal_for_a_whole_turn() -> None:
    state = moment(GAME, 3, 4, 12)
    turn = state.game_turn
    bot = make_bot("search:its=20", GAME)
    while state.outcome is None and state.game_turn == turn:
        play(state, bot.choose(turn_of(GAME, state, state.asked), Rng.seeded(2)))


def test_few_choices_get_their_share_of_the_iterations() -> None:
    bot = SearchBot("search", rules_for(embers.GAME), Thinking(1000, crowd=20))
    assert [bot.share(choices) for choices in (2, 10, 20, 50)] == [100, 500, 1000, 1000]
    assert SearchBot("search", bot.rules, Thinking(1000)).share(2) == 1000
    assert SearchBot("search", bot.rules, Thinking(5, crowd=20)).share(2) == 1


def test_a_level_of_mammoth_valley_is_a_budget_in_the_manner_of_the_game() -> None:
    for level in LEVELS:
        bot = make_bot(f"search:its={LEVELS[level].iterations}", GAME)
        assert isinstance(bot, SearchBot)
        assert thinking_at(level, GAME.name) == bot.thinking


def test_where_there_is_one_whole_move_nobody_thinks() -> None:
    rules = Rules(lambda _: [0], lambda _state, _seat: [70], no_step, lambda _: [0.5])
    rules.first_step = lambda action: action // 10
    turn = Turn(0, {}, [7, 8], lambda _: None)
    assert SearchBot("search", rules, Thinking(10)).choose(turn, Rng.seeded(1)) == 7


def no_step(_state: object, _seat: int, _action: int, _told: object) -> None:
    raise AssertionError("nothing was to be tried")


def test_a_patient_search_looks_at_what_follows_later() -> None:
    state = moment(GAME, 3, 4, 12)
    turn = turn_of(GAME, state, state.asked)
    for patience in (1, 5):
        bot = make_bot(f"search:its=60:patience={patience}", GAME)
        assert isinstance(bot, SearchBot)
        children = bot.grown(turn, Rng.seeded(1), 60).root.children.values()
        followed = [child for child in children if child.children]
        assert followed
        assert all(child.visits > patience for child in followed)


def test_all_that_counts_at_the_end_is_to_win() -> None:
    whole = with_whole_moves(GAME.name, rules_for(GAME))
    state = GAME.new_game(GAME.choose(4), 1)
    state.outcome = Outcome((2, 1, 4, 3), "victory")
    assert worth(whole, state) == [0.0, 1.0, 0.0, 0.0]
    assert worth(rules_for(GAME), state) == state.outcome.values()
    state.outcome = Outcome((2, 2, 2, 2), "extinction")
    assert worth(whole, state) == [0.0] * 4
