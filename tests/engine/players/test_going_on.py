"""The world after an action in thought is the one that the rules make of it."""

from __future__ import annotations

from typing import Any

import pytest

from engine.arena import seed_for
from engine.chance import Seeded
from engine.games import game_named
from engine.players import QuickStream, skill_of
from engine.players.quick_stream import UnrecordedChance
from engine.table import begin
from tests.engine.games_under_test import Setting
from tests.engine.players.positions import SETTINGS

FORGOTTEN = {"tips", "told", "laid", "spoken", "doubted", "objections"}
"""What is not kept in thought, as nobody looks at it there."""
LUCK = {"roll"}
"""What another luck makes different when a round begins."""
GAMES, MOST = 3, 70


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_thought_goes_on_as_the_rules_do(setting: Setting) -> None:
    game, skill = game_named(setting.name), skill_of(setting.name)
    compared = 0
    for number in range(GAMES):
        seed = seed_for("going on", game, setting.seats, number)
        chance, stream = Seeded(seed), QuickStream(seed)
        world = begin(game, setting.seats, setting.options, chance).state
        for step in range(MOST):
            if not (waiting := game.to_act(world)):
                break
            seat = stream.choose(waiting)
            legal = [action for action in game.legal(world, seat) if not game.is_advice(action)]
            if seat == waiting[0] and stream.unit() < (0.5, 0.95)[number % 2]:
                action = skill.quick(world, seat, stream)
            else:
                action = stream.choose(legal)
            luck = seed + bytes([step])
            after = game.apply(world, seat, action, UnrecordedChance(QuickStream(luck))).state
            thought = skill.go_on(game, world, seat, action, UnrecordedChance(QuickStream(luck)))
            left_out = FORGOTTEN | LUCK if game.round_of(after) != game.round_of(world) else FORGOTTEN
            assert _fields(thought, left_out) == _fields(after, left_out)
            world = after
            compared += 1
    assert compared > 2 * GAMES


def _fields(world: Any, left_out: set[str]) -> dict[str, Any]:
    return {name: getattr(world, name) for name in world.__struct_fields__ if name not in left_out}
