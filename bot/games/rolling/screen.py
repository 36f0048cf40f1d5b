"""Rolling with the Waves on the screen: dice and maps, a seat's own sheet, plans that were opened, cannons."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from msgspec.structs import replace

from bot.games.rolling import words
from bot.games.rolling.changed import find_changed
from bot.games.rolling.facts import facts
from bot.games.rolling.glance import glance
from bot.games.rolling.moments import TOLD, marked, moment, moment_of_round
from bot.screens.games import GameScreen, Labels
from bot.screens.message import Part, Text
from bot.screens.plain import NAME_COLUMNS, look, narrow
from bot.screens.scene import Scene
from bot.systems import System
from engine.game import Event
from engine.games.rolling.view import View


class RollingScreen(GameScreen[View]):
    """Rolling with the Waves on the screen."""

    systems = (System("rolling", "rolling", "rolling", "🎲", earlier="pirates"),)
    labels: ClassVar = {
        "rolling": Labels(2, ((567, 106), (242, 195), (70, 292), (442, 374), (800, 325), (275, 717))),
    }
    interchangeable = True
    """Dice of one colour and number are the same."""

    def public(self, scene: Scene[View]) -> list[Part]:
        """The table for everybody."""
        return [*moment(scene), *_maps(scene, tuple(range(len(scene.sitters))), headed=True)]

    def private(self, scene: Scene[View]) -> list[Part]:
        """The seat's own sheet with the dice, and the maps of the others."""
        view, names, language = scene.view, _names(scene), scene.texts.language
        changed = find_changed(scene)

        def paint() -> bytes:
            from bot.games.rolling.picture import sheet  # drawing code is loaded with the first picture

            return sheet(view, names, language, changed)

        return [
            *moment(scene),
            *look(scene, f"rolling-sheet-{scene.table}", lambda columns: words.sheet(scene, columns), paint),
            *_maps(scene, tuple(seat for seat in range(len(names)) if seat != scene.seat), headed=False),
        ]

    def without_others(self, scene: Scene[View]) -> View:
        open_ = scene.view.open
        to_act = tuple(seat for seat in open_.to_act if seat == scene.seat)
        planned = tuple(is_in if seat == scene.seat else None for seat, is_in in enumerate(open_.planned))
        return replace(scene.view, open=replace(open_, to_act=to_act, planned=planned))

    def glance(self, scene: Scene[View]) -> list[str]:
        return glance(scene)

    def facts(self, scene: Scene[View]) -> Iterator[str]:
        return facts(scene)

    def round(self, scene: Scene[View], before: View | None) -> list[Part]:
        """The opened plans, the volleys with their sums, and the maps as they were left.

        In words the last round also says where the points come from: the result shows that in its picture alone.
        """
        says_scores = scene.text_mode and scene.view.open.phase == "over"
        scores = narrow(words.scores(scene, NAME_COLUMNS[0])) if says_scores else ""
        said = [*moment_of_round(scene, scores), *([Text(scores)] if scores else [])]
        return [*said, *_maps(scene, tuple(range(len(scene.sitters))), headed=False)]

    def says(self, scene: Scene[View]) -> tuple[type[Event], ...]:
        return TOLD if moment(scene) else ()

    def marks(self, scene: Scene[View]) -> list[Event]:
        return marked(scene)


def _maps(scene: Scene[View], seats: tuple[int, ...], *, headed: bool) -> list[Part]:
    """The maps of some seats: four or more in two pictures, so that each is large and its alt text complete."""
    cuts = [seats] if len(seats) < 4 else [seats[:2], seats[2:]]
    if scene.text_mode:
        cuts = [seats]
    return [
        part for at, some in enumerate(cuts) for part in _look(scene, at, some, headed and at == 0, at == len(cuts) - 1)
    ]


def _look(scene: Scene[View], at: int, seats: tuple[int, ...], headed: bool, legend: bool) -> list[Part]:
    view, names, language = scene.view, _names(scene), scene.texts.language
    changed = find_changed(scene)

    def paint() -> bytes:
        from bot.games.rolling.picture import maps  # drawing code is loaded with the first picture

        return maps(view, names, language, seats, headed, legend, changed)

    return look(
        scene,
        f"rolling-maps-{scene.table}-{at}",
        lambda columns: words.maps(scene, columns, seats, headed),
        paint,
    )


def _names(scene: Scene[View]) -> tuple[str, ...]:
    return tuple(sitter.name for sitter in scene.sitters)
