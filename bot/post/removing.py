"""Deletes the messages that others have replaced: at once, or later if Discord or a proxy cannot do it now."""

from __future__ import annotations

import logging

from bot.host import Host, Seated, outbox
from bot.host.post_kinds import base_of, number_of, numbered
from bot.post.again import pause_after
from bot.post.folding import has_rounds
from bot.post.sending import LONGEST_PAUSE, TROUBLE, Sender
from bot.reaching import asked_to_wait, in_a_line
from storage.commits import WantPost
from storage.models import Post

log = logging.getLogger(__name__)


async def remove_replaced(host: Host, sender: Sender, seated: Seated, post: Post, channel_id: int) -> WantPost | None:
    """Delete the message that a post's new one replaces; returns the wish to delete it later if that fails for now.

    That is a post of its own: the new message is there, and must be written down before another is wanted in its place.
    """
    if post.previous_id is None or not await _is_left_over(host, seated, post):
        return None
    channel = post.previous_channel_id or channel_id
    try:
        await sender.remove(channel, post.previous_id)
    except TROUBLE as error:
        log.warning("table=%s message=%s not removed yet: %s", post.table_id, post.previous_id, in_a_line(error))
        pause = max(pause_after(post.attempts, first=0.5, most=LONGEST_PAUSE), asked_to_wait(error))
        return WantPost(
            audience=post.audience,
            kind=numbered(outbox.REMOVAL, post.previous_id),
            channel_id=channel,
            not_before=host.clock() + pause,
            keep=False,
        )
    return None


def is_removal(post: Post) -> bool:
    return base_of(post.kind) == outbox.REMOVAL


async def remove_later(host: Host, sender: Sender, post: Post) -> None:
    """Delete the message that such a post names; what passes by itself is raised, so that it is tried again."""
    await sender.remove(post.channel_id or 0, number_of(post.kind))
    await host.store.posts.mark_shown(post, message_id=None)


async def _is_left_over(host: Host, seated: Seated, post: Post) -> bool:
    """Whether the previous message can be deleted; a table's may live on as what stays of a round."""
    if post.kind != outbox.TABLE:
        return post.kind in (outbox.HAND, outbox.WATCH, outbox.READY)
    kept = await host.store.posts.get(post.table_id, post.audience, post.kind)
    return has_rounds(seated) and kept is not None and kept.previous_id == post.previous_id
