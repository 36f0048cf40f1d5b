"""Columns that nothing ever set are gone; a post can note what its next change must know."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"

NEVER_SET = (
    ("tables", "rules_version"),
    ("tables", "message_id"),
    ("seats", "team"),
    ("timers", "payload"),
    ("results", "team"),
    ("results", "detail"),
    ("requests", "answer"),
)


def upgrade() -> None:
    for table, column in NEVER_SET:
        op.drop_column(table, column)
    op.add_column("posts", sa.Column("noted", sa.LargeBinary(), nullable=True))
