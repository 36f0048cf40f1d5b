"""What a host asks of the world outside: the beacon, what Discord knows of people, and what a player would do."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from functools import partial
from typing import Protocol

from bot.host.luck import Coming
from engine.game import Action
from engine.luck import Beacon
from engine.players import Decision, QuickStream, Sight, decide_with_reason, levels_of
from storage.ids import ServerId, UserId


class Consider(Protocol):
    """Says what a player would do in a seat and why, and what is likely to follow that or the action `done`."""

    async def __call__(self, sight: Sight, seed: bytes, done: Action | None = None) -> Decision: ...


async def consider(sight: Sight, seed: bytes, done: Action | None = None) -> Decision:
    """Decide by a game's rules of thumb, which look no further ahead."""
    way = partial(decide_with_reason, done=done)
    return await asyncio.to_thread(way, levels_of(sight.game.name)[0], sight, QuickStream(seed))


async def no_beacon(_wanted: Coming) -> None:
    """Fetch nothing: there is no beacon."""


async def nobody_leaves(_server: ServerId, _user: UserId) -> bool:
    """Say that nobody has left a server."""
    return False


async def everybody_sees(_server: ServerId, _channel: int, _user: UserId) -> bool:
    """Say that everybody sees a channel."""
    return True


@dataclass(frozen=True, slots=True)
class Outside:
    """Whom a host asks; by default there is no beacon, Discord cannot be asked, and nobody thinks ahead."""

    coming: Callable[[], Coming | None] = lambda: None
    """Names the round of a public beacon that decides a game that starts now; None if there is none."""
    fetch: Callable[[Coming], Awaitable[Beacon | None]] = no_beacon
    """Asks for that round once it is due."""
    has_left: Callable[[ServerId, UserId], Awaitable[bool]] = nobody_leaves
    """Asks Discord whether somebody has left a server."""
    can_see: Callable[[ServerId, int, UserId], Awaitable[bool]] = everybody_sees
    """Asks Discord whether somebody sees a channel of a server, wherever they ask from."""
    consider: Consider = consider
    """Finds a sensible move for a seat, and says why."""


@dataclass(frozen=True, slots=True)
class Limits:
    """Limits for a person or a whole server: on lobbies open at once, on all else within an hour; 0 is no limit."""

    lobbies: int = 0
    server_lobbies: int = 0
    starts: int = 0
    server_starts: int = 0
    invitations: int = 0
    reports: int = 0
