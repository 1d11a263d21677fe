"""Positions as data and matches as text: dumped, loaded, replayed, answered in any order."""

from __future__ import annotations

import json
from typing import Any

from tests.conformance.games import invariants_of
from tests.conformance.play import (
    Moment,
    matches,
    moments,
    options_for,
    plain,
    told,
    viewers,
    walk,
)
from tundra.core import Action, AnyGame, BadPosition, Event, Match, Rng, Seat
from tundra.core.record import read_record, record_of, verify, write_record

WRONG: tuple[Any, ...] = (None, -1, 10**6, "x", [], {}, [None], [[-1]], True, 1.5)


def check_every_position_is_dumped_and_loaded(game: AnyGame) -> None:
    for seats, seed in matches(game, 1):
        for moment in walk(game, seats, seed):
            check_round_trip(game, moment, seats)


def check_round_trip(game: AnyGame, moment: Moment, seats: int) -> None:
    """The loaded twin is the same position, and the next step leads it to the same place."""
    data = game.dump(moment.before)
    try:
        text = plain(data)
    except TypeError as problem:
        raise AssertionError(f"{game.name}: a dump is not plain data: {problem}") from None
    twin = game.load(json.loads(text))
    assert plain(game.dump(twin)) == text, f"{game.name}: load and dump give another position"
    for viewer in viewers(seats):
        view, other = (game.view_for(state, viewer) for state in (moment.before, twin))
        assert plain(view) == plain(other), f"{game.name}: a loaded position looks different"
    events: list[Event] = []
    assert moment.action in game.legal_actions(twin, moment.seat), f"{game.name}: loaded, not legal"
    game.apply(twin, moment.seat, moment.action, events)
    assert plain(game.dump(twin)) == plain(game.dump(moment.after)), (
        f"{game.name}: a loaded position plays on differently"
    )
    heard, again = told(moment.events, None), told(events, None)
    assert plain(heard) == plain(again), f"{game.name}: a loaded position tells another story"


def check_load_says_what_is_wrong(game: AnyGame) -> None:
    """Damaged data is refused in one line, or is a position that can be dumped again."""
    refused = 0
    for _, moment in moments(game, count=1, most=4):
        data = game.dump(moment.after)
        for name in data:
            for wrong in WRONG:
                refused += is_refused(game, {**data, name: wrong})
            refused += is_refused(game, {key: data[key] for key in data if key != name})
    assert refused, f"{game.name}: load refuses nothing"


def is_refused(game: AnyGame, data: dict[str, Any]) -> bool:
    try:
        game.dump(game.load(json.loads(plain(data))))
    except BadPosition as problem:
        refusal = str(problem)
    except Exception as problem:
        raise AssertionError(f"{game.name}: load fails with {problem!r}") from problem
    else:
        return False
    assert refusal, f"{game.name}: a refusal without a word"
    assert "\n" not in refusal, f"{game.name}: a refusal is more than one line"
    return True


def check_a_record_replays_to_the_same_steps(game: AnyGame) -> None:
    for seats, seed in matches(game, 1):
        options = options_for(game, seats, seed)
        match = Match(game, options, seed)
        story = list(walk(game, seats, seed, options))
        for moment in story:
            (step,) = match.submit(moment.seat, game.write(moment.action))
            for viewer in viewers(seats):
                heard = told(moment.events, viewer)
                assert plain(step.told_to(viewer)) == plain(heard), (
                    f"{game.name}: replays differently"
                )
        assert game.dump(match.state) == game.dump(story[-1].after), f"{game.name}: ends elsewhere"
        text = write_record(record_of(match))
        again = verify(read_record(text), lambda _: game)
        assert write_record(record_of(again)) == text, f"{game.name}: the record changes"


def check_the_order_of_simultaneous_answers_is_nothing(game: AnyGame) -> None:
    for _, moment in moments(game, most=40):
        waiting = game.waiting_for(moment.before)
        if len(waiting) > 1:
            check_orders(game, moment.before, waiting)


def check_orders(game: AnyGame, state: Any, waiting: list[Seat]) -> None:
    answers = {seat: answer_alone(game, state, seat) for seat in waiting}
    ends = set()
    for number in range(4):
        rng = Rng.seeded(number)
        end = state.clone()
        for seat, action in merged(answers, rng):
            assert action in game.legal_actions(end, seat), (
                f"{game.name}: what one seat answers changes what another may answer"
            )
            game.apply(end, seat, action, None)
        ends.add(plain(game.dump(end)))
    assert len(ends) == 1, f"{game.name}: the result depends on who answered first"


def answer_alone(game: AnyGame, state: Any, seat: Seat) -> list[Action]:
    """What the seat answers, until nothing more is asked of it, while the others still think."""
    alone, rng, answers = state.clone(), Rng.seeded(seat), list[Action]()
    while seat in game.waiting_for(alone):
        answers.append(rng.pick(game.legal_actions(alone, seat)))
        game.apply(alone, seat, answers[-1], None)
    return answers


def merged(answers: dict[Seat, list[Action]], rng: Rng) -> list[tuple[Seat, Action]]:
    """All answers in some order between the seats, each seat's own in its order."""
    turns = rng.shuffled([seat for seat, actions in answers.items() for _ in actions])
    rest = {seat: iter(actions) for seat, actions in answers.items()}
    return [(seat, next(rest[seat])) for seat in turns]


def check_invariants_hold_in_every_position_and_guess(game: AnyGame) -> None:
    for seats in game.seats:
        check_invariants_hold_in_matches(game, seats, range(1, 4))


def check_invariants_hold_in_matches(
    game: AnyGame, seats: int, seeds: range, guess_every: int = 1
) -> int:
    """The game's own ``invariants.check``, after each step, and on guesses of each viewer in turn.

    Says how many steps there were.
    """
    check, everyone, steps = invariants_of(game), viewers(seats), 0
    for seed in seeds:
        for number, moment in enumerate(walk(game, seats, seed)):
            check(moment.after)
            steps += 1
            if number % guess_every == 0:
                viewer = everyone[steps % len(everyone)]
                check(game.determinize(moment.after, viewer, Rng.seeded(number)))
    return steps
