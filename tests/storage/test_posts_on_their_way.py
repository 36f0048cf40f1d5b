"""What is wanted of a post for later, or while a message of it is on its way to Discord."""

from __future__ import annotations

from dataclasses import replace

import pytest

from storage import Store, WantPost
from tests.storage.samples import CHANNEL, Clock
from tests.storage.test_posts import HAND, TABLE, quiet_table, want


async def test_what_is_due_is_not_held_up_by_a_wish_for_later(store: Store, clock: Clock) -> None:
    table = await quiet_table(store)
    await want(store, table, 1, replace(HAND, not_before=clock.now - 5))
    await want(store, table, 2, replace(HAND, not_before=clock.now + 30))
    [post] = await store.posts.claim_due("w")
    assert post.version_wanted == 3


async def test_each_wish_for_later_puts_it_off_and_one_for_now_does_not_wait(store: Store, clock: Clock) -> None:
    table = await quiet_table(store)
    await want(store, table, 1, replace(HAND, not_before=clock.now + 30))
    clock.now += 20
    await want(store, table, 2, replace(HAND, not_before=clock.now + 30))
    assert await store.posts.due_next() == clock.now + 30
    await want(store, table, 3, replace(HAND, not_before=clock.now - 5))
    assert len(await store.posts.claim_due("w")) == 1


async def test_what_is_wanted_now_while_an_earlier_version_is_sent_comes_right_after_it(
    store: Store, clock: Clock
) -> None:
    table = await quiet_table(store)
    await want(store, table, 1, replace(HAND, not_before=clock.now - 5))
    [post] = await store.posts.claim_due("w")
    await want(store, table, 2, replace(HAND, not_before=clock.now + 30))
    await want(store, table, 3, replace(HAND, not_before=clock.now - 5))
    await store.posts.mark_shown(post, message_id=55)
    [again] = await store.posts.claim_due("w")
    assert again.version_wanted == 4


async def test_a_call_that_came_while_the_old_message_was_edited_is_not_held_up_by_a_wish_for_later(
    store: Store, clock: Clock
) -> None:
    table = await quiet_table(store)
    await want(store, table, 1, HAND)
    [sent] = await store.posts.claim_due("w")
    await store.posts.mark_shown(sent, message_id=55)
    await want(store, table, 2, HAND)
    [edit] = await store.posts.claim_due("w")
    await want(store, table, 3, replace(HAND, not_before=clock.now - 5, repost=True))
    await want(store, table, 4, replace(HAND, not_before=clock.now + 30))
    await store.posts.mark_shown(edit, message_id=55)
    [call] = await store.posts.claim_due("w")
    assert (call.message_id, call.previous_id) == (None, 55)


async def test_what_was_on_its_way_at_a_crash_is_due_at_once_whatever_was_wanted_meanwhile(
    store: Store, clock: Clock
) -> None:
    table = await quiet_table(store)
    await want(store, table, 1, HAND)
    [sent] = await store.posts.claim_due("w")
    await store.posts.mark_shown(sent, message_id=55)
    await want(store, table, 2, HAND)
    assert await store.posts.claim_due("crashed")
    await want(store, table, 3, replace(HAND, not_before=clock.now + 30))
    assert await store.posts.release("crashed") == 1
    [again] = await store.posts.claim_due("w")
    assert again.version_wanted == 4


async def test_a_renewed_message_is_a_first_attempt_within_the_same_claim(store: Store) -> None:
    table = await quiet_table(store)
    await want(store, table, 1, TABLE)
    [post] = await store.posts.claim_due("w")
    await store.posts.mark_shown(post, message_id=55)
    await want(store, table, 2, TABLE)
    [edit] = await store.posts.claim_due("w")
    fold = WantPost(audience="public", kind="fold:55", keep=False)
    renewed = await store.posts.renew(edit, version=3, replaced=fold)
    assert renewed is not None
    assert (renewed.message_id, renewed.previous_id, renewed.attempts) == (None, 55, 1)
    assert renewed.nonce != edit.nonce
    assert await store.posts.claim_due("v") == [], "the claim goes on"
    await store.posts.mark_shown(renewed, message_id=56)
    assert [post.kind for post in await store.posts.claim_due("w")] == ["fold:55"]


async def test_what_another_message_replaced_while_it_was_sent_is_dealt_with(store: Store) -> None:
    table = await quiet_table(store)
    await want(store, table, 1, TABLE)
    [post] = await store.posts.claim_due("w")
    await want(store, table, 2, replace(TABLE, repost=True))
    fold = WantPost(audience="public", kind="fold:55", keep=False)
    await store.posts.mark_shown(post, message_id=55, replaced=fold)
    assert {post.kind for post in await store.posts.claim_due("w")} == {"table", "fold:55"}


@pytest.mark.parametrize("repost", [False, True])
async def test_what_could_not_be_deleted_is_wanted_as_the_new_message_is_written_down(
    store: Store, clock: Clock, repost: bool
) -> None:
    table = await quiet_table(store)
    await want(store, table, 1, TABLE)
    [post] = await store.posts.claim_due("w")
    await want(store, table, 2, replace(TABLE, repost=repost))
    due = clock.now + 3_600.0
    removal = WantPost(audience="public", kind="removal:54", channel_id=CHANNEL + 1, not_before=due, keep=False)
    await store.posts.mark_shown(post, message_id=55, version=2, removal=removal)
    kept = await store.posts.get(table, "public", "table")
    assert kept is not None
    assert (kept.previous_id if repost else kept.message_id) == 55
    assert await store.posts.get(table, "public", "removal:54") is not None
    later = {post.kind: post for post in await store.posts.claim_due("w", now=due)}["removal:54"]
    assert (later.channel_id, later.not_before, later.attempts) == (CHANNEL + 1, due, 1)
    await store.posts.mark_shown(later, message_id=None)
    assert await store.posts.get(table, "public", "removal:54") is None


async def test_a_pressed_message_that_showed_the_version_is_not_edited_again(store: Store, clock: Clock) -> None:
    table = await quiet_table(store)
    await want(store, table, 1, HAND)
    [post] = await store.posts.claim_due("w")
    await store.posts.mark_shown(post, message_id=55)
    await want(store, table, 2, replace(HAND, not_before=clock.now + 4))
    assert not await store.posts.mark_pressed(table, "seat:0", "hand", message_id=54, version=3)
    assert not await store.posts.mark_pressed(table, "seat:0", "hand", message_id=55, version=2)
    assert await store.posts.mark_pressed(table, "seat:0", "hand", message_id=55, version=3)
    assert await store.posts.due_next() is None
