"""Who may act at a table: those whom the game waits for, and those who may still change what they sealed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

import pytest

from engine.chance import Chance, Scripted, Stream
from engine.errors import Refusal, Refused
from engine.game import Action, Event, Game, Outcome, State, Step, View
from engine.options import OptionSpec
from tests.engine.played import Table


class Bid(Action, frozen=True, tag="bid"):
    amount: int


class Bids(State, frozen=True):
    sealed: tuple[int | None, ...]


class SealedBids(Game[Bids, Bid, Event, View]):
    """Everybody seals one number; the highest wins once all are in."""

    name = "bids"
    seats = range(2, 4)
    state_type = Bids
    action_type = Bid
    event_type = Event
    view_type = View
    refusals: ClassVar[Mapping[str, str]] = {}

    def options(self, seats: int) -> tuple[OptionSpec, ...]:
        return ()

    def check_options(self, seats: int, options: Mapping[str, Any]) -> Refusal | None:
        return None

    def setup(self, seats: int, options: Mapping[str, Any], chance: Chance) -> Step:
        return Step(Bids((None,) * seats), ())

    def to_act(self, state: Bids) -> tuple[int, ...]:
        return tuple(seat for seat, bid in enumerate(state.sealed) if bid is None)

    def may_act(self, state: Bids) -> tuple[int, ...]:
        return tuple(range(len(state.sealed))) if None in state.sealed else ()

    def legal(self, state: Bids, seat: int) -> Sequence[Bid]:
        return tuple(map(Bid, range(3)))

    def check(self, state: Bids, seat: int, action: Bid) -> Refusal | None:
        return None

    def apply(self, state: Bids, seat: int, action: Bid, chance: Chance) -> Step:
        sealed = tuple(action.amount if s == seat else bid for s, bid in enumerate(state.sealed))
        return Step(Bids(sealed), ())

    def view(self, state: Bids, seat: int | None) -> View:
        return View()

    def facts(self, state: Bids) -> dict[str, Any]:
        return {}

    def outcome(self, state: Bids) -> Outcome:
        return Outcome(None not in state.sealed, (), tuple(bid or 0 for bid in state.sealed))

    def unseen(self, state: Bids, seat: int | None) -> Sequence[int | str]:
        open_bids = not self.to_act(state)
        return [f"bid-{s}" for s, bid in enumerate(state.sealed) if not open_bids and bid is not None and s != seat]

    def cards(self, state: Bids) -> Sequence[int | str]:
        return []

    def redeal(self, state: Bids, seat: int | None, stream: Stream) -> Bids:
        return state


@pytest.fixture
def table() -> Table:
    return Table(SealedBids(), 2, {}, Scripted({}))


def test_what_is_sealed_can_be_replaced_while_the_game_waits_for_others(table: Table) -> None:
    table.act(0, Bid(1))
    assert table.to_act == (1,)
    table.act(0, Bid(2))
    assert table.state.sealed == (2, None)


def test_nothing_can_be_replaced_once_the_game_goes_on(table: Table) -> None:
    table.act(0, Bid(1))
    turn = table.act(1, Bid(2))
    assert turn.barrier
    with pytest.raises(Refused, match="over"):
        table.act(0, Bid(2))


def test_by_default_only_those_the_game_waits_for_may_act() -> None:
    class Strict(SealedBids):
        def may_act(self, state: Bids) -> tuple[int, ...]:
            return Game.may_act(self, state)

    table = Table(Strict(), 2, {}, Scripted({}))
    table.act(0, Bid(1))
    with pytest.raises(Refused, match="not-your-turn"):
        table.act(0, Bid(2))
