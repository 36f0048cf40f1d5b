"""How people answered when tables waited for them, from which their reliability is derived."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    op.create_table(
        "waits",
        sa.Column("user_id", sa.BigInteger(), nullable=False),
        sa.Column("server_id", sa.BigInteger(), nullable=False),
        sa.Column("at", sa.Double(), nullable=False),
        sa.Column("table_id", sa.BigInteger(), nullable=False),
        sa.Column("seconds", sa.Integer(), nullable=True),
        sa.Column("in_time", sa.Boolean(), nullable=True),
        sa.PrimaryKeyConstraint("user_id", "server_id", "at", "table_id"),
        sqlite_with_rowid=False,
    )
