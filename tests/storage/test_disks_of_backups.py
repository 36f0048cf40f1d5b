"""A disk for backups, often another than the database's, may be on a network or bad; neither harms the database."""

from __future__ import annotations

import errno
import fcntl
import os
from pathlib import Path

import pytest

from storage import Store, Unwritable
from storage import backup as copies
from storage.backup import backup
from tests.storage.samples import ANNA, Clock, open_table


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
