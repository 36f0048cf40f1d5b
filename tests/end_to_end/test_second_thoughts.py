"""Second thoughts in the running bot: ten seconds to take back what draws, through a kill, and at no more requests."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.sandbox.entities import Json
from bot.sandbox.people import Person
from tests.bench.requests import MOST_A_CALL, MOST_A_MOVE, Wire
from tests.end_to_end import kept
from tests.end_to_end.driver import IN_TIME, Driver
from tests.end_to_end.playing import Playing
from tests.end_to_end.reading import choices, words
from tests.end_to_end.sketches import NOT_LOOKED_AT

THOUGHTS = 10.0


@pytest.fixture
async def wire() -> Wire:
    return Wire()


@pytest.fixture
async def driver(tmp_path: Path, wire: Wire) -> AsyncIterator[Driver]:
    """The bot as people run it: with second thoughts."""
    environment = {"TIDETABLE_SECOND_THOUGHTS": str(THOUGHTS), "TIDETABLE_GRACE": "20", **NOT_LOOKED_AT}
    one = await Driver.start(tmp_path, command=IN_TIME, environment=environment, rate_limits=wire)
    yield one
    await one.close()
    assert [str(each) for each in one.sandbox.violations] == []


async def open_table(driver: Driver) -> Playing:
    """A table of Wave, where each card that is played is drawn or shown; luck may end a game with the deal.

    A move that was asked about once more is done at once, so nobody is asked.
    """
    people = [driver.person(name) for name in ("ann", "bob", "cem")]
    for person in people:
        await driver.slash(person, "preferences", text_mode=True, confirm="never").message()
    for _ in range(10):
        table = await Playing.open(driver, people, "wave", options="misplay=returned")
        await told(driver, table)
        if not table.over():
            return table
    raise AssertionError("every game was over at once")


async def told(driver: Driver, table: Playing) -> None:
    await kept.all_told(driver.database, table.number, now=driver.world.clock.now())


def waits_to_be_final(table: Playing, person: Person) -> Json | None:
    """The hand of somebody whose move can still be taken back before it is done."""
    hand = table.hand(person)
    return hand if hand and any(choice.label == "Do it now" for choice in choices(hand)) else None


async def play_a_card(table: Playing) -> tuple[Person, Json]:
    """Whoever is asked plays a card; gives their hand, in which it waits."""
    [person] = table.asked()
    for _ in range(20):
        await table.press(person)
        if hand := waits_to_be_final(table, person):
            return person, hand
    raise AssertionError("only tips were given")


def seen_by_others(table: Playing, person: Person) -> list[str]:
    others = [other for other in table.people if other is not person]
    return [*(words(table.hand(other) or {}) for other in others), words(table.live() or {})]


async def test_a_move_survives_a_kill_unseen_and_is_done_when_its_time_has_come(driver: Driver) -> None:
    table = await open_table(driver)
    [person] = table.asked()
    before = seen_by_others(table, person)
    person, _ = await play_a_card(table)
    await driver.kill_bot()
    await driver.start_bot()
    await told(driver, table)
    assert [row for row in kept.moves(driver.database, table.number) if row["action"]["type"] == "play"] == []
    assert seen_by_others(table, person) == before or any(row for row in kept.moves(driver.database, table.number))
    driver.jump(THOUGHTS + 1)
    await kept.no_timer(driver.database, table.number, "final")
    await told(driver, table)
    [played] = [row for row in kept.moves(driver.database, table.number) if row["action"]["type"] == "play"]
    assert played["barrier"]
    assert waits_to_be_final(table, person) is None


async def test_take_back_and_do_it_now_stand_on_the_hand(driver: Driver) -> None:
    table = await open_table(driver)
    person, hand = await play_a_card(table)
    await person.press(hand, "Take back").acknowledged()
    await table.wait(lambda: table.asked() == [person])
    driver.jump(THOUGHTS + 1)
    assert kept.rows(driver.database, "SELECT * FROM timers WHERE kind = 'final'") == []
    person, hand = await play_a_card(table)
    await person.press(hand, "Do it now").acknowledged()
    await table.wait(lambda: table.over() or waits_to_be_final(table, person) is None)
    assert [row for row in kept.moves(driver.database, table.number) if row["action"]["type"] == "play"]


async def test_a_move_costs_no_more_requests_than_promised(driver: Driver, wire: Wire) -> None:
    for _ in range(15):
        table = await open_table(driver)
        driver.jump(21)
        await kept.no_timer(driver.database, table.number, "wake")
        await told(driver, table)
        before, spent, moves, called = wire.requests.total(), 0, 0, 0
        for _ in range(6):
            person, _ = await play_a_card(table)
            driver.jump(THOUGHTS + 1)
            await kept.no_timer(driver.database, table.number, "final")
            await told(driver, table)
            if table.over():
                break  # What the end of a game costs is another promise.
            spent = wire.requests.total() - before
            moves = len({row["version"] for row in kept.moves(driver.database, table.number)})
            called += table.asked() != [person]
        assert spent <= MOST_A_MOVE * moves + MOST_A_CALL * called
        if moves > 1:
            return
    raise AssertionError("every game was over at once")
