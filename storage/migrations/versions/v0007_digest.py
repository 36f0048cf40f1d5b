"""When each person's daily digest comes."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.add_column("players", sa.Column("digest_due", sa.Double(), nullable=True))
    op.add_column("players", sa.Column("digest_since", sa.Double(), nullable=True))
    kept = sa.text("digest_due IS NOT NULL")
    op.create_index("players_by_digest", "players", ["digest_due"], sqlite_where=kept, postgresql_where=kept)
