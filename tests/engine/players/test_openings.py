"""What a strong player decides among: everything where there is little of it, the likely best first."""

from __future__ import annotations

from itertools import chain

import pytest

from engine.games.rolling.actions import Fire
from engine.games.rolling.cannons import find_robbed
from engine.players import QuickStream
from engine.players.levels import skill_of
from tests.engine.games_under_test import Setting
from tests.engine.players.positions import moments

MOST = 40
"""More volleys than this are those of two cannons, which are too many to try them all."""


@pytest.mark.parametrize(
    ("setting", "kind", "longer"),
    [
        (Setting("waves", 2, {}), "Discard", 3),
        (Setting("waves", 4, {}), "Discard", 3),
        (Setting("rolling", 4, {}), "Fire", 12),
    ],
    ids=str,
)
def test_every_discard_is_worth_a_thought_and_every_volley_of_a_single_cannon_if_one_robs_somebody(
    setting: Setting, kind: str, longer: int
) -> None:
    skill, stream = skill_of(setting.name), QuickStream(b"openings")
    longest = 0
    for moment in chain.from_iterable(moments(setting, level) for level in ("easy", "random")):
        legal = moment.sight.legal
        if type(legal[0]).__name__ != kind or len(legal) > MOST:
            continue
        openings = skill.openings(moment.sight, stream)
        assert openings[0] == next(iter(skill.candidates(moment.state, moment.seat)))
        assert len(set(openings)) == len(openings)
        idle = isinstance(openings[0], Fire) and not find_robbed(moment.state.sheets, moment.seat, openings[0])
        assert set(openings) == ({openings[0]} if idle else set(legal))
        longest = max(longest, len(openings))
    assert longest > longer
