"""How long a computer player takes: no time where nothing is to be decided, longer for what is hard."""

from __future__ import annotations

import pytest

from engine.chance import Stream
from engine.games.perfect_wave.actions import ForSilver
from engine.players import QuickStream, decide, pause_before, sight_at
from engine.sealed import Sealed
from tests.engine.games.perfect_wave.dealing import act, lay
from tests.engine.games_under_test import Setting
from tests.engine.players.positions import SETTINGS

by_setting = pytest.mark.parametrize("setting", SETTINGS[::5], ids=str)
SEED = b"pauses"


def games(setting: Setting) -> list[Sealed]:
    """Each third moment of a game that easy players play."""
    game = Sealed.begin(setting.name, setting.seats, setting.options, SEED).game
    found = []
    for n in range(90):
        if not game.to_act:
            break
        if n % 3 == 0:
            found.append(game)
        seat = game.to_act[0]
        game = game.act(seat, decide("easy", sight_at(game, seat), QuickStream(bytes([n]))), SEED).game
    return found


@by_setting
def test_a_pause_is_of_human_length_and_the_same_whatever_the_hand_is(setting: Setting) -> None:
    for game in games(setting):
        seat = game.to_act[0]
        other = game.rules.redeal(game._state, (seat + 1) % setting.seats, Stream(b"another world"))
        pause = pause_before(game, seat, 1.0)
        assert pause == pause_before(Sealed.at(game.name, setting.seats, other), seat, 1.0)
        assert (
            pause == 0.5 if game.find_forced(seat) is not None else 1.0 <= pause_before(game, seat, 0.0) <= pause <= 3
        )


def test_what_is_hard_takes_longer() -> None:
    game = Sealed.begin("war", 2, {}, SEED).game
    seat = game.to_act[0]
    fresh = pause_before(game, seat, 0.5)
    game = game.act(seat, decide("easy", sight_at(game, seat), QuickStream(b"x")), SEED).game
    assert game.to_act == (seat,)
    assert pause_before(game, seat, 0.5) < fresh


def test_in_wave_a_card_takes_longer_than_agreeing_to_one_for_silver() -> None:
    on_turn = lay(2, "w1", "y3 y2", "w2 w3", "y4 w4", draw="r5 t5 o5 y5", turn=0)
    silver = lay(2, "w1", "y3 y2", "w2 w3", "y4 w4", draw="r5 t5 o5 y5", turn=2)
    proposed = act(silver, 1, ForSilver(0)).state
    pauses = [pause_before(Sealed.at("wave", 2, state), 0, 0.5) for state in (proposed, silver, on_turn)]
    assert pauses == sorted(set(pauses))
