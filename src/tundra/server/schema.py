"""The tables of the database. Nothing in ``tables`` and ``entries`` is ever changed or removed.

``summaries`` holds nothing that does not follow from them.
"""

from __future__ import annotations

from sqlalchemy import Column, Float, Index, Integer, LargeBinary, MetaData, String, Table, Text

METADATA = MetaData()

PEOPLE = Table(
    "people",
    METADATA,
    Column("who", String(40), primary_key=True),
    Column("name", String(24), nullable=False),
)

TABLES = Table(
    "tables",
    METADATA,
    Column("id", String(20), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("rules_version", Integer, nullable=False),
    Column("options", Text, nullable=False),
    Column("chairs", Text, nullable=False),
    Column("seed", String(60), nullable=False),
    Column("owner", String(40), nullable=False),
    Column("rematch_of", String(20)),
    Column("at", Float, nullable=False),
    # The owner's own name for the request that made it: asked twice, there is one table.
    Column("asked", String(40)),
    Index("tables_of_owner", "owner", "at"),
    Index("tables_as_asked", "owner", "asked", unique=True),
)

ENTRIES = Table(
    "entries",
    METADATA,
    Column("table_id", String(20), primary_key=True),
    Column("n", Integer, primary_key=True),
    Column("at", Float, nullable=False),
    Column("kind", String(10), nullable=False),
    Column("seat", Integer),
    Column("who", String(40)),
    Column("mark", String(40)),
    Column("text", Text, nullable=False),
    Index("entries_of_person", "who", "kind"),
    # The rows of one table lie together, in order.
    sqlite_with_rowid=False,
)

SUMMARIES = Table(
    "summaries",
    METADATA,
    Column("table_id", String(20), primary_key=True),
    # So many entries it tells of; with more, or fewer, it is out of date.
    Column("entries", Integer, nullable=False),
    Column("body", Text, nullable=False),
)

SECRETS = Table(
    "secrets",
    METADATA,
    Column("name", String(20), primary_key=True),
    Column("value", LargeBinary, nullable=False),
)

SEAL = Table(
    "seal",
    METADATA,
    # One row: which database this is, and how many commits it has seen.
    Column("id", String(16), primary_key=True),
    Column("commits", Integer, nullable=False),
)
