"""Builds positions of Mammut from what a rule's example says: only the tiles that it names lie on the table."""

from __future__ import annotations

from typing import Any

from tundra.core import Event, Seat
from tundra.core.events import View
from tundra.games.mammut import GAME
from tundra.games.mammut.pieces import ANIMAL, FACE_NAMES, SIDES
from tundra.games.mammut.state import State

ANY_ANIMAL = "animal"
Loot = dict[str, int]
"""How many tiles of each face; ``?/tusk`` names both sides."""


def position(
    *loot: Loot | tuple[Loot, ...],
    middle: Loot | None = None,
    shaman: str = "middle",
    arrow: str = "red",
    **more: Any,
) -> State:
    """A seat's loot is one heap, or several. Seat 0 is to act; tracks and cards as the rest says, or none."""
    faces, places = lay_out(loot, middle or {}, arrow, shaman)
    seats = len(loot)
    data: dict[str, Any] = {
        "points": [10] * seats,
        "hides": [0] * seats,
        "tiles": [
            {"face": face, "under": under, "place": place}
            for (face, under), place in zip(both_sides(faces), places, strict=True)
        ],
        "animals": [[] for _ in loot],
        "hands": [[] for _ in loot],
        "laid": [[] for _ in loot],
    }
    return GAME.load(data | more)


def before_the_sweep(*loot: Loot | tuple[Loot, Loot], holder: Seat = 0, **more: Any) -> State:
    """All loot is shared but the middle, which the shaman's holder is about to sweep up.

    Who has nothing in the example gets an animal, so that a heap lies there.
    """
    heaps: list[tuple[Loot, ...]] = [
        one if isinstance(one, tuple) else (one or {ANY_ANIMAL: 1},) for one in loot
    ]
    swept = loot[holder]
    middle = swept[-1] if isinstance(swept, tuple) else swept
    heaps[holder] = heaps[holder][:-1]
    return position(*heaps, middle=middle, active=holder, **more)


def lay_out(
    loot: tuple[Loot | tuple[Loot, ...], ...], middle: Loot, arrow: str, shaman: str
) -> tuple[list[str], list[str]]:
    faces, places = [arrow], [shaman]
    piles: list[tuple[str, Loot]] = [("middle", middle)]
    for letter, heaps in zip("ABCDE", loot, strict=False):
        heaps = heaps if isinstance(heaps, tuple) else (heaps,)
        piles += [(f"{letter}{slot}", heap) for slot, heap in enumerate(heaps, 1)]
    for place, tiles in piles:
        for face, count in tiles.items():
            faces += [face] * count
            places += [place] * count
    return faces, places


def both_sides(wanted: list[str]) -> list[tuple[str, str]]:
    """A tile of the box for each wanted face; raises if the box has no such tiles."""
    owner: dict[int, int] = {}
    for want in range(len(wanted)):
        assert find_tile(wanted, want, owner, set()), f"the box cannot show {wanted}"
    tile_of = {want: tile for tile, want in owner.items()}
    return [sides(wanted[want], tile_of[want]) for want in range(len(wanted))]


def find_tile(wanted: list[str], want: int, owner: dict[int, int], tried: set[int]) -> bool:
    """Finds a tile for this face, moving others on where needed."""
    for tile in range(len(SIDES)):
        if tile in tried or not fits(wanted[want], tile):
            continue
        tried.add(tile)
        if tile not in owner or find_tile(wanted, owner[tile], owner, tried):
            owner[tile] = want
            return True
    return False


def fits(face: str, tile: int) -> bool:
    if face == ANY_ANIMAL:
        return min(SIDES[tile]) >= ANIMAL
    names = [FACE_NAMES[side] for side in SIDES[tile]]
    return set(face.split("/")) <= set(names)


def sides(face: str, tile: int) -> tuple[str, str]:
    first, second = (FACE_NAMES[side] for side in SIDES[tile])
    return (first, second) if face.split("/")[0] == first else (second, first)


def act(state: State, *texts: str, viewer: Seat | None = None) -> list[View]:
    """Lets the seat that is asked act, text by text, and tells what the viewer hears."""
    events: list[Event] = []
    for text in texts:
        seat, action = state.active, GAME.read(text)
        assert action in GAME.legal_actions(state, seat), f"{text} is not legal: {legal(state)}"
        GAME.apply(state, seat, action, events)
    return [event.told_to(viewer) for event in events]


def legal(state: State) -> list[str]:
    return GAME.legal_texts(state, state.active)


def pick(state: State, opening: str, count: int) -> list[View]:
    """Opens a series of picks and picks the first that is offered, so many times."""
    told = act(state, opening)
    for _ in range(count):
        told += act(state, legal(state)[0])
    return told + act(state, "done")


def tile(state: State, face: str, place: str | None = None) -> str:
    """The text of the first tile that shows this face (in that place)."""
    for row in GAME.view_for(state, None)["tiles"]:
        if row["face"] == face and place in (None, row["place"]):
            return f"t{row['id']}"
    raise AssertionError(f"no tile shows {face}")


def tile_row(state: State, text: str, viewer: Seat | None) -> View:
    """What a viewer sees of one tile."""
    (row,) = [r for r in GAME.view_for(state, viewer)["tiles"] if f"t{r['id']}" == text]
    found: View = row
    return found


def heap_sizes(state: State) -> dict[str, int]:
    view = GAME.view_for(state, None)
    sizes = {heap["id"]: len(heap["tiles"]) for heap in view["heaps"]}
    return sizes | {"middle": len(view["middle"])}


def refusal(state: State, text: str, seat: int | None = None) -> tuple[str, str]:
    """The rule and the last part of the key with which an act is refused."""
    who = state.active if seat is None else seat
    action = GAME.read(text)
    assert action not in GAME.legal_actions(state, who), f"{text} is legal"
    why = GAME.explain(state, who, action)
    return why.rule, why.key.removeprefix("mammut.refusal.")


def kinds(events: list[View]) -> list[str]:
    return [event["kind"] for event in events]


def scored(events: list[View], *reasons: str) -> list[tuple[int, str, int]]:
    """Who gained or lost what for which reason, as asked for, in order."""
    return [
        (event["seat"], event["reason"], event["points"])
        for event in events
        if event["kind"] == "scored" and (not reasons or event["reason"] in reasons)
    ]
