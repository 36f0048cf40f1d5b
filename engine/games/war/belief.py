"""What a seat of War of Waves believes about the Build cards that the others have laid, as imagined worlds.

A sounded horn is nearly always true, a complete Gateway without one hardly ever is, and those who build take care of
parity and of consecutive numbers. Everything here starts from a world that was redealt for the seat.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import permutations
from math import exp, log

from msgspec.structs import replace

from engine.games.war.cards import BUILD, FIRST_BUILD, FIRST_GATE, KIND, NUMBER
from engine.games.war.held import SEEN_BITS, eye_of
from engine.games.war.state import Gateway, State, is_complete
from engine.players.quick_stream import QuickStream

HONEST = 0.97
"""How likely a sounded horn is to be true."""
HESITANT = 0.05
"""How likely a complete Gateway whose owner has sounded no horn is to be true all the same."""
PARITY = 0.5
"""How much likelier each further Bridge section of the same parity makes a Gateway, as a logarithm."""
CLOSE = 0.45
"""How much likelier two Gate totals that fit in one row make a Gateway, or less likely if they do not; a logarithm."""
ROUNDS_OF_SWAPS = 2

Totals = tuple[int, ...]


@lru_cache(maxsize=1 << 15)
def log_weight_of(totals: Totals, complete: bool, horn: bool) -> float:
    """How much likelier a Gateway with these section totals is than a mere deal makes it, as a logarithm."""
    bridge = [total % 2 for total in totals[:FIRST_GATE] if total]
    gate = [total for total in totals[FIRST_GATE:] if total]
    is_true = complete and len(set(bridge)) == 1 and max(gate) - min(gate) == 2 and len(set(gate)) == 3
    if horn and complete:
        return log(HONEST if is_true else 1 - HONEST)
    weight = PARITY * max(bridge.count(0), bridge.count(1)) if bridge else 0.0
    for at, one in enumerate(gate):
        for other in gate[at + 1 :]:
            weight += CLOSE if 1 <= abs(one - other) <= 2 else -CLOSE
    return weight + log(HESITANT) if is_true else weight


def _totals(gateway: Gateway) -> Totals:
    return tuple([sum([NUMBER[card >> SEEN_BITS] for card in builds]) for builds, _ in gateway])


class _Unseen:
    """The Build cards of a world that a seat cannot place, with the Gateways that some of them lie in."""

    def __init__(self, world: State, seat: int) -> None:
        eye = eye_of(seat)
        self.world = world
        self.seat = seat
        self.numbers: list[int] = []
        self.places: list[tuple[int, int]] = []
        """The owner and section of each card that lies in a Gateway; these are the first of `numbers`."""
        self.totals = [list(_totals(gateway)) for gateway in world.gateways]
        for owner, gateway in enumerate(world.gateways):
            if owner != seat:
                for index, (builds, _) in enumerate(gateway):
                    for card in builds:
                        if not card & eye:
                            self.numbers.append(NUMBER[card >> SEEN_BITS])
                            self.places.append((owner, index))
        for owner, hand in enumerate(world.hands):
            if owner != seat:
                self.numbers += [
                    NUMBER[card >> SEEN_BITS] for card in hand if KIND[card >> SEEN_BITS] == BUILD and not card & eye
                ]
        self.numbers += [NUMBER[code] for code in world.deck if KIND[code] == BUILD]
        self.complete = [is_complete(gateway) for gateway in world.gateways]

    def swap(self, one: int, other: int) -> None:
        """Swap the places of two of the cards."""
        numbers = self.numbers
        by = numbers[other] - numbers[one]
        if by:
            for at, change in ((one, by), (other, -by)):
                if at < len(self.places):
                    owner, index = self.places[at]
                    self.totals[owner][index] += change
            numbers[one], numbers[other] = numbers[other], numbers[one]

    def weight(self, owners: Sequence[int]) -> float:
        """How believable these seats' Gateways make the world, as a logarithm."""
        return sum(
            [
                log_weight_of(tuple(self.totals[owner]), self.complete[owner], self.world.horns[owner])
                for owner in owners
            ]
        )

    def deal(self) -> State:
        """The world with the cards where they are now."""
        eye, numbers = eye_of(self.seat), iter(self.numbers)

        def anew(cards: tuple[int, ...]) -> tuple[int, ...]:
            return tuple(
                [
                    (next(numbers) + FIRST_BUILD - 1) << SEEN_BITS | card & ((1 << SEEN_BITS) - 1)
                    if not card & eye and KIND[card >> SEEN_BITS] == BUILD
                    else card
                    for card in cards
                ]
            )

        world = self.world
        gateways = tuple(
            [
                gateway if owner == self.seat else tuple([(anew(builds), wars) for builds, wars in gateway])
                for owner, gateway in enumerate(world.gateways)
            ]
        )
        hands = tuple(
            [hand if owner == self.seat else tuple(sorted(anew(hand))) for owner, hand in enumerate(world.hands)]
        )
        deck = tuple([next(numbers) + FIRST_BUILD - 1 if KIND[code] == BUILD else code for code in world.deck])
        return replace(world, gateways=gateways, hands=hands, deck=deck)


def make_believable(world: State, seat: int, stream: QuickStream) -> State:
    """A redealt world whose hidden Build cards are swapped so that the others' Gateways are believable."""
    unseen = _Unseen(world, seat)
    laid = len(unseen.places)
    if not laid or len(unseen.numbers) < 2:
        return world
    honest = [owner for owner, horn in enumerate(world.horns) if horn and owner != seat and unseen.complete[owner]]
    for owner in honest:
        if stream.unit() < HONEST:
            _make_true(unseen, owner, stream)
    # complete Gateways whose horn has sounded are left as they are now
    free = [at for at in range(len(unseen.numbers)) if at >= laid or unseen.places[at][0] not in honest]
    moving = [at for at in free if at < laid]
    for one in moving * ROUNDS_OF_SWAPS:
        other = free[int(stream.unit() * len(free))]
        if unseen.numbers[one] == unseen.numbers[other]:
            continue
        owners = {unseen.places[at][0] for at in (one, other) if at < laid}
        ordered = sorted(owners)
        before = unseen.weight(ordered)
        unseen.swap(one, other)
        after = unseen.weight(ordered)
        if after < before and stream.unit() >= exp(after - before):
            unseen.swap(one, other)
    return unseen.deal()


def _make_true(unseen: _Unseen, owner: int, stream: QuickStream) -> None:
    """Swap cards so that a Gateway is true, if it can be: the Gate first, whose totals are rarer."""
    mine = [at for at, (whose, _) in enumerate(unseen.places) if whose == owner]
    for sections in _true_sections(unseen, owner, mine, stream):
        if _fill(unseen, mine, sections, owner, stream):
            break


def _true_sections(unseen: _Unseen, owner: int, mine: list[int], stream: QuickStream) -> Iterator[dict[int, list[int]]]:
    """Ways for a Gateway to be true, as the totals that each section may have; drawn by lot, by their likelihood."""
    known = list(unseen.totals[owner])
    hidden = [0] * len(known)
    for at in mine:
        index = unseen.places[at][1]
        known[index] -= unseen.numbers[at]
        hidden[index] += 1
    many = [unseen.numbers.count(number) for number in range(9)]
    ways: list[tuple[float, tuple[int, ...]]] = []
    for low in range(1, 15):
        for totals in permutations((low, low + 1, low + 2)):
            share = 1.0
            for index, total in enumerate(totals, FIRST_GATE):
                share *= _ways(tuple(many), total - known[index], hidden[index])
            if share:
                ways.append((share, totals))
    for _ in range(6):
        if not ways:
            return
        at = _by_lot([share for share, _ in ways], stream)
        even = sum(many[::2]) / max(1, sum(many))
        odds = [1.0, 1.0]
        for index in range(FIRST_GATE):
            for parity in (0, 1):
                if hidden[index] == 0:
                    odds[parity] *= known[index] % 2 == parity
                else:
                    odds[parity] *= even if (parity - known[index]) % 2 == 0 else 1 - even
        if not any(odds):
            return
        parity = _by_lot(odds, stream)
        wanted = {index: [total] for index, total in enumerate(ways[at][1], FIRST_GATE)}
        wanted |= {index: list(range(2 - parity if parity else 2, 17, 2)) for index in range(FIRST_GATE)}
        yield wanted


@lru_cache(maxsize=1 << 12)
def _ways(many: tuple[int, ...], total: int, hidden: int) -> float:
    """In how many ways this number of hidden cards makes a total."""
    if hidden == 0:
        return float(total == 0)
    if hidden == 1:
        return float(many[total]) if 0 < total < len(many) else 0.0
    pairs = [(one, total - one) for one in range(1, len(many)) if 0 < total - one < len(many)]
    return float(sum([many[one] * (many[other] - (one == other)) for one, other in pairs]))


def _by_lot(shares: Sequence[float], stream: QuickStream) -> int:
    lot = stream.unit() * sum(shares)
    for at, share in enumerate(shares):
        lot -= share
        if lot < 0:
            return at
    return len(shares) - 1


def _fill(unseen: _Unseen, mine: list[int], wanted: dict[int, list[int]], owner: int, stream: QuickStream) -> bool:
    """Swap cards into a Gateway until every section has a total it may have; returns whether that was possible."""
    fixed: set[int] = set()
    for index in sorted(wanted, reverse=True):
        here = [at for at in mine if unseen.places[at][1] == index]
        totals = wanted[index]
        if not here:
            if unseen.totals[owner][index] not in totals:
                return False
            continue
        for at in here[:-1]:
            # the first of two can be any card that leaves a number for the second
            known = unseen.totals[owner][index] - sum([unseen.numbers[other] for other in here])
            others = [
                other
                for other in range(len(unseen.numbers))
                if other not in fixed and any(0 < total - known - unseen.numbers[other] <= 8 for total in totals)
            ]
            if not others:
                return False
            unseen.swap(at, others[int(stream.unit() * len(others))])
            fixed.add(at)
        last = here[-1]
        known = unseen.totals[owner][index] - unseen.numbers[last]
        others = [
            other
            for other in range(len(unseen.numbers))
            if other not in fixed and known + unseen.numbers[other] in totals
        ]
        if not others:
            return False
        unseen.swap(last, others[int(stream.unit() * len(others))])
        fixed.add(last)
    return True
