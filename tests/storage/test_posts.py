"""Posts are claimed once, shown in order, superseded, repeated after a crash, and forgotten when of no more use."""

from __future__ import annotations

import asyncio
from dataclasses import replace

import pytest

from storage import Commit, Post, Store, TableId, WantPost
from tests.storage.samples import CHANNEL, Clock, lobby, open_table, turn


async def want(store: Store, table: TableId, version: int, *posts: WantPost) -> None:
    await store.turns.commit(Commit(table=table, expected=version, posts=posts))


async def quiet_table(store: Store) -> TableId:
    """A table that has nothing to show yet."""
    return (await store.turns.commit(replace(lobby(1), posts=()))).table  # type: ignore[arg-type]


def names(posts: list[Post]) -> list[tuple[str, str, int]]:
    return [(post.audience, post.kind, post.version_wanted) for post in posts]


TABLE = WantPost(audience="public", kind="table", channel_id=CHANNEL)


async def test_a_post_is_claimed_shown_and_wanted_again(store: Store) -> None:
    table = await quiet_table(store)
    await want(store, table, 1, TABLE)
    [post] = await store.posts.claim_due("w")
    assert (post.version_wanted, post.version_shown, post.message_id, post.attempts) == (2, 0, None, 1)
    shown = await store.posts.mark_shown(post, message_id=55)
    assert shown is not None
    assert (shown.state, shown.version_shown, shown.message_id, shown.channel_id) == ("shown", 2, 55, CHANNEL)
    assert await store.posts.claim_due("w") == []
    await want(store, table, 2, WantPost(audience="public", kind="table"))
    [post] = await store.posts.claim_due("w")
    assert (post.version_wanted, post.version_shown, post.message_id, post.attempts) == (3, 2, 55, 1)


async def test_two_workers_never_get_the_same_post(store: Store, url: str, clock: Clock) -> None:
    for _ in range(10):
        await open_table(store)
    shown: list[tuple[int, str, str]] = []
    async with await Store.open(url, clock=clock) as other:
        while await store.posts.due_next() is not None:
            posts = [store.posts, other.posts] * 4
            claims = await asyncio.gather(*(of.claim_due(f"w{n}", limit=7) for n, of in enumerate(posts)))
            for post in (post for claim in claims for post in claim):
                shown.append((post.table_id, post.audience, post.kind))
                await store.posts.mark_shown(post, message_id=1)
    assert len(shown) == len(set(shown)) == 40


async def test_a_claim_that_nobody_answers_for_ends_and_keeps_its_nonce(store: Store, clock: Clock) -> None:
    table = await quiet_table(store)
    await want(store, table, 1, TABLE)
    [first] = await store.posts.claim_due("crashed", lease=30)
    assert await store.posts.claim_due("w") == []
    assert await store.posts.due_next() == 1_030.0
    await want(store, table, 2, TABLE)
    clock.now = 1_030.0
    [second] = await store.posts.claim_due("w")
    assert second.nonce == first.nonce
    assert len(second.nonce) <= 25
    assert (second.attempts, second.version_wanted) == (2, 3)
    assert await store.posts.mark_shown(first, message_id=1) is None
    assert await store.posts.mark_shown(second, message_id=2) is not None


@pytest.mark.parametrize("anew", [False, True])
async def test_an_attempt_that_outlived_its_lease_says_nothing_of_the_one_that_its_worker_began_since(
    store: Store, clock: Clock, anew: bool
) -> None:
    table = await quiet_table(store)
    await want(store, table, 1, TABLE)
    [first] = await store.posts.claim_due("w", lease=30)
    await want(store, table, 2, replace(TABLE, repost=anew))
    clock.now += 30.0
    [second] = await store.posts.claim_due("w")
    assert await store.posts.mark_shown(first, message_id=1) is None
    assert await store.posts.mark_failed(first, retry_at=clock.now) is None
    assert await store.posts.claim_due("v") == [], "the second is still at it"
    kept = await store.posts.mark_shown(second, message_id=2)
    assert kept is not None
    assert (kept.state, kept.message_id) == ("shown", 2)
    assert kept.previous_id == (1 if anew else None), "the next one removes it"


async def test_what_is_wanted_while_a_worker_is_at_it_is_due_again(store: Store) -> None:
    table = await quiet_table(store)
    await want(store, table, 1, TABLE)
    [post] = await store.posts.claim_due("w")
    await want(store, table, 2, TABLE)
    kept = await store.posts.mark_shown(post, message_id=55)
    assert kept is not None
    assert (kept.state, kept.version_shown, kept.version_wanted) == ("wanted", 2, 3)
    [again] = await store.posts.claim_due("w")
    assert (again.message_id, again.version_wanted) == (55, 3)


async def test_a_repost_sends_a_new_message_and_remembers_the_old(store: Store) -> None:
    table = await quiet_table(store)
    await want(store, table, 1, TABLE)
    [post] = await store.posts.claim_due("w")
    await store.posts.mark_shown(post, message_id=55)
    await want(store, table, 2, replace(TABLE, repost=True))
    [fresh] = await store.posts.claim_due("w")
    assert (fresh.message_id, fresh.previous_id, fresh.previous_channel_id) == (None, 55, CHANNEL)
    assert fresh.nonce != post.nonce
    await store.posts.mark_shown(fresh, message_id=56)
    kept = await store.posts.get(table, "public", "table")
    assert kept is not None
    assert (kept.message_id, kept.previous_id) == (56, None)


async def test_a_repost_while_the_old_message_is_sent_is_not_lost(store: Store) -> None:
    table = await quiet_table(store)
    await want(store, table, 1, TABLE)
    [post] = await store.posts.claim_due("w")
    await want(store, table, 2, replace(TABLE, repost=True))
    await store.posts.mark_shown(post, message_id=55)
    [fresh] = await store.posts.claim_due("w")
    assert (fresh.message_id, fresh.previous_id, fresh.version_wanted) == (None, 55, 3)


async def test_a_post_that_moves_to_another_channel_is_a_new_message(store: Store) -> None:
    table = await quiet_table(store)
    await want(store, table, 1, TABLE)
    [post] = await store.posts.claim_due("w")
    await store.posts.mark_shown(post, message_id=55)
    await want(store, table, 2, replace(TABLE, channel_id=CHANNEL + 1))
    [moved] = await store.posts.claim_due("w")
    assert (moved.channel_id, moved.message_id) == (CHANNEL + 1, None)
    assert (moved.previous_channel_id, moved.previous_id) == (CHANNEL, 55)
    await want(store, table, 3, replace(TABLE, channel_id=CHANNEL + 1))
    kept = await store.posts.mark_shown(moved, message_id=56)
    assert kept is not None
    assert kept.message_id == 56


async def test_a_ping_waits_for_its_grace_and_can_be_withdrawn(store: Store, clock: Clock) -> None:
    table = await quiet_table(store)
    ping = WantPost(audience="seat:1", kind="ping", not_before=1_060.0, keep=False)
    await want(store, table, 1, ping)
    assert await store.posts.claim_due("w") == []
    assert await store.posts.due_next() == 1_060.0
    await store.turns.commit(Commit(table=table, expected=2, drop_posts=(("seat:1", "ping"),)))
    clock.now = 2_000.0
    assert await store.posts.claim_due("w") == []
    assert await store.posts.due_next() is None


async def test_a_post_withdrawn_while_it_is_sent_is_not_kept(store: Store) -> None:
    table = await quiet_table(store)
    await want(store, table, 1, TABLE)
    [post] = await store.posts.claim_due("w")
    await store.turns.commit(Commit(table=table, expected=2, drop_posts=(("public", "table"),)))
    assert await store.posts.mark_shown(post, message_id=5) is None
    assert await store.posts.mark_failed(post, retry_at=None) is None


async def test_a_post_that_need_not_be_kept_is_forgotten_once_shown(store: Store) -> None:
    table = await quiet_table(store)
    await want(store, table, 1, WantPost(audience="public", kind="log:2", payload=b"Anna follows", keep=False))
    [first] = await store.posts.claim_due("w")
    assert first.payload == b"Anna follows"
    assert await store.posts.mark_shown(first, message_id=1) is None
    assert await store.posts.of_table(table) == []
    await want(store, table, 2, WantPost(audience="public", kind="log:2", keep=False))
    [second] = await store.posts.claim_due("w")
    assert second.nonce != first.nonce


async def test_log_lines_come_in_order_and_one_claim_at_a_time(store: Store, clock: Clock) -> None:
    table = await quiet_table(store)
    for version in (1, 2):
        kind = f"log:{version}"
        await want(store, table, version, WantPost(audience="public", kind=kind, keep=False))
    claimed = await store.posts.claim_due("w", lease=30)
    assert names(claimed) == [("public", "log:1", 2), ("public", "log:2", 3)]
    await want(
        store,
        table,
        3,
        WantPost(audience="public", kind="log:3", keep=False),
        WantPost(audience="seat:0", kind="hand"),
    )
    assert names(await store.posts.claim_due("v", lease=20)) == [("seat:0", "hand", 4)]
    assert await store.posts.due_next() == clock.now + 20
    for post in claimed:
        await store.posts.mark_shown(post, message_id=1)
    assert names(await store.posts.claim_due("v")) == [("public", "log:3", 4)]


async def test_a_failure_is_tried_again_later_and_a_new_wish_does_not_hurry_it(store: Store, clock: Clock) -> None:
    table = await quiet_table(store)
    await want(store, table, 1, TABLE)
    [post] = await store.posts.claim_due("w")
    await store.posts.mark_failed(post, retry_at=1_100.0)
    await want(store, table, 2, TABLE)
    assert await store.posts.claim_due("w") == []
    assert await store.posts.due_next() == 1_100.0
    clock.now = 1_100.0
    [post] = await store.posts.claim_due("w")
    assert (post.attempts, post.version_wanted) == (2, 3)


async def test_a_post_given_up_comes_back_with_the_next_version(store: Store) -> None:
    table = await quiet_table(store)
    await want(store, table, 1, TABLE)
    [post] = await store.posts.claim_due("w")
    failed = await store.posts.mark_failed(post, retry_at=None)
    assert failed is not None
    assert failed.state == "failed"
    assert await store.posts.claim_due("w") == []
    await want(store, table, 2, TABLE)
    assert len(await store.posts.claim_due("w")) == 1


async def test_a_deleted_message_is_sent_anew(store: Store) -> None:
    table = await quiet_table(store)
    await want(store, table, 1, TABLE)
    [post] = await store.posts.claim_due("w")
    await store.posts.mark_shown(post, message_id=55)
    await want(store, table, 2, TABLE)
    [edit] = await store.posts.claim_due("w")
    await store.posts.mark_failed(edit, why="gone", retry_at=1_000.0)
    [fresh] = await store.posts.claim_due("w")
    assert (fresh.message_id, fresh.state) == (None, "wanted")
    assert fresh.nonce != edit.nonce


@pytest.mark.parametrize("keep", [True, False])
async def test_what_was_to_be_said_once_is_forgotten_if_its_place_is_gone(store: Store, *, keep: bool) -> None:
    table = await quiet_table(store)
    await want(store, table, 1, WantPost(audience="public", kind="said", keep=keep))
    [post] = await store.posts.claim_due("w")
    await store.posts.mark_failed(post, why="gone", retry_at=None)
    left = [(post.kind, post.state) for post in await store.posts.of_table(table)]
    assert left == ([("said", "gone")] if keep else [])


async def test_closed_direct_messages_stay_off_until_switched_on(store: Store) -> None:
    table = await quiet_table(store)
    hand = WantPost(audience="seat:0", kind="hand")
    await want(store, table, 1, hand)
    [post] = await store.posts.claim_due("w")
    await store.posts.mark_failed(post, why="off", retry_at=None)
    await want(store, table, 2, hand)
    assert await store.posts.claim_due("w") == []
    await store.posts.switch_on(table, "seat:0")
    assert names(await store.posts.claim_due("w")) == [("seat:0", "hand", 3)]


async def test_what_is_shown_can_be_shown_again_though_nothing_has_changed(store: Store) -> None:
    table = await quiet_table(store)
    await want(store, table, 1, WantPost(audience="seat:0", kind="hand"))
    await want(store, table, 2, WantPost(audience="seat:1", kind="hand"))
    for post in await store.posts.claim_due("w"):
        await store.posts.mark_shown(post, message_id=55)
    assert await store.posts.claim_due("w") == []
    await store.posts.show_again(table, "seat:0")
    [again] = await store.posts.claim_due("w")
    assert (again.audience, again.message_id) == ("seat:0", 55)
    await store.posts.mark_shown(again, message_id=55)
    assert await store.posts.claim_due("w") == []


async def test_what_is_to_change_later_changes_now_where_it_is_to_be_shown_again(store: Store, clock: Clock) -> None:
    table = await quiet_table(store)
    await want(store, table, 1, WantPost(audience="seat:0", kind="hand"), WantPost(audience="seat:0", kind="call"))
    for post in await store.posts.claim_due("w"):
        await store.posts.mark_shown(post, message_id=55 if post.kind == "hand" else None)
    later = clock.now + 30
    await want(
        store, table, 2, *(WantPost(audience="seat:0", kind=kind, not_before=later) for kind in ("hand", "call"))
    )
    assert await store.posts.claim_due("w") == []
    await store.posts.show_again(table, "seat:0")
    [post] = await store.posts.claim_due("w")
    assert (post.kind, post.version_wanted) == ("hand", 3)


async def test_posts_of_a_restart_are_all_found(store: Store) -> None:
    table = await open_table(store)
    await store.turns.commit(turn(table, 2))
    assert len(await store.posts.claim_due("after the restart")) == 4


async def test_a_wish_without_a_payload_keeps_what_an_unfulfilled_one_asked_for(store: Store) -> None:
    table = await quiet_table(store)
    await want(store, table, 1, WantPost(audience="public", kind="table", payload=b"mention Anna"))
    await want(store, table, 2, WantPost(audience="public", kind="table"))
    [post] = await store.posts.claim_due("w")
    assert post.payload == b"mention Anna"
    await store.posts.mark_shown(post, message_id=1)
    await want(store, table, 3, WantPost(audience="public", kind="table"))
    [post] = await store.posts.claim_due("w")
    assert post.payload == b""


HAND = WantPost(audience="seat:0", kind="hand")


async def test_the_messages_of_many_tables_are_found_by_kind_once_they_are_there(store: Store) -> None:
    kinds = ("table", "result")
    first, second = await quiet_table(store), await quiet_table(store)
    for table in (first, second):
        await want(store, table, 1, TABLE, replace(TABLE, kind="lobby"), replace(TABLE, kind="result"))
    posts = [post for post in await store.posts.claim_due("w") if (post.table_id, post.kind) != (second, "table")]
    for number, post in enumerate(sorted(posts, key=lambda post: (post.table_id, post.kind)), 51):
        await store.posts.mark_shown(post, message_id=number)
    assert await store.posts.find_messages([first, second], "public", kinds) == {
        (first, "result"): (CHANNEL, 52),
        (first, "table"): (CHANNEL, 53),
        (second, "result"): (CHANNEL, 55),
    }
    assert await store.posts.find_messages([second], "seat:0", kinds) == {}
