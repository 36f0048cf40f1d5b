"""The options of a game as people choose them before it begins: offered, read from what was typed, and checked."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from bot.contract import Contract, check_contract, is_open, is_playable, read_agreed, values_of
from bot.controls import Agreed
from bot.errors import Sorry
from bot.host import Seated
from bot.named import meant_by, plain
from bot.screens.lobby import option_value
from bot.systems import System, systems
from bot.texts import Texts
from bot.texts.own_words import escape
from engine.games import game_named
from engine.options import OptionSpec
from engine.table import AnyGame

ANY_NUMBER = "any"
"""Stands for no fixed number of seats."""


def offer_options(texts: Texts, system: str, current: str, seats: int | None = None) -> list[tuple[str, str]]:
    """Each option of the game with each value that goes with what is typed already: in words, and as it is typed."""
    of = systems()[system]
    rules = game_named(of.game)
    specs = {spec.name: spec for spec in _list_options(rules, seats) if is_open(of, spec)}
    *before, last = current.split(" ")
    done = [part for part in before if part.partition("=")[0] in specs]
    chosen = {name: specs[name].read(value) for name, _, value in (part.partition("=") for part in done)}
    found: list[tuple[str, str]] = []
    for spec in specs.values():
        if spec.name in chosen:
            continue
        for value in values_of(spec) or (spec.default,):
            if not is_playable(Contract(system, {**chosen, spec.name: value}, seats), 1):
                continue
            typed = [*done, f"{spec.name}={as_text(value)}"]
            # What is being typed comes first: Discord cuts long labels off at the end.
            said = ", ".join(_say_option(texts, of, specs, part) for part in (typed[-1], *done))
            if plain(last) in plain(f"{typed[-1]} {_say_option(texts, of, specs, typed[-1])}"):
                found.append((said, " ".join(typed)))
    return found


def _list_options(rules: AnyGame, seats: int | None) -> Sequence[OptionSpec]:
    """The options at this many seats; of the smallest table if the game cannot have as many, which is refused later."""
    return rules.list_options(seats if seats is not None and seats in rules.seats else rules.seats[0])


def _say_option(texts: Texts, of: System, specs: Mapping[str, OptionSpec], typed: str) -> str:
    """An option that was typed as name=value, in words."""
    name, _, text = typed.partition("=")
    value = option_value(texts, of, specs[name], specs[name].read(text))
    return texts.pair(texts(f"{of.game}-option-{name}"), value)


def as_text(value: Any) -> str:
    """An option's value as it can be typed."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    return ",".join(map(str, value)) if isinstance(value, list) else str(value)


def read_options(texts: Texts, system: str, seats: int | None, typed: str) -> dict[str, Any]:
    """The options that were typed: name=value with spaces between them, or in the words in which they are offered."""
    of = systems()[system]
    rules = game_named(of.game)
    specs = {spec.name: spec for spec in _list_options(rules, seats) if spec.name not in of.fixed}
    titles = {name: texts(f"{of.game}-option-{name}") for name in specs}
    found: dict[str, Any] = {}
    for part in _parts(typed, [*specs, *titles.values()]):
        sign = re.search("[=:]", part)
        meant = meant_by(part[: sign.start()], titles) if sign else []
        if sign is None or len(meant) != 1:
            known = ", ".join(f"{titles[one]} ({one}=…)" for one in meant or specs)
            raise Sorry("error-option", option=escape(part, 40), options=known)
        found[meant[0]] = read_value(texts, of, specs[meant[0]], part[sign.end() :])
    return found


def _parts(typed: str, names: Sequence[str]) -> list[str]:
    """What was typed, cut before each name of an option that is followed by = or a colon; or else at the spaces."""
    known = "|".join(re.escape(name) for name in sorted(names, key=len, reverse=True))
    starts = [found.start(1) for found in re.finditer(rf"(?i)(?:^|[\s,;])({known}|\w+)\s*[=:]", typed)]
    if not starts or typed[: starts[0]].strip():
        return typed.split()
    ends = [*starts[1:], len(typed)]
    return [typed[start:end].strip(" ,;") for start, end in zip(starts, ends, strict=True)]


def read_value(texts: Texts, of: System, spec: OptionSpec, typed: str) -> Any:
    """An option's value as it was typed: as the engine writes it, or in words or their unique beginning."""
    value = spec.read(typed.strip())
    if spec.allows(value):
        return value
    if isinstance(value, list) and len(value) == len(spec.places):
        return [_find_meant(texts, of, spec, side, sides) for side, sides in zip(value, spec.places, strict=True)]
    return spec.read(_find_meant(texts, of, spec, typed.strip(), values_of(spec)))


def _find_meant(texts: Texts, of: System, spec: OptionSpec, typed: str, values: Sequence[Any]) -> str:
    """The one of these values that is meant, as the engine writes it; what was typed if that is not clear."""
    meant = meant_by(typed, {as_text(one): option_value(texts, of, spec, one) for one in values})
    return meant[0] if len(meant) == 1 else typed


def with_agreed(seated: Seated, name: Agreed, value: str) -> Contract:
    """The contract with another way to run the table; raises Refused or Sorry if that does not go with the rest."""
    if name == "seats" and (value == ANY_NUMBER or re.fullmatch("[0-9]{1,2}", value)):
        contract = msgspec.structs.replace(seated.contract, seats=None if value == ANY_NUMBER else int(value))
    elif (agreed := read_agreed(name, value)) is not None:
        contract = msgspec.structs.replace(seated.contract, **{name: agreed})
    else:
        raise Sorry("error-pace" if name == "pace" else "error-no-setting")
    check_contract(contract, len(seated.seats))
    return contract


def with_option(texts: Texts, seated: Seated, name: str, value: str) -> Contract:
    """The contract with another value of an option; raises Refused or Sorry if that does not go with the rest."""
    contract = seated.contract
    rules = game_named(contract.of.game)
    count = contract.seats or max(len(seated.seats), rules.seats[0])
    spec = next((spec for spec in rules.list_options(count) if spec.name == name), None)
    if spec is None:
        raise Sorry("error-no-setting")
    contract = msgspec.structs.replace(
        contract, options={**contract.options, name: read_value(texts, contract.of, spec, value)}
    )
    check_contract(contract, len(seated.seats))
    return contract
