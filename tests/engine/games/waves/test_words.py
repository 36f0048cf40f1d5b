"""Every text that Waves can ask for is there in every language, fits its parameters and follows the edition."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import chain
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest
from fluent.runtime import FluentBundle, FluentResource

import engine.games.waves
from engine.chance import Seeded
from engine.games.waves import GAME
from engine.games.waves.events import AnyEvent
from engine.games.waves.state import PHASES, REASONS
from engine.games.waves.tables import SIDES
from engine.menu import Ask, Ready, Words
from engine.pages import edition_words
from tests.engine.games.waves.random_tables import WAYS, random_options
from tests.engine.played import Table
from tests.languages import FOREIGN, LANGUAGES

HERE = Path(engine.games.waves.__file__).parent


def bundle(language: str) -> FluentBundle:
    found = FluentBundle([language], use_isolating=False)
    found.add_resource(FluentResource((HERE / f"words.{language}.ftl").read_text(encoding="utf-8")))
    return found


def say(texts: FluentBundle, key: str, **params: Any) -> str:
    assert texts.has_message(key), f"no text {key}"
    pattern = texts.get_message(key).value
    assert pattern is not None
    said, errors = texts.format_pattern(pattern, params)
    assert not errors, f"{key}: {errors}"
    return str(said)


def keys(language: str) -> set[str]:
    lines = (HERE / f"words.{language}.ftl").read_text(encoding="utf-8").splitlines()
    return {line.split(" =")[0] for line in lines if line.startswith("waves-")}


def test_all_languages_have_the_same_texts() -> None:
    assert [language for language in FOREIGN if keys(language) != keys("en")] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_code_has_its_text(language: str) -> None:
    wanted = {f"waves-phase-{phase}" for phase in PHASES}
    wanted |= {f"waves-reason-{reason}" for reason in REASONS if reason}
    wanted |= {f"waves-refusal-{code}" for code in GAME.refusals}
    wanted |= {f"waves-event-{kind.__struct_config__.tag}" for kind in get_args(AnyEvent)}
    wanted |= {f"waves-tablet-{side}{more}" for sides in SIDES for side in sides for more in ("", "-rule")}
    wanted |= {f"waves-card{s}-{card}" for card in range(1, 6) for s in ("", "s")}
    for spec in GAME.options(4):
        wanted |= {f"waves-option-{spec.name}", f"waves-option-{spec.name}-about"}
        wanted |= {f"waves-option-{spec.name}-{choice}" for choice in spec.choices}
    assert wanted <= keys(language)


def told(rng: random.Random) -> Iterator[tuple[str, dict[str, Any]]]:
    """Every text that random games ask for, with the parameters that the bot would give."""
    for way in WAYS:
        table = Table(GAME, way[0], random_options(way, rng), Seeded(rng.randbytes(8)))
        edition = {"edition": way[2]}
        events = [*table.start.events]
        while table.to_act:
            seat = rng.choice(table.to_act)
            for words in asked(table, seat):
                yield words.key, {**edition, **words.params}
            events += table.act(seat, rng.choice(GAME.legal(table.state, seat))).events
        for event in events:
            fields = msgspec.structs.asdict(event)
            fields = {name: len(v) if isinstance(v, tuple) else v for name, v in fields.items() if name != "to"}
            if "winners" in fields:
                fields["count"] = fields["winners"]
            yield f"waves-event-{event.__struct_config__.tag}", {**edition, "who": "Ann", **fields}


def asked(table: Table, seat: int) -> Iterator[Words]:
    """Every question and option of a seat's menu."""
    waiting: list[tuple[str, ...]] = [()]
    while waiting:
        picked = waiting.pop()
        asks = GAME.ask(table.state, seat, picked)
        if isinstance(asks, Ask):
            yield asks.words
            yield from (option.words for option in asks.options)
            if asks.most == 1:
                waiting += [(*picked, option.token) for option in asks.options]
        else:
            assert isinstance(asks, Ready)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_of_a_game_fits_its_parameters_and_follows_the_edition(language: str) -> None:
    texts = bundle(language)
    said: dict[str, str] = {}
    for key, params in told(random.Random(language)):
        said[key] = say(texts, key, **params)
        assert "{" not in said[key]
        words = edition_words((HERE / f"rules.{language}.md").read_text(encoding="utf-8"), "breakers")
        wrong = words.values() if params["edition"] == "rebels" else words.keys()
        assert not any(word in said[key] for word in wrong), said[key]
    assert len(said) >= 25


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_of_the_breakers_edition_speaks_of_rebels(language: str) -> None:
    texts = bundle(language)
    for key in keys(language) - {"waves-option-edition-rebels", "waves-option-edition-about"}:
        for side in chain.from_iterable(SIDES):
            params = {"edition": "breakers", "tablet": side, "count": 2, "who": "Ann", "why": "power", "seats": 4}
            pattern = texts.get_message(key).value
            assert pattern is not None
            said, _ = texts.format_pattern(pattern, params)
            assert "Rebel" not in str(said)
