"""What every game lists as allowed is what it allows, for whatever options and actions people make up."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from engine.chance import Scripted
from engine.errors import Malformed, Refused
from engine.reasons import sentence
from engine.table import AnyGame, begin, check, check_setup, read_action, take
from tests.engine.games_under_test import EFFORT, Setting, every_setting, sample, some, stream_for
from tests.engine.mutations import NOISE, fields_of, mutate, repertoire, vocabulary


@every_setting
def test_options_are_of_their_type_or_refused(setting: Setting) -> None:
    refused = 0
    specs = setting.game.options(setting.seats)
    for spec in specs:
        for noise in (*NOISE, [[]] * 5, ["six"] * 5, [True] * 5, [1.0] * 5, 10**40):
            try:
                options = check_setup(setting.game, setting.seats, {**setting.options, spec.name: noise})
            except Refused:
                refused += 1
                continue
            assert type(options[spec.name]) in {type(spec.default), str, list, int}
            begin(setting.game, setting.seats, options, Scripted({}))
    assert refused >= len(specs)


@every_setting
def test_legal_and_check_agree_on_what_is_listed(setting: Setting) -> None:
    game = setting.game
    compared = 0
    for moment in sample(setting, 30):
        for seat in range(setting.seats):
            legal = game.legal(moment.before, seat)
            listed = some(legal, stream_for(setting, moment.action), 150)
            if len(listed) == len(legal):
                assert len(set(listed)) == len(listed)
            for action in listed:
                assert check(game, moment.before, seat, action) is None
                assert action in legal
                assert read_action(game, fields_of(action)) == action
                compared += 1
            if seat not in game.may_act(moment.before):
                assert all(game.is_advice(action) for action in listed)
    assert compared


@every_setting
def test_legal_and_check_agree_on_what_is_possible_at_other_moments(setting: Setting) -> None:
    compared = 0
    for number, moment in enumerate(sample(setting, 30)):
        stream = stream_for(setting, number, "elsewhere")
        for action in some(repertoire(setting), stream, 40):
            compared += _agree(setting.game, moment.before, moment.seat, fields_of(action))
    assert compared


@every_setting
def test_legal_and_check_agree_on_what_is_made_up(setting: Setting) -> None:
    game = setting.game
    known = vocabulary(setting)
    found = sample(setting, 60)
    compared = 0

    @settings(
        max_examples=max(10, int(100 * EFFORT)),
        deadline=None,
        database=None,
        derandomize=EFFORT == 1,
        suppress_health_check=list(HealthCheck),
    )
    @given(data=st.data())
    def agree(data: st.DataObject) -> None:
        nonlocal compared

        def below(n: int) -> int:
            return data.draw(st.integers(0, n - 1))

        moment = found[below(len(found))]
        likely = repertoire(setting) if below(2) else game.legal(moment.before, moment.seat)
        fields = fields_of(likely[below(len(likely))])
        for _ in range(below(3)):
            fields = mutate(fields, known, below)
        seat = below(setting.seats) if below(4) == 0 else moment.seat
        compared += _agree(game, moment.before, seat, fields)

    agree()
    assert compared


def _agree(game: AnyGame, state: Any, seat: int, fields: Any) -> bool:
    """Compare the list with the check, unless what was made up is no action at all."""
    try:
        action = read_action(game, fields)
    except Malformed:
        return False
    refusal = check(game, state, seat, action)
    assert (action in game.legal(state, seat)) == (refusal is None), (seat, action, refusal)
    if refusal is None:
        assert fields_of(action) == fields
    else:
        assert sentence(refusal, game.refusals) != refusal.code
        with pytest.raises(Refused):
            take(game, state, seat, action, Scripted({}))
    return True
