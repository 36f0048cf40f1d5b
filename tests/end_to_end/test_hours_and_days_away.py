"""Hours and absences without typing a single option: a picture of the week, buttons, forms, and lists."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

import pytest

from bot.sandbox.entities import EPHEMERAL, Json
from bot.sandbox.people import Person
from tests.end_to_end.conftest import Company
from tests.end_to_end.reading import choices, words

pytestmark = pytest.mark.asyncio(loop_scope="module")


async def opened(company: Company, who: Person, command: str) -> Json:
    return await company.driver.slash(who, command, company.channel).message()


async def fill(who: Person, message: Json, button: str, **lines: str) -> Json:
    """What a form that a button asks for is answered with."""
    form = await who.press(message, button).modal()
    return await who.submit(form, lines).message()


async def test_a_week_is_filled_into_a_form_and_shown_as_a_picture_and_in_words(company: Company) -> None:
    ann = company.person("ann")
    shown = await opened(company, ann, "hours")
    assert "You have set no hours" in words(shown)
    assert "You have not said where you live" in words(shown)
    shown = await fill(ann, shown, "Change zone", value="berlin")
    assert "You live in **Europe/Berlin**" in words(shown)
    shown = await fill(ann, shown, "Change hours", workdays="8-22", sat="10:00-02:00", sun="", others="")
    assert "Monday – Friday: 08:00–22:00" in words(shown)
    assert "Sunday: asleep" in words(shown)
    assert [file["filename"] for file in shown["attachments"]] == ["week.png"]
    assert "Saturday: 10:00–02:00" in str(shown["components"])
    again = await ann.press(shown, "Change hours").modal()
    assert "08:00-22:00" in str(again.shape)
    shown = await (ann.press(shown, "Always awake")).message()
    assert "You are always awake" in words(shown)


async def test_a_city_of_several_is_chosen_from_a_list(company: Company) -> None:
    ann = company.person("ann")
    shown = await opened(company, ann, "hours")
    listed = await fill(ann, shown, "Change zone", value="america/indiana")
    assert "Which one do you mean?" in words(listed)
    chosen = await ann.select(listed, choices(listed)[0].id, ["America/Indiana/Knox"]).message()
    assert "America/Indiana/Knox" in words(chosen)


async def test_nonsense_gets_a_private_sentence_with_an_example(company: Company) -> None:
    ann = company.person("ann")
    hours = await opened(company, ann, "hours")
    assert "08:00-22:00" in words(await fill(ann, hours, "Change hours", workdays="never", sat="", sun="", others=""))
    little = await fill(ann, hours, "Change hours", workdays="8-9", sat="8-9", sun="", others="")
    assert "at least 6 awake hours on at least 4 days, such as" in words(little)
    assert "such as Berlin" in words(await fill(ann, hours, "Change zone", value="Atlantis"))
    away = await opened(company, ann, "away")
    today = datetime.fromtimestamp(company.driver.world.clock.now(), UTC).date()
    example = (today + timedelta(days=7)).isoformat()
    for first, last in (
        ("soon", ""),
        (str(today - timedelta(days=2)), str(today)),
        (str(today + timedelta(days=9)), str(today + timedelta(days=3))),
        (str(today + timedelta(days=1)), str(today + timedelta(days=61))),
    ):
        assert example in words(await fill(ann, away, "Add an absence", first=first, last=last))


async def test_an_absence_is_added_with_a_form_and_cancelled_from_a_list(company: Company) -> None:
    ann = company.person("ann")
    away = await opened(company, ann, "away")
    today = datetime.fromtimestamp(company.driver.world.clock.now(), UTC).date()
    first, last = today + timedelta(days=3), today + timedelta(days=9)
    shown = await fill(ann, away, "Add an absence", first=str(first), last=str(last))
    assert f"{first} – {last}" in words(shown)
    shown = await ann.select(shown, choices(shown)[0].id, [f"{first}/{last}"]).message()
    assert "You are not away" in words(shown)


async def test_the_greeting_asks_a_newcomer_for_their_hours_stays_there_and_does_not_ask_again(
    company: Company,
) -> None:
    ann, asked = company.person("ann"), "I do not know yet when you sleep"

    async def greeting() -> Json:
        table = await company.seat(count=1)
        return await company.driver.sees_dm(ann, lambda message: f"(#{table.number}). Your hand" in words(message))

    first = await greeting()
    assert asked in words(first)
    shown = await ann.press(first, "My hours").message()
    assert "You have set no hours" in words(shown)
    assert shown["flags"] & EPHEMERAL
    shown = await ann.press(shown, "Always awake").message()
    assert "You are always awake" in words(shown)
    assert first in ann.messages(ann.dm()), "the seal is still to be read there"
    again = await greeting()
    assert asked not in words(again)
    assert not choices(again)
