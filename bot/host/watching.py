"""Who watches a running table, and how much they may be shown of its hands, and when. Pure."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from bot.errors import Sorry
from bot.host import outbox
from bot.host.audiences import user_audience
from bot.host.builder import CommitBuilder
from bot.host.held import WATCHED, has_looked, remember
from bot.host.log import Moment
from bot.host.rounds import split_rounds
from bot.host.seated import Request, Seated
from bot.host.turns import game_of
from storage.commits import Commit, WantPost
from storage.ids import UserId

MOST = 20
"""How many may watch a table: each of them is shown what changes."""
ROUNDS_LATE = 3
"""How many of the last finished rounds are kept from those who look at all hands."""


def watch(seated: Seated, request: Request) -> Commit:
    """Show somebody the table in one private message from now on; a new one if they watch already."""
    check_no_seat(seated, request.user)
    watching = seated.timing.watchers
    if request.user not in watching and len(watching) >= MOST:
        raise Sorry("error-watch-full", count=MOST)
    builder = CommitBuilder(seated, request)
    others = tuple(user for user in watching if user != request.user)
    builder.timing = msgspec.structs.replace(seated.timing, watchers=(*others, request.user))
    builder.posts.append(WantPost(audience=user_audience(request.user), kind=outbox.WATCH, repost=True))
    return builder.build()


def stop(seated: Seated, user: UserId, request: Request | None = None) -> Commit:
    """Stop showing somebody the table."""
    builder = CommitBuilder(seated, request)
    if seated.running and user in seated.timing.watchers:
        left = tuple(each for each in seated.timing.watchers if each != user)
        builder.timing = msgspec.structs.replace(seated.timing, watchers=left)
    builder.drop_posts.append((user_audience(user), outbox.WATCH))
    return builder.build()


def look_at_hands(seated: Seated, request: Request) -> Commit:
    """Remember that somebody looks at all hands, before they do: they can no longer sit down at this table."""
    check_may_look(seated, request.user)
    builder = CommitBuilder(seated, request)
    if not has_looked(seated, request.user):
        builder.fields["held"] = remember(seated.table.held, [(request.user, WATCHED)])
    return builder.build()


def check_no_seat(seated: Seated, user: UserId) -> None:
    """Raise Sorry if no game is being played, or if this person or a computer player for them plays in it."""
    game_of(seated)
    if any(seat.user_id == user for seat in seated.seats):
        raise Sorry("error-watch-seated")


def check_may_look(seated: Seated, user: UserId) -> None:
    """Raise Sorry unless somebody may be shown all hands of a running game some rounds late."""
    game = game_of(seated)
    if seated.contract.late_hands != "yes" or game.round is None:
        raise Sorry("error-replay-running")
    check_no_seat(seated, user)


def late_log(seated: Seated, log: Sequence[Moment]) -> list[Moment]:
    """The log without the last `ROUNDS_LATE` finished rounds and all since; raises Sorry if fewer have finished."""
    over, _ = split_rounds(seated.table.game, log)
    if len(over) < ROUNDS_LATE:
        raise Sorry("error-hands-early", rounds=ROUNDS_LATE)
    told: list[Moment] = []
    shown = over[:-ROUNDS_LATE]
    left = shown[-1].moves if shown else 0
    for moment in log:
        stands = moment.seat is not None and not moment.undone
        if stands and not left:
            break
        left -= stands
        told.append(moment)
    return told
