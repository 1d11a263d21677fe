"""Who sees what at the campfire: views, prompts and guesses."""

from __future__ import annotations

from typing import Any

from tests.toys.campfire_night import MOST_PICKS, Gift, State, waiting_for
from tundra.core import ALL_SEEING, Prompt, Rng, Seat, View


def view_for(state: State, viewer: Seat | None) -> View:
    own = [viewer in (seat, ALL_SEEING) for seat in range(len(state.hands))]
    return {
        "hands": [hand[:] if own[s] else len(hand) for s, hand in enumerate(state.hands)],
        "picks": [chosen[:] if own[s] else None for s, chosen in enumerate(state.picks)],
        "ready": state.ready[:],
        "gifts": [
            [seen(state, gift, viewer, owner) for gift in gifts]
            for owner, gifts in enumerate(state.gifts)
        ],
        "points": state.points[:],
        "burnt": state.burnt[:],
        "deck": len(state.deck),
        "questions": [list(question) for question in state.questions],
        "night": state.night,
        "nights": state.nights,
        "outcome": state.outcome.reason if state.outcome else None,
    }


def seen(state: State, gift: Gift, viewer: Seat | None, owner: Seat) -> dict[str, Any]:
    """A gift is known to the two seats it passed between, and to all at the end."""
    known = state.outcome is not None or viewer in (gift[1], owner, ALL_SEEING)
    return {"card": gift[0] if known else None, "from": gift[1]}


def prompt(state: State, viewer: Seat | None) -> Prompt:
    if state.outcome:
        return Prompt((), f"campfire.prompt.over.{state.outcome.reason}")
    seats = tuple(waiting_for(state))
    if state.questions:
        kind, seat, _ = state.questions[-1]
        return Prompt(seats, f"campfire.prompt.{kind}", {"seat": seat})
    if viewer in seats:
        return Prompt(seats, "campfire.prompt.bring", {"most": MOST_PICKS})
    return Prompt(seats, "campfire.prompt.wait")


def determinize(state: State, viewer: Seat | None, rng: Rng) -> State:
    """Redeals what the viewer has not seen; what others picked is guessed, and how much they picked too."""
    guess = state.clone()
    guess.rng = rng
    unseen = rng.shuffled(sorted(all_unseen(guess, viewer)))
    for seat, hand in enumerate(guess.hands):
        if seat != viewer:
            hand[:] = sorted(unseen.pop() for _ in hand)
            guess.picks[seat] = some_picks(state, hand, rng)
    if state.outcome is None:
        for owner, gifts in enumerate(guess.gifts):
            gifts[:] = [
                gift if knows(viewer, gift, owner) else (unseen.pop(), gift[1]) for gift in gifts
            ]
    guess.deck = unseen
    return guess


def all_unseen(state: State, viewer: Seat | None) -> list[int]:
    cards = state.deck[:]
    for seat, hand in enumerate(state.hands):
        if seat != viewer:
            cards += hand
    if state.outcome is None:
        for owner, gifts in enumerate(state.gifts):
            cards += [gift[0] for gift in gifts if not knows(viewer, gift, owner)]
    return cards


def knows(viewer: Seat | None, gift: Gift, owner: Seat) -> bool:
    return viewer in (gift[1], owner)


def some_picks(state: State, hand: list[int], rng: Rng) -> list[int]:
    if state.questions or state.outcome:
        return []
    return sorted(rng.shuffled(hand)[: rng.below(MOST_PICKS + 1)])


def show(view: View, _language: str) -> str:
    lines = [f"night {view['night']} of {view['nights']}, {view['deck']} cards in the deck"]
    for seat, hand in enumerate(view["hands"]):
        cards = " ".join(map(str, hand)) if isinstance(hand, list) else f"{hand} cards"
        ready = " (ready)" if view["ready"][seat] else ""
        lines.append(f"seat {seat}: {view['points'][seat]} points, {cards}{ready}")
    return "\n".join(lines)
