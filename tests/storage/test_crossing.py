"""docs/scaling.md lists what asks about more than one table, and all else stays within one."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from sqlalchemy import event
from sqlalchemy.engine import Engine

from storage import Store, TableId
from tests.storage.crossing import crossing, methods
from tests.storage.samples import ANNA, Clock, open_table, play

DOC = Path(__file__).parents[2] / "docs" / "scaling.md"

WITHIN: dict[str, Callable[[Store], Awaitable[object]]] = {
    "tables.load": lambda store: store.tables.load(TableId(1)),
    "tables.load_overview": lambda store: store.tables.load_overview(TableId(1), turns=5),
    "tables.get": lambda store: store.tables.get(TableId(1)),
    "turns.actions": lambda store: store.turns.actions(TableId(1)),
    "turns.sittings": lambda store: store.turns.sittings(TableId(1)),
    "turns.commit": lambda store: play(store, TableId(1), 1),
    "posts.of_table": lambda store: store.posts.of_table(TableId(1)),
    "posts.get": lambda store: store.posts.get(TableId(1), "public", "table"),
    "posts.show_again": lambda store: store.posts.show_again(TableId(1), "public"),
    "timers.of_table": lambda store: store.timers.of_table(TableId(1)),
    "results.of_table": lambda store: store.results.of_table(TableId(1)),
    "notes.get": lambda store: store.notes.get(TableId(1), ANNA),
    "notes.put": lambda store: store.notes.put(TableId(1), ANNA, "mine"),
}
ABOUT_A_TABLE = re.compile(
    r"\b(FROM|UPDATE|JOIN) (tables|states|seats|sittings|actions|archives|posts|timers|results)\b"
)
BY_ITS_NUMBER = re.compile(r"\b(table_id|tables\.id) (= [?:]|IN )")


async def test_what_asks_about_more_than_one_table_is_listed(sqlite: str) -> None:
    listed = re.findall(r"`(\w+\.\w+)`", DOC.read_text().partition("## What asks about more than one table")[2])
    assert len(listed) == len(set(listed))
    async with await Store.open(sqlite) as store:
        assert set(listed) == crossing(store)
        assert set(WITHIN) <= {name for name, _ in methods(store)} - crossing(store)


@pytest.mark.parametrize("name", WITHIN)
async def test_what_is_given_one_table_looks_at_no_other(sqlite: str, clock: Clock, name: str) -> None:
    asked: list[str] = []

    def note(_conn: object, _cursor: object, words: str, *_rest: object) -> None:
        asked.append(" ".join(words.split()))

    async with await Store.open(sqlite, clock=clock) as store:
        await open_table(store)
        await open_table(store)
        event.listen(Engine, "before_cursor_execute", note)
        try:
            await WITHIN[name](store)
        finally:
            event.remove(Engine, "before_cursor_execute", note)
    assert asked or name == "turns.commit", "turns go to the driver by themselves"
    assert [words for words in asked if ABOUT_A_TABLE.search(words) and not BY_ITS_NUMBER.search(words)] == []
