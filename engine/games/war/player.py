"""What War of Waves teaches its computer players; the rules of thumb themselves are in thumb.py."""

from __future__ import annotations

from collections.abc import Sequence

from engine.chance import Stream
from engine.games.war import legal, thumb
from engine.games.war.actions import End, WarAction
from engine.games.war.state import State
from engine.games.war.thumb import Board, Enemy
from engine.games.war.view import Cards, SeatView, View
from engine.players.skill import Skill


class WarSkill(Skill):
    """War of Waves, for two and for a crowd."""

    def choose(self, view: View, legal: Sequence[WarAction], stream: Stream) -> tuple[WarAction, ...]:
        action = thumb.choose(board_of(view))
        return (action if action in legal else End(),)

    def candidates(self, world: State, seat: int) -> Sequence[WarAction]:
        return legal.legal_actions(world, seat, lambda action: True)[:20]

    def quick(self, world: State, seat: int, stream: Stream) -> WarAction:
        return End()

    def worth(self, world: State) -> Sequence[float]:
        return [0.5] * len(world.hands)


def board_of(view: View) -> Board:
    """What the seat on turn knows, in numbers."""
    assert view.seat is not None
    mine = view.seats[view.seat]
    codes = [seen.card for seen in mine.hand]
    return Board(
        view.seat,
        tuple(sorted(int(code[1]) for code in codes if code[0] == "W")),
        tuple(sorted(int(code[1]) for code in codes if code[0] == "B")),
        tuple([code[2:] for code in codes if code[0] == "L"]),  # type: ignore[misc]
        _sections(mine),
        tuple(
            [
                Enemy(number, _sections(seat), len(seat.hand), seat.horn)
                for number, seat in enumerate(view.seats)
                if number != view.seat and not seat.out
            ]
        ),
        sum([1 << ("attack", "build", "fortify").index(name) for name in view.types]),
        view.leader is not None,
        mine.horn,
    )


def _sections(seat: SeatView) -> tuple[thumb.Section, ...]:
    return tuple([(_numbers(section.builds), _numbers(section.wars)) for section in (*seat.bridge, *seat.gate)])


def _numbers(cards: Cards) -> thumb.Numbers:
    return tuple([int(seen.card[1]) if len(seen.card) > 1 else thumb.UNKNOWN for seen in cards])


SKILL = WarSkill()
