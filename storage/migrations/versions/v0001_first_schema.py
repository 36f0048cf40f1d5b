"""The first schema: tables, their states, seats, actions, posts and timers, and what people and servers chose."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None

BIG = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def of_a_table() -> sa.ForeignKeyConstraint:
    return sa.ForeignKeyConstraint(["table_id"], ["tables.id"], ondelete="CASCADE")


def upgrade() -> None:
    op.create_table(
        "marks",
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("at", sa.Double(), nullable=False),
        sa.Column("value", sa.LargeBinary(), nullable=False),
        sa.PrimaryKeyConstraint("name"),
    )
    op.create_table(
        "players",
        sa.Column("user_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("language", sa.Text(), nullable=False),
        sa.Column("dm_channel_id", sa.BigInteger(), nullable=True),
        sa.Column("reach", sa.Text(), nullable=False),
        sa.Column("preferences", sa.LargeBinary(), nullable=False),
        sa.Column("updated_at", sa.Double(), nullable=False),
        sa.PrimaryKeyConstraint("user_id"),
    )
    op.create_table(
        "requests",
        sa.Column("request_id", sa.Text(), nullable=False),
        sa.Column("table_id", sa.BigInteger(), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("user_id", sa.BigInteger(), nullable=True),
        sa.Column("answer", sa.LargeBinary(), nullable=False),
        sa.Column("at", sa.Double(), nullable=False),
        sa.PrimaryKeyConstraint("request_id"),
        sqlite_with_rowid=False,
    )
    op.create_index("requests_by_time", "requests", ["at"])
    op.create_table(
        "servers",
        sa.Column("server_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("language", sa.Text(), nullable=False),
        sa.Column("settings", sa.LargeBinary(), nullable=False),
        sa.Column("updated_at", sa.Double(), nullable=False),
        sa.PrimaryKeyConstraint("server_id"),
    )
    op.create_table(
        "tables",
        sa.Column("id", BIG, nullable=False),
        sa.Column("status", sa.Text(), nullable=False),
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("rules_version", sa.Integer(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("options", sa.LargeBinary(), nullable=False),
        sa.Column("language", sa.Text(), nullable=False),
        sa.Column("private", sa.Boolean(), nullable=False),
        sa.Column("server_id", sa.BigInteger(), nullable=True),
        sa.Column("channel_id", sa.BigInteger(), nullable=True),
        sa.Column("thread_id", sa.BigInteger(), nullable=True),
        sa.Column("message_id", sa.BigInteger(), nullable=True),
        sa.Column("owner_id", sa.BigInteger(), nullable=True),
        sa.Column("secret", sa.LargeBinary(), nullable=False),
        sa.Column("commitment", sa.LargeBinary(), nullable=False),
        sa.Column("seed", sa.LargeBinary(), nullable=False),
        sa.Column("created_at", sa.Double(), nullable=False),
        sa.Column("started_at", sa.Double(), nullable=True),
        sa.Column("ended_at", sa.Double(), nullable=True),
        sa.PrimaryKeyConstraint("id"),
        sqlite_autoincrement=True,
    )
    op.create_index("tables_by_channel", "tables", ["channel_id"], sqlite_where=sa.text("channel_id IS NOT NULL"))
    op.create_index("tables_by_owner", "tables", ["owner_id"], sqlite_where=sa.text("owner_id IS NOT NULL"))
    op.create_index("tables_by_server", "tables", ["server_id", "status"])
    op.create_index("tables_by_thread", "tables", ["thread_id"], sqlite_where=sa.text("thread_id IS NOT NULL"))
    op.create_table(
        "actions",
        sa.Column("table_id", BIG, nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("ordinal", sa.Integer(), nullable=False),
        sa.Column("kind", sa.Text(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=True),
        sa.Column("payload", sa.LargeBinary(), nullable=False),
        sa.Column("draws", sa.LargeBinary(), nullable=False),
        sa.Column("events", sa.LargeBinary(), nullable=False),
        sa.Column("barrier", sa.Boolean(), nullable=False),
        sa.Column("at", sa.Double(), nullable=False),
        of_a_table(),
        sa.PrimaryKeyConstraint("table_id", "version", "ordinal"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "notes",
        sa.Column("table_id", BIG, nullable=False),
        sa.Column("user_id", sa.BigInteger(), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("at", sa.Double(), nullable=False),
        of_a_table(),
        sa.PrimaryKeyConstraint("table_id", "user_id"),
        sqlite_with_rowid=False,
    )
    op.create_index("notes_by_user", "notes", ["user_id"])
    op.create_table(
        "posts",
        sa.Column("table_id", BIG, nullable=False),
        sa.Column("audience", sa.Text(), nullable=False),
        sa.Column("kind", sa.Text(), nullable=False),
        sa.Column("state", sa.Text(), nullable=False),
        sa.Column("keep", sa.Boolean(), nullable=False),
        sa.Column("channel_id", sa.BigInteger(), nullable=True),
        sa.Column("message_id", sa.BigInteger(), nullable=True),
        sa.Column("previous_channel_id", sa.BigInteger(), nullable=True),
        sa.Column("previous_id", sa.BigInteger(), nullable=True),
        sa.Column("generation", sa.BigInteger(), nullable=False),
        sa.Column("version_wanted", sa.Integer(), nullable=False),
        sa.Column("version_shown", sa.Integer(), nullable=False),
        sa.Column("payload", sa.LargeBinary(), nullable=False),
        sa.Column("attempts", sa.Integer(), nullable=False),
        sa.Column("not_before", sa.Double(), nullable=False),
        sa.Column("claimed_by", sa.Text(), nullable=True),
        sa.Column("claimed_until", sa.Double(), nullable=True),
        of_a_table(),
        sa.PrimaryKeyConstraint("table_id", "audience", "kind"),
        sqlite_with_rowid=False,
    )
    op.create_index(
        "posts_claimed",
        "posts",
        ["claimed_until"],
        sqlite_where=sa.text("claimed_until IS NOT NULL"),
        postgresql_where=sa.text("claimed_until IS NOT NULL"),
    )
    op.create_index(
        "posts_due",
        "posts",
        ["not_before"],
        sqlite_where=sa.text("state = 'wanted'"),
        postgresql_where=sa.text("state = 'wanted'"),
    )
    op.create_table(
        "results",
        sa.Column("table_id", BIG, nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("place", sa.Integer(), nullable=False),
        sa.Column("score", sa.Double(), nullable=False),
        sa.Column("won", sa.Boolean(), nullable=False),
        sa.Column("team", sa.Integer(), nullable=True),
        sa.Column("detail", sa.LargeBinary(), nullable=False),
        sa.Column("at", sa.Double(), nullable=False),
        of_a_table(),
        sa.PrimaryKeyConstraint("table_id", "seat"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "seats",
        sa.Column("table_id", BIG, nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("kind", sa.Text(), nullable=False),
        sa.Column("user_id", sa.BigInteger(), nullable=True),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("level", sa.Text(), nullable=False),
        sa.Column("team", sa.Integer(), nullable=True),
        sa.Column("since", sa.Double(), nullable=False),
        sa.Column("joined_by", sa.Text(), nullable=False),
        sa.Column("reach", sa.Text(), nullable=False),
        sa.Column("waiting_since", sa.Double(), nullable=True),
        of_a_table(),
        sa.PrimaryKeyConstraint("table_id", "number"),
        sqlite_with_rowid=False,
    )
    op.create_index("seats_by_user", "seats", ["user_id"], sqlite_where=sa.text("user_id IS NOT NULL"))
    op.create_index(
        "seats_waiting",
        "seats",
        ["user_id"],
        sqlite_where=sa.text("waiting_since IS NOT NULL"),
        postgresql_where=sa.text("waiting_since IS NOT NULL"),
    )
    op.create_table(
        "sittings",
        sa.Column("table_id", BIG, nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("from_version", sa.Integer(), nullable=False),
        sa.Column("to_version", sa.Integer(), nullable=True),
        sa.Column("user_id", sa.BigInteger(), nullable=True),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("since", sa.Double(), nullable=False),
        of_a_table(),
        sa.PrimaryKeyConstraint("table_id", "seat", "from_version"),
        sqlite_with_rowid=False,
    )
    op.create_index("sittings_by_user", "sittings", ["user_id"], sqlite_where=sa.text("user_id IS NOT NULL"))
    op.create_table(
        "states",
        sa.Column("table_id", BIG, nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("updated_at", sa.Double(), nullable=False),
        sa.Column("schema_version", sa.Integer(), nullable=False),
        sa.Column("chance_position", sa.Integer(), nullable=False),
        sa.Column("data", sa.LargeBinary(), nullable=False),
        of_a_table(),
        sa.PrimaryKeyConstraint("table_id"),
    )
    op.create_table(
        "timers",
        sa.Column("table_id", BIG, nullable=False),
        sa.Column("kind", sa.Text(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("due", sa.Double(), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("payload", sa.LargeBinary(), nullable=False),
        sa.Column("attempts", sa.Integer(), nullable=False),
        sa.Column("claimed_by", sa.Text(), nullable=True),
        sa.Column("claimed_until", sa.Double(), nullable=True),
        of_a_table(),
        sa.PrimaryKeyConstraint("table_id", "kind", "seat"),
        sqlite_with_rowid=False,
    )
    op.create_index(
        "timers_claimed",
        "timers",
        ["claimed_until"],
        sqlite_where=sa.text("claimed_until IS NOT NULL"),
        postgresql_where=sa.text("claimed_until IS NOT NULL"),
    )
    op.create_index(
        "timers_due",
        "timers",
        ["due"],
        sqlite_where=sa.text("claimed_until IS NULL"),
        postgresql_where=sa.text("claimed_until IS NULL"),
    )
