"""Attacks of one turn in War on the walls of a Gateway, in numbers: whether one of them is sure to fall."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from engine.games.war.cards import ATTACK_BIT, FIRST_GATE, FORTIFY_BIT

Numbers = tuple[int, ...]


class Wall(NamedTuple):
    """What would have to go: all War cards of a Bridge section, or all Build cards of a Gate section."""

    section: int
    cards: Numbers
    """0 is a card that is not seen."""


class Fight(NamedTuple):
    """What a seat that attacks in this turn has and sees."""

    wars: Numbers
    builds: Numbers
    walls: tuple[Wall, ...]
    bare: int
    """How many War cards its own Bridge lacks to stand; more than it has if it cannot."""
    may: int
    """The types of action that are open."""
    war_pool: Numbers
    """By number, how many War cards it does not see; likewise Build cards."""
    build_pool: Numbers

    def hand(self, builds: bool) -> Numbers:
        """Its cards of a kind."""
        return self.builds if builds else self.wars

    def without(self, builds: bool, handful: Numbers) -> Fight:
        """The same with fewer cards in hand."""
        left = list(self.hand(builds))
        for number in handful:
            left.remove(number)
        return self._replace(builds=tuple(left)) if builds else self._replace(wars=tuple(left))

    def doing(self, bit: int) -> Fight:
        """The same after an action of this type: of three types two can be done in a turn."""
        if self.may.bit_count() == 2:
            return self
        return self._replace(may=ATTACK_BIT | bit if bit != ATTACK_BIT else self.may)

    def pool(self, wall: Wall) -> Numbers:
        """What the hidden cards of a wall can be."""
        return self.war_pool if wall.section < FIRST_GATE else self.build_pool

    def most(self, wall: Wall) -> int:
        """The highest total that a wall can have."""
        return max(sum(cards) for cards in hidden_as(wall.cards, self.pool(wall)))


@lru_cache(maxsize=1 << 12)
def hidden_as(cards: Numbers, pool: Numbers) -> list[Numbers]:
    """Everything that these cards can be."""
    found: list[Numbers] = [()]
    for card in cards:
        found = [
            (*one, number)
            for one in found
            for number in ([card] if card else [n for n, many in enumerate(pool) if many])
        ]
    return [one for one in found if all(_drawn(one, cards, n) <= pool[n] for n in range(len(pool)))]


def _drawn(one: Numbers, cards: Numbers, number: int) -> int:
    return sum(value == number and not card for value, card in zip(one, cards, strict=True))


def outcomes(fight: Fight, wall: Wall, which: Numbers, builds: bool, handful: Numbers) -> Iterator[tuple[bool, Fight]]:
    """What an attack can lead to: whether the wall is gone, and what can still be done."""
    times = 1 if builds == (wall.section >= FIRST_GATE) else 2
    after = fight.without(builds, handful).doing(ATTACK_BIT)
    left = tuple([card for at, card in enumerate(wall.cards) if at not in which])
    total = sum(handful)
    for values in hidden_as(tuple([wall.cards[at] for at in which]), fight.pool(wall)):
        if total >= times * sum(values):
            yield not left, _with_wall(after, wall, left)
        else:
            shown = list(wall.cards)
            for at, value in zip(which, values, strict=True):
                shown[at] = value
            yield False, _with_wall(after, wall, tuple(shown))


def _with_wall(fight: Fight, wall: Wall, cards: Numbers) -> Fight:
    return fight._replace(
        walls=tuple([Wall(w.section, cards) if w.section == wall.section else w for w in fight.walls])
    )


@lru_cache(maxsize=1 << 16)
def can_break(fight: Fight) -> bool:
    """Whether attacks in this turn are sure to bring a wall down: they are if they would against the highest cards."""
    if not fight.may & ATTACK_BIT:
        return False
    wars, builds = sum(fight.wars), sum(fight.builds)
    for wall in fight.walls:
        if not wall.cards or (wall.section >= FIRST_GATE and fight.bare):
            continue
        by_war, by_build = (1, 2) if wall.section < FIRST_GATE else (2, 1)
        highest = max(hidden_as(wall.cards, fight.pool(wall)), key=sum)
        one, two = wars // by_war, builds // by_build
        if max(one, two) >= sum(highest):
            return True
        first, second = highest[0], sum(highest[1:])
        if (one >= first and two >= second) or (one >= second and two >= first):
            return True
    # a Bridge of one's own that stands brings the Gate into reach
    if 0 < fight.bare <= len(fight.wars) and fight.may & FORTIFY_BIT:
        guards = fight.wars[: fight.bare]
        return can_break(fight.without(False, guards).doing(FORTIFY_BIT)._replace(bare=0))
    return False
