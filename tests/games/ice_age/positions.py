"""Builds positions of Ice Age from what a rule's example says: everything not named is in supply or in a pile."""

from __future__ import annotations

from typing import Any

from tundra.core import ALL_SEEING, Event
from tundra.core.events import View
from tundra.games.ice_age import GAME
from tundra.games.ice_age.checks import stones_in_play
from tundra.games.ice_age.pieces import CARD_NAMES, COPIES, FIRST_DARK
from tundra.games.ice_age.state import State

A, B, C, D, E = range(5)
COVERED = {3: [1, 2, 3, 4], 4: [1, 4], 5: []}
FULL_HAND = 5


def position(
    seats: int,
    hunters: dict[int, str] | None = None,
    hands: dict[int, str] | None = None,
    stones: dict[int, int] | None = None,
    mammoths: dict[int, int] | None = None,
    fire: dict[int, str] | None = None,
    reserve: int | None = None,
    spent: int = 0,
    **more: Any,
) -> State:
    """A is to play, with ``reserve`` dark and ``spent`` light stones in the middle; hands are filled up.

    Hunters by region: "A A B*" are two of A and one of B with a club.
    """
    owned = [(stones or {}).get(seat, 4) for seat in range(seats)]
    rest = stones_in_play(seats) - sum(owned) - spent
    data: dict[str, Any] = {
        "plain": counts(hunters or {}, seats, ""),
        "clubbed": counts(hunters or {}, seats, "*"),
        "hands": filled_hands(hands or {}, seats, more),
        "stones": owned,
        "dark_reserve": rest if reserve is None else reserve,
        "covered": COVERED[seats],
        "mammoths": [(mammoths or {}).get(region, 0) for region in range(1, 13)],
        "fire": [
            [int(value) for value in (fire or {}).get(region, "").split()]
            for region in range(1, 13)
        ],
    }
    return GAME.load(data | more)


def counts(hunters: dict[int, str], seats: int, mark: str) -> list[list[int]]:
    return [
        [hunters.get(region, "").split().count("ABCDE"[seat] + mark) for seat in range(seats)]
        for region in range(1, 13)
    ]


def filled_hands(named: dict[int, str], seats: int, more: dict[str, Any]) -> list[list[str]]:
    """Five cards for everybody, unless a question says otherwise: what is missing comes from the whole box."""
    hands = [named.get(seat, "").split() for seat in range(seats)]
    left = dict(zip(CARD_NAMES, COPIES, strict=True))
    for name in [card for hand in hands for card in hand] + lying(more):
        left[name] -= 1
    for seat, hand in enumerate(hands):
        asked = more.get("questions")
        is_full = asked is None or seat != more.get("active", A)
        while len(hand) < FULL_HAND and is_full:
            hand.append(next_card(hand, left))
    return hands


def lying(more: dict[str, Any]) -> list[str]:
    """The cards that were named for the piles."""
    found: list[str] = []
    for colour in ("light", "dark"):
        pile = more.get(colour, {})
        found += pile.get("below", []) + [under["card"] for under in pile.get("under", [])]
        found += [pile["top"]] if pile.get("top") else []
    return found


def next_card(hand: list[str], left: dict[str, int]) -> str:
    """Some card of the colour that the hand has less of; no Cult, no mammoth."""
    dark = sum(CARD_NAMES.index(card) >= FIRST_DARK for card in hand)
    names = CARD_NAMES[FIRST_DARK:] if 2 * dark < len(hand) + 1 else CARD_NAMES[:FIRST_DARK]
    plain = [name for name in names if "cult" not in name and name != "mammoth"]
    name = next(name for name in plain if left[name])
    left[name] -= 1
    return name


def act(state: State, *texts: str) -> list[View]:
    """Lets whoever is asked act, and tells all that happened."""
    told: list[View] = []
    for text in texts:
        (seat,) = GAME.waiting_for(state)
        action = GAME.read(text)
        assert action in GAME.legal_actions(state, seat), f"{text} is not legal"
        events: list[Event] = []
        GAME.apply(state, seat, action, events)
        told += [event.told_to(ALL_SEEING) for event in events]
    return told


def playing(card: str, seats: int = 3, **more: Any) -> State:
    """A has played this card and is asked about it, with stones enough for a light one."""
    hands = {A: card.replace("-", "_"), **more.pop("hands", {})}
    stones = {A: 7, **more.pop("stones", {})}
    state = position(seats, hands=hands, stones=stones, **more)
    act(state, f"play-{card}")
    return state


def carrying_out(card: str, by: int = B, seats: int = 3, **more: Any) -> State:
    """A has played a dark card, and another player whom A named is asked about it."""
    state = playing(card, seats, **more)
    act(state, f"name-{'ABCDE'[by]}")
    return state


def last_conflicts(seats: int, hunters: dict[int, str], **more: Any) -> list[View]:
    """What happens when A ends the last round at once."""
    state = position(
        seats, hunters, {A: "dark_fire"}, reserve=1, round=4, **more_light(seats, more), **more
    )
    return act(state, "play-dark-fire")


def more_light(seats: int, more: dict[str, Any]) -> dict[str, Any]:
    """All stones that are nowhere else lie in the light reserve."""
    owned = sum(more.get("stones", {}).get(seat, 4) for seat in range(seats))
    return {"light_reserve": stones_in_play(seats) - owned - 1}


def round_over(seats: int = 3, **more: Any) -> State:
    """A has ended a migration before the last round, and the glacier is asked for."""
    hands = {A: "dark_fire", **more.pop("hands", {})}
    state = position(
        seats, hands=hands, reserve=1, **(more_light(seats, more) | {"fire": {12: "0"}} | more)
    )
    finish_turn(state, "play-dark-fire", "name-B", "done")
    return state


def finish_turn(state: State, *texts: str) -> list[View]:
    """These acts; then nothing is discarded, and cards are drawn until the turn is over."""
    told = act(state, *texts, "keep")
    while seen(state)["phase"] == "draw":
        told += act(state, legal(state)[0])
    return told


def legal(state: State, seat: int | None = None) -> list[str]:
    who = GAME.waiting_for(state)[0] if seat is None else seat
    return GAME.legal_texts(state, who)


def asked(state: State) -> tuple[int, str]:
    """Who is asked, and what."""
    question = seen(state)["question"]
    return question["seat"], question["kind"]


def seen(state: State, viewer: int | None = None) -> View:
    return GAME.view_for(state, viewer)


def region(state: State, number: int) -> View:
    return dict(seen(state)["regions"][number - 1])


def only(told: list[View], kind: str) -> View:
    """The one event of this kind."""
    (event,) = [event for event in told if event["kind"] == kind]
    return event


def every(told: list[View], kind: str) -> list[View]:
    return [event for event in told if event["kind"] == kind]


def kinds(told: list[View]) -> list[str]:
    return [event["kind"] for event in told]


def refusal(state: State, text: str, seat: int | None = None) -> tuple[str, str]:
    """The rule and the last part of the key with which an act is refused."""
    who = GAME.waiting_for(state)[0] if seat is None and not state.outcome else seat or 0
    action = GAME.read(text)
    assert action not in GAME.legal_actions(state, who), f"{text} is legal"
    why = GAME.explain(state, who, action)
    return why.rule, why.key.removeprefix("ice_age.refusal.")


def round_over_soon(**more: Any) -> State:
    return position(
        3, hands={A: "dark_fire cult_light"}, reserve=2, spent=18, fire={6: "0"},
        dark={"top": "all_place_1"}, **more,
    )  # fmt: skip
