"""Presses that come late, twice, at once or from others."""

from __future__ import annotations

import asyncio

import pytest

from bot.sandbox.answers import Answer
from bot.sandbox.entities import Json
from bot.sandbox.people import Person
from tests.end_to_end import kept
from tests.end_to_end.conftest import Company
from tests.end_to_end.reading import moves, parts, words
from tests.end_to_end.turns import A_DAY, follow, mover, other_than, own_hand, waves

pytestmark = pytest.mark.asyncio(loop_scope="module")


async def test_a_button_pressed_days_later_explains_and_shows_how_things_stand(company: Company) -> None:
    table = await waves(company)
    first = mover(table)
    old = own_hand(table, first)
    button = moves(old)[0]
    await follow(table, first)
    await company.after_grace(table)
    company.driver.jump(3 * A_DAY)
    await company.told(table)
    before = kept.moves(company.driver.database, table.number)
    kept_message = first.messages(first.dm(), limit=1)
    # The old control is pressed where it still stands: in a message that the person kept open.
    answer = await press_old(company, first, old, button.id)
    assert "That button belonged to an earlier moment" in words(answer)
    assert f"#{table.number}" in words(answer)
    assert kept.moves(company.driver.database, table.number) == before
    assert first.messages(first.dm(), limit=1)[0]["id"] == answer["id"] != kept_message[0]["id"]


async def test_a_hand_that_is_out_of_date_although_it_was_shown_is_mended_by_a_press(company: Company) -> None:
    await company.words_only(2)
    table = await waves(company)
    first = mover(table)
    old = own_hand(table, first)
    await follow(table, first)
    await company.told(table)
    fresh = own_hand(table, first)
    message = company.driver.world.find_message(fresh["channel_id"], fresh["id"])
    assert message is not None
    message.data = {**message.data, "components": old["components"]}
    assert "That button belonged to an earlier moment" in words(await press_old(company, first, old, moves(old)[0].id))
    await table.wait(lambda: words(own_hand(table, first)) == words(fresh))


async def press_old(company: Company, person: Person, message: Json, custom_id: str) -> Json:
    """Press a control of a message that the person's client still shows as it was."""
    from bot.sandbox import interactions
    from bot.sandbox.answers import Answer

    world = company.driver.world
    newest = world.find_message(message["channel_id"], person.messages(person.dm(), limit=1)[0]["id"])
    data = {"custom_id": custom_id, "component_type": 2, "id": 1}
    one = interactions.begin(world, interactions.COMPONENT, person.id, person.dm(), data, newest)
    answer = Answer(world, one)
    interactions.send(world, one, data)
    return await answer.message()


def drafted_at_once(person: Person, hand: Json) -> Answer:
    """Take a die that one press drafts, one that costs nothing: the others may ask how to pay, or whether one must."""
    for part in parts(hand):
        for option in part.get("options", []):
            if option["label"].endswith(": free"):
                return person.select(hand, part["custom_id"], [option["value"]])
    return next(person.press(hand, die.id) for die in moves(hand) if die.label.endswith(": free"))


async def test_pressing_twice_does_one_thing(company: Company) -> None:
    table = await company.play("rolling", 2)
    person = mover(table)
    hand = own_hand(table, person)
    twice = [drafted_at_once(person, hand) for _ in range(2)]
    said = await company.words_of(*twice)
    await company.told(table)
    assert len(kept.moves(company.driver.database, table.number)) == 1
    assert all("earlier moment" in each for each in said)
    assert len(said) == 1


async def test_a_press_that_discord_delivers_twice_is_done_once(company: Company) -> None:
    table = await company.play("rolling", 2)
    person = mover(table)
    hand = own_hand(table, person)
    twice = company.driver.sandbox.troubles.duplicate_event("INTERACTION_CREATE")
    await drafted_at_once(person, hand).acknowledged()
    await twice.wait_until_it_struck()
    await company.told(table)
    assert len(kept.moves(company.driver.database, table.number)) == 1


async def test_a_command_that_discord_delivers_twice_is_done_once(company: Company) -> None:
    table = await waves(company)
    company.driver.sandbox.troubles.duplicate_event("INTERACTION_CREATE", times=2)
    person = mover(table)
    await person.slash("note", {"text": "mind the Elders", "table": str(table.number)}, table.room).message()
    company.driver.sandbox.troubles.clear()
    twice = company.driver.sandbox.troubles.duplicate_event("INTERACTION_CREATE")
    ann = company.person("ann")
    before = len(kept.rows(company.driver.database, "SELECT * FROM tables"))
    await ann.slash("table new", {"game": "waves"}, company.channel).message()
    await twice.wait_until_it_struck()
    assert len(kept.rows(company.driver.database, "SELECT * FROM tables")) == before + 1


async def test_a_missed_press_is_simply_pressed_again(company: Company) -> None:
    from bot.sandbox.people import InteractionFailed

    table = await company.play("rolling", 2)
    person = mover(table)
    company.driver.sandbox.troubles.miss_event("INTERACTION_CREATE")
    lost = person.press(own_hand(table, person), "Rules")
    company.driver.jump(4)
    with pytest.raises(InteractionFailed):
        await lost.acknowledged()
    assert words(await person.press(own_hand(table, person), "Rules").message())


async def test_two_people_who_plan_at_the_same_moment_both_count(company: Company) -> None:
    table = await company.play("rolling", 2)
    while len(table.asked()) < 2:
        await table.step()
        await company.told(table)
    hands = [own_hand(table, person) for person in table.people]
    before = len(kept.moves(company.driver.database, table.number))
    done = await asyncio.gather(*(table.press(person) for person in table.people))
    await company.told(table)
    standing = kept.moves(company.driver.database, table.number)
    assert {move["seat"] for move in standing[before:]} == {0, 1}
    assert all(done)
    assert hands


async def test_people_who_discard_at_the_same_moment_all_count(company: Company) -> None:
    """Simultaneous presses of different people are queued, and none of them is out of date."""
    database = company.driver.database
    for _ in range(4):
        table = await company.play("waves", 3)
        while len(table.asked()) < 2 and await table.step():
            await company.told(table)
        if not table.over():
            break
    waiting = table.asked()
    assert len(waiting) > 1
    before = len(kept.moves(database, table.number))
    screens = await asyncio.gather(*(table.press(person) for person in waiting))
    assert all(screens), "somebody was told that a press came too late"
    assert len(kept.moves(database, table.number)) >= before + len(waiting)


async def test_nobody_presses_for_somebody_else(company: Company) -> None:
    table = await waves(company)
    person = mover(table)
    thief = other_than(table, person)
    button = moves(own_hand(table, person))[0]
    before = kept.version(company.driver.database, table.number)
    answer = await press_old(company, thief, own_hand(table, thief), button.id)
    assert "That is not your seat" in words(answer)
    assert kept.version(company.driver.database, table.number) == before


async def test_who_does_not_sit_at_the_table_has_no_hand_there(company: Company) -> None:
    table = await waves(company)
    dan = company.person("dan")
    live = table.live()
    assert live is not None
    assert "You do not play at this table" in await company.pressed(dan, live, "My hand")
    assert "You do not play" in words(await dan.slash("hand", {"table": str(table.number)}, company.channel).message())


async def test_a_refused_move_says_why_and_changes_nothing(company: Company) -> None:
    table = await waves(company)
    waiting = other_than(table, mover(table))
    before = kept.version(company.driver.database, table.number)
    said = words(await waiting.slash("waves follow", {"card": "1"}, table.room).message())
    assert "not your turn" in said
    person = mover(table)
    said = words(await person.slash("waves follow", {"card": "nonsense"}, table.room).message())
    assert "is nothing that card can be" in said
    assert kept.version(company.driver.database, table.number) == before
