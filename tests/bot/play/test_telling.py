"""What people are told about how they are told, and what becomes of it when a table ends or they choose anew."""

from __future__ import annotations

import pytest

from bot.host import Host
from bot.play import telling
from bot.preferences import Tell
from storage.ids import TableId
from tests.bot.play.conftest import People, words_of

ALL = TableId(0)


@pytest.mark.parametrize(
    ("way", "at_table", "said"),
    [
        ("message", "usual", True),
        ("table", "usual", True),
        ("digest", "usual", False),
        ("nothing", "digest", False),
        ("nothing", "both", True),
    ],
)
async def test_only_whoever_is_mentioned_instead_is_told_so(
    host: Host, people: People, way: Tell, at_table: str, said: bool
) -> None:
    seated = await people.deal("war", "bob")
    await host.store.players.change(people.ask("bob").user, reach="closed")
    await telling.choose_way(host, people.ask("bob"), ALL, way)
    shown = await telling.choose_way(host, people.ask("bob"), seated.id, at_table)
    assert ("tables mention you instead" in words_of(shown)) is said
