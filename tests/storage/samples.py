"""Turns and tables such as the bot would commit, for the tests of storage."""

from __future__ import annotations

import itertools
from dataclasses import dataclass, replace

from storage import (
    Commit,
    Committed,
    NewAction,
    NewState,
    PutSeat,
    ServerId,
    SetTimer,
    Store,
    TableId,
    UserId,
    WantPost,
)

SERVER = ServerId(700_000_000_000_000_001)
CHANNEL = 710_000_000_000_000_001
ANNA = UserId(800_000_000_000_000_001)
BEN = UserId(800_000_000_000_000_002)
CLEO = UserId(800_000_000_000_000_003)

_requests = itertools.count(900_000_000_000_000_000)


@dataclass
class Clock:
    """A clock that the test sets."""

    now: float = 1_000.0

    def __call__(self) -> float:
        return self.now


def request() -> str:
    """The number of an interaction that never was before."""
    return str(next(_requests))


def lobby(*people: UserId) -> Commit:
    """Open a table with these people seated."""
    return Commit(
        request_id=request(),
        fields={"game": "tiny", "name": "Friday", "server_id": SERVER, "channel_id": CHANNEL, "owner_id": people[0]},
        seats=tuple(PutSeat(number=n, user_id=user, name=f"person {n}") for n, user in enumerate(people)),
        posts=(WantPost(audience="public", kind="lobby", channel_id=CHANNEL),),
    )


def turn(table: TableId, expected: int, *, by: UserId = ANNA, state: bytes = b"s" * 2_000) -> Commit:
    """A turn as heavy as a usual one: a state, an action, three posts, a timer."""
    return Commit(
        table=table,
        expected=expected,
        request_id=request(),
        by=by,
        state=NewState(data=state, chance_position=expected),
        actions=(NewAction(seat=expected % 2, payload=b'{"play":7}', events=b"[]" * 40),),
        posts=(
            WantPost(audience="public", kind="table"),
            WantPost(audience="seat:0", kind="hand"),
            WantPost(audience="seat:1", kind="hand"),
        ),
        timers=(SetTimer(kind="deadline", seat=expected % 2, due=5_000.0 + expected),),
        clear_timers=(("deadline", (expected + 1) % 2),),
        waiting=frozenset({(expected + 1) % 2}),
    )


async def open_table(store: Store, *people: UserId) -> TableId:
    """A running table in its second version."""
    opened = await store.turns.commit(lobby(*(people or (ANNA, BEN))))
    started = replace(
        turn(opened.table, opened.version),
        fields={"status": "running", "thread_id": 720_000_000_000_000_000 + opened.table, "secret": b"hush"},
    )
    return (await store.turns.commit(started)).table


async def play(store: Store, table: TableId, turns: int, *, version: int = 2) -> Committed:
    """Some turns in a row from a version on; the last one."""
    for number in range(turns):
        last = await store.turns.commit(turn(table, version + number))
    return last
