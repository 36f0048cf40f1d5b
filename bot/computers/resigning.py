"""When a computer player gives up: it plays against one person, and was certainly lost three turns in a row."""

from __future__ import annotations

from collections.abc import Sequence

from bot.host import Seated
from bot.host.leaving import winner_over
from engine.game import Action
from engine.players import QuickStream, has_lost, sight_at
from engine.sealed import Sealed

TURNS = 3
"""How many turns in a row it must have been lost."""


def may_resign(seated: Seated, seat: int) -> bool:
    """Whether this seat may resign: one of two who play against each other, and not played for a person who is away."""
    own = seated.seat(seat)
    return own.kind == "computer" and own.user_id is None and winner_over(seated, seat) is not None


def is_lost(game: Sealed, seat: int) -> bool:
    """Whether a seat that must act loses in every world that it can imagine."""
    return has_lost(sight_at(game, seat), QuickStream(b"lost or not"))


def has_lost_for_long(seated: Seated, seat: int, actions: Sequence[tuple[int, Action]]) -> bool:
    """Whether a turn of the seat begins now, and it was lost at the beginning of this turn and of those before."""
    latest = turns_of(seated, seat, actions)[-TURNS:]
    return len(latest) == TURNS and all(is_lost(one, seat) for one in latest)


def turns_of(seated: Seated, seat: int, actions: Sequence[tuple[int, Action]]) -> list[Sealed]:
    """The game at the beginning of each turn of a seat, the present one included; empty if that began before now.

    In a game of rounds a turn is a round.
    """
    count = len(seated.seats)
    seed = seated.table.seed
    game = Sealed.begin(seated.table.game, count, seated.contract.asked(count), seed).game
    found: dict[int, Sealed] = {}
    runs, last = 0, -1
    for mover, action in actions:
        if mover == seat:
            runs += last != seat
            found.setdefault(-runs if game.round is None else game.round, game)
        last = mover
        game = game.act(mover, action, seed).game
    runs += last != seat
    now = -runs if game.round is None else game.round
    return [] if now in found else [*found.values(), game]
