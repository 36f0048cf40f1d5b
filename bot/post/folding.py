"""Folding: what becomes of the message that showed a table when another takes its place."""

from __future__ import annotations

import msgspec

from bot.host import Seated, audiences, outbox
from storage.commits import WantPost
from storage.models import GENERATIONS_A_VERSION, Post


class Fold(msgspec.Struct, frozen=True):
    """Which message of a table is folded, and which versions of the log stay in it."""

    channel: int
    message: int
    after: int
    until: int


def want_folding(seated: Seated, post: Post, until: int) -> WantPost | None:
    """The wish to fold the message in which a post shows the table, before or after another takes its place.

    A game that is made of rounds keeps a message of each instead, and of the table only the newest.
    """
    if post.kind != outbox.TABLE or post.message_id is None or post.channel_id is None or has_rounds(seated):
        return None
    fold = Fold(post.channel_id, post.message_id, post.generation // GENERATIONS_A_VERSION, until)
    kind = f"{outbox.FOLD}:{post.message_id}"
    return WantPost(audience=audiences.PUBLIC, kind=kind, payload=msgspec.json.encode(fold), keep=False)


def has_rounds(seated: Seated) -> bool:
    """Whether what is over of a game stays in a message of its own."""
    return seated.game is not None and seated.game.round is not None
