"""The driver as a fixture: a test fails when the bot broke a rule of Discord's on the way."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.end_to_end.driver import Driver


@pytest.fixture
async def driver(tmp_path: Path) -> AsyncIterator[Driver]:
    """The real bot in a fresh server with ann, bob and cem."""
    one = await Driver.start(tmp_path)
    yield one
    await one.close()
    assert [str(each) for each in one.sandbox.violations] == []
