"""What a plan is: the moves that a seat has laid out for its coming decisions, and what each game knows about them.

What becomes of a plan is decided in moving_ahead.py. What is different in each game (whose turn to imagine, patterns,
claims) is in the `plans.py` of its folder.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import msgspec

from engine.errors import Refusal
from engine.menu import STALE, Ask, Ready, Words

if TYPE_CHECKING:
    from engine.game import Action, Event, Game, View

    AnyGame = Game[Any, Any, Any, Any]

MOST_STEPS = 3
"""So many decisions ahead, and no more, can be laid out."""
MOST_WISHES = 12
MOST_CLAIMS = 2
SHOWN, ATTACKED, ROUND = "shown", "attacked", "round"
"""What stops a plan in any game: something new is shown to its seat, somebody strikes it, another round begins."""


ONLY = "only"
"""The claim that nothing but events of these kinds has happened, their tags joined with `+`."""


class Claim(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something that must be true when a plan is carried out, by its name in the game, and what it is about."""

    name: str
    params: dict[str, int | str] = {}


class Wish(msgspec.Struct, frozen=True, omit_defaults=True):
    """One thing to do if it can be done then: an exact action, or a pattern that the game finds an action for."""

    action: dict[str, Any] | None = None
    pattern: str = ""
    params: dict[str, int | str] = {}
    claims: tuple[Claim, ...] = ()
    """What must be true for it."""


class Ahead(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a seat has laid out: for each coming decision its wishes, the best first."""

    steps: tuple[tuple[Wish, ...], ...]
    stops: tuple[str, ...] = ()
    """What puts it aside when it happens."""
    unseen: tuple[int | str, ...] = ()
    """What the seat could not place when this was laid out, so that what it was shown since can be told."""
    round: int | None = None
    """The round in which it was laid out."""


class Acts(msgspec.Struct, frozen=True):
    """A plan is carried out with this action; `left` is what is laid out for the decisions after it."""

    action: Any
    left: Ahead | None


class Disarmed(msgspec.Struct, frozen=True, omit_defaults=True):
    """A plan is put aside: `shown`, `attacked`, `round` or another stop, `claim` with the claim, or `gone`.

    `gone` says that none of what was wished for can be done.
    """

    why: str
    claim: Claim | None = None


class PlanRules:
    """What a game knows about plans; a game that knows nothing more still carries out exact actions."""

    stops: tuple[str, ...] = (SHOWN, ATTACKED)
    """What can stop a plan of this game."""
    usual: tuple[str, ...] = (SHOWN, ATTACKED)
    """Those of them that stop it unless its person lifts them."""
    ways: tuple[str, ...] = ()
    """In which ways a wish can be meant, the usual one first; `read_wish` is told the one that was chosen."""
    habits: tuple[str, ...] = ()
    """The kinds of action that can be done always in the same way, without asking; see habits.py."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game

    def as_if(self, state: Any, seat: int) -> Any | None:
        """The state as if it were this seat's turn, for its menu alone; None if no turn of it can be foreseen."""
        return None

    def is_for(self, state: Any, seat: int) -> bool:
        """Whether plans are for the decision that a seat is asked for; any other lets them be."""
        return True

    def undrawn(self, state: Any, seat: int, action: Action) -> Any | None:
        """The seat's next decision after this action, without what is drawn until then; None if it is not known."""
        return None

    def is_shown_first(self, state: Any, seat: int) -> bool:
        """Whether the seat is sure to be shown something new before the decision that it can lay ahead."""
        return False

    def repeats(self, view: View) -> int:
        """For how many coming decisions one list of wishes can stand."""
        return 1

    def ask(self, state: Any, seat: int, picked: Sequence[str], wished: Sequence[Wish]) -> Ask | Ready | Refusal:
        """The next small choice on the way to a wish, after those before it; Ready holds a Wish."""
        imagined = self.as_if(state, seat)
        if imagined is None:
            return STALE
        found = self.game.ask(imagined, seat, picked)
        if not isinstance(found, Ready):
            return found
        if self.game.is_advice(found.action):
            return STALE
        return Ready(exactly(found.action), found.confirm)

    def read_wish(self, wish: Wish, way: str) -> Wish:
        """A wish as it is meant in a way that was chosen."""
        return wish

    def words(self, state: Any, seat: int, wish: Wish) -> Sequence[Words]:
        """A pattern in words; an exact action is told as the menu tells it."""
        return ()

    def claims(self, view: View, wishes: Sequence[Wish]) -> Sequence[Claim]:
        """What the person may make a condition, true as things stand now."""
        return ()

    def holds(self, claim: Claim, view: View, news: Sequence[Event]) -> bool:
        """Whether a claim is true, after these events, which the seat was told since the plan was made."""
        return holds_only(claim, news)

    def resolve(self, wish: Wish, view: View, legal: Sequence[Action]) -> Action | None:
        """The legal action that a pattern means now, if there is one."""
        return None

    def may_come(self, state: Any, seat: int, wish: Wish) -> bool:
        """Whether a pattern that means nothing now may mean something when its turn comes."""
        return False

    def usual_ways(self, kind: str) -> Sequence[Wish]:
        """How an action of this kind can be done always."""
        return ()

    def again(self, action: Action) -> Wish | None:
        """How to do always what was done last time."""
        return exactly(action)

    def stopped(self, stop: str, seat: int, news: Sequence[Event]) -> bool:
        """Whether a stop that only this game knows was met."""
        return False


def holds_only(claim: Claim, news: Sequence[Event]) -> bool:
    """Whether nothing but events of certain kinds has happened: a claim that every game knows."""
    kinds = str(claim.params.get("kinds", "")).split("+")
    return claim.name == ONLY and all(str(event.__struct_config__.tag) in kinds for event in news)


def exactly(action: Action) -> Wish:
    """The wish to do just this."""
    return Wish(action=msgspec.json.decode(msgspec.json.encode(action), type=dict[str, Any]))
