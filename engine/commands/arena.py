"""The command that lets levels of computer players play each other, and prints who wins how often."""

from __future__ import annotations

from typing import Annotated

import typer

from engine.commands.progress import progress
from engine.commands.random_games import read_options
from engine.errors import Refused
from engine.games import game_named
from engine.match import Report, Share, pairings, play_all, report_of
from engine.players import LEVELS, kinds_of
from engine.record import RECORD, SET_UP, Unsound
from engine.table import check_setup

CORES = 2
BUDGET = 0.2


def hold_arena(
    game: Annotated[str, typer.Option(help="Which game; see `games`.")],
    seats: Annotated[int, typer.Option(help="How many play.")],
    players: Annotated[
        str,
        typer.Option(help=f"Levels round the table, with commas: {', '.join(LEVELS)}, or in a style as easy-STYLE."),
    ],
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 100,
    option: Annotated[
        list[str] | None, typer.Option(metavar="NAME=VALUE", help="An option of the game; lists with commas.")
    ] = None,
    budget: Annotated[float, typer.Option(min=0.001, max=60, help="About how many seconds `strong` thinks.")] = BUDGET,
    seed: Annotated[str, typer.Option(help="Any text; the same text, the same games.")] = "arena",
    cores: Annotated[int, typer.Option(min=1, max=64, help="How many games are played at once.")] = CORES,
) -> None:
    """Let levels play each other: win rates, scores, lengths, endings, and how long decisions take."""
    levels = tuple(name.strip() for name in players.split(","))
    try:
        rules = game_named(game)
    except Refused as error:
        raise Unsound(RECORD, error) from error
    known = dict.fromkeys((*LEVELS, *kinds_of(game)))
    for level in levels:
        if level not in known:
            raise typer.BadParameter(f"there is no player {level!r}; there are: {', '.join(known)}")
    if len(levels) > seats:
        raise typer.BadParameter(f"{len(levels)} levels need more than {seats} seats")
    try:
        asked = read_options(rules, seats, option or [])
        check_setup(rules, seats, asked)
    except Refused as error:
        raise Unsound(SET_UP, error, rules.refusals) from error
    wanted = list(pairings(game, seats, asked, levels, games, budget, seed))
    label = f"{game}, {seats} seats: {players}"
    results = list(progress(play_all(wanted, cores), label, len(wanted)))
    for line in lines(label, report_of(results)):
        print(line)


def lines(label: str, report: Report) -> list[str]:
    """A report as people read it."""
    found = [f"{label}; {report.games} games", ""]
    wide = max([10, *[len(level) + 1 for level in report.wins]])
    found.append(
        f"{'level':<{wide}}{'wins':>8}{'95 % interval':>20}{'fair':>8}{'score':>20}{'decision: median, max':>26}"
    )
    for level, wins in report.wins.items():
        score = report.scores[level]
        middle, longest = report.decisions.get(level, (0.0, 0.0))
        took = f"{middle * 1000:.1f} ms, {longest * 1000:.0f} ms"
        found.append(
            f"{level:<{wide}}{wins.value:>8.1%}{_interval(wins):>20}{report.fair[level]:>8.0%}"
            f"{f'{score.value:.2f} ± {score.high - score.value:.2f}':>20}{took:>26}"
        )
    found.append("")
    found.append(f"length: {report.actions.value:.1f} ± {report.actions.high - report.actions.value:.1f} actions")
    found.append(f"nobody won: {report.draws:.1%}")
    found.append("endings: " + ", ".join(f"{reason or '-'} {share:.1%}" for reason, share in report.endings.items()))
    by_seat = [f"{seat}: {wins.value:.1%} ({_interval(wins)})" for seat, wins in enumerate(report.by_seat)]
    found.append("wins by seat: " + ", ".join(by_seat))
    return found


def _interval(share: Share) -> str:
    return f"{share.low:.1%} – {share.high:.1%}"
