"""The rules of thumb of Waves: what they make of Agents whose cards they do not see."""

from __future__ import annotations

import pytest

from engine.games.waves.heuristics import REBEL, ratings
from engine.games.waves.player import _agents_in, _placing_view_in
from engine.games.waves.state import AGENTS, due
from tests.engine.games_under_test import Setting
from tests.engine.players.positions import moments


@pytest.mark.parametrize("seats", [2, 4])
def test_a_single_card_face_down_as_a_rebel_counts_as_a_rebel(seats: int) -> None:
    tried = 0
    for moment in moments(Setting("waves", seats, {}), "easy"):
        world = moment.state
        if world.phase != AGENTS:
            continue
        seen, at = _placing_view_in(world, moment.seat), due(world)[0]
        if REBEL not in seen.agents:
            continue
        as_two = seen._replace(agents=tuple(2 * REBEL if agent == REBEL else agent for agent in seen.agents))
        agents = _agents_in(world.hands[moment.seat])
        assert ratings(seen, at, agents) == ratings(as_two, at, agents)
        tried += 1
    assert tried
