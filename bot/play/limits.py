"""How much one person, and a whole server, may open, start, invite and report; more than that has to wait a while."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from bot.errors import Sorry
from bot.host import Host
from bot.host.lobby import INVITED
from bot.host.reporting import REPORTED
from bot.play.asker import Asker
from bot.play.worker_threads import Queues
from storage.ids import ServerId, UserId

HOUR = 3600.0

_QUEUES = Queues()


class TooMany(Sorry):
    """As much was done within an hour as is allowed; it goes on at `until`."""

    def __init__(self, key: str, count: int, until: int) -> None:
        super().__init__(key, count=count, when=f"<t:{until}:R>")
        self.until = until


@asynccontextmanager
async def one_at_a_time(user: UserId) -> AsyncIterator[None]:
    """Let a person's other requests wait meanwhile, so that what was counted here is still true at the commit."""
    async with _QUEUES.of(user):
        yield


async def check_opening(host: Host, asker: Asker, server: ServerId) -> None:
    """Raise Sorry if a person, or a server, has as many lobbies open as is allowed."""
    limits, usage = host.limits, host.store.usage
    if limits.lobbies and await usage.count_lobbies(server, asker.user) >= limits.lobbies:
        raise Sorry("error-limit-lobbies", count=limits.lobbies)
    if limits.server_lobbies and await usage.count_lobbies(server) >= limits.server_lobbies:
        raise Sorry("error-limit-server-lobbies", count=limits.server_lobbies)


async def check_starting(host: Host, owner: UserId | None, server: ServerId | None) -> None:
    """Raise Sorry if too many tables were started within an hour, and say when the next may be."""
    limits, since = host.limits, host.clock() - HOUR
    if server is None:
        return
    if owner is not None:
        _check("error-limit-starts", limits.starts, await host.store.usage.starts(server, since, owner))
    _check("error-limit-server-starts", limits.server_starts, await host.store.usage.starts(server, since))


async def check_inviting(host: Host, asker: Asker) -> None:
    """Raise Sorry if somebody has invited too many people within an hour, and say when they may again."""
    done = await host.store.usage.requests(asker.user, host.clock() - HOUR, INVITED)
    _check("error-limit-invitations", host.limits.invitations, done)


async def check_reporting(host: Host, asker: Asker) -> None:
    """Raise Sorry if somebody has reported too often within an hour, and say when they may again."""
    done = await host.store.usage.requests(asker.user, host.clock() - HOUR, REPORTED)
    _check("error-limit-reports", host.limits.reports, done)


def _check(key: str, most: int, done: list[float]) -> None:
    if most and len(done) >= most:
        raise TooMany(key, most, int(done[-most] + HOUR) + 1)
