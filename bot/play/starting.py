"""What happens to a lobby by itself: the ready check, the deal, and being closed when nothing else happens."""

from __future__ import annotations

import contextlib
import logging

from bot.errors import Sorry
from bot.host import Host, Seated, readiness
from bot.host.dealing import deal
from bot.host.lobby import IDLE_FOR, close_idle
from bot.play import limits
from bot.preferences import read_preferences
from engine.errors import Refused
from storage.commits import Commit
from storage.ids import UserId
from storage.models import Timer

log = logging.getLogger(__name__)


async def see_to_ready(host: Host, timer: Timer) -> None:
    """Ask whether people are ready, take the seats of those whose time is over, or begin as soon as limits allow."""

    async def work(seated: Seated) -> Commit:
        if who := readiness.starter(seated):
            await limits.check_starting(host, seated.table.owner_id, seated.table.server_id)
            with contextlib.suppress(Sorry, Refused):
                # What else the game may lack comes only by a change of the lobby, after which this is looked at anew.
                return host.begin(seated, who)
        queue = [UserId(one.user) for one in seated.lobby_time.queue]
        kept = await host.store.players.preferences_of(queue) if queue else {}
        waiting = {user: read_preferences(of_user).person for user, of_user in kept.items()}
        return readiness.look(seated, host.clock(), waiting)

    try:
        await host.change(timer.table_id, None, work)
    except limits.TooMany as many:
        await host.store.timers.put_off(timer, many.until)


async def deal_with_beacon(host: Host, timer: Timer) -> None:
    """Deal with the round of the beacon that was named at Start, or without it if it does not come in time."""
    seated = await host.load(timer.table_id)
    wanted = seated.luck.awaits
    if wanted is not None and seated.table.status == "lobby":
        beacon = await host.outside.fetch(wanted)
        try:
            await host.change(seated.id, None, lambda now: deal(now, beacon, host.clock(), host.pauses))
        except Sorry:
            log.info("table=%s was dealt meanwhile", seated.id)


async def close_if_idle(host: Host, timer: Timer) -> None:
    """Close a lobby in which nothing has happened for long; if something has, look again later."""
    seated = await host.load(timer.table_id)
    if seated.table.status != "lobby" or seated.luck.awaits is not None:
        return
    until = seated.changed_at + IDLE_FOR
    if until > host.clock():
        await host.store.timers.put_off(timer, until)
    else:
        await host.change(timer.table_id, None, close_idle, seated)
