"""Whoever has their data erased is named nowhere any more: not in seats, lists, queues, names of tables or logs."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import get_args

import msgspec
import pytest
from sqlalchemy import update
from sqlmodel import col

from bot.commands.own import PRIVACY
from bot.contract import Late
from bot.controls import AboutPerson, read
from bot.errors import Sorry
from bot.host import Host, outbox
from bot.host import leaving as leave
from bot.host.audiences import PUBLIC
from bot.host.builder import CommitBuilder
from bot.host.ending import Ending
from bot.host.timers import Pauses
from bot.host.timing import LobbyTime
from bot.interactions.answering import user_of, where_of
from bot.pace.terms import DAY
from bot.panels.person import answer_about_person
from bot.play import agreement, ladder, leaving, lobby, notes, opening, preferring, privacy, seats, undo
from bot.play.answers import Change
from bot.play.asker import Asker, Place
from bot.play.finding import find_table
from bot.scenes import scene_of
from bot.screens.ending import say_ending
from bot.texts import LANGUAGES, texts
from storage.ids import TableId, UserId
from storage.models import Action, State, Table
from storage.store import Store
from tests.bot.play.conftest import CHANNEL, NOW, SERVER, People, ids_of, words_of

BOB = 101
"""The person whom the tests forget."""


def everything(path: Path) -> list[str]:
    """Every row of the database, as text."""
    with closing(sqlite3.connect(path)) as connection:
        tables = [name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
        return [f"{table}: {row}" for table in tables for row in connection.execute(f'SELECT * FROM "{table}"')]


def naming(path: Path, *words: str) -> list[str]:
    return [row for row in everything(path) if any(word in row for word in words)]


async def test_nothing_in_the_database_names_who_was_forgotten(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    async with await Store.open(f"sqlite:///{path}", clock=lambda: NOW) as store:
        host = Host(store, lambda: NOW, Pauses(grace=20.0, computer=2.0))
        people = People(host)
        over = await people.deal("waves", "bob")
        await host.store.players.change(UserId(BOB), dm_channel_id=990_001)
        await notes.note(host, people.ask("bob"), over, "ann bluffs")
        await preferring.prefer(host, people.ask("bob"), {"text_mode": True})
        own = await people.open_by("bob", "cem")
        assert (await host.load(own)).table.name == "bob’s table"
        invited = await people.open_by("cem")
        await lobby.invite(host, people.ask("cem"), invited, UserId(BOB), "bob")
        full = await people.open_by("dan", "ann")
        await agreement.agree(host, people.ask("dan"), full, "seats", "2")
        await lobby.queue_up(host, people.ask("bob"), full)
        asking = await people.open_by("dan", "bob")
        is_ready = LobbyTime(asked=1, ready=(BOB,), called={BOB: 1})
        await host.change(asking, None, lambda now: CommitBuilder(now, lobby=is_ready).build())
        await opening.open_rematch(host, people.ask("ann"), over.id)
        running = await find_table(host, people.ask("bob"), str(over.id))
        await seats.hand_over(host, people.ask("bob"), running)
        assert len(naming(path, str(BOB), "bob")) > 10
        asker = people.ask("bob")
        await privacy.erase(host, asker)
        assert naming(path, str(BOB), "bob", "990001", "bluffs") == []
        assert str(BOB) not in where_of(asker)
        named = (await host.load(own)).table.name
        assert named == "…’s table"
        post = await host.store.posts.get(own, PUBLIC, outbox.LOBBY)
        assert post is not None
        assert post.state == "wanted"


async def test_whoever_wants_to_be_forgotten_is_asked_once_more(host: Host, people: People) -> None:
    seated, sure = await people.deal("waves", "bob"), AboutPerson("erase")
    asked = await PRIVACY["erase"](host, people.ask("bob"))
    assert "This cannot be undone" in words_of(asked)
    assert [read(one) for one in ids_of(asked)] == [sure]
    assert (await host.load(seated.id)).version == seated.version
    asker = people.ask("bob")
    done = await answer_about_person(host, asker, sure, "")
    assert isinstance(done, Change), "what was asked is asked no longer"
    assert "Nothing that names you is kept" in words_of(done)
    assert await host.store.persons.sits_at(UserId(BOB)) == []
    assert user_of(asker) is None, "the log does not name them either"


async def test_a_name_within_another_word_stays(host: Host, people: People) -> None:
    asker = Asker(people.ask("ann").request)
    await opening.open_table(host, people.ask("ann"), "waves", name="Annual ann meeting")
    [table] = await host.store.tables.of_user(asker.user)
    await lobby.sit_down(host, people.ask("bob"), table.id)
    await privacy.erase(host, people.ask("ann"))
    assert (await host.load(table.id)).table.name == "Annual … meeting"


async def test_rematches_at_which_somebody_never_sat_do_not_have_their_name_either(host: Host, people: People) -> None:
    manager = Place(SERVER, CHANNEL, may_manage=True)
    first = await people.open_by("bob", "ann", "cem")
    await lobby.start(host, people.ask("bob"), first)
    await leaving.close(host, people.ask("ann", manager), first)
    await opening.open_rematch(host, people.ask("ann"), first)
    second = (await find_table(host, people.ask("ann"))).id
    await lobby.sit_down(host, people.ask("cem"), second)
    host.clock = lambda: NOW + DAY
    await lobby.start(host, people.ask("ann"), second)
    await leaving.close(host, people.ask("ann", manager), second)
    await opening.open_rematch(host, people.ask("ann"), second)
    third = (await find_table(host, people.ask("ann"))).id
    assert len({first, second, third}) == 3
    assert {(await host.load(table)).table.name for table in (first, second, third)} == {"bob’s table"}
    before = (await host.load(third)).version
    await privacy.erase(host, people.ask("bob"))
    assert {(await host.load(table)).table.name for table in (first, second, third)} == {"…’s table"}
    assert (await host.load(third)).version > before, "its lobby is shown again"


async def test_whoever_is_erased_where_nobody_else_plays_is_told_that_the_game_is_over(
    host: Host, people: People
) -> None:
    table = await people.open("war")
    await lobby.add_computer(host, people.ask("ann"), table, "easy", 1)
    await lobby.start(host, people.ask("ann"), table)
    shown = await privacy.erase(host, people.ask("ann"))
    assert (await host.load(table)).table.status == "over"
    assert "where the table agreed so, or nobody else plays there, the game is over" in words_of(shown)


@pytest.mark.parametrize("late", get_args(Late))
async def test_of_two_opponents_whoever_is_forgotten_loses_as_by_resigning(
    tmp_path: Path, host: Host, people: People, late: Late
) -> None:
    for name in ("ann", "bob"):
        await ladder.join(host, people.ask(name), "waves", 0)
    table = await people.open("waves", "bob")
    await people.agree_on(table, "late", late, "bob")
    await lobby.start(host, people.ask("ann"), table)
    await privacy.erase(host, people.ask("bob"))
    after = await host.load(table)
    assert (after.table.status, after.ending) == ("over", Ending("left", 1, (0,)))
    results = await host.store.results.of_table(table)
    assert [(one.seat, one.won, one.place) for one in results] == [(0, True, 1), (1, False, 2)]
    rated = await host.store.rated.of_table(table)
    assert [(one.user_id, one.name, one.place) for one in rated] == [(100, "ann", 1), (None, "", 2)]
    for language in LANGUAGES:
        said = say_ending(scene_of(after, None, texts(language), []))
        assert said == "🏁 " + texts(language)("ended-left-won", winners="**ann**")
    assert naming(tmp_path / "tables.db", "bob") == []


async def test_a_result_is_never_written_with_the_name_of_whoever_is_being_forgotten(
    host: Host, people: People
) -> None:
    for name in ("ann", "bob"):
        await ladder.join(host, people.ask(name), "waves", 0)
    seated = await people.deal("waves", "bob")
    bob = people.ask("bob").user
    await host.change(seated.id, None, lambda now: leave.forget(now, bob, NOW, host.pauses))
    rated = await host.store.rated.of_table(seated.id)
    assert [(one.user_id, one.name) for one in rated] == [(100, "ann"), (None, "")]
    assert [seat.name for seat in (await host.load(seated.id)).seats] == ["ann", ""]


async def test_the_end_of_a_game_is_shown_again_without_the_name_of_whoever_was_forgotten(
    host: Host, people: People
) -> None:
    table = await people.open_by("bob", "ann")
    await lobby.start(host, people.ask("bob"), table)
    await privacy.erase(host, people.ask("bob"))
    after = await host.load(table)
    assert after.table.name == "…’s table"
    ended = (await host.log(after))[-1].version
    for kind in (outbox.TABLE, outbox.RESULT, outbox.LOBBY):
        post = await host.store.posts.get(table, PUBLIC, kind)
        assert post is not None
        assert post.version_wanted > ended, "it may have been shown with the old name"


async def test_the_end_of_a_game_is_shown_again_also_if_the_erasure_was_cut_off_after_it(
    host: Host, people: People
) -> None:
    table = (await people.deal("waves", "bob")).id
    bob = people.ask("bob")
    await host.change(table, None, lambda now: leave.forget(now, bob.user, NOW, host.pauses))
    ended = (await host.load(table)).version
    await privacy.erase(host, bob)
    post = await host.store.posts.get(table, PUBLIC, outbox.RESULT)
    assert post is not None
    assert post.version_wanted > ended


@pytest.mark.parametrize("away", [False, True])
async def test_nobody_sits_at_a_rematch_for_somebody_who_was_erased(host: Host, people: People, away: bool) -> None:
    before = await people.deal("war", "bob", "cem")
    if away:
        await seats.hand_over(host, people.ask("cem"), before)
    manager = people.ask("ann", Place(SERVER, CHANNEL, may_manage=True))
    await leaving.close(host, manager, before.id)
    await privacy.erase(host, people.ask("cem"))
    await opening.open_rematch(host, people.ask("ann"), before.id)
    [rematch] = [one.id for one in await host.store.tables.of_server(SERVER) if one.id != before.id]
    assert [seat.name for seat in (await host.load(rematch)).seats] == ["ann"]
    await lobby.sit_down(host, people.ask("bob"), rematch)
    begun = await host.load(rematch)
    assert begun.running
    assert [seat.name for seat in begun.seats] == ["ann", "bob"]


async def give_other_rules(host: Host, table: TableId) -> None:
    """Keep a game as a version with other rules would: neither its state nor its log can be read."""
    state = update(State).where(col(State.table_id) == table).values(schema_version=99)
    log = update(Action).where(col(Action.table_id) == table).values(events=b'[{"type":"unheard of"}]')
    await host.store.database.write(lambda session: session.execute(state) and session.execute(log) and None)


@pytest.mark.parametrize("fault", ["not installed", "other rules"])
async def test_whoever_sits_at_a_game_that_cannot_be_opened_is_erased_all_the_same(
    host: Host, people: People, fault: str
) -> None:
    other, running = await people.deal("war", "bob", "cem"), await people.deal("waves", "bob", "cem")
    if fault == "other rules":
        await give_other_rules(host, other.id)
    else:
        gone = update(Table).where(col(Table.id) == other.id).values(game="pebbles")
        await host.store.database.write(lambda session: session.execute(gone) and None)
    await privacy.erase(host, people.ask("bob"))
    assert await host.store.persons.sits_at(UserId(BOB)) == []
    for table in (other.id, running.id):
        assert "bob" not in [seat.name for seat in (await host.load(table)).seats]


async def test_whoever_resigns_from_a_game_with_other_rules_is_told_so(host: Host, people: People) -> None:
    other = await people.deal("war", "bob", "cem")
    await give_other_rules(host, other.id)
    with pytest.raises(Sorry, match="error-other-rules"):
        await leaving.resign(host, people.ask("bob"), other.id)


async def test_nothing_is_taken_back_in_a_game_with_other_rules(host: Host, people: People) -> None:
    other = await people.deal("war", "bob", "cem")
    asked = msgspec.structs.replace(other.timing, pleaded=True)
    await host.change(other.id, None, lambda now: CommitBuilder(now, timing=asked).build())
    await give_other_rules(host, other.id)
    before = (await host.load(other.id)).version
    await undo.take_back_agreed(host, other.id)
    assert (await host.load(other.id)).version == before
