"""What SQLite may keep of a database in memory is little, however large the database is."""

from __future__ import annotations

from pathlib import Path

from sqlmodel import Session, text

from storage import Store
from storage.readers import READERS

MOST_MIB = 4
PAGE = 4_096


def kept(session: Session) -> int:
    """The bytes of pages that a connection may keep: a negative number are KiB, any other is of pages."""
    size: int = session.connection().execute(text("PRAGMA cache_size")).scalar_one()
    return -size * 1024 if size < 0 else size * PAGE


async def test_all_connections_together_keep_a_few_megabytes(tmp_path: Path) -> None:
    async with await Store.open(f"sqlite:///{tmp_path / 'tables.db'}") as store:
        writing, reading = await store.database.write(kept), await store.database.read(kept)
    assert writing + READERS * reading <= MOST_MIB << 20
