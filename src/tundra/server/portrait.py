"""A table as one person may see it, without the position."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tundra.core import Seat, seed_hash
from tundra.server.identity import Signer
from tundra.server.messages import Link, Table
from tundra.server.settings import Settings

if TYPE_CHECKING:
    from tundra.server import table


def table_as_seen(seen: table.Table, who: str | None, signer: Signer, settings: Settings) -> Table:
    row, is_owner = seen.row, who == seen.row.owner
    return Table(
        id=row.id,
        game=row.game,
        rules_version=row.rules_version,
        seats=seen.options.seats,
        options=seen.options.as_dict(),
        status=seen.status,
        chairs=seen.chairs.told_to(who, seen.audience.present),
        mine=seen.chairs.seats_of(who),
        owner=is_owner,
        links=links_of(seen, signer) if is_owner else [],
        seed_hash=seed_hash(row.seed),
        absence=settings.absence,
        silence=seen.silence,
        onlookers=seen.audience.onlookers,
        seed=str(row.seed) if seen.status == "over" else None,
        result=seen.story.result if seen.story is not None else None,
        rematch=seen.rematch,
        rematch_of=row.rematch_of,
    )


def links_of(seen: table.Table, signer: Signer) -> list[Link]:
    return [
        Link(place.seat, chair_path(seen.id, place.seat, signer))
        for place in seen.chairs.places
        if place.kind == "link"
    ]


def chair_path(table_id: str, seat: Seat, signer: Signer) -> str:
    """The secret stands after the #, where no server and no log ever sees it."""
    return f"/table/{table_id}#seat={seat}&key={signer.chair_key(table_id, seat)}"
