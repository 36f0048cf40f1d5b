"""Who plays in these tests: one who does anything, and one who builds, so that games reach Gates and horns."""

from __future__ import annotations

import random

from engine.games.war import GAME
from engine.games.war.actions import AnyAction, Attack, Build, Fortify, Horn, Leader
from engine.games.war.state import State, is_complete

SOME = 40


def wanderer(state: State, seat: int, rng: random.Random) -> AnyAction:
    """Any legal action, each as likely."""
    legal = GAME.legal(state, seat)
    return legal[rng.randrange(len(legal))]


def builder(state: State, seat: int, rng: random.Random) -> AnyAction:
    """Builds where it can, seldom attacks, sounds the horn when complete, true or not."""
    legal = GAME.legal(state, seat)
    some = [legal[rng.randrange(len(legal))] for _ in range(SOME)] + list(legal[:2])
    wanted: list[type] = [Horn] if is_complete(state.gateways[seat]) and rng.random() < 0.9 else []
    wanted += [Build, Fortify] if rng.random() < 0.8 else [Attack, Leader]
    for kind in wanted:
        if found := [action for action in some if isinstance(action, kind)]:
            return rng.choice(found)
    return rng.choice([action for action in some if not isinstance(action, Attack)])
