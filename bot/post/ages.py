"""How to change a message that has grown old: Discord lets a message older than an hour be edited only rarely."""

from __future__ import annotations

from collections.abc import Collection
from typing import Literal

import discord

from bot.host import Seated, audiences, outbox
from storage.models import Post

OLD = 3300.0
"""From this age in seconds, a message is rarely edited: a new one takes its place, or it waits until it must change."""

Way = Literal["edit", "renew", "leave"]


def is_old(message_id: int, now: float) -> bool:
    """Whether a message is so old that Discord lets it be edited only a few times."""
    return discord.utils.snowflake_time(message_id).timestamp() < now - OLD


def way_to_change(seated: Seated, post: Post, waking: Collection[int], mover: int | None) -> Way:
    """What to do with an old message: edit it once more, send another in its place, or leave it as it is.

    `waking` are the seats that a new table message and a new hand are about to wake, so that the old ones need not
    change first; `mover` is the seat that moved last. A hand is left alone while nobody waits for it to change.
    """
    seat = audiences.seat_of(post.audience)
    if not seated.running or post.version_shown >= post.version_wanted:
        return "edit"
    if post.kind == outbox.TABLE:
        return "leave" if waking else "renew"
    if post.kind == outbox.WATCH:
        return "renew"
    if post.kind != outbox.HAND or seat is None:
        return "edit"
    asked = _is_asked(seated, seat)
    hurried = post.attempts > 1 or post.not_before <= seated.changed_at
    if not hurried or (asked and seat in waking):
        return "leave"
    return "renew" if asked and seat == mover else "edit"


def may_be_sent(seated: Seated, post: Post) -> bool:
    """Whether a post that has no message, or has lost it, may send one: a hand is sent if its seat is asked.

    A hand is also sent if it must wake somebody, or if it was requested though nothing changed at the table.
    """
    seat = audiences.seat_of(post.audience)
    if post.kind != outbox.HAND or seat is None or not seated.running:
        return True
    meant = bool(post.payload) or post.version_shown >= post.version_wanted
    return meant or _is_asked(seated, seat)


def _is_asked(seated: Seated, seat: int) -> bool:
    return seated.game is not None and seat in seated.game.to_act
