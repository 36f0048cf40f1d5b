"""Screens in words fit into a message late in a game of many, with all that a table tells then."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest

from bot.controls import NO_TABLE, Replay
from bot.host.log import Moment
from bot.host.news import since_own_acts
from bot.screens import frame
from bot.screens.message import Message
from bot.screens.replay import Place, replay
from bot.screens.scene import Scene, SeatClock, Told
from bot.screens.watching import show_watched
from bot.texts import LANGUAGES
from engine.game import View
from engine.games import game_named
from tests.bot import limits
from tests.bot.screens.positions import GAMES, scene
from tests.engine.games_under_test import Setting, moments

MOST_SEATS = max((setting for setting in GAMES if setting.name == "rolling"), key=lambda setting: setting.seats)
LONG_NAMES = tuple(f"{'n' * 31}{seat}" for seat in range(MOST_SEATS.seats))
WHEN = 1_793_145_600
LATER = WHEN + 7 * 86_400
EVERY = 15
"""How many moves lie between two moments that are looked at."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_happened_takes_no_more_than_the_rest_of_a_screen_leaves(language: str) -> None:
    seen = 0
    for shown in late_scenes(MOST_SEATS, language):
        for message in messages_of(shown):
            assert limits.of_message(message) == [], shown.seat
            seen += 1
    assert seen > 200


def late_scenes(setting: Setting, language: str) -> Iterator[Scene[View]]:
    """What everybody and each seat is shown in text mode, after some moves of a random game."""
    begins = game_named(setting.name).begins_round
    log, round_ = list[Moment](), list[Moment]()
    for number, moment in enumerate(moments(setting, 1), 1):
        one = Moment(number, moment.seat, {}, tuple(moment.events), (), 0.0)
        log.append(one)
        at = [at for at, event in enumerate(one.events) if isinstance(event, begins)]
        round_ = [replace(one, events=one.events[at[-1] :])] if at else [*round_, one]
        over = not setting.game.to_act(moment.after)
        if number % EVERY and not over:
            continue
        for seat in setting.audiences:
            news = round_ if seat is None else since_own_acts(log, seat) or log
            shown = scene(
                setting,
                moment.after,
                seat,
                language=language,
                names=LONG_NAMES,
                text_mode=True,
                name="n" * 62,
                note="*" * 500 if seat and seat % 2 else "",
            )
            told = tuple(Told(each.version, tuple(each.told_to(seat)), mover=each.seat) for each in news)
            clocks = tuple(
                SeatClock(waiting, WHEN, WHEN, WHEN, late=True, away=(WHEN, LATER)) for waiting in shown.to_act
            )
            yield replace(shown, told=told, clocks=clocks)


def messages_of(shown: Scene[View]) -> list[Message]:
    place = Place(Replay(NO_TABLE, 1, shown.seat, words=True), 1, [(1, 0)], note=shown.note)
    if shown.seat is None:
        return [frame.public(shown), show_watched(shown), replay(shown, place)]
    return [frame.private(shown), replay(shown, place)]
