"""How reliable somebody is in a server, worked out from what they did there, by the formula that people are shown."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from bot.pace.terms import DAY
from storage.reliability import PlayedHere

HALF_LIFE = 90 * DAY
"""After how many seconds what somebody did counts half as much."""
LEAST_WAITS, LEAST_GAMES = 5, 2
"""Nothing is shown about somebody who has had both fewer waits and fewer games than this."""


@dataclass(frozen=True, slots=True)
class Reliability:
    """How somebody plays: shares in whole per cent, None where there is nothing to judge by."""

    games: int
    """How many games they began."""
    played_out: int | None
    waits: int
    in_time: int | None
    median: int | None
    """The median of how many seconds they are awake before they answer."""


def rate(played: PlayedHere, now: float) -> Reliability | None:
    """The reliability of somebody, or None if there is too little to judge by."""
    if len(played.waits) < LEAST_WAITS and len(played.games) < LEAST_GAMES:
        return None
    games = [(_weight(now if ended is None else ended, now), kept) for ended, kept in played.games]
    judged = [(_weight(wait.at, now), wait.in_time) for wait in played.waits if wait.in_time is not None]
    answers = [(wait.seconds, _weight(wait.at, now)) for wait in played.waits if wait.seconds is not None]
    return Reliability(
        games=len(played.games),
        played_out=_share(games),
        waits=len(played.waits),
        in_time=_share(judged),
        median=_median(answers),
    )


def _weight(at: float, now: float) -> float:
    return float(0.5 ** (max(0.0, now - at) / HALF_LIFE))


def _share(found: Iterable[tuple[float, bool]]) -> int | None:
    weighed = list(found)
    whole = sum(weight for weight, _ in weighed)
    return round(100 * sum(weight for weight, good in weighed if good) / whole) if whole else None


def _median(found: Iterable[tuple[int, float]]) -> int | None:
    """The shortest answer up to which half of the weight lies."""
    ordered = sorted(found)
    half, reached = sum(weight for _, weight in ordered) / 2, 0.0
    for seconds, weight in ordered:
        reached += weight
        if reached >= half:
            return seconds
    return None
