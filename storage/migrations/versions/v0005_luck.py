"""What people bring to a deal and the proof that comes of it; who has seen which hand."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.add_column("tables", sa.Column("luck", sa.LargeBinary(), nullable=True))
    op.add_column("tables", sa.Column("held", sa.LargeBinary(), nullable=True))
