"""The few statements of the hot path in plain SQL that both databases speak; the code that runs them is elsewhere.

They go to the driver as they are, many rows at a time: building them for each turn would cost more than running them.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from typing import Literal

from sqlalchemy import bindparam, insert, update
from sqlmodel import col

from storage.models import Table

Dialect = Literal["sqlite", "postgresql"]


@dataclass(frozen=True, slots=True)
class Statement:
    """One statement in both dialects; a row for it holds its parameters in the order in which they first appear."""

    sqlite: str
    postgresql: str

    def text(self, dialect: Dialect) -> str:
        return self.sqlite if dialect == "sqlite" else self.postgresql


def _statement(words: str, *, on_postgresql: str | None = None) -> Statement:
    return Statement(_numbered(words, "?"), _numbered(on_postgresql or words, "$"))


def _numbered(words: str, sign: str) -> str:
    names: list[str] = []

    def number(match: re.Match[str]) -> str:
        name = match.group(1)
        if name not in names:
            names.append(name)
        return f"{sign}{names.index(name) + 1}"

    return re.sub(r":([a-z_]+)", number, words).strip()


FIND_VERSIONS = _statement(
    "SELECT table_id, version FROM states WHERE table_id IN (SELECT value FROM json_each(:ids))",
    on_postgresql="SELECT table_id, version FROM states WHERE table_id = ANY(:ids) ORDER BY table_id FOR NO KEY UPDATE",
)
FIND_REQUESTS = _statement(
    "SELECT request_id, table_id, version FROM requests WHERE request_id IN (SELECT value FROM json_each(:requests))",
    on_postgresql="SELECT request_id, table_id, version FROM requests WHERE request_id = ANY(:requests)",
)

OPEN_STATE = _statement("""
    INSERT INTO states (table_id, version, updated_at, schema_version, chance_position, data, timing)
    VALUES (:table, 1, :at, :schema_version, :chance_position, :data, :timing)
""")
NEXT_VERSION = _statement("""
    UPDATE states SET version = version + 1, updated_at = :at, timing = COALESCE(:timing, timing)
    WHERE table_id = :table AND version = :expected
""")
NEXT_STATE = _statement("""
    UPDATE states SET version = version + 1, updated_at = :at,
        schema_version = :schema_version, chance_position = :chance_position, data = :data,
        timing = COALESCE(:timing, timing)
    WHERE table_id = :table AND version = :expected
""")

REMOVE_SEAT = _statement("DELETE FROM seats WHERE table_id = :table AND number = :seat")
PUT_SEAT = _statement("""
    INSERT INTO seats
        (table_id, number, kind, user_id, name, level, since, joined_by, reach, waiting_since)
    VALUES (:table, :seat, :kind, :user, :name, :level, :since, :joined_by, :reach, NULL)
    ON CONFLICT (table_id, number) DO UPDATE SET
        kind = excluded.kind,
        user_id = excluded.user_id,
        name = excluded.name,
        level = excluded.level,
        reach = excluded.reach,
        since = CASE WHEN seats.kind = excluded.kind AND COALESCE(seats.user_id, 0) = COALESCE(excluded.user_id, 0)
            THEN seats.since ELSE excluded.since END,
        joined_by = CASE WHEN seats.kind = excluded.kind AND COALESCE(seats.user_id, 0) = COALESCE(excluded.user_id, 0)
            THEN seats.joined_by ELSE excluded.joined_by END
""")
END_SITTING = _statement("""
    UPDATE sittings SET to_version = :version
    WHERE table_id = :table AND seat = :seat AND to_version IS NULL
        AND COALESCE(user_id, 0) <> COALESCE(CAST(:user AS BIGINT), 0)
""")
BEGIN_SITTING = _statement("""
    INSERT INTO sittings (table_id, seat, from_version, to_version, user_id, name, since)
    SELECT CAST(:table AS BIGINT), CAST(:seat AS INTEGER), CAST(:version AS INTEGER), NULL,
        CAST(:user AS BIGINT), CAST(:name AS TEXT), CAST(:since AS DOUBLE PRECISION)
    WHERE NOT EXISTS (
        SELECT 1 FROM sittings
        WHERE table_id = CAST(:table AS BIGINT) AND seat = CAST(:seat AS INTEGER) AND to_version IS NULL)
    ON CONFLICT (table_id, seat, from_version) DO UPDATE SET
        user_id = excluded.user_id, name = excluded.name, since = excluded.since, to_version = NULL
""")
WAIT_FOR = _statement("""
    UPDATE seats SET waiting_since = CASE WHEN waiting_since IS NULL THEN CAST(:at AS DOUBLE PRECISION) END
    WHERE table_id = :table AND (((CAST(:mask AS BIGINT) >> number) & 1) = 1) <> (waiting_since IS NOT NULL)
""")

ADD_ACTION = _statement("""
    INSERT INTO actions (table_id, version, ordinal, kind, seat, payload, draws, events, barrier, at)
    VALUES (:table, :version, :ordinal, :kind, :seat, :payload, :draws, :events, :barrier, :at)
""")

DROP_POST = _statement("DELETE FROM posts WHERE table_id = :table AND audience = :audience AND kind = :kind")
WANT_POST = _statement("""
    INSERT INTO posts (table_id, audience, kind, state, keep, channel_id, generation, version_wanted, version_shown,
        payload, attempts, not_before)
    VALUES (:table, :audience, :kind, 'wanted', :keep, :channel, :generation, :version, 0, :payload, 0, :not_before)
    ON CONFLICT (table_id, audience, kind) DO UPDATE SET
        state = CASE WHEN posts.state = 'off' THEN 'off' ELSE 'wanted' END,
        keep = excluded.keep,
        version_wanted = excluded.version_wanted,
        payload = CASE WHEN length(excluded.payload) = 0 THEN posts.payload ELSE excluded.payload END,
        not_before = CASE
            WHEN COALESCE(posts.claimed_until, 0) > :at AND posts.message_id IS NOT NULL THEN excluded.not_before
            WHEN posts.attempts > 0 THEN posts.not_before
            WHEN posts.state = 'wanted' AND posts.not_before <= :at AND posts.not_before < excluded.not_before
                THEN posts.not_before
            ELSE excluded.not_before END,
        channel_id = COALESCE(excluded.channel_id, posts.channel_id)
""")
RENEW_POST = _statement("""
    UPDATE posts SET
        previous_channel_id = CASE WHEN message_id IS NULL THEN previous_channel_id ELSE channel_id END,
        previous_id = CASE WHEN message_id IS NULL THEN previous_id ELSE message_id END,
        message_id = NULL,
        generation = :generation
    WHERE table_id = :table AND audience = :audience AND kind = :kind
        AND (:repost OR channel_id <> CAST(:channel AS BIGINT))
""")

CLEAR_TIMERS = _statement("DELETE FROM timers WHERE table_id = :table")
CLEAR_TIMER = _statement("DELETE FROM timers WHERE table_id = :table AND kind = :kind AND seat = :seat")
SET_TIMER = _statement("""
    INSERT INTO timers (table_id, kind, seat, due, version, attempts)
    VALUES (:table, :kind, :seat, :due, :version, 0)
    ON CONFLICT (table_id, kind, seat) DO UPDATE SET
        due = excluded.due, version = excluded.version,
        attempts = 0, claimed_by = NULL, claimed_until = NULL
""")

PUT_RESULT = _statement("""
    INSERT INTO results (table_id, seat, place, score, won, at, tally)
    VALUES (:table, :seat, :place, :score, :won, :at, :tally)
    ON CONFLICT (table_id, seat) DO UPDATE SET
        place = excluded.place, score = excluded.score, won = excluded.won, at = excluded.at, tally = excluded.tally
""")
PUT_RATED = _statement("""
    INSERT INTO rated (table_id, seat, server_id, system, side, place, user_id, name, at, out)
    VALUES (:table, :seat, :server, :system, :side, :place, :user, :name, :at, FALSE)
    ON CONFLICT (table_id, seat) DO NOTHING
""")
ADD_WAIT = _statement("""
    INSERT INTO waits (user_id, server_id, at, table_id, seconds, in_time)
    VALUES (:user, :server, :at, :table, :seconds, :in_time)
    ON CONFLICT (user_id, server_id, at, table_id) DO NOTHING
""")
KEEP_REQUEST = _statement("""
    INSERT INTO requests (request_id, table_id, version, user_id, at)
    VALUES (:request, :table, :version, :user, :at)
""")

TABLE_COLUMNS = tuple(column.name for column in Table.__table__.columns if column.name != "id")  # type: ignore[attr-defined]


@cache
def open_table() -> Statement:
    """Insert a table and return its number; a row holds TABLE_COLUMNS."""
    words = insert(Table).values({name: bindparam(name) for name in TABLE_COLUMNS}).returning(col(Table.id))
    return _statement(str(words))


@cache
def change_table(names: tuple[str, ...]) -> Statement:
    """Change some columns of a table, names in the order of TABLE_COLUMNS; a row is their values and its number."""
    table = Table.__table__  # type: ignore[attr-defined]
    words = update(table).where(table.c.id == bindparam("table")).values({name: bindparam(name) for name in names})
    return _statement(str(words))
