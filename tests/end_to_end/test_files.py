"""What the bot writes to disk, and who may read it there."""

from __future__ import annotations

import os
from pathlib import Path

from tests.end_to_end import kept
from tests.end_to_end.driver import Driver


async def test_what_the_bot_writes_is_for_its_own_user_alone(tmp_path: Path) -> None:
    before = os.umask(0o022)
    driver = await Driver.start(tmp_path, run=False)
    try:
        driver.database = tmp_path / "data" / "tidetable.db"
        backups = tmp_path / "data" / "backups"
        driver.environment["TIDETABLE_BACKUP_FOLDER"] = str(backups)
        await driver.start_bot()
        await kept.until(lambda: any(backups.glob("tidetable-*.db")))
        written = [path for path in driver.database.parent.rglob("*") if path.is_file()]
        assert {driver.database, *backups.glob("tidetable-*.db")} <= set(written)
        assert backups.stat().st_mode & 0o777 == 0o700
        assert [(path.name, oct(path.stat().st_mode & 0o777)) for path in written if path.stat().st_mode & 0o077] == []
        assert driver.database.parent.stat().st_mode & 0o777 == 0o700
    finally:
        await driver.close()
        os.umask(before)
