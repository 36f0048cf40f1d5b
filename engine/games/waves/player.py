"""What Waves teaches its computer players; the rules of thumb themselves are in heuristics.py."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from functools import lru_cache
from math import exp

from msgspec import UNSET

from engine.game import Action, Event
from engine.games.waves import legal
from engine.games.waves.actions import AnyAction, Discard, Follow, Rebel, Token
from engine.games.waves.belief import make_believable
from engine.games.waves.heuristics import HIDDEN, Agent, PlacingView, placing_view, ratings, to_discard
from engine.games.waves.piles import Pile, count_in, counts, held
from engine.games.waves.state import AGENTS, DISCARD, OVER, PHASES, REBEL, State, chooses_place, due
from engine.games.waves.styles import PLAIN, STYLES, Style
from engine.games.waves.view import AgentView, View
from engine.games.waves.why import foretell, why
from engine.menu import Words
from engine.players.quick_stream import QuickStream
from engine.players.sight import Sight
from engine.players.skill import Skill

NOISE = 0.12
"""How much luck is mixed into a rule of thumb, so that nobody can predict it."""
HORIZON = 12
"""How many actions, discards among them, are played in thought: two rounds for two or four, one and a half for six."""


class WavesSkill(Skill):
    """Waves, in all its modes."""

    pace = 65_000
    curiosity = 0.1
    styles = tuple(STYLES)

    def __init__(self, style: Style = PLAIN) -> None:
        self.style = style

    def in_style(self, style: str) -> WavesSkill:
        return WavesSkill(STYLES[style])

    def leanings(self, view: View, moves: Sequence[AnyAction]) -> list[float]:
        return [self.style.lean if isinstance(move, Rebel) else 0.0 for move in moves]

    def horizon(self, world: State) -> int:
        return HORIZON

    def hardness(self, view: View) -> float:
        return 0.7 if view.phase == PHASES[AGENTS] else 0.2

    def choose(self, view: View, legal: Sequence[AnyAction], stream: QuickStream) -> AnyAction:
        first = legal[0]
        if isinstance(first, Discard):
            assert view.hand is not None
            return Discard(to_discard(_counts(view.hand), len(first.cards)))
        if isinstance(first, Token):
            return stream.choose(legal)
        return best(_rate(*_placing_view_of(view), legal), legal, stream, self.style.rebel)

    def why(self, view: View, action: AnyAction) -> list[Words]:
        return list(why(*_placing_view_of(view), view.edition, action))

    def foretell(self, view: View, event: Event) -> Words | None:
        assert view.you is not None
        return foretell(view.you, view.edition, event)

    def candidates(self, world: State, seat: int) -> Sequence[AnyAction]:
        actions = legal.legal(world, seat)
        if world.phase == DISCARD and len(actions) > 3:
            return (_discard(world.hands[seat], world.layout.limits[seat]),)
        if world.phase != AGENTS:
            return actions
        rated = _rate_in(world, seat, actions)
        return [actions[number] for number in sorted(range(len(actions)), key=rated.__getitem__, reverse=True)]

    def openings(self, sight: Sight, stream: QuickStream) -> Sequence[Action]:
        moves = super().openings(sight, stream)
        # In thought everybody keeps what the rules of thumb keep; what goes now is worth a thought.
        return list(dict.fromkeys((*moves, *sight.legal))) if sight.world.phase == DISCARD else moves

    def may_decide(self, world: State, seat: int) -> bool:
        if world.phase != AGENTS or world.agents.count(0) != 1:
            return False
        plan = world.layout
        for side, goal in enumerate(plan.goals):
            mine = counts(world.collected[side])
            places = sum([plan.side_of[owner] == side for owner in plan.owners])
            if 5 - mine.count(0) + places >= goal.classes or sum(mine) + places >= goal.elders:
                return True
        return False

    def quick(self, world: State, seat: int, stream: QuickStream) -> AnyAction:
        if world.phase == DISCARD:
            return _discard(world.hands[seat], world.layout.limits[seat])
        actions = legal.legal(world, seat)
        if world.phase != AGENTS:
            return stream.choose(actions)
        return best(_rate_in(world, seat, actions), actions, stream)

    def worth(self, world: State) -> Sequence[float]:
        plan = world.layout
        if world.phase == OVER:
            return [float(side == world.won) for side in plan.side_of]
        strength = []
        for side, goal in enumerate(plan.goals):
            mine = counts(world.collected[side])
            classes = goal.classes - (5 - mine.count(0))
            elders = goal.elders - sum(mine)
            ahead = min(classes, elders * 0.8) + 0.15 * max(classes, elders)
            seats = [seat for seat in range(world.seats) if plan.side_of[seat] == side]
            cards = sum([_hand_worth(counts(world.hands[seat])) for seat in seats]) / len(seats)
            elders_new = sum(
                [
                    not held(world.collected[side], world.council[place])
                    for place, owner in enumerate(plan.owners)
                    if plan.side_of[owner] == side and world.council[place]
                ]
            )
            strength.append(exp(-0.75 * ahead + self.style.cards * cards + 0.1 * elders_new))
        total = sum(strength)
        return [strength[side] / total for side in plan.side_of]

    def imagine(self, sight: Sight, stream: QuickStream) -> State:
        return make_believable(sight.world, sight.seat, stream)

    def public_part(self, action: AnyAction) -> Hashable:
        if isinstance(action, Follow):
            return ("follow", action.place)
        if isinstance(action, Rebel):
            return ("rebel", action.count, action.place)
        return action


@lru_cache(maxsize=1 << 13)
def _discard(hand: Pile, limit: int) -> Discard:
    """The discard of those cards that a hand above its limit misses least."""
    return Discard(to_discard(counts(hand), count_in(hand) - limit))


def best(
    rated: Sequence[float], actions: Sequence[AnyAction], stream: QuickStream, rebellious: float = 0.0
) -> AnyAction:
    """The Agent that looks best, with a little luck mixed in; Rebels look better by `rebellious`."""
    if rebellious:
        rated = [rating + rebellious * isinstance(action, Rebel) for rating, action in zip(rated, actions, strict=True)]
    toss = stream.unit
    tossed = [rating + NOISE * toss() for rating in rated]
    return actions[tossed.index(max(tossed))]


def _placing_view_of(view: View) -> tuple[PlacingView, int]:
    """What a seat looks at when it places an Agent, and where its next one goes unless it may choose."""
    assert view.you is not None
    side = view.side_of[view.you]
    seen = PlacingView(
        view._layout,
        view.tablets,
        view.shells,
        view.token or 0,
        tuple([card or 0 for card in view.council]),
        view.spare or 0,
        tuple(map(_number, view.agents)),
        view.collected[side],
        view.goals[side],
    )
    places = view.agents
    ahead = [p for p in range(len(places)) if not places[p] and view.owners[p] == view.you]
    around = [p % len(places) for p in range(seen.token, seen.token + len(places))]
    return seen, next((place for place in around if place in ahead), 0)


def _rate(seen: PlacingView, at: int, actions: Sequence[AnyAction]) -> list[float]:
    """How good each Agent looks that a seat may place, in the order of the actions."""
    first = actions[0]
    assert isinstance(first, Follow | Rebel)
    if first.place is UNSET:
        return ratings(seen, at, _agents_of(actions))
    places = [action.place for action in actions if isinstance(action, Follow | Rebel) and action.place is not UNSET]
    return [
        rating
        for place in dict.fromkeys(places)
        for rating in ratings(
            seen, place, _agents_of([action for action, there in zip(actions, places, strict=True) if there == place])
        )
    ]


def _rate_in(world: State, seat: int, actions: Sequence[AnyAction]) -> list[float]:
    """The same in thought, where the actions are all that the seat may do."""
    seen, at = _placing_view_in(world, seat), due(world)[0]
    return _rate(seen, at, actions) if chooses_place(world) else ratings(seen, at, _agents_in(world.hands[seat]))


def _agents_of(actions: Sequence[AnyAction]) -> list[Agent]:
    """The Agents of some placings."""
    return [
        (action.card, action.count if isinstance(action, Rebel) else 0)
        for action in actions
        if isinstance(action, Follow | Rebel)
    ]


@lru_cache(maxsize=1 << 12)
def _agents_in(hand: Pile) -> tuple[Agent, ...]:
    """The Agents that a hand can place."""
    return tuple(_agents_of(legal.list_placings(hand)))


def _placing_view_in(world: State, seat: int) -> PlacingView:
    return placing_view(world, seat, _seen_by(seat, world.agents, world.layout.owners))


@lru_cache(maxsize=1 << 13)
def _seen_by(seat: int, agents: tuple[int, ...], owners: tuple[int, ...]) -> tuple[int, ...]:
    """The Agents as a seat sees them when it places one."""
    return tuple(
        [
            agent if owner == seat or not agent else (agent // REBEL * REBEL or HIDDEN)
            for agent, owner in zip(agents, owners, strict=True)
        ]
    )


def _number(agent: AgentView | None) -> int:
    if agent is None:
        return 0
    if agent.rebel:
        return REBEL * agent.count + (agent.card or 0)
    return agent.card or HIDDEN


def _counts(cards: Sequence[int]) -> tuple[int, ...]:
    return tuple([cards.count(one) for one in (1, 2, 3, 4, 5)])


def _hand_worth(hand: Sequence[int]) -> float:
    return sum([card * 0.1 * count + 0.25 * (count > 1) + 0.3 for card, count in enumerate(hand, 1) if count])


SKILL = WavesSkill()
