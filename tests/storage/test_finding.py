"""Tables are found by whom, where and what they wait for, and every such question is an index search."""

from __future__ import annotations

import re
from asyncio import gather
from collections.abc import Awaitable, Callable

import pytest
from sqlalchemy import event
from sqlalchemy.engine import Engine

from storage import Commit, ServerId, Store, TableId
from storage.models import Server
from storage.servers import ServerFields
from tests.storage.samples import ANNA, BEN, CHANNEL, CLEO, SERVER, Clock, lobby, open_table


async def test_tables_are_found_by_place_and_people(store: Store) -> None:
    waiting = (await store.turns.commit(lobby(ANNA))).table
    running = await open_table(store, ANNA, BEN)
    over = await open_table(store, ANNA, CLEO)
    await store.turns.commit(Commit(table=over, expected=2, fields={"status": "over"}))
    assert [table.id for table in await store.tables.of_user(ANNA)] == [running, waiting]
    assert [table.id for table in await store.tables.of_user(ANNA, ("over",))] == [over]
    assert [table.id for table in await store.tables.of_user(CLEO)] == []
    assert [table.id for table in await store.tables.of_server(SERVER)] == [running, waiting]
    assert [table.id for table in await store.tables.of_server(SERVER, before=running)] == [waiting]
    assert [table.id for table in await store.tables.of_server(SERVER, ("lobby",))] == [waiting]
    assert [table.id for table in await store.tables.of_server(ServerId(1))] == []
    assert [table.id for table in await store.tables.in_channel(CHANNEL)] == [running, waiting]
    in_thread = await store.tables.in_thread(720_000_000_000_000_000 + running)
    assert in_thread is not None
    assert (in_thread.id, in_thread.version) == (running, 2)
    assert await store.tables.in_thread(1) is None
    assert await store.tables.count_by_status() == {"lobby": 1, "running": 1, "over": 1}


async def test_running_tables_come_with_their_log_page_by_page(store: Store) -> None:
    await store.turns.commit(lobby(ANNA))
    tables = [await open_table(store) for _ in range(5)]
    found = [(loaded.table.id, len(log), loaded.state) async for loaded, log in store.tables.read_running(page=2)]
    assert [(table, actions) for table, actions, _ in found] == [(table, 1) for table in tables]
    assert all(state is not None for _, _, state in found)


async def test_servers_and_marks_are_kept(store: Store, clock: Clock) -> None:
    assert (await store.servers.get(SERVER)).settings == b""
    await store.servers.change(SERVER, settings=b"{}")
    await store.servers.change(SERVER, language="de")
    server = await store.servers.get(SERVER)
    assert (server.settings, server.language, server.updated_at) == (b"{}", "de", clock.now)
    await store.servers.forget(SERVER)
    assert (await store.servers.get(SERVER)).language == ""
    assert await store.marks.get("heartbeat") is None
    await store.marks.put("heartbeat")
    await store.marks.put("heartbeat", b"x", at=7.0)
    mark = await store.marks.get("heartbeat")
    assert mark is not None
    assert (mark.at, mark.value) == (7.0, b"x")


async def test_of_choices_made_at_once_for_a_server_none_is_lost(store: Store, url: str) -> None:
    def add(letter: str) -> Callable[[Server], ServerFields]:
        return lambda kept: {"settings": kept.settings + letter.encode()}

    letters = "abcdefghijkl"
    if url.startswith("postgresql"):  # Only there do several processes keep things in one database.
        async with await Store.open(url) as other:
            await gather(*((store, other)[at % 2].servers.choose(SERVER, add(one)) for at, one in enumerate(letters)))
    else:
        await gather(*(store.servers.choose(SERVER, add(one)) for one in letters))
    kept = await store.servers.get(SERVER)
    assert (sorted(kept.settings.decode()), kept.language) == (list(letters), "")


QUESTIONS: dict[str, Callable[[Store], Awaitable[object]]] = {
    "load": lambda store: store.tables.load(TableId(7)),
    "waiting": lambda store: store.tables.waiting_for(ANNA),
    "next waiting": lambda store: store.tables.waiting_for(ANNA, beside=TableId(7), limit=1),
    "of user": lambda store: store.tables.of_user(ANNA),
    "of server": lambda store: store.tables.of_server(SERVER),
    "in thread": lambda store: store.tables.in_thread(7),
    "in channel": lambda store: store.tables.in_channel(7),
    "due timers": lambda store: store.timers.claim_due("w"),
    "next timer": lambda store: store.timers.due_next(),
    "due posts": lambda store: store.posts.claim_due("w"),
    "next post": lambda store: store.posts.due_next(),
    "log": lambda store: store.turns.actions(TableId(7), after=3),
    "request": lambda store: store.turns.find_request("7"),
}
SCAN = r"SCAN (?!CONSTANT ROW|.*USING (COVERING )?INDEX (posts|timers)_)"


@pytest.mark.parametrize("question", QUESTIONS)
async def test_every_question_is_an_index_search(sqlite: str, clock: Clock, question: str) -> None:
    asked: list[tuple[str, object]] = []

    def note(_conn: object, _cursor: object, words: str, parameters: object, *_rest: object) -> None:
        if re.match("SELECT", words):
            asked.append((words, parameters))

    async with await Store.open(sqlite, clock=clock) as store:
        event.listen(Engine, "before_cursor_execute", note)
        try:
            await QUESTIONS[question](store)
        finally:
            event.remove(Engine, "before_cursor_execute", note)
        assert asked
        for words, parameters in asked:
            steps = await store.database.read(
                lambda session, words=words, parameters=parameters: [  # type: ignore[misc]
                    row[3] for row in session.connection().exec_driver_sql(f"EXPLAIN QUERY PLAN {words}", parameters)
                ]
            )
            # A scan along an index that holds only what is wanted, in order and with a limit, is a search too.
            slow = [step for step in steps if re.match(SCAN, step)]
            assert not slow, (words, steps)
            assert "USE TEMP B-TREE FOR ORDER BY" not in steps or question in ("of user", "of server")
