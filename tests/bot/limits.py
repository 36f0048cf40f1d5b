"""Discord's limits on what the bot sends: messages, forms and commands; says what breaks them, and mends nothing."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

import discord
from discord import app_commands, ui

from bot.screens.message import Document, Message, Picture, flat, layout

TEXT = 4000
TEXT_BYTES, BYTES_A_DISPLAY = 10_170, 12
"""Past this many UTF-8 bytes the webhook route answers 500 (a known fault of Discord's)."""
COMPONENTS, CUSTOM_ID, LABEL, PLACEHOLDER, OPTIONS, OPTION_TEXT = 40, 100, 80, 150, 25, 100
ROW, ALT, ATTACHMENTS, URL = 5, 1024, 10, 512
TITLE, FORM_LABEL, FORM_PARTS = 45, 45, 5
COMMANDS, COMMAND_TEXT, COMMAND_OPTIONS, NAME, DESCRIPTION = 100, 8000, 25, 32, 100
COMMAND_NAME = re.compile(r"[-_'\w]{1,32}")

ROW_TYPE, BUTTON, SELECT, TEXT_INPUT, TEXT_TYPE, GALLERY, FILE, LABEL_TYPE = 1, 2, 3, 4, 10, 12, 13, 18
LINK = 5


def of_message(message: Message) -> list[str]:
    """What breaks a limit in a message; empty if all is well."""
    payload: list[dict[str, Any]] = layout(message).to_components()  # type: ignore[no-untyped-call]
    parts = list(_walk(payload))
    found = [_too_many("components", len(parts), COMPONENTS)]
    texts = [part["content"] for part in parts if part["type"] == TEXT_TYPE]
    found.append(_too_many("characters of text", sum(map(len, texts)), TEXT))
    weight = sum(len(text.encode()) for text in texts) + BYTES_A_DISPLAY * len(texts)
    found.append(_too_many("bytes of text", weight, TEXT_BYTES))
    found += ["empty text" for text in texts if not text.strip()]
    ids = Counter(part["custom_id"] for part in parts if "custom_id" in part)
    found += [f"the id {name!r} is there {count} times" for name, count in ids.items() if count > 1]
    for part in parts:
        found += _of_part(part)
    return [*filter(None, found), *_attachments(message, parts)]


def _walk(components: Iterable[Any]) -> Iterator[dict[str, Any]]:
    for component in components:
        yield component
        yield from _walk(component.get("components", ()))
        if "component" in component:
            yield from _walk((component["component"],))


def _of_part(part: Mapping[str, Any]) -> list[str]:
    found: list[str | None] = []
    if part.get("style") != LINK and part["type"] in (BUTTON, SELECT):
        found.append(_size("id", part.get("custom_id", ""), 1, CUSTOM_ID))
    if part["type"] == ROW_TYPE:
        inner = part["components"]
        most = 1 if any(child["type"] == SELECT for child in inner) else ROW
        found += [_too_many("parts of a row", len(inner), most), None if inner else "an empty row"]
    elif part["type"] == BUTTON:
        found.append(_size("button", part.get("label") or "", 0 if part.get("emoji") else 1, LABEL))
        found.append(_size("link", part.get("url") or "", 0, URL))
    elif part["type"] == SELECT:
        found += _of_select(part)
    elif part["type"] == GALLERY:
        found += [_size("alt text", item.get("description") or "", 1, ALT) for item in part["items"]]
    return [broken for broken in found if broken]


def _of_select(part: Mapping[str, Any]) -> list[str | None]:
    options = part["options"]
    least, most = part.get("min_values", 1), part.get("max_values", 1)
    found = [_size("placeholder", part.get("placeholder") or "", 0, PLACEHOLDER)]
    found.append(_too_many("options", len(options), OPTIONS))
    if not 0 <= least <= most <= len(options) or most < 1:
        found.append(f"a select of {least} to {most} from {len(options)}")
    values = Counter(option["value"] for option in options)
    found += [f"the option {value!r} is there {count} times" for value, count in values.items() if count > 1]
    for option in options:
        found += [_size("option", option[name], 1, OPTION_TEXT) for name in ("label", "value")]
        found.append(_size("description", option.get("description") or "", 0, OPTION_TEXT))
    return found


def _attachments(message: Message, parts: Sequence[Mapping[str, Any]]) -> list[str]:
    names = [part.name for part in flat(message.parts) if isinstance(part, Picture | Document)]
    found = [f"the file {name} is there {count} times" for name, count in Counter(names).items() if count > 1]
    shown = [item["media"]["url"] for part in parts if part["type"] == GALLERY for item in part["items"]]
    shown += [part["file"]["url"] for part in parts if part["type"] == FILE]
    found += [f"{url} is not attached" for url in shown if url.removeprefix("attachment://") not in names]
    if too_many := _too_many("attachments", len(names), ATTACHMENTS):
        found.append(too_many)
    return found


def of_form(form: ui.Modal) -> list[str]:
    """What breaks a limit in a form."""
    payload: Mapping[str, Any] = form.to_dict()
    found = [_size("title", payload["title"], 1, TITLE), _size("id", payload["custom_id"], 1, CUSTOM_ID)]
    found.append(_too_many("parts", len(payload["components"]), FORM_PARTS))
    for part in _walk(payload["components"]):
        if part["type"] == LABEL_TYPE:
            found.append(_size("label", part["label"], 1, FORM_LABEL))
            found.append(_size("description", part.get("description") or "", 0, OPTION_TEXT))
        elif part["type"] == TEXT_INPUT:
            found.append(_size("placeholder", part.get("placeholder") or "", 0, OPTION_TEXT))
            found.append(_size("value", part.get("value") or "", 0, part.get("max_length") or TEXT))
    return [broken for broken in found if broken]


async def of_commands(tree: app_commands.CommandTree[Any]) -> list[str]:
    """What breaks a limit in the application's commands as they are sent, all languages included."""
    commands = tree.get_commands(type=discord.AppCommandType.chat_input)
    found = [_too_many("commands", len(commands), COMMANDS)]
    for command in commands:
        translator = tree.translator
        sent = await command.get_translated_payload(tree, translator) if translator else command.to_dict(tree)
        found += _of_command(sent, command.name)
    return [broken for broken in found if broken]


def _of_command(payload: Mapping[str, Any], path: str) -> list[str | None]:
    found: list[str | None] = [_too_many(f"characters of /{path}", _length(payload), COMMAND_TEXT)]
    return [*found, *_of_option(payload, path)]


def _of_option(payload: Mapping[str, Any], path: str) -> list[str | None]:
    found: list[str | None] = []
    for name in (payload["name"], *(payload.get("name_localizations") or {}).values()):
        if not COMMAND_NAME.fullmatch(name) or name != name.lower():
            found.append(f"/{path}: {name!r} is no name")
    for text in (payload["description"], *(payload.get("description_localizations") or {}).values()):
        found.append(_size(f"description of /{path}", text, 1, DESCRIPTION))
    options = payload.get("options") or []
    found.append(_too_many(f"options of /{path}", len(options), COMMAND_OPTIONS))
    required = [bool(option.get("required")) for option in options]
    if required != sorted(required, reverse=True):
        found.append(f"/{path}: a required option stands after one that is not")
    if len({option["name"] for option in options}) < len(options):
        found.append(f"/{path}: two options of one name")
    for option in options:
        found += _of_option(option, f"{path} {option['name']}")
    choices = payload.get("choices") or []
    found.append(_too_many(f"choices of /{path}", len(choices), OPTIONS))
    for choice in choices:
        found += [_size(f"choice of /{path}", text, 1, OPTION_TEXT) for text in (choice["name"], str(choice["value"]))]
    return found


def _length(payload: Mapping[str, Any]) -> int:
    """The characters that count towards the limit of a whole command: of each field its longest language."""
    own = 0
    for field in ("name", "description"):
        languages = (payload.get(f"{field}_localizations") or {}).values()
        own += max(len(text) for text in (payload.get(field, ""), *languages))
    choices = sum(len(choice["name"]) + len(str(choice["value"])) for choice in payload.get("choices") or [])
    return own + choices + sum(_length(option) for option in payload.get("options") or [])


def _too_many(what: str, count: int, most: int) -> str | None:
    return f"{count} {what}, {most} at most" if count > most else None


def _size(what: str, text: str, least: int, most: int) -> str | None:
    if least <= len(text) <= most:
        return None
    return f"{what} of {len(text)} characters, {least} to {most} allowed: {text[:40]!r}"
