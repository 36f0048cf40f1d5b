"""What must hold for the menus of every game: whole, short, and never a way to what is not allowed."""

from __future__ import annotations

import re

from engine.errors import Refusal
from engine.menu import MOST_OPTIONS, Ask, Ready
from engine.reasons import sentence
from engine.table import check
from tests.engine.games_under_test import EFFORT, Setting, every_setting, sample, stream_for, ways

TOKENS_LENGTH = 60


@every_setting
def test_a_menu_leads_to_every_legal_action_and_to_no_other(setting: Setting) -> None:
    game = setting.game
    complete = 0
    most = int(1500 * max(1, EFFORT))
    for moment in sample(setting, 20):
        for seat in range(setting.seats):
            legal = game.legal(moment.before, seat)
            reached = []
            tried = 0
            for picked, asked in ways(game, moment.before, seat, most):
                tried += 1
                if isinstance(asked, Ready):
                    assert check(game, moment.before, seat, asked.action) is None, (picked, asked)
                    reached.append(asked.action)
                elif isinstance(asked, Ask):
                    _is_askable(picked, asked)
                else:
                    assert picked == () or "+" in picked[-1], picked
                    assert sentence(asked, game.refusals) != asked.code
            if tried < most:
                complete += bool(reached)
                assert set(reached) == {game.simplest(moment.before, seat, action) for action in legal}
    assert complete


def _is_askable(picked: tuple[str, ...], asked: Ask) -> None:
    tokens = [option.token for option in asked.options]
    assert 1 <= asked.least <= asked.most <= len(tokens) <= MOST_OPTIONS
    assert len(set(tokens)) == len(tokens)
    assert all(re.fullmatch("[a-z0-9-]+", token) for token in tokens), tokens
    longest = sorted((len(token) for token in tokens), reverse=True)[: asked.most]
    assert len("/".join(picked)) + 1 + sum(longest) + len(longest) - 1 < TOKENS_LENGTH, (picked, asked)


@every_setting
def test_a_menu_refuses_what_it_did_not_offer(setting: Setting) -> None:
    game = setting.game
    for moment in sample(setting, 12):
        legal = game.legal(moment.before, moment.seat)
        offered = [way for way, _ in ways(game, moment.before, moment.seat, 80)]
        stream = stream_for(setting, "stale")
        for way in offered:
            for odd in ("", "zz", "0", "-1", "99", "+", "0+0", "1+1+1", "4+3", "ß"):
                at = stream.below(len(way) + 1)
                for picked in ((*way[:at], odd), (*way[:at], odd, *way[at:]), (*way, odd)):
                    match game.ask(moment.before, moment.seat, picked):
                        case Ready(action=action):
                            assert action in legal
                        case Ask() | Refusal():
                            pass
