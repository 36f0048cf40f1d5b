"""Taking somebody out of what a table keeps besides its seats: invitations, queue, watchers, plans, waiting moves.

Pure: a table in, a Commit out that names nobody.
"""

from __future__ import annotations

from msgspec.structs import replace

from bot.host import outbox
from bot.host.audiences import PUBLIC, user_audience
from bot.host.builder import CommitBuilder
from bot.host.seated import Seated
from storage.commits import Commit, WantPost
from storage.ids import UserId


def strike_out(seated: Seated, user: UserId) -> Commit:
    """Take a person who is not seated at the table out of everything else it keeps."""
    builder = CommitBuilder(seated)
    contract = seated.contract
    if user in contract.invited:
        left = tuple(each for each in contract.invited if each != user)
        builder.contract = contract = replace(contract, invited=left)
    if user in contract.kept or user in contract.called:
        others = tuple(each if each != user else 0 for each in contract.kept)
        called = tuple(each for each in contract.called if each != user)
        builder.contract = replace(contract, kept=others, called=called)
    if seated.table.status == "lobby":
        kept = seated.lobby_time
        queue = tuple(one for one in kept.queue if one.user != user)
        ready = tuple(one for one in kept.ready if one != user)
        asked = {one: at for one, at in kept.called.items() if one != user}
        builder.lobby = replace(kept, queue=queue, ready=ready, called=asked)
    elif seated.running:
        intents = tuple(one for one in seated.timing.intents if one.user != user)
        plans = tuple(one for one in seated.timing.plans if one.user != user)
        habits = tuple(one for one in seated.timing.habits if one.user != user)
        watchers = tuple(one for one in seated.timing.watchers if one != user)
        builder.timing = replace(seated.timing, intents=intents, plans=plans, habits=habits, watchers=watchers)
        builder.drop_posts.append((user_audience(user), outbox.WATCH))
    builder.posts += show_again(seated)
    return builder.build()


def show_again(seated: Seated) -> list[WantPost]:
    """Show everybody a table again, if it has not ended."""
    if seated.table.status == "lobby":
        return [WantPost(audience=PUBLIC, kind=outbox.LOBBY)]
    return [outbox.show_table(seated)] if seated.running else []
