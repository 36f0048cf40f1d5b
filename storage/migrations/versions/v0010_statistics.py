"""What is counted of a finished game, and the seats that count for the ladder of a server."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    op.add_column("results", sa.Column("tally", sa.LargeBinary(), nullable=True))
    op.create_table(
        "rated",
        sa.Column("table_id", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("server_id", sa.BigInteger(), nullable=False),
        sa.Column("system", sa.Text(), nullable=False),
        sa.Column("side", sa.Integer(), nullable=False),
        sa.Column("place", sa.Integer(), nullable=False),
        sa.Column("user_id", sa.BigInteger(), nullable=True),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("at", sa.Double(), nullable=False),
        sa.Column("out", sa.Boolean(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", "seat"),
        sqlite_with_rowid=False,
    )
    op.create_index("rated_by_server", "rated", ["server_id", "system", "at"])
    op.create_index("rated_by_user", "rated", ["user_id"], sqlite_where=sa.text("user_id IS NOT NULL"))
