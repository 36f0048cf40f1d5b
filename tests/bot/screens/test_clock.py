"""How a deadline came about is told in words that say something."""

from __future__ import annotations

import pytest

from bot.contract import Contract
from bot.pace.explaining import Stretch
from bot.screens.clock import Explained, TableClock, table_clock
from bot.screens.message import Text, flat
from bot.texts import texts
from storage.ids import TableId

ASKED = 1_900_000_000


def explain(mine: tuple[int, ...], *stretches: Stretch) -> str:
    """The words of a table's clock of which seat 0 is waited for."""
    explained = Explained(0, ASKED, None, 0, None, late=False, stretches=stretches)
    shown = TableClock(
        TableId(1), "Harbour", Contract("war"), {0: "Ann", 1: "Bob"}, mine, (explained,), {}, None, (), ASKED
    )
    parts = flat(table_clock(shown, texts("en")).parts)
    return "\n".join(part.markdown for part in parts if isinstance(part, Text))


@pytest.mark.parametrize("mine", [(), (0,)], ids=["of somebody else", "one's own"])
def test_seconds_are_not_told_as_time(mine: tuple[int, ...]) -> None:
    minute = Stretch("ran", ASKED, ASKED + 60)
    assert "1 minute with the clock running" in explain(mine, minute)
    assert "clock running" not in explain(mine, Stretch("ran", ASKED, ASKED + 59))
