"""What may be done in threads: archived, locked, deleted and private ones."""

from __future__ import annotations

import pytest

from bot.sandbox import rights, rooms
from bot.sandbox.entities import PRIVATE_THREAD, PUBLIC_THREAD
from bot.sandbox.people import CannotDo
from tests.bot.sandbox.conftest import Knock, Town
from tests.bot.sandbox.square import HELLO, forbid, post


async def test_an_archived_thread(town: Town, knock: Knock) -> None:
    thread = rooms.create_thread(town.world, town.square, "t", town.world.bot_id, type=PUBLIC_THREAD)
    path = f"/channels/{thread.id}"
    _, message = await knock("POST", f"{path}/messages", HELLO)
    assert (await knock("PATCH", path, {"archived": True}))[1]["thread_metadata"]["archived"]
    for method, tail, body in (
        ("PATCH", f"/messages/{message['id']}", HELLO),
        ("PUT", f"/messages/{message['id']}/reactions/🌊/@me", None),
        ("PUT", f"/thread-members/{town.bob.id}", None),
        ("PATCH", "", {"name": "x"}),
    ):
        status, told = await knock(method, path + tail, body)
        assert (status, told["code"]) == (400, 50083), tail
    # Speaking opens it again, unless it is locked and the bot is no moderator.
    assert (await knock("POST", f"{path}/messages", HELLO))[0] == 200
    assert thread.thread is not None
    assert not thread.thread.archived
    await knock("PATCH", path, {"archived": True, "locked": True})
    forbid(town, rights.MANAGE_THREADS)
    status, told = await knock("POST", f"{path}/messages", HELLO)
    assert (status, told["code"]) == (400, 50083)


async def test_an_idle_thread_archives_itself_and_a_person_who_speaks_opens_it(town: Town, knock: Knock) -> None:
    thread = rooms.create_thread(
        town.world, town.square, "t", town.world.bot_id, type=PUBLIC_THREAD, auto_archive_duration=60
    )
    state = thread.thread
    assert state is not None
    _, message = await knock("POST", f"/channels/{thread.id}/messages", HELLO)
    town.world.clock.jump(50 * 60)
    town.ann.say("still here", thread)
    town.world.clock.jump(50 * 60)
    await town.until(lambda: not town.world.clock.due())
    assert not state.archived
    town.world.clock.jump(11 * 60)
    await town.until(lambda: state.archived)
    status, body = await knock("PATCH", f"/channels/{thread.id}/messages/{message['id']}", HELLO)
    assert (status, body["code"]) == (400, 50083)
    town.ann.say("back", thread)
    assert not state.archived
    assert (await knock("PATCH", f"/channels/{thread.id}/messages/{message['id']}", HELLO))[0] == 200


async def test_a_thread_hangs_from_a_message_once(town: Town, knock: Knock) -> None:
    path = await post(town, knock)
    assert (await knock("POST", f"{path}/threads", {"name": "t"}))[0] == 201
    status, body = await knock("POST", f"{path}/threads", {"name": "t"})
    assert (status, body["code"]) == (400, 160004)


async def test_a_private_thread_is_for_its_members(town: Town, knock: Knock) -> None:
    forbid(town, rights.MANAGE_THREADS)
    thread = rooms.create_thread(town.world, town.square, "secret", town.ann.id, type=PRIVATE_THREAD)
    status, body = await knock("GET", f"/channels/{thread.id}")
    assert (status, body["code"]) == (403, 50001)
    rooms.add_to_thread(town.world, thread, town.world.bot_id)
    assert (await knock("PUT", f"/channels/{thread.id}/thread-members/{town.bob.id}"))[0] == 204
    status, body = await knock("DELETE", f"/channels/{thread.id}/thread-members/{town.bob.id}")
    assert (status, body["code"]) == (403, 50013)


async def test_an_answer_into_a_thread_that_was_archived_or_locked_meanwhile(town: Town, knock: Knock) -> None:
    town.world.commands[""] = {"7": {"id": "7", "name": "go", "type": 1, "description": "Go"}}
    thread = rooms.create_thread(town.world, town.square, "t", town.world.bot_id, type=PUBLIC_THREAD)
    forbid(town, rights.MANAGE_THREADS)
    for state, code in (({"archived": True}, 50083), ({"archived": False, "locked": True}, 160005)):
        rooms.edit_channel(town.world, thread, {"archived": False, "locked": False})
        one = town.ann.slash("go", {}, thread).interaction
        rooms.edit_channel(town.world, thread, state)
        for kind in (4, 5):
            body = {"type": kind, "data": HELLO if kind == 4 else None}
            status, told = await knock("POST", f"/interactions/{one.id}/{one.token}/callback", body)
            assert (status, told["code"]) == (400, code)
    assert (await knock("POST", f"/channels/{thread.id}/messages", HELLO))[1]["code"] == 160005
    assert town.sandbox.violations == []


@pytest.mark.parametrize("archived", [False, True])
async def test_in_a_locked_thread_only_a_moderator_writes_and_opens_it_again(town: Town, archived: bool) -> None:
    thread = rooms.create_thread(town.world, town.square, "t", town.world.bot_id, type=PUBLIC_THREAD)
    rooms.edit_channel(town.world, thread, {"locked": True, "archived": archived})
    state = thread.thread
    assert state is not None
    with pytest.raises(CannotDo, match="this thread is locked"):
        town.bob.say("May I?", thread)
    assert (state.archived, len(town.bob.messages(thread))) == (archived, 0)
    assert town.bob.id not in state.members
    # Ann owns the server.
    town.ann.say("I may", thread)
    assert (state.archived, state.locked) == (False, True)
    assert [each["content"] for each in town.bob.messages(thread)] == ["I may"]
    rooms.edit_channel(town.world, thread, {"locked": False})
    town.bob.say("So may I", thread)


async def test_an_answer_into_a_thread_that_was_deleted_meanwhile(town: Town, knock: Knock) -> None:
    town.world.commands[""] = {"7": {"id": "7", "name": "go", "type": 1, "description": "Go"}}
    thread = rooms.create_thread(town.world, town.square, "t", town.world.bot_id, type=PUBLIC_THREAD)
    one, answered = (town.ann.slash("go", {}, thread).interaction for _ in range(2))
    callback = f"/interactions/{answered.id}/{answered.token}/callback"
    assert (await knock("POST", callback, {"type": 4, "data": HELLO}))[0] == 204
    rooms.delete_channel(town.world, thread)
    for body in ({"type": 4, "data": HELLO}, {"type": 5}):
        status, told = await knock("POST", f"/interactions/{one.id}/{one.token}/callback", body)
        assert (status, told["code"]) == (404, 10003)
    hook = f"/webhooks/{town.world.bot_id}/{answered.token}"
    status, told = await knock("POST", hook, HELLO)
    assert (status, told["code"]) == (404, 10003)
    assert (await knock("DELETE", f"{hook}/messages/@original"))[0] == 404
    assert town.sandbox.violations == []


async def test_a_follow_up_and_an_edit_by_token_stop_at_an_archived_thread(town: Town, knock: Knock) -> None:
    town.world.commands[""] = {"7": {"id": "7", "name": "go", "type": 1, "description": "Go"}}
    thread = rooms.create_thread(town.world, town.square, "t", town.world.bot_id, type=PUBLIC_THREAD)
    one = town.ann.slash("go", {}, thread).interaction
    assert (await knock("POST", f"/interactions/{one.id}/{one.token}/callback", {"type": 4, "data": HELLO}))[0] == 204
    rooms.edit_channel(town.world, thread, {"archived": True})
    hook = f"/webhooks/{town.world.bot_id}/{one.token}"
    assert (await knock("POST", hook, HELLO))[1]["code"] == 50083
    assert (await knock("PATCH", f"{hook}/messages/@original", HELLO))[1]["code"] == 50083
