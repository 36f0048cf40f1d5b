"""The command that measures the games; tests/bench/engine.py measures them beside other engines."""

from __future__ import annotations

from typing import Annotated

import typer

from engine.commands.progress import progress
from engine.errors import Refused
from engine.games import game_named, game_names
from engine.measure import measure
from engine.record import RECORD, Unsound


def print_speeds(
    game: Annotated[list[str] | None, typer.Option(help="Only this game; may be given several times.")] = None,
    seconds: Annotated[float, typer.Option(min=0.01, max=60, help="How long each measurement takes.")] = 2,
) -> None:
    """Measure random play, the full path of an action, and the size of states."""
    try:
        games = [game_named(name) for name in game or game_names()]
    except Refused as error:
        raise Unsound(RECORD, error) from error
    print(f"{'game':<10}{'seats':>6}{'random/s':>12}{'full path/s':>13}{'state bytes':>13}")
    for rules in progress(games, "measuring"):
        seats = rules.usual_seats
        speed = measure(rules, seats, {}, seconds)
        print(f"{rules.name:<10}{seats:>6}{speed.random:>12,.0f}{speed.full:>13,.0f}{speed.state:>13,}")
