"""Where cards come from and go: deck, Face row and discard pile during one action. Who earns how many is not here."""

from __future__ import annotations

from bisect import insort

from engine.chance import Chance
from engine.game import Event
from engine.games.war.cards import CARDS, CODE, FACE_ROW, FIRST_LEADER, KIND, KINDS
from engine.games.war.events import DrewCard, DrewDeck, DrewFace, FaceLaid, NothingToDraw, Reshuffled
from engine.games.war.held import EVERYBODY, SEEN_BITS, Hand
from engine.games.war.state import State


class Supply:
    """The piles of one state, changed step by step while one action is carried out, with the events that tell of it."""

    __slots__ = ("_chance", "_deck", "_top", "discard", "events", "face")

    def __init__(self, state: State, chance: Chance, events: list[Event]) -> None:
        self._chance = chance
        self._deck = state.deck
        self._top = 0
        self.face = state.face
        self.discard = state.discard
        self.events = events

    @property
    def deck(self) -> tuple[int, ...]:
        """What is left of the deck, top first."""
        return self._deck[self._top :]

    def put_away(self, codes: list[int]) -> None:
        """Lay cards on the discard pile, seen by all."""
        pile = list(self.discard)
        for code in codes:
            insort(pile, code)
        self.discard = tuple(pile)

    def _next(self) -> int | None:
        """Take the top card of the deck, which is made anew from the discard pile if it is empty; None if both are."""
        if self._top == len(self._deck):
            if not self.discard:
                return None
            pile = [CARDS[code] for code in self.discard]
            self._deck = tuple([CODE[card] for card in self._chance.shuffle("reshuffle", pile)])
            self._top = 0
            self.discard = ()
            self.events.append(Reshuffled(cards=len(pile)))
        self._top += 1
        return self._deck[self._top - 1]

    def from_deck(self, seat: int, hand: Hand, count: int) -> Hand:
        """Draw from the deck; each Leader drawn draws one more."""
        drawn = list(hand)
        while count:
            count -= 1
            code = self._next()
            if code is None:
                self.events.append(NothingToDraw(seat=seat, place="deck"))
                continue
            insort(drawn, code << SEEN_BITS | 2 << seat)
            self.events.append(DrewDeck(seat=seat, kind=KINDS[KIND[code]]))
            self.events.append(DrewCard(seat=seat, card=CARDS[code], to=(seat,)))
            count += code >= FIRST_LEADER
        return tuple(drawn)

    def from_face(self, seat: int, hand: Hand, count: int) -> Hand:
        """Draw Face cards, furthest from the deck first, filling the row after each; a Leader draws one more."""
        drawn = list(hand)
        while count:
            count -= 1
            if not self.face:
                self.events.append(NothingToDraw(seat=seat, place="face"))
                continue
            code = self.face[0]
            self.face = self.face[1:]
            insort(drawn, code << SEEN_BITS | EVERYBODY)
            self.events.append(DrewFace(seat=seat, card=CARDS[code]))
            self._fill()
            count += code >= FIRST_LEADER
        return tuple(drawn)

    def _fill(self) -> None:
        while len(self.face) < FACE_ROW and (code := self._next()) is not None:
            self.face = (*self.face, code)
            self.events.append(FaceLaid(card=CARDS[code]))
