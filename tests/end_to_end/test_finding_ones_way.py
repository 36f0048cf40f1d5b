"""The end of a game, records and their proof, and the commands by which people find their way."""

from __future__ import annotations

import re
from hashlib import sha256

import msgspec
import pytest

from bot.sandbox import rights
from bot.sandbox.entities import PRIVATE_THREAD, Channel, Json, Message
from bot.sandbox.people import Person
from engine.record import read, verify
from engine.sealed import Sealed
from tests.end_to_end import kept
from tests.end_to_end.conftest import Company
from tests.end_to_end.playing import Playing
from tests.end_to_end.reading import choices, parts, words

pytestmark = pytest.mark.asyncio(loop_scope="module")

FILE = 13


async def finished(company: Company, count: int = 2) -> tuple[Playing, Json]:
    """A game that was played to its end."""
    await company.words_only(count)
    table = await company.play("waves", count, options="rounds=1")
    return table, await table.to_the_end()


def file_in(company: Company, message: Json) -> bytes:
    """The file that a message hands over."""
    files = [part["file"]["attachment_id"] for part in parts(message) if part["type"] == FILE]
    [upload] = files or [one["id"] for one in message["attachments"]]
    return company.driver.world.contents[upload]


async def upload(company: Company, who: Person, data: bytes) -> str:
    """Attach a file to /verify and give the answer."""
    return words(await who.slash("verify", {"file": ("game.json", data)}, company.channel).message())


# --- the end


async def test_the_end_shows_who_won_what_was_sealed_and_the_record(company: Company) -> None:
    table, result = await finished(company)
    proof = verify(read(file_in(company, result)))
    assert proof.seeded
    [row] = kept.rows(company.driver.database, "SELECT * FROM tables WHERE id = ?", [table.number])
    assert row["secret"].hex() in words(await table.people[0].press(result, "About the luck").message())
    assert (proof.doubts, proof.luck is not None) == ((), True)
    assert sha256(row["secret"]).digest() == row["commitment"]
    assert row["commitment"].hex()[:16] in words(await table.lobby()) or row["status"] == "over"
    winners = [table.people[seat].user.name for seat in proof.outcome.winners]
    assert all(f"**{name}**" in words(result) for name in winners)
    assert ("Nobody wins" in words(result)) == (not winners)


async def test_the_result_is_the_last_word_at_the_table(company: Company) -> None:
    table, result = await finished(company)
    await company.told(table)
    assert table.newest()[0]["id"] == result["id"]


async def test_a_hand_leads_from_the_end_to_the_result(company: Company) -> None:
    table, _ = await finished(company)
    await company.told(table)
    for person in table.people:
        hand = table.hand(person)
        assert hand is not None
        assert f"rematch are in <#{table.room.id}>" in words(hand)


async def test_a_rematch_begins_by_itself_once_everybody_has_pressed(company: Company) -> None:
    table, result = await finished(company)
    ann, bob = table.people
    said = await company.words_of(ann.press(result, "Rematch"), bob.press(result, "Rematch"))
    numbers = {int(found[1]) for one in said if (found := re.search(r"#(\d+)", one))}
    assert len(numbers) == 1
    again = Playing(company.driver, table.people, numbers.pop(), "waves", channel=company.channel)
    await again.wait(lambda: again.live() or again.over())
    assert "**1**" in words(await again.lobby()), "the rounds that were agreed last time"
    assert "Only those who played here" in words(await company.person("dan").press(result, "Rematch").message())
    assert await again.to_the_end()


async def test_after_the_end_nothing_can_be_pressed_any_more(company: Company) -> None:
    table, _ = await finished(company)
    await company.told(table)
    for person in table.people:
        hand = table.hand(person)
        assert hand is not None
        assert {choice.label for choice in choices(hand)} <= {"Rules"}
        assert "over" in words(await person.slash("undo", {"table": str(table.number)}, company.channel).message())


# --- records


async def test_a_finished_game_s_record_is_whole_and_sound(company: Company) -> None:
    table, _ = await finished(company)
    answer = await company.person("ann").slash("record", {"table": str(table.number)}, company.channel).message()
    data = file_in(company, answer)
    assert verify(read(data)).seeded
    assert "**Proven**" in await upload(company, company.person("dan"), data)


async def test_a_running_game_s_record_holds_no_seed_and_no_hidden_card(company: Company) -> None:
    table = await company.play("waves", 2)
    await table.step()
    answer = await table.people[0].slash("record", {"table": str(table.number)}, company.channel).message()
    data = msgspec.json.decode(file_in(company, answer))
    assert data["format"] == "tidetable-public/1"
    [row] = kept.rows(company.driver.database, "SELECT * FROM tables WHERE id = ?", [table.number])
    assert row["seed"].hex() not in str(data)
    assert row["secret"].hex() not in str(data)
    assert data["commitment"] == row["commitment"].hex()
    assert all("to" not in event for told in data["told"] for event in told["events"])


async def test_a_forged_record_is_found_out(company: Company) -> None:
    table, result = await finished(company)
    record = msgspec.json.decode(file_in(company, result))
    assert record["outcome"]["over"]
    forged = {**record, "outcome": {**record["outcome"], "winners": [0, 1]}}
    if record["outcome"]["winners"] == [0, 1]:
        forged["outcome"]["winners"] = [0]
    assert "Forged" in await upload(company, table.people[0], msgspec.json.encode(forged))
    cut = {**record, "actions": record["actions"][:-1]}
    assert "Forged" in await upload(company, table.people[0], msgspec.json.encode(cut))
    for nonsense in (b"\x89PNG\r\n", b"[" * 5000, b"{}"):
        answer = await upload(company, table.people[0], nonsense)
        assert "❌" in answer
        assert "ref " not in answer


# --- finding one's way


async def test_games_shows_what_waits_for_me_first_with_a_way_to_my_hand(company: Company) -> None:
    first, second = await company.play("waves", 2), await company.play("rolling", 2)
    ann = company.person("ann")
    shown = await ann.slash("games", {}, company.channel).message()
    waiting, _, others = words(shown).partition("Your other tables")
    for table in (first, second):
        link = f"<#{table.room.id}>"
        assert (link in waiting) == (ann in table.asked())
        assert (link in others) == (ann not in table.asked())
    if "Next game" in [choice.label for choice in choices(shown)]:
        hand = words(await ann.press(shown, "Next game").message())
        assert any(f"#{table.number}" in hand for table in (first, second) if ann in table.asked())
    else:
        assert "Waiting for you" not in words(shown)
    assert "You sit at no table" in await company.says(company.person("dan"), "games")


async def test_recap_tells_what_happened_since_my_last_turn(company: Company) -> None:
    table = await company.play("waves", 3, options="mode=free")
    first = table.asked()[0]
    await table.press(first)
    await company.told(table)
    own = words(await first.slash("recap", {}, table.room).message())
    assert "1. You placed" in own
    second = table.asked()[0]
    await table.press(second)
    await company.told(table)
    recap = words(await first.slash("recap", {}, table.room).message())
    assert second.user.name in recap.removeprefix(own)
    assert recap.startswith(own), "it begins with one's own move and what came of it"


async def test_help_names_every_game_and_how_to_begin(company: Company) -> None:
    said = await company.says(company.person("ann"), "help")
    assert "/table new" in said
    for title in ("Waves (Rebels edition)", "Rolling with the Waves", "War of Waves", "Wave (together)"):
        assert title in said


async def test_rules_begin_with_the_present_situation_and_lead_to_every_page(company: Company) -> None:
    table = await company.play("waves", 2)
    shown = await table.people[0].slash("rules", {}, table.room).message()
    more = next(choice for choice in choices(shown) if choice.values)
    titles = set()
    for topic in more.values:
        shown = await table.people[0].select(shown, more.id, [topic]).message()
        titles.add(words(shown).splitlines()[0])
    assert len(titles) == len(more.values)
    offered = await table.people[0].autocomplete("rules", {"game": "war"}, "topic", table.room).choices()
    page = await table.people[0].slash("rules", {"game": "war", "topic": offered[-1]["value"]}, table.room).message()
    assert offered[-1]["name"] in words(page)


async def test_a_note_shows_above_my_hand_and_to_nobody_else(company: Company) -> None:
    table = await company.play("waves", 2)
    ann, bob = table.people
    await ann.slash("note", {"text": "bob bluffs *always*"}, table.room).message()
    shown = words(await ann.slash("hand", {}, table.room).message())
    assert "bob bluffs" in shown
    assert shown.index("bob bluffs") < shown.index("Rules") if "Rules" in shown else True
    assert "bob bluffs" not in words(await bob.slash("hand", {}, table.room).message())
    assert "bob bluffs" not in words(await bob.slash("note", {}, table.room).message())
    assert "bob bluffs" in words(await ann.slash("note", {}, table.room).message())
    await ann.slash("note", {"text": "-"}, table.room).message()
    assert "bob bluffs" not in words(await ann.slash("hand", {}, table.room).message())
    assert "You do not" in await company.says(company.person("dan"), "note", text="x", table=str(table.number))


async def test_preferences_change_pictures_to_words_and_the_language(company: Company) -> None:
    table = await company.play("waves", 2)
    ann = table.people[0]
    assert list_of_pictures(await ann.slash("hand", {}, table.room).message())
    await ann.slash("preferences", {"text_mode": True, "language": "de"}, table.room).message()
    shown = await ann.slash("hand", {}, table.room).message()
    assert list_of_pictures(shown) == []
    assert "Regeln" in [choice.label for choice in choices(shown)]
    assert "Rules" in [choice.label for choice in choices(await table.screen(table.people[1]))]


def list_of_pictures(message: Json) -> list[Json]:
    return [part for part in parts(message) if part["type"] == 12]


async def test_public_posts_speak_the_server_s_language(company: Company) -> None:
    driver, olga = company.driver, company.driver.person("olga")
    try:
        await driver.slash(olga, "server", company.channel, language="de").message()
        table = await company.seat("waves", 1)
        assert "Mitspielen" in [choice.label for choice in choices(await table.lobby())]
    finally:
        await driver.slash(olga, "server", company.channel, language="en").message()


async def test_server_is_for_its_managers_only(company: Company) -> None:
    from bot.sandbox.people import CannotDo

    with pytest.raises(CannotDo):
        await company.says(company.person("ann"), "server", openers="managers")
    assert company.driver.guild.roles[company.driver.guild.id].permissions & rights.MANAGE_GUILD == 0


async def test_privacy_hands_over_everything_and_forgets_it(company: Company) -> None:
    table, _ = await finished(company)
    ann, bob = table.people
    await ann.slash("note", {"text": "mine alone", "table": str(table.number)}, company.channel).message()
    assert "Discord number" in await company.says(ann, "privacy")
    data = file_in(company, await ann.slash("privacy", {"do": "export"}, company.channel).message())
    assert "mine alone" in data.decode()
    assert ann.id in data.decode()
    assert bob.id not in data.decode()
    assert "Done" in words(await company.driver.erase(ann))
    for name in ("seats", "sittings", "players", "notes"):
        assert kept.rows(company.driver.database, f"SELECT * FROM {name} WHERE user_id = ?", [int(ann.id)]) == []
    after = file_in(company, await bob.slash("record", {"table": str(table.number)}, company.channel).message())
    assert verify(read(after)).seeded, "what was played stays replayable"


# --- teams and talk


def team_rooms(company: Company, table: Playing) -> list[Channel]:
    return [
        one
        for one in company.driver.world.channels.values()
        if one.type == PRIVATE_THREAD and (one.name or "").startswith(f"#{table.number} team")
    ]


def inside(company: Company, room: Channel) -> set[str]:
    assert room.thread is not None
    return set(room.thread.members) - {company.driver.world.bot_id}


async def test_each_team_talks_in_private_and_not_between_placing_and_the_reveal(company: Company) -> None:
    await company.words_only(4)
    table = await company.play("waves", 4, options="mode=teams")
    await table.wait(lambda: len(team_rooms(company, table)) == 2)
    await company.told(table)
    members = [inside(company, room) for room in team_rooms(company, table)]
    assert sorted(map(len, members)) == [2, 2]
    assert set.union(*members) == {person.id for person in table.people}
    for room in team_rooms(company, table):
        assert any(
            "your team talks" in talk_words(message) and "look in" in talk_words(message)
            for message in company.driver.world.messages[room.id].values()
        )
    silences = set()
    for _ in range(12):
        if not await table.step():
            break
        await company.told(table)
        [row] = kept.rows(company.driver.database, "SELECT data FROM states WHERE table_id = ?", [table.number])
        game = Sealed("waves", row["data"])
        open_to = {frozenset(table.people[seat].id for seat in room.open_to) for room in game.rooms}
        for room in team_rooms(company, table):
            assert room.thread is not None
            assert inside(company, room) in members, "nobody is let in again at every round"
            silent = not game.outcome.over and not any(len(some & inside(company, room)) > 1 for some in open_to)
            assert room.thread.locked == silent
            assert not asks_for_silence(company, room), "the lock says it"
            silences.add(silent)
    assert silences == {True, False}
    assert len(team_rooms(company, table)) == 2


def asks_for_silence(company: Company, room: Channel) -> bool:
    return any("Silence, please" in talk_words(message) for message in company.driver.world.messages[room.id].values())


def talk_words(message: Message) -> str:
    return words(message.data)


async def test_a_co_operative_table_begins_with_what_may_be_said(company: Company) -> None:
    table = await company.play("wave", 2)
    reminders = [m for m in table.newest(many=30) if "You win or lose together" in words(m)]
    assert len(reminders) == 1
    live = table.live()
    assert live is not None
    assert int(reminders[0]["id"]) < int(live["id"])
    other = await company.play("waves", 2)
    assert [m for m in other.newest(many=30) if "You win or lose together" in words(m)] == []
