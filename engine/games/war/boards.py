"""What a seat of War of Waves knows, in plain numbers, taken from a world of thought or from its View."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import cache, lru_cache

from engine.games.war import aims
from engine.games.war.aims import Board, Enemy
from engine.games.war.cards import BUILD, CARDS, CODE, FIRST_LEADER, KIND, LEADERS, NUMBER, pack_of
from engine.games.war.held import SEEN_BITS, eye_of, split_kinds
from engine.games.war.redeal import unseen
from engine.games.war.state import Gateway, SectionCards, State
from engine.games.war.view import Cards, SeatView, View


def board_in(world: State, seat: int) -> Board:
    """What the seat on turn knows in a world, in numbers."""
    wars, builds, leaders = split_kinds(world.hands[seat])
    eye = eye_of(seat)
    return Board(
        seat,
        numbers_of(wars),
        numbers_of(builds),
        tuple([LEADERS[(card >> SEEN_BITS) - FIRST_LEADER] for card in leaders]),
        known(world.gateways[seat], eye),
        tuple(
            [
                _enemy(other, gateway, eye, len(world.hands[other]), world.horns[other])
                for other, gateway in enumerate(world.gateways)
                if other != seat and not world.out[other]
            ]
        ),
        world.types,
        world.led >= 0,
        world.horns[seat],
        _highest_in(world, seat),
    )


def board_after(board: Board, world: State) -> Board:
    """What the seat on turn knows after it laid a card: only its own hand and Gateway have changed."""
    seat = board.seat
    wars, builds, _ = split_kinds(world.hands[seat])
    mine = known(world.gateways[seat], eye_of(seat))
    return board._replace(wars=numbers_of(wars), builds=numbers_of(builds), mine=mine, types=world.types)


def numbers_of(cards: Sequence[int]) -> aims.Numbers:
    return tuple([NUMBER[card >> SEEN_BITS] for card in cards])


@lru_cache(maxsize=1 << 13)
def _enemy(seat: int, gateway: Gateway, eye: int, hand: int, horn: bool) -> Enemy:
    sections = tuple([_section(section, eye) for section in gateway])
    return Enemy(seat, sections, hand, horn, aims.done(sections))


@lru_cache(maxsize=1 << 13)
def known(gateway: Gateway, eye: int) -> tuple[aims.Section, ...]:
    return tuple([_section(section, eye) for section in gateway])


@lru_cache(maxsize=1 << 13)
def _section(section: SectionCards, eye: int) -> aims.Section:
    builds, wars = section
    return (
        tuple([NUMBER[card >> SEEN_BITS] if card & eye else aims.UNKNOWN for card in builds]),
        tuple([NUMBER[card >> SEEN_BITS] if card & eye else aims.UNKNOWN for card in wars]),
    )


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
                Enemy(number, _sections(seat), len(seat.hand), seat.horn, seat.score)
                for number, seat in enumerate(view.seats)
                if number != view.seat and not seat.out
            ]
        ),
        sum([1 << ("attack", "build", "fortify").index(name) for name in view.types]),
        view.leader is not None,
        mine.horn,
        _highest_of(view),
    )


def _sections(seat: SeatView) -> tuple[aims.Section, ...]:
    return tuple([(_numbers(section.builds), _numbers(section.wars)) for section in (*seat.bridge, *seat.gate)])


def _numbers(cards: Cards) -> aims.Numbers:
    return tuple([int(seen.card[1]) if len(seen.card) > 1 else aims.UNKNOWN for seen in cards])


def _highest_in(world: State, seat: int) -> int:
    """The highest Build card that a seat cannot place; only where a horn has sounded it is worth counting them."""
    if True not in world.horns:
        return _highest_build(world.pack)
    return max([NUMBER[code] for code in unseen(world, seat) if KIND[code] == BUILD], default=0)


def _highest_of(view: View) -> int:
    if not any(seat.horn for seat in view.seats):
        return _highest_build(view.deck_option)
    seen = [*view.face, *view.discard]
    for seat in view.seats:
        sections = (*seat.bridge, *seat.gate)
        piles = [seat.hand, *[section.builds for section in sections], *[section.wars for section in sections]]
        seen += [card.card for pile in piles for card in pile if len(card.card) > 1]  # type: ignore[misc]
    left = Counter(CARDS[code] for code in pack_of(view.deck_option, len(view.seats)))
    left.subtract(seen)
    return max([NUMBER[CODE[card]] for card, many in left.items() if many and KIND[CODE[card]] == BUILD], default=0)


@cache
def _highest_build(deck: str) -> int:
    return max(NUMBER[code] for code in pack_of(deck, 2) if KIND[code] == BUILD)
