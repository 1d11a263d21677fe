"""Questions that interrupt: whom they ask nobody can tell, and a match may be saved in the middle of them."""

from __future__ import annotations

from tests.games.mammoth_valley.positions import A, B, C, D, act, begin, legal, people, valley
from tests.games.mammoth_valley.test_rulings import strike
from tundra.core import Rng
from tundra.games.mammoth_valley import GAME
from tundra.games.mammoth_valley.pieces import COMBAT, EVENT
from tundra.games.mammoth_valley.stack import FRAME, HUNT_FRAME
from tundra.games.mammoth_valley.state import State
from tundra.server.eyes import sight_of
from tundra.server.story import Story
from tundra.server.summaries import known_to

# What must not be known


def test_nobody_can_tell_whom_a_window_asks() -> None:
    hands = [["wild-child"], ["spying"], [], []]
    hexes = {"c3r4": "A:1w1f camp-A", "c3r5": "B:1w1f"}
    state = valley(hexes, "animals", hands=hands)
    assert state.asked == A
    views = []
    for _ in range(2):
        prompt = GAME.prompt(state, C)
        assert prompt.seats == ()
        views.append((GAME.view_for(state, C), prompt))
        if state.asked == A:
            assert act(state, "pass") == []
    assert state.asked == B
    assert views[0] == views[1]


def test_before_the_battles_a_person_hears_whether_there_is_one() -> None:
    """Others cannot see what the page of the one asked makes of it."""
    for there, idle in (("B:1w1f", False), ("", True)):
        hexes = {"c3r4": f"A:1w1f camp-A {there}", "c2r4": "C:1w1f"}
        state = valley(hexes, "combat", hands=[["spying"], ["net"], ["raft"], []])
        assert GAME.view_for(state, A)["window"]["window"] == "combats_start_own"
        assert GAME.view_for(state, A)["window"]["idle"] is idle
        assert GAME.view_for(state, B)["window"] is None


def at_the_server(state: State) -> Story:
    """A match that has come to this position, with everybody at the table."""
    story = Story(GAME, GAME.choose(state.seats), 1)
    story.match.state = state
    for viewer, eyes in story.eyes.items():
        eyes.sight = sight_of(story.match, viewer, eyes.seq)
    return story


def test_the_server_tells_nobody_whom_a_window_asks_and_a_pass_is_no_message() -> None:
    """Red is asked, then Blue in the same window: all others, Red as well, hear nothing before both have answered."""
    hands = [["wild-child"], ["spying"], [], []]
    hexes = {"c3r4": "A:1w1f camp-A", "c3r5": "B:1w1f"}
    story = at_the_server(valley(hexes, "animals", hands=hands))
    for asked, hear in ((A, {B}), (B, {A, B, C, D, None})):
        assert story.waiting_for == [asked]
        assert known_to(story, asked).waiting_for == [asked]
        for other in {A, B, C, D} - {asked}:
            assert asked not in known_to(story, other).waiting_for
        story.adopt(asked, story.decide(asked, ["pass"]), 0.0, None)
        telling = story.tell()
        assert set(telling) == hear
    assert {story.eyes[viewer].story[-1].at for viewer in telling} == {0.0}


def moments_of_the_animals(*hands: list[str]) -> tuple[int, int]:
    """How often somebody was asked when the animals had moved, and how often somebody might have been; all pass."""
    state = valley({"c3r4": "A:1w1f camp-A", "c3r5": "B:1w1f"}, "setup", hands=hands)
    state.moments, asked = 0, 0
    begin(state, "animals")
    while GAME.silence(state, state.asked) is not None:
        asked += 1
        act(state, "pass")
    return asked, GAME.secret_moments(state)


def test_a_window_counts_for_as_many_whether_or_not_they_hold_a_card_for_it() -> None:
    """Red, Blue and Green hold a card each, as everybody sees, and each might be one that can be played here."""
    seen = [
        moments_of_the_animals(*hands, [])
        for hands in (
            (["wild-child"], ["spying"], ["headstrong"]),
            (["traps"], ["spying"], ["headstrong"]),
            (["traps"], ["cut-stone"], ["headstrong"]),
        )
    ]
    assert [asked for asked, _ in seen] == [2, 1, 0]
    assert len({moments for _, moments in seen}) == 1
    assert moments_of_the_animals([], [], [], []) == (0, 0)


def test_silence_at_a_window_is_a_pass_and_nowhere_else() -> None:
    state = valley({"c3r4": "A:1w1f camp-A"}, "animals", hands=[["wild-child"], [], [], []])
    assert GAME.silence(state, A) == GAME.read("pass")
    assert GAME.silence(state, B) is None
    act(state, "pass")
    assert GAME.silence(state, state.asked) is None


def test_a_guess_never_asks_the_seat_that_waits() -> None:
    hands = [["wild-child"], ["spying"], [], []]
    state = valley({"c3r4": "A:1w1f camp-A", "c3r5": "B:1w1f"}, "animals", hands=hands)
    for viewer in (B, C, D):
        guess = GAME.determinize(state, viewer, Rng.seeded(1))
        assert guess.asked != viewer
        assert "pass" in GAME.legal_texts(guess, guess.asked)


def test_a_fight_that_is_decided_stops_for_no_card() -> None:
    """Blue's last warrior is dead: his woman is led away, and nobody flees from her."""
    hexes = {"c3r3": "A:2w B:1w1f", "c4r1": "B:1w1f"}
    hands = [["flight"], [], [], []]
    state = valley(hexes, "combat", hands=hands, dice=[6, 1])
    act(state, "pass", "pass")
    assert people(state, A, "c3r3") == (2, 1)
    assert state.phase != COMBAT


def test_whom_a_tribe_gives_up_is_told_once_when_all_are_named() -> None:
    state = valley({"c4r1": "A:4w2f"}, "survival", food=[4, 9, 9, 9])
    before = [(GAME.view_for(state, seat), GAME.prompt(state, seat)) for seat in (B, None)]
    act(state, "starve-c4r1:w", "starve-c4r1:f")
    assert [(GAME.view_for(state, seat), GAME.prompt(state, seat)) for seat in (B, None)] == before
    assert GAME.view_for(state, A)["survival"]["starving"] == ["c4r1:w", "c4r1:f"]
    guess = GAME.determinize(state, B, Rng.seeded(1))
    assert GAME.view_for(guess, A)["survival"]["starving"] == []
    act(state, "feed")
    assert people(state, A, "c4r1") == (3, 1)


def test_whom_a_trick_takes_into_its_group_only_its_player_sees_while_they_are_named() -> None:
    hands = [["climbing-trees"], [], [], []]
    state = valley({"c3r4": "A:2w1f B:1w"}, "combat", hands=hands)
    act(state, "play-climbing-trees")
    before = GAME.view_for(state, B)
    assert GAME.view_for(state, A)["choice"]["group"] == {"w": 2, "f": 1, "t": 0}
    act(state, "take-w")
    assert GAME.view_for(state, A)["choice"]["group"] == {"w": 1, "f": 1, "t": 0}
    assert GAME.view_for(state, B) == before
    assert before["choice"]["group"] is None


def test_where_a_tribe_sows_is_told_once_when_all_fields_are_chosen() -> None:
    hexes = {"c3r3": "A:1w1f camp-A", "c4r1": "A:1w1f camp-A"}
    state = valley(hexes, "sowing", season="winter", turn=3)
    before = GAME.view_for(state, B)
    act(state, "sow-c4r1")
    assert GAME.view_for(state, B) == before
    assert GAME.view_for(state, A)["sowing"]["picks"] == ["c4r1"]
    assert "sow-c4r1" in GAME.legal_texts(GAME.determinize(state, B, Rng.seeded(1)), A)


# A save in the middle


def inside_a_fight(state: State) -> bool:
    return HUNT_FRAME in state.stack[::FRAME]


def twins(state: State) -> list[State]:
    return [state, state.clone(), GAME.load(GAME.dump(state))]


def test_a_match_saved_in_a_fight_inside_an_event_goes_on_from_there() -> None:
    """A cave bear attacks in the first phase; at every question of its fight the match is saved and cloned."""
    hands = [["flint", "cut-stone"], [], [], []]
    hexes = {"c2r2": "A:3w2f camp-A"}
    more = {"season": "winter", "hands": hands, "choices": {"fire": 1}}
    questions = set()
    for seed in range(12):
        state = strike("cave_bear", hexes, dice=[1], **more)
        state.rng = Rng.seeded(seed)
        while state.phase == EVENT:
            assert state.asked == A
            if inside_a_fight(state):
                questions.add(legal(state)[-1].split("-")[0])
            text = legal(state)[-1]
            same = twins(state)
            for twin in same:
                act(twin, text)
            assert GAME.dump(same[0]) == GAME.dump(same[1]) == GAME.dump(same[2])
            state = same[seed % 3]
    assert questions == {"lose", "pass"}
