"""What a seat of War of Waves knows, in plain numbers, taken from an imagined world or from its View."""

from __future__ import annotations

from collections import Counter
from functools import cache, lru_cache
from itertools import repeat

from engine.games.war import aims
from engine.games.war.aims import Board, Enemy
from engine.games.war.cards import BUILD, CARDS, CODE, FIRST_LEADER, KIND, LEADERS, NUMBER, LeaderName, pack_of
from engine.games.war.ending import has_turn_left
from engine.games.war.held import SEEN_BITS, Hand, split_kinds
from engine.games.war.redeal import unseen
from engine.games.war.state import Gateway, SectionCards, State
from engine.games.war.view import Cards, SeatView, View

NUMBER_OF = tuple([number for number in NUMBER for _ in range(1 << SEEN_BITS)])
"""The number of each held card, indexed by the held card itself."""

EVERY_SEAT = -1
"""A set of seats, a bit for each, with all of them."""


def board_in(world: State, seat: int) -> Board:
    """What the seat on turn knows in a world, in numbers."""
    hands, gateways, out, horns = world.hands, world.gateways, world.out, world.horns
    wars, builds, leaders = sort_hand(hands[seat])
    eye = 2 << seat
    return Board(
        seat,
        wars,
        builds,
        leaders,
        _known_sections_and_count(gateways[seat], eye)[0],
        tuple(
            [
                Enemy(other, sections, len(hands[other]), horns[other], reached)
                for other in range(len(hands))
                if other != seat and not out[other]
                for sections, reached in (_known_sections_and_count(gateways[other], eye),)
            ]
        ),
        world.types,
        world.led >= 0,
        horns[seat],
        _highest_in(world, seat),
        EVERY_SEAT if world.round != world.limit else _with_turns_left(seat, world.first, len(hands)),
    )


def board_after(board: Board, world: State) -> Board:
    """What the seat on turn knows after it laid a card: only its own hand and Gateway have changed."""
    seat, _, _, _, _, enemies, _, led, horn, highest, judged = board
    wars, builds, leaders = sort_hand(world.hands[seat])
    mine, _ = _known_sections_and_count(world.gateways[seat], 2 << seat)
    return Board(seat, wars, builds, leaders, mine, enemies, world.types, led, horn, highest, judged)


@lru_cache(maxsize=1 << 13)
def sort_hand(hand: Hand) -> tuple[aims.Numbers, aims.Numbers, tuple[LeaderName, ...]]:
    """The numbers of the War and Build cards in a hand, and its Leaders."""
    wars, builds, leaders = split_kinds(hand)
    return (
        tuple([NUMBER_OF[card] for card in wars]),
        tuple([NUMBER_OF[card] for card in builds]),
        tuple([LEADERS[(card >> SEEN_BITS) - FIRST_LEADER] for card in leaders]),
    )


@lru_cache(maxsize=1 << 13)
def _known_sections_and_count(gateway: Gateway, eye: int) -> tuple[tuple[aims.Section, ...], int]:
    """What an eye sees of a Gateway, and how many of its sections are complete."""
    sections = tuple(map(_section, gateway, repeat(eye)))
    return sections, aims.count_complete(sections)


def known_sections(gateway: Gateway, eye: int) -> tuple[aims.Section, ...]:
    """What an eye sees of a Gateway."""
    return _known_sections_and_count(gateway, eye)[0]


@lru_cache(maxsize=1 << 13)
def _section(section: SectionCards, eye: int) -> aims.Section:
    builds, wars = section
    return (
        tuple([NUMBER_OF[card] if card & eye else aims.UNKNOWN for card in builds]),
        tuple([NUMBER_OF[card] if card & eye else aims.UNKNOWN for card in wars]),
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
        EVERY_SEAT if view.round != view.rounds else _with_turns_left(view.seat, view.first, len(view.seats)),
    )


@cache
def _with_turns_left(turn: int, first: int, seats: int) -> int:
    """The seats, a bit for each, that have a turn after this one in the last round."""
    left = [seat for seat in range(seats) if has_turn_left(seat, turn=turn, first=first, seats=seats, is_last=True)]
    return sum([1 << seat for seat in left])


def _sections(seat: SeatView) -> tuple[aims.Section, ...]:
    return tuple([(_numbers(section.builds), _numbers(section.wars)) for section in (*seat.bridge, *seat.gate)])


def _numbers(cards: Cards) -> aims.Numbers:
    return tuple([int(seen.card[1]) if len(seen.card) > 1 else aims.UNKNOWN for seen in cards])


def _highest_in(world: State, seat: int) -> int:
    """The highest Build card that a seat cannot place; until a horn has sounded, simply the highest of the pack."""
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
