"""What people and servers have chosen, as it is kept with them."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import date
from typing import Literal, TypeVar

import msgspec

from bot.contract import TableSettings
from bot.pace.hours import ALWAYS, Hours, Window, read_hours
from bot.pace.terms import Absence, Earlier, Person
from storage.ids import TableId

Tell = Literal["table", "message", "both", "digest", "nothing"]
"""How somebody is told that they are waited for; `digest` and `nothing` call nobody."""
DIGEST_HOUR = 9
"""The hour of the daily digest for somebody who chose it without an hour."""


class EarlierHours(msgspec.Struct, frozen=True):
    """The zone and the windows that held until a moment."""

    until: int
    zone: str
    awake: dict[str, tuple[Window, ...]]


MOST_EARLIER = 40
"""How many earlier times on a ladder are known; of more than that, the first two count as one."""


class OnLadder(msgspec.Struct, frozen=True, array_like=True):
    """Since when somebody wants to be rated in a server, and until when they wanted it if they have left."""

    since: float
    until: float | None = None
    earlier: tuple[tuple[float, float], ...] = ()
    """Since when and until when they wanted it before: a game that began then counts also after they have left."""

    def again(self, now: float) -> OnLadder:
        """The same for somebody who had left and joins again."""
        ended = () if self.until is None else ((self.since, self.until),)
        earlier = (*self.earlier, *ended)
        if len(earlier) > MOST_EARLIER:
            # To forget the first time would let somebody who leaves and joins again and again take a game out of it.
            (since, _), (_, until), *others = earlier
            earlier = ((since, until), *others)
        return OnLadder(now, earlier=earlier)

    def held_at(self, moment: float) -> bool:
        """Whether they wanted it at a moment."""
        if self.since <= moment and (self.until is None or moment < self.until):
            return True
        return any(since <= moment < until for since, until in self.earlier)


class Preferences(msgspec.Struct, frozen=True, omit_defaults=True):
    """How a person wants to play, wherever they play."""

    text_mode: bool = False
    """Words rather than pictures."""
    dms: bool = True
    """Whether hands come by direct message."""
    confirm: Literal["risky", "always", "never"] = "risky"
    """Which of their moves must be confirmed; a forced move never is."""
    second_thoughts: bool = True
    """Whether a move that cannot be taken back afterwards waits some seconds before it is done."""
    pointless: bool = False
    """Whether decisions of this person that can change nothing are made without asking them."""
    palette: Literal["standard", "distinct", "strong"] = "standard"
    """The colours of private pictures; see drawing/palettes.py."""
    detail: Literal["full", "short"] = "full"
    """full: private words tell all; short: they leave out what is empty, as at the beginning, or can be looked up."""
    language: str = ""
    """The language of private messages, one of those in bot.texts; empty: that of their Discord."""
    tell: Tell = "table"
    """How this person is told that a table waits for them."""
    tell_at: dict[int, Tell] = {}
    """The same for single tables, where it differs."""
    tell_next: bool = False
    """Whether this person is also told that their turn is next."""
    tell_ahead: bool = False
    """Whether this person is also told that a round has begun for which they can lay a move ahead."""
    digest: int | None = None
    """At which hour of their day the daily digest comes, if they want one."""
    zone: str = ""
    """The time zone in which they live, if they have said."""
    awake: dict[str, tuple[Window, ...]] = {}
    """When they are awake, by days of the week; nothing: always."""
    always_awake: bool = False
    """Whether this person has said that they are always awake, rather than not said when."""
    earlier_hours: tuple[EarlierHours, ...] = ()
    """The hours that held before, since a change counts only from the next midnight."""
    share_reliability: bool = True
    """Whether others may see how reliable this person is."""
    share_statistics: bool = True
    """Whether others may look at how this person’s games came out."""
    ladders: dict[int, OnLadder] = {}
    """The servers on whose ladders this person is, or has been."""
    avoid: tuple[str, ...] = ()
    """Those with whom this person would rather not play, as hashes that name nobody."""
    away: tuple[tuple[str, str], ...] = ()
    """The first and the last date of each absence."""

    def tell_of(self, table: TableId) -> Tell:
        """How this person is told about a table."""
        return self.tell_at.get(table, self.tell)

    @property
    def has_said_hours(self) -> bool:
        """Whether this person has chosen when they may be called, and need not be asked for it."""
        return bool(self.zone or self.awake or self.always_awake)

    def is_on_ladder(self, server: int) -> bool:
        """Whether this person is shown on the ladder of a server."""
        on = self.ladders.get(server)
        return on is not None and on.until is None

    def is_rated(self, server: int, started_at: float) -> bool:
        """Whether this person was on the ladder of a server when a game began there."""
        on = self.ladders.get(server)
        return on is not None and on.held_at(started_at)

    @property
    def digest_hour(self) -> int | None:
        """At which hour the daily digest comes; somebody who is told of a table by it alone gets one in any case."""
        if self.digest is None and "digest" in (self.tell, *self.tell_at.values()):
            return DIGEST_HOUR
        return self.digest

    @property
    def person(self) -> Person:
        """When this person can be expected to play."""
        return Person(
            zone=self.zone or "UTC",
            hours=hours_of(self.awake),
            absences=tuple(Absence(date.fromisoformat(first), date.fromisoformat(last)) for first, last in self.away),
            earlier=tuple(Earlier(past.until, past.zone, hours_of(past.awake)) for past in self.earlier_hours),
        )


def hours_of(awake: dict[str, tuple[Window, ...]]) -> Hours:
    """The hours of these windows; without any, somebody is always awake."""
    return read_hours(awake) if awake else ALWAYS


class ServerSettings(TableSettings, frozen=True, omit_defaults=True):
    """What a server's managers chose, also what tables opened there begin with; their owners may choose otherwise."""

    channels: tuple[int, ...] = ()
    """Where tables may be opened; none means everywhere."""
    reports: int | None = None
    """The channel for what people report about tables; none: it is not told in the server."""
    openers: Literal["everyone", "managers"] = "everyone"


Kept = TypeVar("Kept", Preferences, ServerSettings)


def choose(kept: Kept, chosen: Mapping[str, object]) -> Kept:
    """What was kept, with some values replaced; raises msgspec.ValidationError for a value that nobody can choose."""
    return msgspec.convert({**msgspec.structs.asdict(kept), **chosen}, type(kept))


def read_preferences(kept: bytes) -> Preferences:
    return msgspec.json.decode(kept, type=Preferences) if kept else Preferences()


def read_server(kept: bytes) -> ServerSettings:
    return msgspec.json.decode(kept, type=ServerSettings) if kept else ServerSettings()
