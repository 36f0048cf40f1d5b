"""Games by the thousand: at some moment of each everything hidden is dealt anew, and nobody may see the difference.

Quick here; TIDETABLE_LONG=1 plays 10,000 games of every kind.
"""

from __future__ import annotations

import os
from collections import Counter
from typing import Any

import pytest

from engine.games import GAMES
from engine.table import audience_events
from tests.engine.games_under_test import SETTINGS, Moment, Setting, moments, stream_for

MANY = 10_000 if os.environ.get("TIDETABLE_LONG") else 40
COMPARED = 100
"""How many actions of a long list are compared."""


@pytest.mark.parametrize("game", sorted(GAMES.modules))
def test_whatever_is_hidden_from_somebody_could_be_anything_else_for_them(game: str) -> None:
    settings = [setting for setting in SETTINGS if setting.name == game]
    played = looks = differed = 0
    for number in range(MANY):
        setting = settings[number % len(settings)]
        moment = _some_moment(setting, number)
        played += 1
        if moment is None:
            continue
        for audience in setting.audiences:
            looks += 1
            differed += _look(setting, moment, number, audience)
    print(f"\n{game}: {played} games, {looks} looks, {differed} at another deal")
    assert played == MANY
    assert differed


def _some_moment(setting: Setting, number: int) -> Moment | None:
    """One moment of a random game, each as likely as the others; none where the deal has decided it."""
    stream, found = stream_for(setting, number, "moment"), None
    for count, moment in enumerate(moments(setting, number), 1):
        if stream.below(count) == 0:
            found = moment
    return found


def _look(setting: Setting, moment: Moment, number: int, audience: int | None) -> bool:
    """Whether the hidden could be otherwise; everything that this audience is shown must be the same."""
    game: Any = setting.game
    state, stream = moment.after, stream_for(setting, number, audience)
    other = game.redeal(state, audience, stream)
    assert game.view(other, audience) == game.view(state, audience)
    assert game.view(other, None) == game.view(state, None)
    assert Counter(game.cards(other)) == Counter(game.cards(state))
    assert (game.to_act(other), game.may_act(other)) == (game.to_act(state), game.may_act(state))
    assert game.outcome(other) == game.outcome(state)
    assert (game.rooms(other), game.round_of(other)) == (game.rooms(state), game.round_of(state))
    if len(game.to_act(state)) == 1:
        assert game.follows(other) == game.follows(state)
    told = audience_events(moment.events, audience)
    assert all(event.to is None or audience in event.to for event in told)
    if audience is not None:
        legal, same = game.legal(state, audience), game.legal(other, audience)
        assert len(legal) == len(same)
        most = min(len(legal), COMPARED)
        assert [legal[i] for i in range(most)] == [same[i] for i in range(most)]
        assert game.ask(other, audience, ()) == game.ask(state, audience, ())
    return bool(other != state)
