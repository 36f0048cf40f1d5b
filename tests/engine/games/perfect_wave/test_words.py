"""The texts for people: every key that the game uses exists in every language and comes out whole."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from functools import cache
from itertools import chain
from pathlib import Path
from typing import Any

import msgspec
import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message
from fluent.syntax.serializer import FluentSerializer

from engine.chance import Seeded
from engine.errors import Refusal
from engine.games import perfect_wave
from engine.games.perfect_wave import GAME
from engine.games.perfect_wave.actions import ADVICE, ForSilver
from engine.games.perfect_wave.cards import CODES, COLOURS, VERDICTS, WIPEOUT
from engine.games.perfect_wave.events import AnyEvent
from engine.games.perfect_wave.state import find_fitting
from engine.menu import Ask, Ready, Words
from tests.engine.games.perfect_wave.dealing import act, lay
from tests.engine.games.perfect_wave.test_second_reading import SETTINGS
from tests.engine.played import Table
from tests.languages import FOREIGN, LANGUAGES

UNSAID = ("wave-event-turn", "wave-event-silver-turn")
"""Whose turn it is the panel says."""
FOLDER = Path(str(perfect_wave.__file__)).parent


def source(language: str) -> str:
    return (FOLDER / f"words.{language}.ftl").read_text(encoding="utf-8")


class Catalogue:
    """The words of Wave in one language, which fail loudly."""

    def __init__(self, language: str) -> None:
        self.bundle = FluentBundle([language], use_isolating=False)
        self.bundle.add_resource(FluentResource(source(language)))
        self.used: set[str] = set()

    def text(self, key: str, **params: Any) -> str:
        assert self.bundle.has_message(key), key
        self.used.add(key)
        pattern = self.bundle.get_message(key).value
        assert pattern is not None
        text, errors = self.bundle.format_pattern(pattern, params)
        assert not errors, (key, params, errors)
        assert str(text).strip() or key in UNSAID
        return str(text)

    def say(self, what: Any) -> str:
        """What is asked, why something is refused, or what has happened."""
        match what:
            case Words(key=key, params=params):
                return self.text(key, **named(dict(params)))
            case Refusal(code=code, params=params):
                return self.text(f"wave-refusal-{code}", **named(dict(params)))
        return self.event(what)

    def event(self, event: Any) -> str:
        """What the others read; whoever did it or met with it reads another line, if there is one."""
        fields = msgspec.to_builtins(event)
        key = f"wave-event-{fields.pop('type')}"
        if "seat" in fields and self.bundle.has_message(f"{key}-own"):
            assert self.text(f"{key}-own", **named(fields)) != self.text(key, **named(fields))
        if "whom" in fields:
            assert self.text(f"{key}-you", **named(fields)) != self.text(key, **named(fields))
        return self.text(key, **named(fields))


def named(params: dict[str, Any]) -> dict[str, Any]:
    """What the bot makes of the parameters: names of players and joined lists."""
    people = {"seat": "who", "whom": "whom", "who": "who"}
    found: dict[str, Any] = {}
    for name, value in params.items():
        if name in people:
            found[people[name]] = f"Player {value}"
        elif isinstance(value, list | tuple):
            found[name] = ", ".join(map(str, value))
        else:
            found[name] = value
    return found


def messages(language: str) -> dict[str, str]:
    """Each message of a catalogue, as it is written there."""
    body = FluentParser().parse(source(language)).body
    assert not [entry for entry in body if isinstance(entry, Junk)]
    return {entry.id.name: FluentSerializer().serialize_entry(entry) for entry in body if isinstance(entry, Message)}


def keys(language: str) -> set[str]:
    return set(messages(language))


def test_all_languages_have_the_same_keys() -> None:
    assert [language for language in FOREIGN if keys(language) != keys("en")] == []


@pytest.mark.parametrize("language", FOREIGN)
def test_silver_is_a_name_in_every_language(language: str) -> None:
    foreign = messages(language)
    named = [key for key, text in messages("en").items() if "Silver" in text]
    assert named
    assert [key for key in named if "Silver" not in foreign[key]] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_happens_and_can_be_chosen_has_its_words(language: str) -> None:
    catalogue = Catalogue(language)
    for said_or_done in everything():
        catalogue.say(said_or_done)
    # A game that Silver finishes is rare.
    for event in act(lay(2, "w1", "", "", "y1", turn=2, either=True), 0, ForSilver(0)).events:
        catalogue.event(event)
    kinds = {f"wave-event-{kind.__struct_config__.tag}" for kind in AnyEvent.__args__}
    said = {key for key in catalogue.used if key.startswith("wave-event-")}
    assert said == {key for key in keys(language) if key.startswith("wave-event-")}
    assert {key.removesuffix("-own").removesuffix("-you") for key in said} == kinds
    # Whom a typed tip is for is said by fields.py, and by no menu.
    menus = {key for key in keys(language) if key.startswith("wave-menu-")} - {"wave-menu-whom"}
    assert {key for key in catalogue.used if key.startswith("wave-menu-")} == menus


@cache
def everything() -> tuple[Any, ...]:
    """What happens, is asked and is refused in some games at every table, each thing once."""
    played = chain.from_iterable(
        play_through(seats, options, number) for seats, options in SETTINGS for number in range(12)
    )
    return tuple({repr(each): each for each in played}.values())


def play_through(seats: int, options: dict[str, Any], number: int) -> Iterator[Any]:
    stream = random.Random(number)
    table = Table(GAME, seats, options, Seeded(number.to_bytes(32, "big")))
    yield from table.start.events
    while table.to_act:
        for seat in range(seats):
            yield from menu(table.state, seat, ())
        seat = stream.choice(table.to_act)
        actions = GAME.moves(table.state, seat) if stream.random() < 0.6 else GAME.legal(table.state, seat)
        if number % 3:
            # Play what fits, lowest first, so that games get to their ends.
            actions = tuple(a for a in actions if not GAME.is_advice(a)) if number % 3 == 1 else actions
            good = [a for a in actions if fits(table, seat, a)]
            action = min(good, key=lambda a: height(table, seat, a)) if number % 3 == 1 else stream.choice(good)
        else:
            action = stream.choice(actions)
        yield from table.act(seat, action).events


def fits(table: Table, seat: int, action: Any) -> bool:
    tag = action.__struct_config__.tag
    return tag != "play" or bool(find_fitting(table.state, seat) >> action.slot & 1)


def height(table: Table, seat: int, action: Any) -> int:
    tag = action.__struct_config__.tag
    if tag == "agree":
        return -1
    code = CODES[table.state.hands[seat if tag == "play" else 2][action.slot]]
    return -1 if code in ("cs", "ns") else COLOURS.index(code[0]) + int(code[1])


def menu(state: Any, seat: int, picked: tuple[str, ...]) -> Iterator[Words | Refusal]:
    match GAME.ask(state, seat, picked):
        case Ready(confirm=confirm):
            if confirm:
                yield confirm
        case Ask(words=words, options=options):
            yield words
            for option in options:
                yield option.words
                yield from menu(state, seat, (*picked, option.token))
        case refusal:
            yield refusal


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_refusal_has_its_words(language: str) -> None:
    catalogue = Catalogue(language)
    for code in GAME.refusals:
        assert catalogue.text(f"wave-refusal-{code}", card="w1", top="w1")
    assert {key for key in keys(language) if key.startswith("wave-refusal-")} == catalogue.used


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_card_tip_verdict_and_option_has_its_words(language: str) -> None:
    catalogue = Catalogue(language)
    for code in CODES:
        assert catalogue.text("wave-card", card=code) == catalogue.text(f"wave-card-{code}")
    assert len({catalogue.text("wave-card", card=code) for code in CODES}) == len(CODES)
    for colour in COLOURS:
        catalogue.text(f"wave-colour-{colour}")
    assert len({catalogue.text("wave-place", slot=slot) for slot in range(5)}) == 5
    for advice in (*ADVICE, "none"):
        assert catalogue.text("wave-tip", tip=advice) == catalogue.text(f"wave-tip-{advice}")
    for _, verdict in (*VERDICTS, (None, WIPEOUT)):
        assert catalogue.text(f"wave-reason-{verdict}") in catalogue.text(
            "wave-event-ended", verdict=verdict, remaining=3
        )
    for direction in (1, -1):
        catalogue.text("wave-direction", direction=direction)
    for phase in ("turn", "silver", "proposed", "over"):
        catalogue.text(f"wave-phase-{phase}", who="Ada")
    for spec in GAME.options(2):
        catalogue.text(f"wave-option-{spec.name}")
        for value in spec.choices or ("true", "false"):
            catalogue.text(f"wave-option-{spec.name}-{value}")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_place_is_shown_as_a_letter(language: str) -> None:
    catalogue = Catalogue(language)
    text = catalogue.text("wave-menu-tip-card", whom="Ada", slot=3, card="b4", tip="hold")
    assert catalogue.text("wave-card-b4") in text
    assert "D" in re.findall(r"\w+", text.partition(catalogue.text("wave-card-b4"))[0])
