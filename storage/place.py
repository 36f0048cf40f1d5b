"""Where a database is, from the URL that names it."""

from __future__ import annotations

from importlib.util import find_spec
from pathlib import Path

from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError

from storage.errors import NoDriver, UnknownDatabase

DRIVERS = {"sqlite": "sqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}


def parse_url(url: str) -> URL:
    """The URL with the driver that this program uses. Raises UnknownDatabase or NoDriver."""
    try:
        place = make_url(url)
    except ArgumentError as error:
        raise UnknownDatabase(url) from error
    driver = DRIVERS.get(place.drivername.partition("+")[0])
    in_memory = driver == DRIVERS["sqlite"] and place.database in (None, "", ":memory:")
    if driver is None or in_memory:
        raise UnknownDatabase(place.render_as_string(hide_password=True))
    if driver == DRIVERS["postgresql"] and find_spec("asyncpg") is None:
        raise NoDriver("postgresql")
    return place.set(drivername=driver)


def sqlite_path(place: URL) -> Path:
    """The file that an SQLite URL names."""
    assert place.database is not None
    return Path(place.database)
