"""What must be true of every position; the loader and the tests ask the same questions."""

from __future__ import annotations

from collections.abc import Iterator

from tundra.core.printable import quoted
from tundra.games.maamut.moves import flight_tiles
from tundra.games.maamut.pieces import (
    BIT,
    CENTRE,
    COPIES,
    DIRECTIONS,
    GRASS,
    HAND,
    LONGEST,
    NEXT,
    NOWHERE,
    OUTER_RING,
    ROCK,
    TILE_NAMES,
    TILES,
    TRAPS_EACH,
)
from tundra.games.maamut.refusals import ENDINGS
from tundra.games.maamut.scoring import has_survived
from tundra.games.maamut.state import (
    ANSWER,
    FLEE,
    OVER,
    PLACE,
    TURN,
    State,
    hand_size,
    held,
    in_pile,
)


def check(state: State) -> str:
    """The first thing that is wrong with a position, or nothing."""
    return next(problems(state), "")


def problems(state: State) -> Iterator[str]:
    yield from wrong_cards(state)
    yield from wrong_pieces(state)
    yield from wrong_traps(state)
    yield from wrong_limits(state)
    if state.phase == PLACE:
        yield from wrong_placement(state)
    elif state.phase == OVER:
        yield from wrong_ending(state)
    elif not state.is_alive(state.active):
        yield f"it is the turn of seat {state.active}, which has no hunter"
    elif state.phase == FLEE:
        yield from wrong_flight(state)
    yield from wrong_offer(state)
    if state.phase in (PLACE, TURN, ANSWER) and has_move_under_way(state):
        yield "a move is under way only while somebody flees"


def wrong_cards(state: State) -> Iterator[str]:
    for card in range(1, LONGEST + 1):
        count = in_pile(state.pile, card) + in_pile(state.discard, card)
        count += sum(held(hand, card) for hand in state.hands)
        if count != COPIES[card]:
            yield f"there are {count} cards of value {card}, not {COPIES[card]}"
    for seat, hand in enumerate(state.hands):
        size = HAND - 1 if seat == state.active and is_in_mid_move(state) else HAND
        living = state.phase == PLACE or state.is_alive(seat)
        if hand_size(hand) != (size if living else 0):
            yield f"seat {seat} holds {hand_size(hand)} cards"


def is_in_mid_move(state: State) -> bool:
    """Somebody flees, or a trap ended the match at once (D17): the card that was used is not replaced yet."""
    return state.phase == FLEE or is_caught(state)


def is_caught(state: State) -> bool:
    return state.outcome is not None and state.outcome.reason == "trap"


def wrong_pieces(state: State) -> Iterator[str]:
    terrain = state.board.terrain
    if terrain[state.mammoth] == ROCK:
        yield f"the mammoth stands on rock at {TILE_NAMES[state.mammoth]}"
    for seat, tile in enumerate(state.hunters):
        if state.is_alive(seat) != (tile != NOWHERE):
            yield f"seat {seat}: a hunter is on the board exactly while it lives"
        if tile != NOWHERE and terrain[tile] == ROCK:
            yield f"the hunter of seat {seat} stands on rock at {TILE_NAMES[tile]}"
        if tile == state.mammoth and not is_in_mid_move(state):
            yield f"the hunter of seat {seat} shares the mammoth's tile"


def wrong_traps(state: State) -> Iterator[str]:
    on_board = [0] * len(state.hunters)
    for tile in range(TILES):
        if not state.has_trap(tile):
            continue
        if state.board.terrain[tile] != GRASS:
            yield f"a trap lies on {TILE_NAMES[tile]}, which is not grass"
        if tile == state.mammoth and not is_caught(state):
            yield f"the mammoth stands on a trap at {TILE_NAMES[tile]}"
        owner = state.trap_owner(tile)
        if owner < len(on_board):
            on_board[owner] += 1
    for seat, count in enumerate(on_board):
        living = state.phase == PLACE or state.is_alive(seat)
        # D6: the traps of the dead stay only where that was chosen, and then as many as lay there.
        stay = count if state.board.traps_stay and count <= TRAPS_EACH else 0
        supply = TRAPS_EACH - count if living else stay - count
        if state.supply[seat] != supply or supply < 0:
            yield f"seat {seat} has {count} traps on the board and {state.supply[seat]} in supply"


def wrong_limits(state: State) -> Iterator[str]:
    """Rules 6.4 and 6.5: whoever reaches a limit ends the match."""
    if (state.phase == OVER) != (state.outcome is not None):
        yield "a match has an outcome exactly when it is over"
    if state.phase == OVER and state.board.limits and state.turns > state.board.turn_cap:
        yield f"turn {state.turns} is past the cap of {state.board.turn_cap}"
    if state.phase in (TURN, FLEE) and state.board.limits:
        if state.turns >= state.board.turn_cap:
            yield f"turn {state.turns} is past the cap of {state.board.turn_cap}"
        if state.quiet >= state.quiet_limit():
            yield f"{state.quiet} quiet turns are past the limit of {state.quiet_limit()}"


def wrong_placement(state: State) -> Iterator[str]:
    """Rule 2.5: clockwise from the first seat, on the outer ring, one hunter a tile, before all else."""
    seats = len(state.hunters)
    before = (state.active - state.first) % seats
    placed = {(state.first + place) % seats for place in range(before)}
    if placed != {seat for seat, tile in enumerate(state.hunters) if tile != NOWHERE}:
        yield "hunters are placed one by one from the first seat to the active one"
    tiles = [tile for tile in state.hunters if tile != NOWHERE]
    if len(set(tiles)) != len(tiles) or not set(tiles) <= set(OUTER_RING):
        yield "each hunter is placed on a tile of its own on the outer ring"
    if state.mammoth != CENTRE:
        yield f"the mammoth begins at {TILE_NAMES[CENTRE]}, not at {TILE_NAMES[state.mammoth]}"
    if state.traps or state.turns or state.quiet:
        yield "nothing is laid or counted before all hunters are placed"


def wrong_offer(state: State) -> Iterator[str]:
    """Rule 6.6: an offer is made in a turn, and answered at once."""
    if state.has_offered and (state.board.limits or state.phase == PLACE):
        yield "an end is offered only in a turn of a match without limits"
    if (state.phase == ANSWER) != (state.agreed != 0) and state.phase != OVER:
        yield "somebody agrees exactly while an offer waits for an answer"
    if state.phase == ANSWER:
        if not state.has_offered or not state.agreed & BIT[state.active]:
            yield "whoever offers an end agrees with it"
        if any(
            state.agreed & BIT[seat] and not state.is_alive(seat)
            for seat in range(len(state.hunters))
        ):
            yield "only those whose hunters live are asked whether to end"


def wrong_ending(state: State) -> Iterator[str]:
    """The end must be one that this board, these hunters and these counters have come to."""
    outcome = state.outcome
    if outcome is None:
        return
    if outcome.reason not in ENDINGS:
        yield f"no match of Mâamut ends by {quoted(outcome.reason)}"
    elif not is_end(state, outcome.reason):
        yield f"the match cannot have ended by {outcome.reason!r} like this"
    winner = state.trap_owner(state.mammoth) if outcome.reason == "trap" else NOWHERE
    if outcome.places != tuple(1 if seat == winner else 2 for seat in range(len(state.hunters))):
        yield f"places {list(outcome.places)} do not fit the ending {quoted(outcome.reason)}"
    if outcome.reason != "trap" and has_move_under_way(state):
        yield "a move is under way only while somebody flees"


def is_end(state: State, reason: str) -> bool:
    """Rules 6.1 to 6.5; whichever comes first is the reason."""
    if reason == "trap":
        return state.has_trap(state.mammoth)
    if state.alive == 0 or reason == "no_hunters":
        return state.alive == 0 and reason == "no_hunters"
    if reason == "survived":
        return has_survived(state)
    if reason == "agreed" or not state.board.limits:
        return reason == "agreed" and not state.board.limits and state.agreed == state.alive
    is_quiet = state.quiet == state.quiet_limit()
    return is_quiet if reason == "quiet" else state.turns == state.board.turn_cap and not is_quiet


def has_move_under_way(state: State) -> bool:
    return bool(state.card or state.walk_left or state.run_left or state.scared)


def wrong_flight(state: State) -> Iterator[str]:
    """The run must be one that began at the active hunter's tile and is not over."""
    if not 0 <= max(state.run_left, state.walk_left) < state.card:
        yield "run_left and walk_left must be less than the card"
        return
    hunter = state.hunters[state.active]
    direction = state.run_direction
    if state.board.flight(hunter, state.walk_direction, state.card) != direction:
        yield "the mammoth does not flee that way from the active hunter"
        return
    tile = hunter
    for _ in range(state.card - state.run_left):
        tile = NEXT[tile * DIRECTIONS + direction]
    if tile != state.mammoth:
        yield "the mammoth is not where its run from the active hunter has brought it"
    if state.board.reach[hunter * DIRECTIONS + state.walk_direction] < state.walk_left:
        yield "the active hunter cannot walk on that far"
    on_tile = {seat for seat, place in enumerate(state.hunters) if place == state.mammoth}
    if on_tile != {seat for seat in range(len(state.hunters)) if state.scared & BIT[seat]}:
        yield "the scared hunters are those on the mammoth's tile"
    elif len(flight_tiles(state)) < 2:
        yield "a hunter is asked where to flee only if it has two tiles or more"
