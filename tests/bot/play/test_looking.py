"""What people look at and decide for themselves, at a table and beside it."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from io import BytesIO

import msgspec
import pytest
from PIL import Image

from bot.contract import read_contract
from bot.controls import OpenTable, Topic, read
from bot.errors import Outdated, Sorry
from bot.host import Host, turns
from bot.lessons import lesson_of
from bot.play import agreement, lobby, looking, opening, preferring, privacy, records, rules, servers
from bot.play.asker import Place
from bot.play.finding import find_table
from bot.play.learn import lesson_scene
from bot.preferences import read_server
from bot.screens.games import screen_of
from bot.screens.message import Message, Select, Text, flat
from bot.systems import systems
from bot.texts import LANGUAGES
from storage.ids import TableId
from tests.bot.limits import of_message
from tests.bot.play.conftest import CHANNEL, HERE, SERVER, People, ids_of, words_of
from tests.bot.play.test_moves import mover_of

MANAGING = Place(SERVER, CHANNEL, may_manage=True)


async def test_the_rules_at_a_table_are_those_of_its_situation_until_a_topic_is_chosen(
    host: Host, people: People
) -> None:
    seated = await people.deal("rolling", "bob")
    now = await rules.press_rules(host, people.ask("ann"), seated.id)
    assert not now.in_place
    [listed] = [control for each in ids_of(now) if isinstance(control := read(each), Topic)]
    topics = [topic for _, topic in rules.find_topics(people.ask("ann").texts, "rolling", "")]
    pages = [await rules.choose_topic(host, people.ask("ann"), listed.table, listed.system, one) for one in topics]
    assert all(page.in_place for page in pages)
    assert len({words_of(page) for page in pages}) == len(topics)
    assert words_of(now) in map(words_of, pages)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("system", systems())
async def test_the_first_page_of_the_rules_numbers_what_lies_on_the_table_and_says_what_it_is(
    host: Host, people: People, system: str, language: str
) -> None:
    asker = people.ask("ann")
    await preferring.prefer(host, asker, {"language": language})
    first = (await rules.find_rules(host, asker, system=system)).message
    labels = screen_of(systems()[system].game).labels[system]
    [picture] = first.pictures()
    scene = await lesson_scene(host, asker, system, lesson_of(system) or pytest.fail("no lesson"), labels.prompt)
    table = Message(tuple(screen_of(scene.game).private(replace(scene, told=())))).pictures()[0]
    assert picture.alt == table.alt
    wide, high = Image.open(BytesIO(table.paint())).size
    assert Image.open(BytesIO(picture.paint())).size == (wide, high)
    assert all(0 < x < wide and 0 < y < high for x, y in labels.spots)
    assert picture.paint() != table.paint()
    [said] = [part.markdown for part in flat(first.parts) if isinstance(part, Text) and part.markdown.startswith("1. ")]
    assert [line.split(". ")[0] for line in said.splitlines()] == [str(n + 1) for n in range(len(labels.spots))]
    assert of_message(first) == []
    topics = [topic for _, topic in rules.find_topics(asker.texts, system, "")]
    assert (await rules.find_rules(host, asker, system=system, topic=topics[1])).message.pictures() == []
    await preferring.prefer(host, people.ask("ann"), {"text_mode": True})
    assert (await rules.find_rules(host, people.ask("ann"), system=system)).message.pictures() == []


async def test_rules_of_a_game_that_is_gone_are_not_shown(host: Host, people: People) -> None:
    with pytest.raises(Sorry, match="error-no-game"):
        await rules.find_rules(host, people.ask("ann"), system="croquet")
    with pytest.raises(Outdated):
        await rules.choose_topic(host, people.ask("ann"), TableId(0), "croquet", "hoops")


async def test_onward_leads_to_the_other_table_that_waits_and_takes_the_place_of_this_one(
    host: Host, people: People
) -> None:
    first = await people.deal("rolling", "bob")
    _, name = mover_of(first)
    assert not (await looking.show_next_table(host, people.ask(name), first.id)).in_place
    assert (await looking.show_next_table(host, people.ask(name), TableId(0))).in_place


async def test_a_recap_is_of_what_happened_since_ones_own_last_move(host: Host, people: People) -> None:
    seated = await people.deal("rolling", "bob")
    await opening.open_table(host, people.ask("cem"), "waves")
    with pytest.raises(Sorry, match="error-not-running"):
        await looking.recap(host, people.ask("cem"), await find_table(host, people.ask("cem")))
    before = words_of(await looking.recap(host, people.ask("bob"), seated))
    seat, _ = mover_of(seated)
    game = turns.game_of(seated)
    await host.act(seated.id, None, seat, game.legal(seat)[0])
    after = [
        words_of(await looking.recap(host, people.ask(name), await host.load(seated.id))) for name in ("ann", "bob")
    ]
    assert after[0] != after[1]
    assert before not in after


async def test_what_a_server_decides_holds_at_new_tables(host: Host, people: People) -> None:
    with pytest.raises(Sorry, match="error-not-manager"):
        await servers.manage_server(host, people.ask("bob"), chosen={"undo": "never"})
    told = await servers.manage_server(host, people.ask("ann", MANAGING), channel=CHANNEL, chosen={"undo": "never"})
    of_server, _, of_tables = words_of(told).partition("New tables begin like this")
    assert f"<#{CHANNEL}>" in of_server
    assert "Reports of what is wrong" in of_server
    assert "Taking back: never" in of_tables
    with pytest.raises(Sorry, match="error-channel"):
        await opening.open_table(host, people.ask("bob", Place(SERVER, CHANNEL + 1)), "waves")
    await opening.open_table(host, people.ask("bob", HERE), "waves")
    assert (await find_table(host, people.ask("bob"))).contract.undo == "never"


async def test_of_several_things_that_are_chosen_for_a_server_at_once_all_are_kept(host: Host, people: People) -> None:
    await asyncio.gather(
        servers.manage_server(host, people.ask("ann", MANAGING), chosen={"undo": "never"}),
        servers.manage_server(host, people.ask("bob", MANAGING), chosen={"pace": "daily"}),
        servers.manage_server(host, people.ask("ann", MANAGING), language="de", chosen={}),
        servers.manage_server(host, people.ask("bob", MANAGING), channel=CHANNEL, chosen={}),
        servers.manage_server(host, people.ask("ann", MANAGING), channel=CHANNEL + 1, chosen={}),
        servers.manage_server(host, people.ask("bob", MANAGING), reports=CHANNEL, chosen={"coach": "yes"}),
    )
    server = await host.store.servers.get(SERVER)
    kept = read_server(server.settings)
    assert (kept.undo, kept.pace, kept.coach, kept.reports, server.language) == ("never", "daily", "yes", CHANNEL, "de")
    assert set(kept.channels) == {CHANNEL, CHANNEL + 1}


async def test_whoever_chooses_a_language_is_answered_in_it_from_now_on(host: Host, people: People) -> None:
    answer = words_of(await preferring.prefer(host, people.ask("ann"), {"language": "de"}))
    assert "Deutsch" in answer
    later = people.ask("ann")
    assert later.texts.language == "en"
    assert (await later.preferences(host.store)).language == "de"
    assert later.texts.language == "de"


async def test_the_file_of_a_running_game_tells_only_what_everybody_knows(host: Host, people: People) -> None:
    seated = await people.deal("rolling", "bob")
    file = await records.record(host, people.ask("bob"), seated)
    assert file.name == f"tidetable-{seated.id}-public.json"
    assert seated.table.seed.hex().encode() not in file.data
    assert words_of(await records.verify_record(people.ask("bob"), file.data)) == people.ask("bob").texts("record-none")


async def test_whoever_asks_gets_everything_that_is_kept_about_them(host: Host, people: People) -> None:
    seated = await people.deal("rolling", "bob")
    kept = msgspec.json.decode((await privacy.export(host, people.ask("bob"))).data)
    assert str(seated.id) in str(kept)


async def test_whoever_asks_is_told_of_seats_they_wait_for_and_invitations_but_not_whom_else_they_name(
    host: Host, people: People
) -> None:
    table = await people.open_by("cem")
    for name in ("ann", "bob"):
        await lobby.invite(host, people.ask("cem"), table, people.ask(name).user, name)
    await lobby.sit_down(host, people.ask("ann"), table)
    full = await people.open_by("dan", "ann")
    await agreement.agree(host, people.ask("dan"), full, "seats", "2")
    await lobby.queue_up(host, people.ask("bob"), full)
    ann, bob = [msgspec.json.decode((await privacy.export(host, people.ask(name))).data) for name in ("ann", "bob")]
    assert {read_contract(row["options"].encode()).invited for row in ann["tables"]} == {(100,), ()}
    assert {row["owner_id"] for row in ann["tables"]} == {None}
    assert [(row["table"], row["as"]) for row in ann["listed"]] == [(table, "invited")]
    listed = [(row["table"], row["as"]) for row in bob["listed"]]
    assert listed == [(table, "invited"), (full, "waiting_for_seat")]
    await privacy.erase(host, people.ask("bob"))
    assert msgspec.json.decode((await privacy.export(host, people.ask("bob"))).data)["listed"] == []


async def test_help_opens_a_table_of_the_game_that_is_chosen(host: Host, people: People) -> None:
    [listed] = [part for part in (await looking.show_help(people.ask("ann"))).message.parts if isinstance(part, Select)]
    assert read(listed.id) == OpenTable()
    assert [choice.value for choice in listed.choices] == list(systems())
    alone = await looking.show_help(people.ask("ann", Place()))
    assert not any(isinstance(part, Select) for part in alone.message.parts)
