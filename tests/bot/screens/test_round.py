"""What stays of a round: all that happened in it, once, and nothing that everybody may not know."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import islice

import pytest

from bot.screens.games import beside
from bot.screens.log import lines
from bot.screens.message import Document, Message, Text, flat
from bot.screens.round import round_over
from bot.screens.scene import Scene
from bot.texts import LANGUAGES
from engine.game import Event, View
from tests.bot import limits
from tests.bot.screens.positions import GAMES, LONGEST_NAMES, NAMES, scene
from tests.engine.games_under_test import Moment, Setting, moments, stream_for

every_game = pytest.mark.parametrize("setting", GAMES, ids=str)
ROUNDS = 4


def rounds(setting: Setting) -> Iterator[tuple[int, Moment, list[Sequence[Event]]]]:
    """The rounds of a random game: the number of each, the move that ended it, and what was told in it."""
    game = setting.game
    told: list[Sequence[Event]] = []
    for moment in moments(setting, 0):
        before, after = game.round_of(moment.before), game.round_of(moment.after)
        assert before is not None
        assert after is not None
        if before == after and not game.outcome(moment.after).over:
            told.append(moment.events)
            continue
        begins = [at for at, event in enumerate(moment.events) if isinstance(event, game.begins_round)]
        at = begins[-1] if begins and before != after else len(moment.events)
        yield before, moment, [*told, moment.events[:at]]
        told = [moment.events[at:]]


def shown(setting: Setting, moment: Moment, told: Sequence[Sequence[Event]], names: Sequence[str]) -> Scene[View]:
    return scene(setting, moment.after, None, told=told, names=names)


def words(message: Message) -> str:
    return "\n".join(part.markdown for part in flat(message.parts) if isinstance(part, Text))


@every_game
def test_a_round_tells_each_of_its_events_once_and_in_order(setting: Setting) -> None:
    for number, moment, told in islice(rounds(setting), ROUNDS):
        message = round_over(shown(setting, moment, told, NAMES), number, setting.game.view(moment.before, None))
        wanted = lines(beside(shown(setting, moment, told, NAMES)))
        logged = [line.removeprefix("-# ") for line in words(message).splitlines() if line.startswith("-# ")]
        files = [part.data.decode().splitlines() for part in flat(message.parts) if isinstance(part, Document)]
        if files:
            logged, wanted = files[0], [line.replace("**", "") for line in wanted]
        assert logged[-len(wanted) :] == wanted or not wanted
        assert words(message).startswith(f"### Round {number}")


@every_game
def test_the_picture_of_a_round_names_no_other_round(setting: Setting) -> None:
    for number, moment, told in islice(rounds(setting), ROUNDS):
        message = round_over(shown(setting, moment, told, NAMES), number, setting.game.view(moment.before, None))
        named = re.findall(r"\bRound (\d+)", "\n".join([words(message), *(part.alt for part in message.pictures())]))
        over = setting.game.outcome(moment.after).over
        assert {int(found) for found in named} == {number} or (setting.name == "waves" and not over)


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_round_fits_into_a_message_with_the_longest_names(setting: Setting, language: str) -> None:
    for number, moment, told in islice(rounds(setting), ROUNDS):
        ended = scene(setting, moment.after, None, told=told, names=LONGEST_NAMES, language=language, table=999_999_999)
        message = round_over(ended, number, setting.game.view(moment.before, None))
        assert limits.of_message(message) == []
        kept = [part.data.decode() for part in flat(message.parts) if isinstance(part, Document)]
        assert all(len(text.splitlines()) > 5 for text in kept), "a file only where there is no room for the lines"


def test_the_file_of_a_round_has_names_as_they_are_and_no_move_that_was_taken_back() -> None:
    setting = next(one for one in GAMES if str(one) == "rolling-5")
    number, moment, told = next(rounds(setting))
    ended = shown(setting, moment, told * 9, [f"**_{letter * 9}" for letter in "ABCDE"])
    for taken_back in (False, True):
        first = tuple(replace(each, undone=taken_back) for each in ended.told[:-1])
        done = replace(ended, told=(*first, ended.told[-1]))
        message = round_over(done, number, setting.game.view(moment.before, None))
        [file] = [part.data.decode() for part in flat(message.parts) if isinstance(part, Document)]
        assert ("**_AAAAAAAAA" in file) is not taken_back
        assert "\\" not in file
        assert "~~" not in file


@every_game
def test_what_nobody_may_know_changes_nothing_in_a_round(setting: Setting) -> None:
    for number, moment, told in islice(rounds(setting), 2):
        game, stream = setting.game, stream_for(setting, number, "redeal")
        before, after = (game.redeal(state, None, stream) for state in (moment.before, moment.after))
        real = round_over(shown(setting, moment, told, NAMES), number, game.view(moment.before, None))
        other = round_over(scene(setting, after, None, told=told, names=NAMES), number, game.view(before, None))
        assert real == other
        assert [picture.paint() for picture in real.pictures()] == [picture.paint() for picture in other.pictures()]


@every_game
def test_a_round_shows_in_a_picture_what_was_decided(setting: Setting) -> None:
    found = [
        round_over(shown(setting, moment, told, NAMES), number, setting.game.view(moment.before, None))
        for number, moment, told in islice(rounds(setting), ROUNDS)
    ]
    assert any(message.pictures() for message in found)
