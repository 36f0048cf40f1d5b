"""What computer players expect and fear: from what they may know alone, in words of every language, and fitting."""

from __future__ import annotations

import pytest

from engine.chance import Stream
from engine.game import Action
from engine.games.perfect_wave.events import Stuck
from engine.games.war import GAME as WAR
from engine.games.war.actions import End
from engine.games.waves.events import Collected
from engine.menu import Words
from engine.players import Outlook, QuickStream, Sight, decide, decide_with_reason
from engine.players.foresight import foresee
from engine.players.levels import skill_of
from tests.engine.games.war.positions import WHOLE, at
from tests.engine.games_under_test import Setting
from tests.engine.players.positions import SETTINGS, Moment, moments
from tests.engine.test_every_text import say
from tests.languages import LANGUAGES

by_setting = pytest.mark.parametrize("setting", SETTINGS, ids=str)


def look_ahead(moment: Moment, action: Action, sight: Sight | None = None) -> Outlook:
    return foresee(sight or moment.sight, skill_of(moment.game.name), action, QuickStream(b"ahead"))


@by_setting
def test_an_outlook_fits_its_place_and_no_hidden_card_changes_it(setting: Setting) -> None:
    for moment in moments(setting, "easy", most=90, skip=15):
        game, state, seat = moment
        action = decide("easy", moment.sight, QuickStream(b"move"))
        outlook = look_ahead(moment, action)
        assert 0 <= outlook.worth <= 1
        for prospect in filter(None, (outlook.expected, outlook.feared)):
            assert 0 < prospect.share <= 1
            assert 0 <= prospect.worth <= 1
            people = [prospect.words.params[key] for key in ("who", "whom") if key in prospect.words.params]
            assert set(people) <= set(range(setting.seats))
            for language in LANGUAGES:
                assert say(game.name, language, prospect.words.key, prospect.words.params)
        if outlook.feared is not None:
            assert outlook.feared.worth < outlook.worth
            assert outlook.feared.words.params.get("who") != seat
            assert outlook.feared != outlook.expected
        other = Sight(game, game.redeal(state, seat, Stream(b"another world")), seat)
        assert look_ahead(moment, action, other) == outlook


@pytest.mark.parametrize("setting", SETTINGS[::5], ids=str)
def test_whoever_thinks_has_an_outlook_from_its_thought_that_no_hidden_card_changes(setting: Setting) -> None:
    moment = next(moments(setting, "easy", most=1))
    game, state, seat = moment
    found = decide_with_reason("strong", moment.sight, QuickStream(b"why"), 0.01)
    other = Sight(game, game.redeal(state, seat, Stream(b"another world")), seat)
    assert decide_with_reason("strong", other, QuickStream(b"why"), 0.01) == found
    moved = [action for action in moment.sight.legal if not game.is_advice(action)][-1]
    done = decide_with_reason("strong", moment.sight, QuickStream(b"why"), 0.01, moved)
    assert (done.action, done.reasons, done.second) == (found.action, found.reasons, found.second)


def test_every_game_expects_something() -> None:
    for name in ("waves", "rolling", "war", "wave"):
        setting = next(one for one in SETTINGS if one.name == name)
        told = [
            look_ahead(moment, decide("easy", moment.sight, QuickStream(b"move"))).expected
            for moment in moments(setting, "easy", most=30, skip=6)
        ]
        assert any(told)


def test_a_horn_that_is_left_alone_is_expected_to_win() -> None:
    state = at(["B6 B5 B2 W1", "B1 W2"], [{"bridge1": "B2 W3"}, WHOLE], horns=(False, True))
    outlook = foresee(Sight(WAR, state, 0), skill_of("war"), End(), QuickStream(b"x"))
    assert outlook.expected is not None
    assert outlook.expected.words == Words("war-then-wins", {"who": 1})
    assert outlook.expected.share > 0.8
    assert outlook.worth < 0.2


def test_a_complete_gateway_that_another_may_attack_is_feared_for_or_that_attack_is_expected() -> None:
    state = at(["B1", "W6 W5 W4 B6 B5"], [WHOLE, {**WHOLE, "gate3": ""}], horns=(True, False))
    outlook = foresee(Sight(WAR, state, 0), skill_of("war"), End(), QuickStream(b"x"))
    told = [one.words.key for one in (outlook.expected, outlook.feared) if one is not None]
    assert {"war-then-strikes", "war-then-fails", "war-then-wins"} & set(told)


def test_the_end_of_a_wave_and_what_others_collect_is_worth_telling() -> None:
    wave, waves = (next(moments(named(name), "easy", most=1)) for name in ("wave", "waves"))
    assert skill_of("wave").foretell(wave.sight.view, Stuck(seat=1)) == Words("wave-then-stuck", {"whom": 1})
    collected = Collected(seat=1, place=0, card=3, agent=2, power=3, against=2, shells=4)
    told = skill_of("waves").foretell(waves.sight.view, collected)
    assert told == Words("waves-then-collects", {"who": 1, "card": 3})


def named(game: str) -> Setting:
    return next(one for one in SETTINGS if one.name == game)


def test_who_plays_at_random_foresees_nothing() -> None:
    state = at(["B6 B5 B2 W1", "B1 W2"], [{"bridge1": "B2 W3"}, WHOLE])
    assert decide_with_reason("random", Sight(WAR, state, 0), QuickStream(b"x")).outlook == Outlook()
