"""The index that finds the tables that wait for a person has them in the order of waiting."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"

WAITING = sa.text("waiting_since IS NOT NULL")


def upgrade() -> None:
    op.drop_index("seats_waiting", "seats")
    op.create_index(
        "seats_waiting", "seats", ["user_id", "waiting_since"], sqlite_where=WAITING, postgresql_where=WAITING
    )
