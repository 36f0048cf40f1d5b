"""Moving ahead in Waves: this Wave's Agent before it is one's turn, and claims about the Agents laid before it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

from engine.game import Event
from engine.games.waves.piles import count_in
from engine.games.waves.state import AGENTS, State, due
from engine.games.waves.view import View
from engine.plan import ROUND, SHOWN, Claim, PlanRules, Wish

NO_REBELS, LEFT_FOLLOWS, LEFT_REBELS = "no-rebels", "left-follows", "left-rebels"
LAID = 1
"""An Agent of nobody's, for a place that others fill first: a Follower face down."""


class WavesPlans(PlanRules):
    """An Agent is laid as planned unless another round has begun, or the seat has seen more than Agents being laid."""

    stops = (SHOWN, ROUND)
    usual = (SHOWN, ROUND)

    def as_if(self, state: Any, seat: int) -> State | None:
        """This Wave as if all before the seat had laid their Agents; None once it has laid its own."""
        if not isinstance(state, State) or state.phase != AGENTS:
            return None
        if seat in state.acting:
            return state
        if not count_in(state.hands[seat]):
            return None
        owners, agents = state.layout.owners, list(state.agents)
        now = state
        while places := due(now):
            if owners[places[0]] == seat:
                return replace(now, acting=(seat,))
            agents[places[0]] = LAID
            if 0 not in agents:
                return None
            now = replace(now, agents=tuple(agents))
        return None

    def claims(self, view: Any, wishes: Sequence[Wish]) -> Sequence[Claim]:
        """That nobody lays another Rebel first; what lies to the left, as long as nothing does."""
        assert isinstance(view, View)
        found = [Claim(NO_REBELS, {"count": _rebels(view)})]
        if view.you is not None and view.mode != "duel" and view.agents[(view.you - 1) % view.seats] is None:
            found += [Claim(LEFT_FOLLOWS), Claim(LEFT_REBELS)]
        return found

    def holds(self, claim: Claim, view: Any, news: Sequence[Event]) -> bool:
        assert isinstance(view, View)
        if claim.name == NO_REBELS:
            return _rebels(view) <= int(claim.params.get("count", 0))
        left = view.agents[(view.you - 1) % view.seats] if view.you is not None and view.mode != "duel" else None
        return (
            left is not None and claim.name in (LEFT_FOLLOWS, LEFT_REBELS) and left.rebel == (claim.name == LEFT_REBELS)
        )


def _rebels(view: View) -> int:
    """How many Rebels others have laid in this Wave."""
    owners = view.owners
    return sum(agent is not None and agent.rebel and owners[at] != view.you for at, agent in enumerate(view.agents))
