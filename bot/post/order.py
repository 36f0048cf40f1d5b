"""In which order the messages of a table stand in its room: what is over above what goes on, the result last."""

from __future__ import annotations

from bot.host import outbox
from storage.models import Post
from storage.posts import PostStore

WAITS_FOR_ROUNDS = 5
"""How often the table and the result let the rounds before them go first, if these are slow or refused for a moment."""
FIRST_WAIT = 0.25
"""How many seconds they wait at first; each time twice as long."""
PLACES = {outbox.FOLD: 0, outbox.ROUND: 2, outbox.TABLE: 3, outbox.RESULT: 4}


def place_of(post: Post) -> tuple[int, int, str]:
    """Folds before what replaces them, then rounds, the table below those, the result last, others as wanted."""
    kind = post.kind.partition(":")[0]
    number = outbox.round_shown(post.kind) if kind == outbox.ROUND else post.version_wanted
    return PLACES.get(kind, 1), number, post.kind


def wait_for_round(attempts: int) -> float:
    """For how many seconds a message waits for a round before it: longer at each attempt."""
    return FIRST_WAIT * 2.0 ** min(max(0, attempts - 1), WAITS_FOR_ROUNDS)


async def stands_above_a_round(posts: PostStore, post: Post) -> bool:
    """Whether a message, sent now, would stand above one of a round that was over before and is still to be sent."""
    is_round = outbox.is_round(post.kind)
    if post.message_id is not None or not (is_round or post.kind in (outbox.TABLE, outbox.RESULT)):
        return False
    unsent = await posts.unsent(post.table_id, post.audience, f"{outbox.ROUND}:")
    if not is_round:
        return bool(unsent) and post.attempts <= WAITS_FOR_ROUNDS
    return any(outbox.round_shown(kind) < outbox.round_shown(post.kind) for kind in unsent)
