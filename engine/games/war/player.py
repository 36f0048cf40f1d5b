"""What War of Waves teaches its computer players; the rules of thumb themselves are in heuristics.py."""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Sequence
from math import exp
from typing import Any

from engine.game import Event
from engine.games.war import aims, heuristics
from engine.games.war.actions import AnyAction, Attack, Build, End, Fortify, Leader
from engine.games.war.aims import Board
from engine.games.war.belief import make_believable
from engine.games.war.boards import board_after, board_in, board_of, known_sections, sort_hand
from engine.games.war.cards import FIRST_GATE
from engine.games.war.held import EVERYBODY
from engine.games.war.imagined_moves import go_on
from engine.games.war.options import moves
from engine.games.war.refusals import check
from engine.games.war.state import State
from engine.games.war.styles import PLAIN, STYLES, Style
from engine.games.war.view import View
from engine.games.war.why import foretell, why
from engine.menu import Words
from engine.players.quick_stream import QuickStream, UnrecordedChance
from engine.players.sight import Sight
from engine.players.skill import Skill
from engine.table import AnyGame

STRIKING = (Attack, Leader)
LAYING = (Build, Fortify)
DELAY = 0.002
"""How much less a win is worth for each action that it comes later."""
HORIZON = 16
"""How many actions are played in thought."""
UNFINISHED = 0.95
"""The factor applied to an undecided world: however well it stands, it is worth less than one that is won."""


class WarSkill(Skill):
    """War of Waves, for two and for a crowd."""

    pace = 36_000
    styles = tuple(STYLES)

    def __init__(self, style: Style = PLAIN) -> None:
        self.style = style

    def in_style(self, style: str) -> WarSkill:
        return WarSkill(STYLES[style])

    def leanings(self, view: View, moves: Sequence[AnyAction]) -> list[float]:
        style = self.style
        return [
            style.strike if is_strike(move, view.seat) else style.lay if isinstance(move, Build | Fortify) else 0.0
            for move in moves
        ]

    def hardness(self, view: View) -> float:
        # the turn was thought over when it began
        return 0.3 if view.types else 1.0

    def choose(self, view: View, legal: Sequence[AnyAction], stream: QuickStream) -> AnyAction:
        action = heuristics.choose(board_of(view), self.style)
        return action if action in legal else End()

    def why(self, view: View, action: AnyAction) -> list[Words]:
        return list(why(board_of(view), action))

    def foretell(self, view: View, event: Event) -> Words | None:
        return foretell(view.seat, event)

    def horizon(self, world: State) -> int:
        return HORIZON

    def effort(self, view: View) -> float:
        # the turn was thought over when it began
        return 0.5 if view.types else 1.0

    def candidates(self, world: State, seat: int) -> Iterator[AnyAction]:
        found = set()
        for action in moves(board_in(world, seat)):
            if action not in found and check(world, seat, action) is None:
                found.add(action)
                yield action
        if not found:
            yield End()

    def go_on(self, game: AnyGame, world: State, seat: int, action: Any, chance: UnrecordedChance) -> State:
        return go_on(world, seat, action, chance)

    def quick(self, world: State, seat: int, stream: QuickStream) -> AnyAction:
        return _chosen(world, board_in(world, seat))

    def finish(self, game: AnyGame, world: State, stream: QuickStream, most: int) -> tuple[Sequence[float], int]:
        chance, steps, board = UnrecordedChance(stream), 0, None
        while steps < most and not world.reason:
            board = board or board_in(world, world.turn)
            action = _chosen(world, board)
            world = go_on(world, world.turn, action, chance)
            steps += 1
            board = board_after(board, world) if type(action) in LAYING else None
        # otherwise a win that is certain would be put off
        share = 1 - DELAY * (HORIZON - most + steps) if world.reason else UNFINISHED
        return [share * one for one in self.worth(world)], steps

    def worth(self, world: State) -> Sequence[float]:
        seats = range(len(world.hands))
        if world.reason:
            return [(seat in world.winners) / len(world.winners) if world.winners else 0.0 for seat in seats]
        strengths = [0.0 if world.out[seat] else exp(1.1 * standing(world, seat, self.style)) for seat in seats]
        total = sum(strengths)
        return [strength / total for strength in strengths]

    def imagine(self, sight: Sight, stream: QuickStream) -> State:
        world: State = sight.imagine(stream)
        return make_believable(world, sight.seat, stream)

    def public_part(self, action: AnyAction) -> Hashable:
        if isinstance(action, Build):
            return ("build", action.where)
        if isinstance(action, Fortify):
            return ("fortify", action.card[0], action.section)
        return action


def _chosen(world: State, board: Board) -> AnyAction:
    """What the rules of thumb say; only strikes are checked, since all else that they do is always legal."""
    action = heuristics.choose(board)
    may_be_done = type(action) not in STRIKING or check(world, board.seat, action) is None
    return action if may_be_done else End()


def is_strike(action: AnyAction, seat: int | None) -> bool:
    """Whether an action is aimed at the Gateway of another."""
    return (isinstance(action, Attack) and action.target != seat) or (
        isinstance(action, Leader) and action.leader in ("pos", "ares")
    )


def standing(world: State, seat: int, style: Style = PLAIN) -> float:
    """How near a seat is to winning: about minus the cards it still lacks."""
    wars, builds, leaders = sort_hand(world.hands[seat])
    mine = known_sections(world.gateways[seat], EVERYBODY)
    aim = aims.aim_of(builds, mine)
    bare = sum([not there for _, there in mine[:FIRST_GATE]])
    lacking = max(0, bare - len(wars))
    # what is still to be laid takes turns, even if it is in hand
    turns = bare + sum([not cards for cards, _ in mine])
    guards = sum([sum(there) for _, there in mine[:FIRST_GATE]])
    value = -aim.missing - lacking - 0.18 * turns
    value += style.wars * min(len(wars), 5) + 0.04 * min(len(builds), 6) + 0.2 * len(leaders) + style.guards * guards
    if world.horns[seat] and aims.is_complete(mine) and aims.check_truth(mine) == (True, True):
        value += 3.0
    return value


SKILL = WarSkill()
