"""Folding: what a message that showed a table is shortened to when another takes its place."""

from __future__ import annotations

import msgspec

from bot.host import Seated, audiences, outbox
from bot.host.post_kinds import numbered
from storage.commits import WantPost
from storage.models import GENERATIONS_A_VERSION, Post


class Fold(msgspec.Struct, frozen=True):
    """Which message of a table is folded, and which part of the log it keeps: after one version, until another."""

    channel: int
    message: int
    after: int
    until: int


def want_folding(seated: Seated, post: Post, until: int) -> WantPost | None:
    """The wish to fold the message in which a post shows the table, before or after another takes its place.

    A game made of rounds instead keeps one message for each round, and only the newest one for the table.
    """
    if post.kind != outbox.TABLE or post.message_id is None or post.channel_id is None or has_rounds(seated):
        return None
    fold = Fold(post.channel_id, post.message_id, post.generation // GENERATIONS_A_VERSION, until)
    kind = numbered(outbox.FOLD, post.message_id)
    return WantPost(audience=audiences.PUBLIC, kind=kind, payload=msgspec.json.encode(fold), keep=False)


def has_rounds(seated: Seated) -> bool:
    """Whether a game has rounds, each of which keeps a message of its own once it is over."""
    return seated.game is not None and seated.game.round is not None
