"""The command that lists the games and what can be chosen in each."""

from __future__ import annotations

from typing import Any

from engine.games import game_named, game_names
from engine.options import OptionSpec


def list_games() -> None:
    """List the games with their seats, options and defaults."""
    for name in game_names():
        game = game_named(name)
        print(f"{name}: {game.seats[0]} to {game.seats[-1]} seats")
        shown: dict[str, list[int]] = {}
        for seats in game.seats:
            for spec in game.list_options(seats):
                shown.setdefault(describe(spec), []).append(seats)
        for text, at in shown.items():
            only = "" if len(at) == len(game.seats) else f" (at {', '.join(map(str, at))} seats)"
            print(f"  {text}{only}")


def describe(spec: OptionSpec) -> str:
    """An option in a line: what may be typed, and the default."""
    kinds = []
    if spec.flag:
        kinds.append("yes|no")
    if spec.choices:
        kinds.append("|".join(spec.choices))
    if spec.places:
        kinds.append(",".join(f"({'|'.join(sides)})" for sides in spec.places))
    if spec.count:
        kinds.append(f"{spec.count} numbers {spec.least}-{spec.most}, with commas")
    if not kinds:
        kinds.append(f"{spec.least}-{spec.most}")
    return f"{spec.name}={' or '.join(kinds)}, default {_as_typed(spec.default)}"


def _as_typed(value: Any) -> str:
    if value is None:
        return "not set"
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, list | tuple):
        return ",".join(map(str, value))
    return str(value)
