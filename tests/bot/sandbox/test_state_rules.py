"""Refusals that depend on what is there: rights, deleted things, closed doors, archives, old messages, nonces."""

from __future__ import annotations

import pytest

from bot.sandbox import rights, rooms
from bot.sandbox.entities import COMPONENTS_V2, Json
from bot.sandbox.people import Person
from tests.bot.sandbox.conftest import Knock, Town
from tests.bot.sandbox.square import HELLO, forbid, post, said


@pytest.mark.parametrize(
    ("method", "path", "code"),
    [
        ("GET", "/channels/1", 10003),
        ("POST", "/channels/1/messages", 10003),
        ("GET", "/guilds/1", 10004),
        ("GET", "/users/1", 10013),
        ("GET", "/channels/{square}/messages/1", 10008),
        ("PATCH", "/channels/{square}/messages/1", 10008),
        ("PUT", "/channels/{square}/messages/1/reactions/🌊/@me", 10008),
        ("GET", "/guilds/{guild}/members/1", 10013),
        ("GET", "/applications/{bot}/commands/1", 10063),
    ],
)
async def test_what_is_not_there(town: Town, knock: Knock, method: str, path: str, code: int) -> None:
    path = path.format(square=town.square.id, guild=town.guild.id, bot=town.world.bot_id)
    status, body = await knock(method, path, HELLO if method in ("POST", "PATCH") else None)
    assert (status, body["code"]) == (404, code)
    # People delete things: running into it is no fault of the bot's.
    assert town.sandbox.violations == []
    assert [each.code for each in town.sandbox.refusal_log.refusals] == [code]


async def test_a_wrong_token(town: Town, knock: Knock) -> None:
    status, body = await knock("GET", "/users/@me", token="wrong")
    assert (status, body) == (401, {"message": "401: Unauthorized", "code": 0})


async def test_unknown_routes_and_methods(knock: Knock) -> None:
    assert (await knock("GET", "/nothing/here"))[0] == 404
    assert (await knock("DELETE", "/users/@me"))[0] == 405


async def test_a_channel_it_cannot_see(town: Town, knock: Knock) -> None:
    forbid(town, rights.VIEW_CHANNEL)
    for method, path in (("GET", f"/channels/{town.square.id}"), ("POST", said(town))):
        status, body = await knock(method, path, HELLO if method == "POST" else None)
        assert (status, body["code"]) == (403, 50001)
    assert [each.code for each in town.sandbox.violations] == [50001, 50001]


async def test_a_server_it_is_not_in(town: Town, knock: Knock) -> None:
    rooms.leave(town.world, town.guild, town.world.bot_id)
    status, body = await knock("GET", f"/guilds/{town.guild.id}")
    assert (status, body["code"]) == (403, 50001)


@pytest.mark.parametrize(
    ("bit", "method", "tail", "body"),
    [
        (rights.SEND_MESSAGES, "POST", "/messages", HELLO),
        (rights.MANAGE_MESSAGES, "DELETE", "/messages/{ann}", None),
        (rights.ADD_REACTIONS, "PUT", "/messages/{ann}/reactions/🌊/@me", None),
        (rights.PIN_MESSAGES, "PUT", "/messages/pins/{ann}", None),
        (rights.READ_MESSAGE_HISTORY, "GET", "/messages/{ann}", None),
        (rights.CREATE_PRIVATE_THREADS, "POST", "/threads", {"name": "t", "type": 12}),
        (rights.CREATE_PUBLIC_THREADS, "POST", "/messages/{ann}/threads", {"name": "t"}),
        (rights.SEND_POLLS, "POST", "/messages",
         {"poll": {"question": {"text": "?"}, "answers": [{"poll_media": {"text": "x"}}], "duration": 1}}),
        (0, "PATCH", "", {"name": "other"}),
        (0, "DELETE", "", None),
    ],
)  # fmt: skip
async def test_a_right_it_lacks(town: Town, knock: Knock, bit: int, method: str, tail: str, body: Json | None) -> None:
    ann = town.ann.say("hi", town.square)["id"]
    if bit:
        forbid(town, bit)
    status, told = await knock(method, f"/channels/{town.square.id}{tail.format(ann=ann)}", body)
    assert (status, told["code"]) == (403, 50013)
    assert [each.code for each in town.sandbox.violations] == [50013]
    if bit:
        town.square.overwrites.clear()
        status, _ = await knock(method, f"/channels/{town.square.id}{tail.format(ann=ann)}", body)
        assert status < 300


async def test_files_need_their_own_right(town: Town, knock: Knock) -> None:
    forbid(town, rights.ATTACH_FILES)
    status, body = await knock("POST", said(town), {"attachments": [{"id": 0}]}, files=[("a.txt", b"ink")])
    assert (status, body["code"]) == (403, 50013)


async def test_a_test_may_expect_a_refusal(town: Town, knock: Knock) -> None:
    forbid(town, rights.SEND_MESSAGES)
    with town.sandbox.refusal_log.expecting(50013):
        assert (await knock("POST", said(town), HELLO))[0] == 403
    assert town.sandbox.violations == []
    assert (await knock("POST", said(town), HELLO))[0] == 403
    assert len(town.sandbox.violations) == 1


async def test_others_messages_are_not_its_to_edit(town: Town, knock: Knock) -> None:
    path = f"{said(town)}/{town.ann.say('mine', town.square)['id']}"
    status, body = await knock("PATCH", path, HELLO)
    assert (status, body["code"]) == (403, 50005)
    assert (await knock("PATCH", path, {"flags": 4}))[0] == 200


async def test_closed_direct_messages(town: Town, knock: Knock) -> None:
    town.bob.close_dms()
    status, channel = await knock("POST", "/users/@me/channels", {"recipient_id": town.bob.id})
    assert status == 200
    status, body = await knock("POST", f"/channels/{channel['id']}/messages", HELLO)
    assert (status, body["code"]) == (403, 50007)
    town.bob.reopen_dms()
    assert (await knock("POST", f"/channels/{channel['id']}/messages", HELLO))[0] == 200
    town.bob.leave(town.guild)
    status, body = await knock("POST", f"/channels/{channel['id']}/messages", HELLO)
    assert (status, body["code"]) == (403, 50278)


async def test_opening_direct_messages(town: Town, knock: Knock) -> None:
    _, first = await knock("POST", "/users/@me/channels", {"recipient_id": town.bob.id})
    _, again = await knock("POST", "/users/@me/channels", {"recipient_id": int(town.bob.id)})
    assert first["id"] == again["id"]
    assert [each["username"] for each in first["recipients"]] == ["bob"]
    for recipient, code in ((None, 50035), ("1", 50033), (town.world.bot_id, 50007)):
        status, body = await knock("POST", "/users/@me/channels", {"recipient_id": recipient} if recipient else {})
        assert (status, body["code"]) == (400, code)


async def test_opening_them_too_fast(town: Town, knock: Knock) -> None:
    town.sandbox.limits.factor = 100
    crowd = [town.world.add_person(f"p{n}") for n in range(1001)]
    town.world.dms_opened.extend([town.world.clock.now()] * 999)
    assert (await knock("POST", "/users/@me/channels", {"recipient_id": crowd[0].id}))[0] == 200
    status, body = await knock("POST", "/users/@me/channels", {"recipient_id": crowd[1].id})
    assert (status, body["code"]) == (403, 40003)


async def test_what_discord_wrote_is_not_to_be_edited(town: Town, knock: Knock) -> None:
    path = await post(town, knock)
    await knock("PUT", path.replace("/messages/", "/messages/pins/"))
    notice = town.ann.messages(town.square)[-1]
    assert notice["type"] == 6
    status, body = await knock("PATCH", f"{said(town)}/{notice['id']}", HELLO)
    assert (status, body["code"]) == (400, 50021)


async def test_what_its_reader_has_put_away_the_bot_can_still_edit(town: Town, knock: Knock) -> None:
    town.world.commands[""] = {"1": {"id": "1", "name": "go", "type": 1, "description": "Go"}}
    answer = town.ann.slash("go", {}, town.square)
    one = answer.interaction
    callback = f"/interactions/{one.id}/{one.token}/callback"
    assert (await knock("POST", callback, {"type": 4, "data": {**HELLO, "flags": 64}}))[0] == 204
    town.ann.delete(await answer.message())
    assert town.ann.messages(town.square) == []
    original = f"/webhooks/{town.world.bot_id}/{one.token}/messages/@original"
    assert (await knock("PATCH", original, {"content": "new"}))[0] == 200
    assert town.ann.messages(town.square) == []


async def test_old_messages_have_a_quota_of_edits(town: Town, knock: Knock) -> None:
    path = await post(town, knock)
    for n in range(30):
        assert (await knock("PATCH", path, {"content": str(n)}))[0] == 200
    town.world.clock.jump(3601)
    answers = [await knock("PATCH", path, {"content": f"old {n}"}) for n in range(11)]
    assert [status for status, _ in answers] == [200] * 10 + [429]
    refusal = answers[-1][1]
    assert refusal["code"] == 30046
    assert refusal["retry_after"] > 0
    town.world.clock.jump(refusal["retry_after"] + 1)
    assert (await knock("PATCH", path, HELLO))[0] == 200


async def test_an_enforced_nonce_brings_one_message(town: Town, knock: Knock) -> None:
    first = await post(town, knock, nonce="outbox-1", enforce_nonce=True)
    assert await post(town, knock, nonce="outbox-1", enforce_nonce=True, content="else") == first
    assert [each["content"] for each in town.ann.messages(town.square)] == ["hello"]
    assert await post(town, knock, nonce="outbox-1") != first
    town.world.clock.jump(600)
    assert await post(town, knock, nonce="outbox-1", enforce_nonce=True) != first


async def test_bulk_deletion(town: Town, knock: Knock) -> None:
    ids = [town.ann.say(str(n), town.square)["id"] for n in range(3)]
    path = f"{said(town)}/bulk-delete"
    for wrong in (ids[:1], [ids[0], ids[0]]):
        status, body = await knock("POST", path, {"messages": wrong})
        assert status == 400
    assert (await knock("POST", path, {"messages": ids[:2]}))[0] == 204
    assert len(town.ann.messages(town.square)) == 1
    town.world.clock.jump(15 * 86400)
    status, body = await knock("POST", path, {"messages": ids[1:]})
    assert (status, body["code"]) == (400, 50034)


async def test_twenty_kinds_of_reaction(town: Town, knock: Knock) -> None:
    path = await post(town, knock)
    for n in range(20):
        assert (await knock("PUT", f"{path}/reactions/{chr(0x1F600 + n)}/@me"))[0] == 204
    status, body = await knock("PUT", f"{path}/reactions/🌊/@me")
    assert (status, body["code"]) == (400, 30010)
    status, body = await knock("PUT", f"{path}/reactions/wave/@me")
    assert (status, body["code"]) == (400, 10014)


async def test_too_large_and_too_many_files(town: Town, knock: Knock) -> None:
    status, body = await knock("POST", said(town), HELLO, files=[("a.bin", bytes(10 * 1024 * 1024 + 1))])
    assert (status, body["code"]) == (413, 40005)
    status, body = await knock("POST", said(town), HELLO, files=[("a.txt", b"x")] * 11)
    assert (status, body["code"]) == (400, 30015)


async def test_a_poll_is_not_edited(town: Town, knock: Knock) -> None:
    poll = {"question": {"text": "?"}, "answers": [{"poll_media": {"text": "x"}}], "duration": 1}
    path = await post(town, knock, poll=poll)
    status, body = await knock("PATCH", path, HELLO)
    assert (status, body["code"]) == (400, 520003)


async def test_an_edit_may_not_empty_a_message(town: Town, knock: Knock) -> None:
    path = await post(town, knock)
    status, body = await knock("PATCH", path, {"content": ""})
    assert (status, body["code"]) == (400, 50006)


async def test_files_are_kept_only_when_an_edit_lists_them(town: Town, knock: Knock) -> None:
    status, told = await knock("POST", said(town), HELLO, files=[("a.txt", b"a"), ("b.txt", b"b")])
    assert status == 200
    path = f"{said(town)}/{told['id']}"
    _, told = await knock("PATCH", path, {"content": "x"})
    assert [each["filename"] for each in told["attachments"]] == ["a.txt", "b.txt"]
    kept = told["attachments"][1]["id"]
    _, told = await knock("PATCH", path, {"attachments": [{"id": kept}, {"id": 0}]}, files=[("c.txt", b"c")])
    assert [each["filename"] for each in told["attachments"]] == ["b.txt", "c.txt"]
    _, told = await knock("PATCH", path, {"attachments": []})
    assert told["attachments"] == []


async def test_an_edit_shows_no_file_that_it_takes_away(town: Town, knock: Knock) -> None:
    shown = {"components": [{"type": 13, "file": {"url": "attachment://a.txt"}}], "flags": COMPONENTS_V2}
    status, told = await knock("POST", said(town), shown, files=[("a.txt", b"a")])
    assert status == 200
    path, kept = f"{said(town)}/{told['id']}", {"id": told["attachments"][0]["id"]}
    for body in (shown, {**shown, "attachments": [kept]}):
        assert (await knock("PATCH", path, body))[0] == 200
    status, told = await knock("PATCH", path, {**shown, "attachments": []})
    assert (status, told["code"]) == (400, 50035)
    status, told = await knock("PATCH", path, {**shown, "attachments": [{"id": 0}]}, files=[("b.txt", b"b")])
    assert (status, told["code"]) == (400, 50035)
    # A new file of the same name takes the place of the old one.
    assert (await knock("PATCH", path, {**shown, "attachments": [{"id": 0}]}, files=[("a.txt", b"b")]))[0] == 200


async def test_files_kept_without_a_list_count_among_the_ten(town: Town, knock: Knock) -> None:
    status, told = await knock("POST", said(town), HELLO, files=[(f"{n}.txt", b"a") for n in range(10)])
    assert status == 200
    path, more = f"{said(town)}/{told['id']}", [("c.txt", b"c")]
    status, refused = await knock("PATCH", path, HELLO, files=more)
    assert (status, refused["code"]) == (400, 50035)
    kept = [{"id": each["id"]} for each in told["attachments"][1:]]
    assert (await knock("PATCH", path, {"attachments": kept}, files=more))[0] == 200


async def test_a_bot_gives_only_rights_that_it_has_and_only_to_those_below(town: Town, knock: Knock) -> None:
    bot = next(each for each in town.guild.roles.values() if each.managed)
    bot.permissions |= rights.MANAGE_ROLES
    low = next(each for each in town.guild.roles.values() if each.name == "sailors")
    low.position = 0
    path = f"/channels/{town.square.id}/permissions/{low.id}"
    assert (await knock("PUT", path, {"type": 0, "allow": str(rights.SEND_MESSAGES)}))[0] == 204
    status, told = await knock("PUT", path, {"type": 0, "allow": str(rights.MANAGE_GUILD)})
    assert (status, told["code"]) == (403, 50013)
    low.position = 9
    status, told = await knock("PUT", path, {"type": 0, "deny": str(rights.SEND_MESSAGES)})
    assert (status, told["code"]) == (403, 50013)
    bot.permissions |= rights.ADMINISTRATOR
    assert (await knock("PUT", path, {"type": 0, "allow": str(rights.MANAGE_GUILD)}))[0] == 204


async def test_a_new_channel_is_as_it_was_asked_for(town: Town, knock: Knock) -> None:
    bot = next(each for each in town.guild.roles.values() if each.managed)
    bot.permissions |= rights.MANAGE_CHANNELS
    path = f"/guilds/{town.guild.id}/channels"
    hidden = {"id": town.guild.id, "type": 0, "allow": "0", "deny": str(rights.VIEW_CHANNEL)}
    open_to_bob = {"id": town.bob.id, "type": 1, "allow": str(rights.VIEW_CHANNEL), "deny": "0"}
    asked = {"topic": "Fish", "nsfw": True, "rate_limit_per_user": 5, "position": 7}
    asked["permission_overwrites"] = [hidden, open_to_bob]
    status, told = await knock("POST", path, {"name": "market", **asked})
    assert status == 201
    assert {key: told[key] for key in asked} == asked
    assert "market" in [each.name for each in town.bob.sees().channels]
    cleo = Person(town.world, town.world.add_person("cleo"))
    cleo.join(town.guild)
    assert "market" not in [each.name for each in cleo.sees().channels]

    status, told = await knock("POST", path, {"name": "quay", **dict.fromkeys(asked)})
    assert (status, told["position"], told["nsfw"], told["rate_limit_per_user"]) == (201, 2, False, 0)
    assert told["permission_overwrites"] == []


async def test_a_new_channel_gives_only_rights_that_the_bot_has(town: Town, knock: Knock) -> None:
    bot = next(each for each in town.guild.roles.values() if each.managed)
    bot.permissions |= rights.MANAGE_CHANNELS | rights.MANAGE_ROLES
    path = f"/guilds/{town.guild.id}/channels"
    for bits in (rights.MANAGE_GUILD, rights.MANAGE_ROLES):
        asked = {"name": "market", "permission_overwrites": [{"id": town.bob.id, "type": 1, "allow": str(bits)}]}
        status, told = await knock("POST", path, asked)
        assert (status, told["code"]) == (403, 50013)
        bot.permissions |= rights.ADMINISTRATOR
        assert (await knock("POST", path, asked))[0] == 201
        bot.permissions &= ~rights.ADMINISTRATOR


@pytest.mark.parametrize(
    "path",
    ["/channels/abc", "/guilds/x1", "/users/me", "/channels/{square}/messages/first"]
    + [f"/channels/{{square}}/messages?{name}=abc" for name in ("around", "before", "after")],
)
async def test_an_id_that_is_no_number(town: Town, knock: Knock, path: str) -> None:
    status, told = await knock("GET", path.format(square=town.square.id))
    assert (status, told["code"]) == (400, 50035)
    assert "is not snowflake" in str(told["errors"])


@pytest.mark.parametrize("limit", ["0", "-1", "many", "²", "9" * 5000])
async def test_a_limit_that_is_no_number_or_too_great(town: Town, knock: Knock, limit: str) -> None:
    status, told = await knock("GET", f"/channels/{town.square.id}/messages?limit={limit}")
    assert (status, told["code"]) == (400, 50035)
