"""Where a table is shown: what is posted once its thread is there, or gone. Pure."""

from __future__ import annotations

from collections.abc import Iterable

from bot.host import outbox
from bot.host.audiences import PUBLIC
from bot.host.builder import CommitBuilder
from bot.host.seated import Seated
from storage.commits import Commit, TableFields, WantPost
from storage.models import Post


def place_table(seated: Seated, thread_id: int | None, asked: Iterable[int], *, reminds_of_talk: bool) -> Commit:
    """Show the table in its place, mentioning those who were asked at the deal and have not moved since."""
    place = thread_id or seated.table.channel_id
    still = [seat for seat in asked if seated.game and seat in seated.game.to_act]
    builder = CommitBuilder(seated, fields=TableFields(thread_id=thread_id))
    if reminds_of_talk:
        builder.posts.append(WantPost(audience=PUBLIC, kind=outbox.RULES, channel_id=place, keep=False))
    mention = outbox.mention(still)
    builder.posts += [
        WantPost(audience=PUBLIC, kind=outbox.TABLE, channel_id=place, payload=mention, repost=True),
        WantPost(audience=PUBLIC, kind=outbox.LOBBY),
    ]
    return builder.build()


def leave_thread(seated: Seated, gone: int | None, post: Post) -> Commit:
    """Show in the table's channel what was to be shown in a thread that is gone, and the table too if that was its."""
    builder = CommitBuilder(seated)
    kinds = {post.kind: post.keep}
    if seated.table.thread_id == gone:
        kinds[outbox.TABLE] = True
        builder.fields["thread_id"] = None
    for kind, keep in sorted(kinds.items()):
        builder.posts.append(
            WantPost(audience=PUBLIC, kind=kind, channel_id=seated.table.channel_id, keep=keep, repost=True)
        )
    return builder.build()
