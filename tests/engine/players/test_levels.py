"""Every level at every table: what it does is legal, the same each time, and made from what its seat may know."""

from __future__ import annotations

import pytest

from engine.chance import Stream
from engine.players import LEVELS, QuickStream, Sight, decide, levels_of
from engine.table import check
from tests.engine.games_under_test import Setting
from tests.engine.players.positions import SETTINGS, moments

by_setting = pytest.mark.parametrize("setting", SETTINGS, ids=str)
QUICK = ("random", "easy")


@by_setting
@pytest.mark.parametrize("level", QUICK)
def test_whatever_a_player_does_is_legal_and_ends_the_game(setting: Setting, level: str) -> None:
    last = None
    for n, moment in enumerate(moments(setting, level)):
        action = decide(level, moment.sight, QuickStream(bytes([n % 256])))
        assert not moment.game.is_advice(action)
        assert check(moment.game, moment.state, moment.seat, action) is None
        last = moment
    assert last is not None


@by_setting
@pytest.mark.parametrize("level", QUICK)
def test_what_a_seat_cannot_know_changes_no_move(setting: Setting, level: str) -> None:
    tried = 0
    for moment in moments(setting, "random" if setting.name != "war" else "easy", most=120, skip=3):
        other = moment.game.redeal(moment.state, moment.seat, Stream(b"another world"))
        tried += other != moment.state
        for n in range(2):
            here = decide(level, moment.sight, QuickStream(bytes([n])))
            there = decide(level, Sight(moment.game, other, moment.seat), QuickStream(bytes([n])))
            assert here == there
    assert tried


def test_there_are_three_levels() -> None:
    assert list(LEVELS) == ["random", "easy", "strong"]


def test_every_game_offers_levels_that_there_are_and_wave_none_that_ends_it_at_once() -> None:
    offered = {setting.name: levels_of(setting.name) for setting in SETTINGS}
    assert all(set(levels) <= set(LEVELS) for levels in offered.values())
    assert [game for game, levels in offered.items() if "random" not in levels] == ["wave"]
