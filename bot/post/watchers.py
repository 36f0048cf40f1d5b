"""Those who watch a table: the message that shows it to each, and letting go of whoever cannot be shown it any more."""

from __future__ import annotations

from bot.host import Host, Seated, audiences, outbox, watching
from bot.post.addressing import mark_of, private_texts
from bot.post.reading import Reading
from bot.preferences import read_preferences
from bot.scenes import scene_of
from bot.screens.message import Message, Text
from bot.screens.watching import show_watched
from bot.texts.own_words import escape
from storage.ids import UserId
from storage.models import Post


async def show_watcher(reading: Reading, seated: Seated, post: Post) -> Message | None:
    """The table as everybody may see it; once it is over, or its reader has a seat there, that they watch no longer."""
    user = audiences.user_of(post.audience)
    if user is None or seated.game is None:
        return None
    player = await reading.player(user)
    texts = private_texts(player)
    if not seated.running or user not in seated.timing.watchers:
        if post.message_id is None:
            return None
        key = "watch-seated" if seated.running else "watch-over"
        place = f"<#{seated.place}>"
        return Message((Text(texts(key, name=escape(seated.table.name), table=seated.id, place=place)),))
    look = read_preferences(player.preferences)
    scene = scene_of(seated, None, texts, await reading.news(None), preferences=look, mark=mark_of(post))
    return show_watched(scene)


async def may_still_watch(host: Host, seated: Seated, post: Post) -> bool:
    """Whether whoever watches still sees the channel; asked of Discord, and so only where a new message is sent."""
    user, table = audiences.user_of(post.audience), seated.table
    if post.kind != outbox.WATCH or post.message_id is not None or not seated.running:
        return True
    if user is None or table.server_id is None or table.channel_id is None:
        return False
    return await host.can_see(table.server_id, table.channel_id, user)


async def let_go(host: Host, post: Post) -> None:
    """Show the table no longer to somebody who cannot be written to, or does not see its channel any more."""
    user = audiences.user_of(post.audience)
    if user is not None:
        await host.change(post.table_id, None, lambda seated: watching.stop(seated, UserId(user)))
