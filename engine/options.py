"""The options of a table: what a game offers, and reading what somebody asked for. Rules of one game are not here."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from re import fullmatch
from typing import Any

import msgspec

from engine.errors import Refusal, Refused


class OptionSpec(msgspec.Struct, frozen=True, kw_only=True):
    """One option: a text from `choices`, a list with one text from each of `places`, or a number, `least` to `most`.

    With `flag` it is yes or no, with `count` a list of that many numbers. A default of None means: not set.
    """

    name: str
    default: Any
    choices: tuple[str, ...] = ()
    places: tuple[tuple[str, ...], ...] = ()
    flag: bool = False
    least: int = 0
    most: int = 0
    count: int = 0
    idle: bool = False
    """It decides nothing at this number of seats: it is read and kept, but offered to nobody."""

    def allows(self, value: Any) -> bool:
        """Whether the value is of the right type and in range; true is not 1."""
        if self.flag:
            return type(value) is bool
        if self.count:
            return type(value) is list and len(value) == self.count and all(map(self._is_number, value))
        if self.places and type(value) is list:
            return len(value) == len(self.places) and all(
                type(side) is str and side in sides for side, sides in zip(value, self.places, strict=True)
            )
        if self.choices:
            return type(value) is str and value in self.choices
        return self._is_number(value)

    def _is_number(self, value: Any) -> bool:
        return type(value) is int and self.least <= value <= self.most

    def read(self, text: str) -> Any:
        """The value that a person typed: `yes`, `7`, `one,two,three`. What makes no sense comes back as text."""
        parts = [part.strip() for part in text.split(",")]
        if self.flag:
            return {"true": True, "yes": True, "on": True, "false": False, "no": False, "off": False}.get(text, text)
        if self.count:
            return [_number(part) for part in parts]
        if self.places and len(parts) > 1:
            return parts
        if self.choices:
            return text
        return _number(text)


def _number(text: str) -> int | str:
    return int(text) if fullmatch("-?[0-9]{1,9}", text) else text


def complete(specs: Sequence[OptionSpec], asked: Mapping[str, Any]) -> dict[str, Any]:
    """All options with defaults filled in; raises Refused for one that is unknown or out of range."""
    known = {spec.name: spec for spec in specs}
    for name, value in asked.items():
        if name not in known:
            raise Refused(Refusal("unknown-option", {"option": name}))
        if not known[name].allows(value):
            raise Refused(Refusal("bad-option", {"option": name}))
    return {spec.name: asked.get(spec.name, spec.default) for spec in specs}


def find_differing(specs: Sequence[OptionSpec], options: Mapping[str, Any]) -> dict[str, Any]:
    """The options that are not at their default, as a record lists them."""
    told = {spec.name: options.get(spec.name, spec.default) for spec in specs}
    return {spec.name: told[spec.name] for spec in specs if told[spec.name] != spec.default}
