"""What must be true of every position; the loader and the tests ask the same questions."""

from __future__ import annotations

from collections.abc import Iterator

from tundra.games.ice_age.cards import ONE_OTHER, OPENING, OPTION_OPENING, WHO
from tundra.games.ice_age.moves import draws
from tundra.games.ice_age.pieces import (
    BIT,
    BOX,
    CARD_NAMES,
    CARDS_OPTION,
    CLUBS,
    COLOURS,
    CULT_DARK,
    CULT_LIGHT,
    HAND,
    HUNTERS,
    LAPS,
    MAMMOTH_CARD,
    MOST_SEATS,
    NEAR_BITS,
    NOBODY,
    ONE_CARD,
    REGIONS,
    ROW,
    START_STONES,
    colour_of,
    how_many,
    token_count,
)
from tundra.games.ice_age.questions import (
    ATTACH,
    BAND,
    CLUB_OR_MAMMOTH,
    CLUB_OR_MOVE,
    DISCARD,
    DRAW,
    GLACIER,
    GROUP,
    MODE,
    MOVE,
    PICK_ROW,
    PLACE,
    PLACEMENT,
    PLAY,
    SETTLE,
    SETTLE_MAMMOTH,
    SETTLE_PLACE,
    STEP,
    SWAP,
    SWAP_WITH,
    TARGET,
    kind_of,
    left_of,
    pick_of,
    seat_of,
    zone_of,
)
from tundra.games.ice_age.reach import can_act, effect_actions
from tundra.games.ice_age.scoring import final_outcome, last_seats
from tundra.games.ice_age.state import State

CULTS = (CULT_LIGHT, CULT_DARK)


def stones_in_play(seats: int) -> int:
    return BOX.setup[seats].dark_reserve + seats * START_STONES


def mammoths_in_play(seats: int) -> int:
    setup = BOX.setup[seats]
    return len(setup.mammoths) + setup.mammoth_supply


def glaciers_laid(state: State) -> int:
    """Those that came after the match began."""
    return REGIONS - int(state.open).bit_count() - len(BOX.setup[len(state.supply)].glaciers)


def check(state: State) -> str:
    """The first thing that is wrong with a position, or nothing."""
    return next(problems(state), "")


def problems(state: State) -> Iterator[str]:
    yield from wrong_pieces(state)
    yield from wrong_cards(state)
    yield from wrong_course(state)
    yield from wrong_fire(state)
    if state.questions:
        yield from wrong_question(state)


# Pieces


def wrong_pieces(state: State) -> Iterator[str]:
    seats = len(state.supply)
    stones = state.dark + state.light + sum(state.stones)
    if stones != stones_in_play(seats):
        yield f"there are {stones} stones, not {stones_in_play(seats)}"
    clubs = state.clubs_left + sum(state.clubs) + sum(state.hunters[1::2])
    if clubs != CLUBS:
        yield f"there are {clubs} clubs, not {CLUBS}"
    mammoths = state.mammoths_left + sum(state.mammoths)
    if mammoths != mammoths_in_play(seats):
        yield f"there are {mammoths} mammoths, not {mammoths_in_play(seats)}"
    for seat in range(seats):
        standing = sum(state.hunters[2 * seat :: ROW]) + sum(state.hunters[2 * seat + 1 :: ROW])
        if standing + state.supply[seat] != HUNTERS:
            yield f"seat {seat} has {standing + state.supply[seat]} hunters, not {HUNTERS}"
    for region in range(REGIONS):
        row = state.hunters[region * ROW : region * ROW + ROW]
        is_empty = not (any(row) or state.mammoths[region] or state.fires[region])
        if not is_empty and not state.open & BIT[region]:
            yield f"region {region + 1} is covered, but something is there"
    if not state.open:
        yield "everything is covered"


def wrong_fire(state: State) -> Iterator[str]:
    """Rule 7.4: fire and clubs leave the board with the migration."""
    laid = sum(token_count(fire) for fire in state.fires)
    is_glacier = bool(state.questions) and kind_of(state.questions[-1]) == GLACIER
    is_over = is_glacier or state.outcome is not None
    if laid > int(state.open).bit_count():
        yield f"{laid} fire tokens lie in {int(state.open).bit_count()} open regions"
    if is_over and laid:
        yield "all fire is taken up when a migration is over"
    if is_over and any(state.hunters[1::2]):
        yield "all clubs on the board are taken up when a migration is over"


# Cards


def wrong_cards(state: State) -> Iterator[str]:
    for card, copies in enumerate(CARDS_OPTION.counts(state.box)):
        count = copies_on_the_table(state, card)
        if count != copies:
            yield f"there are {count} cards {CARD_NAMES[card]}, not {copies}"
    if any(top in CULTS for top in state.tops):
        yield "a Cult is never the visible top"
    for entry in state.seen:
        card, holder, knower = entry // 64, entry // 8 % 8, entry % 8
        count = state.hands[holder * 2 + colour_of(card)] // ONE_CARD[card] & 7
        if holder == knower or count < state.seen.count(entry):
            yield f"seat {holder} does not hold what seat {knower} knows of"
    for place, cards in enumerate(state.hands):
        if how_many(cards) >= HAND:
            yield f"seat {place // 2} holds {how_many(cards)} {COLOURS[place % 2]} cards (rule 3.8)"


def copies_on_the_table(state: State, card: int) -> int:
    colour = colour_of(card)
    places = [*state.hands[colour::2], state.piles[colour], state.below[colour]]
    count = sum(cards // ONE_CARD[card] & 7 for cards in places)
    count += sum(entry // MOST_SEATS == card for entry in state.under(colour))
    return count + (state.tops[colour] == card)


def held(state: State, seat: int) -> int:
    return how_many(state.hands[seat * 2]) + how_many(state.hands[seat * 2 + 1])


# Rounds and questions


def wrong_course(state: State) -> Iterator[str]:
    if state.rounds not in (3, 4) or not 1 <= state.round <= state.rounds:
        yield f"round {state.round} of {state.rounds} does not exist"
    if bool(state.questions) == (state.outcome is not None):
        yield "a match has an outcome exactly when nothing is asked any more"
    if state.outcome is not None:
        if not state.is_last_round() or state.is_ending:
            yield "a match ends after its last round"
        if state.outcome != final_outcome(state):
            yield "the outcome does not fit points, hunters and stones"
    if glaciers_laid(state) >= state.round:
        yield f"{glaciers_laid(state)} glaciers cannot have come before round {state.round}"
    if state.is_ending and (state.dark or state.is_last_round()):
        yield "a migration ends when the dark reserve is empty, in the last round at once"


def wrong_question(state: State) -> Iterator[str]:
    kinds = [kind_of(question) for question in state.questions]
    is_effect = kinds[-1] >= MODE or kinds[-1] == TARGET
    if is_effect != (state.effect != NOBODY):
        yield "a card is carried out exactly while something is asked about it"
        return
    if kinds[0] != DISCARD if is_effect else len(kinds) > 1:
        yield "these questions do not follow each other"
        return
    if not is_effect and (state.arrived or state.option != NOBODY or state.cult != NOBODY):
        yield "something is left over from a card"
    seat = seat_of(state.questions[0])
    if kinds[0] != GLACIER and seat != state.active:
        yield f"seat {seat} is asked, but it is not its turn"
    if kinds[0] == GLACIER:
        yield from wrong_glacier(state)
    if kinds[0] == PLACEMENT:
        yield from wrong_placement(state)
    yield from wrong_hands(state, kinds[0])
    if is_effect:
        yield from wrong_effect(state, kinds)


def wrong_glacier(state: State) -> Iterator[str]:
    if state.is_last_round():
        yield "no glacier comes after the last round"
    if seat_of(state.questions[0]) not in last_seats(state)[0]:
        yield f"seat {seat_of(state.questions[0])} is not last and lays no glacier"


def wrong_placement(state: State) -> Iterator[str]:
    """Rule 2.5: one hunter each, clockwise from the first player, and so on."""
    seats = len(state.supply)
    before = (state.active - state.first) % seats
    laps = HUNTERS - state.supply[state.active]
    for place in range(seats):
        seat = (state.first + place) % seats
        if HUNTERS - state.supply[seat] != laps + (place < before):
            yield f"it is not the turn of seat {state.active} to place a hunter"
    if state.round != 1:
        yield "hunters are placed before the first round"


def wrong_hands(state: State, kind: int) -> Iterator[str]:
    """Five cards each; the active player has one less after playing, or two after discarding."""
    for seat in range(len(state.supply)):
        count, most = held(state, seat), HAND
        if kind == PLACEMENT:
            most = 0
        elif seat == state.active and kind in (DISCARD, DRAW):
            most = HAND - 1
        is_drawing = kind == DRAW and seat == state.active and count == HAND - 2
        if count != most and not is_drawing:
            yield f"seat {seat} holds {count} cards, not {most}"
    if kind == DRAW and not draws(state, state.active):
        yield "there is no card to draw"
    if kind == PLACEMENT and not all(HUNTERS - LAPS <= count <= HUNTERS for count in state.supply):
        yield f"{LAPS} hunters are placed before the first round"
    if kind == PLACEMENT and state.supply[state.active] == HUNTERS - LAPS:
        yield f"seat {state.active} has placed its first hunters"
    if kind == PLAY and state.dark == 0:
        yield "the dark reserve is empty, and still a card is to be played"
    if kind in (DISCARD, DRAW) and state.is_ending != (state.dark == 0):
        yield "the migration ends with the turn that has emptied the dark reserve"


def wrong_effect(state: State, kinds: list[int]) -> Iterator[str]:
    if state.effect in CULTS or state.cult not in (NOBODY, *CULTS):
        yield "a Cult stands for another card"
        return
    if (state.effect == MAMMOTH_CARD) != (state.option != NOBODY):
        yield "only the mammoth card has options"
        return
    if any(state.free(place) < 0 for place in range(REGIONS * ROW)):
        yield "a hunter has arrived where it is not"
    if not all(kind >= MODE for kind in kinds[1:-1]) or len(kinds) > MOST_SEATS:
        yield "these questions do not follow each other"
    if kinds[-1] == TARGET:
        if WHO[state.effect] != ONE_OTHER or len(kinds) != 2:
            yield f"{CARD_NAMES[state.effect]} is not for one player who is named"
    else:
        for question in state.questions[1:]:
            yield from wrong_part(state, question)


def wrong_part(state: State, question: int) -> Iterator[str]:
    """A question about a card must be one that this card asks, with something to answer."""
    opening = OPENING[state.effect]
    if state.option != NOBODY:
        opening = OPTION_OPENING[state.option]
    kind = kind_of(question)
    if kind != kind_of(opening) and kind not in FOLLOW.get(kind_of(opening), ()):
        yield f"{CARD_NAMES[state.effect]} does not ask this"
    elif zone_of(question) & ~state.open:
        yield "a covered region is no destination"
    elif kind in (MODE, STEP) and pick_of(question) != pick_of(opening):
        yield f"{CARD_NAMES[state.effect]} asks for something else"
    elif left_of(question) > max(left_of(opening), 2):
        yield f"{CARD_NAMES[state.effect]} does not ask so often"
    elif not is_sound(state, kind, question):
        yield "what was picked before does not fit"
    elif question == state.questions[-1] and not is_answerable(state, question):
        yield "there is nothing to decide"


def is_sound(state: State, kind: int, question: int) -> bool:
    """What was chosen before this question is there."""
    if kind in (SETTLE_PLACE, SETTLE_MAMMOTH):
        return zone_of(question) in BIT[:REGIONS]
    if kind == BAND:
        return is_way(state, pick_of(question))
    if kind == SWAP_WITH:
        return is_hunter(state, pick_of(question))
    return kind != ATTACH or state.clubs[seat_of(question)] > 0


FOLLOW = {
    MODE: (PLACE,),
    CLUB_OR_MAMMOTH: (ATTACH,),
    SWAP: (SWAP_WITH,),
    GROUP: (BAND,),
    SETTLE: (SETTLE_PLACE, SETTLE_MAMMOTH),
    CLUB_OR_MOVE: (MOVE, ATTACH),
}
"""Which questions come after the first one of a card."""


def is_way(state: State, pick: int) -> bool:
    start, end = divmod(pick, PICK_ROW)
    if start >= REGIONS or end >= REGIONS:
        return False
    return NEAR_BITS[start] & state.open & BIT[end] != 0


def is_hunter(state: State, pick: int) -> bool:
    return pick < REGIONS * MOST_SEATS * 3 and pick // 3 % MOST_SEATS < len(state.supply)


def is_answerable(state: State, question: int) -> bool:
    return can_act(state, question) and len(effect_actions(state, question)) > 1
