"""Whom a message has mentioned, and whom another must: people are woken also while a table's message is being sent."""

from __future__ import annotations

from collections.abc import Collection
from functools import partial

from bot.host import Seated, applying, outbox
from bot.host.post_kinds import base_of
from storage.ids import UserId
from storage.models import Post, changed
from storage.posts import Change


def strike_mentioned(post: Post, mentioned: bytes | None) -> Change | None:
    """Take the seats that a table's message has mentioned out of those that it is to mention by now."""
    if post.kind != outbox.TABLE:
        return None
    return partial(outbox.still_to_mention, mentioned=mentioned or b"")


def strike_owed(seated: Seated, post: Post, owed: Collection[int]) -> Change:
    """Take the seats that are owed a call out of those whom the next attempt to send this is to mention."""

    def strike(payload: bytes) -> bytes:
        if base_of(post.kind) == outbox.APPLICATION:
            return applying.note_owed(payload or post.noted or b"", owed)
        if post.kind in (outbox.RESULT, outbox.READY):
            everybody = [seat.number for seat in seated.seats]
            return outbox.mention(set(outbox.read_called(payload, everybody)).difference(owed))
        if outbox.keeps_mentions(post.kind):
            return outbox.without_seats(payload, owed)
        return payload

    return strike


def note_shown(post: Post, message_id: int | None) -> bytes | None:
    """What must be known later of a message as it is shown now; None: what is known already."""
    if post.kind == outbox.TABLE:
        # Somebody may be woken just before it is written down that the message is there.
        is_new = post.message_id is None and message_id is not None
        return (post.payload or outbox.mention(())) if is_new else None
    # What a question asks is needed for its answer, and for showing it once more.
    return post.payload if base_of(post.kind) == outbox.APPLICATION and post.payload else None


def lacks_a_mention(post: Post) -> bool:
    """Whether a table's message is there, but was sent without mentioning somebody whom it is to mention by now."""
    if post.kind != outbox.TABLE or post.message_id is None or post.noted is None:
        return False
    return bool(outbox.still_to_mention(post.payload, post.noted))


def without(seated: Seated, post: Post, users: Collection[UserId]) -> Post:
    """A post as it was sent before these people were to be mentioned in it."""
    unsaid = [seat for seat in outbox.read_mentioned(post.payload) if seated.seat(seat).user_id in users]
    return changed(post, payload=outbox.without_seats(post.payload, unsaid))
