"""What people read when the rules do not allow something: complete, as it was read, and with its parameters."""

from __future__ import annotations

import inspect
import re
from pathlib import Path

import pytest

from bot.texts import texts
from engine.errors import Malformed
from engine.games import game_named, game_names
from engine.reasons import OF_THE_TABLE
from engine.table import check, read_action
from tests.engine.games_under_test import SETTINGS, Setting, stream_for
from tests.engine.games_under_test import sample as moments_of
from tests.engine.mutations import fields_of, mutate, repertoire, vocabulary
from tests.golden.refusals import GENERAL, SAMPLES, page, path_of, sample
from tests.languages import LANGUAGES

GAMES = [setting for setting in SETTINGS if setting.name in game_names()]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_reads_as_it_was_read(language: str) -> None:
    assert page(language) == path_of(language).read_text(encoding="utf-8")


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_refusal_lacks_a_word(language: str) -> None:
    assert "{" not in page(language)
    assert "refusal-" not in page(language)


@pytest.mark.parametrize("setting", GAMES, ids=str)
def test_a_sample_has_the_parameters_that_the_rules_give(setting: Setting) -> None:
    stream = stream_for(setting, "refusals")
    found = moments_of(setting, 40)
    likely = repertoire(setting)
    seen = set()
    for number in range(600):
        moment = found[number % len(found)]
        fields = fields_of(likely[stream.below(len(likely))])
        for _ in range(stream.below(3)):
            fields = mutate(fields, vocabulary(setting), stream.below)
        try:
            refusal = check(setting.game, moment.before, moment.seat, read_action(setting.game, fields))
        except Malformed:
            continue
        if refusal is None or refusal.code in GENERAL:
            continue
        seen.add(refusal.code)
        assert set(refusal.params) == set(sample(setting.name, refusal.code).params), refusal
        for language in LANGUAGES:
            key = f"{setting.name}-refusal-{refusal.code}"
            assert texts(language).problems(key, **{**refusal.params, "edition": "rebels"}) == []
    assert seen


def given_in(game: str) -> set[str]:
    """The refusals that the code of a game gives by name."""
    folder = Path(inspect.getfile(type(game_named(game)))).parent
    sources = "".join(path.read_text(encoding="utf-8") for path in folder.glob("*.py"))
    return set(re.findall(r'(?:Refusal|Refused|refuse)\(\s*"([a-z0-9-]+)"', sources))


def test_no_refusal_is_given_that_no_page_shows() -> None:
    """A game shows all that it declares; so what its code gives must be declared, or known to every table."""
    assert set(GENERAL) == set(OF_THE_TABLE)
    for game in game_names():
        given = given_in(game)
        assert len(given) > 8
        assert given <= set(game_named(game).refusals) | set(GENERAL)


def test_no_sample_is_left_of_a_refusal_that_is_gone() -> None:
    for game in game_names():
        known = next(setting.game for setting in GAMES if setting.name == game).refusals
        assert set(SAMPLES[game]) <= set(known)
