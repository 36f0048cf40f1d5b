"""What Wave teaches its computer players; the rules of thumb and the convention for tips are in thumb.py."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine.chance import Stream
from engine.games.wave import legal, thumb
from engine.games.wave.actions import Agree, AnyAction, ForSilver, Play
from engine.games.wave.cards import SILVER
from engine.games.wave.state import State, fitting, remaining
from engine.games.wave.view import View
from engine.players.skill import Skill

ALL_CARDS = 38


class WaveSkill(Skill):
    """Wave: everybody together against the cards."""

    def choose(self, view: View, legal: Sequence[AnyAction], stream: Stream) -> tuple[Any, ...]:
        move: AnyAction
        if view.phase == "turn":
            move = Play(thumb.best_slot(view, [action.slot for action in legal if isinstance(action, Play)]))
        else:
            slots = [action.slot for action in legal if isinstance(action, ForSilver)]
            proposed = [view.proposed] if view.proposed is not None else []
            slot = thumb.best_for_silver(view, [*slots, *proposed])
            move = Agree() if slot == view.proposed else ForSilver(slot)
        return (*self.advice(view, move), move)

    def advice(self, view: View, move: Any) -> tuple[Any, ...]:
        assert view.seat is not None
        if isinstance(move, Play):
            return thumb.tips_before(view, view.seat, view.seat, move.slot)
        slot = view.proposed if isinstance(move, Agree) else move.slot
        assert slot is not None
        return thumb.tips_before(view, view.seat, SILVER, slot)

    def candidates(self, world: State, seat: int) -> Sequence[AnyAction]:
        return legal.moves(world, seat)

    def quick(self, world: State, seat: int, stream: Stream) -> AnyAction:
        return legal.moves(world, seat)[0]

    def worth(self, world: State) -> Sequence[float]:
        return [1 - remaining(world) / ALL_CARDS] * world.seats

    def believes(self, world: State, seat: int) -> bool:
        if world.turn != seat:
            return True
        fits = fitting(world, seat)
        return not any(
            (advice in thumb.FIT_TIPS) != bool(fits >> slot & 1)
            for holder, slot, advice in world.tips
            if holder == seat
        )


SKILL = WaveSkill()
