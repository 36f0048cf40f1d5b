"""Rules for embeds: that each shows something, its addresses and times, and the total size of all together."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import datetime

from bot.sandbox.entities import Json
from bot.sandbox.errors import Fault, too_long
from bot.sandbox.rules.urls import url_faults

Path = tuple[str | int, ...]
TOTAL = 6000
LIMITS = {"title": 256, "description": 4096}
SEEN = (("image", "url"), ("thumbnail", "url"), ("video", "url"), ("author", "name"), ("footer", "text"))


def embed_faults(embeds: list[Json]) -> Iterator[Fault]:
    total = 0
    for number, embed in enumerate(embeds):
        path: Path = ("embeds", number)
        yield from _alone(embed, path)
        for key, limit in LIMITS.items():
            size = len(str(embed.get(key) or "").strip())
            total += size
            if size > limit:
                yield too_long((*path, key), limit)
        total += len(str((embed.get("footer") or {}).get("text") or "").strip())
        total += len(str((embed.get("author") or {}).get("name") or "").strip())
        for place, field in enumerate(embed.get("fields") or []):
            for key in ("name", "value"):
                said = str(field.get(key) or "").strip()
                total += len(said)
                if not said:
                    yield Fault((*path, "fields", place, key), "BASE_TYPE_REQUIRED", "This field is required")
    if total > TOTAL:
        yield Fault(("embeds",), "MAX_EMBED_SIZE_EXCEEDED", f"Embed size exceeds maximum size of {TOTAL}")


def _alone(embed: Json, path: Path) -> Iterator[Fault]:
    """What is wrong with one embed, apart from its sizes."""
    shown = any(embed.get(key) for key in ("title", "description", "fields", "timestamp"))
    if not shown and not any((embed.get(key) or {}).get(inner) for key, inner in SEEN):
        yield Fault((*path, "description"), "BASE_TYPE_REQUIRED", "This field is required")
    if embed.get("url"):
        yield from url_faults(str(embed["url"]), (*path, "url"))
    if (embed.get("author") or {}).get("url"):
        yield from url_faults(str(embed["author"]["url"]), (*path, "author", "url"))
    if embed.get("timestamp"):
        try:
            datetime.fromisoformat(str(embed["timestamp"]))
        except ValueError:
            message = f"Could not parse {embed['timestamp']}. Should be ISO8601."
            yield Fault((*path, "timestamp"), "DATE_TIME_TYPE_PARSE", message)
