"""The sentence that names a move: whatever is said in other words already is left out of it, but never a card."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from itertools import permutations
from typing import Any

import msgspec
import pytest

from bot.scenes import meaning_of
from bot.screens.controls import say_kind
from bot.screens.scene import Scene
from bot.screens.wording import say_words
from engine.game import Action, View
from engine.games import game_named
from engine.games.war.actions import Attack
from engine.games.waves.actions import Discard, Follow
from engine.menu import Words
from tests.bot.screens.positions import GAMES, scene
from tests.engine.games.war.positions import at
from tests.engine.games.waves.positions import B, E, K, N, S, sit
from tests.engine.games_under_test import Setting, sample, some, stream_for

LEFT_OUT = {
    "rolling": {("rolling-field-sailor", "rolling-menu-die-sailor")},
    "war": {("war-menu-section", "war-menu-enemy-card")},
    "wave": {("wave-menu-whom", "wave-menu-tip-card")},
    "waves": {("waves-menu-card-one", "waves-menu-stack")},
}
"""What is left out, and what says it too."""


def named(setting: Setting, state: Any, seat: int, action: Action) -> str:
    shown = scene(setting, state, seat)
    game = game_named(setting.name)
    only = meaning_of(setting.name, action, partial(game.field_words, state, seat, action))
    return say_kind(shown, str(action.__struct_config__.tag), only)


def setting_of(name: str, seats: int, **options: Any) -> Setting:
    return next(one for one in GAMES if (one.name, one.seats) == (name, seats))._replace(options=options)


def test_two_cards_of_one_class_that_are_discarded_are_both_named() -> None:
    state = sit(2, hands=((S, S, S, N, N), (K, K, K, N, N)), council=(B, N, E, K)).state
    waves = setting_of("waves", 2)
    assert named(waves, state, 0, Discard((S, S))) == "Discard – 2 × Scholar (1)"
    assert named(waves, state, 0, Discard((S, S, N))) == "Discard – 2 × Scholar (1), Knight (3)"


def test_a_card_is_named_that_is_played_before_an_elder_of_its_class() -> None:
    state = sit(2, hands=((S, N, N, N, N), (K, K, K, N, N)), council=(B, N, E, N), edition="breakers").state
    breakers = setting_of("waves", 2, edition="breakers")
    said = named(breakers, state, 1, Follow(N, 3))
    assert said == "Place as a Follower – Knight (3), Place D (Elder: Knight)"


def test_a_card_is_named_that_strikes_one_like_it_and_each_of_several() -> None:
    state = at(["B6 B6", ""], [{}, {"bridge1": "B6"}])
    war = setting_of("war", 2)
    one = Attack(("B6",), target=1, section="bridge1", which=("build0",))
    assert "– Build 6, Bo, " in named(war, state, 0, one)
    assert "– 2 × Build 6, Bo, " in named(war, state, 0, msgspec.structs.replace(one, cards=("B6", "B6")))


def left_out(shown: Scene[View], state: Any, seat: int, action: Action) -> Iterator[tuple[str, str]]:
    """Words of an action that others of its words hold, by the keys of both."""
    game = game_named(shown.game)
    words: list[Words] = []
    for name in action.__struct_fields__:
        found = game.field_words(state, seat, action, name) if getattr(action, name) is not msgspec.UNSET else ()
        assert len(set(map(str, found))) == len(found), "the same would be said once"
        words += found
    said = [(each.key, say_words(shown.texts, each, shown.who, shown.contract.system)) for each in words]
    for (key, part), (other, whole) in permutations(said, 2):
        if part in whole and key != other:
            yield key, other


@pytest.mark.parametrize("setting", GAMES, ids=str)
def test_only_what_is_said_twice_is_left_out(setting: Setting) -> None:
    for number, moment in enumerate(sample(setting, 40)):
        shown = scene(setting, moment.before, moment.seat)
        legal = setting.game.legal(moment.before, moment.seat)
        for action in some(legal, stream_for(setting, number), 12):
            found = set(left_out(shown, moment.before, moment.seat, action))
            assert found <= LEFT_OUT[setting.name], action
