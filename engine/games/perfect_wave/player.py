"""What Wave teaches its computer players; the rules of thumb and the convention for tips are in heuristics.py."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any

from engine.game import Event
from engine.games.perfect_wave import heuristics, legal
from engine.games.perfect_wave.actions import Agree, AnyAction, ForSilver, Play
from engine.games.perfect_wave.belief import make_believable
from engine.games.perfect_wave.cards import SILVER
from engine.games.perfect_wave.laying import go_on
from engine.games.perfect_wave.playout import play_out
from engine.games.perfect_wave.risks import risk
from engine.games.perfect_wave.state import NOBODY, OVER, State, count_remaining, find_fitting
from engine.games.perfect_wave.view import View
from engine.games.perfect_wave.why import foretell, why
from engine.menu import Words
from engine.players.quick_stream import QuickStream, UnrecordedChance
from engine.players.sight import Sight
from engine.players.skill import Skill
from engine.table import AnyGame

ALL_CARDS = 38
PERFECT = 0.2
"""The part of the full worth that only a perfect wave brings."""

USUALLY_LEFT = 6
LEAST_AT_STAKE = 5
LEANING = 0.05
"""The weight of a move's rating by rules of thumb in what the move is worth."""
SHOWN = 0.02
"""What it is worth to lay a card that one sees, so that the card drawn for it is seen by the others."""
HOPELESS = -3.0
"""Moves that rules of thumb rate lower than this are not thought about."""
WORTH_A_RISK = 0.5
"""How many cards more a move may cost on average, since that may be worth it for what comes later."""


class WaveSkill(Skill):
    """Wave: everybody together against the cards."""

    # a random player would end the game for everybody at once
    levels = ("easy", "strong")
    pace = 120_000
    # much is hidden, so that a move must do well however the others go on
    widening = 4.0

    def hardness(self, view: View) -> float:
        return {"turn": 0.7, "proposed": 0.2}.get(view.phase, 0.5)

    def choose(self, view: View, legal: Sequence[AnyAction], stream: QuickStream) -> AnyAction:
        if view.phase == "proposed" and not heuristics.objects(view):
            return Agree()
        if view.phase == "turn":
            return Play(heuristics.best_slot(view, [action.slot for action in legal if isinstance(action, Play)]))
        return ForSilver(heuristics.best_for_silver(view, [one.slot for one in legal if isinstance(one, ForSilver)]))

    def advice(self, view: View, fellows: Collection[int] = ()) -> Sequence[AnyAction]:
        return (*heuristics.tips(view), *heuristics.standing_tips(view, fellows))

    def openings(self, sight: Sight, stream: QuickStream) -> Sequence[AnyAction]:
        view: Any = sight.view
        if view.phase == "proposed" and not heuristics.objects(view):
            return (Agree(),)
        moves: list[Any] = [move for move in sight.legal if isinstance(move, Play | ForSilver)]
        rated = sorted([(heuristics.rate_move(view, move), move.slot, move) for move in moves], reverse=True)
        # a card that the others warn of is a last resort
        return _safe([move for rating, _, move in rated if rating >= HOPELESS or rating == rated[0][0]], sight)

    def leanings(self, view: View, moves: Sequence[AnyAction]) -> Sequence[float]:
        """While cards are drawn, rules of thumb count beside the search, in which everybody sees too much.

        What is drawn for a card that faces its owner faces the team. The more cards face the team, the more everybody
        knows, as long as the others say of each how it fits.
        """
        if not view.draw:
            return [0.0] * len(moves)
        shown = SHOWN if view.seats > SILVER and heuristics.hears_of_all(view) else 0.0
        return [
            0.0
            if isinstance(move, Agree)
            else LEANING * heuristics.rate_move(view, move) + shown * heuristics.is_seen(view, move)
            for move in moves
        ]

    def why(self, view: View, action: AnyAction) -> list[Words]:
        return list(why(view, action))

    def foretell(self, view: View, event: Event) -> Words | None:
        return foretell(view.seat, event)

    def candidates(self, world: State, seat: int) -> Sequence[AnyAction]:
        moves = legal.moves(world, seat)
        if world.turn != seat:
            # agreeing is the last of them
            return moves if world.proposer == NOBODY else moves[-1:]
        # in thought the others' tips say what fits
        fits = find_fitting(world, seat)
        return [move for move in moves if isinstance(move, Play) and fits >> move.slot & 1]

    def go_on(self, game: AnyGame, world: State, seat: int, action: Any, chance: UnrecordedChance) -> State:
        return go_on(world, seat, action, chance)

    def quick(self, world: State, seat: int, stream: QuickStream) -> AnyAction:
        return stream.choose(self.candidates(world, seat))

    def finish(self, game: AnyGame, world: State, stream: QuickStream, most: int) -> tuple[Sequence[float], int]:
        if world.proposer != NOBODY:
            # what is proposed for Silver is agreed to
            world = go_on(world, 1 - world.proposer, Agree(), UnrecordedChance(stream))
        if world.turn == OVER:
            return self.worth(world), 0
        left, steps = play_out(world, stream)
        return [_worth(left)] * world.seats, steps

    def worth(self, world: State) -> Sequence[float]:
        return [_worth(count_remaining(world))] * world.seats

    def imagine(self, sight: Sight, stream: QuickStream) -> State:
        return make_believable(sight, stream)


def _safe(moves: list[Any], sight: Sight) -> list[Any]:
    """Those of some moves whose risk of ending the game at once is not much higher than it need be."""
    if len(moves) < 2:
        return moves
    view: Any = sight.view
    risks = [risk(view, move) for move in moves]
    at_stake = max(LEAST_AT_STAKE, count_remaining(sight.world) - USUALLY_LEFT)
    most = min(risks) + WORTH_A_RISK / at_stake
    return [move for move, risked in zip(moves, risks, strict=True) if risked <= most]


def _worth(left: int) -> float:
    """What it is worth to end with this many cards left: each counts, and a perfect wave counts extra."""
    return 1.0 if not left else (1 - PERFECT) * (1 - left / ALL_CARDS)


SKILL = WaveSkill()
