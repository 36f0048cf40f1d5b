"""A disk for backups, often another than the database's, may be slow, on a network or bad; none harms the database."""

from __future__ import annotations

import asyncio
import errno
import fcntl
import os
import subprocess
import sys
import threading
from pathlib import Path

import pytest

from bot.storage_words import in_a_sentence
from storage import Store, Unwritable
from storage import backup as copies
from storage.backup import backup
from storage.check import check
from tests.storage.samples import ANNA, Clock, open_table

ROOT = Path(__file__).parents[2]


async def fill(url: str) -> None:
    async with await Store.open(url, clock=Clock()) as store:
        await open_table(store, ANNA)


async def test_a_backup_is_made_on_nfs_and_what_a_killed_one_left_there_is_removed(
    url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    await fill(url)
    folder = tmp_path / "copies"
    folder.mkdir()
    (folder / ".of-another-name.0123abcd.growing").touch()

    def lock(handle: int, operation: int) -> None:
        """A lock of the whole process, given to it as often as it asks; see flock(2) about NFS."""
        if operation & fcntl.LOCK_EX and fcntl.fcntl(handle, fcntl.F_GETFL) & os.O_ACCMODE == os.O_RDONLY:
            raise OSError(errno.EBADF, os.strerror(errno.EBADF))

    with monkeypatch.context() as nfs:
        nfs.setattr(fcntl, "flock", lock)
        await backup(url, folder / "a")
    assert [file.name for file in folder.iterdir()] == ["a"]


@pytest.mark.parametrize("slow", ["_copy_file", "_refuse_broken", "look_into", "check_file"])
def test_a_program_that_ends_does_not_wait_for_a_backup_or_a_check(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, slow: str
) -> None:
    url, goes_on = f"sqlite:///{tmp_path / 'tables.db'}", threading.Event()

    async def end_meanwhile() -> None:
        await fill(url)
        loop, begun = asyncio.get_running_loop(), asyncio.Event()

        def wait(*_: Path) -> None:
            loop.call_soon_threadsafe(begun.set)
            goes_on.wait(60)

        place = "storage.check" if slow == "check_file" else "storage.backup"
        monkeypatch.setattr(f"{place}.{slow}", wait)
        work = check(url) if slow == "check_file" else backup(url, tmp_path / "copies" / "a")
        working = asyncio.create_task(work)
        await begun.wait()
        working.cancel()
        await asyncio.wait([working])

    program = threading.Thread(target=asyncio.run, args=[end_meanwhile()])
    program.start()
    program.join(30)
    ended_by_itself = not program.is_alive()
    goes_on.set()
    program.join()
    assert ended_by_itself
    assert [*tmp_path.glob("copies/.*")] == []


async def test_damage_of_the_copy_alone_is_not_said_of_the_database(
    url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    await fill(url)
    file = tmp_path / "copies" / "copy"
    check = copies._refuse_broken

    def check_on_bad_disk(checked: Path) -> None:
        if checked.parent == file.parent:
            checked.write_bytes(b"\xff" * 200 + checked.read_bytes()[200:])
        check(checked)

    monkeypatch.setattr(copies, "_refuse_broken", check_on_bad_disk)
    with pytest.raises(Unwritable) as caught:
        await backup(url, file)
    assert (caught.value.reason, caught.value.where) == ("failing", str(file))
    assert [*file.parent.iterdir()] == []


@pytest.mark.parametrize(
    "command", ["backup missing/copy --database {sound}", "restore copy --database {missing}", "run"]
)
async def test_a_folder_that_cannot_be_made_is_named_in_a_sentence(sqlite: str, tmp_path: Path, command: str) -> None:
    await fill(sqlite)
    await backup(sqlite, tmp_path / "copy")
    (tmp_path / "missing").touch()
    missing = f"sqlite:///{tmp_path / 'missing' / 'tables.db'}"
    words = command.format(sound=sqlite, missing=missing).split()
    done = await asyncio.to_thread(
        subprocess.run,
        [sys.executable, "-m", "bot", *words],
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": str(ROOT), "TIDETABLE_TOKEN": "x", "TIDETABLE_DATABASE": missing},
        capture_output=True,
        text=True,
    )
    assert done.returncode == 2
    assert done.stderr.splitlines()[-1].endswith("missing cannot be used: File exists.")
    assert "Traceback" not in done.stderr


def test_a_disk_that_fails_without_naming_a_file_is_told_in_a_sentence() -> None:
    assert "No space left on device" in in_a_sentence(OSError(errno.ENOSPC, os.strerror(errno.ENOSPC)))
