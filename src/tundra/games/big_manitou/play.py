"""What happens then: choosing cards, and a turn of the hunt with its trials of strength."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tundra.core.events import Event
from tundra.games.big_manitou.aftermath import (
    decline,
    discard,
    move,
    offer_extra_card,
    offer_move,
    take,
)
from tundra.games.big_manitou.column import (
    FALL,
    active_heroes,
    active_list,
    card_at,
    laid_on,
    top_hero,
)
from tundra.games.big_manitou.hunts import begin_play, some_cards
from tundra.games.big_manitou.moves import (
    CLEAR,
    DISCARD,
    DONE,
    MOVE_HUNTER,
    PASS,
    PLAY_CARD,
    SKIP,
    TAKE_TILE,
)
from tundra.games.big_manitou.pieces import (
    BIT,
    CARD_NAMES,
    CARDS,
    EQUAL,
    GROUNDS,
    HERO,
    LOSES,
    MOST_HEROES,
    NOBODY,
    ONE_CARD,
    ROUNDS,
    TRIAL,
    WINS,
    how_many,
)
from tundra.games.big_manitou.preview import active_on
from tundra.games.big_manitou.state import EXTRA, State
from tundra.games.big_manitou.words import card_list

if TYPE_CHECKING:
    from mypy_extensions import i64


def apply(state: State, seat: i64, action: i64, told: list[Event] | None) -> None:
    """Carries out a legal action of a seat that is asked."""
    if action < DONE:
        pick(state, seat, action)
    elif action < PLAY_CARD:
        act_without_card(state, seat, action, told)
    elif action < MOVE_HUNTER:
        place: i64 = action - PLAY_CARD
        play_card(state, seat, place // GROUNDS, place % GROUNDS, told)
    elif action < DISCARD:
        hunter: i64 = action - MOVE_HUNTER
        move(state, seat, hunter // GROUNDS, hunter % GROUNDS, told)
    elif action < TAKE_TILE:
        discard(state, seat, action - DISCARD, told)
    else:
        take(state, seat, action - TAKE_TILE, told)


def act_without_card(state: State, seat: i64, action: i64, told: list[Event] | None) -> None:
    if action == DONE:
        confirm(state, seat, told)
    elif action == CLEAR:
        clear(state, seat)
    elif action == SKIP:
        skip(state, seat, told)
    elif action == PASS:
        decline(state, seat, told)


# Choosing cards (rules 3.2 to 3.4): nobody hears of a pick.


def pick(state: State, seat: i64, card: i64) -> None:
    one: i64 = ONE_CARD[card]
    state.asides[seat] -= one
    state.packs[seat] += one


def clear(state: State, seat: i64) -> None:
    state.asides[seat] += state.packs[seat]
    state.packs[seat] = 0
    state.clears += ONE_CARD[seat]


def confirm(state: State, seat: i64, told: list[Event] | None) -> None:
    """D38: the others hear that a choice was made, and never what."""
    state.ready |= BIT[seat]
    chosen: i64 = state.packs[seat]
    if told is not None:
        secret = {"cards": card_list(chosen)}
        told.append(Event("ready", seat, {"count": how_many(chosen)}, secret))
    if state.ready == BIT[len(state.hands)] - 1:
        begin_play(state, told)


# A turn of the hunt (rules 4.1 to 4.7)


def play_card(state: State, seat: i64, card: i64, ground: i64, told: list[Event] | None) -> None:
    place: i64 = seat * GROUNDS + ground
    is_extra = state.phase == EXTRA
    state.hands[seat] -= ONE_CARD[card]
    state.columns[place] = laid_on(state.columns[place], card)
    if told is not None:
        facts = {"card": CARD_NAMES[card], "ground": ground + 1, "extra": is_extra}
        told.append(Event("played", seat, facts))
    if card >= HERO:
        try_strength(state, seat, card, ground, told)
    if is_extra:
        # The hunter that everybody knew of has been seen now; what is left may be anything.
        state.some_hunter &= ~BIT[seat]
        offer_move(state, told)
        return
    draw(state, seat, told)
    pass_on(state, told)


def draw(state: State, seat: i64, told: list[Event] | None) -> None:
    """Rule 4.6, D39: while the pack lasts."""
    if state.packs[seat] == 0:
        return
    card = some_cards(state.rng, state.packs[seat], 1)
    state.packs[seat] -= card
    state.hands[seat] += card
    if told is not None:
        told.append(Event("drew", seat, {"count": 1}, {"cards": card_list(card)}))


def skip(state: State, seat: i64, told: list[Event] | None) -> None:
    """Rule 4.7, D10."""
    state.only_heroes |= BIT[seat]
    if told is not None:
        told.append(Event("skipped", seat, {"round": round_of(state)}))
    pass_on(state, told)


def round_of(state: State) -> int:
    return state.turns // len(state.hands) + 1


def pass_on(state: State, told: list[Event] | None) -> None:
    """Clockwise, seven rounds."""
    seats: i64 = len(state.hands)
    state.turns += 1
    if state.turns == ROUNDS * seats:
        offer_extra_card(state, told)
        return
    state.active = (state.active + 1) % seats
    if told is not None:
        told.append(Event("turn", state.active, {"round": round_of(state)}))


# Trials of strength (rules 4.4 and 4.5)


def try_strength(state: State, seat: i64, card: i64, ground: i64, told: list[Event] | None) -> None:
    other = rival(state, seat, ground)
    if other == NOBODY:
        if told is not None:
            tell_pair(state, seat, ground, told)
        return
    own: i64 = seat * GROUNDS + ground
    theirs: i64 = other * GROUNDS + ground
    place = top_hero(state.columns[theirs])
    target = card_at(state.columns[theirs], place)
    is_pair = active_heroes(state.columns[theirs]) == MOST_HEROES
    result: i64 = TRIAL[card * CARDS + target]
    if result != LOSES:
        state.columns[theirs] += FALL[place]
    if result != WINS or is_pair:
        # The attacker lies on top. Against two heroes it is the price even of a victory (D6).
        state.columns[own] += FALL[0]
    if told is not None:
        tell_duel(state, seat, card, ground, other, target, is_pair, result, told)


def rival(state: State, seat: i64, ground: i64) -> i64:
    """The other seat with active heroes on the ground, or NOBODY."""
    for other in range(len(state.hands)):
        if other != seat and top_hero(state.columns[other * GROUNDS + ground]) != NOBODY:
            return other
    return NOBODY


def tell_pair(state: State, seat: i64, ground: i64, told: list[Event]) -> None:
    cards = active_list(state.columns[seat * GROUNDS + ground])
    if len(cards) == MOST_HEROES:
        told.append(Event("paired", seat, {"ground": ground + 1, "cards": cards}))


def tell_duel(
    state: State,
    seat: i64,
    card: i64,
    ground: i64,
    other: i64,
    target: i64,
    is_pair: bool,
    result: i64,
    told: list[Event],
) -> None:
    name = result_name(result, is_pair)
    fallen: list[dict[str, Any]] = []
    if result != WINS or is_pair:
        fallen.append({"seat": seat, "card": CARD_NAMES[card]})
    if result != LOSES:
        fallen.append({"seat": other, "card": CARD_NAMES[target]})
    facts = {
        "card": CARD_NAMES[card],
        "ground": ground + 1,
        "other": other,
        "target": CARD_NAMES[target],
        "result": name,
        "fallen": fallen,
        "stays": active_on(state, ground),
    }
    told.append(Event("duel", seat, facts))


def result_name(result: i64, is_pair: bool) -> str:
    """What the trial was: against one hero, or against two of which the upper is the target."""
    if result == WINS:
        return "sacrifice" if is_pair else "wins"
    if result == EQUAL:
        return "sacrifice_equal" if is_pair else "equal"
    return "repelled" if is_pair else "loses"
