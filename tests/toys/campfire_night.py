"""How a night at the campfire goes: what lies on the table, and what happens."""

from __future__ import annotations

from typing import Final

from tundra.core import Action, Event, Options, Outcome, Rng, Seat, ranked

CARDS: Final = 30
HAND: Final = 4
MOST_PICKS: Final = 3
STORY: Final = 5
"""Every fifth card is a story."""
GOOD_ROLL: Final = 3
FINE_GIFT: Final = 20
LEGEND: Final = 4
REASONS: Final = ("legend", "dawn")

DONE: Final = 0
SING: Final = 1
SEATS: Final = 4


def pick(card: int) -> Action:
    return 100 + card


def give(card: int) -> Action:
    return 200 + card


def tell(seat: Seat) -> Action:
    return 300 + seat


ALL_ACTIONS: Final = (
    DONE,
    SING,
    *(pick(card) for card in range(1, CARDS + 1)),
    *(give(card) for card in range(1, CARDS + 1)),
    *(tell(seat) for seat in range(SEATS)),
)

Question = tuple[str, Seat, Seat]
"""What awaits an answer: "tell" or "answer", who is asked, and who began the story."""
Gift = tuple[int, Seat]
"""A card that lies face down, and the seat that gave it."""


class State:
    def __init__(self, rng: Rng, deck: list[int], hands: list[list[int]]) -> None:
        self.rng = rng
        self.deck = deck
        self.hands = hands
        self.picks: list[list[int]] = [[] for _ in hands]
        self.ready = [False for _ in hands]
        self.points = [0 for _ in hands]
        self.gifts: list[list[Gift]] = [[] for _ in hands]
        self.burnt: list[int] = []
        self.questions: list[Question] = []
        self.night = 1
        self.nights = 1
        self.windy = False
        self.stories = True
        self.moments = 0
        """Stories just told: after each, somebody may be moved. A song is silence, and changes nothing."""
        self.outcome: Outcome | None = None

    def clone(self) -> State:
        twin = State(self.rng.clone(), self.deck[:], [hand[:] for hand in self.hands])
        twin.picks = [chosen[:] for chosen in self.picks]
        twin.ready, twin.points = self.ready[:], self.points[:]
        twin.gifts = [gifts[:] for gifts in self.gifts]
        twin.burnt, twin.questions = self.burnt[:], self.questions[:]
        twin.night, twin.nights = self.night, self.nights
        twin.windy, twin.stories, twin.outcome = self.windy, self.stories, self.outcome
        twin.moments = self.moments
        return twin


def new_game(options: Options, seed: int) -> State:
    rng, deck = Rng.seeded(seed), list(range(1, CARDS + 1))
    hands = [sorted(rng.take(deck) for _ in range(HAND)) for _ in range(options.seats)]
    state = State(rng, deck, hands)
    state.nights = options.whole("nights")
    state.windy = options["weather"] == "windy"
    state.stories = bool(options["stories"])
    return state


def waiting_for(state: State) -> list[Seat]:
    if state.outcome:
        return []
    if state.questions:
        return [state.questions[-1][1]]
    return [seat for seat, ready in enumerate(state.ready) if not ready]


def apply(state: State, seat: Seat, action: Action, told: list[Event] | None) -> None:
    happened: list[Event] = []
    if action != SING:
        state.moments = 0
    if not state.questions:
        bring(state, seat, action, happened)
    elif state.questions[-1][0] == "tell":
        tell_a_story(state, seat, action - tell(0), happened)
    else:
        answer(state, seat, action, happened)
    if told is not None:
        told.extend(happened)


def bring(state: State, seat: Seat, action: Action, happened: list[Event]) -> None:
    """A pick is nobody else's business; only its end is heard."""
    if action != DONE:
        state.picks[seat].append(action - pick(0))
        return
    state.ready[seat] = True
    happened.append(Event("ready", seat, secret={"cards": state.picks[seat][:]}))
    if all(state.ready):
        reveal(state, happened)


def reveal(state: State, happened: list[Event]) -> None:
    brought, seats = state.picks, range(len(state.hands))
    happened.append(Event("revealed", facts={"brought": [cards[:] for cards in brought]}))
    totals = [sum(cards) for cards in brought]
    for seat in seats:
        state.hands[seat] = [card for card in state.hands[seat] if card not in brought[seat]]
        warm(state, seat, totals)
    state.burnt = sorted(state.burnt + [card for cards in brought for card in cards])
    state.picks = [[] for _ in seats]
    if state.stories:
        stories = [seat for seat in seats for card in brought[seat] if card % STORY == 0]
        state.questions = [("tell", seat, seat) for seat in reversed(stories)]
    go_on(state, happened)


def warm(state: State, seat: Seat, totals: list[int]) -> None:
    if totals[seat] == max(totals):
        state.points[seat] += 2
    elif state.windy and totals[seat] == min(totals):
        lose_a_point(state, seat)


def lose_a_point(state: State, seat: Seat) -> None:
    state.points[seat] = max(0, state.points[seat] - 1)


def tell_a_story(state: State, seat: Seat, listener: Seat, happened: list[Event]) -> None:
    """A die decides whether the listener is moved; if so, an answer is awaited on top of the rest."""
    state.questions.pop()
    roll = state.rng.die()
    state.moments = 1
    happened.append(Event("told", seat, {"listener": listener, "roll": roll}))
    if roll >= GOOD_ROLL:
        state.questions.append(("answer", listener, seat))
    go_on(state, happened)


def answer(state: State, seat: Seat, action: Action, happened: list[Event]) -> None:
    _, _, teller = state.questions.pop()
    if action == SING:
        lose_a_point(state, seat)
        happened.append(Event("sang", seat))
    else:
        card = action - give(0)
        state.hands[seat].remove(card)
        state.gifts[teller].append((card, seat))
        secret = {"card": card}
        happened.append(Event("gave", seat, {"to": teller}, secret, knowers=(seat, teller)))
    go_on(state, happened)


def go_on(state: State, happened: list[Event]) -> None:
    """When nothing more is asked, the night ends."""
    if state.questions:
        return
    if max(state.points) >= LEGEND:
        end(state, "legend", happened)
    elif state.night == state.nights:
        end(state, "dawn", happened)
    else:
        begin_the_next_night(state, happened)


def begin_the_next_night(state: State, happened: list[Event]) -> None:
    state.night += 1
    state.ready = [False for _ in state.hands]
    for seat, hand in enumerate(state.hands):
        drawn = [state.rng.take(state.deck) for _ in range(min(HAND - len(hand), len(state.deck)))]
        hand.extend(drawn)
        hand.sort()
        happened.append(Event("drew", seat, {"count": len(drawn)}, {"cards": sorted(drawn)}))


def end(state: State, reason: str, happened: list[Event]) -> None:
    fine = [sum(card >= FINE_GIFT for card, _ in gifts) for gifts in state.gifts]
    scores: list[tuple[int, ...]] = [
        (points + extra,) for points, extra in zip(state.points, fine, strict=True)
    ]
    state.outcome = Outcome(ranked(scores), reason)
    facts = {"reason": reason, "places": list(state.outcome.places)}
    happened.append(Event("ended", facts=facts))
