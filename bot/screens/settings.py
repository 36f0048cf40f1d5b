"""Everything that can still be chosen about a table, for its owner: a select for each choice, a button for a number."""

from __future__ import annotations

from typing import Any

import msgspec

from bot.contract import AGREED_VALUES, is_open, is_playable, values_of
from bot.controls import AGREED, Agreed, AskNumber, ChooseAgreed, ChooseOption
from bot.pace.typed import read_pace
from bot.screens.lengths import say_pace
from bot.screens.lobby import Lobby, option_value
from bot.screens.message import MOST_CHOICES, Button, Choice, Message, Part, Select, Text, buttons
from bot.texts import Texts
from engine.games import game_named
from engine.options import OptionSpec

OWN_PACE = "own"
"""The choice of somebody who wants to type a pace."""


def say_agreed(texts: Texts, name: str, value: object) -> str:
    """What is agreed about something, in words."""
    key = f"setting-{name}-{value}"
    if texts.has(key):
        return texts(key)
    pace = read_pace(str(value)) if name == "pace" else None
    return str(value) if pace is None else say_pace(texts, "pace-in-words", pace)


def settings(shown: Lobby) -> Message:
    """The settings of a lobby."""
    texts = shown.texts
    parts: list[Part] = [Text(f"**{texts('settings')}**"), _select_seats(shown)]
    numbers: list[Button] = []
    for spec in shown.specs:
        if not is_open(shown.contract.of, spec):
            continue
        if spec.flag or spec.choices:
            parts.append(_select_option(shown, spec))
        else:
            name = texts(f"{shown.contract.of.game}-option-{spec.name}")
            now = option_value(texts, shown.contract.of, spec, shown.options[spec.name])
            numbers.append(Button(texts.pair(name, now), AskNumber(shown.table, spec.name).id()))
    has_secrets = bool(game_named(shown.contract.of.game).sealing)
    agreed = [name for name in AGREED if name in AGREED_VALUES and (has_secrets or name != "missing")]
    parts += [_select_agreed(shown, name) for name in agreed]
    return Message((*parts, *buttons(*numbers)))


def _select(control: ChooseAgreed | ChooseOption, placeholder: str, choices: list[tuple[str, str]]) -> Select:
    listed = tuple(Choice(value, label) for value, label in choices[:MOST_CHOICES])
    return Select(control.id(), placeholder, listed)


def _select_seats(shown: Lobby) -> Select:
    texts = shown.texts
    any_number = texts("seats-any")
    counts = [count for count in game_named(shown.contract.of.game).seats if _goes(shown, seats=count)]
    choices = [("any", any_number), *((str(count), texts("seats-count", count=count)) for count in counts)]
    now = texts("seats-count", count=shown.contract.seats) if shown.contract.seats else any_number
    return _select(ChooseAgreed(shown.table, "seats"), texts.pair(texts("setting-seats"), now), choices)


def _select_option(shown: Lobby, spec: OptionSpec) -> Select:
    texts, of = shown.texts, shown.contract.of
    chosen = shown.contract.options
    values = [value for value in values_of(spec) if _goes(shown, options={**chosen, spec.name: value})]
    choices = [(str(value).lower(), option_value(texts, of, spec, value)) for value in values]
    name, now = texts(f"{of.game}-option-{spec.name}"), option_value(texts, of, spec, shown.options[spec.name])
    return _select(ChooseOption(shown.table, spec.name), texts.pair(name, now), choices)


def _goes(shown: Lobby, **chosen: Any) -> bool:
    """Whether a choice would be taken, so that none is offered that is refused."""
    contract = msgspec.structs.replace(shown.contract, **chosen)
    enough = contract.seats is None or contract.seats >= len(shown.sitters)
    return enough and is_playable(contract, len(shown.sitters))


def _select_agreed(shown: Lobby, name: Agreed) -> Select:
    texts = shown.texts
    choices = [(choice, say_agreed(texts, name, choice)) for choice in AGREED_VALUES[name]]
    if name == "pace":
        choices.append((OWN_PACE, texts("setting-pace-own")))
    now = say_agreed(texts, name, getattr(shown.contract, name))
    return _select(ChooseAgreed(shown.table, name), texts.pair(texts(f"setting-{name}"), now), choices)
