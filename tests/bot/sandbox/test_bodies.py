"""What the stand-in says of a body by itself is what Discord's own document says of it; unknown keys are ignored."""

from __future__ import annotations

import asyncio
import copy
import random
from collections.abc import Iterator
from typing import Any

import pytest
from aiohttp import web

from bot.sandbox.api import read_body
from bot.sandbox.entities import Json
from bot.sandbox.errors import Fault
from bot.sandbox.routes import ROUTES
from bot.sandbox.routing import Call, Route
from bot.sandbox.strict import Document, document_path
from tests.bot.sandbox.conftest import Knock, Town
from tests.bot.sandbox.test_answering_rules import label, modal
from tests.bot.sandbox.test_broken_rules import GOOD_COMMANDS, GOOD_MESSAGES, button, command, layout, option, row, text

POST, EDIT = "/channels/{channel_id}/messages", "/channels/{channel_id}/messages/{message_id}"
CALLBACK = "/interactions/{interaction_id}/{interaction_token}/callback"
COMMANDS = "/applications/{application_id}/commands"
MEDIA = {"media": {"url": "https://example.org/a.png"}, "description": "A wave", "spoiler": False}
FULL_EMBED = {
    "title": "Tide",
    "url": "https://example.org",
    "color": 3,
    "timestamp": "2026-01-01T00:00:00Z",
    "description": "High",
    "author": {"name": "Ann", "url": "https://example.org", "icon_url": "https://example.org"},
    "image": {"url": "https://example.org"},
    "thumbnail": {"url": "https://example.org"},
    "footer": {"text": "f", "icon_url": "https://example.org"},
    "fields": [{"name": "n", "value": "v", "inline": True}],
}
FULL_MESSAGE = {
    "content": "x",
    "tts": False,
    "flags": 4,
    "attachments": [{"id": 0, "filename": "a.png", "description": "A wave"}],
    "allowed_mentions": {"parse": ["everyone"], "users": ["1"], "roles": ["2"], "replied_user": True},
    "embeds": [FULL_EMBED],
}
DEFAULTS = ((5, "user"), (6, "role"), (7, "user"), (8, "channel"))
FULL_LAYOUT = layout(
    {
        "type": 17,
        "id": 3,
        "accent_color": 4,
        "components": [
            {"type": 9, "components": [text()], "accessory": {"type": 11, **MEDIA}},
            {"type": 12, "items": [MEDIA]},
            {"type": 13, "file": {"url": "attachment://x.txt"}, "spoiler": True},
            {"type": 14, "divider": True, "spacing": 2},
        ],
    },
    row(button(None, style=5, url="https://example.org", emoji={"id": "3", "name": "n"}, disabled=True)),
    row({"type": 3, "custom_id": "c", "placeholder": "p", "min_values": 0, "max_values": 1, "options": [
        {"label": "l", "value": "v", "description": "d", "default": True, "emoji": {"id": None, "name": "🌊"}}]}),
    *[row({"type": kind, "custom_id": "c", "disabled": False, "default_values": [{"id": "1", "type": named}]})
      for kind, named in DEFAULTS],
)  # fmt: skip
OPTIONS = [option(f"o{kind}", type=kind, name_localizations={"de": "x"}) for kind in range(3, 12)]
OPTIONS[0] |= {"choices": [{"name": "n", "value": "v", "name_localizations": {"de": "x"}}], "min_length": 1}
OPTIONS[1] |= {"choices": [{"name": "n", "value": 1}], "min_value": 1, "max_value": 3}
OPTIONS[4] |= {"channel_types": [0]}
OPTIONS[7] |= {"choices": [{"name": "n", "value": 1.5}], "max_value": 3}
FIELDS = [
    {"type": 4, "custom_id": "c", "style": 1, "value": "v", "placeholder": "p", "required": True, "max_length": 3},
    {"type": 19, "custom_id": "c", "min_values": 1, "max_values": 2, "required": True},
    {"type": 21, "custom_id": "c", "options": [{"label": "l", "value": "v", "description": "d"}] * 2},
    {"type": 22, "custom_id": "c", "options": [{"label": "l", "value": "v"}], "min_values": 1, "max_values": 1},
    {"type": 23, "custom_id": "c", "default": True},
    {"type": 3, "custom_id": "c", "options": [{"label": "l", "value": "v"}]},
    {"type": 8, "custom_id": "c", "channel_types": [0]},
]
MESSAGES = [*GOOD_MESSAGES.values(), FULL_MESSAGE, FULL_LAYOUT]
COMMANDS_GOOD = [*GOOD_COMMANDS.values(), command(options=OPTIONS, description_localizations={"de": "x"})]
ANSWERS = [{"type": 9, "data": modal(label(field), text())} for field in FIELDS]
ANSWERS += [{"type": 4, "data": each} for each in MESSAGES]
ANSWERS += [{"type": 7, "data": each} for each in MESSAGES if "poll" not in each]
ANSWERS += [{"type": 6}, {"type": 5, "data": {"flags": 64}}]
REFERENCE = {"message_id": "1", "channel_id": "2", "type": 0, "fail_if_not_exists": True}
REPLY = {"content": "x", "nonce": "n", "enforce_nonce": True, "sticker_ids": ["1"], "message_reference": REFERENCE}
OVERWRITTEN = {"name": "n", "nsfw": True, "permission_overwrites": [{"id": "1", "type": 0, "allow": "3"}]}
GOOD: list[tuple[str, str, list[Any]]] = [
    ("POST", POST, [*MESSAGES, REPLY]),
    ("PATCH", EDIT, [each for each in MESSAGES if "poll" not in each]),
    ("POST", "/webhooks/{webhook_id}/{webhook_token}", MESSAGES),
    ("PATCH", "/webhooks/{webhook_id}/{webhook_token}/messages/@original", MESSAGES),
    ("POST", CALLBACK, ANSWERS),
    ("POST", COMMANDS, COMMANDS_GOOD),
    ("PUT", COMMANDS, [COMMANDS_GOOD]),
    ("PATCH", "/channels/{channel_id}", [OVERWRITTEN, {"archived": True, "auto_archive_duration": 60}]),
    ("POST", "/channels/{channel_id}/threads", [{"name": "n", "type": 11, "invitable": True}]),
    ("POST", "/users/@me/channels", [{"recipient_id": "1"}]),
]
ODD: tuple[Any, ...] = (
    "",
    "x",
    "x" * 46,
    "x" * 101,
    "x" * 513,
    "x" * 4097,
    -1,
    0,
    2,
    7,
    10**6,
    True,
    1.5,
    [],
    {},
    ["x"] * 200,
    "1",
)
LEFT_OUT = object()


def place_of(body: Any, path: tuple[str | int, ...] = ()) -> Iterator[tuple[str | int, ...]]:
    """Every place in a body."""
    if path:
        yield path
    inner = body.items() if isinstance(body, dict) else enumerate(body) if isinstance(body, list) else ()
    for key, value in inner:
        yield from place_of(value, (*path, key))


def changed(body: Any, path: tuple[str | int, ...], value: object) -> Any:
    """A body with something else in one place."""
    made = at = copy.deepcopy(body)
    for step in path[:-1]:
        at = at[step]
    if value is LEFT_OUT:
        del at[path[-1]]
    else:
        at[path[-1]] = value
    return made


def found(route: Route, body: object) -> list[Fault]:
    assert route.body is not None
    return [each for each in route.body(body, ()) if isinstance(each, Fault)]


@pytest.mark.parametrize(("method", "template", "bodies"), GOOD, ids=[f"{method} {path}" for method, path, _ in GOOD])
def test_what_the_document_refuses_is_refused_without_it(method: str, template: str, bodies: list[Any]) -> None:
    document = Document.load()
    if document is None:
        pytest.skip(f"Discord's document is not at {document_path()}")
    [route] = [each for each in ROUTES.all if (each.method, each.template) == (method, template)]
    chance = random.Random(template)
    for good in bodies:
        assert document.accepts(method, template, good)
        assert route.body is not None
        assert list(route.body(good, ())) == []
        for path in place_of(good):
            for value in (*chance.sample(ODD, 3), LEFT_OUT):
                broken = changed(good, path, value)
                if not document.accepts(method, template, broken):
                    assert found(route, broken), (path, value)


async def test_a_key_that_discord_does_not_know_is_ignored_and_noted(town: Town, knock: Knock) -> None:
    body: Json = {"content": "x", "embds": [], "components": [row(button("a", lable="Go"))]}
    status, _ = await knock("POST", f"/channels/{town.square.id}/messages", body)
    assert status == 200
    assert [each.key for each in town.sandbox.lints] == ["embds", "components.0.components.0.lable"]
    assert town.sandbox.violations == []
    assert "embds is no key that Discord knows" in str(town.sandbox.lints[0])


async def test_a_set_of_commands_must_be_a_list(town: Town, knock: Knock) -> None:
    path = f"/applications/{town.world.bot_id}/commands"
    assert (await knock("PUT", path, [command("go")]))[0] == 200
    for body in ({}, {"name": "go"}, None, "go"):
        status, answer = await knock("PUT", path, body)
        assert (status, answer["code"]) == (400, 50035), body
    assert len(town.world.commands[""]) == 1


@pytest.mark.parametrize("body", [[], "x", 7, ["content"]])
async def test_a_message_must_be_an_object(town: Town, knock: Knock, body: object) -> None:
    status, answer = await knock("POST", f"/channels/{town.square.id}/messages", body)
    assert (status, answer["code"]) == (400, 50035)


@pytest.mark.parametrize("raw", [b'{"content"', b'{"content": "\xff"}', b"[" * 5000], ids=["cut", "bytes", "depth"])
@pytest.mark.parametrize(
    ("field", "kind"),
    [
        (None, "application/json"),
        ("payload_json", "application/json"),
        ("payload_json", "text/plain"),
        ("payload_json", "text/plain; charset=nonsense"),
        ("payload_json", "text/plain; charset=ascii"),
        ("payload_json", None),
    ],
)
async def test_json_that_cannot_be_read_is_refused(
    town: Town, knock: Knock, raw: bytes, kind: str | None, field: str | None
) -> None:
    assert (await send(town, knock, raw, kind, field)) == (400, 50109)
    assert [each.code for each in town.sandbox.violations] == [50109]


@pytest.mark.parametrize("kind", ["application/octet-stream", "text/plain", None])
async def test_a_field_that_is_no_text_is_refused(town: Town, knock: Knock, kind: str | None) -> None:
    assert (await send(town, knock, b"\xff", kind, "content")) == (400, 50109)


async def send(town: Town, knock: Knock, raw: bytes, kind: str | None, field: str | None) -> tuple[int, int]:
    """Post a body as it is, or in one field of a form; the status and the code of the answer."""
    headers = {"Authorization": f"Bot {town.sandbox.token}", "Content-Type": kind or ""}
    if field is not None:
        head = f"Content-Type: {kind}\r\n" if kind else ""
        raw = f'--x\r\nContent-Disposition: form-data; name="{field}"\r\n{head}\r\n'.encode() + raw + b"\r\n--x--\r\n"
        headers["Content-Type"] = "multipart/form-data; boundary=x"
    url = f"{town.sandbox.api_base}/channels/{town.square.id}/messages"
    async with knock.session.post(url, headers=headers, data=raw) as answer:
        return answer.status, (await answer.json())["code"]


async def test_every_mistake_is_named_at_once_and_in_its_place(town: Town, knock: Knock) -> None:
    body = {"content": 7, "embeds": [{"title": "x" * 257, "fields": [{"name": "n"}]}]}
    _, answer = await knock("POST", f"/channels/{town.square.id}/messages", body)
    errors = answer["errors"]
    assert errors["content"]["_errors"][0]["code"] == "STRING_TYPE_CONVERT"
    assert errors["embeds"]["0"]["title"]["_errors"][0]["code"] == "BASE_TYPE_MAX_LENGTH"
    assert errors["embeds"]["0"]["fields"]["0"]["value"]["_errors"][0]["code"] == "BASE_TYPE_REQUIRED"


@pytest.mark.parametrize(
    ("kind", "half"),
    [("application/json", b'{"content": "half'), ("multipart/form-data; boundary=x", b"--x\r\nContent-")],
)
async def test_whoever_hangs_up_in_the_middle_of_a_body_asked_for_nothing(
    town: Town, monkeypatch: pytest.MonkeyPatch, kind: str, half: bytes
) -> None:
    begun, ended = asyncio.Event(), asyncio.Event()

    async def read(request: web.Request, call: Call) -> None:
        begun.set()
        try:
            await read_body(request, call)
        finally:
            ended.set()

    monkeypatch.setattr("bot.sandbox.api.read_body", read)
    town.sandbox.limits.factor = 0
    _, writer = await asyncio.open_connection(town.sandbox.host, town.sandbox.port)
    head = (
        f"POST /api/v10/channels/{town.square.id}/messages HTTP/1.1",
        "Host: here",
        "User-Agent: one that hangs up",
        f"Authorization: Bot {town.world.token}",
        f"Content-Type: {kind}",
        "Content-Length: 1000",
    )
    writer.write("\r\n".join([*head, "", ""]).encode() + half)
    async with asyncio.timeout(60):
        await begun.wait()
        writer.close()
        await ended.wait()
    await asyncio.sleep(0)
    assert town.sandbox.violations == []
    assert town.ann.messages(town.square) == []
