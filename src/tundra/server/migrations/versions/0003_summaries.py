"""What the list of tables says of each. Those of older tables are written when they are first asked for."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.create_table(
        "summaries",
        sa.Column("table_id", sa.String(20), primary_key=True),
        sa.Column("entries", sa.Integer, nullable=False),
        sa.Column("body", sa.Text, nullable=False),
    )
