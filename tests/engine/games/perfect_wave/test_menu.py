"""The menu: a usual turn is one press, a tip at most three, and an unseen card is asked about once more."""

from __future__ import annotations

import pytest

from engine.errors import Refusal
from engine.games.perfect_wave import GAME
from engine.games.perfect_wave.actions import Agree, AnyAction, ForSilver, Play, Tip
from engine.menu import STALE, Ask, Ready, walk
from tests.engine.games.perfect_wave.dealing import act, lay


def tokens(asked: Ask | Ready | Refusal) -> list[str]:
    assert isinstance(asked, Ask)
    return [option.token for option in asked.options]


def test_a_card_is_played_with_one_press() -> None:
    state = lay(3, "o3", "r5 o1 t1", "b1", "b2")
    assert tokens(GAME.ask(state, 0, ())) == ["play-0", "play-2"]
    assert GAME.ask(state, 0, ("play-2",)) == Ready(Play(2))


@pytest.mark.parametrize(("advice", "risky"), [(None, True), ("now", False), ("later", True), ("hold", True)])
def test_an_unseen_card_is_risky_unless_the_team_says_play_now(advice: str | None, risky: bool) -> None:
    state = lay(3, "o3", "r5 *y1", "b1", "b2", tips=((0, 1, advice),) if advice else ())
    asked = GAME.ask(state, 0, ())
    assert isinstance(asked, Ask)
    assert [option.risky for option in asked.options] == [False, risky]
    assert asked.options[1].words.params == {"slot": 1}
    ready = GAME.ask(state, 0, ("play-1",))
    assert isinstance(ready, Ready)
    assert (ready.confirm is not None) is risky
    if ready.confirm:
        assert ready.confirm.key == f"wave-menu-confirm-{advice or 'untipped'}"


def test_a_last_unseen_card_is_asked_about_too() -> None:
    ready = GAME.ask(lay(3, "o3", "*r5", "b1", "b2"), 0, ())
    assert isinstance(ready, Ready)
    assert ready.action == Play(0)
    assert ready.confirm is not None


def test_a_tip_is_given_with_three_presses_on_turn_and_two_otherwise() -> None:
    state = lay(3, "o3", "r5 *y1", "b1 *b4", "b2")
    assert tokens(GAME.ask(state, 0, ()))[-1] == "tip"
    assert tokens(GAME.ask(state, 0, ("tip",))) == ["1-1"]
    assert tokens(GAME.ask(state, 0, ("tip", "1-1"))) == ["now", "later", "hold"]
    assert GAME.ask(state, 0, ("tip", "1-1", "hold")) == Ready(Tip(1, 1, "hold"))
    assert tokens(GAME.ask(state, 2, ())) == ["0-1", "1-1"]
    assert GAME.ask(state, 2, ("1-1", "now")) == Ready(Tip(1, 1, "now"))


def test_silvers_card_is_proposed_and_agreed_to_with_one_press() -> None:
    state = lay(2, "o3", "w1", "w2", "r1 r2 y1", turn=2)
    assert tokens(GAME.ask(state, 0, ())) == ["silver-0", "silver-1"]
    assert GAME.ask(state, 0, ("silver-1",)) == Ready(ForSilver(1))
    state = act(state, 0, ForSilver(1)).state
    assert tokens(GAME.ask(state, 1, ())) == ["silver-0", "agree"]
    assert GAME.ask(state, 1, ("agree",)) == Ready(Agree())
    assert GAME.ask(state, 0, ()) == Refusal("not-your-turn")


def test_a_stale_press_is_told_what_the_rules_say_now() -> None:
    state = lay(3, "o3", "r5 o1 - *t1", "b1", "b2")
    assert GAME.ask(state, 0, ("play-1",)) == Refusal("does-not-fit", {"card": "o1", "top": "o3"})
    assert GAME.ask(state, 0, ("play-2",)) == Refusal("empty-slot")
    assert GAME.ask(state, 1, ("play-0",)) == Refusal("not-your-turn")
    assert GAME.ask(state, 1, ("0-0",)) == Refusal("tip-faces-owner")
    assert GAME.ask(state, 1, ("0-0", "now")) == Refusal("tip-faces-owner")
    assert GAME.ask(state, 3, ()) == Refusal("no-such-seat")
    over = act(lay(3, "o3", "r5 *y1", "b1", "b2"), 0, Play(1)).state
    assert (GAME.ask(over, 0, ()), GAME.ask(over, 0, ("play-0",))) == (Refusal("over"), Refusal("over"))


@pytest.mark.parametrize(
    "picked",
    [
        *("play", "play-x", "play-10", "play-²", "silver", "0-3+0-4", "0-3/ever", "0-3/now/now", "play-0/now"),
        *("agree/x", "tip/x", "tip/play-0", "tip/tip", "-", "0-٣", "play-٣", ""),
    ],
)
def test_nonsense_is_stale(picked: str) -> None:
    state = lay(3, "o3", "r5 o1 - *t1 *t2", "b1", "b2")
    assert GAME.ask(state, 1, tuple(picked.split("/"))) == STALE


def test_every_action_is_reached_once_and_by_short_tokens() -> None:
    hands = ("r5 r4 *r3 *r2 *r1", "b1 b2 *b3 *b4 *y1", "t1 *t2 *t3 *t4 *t5", "*o5 *o4 *o2 *o1 *w1")
    state = lay(4, "o3", *hands, draw="w2")
    for seat in range(4):
        found: list[AnyAction] = []
        for picked, action in walk(GAME, state, seat):
            assert len("/".join(picked)) < 20
            found.append(action)
        assert sorted(found, key=repr) == sorted(GAME.legal(state, seat), key=repr)
