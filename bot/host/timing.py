"""How a table stands with time, as it is kept with it: banks, who is waited for since when, pauses."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Literal

import msgspec

from bot.controls import LateChoice
from bot.pace.words import Terms
from engine.foresight import Said
from engine.plan import Ahead, Disarmed, Wish

Decided = LateChoice | Literal["over"]
"""What became of a question: what was wanted, or that it is over, since the person has acted or the game has ended."""


class SeatTime(msgspec.Struct, frozen=True, omit_defaults=True):
    """The clock of one seat."""

    bank: int | None = None
    """What is left, as of the moment of being asked; None without a pace."""
    was: int | None = None
    """The bank before the last turn, for when that is taken back."""
    asked: int | None = None
    """Since when the person in the seat has known that they are waited for."""
    promised: int | None = None
    """When they said that they will play."""
    reminded: int = 0
    """Which reminder of this wait was given last; see bot.pace.reminders."""
    lates: int = 0
    """How many times in a row the bank ran out."""
    late: bool = False
    """Whether what is agreed for late players has been done in this wait."""
    stands_in: bool = False
    """Whether a computer player plays for this person until the table does not wait for the seat any more."""
    met: int = 0
    """When this person was last known to be in the server, or was last looked for there."""
    own: bool = False
    """Whether the table waits for this person since their own last move, in the midst of a turn, and without a call."""
    poked: int = 0
    """When somebody last asked the bot to call this person."""
    left: bool = False
    """Whether this person has left the server, and what is agreed for late players has been done about it."""


class LateVote(msgspec.Struct, frozen=True, omit_defaults=True):
    """The question what shall become of a late player's seat; `number` tells it from earlier ones."""

    number: int
    seat: int
    voters: tuple[int, ...]
    why: Literal["late", "left", "gone"] = "late"
    """Whether the bank of the seat's person ran out, they left the server, or the game for good."""
    votes: dict[int, LateChoice] = {}
    decided: Decided | None = None
    """What became of it; None as long as it is open."""


class Proposal(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something about time that somebody would like and the others are asked about."""

    number: int
    seat: int
    """Who would like it."""
    what: Literal["pause", "resume", "pace"]
    value: str = ""
    """How long a pause is to be, empty: until somebody goes on; or the pace."""
    voters: tuple[int, ...] = ()
    yes: tuple[int, ...] = ()
    state: Literal["open", "agreed", "refused", "over"] = "open"


class Intent(msgspec.Struct, frozen=True):
    """A move that somebody has made and may still take back before it is done; nobody else knows of it."""

    seat: int
    user: int
    prompt: str
    """Which decision it answers."""
    action: dict[str, Any]
    due: float
    """When it is final."""


class KeptPlan(msgspec.Struct, frozen=True, omit_defaults=True):
    """What somebody has laid out for coming decisions of their seat, or what became of it; nobody else knows of it."""

    seat: int
    user: int
    since: int
    """The version of the table after which whatever happens is new to it."""
    ahead: Ahead | None = None
    """What is still laid out; None once all of it was done, or it was put aside."""
    said: tuple[tuple[Said, ...], ...] = ()
    """The wishes of its steps in words."""
    way: str = ""
    """How they are meant, where a game knows several ways."""
    acting: bool = False
    """Whether its move waits to be final."""
    done: bool = False
    """Whether the last move of the seat was its."""
    how: Literal["plan", "habit", "only"] = "plan"
    """Whether that was what was laid out, what is done always, or what nothing could be chosen about."""
    why: Disarmed | None = None
    """Why it was put aside."""


class KeptHabit(msgspec.Struct, frozen=True):
    """What somebody does always in the same way, without being asked; nobody else knows of it."""

    seat: int
    user: int
    kind: str
    """The kind of action."""
    name: str
    """The way as the game names it, or as last time."""
    wish: Wish
    said: Said
    """The way in words."""


class Meeting(msgspec.Struct, frozen=True, omit_defaults=True):
    """Times at which all could play live, and who could come when."""

    number: int
    seat: int
    times: tuple[int, ...]
    voters: tuple[int, ...]
    can: dict[int, tuple[int, ...]] = {}
    """By seat, the times at which its person can come; none at all for who cannot."""
    at: int | None = None
    """The time that was agreed."""
    state: Literal["open", "agreed", "live", "over"] = "open"


class LiveHour(msgspec.Struct, frozen=True):
    """A table that plays live for an hour: which pace it has else, and what everybody has left of it."""

    pace: str
    banks: tuple[int | None, ...]


class Timing(msgspec.Struct, frozen=True, omit_defaults=True):
    """How a table stands with time, by seats."""

    seats: tuple[SeatTime, ...]
    pauses: tuple[tuple[int, int | None], ...] = ()
    """From when until when the table rests or rested, as far as a wait that goes on depends on it."""
    paused_by: int | None = None
    """The seat whose person wanted the last pause, and may end it alone."""
    proposal: Proposal | None = None
    """What was last proposed about time."""
    refused: dict[int, int] = {}
    """By seat, when the others last refused what its person proposed about time."""
    votes: tuple[LateVote, ...] = ()
    """What is asked about late players' seats, and what was last decided about each."""
    meeting: Meeting | None = None
    live: LiveHour | None = None
    offered: tuple[int, ...] = ()
    """The seats that anybody may take."""
    pleaded: bool = False
    """Whether somebody has asked to take a move back and nobody has moved since."""
    together: tuple[int, ...] = ()
    """The seats that the game asked at once, if they were three or more."""
    only: int | None = None
    """The last of those, once they were told that only they are missing."""
    intents: tuple[Intent, ...] = ()
    """The moves that wait to be final, one of a seat."""
    watchers: tuple[int, ...] = ()
    """Who has no seat and is shown the table in a private message."""

    plans: tuple[KeptPlan, ...] = ()
    """What seats have laid ahead, one of a seat."""
    habits: tuple[KeptHabit, ...] = ()
    """What seats do always in the same way, one of a kind of action."""

    def plan_of(self, seat: int) -> KeptPlan | None:
        """What a seat has laid ahead, or what became of it."""
        return next((plan for plan in self.plans if plan.seat == seat), None)

    def with_habit(self, seat: int, kind: str, habit: KeptHabit | None) -> Timing:
        """The same with this way of a seat to do such actions, or none, in place of the one before."""
        others = tuple(each for each in self.habits if (each.seat, each.kind) != (seat, kind))
        return msgspec.structs.replace(self, habits=(*others, habit) if habit else others)

    def with_plan(self, seat: int, plan: KeptPlan | None) -> Timing:
        """The same with this plan of a seat in place of the one before."""
        others = tuple(each for each in self.plans if each.seat != seat)
        return msgspec.structs.replace(self, plans=(*others, plan) if plan else others)

    def intent_of(self, seat: int) -> Intent | None:
        """The move of a seat that waits to be final."""
        return next((intent for intent in self.intents if intent.seat == seat), None)

    def with_seat(self, seat: int, clock: SeatTime) -> Timing:
        """The same, but for one seat."""
        seats = tuple(clock if number == seat else each for number, each in enumerate(self.seats))
        return msgspec.structs.replace(self, seats=seats)

    def pause_at(self, now: float) -> tuple[int, int | None] | None:
        """The pause that goes on now."""
        return next(((since, until) for since, until in self.pauses if until is None or now < until), None)

    def vote_about(self, seat: int) -> LateVote | None:
        """What was last asked about a seat."""
        return next((vote for vote in self.votes if vote.seat == seat), None)

    def with_vote(self, vote: LateVote) -> Timing:
        """The same with this question about its seat in place of the one before."""
        return msgspec.structs.replace(self, votes=(*(each for each in self.votes if each.seat != vote.seat), vote))

    def open_votes(self, seats: Iterable[int] | None = None) -> tuple[LateVote, ...]:
        """The questions about these seats, or about any, that are not decided."""
        wanted = None if seats is None else set(seats)
        return tuple(vote for vote in self.votes if not vote.decided and (wanted is None or vote.seat in wanted))


class Queued(msgspec.Struct, frozen=True):
    """Somebody who waits for a seat of a lobby, and by which interaction."""

    user: int
    name: str
    request: str


class LobbyTime(msgspec.Struct, frozen=True, omit_defaults=True):
    """How a lobby stands with time: since when people are asked whether they are ready, who is, and who waits."""

    asked: int | None = None
    ready: tuple[int, ...] = ()
    queue: tuple[Queued, ...] = ()
    called: dict[int, int] = {}
    """When each person was last called to say that they are ready."""


def read_lobby(kept: bytes | None) -> LobbyTime:
    return msgspec.json.decode(kept, type=LobbyTime) if kept else LobbyTime()


def begin(terms: Terms, seats: int, now: int = 0) -> Timing:
    """How a table stands with time when it starts."""
    return Timing(tuple(SeatTime(bank=terms.pace.bank if terms.pace else None, met=now) for _ in range(seats)))


def read_timing(kept: bytes) -> Timing:
    return msgspec.json.decode(kept, type=Timing)


def keep_timing(timing: Timing | LobbyTime) -> bytes:
    return msgspec.json.encode(timing)
