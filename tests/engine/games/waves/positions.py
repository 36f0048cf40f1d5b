"""Positions of Waves for named tests: tables with chosen cards, and turns played at them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

from engine.chance import Scripted
from engine.errors import Refused
from engine.game import Event
from engine.games.waves import GAME
from engine.games.waves.actions import AnyAction, Discard
from engine.games.waves.piles import pile_of
from engine.games.waves.view import View
from tests.engine.played import Table

S, K, N, E, B = 1, 2, 3, 4, 5
"""Scholar, Keeper, kNight, sEer, noBle."""


def sit(
    seats: int = 4,
    *,
    hands: Sequence[Sequence[int]] = (),
    council: Sequence[int],
    spare: int = 0,
    deck: Sequence[int] = (),
    first: int = 0,
    reshuffle: Sequence[Sequence[int]] = (),
    **options: Any,
) -> Table:
    """A table whose deal is chosen: missing hands and the deck below `deck` hold whatever is left, Scholars first."""
    solo = seats == 5 and options.get("mode") != "free"
    sizes = [6 if solo and seat == 4 else 5 for seat in range(seats)]
    left = [card for card in (S, K, N, E, B) for _ in range(20)]
    chosen = [*council, *([spare] if spare else []), *deck]
    for card in [*chosen, *(card for hand in hands for card in hand)]:
        left.remove(card)
    dealt: list[int] = []
    for seat, size in enumerate(sizes):
        hand = list(hands[seat]) if seat < len(hands) else []
        dealt += [*hand, *(left.pop() for _ in range(size - len(hand)))]
    script: dict[str, list[Any]] = {"deck": [[*dealt, *chosen, *left]], "first": [first], "reshuffle": list(reshuffle)}
    return Table(GAME, seats, options, Scripted(script))


def play(table: Table, *actions: AnyAction) -> list[Event]:
    """Let the seat whose turn it is do each of these; gives back all that happened."""
    return [event for action in actions for event in table.act(table.to_act[0], action).events]


def discard_all(table: Table) -> list[Event]:
    """Let everybody who must discard do so, lowest cards first."""
    happened: list[Event] = []
    while facts(table)["phase"] == "discard":
        seat = table.to_act[0]
        happened += play(table, min(GAME.legal(table.state, seat), key=lambda a: _cards(a)))
    return happened


def _cards(action: AnyAction) -> tuple[int, ...]:
    assert isinstance(action, Discard)
    return action.cards


def give(table: Table, side: int, *cards: int) -> None:
    """Let a side hold these Elders; they come from nowhere."""
    collected = table.state.collected
    table.state = replace(table.state, collected=(*collected[:side], pile_of(cards), *collected[side + 1 :]))


def hold(table: Table, *hands: Sequence[int]) -> None:
    """Let the seats hold just these cards; the others go nowhere."""
    table.state = replace(table.state, hands=tuple(pile_of(tuple(cards)) for cards in hands))


def leave(table: Table, *deck: int, discarded: Sequence[int] = ()) -> None:
    """Leave just these cards in the deck and on the discard pile; the rest goes nowhere."""
    table.state = replace(table.state, deck=bytes(deck), discard=pile_of(tuple(discarded)))


def facts(table: Table) -> dict[str, Any]:
    """The public summary."""
    return GAME.facts(table.state)


def see(table: Table, seat: int | None) -> View:
    """What a seat or the public may know."""
    return GAME.view(table.state, seat)


def hand(table: Table, seat: int) -> tuple[int, ...]:
    """A seat's own cards, ascending."""
    cards = see(table, seat).hand
    assert cards is not None
    return cards


def held(table: Table, side: int) -> list[int]:
    """The Elders of a side, one by one."""
    counts = facts(table)["collected"][side]
    return [card for card in (S, K, N, E, B) for _ in range(counts[card - 1])]


def with_side(side: str, card: int) -> list[str]:
    """The tablets of a first game, but with this side for a class."""
    sides = ["six", "meek", "calm", "rotate", "calm"]
    sides[card - 1] = side
    return sides


def of(events: Sequence[Event], *kinds: type[Event]) -> list[Any]:
    """The events of these kinds, in order."""
    return [event for event in events if isinstance(event, kinds)]


def refusal(table: Table, seat: int, action: AnyAction) -> str:
    """The code with which an action is refused, or nothing."""
    before = table.state
    try:
        table.act(seat, action)
    except Refused as refused:
        assert table.state is before
        return refused.refusal.code
    return ""
