"""In a hand a dot marks what others have changed on the board since one's own last move; its words say so too."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from itertools import pairwise
from typing import Any

import pytest

from bot.games.perfect_wave import changed as wave
from bot.games.rolling import changed as rolling
from bot.games.war import changed as war
from bot.host.replay import lay_out
from bot.screens.message import Picture
from bot.screens.scene import Scene
from engine.games.rolling.parts import PARTS
from engine.games.war.cards import SECTIONS
from tests.bot.screens.positions import GAMES
from tests.bot.test_replay import parts, record_of, seen
from tests.engine.games_under_test import Setting

MARKED = "new since your move"
FIND: Mapping[str, Callable[[Scene[Any]], frozenset[tuple[int, Any]]]] = {
    "war": war.find_changed,
    "rolling": rolling.find_changed,
    "wave": wave.find_changed,
}
TABLES = [one for one in GAMES if one.name in FIND and one.options.get("rounds", 60) > 2]


def spots(view: Any) -> dict[tuple[int, Any], object]:
    """What lies at each spot of the board that can be marked."""
    if hasattr(view, "open"):
        sheets = enumerate(view.open.sheets)
        return {
            (seat, part): sheet.chests[int(part[-1]) - 1] if part.startswith("chest") else getattr(sheet, part)
            for seat, sheet in sheets
            for part in PARTS
        }
    if hasattr(view, "seats") and not isinstance(view.seats, int):
        return {
            (seat, section): (len(shown.builds), len(shown.wars))
            for seat, one in enumerate(view.seats)
            if not one.out
            for section, shown in zip(SECTIONS, (*one.bridge, *one.gate), strict=True)
        }
    return {
        (hand.seat, at): (slot.faces, slot.tip) if slot else None
        for hand in view.hands
        for at, slot in enumerate(hand.slots)
    }


def scenes(setting: Setting, number: int, seat: int | None) -> list[tuple[int | None, Scene[Any]]]:
    """Each step of a game as a seat saw it, and who had moved."""
    found = lay_out(record_of(setting, number))
    return [(step.seat, seen(setting, step.game, seat, found.news(at, seat))) for at, step in enumerate(found.steps)]


def pictures(scene: Scene[Any]) -> list[Picture]:
    return [part for part in parts(scene) if isinstance(part, Picture)]


@pytest.mark.parametrize("setting", TABLES, ids=str)
def test_what_another_moved_is_marked_until_one_has_moved_oneself(setting: Setting) -> None:
    find, marked = FIND[setting.name], 0
    steps = [step for number in range(2) for step in scenes(setting, number, 0)]
    for (_, before), (mover, after) in pairwise(steps):
        there, then, new = spots(after.view), spots(before.view), find(after)
        if mover is None or after.over:
            continue
        moved = {spot for spot, lies in there.items() if spot in then and lies != then[spot]}
        if mover == 0:
            assert all(seat != 0 or part.startswith("chest") for seat, part in new), "one's own move is no news"
            assert setting.name == "rolling" or not new
            moved = {(seat, part) for seat, part in moved if setting.name == "rolling" and not part.startswith("chest")}
        if setting.name == "rolling":
            moved = {(seat, part) for seat, part in moved if seat != 0}  # one's own plan is no news
        assert moved <= new
        assert (MARKED in "\n".join(picture.alt.lower() for picture in pictures(after))) == bool(new)
        marked += len(moved)
    assert marked or setting.name == "wave"


@pytest.mark.parametrize("game", sorted(FIND))
def test_a_mark_is_drawn_and_what_everybody_sees_has_none(game: str) -> None:
    setting = next(one for one in TABLES if one.name == game and one.seats > 2)
    every = [scene for number in range(4) for _, scene in scenes(setting, number, 0)]
    scene = max(every, key=lambda one: len(FIND[game](one)))
    assert FIND[game](scene)
    plain = [replace(each, mover=0, events=()) for each in scene.told]
    bare = pictures(replace(scene, told=tuple(plain)))
    assert [picture.paint() for picture in pictures(scene)][-len(bare) :] != [picture.paint() for picture in bare]
    assert not any(FIND[game](one) for _, one in scenes(setting, 0, None))
