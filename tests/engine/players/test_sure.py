"""Positions with a sure answer: what they are is found again, and each level finds as many as it should.

TIDETABLE_LONG=1 looks at all of them, else at every few records.
"""

from __future__ import annotations

import os
from collections import Counter

import pytest

from tests.engine.players.sure.answers import MOST_GOOD
from tests.engine.players.sure.kept import TABLES, WANTED, index, positions, records

LONG = os.environ.get("TIDETABLE_LONG") == "1"
EVERY = 1 if LONG else 20
SHARES = {"easy": 0.6, "strong": 0.95}
"""Which part of them a level finds at least."""
GAMES = sorted(TABLES)
by_game = pytest.mark.parametrize("game", GAMES)


def test_there_are_enough_positions_of_each_game_and_each_is_in_a_record() -> None:
    assert Counter(kept.game for kept in index()) == dict.fromkeys(GAMES, WANTED)
    for game in GAMES:
        many = len(records(game))
        assert {kept.record for kept in index() if kept.game == game} == set(range(many))
    assert len({(kept.game, kept.record, kept.after) for kept in index()}) == len(index())


@by_game
def test_the_answers_are_found_again_and_are_a_question(game: str) -> None:
    tried = 0
    for position in positions(game, EVERY):
        kept, found = position.kept, position.answers
        assert found is not None
        assert (found.kind, len(found.good), found.legal) == (kept.kind, kept.good, kept.legal)
        assert 0 < kept.good <= MOST_GOOD * kept.legal
        tried += 1
    assert tried > 3


@pytest.mark.parametrize(("level", "seconds"), [("easy", 0.0), ("strong", 0.05)])
@by_game
def test_levels_find_known_answers(game: str, level: str, seconds: float) -> None:
    solved = [position.solves(level, seconds) for position in positions(game, EVERY)]
    # a few positions are too few for the whole share
    least = SHARES[level] - (0 if LONG else 0.25)
    assert sum(solved) >= least * len(solved)
