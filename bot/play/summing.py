"""What somebody's finished games add up to: pure, so that counting again gives the same."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, datetime

import msgspec

from bot.contract import read_contract
from bot.screens.statistics import Month, OfSystem, Summary
from engine.games import game_named, game_names
from storage.ids import UserId
from storage.statistics import FinishedGame

MONTHS = 12


@dataclass(frozen=True, slots=True)
class PersonalResult:
    """How a game came out for somebody."""

    system: str
    game: str
    seats: int
    place: int
    won: bool
    at: float
    tally: dict[str, int]


def results_of(games: Sequence[FinishedGame], user: UserId) -> list[PersonalResult]:
    """How each of these games came out for somebody, the earliest first; leaves out games that are not installed."""
    found = []
    for game in games:
        of = read_contract(game.options).of
        for seat in game.seats_of(user)[:1] if of.game in game_names() else ():
            tally = msgspec.json.decode(seat.tally, type=dict[str, int]) if seat.tally else {}
            found.append(PersonalResult(of.name, of.game, len(game.seats), seat.place, seat.won, game.at, tally))
    return found


def sum_up(games: Sequence[PersonalResult], now: float) -> Summary:
    """All of somebody's games in figures."""
    systems = Counter(game.system for game in games)
    now_in_a_row, best = streaks([game.won for game in games])
    return Summary(
        games=len(games),
        won=sum(game.won for game in games),
        in_a_row=now_in_a_row,
        best_in_a_row=best,
        months=months_of(games, now),
        systems=tuple(_of_system([game for game in games if game.system == name]) for name, _ in systems.most_common()),
    )


def _of_system(games: Sequence[PersonalResult]) -> OfSystem:
    tally: Counter[str] = Counter()
    places: dict[int, Counter[int]] = {}
    for game in games:
        for name, many in game.tally.items():
            tally[name] += many
        places.setdefault(game.seats, Counter())[game.place] += 1
    return OfSystem(
        system=games[0].system,
        game=games[0].game,
        games=len(games),
        won=sum(game.won for game in games),
        together=game_named(games[0].game).together,
        places=tuple((seats, tuple(sorted(places[seats].items()))) for seats in sorted(places)),
        tally=tuple(tally.items()),
    )


def streaks(won: Sequence[bool]) -> tuple[int, int]:
    """The length of the present row of wins, and of the longest one there was."""
    now = best = 0
    for each in won:
        now = now + 1 if each else 0
        best = max(best, now)
    return now, best


def months_of(games: Sequence[PersonalResult], now: float) -> tuple[Month, ...]:
    """The last twelve months, the present one last: how many games ended in each, and how many of them were won."""
    today = datetime.fromtimestamp(now, UTC)
    present = today.year * MONTHS + today.month - 1
    played: Counter[int] = Counter()
    won: Counter[int] = Counter()
    for game in games:
        date = datetime.fromtimestamp(game.at, UTC)
        month = date.year * MONTHS + date.month - 1
        played[month] += 1
        won[month] += game.won
    numbers = range(present - MONTHS + 1, present + 1)
    return tuple(Month(number % MONTHS, played[number], won[number]) for number in numbers)
