"""Where more is due than can be shown at once, who floods delays nobody else."""

from __future__ import annotations

from dataclasses import replace

from storage import Commit, ServerId, Store, TableId, WantPost
from tests.storage.samples import ANNA, BEN, Clock, lobby

FLOODING, QUIET = ServerId(1), ServerId(2)
LIMIT = 10


async def opened(store: Store, server: ServerId, *kinds: str) -> TableId:
    """A table of a server with such posts that are due."""
    commit = lobby(ANNA, BEN)
    posts = tuple(WantPost(audience="public", kind=kind, channel_id=7) for kind in kinds)
    done = await store.turns.commit(replace(commit, fields={**commit.fields, "server_id": server}, posts=posts))
    return done.table


async def claimed(store: Store) -> list[TableId]:
    return [post.table_id for post in await store.posts.claim_due("w", limit=LIMIT)]


async def test_a_server_that_floods_delays_no_other(store: Store, clock: Clock) -> None:
    flood = [await opened(store, FLOODING, "table") for _ in range(5 * LIMIT)]
    clock.now += 60
    late = [await opened(store, QUIET, "table") for _ in range(3)]
    first = await claimed(store)
    assert set(late) <= set(first)
    assert flood[0] in first, "the one that floods gets its share"
    assert len(first) == LIMIT
    everything = set(first)
    while more := await claimed(store):
        everything |= set(more)
    assert everything == {*flood, *late}


async def test_a_table_that_floods_delays_no_other_of_its_server(store: Store, clock: Clock) -> None:
    flooding = await opened(store, FLOODING, *(f"round:{number}" for number in range(5 * LIMIT)))
    clock.now += 60
    other = await opened(store, FLOODING, "table")
    first = await claimed(store)
    assert {flooding, other} == set(first)


async def test_who_only_watches_comes_last(store: Store, clock: Clock) -> None:
    await opened(store, QUIET, "table")
    [before] = await claimed(store)
    watch = WantPost(audience=f"user:{BEN}", kind="watch")
    await store.turns.commit(Commit(table=before, expected=1, posts=(watch,)))
    clock.now += 30  # What was claimed first stays so.
    for _ in range(2 * LIMIT):
        await opened(store, FLOODING, "table")
    assert before not in await claimed(store)
    assert before not in await claimed(store)
    assert before in await claimed(store)


async def test_who_only_watches_a_table_does_not_come_with_it(store: Store, clock: Clock) -> None:
    watched = await opened(store, QUIET, "table")
    watches = tuple(WantPost(audience=f"user:{user}", kind="watch") for user in range(100, 120))
    await store.turns.commit(Commit(table=watched, expected=1, posts=watches))
    for _ in range(2 * LIMIT):
        await opened(store, FLOODING, "table")
    first = await store.posts.claim_due("w", limit=LIMIT)
    assert [post.kind for post in first] == ["table"] * LIMIT
    assert watched in {post.table_id for post in first}, "they who play there do"
    await claimed(store)
    later = await store.posts.claim_due("w", limit=LIMIT)
    assert {post.kind for post in later if post.table_id == watched} == {"watch"}


async def test_calls_come_before_everything_else(store: Store, clock: Clock) -> None:
    for _ in range(5 * LIMIT):
        await opened(store, FLOODING, "table")
    clock.now += 60
    called = await opened(store, FLOODING, "table")
    call = WantPost(audience=f"user:{BEN}", kind=f"call:{BEN}:1")
    await store.turns.commit(Commit(table=called, expected=1, posts=(call,)))
    assert called in await claimed(store)
