"""Keeping what a person chooses: each choice is made on what is kept by then, and changes nothing else."""

from __future__ import annotations

from collections.abc import Callable, Collection

import msgspec

from bot.host import Host
from bot.host.calling import digest_after
from bot.play.asker import Asker
from bot.preferences import Preferences, read_preferences
from storage.models import Player
from storage.players import PlayerFields

Choice = Callable[[Preferences], Preferences]
"""What a choice makes of the preferences that are kept; it may be asked more than once, and knows nothing but them."""


async def keep_choice(
    host: Host,
    asker: Asker,
    choice: Choice,
    *,
    ring: Collection[str] = (),
    ring_tables: Collection[str] = (),
    always: str = "",
) -> Preferences:
    """Keep what a person chooses, and answer them as they now want it.

    In the same transaction their daily digest is set anew if the choice is about it, and their seats' timers of the
    kinds `ring` become due, and all of the kinds `ring_tables` at their tables; each of their seats that is waited for
    has one of the kind `always`, so that its table is looked at.
    """
    now = host.clock()

    def change(player: Player) -> PlayerFields:
        before = read_preferences(player.preferences)
        kept = choice(before)
        due = digest_after(before, kept, player.digest_due, now)
        since = None if due is None else player.digest_since or now
        return {"preferences": msgspec.json.encode(kept), "digest_due": due, "digest_since": since}

    chosen = await host.store.players.choose(asker.user, change, ring=ring, ring_tables=ring_tables, always=always)
    kept = read_preferences(chosen.preferences)
    host.look_at_timers()
    asker.prefer(kept)
    return kept
