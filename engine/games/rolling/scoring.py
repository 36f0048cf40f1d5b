"""How a game of Rolling with the Waves ends and what it is worth (rules page: Score)."""

from __future__ import annotations

from collections.abc import Iterable

from engine.game import Outcome
from engine.games.rolling.parts import (
    CHEST_SQUARES,
    INFAMY_A_POINT,
    POINTS_A_BURIED_CHEST,
    POINTS_A_FULL_PART,
    SQUARES,
)
from engine.games.rolling.state import Sheet, State


def worth(sheet: Sheet) -> int:
    """What a map is worth without infamy: treasure, buried chests, full Hull, Ports and Crew."""
    one, two, three = sheet.chests
    return (
        sum(one)
        + sum(two)
        + sum(three)
        + POINTS_A_BURIED_CHEST * sum(sheet.buried)
        + POINTS_A_FULL_PART * full_parts(sheet)
    )


def full_parts(sheet: Sheet) -> int:
    """How many of Hull, Ports and Crew have all their squares filled."""
    return (
        (len(sheet.hull) == SQUARES["hull"])
        + (len(sheet.ports) == SQUARES["ports"])
        + (len(sheet.crew) == SQUARES["crew"])
    )


def chests_done(sheet: Sheet) -> bool:
    """Whether all three chests are each buried or full."""
    return all(buried or len(chest) == CHEST_SQUARES for chest, buried in zip(sheet.chests, sheet.buried, strict=True))


def enders(sheets: Iterable[Sheet]) -> tuple[str, tuple[int, ...]]:
    """Why the game ends and whose maps end it; the reason is empty if it goes on."""
    sheets = tuple(sheets)
    if by := tuple(seat for seat, sheet in enumerate(sheets) if chests_done(sheet)):
        return "chests", by
    if by := tuple(seat for seat, sheet in enumerate(sheets) if full_parts(sheet) == 3):
        return "squares", by
    return "", ()


def scores(state: State) -> tuple[int, ...]:
    """The points of each seat, as they are now."""
    return tuple([worth + infamy // INFAMY_A_POINT for worth, infamy in zip(state.worth, state.infamy, strict=True)])


def outcome(state: State) -> Outcome:
    """The most points win; a tie goes to the most infamy, and seats that are still tied all win."""
    result = scores(state)
    if state.phase != "over":
        return Outcome(False, (), result)
    ranks = list(zip(result, state.infamy, strict=True))
    best = max(ranks)
    winners = tuple(seat for seat, rank in enumerate(ranks) if rank == best)
    return Outcome(True, winners, result, enders(state.sheets)[0])
