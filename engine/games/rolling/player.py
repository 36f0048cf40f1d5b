"""What Rolling with the Waves teaches its computer players; the rules of thumb themselves are in heuristics.py."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from functools import lru_cache
from math import exp
from typing import Any

from engine.game import Action, Event
from engine.games.rolling import endings, heuristics, legal, scoring
from engine.games.rolling.actions import AnyAction, Draft, Fire, Plan, Put
from engine.games.rolling.belief import make_believable
from engine.games.rolling.cannons import find_robbed, full_cannons
from engine.games.rolling.imagined_plans import go_on
from engine.games.rolling.outlook import outlook
from engine.games.rolling.parts import SAILOR_VALUE
from engine.games.rolling.playout import NOISE, choose_plan_quickly, play_on
from engine.games.rolling.state import Sheet, State
from engine.games.rolling.styles import PLAIN, POINT, STYLES, Style
from engine.games.rolling.view import Open, View
from engine.games.rolling.why import foretell, why
from engine.menu import Words
from engine.players.quick_stream import QuickStream, UnrecordedChance
from engine.players.sight import Sight
from engine.players.skill import Skill
from engine.table import AnyGame

PLANS = 8
"""How many of the likely best plans are considered, besides the best one for each part that none of them uses."""
VOLLEYS = 12
"""How many volleys are considered in thought."""
MOST_VOLLEYS = 40
"""If no more are possible, all are considered of which one is fired now: those of one cannon are."""
DRAFT_HORIZON, PLAN_HORIZON = 5, 9
"""How many actions of each seat are played in thought by whoever drafts, and by whoever plans.

A die is worth what is planned with it in this round, a plan what the next two rounds make of it.
"""
SPREAD = 8.0
"""The lead in points that makes a seat e times as likely to win."""


class RollingSkill(Skill):
    """Rolling with the Waves, for any number of pirates."""

    pace = 42_000
    styles = tuple(STYLES)

    def __init__(self, style: Style = PLAIN) -> None:
        self.style = style

    def in_style(self, style: str) -> RollingSkill:
        return RollingSkill(STYLES[style])

    def leanings(self, view: View, moves: Sequence[AnyAction]) -> list[float]:
        return [POINT * self.style.suits(move) if isinstance(move, Plan) else 0.0 for move in moves]

    def horizon(self, world: State) -> int:
        return (PLAN_HORIZON if world.phase == "plan" else DRAFT_HORIZON) * world.seats

    def hardness(self, view: View) -> float:
        return {"plan": 1.0, "fire": 0.6}.get(view.open.phase, 0.3)

    def choose(self, view: View, legal: Sequence[AnyAction], stream: QuickStream) -> AnyAction:
        seat, table = view.seat, view.open
        assert seat is not None
        threat, prey = outlook(table.sheets, seat)
        if table.phase == "draft":
            dice = [(table.roll[action.die], action.sailor is True) for action in legal if isinstance(action, Draft)]
            mine, infamy = _values(table, seat), table.infamy[seat]
            rated = heuristics.rate_drafts(table.sheets[seat], seat, dice, infamy, mine, threat, prey)
            ratings = [rating + NOISE * stream.below(1000) / 1000 for rating in rated]
            return legal[ratings.index(max(ratings))]
        if table.phase == "plan":
            hands = [_values(table, owner) for owner in range(len(table.hands))]
            ending = endings.winning_end(table.sheets, seat, hands, table.infamy, threat, prey)
            return ending or choose_plan_quickly(table.sheets, seat, hands[seat], stream.unit, self.style)
        return heuristics.best_volley(table.sheets, seat, full_cannons(table.sheets[seat]))

    def candidates(self, world: State, seat: int) -> Sequence[AnyAction]:
        sheets = world.sheets
        if world.phase == "plan":
            threat, prey = outlook(sheets, seat)
            return varied_plans(sheets[seat], world.values(seat), threat, prey)
        if world.phase == "fire":
            best = heuristics.best_volley(sheets, seat, full_cannons(sheets[seat]))
            if not find_robbed(sheets, seat, best):
                # no volley robs anybody then, so that all of them come to the same
                return [best]
            actions = legal.legal(world, seat)
            if len(actions) <= VOLLEYS:
                return [best, *[action for action in actions if action != best]]
            spread = (actions[i * len(actions) // VOLLEYS] for i in range(VOLLEYS))
            return [best, *[action for action in spread if action != best]]
        actions = legal.legal(world, seat)
        ratings = self._drafts(world, seat, actions)
        order = sorted(range(len(actions)), key=lambda i: -ratings[i])
        return [actions[i] for i in order[:8]]

    def openings(self, sight: Sight, stream: QuickStream) -> Sequence[Action]:
        moves = super().openings(sight, stream)
        if sight.world.phase == "fire" and len(moves) > 1 and len(sight.legal) <= MOST_VOLLEYS:
            return list(dict.fromkeys((*moves, *sight.legal)))
        return moves

    def may_decide(self, world: State, seat: int) -> bool:
        return world.phase == "plan" and any(endings.finishes(sheet) for sheet in world.sheets)

    def _drafts(self, world: State, seat: int, actions: Sequence[Any]) -> list[float]:
        sheets, roll = world.sheets, world.roll
        threat, prey = outlook(sheets, seat)
        dice = [(roll[action.die], action.sailor is True) for action in actions]
        return heuristics.rate_drafts(sheets[seat], seat, dice, world.infamy[seat], world.values(seat), threat, prey)

    def go_on(self, game: AnyGame, world: State, seat: int, action: Any, chance: UnrecordedChance) -> State:
        return go_on(world, seat, action, chance)

    def quick(self, world: State, seat: int, stream: QuickStream) -> AnyAction:
        sheets = world.sheets
        if world.phase == "draft":
            actions = legal.legal(world, seat)
            ratings = [rating + NOISE * stream.unit() for rating in self._drafts(world, seat, actions)]
            return actions[ratings.index(max(ratings))]
        if world.phase == "plan":
            return choose_plan_quickly(sheets, seat, world.values(seat), stream.unit)
        return heuristics.best_volley(sheets, seat, full_cannons(sheets[seat]))

    def finish(self, game: AnyGame, world: State, stream: QuickStream, most: int) -> tuple[Sequence[float], int]:
        world, steps = play_on(world, stream, most)
        return self.worth(world), steps

    def worth(self, world: State) -> Sequence[float]:
        result = scoring.outcome(world)
        if result.over:
            return [(seat in result.winners) / len(result.winners) for seat in range(world.seats)]
        style = self.style
        prospects = [heuristics.prospect(world.sheets, seat, style) for seat in range(world.seats)]
        strength = [exp((score + more) / SPREAD) for score, more in zip(result.scores, prospects, strict=True)]
        total = sum(strength)
        return [one / total for one in strength]

    def imagine(self, sight: Sight, stream: QuickStream) -> State:
        return make_believable(sight.world, sight.seat, stream)

    def why(self, view: View, action: AnyAction) -> list[Words]:
        return list(why(view, action))

    def foretell(self, view: View, event: Event) -> Words | None:
        return foretell(view.seat, event)

    def public_part(self, action: AnyAction) -> Hashable:
        return "plan" if isinstance(action, Plan) else _shots(action) if isinstance(action, Fire) else action


def _values(table: Open, seat: int) -> tuple[int, ...]:
    """What the dice that a seat has drafted count."""
    return tuple([SAILOR_VALUE if die in table.drunk else table.roll[die][1] for die in table.hands[seat]])


def _shots(action: Fire) -> Hashable:
    return tuple([(shot.cannon, shot.target, shot.chest, shot.into) for shot in action.shots])


@lru_cache(maxsize=1 << 12)
def varied_plans(sheet: Sheet, values: tuple[int, ...], threat: float, prey: float) -> list[Plan]:
    """The likely best plans, the best with each part (or burying) that they leave out, and some that end the game."""
    plans = [plan for _, plan in heuristics.best_plans(sheet, values, threat, prey, heuristics.MANY)]
    found = plans[:PLANS]
    seen = {part for plan in found for part in _parts(plan)}
    for plan in plans[PLANS:]:
        if not seen.issuperset(parts := _parts(plan)):
            found.append(plan)
            seen.update(parts)
    return found + [plan for plan in endings.best_endings(sheet, values, threat, prey) if plan not in found]


def _parts(plan: Plan) -> list[str]:
    return [part for part, _ in plan.put.placed] if isinstance(plan.put, Put) else ["bury"]


SKILL = RollingSkill()
