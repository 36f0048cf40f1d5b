"""A new database that all migrations have run on, made once for all tests of a process."""

from __future__ import annotations

import asyncio
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from threading import Thread

from storage.store import Store


@cache
def _content() -> bytes:
    """What is in the file of a new database; made in a thread, since a test has a loop running already."""
    with TemporaryDirectory() as folder:
        file = Path(folder) / "new.db"

        async def make() -> None:
            await (await Store.open(f"sqlite:///{file}")).close()

        maker = Thread(target=asyncio.run, args=(make(),))
        maker.start()
        maker.join()
        assert [each.name for each in Path(folder).iterdir()] == [file.name]
        return file.read_bytes()


def fresh_database(folder: Path, name: str = "tables.db") -> str:
    """Put an empty database into a folder and return its URL."""
    folder.mkdir(parents=True, exist_ok=True)
    (folder / name).write_bytes(_content())
    return f"sqlite:///{folder / name}"
