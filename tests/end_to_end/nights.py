"""Days and nights on the stand-in's clock, for tests of who is woken when."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

from bot.sandbox.people import Person
from tests.end_to_end import kept
from tests.end_to_end.driver import Driver

HOUR = 3_600.0
DAY = 24 * HOUR
BY_DAY = "mon-sun 08:00-22:00"


def until_next(driver: Driver, hour: int, minute: int = 0) -> float:
    """How many seconds it is until the clock shows this hour, UTC."""
    now = datetime.fromtimestamp(driver.world.clock.now(), UTC)
    then = now.replace(hour=hour, minute=minute, second=0, microsecond=0)
    return (then + timedelta(days=then <= now) - now).total_seconds()


def jump_to(driver: Driver, hour: int, minute: int = 0) -> None:
    """Let time pass until the next such hour, UTC, and a second more."""
    driver.jump(until_next(driver, hour, minute) + 1)


async def live_by_day(driver: Driver, *people: Person) -> None:
    """Let people be awake from 8 to 22 o'clock UTC, from now on; it is noon then."""
    for person in people:
        await driver.slash(person, "hours", zone="UTC", awake=BY_DAY).message()
    jump_to(driver, 0)
    jump_to(driver, 12)


UNSETTLED = """
    SELECT 1 FROM (SELECT CAST(:now AS DOUBLE PRECISION) AS now) AS clock WHERE
        EXISTS (SELECT 1 FROM players WHERE digest_due <= now)
        OR EXISTS (SELECT 1 FROM timers WHERE due <= now OR claimed_until IS NOT NULL)
        OR EXISTS (SELECT 1 FROM posts
            WHERE state = 'wanted' AND (not_before <= now OR claimed_until IS NOT NULL))
"""
"""Asked at once, since what is told may owe somebody a call, and a call becomes what is told."""


async def settled(driver: Driver) -> None:
    """Wait until all that is due by now is done and told."""
    now = {"now": driver.world.clock.now() + 1}
    await kept.until(lambda: not kept.rows(driver.kept_in, UNSETTLED, now))
