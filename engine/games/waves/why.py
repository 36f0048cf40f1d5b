"""Why a computer player of Waves does what it does, in words and from its view alone."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import UNSET

from engine.game import Event
from engine.games.waves.actions import AnyAction, Discard, Follow, Rebel, Token
from engine.games.waves.events import Collected, Ended, MajorityFound, Rebelled, TookToHand
from engine.games.waves.heuristics import PlacingView, expect
from engine.games.waves.piles import cards_in, pile_of
from engine.menu import Words


def why(seen: PlacingView, at: int, edition: str, action: AnyAction) -> Iterator[Words]:
    """The reasons for an action that a seat found, seeing this; its Agent goes to `at` unless it names a place."""
    match action:
        case Token():
            yield Words("waves-why-token")
        case Discard():
            yield Words("waves-why-discard", {"card": cards_in(pile_of(action.cards))[0]})
        case Follow() | Rebel():
            place = at if action.place is UNSET else action.place
            found = expect(seen, place, (action.card, action.count if isinstance(action, Rebel) else 0))
            yield Words(
                "waves-why-tablet",
                {"tablet": seen.tablets[found.majority - 1], "majority": found.majority, "edition": edition},
            )
            if not found.beats:
                is_large = isinstance(action, Rebel) and action.count > 1
                yield Words("waves-why-hand-large" if is_large else "waves-why-hand", {"card": found.elder})
            elif found.decides:
                yield Words("waves-why-decides", {"card": found.elder})
            else:
                new = not seen.held[found.elder - 1]
                yield Words("waves-why-new" if new else "waves-why-more", {"card": found.elder})
            if isinstance(action, Rebel) and found.turned:
                yield Words("waves-why-turns")


def foretell(seat: int, edition: str, event: Event) -> Words | None:
    """An event in thought, in words for a seat; None if it is not worth telling."""
    match event:
        case Ended(winners=(_, *_) as winners):
            who = seat if seat in winners else winners[0]
            return Words("waves-then-wins" if len(winners) == 1 else "waves-then-team-wins", {"who": who})
        case Rebelled(seat=who) if who != seat:
            return Words("waves-then-rebels", {"who": who, "place": event.place, "edition": edition})
        case MajorityFound():
            return Words("waves-then-majority", {"majority": event.majority})
        case Collected():
            return Words("waves-then-collects", {"who": event.seat, "card": event.card})
        case TookToHand():
            return Words("waves-then-hand", {"whom": event.seat, "card": event.card})
        case _:
            return None
