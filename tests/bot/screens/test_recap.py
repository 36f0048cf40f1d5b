"""The recap marks what was done to whoever reads it, and leads on to their hand."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.screens.message import Button, Buttons, Message, Text, flat
from bot.screens.recap import recap
from bot.screens.scene import Scene
from engine.game import View
from engine.games.perfect_wave.events import Tipped
from engine.games.rolling.events import Fired
from engine.games.war.events import Attacked
from engine.table import audience_events
from tests.bot.screens.built_games import built
from tests.bot.screens.positions import GAMES, scene
from tests.engine.games_under_test import Moment, Setting, moments

DONE_TO = {"war": "target", "wave": "whom", "rolling": "target"}
MARK = "👉"


def deed(setting: Setting) -> tuple[Moment, int, int]:
    """A move in which somebody does something to another: the moment, who, and to whom."""
    for number in range(20):
        for moment in (built if setting.name == "war" else moments)(setting, number):
            for event in audience_events(moment.events, None):
                if isinstance(event, Attacked | Fired | Tipped):
                    whom = getattr(event, DONE_TO[setting.name])
                    if whom is not None and whom != event.seat:
                        return moment, event.seat, whom
    raise LookupError(setting)


def words(message: Message) -> str:
    return "\n".join(part.markdown for part in flat(message.parts) if isinstance(part, Text))


def labels(message: Message) -> list[Button]:
    return [button for part in flat(message.parts) if isinstance(part, Buttons) for button in part.buttons]


@pytest.mark.parametrize("system", DONE_TO)
def test_what_was_done_to_me_is_marked_for_me_alone(system: str) -> None:
    setting = next(one for one in GAMES if one.name == system and one.seats >= 3)
    moment, actor, whom = deed(setting)

    def read(seat: int | None, mover: int) -> str:
        shown: Scene[View] = scene(setting, moment.after, seat, told=[moment.events])
        shown = replace(shown, told=tuple(replace(told, mover=mover) for told in shown.told))
        return words(recap(shown))

    marked = [line for line in read(whom, actor).splitlines() if MARK in line]
    assert marked[0].partition(". ")[2].startswith(MARK)
    assert "marks what was done to you" in marked[-1]
    assert MARK not in read(actor, actor)
    assert MARK not in read(None, actor)


def test_the_recap_ends_with_the_way_to_my_hand_if_i_am_asked() -> None:
    setting = next(one for one in GAMES if one.name == "war")
    moment = next(iter(built(setting, 0)))
    [asked, *_] = setting.game.to_act(moment.after)
    shown = scene(setting, moment.after, asked)
    assert "It is your turn" in words(recap(shown))
    assert [button.label for button in labels(recap(shown))] == ["My hand"]
    assert labels(recap(replace(shown, to_act=()))) == []
