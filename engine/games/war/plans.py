"""Moving ahead in War of Waves: the actions of a seat's next turn, one after the other, until a card is drawn."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from engine.game import Event
from engine.games.war.ending import has_turn_left
from engine.games.war.events import HornSounded
from engine.games.war.state import NO_LEADER, State
from engine.games.war.view import View
from engine.plan import ATTACKED, SHOWN, Claim, PlanRules, Wish

HORN = "horn"
INTACT = "intact"
NO_HORN = "no-horn"
"""A condition that plans could have before a horn stopped them; some may still be laid."""


class WarPlans(PlanRules[State, View]):
    """A turn goes as planned unless somebody else sounded the horn, or the seat was struck or was shown a card.

    Any attack on anybody may show one.
    """

    stops = (HORN, SHOWN, ATTACKED)
    usual = (HORN, SHOWN, ATTACKED)

    def imagine_turn(self, state: State, seat: int) -> State | None:
        """The seat's turn as it stands, or the beginning of its next one, if there is one and nothing changes first."""
        if state.reason or state.out[seat]:
            return None
        if state.turn == seat:
            return state
        seats, is_last = len(state.hands), state.round == state.limit
        if not has_turn_left(seat, turn=state.turn, first=state.first, seats=seats, is_last=is_last):
            return None
        return replace(state, turn=seat, types=0, led=NO_LEADER)

    def claims(self, view: View, wishes: Sequence[Wish]) -> Sequence[Claim]:
        """That the seat's own Gateway loses no section."""
        assert view.seat is not None
        return (Claim(INTACT, {"score": view.seats[view.seat].score}),)

    def holds(self, claim: Claim, view: View, news: Sequence[Event]) -> bool:
        if claim.name == NO_HORN:
            return view.seat is not None and not self.stopped(HORN, view.seat, news)
        score = view.seats[view.seat].score if view.seat is not None else 0
        return claim.name == INTACT and score >= int(claim.params.get("score", 0))

    def stopped(self, stop: str, seat: int, news: Sequence[Event]) -> bool:
        """Whether somebody else has sounded the horn."""
        return stop == HORN and any(isinstance(event, HornSounded) and event.seat != seat for event in news)
