"""Somebody leaves the server in the middle of a game: the others decide, and a seat changes hands."""

from __future__ import annotations

import pytest

from bot.sandbox import rooms
from bot.sandbox.entities import Json
from bot.sandbox.people import Person
from tests.end_to_end import kept
from tests.end_to_end.conftest import Company
from tests.end_to_end.playing import Playing
from tests.end_to_end.reading import choices, words

pytestmark = pytest.mark.asyncio(loop_scope="module")

DAY = 86_400


async def sit(company: Company, pace: str = "open") -> tuple[Playing, Person, Person]:
    """A table of two, and who of them is waited for first."""
    await company.driver.slash(company.driver.person("olga"), "server", pace=pace).message()
    table = await company.play("war", 2)
    [gone] = table.asked()
    [other] = [person for person in table.people if person.id != gone.id]
    return table, gone, other


def leave(company: Company, table: Playing, person: Person) -> None:
    """Somebody leaves, and the table is looked at by those who stay."""
    rooms.leave(company.driver.world, company.driver.guild, person.id)
    table.people = [each for each in table.people if each.id != person.id]


async def asked_about(table: Playing, gone: Person, other: Person) -> Json:
    """The question about the seat of whoever has left, as those who stay see it."""

    def found() -> Json | None:
        asks = f"{gone.user.name} has left this server"
        return next((each for each in table.newest(other) if asks in words(each)), None)

    message = await table.wait(found)
    assert message is not None
    return message


async def test_who_left_is_found_when_they_would_be_reminded(company: Company) -> None:
    table, gone, other = await sit(company)
    leave(company, table, gone)
    company.driver.jump(DAY + 60)
    asked = await asked_about(table, gone, other)
    assert f"<@{other.id}>" in words(asked)
    assert not [each for each in table.newest(other) if "waits for you" in words(each)]


async def test_who_left_is_found_when_they_would_be_asked(company: Company) -> None:
    table, mover, other = await sit(company)
    leave(company, table, other)
    company.driver.jump(DAY + 60)
    await company.told(table)
    while not table.is_waited_for(other):
        await table.press(mover)
        await company.after_grace(table)
    await asked_about(table, other, mover)


async def test_an_offered_seat_goes_to_one_of_two_who_take_it_at_once(company: Company) -> None:
    table, gone, other = await sit(company)
    cem, dan = company.person("cem"), company.person("dan")
    leave(company, table, gone)
    company.driver.jump(DAY + 60)
    await other.press(await asked_about(table, gone, other), "Offer the seat").acknowledged()

    def offer() -> Json | None:
        return next((each for each in cem.messages(table.channel) if "A seat is free" in words(each)), None)

    offered = await table.wait(offer)
    assert offered is not None
    presses = [person.press(offered, "Take the seat") for person in (cem, dan)]
    said = [words(await press.message()) for press in presses]
    assert sum("You take over a seat" in one for one in said) == 1
    assert sum("A person sits there" in one for one in said) == 1
    winner = cem if "You take over a seat" in said[0] else dan
    await company.told(table)
    hand = table.hand(winner)
    assert hand is not None
    assert "War of Waves" in words(hand)
    left = [each for each in gone.messages(gone.dm()) if f"· #{table.number}" in words(each)]
    assert left == [], "the old panels are emptied"
    live = table.live()
    assert live is not None
    assert f"**{winner.user.name}** has taken over the seat of **{gone.user.name}**" in words(live)
    assert choices(next(each for each in cem.messages(table.channel) if each["id"] == offered["id"])) == []
    sat = kept.rows(
        company.driver.database, "SELECT * FROM sittings WHERE table_id = ? AND to_version IS NULL", [table.number]
    )
    assert {each["user_id"] for each in sat} == {int(winner.id), int(other.id)}
