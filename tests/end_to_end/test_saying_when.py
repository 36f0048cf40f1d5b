"""Somebody says when they will play: the table knows, nothing rings until then, and then it does once."""

from __future__ import annotations

import pytest

from tests.end_to_end.conftest import Company
from tests.end_to_end.nights import DAY, HOUR, settled
from tests.end_to_end.reading import words
from tests.end_to_end.test_hours_and_days_away import fill
from tests.end_to_end.turns import mover, own_hand

pytestmark = pytest.mark.asyncio(loop_scope="module")


async def test_a_typed_time_is_kept_from_reminders_and_one_comes_then(company: Company) -> None:
    await company.words_only()
    table = await company.play("war", 2)
    await table.wait(table.asked)
    slow, driver = mover(table), company.driver
    await settled(driver)
    asked = await slow.press(own_hand(table, slow), "I’ll play later").message()
    for nonsense in ("soon", "25:00", "2000h", "2020-01-01 19:00"):
        assert "A time looks like 19:00, fri 19:00 or 2030-" in words(
            await fill(slow, asked, "Another time …", value=nonsense)
        )
    said = await fill(slow, asked, "Another time …", value="3d")
    assert "The table knows: you will play <t:" in words(said)
    await table.wait(lambda: (live := table.live()) and f"{slow.user.name} will play <t:" in words(live))
    before = len(company.watching.rings(slow.id))
    driver.jump(3 * DAY - HOUR)
    await settled(driver)
    assert len(company.watching.rings(slow.id)) == before
    driver.jump(HOUR)
    await table.wait(lambda: len(company.watching.rings(slow.id)) > before)
    await settled(driver)
    assert len(company.watching.rings(slow.id)) == before + 1
