"""Chance: the Speck64/128 block cipher run as a counter, so that every draw can be checked afterwards.

The key comes from the seed by SHA-256, under another prefix than the hash that is shown. Whoever watches the words
cannot foretell the next one, and a clone is a handful of numbers.
"""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING, Final, TypeVar

from tundra.core.errors import BadPosition

if TYPE_CHECKING:
    from mypy_extensions import i64

T = TypeVar("T")

WORD: Final = 0xFFFFFFFF
ROUNDS: Final = 27
"""All rounds of the cipher, for the chance of a match."""
LIGHT_ROUNDS: Final = 9
"""For guesses and playouts, which need evenness and speed but keep no secret."""


def seed_hash(seed: int) -> str:
    """What a match shows when it begins: the SHA-256 of its seed's decimal text."""
    return hashlib.sha256(str(seed).encode()).hexdigest()


class Rng:
    """A stream of 32-bit words. ``drawn`` counts them: unchanged means that no chance was used."""

    def __init__(
        self, key: tuple[int, int, int, int], rounds: i64, stream: i64, drawn: i64, spare: i64
    ) -> None:
        self.key: Final = key
        self.key0: i64 = key[0]
        self.key1: i64 = key[1]
        self.key2: i64 = key[2]
        self.key3: i64 = key[3]
        self.rounds: i64 = rounds
        self.stream: i64 = stream
        self.drawn: i64 = drawn
        self.spare: i64 = spare

    @staticmethod
    def seeded(seed: int) -> Rng:
        digest = hashlib.sha256(f"chance {seed}".encode()).digest()
        words = [int.from_bytes(digest[start : start + 4], "little") for start in (0, 4, 8, 12)]
        return Rng((words[0], words[1], words[2], words[3]), ROUNDS, 0, 0, 0)

    def clone(self) -> Rng:
        return Rng(self.key, self.rounds, self.stream, self.drawn, self.spare)

    def fork(self) -> Rng:
        """An independent light stream of the same key, for a guess or a playout."""
        return Rng(self.key, LIGHT_ROUNDS, self.word(), 0, 0)

    def word(self) -> i64:
        """The next 32 bits. A block of the cipher gives two words; the second waits in ``spare``."""
        self.drawn += 1
        if self.drawn & 1 == 0:
            return self.spare
        left: i64 = self.stream
        right: i64 = self.drawn >> 1
        key: i64 = self.key0
        key1: i64 = self.key1
        key2: i64 = self.key2
        key3: i64 = self.key3
        number: i64 = 0
        while number < self.rounds:
            left = (((((left >> 8) | (left << 24)) & WORD) + right) & WORD) ^ key
            right = (((right << 3) | (right >> 29)) & WORD) ^ left
            # The next round's key comes from the same mixing, with the round's number in it.
            mixed: i64 = (((((key1 >> 8) | (key1 << 24)) & WORD) + key) & WORD) ^ number
            key = (((key << 3) | (key >> 29)) & WORD) ^ mixed
            key1 = key2
            key2 = key3
            key3 = mixed
            number += 1
        self.spare = right
        return left

    def below(self, bound: i64) -> i64:
        """A number from 0 to ``bound`` - 1, each equally likely (Lemire's method, without bias)."""
        product: i64 = self.word() * bound
        if (product & WORD) < bound:
            floor: i64 = (WORD + 1) % bound
            while (product & WORD) < floor:
                product = self.word() * bound
        return product >> 32

    def die(self) -> int:
        return self.below(6) + 1

    def pick(self, items: list[T]) -> T:
        return items[self.below(len(items))]

    def take(self, items: list[T]) -> T:
        """Removes one at random: what lay last takes its place, so no order is kept."""
        place = self.below(len(items))
        taken = items[place]
        items[place] = items[-1]
        items.pop()
        return taken

    def shuffled(self, items: list[T]) -> list[T]:
        """A new list in random order (Fisher-Yates)."""
        order = items[:]
        for place in range(len(order) - 1, 0, -1):
            other = self.below(place + 1)
            order[place], order[other] = order[other], order[place]
        return order

    def dump(self) -> dict[str, object]:
        """Everything, JSON-ready. It holds the secret of all draws to come: never for a browser."""
        return {
            "key": list(self.key),
            "rounds": self.rounds,
            "stream": self.stream,
            "drawn": self.drawn,
            "spare": self.spare,
        }


def load_rng(data: object) -> Rng:
    """The generator ``dump`` wrote; a position without one gets the stream of seed 0."""
    if data is None:
        return Rng.seeded(0)
    if not isinstance(data, dict):
        raise BadPosition("rng: expected an object")
    key = data.get("key")
    if not isinstance(key, list) or len(key) != 4:
        raise BadPosition("rng: key must be 4 words")
    words = [word_of(word, "key") for word in key]
    rounds = word_of(data.get("rounds"), "rounds")
    if rounds not in (ROUNDS, LIGHT_ROUNDS):
        raise BadPosition(f"rng: rounds must be {ROUNDS} or {LIGHT_ROUNDS}")
    return Rng(
        (words[0], words[1], words[2], words[3]),
        rounds,
        word_of(data.get("stream"), "stream"),
        word_of(data.get("drawn"), "drawn"),
        word_of(data.get("spare"), "spare"),
    )


def word_of(value: object, name: str) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or not 0 <= value <= WORD:
        raise BadPosition(f"rng: {name} must be a word of 32 bits")
    return value
