"""Presses and commands that do not fit, and the ways out: each person is told at once, in private."""

from __future__ import annotations

import pytest

from tests.end_to_end.conftest import Company
from tests.end_to_end.reading import choices, words

pytestmark = pytest.mark.asyncio(loop_scope="module")


@pytest.mark.parametrize("button", ["Add computer", "Close table"])
async def test_whoever_does_not_own_a_lobby_is_not_even_asked(company: Company, button: str) -> None:
    table = await company.seat("waves", 2)
    said = await company.person("bob").press(await table.lobby(), button).message()
    assert "Only the one who opened the table can do that" in words(said)
    assert choices(said) == []


async def test_a_lobby_in_the_channel_does_not_hide_the_game_that_runs_elsewhere(company: Company) -> None:
    ann = company.person("ann")
    playing = await company.play("rolling", 2)
    await company.seat("waves", 1)
    assert f"#{playing.number}" in await company.says(ann, "hand")
    assert "Since your last turn" in await company.says(ann, "recap")


async def test_a_move_is_typed_as_it_is_said_and_a_wrong_word_moves_nothing(company: Company) -> None:
    table = await company.play("waves", 3)
    [mover] = await table.wait(table.asked)
    said = await company.says(mover, "waves follow", card="noblest")
    assert "is nothing that card can be" in said
    listed = await mover.autocomplete("waves follow", {"card": ""}, "card", company.channel).choices()
    assert all(choice["name"][0].isupper() and "(" in choice["name"] for choice in listed)
    word = listed[0]["name"].partition(" ")[0].lower()
    assert "placed a Follower" in await company.says(mover, "waves follow", card=word)


async def test_what_a_server_speaks_is_said_before_anybody_chose_it(company: Company) -> None:
    owner = company.driver.person("olga")
    assert "Language of public messages: English" in await company.says(owner, "server")


async def test_a_stranger_who_asks_for_a_hand_is_told_what_there_is_to_see(company: Company) -> None:
    table = await company.play("wave", 2)
    cem = company.person("cem")
    assert "/table show" in await company.says(cem, "hand", table=str(table.number))


async def test_whoever_reads_rather_than_looks_is_shown_a_table_in_words(company: Company) -> None:
    await company.words_only(1)
    table = await company.play("wave", 2)
    ann, bob = company.people(2)
    read = await company.driver.slash(ann, "table show", company.channel, table=table.number).message()
    looked = await company.driver.slash(bob, "table show", company.channel, table=table.number).message()
    assert "Draw pile" in words(read)
    assert read["attachments"] == []
    assert "Draw pile" not in words(looked)
    assert looked["attachments"]


async def test_whoever_sits_at_two_tables_is_asked_which_by_their_names(company: Company) -> None:
    ann = company.person("ann")
    for name in ("Storm", "Calm"):
        await ann.slash("table new", {"game": "waves", "name": name}, company.channel).message()
    said = await company.says(ann, "table cancel")
    assert "Which table?" in said
    assert "Storm (#" in said
    assert "Calm (#" in said


async def test_a_command_that_the_bot_does_not_know_is_answered_all_the_same(company: Company) -> None:
    kept = company.driver.world.commands[""]
    known = next(each for each in kept.values() if each["name"] == "help")
    kept["1"] = {**known, "id": "1", "name": "former"}
    said = await company.says(company.person("ann"), "former")
    del kept["1"]
    assert "Nothing was changed" in said
