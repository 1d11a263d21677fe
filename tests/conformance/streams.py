"""Two worlds that a viewer cannot tell apart: the same bytes reach the viewer, in the same order, at the same times."""

from __future__ import annotations

import asyncio
import random
import sys
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

import msgspec

from tests.conformance.games import EVERY_GAME
from tests.conformance.worlds import Setting, World, in_its_own_time
from tundra.core import AnyGame, Event, Options, Seat

TRIES = 12
"""Other actions that are tried for the second world before it is given up."""
PROBES = ("say", "explain", "foresee", "act", "how_far", "undo")
"""What a viewer asks while it waits, in this order; the last only after every fourth act, that a match goes on."""
LONG = 400
"""Acts after which a pair of worlds is given up, if they can still not be told apart."""


@dataclass
class Count:
    """What was compared."""

    acts: int = 0
    worlds: int = 0
    secret: int = 0
    """Questions that were asked in secret in just one of two worlds."""
    unnoticed: int = 0
    """Acts of others that the viewer must not notice, made in just one of two worlds."""
    frames: int = 0

    def __add__(self, other: Count) -> Count:
        return Count(
            self.acts + other.acts,
            self.worlds + other.worlds,
            self.secret + other.secret,
            self.unnoticed + other.unnoticed,
            self.frames + other.frames,
        )


@dataclass
class Seen:
    """What an act brings, as a viewer must see it: as if nobody had been asked in secret."""

    told: list[Any] = field(default_factory=list)
    sight: Any = None
    asked: list[Seat] = field(default_factory=list)
    """Who was asked in secret on the way."""
    after: Any = None


def seen_after(game: AnyGame, state: Any, seat: Seat, text: str, viewer: Seat | None) -> Seen:
    """From the rules alone: whoever is asked in secret passes, and of that the viewer sees its own questions."""
    seen, now, action = Seen(), state.clone(), game.read(text)
    while True:
        events: list[Event] = []
        game.apply(now, seat, action, events)
        seen.told += [event.told_to(viewer) for event in events]
        asked = [other for other in game.waiting_for(now) if game.silence(now, other) is not None]
        if not asked:
            break
        if viewer in asked:
            seen.told.append(sight(game, now, viewer))
        else:
            seen.asked += asked
        seat = asked[0]
        silence = game.silence(now, seat)
        assert silence is not None
        action = silence
    seen.sight, seen.after = sight(game, now, viewer), now
    return seen


def sight(game: AnyGame, state: Any, viewer: Seat | None) -> Any:
    legal = [] if viewer is None else game.legal_texts(state, viewer)
    return game.view_for(state, viewer), game.prompt(state, viewer), legal


def other_world(game: AnyGame, state: Any, viewer: Seat | None, chance: random.Random) -> Any:
    """A position that the viewer cannot tell from this one, with the same chance to come."""
    guess = game.determinize(state, viewer, type(state.rng).seeded(chance.getrandbits(60)))
    guess.rng = state.rng.clone()
    return guess


def alike(
    game: AnyGame, state: Any, seat: Seat, seen: Seen, viewer: Seat | None, chance: random.Random
) -> Iterator[tuple[str, Seen]]:
    """What the seat could do in the other world that looks the same to the viewer."""
    texts = game.legal_texts(state, seat)
    for text in chance.sample(texts, min(TRIES, len(texts))):
        found = seen_after(game, state, seat, text, viewer)
        if (found.told, found.sight) == (seen.told, seen.sight):
            yield text, found


class Pair:
    """Both worlds, in which everybody acts at the same times, and one viewer asks the same things."""

    def __init__(self, setting: Setting, viewer: Seat | None, states: tuple[Any, Any]) -> None:
        self.game, self.viewer = setting.game, viewer
        self.is_timed = len(setting.people) > 1
        self.worlds = [
            World(setting, state.clone(), random.Random(number))
            for number, state in enumerate(states)
        ]
        self.count = Count(worlds=1)
        self._marks = 0
        self._compared = [0, 0]

    async def act(self, seat: Seat, texts: tuple[str, str | None]) -> None:
        """One seat acts, in both worlds or, where the viewer must not notice it, in one."""
        self._marks += 1
        self.count.acts += 1
        for world, text in zip(self.worlds, texts, strict=True):
            if text is not None:
                world.act(seat, text, f"act-{self._marks}")
        passing = 0
        while not (passing > len(PROBES) and all(world.is_settled for world in self.worlds)):
            await asyncio.sleep(0.7)
            if self.is_timed:
                self._ask(passing)
            for world in self.worlds:
                self._answer(world)
            passing += 1
            assert passing < LONG, "somebody waits for ever"
        await asyncio.sleep(1.0)
        await self.compare()

    def _ask(self, number: int) -> None:
        """The viewer tries what it can while it waits."""
        for world in self.worlds:
            wire, seat = world.wires[self.viewer], self.viewer
            mark = f"ask-{self._marks}-{number}"
            if number == 0:
                wire.say("say", id=mark, text="?")
            elif seat is not None and number < len(PROBES) - (self._marks % 4 > 0):
                eyes = world.table.playing().eyes[seat]
                seq, text = eyes.seq, (eyes.sight.legal or ["zzz"])[0]
                rest: dict[str, Any] = {
                    "explain": {"act": text},
                    "foresee": {"act": [text]},
                    "act": {"act": ["zzz"], "seq": seq},
                    "how_far": {"seq": seq},
                    "undo": {"seq": seq, "to": "step"},
                }
                wire.say(PROBES[number], seat=seat, id=mark, **rest[PROBES[number]])

    def _answer(self, world: World) -> None:
        """Whoever is asked in secret passes, sooner or later or never; the viewer at once."""
        story = world.table.playing()
        for seat, text in story.silent_answers.items():
            is_there = seat in world.setting.people and not story.is_hidden_from(seat)
            if is_there and (seat == self.viewer or world.chance.random() < 0.3):
                world.act(seat, text, f"answer-{story.eyes[seat].seq}")

    async def compare(self) -> None:
        streams = []
        for number, world in enumerate(self.worlds):
            came = world.wires[self.viewer].came
            streams.append(came[self._compared[number] :])
            self._compared[number] = len(came)
        self.count.frames += len(streams[0])
        one, other = streams if self.is_timed else [texts_of(stream) for stream in streams]
        assert one == other, differing(one, other)
        if self.viewer is not None:
            who = self.worlds[0].setting.cookies[self.viewer][0]
            lists = [await world.hub.tables.mine(who) for world in self.worlds]
            assert msgspec.json.encode(lists[0]) == msgspec.json.encode(lists[1])

    async def close(self) -> None:
        for world in self.worlds:
            await world.close()


def texts_of(stream: list[tuple[float, str]]) -> list[Any]:
    """Where nobody can read anything into a pause: the bytes in their order, but for the times in them."""
    return [msgspec.json.encode(without_times(msgspec.json.decode(text))) for _, text in stream]


def without_times(value: Any) -> Any:
    if isinstance(value, dict):
        return {key: without_times(part) for key, part in value.items() if key != "at"}
    return [without_times(part) for part in value] if isinstance(value, list) else value


def differing(one: list[Any], other: list[Any]) -> str:
    for left, right in zip(one, other, strict=False):
        if left != right:
            return f"not the same:\n{str(left)[:1500]}\n{str(right)[:1500]}"
    longer = max(one, other, key=len)
    return f"{len(one)} and {len(other)} frames; {str(longer[min(len(one), len(other))])[:1500]}"


def compare_streams(
    game: AnyGame, options: Options, people: list[Seat], viewer: Seat | None, seed: int, acts: int
) -> Count:
    """Follows a random match; where the viewer must tell two worlds apart, two new ones begin."""
    chance = random.Random(f"{game.name} {seed} {viewer}")
    state, count = game.new_game(options, seed), Count()
    setting = Setting(game, options, people)
    while state.outcome is None and count.acts < acts:
        state, more = in_its_own_time(follow(setting, state, viewer, chance, acts - count.acts))
        count += more
    return count


async def follow(
    setting: Setting, state: Any, viewer: Seat | None, chance: random.Random, most: int
) -> tuple[Any, Count]:
    """One pair of worlds from here on; the position in which they parted, and what was compared."""
    game = setting.game
    pair = Pair(setting, viewer, (state, other_world(game, state, viewer, chance)))
    await asyncio.sleep(1.0)
    await pair.compare()
    try:
        while True:
            mine, guess = (world.state for world in pair.worlds)
            if mine.outcome is not None or pair.count.acts >= most:
                return mine.clone(), pair.count
            seat = chance.choice(game.waiting_for(mine))
            text = chance.choice(game.legal_texts(mine, seat))
            seen = seen_after(game, mine, seat, text, viewer)
            if seen.after.outcome is not None or seat not in game.waiting_for(guess):
                return seen.after, pair.count
            if not seen.told and seen.sight == sight(game, mine, viewer) and seat != viewer:
                pair.count.unnoticed += 1
                await pair.act(seat, (text, None))
                continue
            found = next(alike(game, guess, seat, seen, viewer, chance), None)
            if found is None:
                return after(game, mine, seat, text, chance), pair.count
            pair.count.secret += len(set(seen.asked) ^ set(found[1].asked))
            await pair.act(seat, (text, found[0]))
    finally:
        await pair.close()


def after(game: AnyGame, state: Any, seat: Seat, text: str, chance: random.Random) -> Any:
    """The match goes on without being watched: whoever is asked in secret may play a card."""
    now = state.clone()
    game.apply(now, seat, game.read(text), [])
    while now.outcome is None:
        asked = [other for other in game.waiting_for(now) if game.silence(now, other) is not None]
        if not asked:
            break
        game.apply(now, asked[0], chance.choice(game.legal_actions(now, asked[0])), [])
    return now


def tables_of(game: AnyGame) -> Iterator[tuple[list[Seat], Seat | None]]:
    """Who are people, and who of them compares: between people, among people alone as an onlooker, alone with bots."""
    yield [0, 1], 0
    yield list(range(game.seats[-1])), None
    yield [0], 0


def main() -> None:
    """Figures for every game: `python -m tests.conformance.streams [MATCHES [ACTS]]`."""
    matches, acts = [int(word) for word in (*sys.argv[1:], "10", "10000")[:2]]
    for game in EVERY_GAME:
        options = game.choose(game.seats[-1])
        for people, viewer in tables_of(game):
            counts = [
                compare_streams(game, options, people, viewer, seed, acts)
                for seed in range(matches)
            ]
            print(f"{game.name}: {len(people)} people, viewer {viewer}:", sum(counts, Count()))


if __name__ == "__main__":
    main()
