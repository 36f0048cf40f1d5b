"""Moving ahead in Wave: a card to play if it still fits when the turn comes, and what to play if it does not."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from engine.errors import Refusal
from engine.game import Event
from engine.games.perfect_wave.actions import Agree, Play
from engine.games.perfect_wave.events import Tipped
from engine.games.perfect_wave.legal import legal
from engine.games.perfect_wave.menu import option
from engine.games.perfect_wave.state import OVER, State, find_filled
from engine.games.perfect_wave.view import View
from engine.menu import STALE, Ask, Ready, Words
from engine.plan import SHOWN, Claim, PlanRules, Wish, exactly

TIPPED = "tipped"
TOP, ORDERS = "top", "orders"


class WavePlans(PlanRules[State, View]):
    """The cards that others draw are seen all the time, so that stops a plan only if its person wants it to."""

    stops = (TIPPED, SHOWN)
    usual = (TIPPED,)
    habits = ("agree",)

    def imagine_turn(self, state: State, seat: int) -> State | None:
        if state.turn == OVER or not find_filled(state.hands[seat]):
            return None
        return replace(state, turn=seat)

    def is_for(self, state: State, seat: int) -> bool:
        """Plans are for the seat's own turn; what Silver plays is agreed on as always, or by hand."""
        return state.turn == seat

    def ask(self, state: State, seat: int, picked: Sequence[str], wished: Sequence[Wish]) -> Ask | Ready | Refusal:
        """Ask for a card that fits now, or one that the seat does not see and that may fit then; tips are left out."""
        imagined = self.imagine_turn(state, seat)
        if imagined is None:
            return STALE
        plays = [action for action in legal(imagined, seat) if isinstance(action, Play)]
        plays = [action for action in plays if exactly(action) not in wished]
        options = {found.token: (found, action) for action in plays if (found := option(imagined, seat, action))}
        if not picked:
            offered = tuple(shown for shown, _ in options.values())
            return Ask(Words("wave-menu-turn"), offered) if offered else STALE
        if len(picked) > 1 or picked[0] not in options:
            return STALE
        return Ready(exactly(options[picked[0]][1]))

    def usual_ways(self, kind: str) -> Sequence[Wish]:
        """To agree to whatever the other person proposes for Silver."""
        return (exactly(Agree()),)

    def claims(self, view: View, wishes: Sequence[Wish]) -> Sequence[Claim]:
        """That the top of the pile has not changed, or that its orders have not."""
        colour, number = view.orders
        return (Claim(TOP, {"card": view.top}), Claim(ORDERS, {"colour": colour, "number": number}))

    def holds(self, claim: Claim, view: View, news: Sequence[Event]) -> bool:
        if claim.name == TOP:
            return view.top == claim.params.get("card")
        orders = (claim.params.get("colour"), claim.params.get("number"))
        return claim.name == ORDERS and view.orders == orders

    def stopped(self, stop: str, seat: int, news: Sequence[Event]) -> bool:
        """Whether somebody has given a tip about a card of the seat's."""
        return stop == TIPPED and any(isinstance(event, Tipped) and event.whom == seat for event in news)
