"""The strong player: legal everywhere, the same for the same seed, blind to what it cannot know, within its budget."""

from __future__ import annotations

from itertools import count

import pytest

from engine.chance import Stream
from engine.games import game_named
from engine.players import QuickStream, Sight, skill_of
from engine.players.search import Budget, search_move
from engine.table import check
from tests.engine.games_under_test import Setting
from tests.engine.players.positions import SETTINGS, Moment, moments

SMALL = Budget(300)
by_setting = pytest.mark.parametrize("setting", SETTINGS, ids=str)
by_game = pytest.mark.parametrize(
    "setting",
    [Setting("waves", 2, {}), Setting("wave", 4, {}), Setting("rolling", 2, {}), Setting("war", 2, {})],
    ids=str,
)


def some(setting: Setting, skip: int = 9) -> list[Moment]:
    return list(moments(setting, "easy", most=70, skip=skip))


@by_setting
def test_whatever_it_finds_is_legal_and_the_same_for_whatever_it_cannot_know(setting: Setting) -> None:
    skill = skill_of(setting.name)
    for n, moment in enumerate(some(setting, skip=17)):
        action = search_move(moment.sight, skill, QuickStream(bytes([n])), SMALL).action
        assert check(moment.game, moment.state, moment.seat, action) is None
        assert not moment.game.is_advice(action)
        other = moment.game.redeal(moment.state, moment.seat, Stream(b"another world"))
        elsewhere = Sight(moment.game, other, moment.seat)
        assert search_move(elsewhere, skill, QuickStream(bytes([n])), SMALL).action == action


@by_game
def test_the_clock_does_not_change_what_it_finds(setting: Setting) -> None:
    moment = some(setting, skip=2)[1]
    skill = skill_of(setting.name)
    found = []
    for step in (0.0, 0.01):
        ticks = count(0.0, step)
        found.append(search_move(moment.sight, skill, QuickStream(b"x"), Budget(600), ticks.__next__).action)
    assert found[0] == found[1]


@by_game
def test_it_imagines_about_as_much_as_its_budget(setting: Setting, monkeypatch: pytest.MonkeyPatch) -> None:
    game = game_named(setting.name)
    moment = next(
        one for one in some(setting, skip=1) if len(skill_of(game.name).openings(one.sight, QuickStream(b"n"))) > 3
    )
    skill = skill_of(setting.name)
    done = 0
    finish = type(skill).finish

    def counting(*arguments: object) -> object:
        nonlocal done
        worth, steps = finish(*arguments)  # type: ignore[arg-type]
        done += steps
        return worth, steps

    monkeypatch.setattr(type(skill), "finish", counting)
    nodes = 60 * skill.horizon(moment.sight.world)
    search_move(moment.sight, skill, QuickStream(b"n"), Budget(nodes))
    assert nodes / 3 < done < nodes * 2


@by_game
def test_a_clock_that_runs_out_ends_it(setting: Setting) -> None:
    moment = some(setting, skip=2)[1]
    ticks = count()
    action = search_move(
        moment.sight, skill_of(setting.name), QuickStream(b"x"), Budget(10**9, 5.0), lambda: float(next(ticks))
    ).action
    assert check(moment.game, moment.state, moment.seat, action) is None
