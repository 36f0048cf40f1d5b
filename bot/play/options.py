"""The options of a game as people choose them before it begins: offered, read from what was typed, and checked."""

from __future__ import annotations

from collections.abc import Mapping
from re import fullmatch
from typing import Any

import msgspec

from bot.contract import Contract, is_open, read_agreed
from bot.controls import Agreed
from bot.errors import Sorry
from bot.host import Seated
from bot.screens.lobby import option_value
from bot.systems import systems
from bot.texts import Texts
from bot.texts.own_words import escape
from engine.errors import Refused
from engine.games import game_named
from engine.options import OptionSpec
from engine.table import check_setup

ANY_NUMBER = "any"
"""Stands for no fixed number of seats."""


def offer_options(texts: Texts, system: str, current: str) -> list[tuple[str, str]]:
    """Each option of the game with each of its values, after what is typed already: in words, and to be typed."""
    of = systems()[system]
    rules = game_named(of.game)
    specs = {spec.name: spec for spec in rules.offered(rules.seats[0]) if is_open(of, spec)}
    *before, last = current.split(" ")
    done = [part for part in before if part.partition("=")[0] in specs]
    found: list[tuple[str, str]] = []
    for spec in specs.values():
        if any(part.startswith(f"{spec.name}=") for part in done):
            continue
        values = ("yes", "no") if spec.flag else spec.choices or (as_text(spec.default),)
        for value in values:
            typed = [*done, f"{spec.name}={value}"]
            said = ", ".join(_say_option(texts, of.game, specs, part) for part in typed)
            if last.lower() in f"{typed[-1]} {_say_option(texts, of.game, specs, typed[-1])}".lower():
                found.append((said, " ".join(typed)))
    return found


def _say_option(texts: Texts, game: str, specs: Mapping[str, OptionSpec], typed: str) -> str:
    """An option that was typed as name=value, in words."""
    name, _, text = typed.partition("=")
    try:
        value = option_value(texts, game, specs[name], specs[name].read(text))
    except Refused:
        value = text
    return f"{texts(f'{game}-option-{name}')}: {value}"


def as_text(value: Any) -> str:
    """An option's value as it can be typed."""
    return ",".join(map(str, value)) if isinstance(value, list) else str(value)


def read_options(system: str, seats: int | None, typed: str) -> dict[str, Any]:
    """The options that were typed as name=value, spaces between them."""
    of = systems()[system]
    rules = game_named(of.game)
    specs = {spec.name: spec for spec in rules.offered(seats or rules.seats[0])}
    found: dict[str, Any] = {}
    for part in typed.split():
        name, equals, value = part.partition("=")
        if not equals or name not in specs or name in of.fixed:
            raise Sorry(
                "error-option", option=escape(part, 40), options=", ".join(n for n in specs if n not in of.fixed)
            )
        found[name] = specs[name].read(value)
    return found


def with_agreed(seated: Seated, name: Agreed, value: str) -> Contract:
    """The contract with another way to run the table; raises Refused or Sorry if that does not go with the rest."""
    if name == "seats" and (value == ANY_NUMBER or fullmatch("[0-9]{1,2}", value)):
        contract = msgspec.structs.replace(seated.contract, seats=None if value == ANY_NUMBER else int(value))
    elif (agreed := read_agreed(name, value)) is not None:
        contract = msgspec.structs.replace(seated.contract, **{name: agreed})
    else:
        raise Sorry("error-pace" if name == "pace" else "error-no-setting")
    check_contract(contract, len(seated.seats))
    return contract


def with_option(seated: Seated, name: str, value: str) -> Contract:
    """The contract with another value of an option; raises Refused or Sorry if that does not go with the rest."""
    contract = seated.contract
    rules = game_named(contract.of.game)
    count = contract.seats or max(len(seated.seats), rules.seats[0])
    spec = next((spec for spec in rules.offered(count) if spec.name == name), None)
    if spec is None:
        raise Sorry("error-no-setting")
    contract = msgspec.structs.replace(contract, options={**contract.options, name: spec.read(value)})
    check_contract(contract, len(seated.seats))
    return contract


def check_contract(contract: Contract, seated: int) -> None:
    """Raise Refused unless the options go with some number of seats that the table may still have."""
    rules = game_named(contract.of.game)
    counts = [contract.seats] if contract.seats else [count for count in rules.seats if count >= seated]
    refused: Refused | None = None
    for count in counts:
        try:
            check_setup(rules, count, contract.asked(count))
        except Refused as error:
            refused = refused or error
        else:
            return
    if refused:
        raise refused
