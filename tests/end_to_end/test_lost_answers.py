"""Answers that Discord takes without saying so: nobody is left waiting for what follows them, nor told it twice."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

import pytest

from bot.sandbox import talk
from bot.sandbox.entities import Json
from bot.sandbox.interactions import SAY, UPDATE
from bot.sandbox.people import Person
from bot.sandbox.troubles import Trouble
from tests.end_to_end import kept
from tests.end_to_end.conftest import Company
from tests.end_to_end.mischief import ANSWER
from tests.end_to_end.playing import Playing
from tests.end_to_end.reading import choices, moves, words
from tests.end_to_end.turns import mover, own_hand, waves

pytestmark = pytest.mark.asyncio(loop_scope="module")


@pytest.fixture(autouse=True)
def asked_again(company: Company) -> Iterator[None]:
    """The bot cannot know what Discord took, asks again, and looks what is there: that is no mistake here."""
    company.driver.sandbox.refusal_log.refusals.clear()
    with company.driver.sandbox.refusal_log.expecting(40060, 10015):
        yield


async def refused(company: Company, code: int) -> None:
    """Wait until Discord has refused something in this test with this code."""
    refusals = company.driver.sandbox.refusal_log.refusals
    async with asyncio.timeout(60):
        while not any(one.code == code for one in refusals):
            await asyncio.sleep(0.02)


def lose_an_answer(company: Company, how: str) -> Trouble:
    """Let Discord take the next answer to a press, and say that it failed, or nothing."""
    troubles = company.driver.sandbox.troubles
    return troubles.fail_after(503, "POST", ANSWER) if how == "error" else troubles.drop_answer("POST", ANSWER)


async def private(company: Company, table: Playing, person: Person) -> list[Json]:
    """What only this person sees, once everything that was asked before is answered."""
    other = next(one for one in table.people if one is not person)
    await company.driver.slash(other, "table list", table.room).message()
    return company.driver.read_ephemeral(person, table.room)


HOW = pytest.mark.parametrize("how", ["error", "silence"])


@HOW
@pytest.mark.parametrize("by_command", [False, True])
async def test_a_hand_follows_when_nobody_knows_whether_it_was_announced(
    company: Company, how: str, by_command: bool
) -> None:
    table = await waves(company)
    person = mover(table)
    live = table.live()
    assert live is not None
    trouble = lose_an_answer(company, how)
    if by_command:
        answer = company.driver.slash(person, "hand", table.room)
    else:
        answer = person.press(live, "My hand")
    hand = await answer.message()
    assert trouble.struck
    assert "You drew" in words(hand)
    assert [one["id"] for one in await private(company, table, person)] == [hand["id"]]
    after = table.live()
    assert after is not None
    assert (after["id"], words(after)) == (live["id"], words(live)), "what all see has not become a hand"


@HOW
async def test_a_typed_move_is_done_once_and_shown_once(company: Company, how: str) -> None:
    table = await waves(company)
    person = mover(table)
    before = kept.moves(company.driver.database, table.number)
    offered = await person.autocomplete("waves follow", {}, "card", table.room).choices()
    trouble = lose_an_answer(company, how)
    shown = await person.slash("waves follow", {"card": offered[0]["value"]}, table.room).message()
    assert trouble.struck
    assert words(shown).startswith("###")
    assert len(kept.moves(company.driver.database, table.number)) == len(before) + 1
    assert [one["id"] for one in await private(company, table, person)] == [shown["id"]]


@HOW
async def test_words_that_were_shown_are_not_said_again(company: Company, how: str) -> None:
    await company.words_only(3)
    table = await waves(company)
    person = mover(table)
    trouble = lose_an_answer(company, how)
    answer = company.driver.slash(person, "hand", table.room)
    hand = await answer.message()
    await refused(company, 40060)
    assert trouble.struck
    assert answer.kind == SAY
    assert [one["id"] for one in await private(company, table, person)] == [hand["id"]]


@HOW
async def test_a_pressed_hand_changes_in_its_place(company: Company, how: str) -> None:
    table = await waves(company)
    person = mover(table)
    await company.told(table)
    before = own_hand(table, person)
    many = len(person.messages(person.dm(), limit=100))
    trouble = lose_an_answer(company, how)
    await table.press(person)
    await company.told(table)
    assert trouble.struck
    after = own_hand(table, person)
    assert after["id"] == before["id"]
    assert after["components"] != before["components"]
    assert len(person.messages(person.dm(), limit=100)) == many


@HOW
async def test_a_private_menu_that_was_pressed_changes_in_its_place(company: Company, how: str) -> None:
    table = await waves(company)
    person = mover(table)
    hand = await company.driver.slash(person, "hand", table.room).message()
    button = next(choice for choice in moves(hand) if not choice.values)
    trouble = lose_an_answer(company, how)
    answer = person.press(hand, button.id)
    shown = await answer.message()
    await refused(company, 40060)
    assert trouble.struck
    assert answer.kind == UPDATE
    assert words(shown) != words(hand)
    assert [one["id"] for one in await private(company, table, person)] == [hand["id"]]


async def test_what_was_pressed_may_go_before_the_bot_asks_again(company: Company) -> None:
    driver = company.driver
    table = await waves(company)
    person = mover(table)
    hand = await driver.slash(person, "hand", table.room).message()
    button = next(choice for choice in moves(hand) if not choice.values)
    trouble = lose_an_answer(company, "error")
    answer = person.press(hand, button.id)
    await answer.acknowledged()
    assert trouble.struck
    pressed = driver.world.find_message(hand["channel_id"], hand["id"])
    assert pressed is not None
    with driver.sandbox.refusal_log.expecting(10008):
        talk.delete(driver.world, table.room, pressed)
        shown = await answer.followup()
    assert words(shown) != words(hand)
    assert [one["id"] for one in await private(company, table, person)] == [shown["id"]]


@HOW
async def test_a_form_is_opened_without_a_word_about_it(company: Company, how: str) -> None:
    table = await waves(company)
    person = mover(table)
    menu = await company.driver.slash(person, "hours", table.room).message()
    button = next(choice for choice in choices(menu) if choice.label == "Change zone")
    trouble = lose_an_answer(company, how)
    await person.press(menu, button.id).modal()
    await refused(company, 10015)
    assert trouble.struck
    assert [one["id"] for one in await private(company, table, person)] == [menu["id"]]


async def test_whoever_cannot_be_told_what_went_wrong_is_one_line_of_the_log(company: Company) -> None:
    """The announcement of a hand is lost, and asked again in vain; then so is the apology."""
    driver = company.driver
    table = await waves(company)
    person = mover(table)
    trouble = driver.sandbox.troubles.drop_request("POST", ANSWER, times=4)
    driver.slash(person, "hand", table.room)
    await table.wait(lambda: trouble.left == 0)
    # With another command that is answered after it, the bot has had time for a second apology.
    assert "You drew" in words(await driver.slash(person, "hand", table.room).message())
    assert driver.log.read_text().count(f"user={person.id} could not be told: ") == 1
