"""How an action is written down: camp-c3r3, c3r3:w, NE, settle-c3r3, play-cut-stone, pass, and so on."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from tundra.core.game import BadNotation
from tundra.games.mammoth_valley.actions import (
    ANIMAL,
    ANY_WAY,
    ATTACH,
    BATTLE,
    BIRTH,
    CAMP,
    CAPTURE,
    CLASSES,
    DONE,
    END,
    FEED,
    FERRY,
    FIRE_WAYS,
    GO,
    HALT,
    HEX,
    HUNT,
    KIND,
    LOSE,
    MODE,
    MODES,
    PASS,
    PICK,
    PLAY,
    RAZE,
    RETURN,
    SEAT,
    SETTLE,
    SKIP,
    SOW,
    STARVE,
    TAKE,
    TAKE_FIRE,
)
from tundra.games.mammoth_valley.carrying import POWER
from tundra.games.mammoth_valley.decks import TRICK_CARDS, TRICK_TEXTS
from tundra.games.mammoth_valley.pieces import (
    DIRECTION_NAMES,
    HEX_NAMES,
    KIND_LETTERS,
    KINDS,
    MOST_SEATS,
    SPECIES_NAMES,
)
from tundra.games.mammoth_valley.walking import CLASS_TEXTS

SEAT_LETTERS: Final = "ABCDEF"
MODE_LETTERS: Final = "abcd"
PLAIN_WORDS: Final = {
    PASS: "pass",
    DONE: "done",
    SKIP: "skip",
    END: "end",
    HALT: "halt",
    CAPTURE: "capture",
    RAZE: "raze",
    FEED: "feed",
}
WITH_HEX: Final = {
    CAMP: "camp",
    SOW: "sow",
    RETURN: "return",
    SETTLE: "settle",
    BATTLE: "battle",
    BIRTH: "birth",
    FERRY: "ferry",
    HEX: "hex",
}
WITH_TOKEN: Final = {STARVE: "starve", LOSE: "lose"}


def spelled() -> Iterator[tuple[int, str]]:
    """Every action with its text."""
    yield from PLAIN_WORDS.items()
    for d, name in enumerate(DIRECTION_NAMES):
        yield GO + d, name
    for h, name in enumerate(HEX_NAMES):
        yield from spelled_for_hex(h, name)
    for species, name in enumerate(SPECIES_NAMES):
        yield HUNT + species, f"hunt-{name}"
        yield ANIMAL + species, f"animal-{name}"
    for seat in range(MOST_SEATS):
        yield SEAT + seat, f"seat-{SEAT_LETTERS[seat]}"
    for kind, letter in enumerate(KIND_LETTERS):
        yield KIND + kind, f"kind-{letter}"
        yield TAKE + kind, f"take-{letter}"
    for mode, letter in enumerate(MODE_LETTERS):
        yield MODE + mode, f"mode-{letter}"
    for card in range(TRICK_CARDS):
        yield PLAY + card, f"play-{TRICK_TEXTS[card]}"
        for mode, letter in enumerate(MODE_LETTERS):
            if POWER[card * MODES + mode]:
                yield ATTACH + card * MODES + mode, f"{TRICK_TEXTS[card]}-{letter}"


def spelled_for_hex(h: int, name: str) -> Iterator[tuple[int, str]]:
    for start, word in WITH_HEX.items():
        yield start + h, f"{word}-{name}"
    for start, word in WITH_TOKEN.items():
        for kind, letter in enumerate(KIND_LETTERS):
            yield start + h * KINDS + kind, f"{word}-{name}:{letter}"
    for kind, text in enumerate(CLASS_TEXTS):
        yield PICK + h * CLASSES + kind, f"{name}:{text}"
    for way in range(ANY_WAY):
        yield TAKE_FIRE + h * FIRE_WAYS + way, f"fire-{name}:{KIND_LETTERS[way]}"
    yield TAKE_FIRE + h * FIRE_WAYS + ANY_WAY, f"fire-{name}"


TEXTS: Final[dict[int, str]] = dict(sorted(spelled()))
NUMBERS: Final[dict[str, int]] = {text: action for action, text in TEXTS.items()}
ALL_ACTIONS: Final[list[int]] = list(TEXTS)


def write(action: int) -> str:
    return TEXTS[action]


def read(text: str) -> int:
    try:
        return NUMBERS[text]
    except KeyError:
        raise BadNotation(f"not an action of Mammoth Valley: {text[:40]!r}") from None
