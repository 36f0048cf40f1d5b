"""Bodies that declare application commands."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from bot.sandbox.bodies.parts import CHANNEL_TYPE
from bot.sandbox.bodies.shape import (
    Check,
    Finding,
    Path,
    anything,
    bits,
    by_type,
    decimal,
    flag,
    list_of,
    map_of,
    number,
    one_of,
    shape,
    snowflake,
    text,
)
from bot.sandbox.errors import Fault

SAFE = 2**53 - 1
NAMES = {"name_localizations": map_of(text(32, 1)), "description_localizations": map_of(text(100, 1))}


def choice_value(value: Any, path: Path) -> Iterator[Finding]:
    """The value of a choice: a text or a number; which of the two depends on the option's type."""
    if isinstance(value, bool) or not isinstance(value, int | float | str):
        yield Fault(path, "STRING_TYPE_CONVERT", f'Could not interpret "{value}" as string.')


def choices(value: Check) -> Check:
    return list_of(shape({"name": text(100, 1), "value": value}, name_localizations=map_of(text(100, 1))), 25)


CHOICE = shape({"name": text(100, 1), "value": choice_value}, name_localizations=map_of(text(100, 1)))


def _option(**more: Check) -> Check:
    return shape({"name": text(32, 1), "description": text(100, 1)}, type=number(), **NAMES, required=flag, **more)


TYPED = {"autocomplete": flag}
VALUES = {
    3: _option(**TYPED, choices=choices(text(100, 1)), min_length=number(0, 6000), max_length=number(1, 6000)),
    4: _option(
        **TYPED,
        choices=choices(number(-SAFE, SAFE)),
        min_value=number(-SAFE, SAFE),
        max_value=number(-SAFE, SAFE),
    ),
    5: _option(),
    6: _option(),
    7: _option(channel_types=list_of(CHANNEL_TYPE, unique=True)),
    8: _option(),
    9: _option(),
    10: _option(**TYPED, choices=choices(decimal()), min_value=decimal(), max_value=decimal()),
    11: _option(),
}
SUB_COMMAND = _option(options=list_of(by_type(VALUES), 25))
GROUP = _option(options=list_of(by_type({1: SUB_COMMAND}), 25))
OPTIONS = list_of(by_type({1: SUB_COMMAND, 2: GROUP, **VALUES}), 25)

DECLARED: dict[str, Check] = {
    **NAMES,
    "description": text(100),
    "options": OPTIONS,
    "default_member_permissions": bits,
    "dm_permission": flag,
    "contexts": list_of(one_of(0, 1, 2), least=1, unique=True),
    "integration_types": list_of(one_of(0, 1), least=1, unique=True),
    "handler": one_of(1, 2),
    "nsfw": flag,
    # Old, and of no effect.
    "default_permission": anything,
}
COMMAND = shape({"name": text(32, 1)}, **DECLARED, type=one_of(1, 2, 3, 4), id=snowflake)
COMMANDS = list_of(COMMAND, 130)
COMMAND_EDIT = shape(**DECLARED, name=text(32, 1), type=anything)
