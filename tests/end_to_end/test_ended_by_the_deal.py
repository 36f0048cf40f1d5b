"""A game that the deal itself decides: its table ends at once, and everybody reads how."""

from __future__ import annotations

import sqlite3
from hashlib import sha256
from itertools import count

import pytest

from engine.luck import DEAL, root_of, seed_for
from engine.sealed import Sealed
from tests.end_to_end.conftest import Company
from tests.end_to_end.reading import words

pytestmark = pytest.mark.asyncio(loop_scope="module")


def secret_of_a_wipeout(joined: list[str]) -> bytes:
    """A secret whose deal leaves the one who begins nothing to do."""
    for number in count():
        secret = sha256(str(number).encode()).digest()
        if Sealed.begin("wave", len(joined), {}, seed_for(root_of(secret, joined, None), DEAL)).game.outcome.over:
            return secret
    raise AssertionError


async def test_a_game_that_ends_with_the_deal_shows_its_result(company: Company) -> None:
    table = await company.seat("wave", 2)
    database = sqlite3.connect(company.driver.database, timeout=10)
    with database:
        rows = database.execute("SELECT joined_by FROM seats WHERE table_id = ? ORDER BY number", [table.number])
        joined = [joined_by for (joined_by,) in rows]
        secret = secret_of_a_wipeout(joined)
        database.execute("UPDATE tables SET secret = ? WHERE id = ?", [secret, table.number])
    await table.wait(lambda: "Start" in str(table.lobby_now()))
    await table.people[0].press(await table.lobby(), "Start").acknowledged()
    result = await table.wait(table.result)
    assert result is not None
    assert "Fair luck" in words(result)
    [(status,)] = database.execute("SELECT status FROM tables WHERE id = ?", [table.number])
    database.close()
    assert status == "over"
