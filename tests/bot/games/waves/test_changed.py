"""The council marks what others have changed since one's own last move, in the picture and in its words."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.host.replay import lay_out
from bot.screens.games import screen_of
from bot.screens.message import Picture
from bot.screens.scene import Scene
from bot.screens.since import find_changed
from engine.game import View
from engine.games.waves.view import View as Council
from tests.bot.screens.positions import GAMES
from tests.bot.test_replay import record_of, seen
from tests.engine.games_under_test import Setting

MARKED = "new since your move"
COUNCILS = [one for one in GAMES if one.name == "waves"]


def scenes(setting: Setting, seat: int | None) -> list[Scene[View]]:
    found = lay_out(record_of(setting, 1))
    return [seen(setting, step.game, seat, found.news(at, seat)) for at, step in enumerate(found.steps)]


def board(scene: Scene[View]) -> Picture:
    screen = screen_of(scene.game)
    shown = screen.public(scene) if scene.seat is None else screen.private(scene)
    return [part for part in shown if isinstance(part, Picture)][-1]


def council(scene: Scene[View]) -> Council:
    assert isinstance(scene.view, Council)
    return scene.view


@pytest.mark.parametrize("setting", COUNCILS[:6], ids=str)
def test_a_place_is_marked_where_another_has_moved_since_ones_own_move(setting: Setting) -> None:
    steps, shown, marked = lay_out(record_of(setting, 1)).steps, scenes(setting, 0), 0
    for step, before, after in zip(steps[1:], shown, shown[1:], strict=False):
        new = find_changed(after, "place")
        there, then = council(after).agents, council(before).agents
        assert board(after).alt.count(MARKED) == len(new)
        if step.seat == 0 or council(after).round != council(before).round:
            assert not new, "one's own move is no news, and a new round begins with an empty council"
        else:
            moved = {place for place, agent in enumerate(there) if agent != then[place] and agent}
            assert moved <= new
            marked += len(moved)
    assert marked


def test_a_mark_is_drawn_and_what_everybody_sees_has_none() -> None:
    scene = next(one for one in scenes(COUNCILS[0], 0) if find_changed(one, "place"))
    assert board(scene).paint() != board(replace(scene, told=())).paint()
    assert all(not find_changed(one, "place") for one in scenes(COUNCILS[0], None))
