"""What happens then: placing at the start, playing a card, discarding, drawing, and whose turn it is."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tundra.core.events import Event
from tundra.games.ice_age.actions import (
    COPIES_OF_CULT,
    COPY_DARK,
    COPY_MAMMOTH,
    COVER,
    DECLINE,
    DRAW_CARD,
    DROP,
    NAME,
    PLACE_HUNTER,
    PLAY_BLANK,
    PLAY_CARD,
    PLAY_CULT,
    PLAY_MAMMOTH,
)
from tundra.games.ice_age.cards import ALL_OTHERS, MYSELF, OPENING, OPTION_OPENING, WHO
from tundra.games.ice_age.effects import carry_out, settle_questions
from tundra.games.ice_age.pieces import (
    CARD_NAMES,
    COLOURS,
    COST,
    CULT_DARK,
    CULT_LIGHT,
    DARK,
    FIRST_DARK,
    GAIN,
    HAND,
    HUNTERS,
    LAPS,
    LIGHT,
    MAMMOTH_CARD,
    NOBODY,
    OPTION_COST,
    OPTION_NAMES,
    ROW,
    how_many,
)
from tundra.games.ice_age.piles import draw, lay_open, put_under, refill_both
from tundra.games.ice_age.questions import (
    DISCARD,
    DRAW,
    GLACIER,
    MODE,
    PLACEMENT,
    PLAY,
    SEAT,
    TARGET,
    ask,
    kind_of,
)
from tundra.games.ice_age.rounds import (
    begin_first_round,
    begin_turn,
    cover,
    decline_glacier,
    end_migration,
)
from tundra.games.ice_age.state import State

if TYPE_CHECKING:
    from mypy_extensions import i64


def apply(state: State, seat: i64, action: i64, told: list[Event] | None) -> None:
    """Carries out a legal action of the seat that is asked."""
    question: i64 = state.questions.pop()
    kind: i64 = kind_of(question)
    if kind >= MODE:
        carry_out(state, seat, question, action, told)
        go_on(state, told)
    elif kind == PLAY:
        play(state, seat, action, told)
    elif kind == DISCARD:
        discard(state, seat, action, told)
    elif kind == DRAW:
        draw(state, seat, action - DRAW_CARD, told)
        draw_on(state, seat, told)
    elif kind == TARGET:
        name(state, seat, action - NAME, told)
    elif kind == PLACEMENT:
        place_first(state, seat, (action - PLACE_HUNTER) // 2, told)
    elif kind == GLACIER:
        if action == DECLINE:
            decline_glacier(state, seat, told)
        else:
            cover(state, seat, action - COVER, told)


# The first hunters (rule 2.5)


def place_first(state: State, seat: i64, region: i64, told: list[Event] | None) -> None:
    state.supply[seat] -= 1
    state.hunters[region * ROW + 2 * seat] += 1
    if told is not None:
        told.append(Event("initial", seat, {"region": region + 1}))
    seats: i64 = len(state.supply)
    after: i64 = (seat + 1) % seats
    if after == state.first and state.supply[seat] == HUNTERS - LAPS:
        begin_first_round(state, told)
        return
    state.active = after
    state.questions.append(ask(PLACEMENT, after, 0, 0))


# Playing a card


def play(state: State, seat: i64, action: i64, told: list[Event] | None) -> None:
    card: i64 = action - PLAY_CARD
    effect: i64 = card
    cult: i64 = NOBODY
    option: i64 = NOBODY
    if action >= PLAY_BLANK:
        play_blank(state, seat, CULT_DARK if action > PLAY_BLANK else CULT_LIGHT, told)
        return
    if action >= PLAY_CULT:
        copy: i64 = (action - PLAY_CULT) % COPIES_OF_CULT
        card = CULT_DARK if action >= PLAY_CULT + COPIES_OF_CULT else CULT_LIGHT
        cult = card
        effect = state.tops[DARK] if copy == COPY_DARK else state.tops[LIGHT]
        if effect == MAMMOTH_CARD:
            option = copy - COPY_MAMMOTH
    elif action >= PLAY_MAMMOTH:
        card = MAMMOTH_CARD
        effect = card
        option = action - PLAY_MAMMOTH
    lay_open(state, seat, card)
    state.effect = effect
    state.cult = cult
    state.option = option
    if told is not None:
        tell_played(state, seat, card, told)
    if effect < FIRST_DARK:
        pay(state, seat, told)
    else:
        earn(state, seat, told)


def tell_played(state: State, seat: i64, card: i64, told: list[Event]) -> None:
    option = None if state.option == NOBODY else OPTION_NAMES[state.option]
    facts: dict[str, object] = {
        "card": CARD_NAMES[card],
        "effect": CARD_NAMES[state.effect],
        "option": option,
    }
    if state.cult == NOBODY:
        told.append(Event("played", seat, {**facts, "cult": None}))
    else:
        colour = COLOURS[LIGHT if state.effect < FIRST_DARK else DARK]
        told.append(Event("copied", seat, {**facts, "colour": colour}))


def play_blank(state: State, seat: i64, card: i64, told: list[Event] | None) -> None:
    """Rule 3.5, D26: no stones, no effect."""
    lay_open(state, seat, card)
    if told is not None:
        told.append(Event("blank", seat, {"card": CARD_NAMES[card]}))
    state.questions.append(ask(DISCARD, seat, 0, 0))


def pay(state: State, seat: i64, told: list[Event] | None) -> None:
    """Rule 3.2: the price goes into the light reserve, whatever is then done."""
    is_priced = state.option != NOBODY
    stones: i64 = OPTION_COST[state.option] if is_priced else COST[state.effect]
    state.stones[seat] -= stones
    state.light += stones
    if told is not None:
        told.append(Event("paid", seat, {"stones": stones}))
    opening: i64 = OPTION_OPENING[state.option] if is_priced else OPENING[state.effect]
    state.questions.append(ask(DISCARD, seat, 0, 0))
    begin_effect(state, seat, opening)
    go_on(state, told)


def earn(state: State, seat: i64, told: list[Event] | None) -> None:
    """Rules 3.3, 6.1 and 6.2."""
    gain: i64 = GAIN[state.effect]
    if gain >= state.dark and state.is_last_round():
        forfeit(state, seat, told)
        return
    from_dark: i64 = min(gain, state.dark)
    from_light: i64 = min(gain - from_dark, state.light)
    state.dark -= from_dark
    state.light -= from_light
    state.stones[seat] += from_dark + from_light
    if told is not None:
        facts = {"stones": from_dark + from_light, "dark": from_dark, "light": from_light}
        told.append(Event("gained", seat, facts))
    if state.dark == 0:
        state.is_ending = True
        if told is not None:
            told.append(Event("ending", seat))
    state.questions.append(ask(DISCARD, seat, 0, 0))
    ask_others(state, seat)
    go_on(state, told)


def forfeit(state: State, seat: i64, told: list[Event] | None) -> None:
    """Rule 6.2, D38: the last dark card brings nothing, and the last round is over at once."""
    if told is not None:
        told.append(Event("forfeited", seat, {"stones": state.dark}))
    state.light += state.dark
    state.dark = 0
    end_migration(state, seat, told)


def ask_others(state: State, seat: i64) -> None:
    """Rule 4.6, D20: all others clockwise, or one whom the active player names."""
    who: i64 = WHO[state.effect]
    if who == ALL_OTHERS:
        seats: i64 = len(state.supply)
        step: i64 = seats - 1
        while step > 0:
            begin_effect(state, (seat + step) % seats, OPENING[state.effect])
            step -= 1
    elif who != MYSELF:
        state.questions.append(ask(TARGET, seat, 0, 0))


def name(state: State, seat: i64, other: i64, told: list[Event] | None) -> None:
    if told is not None:
        told.append(Event("named", seat, {"other": other}))
    begin_effect(state, other, OPENING[state.effect])
    go_on(state, told)


def begin_effect(state: State, seat: i64, opening: i64) -> None:
    state.questions.append(opening + ask(0, seat, 0, state.open))


def go_on(state: State, told: list[Event] | None) -> None:
    """Lets the engine waive what cannot be done; then the card may be over."""
    if settle_questions(state, told):
        state.effect = NOBODY
        state.cult = NOBODY
        state.option = NOBODY


# Discarding and drawing


def discard(state: State, seat: i64, action: i64, told: list[Event] | None) -> None:
    """Rule 3.7."""
    if action >= DROP:
        put_under(state, seat, action - DROP, told)
    elif told is not None:
        told.append(Event("kept", seat))
    refill_both(state, told)
    draw_on(state, seat, told)


def draw_on(state: State, seat: i64, told: list[Event] | None) -> None:
    """Rule 3.8: up to five cards; then the turn is over."""
    held = how_many(state.hands[seat * 2]) + how_many(state.hands[seat * 2 + 1])
    if held < HAND:
        state.questions.append(DRAW + seat * SEAT)
    elif state.is_ending:
        end_migration(state, seat, told)
    else:
        begin_turn(state, (seat + 1) % len(state.supply), told)
