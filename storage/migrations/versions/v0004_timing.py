"""The timing of each table, and when the bot was not connected."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.add_column("states", sa.Column("timing", sa.LargeBinary(), nullable=True))
    op.create_table(
        "outages",
        sa.Column("since", sa.Double(), nullable=False),
        sa.Column("until", sa.Double(), nullable=False),
        sa.PrimaryKeyConstraint("since"),
    )
