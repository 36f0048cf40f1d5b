"""One gateway session: its shard, its intents, its numbered events, and the last of them kept for a resume."""

from __future__ import annotations

from collections import deque

from bot.sandbox.connection import Connection

REMEMBERED = 5000


class Session:
    """Outlives its connections: events that happen while it has none are kept for the resume."""

    def __init__(self, id: str, intents: int, shard: tuple[int, int]) -> None:
        self.id = id
        self.intents = intents
        self.shard = shard
        self.seq = 0
        self.connection: Connection | None = None
        self.detached = 0.0
        self._past: deque[tuple[int, bytes]] = deque(maxlen=REMEMBERED)
        self._forgotten = 0

    def serves(self, guild_id: str | None) -> bool:
        """Whether a server's events belong to this shard; what has no server goes to shard 0."""
        return (0 if guild_id is None else (int(guild_id) >> 22) % self.shard[1]) == self.shard[0]

    def attach(self, connection: Connection) -> None:
        self.connection = connection
        connection.session = self

    def detach(self, now: float) -> None:
        self.connection = None
        self.detached = now

    def dispatch(self, kind: str, data: bytes) -> None:
        """Number an event, remember it, and send it if there is a connection."""
        self.seq += 1
        frame = b'{"op":0,"s":%d,"t":"%s","d":%s}' % (self.seq, kind.encode(), data)
        if len(self._past) == REMEMBERED:
            self._forgotten = self._past[0][0]
        self._past.append((self.seq, frame))
        if self.connection is not None:
            self.connection.send_raw(frame)

    def remembers(self, seq: int) -> bool:
        """Whether every event after that number can still be replayed."""
        return self._forgotten <= seq <= self.seq

    def replay(self, seq: int) -> None:
        assert self.connection is not None
        for number, frame in self._past:
            if number > seq:
                self.connection.send_raw(frame)
