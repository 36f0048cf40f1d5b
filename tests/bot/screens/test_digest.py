"""The daily digest fits into a message, however many tables wait and whatever they are called."""

from __future__ import annotations

import pytest

from bot.screens.calls import Want
from bot.screens.digest import DigestEntry, digest
from bot.screens.scene import SeatClock
from bot.texts import LANGUAGES, texts
from storage.ids import TableId
from tests.bot.limits import of_message

CLOCK = SeatClock(seat=0, asked=1_793_145_600, due=1_793_145_600, late=False)
PLACE = "<#1234567890123456789>"
MESSAGE = "https://discord.com/channels/1234567890123456789/1234567890123456789/1234567890123456789"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "name",
    ["x" * 80, "*" * 80, "The_long-table (No. 7): *waves* & more", "Us"],
    ids=["long", "escaped", "mixed", "short"],
)
@pytest.mark.parametrize("place", [PLACE, MESSAGE], ids=["channel", "message"])
def test_a_digest_of_many_tables_with_long_names_is_short_enough(language: str, name: str, place: str) -> None:
    changes = [DigestEntry(TableId(1_234_500 + at), name, place, "moves", 12) for at in range(7)]
    for many in range(21):
        wants = [Want(TableId(1_234_600 + at), name, place, CLOCK) for at in range(many)]
        assert of_message(digest(wants, changes, texts(language), "m")) == []
        assert of_message(digest(wants, [], texts(language), "m")) == []


def test_a_digest_names_as_many_tables_as_there_is_room_for_and_says_how_many_more() -> None:
    wants = [Want(TableId(1_234_600 + at), "x" * 80, PLACE, CLOCK) for at in range(20)]
    changes = [DigestEntry(TableId(1_234_500 + at), "x" * 80, PLACE, "moves", 12) for at in range(7)]
    shown = str(digest(wants, changes, texts("en"), "m"))
    listed = sum(f"(#{want.table})" in shown for want in wants)
    assert 10 < listed < 20
    assert f"… and {20 - listed} more" in shown


def test_a_digest_that_does_not_know_all_tables_does_not_say_how_many_more_there_are() -> None:
    wants = [Want(TableId(1_234_600 + at), "x" * 80, PLACE, CLOCK) for at in range(100)]
    assert "… and more" in str(digest(wants, [], texts("en"), "m", whole=False))
