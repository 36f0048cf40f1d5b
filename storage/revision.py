"""Which schema a database has and which this program knows, without the code that migrates, which few starts need."""

from __future__ import annotations

import re
from pathlib import Path

from sqlalchemy import Connection, inspect, text

from storage.errors import NewerDatabase, OlderDatabase

MIGRATIONS = Path(__file__).parent / "migrations"

# Any number will do, as long as every process of this program takes the same.
LOCK_NUMBER = 7_434_833

_STEP = re.compile(r'^(revision|down_revision) = (?:"(\w+)"|None)', re.MULTILINE)


def known_revisions(migrations: Path = MIGRATIONS) -> list[str]:
    """All schema revisions that this program knows, oldest first."""
    steps = [dict(_STEP.findall(file.read_text())) for file in (migrations / "versions").glob("*.py")]
    after = {step["down_revision"]: step["revision"] for step in steps if step}
    found = [after[""]]
    while found[-1] in after:
        found.append(after[found[-1]])
    return found


def revision_of(connection: Connection) -> str | None:
    """The revision that a database is at, None for an empty one."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    found: str | None = connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
    return found


def refuse_newer(connection: Connection, migrations: Path = MIGRATIONS) -> None:
    """Raise NewerDatabase for a revision that this program does not know."""
    found, known = revision_of(connection), known_revisions(migrations)
    if found is not None and found not in known:
        raise NewerDatabase(found, known[-1])


def refuse_older(connection: Connection) -> None:
    """Raise OlderDatabase for a revision before the newest that this program knows."""
    found, known = revision_of(connection), known_revisions()
    if found is None or found in known[:-1]:
        raise OlderDatabase(found, known[-1])


def is_up_to_date(connection: Connection) -> bool:
    """Whether nothing is to be changed; waits for another process that is changing it."""
    wait_for_others(connection)
    refuse_newer(connection)
    return revision_of(connection) == known_revisions()[-1]


def wait_for_others(connection: Connection) -> None:
    """Let only one process at a time change the schema, or put a backup in the place of everything."""
    if connection.dialect.name == "postgresql":
        # SQLite's transaction has the write lock already; here two processes that start together would clash.
        connection.execute(text("SELECT pg_advisory_xact_lock(:number)"), {"number": LOCK_NUMBER})
