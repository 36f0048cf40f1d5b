"""How people ended a game before its rules did."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.add_column("tables", sa.Column("ending", sa.LargeBinary(), nullable=True))
