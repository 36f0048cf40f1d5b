"""Days pass at a table with a clock: somebody is reminded, is late, is played for, and comes back."""

from __future__ import annotations

from collections.abc import AsyncIterator
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from bot.sandbox.entities import Json
from bot.sandbox.people import Person
from tests.end_to_end.driver import IN_TIME, Driver
from tests.end_to_end.playing import Playing
from tests.end_to_end.reading import choices, words
from tests.end_to_end.sketches import NOT_LOOKED_AT

HOUR = 3_600
DAY = 24 * HOUR
QUESTION = "What shall the table do?"
"""What the others are asked about somebody who is late."""


@pytest.fixture
async def driver(tmp_path: Path) -> AsyncIterator[Driver]:
    """The real bot on a clock that is pushed, with ann and bob in a server where everybody has three days."""
    one = await Driver.start(tmp_path, people=("ann", "bob"), command=IN_TIME, environment=NOT_LOOKED_AT)
    await one.slash(one.person("ann"), "server", pace="daily").message()
    yield one
    await one.close()
    assert [str(each) for each in one.sandbox.violations] == []


def at_table(table: Playing, text: str) -> list[Json]:
    return [message for message in table.newest(many=50) if text in words(message)]


async def sit(driver: Driver) -> tuple[Playing, Person, Person]:
    """A table of two, and who of them is waited for first."""
    people = [driver.person("ann"), driver.person("bob")]
    table = await Playing.open(driver, people, "war", 3)
    await table.wait(table.asked)
    [slow] = table.asked()
    [other] = [person for person in people if person.id != slow.id]
    return table, slow, other


async def test_the_lobby_says_what_is_agreed_about_time(driver: Driver) -> None:
    table = await Playing.seat(driver, [driver.person("ann"), driver.person("bob")], "war")
    said = words(await table.lobby())
    assert "everybody starts with 3 days" in said
    assert "the others decide" in said


async def test_everybody_sees_until_when_somebody_has(driver: Driver) -> None:
    table, slow, _ = await sit(driver)
    await table.wait(lambda: at_table(table, f"{slow.user.name} has until <t:"))
    hand = table.hand(slow)
    assert hand
    assert "You have until <t:" in words(hand)


async def test_whoever_is_waited_for_is_reminded_once_and_not_after_playing(driver: Driver) -> None:
    table, slow, _ = await sit(driver)
    driver.jump(36 * HOUR + 60)
    [reminder] = await table.wait(lambda: at_table(table, "waits for you. You have until"))
    assert f"<@{slow.id}>" in words(reminder)
    await table.press(slow)
    driver.jump(60)
    await table.wait(lambda: table.asked())
    assert len(at_table(table, f"<@{slow.id}> **")) == 1


async def test_the_others_let_a_computer_player_play_until_somebody_is_back(driver: Driver) -> None:
    table, slow, other = await sit(driver)
    driver.jump(3 * DAY + 60)
    [asked] = await table.wait(lambda: at_table(table, QUESTION))
    said = words(await slow.press(asked, "Computer player").message())
    assert "who are not late themselves" in said
    await other.press(asked, "Computer player").acknowledged()
    await table.wait(lambda: at_table(table, f"a computer player plays for {slow.user.name}"))
    driver.jump(10)
    await table.wait(lambda: table.is_waited_for(other))
    driver.jump(60)
    await table.wait(lambda: other in table.asked())
    back = [message for message in driver.read_dm(slow) if any(c.label == "I’m back" for c in choices(message))]
    assert back
    assert f"** (#{table.number}). Press the button to play yourself" in words(back[-1])
    await slow.press(back[-1], "I’m back").acknowledged()
    await table.wait(lambda: (hand := table.hand(slow)) and "War of Waves" in words(hand))


async def test_without_a_clock_somebody_asks_what_becomes_of_a_seat(driver: Driver) -> None:
    await driver.slash(driver.person("ann"), "server", pace="open").message()
    table, slow, other = await sit(driver)
    driver.jump(3 * DAY + 60)
    clock, ask = await driver.slash(other, "clock").message(), f"What about {slow.user.name}’s seat?"
    said = words(await other.press(clock, ask).message())
    assert "You decide, too." in said
    [asked] = await table.wait(lambda: at_table(table, QUESTION))
    assert f"{slow.user.name} was asked <t:" in words(asked)
    await driver.kill_bot()
    await driver.start_bot()
    assert "asked about that seat already" in words(await other.press(clock, ask).message())
    await other.press(asked, "Computer player").acknowledged()
    await table.wait(lambda: at_table(table, f"a computer player plays for {slow.user.name}"))
    driver.jump(10)
    await table.wait(lambda: table.is_waited_for(other))
    assert not at_table(table, "time has run out")


async def test_nobody_is_late_by_an_outage(driver: Driver) -> None:
    table, slow, _ = await sit(driver)
    await table.wait(lambda: at_table(table, f"{slow.user.name} has until <t:"))
    await driver.kill_bot()
    driver.jump(4 * DAY)
    await driver.start_bot()
    await table.wait(lambda: at_table(table, "I was not connected for 96 hours"))
    driver.jump(2 * DAY)
    await table.wait(lambda: at_table(table, "waits for you. You have until"))
    assert not at_table(table, QUESTION)
    driver.jump(DAY + HOUR)
    await table.wait(lambda: at_table(table, QUESTION))


async def test_time_stands_still_on_days_away(driver: Driver) -> None:
    table, slow, _ = await sit(driver)
    await table.wait(lambda: at_table(table, f"{slow.user.name} has until <t:"))
    before = words(table.live() or {"content": "", "components": []})
    first = datetime.fromtimestamp(driver.world.clock.now(), UTC).date() + timedelta(days=1)
    last = first + timedelta(days=4)
    said = words(await driver.slash(slow, "away", first=first.isoformat(), last=last.isoformat()).message())
    assert f"{first} – {last}" in said
    await table.wait(lambda: words(table.live() or {"content": "", "components": []}) != before)
    driver.jump(4 * DAY)
    refused = words(await driver.slash(slow, "away", first="2020-01-01").message())
    assert "That day is over" in refused
    assert not at_table(table, QUESTION)


async def test_hours_are_told_with_the_present_time_there(driver: Driver) -> None:
    ann = driver.person("ann")
    said = words(await driver.slash(ann, "hours", zone="Asia/Kathmandu", awake="mon-sun 08:00-22:00").message())
    assert "You live in **Asia/Kathmandu**" in said
    assert "Monday – Sunday: 08:00–22:00" in said
    assert "New hours count from" in said
    assert "at least 6 awake hours" in words(await driver.slash(ann, "hours", awake="mon 08:00-22:00").message())
    assert "from the list" in words(await driver.slash(ann, "hours", zone="Atlantis").message())
