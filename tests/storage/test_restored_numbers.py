"""A restore skips every number that a table may have had: buttons and rooms of that table may still be there."""

from __future__ import annotations

from pathlib import Path

from storage import Store
from storage.backup import backup, restore
from tests.storage.samples import open_table


async def open_some(url: str, count: int = 1) -> int:
    """Open tables; gives the number of the last."""
    async with await Store.open(url) as store:
        return max([await open_table(store) for _ in range(count)])


async def test_no_number_of_a_table_that_was_opened_after_the_backup_is_given_out_again(
    url: str, tmp_path: Path
) -> None:
    await open_some(url, 2)
    await backup(url, tmp_path / "copy")
    lost = await open_some(url, 3)
    await restore(url, tmp_path / "copy")
    assert await open_some(url) > lost


async def test_no_number_that_was_given_out_after_a_restore_is_given_out_after_the_next(
    url: str, tmp_path: Path
) -> None:
    await open_some(url, 2)
    await backup(url, tmp_path / "copy")
    await restore(url, tmp_path / "copy")
    lost = await open_some(url)
    await restore(url, tmp_path / "copy")
    await backup(url, tmp_path / "later copy")
    lost_again = await open_some(url)
    assert lost_again > lost + 1
    await restore(url, tmp_path / "later copy")
    assert await open_some(url) > lost_again + 1


async def test_a_backup_knows_what_its_database_had_given_out(sqlite: str, postgres: str, tmp_path: Path) -> None:
    await open_some(postgres)
    await backup(postgres, tmp_path / "copy")
    await restore(postgres, tmp_path / "copy")
    await backup(postgres, tmp_path / "later copy")
    lost = await open_some(postgres)
    await restore(sqlite, tmp_path / "later copy")
    assert await open_some(sqlite) > lost


async def test_numbers_are_skipped_also_after_a_backup_without_any_table(sqlite: str, tmp_path: Path) -> None:
    await (await Store.open(sqlite)).close()
    await backup(sqlite, tmp_path / "empty")
    lost = await open_some(sqlite, 2)
    (tmp_path / "tables.db").unlink()
    await restore(sqlite, tmp_path / "empty")
    assert await open_some(sqlite) > lost
