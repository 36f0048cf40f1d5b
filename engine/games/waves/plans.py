"""Moving ahead in Waves: an Agent laid before one's turn, claims about what others lay first, and what to discard."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import UNSET
from msgspec.structs import replace

from engine.game import Action, Event
from engine.games.waves.actions import Discard, Follow, Rebel
from engine.games.waves.piles import ONE, count_in
from engine.games.waves.state import AGENTS, DISCARD, NOWHERE, State, chooses_place, class_of, due
from engine.games.waves.tables import CLASSES, DUEL
from engine.games.waves.view import View
from engine.menu import Words
from engine.plan import ROUND, SHOWN, Claim, PlanRules, Wish

NO_REBELS, MAJORITY = "no-rebels", "majority"
BEFORE_FOLLOWS, BEFORE_REBELS = "left-follows", "left-rebels"
"""How plans name what lies at the place before; in kept plans, too, so that the names stay."""
LET_GO, ANY = "let-go", 0
"""Discard cards of a class first (ANY: of none in particular), and then those of which the hand has most."""
LAID = 1
"""A made-up Agent for each place that others fill first: a face-down Follower."""


class WavesPlans(PlanRules[State, View]):
    """An Agent is laid as planned unless another round has begun, or the seat has seen more than Agents being laid."""

    stops = (SHOWN, ROUND)
    usual = (SHOWN, ROUND)

    habits = ("discard",)

    def imagine_turn(self, state: State, seat: int) -> State | None:
        """This Wave, or the next once the seat has laid its Agents, as if all before the seat had laid theirs."""
        if state.token == NOWHERE or not count_in(state.hands[seat]):
            return None
        if state.phase == AGENTS:
            return state if seat in state.acting else _turn_of(state, seat) or _next_wave(state, seat)
        return _next_wave(state, seat) if state.phase == DISCARD and seat not in state.acting else None

    def is_for(self, state: State, seat: int) -> bool:
        """Plans are for Agents; a discard is made as always, or by hand."""
        return state.phase == AGENTS

    def next_decision_without_draws(self, state: State, seat: int, action: Action) -> State | None:
        """In the duel two cards are drawn between a seat's Agents: the second one is planned from those held before."""
        if state.mode != DUEL or not isinstance(action, Follow | Rebel):
            return None
        place = due(state)[0] if action.place is UNSET else action.place
        count = action.count if isinstance(action, Rebel) else 1
        hands, agents = list(state.hands), list(state.agents)
        hands[seat] -= count * ONE[action.card]
        agents[place] = LAID
        if not hands[seat]:
            return None
        return _turn_of(replace(state, hands=tuple(hands), agents=tuple(agents)), seat)

    def is_shown_first(self, state: State, seat: int) -> bool:
        """True of a plan for the next Wave: before that, the Agents of this one are turned up, or others discard.

        True of the second Agent in the duel of the Breakers edition, too, while the other seat is to place its first:
        then both draw.
        """
        if seat in state.acting or state.phase not in (AGENTS, DISCARD):
            return False
        both_draw = chooses_place(state) and any(state.agents)
        return state.phase == DISCARD or both_draw or _turn_of(state, seat) is None

    def claims(self, view: View, wishes: Sequence[Wish]) -> Sequence[Claim]:
        """That nobody lays another Rebel first; what the seat before this one lays; which class has the majority."""
        if _is_for_next_wave(view):
            majority = [] if view.phase == "discard" else [Claim(MAJORITY, {"majority": view.ahead})]
            return [Claim(NO_REBELS, {"count": 0}), *majority]
        found = [Claim(NO_REBELS, {"count": _rebels(view)})]
        if view.you is not None and view.mode != "duel" and view.agents[(view.you - 1) % view.seats] is None:
            found += [Claim(BEFORE_FOLLOWS), Claim(BEFORE_REBELS)]
        return found

    def holds(self, claim: Claim, view: View, news: Sequence[Event]) -> bool:
        if claim.name == NO_REBELS:
            return _rebels(view) <= int(claim.params.get("count", 0))
        if claim.name == MAJORITY:
            return view.ahead == claim.params.get("majority")
        if view.you is None or view.mode == "duel" or claim.name not in (BEFORE_FOLLOWS, BEFORE_REBELS):
            return False
        before = view.agents[(view.you - 1) % view.seats]
        return before is not None and before.rebel == (claim.name == BEFORE_REBELS)

    def usual_ways(self, kind: str) -> Sequence[Wish]:
        """To discard cards of one class first, or what the hand has most of."""
        return [Wish(pattern=LET_GO, params={"card": card}) for card in (*CLASSES, ANY)]

    def again(self, action: Action) -> Wish | None:
        """To discard first the class of which most cards were discarded last time."""
        if not isinstance(action, Discard):
            return None
        return Wish(pattern=LET_GO, params={"card": max(sorted(action.cards), key=action.cards.count)})

    def words(self, state: State, seat: int, wish: Wish) -> Sequence[Words]:
        if wish.pattern != LET_GO:
            return ()
        return (Words("waves-habit-let-go", wish.params) if wish.params.get("card") else Words("waves-habit-most"),)

    def resolve(self, wish: Wish, view: View, legal: Sequence[Action]) -> Action | None:
        """The discard of as many cards as must go, chosen as the pattern says."""
        if wish.pattern != LET_GO or not legal or not isinstance(legal[0], Discard):
            return None
        left, first = list(view.hand or ()), wish.params.get("card")
        going = []
        for _ in legal[0].cards:
            going.append(first if first in left else max(left, key=left.count))
            left.remove(going[-1])
        found = Discard(tuple(sorted(going)))
        return found if found in legal else None


def _turn_of(state: State, seat: int) -> State | None:
    """The seat's turn in the Wave for which Agents are being laid, as if all before it had laid theirs."""
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


def _next_wave(state: State, seat: int) -> State | None:
    """The seat's turn in the round after, with what it holds now.

    Its own Agents are the Elders of their places by then; who will be at the other places is not its to know.
    """
    if state.round >= state.rounds:
        return None
    token, council = state.token, state.council
    if state.phase != DISCARD:
        token, owners = (token + 1) % state.layout.places, state.layout.owners
        laid = zip(owners, state.agents, council, strict=True)
        council = tuple(class_of(agent) if agent and owner == seat else elder for owner, agent, elder in laid)
    no_agents = state.layout.no_agents
    begun = replace(state, phase=AGENTS, round=state.round + 1, token=token, council=council, agents=no_agents)
    return _turn_of(begun, seat)


def _is_for_next_wave(view: View) -> bool:
    """Whether a plan made now is for the next round, since the seat has laid all its Agents of this one."""
    mine = [agent for at, agent in enumerate(view.agents) if view.owners[at] == view.you]
    return view.phase == "discard" or None not in mine


def _rebels(view: View) -> int:
    """How many Rebels others have laid in this Wave."""
    owners = view.owners
    return sum(agent is not None and agent.rebel and owners[at] != view.you for at, agent in enumerate(view.agents))
