"""Watching a table at which one has no seat: what everybody may see, kept fresh, and its hands some rounds late."""

from __future__ import annotations

import asyncio

from bot.controls import Replay, Watch
from bot.errors import Sorry
from bot.host import Host, Seated, outbox
from bot.host import watching as watchers
from bot.host.audiences import user_audience
from bot.host.held import has_looked
from bot.play import replaying
from bot.play.answers import Answer, Change, Show
from bot.play.asker import Asker
from bot.play.finding import change_table, check_sees, load
from bot.play.lobby import keep_language
from bot.screens.message import Button, Message, Text, buttons
from bot.screens.watching import ask_to_look
from bot.texts.own_words import escape
from storage.ids import TableId

PATIENCE = 6.0
"""How many seconds the answer waits to know whether the message has arrived."""
LOOK_EVERY = 0.1


async def watch(host: Host, asker: Asker, seated: Seated) -> Show:
    """Show somebody a running table in one private message from now on."""
    await check_sees(host, asker, seated)
    await keep_language(host, asker)
    await change_table(host, asker, seated.id, lambda now: watchers.watch(now, asker.request))
    arrived = await _has_arrived(host, asker, seated.id)
    if arrived is False and await _sees_channel(host, asker, seated):
        raise Sorry("error-watch-closed")
    if arrived is False:
        raise Sorry("error-no-table", table=seated.id)
    words = asker.texts("watch-begun" if arrived else "watch-coming", name=escape(seated.table.name), table=seated.id)
    end = Button(asker.texts("button-stop-watching"), Watch(seated.id, "stop").id(), emoji="✖️")
    return Show(Message((Text(words), *buttons(end))))


async def _has_arrived(host: Host, asker: Asker, table: TableId) -> bool | None:
    """Whether the message has arrived; false if it cannot, None if neither is known in time."""
    try:
        async with asyncio.timeout(PATIENCE):
            while True:
                post = await host.store.posts.get(table, user_audience(asker.user), outbox.WATCH)
                if post is None or post.message_id is not None:
                    return post is not None
                await asyncio.sleep(LOOK_EVERY)
    except TimeoutError:
        return None


async def _sees_channel(host: Host, asker: Asker, seated: Seated) -> bool:
    """Whether somebody sees the table's channel: who was invited may, though the table is shown to nobody else."""
    server, channel = seated.table.server_id, seated.table.channel_id
    return server is not None and channel is not None and await host.outside.can_see(server, channel, asker.user)


async def stop(host: Host, asker: Asker, table: TableId) -> Change:
    """Stop showing somebody the table."""
    await change_table(host, asker, table, lambda now: watchers.stop(now, asker.user, asker.request))
    assert asker.seated is not None
    again = Button(asker.texts("button-watch"), Watch(table).id(), emoji="👁️") if asker.seated.running else None
    words = asker.texts("watch-stopped", name=escape(asker.seated.table.name), table=table)
    return Change(Message((Text(words), *buttons(again))))


async def show_hands(host: Host, asker: Asker, table: TableId, *, sure: bool) -> Answer:
    """All hands as they were some rounds ago; before the first look, the person is told what it means for them."""
    seated = await load(host, asker, table)
    await check_sees(host, asker, seated)
    watchers.check_may_look(seated, asker.user)
    watchers.late_log(seated, await host.log(seated))
    if not sure and not has_looked(seated, asker.user):
        return Show(ask_to_look(table, watchers.ROUNDS_LATE, asker.texts))
    if not has_looked(seated, asker.user):
        await change_table(host, asker, table, lambda now: watchers.look_at_hands(now, asker.request))
    words = (await asker.preferences(host.store)).text_mode
    return await replaying.go_to(host, asker, Replay(table, seat=0, words=words))
