"""Legal actions as small choices, and back: the menu that needs no game of its own."""

from __future__ import annotations

from typing import Any

import pytest

from engine.game import Action
from engine.menu import STALE, Ask, Ready, Words, ask_from, walk
from tests.engine.games_under_test import Setting, start
from tests.engine.tiny_game import GAME


class Move(Action, frozen=True, tag="move"):
    piece: str
    to: int


class Pass(Action, frozen=True, tag="pass"):
    pass


class Throw(Action, frozen=True, tag="throw"):
    cards: tuple[int, ...]


ACTIONS: list[Any] = [Move("a", 1), Move("a", 2), Move("b", 3), Pass(), Throw((1, 2)), Throw((1, 3))]


def tokens(asked: Any) -> list[str]:
    assert isinstance(asked, Ask)
    return [option.token for option in asked.options]


def test_the_kind_is_asked_first_then_field_by_field() -> None:
    assert tokens(ask_from("sea", ACTIONS, ())) == ["move", "pass", "throw"]
    assert tokens(ask_from("sea", ACTIONS, ("move",))) == ["a", "b"]
    assert tokens(ask_from("sea", ACTIONS, ("move", "a"))) == ["1", "2"]
    assert ask_from("sea", ACTIONS, ("move", "a", "2")) == Ready(Move("a", 2))


def test_what_has_one_answer_is_not_asked() -> None:
    assert ask_from("sea", ACTIONS, ("pass",)) == Ready(Pass())
    assert ask_from("sea", ACTIONS, ("move", "b")) == Ready(Move("b", 3))
    assert ask_from("sea", [Pass()], ()) == Ready(Pass())


def test_several_values_are_one_token() -> None:
    assert tokens(ask_from("sea", ACTIONS, ("throw",))) == ["1+2", "1+3"]
    assert ask_from("sea", ACTIONS, ("throw", "1+3")) == Ready(Throw((1, 3)))


def test_labels_have_the_value_as_a_parameter() -> None:
    asked = ask_from("sea", ACTIONS, ("move",))
    assert isinstance(asked, Ask)
    assert asked.words == Words("sea-menu-piece")
    assert asked.options[0].words == Words("sea-menu-piece-option", {"piece": "a"})


@pytest.mark.parametrize("picked", [("fly",), ("move", "c"), ("move", "a", "3"), ("pass", "1"), ("move", "b", "3")])
def test_what_was_not_offered_is_stale(picked: tuple[str, ...]) -> None:
    assert ask_from("sea", ACTIONS, picked) == STALE


def test_with_nothing_to_do_there_is_no_question() -> None:
    assert ask_from("sea", [], ()) == STALE


def test_every_way_through_is_walked() -> None:
    state = start(Setting("tiny", 2, {"start": "first"}), 1)
    ways = dict(walk(GAME, state, 0))
    assert {"lay", "trade", "cheer"} == {picked[0] for picked in ways}
    assert set(ways.values()) == set(GAME.legal(state, 0))
    assert all(GAME.ask(state, 0, picked) == Ready(action) for picked, action in ways.items())
