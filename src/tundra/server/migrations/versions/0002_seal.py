"""How many commits were made, and the caller's own name for a new table."""

import secrets

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    seal = op.create_table(
        "seal",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("commits", sa.Integer, nullable=False),
    )
    op.bulk_insert(seal, [{"id": secrets.token_hex(8), "commits": 0}])
    op.add_column("tables", sa.Column("asked", sa.String(40)))
    op.create_index("tables_as_asked", "tables", ["owner", "asked"], unique=True)
