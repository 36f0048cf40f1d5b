"""Who and what can be reached: what a table notes, says and sets once somebody, or a place, cannot be, or can again.

All of it is pure.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from bot.host import calling, outbox
from bot.host.audiences import PUBLIC, user_audience
from bot.host.builder import CommitBuilder
from bot.host.post_kinds import numbered
from bot.host.seated import Seated
from bot.host.seats import put_again
from bot.host.timers import MEMBER, RETRY_DM, RETRY_DM_AFTER
from storage.commits import Commit, SetTimer, WantPost
from storage.ids import UserId
from storage.models import Reach, Seat


def note_closed(seated: Seated, seats: Sequence[Seat], now: float) -> Commit:
    """Note that the direct messages of the person in these seats are closed: show it, say it once, and try again later.

    If nothing else has told them that they are asked, they are called.
    """
    builder = CommitBuilder(seated)
    news = [seat for seat in seats if seat.reach != "closed"]
    waited_for = [seat.number for seat in news if seated.running and seated.timing.seats[seat.number].asked is not None]
    unheard = [seat for seat in waited_for if _was_told_by_hand_alone(seated, seat)]
    builder.timers += calling.call_timers(seated, unheard, now)
    _note_reach(builder, news, "closed")
    if seated.running:
        for seat in news:
            kind = numbered(outbox.CLOSED, seat.number)
            builder.posts.append(WantPost(audience=PUBLIC, kind=kind, channel_id=seated.place, keep=False))
            # Discord answers the same for somebody who has left the server.
            builder.timers.append(SetTimer(kind=MEMBER, due=now, seat=seat.number))
        for seat in seats:
            builder.timers.append(SetTimer(kind=RETRY_DM, due=now + RETRY_DM_AFTER, seat=seat.number))
    return builder.build()


def _was_told_by_hand_alone(seated: Seated, seat: int) -> bool:
    """Whether nothing but a new hand told somebody that they are asked: the table's message did not mention them."""
    ways = calling.ways_to(seated, seat)
    return ways == {"hand"} or ("hand" in ways and calling.keeps_secret(seated, seat))


def note_open(seated: Seated, news: Sequence[Seat]) -> Commit:
    """Note that a private message has reached the person in these seats, as far as they still sit there."""
    numbers = [seat.number for seat in news]
    builder = CommitBuilder(seated)
    seats = [seat for seat in seated.seats if seat.number in numbers and seat.user_id == news[0].user_id]
    _note_reach(builder, seats, "ok")
    builder.clear_timers += [(RETRY_DM, number) for number in numbers]
    return builder.build()


def _note_reach(builder: CommitBuilder, seats: Sequence[Seat], reach: Reach) -> None:
    """Keep whether the people in these seats can be written to, and let a lobby show it."""
    builder.seats += [replace(put_again(seat), reach=reach) for seat in seats]
    if builder.seated and builder.seated.table.status == "lobby":
        builder.posts.append(WantPost(audience=PUBLIC, kind=outbox.LOBBY))


def tell_owner(seated: Seated, owner: UserId, lost: bytes) -> Commit:
    """Tell the owner of a table what the bot may no longer do there."""
    wish = WantPost(audience=user_audience(owner), kind=outbox.LOST, payload=lost)
    return CommitBuilder(seated, posts=[wish]).build()


def note_allowed_again(seated: Seated, owner: UserId) -> Commit:
    """Forget what the owner was told, so that they are told of any new trouble."""
    return CommitBuilder(seated, drop_posts=[(user_audience(owner), outbox.LOST)]).build()


def call_in_private(seated: Seated, call: str, message: WantPost | None) -> Commit:
    """Put a direct message, if there is to be one, in the place of a call that was to be given at the table."""
    return CommitBuilder(seated, drop_posts=[(PUBLIC, call)], posts=[message] if message is not None else []).build()
