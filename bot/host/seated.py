"""A table as it was loaded, decoded for the rest of the bot; and who asks something of it."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cached_property

from bot.contract import Contract, read_contract
from bot.errors import Sorry
from bot.host.ending import Ending, read_ending
from bot.host.luck import KeptLuck, read_luck
from bot.host.timing import LobbyTime, Timing, begin, read_lobby, read_timing
from bot.pace.terms import Span
from bot.preferences import Preferences, read_preferences
from engine.sealed import Sealed
from storage.ids import TableId, UserId
from storage.models import Seat, Table, changed
from storage.tables import Loaded


@dataclass(frozen=True, slots=True)
class Request:
    """A person's request for something; `id` is their interaction's, the same if Discord delivers it twice."""

    id: str
    user: UserId
    name: str
    locale: str = "en"
    in_hand: bool = False
    """Whether they pressed in the hand in their direct messages, which the answer to the press then shows again."""


class Seated:
    """One version of a table: its row, its seats, its contract and, once it runs, its game."""

    def __init__(self, loaded: Loaded) -> None:
        self.table: Table = loaded.table
        self.seats: tuple[Seat, ...] = loaded.seats
        self._loaded = loaded
        self._data = loaded.state.data if loaded.state else None
        self._schema = loaded.state.schema_version if loaded.state else None
        self._timing = loaded.state.timing if loaded.state else loaded.timing

    @property
    def id(self) -> TableId:
        return self.table.id

    @property
    def version(self) -> int:
        return self.table.version

    @property
    def changed_at(self) -> float:
        """When the table last changed."""
        return self._loaded.changed_at

    @cached_property
    def contract(self) -> Contract:
        return read_contract(self.table.options)

    @cached_property
    def luck(self) -> KeptLuck:
        return read_luck(self.table.luck)

    @cached_property
    def ending(self) -> Ending | None:
        """How people ended the game, if its rules did not."""
        return read_ending(self.table.ending)

    @cached_property
    def game(self) -> Sealed | None:
        """The game, from the moment it was dealt."""
        if self._data is None:
            return None
        game = Sealed(self.table.game, self._data)
        if game.rules.schema != self._schema:
            raise Sorry("error-other-rules")
        return game

    @cached_property
    def timing(self) -> Timing:
        """The table's timing; a table that started before clocks were kept has that of a new game."""
        if self._timing is None or self.table.status == "lobby":
            return begin(self.contract.terms, len(self.seats))
        return read_timing(self._timing)

    @cached_property
    def lobby_time(self) -> LobbyTime:
        """The ready check and the queue of a lobby; empty once the table has begun."""
        return read_lobby(self._timing) if self.table.status == "lobby" else LobbyTime()

    def with_timing(self, timing: Timing) -> Seated:
        """The same table with this timing."""
        after = Seated(self._loaded)
        after.__dict__["timing"] = timing
        return after

    def preferences(self, seat: int) -> Preferences:
        """What the person in a seat has chosen."""
        user = self.seat(seat).user_id
        return read_preferences(self._loaded.preferences.get(user, b"") if user else b"")

    @property
    def outages(self) -> tuple[Span, ...]:
        """When the bot was not connected since the table started."""
        return tuple(Span(math.floor(since), math.ceil(until)) for since, until in self._loaded.outages)

    @property
    def running(self) -> bool:
        return self.table.status == "running"

    @property
    def is_deserted(self) -> bool:
        """Whether computer players play all seats; the game then waits until somebody is back."""
        return all(seat.kind == "computer" for seat in self.seats)

    @property
    def owner_name(self) -> str:
        """The name of the table's owner, while they sit there."""
        return next((seat.name for seat in self.seats if seat.user_id == self.table.owner_id), "")

    def seats_of(self, user: UserId) -> tuple[int, ...]:
        """The seats that a person fills."""
        return tuple(seat.number for seat in self.seats if seat.kind == "person" and seat.user_id == user)

    def seat(self, number: int) -> Seat:
        """The seat with this number."""
        return next(seat for seat in self.seats if seat.number == number)

    @property
    def place(self) -> int | None:
        """The channel or thread that shows the table."""
        return self.table.thread_id or self.table.channel_id

    def sits_as_computer(self, number: int) -> bool:
        return self.seat(number).kind == "computer"

    def in_order(self, order: Sequence[Seat]) -> Seated:
        """The same table with these people and computer players in its seats, in this order."""
        seats = tuple(changed(seat, number=number) for number, seat in enumerate(order))
        return Seated(replace(self._loaded, seats=seats))
