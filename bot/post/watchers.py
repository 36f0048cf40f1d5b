"""The watchers of a table: the message that shows it to each, and letting go of those who may not see it any more."""

from __future__ import annotations

from collections import OrderedDict

from bot.host import Host, Seated, audiences, outbox, watching
from bot.post.addressing import mark_of, private_texts
from bot.post.snapshot import TableSnapshot
from bot.preferences import read_preferences
from bot.scenes import scene_of
from bot.screens.message import Message, Text
from bot.screens.watching import show_watched
from bot.texts.own_words import escape
from storage.ids import UserId
from storage.models import Post

ASKED_EVERY = 1800.0
"""For how many seconds somebody who was found to see a channel is assumed to see it still."""
REMEMBERED = 2_048
"""For how many watchers the time of the last check is remembered."""


async def show_watcher(snapshot: TableSnapshot, seated: Seated, post: Post) -> Message | None:
    """The table as everybody may see it; once it is over, or its reader has a seat, a note that this ends."""
    user = audiences.user_of(post.audience)
    if user is None or seated.game is None:
        return None
    player = await snapshot.player(user)
    texts = private_texts(player)
    if not seated.running or user not in seated.timing.watchers:
        if post.message_id is None:
            return None
        key = "watch-seated" if seated.running else "watch-over"
        place = f"<#{seated.place}>"
        return Message((Text(texts(key, name=escape(seated.table.name), table=seated.id, place=place)),))
    look = read_preferences(player.preferences)
    scene = scene_of(seated, None, texts, await snapshot.news(None), preferences=look, mark=mark_of(post))
    return show_watched(scene)


class ChannelAccessCache:
    """When each watcher was last found to see the channel of a table; finding out takes a request to Discord."""

    def __init__(self) -> None:
        self._at: OrderedDict[tuple[int, int], float] = OrderedDict()

    async def may_still_watch(self, host: Host, seated: Seated, post: Post) -> bool:
        """Whether a watcher still sees the channel: Discord is asked before each new message, else now and then."""
        user, table = audiences.user_of(post.audience), seated.table
        if post.kind != outbox.WATCH or not seated.running:
            return True
        if user is None or table.server_id is None or table.channel_id is None:
            return False
        key, now = (seated.id, user), host.clock()
        if post.message_id is not None and now - self._at.get(key, float("-inf")) < ASKED_EVERY:
            return True
        if not await host.outside.can_see(table.server_id, table.channel_id, user):
            self._at.pop(key, None)
            return False
        self._at[key] = now
        self._at.move_to_end(key)
        if len(self._at) > REMEMBERED:
            self._at.popitem(last=False)
        return True


async def let_go(host: Host, post: Post) -> None:
    """Stop showing the table to somebody who cannot be written to, or does not see its channel any more."""
    user = audiences.user_of(post.audience)
    if user is not None:
        await host.change(post.table_id, None, lambda seated: watching.stop(seated, UserId(user)))
