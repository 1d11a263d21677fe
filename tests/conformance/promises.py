"""The promises every game makes: fixed openings, own chance, exact actions, closed clones, plain texts."""

from __future__ import annotations

import json
import random
import re
from typing import Any

from tests.conformance.games import all_actions, modules_of
from tests.conformance.play import matches, moments, options_for, plain, viewers, walk
from tests.conformance.shared import callables_in, changed, contents, module_data, shared_parts
from tundra.core import AnyGame, BadNotation
from tundra.core.events import ALL_SEEING

PLAIN_TEXT = re.compile(r"[A-Za-z0-9][A-Za-z0-9+*/:.\-]{0,23}")
NONSENSE = ("", " ", "\n", "no such action", "9" * 5000, "x" * 10_000, "٣", "-1", "é", "\x00")


def check_the_same_seed_gives_the_same_opening(game: AnyGame) -> None:
    for seats, seed in matches(game):
        options = options_for(game, seats, seed)
        first, second = (game.dump(game.new_game(options, seed)) for _ in range(2))
        assert first == second, f"{game.name}: seed {seed} gave two openings"


def check_all_chance_comes_from_its_own_generator(game: AnyGame) -> None:
    for seats, seed in matches(game, 1):
        stories = []
        for world in range(2):
            random.seed(world)
            stories.append([plain(game.dump(moment.after)) for moment in walk(game, seats, seed)])
        assert stories[0] == stories[1], f"{game.name}: seed {seed} gave two different matches"


def check_legal_actions_are_exact_and_in_fixed_order(game: AnyGame) -> None:
    for seats, moment in moments(game, most=40):
        check_waiting(game, moment.before, seats)
        for seat in range(seats):
            check_legal(game, moment.before, seat)
        if moment.after.outcome is not None:
            assert not game.waiting_for(moment.after), (
                f"{game.name}: waits for a seat after the end"
            )
            for seat in range(seats):
                late = game.legal_actions(moment.after, seat)
                assert not late, f"{game.name}: seat {seat} has legal actions after the end"


def check_waiting(game: AnyGame, state: Any, seats: int) -> None:
    waiting = game.waiting_for(state)
    assert waiting, f"{game.name}: waits for nobody before the end"
    assert len(set(waiting)) == len(waiting), f"{game.name}: waits for a seat twice"
    assert set(waiting) <= set(range(seats)), f"{game.name}: waits for a seat that is not there"
    for seat in range(seats):
        has_actions = bool(game.legal_actions(state, seat))
        assert has_actions == (seat in waiting), (
            f"{game.name}: waiting_for and legal_actions differ"
        )


def check_legal(game: AnyGame, state: Any, seat: int) -> None:
    legal = list(game.legal_actions(state, seat))
    assert len(set(legal)) == len(legal), f"{game.name}: an action is listed twice"
    again = (state, state.clone(), game.load(game.dump(state)))
    assert all(game.legal_actions(other, seat) == legal for other in again), (
        f"{game.name}: the order of legal actions is not fixed"
    )
    unsaid = game.silence(state, seat)
    assert unsaid is None or unsaid in legal, f"{game.name}: silence means what is not legal"


def check_every_game_ends_with_places_and_a_reason(game: AnyGame) -> None:
    for seats, seed in matches(game):
        last = None
        for moment in walk(game, seats, seed):
            last = moment
        outcome = last.after.outcome if last else None
        assert outcome is not None, f"{game.name}: stopped without an outcome"
        assert len(outcome.places) == seats, f"{game.name}: not one place for each seat"
        assert all(1 <= place <= seats for place in outcome.places), f"{game.name}: odd places"
        assert re.fullmatch(r"[a-z_]+", outcome.reason), f"{game.name}: the reason is no plain key"


def check_apply_changes_nothing_but_its_state(game: AnyGame) -> None:
    data = [module_data(module) for module in modules_of(game)]
    for seats, seed in matches(game, 1):
        options = options_for(game, seats, seed)
        words = options.words()
        for moment in walk(game, seats, seed, options):
            check_bystander(game, moment.before, moment.seat, moment.action)
        assert options.words() == words, f"{game.name}: the options changed"
    later = [module_data(module) for module in modules_of(game)]
    assert later == data, f"{game.name}: data of a module changed"


def check_bystander(game: AnyGame, state: Any, seat: int, action: int) -> None:
    """A clone taken before the step stays; and the step is the same when nobody listens."""
    before = game.dump(state)
    heard, unheard = state.clone(), state.clone()
    game.apply(heard, seat, action, [])
    game.apply(unheard, seat, action, None)
    assert game.dump(state) == before, f"{game.name}: apply changed another clone"
    assert game.dump(heard) == game.dump(unheard), f"{game.name}: listening changes what happens"


def check_a_clone_shares_nothing_that_can_change(game: AnyGame) -> None:
    for seats, seed in matches(game, 1):
        for moment in walk(game, seats, seed):
            shared = shared_parts(moment.before, moment.before.clone())
            assert not shared, f"{game.name}: a clone shares {', '.join(shared)}"
        state = game.new_game(options_for(game, seats, seed), seed)
        before = contents(state)
        play_on(game, state.clone())
        difference = changed(before, contents(state))
        assert not difference, f"{game.name}: playing a clone changed {difference} of the original"


def play_on(game: AnyGame, state: Any) -> None:
    while waiting := game.waiting_for(state):
        game.apply(state, waiting[0], game.legal_actions(state, waiting[0])[0], None)


def check_texts_are_short_plain_and_read_back(game: AnyGame) -> None:
    actions = {
        action
        for _, moment in moments(game, most=100)
        for action in game.legal_actions(moment.before, moment.seat)
    }
    actions.update(all_actions(game))
    for action in sorted(actions):
        text = game.write(action)
        assert game.read(text) == action, f"{game.name}: {text!r} is read as another action"
        assert PLAIN_TEXT.fullmatch(text), f"{game.name}: {text!r} is not short and plain"
        check_misspelt(game, text)
    for text in NONSENSE:
        check_refused(game, text)


def check_misspelt(game: AnyGame, text: str) -> None:
    for wrong in (f" {text}", f"{text} ", f"{text}\n", f"{text}!", text + "0" * 30):
        check_refused(game, wrong)


def check_refused(game: AnyGame, text: str) -> None:
    refusal = ""
    try:
        game.read(text)
    except BadNotation as problem:
        refusal = str(problem)
    assert refusal, f"{game.name}: {text[:30]!r} was read as an action"
    assert "\n" not in refusal, f"{game.name}: a refusal is more than one line"
    assert len(refusal) < 200, f"{game.name}: a refusal repeats a long text"


def check_views_are_plain_data_of_their_own(game: AnyGame) -> None:
    for seats, moment in moments(game):
        for viewer in (*viewers(seats), ALL_SEEING):
            view = game.view_for(moment.after, viewer)
            check_plain(game, view, "a view")
            assert game.show(view, "en").strip(), f"{game.name}: nothing to show in a terminal"
            before = plain(game.dump(moment.after))
            scribble(view)
            assert plain(game.dump(moment.after)) == before, (
                f"{game.name}: a view is part of a state"
            )


def check_events_are_plain_data(game: AnyGame) -> None:
    for seats, moment in moments(game):
        for event in moment.events:
            names = {*(event.facts or {}), *(event.secret or {})}
            assert not names & {"kind", "seat"}, f"{game.name}: {event.kind} hides its kind or seat"
            for viewer in (*viewers(seats), ALL_SEEING):
                check_plain(game, event.told_to(viewer), f"event {event.kind}")


def check_plain(game: AnyGame, value: object, what: str) -> None:
    try:
        again = json.loads(plain(value))
    except TypeError as problem:
        raise AssertionError(f"{game.name}: {what} is not plain data: {problem}") from None
    assert again == value, f"{game.name}: {what} does not survive JSON"


def scribble(value: object) -> None:
    if isinstance(value, dict):
        for part in value.values():
            scribble(part)
        value.clear()
    elif isinstance(value, list):
        for part in value:
            scribble(part)
        value.clear()


def check_a_state_holds_only_data(game: AnyGame) -> None:
    for _, moment in moments(game):
        found = callables_in(moment.after)
        assert not found, f"{game.name}: a state holds code, not data: {found}"
