"""Messages as strict as Discord: emoji, embeds, addresses, file names, mentions and nonces."""

from __future__ import annotations

from typing import Any

import pytest

from bot.sandbox import rights, rooms
from bot.sandbox.emoji import is_emoji
from bot.sandbox.entities import Json
from bot.sandbox.filenames import kept_name
from tests.bot.sandbox.conftest import Knock, Town
from tests.bot.sandbox.square import forbid
from tests.bot.sandbox.test_broken_rules import button, layout, places, row, rows, select

FILE = {"url": "attachment://a.txt"}


async def post(town: Town, knock: Knock, body: Json, **more: Any) -> tuple[int, Any]:
    return await knock("POST", f"/channels/{town.square.id}/messages", body, **more)


@pytest.mark.parametrize("text", ["🌊", "❤️", "❤", "👍🏽", "👩🏽‍🚀", "🏳️‍🌈", "🇳🇴", "5️⃣", "⚓", "©️", "🫠"])
def test_one_emoji_is_one(text: str) -> None:
    assert is_emoji(text)


@pytest.mark.parametrize("text", ["", "wave", "🌊🌊", "🌊 ", "x", "5", "浪", ":ocean:", "🇳", "\ufe0f"])
def test_anything_else_is_none(text: str) -> None:
    assert not is_emoji(text)


@pytest.mark.parametrize(
    "emoji", [{"name": "wave"}, {"name": "🌊🌊"}, {"name": "wave", "id": "572665948891865089"}], ids=str
)
async def test_an_emoji_on_a_button_an_option_or_a_poll_must_exist(town: Town, knock: Knock, emoji: Json) -> None:
    option = {"label": "Go", "value": "go", "emoji": emoji}
    answer = {"poll_media": {"text": "Yes", "emoji": emoji}}
    for body in (
        rows(button(emoji=emoji)),
        rows(select(options=[option])),
        {"poll": {"question": {"text": "?"}, "answers": [answer], "duration": 1}},
    ):
        status, told = await post(town, knock, body)
        assert (status, told["code"]) == (400, 50035)
        assert places(told["errors"])[0].endswith("emoji.name")


@pytest.mark.parametrize("emoji", ["wave", "🌊🌊", "wave:572665948891865089", "a:b"])
async def test_a_reaction_must_be_an_emoji_that_exists(town: Town, knock: Knock, emoji: str) -> None:
    said = town.ann.say("Look", town.square)
    path = f"/channels/{town.square.id}/messages/{said['id']}/reactions"
    status, told = await knock("PUT", f"{path}/{emoji}/@me")
    assert (status, told["code"]) == (400, 10014)
    assert (await knock("PUT", f"{path}/🌊/@me"))[0] == 204


BROKEN_EMBEDS = {
    "empty": ({}, "embeds.0.description"),
    "only a colour": ({"color": 3}, "embeds.0.description"),
    "no address": ({"title": "x", "url": "foo"}, "embeds.0.url"),
    "address of another kind": ({"title": "x", "url": "ftp://example.org/a"}, "embeds.0.url"),
    "picture of another kind": ({"image": {"url": "ftp://example.org/a.png"}}, "embeds.0.image.url"),
    "author's address": ({"author": {"name": "x", "url": "foo"}}, "embeds.0.author.url"),
    "icon that is not there": ({"footer": {"text": "x", "icon_url": "attachment://b.png"}}, "embeds.0.footer.icon_url"),
    "no time": ({"title": "x", "timestamp": "noon"}, "embeds.0.timestamp"),
}


@pytest.mark.parametrize(("embed", "where"), BROKEN_EMBEDS.values(), ids=BROKEN_EMBEDS.keys())
async def test_an_embed_that_is_refused(town: Town, knock: Knock, embed: Json, where: str) -> None:
    status, told = await post(town, knock, {"content": "x", "embeds": [embed]})
    assert (status, told["code"]) == (400, 50035)
    assert places(told["errors"]) == [where]


async def test_an_embed_with_a_picture_a_time_and_addresses_passes(town: Town, knock: Knock) -> None:
    author = {"name": "A", "url": "https://example.org"}
    picture = {"url": "https://example.org/a.png"}
    embed = {"image": picture, "timestamp": "2026-11-18T17:00:00Z", "author": author}
    assert (await post(town, knock, {"embeds": [embed]}, files=[("a.txt", b"tide")]))[0] == 200


async def test_embeds_need_the_right_to_embed_links(town: Town, knock: Knock) -> None:
    forbid(town, rights.EMBED_LINKS)
    status, told = await post(town, knock, {"embeds": [{"title": "x"}]})
    assert (status, told["code"]) == (403, 50013)
    assert (await post(town, knock, {"content": "x"}))[0] == 200


@pytest.mark.parametrize("url", ["https://example.org/a.txt", "foo", "ftp://example.org/a.txt"])
async def test_a_file_component_shows_only_what_was_sent_along(town: Town, knock: Knock, url: str) -> None:
    status, told = await post(town, knock, layout({"type": 13, "file": {"url": url}}))
    assert (status, told["code"]) == (400, 50035)
    sent = layout({"type": 13, "file": FILE})
    assert (await post(town, knock, sent, files=[("a.txt", b"tide")]))[0] == 200


@pytest.mark.parametrize(
    ("given", "kept"),
    [
        ("_a b#(1).txt", "a_b1.txt"),
        ("table.txt", "table.txt"),
        ("SPOILER_map.txt", "SPOILER_map.txt"),
        ("Wellen über Bord.txt", "Wellen_ber_Bord.txt"),
        ("浪.txt", "unknown.txt"),
        ("..", "unknown"),
    ],
)
async def test_file_names_are_kept_as_discord_keeps_them(town: Town, knock: Knock, given: str, kept: str) -> None:
    assert kept_name(given) == kept
    status, told = await post(town, knock, {"content": "x"}, files=[(given, b"tide")])
    assert status == 200
    assert told["attachments"][0]["filename"] == kept
    assert told["attachments"][0]["url"].endswith(f"/{kept}")


async def test_everybody_is_called_only_by_who_may(town: Town, knock: Knock) -> None:
    role = next(each for each in town.guild.roles.values() if each.name == "sailors")
    body = {"content": f"@everyone <@&{role.id}>"}
    _, told = await post(town, knock, body)
    assert (told["mention_everyone"], told["mention_roles"]) == (True, [role.id])
    forbid(town, rights.MENTION_EVERYONE)
    _, told = await post(town, knock, body)
    assert (told["mention_everyone"], told["mention_roles"]) == (False, [])
    role.mentionable = True
    assert (await post(town, knock, body))[1]["mention_roles"] == [role.id]
    assert not town.bob.say("@everyone, tide!", town.square)["mention_everyone"]


async def test_a_nonce_whose_message_is_gone_is_not_said_again(town: Town, knock: Knock) -> None:
    body = {"content": "once", "nonce": "7", "enforce_nonce": True}
    _, said = await post(town, knock, body)
    assert (await post(town, knock, body))[1]["id"] == said["id"]
    town.ann.delete(said["id"])
    status, told = await post(town, knock, body)
    assert (status, told["code"]) == (404, 10008)
    assert town.ann.messages(town.square) == []


async def test_a_poll_is_given_back_without_what_was_null(town: Town, knock: Knock) -> None:
    media = {"text": "Yes", "emoji": None}
    poll = {"question": {"text": "?", "emoji": None}, "answers": [{"poll_media": media}], "duration": 1}
    _, told = await post(town, knock, {"poll": poll})
    assert told["poll"]["question"] == {"text": "?"}
    assert told["poll"]["answers"] == [{"answer_id": 1, "poll_media": {"text": "Yes"}}]


async def test_mistakes_inside_stand_alone_without_those_around_them(town: Town, knock: Knock) -> None:
    body = {"content": "x", "components": [row(button(label=None)), row(button("a", label=None))]}
    _, told = await post(town, knock, body)
    assert "_errors" not in told["errors"]["components"]
    assert set(told["errors"]["components"]) == {"0", "1"}


async def test_a_callback_names_mistakes_inside_its_data(town: Town, knock: Knock) -> None:
    town.world.commands[""] = {"7": {"id": "7", "name": "go", "type": 1, "description": "Go"}}
    one = town.ann.slash("go", {}, town.square).interaction
    body = {"type": 4, "data": {"embeds": [{"title": "x", "url": "foo"}]}}
    _, told = await knock("POST", f"/interactions/{one.id}/{one.token}/callback", body)
    assert places(told["errors"]) == ["data.embeds.0.url"]


async def test_bulk_deletion_is_told_once(town: Town, knock: Knock) -> None:
    said = [town.bob.say(str(number), town.square)["id"] for number in range(3)]
    told: list[tuple[str, Json]] = []
    town.world.subscribe(lambda change: told.append((change.kind, change.data)))
    path = f"/channels/{town.square.id}/messages/bulk-delete"
    assert (await knock("POST", path, {"messages": said}))[0] == 204
    assert [kind for kind, _ in told] == ["message_delete_bulk"]
    assert told[0][1] == {"ids": said, "channel_id": town.square.id, "guild_id": town.guild.id}
    assert town.ann.messages(town.square) == []


async def test_thread_members_come_in_pages(town: Town, knock: Knock) -> None:
    thread = rooms.create_thread(town.world, town.square, "t", town.world.bot_id, type=11)
    people = [town.world.add_person(f"p{number}") for number in range(4)]
    for person in people:
        rooms.join(town.world, town.guild, person.id)
        rooms.add_to_thread(town.world, thread, person.id)
    path = f"/channels/{thread.id}/thread-members"
    everybody = sorted([town.world.bot_id, *(each.id for each in people)], key=int)
    seen: list[str] = []
    while True:
        after = f"&after={seen[-1]}" if seen else ""
        _, page = await knock("GET", f"{path}?with_member=true&limit=2{after}")
        if not page:
            break
        assert len(page) <= 2
        assert all("member" in each for each in page)
        seen += [each["user_id"] for each in page]
    assert seen == everybody
    assert len((await knock("GET", path))[1]) == 5


async def test_a_forward_repeats_what_the_bot_may_read(town: Town, knock: Knock) -> None:
    other = town.world.add_channel(town.guild, "harbour")
    said = town.ann.say("High tide at nine", other)
    reference = {"type": 1, "channel_id": other.id, "message_id": said["id"]}
    status, told = await post(town, knock, {"message_reference": reference})
    assert status == 200
    assert (told["type"], told["content"], told["message_reference"]) == (0, "", reference)
    assert told["message_snapshots"][0]["message"]["content"] == "High tide at nine"
    forbid(town, rights.VIEW_CHANNEL, other)
    status, told = await post(town, knock, {"message_reference": reference})
    assert (status, told["code"]) == (400, 160014)
    status, told = await post(town, knock, {"message_reference": {**reference, "message_id": "1"}})
    assert (status, told["code"]) == (400, 50035)


async def test_an_app_that_somebody_brought_along_speaks_to_them_alone_where_such_apps_may_not(
    town: Town, knock: Knock
) -> None:
    guild = town.world.add_guild("Lagoon", owner=town.bob.user, with_bot=False)
    rooms.join(town.world, guild, town.ann.id)
    quay = town.world.add_channel(guild, "quay")
    command = {"id": "7", "name": "go", "type": 1, "description": "Go", "integration_types": [1]}
    town.world.commands[""] = {"7": command}
    seen = []
    for allowed in (True, False):
        if not allowed:
            guild.roles[guild.id].permissions &= ~rights.USE_EXTERNAL_APPS
        one = town.ann.slash("go", {}, quay).interaction
        body = {"type": 4, "data": {"content": "Here"}}
        await knock("POST", f"/interactions/{one.id}/{one.token}/callback", body)
        seen.append(len(town.bob.messages(quay)))
    assert seen == [1, 1]
    assert len(town.ann.messages(quay)) == 2
