"""The order in which a table's messages stand in its room: what is over above what goes on, and the result last."""

from __future__ import annotations

from bot.host import outbox
from bot.host.post_kinds import base_of
from bot.post.again import pause_after
from storage.models import Post
from storage.posts import PostStore

WAITS_FOR_ROUNDS = 5
"""How many times the table and the result wait for earlier rounds that are slow, or refused for a moment."""
FIRST_WAIT, LONGEST_WAIT = 0.25, 8.0
"""How many seconds the first wait lasts, and the longest; each lasts twice as long as the one before."""
PLACES = {outbox.FOLD: 0, outbox.ROUND: 2, outbox.TABLE: 3, outbox.RESULT: 4, outbox.REMOVAL: 5}


def place_of(post: Post) -> tuple[int, int, str]:
    """A sort key: folds come before what replaces them, then other posts, rounds, the table, the result, removals."""
    kind = base_of(post.kind)
    number = outbox.round_shown(post.kind) if kind == outbox.ROUND else post.version_wanted
    return PLACES.get(kind, 1), number, post.kind


def wait_for_round(attempts: int) -> float:
    """For how many seconds a message waits for a round before it: longer at each attempt."""
    return pause_after(attempts, first=FIRST_WAIT, most=LONGEST_WAIT)


async def stands_above_a_round(posts: PostStore, post: Post) -> bool:
    """Whether a message sent now would stand above that of an earlier round that is still to be sent."""
    is_round = outbox.is_round(post.kind)
    if post.message_id is not None or not (is_round or post.kind in (outbox.TABLE, outbox.RESULT)):
        return False
    unsent = await posts.unsent(post.table_id, post.audience, f"{outbox.ROUND}:")
    if not is_round:
        return bool(unsent) and post.attempts <= WAITS_FOR_ROUNDS
    return any(outbox.round_shown(kind) < outbox.round_shown(post.kind) for kind in unsent)
