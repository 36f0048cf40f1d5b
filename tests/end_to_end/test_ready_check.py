"""The ready check of a full lobby: everybody is asked once and by day; who does not answer gives up the seat."""

from __future__ import annotations

import pytest
import pytest_asyncio

from bot.sandbox.entities import Json
from bot.sandbox.people import Person
from tests.end_to_end import kept
from tests.end_to_end.conftest import Company
from tests.end_to_end.nights import DAY, HOUR, jump_to, live_by_day, settled
from tests.end_to_end.playing import Playing
from tests.end_to_end.reading import choices, words

pytestmark = pytest.mark.asyncio(loop_scope="module")
QUESTION, CALL = "is full. Press the button when you are ready", "is full. Are you ready?"


@pytest_asyncio.fixture(loop_scope="module")
async def asking(company: Company) -> Company:
    """People at whose new tables everybody is asked whether they are ready, who sleep from 22 to 8 o'clock."""
    await company.driver.slash(company.driver.person("olga"), "server", ready="yes", pace="daily").message()
    await company.words_only()
    await live_by_day(company.driver, *company.people(2))
    return company


async def fill(company: Company) -> Playing:
    """A lobby of two whose seats are both taken."""
    table = await company.seat("war", 2, seats=2)
    await settled(company.driver)
    return table


def questions(table: Playing) -> list[Json]:
    """What the lobby asks everybody, as often as it is there."""
    here = table.people[0].messages(table.channel, limit=40)
    return [each for each in here if QUESTION in words(each) or "ready check of" in words(each)]


def question(table: Playing) -> Json:
    """What the lobby asks everybody."""
    found = questions(table)
    assert len(found) == 1, [words(each) for each in found]
    return found[0]


def calls(company: Company, who: Person, text: str) -> list[str]:
    return [said for each in company.watching.rings(who.id) if text in (said := words(each))]


async def test_everybody_is_asked_once_and_the_game_begins_when_all_are_ready(asking: Company) -> None:
    ann, bob = asking.people(2)
    table = await fill(asking)
    assert [len(calls(asking, who, QUESTION)) for who in (ann, bob)] == [1, 1]
    lobby = await table.lobby()
    assert "Not ready yet: " in words(lobby)
    assert "Start" not in [choice.label for choice in choices(lobby)]
    await ann.press(question(table), "I’m ready").acknowledged()
    await table.wait(lambda: "Not ready yet: " + bob.user.name in words(table.lobby_now() or {}))
    await bob.press(question(table), "I’m ready").acknowledged()
    await table.wait(lambda: table.live() or table.over())
    await settled(asking.driver)
    assert "ready check of" in words(question(table))
    assert [len(calls(asking, who, "re you ready")) for who in (ann, bob)] == [0, 0]


async def test_a_question_of_which_a_kill_left_nothing_is_not_written_over_the_lobby(asking: Company) -> None:
    driver = asking.driver
    table = await asking.seat("war", 1, seats=2)
    await settled(driver)
    bob = asking.person("bob")
    driver.troubles.delay_request(60, "POST", "/channels/{channel_id}/messages", times=8)
    await bob.press(await table.lobby(), "Join").acknowledged()
    claimed = "SELECT 1 FROM posts WHERE kind = 'ready' AND table_id = ? AND claimed_until IS NOT NULL"
    await kept.until(lambda: kept.rows(driver.kept_in, claimed, [table.number]))
    await kept.until(lambda: bob.user.name in table.seated())
    await driver.kill_bot()
    driver.troubles.clear()
    await driver.start_bot()
    await table.wait(lambda: questions(table))
    await settled(driver)
    assert "How this table plays" in words(await table.lobby())
    assert question(table)["id"] != (await table.lobby())["id"]


async def test_whoever_is_asleep_when_everybody_is_asked_is_called_in_the_morning_and_once(asking: Company) -> None:
    ann, bob = asking.people(2)
    await asking.driver.slash(ann, "hours", zone="UTC", awake="mon-sun 00:00-24:00").message()
    jump_to(asking.driver, 0)
    jump_to(asking.driver, 23)
    table = await fill(asking)
    assert [len(calls(asking, who, QUESTION)) for who in (ann, bob)] == [1, 0]
    jump_to(asking.driver, 7, 59)
    await settled(asking.driver)
    assert calls(asking, bob, CALL) == []
    jump_to(asking.driver, 8)
    await table.wait(lambda: calls(asking, bob, CALL))
    await asking.driver.restart_bot()
    await settled(asking.driver)
    assert len(calls(asking, bob, CALL)) == 1
    assert calls(asking, ann, CALL) == []
    [called] = [each for each in asking.watching.rings(bob.id) if CALL in words(each)]
    await bob.press(called, "I’m ready").acknowledged()
    await table.wait(lambda: "Not ready yet: " + ann.user.name in words(table.lobby_now() or {}))


async def test_whoever_wants_direct_messages_is_asked_by_one(asking: Company) -> None:
    _, bob = asking.people(2)
    shown = await asking.driver.slash(bob, "tell-me").message()
    [way] = [choice for choice in choices(shown) if choice.id.endswith(":way")]
    await bob.select(shown, way.id, ["message"]).message()
    table = await fill(asking)
    await table.wait(lambda: calls(asking, bob, CALL))
    assert asking.watching.mentions(bob.id) == []


async def test_whoever_is_not_ready_in_time_gives_the_seat_to_who_waits_for_one(asking: Company) -> None:
    ann, bob = asking.people(2)
    cem = asking.person("cem")
    table = await fill(asking)
    assert "You get a seat when one is given up" in await asking.pressed(cem, await table.lobby(), "Wait for a seat")
    await ann.press(question(table), "I’m ready").acknowledged()
    asking.driver.jump(DAY)
    await settled(asking.driver)
    assert table.seated() >= {bob.user.name}, "a day with a night in it is not a day of awake time"
    asking.driver.jump(21 * HOUR)
    await table.wait(lambda: cem.user.name in table.seated() and bob.user.name not in table.seated())
    await settled(asking.driver)
    assert any("is free again, since you did not say" in words(each) for each in asking.driver.read_dm(bob))
    [asked] = [each for each in asking.watching.mentions(cem.id) if QUESTION in words(each)]
    assert asked["id"] == question(table)["id"]
    await cem.press(question(table), "I’m ready").acknowledged()
    await table.wait(lambda: table.live() or table.over())
