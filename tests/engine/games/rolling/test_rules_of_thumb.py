"""Rules of thumb of Rolling: loaded cannons, the Hull, and the end of a game that is won."""

from __future__ import annotations

import pytest

from engine.games.rolling.endings import winning_end
from engine.games.rolling.heuristics import worths
from engine.games.rolling.outlook import Ship, assess_ship, outlook
from engine.games.rolling.parts import PARTS
from engine.games.rolling.state import Sheet

NEARLY_DONE = Sheet(chests=((5, 5, 5), (5, 5, 5), (5, 5, 5)))
ON_THE_CHESTS = {"chest1", "chest2", "chest3"}


def best_part(sheets: tuple[Sheet, ...], number: int) -> str:
    """On which part of the first map a die of this number looks best."""
    table = worths(sheets[0], *outlook(sheets, 0))
    return max((row[number], part) for row, part in zip(table, PARTS, strict=True) if row)[1]


def test_a_first_die_counts_for_what_its_cannon_will_rob_when_chests_are_still_empty() -> None:
    assert best_part((Sheet(), Sheet()), 5) == "small"


def test_the_hull_comes_before_chests_where_a_cannon_is_nearly_full() -> None:
    treasure = Sheet(chests=((5, 5), (5,), (4,)), small=(4,), large=(3, 3))
    assert best_part((treasure, Sheet()), 4) != "hull"
    assert best_part((treasure, Sheet(small=(6,))), 4) == "hull"


@pytest.mark.parametrize(("theirs", "ends"), [(15, True), (45, False)])
def test_whoever_is_ahead_ends_the_game(theirs: int, ends: bool) -> None:
    other = Sheet(chests=((theirs // 3,), (theirs // 3,), (theirs // 3,)))
    sheets, hands = (NEARLY_DONE, other), [(4, 3, 1), (6, 6, 6)]
    plan = winning_end(sheets, 0, hands, (5, 5), *outlook(sheets, 0))
    assert (plan is not None) == ends
    if plan is not None:
        assert {part for part, _ in plan.put.placed} == ON_THE_CHESTS  # type: ignore[union-attr]


@pytest.mark.parametrize(
    ("other", "dice", "most"),
    [
        (Sheet(spirits=2, chests=((1, 1), (1, 1), (1, 1))), (6, 1, 1), 20),
        (Sheet(spirits=1, chests=((1, 1), (1, 1), (1, 1))), (2, 1, 1), 15),
        (Sheet(chests=((3,), (), ()), ports=(6, 6, 6)), (1, 1, 1), 7),
    ],
)
def test_no_end_wins_that_brings_only_as_much_as_the_others_can_reach(
    other: Sheet, dice: tuple[int, ...], most: int
) -> None:
    # 6 points and no more are brought by three dice of 2 on the chests
    chests = ((1, 1, 1), (1, 1, 1), (most - 12, 0, 0)) if most > 12 else ((0, 0, 0), (0, 0, 0), (most - 6, 0, 0))
    sheets, hands = (Sheet(chests=chests), other), [(2, 2, 2), dice]
    assert winning_end(sheets, 0, hands, (0, 0), *outlook(sheets, 0)) is None


def test_nobody_ends_a_game_whose_chests_no_plan_fills() -> None:
    sheets = (Sheet(chests=((5, 5), (5,), ())), Sheet())
    assert winning_end(sheets, 0, [(6, 6, 6), (1, 1, 1)], (20, 0), *outlook(sheets, 0)) is None


def test_a_table_asked_about_while_another_is_looked_at_keeps_its_own_outlooks(monkeypatch: pytest.MonkeyPatch) -> None:
    calm = (Sheet(), Sheet())
    wild = (Sheet(chests=((6, 6), (), ())), Sheet(small=(6,)), Sheet(large=(6, 6), chests=((6, 6, 6), (), ())))
    expected = {sheets: [outlook(sheets, seat) for seat in range(len(sheets))] for sheets in (calm, wild)}
    others = [wild]

    def look_while_another_thread_asks(sheet: Sheet) -> Ship:
        if others:
            outlook(others.pop(), 0)
        return assess_ship(sheet)

    monkeypatch.setattr("engine.games.rolling.outlook.assess_ship", look_while_another_thread_asks)
    for sheets, seat in ((calm, 0), (wild, 2), (calm, 1)):
        assert outlook(sheets, seat) == expected[sheets][seat]
