"""A forked bot is a process like any other: it ends with its code, dies of a signal, writes its log."""

from __future__ import annotations

import os
import signal
from pathlib import Path

import pytest

from tests.end_to_end.driver import THE_BOT, Driver
from tests.end_to_end.nursery import ROOT, Forked, begin, begin_from_scratch

BARE = {name: value for name, value in os.environ.items() if not name.startswith("TIDETABLE_")}
BARE |= {"PYTHONPATH": str(ROOT), "PYTHONUNBUFFERED": "1"}


@pytest.mark.parametrize("scratch", [False, True])
async def test_a_bot_without_a_token_says_so_and_ends_with_two(tmp_path: Path, scratch: bool) -> None:
    log = tmp_path / "log"
    process = await (begin_from_scratch if scratch else begin)(THE_BOT, BARE, ROOT, log)
    assert isinstance(process, Forked) is not scratch
    assert await process.wait() == process.returncode == 2
    assert log.read_text().startswith("Wrong or missing in the environment or in .env: TIDETABLE_TOKEN.")


async def test_a_forked_bot_is_killed_or_asked_to_end(driver: Driver) -> None:
    process = driver.process
    assert isinstance(process, Forked)
    await driver.kill_bot()
    assert process.returncode == -signal.SIGKILL
    with pytest.raises(ProcessLookupError):
        process.kill()
    await driver.start_bot()
    assert await driver.stop_bot() == 0
