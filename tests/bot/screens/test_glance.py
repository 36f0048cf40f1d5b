"""What players look up again and again: on one screen, complete, marked as the table stands, and short enough."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from bot.controls import Glance, read
from bot.screens import frame, glance
from bot.screens.message import Buttons, Message, Text, flat
from bot.screens.scene import Scene
from bot.texts import LANGUAGES, texts
from engine.game import View
from engine.games.war.view import View as WarView
from engine.games.waves.view import View as WavesView
from tests.bot.limits import of_message
from tests.bot.screens.positions import GAMES, scene
from tests.engine.games.war.positions import BRIDGE, WHOLE, at
from tests.engine.games_under_test import Setting, moments

every_game = pytest.mark.parametrize("setting", GAMES, ids=str)


def scenes(setting: Setting, language: str = "en", every: int = 7) -> list[Scene[View]]:
    found = list(moments(setting, 3))[::every]
    return [
        scene(setting, moment.after, number % setting.seats, language=language) for number, moment in enumerate(found)
    ]


def words(message: Message) -> str:
    return "\n".join(part.markdown for part in flat(message.parts) if isinstance(part, Text))


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_it_fits_into_a_message_and_has_all_its_words(setting: Setting, language: str) -> None:
    for one in scenes(setting, language):
        message = glance.glance(one)
        assert of_message(message) == []
        assert f"{setting.name}-glance" not in words(message)
        assert not re.search(r"\{|\b(none|None)\b", words(message))


@every_game
def test_it_is_one_press_from_every_hand(setting: Setting) -> None:
    for one in scenes(setting, every=25):
        shown = [read(b.id) for p in flat(frame.private(one).parts) if isinstance(p, Buttons) for b in p.buttons]
        assert (Glance(one.table) in shown) != one.over


def waves_scenes() -> Iterator[tuple[Scene[View], WavesView]]:
    setting = next(one for one in GAMES if one.name == "waves")
    for one in scenes(setting, every=3):
        assert isinstance(one.view, WavesView)
        yield one, one.view


def test_all_five_tablets_are_there_and_the_present_and_the_coming_one_are_marked() -> None:
    phases = set()
    for one, view in waves_scenes():
        lines = words(glance.glance(one)).splitlines()
        rules = [texts("en")(f"waves-tablet-{tablet}-rule", edition=view.edition) for tablet in view.tablets]
        assert all(any(rule in line for line in lines) for rule in rules)
        now = [at for at, line in enumerate(lines[1:6], start=1) if line.startswith("▶️")]
        coming = [at for at, line in enumerate(lines[1:6], start=1) if line.startswith("⚠️")]
        assert now == ([view.active] if view.active else [])
        assert coming == ([view.ahead] if view.phase in ("token", "agents") else [])
        phases.add(view.phase)
    assert {"agents", "discard"} <= phases


def test_the_leaders_that_one_holds_are_marked_and_those_of_others_are_not() -> None:
    setting = next(one for one in GAMES if one.name == "war")
    held = 0
    for one in scenes(setting, every=2):
        assert isinstance(one.view, WarView)
        assert one.view.seat is not None
        mine = {card.card for card in one.view.seats[one.view.seat].hand}
        said = words(glance.glance(one))
        leaders = [card for card in ("L-heph", "L-pos", "L-ares", "L-ceto") if card in mine]
        assert said.count("🖐️") == len(leaders)
        held += len(leaders)
    assert held


def test_a_horn_threatens_only_while_its_gateway_stands_and_the_game_goes_on() -> None:
    duel = Setting("war", 2, {})
    threat = "Bo has sounded the horn: break that Gateway now"
    for gateway, reason, said in ((WHOLE, "", True), (BRIDGE, "", False), (WHOLE, "rounds", False)):
        state = at(["W1", "W1"], [{}, gateway], horns=(False, True), reason=reason)
        assert (threat in words(glance.glance(scene(duel, state, 0)))) == said
        assert threat not in words(glance.glance(scene(duel, state, 0, over=True, ended=True)))
    for turn, said in ((0, True), (1, False)):
        state = at(["W1", "W1", ""], [{}, WHOLE, {}], round=9, limit=9, turn=turn, horns=(False, True, False))
        assert (threat in words(glance.glance(scene(Setting("war", 3, {"crowd": True}), state, 2)))) == said
    own = at(["W1", "W1"], [WHOLE, {}], horns=(True, False))
    assert "has sounded the horn" not in words(glance.glance(scene(duel, own, 0)))
