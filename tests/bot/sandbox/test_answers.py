"""The stand-in's own answers: every route is asked once, and each answer is held against Discord's document."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.sandbox import repairs, rights, strict
from bot.sandbox.entities import Json
from bot.sandbox.routes import ROUTES
from bot.sandbox.strict import Document, document_path
from tests.bot.sandbox.conftest import Knock, Town


def document() -> Document:
    found = Document.load()
    if found is None:
        pytest.skip(f"Discord's document is not at {document_path()}")
    return found


class Recorder:
    """Asks, and remembers which routes were answered with what."""

    def __init__(self, town: Town, knock: Knock) -> None:
        self.knock = knock
        self.answered: set[str] = set()
        audit = town.sandbox.audit
        assert audit is not None

        def record(route: object, status: int, body: object) -> None:
            self.answered.add(f"{route.method} {route.template}")  # type: ignore[attr-defined]
            audit(route, status, body)  # type: ignore[arg-type]

        town.sandbox.audit = record

    async def ask(self, method: str, path: str, body: object = None) -> Json:
        status, told = await self.knock(method, path, body)
        assert status < 300, told
        return told  # type: ignore[no-any-return]


@pytest.fixture
def recorder(town: Town, knock: Knock) -> Recorder:
    town.guild.roles[town.guild.members[town.world.bot_id].roles[0]].permissions = rights.ADMINISTRATOR
    return Recorder(town, knock)


async def test_every_route_answers_as_the_document_has_it(town: Town, recorder: Recorder) -> None:
    document()
    ask, bot, guild, bob = recorder.ask, town.world.bot_id, town.guild.id, town.bob.id
    for path in (
        "/users/@me", f"/users/{bob}", "/users/@me/guilds", "/oauth2/applications/@me", "/applications/@me",
        "/gateway", "/gateway/bot", f"/guilds/{guild}", f"/guilds/{guild}?with_counts=1", f"/guilds/{guild}/channels",
        f"/guilds/{guild}/roles", f"/guilds/{guild}/members?limit=10", f"/guilds/{guild}/members/search?query=b",
        f"/guilds/{guild}/members/{bob}", f"/applications/{bot}/emojis",
    ):  # fmt: skip
        await ask("GET", path)
    await ask("PATCH", "/users/@me", {"username": "Tide"})
    await ask("PATCH", "/applications/@me", {"description": "x"})
    sailors = next(each.id for each in town.guild.roles.values() if each.name == "sailors")
    await ask("PUT", f"/guilds/{guild}/members/{bob}/roles/{sailors}")
    await ask("DELETE", f"/guilds/{guild}/members/{bob}/roles/{sailors}")

    made = await ask("POST", f"/guilds/{guild}/channels", {"name": "quay", "type": 0, "topic": "ships"})
    quay = f"/channels/{made['id']}"
    await ask("PATCH", quay, {"topic": "boats", "permission_overwrites": [{"id": guild, "type": 0, "deny": "2048"}]})
    await ask("PUT", f"{quay}/permissions/{bob}", {"type": 1, "allow": "2048"})
    await ask("DELETE", f"{quay}/permissions/{bob}")
    await ask("GET", quay)
    await ask("POST", f"{quay}/typing")

    embed = {"title": "t", "description": "d", "url": "https://example.org", "color": 5, "footer": {"text": "f"},
             "author": {"name": "a"}, "fields": [{"name": "n", "value": "v"}], "timestamp": "2026-01-01T00:00:00Z",
             "image": {"url": "https://example.org/x.png"}}  # fmt: skip
    message = await ask("POST", f"{quay}/messages", {"content": f"<@{bob}> hi", "embeds": [embed], "nonce": 7})
    at = f"{quay}/messages/{message['id']}"
    await ask("POST", f"{quay}/messages", {"content": "re", "message_reference": {"message_id": message["id"]}})
    await ask("PATCH", at, {"content": "hello"})
    for method, tail in (
        ("PUT", "/reactions/🌊/@me"), ("GET", "/reactions/🌊"), ("DELETE", "/reactions/🌊/@me"),
        ("DELETE", f"/reactions/🌊/{bob}"), ("DELETE", "/reactions"),
    ):  # fmt: skip
        await ask(method, at + tail)
    for method, path in (
        ("PUT", f"{quay}/messages/pins/{message['id']}"), ("GET", f"{quay}/messages/pins"),
        ("DELETE", f"{quay}/messages/pins/{message['id']}"), ("PUT", f"{quay}/pins/{message['id']}"),
        ("GET", f"{quay}/pins"), ("DELETE", f"{quay}/pins/{message['id']}"),
        ("GET", at), ("GET", f"{quay}/messages?limit=5"), ("GET", f"{quay}/messages?around={message['id']}"),
    ):  # fmt: skip
        await ask(method, path)

    hung = await ask("POST", f"{at}/threads", {"name": "talk"})
    await ask("GET", at)
    thread = await ask("POST", f"{quay}/threads", {"name": "table", "type": 12, "invitable": False})
    inside = f"/channels/{thread['id']}"
    for method, tail in (
        ("PUT", f"/thread-members/{bob}"), ("GET", "/thread-members?with_member=1"), ("GET", f"/thread-members/{bob}"),
        ("GET", "/thread-members/@me"), ("DELETE", f"/thread-members/{bob}"), ("GET", ""),
        ("DELETE", "/thread-members/@me"), ("PUT", "/thread-members/@me"),
    ):  # fmt: skip
        await ask(method, inside + tail)
    await ask("GET", f"/guilds/{guild}/threads/active")
    await ask("PATCH", inside, {"archived": True})
    await ask("PATCH", f"/channels/{hung['id']}", {"archived": True})
    for tail in ("/threads/archived/public", "/threads/archived/private", "/users/@me/threads/archived/private"):
        assert len((await ask("GET", quay + tail))["threads"]) == 1
    await ask("DELETE", inside)

    dm = await ask("POST", "/users/@me/channels", {"recipient_id": bob})
    await ask("GET", f"/channels/{dm['id']}")
    for n in range(2):
        town.ann.say(str(n), town.square)
    ids = [each["id"] for each in town.ann.messages(town.square)]
    await ask("POST", f"/channels/{town.square.id}/messages/bulk-delete", {"messages": ids})
    await ask("DELETE", at)
    await commands_and_interactions(town, recorder)
    await ask("DELETE", quay)
    await ask("DELETE", f"/users/@me/guilds/{guild}")
    unasked = {f"{each.method} {each.template}" for each in ROUTES.all} - recorder.answered
    # These two are always refused.
    base = "/applications/{application_id}/guilds/{guild_id}/commands/{command_id}/permissions"
    assert unasked == {f"GET {base}", f"PUT {base}"}


async def commands_and_interactions(town: Town, recorder: Recorder) -> None:
    """The part of the bot's life that people begin."""
    ask, bot = recorder.ask, town.world.bot_id
    option = {"type": 3, "name": "a", "description": "A", "required": False, "choices": [{"name": "x", "value": "x"}]}
    body = {"name": "go", "description": "Go", "options": [option], "name_localizations": {"de": "los"}}
    for base in (f"/applications/{bot}/commands", f"/applications/{bot}/guilds/{town.guild.id}/commands"):
        await ask("PUT", base, [body])
        made = await ask("POST", base, {**body, "name": "come"})
        for method, change in (("GET", None), ("PATCH", {"description": "Come"})):
            await ask(method, f"{base}/{made['id']}", change)
        assert len(await ask("GET", base)) == 2
        await ask("GET", f"{base}?with_localizations=true")
        await ask("DELETE", f"{base}/{made['id']}")
    await ask("GET", f"/applications/{bot}/guilds/{town.guild.id}/commands/permissions")
    answer = town.ann.slash("go", {}, town.square)
    hook = f"/webhooks/{bot}/{answer.interaction.token}"
    callback = f"/interactions/{answer.interaction.id}/{answer.interaction.token}/callback?with_response=1"
    row = {"type": 1, "components": [{"type": 2, "style": 1, "label": "Go", "custom_id": "go"}]}
    await ask("POST", callback, {"type": 4, "data": {"content": "x", "flags": 64, "components": [row]}})
    further = await ask("POST", f"{hook}?wait=true", {"content": "y"})
    for tail in ("@original", further["id"]):
        await ask("GET", f"{hook}/messages/{tail}")
        await ask("PATCH", f"{hook}/messages/{tail}", {"content": "z"})
        await ask("DELETE", f"{hook}/messages/{tail}")


def test_every_route_is_one_of_discords() -> None:
    known = document()
    strange = [f"{each.method} {each.template}" for each in ROUTES.all if not known.knows(each.method, each.template)]
    # The document has this one under {user_id}, for which @me is one of the values.
    assert strange == ["GET /channels/{channel_id}/thread-members/@me"]


@pytest.mark.parametrize("repair", repairs.ALL, ids=[each.__name__ for each in repairs.ALL])
def test_each_repair_is_still_needed(repair: object, monkeypatch: pytest.MonkeyPatch) -> None:
    """What discord.py rightly sends is refused without the repair and passes with it."""
    document()
    raw = document_path().read_bytes()
    needs: dict[str, tuple[str, str, Json]] = {
        "int_snowflake": ("POST", "/users/@me/channels", {"recipient_id": 1}),
        "permission_string": ("POST", "/guilds/{guild_id}/roles", {"permissions": "8"}),
        "forward": ("POST", "/channels/{channel_id}/messages",
                    {"message_reference": {"type": 1, "message_id": "1", "channel_id": "1"}}),
        "app_description": ("PATCH", "/applications/@me", {"description": "x"}),
        "command_nsfw": ("POST", "/applications/{application_id}/commands",
                         {"name": "a", "description": "b", "nsfw": True}),
        "file_types": ("POST", "/interactions/{interaction_id}/{interaction_token}/callback",
                       {"type": 9, "data": {"custom_id": "a", "title": "b", "components": [
                           {"type": 18, "label": "c", "component": {"type": 19, "custom_id": "d",
                                                                    "file_types": ["image/png"]}}]}}),
        "ignored_keys": ("PATCH", "/channels/{channel_id}/messages/{message_id}", {"tts": False}),
        "overwrite_id": ("PUT", "/channels/{channel_id}/permissions/{overwrite_id}", {"id": "1", "type": 0}),
    }  # fmt: skip
    method, template, body = needs[repair.__name__]  # type: ignore[attr-defined]
    assert Document(raw).faults(method, template, body) == []
    monkeypatch.setattr(repairs, "ALL", tuple(each for each in repairs.ALL if each is not repair))
    assert Document(raw).faults(method, template, body) != []


def test_a_missing_document_is_said_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setenv("TIDETABLE_OPENAPI", str(tmp_path / "none.json"))
    assert Document.load() is None
    assert caplog.messages == [strict.OFF]
