"""Scenes of random positions of all games, made without a database. No assertions here."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

from bot.contract import Contract
from bot.scenes import meaning_of
from bot.screens.games import screen_of
from bot.screens.message import Part
from bot.screens.scene import Scene, Sitter, Told
from bot.texts import texts
from engine.game import Event, View
from engine.menu import Ready, Words
from engine.table import audience_events
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
    """A position as one audience sees it."""
    game = setting.game
    outcome = game.outcome(state)
    asked = seat is not None and not outcome.over and len(game.legal(state, seat)) > 0
    question = game.ask(state, seat, picked) if asked and seat is not None else None
    only: tuple[Words, ...] = ()
    if seat is not None and isinstance(question, Ready):
        only = meaning_of(setting.name, question.action, partial(game.field_words, state, seat, question.action))
    return Scene(
        table=more.pop("table", 17),
        name=more.pop("name", "Friday"),
        contract=Contract(system_of(setting), dict(setting.options)),
        sitters=tuple(Sitter(number, names[number], PEOPLE + number) for number in range(setting.seats)),
        seat=seat,
        view=game.view(state, seat),
        to_act=game.to_act(state),
        over=outcome.over,
        winners=outcome.winners,
        scores=outcome.scores,
        reason=outcome.reason,
        texts=texts(language),
        told=tuple(Told(version, tuple(audience_events(events, seat))) for version, events in enumerate(told)),
        question=question,
        only=only,
        prompt="12.abc" if asked else "",
        picked=picked,
        unseated=screen_of(setting.name).unseated(texts(language), setting.seats),
        text_mode=text_mode,
        **more,
    )


def parts_of(shown: Scene[View]) -> list[Part]:
    """What the game itself puts on the screen of a scene."""
    screen = screen_of(shown.game)
    return list(screen.public(shown) if shown.seat is None else screen.private(shown))
