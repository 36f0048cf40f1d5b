"""Scenes of random positions of all games, made without a database. No assertions here."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import msgspec

from bot.contract import Contract
from bot.preferences import Preferences
from bot.scenes import scene_at
from bot.screens.games import screen_of
from bot.screens.message import Part
from bot.screens.scene import Scene, Sitter, Told
from bot.texts import texts
from engine.game import Event, View
from engine.sealed import Sealed
from engine.table import audience_events, encode_state
from storage.ids import UserId
from tests.engine.games_under_test import SETTINGS, Setting

GAMES = [setting for setting in SETTINGS if setting.name != "tiny"]
NAMES = ("Anna", "Bo", "Łukasz", "Ωμέγα", "Иван", "さくら")
LONGEST_NAMES = tuple(f"{'國' * 31}{seat}" for seat in range(6))
"""As long as Discord lets a name be, in the widest letters."""
PEOPLE = 250_000_000_000_000_000


def system_of(setting: Setting) -> str:
    """The system under which people would open such a table."""
    if setting.name == "waves":
        return "breakers" if setting.options.get("edition") == "breakers" else "waves"
    return setting.name


def scene(
    setting: Setting,
    state: Any,
    seat: int | None,
    *,
    told: Sequence[Sequence[Event]] = (),
    language: str = "en",
    names: Sequence[str] = NAMES,
    picked: tuple[str, ...] = (),
    text_mode: bool = False,
    **more: Any,
) -> Scene[View]:
    """A position as one audience sees it, made as the bot makes it."""
    kept = [encode_state(state), 0, [0] * setting.seats]
    shown = scene_at(
        Sealed(setting.name, msgspec.msgpack.encode(kept)),
        seat,
        texts(language),
        Contract(system_of(setting), dict(setting.options)),
        tuple(Sitter(number, names[number], UserId(PEOPLE + number)) for number in range(setting.seats)),
        tuple(Told(version, tuple(audience_events(events, seat))) for version, events in enumerate(told)),
        picked=picked,
        preferences=Preferences(text_mode=text_mode),
    )
    return replace(shown, **{"table": 17, "name": "Friday", **more})


def parts_of(shown: Scene[View]) -> list[Part]:
    """What the game itself puts on the screen of a scene."""
    screen = screen_of(shown.game)
    return list(screen.public(shown) if shown.seat is None else screen.private(shown))
