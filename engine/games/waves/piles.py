"""The deck and the discard pile while cards are drawn: the one place where Waves shuffles in mid-game."""

from __future__ import annotations

from engine.chance import Chance
from engine.game import Event
from engine.games.waves.events import Drew, DrewCards, Reshuffled
from engine.games.waves.state import NOTHING, Counts, WavesState, as_list, count_in, with_more


class Piles:
    """Deck and discard pile, changed in place within one turn and put back into the state after it."""

    __slots__ = ("chance", "deck", "discard", "events")

    def __init__(self, state: WavesState, chance: Chance, events: list[Event]) -> None:
        self.deck = state.deck
        self.discard = state.discard
        self.chance = chance
        self.events = events

    def draw(self) -> int:
        """The top card, after a reshuffle if the deck is empty; 0 if there is none at all."""
        if not self.deck:
            if not count_in(self.discard):
                return 0
            self.deck = bytes(self.chance.shuffle("reshuffle", as_list(self.discard)))
            self.discard = NOTHING
            self.events.append(Reshuffled(cards=len(self.deck)))
        card = self.deck[0]
        self.deck = self.deck[1:]
        return card

    def throw(self, card: int, count: int = 1) -> None:
        """Put cards on the discard pile."""
        if count:
            self.discard = with_more(self.discard, card, count)

    def deal(self, seat: int, hand: Counts, count: int) -> Counts:
        """The seat's hand after it has drawn so many cards, as far as cards go."""
        drawn = [card for _ in range(count) if (card := self.draw())]
        for card in drawn:
            hand = with_more(hand, card)
        if drawn:
            self.events.append(Drew(seat, len(drawn)))
            self.events.append(DrewCards(seat, tuple(sorted(drawn)), to=(seat,)))
        return hand
