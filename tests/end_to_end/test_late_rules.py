"""What tables agree for whoever is late, each to its end; questions pressed twice, late, or by the wrong one."""

from __future__ import annotations

import pytest

from bot.sandbox.entities import Json
from bot.sandbox.people import Person
from tests.end_to_end import kept
from tests.end_to_end.conftest import Company
from tests.end_to_end.old_presses import press_anyway
from tests.end_to_end.playing import NOTHING, Playing
from tests.end_to_end.reading import Choice, choices, words

pytestmark = pytest.mark.asyncio(loop_scope="module")

HOUR = 3_600
DAY = 24 * HOUR
QUESTION = "What shall the table do?"
"""What the others are asked about somebody who is late."""


async def sit(company: Company, late: str, count: int = 2, pace: str = "brisk") -> tuple[Playing, Person, list[Person]]:
    """A table where this is agreed for late players, whoever is waited for first, and the others."""
    await company.driver.slash(company.driver.person("olga"), "server", pace=pace, late=late).message()
    table = await company.play("war", count)
    slow = (await table.wait(table.asked))[0]
    return table, slow, [person for person in table.people if person.id != slow.id]


async def run_out(company: Company, table: Playing) -> None:
    """Let the bank of whoever is waited for run out."""
    await company.told(table)
    company.driver.jump(DAY + 60)


def found(table: Playing, text: str, reader: Person | None = None) -> Json | None:
    return next((each for each in table.newest(reader, many=60) if text in words(each)), None)


async def sees(table: Playing, text: str) -> Json:
    message = await table.wait(lambda: found(table, text))
    assert message is not None
    return message


def back_button(person: Person) -> Json | None:
    """The direct message with which somebody comes back."""
    mine = person.messages(person.dm(), limit=100)
    return next((each for each in mine if any(c.label == "I’m back" for c in choices(each))), None)


def button(message: Json, label: str) -> Choice:
    return next(choice for choice in choices(message) if choice.label == label)


async def test_a_computer_player_acts_for_a_late_person_and_plays_on_after_the_third_time(company: Company) -> None:
    table, slow, [other] = await sit(company, "computer")
    for times in (1, 2, 3):
        while not table.is_waited_for(slow):
            await table.press(other)
            await company.after_grace(table)
        await table.wait(lambda: slow in table.asked())
        await run_out(company, table)
        await table.wait(lambda: slow not in table.asked())
        company.driver.jump(10)
        if times < 3:
            await table.wait(lambda: table.is_waited_for(other))
            await table.wait(lambda: back_button(slow) is None)
    await table.wait(lambda: back_button(slow))
    await sees(table, "has run out")


async def test_an_offered_seat_is_taken_back_by_whoever_comes_back_first(company: Company) -> None:
    table, slow, _ = await sit(company, "offer")
    stranger = company.person("cem")
    await run_out(company, table)

    def offer(text: str) -> Json | None:
        return next((each for each in stranger.messages(table.channel) if text in words(each)), None)

    offered = await table.wait(lambda: offer("A seat is free"))
    back = await table.wait(lambda: back_button(slow))
    assert offered is not None
    assert "in the middle of a game of War of Waves" in words(offered)
    assert "Time for each player" in words(offered)
    assert back is not None
    await slow.press(back, "I’m back").acknowledged()
    await table.wait(lambda: offer("is not free any more"))
    late = press_anyway(company.driver, stranger, offered, button(offered, "Take the seat"))
    assert late is not None
    assert "A person sits there" in words(await late.message())


async def test_a_game_ends_without_a_result_where_that_is_agreed(company: Company) -> None:
    table, slow, [other] = await sit(company, "end")
    number = table.number
    await company.says(other, "pause", length="7d", table=str(number))
    asked = await sees(table, "would like the table to rest")
    await run_out(company, table)
    await sees(table, "There is no result")
    await table.wait(lambda: not choices(found(table, "would like the table to rest") or asked))
    late = press_anyway(company.driver, slow, asked, button(asked, "Agree"))
    assert late is not None
    assert "This game is over" in words(await late.message())
    await company.told(table)
    assert kept.rows(company.driver.database, "SELECT * FROM timers WHERE table_id = ?", [number]) == []
    # The table rests for a week; that the game is over is told now all the same.
    ended = await sees(table, "There is no result")
    assert {person["id"] for person in ended["mentions"]} == {slow.id, other.id}


async def test_nothing_happens_by_itself_where_that_is_agreed_but_the_others_may_poke(company: Company) -> None:
    table, slow, [other] = await sit(company, "nothing")
    await run_out(company, table)
    await table.wait(lambda: f"{slow.user.name}’s time ran out" in words(table.live() or NOTHING))
    await company.told(table)
    before = len(company.watching.mentions(slow.id))
    assert "is called" in await company.says(other, "poke", table=str(table.number))
    await table.wait(lambda: len(company.watching.mentions(slow.id)) == before + 1)
    assert "You can do that again" in await company.says(other, "poke", table=str(table.number))
    assert slow in table.asked()


async def test_a_vote_may_be_changed_until_it_is_decided_and_then_no_more(company: Company) -> None:
    table, slow, [one, two] = await sit(company, "vote", 3)
    await run_out(company, table)
    asked = await sees(table, QUESTION)
    assert "With a tie, or if nobody says anything for a day, a computer player plays." in words(asked)
    assert "who are not late themselves" in await company.pressed(slow, asked, "End the game")
    for label in ("End the game", "Wait a day", "Wait a day"):
        await company.words_of(one.press(asked, label))
    await table.wait(lambda: f"**{one.user.name}**: wait" in words(found(table, QUESTION) or asked))
    before = asked
    await company.words_of(two.press(asked, "Wait a day"))
    await sees(table, "one more day")
    late = press_anyway(company.driver, one, before, button(before, "End the game"))
    assert late is not None
    assert "That question is closed" in words(await late.message())
    assert slow in table.asked()


async def test_a_vote_ends_when_the_late_person_plays_after_all(company: Company) -> None:
    table, slow, [other] = await sit(company, "vote")
    await run_out(company, table)
    asked = await sees(table, QUESTION)
    version = kept.version(company.driver.database, table.number)
    while kept.version(company.driver.database, table.number) == version:
        await table.press(slow)
    await sees(table, "the game has gone on")
    late = press_anyway(company.driver, other, asked, button(asked, "End the game"))
    assert late is not None
    assert "That question is closed" in words(await late.message())


async def test_nobody_answers_and_a_computer_player_plays(company: Company) -> None:
    table, slow, _ = await sit(company, "vote")
    await run_out(company, table)
    await sees(table, QUESTION)
    await run_out(company, table)
    await sees(table, f"a computer player plays for {slow.user.name}")
    await table.wait(lambda: back_button(slow))


async def test_a_table_rests_by_two_presses_and_goes_on_by_one(company: Company) -> None:
    table, slow, [other] = await sit(company, "vote")
    clock = await company.driver.slash(slow, "clock", table.room).message()
    assert "used of 24" in words(clock) or "used of 1 day" in words(clock)
    lengths = await slow.press(clock, "Pause …").message()
    await slow.select(lengths, choices(lengths)[0].id, ["14d"]).acknowledged()
    asked = await sees(table, "would like the table to rest")
    await other.press(asked, "Agree").acknowledged()
    await table.wait(lambda: "The table rests" in words(table.live() or NOTHING))
    company.driver.jump(3 * DAY)
    await company.told(table)
    assert found(table, QUESTION) is None
    clock = await company.driver.slash(slow, "clock", table.room).message()
    await company.words_of(slow.press(clock, "Go on"))
    await table.wait(lambda: "The table rests" not in words(table.live() or NOTHING))
    assert slow in table.asked()
