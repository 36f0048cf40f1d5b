"""What a plan is: the moves that a seat has laid out for its coming decisions, and what each game knows about them.

What becomes of a plan is decided in moving_ahead.py. What differs between games (whose turn to imagine, patterns,
claims) is in the `plans.py` of each game's folder.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Generic, TypeVar

import msgspec

from engine.errors import Refusal
from engine.menu import STALE, Ask, Ready, Words

if TYPE_CHECKING:
    from engine.game import Action, Event, Game, State, View

StateT = TypeVar("StateT", bound="State")
ViewT = TypeVar("ViewT", bound="View")

MOST_STEPS = 3
"""The most decisions that can be laid out ahead."""
MOST_WISHES = 12
MOST_CLAIMS = 2
SHOWN, ATTACKED, ROUND = "shown", "attacked", "round"
"""What can stop a plan in any game: its seat is shown something new, somebody attacks the seat, a new round begins."""


ONLY = "only"
"""The claim that only events of certain kinds have happened; `kinds` holds their tags, joined with `+`."""


class Claim(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something that must be true when a plan is carried out: its name in the game, and what it is about."""

    name: str
    params: dict[str, int | str] = {}

    @property
    def token(self) -> str:
        """What stands for it in a menu: its name and what it is about, so that it cannot come to be about more."""
        return ".".join([self.name, *map(str, self.params.values())])


class Wish(msgspec.Struct, frozen=True, omit_defaults=True):
    """One thing to do if it can be done then: an exact action, or a pattern for which the game finds an action."""

    action: dict[str, Any] | None = None
    pattern: str = ""
    params: dict[str, int | str] = {}
    claims: tuple[Claim, ...] = ()
    """What must be true for it."""


class Ahead(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a seat has laid out: for each coming decision its wishes, the best first."""

    steps: tuple[tuple[Wish, ...], ...]
    stops: tuple[str, ...] = ()
    """What puts the plan aside if it happens."""
    unseen: tuple[int | str, ...] = ()
    """What the seat could not place when this was laid out: whatever it can place later was shown to it since."""
    round: int | None = None
    """The round in which it was laid out."""


class CarriedOut(msgspec.Struct, frozen=True):
    """A plan is carried out with this action; `left` is what is laid out for the decisions after it."""

    action: Any
    left: Ahead | None


class PutAside(msgspec.Struct, frozen=True, omit_defaults=True):
    """A plan is put aside. `why` is a stop (`shown`, `attacked`, `round` or a game's own), `claim`, or `gone`.

    With `claim` comes the claim that is not true; `gone` means that none of the wishes can be done.
    """

    why: str
    claim: Claim | None = None


class PlanRules(Generic[StateT, ViewT]):
    """What a game knows about plans; a game that adds nothing to this still carries out exact actions."""

    stops: tuple[str, ...] = (SHOWN, ATTACKED)
    """What can stop a plan of this game."""
    usual: tuple[str, ...] = (SHOWN, ATTACKED)
    """The stops that are set unless the person lifts them."""
    ways: tuple[str, ...] = ()
    """The ways in which a wish can be meant, the usual one first; `read_wish` gets the one that was chosen."""
    habits: tuple[str, ...] = ()
    """The kinds of action that can always be done in the same way, without asking; see habits.py."""

    def __init__(self, game: Game[StateT, Any, Any, ViewT]) -> None:
        self.game = game

    def imagine_turn(self, state: StateT, seat: int) -> StateT | None:
        """The state as if it were this seat's turn, only for its menu; None if none of its turns can be foreseen."""
        return None

    def is_for(self, state: StateT, seat: int) -> bool:
        """Whether a plan can be for the decision that a seat is asked for; if not, its plan waits for another."""
        return True

    def next_decision_without_draws(self, state: StateT, seat: int, action: Action) -> StateT | None:
        """The state of the seat's next decision after this action, without what is drawn before it; None if unknown."""
        return None

    def is_shown_first(self, state: StateT, seat: int) -> bool:
        """Whether the seat is sure to be shown something new before the decision that it can lay ahead."""
        return False

    def repeats(self, view: ViewT) -> int:
        """For how many coming decisions one list of wishes can stand."""
        return 1

    def ask(self, state: StateT, seat: int, picked: Sequence[str], wished: Sequence[Wish]) -> Ask | Ready | Refusal:
        """The next small choice on the way to one more wish, after those picked for it; Ready holds a Wish."""
        imagined = self.imagine_turn(state, seat)
        if imagined is None:
            return STALE
        found = self.game.ask(imagined, seat, picked)
        if not isinstance(found, Ready):
            return found
        if self.game.is_advice(found.action):
            return STALE
        return Ready(exactly(found.action), found.confirm)

    def read_wish(self, wish: Wish, way: str) -> Wish:
        """The wish as it is meant in the chosen way."""
        return wish

    def words(self, state: StateT, seat: int, wish: Wish) -> Sequence[Words]:
        """A pattern in words; an exact action is told as the menu tells it."""
        return ()

    def claims(self, view: ViewT, wishes: Sequence[Wish]) -> Sequence[Claim]:
        """The claims that the person may set as conditions, as things stand now."""
        return ()

    def lasts(self, claim: Claim) -> bool:
        """Whether a condition is for each decision for which one list of wishes stands, not only for the next one."""
        return True

    def holds(self, claim: Claim, view: ViewT, news: Sequence[Event]) -> bool:
        """Whether a claim is true now; `news` are the events told to the seat since the plan was made."""
        return holds_only(claim, news)

    def resolve(self, wish: Wish, view: ViewT, legal: Sequence[Action]) -> Action | None:
        """The legal action that a pattern means now, if there is one."""
        return None

    def may_mean_something_later(self, state: StateT, seat: int, wish: Wish) -> bool:
        """Whether a pattern that means nothing now may mean something when its turn comes."""
        return False

    def usual_ways(self, kind: str) -> Sequence[Wish]:
        """The ways in which an action of this kind can always be done."""
        return ()

    def again(self, action: Action) -> Wish | None:
        """The wish to do from now on what was done last time."""
        return exactly(action)

    def stopped(self, stop: str, seat: int, news: Sequence[Event]) -> bool:
        """Whether a stop that only this game knows was met."""
        return False


def holds_only(claim: Claim, news: Sequence[Event]) -> bool:
    """Whether a claim is ONLY, the one that every game knows, and is true after these events."""
    kinds = str(claim.params.get("kinds", "")).split("+")
    return claim.name == ONLY and all(str(event.__struct_config__.tag) in kinds for event in news)


def exactly(action: Action) -> Wish:
    """The wish for exactly this action."""
    return Wish(action=msgspec.json.decode(msgspec.json.encode(action), type=dict[str, Any]))
