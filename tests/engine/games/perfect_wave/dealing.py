"""Positions of Wave for tests, written as a person would lay them out."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine.chance import Scripted
from engine.game import Event
from engine.games.perfect_wave import GAME
from engine.games.perfect_wave.actions import AnyAction
from engine.games.perfect_wave.cards import CODES, DECK, INDEX, SWAP_DECK
from engine.games.perfect_wave.events import AnyEvent
from engine.games.perfect_wave.state import State
from engine.table import Turn, take
from tests.engine.played import Table


def deck(opening: str, *hands: str, swaps: bool = False) -> list[str]:
    """A whole deck that begins with these cards."""
    first = " ".join((opening, *hands)).split()
    rest = list(SWAP_DECK if swaps else DECK)
    for code in first:
        rest.remove(code)
    return [*first, *rest]


def table(seats: int, cards: Sequence[str], first: int = 0, **options: Any) -> Table:
    """A table that was dealt from this deck."""
    return Table(GAME, seats, options, Scripted({"deck": [list(cards)], "first": [first]}))


def lay(seats: int, top: str, *hands: str, draw: str = "", **fields: Any) -> State:
    """A position: `r2 - *b1` is a hand with r2 facing its owner, a gap, and b1 facing the team (of Silver: down).

    Hands are filled up with gaps; all cards that are named nowhere lie in the pile below its top.
    """
    slots = [(hand.split() + ["-"] * 5)[:5] for hand in hands]
    assert len(slots) == (3 if seats == 2 else seats)
    held = [[-1 if code == "-" else INDEX[code.lstrip("*")] for code in hand] for hand in slots]
    pile = [INDEX[code] for code in draw.split()]
    beside = tuple(fields.pop("beside", ()))
    used = {*pile, INDEX[top], *[card for hand in held for card in hand]}
    state = State(
        seats=seats,
        returned=fields.pop("returned", False),
        either=fields.pop("either", False),
        draw=tuple(pile),
        hands=tuple(map(tuple, held)),
        blind=tuple(sum(1 << at for at, code in enumerate(hand) if code[0] == "*") for hand in slots),
        discard=(*[card for card in range(len(DECK)) if card not in used], INDEX[top]),
        turn=fields.pop("turn", 0),
        beside=tuple(INDEX[code] for code in beside),
        **fields,
    )
    assert not set(pile) & {card for hand in held for card in hand}
    return state


def act(state: State, seat: int, action: AnyAction) -> Turn:
    """The table's way of taking an action; no luck may be asked for."""
    return take(GAME, state, seat, action, Scripted({}))


def held(state: State, seat: int, slot: int) -> str | None:
    """What lies in a slot."""
    card = state.hands[seat][slot]
    return None if card < 0 else CODES[card]


def faces_owner(state: State, seat: int, slot: int) -> bool:
    return not state.blind[seat] >> slot & 1


def refusal(state: State, seat: int, action: AnyAction) -> str | None:
    """The code of the refusal, if it is refused."""
    refused = GAME.check(state, seat, action)
    assert (refused is None) == (action in GAME.legal(state, seat))
    return refused.code if refused else None


def of_kind(events: Sequence[Event], kind: type[AnyEvent]) -> list[Any]:
    return [event for event in events if isinstance(event, kind)]
