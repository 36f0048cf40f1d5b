"""The words and the rules pages of Rolling with the Waves: whatever can happen is said, in every language."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache
from itertools import chain
from typing import Any, get_args

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message
from msgspec.structs import replace

from engine.chance import Seeded
from engine.games import folder_of
from engine.games.rolling.events import AnyEvent, Fired, Paid, Raided
from engine.games.rolling.parts import INFAMY_CIRCLES, LEVELS, PARTS
from engine.games.rolling.scoring import enders
from engine.games.rolling.state import Sheet
from engine.menu import Ask, Ready, Words
from engine.pages import LONGEST, page, pages
from tests.engine.games.rolling.moments import GAME
from tests.engine.played import Table
from tests.languages import LANGUAGES

OWN_TOPICS = {"goal", "turn", "sailor", "infamy", "bury", "volley", "anchor", "scoring", "example"}


class Catalogue:
    """The words of the game in one language, which fail loudly and remember what was asked of them."""

    def __init__(self, language: str) -> None:
        self.source = (folder_of("rolling") / f"words.{language}.ftl").read_text(encoding="utf-8")
        self.bundle = FluentBundle([language], use_isolating=False)
        self.bundle.add_resource(FluentResource(self.source))
        self.used: set[str] = set()

    def say(self, key: str, **params: Any) -> str:
        pattern = self.bundle.get_message(key).value
        assert pattern is not None, key
        text, errors = self.bundle.format_pattern(pattern, params)
        assert not errors, (key, params, errors)
        self.used.add(key)
        return str(text)

    def words(self, words: Words) -> str:
        return self.say(words.key, **{name: self.param(name, value) for name, value in words.params.items()})

    def event(self, event: Any) -> str:
        """What the others read; whoever did it or met with it reads another line, if there is one."""
        fields = {name: getattr(event, name) for name in event.__struct_fields__ if name != "to"}
        named = {{"seat": "who", "target": "whom"}.get(name, name): value for name, value in fields.items()}
        given = {name: self.param(name, value) for name, value in named.items()}
        given["count"] = len(fields.get("winners", ()))
        key = f"rolling-event-{event.__struct_config__.tag}"
        if "who" in given and self.bundle.has_message(f"{key}-own"):
            assert self.say(f"{key}-own", **given) != self.say(key, **given)
        if named.get("whom") is not None:
            assert self.say(f"{key}-you", **given) != self.say(key, **given)
        return self.say(key, **given)

    def param(self, name: str, value: Any) -> Any:
        """A parameter as the bot gives it: people by name, lists joined, yes and no, none."""
        if name in ("who", "whom") and value is not None:
            return f"Player {value}"
        if isinstance(value, tuple):
            return ", ".join(self.say("rolling-card", card=item) for item in value)
        if isinstance(value, bool):
            return "yes" if value else "no"
        return "none" if value is None else value

    def keys(self, start: str) -> set[str]:
        entries = FluentParser().parse(self.source).body
        return {entry.id.name for entry in entries if isinstance(entry, Message) and entry.id.name.startswith(start)}


@cache
def everything() -> tuple[Any, ...]:
    """Everything that is said in some random games, each thing once."""
    said = chain.from_iterable(speak(2 + seed % 4, seed) for seed in range(24))
    return tuple({repr(each): each for each in said}.values())


def speak(seats: int, seed: int) -> Iterator[Any]:
    """Whatever happens in a random game, and the menus at every step."""
    stream = random.Random(seed)
    table = Table(GAME, seats, {}, Seeded(seed.to_bytes(32, "big")))
    yield from table.start.events
    while table.to_act:
        seat = stream.choice(table.to_act)
        picked: tuple[str, ...] = ()
        while isinstance(asked := GAME.ask(table.state, seat, picked), Ask):
            yield from (asked.words, *(option.words for option in asked.options))
            picked = (*picked, stream.choice(asked.options).token)
        assert isinstance(asked, Ready)
        if asked.confirm:
            yield asked.confirm
        yield from table.act(seat, asked.action).events


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_that_happens_and_can_be_chosen_has_words_and_no_word_is_idle(language: str) -> None:
    catalogue = Catalogue(language)
    said = [catalogue.words(each) if isinstance(each, Words) else catalogue.event(each) for each in everything()]
    assert all(line.strip() and "{" not in line for line in said)
    kinds = {f"rolling-event-{kind.__struct_config__.tag}" for kind in get_args(AnyEvent)}
    told = {key for key in catalogue.used if "-event-" in key}
    assert told == catalogue.keys("rolling-event-")
    assert {key.removesuffix("-own").removesuffix("-you") for key in told} == kinds
    assert catalogue.keys("rolling-menu-") == {key for key in catalogue.used if "-menu-" in key}


@pytest.mark.parametrize("language", LANGUAGES)
def test_infamy_that_found_no_free_circle_is_told(language: str) -> None:
    catalogue = Catalogue(language)
    for lost in (0, 1, 9):
        gains = (
            Paid(seat=2, cannon="small", infamy=10, lost=lost),
            *(Raided(seat=2, infamy=10, most=most, lost=lost) for most in (False, True)),
        )
        for event in gains:
            line, plain = catalogue.event(event), catalogue.event(replace(event, lost=0))
            assert line.startswith(plain.removesuffix("."))
            rest = line.removeprefix(plain.removesuffix("."))
            assert (rest != ".") == (str(lost) in rest) == (lost > 0)


def test_a_single_stolen_die_that_is_lost_is_one() -> None:
    shot = Fired(seat=0, cannon="small", shots=3, target=1, chest=1, into=2, stolen=(4, 5, 1))
    one, two = (Catalogue("en").event(replace(shot, lost=lost)) for lost in (1, 2))
    assert "1 of them found no room and was lost" in one
    assert "2 of them found no room and were lost" in two


@pytest.mark.parametrize("language", LANGUAGES)
def test_parts_and_reasons_have_names(language: str) -> None:
    catalogue = Catalogue(language)
    for part in PARTS:
        assert catalogue.say("rolling-part", part=part) == catalogue.say(f"rolling-part-{part}")
    for sheet in (Sheet(buried=(True, True, True)), Sheet(hull=(1,) * 5, ports=(1,) * 5, crew=(1,) * 5)):
        assert catalogue.say(f"rolling-reason-{enders([sheet])[0]}")
    params = {"part": "hull", "chest": 1, "cost": 3, "infamy": 2, "phase": "plan", "last": 8, "filled": 1, "cannons": 2}
    assert all(catalogue.say(f"rolling-refusal-{code}", **params) for code in GAME.refusals)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_part_has_its_page_and_fits_on_a_phone(language: str) -> None:
    topics = {found.topic for found in pages("rolling", language)}
    parts = {"chests" if part.startswith("chest") else part for part in PARTS}
    assert parts | OWN_TOPICS <= topics
    assert {text.partition("#")[0] for text in GAME.refusals.values()} <= topics
    assert all(50 < len(found.text) < LONGEST for found in pages("rolling", language))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_last_page_names_our_own_numbers(language: str) -> None:
    last = pages("rolling", language)[-1]
    assert last.topic == "ours"
    for topic, number in (("infamy", INFAMY_CIRCLES), ("hull", LEVELS["hull"][-1])):
        found = page("rolling", language, topic)
        assert found
        assert str(number) in found.text
        assert str(number) in last.text


@pytest.mark.parametrize("language", LANGUAGES)
def test_pages_give_the_levels_that_the_tables_hold(language: str) -> None:
    for part, numbers in LEVELS.items():
        found = page("rolling", language, part)
        assert found
        assert all(str(number) in found.text for number in numbers)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_pages_name_both_ways_to_end(language: str) -> None:
    found = page("rolling", language, "anchor")
    assert found
    assert found.text.count("\n- ") == 2
