"""Moves that decide the game before the round is over: those that win, or avert a loss, more often than the others."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine.game import Action
from engine.players.quick_stream import QuickStream, UnrecordedChance
from engine.players.sight import Sight
from engine.players.skill import Skill

MOST_MOVES = 40
NEARLY = 0.12
"""A move whose average result is worse than the best by at most this is as good, as far as so few worlds can tell."""
MOST_ACTIONS = 12


def decisive(sight: Sight, skill: Skill, moves: Sequence[Action], stream: QuickStream, worlds: int) -> Sequence[Action]:
    """The moves that do best where the game is decided this round; all of them if nothing is decided."""
    if not 1 < len(moves) <= MOST_MOVES or not skill.may_decide(sight.world, sight.seat):
        return moves
    totals = [0.0] * len(moves)
    for _ in range(worlds):
        world = skill.imagine(sight, stream)
        for at, move in enumerate(moves):
            totals[at] += _result(sight, skill, world, move, stream)
    best = max(totals)
    return [move for move, total in zip(moves, totals, strict=True) if total >= best - NEARLY * worlds]


def _result(sight: Sight, skill: Skill, world: Any, move: Action, stream: QuickStream) -> float:
    """What a win is worth if a move wins the game this round in a world, -1 if it loses, 0 if nobody wins yet."""
    game, seat, chance = sight.game, sight.seat, UnrecordedChance(stream)
    began = game.round_of(world)
    world = game.apply(world, seat, move, chance).state
    for _ in range(MOST_ACTIONS):
        waiting = game.to_act(world)
        if not waiting or game.round_of(world) != began:
            break
        world = game.apply(world, waiting[0], skill.quick(world, waiting[0], stream), chance).state
    outcome = game.outcome(world)
    if not outcome.over or not outcome.winners:
        return 0.0
    # the number of winners does not tell that, as fellows of a team do not share a win
    return skill.worth(world)[seat] if seat in outcome.winners else -1.0
