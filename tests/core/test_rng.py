"""Chance: the published cipher, the same stream everywhere, and no favourites."""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Iterable
from itertools import permutations

import pytest

from tundra.core import BadPosition, Rng, load_rng, seed_hash
from tundra.core.rng import LIGHT_ROUNDS, ROUNDS

# Beaulieu et al., "The Simon and Speck Families", appendix C: Speck64/128.
KEY = (0x03020100, 0x0B0A0908, 0x13121110, 0x1B1A1918)
PLAIN = (0x3B726574, 0x7475432D)
CIPHER = (0x8C6FA548, 0x454E028B)

# Chi-square at one in a thousand; the seeds are fixed, so these tests always give the same answer.
CRITICAL = {1: 10.83, 5: 20.52, 9: 27.88, 23: 49.73, 51: 87.97, 99: 148.23}

STREAM_2026 = [2235404510, 2697581349, 2428461712, 1392379582, 1997871218, 3280413633]
DICE_2026 = [5, 3, 6, 1, 5, 3, 4, 6, 1, 1, 6, 4]
SHUFFLE_2026 = [8, 3, 1, 6, 5, 0, 4, 9, 7, 2]


def chi_square(counts: Iterable[int], cells: int) -> float:
    seen = list(counts)
    expected = sum(seen) / cells
    missing = (cells - len(seen)) * expected
    return missing + sum((count - expected) ** 2 / expected for count in seen)


def test_a_block_is_the_published_speck_vector() -> None:
    left, right = PLAIN
    rng = Rng(KEY, ROUNDS, left, 2 * right, 0)
    assert (rng.word(), rng.word()) == CIPHER


def test_seed_2026_gives_this_stream_for_ever() -> None:
    rng = Rng.seeded(2026)
    assert [rng.word() for _ in range(6)] == STREAM_2026
    assert [rng.die() for _ in range(12)] == DICE_2026
    assert rng.shuffled(list(range(10))) == SHUFFLE_2026


def test_a_clone_goes_its_own_way_from_the_same_place() -> None:
    rng = Rng.seeded(7)
    rng.word()
    twin = rng.clone()
    first = [twin.word() for _ in range(9)]
    assert rng.drawn == 1
    assert [rng.word() for _ in range(9)] == first


def test_every_draw_is_counted() -> None:
    rng = Rng.seeded(1)
    rng.die()
    rng.shuffled([1, 2, 3, 4])
    assert rng.drawn == 4


def test_forks_differ_from_each_other_and_from_their_parent() -> None:
    rng = Rng.seeded(3)
    streams = [rng.fork() for _ in range(20)] + [rng]
    words = {tuple(stream.word() for _ in range(4)) for stream in streams}
    assert len(words) == len(streams)


def test_the_words_of_a_fork_do_not_follow_those_of_its_sister() -> None:
    rng = Rng.seeded(11)
    one, two = rng.fork(), rng.fork()
    pairs = Counter((one.below(10), two.below(10)) for _ in range(20_000))
    assert chi_square(pairs.values(), 100) < CRITICAL[99]


def test_a_generator_is_saved_in_the_middle_of_a_block() -> None:
    rng = Rng.seeded(5).fork()
    rng.word()
    again = load_rng(rng.dump())
    assert again.rounds == LIGHT_ROUNDS
    assert [again.word() for _ in range(5)] == [rng.word() for _ in range(5)]


def test_a_position_without_a_generator_gets_the_stream_of_seed_0() -> None:
    assert load_rng(None).dump() == Rng.seeded(0).dump()


@pytest.mark.parametrize("part", ["key", "rounds", "stream", "drawn", "spare"])
@pytest.mark.parametrize("wrong", [None, -1, 2**32, "7", True, [1], 1.0])
def test_a_damaged_generator_is_refused(part: str, wrong: object) -> None:
    with pytest.raises(BadPosition, match=r"^rng: "):
        load_rng({**Rng.seeded(1).dump(), part: wrong})


def test_a_generator_must_be_an_object() -> None:
    with pytest.raises(BadPosition, match="object"):
        load_rng([1, 2])


def test_the_hash_that_is_shown_is_the_sha256_of_the_seed() -> None:
    assert seed_hash(2026) == hashlib.sha256(b"2026").hexdigest()


def test_the_hash_that_is_shown_tells_nothing_of_the_key() -> None:
    shown = bytes.fromhex(seed_hash(2026))
    windows = {shown[start : start + 4] for start in range(29)}
    key = {word.to_bytes(4, order) for word in Rng.seeded(2026).key for order in ("little", "big")}
    assert not key & windows


@pytest.mark.parametrize("light", [False, True])
@pytest.mark.parametrize("bound", [2, 6, 10, 52, 100])
def test_every_number_below_a_bound_is_equally_likely(bound: int, light: bool) -> None:
    rng = Rng.seeded(bound).fork() if light else Rng.seeded(bound)
    counts = Counter(rng.below(bound) for _ in range(200 * bound))
    assert set(counts) == set(range(bound))
    assert chi_square(counts.values(), bound) < CRITICAL[bound - 1]


def test_a_bound_that_does_not_divide_the_words_keeps_no_favourites() -> None:
    # Three quarters of all words: plain scaling would make every third number twice as likely.
    rng, bound = Rng.seeded(4), 3 * 2**30
    thirds = Counter(rng.below(bound) % 3 for _ in range(6000))
    assert chi_square(thirds.values(), 3) < 13.82


def test_a_die_is_fair() -> None:
    rng = Rng.seeded(6)
    counts = Counter(rng.die() for _ in range(6000))
    assert set(counts) == {1, 2, 3, 4, 5, 6}
    assert chi_square(counts.values(), 6) < CRITICAL[5]


def test_two_throws_in_a_row_are_independent() -> None:
    rng = Rng.seeded(66)
    pairs = Counter((rng.below(10), rng.below(10)) for _ in range(20_000))
    assert chi_square(pairs.values(), 100) < CRITICAL[99]


@pytest.mark.parametrize("light", [False, True])
def test_every_order_of_four_cards_is_equally_likely(light: bool) -> None:
    rng = Rng.seeded(24).fork() if light else Rng.seeded(24)
    cards = [1, 2, 3, 4]
    counts = Counter(tuple(rng.shuffled(cards)) for _ in range(4800))
    assert set(counts) == set(permutations(cards))
    assert chi_square(counts.values(), 24) < CRITICAL[23]
    assert cards == [1, 2, 3, 4]


def test_taking_leaves_the_rest_and_favours_nothing() -> None:
    rng = Rng.seeded(9)
    counts: Counter[int] = Counter()
    for _ in range(5000):
        bag = list(range(10))
        taken = rng.take(bag)
        counts[taken] += 1
        assert sorted([*bag, taken]) == list(range(10))
    assert chi_square(counts.values(), 10) < CRITICAL[9]


def test_a_crooked_die_would_be_found() -> None:
    rng = Rng.seeded(6)
    counts = Counter(min(rng.below(7) + 1, 6) for _ in range(6000))
    assert chi_square(counts.values(), 6) > CRITICAL[5]
