"""The world keeps what it is told, shows each person their part, and goes on where it was."""

from __future__ import annotations

import asyncio
from pathlib import Path

import msgspec
import pytest

from bot.sandbox import interactions, rights, rooms, talk, waiting
from bot.sandbox.bodies.places import CHANNEL_SETTINGS
from bot.sandbox.clock import Clock
from bot.sandbox.entities import CATEGORY, PRIVATE_THREAD, PUBLIC_THREAD, Change, Overwrite
from bot.sandbox.people import CannotDo, Person
from bot.sandbox.play import Keeper
from bot.sandbox.rules import state
from bot.sandbox.server import Sandbox
from bot.sandbox.world import World
from tests.bot.sandbox.conftest import Knock, Town, people_a_world

BUTTON = {"type": 1, "components": [{"type": 2, "style": 1, "label": "Go", "custom_id": "go"}]}


def people(world: World) -> list[Person]:
    return [Person(world, each) for each in world.users.values() if not each.bot]


async def test_it_goes_on_where_it_was(tmp_path: Path) -> None:
    world, _, square = people_a_world()
    ann, bob = people(world)
    sandbox = await Sandbox.start(world=world)
    said = ann.say("chart", square, files=[("chart.txt", b"here be waves")])
    talk.post(world, square, world.bot_id, {"content": "board", "components": [BUTTON]})
    ann.say("psst", ann.dm())
    thread = rooms.create_thread(world, square, "table 1", ann.id, type=PRIVATE_THREAD)
    world.commands[""] = {"7": {"id": "7", "name": "go", "type": 1, "description": "Go"}}
    answer = ann.slash("go", {}, square)
    interactions.answer(world, answer.interaction, 4, {"content": "only you", "flags": 64}, [])
    bob.close_dms()
    world.save(tmp_path / "world.json")
    await sandbox.close()

    again = await Sandbox.start(world=World.load(tmp_path / "world.json"))
    ann, bob = people(again.world)
    assert again.token == sandbox.token
    assert again.port != sandbox.port
    square = ann.channel("square")
    assert [each["content"] for each in ann.messages(square)] == ["chart", "board", "only you"]
    assert [each["content"] for each in bob.messages(square)] == ["chart", "board"]
    assert [each["content"] for each in ann.messages(ann.dm())] == ["psst"]
    assert ann.channel("table 1").id == thread.id
    assert [entry.name for entry in ann.commands(square)] == ["go"]
    assert not bob.user.accepts_dms
    link = ann.messages(square)[0]["attachments"][0]["url"]
    assert link.startswith(again.url)
    assert again.world.contents[said["attachments"][0]["id"]] == b"here be waves"
    assert int(ann.say("next", square)["id"]) > int(said["id"])
    await again.close()


def test_a_snowflake_is_new_and_holds_its_time() -> None:
    world = World()
    ids = [int(world.snowflake()) for _ in range(5000)]
    assert sorted(set(ids)) == ids
    assert world.born(str(ids[0])) == pytest.approx(world.clock.now(), abs=1)
    world.clock.jump(-3600)
    assert int(world.snowflake()) > ids[-1]


async def test_each_sees_their_part() -> None:
    world, guild, square = people_a_world()
    ann, bob = people(world)
    secret = world.add_channel(guild, "secret")
    secret.overwrites[guild.id] = Overwrite(guild.id, 0, deny=rights.VIEW_CHANNEL)
    heard: dict[str, list[str]] = {ann.id: [], bob.id: []}

    def hear(change: Change) -> None:
        for who in heard:
            if world.sees(who, change):
                heard[who].append(change.kind)

    world.subscribe(hear)
    ann.say("for the owner", secret)
    ann.say("for all", square)
    ann.say("for the bot", ann.dm())
    assert heard[ann.id] == ["message_create", "message_create", "channel_create", "message_create"]
    assert heard[bob.id] == ["message_create"]
    assert [each.name for each in bob.sees().channels] == ["square"]
    with pytest.raises(CannotDo):
        bob.say("let me in", secret)


async def test_overwrites_are_added_up_as_discord_does() -> None:
    world, guild, square = people_a_world()
    bob = people(world)[1]
    one, other = world.add_role(guild, "one"), world.add_role(guild, "other")
    rooms.set_roles(world, guild, bob.id, [one.id, other.id])
    send = rights.SEND_MESSAGES
    for overwrites, may in (
        ([], True),
        ([Overwrite(guild.id, 0, deny=send)], False),
        ([Overwrite(guild.id, 0, deny=send), Overwrite(one.id, 0, allow=send)], True),
        ([Overwrite(one.id, 0, deny=send), Overwrite(other.id, 0, allow=send)], True),
        ([Overwrite(one.id, 0, allow=send), Overwrite(bob.id, 1, deny=send)], False),
    ):
        square.overwrites = {each.id: each for each in overwrites}
        assert bool(rights.permissions_in(world, bob.id, square) & send) == may
    square.overwrites = {guild.id: Overwrite(guild.id, 0, deny=rights.VIEW_CHANNEL)}
    assert rights.permissions_in(world, bob.id, square) == 0
    assert rights.permissions_in(world, guild.owner_id, square) == rights.ALL


async def test_somebody_timed_out_may_only_read() -> None:
    world, guild, square = people_a_world()
    bob = people(world)[1]
    guild.members[bob.id].timed_out_until = world.clock.isoformat(world.clock.now() + 60)
    with pytest.raises(CannotDo, match="may not write"):
        bob.say("but", square)
    world.clock.jump(61)
    bob.say("sorry", square)


async def test_commands_are_shown_in_the_persons_language_and_only_where_they_may_be_used() -> None:
    world, guild, square = people_a_world()
    ann, bob = people(world)
    bob.user.locale = "de"
    base = {"type": 1, "description": "Go", "options": []}
    world.commands[""] = {
        "1": {**base, "id": "1", "name": "go", "name_localizations": {"de": "los"}},
        "2": {**base, "id": "2", "name": "rule", "default_member_permissions": str(rights.MANAGE_GUILD)},
        "3": {**base, "id": "3", "name": "here", "contexts": [0]},
        "4": {**base, "id": "4", "name": "whisper", "contexts": [1]},
    }
    world.commands[guild.id] = {"5": {**base, "id": "5", "name": "go", "description": "Ours"}}
    assert [entry.name for entry in ann.commands(square)] == ["go", "here", "rule"]
    assert ann.commands(square)[0].description == "Ours"
    assert [entry.name for entry in bob.commands(square)] == ["go", "here"]
    del world.commands[guild.id]
    assert "los" in [entry.shown_name for entry in bob.commands(square)]
    assert {entry.name for entry in bob.commands(bob.dm())} == {"whisper", "go", "rule"}


async def test_the_clock_rings_what_it_jumps_over() -> None:
    clock = Clock()
    rung: list[str] = []
    clock.after(100, lambda: rung.append("late"))
    clock.after(50, lambda: rung.append("early"))
    clock.after(40, lambda: rung.append("never")).cancel()
    clock.after(500, lambda: rung.append("later"))
    clock.jump(101)
    async with asyncio.timeout(2):
        while len(rung) < 2:
            await asyncio.sleep(0)
    assert rung == ["early", "late"]
    clock.stop()


async def test_waiting_ends_with_the_change_that_makes_it_true() -> None:
    world, _, square = people_a_world()
    ann = people(world)[0]
    waiter = asyncio.create_task(waiting.until(world, lambda: len(ann.messages(square)) == 2))
    await asyncio.sleep(0)
    ann.say("one", square)
    ann.say("two", square)
    assert await waiter
    with pytest.raises(TimeoutError):
        await waiting.until(world, lambda: False, within=0.01)


async def test_a_file_is_served_with_its_kind_and_nothing_is_run(town: Town, knock: Knock) -> None:
    said = town.ann.say("", town.square, files=[("page.html", b"<script>"), ("a.png", b"\x89PNG")])
    page, picture = (each["url"] for each in said["attachments"])
    async with knock.session.get(page) as answer:
        assert answer.headers["Content-Disposition"] == "attachment"
        assert answer.headers["X-Content-Type-Options"] == "nosniff"
        assert await answer.read() == b"<script>"
    async with knock.session.get(picture) as answer:
        assert answer.content_type == "image/png"
    async with knock.session.get(page.replace(town.square.id, "1")) as answer:
        assert answer.status == 404


async def test_a_channel_with_settings_that_were_set_to_null_can_be_kept(
    town: Town, knock: Knock, tmp_path: Path
) -> None:
    bot = next(each for each in town.guild.roles.values() if each.managed)
    bot.permissions |= rights.ADMINISTRATOR
    category = town.world.add_channel(town.guild, "quays", type=CATEGORY)
    thread = rooms.create_thread(town.world, town.square, "table 1", town.world.bot_id, type=PUBLIC_THREAD)
    given = {"topic": "Fish", "nsfw": True, "rate_limit_per_user": 5, "parent_id": int(category.id), "position": 3}
    assert (await knock("PATCH", f"/channels/{town.square.id}", given))[0] == 200
    given = {"rate_limit_per_user": 5, "auto_archive_duration": 60, "locked": True}
    assert (await knock("PATCH", f"/channels/{thread.id}", given))[0] == 200

    # Discord's document knows fewer of the nulls than the stand-in takes by itself.
    town.sandbox.document = None
    for one in (town.square, thread):
        for key in CHANNEL_SETTINGS:
            status, told = await knock("PATCH", f"/channels/{one.id}", {key: None})
            assert status == 200, (key, told)
            kept = tmp_path / f"{one.name}-{key}.json"
            town.world.save(kept)
            assert World.load(kept).channels[one.id] == one, key

    square, state = town.square, thread.thread
    assert (square.topic, square.nsfw, square.slowmode, square.parent_id) == (None, False, 0, None)
    assert (square.name, square.position) == ("square", 3)
    assert state is not None
    assert (thread.name, thread.slowmode, thread.parent_id) == ("table 1", 0, square.id)
    assert (state.locked, state.auto_archive_duration) == (True, 60)


async def test_a_nonce_is_known_after_a_stop_and_a_world_without_nonces_still_loads(
    town: Town, knock: Knock, tmp_path: Path
) -> None:
    kept = tmp_path / "world.json"
    body = {"content": "once", "nonce": "7", "enforce_nonce": True}
    await knock("POST", f"/channels/{town.square.id}/messages", body)
    town.world.save(kept)
    told = state.told_before(World.load(kept), body)
    assert told is not None
    assert told.data["content"] == "once"
    older = msgspec.json.decode(kept.read_bytes())
    del older["nonces"]
    kept.write_bytes(msgspec.json.encode(older))
    assert World.load(kept).nonces == {}


async def test_commands_and_closed_direct_messages_are_kept_as_soon_as_they_change(
    town: Town, knock: Knock, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.sandbox.play.SAVE_AFTER", 0.0)
    kept = tmp_path / "world.json"
    keeping = asyncio.create_task(Keeper(town.sandbox, kept).run())
    await town.until(kept.exists)

    def commands() -> list[str]:
        return [each["description"] for each in World.load(kept).commands.get("", {}).values()]

    path = f"/applications/{town.world.bot_id}/commands"
    _, one = await knock("POST", path, {"name": "go", "description": "Go"})
    await town.until(lambda: commands() == ["Go"])
    await knock("PATCH", f"{path}/{one['id']}", {"description": "Run"})
    await town.until(lambda: commands() == ["Run"])
    await knock("DELETE", f"{path}/{one['id']}")
    await town.until(lambda: commands() == [])
    town.bob.close_dms()
    await town.until(lambda: not World.load(kept).users[town.bob.id].accepts_dms)
    town.bob.reopen_dms()
    await town.until(lambda: World.load(kept).users[town.bob.id].accepts_dms)
    keeping.cancel()


async def test_a_taken_port_is_said_so(town: Town) -> None:
    with pytest.raises(OSError, match="address already in use"):
        await Sandbox.start(town.sandbox.port)
