"""The end of a game: one message calls everybody who played, once; the lobby and every hand say where the result is."""

from __future__ import annotations

import pytest

from bot.sandbox.people import Person
from tests.end_to_end import kept
from tests.end_to_end.conftest import Company
from tests.end_to_end.playing import Playing
from tests.end_to_end.reading import choices, words

pytestmark = pytest.mark.asyncio(loop_scope="module")


async def finished(company: Company, system: str = "waves", count: int = 2) -> Playing:
    table = await company.play(system, count, options="rounds=2" if system == "waves" else "")
    await table.to_the_end()
    await company.told(table)
    return table


def calls_at_the_end(company: Company, table: Playing, person: Person) -> list[str]:
    result = table.result()
    assert result is not None
    return [call["id"] for call in company.watching.mentions(person.id) if call["id"] == result["id"]]


@pytest.mark.parametrize(("system", "count"), [("waves", 3), ("rolling", 2), ("wave", 2)])
async def test_the_result_calls_everybody_once_and_tells_how_it_went(company: Company, system: str, count: int) -> None:
    table = await finished(company, system, count)
    result = table.result()
    assert result is not None
    for person in table.people:
        assert len(calls_at_the_end(company, table, person)) == 1
    assert "the game is over" in words(result)
    assert "Worth telling" in words(result)
    assert words(result).count("• ") in (1, 2, 3)
    assert len(result["attachments"]) >= 3, "the scores, the final table, and the record"
    before = {person.id: len(company.watching.mentions(person.id)) for person in table.people}
    await company.after_grace(table)
    assert {person.id: len(company.watching.mentions(person.id)) for person in table.people} == before


async def test_the_luck_is_one_line_and_its_details_are_a_press_away(company: Company) -> None:
    table = await finished(company)
    result = table.result()
    assert result is not None
    assert "Secret" not in words(result)
    assert "Secret `" in words(await table.people[1].press(result, "About the luck").message())


async def test_the_lobby_becomes_the_result_and_hands_lead_to_it(company: Company) -> None:
    table = await finished(company)
    lobby = await table.lobby()
    assert "🏁" in words(lobby)
    assert f"<#{table.room.id}>" in words(lobby)
    assert choices(lobby) == []
    for person in table.people:
        hand = table.hand(person)
        assert hand is not None
        assert "🏁" in words(hand)
        assert f"<#{table.room.id}>" in words(hand)
    listed = await company.driver.slash(table.people[0], "games", company.channel).message()
    assert "Finished" in words(listed)
    assert f"<#{table.room.id}>" in words(listed)
    [again] = [choice for choice in choices(listed) if str(table.number) in choice.values]
    replay = await table.people[0].select(listed, again.id, [str(table.number)]).message()
    assert "⏪" in words(replay)


async def test_who_wants_to_be_told_in_private_is_called_there_once(company: Company) -> None:
    ann, bob = company.people(2)
    kept_before = len([m for m in bob.messages(bob.dm(), limit=100) if "is over" in words(m)])
    assert kept_before == 0
    table = await company.play("waves", 2, options="rounds=1")
    chosen = await company.driver.slash(bob, "tell-me", company.channel).message()
    [way] = [choice for choice in choices(chosen) if choice.id.endswith(":way")]
    await bob.select(chosen, way.id, ["message"]).message()
    await table.to_the_end()
    await company.told(table)
    await table.wait(lambda: any("is over. The result" in words(m) for m in bob.messages(bob.dm(), limit=100)))
    assert calls_at_the_end(company, table, bob) == []
    assert len(calls_at_the_end(company, table, ann)) == 1
    await kept.no_timer(company.driver.database, table.number, "call")
    assert len([m for m in bob.messages(bob.dm(), limit=100) if "is over. The result" in words(m)]) == 1
