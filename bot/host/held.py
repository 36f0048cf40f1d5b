"""Who has seen which hand of a table: remembered as salted hashes, so that erasing one's data does not undo it."""

from __future__ import annotations

import secrets
from collections.abc import Iterable
from hashlib import blake2b
from typing import TYPE_CHECKING

import msgspec

from storage.ids import UserId

if TYPE_CHECKING:
    from bot.host.seated import Seated

SALT, LENGTH = 16, 12
OUT, WATCHED = -1, -2
"""Kept like seats: `OUT` for somebody who left the game for good, `WATCHED` for a watcher who looked at all hands."""


class Held(msgspec.Struct, frozen=True, array_like=True):
    """The seats whose hands somebody has seen, by the salted hash of who it was."""

    salt: bytes
    seats: dict[bytes, tuple[int, ...]] = {}


def read_held(kept: bytes | None) -> Held:
    """What `remember` wrote; if nobody has held a seat yet, empty and with a new salt."""
    return msgspec.msgpack.decode(kept, type=Held) if kept else Held(secrets.token_bytes(SALT))


def remember(kept: bytes | None, sitting: Iterable[tuple[UserId | None, int]]) -> bytes:
    """What is kept, with these people in these seats added to it."""
    held = read_held(kept)
    seats = dict(held.seats)
    for user, seat in sitting:
        if user is not None:
            who = _hash(held, user)
            seats[who] = tuple(sorted({*seats.get(who, ()), seat}))
    return msgspec.msgpack.encode(Held(held.salt, seats))


def is_out(seated: Seated, user: UserId) -> bool:
    """Whether somebody has left the game of the table for good."""
    held = read_held(seated.table.held)
    return OUT in held.seats.get(_hash(held, user), ())


def has_looked(seated: Seated, user: UserId) -> bool:
    """Whether somebody without a seat has looked at all hands of the table."""
    held = read_held(seated.table.held)
    return WATCHED in held.seats.get(_hash(held, user), ())


def has_seen_others(seated: Seated, user: UserId, seat: int) -> bool:
    """Whether somebody has seen the hand of another seat of the table, before or after erasing their data."""
    held = read_held(seated.table.held)
    sitting = {each.number for each in seated.seats if each.user_id == user}
    return bool({*held.seats.get(_hash(held, user), ()), *sitting} - {seat})


def _hash(held: Held, user: UserId) -> bytes:
    return blake2b(user.to_bytes(8, "big"), key=held.salt, digest_size=LENGTH).digest()
