"""What the words and the pictures of War of Waves both read from a table."""

from __future__ import annotations

from bot.texts import Texts
from engine.games.war.cards import CODE, NUMBER
from engine.games.war.ending import has_turn_left
from engine.games.war.events import Attacked, Cleared
from engine.games.war.view import SectionView, View

KINDS = ("W", "B", "L")
"""War, Build, Leader, as the backs of the cards show."""


def kind_of(card: str) -> str:
    """The kind of a card by its code, or of a back."""
    return card[0]


def is_known(card: str) -> bool:
    """Whether the card itself is known, not only its kind."""
    return card not in KINDS


def total_of(section: SectionView) -> int:
    """The sum of the Build cards of a section that are known."""
    return sum(NUMBER[CODE[seen.card]] for seen in section.builds if seen.card in CODE)


def count_doubled(event: Attacked | Cleared) -> int:
    """The total of the attacked cards if an attack had to reach twice that, or 0 if nothing was doubled."""
    total = sum(NUMBER[CODE[card]] for card in event.shown)
    return total if event.need == 2 * total else 0


def awaits_judging(view: View, seat: int) -> bool:
    """Whether a seat has sounded a horn that is still judged: none is once the last round is over."""
    seats, is_last = len(view.seats), view.round == view.rounds
    has_turn = has_turn_left(seat, turn=view.turn, first=view.first, seats=seats, is_last=is_last)
    return view.seats[seat].horn and has_turn and not view.over


def turn_words(view: View, said: Texts) -> str:
    """What was done in this turn so far."""
    if view.over:
        return said("war-picture-over")
    if view.leader is not None:
        return said("war-picture-led", leader=view.leader)
    if not view.types:
        return said("war-picture-turn")
    return said("war-picture-types", types=" + ".join(said(f"war-type-{name}") for name in view.types))
