"""Rolling played on in thought: whatever is done there in one go, the rules allow one by one, with the same end."""

from __future__ import annotations

import pytest

from engine.games.rolling import GAME
from engine.games.rolling.actions import Draft
from engine.games.rolling.player import SKILL
from engine.games.rolling.playout import draft_dice, play_on
from engine.games.rolling.state import Sheet
from engine.players import QuickStream
from engine.players.quick_stream import UnrecordedChance
from engine.table import check
from tests.engine.games.rolling.moments import planning
from tests.engine.games_under_test import Setting
from tests.engine.players.positions import moments


@pytest.mark.parametrize("seats", GAME.seats)
def test_a_draft_in_thought_is_one_that_the_rules_allow(seats: int) -> None:
    stream = QuickStream(b"draft")
    sailors = 0
    for moment in moments(Setting("rolling", seats, {}), "random", most=300, skip=5):
        world = moment.state
        if world.phase != "draft":
            continue
        after = draft_dice(world, stream.unit, 1 + stream.below(15))
        for die in after.taken[len(world.taken) :]:
            action = Draft(die, True) if die in after.drunk else Draft(die)
            seat = GAME.to_act(world)[0]
            assert check(GAME, world, seat, action) is None
            world = GAME.apply(world, seat, action, UnrecordedChance(stream)).state
        assert world == after
        sailors += len(after.drunk)
    assert sailors


@pytest.mark.parametrize("seats", GAME.seats)
def test_a_game_played_on_comes_to_an_end_and_counts_its_actions(seats: int) -> None:
    stream = QuickStream(b"whole")
    world = next(moments(Setting("rolling", seats, {}), "easy")).state
    once, steps = play_on(world, stream, 5)
    assert steps == len(once.taken) == 5
    while world.phase != "over":
        world, steps = play_on(world, stream, 40)
        assert 0 < steps <= 40 + seats
    assert GAME.outcome(world).over


@pytest.mark.parametrize("seats", GAME.seats)
def test_whoever_plans_thinks_beyond_the_draft_after_the_next(seats: int) -> None:
    world = planning([(3, 4, 5)] * seats, [Sheet()] * seats)
    after, _ = play_on(world, QuickStream(b"next"), SKILL.horizon(world))
    assert after.round > world.round + 2 or (after.round == world.round + 2 and not after.pool)


@pytest.mark.parametrize("seats", GAME.seats)
def test_whoever_drafts_thinks_beyond_the_plans_of_the_round(seats: int) -> None:
    world = next(moments(Setting("rolling", seats, {}), "easy")).state
    assert world.phase == "draft"
    after, _ = play_on(world, QuickStream(b"next"), SKILL.horizon(world))
    assert after.round == world.round + 1
