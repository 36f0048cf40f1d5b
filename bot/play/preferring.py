"""What a person decides for themselves: how they want to play."""

from __future__ import annotations

from collections.abc import Mapping

from bot.controls import Preference
from bot.errors import Outdated
from bot.host import Host
from bot.host.audiences import seat_audience
from bot.play.answers import Show
from bot.play.asker import Asker
from bot.play.keeping import keep_choice
from bot.preferences import choose
from bot.screens import preferring as screen

UNSEEN = {"confirm", "second_thoughts", "pointless", "share_statistics"}
"""Preferences that change nothing about how a hand looks."""


async def prefer(host: Host, asker: Asker, changes: Mapping[str, str | bool]) -> Show:
    """Keep what was chosen, and tell how things now stand."""
    if changes:
        kept = await keep_choice(host, asker, lambda before: choose(before, changes))
    else:
        kept = await asker.preferences(host.store)
    if not changes.keys() <= UNSEEN:
        await _show_hands_again(host, asker)
    return Show(screen.preferences(kept, asker.texts), in_place=True)


async def prefer_one(host: Host, asker: Asker, name: Preference, value: str) -> Show:
    """Choose one thing from its list."""
    if value not in screen.VALUES[name]:
        raise Outdated
    chosen: str | bool = value
    if name == "language" and value == screen.AS_DISCORD:
        chosen = ""
    elif value in (screen.YES, screen.NO):
        chosen = value == screen.YES
    return await prefer(host, asker, {name: chosen})


async def _show_hands_again(host: Host, asker: Asker) -> None:
    """Let the hands in a person's direct messages change to what they now want to see; that wakes nobody."""
    for table in await host.store.tables.of_user(asker.user):
        if table.status == "running":
            for seat in (await host.load(table.id)).seats_of(asker.user):
                await host.store.posts.show_again(table.id, seat_audience(seat))
    host.wake()
