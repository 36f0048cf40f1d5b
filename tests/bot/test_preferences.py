"""What people chose is kept: nothing of it is lost when there is more to choose."""

from __future__ import annotations

import msgspec
import pytest

from bot.preferences import Preferences, read_preferences


@pytest.mark.parametrize(
    ("kept", "meant"),
    [
        (b"", Preferences()),
        (b"{}", Preferences()),
        (b'{"confirm":"never","language":"de"}', Preferences(confirm="never", language="de")),
        (b'{"text_mode":true,"dms":false}', Preferences(text_mode=True, dms=False)),
    ],
    ids=str,
)
def test_what_was_kept_before_there_were_palettes_is_still_meant(kept: bytes, meant: Preferences) -> None:
    assert read_preferences(kept) == meant


def test_what_nobody_chose_is_as_it_always_was() -> None:
    usual = Preferences()
    assert (usual.confirm, usual.palette, usual.detail) == ("risky", "standard", "full")


def test_what_was_chosen_is_what_is_read() -> None:
    chosen = Preferences(confirm="always", palette="distinct", detail="short")
    assert read_preferences(msgspec.json.encode(chosen)) == chosen
