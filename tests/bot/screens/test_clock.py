"""How a deadline came about is told in words that say something."""

from __future__ import annotations

import pytest

from bot.contract import Contract
from bot.host.timing import Proposal
from bot.pace.explaining import Stretch
from bot.screens.clock import Explained, TableClock, proposal, table_clock
from bot.screens.message import Text, flat
from bot.texts import LANGUAGES, texts
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


@pytest.mark.parametrize(
    ("value", "said"),
    [("", "until we go on"), ("3d", "for 3 days"), ("12h", "for 12 hours"), ("2d 30min", "for 2 days 30 minutes")],
)
def test_a_pause_that_is_proposed_is_said_in_words(value: str, said: str) -> None:
    asked = Proposal(number=1, seat=0, what="pause", value=value, voters=(1,))
    names = {0: "Ann", 1: "Bob"}
    parts = flat(proposal(TableId(1), asked, "Ann", texts("en"), names, (), silence=True).parts)
    assert f"⏸️ Ann would like the table to rest {said}." in [part.markdown for part in parts if isinstance(part, Text)]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("value", ["12h", "2d 30min"])
def test_no_language_says_a_length_as_it_is_typed(language: str, value: str) -> None:
    asked = Proposal(number=1, seat=0, what="pause", value=value, voters=(1,))
    names = {0: "Ann", 1: "Bob"}
    shown = proposal(TableId(1), asked, "Ann", texts(language), names, (), silence=True)
    assert value not in str(shown)
