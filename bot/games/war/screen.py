"""War of Waves on the screen: Face cards and Gateways, a seat's own Gateway and hand, attacks with their sums."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import ClassVar

import msgspec

from bot.games.war import words
from bot.games.war.changed import find_changed
from bot.games.war.facts import facts
from bot.games.war.glance import glance
from bot.games.war.moments import moments, moments_of_round, shows_all_judged
from bot.screens.games import GameScreen, Labels
from bot.screens.message import Part
from bot.screens.plain import look
from bot.screens.scene import Scene
from bot.systems import System
from engine.game import Event
from engine.games.war.events import GotHand, Judged, Perished, SectionGone, WentOut
from engine.games.war.view import View


class WarScreen(GameScreen[View]):
    """War of Waves on the screen."""

    systems = (System("war", "war", "war", "🔱", earlier="gateway"),)
    labels: ClassVar = {
        "war": Labels(4, ((196, 82), (808, 137), (230, 240), (700, 297), (528, 492), (598, 621))),
    }
    events_done_to_a_seat = (GotHand, Judged, Perished, SectionGone, WentOut)

    def public(self, scene: Scene[View]) -> list[Part]:
        """The table for everybody."""
        return [*moments(scene), *_gateways(scene, tuple(range(len(scene.sitters))), headed=True)]

    def private(self, scene: Scene[View]) -> list[Part]:
        """The seat's own Gateway and hand, and the Gateways of the others."""
        view, names, language = scene.view, _names(scene), scene.texts.language
        changed = find_changed(scene)

        def paint() -> bytes:
            from bot.games.war.picture import own  # drawing code is loaded with the first picture

            return own(view, names, language, changed)

        return [
            *moments(scene),
            *look(scene, f"war-own-{scene.table}", lambda columns: words.own(scene, columns), paint),
            *_gateways(scene, tuple(seat for seat in range(len(names)) if seat != scene.seat), headed=False),
        ]

    def glance(self, scene: Scene[View]) -> list[str]:
        return glance(scene)

    def facts(self, scene: Scene[View]) -> Iterator[str]:
        return facts(scene)

    def says(self, scene: Scene[View]) -> tuple[type[Event], ...]:
        """Judged Gateways, if all of them are shown."""
        return (Judged,) if shows_all_judged(scene) else ()

    def round(self, scene: Scene[View], before: View | None) -> list[Part]:
        """The attacks with their sums, and the Gateways as they stood then."""
        if before is not None:
            # the move that ended the round has begun the next one, whose number must not be shown here
            scene = replace(scene, view=msgspec.structs.replace(scene.view, round=before.round))
        return [*moments_of_round(scene), *_gateways(scene, tuple(range(len(scene.sitters))), headed=True)]


def _gateways(scene: Scene[View], seats: tuple[int, ...], *, headed: bool) -> list[Part]:
    """The Gateways of some seats: two to a picture, so that each alt text is complete."""
    some = [seats] if scene.text_mode else [seats[at : at + 2] for at in range(0, len(seats), 2)]
    return [part for at, pair in enumerate(some) for part in _look(scene, at, pair, headed and at == 0)]


def _look(scene: Scene[View], at: int, seats: tuple[int, ...], headed: bool) -> list[Part]:
    view, names, language = scene.view, _names(scene), scene.texts.language
    changed = find_changed(scene)

    def paint() -> bytes:
        from bot.games.war.picture import gateways  # drawing code is loaded with the first picture

        return gateways(view, names, language, seats, headed, changed)

    return look(
        scene,
        f"war-gateways-{scene.table}-{at}",
        lambda columns: words.gateways(scene, columns, seats, headed),
        paint,
    )


def _names(scene: Scene[View]) -> tuple[str, ...]:
    return tuple(sitter.name for sitter in scene.sitters)
