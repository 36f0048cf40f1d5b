"""The timing that is kept with a table: banks, who has been waited for since when, pauses, and what depends on them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Literal

import msgspec

from bot.controls import LateChoice
from bot.pace.terms import Terms
from engine.plan import Ahead, PutAside, Wish
from engine.plan_menu import WishWords
from storage.ids import UserId

Decided = LateChoice | Literal["over", "ended"]
"""What became of a vote: the choice that won, that it is over because the person has acted, or that the game is over.

The last is only shown: what was open as the game ended stays open where it is kept.
"""


class SeatTime(msgspec.Struct, frozen=True, omit_defaults=True):
    """The clock of one seat."""

    bank: int | None = None
    """The seconds that were left when the seat was asked; None without a pace."""
    gained: tuple[int, ...] = ()
    """By how much each of this person's last moves in a row raised their bank, for when they are taken back."""
    waited: int = 0
    """For how much awake time the table had waited before it was asked, where a move was taken back or a computer
    player only had the seat; counted where there is no clock."""
    answers: tuple[int, ...] = ()
    """After how much awake time each of this person's last moves in a row came, for when they are taken back."""
    asked: int | None = None
    """Since when the person in the seat has known that they are waited for."""
    promised: int | None = None
    """The moment at which they said that they would play."""
    reminded: int = 0
    """Which reminder of this wait was given last; see bot.pace.reminders."""
    lates: int = 0
    """How many times in a row the bank ran out."""
    late: bool = False
    """Whether what was agreed for late players has been done in this wait."""
    ran_out: int | None = None
    """When the bank ran out, if it was seen to be empty in this wait: no absence that is said later undoes that."""
    stands_in: bool = False
    """Whether a computer player plays for this person until the table no longer waits for the seat."""
    met: int = 0
    """When this person was last known to be in the server, or was last looked for there."""
    own: bool = False
    """Whether the table has waited for this person since their own last move, in the middle of a turn, with no call."""
    poked: int = 0
    """When somebody last asked the bot to call this person."""
    left: bool = False
    """Whether this person has left the server, and what was agreed for late players has been done about it."""


class LateVote(msgspec.Struct, frozen=True, omit_defaults=True):
    """The vote about a late player's seat; `number` tells it from earlier ones."""

    number: int
    seat: int
    voters: tuple[int, ...]
    why: Literal["late", "left", "gone", "waited"] = "late"
    """Whether the bank of the seat's person ran out, they left the server, or they left the game for good.

    `waited`: they have let a table without a clock wait for long, and somebody there had the others asked.
    """
    votes: dict[int, LateChoice] = {}
    decided: Decided | None = None
    """What became of it; None as long as it is open."""
    at: int = 0
    """When it was asked; 0 in one that is older than this field."""
    computer: str = ""
    """The computer player that plays on for somebody who has left the game for good."""
    decided_at: int = 0
    """When it was decided by votes or silence; 0 in one that is older than this field."""


class Proposal(msgspec.Struct, frozen=True, omit_defaults=True):
    """A change about time that somebody proposes to the others."""

    number: int
    seat: int
    """The seat of the person who proposes it."""
    what: Literal["pause", "resume", "pace"]
    value: str = ""
    """How long a pause is to last, empty if it has no agreed end; or the new pace."""
    voters: tuple[int, ...] = ()
    yes: tuple[int, ...] = ()
    state: Literal["open", "agreed", "refused", "past", "over"] = "open"
    """past: the pause that it was to end has ended by itself; over: the game is over."""
    at: int = 0
    """When it was asked; 0 in one that is older than this field."""
    until: int | None = None
    """When a pause ends that had no end until somebody refused to go on."""


class Intent(msgspec.Struct, frozen=True):
    """A move that somebody has made and may still take back before it is done; nobody else knows of it."""

    seat: int
    user: UserId
    prompt: str
    """Which decision it answers."""
    action: dict[str, Any]
    due: float
    """When it is final."""


class KeptPlan(msgspec.Struct, frozen=True, omit_defaults=True):
    """What somebody has laid out for coming decisions of their seat, or what became of it; nobody else knows of it."""

    seat: int
    user: UserId
    since: int
    """The version of the table after which everything is news to the plan."""
    ahead: Ahead | None = None
    """What is still laid out; None once all of it was done, or it was put aside."""
    said: tuple[tuple[WishWords, ...], ...] = ()
    """The wishes of its steps in words."""
    way: str = ""
    """How the wishes are meant, if a game knows several ways."""
    acting: bool = False
    """Whether the plan's move waits to be final."""
    done: bool = False
    """Whether the last move of the seat was the plan's."""
    how: Literal["plan", "habit", "only"] = "plan"
    """Whether that move was laid out in the plan, done by habit, or the only choice."""
    why: PutAside | None = None
    """Why it was put aside."""
    by_hand: bool = False
    """Whether its person took a move back with the others' consent: what comes in its place is not done by itself."""


class KeptHabit(msgspec.Struct, frozen=True):
    """What somebody always does in the same way, without being asked; nobody else knows of it."""

    seat: int
    user: UserId
    kind: str
    """The kind of action."""
    name: str
    """The game's name for the way, or that of doing the same as last time."""
    wish: Wish
    said: WishWords
    """The way in words."""


class Meeting(msgspec.Struct, frozen=True, omit_defaults=True):
    """Times at which all could play live, and who could come when."""

    number: int
    seat: int
    times: tuple[int, ...]
    voters: tuple[int, ...]
    can: dict[int, tuple[int, ...]] = {}
    """By seat, the times at which its person can come; empty if they cannot come at all."""
    at: int | None = None
    """The time that was agreed."""
    told: int = 0
    """When the table last told everybody of it: that it is agreed, that it comes soon, or that it has begun."""
    state: Literal["open", "agreed", "live", "over", "ended"] = "open"
    """over: the hour is over, or no time suited all; ended, which is only shown: the game ended before that."""


class LiveHour(msgspec.Struct, frozen=True):
    """What a table that plays live for an hour returns to: its own pace, what is left of each bank, and promises."""

    pace: str
    banks: tuple[int | None, ...]
    since: int = 0
    """When it began."""
    promised: dict[int, int] = {}
    """By seat, the moment at which its person had said before that they would play."""


class Timing(msgspec.Struct, frozen=True, omit_defaults=True):
    """The timing of a table: the clock of each seat, and everything else that depends on time."""

    seats: tuple[SeatTime, ...]
    pauses: tuple[tuple[int, int | None], ...] = ()
    """When each pause of the game began and ends: what people are waited for or asked may be older than any of them."""
    paused_by: int | None = None
    """The seat whose person wanted the last pause, and may end it alone."""
    proposal: Proposal | None = None
    """What was last proposed about time."""
    refused: dict[int, int] = {}
    """By seat, when the others last refused what its person proposed about time."""
    votes: tuple[LateVote, ...] = ()
    """The votes about late players' seats: for each seat the last one, open or decided."""
    meeting: Meeting | None = None
    live: LiveHour | None = None
    offered: tuple[int, ...] = ()
    """The seats that anybody may take."""
    pleaded: bool = False
    """Whether somebody has asked to take a move back and nobody has moved since."""
    playing_on: dict[int, int] | None = None
    """While it is asked whether to break the game off: by seat, when its person has last moved since; None otherwise.

    At a table that keeps secret who is missing, that is when one was left at most.
    """
    together: tuple[int, ...] = ()
    """The seats that the game asked at once, if they were three or more."""
    only: int | None = None
    """The last of those, once they were told that only they are missing."""
    intents: tuple[Intent, ...] = ()
    """The moves that wait to be final, one per seat."""
    watchers: tuple[int, ...] = ()
    """The people without a seat who are shown the table in a private message."""

    plans: tuple[KeptPlan, ...] = ()
    """What seats have laid ahead, one plan per seat."""
    habits: tuple[KeptHabit, ...] = ()
    """What seats always do in the same way, one habit per seat and kind of action."""

    @property
    def open_proposal(self) -> Proposal | None:
        """What is proposed about time and not decided."""
        return self.proposal if self.proposal is not None and self.proposal.state == "open" else None

    @property
    def open_meeting(self) -> Meeting | None:
        """The live hour for which a time is still looked for."""
        return self.meeting if self.meeting is not None and self.meeting.state == "open" else None

    def plan_of(self, seat: int) -> KeptPlan | None:
        """What a seat has laid ahead, or what became of it."""
        return next((plan for plan in self.plans if plan.seat == seat), None)

    def with_habit(self, seat: int, kind: str, habit: KeptHabit | None) -> Timing:
        """The same with this habit of a seat for a kind of action, or none, in place of the one before."""
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
        """The same with this clock for one seat."""
        seats = tuple(clock if number == seat else each for number, each in enumerate(self.seats))
        return msgspec.structs.replace(self, seats=seats)

    def pause_at(self, now: float) -> tuple[int, int | None] | None:
        """The pause that goes on now."""
        return next(((since, until) for since, until in self.pauses if until is None or now < until), None)

    def vote_about(self, seat: int) -> LateVote | None:
        """The last vote about a seat."""
        return next((vote for vote in self.votes if vote.seat == seat), None)

    def with_vote(self, vote: LateVote) -> Timing:
        """The same with this vote about its seat in place of the one before."""
        return msgspec.structs.replace(self, votes=(*(each for each in self.votes if each.seat != vote.seat), vote))

    def open_votes(self, seats: Iterable[int] | None = None) -> tuple[LateVote, ...]:
        """The votes about these seats, or about any, that are not decided."""
        wanted = None if seats is None else set(seats)
        return tuple(vote for vote in self.votes if not vote.decided and (wanted is None or vote.seat in wanted))


class Queued(msgspec.Struct, frozen=True):
    """Somebody who waits for a seat in a lobby, and the interaction with which they asked for it."""

    user: UserId
    name: str
    request: str


class LobbyTime(msgspec.Struct, frozen=True, omit_defaults=True):
    """The ready check of a lobby: since when people have been asked whether they are ready, who is, and who waits."""

    asked: int | None = None
    ready: tuple[int, ...] = ()
    queue: tuple[Queued, ...] = ()
    called: dict[int, int] = {}
    """When each person was last called to say that they are ready."""
    changed: int = 0
    """When what is agreed was last changed while people were asked: whoever has not agreed has as long from then."""


def read_lobby(kept: bytes | None) -> LobbyTime:
    return msgspec.json.decode(kept, type=LobbyTime) if kept else LobbyTime()


def begin(terms: Terms, seats: int, now: int = 0) -> Timing:
    """The timing of a table that starts."""
    return Timing(tuple(SeatTime(bank=terms.pace.bank if terms.pace else None, met=now) for _ in range(seats)))


def read_timing(kept: bytes) -> Timing:
    return msgspec.json.decode(kept, type=Timing)


def keep_timing(timing: Timing | LobbyTime) -> bytes:
    return msgspec.json.encode(timing)
