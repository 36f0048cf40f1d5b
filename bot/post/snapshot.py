"""A table read once for all the messages that must show it: its game, its log, and what its people have chosen."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable

from bot.errors import Sorry
from bot.host import Host, Seated, calling
from bot.host.log import Moment, read_log, tells_of_people
from bot.host.news import RECENT, news_for
from bot.preferences import Preferences, read_preferences
from storage.ids import TableId, UserId
from storage.models import Player


class TableSnapshot:
    """One table at one moment, read when a message first needs it and then kept for the others."""

    def __init__(self, host: Host, table: TableId) -> None:
        self.host = host
        self.table = table
        self.now = host.clock()
        """The moment for which everything that depends on time is decided."""
        self._owed: set[int] = set()
        self._lock = asyncio.Lock()
        self._seated: Seated | None = None
        self._players: dict[UserId, Player] = {}
        self._log: list[Moment] = []
        self._log_after = 0

    async def seated(self) -> Seated:
        """The table; raises Sorry if there is none with that number."""
        async with self._lock:
            if self._seated is None:
                found = await self.host.store.tables.load_overview(self.table, turns=RECENT)
                if found is None:
                    raise Sorry("error-no-table", table=self.table)
                self._seated, self._players = Seated(found.loaded), found.players
                sittings = await self.host.store.turns.sittings(self.table) if tells_of_people(found.log) else ()
                self._log = read_log(self._seated.table.game, found.log, sittings)
                self._log_after = max(0, self._seated.version - RECENT)
            return self._seated

    def call(self, seated: Seated, seats: Iterable[int]) -> tuple[int, ...]:
        """Those of these seats whose people a message at the table may mention now.

        People who are asleep or away are owed a call instead, and so are those who want to be told in private.
        """
        return self.call_to_answer(seated, [seat for seat in seats if seated.seat(seat).kind == "person"])

    def call_to_answer(self, seated: Seated, seats: Iterable[int]) -> tuple[int, ...]:
        """The same for a question, which also calls people for whom a computer player plays: nothing else does."""
        woken = []
        for seat in seats:
            if seated.seat(seat).user_id is None or not (ways := calling.ways_to(seated, seat)):
                continue
            if "mention" in ways and calling.may_call(seated, seat, self.now):
                woken.append(seat)
            else:
                self._owed.add(seat)
        return tuple(woken)

    def call_without_naming(self, seated: Seated, seats: Iterable[int]) -> None:
        """Owe a call to those of these seats whose people are not called by a new hand: this message names nobody."""
        by_hand = calling.told_by_hand(seated, seats)
        self._owed.update(seat for seat in calling.told_at_table(seated, seats) if seat not in by_hand)

    def call_by_hand(self, seated: Seated, seat: int) -> bool:
        """Whether a new hand may wake its person now; if only the moment forbids it, they are owed a call."""
        if "hand" not in calling.ways_to(seated, seat):
            return False
        if calling.may_call(seated, seat, self.now):
            return True
        self._owed.add(seat)
        return False

    def take_owed(self) -> frozenset[int]:
        """The seats that are owed a call by the message that was just made."""
        owed, self._owed = frozenset(self._owed), set()
        return owed

    async def sleeps(self, user: UserId) -> bool:
        """Whether nothing may ring for somebody now."""
        player = await self.player(user)
        return not calling.may_ring(read_preferences(player.preferences).person, self.now)

    async def log(self, after: int = 0) -> list[Moment]:
        """What happened after a version, up to the one that was read."""
        seated = await self.seated()
        async with self._lock:
            if after < self._log_after:
                found = await self.host.log(seated, after=after)
                self._log = [moment for moment in found if moment.version <= seated.version]
                self._log_after = after
        return [moment for moment in self._log if moment.version > after]

    async def recent(self) -> list[Moment]:
        """The last turns of the log."""
        return await self.log(max(0, (await self.seated()).version - RECENT))

    async def news(self, seat: int | None) -> list[Moment]:
        """The part of the log that a message tells a seat, or everybody if it is None."""
        seated = await self.seated()
        found = news_for(seated, seat, await self.recent(), whole=seated.version <= RECENT)
        return found if found is not None else news_for(seated, seat, await self.log(), whole=True) or []

    async def public_preferences(self) -> Preferences:
        """How the table is shown to all: in words, where everybody who plays at it prefers words."""
        seated = await self.seated()
        users = [seat.user_id for seat in seated.seats if seat.kind == "person" and seat.user_id]
        wordy = [read_preferences((await self.player(user)).preferences).text_mode for user in users]
        return Preferences(text_mode=bool(wordy) and all(wordy))

    async def player(self, user: UserId) -> Player:
        """What is kept about a person, such as what they have chosen."""
        await self.seated()
        return self._players.get(user) or await self.host.store.players.get(user)
