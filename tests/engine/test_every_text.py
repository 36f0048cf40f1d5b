"""Every word that a game asks the catalogue for is there, in every language, with its parameters."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from itertools import islice
from typing import Any, get_args

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message

from engine.arena import play, seed_for
from engine.games import folder_of, game_named, game_names
from engine.menu import Ask, Ready, Words
from engine.table import AnyGame
from tests.engine.games_under_test import SETTINGS, Setting, moments
from tests.languages import LANGUAGES

every_game = pytest.mark.parametrize("name", game_names())


def text_of(name: str, language: str) -> str:
    return (folder_of(name) / f"words.{language}.ftl").read_text(encoding="utf-8")


@cache
def bundle(name: str, language: str) -> FluentBundle:
    made = FluentBundle([language], use_isolating=False)
    made.add_resource(FluentResource(text_of(name, language)))
    return made


def say(name: str, language: str, key: str, params: Mapping[str, Any]) -> str:
    words = bundle(name, language)
    assert words.has_message(key), f"{key} is not in words.{language}.ftl"
    pattern = words.get_message(key).value
    assert pattern is not None, key
    text, errors = words.format_pattern(pattern, {**params})
    assert not errors, (key, params, errors)
    assert isinstance(text, str)
    return text


def settings_of(name: str) -> list[Setting]:
    return [setting for setting in SETTINGS if setting.name == name]


def kinds(union: Any) -> list[str]:
    return [str(kind.__struct_config__.tag) for kind in get_args(union) or (union,)]


@every_game
def test_the_catalogues_are_sound_and_have_the_same_keys(name: str) -> None:
    keys = []
    for language in LANGUAGES:
        entries = FluentParser().parse(text_of(name, language)).body
        assert not [entry.content for entry in entries if isinstance(entry, Junk)]
        messages = [entry.id.name for entry in entries if isinstance(entry, Message)]
        assert len(set(messages)) == len(messages)
        assert all(key.startswith(f"{name}-") for key in messages)
        keys.append(set(messages))
    assert all(other == keys[0] for other in keys)


@every_game
def test_refusals_events_options_and_reasons_have_words(name: str) -> None:
    game = game_named(name)
    wanted = {f"{name}-refusal-{code}" for code in game.refusals}
    wanted |= {f"{name}-event-{tag}" for tag in kinds(game.event_type)}
    for seats in game.seats:
        for spec in game.options(seats):
            wanted.add(f"{name}-option-{spec.name}")
            wanted |= {f"{name}-option-{spec.name}-{value}" for value in spec.choices}
    for setting in settings_of(name):
        for number in range(5):
            outcome = play(game, setting.seats, setting.options, seed_for("words", game, setting.seats, number)).outcome
            assert outcome is not None
            wanted.add(f"{name}-reason-{outcome.reason}")
    for language in LANGUAGES:
        assert {key for key in wanted if not bundle(name, language).has_message(key)} == set()


@every_game
def test_what_is_counted_has_words_and_is_always_the_same(name: str) -> None:
    game, counted = game_named(name), 0
    names = list(game.tally(()))
    assert names
    for setting in settings_of(name):
        events = [event for moment in moments(setting, 3) for event in moment.events]
        tally = game.tally(events)
        assert list(tally) == names
        assert {seat for many in tally.values() for seat in many} <= set(range(setting.seats))
        counted += sum(many.total() for many in tally.values())
    assert counted > 0
    for language in LANGUAGES:
        assert all(say(name, language, f"{name}-tally-{one}", {"count": 3, "edition": "rebels"}) for one in names)


@every_game
def test_menus_have_words(name: str) -> None:
    said: dict[str, Words] = {}
    for setting in settings_of(name):
        for moment in islice(moments(setting, 7), 60):
            for seat in range(setting.seats):
                said |= {str(words): words for words in menu_words(setting.game, moment.before, seat)}
    assert said
    for language in LANGUAGES:
        for words in said.values():
            assert say(name, language, words.key, words.params)


def menu_words(game: AnyGame, state: Any, seat: int) -> Iterator[Words]:
    waiting: list[tuple[str, ...]] = [()]
    for _ in range(12):
        if not waiting:
            return
        picked = waiting.pop()
        match game.ask(state, seat, picked):
            case Ask(words=words, options=options, least=least):
                yield words
                yield from (option.words for option in options)
                tokens = [option.token for option in options]
                waiting += [(*picked, "+".join(tokens[at : at + least])) for at in range(len(tokens) - least + 1)]
            case Ready(confirm=words) if words is not None:
                yield words
