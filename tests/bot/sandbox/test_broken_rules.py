"""Requests that break one of Discord's rules get Discord's error and are recorded; their good neighbours pass."""

from __future__ import annotations

from typing import Any, NamedTuple

import pytest

from bot.sandbox.entities import Json
from tests.bot.sandbox.conftest import Knock, Town

V2 = 1 << 15
MESSAGES = "/channels/{square}/messages"
COMMANDS = "/applications/{bot}/commands"


class Probe(NamedTuple):
    """A body, the code it gets, and where the mistake lies."""

    name: str
    body: Any
    where: str = ""
    code: int = 50035


def button(custom_id: str | None = "a", **more: object) -> Json:
    shape: Json = {"type": 2, "style": 1, "label": "Go", **more}
    return shape if custom_id is None else {**shape, "custom_id": custom_id}


def options(count: int) -> list[Json]:
    return [{"label": f"n{n}", "value": str(n)} for n in range(count)]


def select(count: int = 3, **more: object) -> Json:
    return {"type": 3, "custom_id": "s", "options": options(count), **more}


def row(*inner: Json) -> Json:
    return {"type": 1, "components": list(inner)}


def rows(*inner: Json) -> Json:
    return {"content": "x", "components": [row(*inner)]}


def text(content: str = "x", **more: object) -> Json:
    return {"type": 10, "content": content, **more}


def layout(*top: Json, **more: object) -> Json:
    return {"flags": V2, "components": list(top), **more}


def field(name: str = "n", value: str = "v") -> Json:
    return {"name": name, "value": value}


MESSAGE_PROBES = [
    Probe("empty message", {"content": ""}, code=50006),
    Probe("blank message", {"content": "  \n"}, code=50006),
    Probe("nothing at all", {}, code=50006),
    Probe("content of 2001", {"content": "x" * 2001}, "content"),
    Probe("eleven embeds", {"embeds": [{"title": "x"}] * 11}, "embeds"),
    Probe("embeds of 6001 in all", {"embeds": [{"description": "x" * 3001}, {"description": "x" * 3000}]}, "embeds"),
    Probe("embed title of 257", {"embeds": [{"title": "x" * 257}]}, "embeds.0.title"),
    Probe("embed description of 4097", {"embeds": [{"description": "x" * 4097}]}, "embeds.0.description"),
    Probe("26 fields", {"embeds": [{"fields": [field()] * 26}]}, "embeds.0.fields"),
    Probe("field value of 1025", {"embeds": [{"fields": [field(value="x" * 1025)]}]}),
    Probe("empty field value", {"embeds": [{"fields": [field(value=" ")]}]}, "embeds.0.fields.0.value"),
    Probe("embed picture that is not there", {"embeds": [{"image": {"url": "attachment://x.png"}}]}, "embeds.0.image"),
    Probe("parse and ids at once", {"content": "x", "allowed_mentions": {"parse": ["users"], "users": ["1"]}}),
    Probe("content that is a number", {"content": 7}, "content"),
    Probe("nonce of 26", {"content": "x", "nonce": "n" * 26, "enforce_nonce": True}),
    Probe("attachment that was not sent", {"content": "x", "attachments": [{"id": 0}]}, "attachments.0.id"),
    Probe("reply to nothing", {"content": "x", "message_reference": {"message_id": "1"}}, "message_reference"),
    Probe(
        "poll answer of 56",
        {"poll": {"question": {"text": "?"}, "answers": [{"poll_media": {"text": "x" * 56}}], "duration": 1}},
        "poll.answers.0",
    ),
]

COMPONENT_PROBES = [
    Probe("content beside V2", layout(text(), content="x"), "content"),
    Probe("embeds beside V2", layout(text(), embeds=[{"title": "x"}]), "embeds"),
    Probe("V2 without its flag", {"content": "x", "components": [text()]}, "components.0.type"),
    Probe("button at the top", layout(button()), "components.0"),
    Probe("container in a container", layout({"type": 17, "components": [{"type": 17, "components": [text()]}]})),
    Probe("empty container", layout({"type": 17, "components": []}), "components.0.components"),
    Probe("41 components", layout(*[text()] * 41), "components"),
    Probe("41 components, nested", layout({"type": 17, "components": [text()] * 20}, *[text()] * 20), "components"),
    Probe("4001 letters in all", layout(text("x" * 2001), text("x" * 2000)), "components"),
    Probe("too many bytes of text", layout(text("浪" * 3400)), "components"),
    Probe("the same custom_id twice", rows(button("a"), button("a")), "components"),
    Probe("the same id twice", layout(text(id=3), text(id=3)), "components"),
    Probe("button without custom_id", rows(button(None)), "components.0.components.0"),
    Probe("link with custom_id", rows(button("a", style=5, url="https://example.org"))),
    Probe("link without url", rows(button(None, style=5))),
    Probe("link to a script", rows(button(None, style=5, url="javascript:0"))),
    Probe("button with nothing on it", rows({"type": 2, "style": 1, "custom_id": "a"})),
    Probe("label of 81", rows(button(label="x" * 81))),
    Probe("custom_id of 101", rows(button("x" * 101))),
    Probe("six buttons in a row", rows(*[button(str(n)) for n in range(6)])),
    Probe("six rows", {"content": "x", "components": [row(button(str(n))) for n in range(6)]}, "components"),
    Probe("empty row", rows(), "components.0.components"),
    Probe("select beside a button", rows(select(), button()), "components.0.components"),
    Probe("two selects in a row", rows(select(), {**select(), "custom_id": "t"}), "components.0.components"),
    Probe("26 options", rows(select(26))),
    Probe("no options", rows(select(0))),
    Probe("the same value twice", rows({"type": 3, "custom_id": "s", "options": [options(1)[0]] * 2})),
    Probe("option label of 101", rows({"type": 3, "custom_id": "s", "options": [{"label": "x" * 101, "value": "1"}]})),
    Probe("min above max", rows(select(min_values=3, max_values=2))),
    Probe("max above the options", rows(select(3, max_values=4))),
    Probe("more defaults than max", rows({**select(), "options": [{**each, "default": True} for each in options(2)]})),
    Probe("more default users than max",
          rows({"type": 5, "custom_id": "u", "default_values": [{"id": n, "type": "user"} for n in ("1", "2")]})),
    Probe("placeholder of 151", rows(select(placeholder="x" * 151))),
    Probe("section without accessory", layout({"type": 9, "components": [text()]})),
    Probe("section of four texts", layout({"type": 9, "components": [text()] * 4, "accessory": button()})),
    Probe("gallery of eleven", layout({"type": 12, "items": [{"media": {"url": "https://example.org/x.png"}}] * 11})),
    Probe("file that was not sent", layout({"type": 13, "file": {"url": "attachment://x.txt"}}), "components"),
]  # fmt: skip


def command(name: str = "go", **more: object) -> Json:
    return {"name": name, "type": 1, "description": "Go", **more}


def option(name: str = "a", **more: object) -> Json:
    return {"type": 3, "name": name, "description": "A", **more}


def taking(*inner: Json) -> Json:
    return command(options=list(inner))


COMMAND_PROBES = [
    Probe("name with capitals", command("Go"), "name"),
    Probe("name with a space", command("go on"), "name"),
    Probe("name of 33", command("x" * 33), "name"),
    Probe("no description", {"name": "go", "type": 1}, "description"),
    Probe("description of 101", command(description="x" * 101), "description"),
    Probe("description on a user command", command("Greet", type=2), "description"),
    Probe("options on a message command", {"name": "Quote", "type": 3, "options": [option()]}, "options"),
    Probe("26 options to a command", taking(*[option(f"o{n}") for n in range(26)]), "options"),
    Probe("required after optional", taking(option("a"), option("b", required=True)), "options.1"),
    Probe("option names twice", taking(option("a"), option("a")), "options.1.name"),
    Probe("option name with capitals", taking(option("Size")), "options.0.name"),
    Probe("choices and autocomplete", taking(option(autocomplete=True, choices=[{"name": "x", "value": "x"}]))),
    Probe("26 choices", taking(option(choices=[{"name": f"c{n}", "value": str(n)} for n in range(26)]))),
    Probe("choice value of 101", taking(option(choices=[{"name": "x", "value": "x" * 101}])), "options.0.choices.0"),
    Probe("choice names twice", taking(option(choices=[{"name": "x", "value": "1"}, {"name": "x", "value": "2"}]))),
    Probe("sub-command beside an option", taking({"type": 1, "name": "sub", "description": "S"}, option()), "options"),
    Probe("group in a group", taking({"type": 2, "name": "g", "description": "G", "options": [
        {"type": 2, "name": "h", "description": "H", "options": []}]})),
    Probe("unknown language", command(name_localizations={"xx": "go"}), "name_localizations.xx"),
    Probe("capitals in another language", command(name_localizations={"de": "Los"}), "name_localizations.de"),
    Probe("the same local name twice",
          taking(option("a", name_localizations={"de": "x"}), option("b", name_localizations={"de": "x"}))),
    Probe("8001 letters", taking(*[
        option(f"o{n}", choices=[{"name": f"{c}{'x' * 90}", "value": "y" * 90} for c in range(25)]) for n in "ab"])),
    Probe("least above most", taking({**option(), "type": 4, "min_value": 5, "max_value": 4})),
    Probe("unknown type of option", taking(option(type=99))),
]  # fmt: skip


def fill(path: str, town: Town) -> str:
    return path.format(square=town.square.id, bot=town.world.bot_id)


def places(errors: Json, path: tuple[str, ...] = ()) -> list[str]:
    """Every path in a refusal at which a mistake is named."""
    found = [".".join(path)] if "_errors" in errors else []
    for key, inner in errors.items():
        if key != "_errors":
            found += places(inner, (*path, key))
    return found


async def refused(town: Town, knock: Knock, path: str, probe: Probe) -> None:
    status, body = await knock("POST", fill(path, town), probe.body)
    assert (status, body["code"]) == (400, probe.code), body
    if probe.code == 50035:
        assert body["message"] == "Invalid Form Body"
        assert any(each.startswith(probe.where) for each in places(body["errors"])), body["errors"]
        assert all(each["code"] and each["message"] for each in leaves(body["errors"]))
    assert [each.code for each in town.sandbox.violations] == [probe.code]
    assert town.ann.messages(town.square) == []
    assert town.world.commands == {}


def leaves(errors: Json) -> list[Json]:
    found = list(errors.get("_errors", []))
    for key, inner in errors.items():
        if key != "_errors":
            found += leaves(inner)
    return found


TABLE = [
    *((MESSAGES, each) for each in (*MESSAGE_PROBES, *COMPONENT_PROBES)),
    *((COMMANDS, each) for each in COMMAND_PROBES),
]


@pytest.mark.parametrize(("path", "probe"), TABLE, ids=[each.name for _, each in TABLE])
async def test_it_is_refused_and_recorded(town: Town, knock: Knock, path: str, probe: Probe) -> None:
    # Whoever plays has no document of Discord's beside the project: the rules by hand must do without it.
    town.sandbox.document = None
    await refused(town, knock, path, probe)


GOOD_MESSAGES: dict[str, Json] = {
    "content of 2000": {"content": "x" * 2000},
    "ten embeds of 6000 in all": {"embeds": [{"description": "x" * 600}] * 10},
    "ids without parse": {"content": "x", "allowed_mentions": {"parse": [], "users": [1]}},
    "five rows": {"content": "x", "components": [row(button(str(n))) for n in range(5)]},
    "25 options": rows(select(25, max_values=25)),
    "link": rows(button(None, style=5, url="https://example.org")),
    "only an emoji on it": rows({"type": 2, "style": 2, "custom_id": "a", "emoji": {"id": None, "name": "🌊"}}),
    "40 components": layout({"type": 17, "components": [text()] * 19}, *[text()] * 20),
    "4000 letters": layout(text("x" * 2000), text("x" * 2000)),
    "section": layout({"type": 9, "components": [text()] * 3, "accessory": button()}),
    "four user defaults": rows({"type": 5, "custom_id": "u", "max_values": 4, "default_values": [
        {"id": str(n), "type": "user"} for n in range(1, 5)]}),
    "poll": {"poll": {"question": {"text": "?"}, "answers": [{"poll_media": {"text": "x" * 55}}], "duration": 1}},
    "a misfit that Discord ignores": {"content": "x", "flags": 64},
}  # fmt: skip

GOOD_COMMANDS: dict[str, Json] = {
    "other alphabets": command("浪-नमस्ते_ไทย's", name_localizations={"de": "los", "es-419": "ir", "zh-CN": "去"}),
    "user command": {"name": "Say Hello", "type": 2},
    "25 options": taking(*[option(f"o{n}") for n in range(25)]),
    "groups": taking({"type": 2, "name": "g", "description": "G", "options": [
        {"type": 1, "name": "h", "description": "H", "options": [option(autocomplete=True, required=True)]}]}),
    "permissions": command(default_member_permissions="32", contexts=[0, 1], integration_types=[0, 1], nsfw=False),
}  # fmt: skip


@pytest.mark.parametrize("body", GOOD_MESSAGES.values(), ids=GOOD_MESSAGES.keys())
async def test_a_good_message_passes(town: Town, knock: Knock, body: Json) -> None:
    status, answer = await knock("POST", fill(MESSAGES, town), body)
    assert status == 200, answer
    assert answer["flags"] & 64 == 0
    assert town.sandbox.violations == []


@pytest.mark.parametrize("body", GOOD_COMMANDS.values(), ids=GOOD_COMMANDS.keys())
async def test_a_good_command_passes(town: Town, knock: Knock, body: Json) -> None:
    status, answer = await knock("POST", fill(COMMANDS, town), body)
    assert status == 201, answer
    assert town.sandbox.violations == []


async def test_there_are_at_most_a_hundred_commands_and_fifteen_of_each_menu(town: Town, knock: Knock) -> None:
    path = fill(COMMANDS, town)
    many = [command(f"c{n}") for n in range(100)] + [{"name": f"U{n}", "type": 2} for n in range(15)]
    status, body = await knock("PUT", path, [*many, command("c100")])
    assert (status, body["code"]) == (400, 30032)
    status, body = await knock("PUT", path, [*many, {"name": "U15", "type": 2}])
    assert (status, body["code"]) == (400, 30032)
    status, body = await knock("PUT", path, many)
    assert (status, len(body)) == (200, 115)
    status, body = await knock("POST", path, command("c100"))
    assert (status, body["code"]) == (400, 30032)


async def test_names_are_unique_in_a_set(town: Town, knock: Knock) -> None:
    status, body = await knock("PUT", fill(COMMANDS, town), [command("go"), command("go")])
    assert (status, body["code"]) == (400, 50035)
    status, body = await knock("PUT", fill(COMMANDS, town), [command("go"), {"name": "go", "type": 2}])
    assert status == 200


async def test_two_hundred_new_commands_a_day(town: Town, knock: Knock) -> None:
    path = fill(COMMANDS, town)
    for batch in range(2):
        assert (await knock("PUT", path, [command(f"b{batch}-{n}") for n in range(100)]))[0] == 200
    assert (await knock("PUT", path, [command(f"b1-{n}") for n in range(100)]))[0] == 200
    status, body = await knock("PUT", path, [command("one-more")])
    assert (status, body["code"]) == (400, 30034)
    town.world.clock.jump(86400)
    assert (await knock("PUT", path, [command("one-more")]))[0] == 200
