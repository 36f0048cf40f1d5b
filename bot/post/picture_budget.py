"""Words in place of pictures while messages are late: when that begins and ends, and which messages get theirs back."""

from __future__ import annotations

import logging
import math
import time
from collections.abc import Callable, Hashable, Iterable
from itertools import islice

from bot.metrics import SPARING
from bot.post.allowance import Allowance
from bot.screens.message import Message, without_pictures
from storage.ids import TableId
from storage.models import Post

log = logging.getLogger(__name__)

LATE, IN_TIME = 10.0, 2.0
"""How many seconds late messages must be, and for how long, before pictures are left out; and below how many seconds
pictures may come back. What is late only because the bot was away, or its clock was set forward, is soon shown."""
MANY = 24
"""Pictures are also left out once this many wait to be painted."""
CALM = 20.0
"""For how many seconds all messages must be in time before pictures come back."""
AT_ONCE, EVERY = 4, 2.0
"""How many messages get their pictures back at a time, and after how many seconds the next ones do, however much else
is shown meanwhile: this must not make others late again."""
MOST = 5_000
"""How many messages that lack their pictures are remembered; others get theirs when they next change."""

PICTURES_OF_SERVER = (1.0, 10.0)
"""How many pictures a second a server may have while others want some too, and how many seconds' worth at once."""

Key = tuple[TableId, str, str]


class PictureBudget:
    """Knows whether pictures are left out at the moment, and which messages are to get theirs later.

    A server that wants far more than its share of pictures goes without for a while, so that others need not.
    """

    def __init__(
        self,
        steady: Callable[[], float] = time.monotonic,
        server_of: Callable[[TableId], Hashable] = lambda table: table,
    ) -> None:
        self.on = False
        self._steady = steady
        self._server_of = server_of
        self._allowance = Allowance(*PICTURES_OF_SERVER, steady)
        self._late_at = 0.0
        self._late_since: float | None = None
        self._given_at = -math.inf
        self._lacking: dict[Key, None] = {}

    def look(self, late: float, waiting: int) -> None:
        """Begin or end leaving pictures out, by how late messages are and how many pictures wait."""
        now = self._steady()
        if late < IN_TIME and waiting < MANY:
            self._late_since = None
            if self.on and now - self._late_at >= CALM:
                self._switch(False, late)
            return
        self._late_at = now
        self._late_since = now if self._late_since is None else self._late_since
        if waiting >= MANY or (late >= LATE and now - self._late_since >= LATE):
            self._switch(True, late)

    def _switch(self, on: bool, late: float) -> None:
        if on != self.on:
            self.on = on
            SPARING.set(on)
            log.warning("pictures are %s, messages are late by %.0f seconds", "left out" if on else "back", late)

    def with_or_without_pictures(self, message: Message, table: TableId) -> Message:
        """The message of a table as it can be shown now, perhaps with words in place of pictures."""
        if not message.pictures():
            return message
        server = self._server_of(table)
        self._allowance.ask(server)
        if self.on or self._allowance.wait(server):
            return without_pictures(message)
        self._allowance.take(server)
        return message

    def shown(self, post: Post, *, left_out: bool) -> None:
        """Remember whether what is shown now lacks its pictures."""
        key = (post.table_id, post.audience, post.kind)
        self.note_without_pictures(key) if left_out else self._lacking.pop(key, None)

    def note_without_pictures(self, key: Key) -> None:
        """Remember that a message lacks its pictures."""
        if len(self._lacking) < MOST:
            self._lacking[key] = None

    @property
    def has_pictures_to_restore(self) -> bool:
        """Whether there is something to look at again soon."""
        return self.on or bool(self._lacking)

    def take_next(self) -> Iterable[Key]:
        """Some of the messages that can have their pictures back now; they are no longer remembered as lacking them."""
        now = self._steady()
        if self.on or now - self._given_at < EVERY:
            return []
        may_have = (key for key in self._lacking if not self._allowance.wait(self._server_of(key[0])))
        some = list(islice(may_have, AT_ONCE))
        if some:
            self._given_at = now
        for key in some:
            del self._lacking[key]
        return some
