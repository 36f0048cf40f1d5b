"""Nothing rings at night: whoever is asleep is called in the morning, once, about everything, if it is still true."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

import pytest
import pytest_asyncio

from bot.sandbox.people import Person
from tests.end_to_end import kept
from tests.end_to_end.conftest import GRACE, Company
from tests.end_to_end.nights import DAY, HOUR, jump_to, live_by_day, settled
from tests.end_to_end.playing import Playing
from tests.end_to_end.reading import choices, words
from tests.end_to_end.turns import follow

pytestmark = pytest.mark.asyncio(loop_scope="module")
PAST_GRACE = GRACE + 5


class Night:
    """Ann and bob of one test, who sleep from 22 to 8 o'clock, on a clock that is pushed."""

    def __init__(self, company: Company) -> None:
        self.company = company
        self.driver = company.driver
        self.watching = company.watching
        self.people = company.people(2)

    async def sit(self) -> tuple[Playing, Person, Person]:
        """A table of two, who of them is waited for, and the other."""
        table = await self.company.play("war", 2)
        await table.wait(table.asked)
        [first] = table.asked()
        [other] = [person for person in self.people if person.id != first.id]
        await settled(self.driver)
        return table, first, other

    async def end_turn(self, table: Playing, person: Person) -> None:
        """Play on until it is the other person's turn."""
        for _ in range(60):
            if person not in table.asked():
                return
            await table.press(person)
        raise AssertionError("the turn does not end")

    def rings(self, person: Person) -> list[str]:
        return [words(message) for message in self.watching.rings(person.id)]


@pytest_asyncio.fixture(loop_scope="module")
async def night(company: Company) -> Night:
    one = Night(company)
    await company.words_only()
    await live_by_day(one.driver, *one.people)
    return one


async def test_a_turn_that_comes_at_night_rings_nobody_and_is_told_in_the_morning(night: Night) -> None:
    table, first, other = await night.sit()
    jump_to(night.driver, 23)
    before = len(night.rings(other))
    await night.end_turn(table, first)
    night.driver.jump(PAST_GRACE)
    await table.wait(lambda: other in table.asked())
    await settled(night.driver)
    assert table.is_waited_for(other), "the table is shown all the same"
    assert len(night.rings(other)) == before
    jump_to(night.driver, 7, 59)
    await settled(night.driver)
    assert len(night.rings(other)) == before
    jump_to(night.driver, 8)
    await table.wait(lambda: len(night.rings(other)) > before)
    await settled(night.driver)
    [told] = night.rings(other)[before:]
    assert f"<@{other.id}>" in told
    assert f"(#{table.number}) waits for you; you were asked" in told


async def test_a_call_that_is_owed_survives_a_crash(night: Night) -> None:
    table, first, other = await night.sit()
    jump_to(night.driver, 23)
    before = len(night.rings(other))
    await night.end_turn(table, first)
    night.driver.jump(PAST_GRACE)
    await table.wait(lambda: other in table.asked())
    await settled(night.driver)
    await night.driver.kill_bot()
    jump_to(night.driver, 9)
    await night.driver.start_bot()
    await table.wait(lambda: len(night.rings(other)) > before)
    await night.driver.restart_bot()
    await settled(night.driver)
    assert len(night.rings(other)) == before + 1


async def test_who_plays_before_the_morning_is_not_called_any_more(night: Night) -> None:
    table, first, other = await night.sit()
    jump_to(night.driver, 23)
    await night.end_turn(table, first)
    night.driver.jump(PAST_GRACE)
    await table.wait(lambda: other in table.asked())
    await settled(night.driver)
    before = len(night.rings(other))
    await night.end_turn(table, other)
    jump_to(night.driver, 8)
    await settled(night.driver)
    assert len(night.rings(other)) == before
    assert len(night.rings(first)) > 0


async def test_what_several_tables_have_to_say_in_the_morning_is_one_message(night: Night) -> None:
    tables = [await night.sit() for _ in range(3)]
    jump_to(night.driver, 22, 30)
    asked: dict[str, list[Playing]] = {person.id: [] for person in night.people}
    for table, first, other in tables:
        await night.end_turn(table, first)
        asked[other.id].append(table)
    night.driver.jump(PAST_GRACE)
    await settled(night.driver)
    before = {person.id: len(night.rings(person)) for person in night.people}
    jump_to(night.driver, 8)
    await night.driver.until(
        lambda: all(len(night.rings(one)) > before[one.id] for one in night.people if asked[one.id])
    )
    await settled(night.driver)
    for person in night.people:
        told = night.rings(person)[before[person.id] :]
        assert len(told) == bool(asked[person.id])
        assert all(f"(#{table.number})" in told[0] for table in asked[person.id])


async def test_days_away_are_one_long_night(night: Night) -> None:
    table, first, other = await night.sit()
    today = datetime.fromtimestamp(night.driver.world.clock.now(), UTC).date()
    tomorrow = (today + timedelta(days=1)).isoformat()
    last = (today + timedelta(days=3)).isoformat()
    await night.driver.slash(other, "away", first=tomorrow, last=last).message()
    night.driver.jump(DAY)
    before = len(night.rings(other))
    await night.end_turn(table, first)
    night.driver.jump(2 * DAY)
    await settled(night.driver)
    assert len(night.rings(other)) == before
    jump_to(night.driver, 8)
    await table.wait(lambda: len(night.rings(other)) == before + 1)


async def test_a_direct_message_instead_of_a_mention(night: Night) -> None:
    table, first, other = await night.sit()
    shown = await night.driver.slash(other, "tell-me").message()
    assert "a mention at the table" in words(shown)
    [way] = [choice for choice in choices(shown) if choice.id.endswith(":way")]
    changed = await other.select(shown, way.id, ["message"]).message()
    assert "When a table waits for you: a direct message." in words(changed).replace("*", "")
    before, mentions = len(night.rings(other)), len(night.watching.mentions(other.id))
    await night.end_turn(table, first)
    night.driver.jump(PAST_GRACE)
    await table.wait(lambda: len(night.rings(other)) > before)
    await settled(night.driver)
    assert len(night.rings(other)) == before + 1
    assert len(night.watching.mentions(other.id)) == mentions
    night.driver.jump(25 * HOUR)
    await table.wait(lambda: len(night.rings(other)) > before + 1)
    assert f"(#{table.number}) waits for you; you were asked" in words(other.messages(other.dm())[-1])


async def test_whoever_wants_to_be_told_nothing_of_one_table_still_hears_of_others(night: Night) -> None:
    quiet, first, other = await night.sit()
    shown = await night.driver.slash(other, "tell-me").message()
    [which] = [choice for choice in choices(shown) if choice.id.endswith(":table")]
    at_table = await other.select(shown, which.id, [str(quiet.number)]).message()
    [way] = [choice for choice in choices(at_table) if choice.id.endswith(":way")]
    said = words(await other.select(at_table, way.id, ["nothing"]).message())
    assert f"(#{quiet.number}): nothing" in said.replace("*", "")
    before = len(night.rings(other))
    await night.end_turn(quiet, first)
    night.driver.jump(26 * HOUR)
    await settled(night.driver)
    assert len(night.rings(other)) == before
    heard, mover, _ = await night.sit()
    await night.end_turn(heard, mover)
    night.driver.jump(PAST_GRACE)
    await settled(night.driver)
    assert len(night.rings(first)) + len(night.rings(other)) > before


async def choose(night: Night, who: Person, part: str, value: str) -> str:
    """Choose something in /tell-me."""
    shown = await night.driver.slash(who, "tell-me").message()
    [asked] = [choice for choice in choices(shown) if choice.id.endswith(f":{part}")]
    return words(await who.select(shown, asked.id, [value]).message()).replace("*", "")


async def test_the_daily_digest_tells_what_waits_and_what_changed_and_only_then(night: Night) -> None:
    waiting, first, other = await night.sit()
    assert "comes at 18:00" in await choose(night, other, "hour", "18")
    await choose(night, other, "way", "digest")
    before = len(night.rings(other))
    jump_to(night.driver, 17, 50)
    await settled(night.driver)
    assert len(night.rings(other)) == before
    await night.end_turn(waiting, first)
    night.driver.jump(PAST_GRACE)
    await kept.no_timer(night.driver.database, waiting.number, "wake")  # They are waited for before the digest is made.
    jump_to(night.driver, 18, 1)
    await waiting.wait(lambda: len(night.rings(other)) > before)
    [told] = night.rings(other)[before:]
    assert "Your day at the tables" in told
    assert f"(#{waiting.number}) waits for you; you were asked" in told
    await settled(night.driver)
    await night.end_turn(waiting, other)
    await night.driver.restart_bot()
    night.driver.jump(DAY)
    await settled(night.driver)
    assert len(night.rings(other)) == before + 1, "a day on which nobody else did anything has no digest"
    await night.end_turn(waiting, first)
    night.driver.jump(DAY)
    await settled(night.driver)
    [again] = night.rings(other)[before + 1 :]
    assert "Waiting for you" in again
    assert "has begun" not in again


async def test_a_digest_waits_for_the_morning_too(night: Night) -> None:
    table, first, _ = await night.sit()
    await choose(night, first, "hour", "23")
    await choose(night, first, "way", "digest")
    before = len(night.rings(first))
    jump_to(night.driver, 23, 30)
    await settled(night.driver)
    assert len(night.rings(first)) == before
    jump_to(night.driver, 8)
    await table.wait(lambda: len(night.rings(first)) == before + 1)
    assert f"(#{table.number})" in night.rings(first)[-1]


async def test_whoever_wants_to_is_told_that_their_turn_is_next(night: Night) -> None:
    table = await night.company.play("waves", 3, options="mode=free")
    cem = night.company.person("cem")
    await settled(night.driver)
    people = [*night.people, cem]
    [mover] = table.asked()
    after = table.people[(table.people.index(mover) + 2) % 3]
    following = table.people[(table.people.index(mover) + 1) % 3]
    assert f"Next: {following.user.name}" in words(table.live() or {"content": "", "components": []})
    shown = await night.driver.slash(after, "tell-me").message()
    await after.press(shown, "Tell me when I am next").message()
    before = {person.id: len(night.rings(person)) for person in people}
    await follow(table, mover)
    night.driver.jump(PAST_GRACE)
    await table.wait(lambda: len(night.rings(after)) > before[after.id])
    await settled(night.driver)
    assert "your turn is next" in night.rings(after)[-1]
    assert [len(night.rings(person)) - before[person.id] for person in (mover, following, after)] == [0, 1, 1]
