"""The command that plays whole games without people and writes a record of each."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any

import typer

from engine.arena import play, seed_for
from engine.commands.progress import progress
from engine.errors import Refusal, Refused
from engine.games import game_named
from engine.players import LEVELS
from engine.record import RECORD, SET_UP, Unsound, write
from engine.table import AnyGame, check_setup


def write_random_games(
    game: Annotated[str, typer.Option(help="Which game; see `games`.")],
    seats: Annotated[int, typer.Option(help="How many play.")],
    out: Annotated[Path, typer.Option(help="The folder for the records; made if it is not there.")],
    option: Annotated[
        list[str] | None, typer.Option(metavar="NAME=VALUE", help="An option of the game; lists with commas.")
    ] = None,
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 1,
    seed: Annotated[str, typer.Option(help="Any text; the same text, the same games.")] = "0",
    player: Annotated[str, typer.Option(help=f"Who plays: {', '.join(LEVELS)}.")] = "random",
) -> None:
    """Play whole games and write a record of each."""
    if player not in LEVELS:
        raise typer.BadParameter(f"there is no player {player!r}; there are: {', '.join(LEVELS)}")
    try:
        rules = game_named(game)
    except Refused as error:
        raise Unsound(RECORD, error) from error
    try:
        asked = read_options(rules, seats, option or [])
        check_setup(rules, seats, asked)
    except Refused as error:
        raise Unsound(SET_UP, error, rules.refusals) from error
    out.mkdir(parents=True, exist_ok=True)
    for number in progress(range(1, games + 1), f"{game}, {seats} seats"):
        record = play(rules, seats, asked, seed_for(seed, rules, seats, number), [player])
        (out / f"{game}-{seats}-{number:04}.json").write_bytes(write(record))
    print(f"{games} {'record' if games == 1 else 'records'} in {out}")


def read_options(game: AnyGame, seats: int, texts: list[str]) -> Mapping[str, Any]:
    """The options as a person typed them; raises Refused for one that the game does not have."""
    if seats not in game.seats:
        raise Refused(Refusal("wrong-seats", {"least": game.seats[0], "most": game.seats[-1]}))
    specs = {spec.name: spec for spec in game.options(seats)}
    asked = {}
    for text in texts:
        name, equals, value = text.partition("=")
        if not equals:
            raise typer.BadParameter(f"{text!r} is not NAME=VALUE")
        if name not in specs:
            raise Refused(Refusal("unknown-option", {"option": name}))
        asked[name] = specs[name].read(value)
    return asked
