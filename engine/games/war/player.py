"""What War of Waves teaches its computer players; the rules of thumb themselves are in heuristics.py."""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Sequence
from functools import lru_cache
from math import exp

from engine.game import Event
from engine.games.war import aims, heuristics
from engine.games.war.actions import AnyAction, Attack, Build, End, Fortify, Leader
from engine.games.war.aims import Board, Enemy
from engine.games.war.belief import believed
from engine.games.war.cards import FIRST_GATE, FIRST_LEADER, HOUSE, LEADERS, NUMBER
from engine.games.war.held import EVERYBODY, SEEN_BITS, eye_of, split_kinds
from engine.games.war.options import moves
from engine.games.war.refusals import check
from engine.games.war.state import Gateway, SectionCards, State
from engine.games.war.styles import PLAIN, STYLES, Style
from engine.games.war.view import Cards, SeatView, View
from engine.games.war.why import foretell, why
from engine.menu import Words
from engine.players.quick_stream import Imagined, QuickStream
from engine.players.sight import Sight
from engine.players.skill import Skill
from engine.table import AnyGame

HIGHEST_BUILD = {
    deck: max(number for number, many in zip(NUMBER, copies, strict=True) if many)
    for deck, copies in HOUSE.copies.items()
}


class WarSkill(Skill):
    """War of Waves, for two and for a crowd."""

    pace = 36_000
    horizon = 16
    styles = tuple(STYLES)

    def __init__(self, style: Style = PLAIN) -> None:
        self.style = style

    def in_style(self, style: str) -> WarSkill:
        return WarSkill(STYLES[style])

    def leanings(self, view: View, moves: Sequence[AnyAction]) -> list[float]:
        style = self.style
        return [
            style.strike if is_strike(move, view.seat) else style.lay if isinstance(move, Build | Fortify) else 0.0
            for move in moves
        ]

    def hardness(self, view: View) -> float:
        # the turn was thought over when it began
        return 0.3 if view.types else 1.0

    def choose(self, view: View, legal: Sequence[AnyAction], stream: QuickStream) -> AnyAction:
        action = heuristics.choose(board_of(view), self.style)
        return action if action in legal else End()

    def why(self, view: View, action: AnyAction) -> list[Words]:
        return list(why(board_of(view), action))

    def foretell(self, view: View, event: Event) -> Words | None:
        return foretell(view.seat, event)

    def effort(self, view: View) -> float:
        # the turn was thought over when it began
        return 0.5 if view.types else 1.0

    def candidates(self, world: State, seat: int) -> Iterator[AnyAction]:
        found = set()
        for action in moves(board_in(world, seat)):
            if action not in found and check(world, seat, action) is None:
                found.add(action)
                yield action
        if not found:
            yield End()

    def quick(self, world: State, seat: int, stream: QuickStream) -> AnyAction:
        return _chosen(world, board_in(world, seat))

    def finish(self, game: AnyGame, world: State, stream: QuickStream, most: int) -> tuple[Sequence[float], int]:
        chance, steps, board = Imagined(stream), 0, None
        while steps < most and not world.reason:
            board = board or board_in(world, world.turn)
            action = _chosen(world, board)
            world = game.apply(world, world.turn, action, chance).state
            steps += 1
            board = _board_after(board, world) if isinstance(action, Build | Fortify) else None
        return self.worth(world), steps

    def worth(self, world: State) -> Sequence[float]:
        seats = range(len(world.hands))
        if world.reason:
            return [(seat in world.winners) / len(world.winners) if world.winners else 0.0 for seat in seats]
        strengths = [0.0 if world.out[seat] else exp(1.1 * standing(world, seat, self.style)) for seat in seats]
        total = sum(strengths)
        return [strength / total for strength in strengths]

    def imagine(self, sight: Sight, stream: QuickStream) -> State:
        world: State = sight.imagine(stream)
        return believed(world, sight.seat, stream)

    def face(self, action: AnyAction) -> Hashable:
        if isinstance(action, Build):
            return ("build", action.where)
        if isinstance(action, Fortify):
            return ("fortify", action.card[0], action.section)
        return action


def _chosen(world: State, board: Board) -> AnyAction:
    action = heuristics.choose(board)
    return action if check(world, board.seat, action) is None else End()


def _board_after(board: Board, world: State) -> Board:
    """What the seat on turn knows after it laid a card: only its own hand and Gateway have changed."""
    seat = board.seat
    wars, builds, _ = split_kinds(world.hands[seat])
    mine = _known(world.gateways[seat], eye_of(seat))
    return board._replace(wars=_codes(wars), builds=_codes(builds), mine=mine, types=world.types)


def is_strike(action: AnyAction, seat: int | None) -> bool:
    """Whether an action is aimed at the Gateway of another."""
    return (isinstance(action, Attack) and action.target != seat) or (
        isinstance(action, Leader) and action.leader in ("pos", "ares")
    )


def standing(world: State, seat: int, style: Style = PLAIN) -> float:
    """How near a seat is to winning: about minus the cards it still lacks."""
    wars, builds, leaders = split_kinds(world.hands[seat])
    mine = _known(world.gateways[seat], EVERYBODY)
    aim = aims.aim_of(_codes(builds), mine)
    bare = sum([not there for _, there in mine[:FIRST_GATE]])
    lacking = max(0, bare - len(wars))
    # what is still to be laid takes turns, even if it is in the hand
    turns = bare + sum([not cards for cards, _ in mine])
    guards = sum([sum(there) for _, there in mine[:FIRST_GATE]])
    value = -aim.missing - lacking - 0.18 * turns
    value += style.wars * min(len(wars), 5) + 0.04 * min(len(builds), 6) + 0.2 * len(leaders) + style.guards * guards
    if world.horns[seat] and aims.is_complete(mine) and aims.truths(mine) == (True, True):
        value += 3.0
    return value


def board_in(world: State, seat: int) -> Board:
    """What the seat on turn knows in a world, in numbers."""
    wars, builds, leaders = split_kinds(world.hands[seat])
    eye = eye_of(seat)
    return Board(
        seat,
        _codes(wars),
        _codes(builds),
        tuple([LEADERS[(card >> SEEN_BITS) - FIRST_LEADER] for card in leaders]),
        _known(world.gateways[seat], eye),
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
        HIGHEST_BUILD[world.pack],
    )


def _codes(cards: Sequence[int]) -> aims.Numbers:
    return tuple([NUMBER[card >> SEEN_BITS] for card in cards])


@lru_cache(maxsize=1 << 13)
def _enemy(seat: int, gateway: Gateway, eye: int, hand: int, horn: bool) -> Enemy:
    sections = tuple([_section(section, eye) for section in gateway])
    return Enemy(seat, sections, hand, horn, aims.done(sections))


@lru_cache(maxsize=1 << 13)
def _known(gateway: Gateway, eye: int) -> tuple[aims.Section, ...]:
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
        HIGHEST_BUILD[view.deck_option],
    )


def _sections(seat: SeatView) -> tuple[aims.Section, ...]:
    return tuple([(_numbers(section.builds), _numbers(section.wars)) for section in (*seat.bridge, *seat.gate)])


def _numbers(cards: Cards) -> aims.Numbers:
    return tuple([int(seen.card[1]) if len(seen.card) > 1 else aims.UNKNOWN for seen in cards])


SKILL = WarSkill()
