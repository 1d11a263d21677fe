"""How an action is written down: place-6+, play-swap, cult-dark-light, step-B6*-7, band-2-1-1-0, cover-6."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tundra.core.game import BadNotation
from tundra.games.ice_age.actions import (
    ADD_MAMMOTH,
    ALL_ACTIONS,
    CHOOSE_REGION,
    CLUB_UNDER,
    COPIES_OF_CULT,
    COPY_DARK,
    COPY_LIGHT,
    COPY_MAMMOTH,
    COVER,
    DECLINE,
    DONE,
    DRAW_CARD,
    DROP,
    KEEP,
    KEEP_CLUB,
    LEAD_BAND,
    MODE_ANYWHERE,
    MODE_TERRAIN,
    MOVE_FIRE,
    MOVE_GROUP,
    MOVE_MAMMOTH,
    NAME,
    PLACE_HUNTER,
    PLAY_BLANK,
    PLAY_CARD,
    PLAY_CULT,
    PLAY_MAMMOTH,
    RELOCATE,
    REMOVE_A_MAMMOTH,
    REMOVE_HUNTER,
    STEP_HUNTER,
    SWAP_HUNTER,
    SWAP_PARTNER,
    TAKE_CLUB,
)
from tundra.games.ice_age.pieces import (
    CARD_NAMES,
    COLOURS,
    FORMS,
    LETTERS,
    MOST_SEATS,
    OPTION_NAMES,
    REGIONS,
)

MARKS: Final = ("", "*", "+")
"""After a hunter: plain, with its club, and with a club put under it now."""

PLAIN: Final = {
    DONE: "done",
    KEEP: "keep",
    KEEP_CLUB: "keep-club",
    TAKE_CLUB: "take-club",
    DECLINE: "decline",
    DRAW_CARD: "draw-light",
    DRAW_CARD + 1: "draw-dark",
    MODE_TERRAIN: "mode-terrain",
    MODE_ANYWHERE: "mode-anywhere",
}


def card(number: int) -> str:
    return CARD_NAMES[number].replace("_", "-")


def cult(number: int) -> str:
    colour, copy = divmod(number, COPIES_OF_CULT)
    if copy in (COPY_LIGHT, COPY_DARK):
        return f"{COLOURS[colour]}-{COLOURS[copy // COPY_DARK]}"
    return f"{COLOURS[colour]}-light-{OPTION_NAMES[copy - COPY_MAMMOTH]}"


def region(number: int) -> str:
    return str(number + 1)


def way(number: int) -> str:
    start, end = divmod(number, REGIONS)
    return f"{start + 1}-{end + 1}"


def placing(number: int) -> str:
    return f"{number // 2 + 1}{'+' if number % 2 else ''}"


def hunter(number: int) -> str:
    """A hunter of an owner in a region."""
    place, form = divmod(number, FORMS)
    return f"{LETTERS[place % MOST_SEATS]}{place // MOST_SEATS + 1}{MARKS[form]}"


def standing(number: int) -> str:
    place, form = divmod(number, 2)
    return hunter(place * FORMS + form)


def moving(who: str, form: int, end: int) -> str:
    """A club that is put under a hunter is written last, the club that it has already with the hunter."""
    has = "*" if form == 1 else ""
    gets = "+" if form == 2 else ""
    return f"{who}{has}-{end + 1}{gets}"


def relocation(number: int) -> str:
    rest, end = divmod(number, REGIONS)
    start, form = divmod(rest, FORMS)
    return moving(str(start + 1), form, end)


def step(number: int) -> str:
    rest, end = divmod(number, REGIONS)
    place, form = divmod(rest, FORMS)
    return moving(hunter(place * FORMS), form, end)


def band(number: int) -> str:
    rest, clubs = divmod(number, 4)
    rest, mammoth = divmod(rest, 2)
    return f"{rest // 4}-{rest % 4}-{mammoth}-{clubs}"


SPELLINGS: Final[tuple[tuple[int, str, Callable[[int], str]], ...]] = (
    (STEP_HUNTER, "step", step),
    (RELOCATE, "relocate", relocation),
    (SWAP_PARTNER, "with", hunter),
    (SWAP_HUNTER, "swap", hunter),
    (REMOVE_HUNTER, "remove", standing),
    (LEAD_BAND, "band", band),
    (MOVE_GROUP, "group", way),
    (MOVE_FIRE, "fire", way),
    (MOVE_MAMMOTH, "mammoth", way),
    (ADD_MAMMOTH, "mammoth", region),
    (REMOVE_A_MAMMOTH, "remove-mammoth", region),
    (CHOOSE_REGION, "settle", region),
    (COVER, "cover", region),
    (CLUB_UNDER, "club", region),
    (PLACE_HUNTER, "place", placing),
    (DROP, "drop", card),
    (PLAY_BLANK, "blank-cult", COLOURS.__getitem__),
    (PLAY_CULT, "cult", cult),
    (PLAY_MAMMOTH, "play-mammoth", OPTION_NAMES.__getitem__),
    (PLAY_CARD, "play", card),
    (NAME, "name", LETTERS.__getitem__),
)
"""From the highest numbers to the lowest: where they begin, the word, and how the rest is written."""


def spell(action: int) -> str:
    if action in PLAIN:
        return PLAIN[action]
    for first, word, rest in SPELLINGS:
        if action >= first:
            return f"{word}-{rest(action - first)}"
    raise ValueError(f"no action has the number {action}")


TEXTS = {action: spell(action) for action in ALL_ACTIONS}
ACTIONS = {text: action for action, text in TEXTS.items()}


def write(action: int) -> str:
    return TEXTS[action]


def read(text: str) -> int:
    try:
        return ACTIONS[text]
    except KeyError:
        raise BadNotation(f"not an action of Ice Age: {text[:40]!r}") from None
