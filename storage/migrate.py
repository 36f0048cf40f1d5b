"""Brings a database to the schema of this program at start, one migration in one transaction; refuses a newer one."""

from __future__ import annotations

import logging
from pathlib import Path

from alembic.config import Config
from alembic.runtime.environment import EnvironmentContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, Engine

from storage.revision import MIGRATIONS, known_revisions, refuse_newer, revision_of, wait_for_others

logger = logging.getLogger(__name__)


def migrate(engine: Engine, migrations: Path = MIGRATIONS, *, upto: str | None = None) -> None:
    """Run the migrations that are missing, each in a transaction of its own."""
    scripts = _scripts(migrations)
    while True:
        with engine.begin() as connection:
            if not migrate_one(connection, migrations, upto=upto, scripts=scripts):
                return


def migrate_one(
    connection: Connection,
    migrations: Path = MIGRATIONS,
    *,
    upto: str | None = None,
    scripts: ScriptDirectory | None = None,
) -> bool:
    """Run the next missing migration in the caller's transaction, and say whether there was one."""
    wait_for_others(connection)
    refuse_newer(connection, migrations)
    current, known = revision_of(connection), known_revisions(migrations)
    following = 0 if current is None else known.index(current) + 1
    if following == len(known) or (upto is not None and current == upto):
        return False
    target, scripts = known[following], scripts or _scripts(migrations)
    logger.info("schema %s -> %s", current, target)
    with EnvironmentContext(
        _config(migrations), scripts, fn=lambda revision, _context: scripts._upgrade_revs(target, revision)
    ) as environment:
        environment.configure(connection=connection)
        environment.run_migrations()
    return True


def _config(migrations: Path) -> Config:
    config = Config()
    config.set_main_option("script_location", str(migrations).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    return config


def _scripts(migrations: Path) -> ScriptDirectory:
    return ScriptDirectory.from_config(_config(migrations))
