"""A look in words: lines that a small phone need not break again."""

from __future__ import annotations

import pytest

from bot.screens.plain import COLUMNS, narrow, wide


def test_what_stands_between_two_commas_stays_together() -> None:
    told = narrow(["C, Nerissa: Knight (3), Follower beneath, Wave token, 4 cards"])
    assert told.splitlines() == ["C, Nerissa: Knight (3),", "  Follower beneath, Wave token,", "  4 cards"]


@pytest.mark.parametrize(
    "line",
    [
        "Where nothing is parted by commas a line is broken between its words, as anywhere else",
        "One: " + "two " * 20 + ", three",
        "國" * 70,
        "a" * 90,
        "",
    ],
)
def test_every_line_is_narrow_and_nothing_is_lost(line: str) -> None:
    found = narrow([line]).splitlines()
    assert all(wide(part) <= COLUMNS <= 40 for part in found)
    assert all(part.strip() for part in found)
    assert "".join(found).replace(" ", "") == line.replace(" ", "")
