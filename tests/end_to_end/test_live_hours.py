"""A table agrees on when to play live and on another pace; who alone is missing, or cannot be written to, is called."""

from __future__ import annotations

import pytest

from bot.contract import read_contract
from bot.host.timing import Timing, read_timing
from bot.sandbox.entities import Json
from bot.sandbox.people import Person
from tests.end_to_end import kept
from tests.end_to_end.conftest import GRACE, Company
from tests.end_to_end.nights import DAY, HOUR, jump_to, live_by_day, settled
from tests.end_to_end.old_presses import press_anyway
from tests.end_to_end.playing import Playing
from tests.end_to_end.reading import Choice, choices, words

pytestmark = pytest.mark.asyncio(loop_scope="module")


def found(table: Playing, text: str) -> Json | None:
    return next((each for each in table.newest(many=60) if text in words(each)), None)


async def sees(table: Playing, text: str) -> Json:
    message = await table.wait(lambda: found(table, text))
    assert message is not None
    return message


def button(message: Json, label: str) -> Choice:
    return next(choice for choice in choices(message) if choice.label == label)


def pace_of(table: Playing) -> str:
    [row] = kept.rows(table.driver.kept_in, "SELECT options FROM tables WHERE id = ?", [table.number])
    return read_contract(row["options"]).pace


def timing_of(table: Playing) -> Timing:
    [row] = kept.rows(table.driver.kept_in, "SELECT timing FROM states WHERE table_id = ?", [table.number])
    return read_timing(row["timing"])


def is_call_wanted(table: Playing) -> bool:
    calls = "SELECT kind FROM posts WHERE table_id = ? AND kind LIKE 'call:%'"
    return bool(kept.rows(table.driver.kept_in, calls, [table.number]))


def rings(company: Company, who: Person, text: str) -> list[str]:
    return [said for each in company.watching.rings(who.id) if text in (said := words(each))]


async def agreed(company: Company, pace: str) -> None:
    """What new tables agree about time: nothing happens where a bank runs out."""
    await company.driver.slash(company.driver.person("olga"), "server", pace=pace, late="nothing").message()


async def test_a_live_hour_is_agreed_on_begins_and_ends(company: Company) -> None:
    await agreed(company, "daily")
    ann, bob = people = company.people(2)
    await company.words_only()
    await live_by_day(company.driver, *people)
    table = await company.play("war", 2)
    said = await company.says(ann, "meet", table=str(table.number))
    assert said == "The others are asked when they can."
    asked = await sees(table, "would like to play live")
    await settled(company.driver)
    assert [len(rings(company, who, "would like to play live")) for who in people] == [0, 1]
    assert [choice.label for choice in choices(asked)] == ["1 suits me", "2 suits me", "3 suits me", "None suits me"]
    assert "proposed already" in await company.says(bob, "meet", table=str(table.number))
    await ann.press(asked, "2 suits me").acknowledged()
    await bob.press(asked, "1 suits me").acknowledged()
    assert found(table, "All can: the live hour begins") is None
    await bob.press(asked, "2 suits me").acknowledged()
    await sees(table, "All can: the live hour begins")
    await settled(company.driver)
    assert [len(rings(company, who, "All can: the live hour begins")) for who in people] == [1, 0], "bob is there"
    late = press_anyway(company.driver, bob, asked, button(asked, "None suits me"))
    assert late is not None
    assert "closed" in words(await late.message())
    banks = [clock.bank for clock in timing_of(table).seats]
    jump_to(company.driver, 8)
    await sees(table, "the live hour has begun")
    await settled(company.driver)
    assert pace_of(table) == "live"
    assert all((clock.bank or 0) <= 900 for clock in timing_of(table).seats)
    assert [len(rings(company, who, "the live hour has begun")) for who in people] == [1, 1]
    company.driver.jump(HOUR)
    await sees(table, "The live hour is over")
    await settled(company.driver)
    assert pace_of(table) == "daily"
    assert all(
        0 < (bank or 0) - (clock.bank or 0) < 12 * HOUR or bank == clock.bank
        for bank, clock in zip(banks, timing_of(table).seats, strict=True)
    )


async def test_a_table_switches_its_pace_once_all_agree_and_calls_those_it_asks(company: Company) -> None:
    await agreed(company, "daily")
    ann, bob, cem = company.people(3)
    table = await company.play("war", 3)
    shown = await company.driver.slash(ann, "clock", table.room).message()
    offered = await ann.press(shown, "Another pace …").message()
    [select] = [choice for choice in choices(offered) if choice.values]
    await ann.select(offered, select.id, ["brisk"]).acknowledged()
    asked = await sees(table, "would like another pace")
    assert "All must agree" in words(asked)
    await bob.press(asked, "Agree").acknowledged()
    await table.wait(lambda: "Still to answer: " in words(asked))
    assert pace_of(table) == "daily"
    await cem.press(asked, "Agree").acknowledged()
    await table.wait(lambda: pace_of(table) == "brisk")
    await sees(table, "Agreed.")
    await settled(company.driver)
    assert [len(rings(company, who, "would like another pace")) for who in (ann, bob, cem)] == [0, 1, 1]


async def test_a_running_table_switches_to_a_pace_of_its_own_that_is_typed(company: Company) -> None:
    await agreed(company, "live")
    ann, bob = company.people(2)
    table = await company.play("war", 2)
    shown = await company.driver.slash(ann, "clock", table.room).message()
    offered = await ann.press(shown, "Another pace …").message()
    [select] = [choice for choice in choices(offered) if choice.values]
    assert select.values[-1] == "own"
    for nonsense in ("often", "own"):
        form = await ann.select(offered, select.id, ["own"]).modal()
        assert "A pace looks like this: " in words(await ann.submit(form, {"value": nonsense}).message())
    form = await ann.select(offered, select.id, ["own"]).modal()
    await ann.submit(form, {"value": "2d + 6h, at most 3d"}).acknowledged()
    asked = await sees(table, "would like another pace")
    assert "another pace: 2 days to start, 6 hours more for each turn, at most 3 days." in words(asked)
    await bob.press(asked, "Agree").acknowledged()
    await table.wait(lambda: pace_of(table) == "2d + 6h, at most 3d")
    assert {clock.bank for clock in timing_of(table).seats} == {2 * DAY}


async def test_one_no_keeps_the_pace(company: Company) -> None:
    await agreed(company, "daily")
    ann, bob = company.people(2)
    table = await company.play("war", 2)
    shown = await company.driver.slash(ann, "clock", table.room).message()
    offered = await ann.press(shown, "Another pace …").message()
    [select] = [choice for choice in choices(offered) if choice.values]
    await ann.select(offered, select.id, ["live"]).acknowledged()
    await bob.press(await sees(table, "would like another pace"), "Rather not").acknowledged()
    await sees(table, "everything stays as it was")
    assert pace_of(table) == "daily"


@pytest.mark.parametrize("after", [HOUR, DAY - 5], ids=["within", "at its end"])
async def test_whoever_is_asked_in_a_pause_or_at_its_end_is_called_once_when_it_is_over(
    company: Company, after: float
) -> None:
    await agreed(company, "daily")
    people = company.people(2)
    await company.words_only()
    table = await company.play("war", 2)
    [first] = await table.wait(table.asked)
    [other] = [person for person in people if person is not first]
    await company.driver.slash(first, "pause", table.room, table=str(table.number), length="1d").message()
    await other.press(await sees(table, "would like the table to rest"), "Agree").acknowledged()
    await sees(table, "Agreed.")
    await settled(company.driver)
    company.driver.jump(after)
    await settled(company.driver)
    before = {who.id: len(company.watching.rings(who.id)) for who in people}
    while first in table.asked():
        await table.press(first)
    if after == HOUR:
        company.driver.jump(GRACE + 1)
        await settled(company.driver)
        assert len(company.watching.rings(other.id)) == before[other.id], "nothing rings while the table rests"
    company.driver.jump(DAY)
    await settled(company.driver)
    await table.wait(lambda: len(company.watching.rings(other.id)) > before[other.id])
    await settled(company.driver)
    assert [len(company.watching.rings(who.id)) - before[who.id] for who in (first, other)] == [0, 1]


async def test_the_last_of_three_who_were_asked_together_is_called_once(company: Company) -> None:
    await agreed(company, "daily")
    people = company.people(3)
    await company.words_only(3)
    table = await company.play("rolling", 3)
    for _ in range(40):
        if len(timing_of(table).together) == 3:
            break
        await table.press((await table.wait(table.asked))[0])
        await company.told(table)
    await company.after_grace(table)
    await table.wait(lambda: len(table.asked()) == 3)
    *first, last = people
    for person in first:
        while person in table.asked():
            await table.press(person)
    await table.wait(lambda: rings(company, last, "Only you are missing"))
    await company.driver.restart_bot()
    await settled(company.driver)
    assert [len(rings(company, who, "Only you are missing")) for who in people] == [0, 0, 1]


async def test_whoever_sits_down_with_somebody_they_avoid_is_told_alone(company: Company) -> None:
    ann, bob = company.people(2)
    table = await company.seat("war", 2)
    shown = await ann.press(await table.lobby(), "About these players").message()
    [select] = [choice for choice in choices(shown) if choice.values]
    await ann.select(shown, select.id, [bob.id]).acknowledged()
    other = await Playing.seat(company.driver, [bob], "war", channel=company.channel)
    told = words(await ann.press(await other.lobby(), "Join").message())
    assert f"{bob.user.name} sits here, with whom you would rather not play. Only you see this." in told
    await other.wait(lambda: ann.user.name in other.seated())
    assert not any("rather not play" in words(each) for each in bob.messages(company.channel, limit=50))
    again = await Playing.seat(company.driver, [ann], "war", channel=company.channel)
    unknowing = await bob.press(await again.lobby(), "Join").acknowledged()
    assert unknowing
    assert not any("rather not play" in words(each) for each in bob.messages(company.channel, limit=50))


@pytest.mark.parametrize("stuck", [False, True], ids=["table in time", "table after the kill"])
async def test_a_call_moves_from_closed_direct_messages_to_the_table_just_once(company: Company, stuck: bool) -> None:
    await agreed(company, "daily")
    people = company.people(2)
    await company.words_only()
    table = await company.play("war", 2)
    [first] = await table.wait(table.asked)
    [other] = [person for person in people if person is not first]
    shown = await company.driver.slash(other, "tell-me").message()
    [way] = [choice for choice in choices(shown) if choice.id.endswith(":way")]
    await other.select(shown, way.id, ["message"]).message()
    other.close_dms()
    mentions = len(company.watching.mentions(other.id))
    while first in table.asked():
        await table.press(first)
    if stuck:
        company.driver.troubles.delay_request(600, "POST", f"/channels/{table.room.id}/messages")
    company.driver.jump(GRACE + 1)
    if stuck:
        await kept.until(lambda: is_call_wanted(table))
    else:
        await table.wait(lambda: len(company.watching.mentions(other.id)) > mentions)
    await company.driver.restart_bot()
    await settled(company.driver)
    called = [words(each) for each in company.watching.mentions(other.id)][mentions:]
    assert len(called) == 1
    assert f"(#{table.number})" in called[0]
