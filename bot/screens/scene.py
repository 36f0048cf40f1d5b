"""What a screen is made from: one audience's View and what belongs around it. It can hold no secret of others."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Generic, TypeVar

from bot.contract import Contract
from bot.host.ending import Ending
from bot.texts import Texts
from engine.errors import Refusal
from engine.game import Event, View
from engine.menu import Ask, Ready, Words
from engine.plan import Claim, PutAside
from engine.plan_menu import WishWords
from storage.ids import TableId, UserId


@dataclass(frozen=True, slots=True)
class Foreseen:
    """What the seat that looks has laid ahead, or can lay ahead."""

    prompt: str
    """The prompt that a plan made now is for."""
    may_lay: bool = False
    ways: tuple[str, ...] = ()
    """The ways in which wishes can be meant in this game."""
    known_stops: tuple[str, ...] = ()
    """What can stop a plan of this game."""
    steps: tuple[tuple[WishWords, ...], ...] = ()
    way: str = ""
    claims: tuple[Claim, ...] = ()
    stops: tuple[str, ...] = ()
    done: bool = False
    """Whether its last move was that of its plan."""
    how: str = "plan"
    """Where that move came from: `plan`, `habit`, or `only` if nothing else was possible."""
    why: PutAside | None = None
    """Why its plan was put aside."""
    habits: tuple[tuple[str, WishWords], ...] = ()
    """What it always does in the same way, by kinds of action."""
    may_always: tuple[str, ...] = ()
    """The kinds of action that can always be done in the same way."""
    habit_asked: str = ""
    """The one of these kinds that the seat is asked for now."""


ViewT = TypeVar("ViewT", bound=View, covariant=True)


@dataclass(frozen=True, slots=True)
class Sitter:
    """Who fills a seat, as everybody may know."""

    seat: int
    name: str
    user: UserId | None
    computer: bool = False
    reach: str = "unknown"
    level: str = ""
    """How well a computer player plays."""


@dataclass(frozen=True, slots=True)
class Told:
    """One turn of the log as this audience may know it."""

    version: int
    events: tuple[Event, ...]
    undone: bool = False
    mover: int | None = None
    """The seat that acted, if one did."""
    said: Words | None = None
    """A change that is no move, such as somebody else sitting down."""


@dataclass(frozen=True, slots=True)
class SeatClock:
    """How the clock of a seat that the table waits for stands: since when, until when, and what its person said."""

    seat: int
    asked: int
    due: int | None = None
    promised: int | None = None
    late: bool = False
    away: tuple[int, int] | None = None
    """Noon of the first and of the last day on which the person is away, if that may matter to this wait."""


@dataclass(frozen=True, slots=True)
class Scene(Generic[ViewT]):
    """A running or finished game, seen by the public (`seat` None) or by one seat."""

    table: TableId
    name: str
    contract: Contract
    sitters: tuple[Sitter, ...]
    seat: int | None
    view: ViewT
    to_act: tuple[int, ...]
    over: bool
    """Whether nobody moves any more."""
    winners: tuple[int, ...]
    scores: tuple[int, ...]
    reason: str
    texts: Texts
    follows: int | None = None
    """Whose turn comes next, where everybody can know that."""
    order: tuple[int, ...] = ()
    """Whose turns come next, one after the other, as far as everybody can know that."""
    told: tuple[Told, ...] = ()
    question: Ask | Ready | Refusal | None = None
    planned: Foreseen | None = None
    """What this seat has laid ahead, if the table has plans."""
    lays_ahead: tuple[str, ...] | None = None
    """While a plan is made, what was picked before the present question."""
    clocks: tuple[SeatClock, ...] = ()
    pause: tuple[int, int | None] | None = None
    """Since when and until when the table rests, if it does."""
    ended: bool = False
    """Whether people ended the game before its rules did."""
    ending: Ending | None = None
    """How they ended it; None where that was not stored yet."""
    only: tuple[Words, ...] = ()
    """What the action means, in words, where the question has come down to a single answer."""
    prompt: str = ""
    picked: tuple[str, ...] = ()
    moves: int = 0
    """How many moves of the seat stand."""
    can_undo: bool = False
    may_ask_back: bool = False
    """Whether the last move of the seat can be taken back if all others agree."""
    final_at: int = 0
    """When the move in `question`, which the seat has made and may still take back, is final; 0: there is none."""
    text_mode: bool = False
    palette: str = "standard"
    detail: str = "full"
    note: str = ""
    notice: str = ""
    """A line above everything else: what just happened to the person who looks, or why a press did nothing."""
    mentions: tuple[UserId, ...] = field(default=())
    place: str = ""
    """The link to where the table is played."""
    unseated: tuple[str, ...] = ()
    """What the game calls the seats that its rules play, which follow those of the sitters."""
    mark: str = ""
    """The part of a button's id that tells this message from others of its table."""
    lesson: int | None = None
    """The prompt of the lesson that asks for this choice, if no table does."""

    def who(self, seat: int) -> str:
        """A seat's name as text."""
        return self.sitters[seat].name if seat < len(self.sitters) else self.unseated[seat - len(self.sitters)]

    @property
    def is_deserted(self) -> bool:
        """Whether computer players play for everybody, and so wait until somebody is back."""
        return any(one.user for one in self.sitters) and all(one.computer for one in self.sitters)

    @property
    def short(self) -> bool:
        """Whether the person who looks wants few words; see `detail` in bot.preferences."""
        return self.detail == "short"

    @property
    def game(self) -> str:
        return self.contract.of.game


def phase_of(view: View) -> str:
    """The phase that a game is in, by the name that its rules and its texts use."""
    return str(getattr(view, "phase", ""))
