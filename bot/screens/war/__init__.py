"""War of Waves on the screen: Face cards and Gateways, a seat's own Gateway and hand, attacks with their sums."""

from __future__ import annotations

from typing import cast

from bot.drawing import war as drawing
from bot.screens.message import Part
from bot.screens.plain import look
from bot.screens.scene import Scene
from bot.screens.war import words
from bot.screens.war.moments import moments
from engine.games.war.view import View


def public(scene: Scene) -> list[Part]:
    """The table for everybody."""
    return [*moments(scene), *_gateways(scene, tuple(range(len(scene.sitters))), headed=True)]


def private(scene: Scene) -> list[Part]:
    """One's own Gateway and hand, and the Gateways of the others."""
    view, names, language = cast(View, scene.view), _names(scene), scene.texts.language
    return [
        *moments(scene),
        *look(
            scene,
            f"war-own-{scene.table}",
            lambda columns: words.own(scene, columns),
            lambda: drawing.own(view, names, language),
        ),
        *_gateways(scene, tuple(seat for seat in range(len(names)) if seat != scene.seat), headed=False),
    ]


def _gateways(scene: Scene, seats: tuple[int, ...], *, headed: bool) -> list[Part]:
    """The Gateways of some seats: two to a picture, so that each alt text is complete."""
    some = [seats] if scene.text_mode else [seats[at : at + 2] for at in range(0, len(seats), 2)]
    return [part for at, pair in enumerate(some) for part in _look(scene, at, pair, headed and at == 0)]


def _look(scene: Scene, at: int, seats: tuple[int, ...], headed: bool) -> list[Part]:
    view, names, language = cast(View, scene.view), _names(scene), scene.texts.language
    return look(
        scene,
        f"war-gateways-{scene.table}-{at}",
        lambda columns: words.gateways(scene, columns, seats, headed),
        lambda: drawing.gateways(view, names, language, seats, headed),
    )


def _names(scene: Scene) -> tuple[str, ...]:
    return tuple(sitter.name for sitter in scene.sitters)
