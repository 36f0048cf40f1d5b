"""Taking back: at once, with the others' consent, or not at all."""

from __future__ import annotations

import pytest

from bot.sandbox.entities import Json
from bot.sandbox.people import Person
from tests.end_to_end import kept
from tests.end_to_end.conftest import Company
from tests.end_to_end.playing import Playing
from tests.end_to_end.reading import choices, words
from tests.end_to_end.turns import follow, mover, other_than, own_hand, reread, undo_button, waves

pytestmark = pytest.mark.asyncio(loop_scope="module")


async def test_a_move_is_taken_back_at_once_by_button(company: Company) -> None:
    table = await waves(company)
    person = mover(table)
    await follow(table, person)
    assert len(kept.moves(company.driver.database, table.number)) == 1
    await person.press(await undo_button(table, person), "Take back").acknowledged()
    await company.told(table)
    assert kept.moves(company.driver.database, table.number) == []
    assert table.asked() == [person]
    live = table.live()
    assert live is not None
    assert "~~" in words(live)


async def test_a_move_is_taken_back_at_once_by_command(company: Company) -> None:
    table = await waves(company)
    person = mover(table)
    await follow(table, person)
    assert words(await person.slash("undo", {}, table.room).message()).startswith("###")
    assert kept.moves(company.driver.database, table.number) == []


async def test_nothing_is_taken_back_once_somebody_else_has_moved(company: Company) -> None:
    table = await waves(company)
    person = mover(table)
    await follow(table, person)
    await company.told(table)
    await follow(table, other_than(table, person))
    before = kept.version(company.driver.database, table.number)
    said = words(await person.slash("undo", {}, table.room).message())
    assert "cannot be taken back" in said
    assert kept.version(company.driver.database, table.number) == before


async def drawn(company: Company) -> tuple[Playing, Person]:
    """A table at which this person has just played and drawn; luck may end a game with the first card."""
    for _ in range(10):
        table = await company.play("wave", 3, options="misplay=returned")
        person = mover(table)
        await table.press(person)
        await company.told(table)
        if not table.over():
            return table, person
    raise AssertionError("every game was over at once")


async def test_nothing_is_taken_back_once_something_was_shown(company: Company) -> None:
    """A draw of luck cannot be undone, however quickly."""
    table, person = await drawn(company)
    played = [move for move in kept.moves(company.driver.database, table.number) if move["barrier"]]
    assert played
    said = words(await person.slash("undo", {}, table.room).message())
    assert "cannot be taken back" in said


async def test_a_table_may_agree_never_to_take_back(company: Company) -> None:
    table = await company.seat("waves", 3)
    await choose(table, "s.undo", "never")
    await table.start()
    await company.told(table)
    person = mover(table)
    await follow(table, person)
    await company.told(table)
    assert "Take back" not in [choice.label for choice in choices(own_hand(table, person))]
    assert "agreed not to" in words(await person.slash("undo", {}, table.room).message())


async def choose(table: Playing, setting: str, value: str) -> None:
    """Choose a setting of a lobby."""
    settings = await table.people[0].press(await table.lobby(), "Settings").message()
    found = next(choice for choice in choices(settings) if choice.id.endswith(setting))
    await table.people[0].select(settings, found.id, [value]).message()


async def asked_table(company: Company, count: int = 3) -> tuple[Playing, Person, Json]:
    """A table at which somebody has asked to take a move back that others have seen answered."""
    table = await company.seat("waves", count)
    await choose(table, "s.undo", "asked")
    await table.start()
    await company.told(table)
    person = mover(table)
    await follow(table, person)
    await company.told(table)
    await follow(table, mover(table))
    await company.told(table)
    assert "The others are asked" in words(await person.slash("undo", {}, table.room).message())
    question = await table.wait(lambda: next((m for m in table.newest() if "would like to take" in words(m)), None))
    assert question is not None
    return table, person, question


async def test_with_everybody_s_consent_more_is_taken_back(company: Company) -> None:
    table, person, question = await asked_table(company)
    others = [one for one in table.people if one is not person]
    assert {one["id"] for one in question["mentions"]} == {one.id for one in others}
    assert "You asked" in await company.pressed(person, question, "Agree")
    await others[0].press(question, "Agree").acknowledged()
    await company.told(table)
    assert len(kept.moves(company.driver.database, table.number)) == 2
    await others[1].press(question, "Agree").acknowledged()
    await company.told(table)
    assert kept.moves(company.driver.database, table.number) == []
    assert table.asked() == [person]
    assert "it is taken back" in words(await reread(table, question))


async def test_agreeing_twice_takes_back_once(company: Company) -> None:
    table = await company.seat("rolling", 2)
    await choose(table, "s.undo", "asked")
    await table.start()
    database = company.driver.database
    while len(kept.moves(database, table.number)) < 4:
        await table.step()
        await company.told(table)
    before = kept.moves(database, table.number)
    # What a move leaves others no choice about comes after it in the same version.
    chosen = {move["version"]: move["seat"] for move in reversed(before)}
    seat = 1 - chosen[before[-1]["version"]]
    person, other = table.people[seat], table.people[1 - seat]
    assert "The others are asked" in words(await person.slash("undo", {}, table.room).message())
    question = await table.wait(lambda: next((m for m in table.newest() if "would like to take" in words(m)), None))
    assert question is not None
    said = await company.words_of(other.press(question, "Agree"), other.press(question, "Agree"))
    assert len(said) == 1
    assert "closed" in said[0]
    last = max(version for version, mover in chosen.items() if mover == seat)
    assert kept.moves(database, table.number) == [move for move in before if move["version"] < last]


async def test_without_consent_it_stands(company: Company) -> None:
    table, person, question = await asked_table(company)
    await other_than(table, person).press(question, "Rather not").acknowledged()
    await company.told(table)
    assert len(kept.moves(company.driver.database, table.number)) == 2
    closed = await reread(table, question)
    assert "Not everybody agreed" in words(closed)
    assert choices(closed) == []


async def test_a_question_is_closed_when_the_game_goes_on(company: Company) -> None:
    table, person, question = await asked_table(company)
    await table.press(mover(table))
    await company.told(table)
    other = next(one for one in table.people if one is not person)
    answer = await other.press(question, "Agree").message() if choices(await reread(table, question)) else None
    assert answer is None or "closed" in words(answer)
    assert len(kept.moves(company.driver.database, table.number)) >= 3
    assert "The game has gone on" in words(await reread(table, question))


async def test_what_follows_an_undone_move_has_the_same_luck(company: Company) -> None:
    """Taking a move back does not draw anew: who plays the same again gets the same."""
    table = await waves(company)
    database = company.driver.database
    person = mover(table)
    await follow(table, person)
    before = kept.rows(database, "SELECT chance_position FROM states WHERE table_id = ?", [table.number])
    await person.slash("undo", {}, table.room).message()
    await follow(table, person)
    assert kept.rows(database, "SELECT chance_position FROM states WHERE table_id = ?", [table.number]) == before


async def test_nobody_is_rung_again_and_again_by_a_move_taken_back(company: Company) -> None:
    """Once the next person was called for their turn, they have a say before the move that called them is undone."""
    table = await waves(company)
    person = mover(table)
    other = other_than(table, person)
    await follow(table, person)
    await company.after_grace(table)
    live = await table.wait(lambda: table.is_waited_for(other) and table.live())
    assert live
    await person.press(await undo_button(table, person), "Take back").message()
    question = await table.wait(lambda: next((m for m in table.newest() if "would like to take" in words(m)), None))
    assert question is not None
    assert len(kept.moves(company.driver.database, table.number)) == 1
    assert "being asked already" in words(await person.slash("undo", {}, table.room).message())
    await other.press(question, "Rather not").acknowledged()
    await company.told(table)
    assert "after the next move" in words(await person.slash("undo", {}, table.room).message())
    assert len(kept.moves(company.driver.database, table.number)) == 1
