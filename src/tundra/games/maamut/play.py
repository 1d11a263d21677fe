"""What happens then: each action, the walk, the run of the mammoth, the flight of hunters, the end of a turn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tundra.core.events import Event
from tundra.games.maamut.moves import (
    AGREE,
    FLEE_TO,
    LAY,
    LIFT,
    OFFER,
    PASS,
    PLACE_ON,
    flight_tiles,
)
from tundra.games.maamut.pieces import (
    BIT,
    DIRECTION_NAMES,
    DIRECTIONS,
    NEXT,
    NOWHERE,
    TILE_NAMES,
    TILES,
)
from tundra.games.maamut.scoring import has_survived, mammoth_wins, trap_wins
from tundra.games.maamut.state import (
    ANSWER,
    FLEE,
    ONE_HELD,
    ONE_IN_PILE,
    OVER,
    TURN,
    State,
    held,
    in_pile,
    pile_size,
)

if TYPE_CHECKING:
    from mypy_extensions import i64


def apply(state: State, seat: i64, action: i64, told: list[Event] | None) -> None:
    """Carries out a legal action of the seat that is to move."""
    if action < LAY:
        walk(state, action // DIRECTIONS + 1, action % DIRECTIONS, told)
    elif action == LAY:
        lay_trap(state, seat, told)
    elif action == LIFT:
        lift_trap(state, seat, told)
    elif action < OFFER:
        swap_and_pass(state, action - PASS + 1, told)
    elif action < PLACE_ON:
        talk(state, seat, action, told)
    elif action < FLEE_TO:
        place_hunter(state, seat, action - PLACE_ON, told)
    else:
        flee(state, seat, action - FLEE_TO, told)


# Placement


def place_hunter(state: State, seat: i64, tile: i64, told: list[Event] | None) -> None:
    state.hunters[seat] = tile
    state.alive |= BIT[seat]
    if told is not None:
        told.append(Event("placed", seat, {"tile": TILE_NAMES[tile]}))
    state.active = (seat + 1) % len(state.hunters)
    state.to_move = state.active
    if state.active != state.first:
        return
    if has_survived(state):
        end_match(state, "survived", told)
    else:
        begin_turn(state, told)


# The four actions of a turn


def walk(state: State, card: i64, direction: i64, told: list[Event] | None) -> None:
    use_card(state, card)
    if told is not None:
        facts = {"card": card, "direction": DIRECTION_NAMES[direction]}
        told.append(Event("played", state.active, facts))
    state.card = card
    state.walk_direction = direction
    state.walk_left = card
    walk_on(state, told)


def lay_trap(state: State, seat: i64, told: list[Event] | None) -> None:
    tile: i64 = state.hunters[seat]
    state.put_trap(tile, seat)
    state.stirred = True
    if told is not None:
        told.append(Event("laid", seat, {"tile": TILE_NAMES[tile]}))
    end_turn(state, told)


def lift_trap(state: State, seat: i64, told: list[Event] | None) -> None:
    """The token goes back to its owner, if that one lives; only lifting another's ends the quiet (rule 6.4)."""
    tile: i64 = state.hunters[seat]
    owner: i64 = state.trap_owner(tile)
    state.remove_trap(tile)
    if state.is_alive(owner):
        state.supply[owner] += 1
    if owner != seat:
        state.stirred = True
    if told is not None:
        facts = {"tile": TILE_NAMES[tile], "owner": owner, "gone": not state.is_alive(owner)}
        told.append(Event("lifted", seat, facts))
    end_turn(state, told)


def swap_and_pass(state: State, card: i64, told: list[Event] | None) -> None:
    use_card(state, card)
    state.card = card
    if told is not None:
        told.append(Event("passed", state.active, {"card": card}))
    end_turn(state, told)


def use_card(state: State, card: i64) -> None:
    state.hands[state.active] -= ONE_HELD[card]
    state.discard += ONE_IN_PILE[card]


# An end by agreement, where no limit ends the match (rule 6.6)


def talk(state: State, seat: i64, action: i64, told: list[Event] | None) -> None:
    """Every living hunter's player must agree; one refusal, and the turn goes on."""
    if action == OFFER:
        tell(told, "offered", seat)
        state.has_offered = True
        state.agreed = BIT[seat]
        ask_next(state, told)
    elif action == AGREE:
        tell(told, "agreed", seat)
        state.agreed |= BIT[seat]
        ask_next(state, told)
    else:
        tell(told, "refused", seat)
        state.agreed = 0
        state.phase = TURN
        state.to_move = state.active


def ask_next(state: State, told: list[Event] | None) -> None:
    """Clockwise from the one who offered; when nobody is left to ask, the hunt is over."""
    seats: i64 = len(state.hunters)
    for step in range(1, seats):
        seat: i64 = (state.active + step) % seats
        if state.is_alive(seat) and state.agreed & BIT[seat] == 0:
            state.phase = ANSWER
            state.to_move = seat
            return
    end_match(state, "agreed", told)


def tell(told: list[Event] | None, kind: str, seat: i64) -> None:
    if told is not None:
        told.append(Event(kind, seat))


# A hunter walks; if it meets the mammoth, the mammoth runs before the hunter walks on.


def walk_on(state: State, told: list[Event] | None) -> None:
    """Walks what is left to walk, then ends the turn, unless somebody must be asked or the match ends."""
    seat = state.active
    while state.walk_left > 0:
        state.walk_left -= 1
        left: i64 = state.hunters[seat]
        tile: i64 = NEXT[left * DIRECTIONS + state.walk_direction]
        state.hunters[seat] = tile
        if told is not None:
            facts = {"from": TILE_NAMES[left], "tile": TILE_NAMES[tile]}
            told.append(Event("walked", seat, facts))
        if tile == state.mammoth:
            scare_mammoth(state, told)
            if not run_on(state, told):
                return
    end_turn(state, told)


def scare_mammoth(state: State, told: list[Event] | None) -> None:
    """Rules 4.1 to 4.3, D10 and D11: it runs the card's full value, or stands and kills the hunter."""
    way = state.board.flight(state.mammoth, state.walk_direction, state.card)
    tile = TILE_NAMES[state.mammoth]
    if way == NOWHERE:
        if told is not None:
            told.append(Event("cornered", state.active, {"tile": tile}))
        state.walk_left = 0
        eliminate(state, state.active, "cornered", told)
        return
    state.run_direction = way
    state.run_left = state.card
    state.hunted = True
    state.stirred = True
    if told is not None:
        facts = {"tile": tile, "direction": DIRECTION_NAMES[way], "length": state.card}
        told.append(Event("scared", state.active, facts))


def run_on(state: State, told: list[Event] | None) -> bool:
    """Runs what is left to run; False if somebody must be asked first, or a trap ended the match."""
    while frighten_hunters(state, told):
        if state.run_left == 0:
            return True
        state.run_left -= 1
        left = state.mammoth
        state.mammoth = NEXT[left * DIRECTIONS + state.run_direction]
        if told is not None:
            facts = {"from": TILE_NAMES[left], "tile": TILE_NAMES[state.mammoth]}
            told.append(Event("ran", None, facts))
        # Rule 4.4, D16 and D17: the trap comes before the hunters, and ends all at once.
        if state.has_trap(state.mammoth):
            spring_trap(state, told)
            return False
        for seat in range(len(state.hunters)):
            if state.hunters[seat] == state.mammoth:
                state.scared |= BIT[seat]
    return False


def spring_trap(state: State, told: list[Event] | None) -> None:
    owner = state.trap_owner(state.mammoth)
    if told is not None:
        facts = {"tile": TILE_NAMES[state.mammoth], "by": state.active}
        told.append(Event("trapped", owner, facts))
    state.outcome = trap_wins(state, owner)
    close_match(state, told)


# Hunters in the way


def frighten_hunters(state: State, told: list[Event] | None) -> bool:
    """Lets every hunter on the mammoth's tile flee; False if the owner of one has a choice to make.

    D5: one by one, clockwise from the seat after the active one.
    """
    seat: i64 = state.active
    while state.scared:
        seat = (seat + 1) % len(state.hunters)
        bit: i64 = BIT[seat]
        if state.scared & bit == 0:
            continue
        tiles = flight_tiles(state)
        if len(tiles) > 1:
            # D4: the owner of the scared hunter chooses.
            state.phase = FLEE
            state.to_move = seat
            return False
        state.scared &= ~bit
        if tiles:
            move_away(state, seat, tiles[0], True, told)
        else:
            eliminate(state, seat, "trampled", told)
    return True


def flee(state: State, seat: i64, tile: i64, told: list[Event] | None) -> None:
    """The answer of a scared hunter's owner; the run and the walk go on where they stopped."""
    state.scared &= ~BIT[seat]
    state.phase = TURN
    state.to_move = state.active
    move_away(state, seat, tile, False, told)
    if run_on(state, told):
        walk_on(state, told)


def move_away(state: State, seat: i64, tile: i64, forced: bool, told: list[Event] | None) -> None:
    if told is not None:
        left = TILE_NAMES[state.hunters[seat]]
        facts = {"from": left, "tile": TILE_NAMES[tile], "forced": forced}
        told.append(Event("fled", seat, facts))
    state.hunters[seat] = tile


def eliminate(state: State, seat: i64, cause: str, told: list[Event] | None) -> None:
    """Rule 5.1, D6: the pawn and its traps leave the game, the hand is discarded."""
    fallen_on = state.hunters[seat]
    traps: list[int] = []
    if not state.board.traps_stay:
        traps = [tile for tile in range(TILES) if state.trap_owner(tile) == seat]
    for tile in traps:
        state.remove_trap(tile)
    state.hunters[seat] = NOWHERE
    state.alive &= ~BIT[seat]
    hand: i64 = state.hands[seat]
    for card in range(1, 4):
        state.discard += held(hand, card) * ONE_IN_PILE[card]
    state.hands[seat] = 0
    state.supply[seat] = 0
    state.hunted = True
    state.stirred = True
    if told is not None:
        gone = [TILE_NAMES[tile] for tile in traps]
        facts = {"tile": TILE_NAMES[fallen_on], "cause": cause, "traps": gone}
        told.append(Event("eliminated", seat, facts))


# The end of a turn


def end_turn(state: State, told: list[Event] | None) -> None:
    seat = state.active
    if state.card and state.is_alive(seat):
        draw_card(state, seat, told)
    state.card = 0
    state.turns += 1
    state.quiet = 0 if state.stirred else state.quiet + 1
    reason = reason_to_end(state)
    if reason:
        end_match(state, reason, told)
        return
    seat = (seat + 1) % len(state.hunters)
    while not state.is_alive(seat):
        seat = (seat + 1) % len(state.hunters)
    state.active = seat
    begin_turn(state, told)


def reason_to_end(state: State) -> str:
    """Rules 6.2 to 6.5, in this order; empty if the match goes on."""
    if state.alive == 0:
        return "no_hunters"
    if state.hunted and has_survived(state):
        return "survived"
    if not state.board.limits:
        return ""
    if state.quiet >= state.quiet_limit():
        return "quiet"
    if state.turns >= state.board.turn_cap:
        return "turn_cap"
    return ""


def begin_turn(state: State, told: list[Event] | None) -> None:
    state.phase = TURN
    state.to_move = state.active
    state.stirred = False
    state.hunted = False
    state.has_offered = False
    if told is not None:
        told.append(Event("turn", state.active))


def draw_card(state: State, seat: i64, told: list[Event] | None) -> None:
    """Rule 3.6, D23: an empty pile is made anew from the discards, the card just used among them."""
    if state.pile == 0:
        state.pile = state.discard
        state.discard = 0
        if told is not None:
            told.append(Event("reshuffled", None, {"count": pile_size(state.pile)}))
    card = draw_from(state)
    state.hands[seat] += ONE_HELD[card]
    if told is not None:
        told.append(Event("drew", seat, secret={"card": card}))


def draw_from(state: State) -> i64:
    """Takes a card off the pile: as likely as there are cards of its value."""
    place = state.rng.below(pile_size(state.pile))
    card: i64 = 1
    while place >= in_pile(state.pile, card):
        place -= in_pile(state.pile, card)
        card += 1
    state.pile -= ONE_IN_PILE[card]
    return card


def end_match(state: State, reason: str, told: list[Event] | None) -> None:
    state.outcome = mammoth_wins(state, reason)
    close_match(state, told)


def close_match(state: State, told: list[Event] | None) -> None:
    state.phase = OVER
    state.to_move = NOWHERE
    if told is not None and state.outcome is not None:
        facts = {"reason": state.outcome.reason, "places": list(state.outcome.places)}
        told.append(Event("ended", None, facts))
