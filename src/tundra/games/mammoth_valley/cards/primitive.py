"""What all effects have in common."""

from __future__ import annotations

import msgspec


class Primitive(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="op"):
    """What every effect of a card has: a name in the data files, and nothing that is not declared."""
