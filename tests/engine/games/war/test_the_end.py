"""The end of a game of War: every card in a hand or a section lies open, and nothing else that was hidden."""

from __future__ import annotations

import random

from engine.chance import Seeded, Stream
from engine.games.war import GAME
from engine.games.war.view import View
from tests.engine.games.war.players import builder
from tests.engine.played import Table


def ended(seed: int) -> Table:
    table = Table(GAME, 2, {"rounds": 6}, Seeded(bytes([seed])))
    rng = random.Random(seed)
    while table.to_act:
        table.act(table.to_act[0], builder(table.state, table.to_act[0], rng))
    return table


def backs(view: View) -> int:
    """How many cards of hands and sections are known by their backs alone."""
    sections = [section for seat in view.seats for section in (*seat.bridge, *seat.gate)]
    cards = [card for seat in view.seats for card in seat.hand]
    cards += [card for section in sections for card in (*section.builds, *section.wars)]
    return sum(card.card in ("W", "B", "L") for card in cards)


def test_all_cards_in_hands_and_sections_lie_open_at_the_end_and_not_before() -> None:
    for seed in range(5):
        table = ended(seed)
        before = table.done[-1].before
        for audience in (None, 0, 1):
            assert backs(GAME.view(table.state, audience)) == 0
            assert backs(GAME.view(before, audience)) > 0


def test_the_order_of_the_deck_stays_hidden() -> None:
    table = ended(1)
    assert len(GAME.unseen(table.state, None)) == len(table.state.deck) > 0
    other = GAME.redeal(table.state, None, Stream(b"another"))
    assert other.hands == table.state.hands
    assert other.gateways == table.state.gateways
    assert GAME.view(other, None) == GAME.view(table.state, None)
