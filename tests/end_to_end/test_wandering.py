"""Whatever people press, choose, type or fill in, at whatever moment: they are answered, and without a mistake."""

from __future__ import annotations

import os
from collections.abc import AsyncIterator

import pytest
import pytest_asyncio

from tests.end_to_end.conftest import Company, Harbour
from tests.end_to_end.wandering import Wanderer

pytestmark = pytest.mark.asyncio(loop_scope="module")

STEPS = 500 if os.environ.get("TIDETABLE_LONG") else 30
SEATS = {"waves": 2, "breakers": 4, "rolling": 2, "war": 2, "wave": 3}
SHORT = {"waves": "rounds=1", "breakers": "rounds=1", "war": "rounds=1", "wave": ""}
"""The systems of which a game is soon over, and what makes it so."""


@pytest_asyncio.fixture(loop_scope="module")
async def company(harbour: Harbour) -> AsyncIterator[Company]:
    """People who may sit down and leave as often as they like, and are greeted each time."""
    before = len(harbour.driver.sandbox.violations)
    yield harbour.company()
    assert [str(each) for each in harbour.driver.sandbox.violations[before:]] == []
    assert [each for each in harbour.watching.doubled() if each.startswith("nonce")] == []


@pytest.mark.parametrize("system", SEATS)
async def test_who_tries_everything_is_answered(company: Company, system: str) -> None:
    log = company.driver.log
    begins = log.stat().st_size
    wanderer = Wanderer(company.people(4), company.channel, seed=STEPS)
    if system in SHORT:
        alone = await company.seat(system, 1, options=SHORT[system])
        for level in ("Easy", "Strong", "Easy")[: SEATS[system] - 1]:
            asked = await company.person("ann").press(await alone.lobby(), "Add computer").message()
            await company.person("ann").press(asked, level).acknowledged()
        await alone.start()
        await alone.to_the_end()
        await wanderer.wander(alone, STEPS)
    await wanderer.wander(await company.play(system, SEATS[system]), STEPS)
    await wanderer.wander(await company.seat(system, SEATS[system]), STEPS)
    assert wanderer.wrong == []
    with log.open("rb") as lines:
        lines.seek(begins)
        assert [line for line in lines.read().decode().splitlines() if " ERROR " in line] == []
    assert len(wanderer.tried) >= min(STEPS, 100)
