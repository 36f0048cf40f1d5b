"""Actions with something in them changed, for tests of what is refused. No assertions here."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache
from typing import Any

import msgspec

from engine.game import Action
from tests.engine.games_under_test import Setting, sample, some, stream_for

NOISE: Sequence[Any] = (True, False, None, -1, 0, 1, 2, 3, 7, 99, 2**70, 2.0, "", "1", "W1", "bridge1", [], {}, [[]])


@cache
def repertoire(setting: Setting) -> list[Action]:
    """Actions that seats have had at various moments: most of them are out of place at another."""
    found: dict[Action, None] = {}
    for moment in sample(setting, 60):
        for seat in range(setting.seats):
            found |= dict.fromkeys(some(setting.game.legal(moment.before, seat), stream_for("repertoire"), 20))
    return list(found)


@cache
def vocabulary(setting: Setting) -> dict[str, list[Any]]:
    """For each field that an action can have, values that it has had."""
    found: dict[str, list[Any]] = {}
    for action in repertoire(setting):
        _collect(fields_of(action), found)
    return found


def fields_of(action: Action) -> dict[str, Any]:
    """An action as it stands in a record, without its seat."""
    fields: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(action))
    return fields


def _collect(value: Any, found: dict[str, list[Any]], key: str = "") -> None:
    known = found.setdefault(key, [])
    if value not in known and len(known) < 40:
        known.append(value)
    if isinstance(value, dict):
        for name, inner in value.items():
            _collect(inner, found, name)
    if isinstance(value, list):
        for inner in value:
            _collect(inner, found, f"{key}[]")


def mutate(fields: Any, known: Mapping[str, list[Any]], below: Callable[[int], int]) -> Any:
    """The fields of an action with one thing in them changed: to what others have there, to noise, more, or less."""
    paths = list(_paths(fields))
    path, key = paths[below(len(paths))]
    copied = _copy(fields)
    holder = copied
    for step in path[:-1]:
        holder = holder[step]
    if not path and isinstance(copied, list):
        if copied:
            del copied[below(len(copied))]
        return copied
    if not path:
        copied[("seat", "extra", "type", "place", "boost", "quick")[below(6)]] = NOISE[below(len(NOISE))]
        return copied
    at = path[-1]
    likely = known.get(key) or NOISE
    match below(6):
        case 0 | 1 | 2:
            holder[at] = likely[below(len(likely))]
        case 3:
            holder[at] = NOISE[below(len(NOISE))]
        case 4:
            del holder[at]
        case _ if isinstance(holder, list):
            holder.insert(below(len(holder) + 1), likely[below(len(likely))])
        case _ if isinstance(holder[at], list):
            holder[at] = list(reversed(holder[at])) or [1]
        case _:
            name = sorted(known)[below(len(known))]
            holder[name] = (known[name] or NOISE)[0]
    return copied


def _paths(value: Any, path: tuple[Any, ...] = (), key: str = "") -> Iterator[tuple[tuple[Any, ...], str]]:
    yield path, key
    if isinstance(value, dict):
        for name, inner in value.items():
            yield from _paths(inner, (*path, name), name)
    if isinstance(value, list):
        for index, inner in enumerate(value):
            yield from _paths(inner, (*path, index), f"{key}[]")


def _copy(value: Any) -> Any:
    if isinstance(value, dict):
        return {name: _copy(inner) for name, inner in value.items()}
    return [_copy(inner) for inner in value] if isinstance(value, list) else value
