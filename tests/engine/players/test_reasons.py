"""Why a computer player does what it does: in words of its game, in every language, from its view alone."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from engine.chance import Stream
from engine.games.rolling import GAME as ROLLING
from engine.games.rolling.actions import Draft, Fire, Plan, Put, Shot
from engine.games.rolling.state import Sheet
from engine.games.war import GAME as WAR
from engine.games.war.actions import Attack, Build, End, Horn, Leader
from engine.games.war.cards import BUILD_BIT, FORTIFY_BIT, Card
from engine.games.waves.actions import Rebel
from engine.menu import Words
from engine.players import QuickStream, Sight, decide, decide_with_reason, explain
from engine.players.levels import skill_of
from engine.table import check
from tests.engine.games.rolling.moments import planning
from tests.engine.games.rolling.test_cannons import hoard, loaded
from tests.engine.games.war.positions import WHOLE, at
from tests.engine.games.waves.positions import K, N, S, see, sit
from tests.engine.games_under_test import Setting
from tests.engine.players.positions import SETTINGS, moments
from tests.engine.test_every_text import say
from tests.languages import LANGUAGES

by_setting = pytest.mark.parametrize("setting", SETTINGS, ids=str)


@by_setting
def test_every_decision_has_a_reason_in_every_language_that_no_hidden_card_changes(setting: Setting) -> None:
    for moment in moments(setting, "easy", most=160, skip=3):
        game, state, seat = moment
        action = decide("easy", moment.sight, QuickStream(b"why"))
        reasons = explain(game.name, moment.sight.view, action)
        assert reasons
        for words in reasons:
            for language in LANGUAGES:
                assert say(game.name, language, words.key, words.params)
        other = Sight(game, game.redeal(state, seat, Stream(b"another world")), seat)
        assert decide("easy", other, QuickStream(b"why")) == action
        assert explain(game.name, other.view, action) == reasons


@pytest.mark.parametrize("setting", SETTINGS[::5], ids=str)
def test_a_quick_decision_comes_with_the_reasons_for_it(setting: Setting) -> None:
    moment = next(moments(setting, "easy", most=1))
    decision = decide_with_reason("easy", moment.sight, QuickStream(b"why"))
    assert decision.action == decide("easy", moment.sight, QuickStream(b"why"))
    assert decision.reasons == explain(setting.name, moment.sight.view, decision.action)


@by_setting
def test_anything_that_is_legal_can_be_given_reasons_for(setting: Setting) -> None:
    skill = skill_of(setting.name)
    for moment in moments(setting, "random", most=60, skip=4):
        view, legal = moment.sight.view, moment.sight.legal
        for action in legal[:: max(1, len(legal) // 12)]:
            for words in skill.why(view, action):
                for language in LANGUAGES:
                    assert say(setting.name, language, words.key, words.params)


@pytest.mark.parametrize("setting", SETTINGS[::3], ids=str)
def test_whatever_a_player_may_do_can_be_asked_about(setting: Setting) -> None:
    """Also advice, which is given while others are on turn."""
    advised = moved = 0
    for moment in moments(setting, "easy", most=40, skip=10):
        for seat in range(setting.seats):
            sight = Sight(moment.game, moment.state, seat)
            for action in {type(action): action for action in sight.legal}.values():
                decision = decide_with_reason("strong", sight, QuickStream(b"why"), 0.001, action)
                if moment.game.is_advice(action):
                    assert decision.action == action
                    assert decision.reasons
                    advised += 1
                moved += 1
    assert moved >= 2
    assert bool(advised) == (setting.name == "wave")


def test_a_player_that_silences_a_horn_says_so() -> None:
    state = at(["B6 B5 B2 W1", "B1 W2"], [{"bridge1": "B2 W3"}, WHOLE], horns=(False, True))
    reasons = decide_with_reason("strong", Sight(WAR, state, 0), QuickStream(b"x"), 0.01).reasons
    assert [words.key for words in reasons] == ["war-why-horn-stands", "war-why-certain"]


@pytest.mark.parametrize(
    ("hand", "expected"),
    [("", "war-why-alone"), ("W1", "war-why-hardly"), ("W2", "war-why-enough"), ("W6", "war-why-enough")],
)
def test_who_ends_the_turn_under_a_horn_says_whether_something_could_have_silenced_it(hand: str, expected: str) -> None:
    """A hidden guard may be any of six War cards: an easy player leaves it standing if War 1 would have to beat it."""
    state = at([hand, "B1 W2", ""], [{}, WHOLE, {}], horns=(False, True, False))
    sight = Sight(WAR, state, 0)
    if expected != "war-why-enough":
        assert decide("easy", sight, QuickStream(b"x")) == End()
    reasons = explain("war", sight.view, End())
    assert [words.key for words in reasons] == [expected]


def test_where_attacks_are_closed_nothing_is_said_of_what_the_hand_could_break() -> None:
    state = at(["W6", "B1 W2"], [{}, WHOLE], horns=(False, True), types=BUILD_BIT | FORTIFY_BIT)
    assert [words.key for words in explain("war", Sight(WAR, state, 0).view, End())] == ["war-why-closed"]


@pytest.mark.parametrize(
    ("hand", "led", "expected"),
    [
        ("W1", 0, "war-why-nothing"),
        ("", -1, "war-why-nothing"),
        ("L-ares", -1, "war-why-nothing"),
        ("W1 L-ares", -1, "war-why-enough"),
        ("B1", -1, "war-why-enough"),
    ],
)
def test_what_cannot_be_laid_is_not_kept_for_being_better_so(hand: str, led: int, expected: str) -> None:
    state = at([hand, "B1"], [{}, {}], led=led)
    assert [words.key for words in explain("war", Sight(WAR, state, 0).view, End())] == [expected]


@pytest.mark.parametrize(
    ("hand", "mine", "card", "expected"),
    [
        ("B1 B3 B5", {}, "B3", Words("war-why-bridge", {"parity": "odd"})),
        # the Bridge was to be even, and is to be odd once this card lies there
        ("B1 B2 B4", {"bridge1": "B3 W1"}, "B1", Words("war-why-bridge", {"parity": "odd"})),
        ("B1 B3 B4", {"bridge1": "B1 W1", "bridge2": "B3 W1"}, "B4", Words("war-why-section")),
    ],
)
def test_the_parity_named_for_a_bridge_is_that_of_the_card_laid(
    hand: str, mine: dict[str, str], card: Card, expected: Words
) -> None:
    state = at([hand, "B1"], [mine, {}])
    assert list(explain("war", Sight(WAR, state, 0).view, Build(card, "bridge"))) == [expected]


@pytest.mark.parametrize(("theirs", "expected"), [("B1 B2 B3", "war-why-ceto"), ("W6 B2", "war-why-ceto-perhaps")])
def test_only_a_larger_hand_is_said_to_be_worth_more(theirs: str, expected: str) -> None:
    state = at(["L-ceto B1", theirs], [{}, {}])
    assert [words.key for words in explain("war", Sight(WAR, state, 0).view, Leader("ceto", target=1))] == [expected]


def test_no_reason_is_a_horn_that_is_not_judged_before_the_last_round_ends() -> None:
    attack = Attack(("B6", "B5"), 0, "bridge1", ("war0",))
    for rounds, expected in ((2, "war-why-horn-stands"), (1, "war-why-strike")):
        state = at(["B1 W2", "B6 B5"], [WHOLE, {}], horns=(True, False), turn=1, limit=rounds)
        assert explain("war", Sight(WAR, state, 1).view, attack)[0].key == expected


@pytest.mark.parametrize("level", ["easy", "strong"])
def test_no_horn_is_sounded_in_a_turn_after_which_none_is_judged(level: str) -> None:
    for rounds, expected in ((2, Horn()), (1, End())):
        state = at(["B1 W2", ""], [{"bridge1": "B2 W3"}, WHOLE], turn=1, limit=rounds)
        assert decide(level, Sight(WAR, state, 1), QuickStream(b"late"), 0.01) == expected


@pytest.mark.parametrize(("infamy", "expected"), [(2, "rolling-why-sailor-poor"), (3, "rolling-why-sailor")])
def test_who_can_pay_for_no_die_is_not_said_to_find_them_too_dear(infamy: int, expected: str) -> None:
    # what is left to draft is a red 6 and a 3, both of seat 1
    state = planning([(6, 6, 6), (3, 3, 3)], [Sheet(), Sheet()], infamy=(infamy, 9))
    state = replace(state, phase="draft", roll=((1, 6), (1, 3), *state.roll[2:]), pool=(0, 1), taken=(2, 3, 4, 5))
    view = ROLLING.view(state, 0)
    assert [words.key for words in explain("rolling", view, Draft(1, sailor=True))] == [expected]


def test_spirits_that_make_a_7_at_once_make_none_later() -> None:
    view = ROLLING.view(planning([(6, 5, 4), (3, 3, 3)], [Sheet(spirits=1), Sheet()]), 0)
    put = Put(spirits=2, chest1=0, chest2=1)
    assert "rolling-why-spirits" in [words.key for words in explain("rolling", view, Plan(put))]
    boosted = [words.key for words in explain("rolling", view, Plan(put, boost="chest1"))]
    assert "rolling-why-boost" in boosted
    assert "rolling-why-spirits" not in boosted


@pytest.mark.parametrize("theirs", [hoard(6, 5, hull=(6, 6, 6, 6)), hoard()], ids=["hull", "empty"])
def test_a_cannon_that_can_rob_nobody_fires_into_the_sea_for_that_reason(theirs: Sheet) -> None:
    sight = Sight(ROLLING, loaded(theirs, small=(3, 4)), 0)
    decision = decide_with_reason("strong", sight, QuickStream(b"x"), 0.01)
    assert decision.action == Fire((Shot("small", None),))
    for action in sight.legal:
        assert [words.key for words in explain("rolling", sight.view, action)] == ["rolling-why-sea"]


def test_who_robs_nobody_though_somebody_could_be_robbed_does_not_say_that_nothing_is_to_be_had() -> None:
    sight = Sight(ROLLING, loaded(hoard(6, 5), hoard(), small=(3, 4)), 0)
    robbing = Words("rolling-why-rob", {"whom": 1})
    for action in sight.legal:
        assert isinstance(action, Fire)
        expected = robbing if action.shots[0].target == 1 else Words("rolling-why-spare")
        assert list(explain("rolling", sight.view, action)) == [expected]


@pytest.mark.parametrize(("count", "expected"), [(2, "waves-why-hand-large"), (1, "waves-why-hand")])
def test_little_is_said_to_be_spent_only_where_one_rebel_lies(count: int, expected: str) -> None:
    table = sit(4, hands=((S, S, K, K, N),), council=(S, S, S, K))
    keys = [words.key for words in explain("waves", see(table, 0), Rebel(S, count))]
    assert keys == ["waves-why-tablet", expected]


def test_who_plays_at_random_has_no_reasons() -> None:
    state = at(["B6 B5 B2 W1", "B1 W2"], [{"bridge1": "B2 W3"}, WHOLE])
    assert decide_with_reason("random", Sight(WAR, state, 0), QuickStream(b"x")).reasons == ()


@pytest.mark.parametrize("setting", SETTINGS[::5], ids=str)
def test_who_thinks_knows_the_next_best_and_decides_as_without_being_asked(setting: Setting) -> None:
    moment = next(moments(setting, "easy", most=1))
    decision = decide_with_reason("strong", moment.sight, QuickStream(b"why"), 0.01)
    assert decision.action == decide("strong", moment.sight, QuickStream(b"why"), 0.01)
    if decision.second is None:
        assert decision.lead == 0
    else:
        assert decision.second != decision.action
        assert check(moment.game, moment.state, moment.seat, decision.second) is None
        assert 0 <= decision.lead <= 1
