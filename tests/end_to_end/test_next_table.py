"""After a move, the way to the next table that waits; and what one was choosing stays as others move."""

from __future__ import annotations

import pytest

from bot.sandbox.people import Person
from tests.end_to_end.conftest import Company
from tests.end_to_end.playing import Playing
from tests.end_to_end.reading import Choice, choices, moves, words

pytestmark = pytest.mark.asyncio(loop_scope="module")


def ways_to_next_table(table: Playing, person: Person) -> list[Choice]:
    """The buttons of a hand that lead to another table."""
    hand = table.hand(person)
    assert hand is not None
    return [choice for choice in choices(hand) if choice.label.startswith("Next: ")]


async def plays_until_others_are_asked(company: Company, table: Playing, person: Person) -> None:
    while person in table.asked():
        await table.press(person)
        await company.told(table)
    assert not table.over()


async def test_a_hand_leads_to_the_next_table_that_waits_and_to_none_while_it_is_my_turn(company: Company) -> None:
    tables = [await company.play("rolling", 2, seed=seed) for seed in (1, 2, 3)]
    for table in tables:
        while table.people[0] not in table.asked():
            await table.step()
            await company.told(table)
    first, second, third = tables
    ann, bob = company.people(2)
    assert not any(ways_to_next_table(table, ann) for table in tables)

    await plays_until_others_are_asked(company, first, ann)
    [way] = ways_to_next_table(first, ann)
    other, last = (second, third) if f"#{second.number}" in way.label else (third, second)
    assert f"#{other.number}" in way.label
    assert not ways_to_next_table(first, bob), "it is bob’s turn here"
    hand = first.hand(ann)
    assert hand is not None
    shown = await ann.press(hand, way.id).message()
    assert f"· #{other.number}\n" in words(shown)
    assert "It is your turn" in words(shown)

    await plays_until_others_are_asked(company, other, ann)
    shown = await ann.press(hand, way.id).message()
    assert f"· #{last.number}\n" in words(shown), "the table that waits now"
    await plays_until_others_are_asked(company, last, ann)
    assert not ways_to_next_table(last, ann)
    assert "No other table waits for you" in words(await ann.press(hand, way.id).message())


async def test_a_hand_that_changes_while_i_choose_in_it_goes_on_where_i_am(company: Company) -> None:
    table = await company.play("rolling", 2)
    ann, bob = company.people(2)
    while table.asked() != [ann, bob]:
        await table.step()
        await company.told(table)
    hand = table.hand(ann)
    assert hand is not None
    assert "Your die 1 shows" in words(hand)
    await ann.press(hand, moves(hand)[1].id).message()
    asked = table.hand(ann)
    assert asked is not None
    assert "Your die 2 shows" in words(asked)

    await table.press(bob)
    await company.told(table)
    now = table.hand(ann)
    assert now is not None
    assert "Your die 2 shows" in words(now), "bob’s plan is in, and ann goes on with hers"
    await ann.press(now, "Back").message()
    await bob.press(table.hand(bob) or {}, "Take back").acknowledged()
    await company.told(table)
    now = table.hand(ann)
    assert now is not None
    assert "Your die 1 shows" in words(now)
