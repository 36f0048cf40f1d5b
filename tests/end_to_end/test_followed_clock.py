"""The bot that play starts keeps the stand-in's time: a push wakes it, and it knows what happens next."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio

from tests.end_to_end import kept
from tests.end_to_end.conftest import Company, Harbour
from tests.end_to_end.driver import Driver
from tests.end_to_end.sketches import NOT_LOOKED_AT
from tests.end_to_end.turns import follow, mover, other_than, waves

pytestmark = pytest.mark.asyncio(loop_scope="module")
HALF_AN_HOUR = 1800.0


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def harbour(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Harbour]:
    """The bot as play runs it, where the next person is woken after half an hour only."""
    folder: Path = tmp_path_factory.mktemp("harbour")
    driver = await Driver.start(folder, ("olga",), run=False, begins_anew=True)
    driver.environment |= {
        "TIDETABLE_GRACE": str(HALF_AN_HOUR),
        "TIDETABLE_CLOCK": driver.sandbox.clock_url,
        **NOT_LOOKED_AT,
    }
    await driver.start_bot()
    yield Harbour(driver)
    await driver.close()


async def test_the_bot_does_at_once_what_a_push_makes_due(company: Company) -> None:
    table = await waves(company)
    person = mover(table)
    other = other_than(table, person)
    await follow(table, person)
    await company.told(table)
    await company.driver.sandbox.timekeeper.push(HALF_AN_HOUR / 2)
    assert company.watching.mentions(other.id) == []
    await company.driver.sandbox.timekeeper.push(HALF_AN_HOUR)
    await company.driver.until(lambda: company.watching.mentions(other.id))


async def test_a_push_to_the_next_thing_brings_the_next_thing(company: Company) -> None:
    table = await waves(company)
    person = mover(table)
    other = other_than(table, person)
    await follow(table, person)
    await company.told(table)
    keeper = company.driver.sandbox.timekeeper
    assert 0 < await keeper.push_to_next() <= HALF_AN_HOUR
    await company.driver.until(lambda: company.watching.mentions(other.id))


async def test_a_bot_that_was_started_later_keeps_the_time_too(company: Company) -> None:
    await company.driver.sandbox.timekeeper.push(HALF_AN_HOUR)
    await company.driver.restart_bot(hard=False)
    table = await waves(company)
    await company.told(table)
    [deal] = kept.rows(company.driver.database, "select max(at) as at from actions")
    assert abs(deal["at"] - company.driver.world.clock.now()) < 60
