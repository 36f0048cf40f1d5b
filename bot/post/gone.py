"""What becomes of a post whose message, thread or channel somebody has deleted.

A deleted message is sent anew, in the channel if its thread is gone. Once the channel is gone, the owner of the table
is told, and whoever would have been called there is called by direct message.
"""

from __future__ import annotations

import logging
from typing import Literal

from bot.host import Host, calling, outbox, reachable
from bot.host.audiences import PUBLIC, user_audience
from bot.post import calls, reach, rooms
from bot.post.makers import make
from bot.post.sending import Later
from bot.post.snapshot import TableSnapshot
from storage.commits import WantPost
from storage.ids import TableId
from storage.models import Post

log = logging.getLogger(__name__)

ANSWERED_ELSEWHERE = (outbox.TABLE, outbox.RESULT, outbox.READY)
"""What calls people to something that they can do or read elsewhere, too; a question is answered where it stands."""


async def look_for_another_way(
    host: Host, post: Post, what: Literal["message", "channel"], soon: float
) -> float | None:
    """When to send a post again: soon, if a place is left for it; if none is, tell those concerned in private."""
    log.info("table=%s audience=%s kind=%s gone=%s", post.table_id, post.audience, post.kind, what)
    if what == "message" or await rooms.thread_gone(host, post):
        return soon
    if post.audience != PUBLIC:
        return None
    await reach.note_gone(host, post)
    if calls.is_call(post):
        await _call_in_private(host, post)
    elif post.kind in ANSWERED_ELSEWHERE:
        try:
            await _owe_calls(host, post)
        except Later:
            return soon
    return None


async def _call_in_private(host: Host, post: Post) -> None:
    """Put a direct message in the place of a call, in one commit, unless the person gets one anyway, or takes none."""
    called = calling.read_call_content(post.payload)
    tables = [(await host.load(table), seat) for table, seat in called.seats]
    player = await host.store.players.get(called.user)
    is_closed = player.reach == "closed" or any(seated.seat(seat).reach == "closed" for seated, seat in tables)
    is_told = any(seated.preferences(seat).tell_of(seated.id) == "both" for seated, seat in tables)
    audience = user_audience(called.user)
    wish = WantPost(audience=audience, kind=post.kind, payload=post.payload, keep=False)
    message = None if is_closed or is_told else wish
    await host.change(post.table_id, None, lambda now: reachable.call_in_private(now, post.kind, message))


async def _owe_calls(host: Host, post: Post) -> None:
    """Owe a call to those whom a message was to mention and nothing else tells; raises Later if the table changes."""
    snapshot = TableSnapshot(host, TableId(post.table_id))
    seated = await snapshot.seated()
    # A message that was to be sent in place of an old one mentions whom the old one did not.
    kept = await host.store.posts.get(snapshot.table, post.audience, post.kind)
    message = await make(snapshot, kept or post)
    mentioned = message.mentions if message is not None else ()
    owed = {*(seat.number for seat in seated.seats if seat.user_id in mentioned), *snapshot.take_owed()}
    if post.kind == outbox.TABLE:
        owed.difference_update(calling.told_by_hand(seated, owed))
    if owed:
        await calls.owe_instead(host, seated, post, owed, snapshot.now)
