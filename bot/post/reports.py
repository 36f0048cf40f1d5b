"""Delivers what people report: as a message in its channel, or as a file in the folder of those who run the bot."""

from __future__ import annotations

from pathlib import Path

import msgspec

from bot.host import Seated
from bot.host.reporting import read_report
from bot.post.addressing import public_texts
from bot.post.snapshot import TableSnapshot
from bot.screens.message import Document, Message, Text
from bot.texts.own_words import escape
from storage.models import Post


async def show_report(snapshot: TableSnapshot, seated: Seated, post: Post) -> Message | None:
    """The message that tells those who manage the server."""
    made, texts = read_report(post.payload), public_texts(seated)
    head = texts(
        "report-title",
        who=escape(made.who),
        name=escape(made.name),
        table=made.table,
        place=f"<#{seated.place}>",
        number=made.reference,
    )
    said = "\n".join(f"> {line}" for line in escape(made.words, len(made.words)).splitlines())
    return Message((Text(f"{head}\n{said}"), Document(_name(post), _written(post))))


def write_report(folder: Path, post: Post) -> None:
    """Write a report into the folder; further attempts write the same file."""
    folder.mkdir(parents=True, exist_ok=True, mode=0o700)
    half = folder / f".{_name(post)}"
    half.write_bytes(_written(post))
    half.replace(folder / _name(post))


def _name(post: Post) -> str:
    return f"report-{post.table_id}-{post.kind.partition(':')[2]}.json"


def _written(post: Post) -> bytes:
    return msgspec.json.format(post.payload, indent=1)
