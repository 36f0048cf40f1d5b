"""What is asked once more before it is done, and what is not asked at all."""

from __future__ import annotations

import pytest

from bot.sandbox.entities import Json
from bot.sandbox.people import Person
from tests.end_to_end import kept
from tests.end_to_end.conftest import Company
from tests.end_to_end.playing import Playing
from tests.end_to_end.reading import moves, risky
from tests.end_to_end.turns import mover, own_hand

pytestmark = pytest.mark.asyncio(loop_scope="module")


async def wave_with_a_blind_card(company: Company) -> tuple[Playing, Person, Json, str, str]:
    """A table at which somebody holds a card that nobody tipped: the person, their hand, the button and its slot."""
    for _ in range(10):
        table = await company.play("wave", 3, options="misplay=returned")
        while not table.over():
            person = mover(table)
            hand = own_hand(table, person)
            blind = [token for token in risky(hand) if token.startswith("play-")]
            if blind:
                return table, person, hand, blind[0], blind[0].partition("-")[2]
            await table.step()
            await company.told(table)
    raise AssertionError("nobody ever held a blind card that could be risked")


async def pick(person: Person, hand: Json, token: str) -> Json:
    """Pick something in a menu, whether by button or in a list."""
    for choice in moves(hand):
        if token in choice.values:
            return await person.select(hand, choice.id, [token]).message()
        if choice.id.rpartition(":")[2] == token:
            return await person.press(hand, choice.id).message()
    raise AssertionError(token)


async def test_a_blind_card_that_nobody_tipped_is_asked_once_more_by_button(company: Company) -> None:
    table, person, hand, token, _ = await wave_with_a_blind_card(company)
    before = len(kept.moves(company.driver.database, table.number))
    sure = await pick(person, hand, token)
    assert len(kept.moves(company.driver.database, table.number)) == before
    await person.press(sure, "Do it").acknowledged()
    assert len(kept.moves(company.driver.database, table.number)) > before


async def test_a_blind_card_that_nobody_tipped_is_asked_once_more_by_command(company: Company) -> None:
    table, person, _, _, slot = await wave_with_a_blind_card(company)
    before = len(kept.moves(company.driver.database, table.number))
    sure = await person.slash("surf play", {"slot": slot}, table.room).message()
    assert len(kept.moves(company.driver.database, table.number)) == before
    await person.press(sure, "Do it").acknowledged()
    assert len(kept.moves(company.driver.database, table.number)) > before


async def test_who_never_wants_to_be_asked_again_is_not(company: Company) -> None:
    table, person, hand, token, _ = await wave_with_a_blind_card(company)
    await person.slash("preferences", {"confirm": "never"}, table.room).message()
    before = len(kept.moves(company.driver.database, table.number))
    chosen = next(choice for choice in moves(hand) if token in (*choice.values, choice.id.rpartition(":")[2]))
    answer = person.select(hand, chosen.id, [token]) if chosen.values else person.press(hand, chosen.id)
    await answer.acknowledged()
    assert len(kept.moves(company.driver.database, table.number)) > before


async def test_the_only_choice_is_made_by_itself(company: Company) -> None:
    """The last die of a draft is nobody's choice: it is taken without asking."""
    table = await company.play("rolling", 2)
    database = company.driver.database
    for _ in range(30):
        await table.step()
        await company.told(table)
        forced = kept.rows(
            database, "SELECT * FROM actions WHERE table_id = ? AND kind = 'act' AND ordinal > 0", [table.number]
        )
        if forced:
            break
    assert forced
