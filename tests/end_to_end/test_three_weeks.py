"""Time in a whole server: every call once and by day, nobody late who could not play, every game ends.

The short run is some days at three tables; TIDETABLE_LONG=1 lets twelve tables of all systems live through three weeks.
"""

from __future__ import annotations

import logging
import os
import random
from pathlib import Path

import pytest

from bot.systems import systems
from tests.end_to_end.driver import IN_TIME, Driver
from tests.end_to_end.driver_of_two import DriverOfTwo
from tests.end_to_end.dwellers import WEEKS_OF_HOURS, ZONES, Dweller, days_from
from tests.end_to_end.reckoning import Reckoning
from tests.end_to_end.sketches import NOT_LOOKED_AT
from tests.end_to_end.weeks import Weeks
from tests.storage.conftest import postgres, postgres_url

__all__ = ["postgres", "postgres_url"]

log = logging.getLogger(__name__)
LONG = bool(os.environ.get("TIDETABLE_LONG"))
OPTIONS = {"waves": "rounds=2", "breakers": "rounds=2", "war": "rounds=2", "wave": "misplay=ends", "rolling": ""}
WAYS = ("table", "message", "both", "table", "digest", "message", "table")


def dwellers(driver: Driver, count: int) -> list[Dweller]:
    """People with different hours; the second last never answers, the last will leave the server."""
    people = []
    for number in range(count):
        person = driver.add_person(f"dweller{number}")
        tell = WAYS[number % len(WAYS)]
        digest = (7 + number) % 24 if number % 3 == 0 or tell == "digest" else None
        zone, awake = ZONES[number % len(ZONES)], WEEKS_OF_HOURS[number % len(WEEKS_OF_HOURS)]
        people.append(Dweller(person, zone, awake, tell, digest=digest))
    for one in people[-2:]:
        one.plays, one.tell = False, "table"
    return people


async def live(
    driver: Driver, seed: int, *, people: int, tables: int, days: int, trouble: float, wishing: float = 0.0
) -> Weeks:
    """Let days go by, and then let whoever is left play every game to its end."""
    luck = random.Random(seed)
    weeks = Weeks(driver, luck, dwellers(driver, people), wishing=wishing)
    *there, never, leaver = weeks.people
    for one in there[1::5]:
        one.person.close_dms()
    traveller = there[2]
    traveller.away = days_from(driver.world.clock.now(), traveller.zone, 4, 6)
    first, last = traveller.away
    await driver.slash(traveller.person, "away", first=first.isoformat(), last=last.isoformat()).message()
    await weeks.settle_in()
    for number in range(tables):
        system = list(systems())[number % len(systems())]
        members = luck.sample(there, 2)
        if number in (0, 1):
            members = [there[number], (never, leaver)[number]]
        open_table = weeks.ask_ready if number % 4 == 3 else weeks.sit
        await open_table(system, members, number, options=OPTIONS[system])
    for hour in range(days * 24):
        if hour == days * 12:
            leaver.person.leave(driver.guild)
        await weeks.hour(trouble)
    for _ in range(24 * 60):
        if all(weeks.is_over(table) for table in weeks.tables):
            break
        await weeks.hour()
    return weeks


def check(weeks: Weeks) -> None:
    """What must be so of any such weeks."""
    reckoning = Reckoning(weeks)
    log.warning("messages that rang, pauses, live hours: %s", reckoning.count())
    *_, never, leaver = weeks.people
    absent = {never.person.id, leaver.person.id}
    assert weeks.wrong == []
    assert weeks.watching.doubled() == []
    assert weeks.watching.loud() == []
    assert [late for late in weeks.lates if late[1] not in absent] == []
    assert [key for key, times in weeks.digests.items() if times > 1] == []
    wrong = [*reckoning.wrong_calls(), *reckoning.wrong_ready(), *reckoning.missing_digests()]
    assert not wrong, "\n".join(wrong)
    assert all(weeks.is_over(table) for table in weeks.tables)


async def run(
    driver: Driver, seed: int, *, people: int, tables: int, days: int, trouble: float, wishing: float = 0.0
) -> Weeks:
    try:
        await driver.slash(driver.person("olga"), "server", pace="daily", late="vote").message()
        weeks = await live(driver, seed, people=people, tables=tables, days=days, trouble=trouble, wishing=wishing)
        check(weeks)
        assert [str(each) for each in driver.sandbox.violations] == []
        return weeks
    finally:
        await driver.close()


async def one_process(folder: Path) -> Driver:
    return await Driver.start(folder, ("olga",), command=IN_TIME)


async def two_processes(folder: Path, url: str) -> Driver:
    return await DriverOfTwo.start(
        folder, ("olga",), command=IN_TIME, environment={"TIDETABLE_DATABASE": url, **NOT_LOOKED_AT}
    )


async def test_some_days_at_some_tables(tmp_path: Path) -> None:
    await run(await one_process(tmp_path), 7, people=6, tables=2, days=2, trouble=0.06, wishing=0.1)


async def test_some_days_on_postgresql_with_two_processes(tmp_path: Path, postgres: str) -> None:
    await run(await two_processes(tmp_path, postgres), 7, people=5, tables=1, days=1, trouble=0.1)


@pytest.mark.skipif(not LONG, reason="takes ten minutes; TIDETABLE_LONG=1")
async def test_three_weeks_in_a_server_of_twelve_tables(tmp_path: Path) -> None:
    await run(await one_process(tmp_path), 13, people=20, tables=12, days=21, trouble=0.03, wishing=0.02)


@pytest.mark.skipif(not LONG, reason="takes ten minutes; TIDETABLE_LONG=1")
async def test_three_weeks_on_postgresql_with_two_processes(tmp_path: Path, postgres: str) -> None:
    await run(await two_processes(tmp_path, postgres), 13, people=20, tables=12, days=21, trouble=0.03, wishing=0.02)
