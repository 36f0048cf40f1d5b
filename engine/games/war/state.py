"""What a game of War of Waves is at one moment, and the questions every rule asks of it."""

from __future__ import annotations

from typing import Final

from engine import game
from engine.games.war.cards import FIRST_GATE, KIND, LEADER, NUMBER
from engine.games.war.held import SEEN_BITS, Hand

Pile = tuple[int, ...]
"""Held cards of one kind in one section, in the order laid."""
SectionCards = tuple[Pile, Pile]
"""The Build cards and the War cards of a section."""
Gateway = tuple[SectionCards, ...]
"""The seven sections of a seat in the order of SECTIONS: bridge1 to bridge4, gate1 to gate3."""

NO_SECTION: Final[SectionCards] = ((), ())
NO_GATEWAY: Final[Gateway] = (NO_SECTION,) * 7
NO_LEADER: Final = -1


class State(game.State, frozen=True, array_like=True):
    """One moment of a game; `deck`, `discard` and `face` hold codes, `hands` and `gateways` held cards."""

    pack: str
    """The option `deck`."""
    limit: int
    """The option `rounds`."""
    first: int
    round: int
    turn: int
    deck: tuple[int, ...]
    """The next card first."""
    discard: tuple[int, ...]
    """Sorted: everybody saw what went there, and nothing depends on the order."""
    face: tuple[int, ...]
    """Furthest from the deck first."""
    hands: tuple[Hand, ...]
    gateways: tuple[Gateway, ...]
    horns: tuple[bool, ...]
    out: tuple[bool, ...]
    types: int = 0
    """The bits of the types of action done in this turn."""
    led: int = NO_LEADER
    """The Leader played in this turn, as its place in LEADERS."""
    winners: tuple[int, ...] = ()
    reason: str = ""
    """How the game ended; empty while it runs."""


def stands(gateway: Gateway) -> bool:
    """Whether the Bridge stands: four sections with Build and War each (War never lies without Build)."""
    return bool(gateway[0][1] and gateway[1][1] and gateway[2][1] and gateway[3][1])


def is_complete(gateway: Gateway) -> bool:
    """Whether Bridge and Gate are complete, true or not."""
    return stands(gateway) and bool(gateway[4][0] and gateway[5][0] and gateway[6][0])


def total(pile: Pile) -> int:
    """The sum of the numbers of held cards."""
    return sum([NUMBER[card >> SEEN_BITS] for card in pile])


def bridge_is_true(gateway: Gateway) -> bool:
    """Whether the Build totals of four sections are all even or all odd."""
    sections = gateway[:FIRST_GATE]
    return all(builds for builds, _ in sections) and len({total(builds) % 2 for builds, _ in sections}) == 1


def gate_is_true(gateway: Gateway) -> bool:
    """Whether the Build totals of three sections are consecutive numbers in some order."""
    sections = gateway[FIRST_GATE:]
    low, middle, high = sorted(total(builds) for builds, _ in sections)
    return all(builds for builds, _ in sections) and low + 1 == middle == high - 1


def score(gateway: Gateway) -> int:
    """How many sections are complete: Build and War on the Bridge, Build in the Gate."""
    bridge = sum([bool(wars) for _, wars in gateway[:FIRST_GATE]])
    return bridge + sum([bool(builds) for builds, _ in gateway[FIRST_GATE:]])


def all_cards(state: State) -> list[int]:
    """The codes of every card, wherever it lies."""
    held = [card for hand in state.hands for card in hand]
    held += [card for gateway in state.gateways for section in gateway for pile in section for card in pile]
    return [*state.deck, *state.discard, *state.face, *(card >> SEEN_BITS for card in held)]


def holds_leader(hand: Hand) -> bool:
    """Whether a Leader is in the hand."""
    return bool(hand) and KIND[hand[-1] >> SEEN_BITS] == LEADER


def with_item(items: tuple[SectionCards, ...], index: int, item: SectionCards) -> tuple[SectionCards, ...]:
    """The gateway with one section replaced."""
    return (*items[:index], item, *items[index + 1 :])
