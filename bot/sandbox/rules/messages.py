"""Rules for what a message holds: totals over embeds, mentions, attachments, and what Components V2 excludes."""

from __future__ import annotations

from collections.abc import Iterator

from bot.sandbox import components as parts
from bot.sandbox.entities import COMPONENTS_V2, Json
from bot.sandbox.errors import ApiError, Fault, form, too_long
from bot.sandbox.filenames import kept_name
from bot.sandbox.message_parts import File
from bot.sandbox.rules.components import component_faults, emoji_faults
from bot.sandbox.rules.embeds import embed_faults
from bot.sandbox.rules.urls import url_faults

CONTENT, POLL_ANSWER = 2000, 55
V2_ALONE = "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2"


def check_new(body: Json, files: list[File], *, loading: bool = False) -> None:
    """Check a message to be posted; one that only says "is thinking" may be empty."""
    _raise(content_faults(body, files, [], is_v2=_asks_v2(body)))
    says = any(body.get(key) for key in ("content", "embeds", "components", "sticker_ids", "poll"))
    forward = (body.get("message_reference") or {}).get("type") == 1
    if not (says or files or forward or body.get("shared_client_theme") or loading) or _blank(body, files):
        raise ApiError(50006)


def check_edit(body: Json, files: list[File], before: Json) -> None:
    """Check an edit against the message as it was before."""
    was_v2 = bool(before["flags"] & COMPONENTS_V2)
    if "poll" in before and any(body.get(key) is not None for key in ("content", "embeds", "components", "poll")):
        raise ApiError(520003)
    if was_v2 and body.get("flags") is not None and not _asks_v2(body):
        raise form(Fault(("flags",), "MESSAGE_FLAGS_COMPONENTS_V2", "The components V2 flag cannot be removed."))
    faults = list(content_faults(body, files, before["attachments"], is_v2=was_v2 or _asks_v2(body)))
    after = {**before, **{key: value for key, value in body.items() if key in before or value is not None}}
    if _asks_v2(body) and not was_v2:
        # An edit that switches to V2 must itself remove the old content and embeds.
        faults += [
            Fault((key,), V2_ALONE, f"The '{key}' field cannot be used with the components V2 flag.")
            for key in ("content", "embeds")
            if before.get(key) and key not in body
        ]
    _raise(faults)
    keeps = after.get("attachments") or files or (before["attachments"] and "attachments" not in body)
    if not (any(after.get(key) for key in ("content", "embeds", "components", "poll")) or keeps):
        raise ApiError(50006)


def _raise(faults: Iterator[Fault] | list[Fault]) -> None:
    found = list(faults)
    if found:
        raise form(*found)


def _asks_v2(body: Json) -> bool:
    return bool(int(body.get("flags") or 0) & COMPONENTS_V2)


def _blank(body: Json, files: list[File]) -> bool:
    others = ("embeds", "components", "sticker_ids", "poll", "message_reference", "shared_client_theme")
    content = body.get("content")
    return bool(content) and not str(content).strip() and not files and not any(body.get(key) for key in others)


def content_faults(body: Json, files: list[File], kept: list[Json], *, is_v2: bool) -> Iterator[Fault]:
    """Everything that new messages and edits have in common."""
    content = body.get("content")
    if content and len(content) > CONTENT:
        yield Fault(("content",), "BASE_TYPE_MAX_LENGTH", f"Must be {CONTENT} or fewer in length.")
    yield from embed_faults(body.get("embeds") or [])
    yield from mention_faults(body.get("allowed_mentions") or {})
    if is_v2:
        for key in ("content", "embeds", "poll", "sticker_ids"):
            if body.get(key):
                yield Fault((key,), V2_ALONE, f"The '{key}' field cannot be used with the components V2 flag.")
    yield from component_faults(body.get("components") or [], is_v2=is_v2)
    yield from file_faults(body.get("components") or [])
    yield from attachment_faults(body, files, kept)
    for number, answer in enumerate((body.get("poll") or {}).get("answers") or []):
        if len(str(answer.get("poll_media", {}).get("text") or "")) > POLL_ANSWER:
            yield too_long(("poll", "answers", number, "poll_media", "text"), POLL_ANSWER)
        emoji = answer.get("poll_media", {}).get("emoji")
        yield from emoji_faults(emoji, ("poll", "answers", number, "poll_media", "emoji"))


def mention_faults(allowed: Json) -> Iterator[Fault]:
    for key in ("users", "roles"):
        if key in (allowed.get("parse") or []) and allowed.get(key):
            message = f"parse:[{key}] and {key}: [ids...] are mutually exclusive."
            yield Fault(("allowed_mentions",), "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE", message)


def attachment_faults(body: Json, files: list[File], before: list[Json]) -> Iterator[Fault]:
    """Every attachment that is named must exist, among those kept or those sent along."""
    keys = {file.key for file in files}
    notes = body.get("attachments")
    listed = {str(note.get("id")) for note in notes or []}
    known = keys | {each["id"] for each in before}
    for number, note in enumerate(notes or []):
        if str(note.get("id")) not in known:
            yield Fault(("attachments", number, "id"), "ATTACHMENT_NOT_FOUND", "There is no such attachment.")
    # An edit that has a list of attachments keeps only those in it; without a list it keeps all.
    kept = before if notes is None else [each for each in before if each["id"] in listed]
    if len(kept if notes is None else notes) + len(keys - listed) > 10:
        yield too_long(("attachments",), 10)
    renamed = {str(note.get("id")): note.get("filename") for note in notes or []}
    names = {kept_name(renamed.get(file.key) or file.filename) for file in files}
    names |= {each["filename"] for each in kept}
    for path, url in _references(body):
        yield from url_faults(url, path, "attachment")
        if url.startswith("attachment://") and url.removeprefix("attachment://") not in names:
            yield Fault(path, "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND", f"No attachment {url[13:]}")


def _references(body: Json) -> Iterator[tuple[tuple[str | int, ...], str]]:
    for number, embed in enumerate(body.get("embeds") or []):
        for key, inner in (("image", "url"), ("thumbnail", "url"), ("author", "icon_url"), ("footer", "icon_url")):
            if (embed.get(key) or {}).get(inner):
                yield ("embeds", number, key, inner), str(embed[key][inner])
    for one in parts.walk(body.get("components") or []):
        for media in parts.media_of(one):
            yield ("components",), str(media.get("url") or "")


def file_faults(components: list[Json]) -> Iterator[Fault]:
    """A file component shows a file of this message, never one from elsewhere."""
    for one in parts.walk(components):
        url = str((one.get("file") or {}).get("url") or "")
        if one["type"] == parts.FILE and not url.startswith("attachment://"):
            message = "Only attachment references are supported here."
            yield Fault(("components",), "UNFURLED_MEDIA_ITEM_ATTACHMENT_REFERENCE_REQUIRED", message)
