"""Waves on the screen: which tablet holds if the open cards keep the majority."""

from __future__ import annotations

import pytest

from bot.screens.message import Text
from engine.games.waves.actions import Rebel
from tests.bot.screens.positions import parts_of, scene
from tests.engine.games.waves.positions import B, E, K, N, play, sit
from tests.engine.games_under_test import Setting

FREE = Setting("waves", 3, {"mode": "free"})


def said(table: object, seat: int | None, **more: object) -> str:
    made = scene(FREE, table, seat, **more)  # type: ignore[arg-type]
    parts = parts_of(made)
    return "\n".join(part.markdown for part in parts if isinstance(part, Text))


@pytest.mark.parametrize(
    ("council", "spare", "expected"),
    [
        ((K, K, B), E, "If Keepers keep the majority, their tablet holds: **The meek win**. An Agent needs the same"),
        ((K, N, N), K, "If Knights keep the majority, their tablet holds: **Calm**. Nothing changes."),
        ((K, N, B), E, "If Nobles keep the majority, their tablet holds: **Calm**. Nothing changes."),
        ((K, B, E), E, "If Seers keep the majority, their tablet holds: **Changing seats**. At once, each Elder"),
    ],
)
def test_a_hand_says_what_the_open_majority_would_bring(council: tuple[int, ...], spare: int, expected: str) -> None:
    table = sit(3, council=council, spare=spare, mode="free", hands=[(K, K, N, E, B)])
    assert expected in said(table.state, 0)
    assert expected not in said(table.state, 0, detail="short")
    play(table, Rebel(card=K, count=2))
    assert expected in said(table.state, 1), "nobody hears of a Rebel that lies face down"
