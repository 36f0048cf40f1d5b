"""What the strong player thinks of that the rules of thumb do not see."""

from __future__ import annotations

import pytest

from engine.games.perfect_wave import GAME
from engine.games.perfect_wave.actions import ForSilver
from engine.games.perfect_wave.state import State
from engine.players import QuickStream, Sight, decide, skill_of
from tests.engine.games.perfect_wave.dealing import act, lay


@pytest.fixture
def silvers_turn() -> State:
    """Yellow 4 leaves most room, but after it ann, in seat 0, is stuck; after orange 2 everything can be laid."""
    return lay(2, "y1", "*y3", "o1 o0", "y4 o2", turn=2)


def test_silver_plays_what_the_next_one_can_go_on_from(silvers_turn: State) -> None:
    sight = Sight(GAME, silvers_turn, 1)
    assert decide("easy", sight, QuickStream(b"easy")) == ForSilver(0)
    assert decide("strong", sight, QuickStream(b"strong"), 0.01) == ForSilver(1)


def test_a_proposal_is_thought_through_as_if_it_were_agreed_to(silvers_turn: State) -> None:
    for slot, worth in ((0, 0.8 * (1 - 4 / 38)), (1, 1.0)):
        proposed = act(silvers_turn, 1, ForSilver(slot)).state
        found, _ = skill_of("wave").finish(GAME, proposed, QuickStream(b"x"), 40)
        assert list(found) == pytest.approx([worth, worth])
