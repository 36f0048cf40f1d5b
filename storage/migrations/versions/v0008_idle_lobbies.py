"""Lobbies close by themselves after two weeks without a change; those already open get a timer for that too."""

from __future__ import annotations

from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    op.execute("""
        INSERT INTO timers (table_id, kind, seat, due, version, attempts)
        SELECT tables.id, 'idle', -1, states.updated_at + 1209600.0, states.version, 0
        FROM tables JOIN states ON states.table_id = tables.id WHERE tables.status = 'lobby'
    """)
