"""Descriptions of bodies: each finds mistakes, worded as Discord words them, and keys that Discord does not know.

A key whose value is null counts as left out, as it does with Discord. Discord ignores unknown keys; here they are
reported as `Unknown`, since they are nearly always misspelt.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from typing import Any

from msgspec import Struct

from bot.sandbox.errors import Fault

Path = tuple[str | int, ...]
SNOWFLAKE = re.compile(r"0|[1-9][0-9]{0,19}")
BITS = re.compile(r"[0-9]{1,20}")
INT32 = 2**31 - 1


class Unknown(Struct, frozen=True):
    """A key that Discord ignores."""

    path: Path


Finding = Fault | Unknown
Check = Callable[[Any, Path], Iterator[Finding]]


def text(most: int | None = None, least: int = 0) -> Check:
    """A text whose length lies between two bounds, both included."""

    def check(value: Any, path: Path) -> Iterator[Finding]:
        if not isinstance(value, str):
            yield Fault(path, "STRING_TYPE_CONVERT", f'Could not interpret "{value}" as string.')
        else:
            yield from _length(value, path, least, most)

    return check


def number(least: int | None = None, most: int | None = None) -> Check:
    """A whole number between two bounds, both included."""

    def check(value: Any, path: Path) -> Iterator[Finding]:
        if not isinstance(value, int) or isinstance(value, bool):
            yield Fault(path, "NUMBER_TYPE_COERCE", f'Value "{value}" is not int.')
        else:
            yield from _bounds(value, path, "int", least, most)

    return check


def decimal(least: float | None = None, most: float | None = None) -> Check:
    """A number between two bounds, both included."""

    def check(value: Any, path: Path) -> Iterator[Finding]:
        if not isinstance(value, int | float) or isinstance(value, bool):
            yield Fault(path, "NUMBER_TYPE_COERCE", f'Value "{value}" is not float.')
        else:
            yield from _bounds(value, path, "float", least, most)

    return check


def flag(value: Any, path: Path) -> Iterator[Finding]:
    """True or false."""
    if not isinstance(value, bool):
        yield Fault(path, "BOOLEAN_TYPE_CONVERT", "Must be either true or false.")


def snowflake(value: Any, path: Path) -> Iterator[Finding]:
    """An id, as a text or a number."""
    if isinstance(value, bool) or not isinstance(value, int | str) or not SNOWFLAKE.fullmatch(str(value)):
        yield Fault(path, "NUMBER_TYPE_COERCE", f'Value "{value}" is not snowflake.')


def bits(value: Any, path: Path) -> Iterator[Finding]:
    """Permissions: a number, or a text of digits."""
    if isinstance(value, bool) or not isinstance(value, int | str) or not BITS.fullmatch(str(value)):
        yield Fault(path, "NUMBER_TYPE_COERCE", f'Value "{value}" is not int.')


def anything(value: Any, path: Path) -> Iterator[Finding]:
    """Any value: Discord reads it elsewhere, or accepts it unchecked."""
    yield from ()


def one_of(*values: object) -> Check:
    """One of a few values."""
    listed = ", ".join(map(str, values))

    def check(value: Any, path: Path) -> Iterator[Finding]:
        if isinstance(value, bool) or value not in values:
            yield Fault(path, "BASE_TYPE_CHOICES", f"Value must be one of ({listed}).")

    return check


def list_of(item: Check, most: int | None = None, least: int = 0, *, unique: bool = False) -> Check:
    """A list whose length lies between two bounds, both included."""

    def check(value: Any, path: Path) -> Iterator[Finding]:
        if not isinstance(value, list):
            yield Fault(path, "LIST_TYPE_CONVERT", "Only iterables may be used in a ListType")
            return
        yield from _length(value, path, least, most)
        if unique and len({str(each) for each in value}) < len(value):
            yield Fault(path, "SET_TYPE_ALREADY_CONTAINS_VALUE", "The set already contains this value")
        for place, each in enumerate(value):
            yield from item(each, (*path, place))

    return check


def map_of(item: Check) -> Check:
    """An object with any keys, such as languages, and values of one kind."""

    def check(value: Any, path: Path) -> Iterator[Finding]:
        if not isinstance(value, dict):
            yield Fault(path, "DICT_TYPE_CONVERT", "Only dictionaries may be used in a DictType")
            return
        for key, each in value.items():
            yield from item(each, (*path, key))

    return check


def shape(needed: Mapping[str, Check] | None = None, /, **optional: Check) -> Check:
    """An object with these keys, of which the `needed` ones must be there."""
    needed = dict(needed or {})
    known = {**needed, **optional}

    def check(value: Any, path: Path) -> Iterator[Finding]:
        if not isinstance(value, dict):
            yield Fault(path, "MODEL_TYPE_CONVERT", "Only dictionaries may be used in a ModelType")
            return
        for key in needed:
            if value.get(key) is None:
                yield Fault((*path, key), "BASE_TYPE_REQUIRED", "This field is required")
        for key, each in value.items():
            if key not in known:
                yield Unknown((*path, key))
            elif each is not None:
                yield from known[key](each, (*path, key))

    return check


def by_type(branches: Mapping[int, Check], otherwise: int | None = None) -> Check:
    """An object whose `type` says which kind it is; without one it counts as `otherwise`, if that is given."""
    kinds = ", ".join(map(str, branches))

    def check(value: Any, path: Path) -> Iterator[Finding]:
        if not isinstance(value, dict):
            yield Fault(path, "MODEL_TYPE_CONVERT", "Only dictionaries may be used in a ModelType")
            return
        kind = value.get("type")
        kind = otherwise if kind is None else kind
        if kind is None:
            yield Fault((*path, "type"), "BASE_TYPE_REQUIRED", "This field is required")
        elif isinstance(kind, bool) or not isinstance(kind, int) or kind not in branches:
            message = f'Value of field "type" must be one of ({kinds}).'
            yield Fault((*path, "type"), "UNION_TYPE_CHOICES", message)
        else:
            yield from branches[kind](value, path)

    return check


def _length(value: str | list[Any], path: Path, least: int, most: int | None) -> Iterator[Fault]:
    size = len(value)
    if least and most is not None and not least <= size <= most:
        yield Fault(path, "BASE_TYPE_BAD_LENGTH", f"Must be between {least} and {most} in length.")
    elif size < least:
        yield Fault(path, "BASE_TYPE_MIN_LENGTH", f"Must be {least} or more in length.")
    elif most is not None and size > most:
        yield Fault(path, "BASE_TYPE_MAX_LENGTH", f"Must be {most} or fewer in length.")


def _bounds(value: float, path: Path, kind: str, least: float | None, most: float | None) -> Iterator[Fault]:
    if least is not None and value < least:
        yield Fault(path, "NUMBER_TYPE_MIN", f"{kind} value should be greater than or equal to {least}.")
    if most is not None and value > most:
        yield Fault(path, "NUMBER_TYPE_MAX", f"{kind} value should be less than or equal to {most}.")
