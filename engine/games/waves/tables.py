"""The numbers of Waves: classes, modes, goals, Rule Tablets, presets, and the [house] table of Shells."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

CLASSES = (1, 2, 3, 4, 5)
"""Scholar, Keeper, Knight, Seer, Noble; the number is the printed Power."""
SCHOLAR, KEEPER, KNIGHT, SEER, NOBLE = CLASSES
COPIES = 20
MOST_SHELLS = 5

EDITIONS = ("rebels", "breakers")
MODES = ("duel", "free", "teams")
DUEL, FREE, TEAMS = range(3)

SIDES: tuple[tuple[str, ...], ...] = (
    ("six", "roles"),
    ("meek", "tide"),
    ("calm", "rebels-first", "elder-right", "agent-right"),
    ("rotate", "weak", "counter", "unique"),
    ("calm", "first-returns", "no-copies", "shells"),
)
"""The sides of each class's Rule Tablet, Scholars first."""
TIERS = {
    "six": "base",
    "roles": "advanced",
    "meek": "base",
    "tide": "advanced",
    "calm": "beginner",
    "rebels-first": "base",
    "elder-right": "base",
    "agent-right": "advanced",
    "rotate": "base",
    "weak": "base",
    "counter": "base",
    "unique": "advanced",
    "first-returns": "base",
    "no-copies": "base",
    "shells": "advanced",
}
DIRECT = frozenset({"rotate", "shells"})
PRESETS: dict[str, tuple[str, ...]] = {
    "first-game": ("six", "meek", "calm", "rotate", "calm"),
    "duel": ("six", "meek", "rebels-first", "weak", "no-copies"),
    "three": ("six", "tide", "agent-right", "rotate", "shells"),
    "teams": ("six", "meek", "rebels-first", "rotate", "first-returns"),
    "free": ("roles", "tide", "elder-right", "counter", "no-copies"),
}
RANDOM_TABLETS = "random"

HOUSE_SHELLS = {4: (3, 3, 2, 2, 1), 5: (4, 3, 3, 2, 2), 6: (4, 3, 3, 2, 2)}
"""[house] Shells by Open Majority, Scholars first, for each number of cards in the council."""
HOUSE_ROUNDS = 60
"""[house] After so many rounds the game is a draw."""


class Goal(NamedTuple):
    """How many different classes, or how many Elders in all, win the game."""

    classes: int
    elders: int


FULL_GOAL = Goal(5, 7)
LONE_GOAL = Goal(4, 6)


class Layout(NamedTuple):
    """What a mode and a number of seats fix for the whole game."""

    places: int
    owners: tuple[int, ...]
    """The seat of each place."""
    side_of: tuple[int, ...]
    """The side of each seat: its team, or itself."""
    goals: tuple[Goal, ...]
    """The goal of each side."""
    limits: tuple[int, ...]
    """How many cards each seat is dealt and may keep."""
    spare: bool
    """Whether an Elder that is nobody's lies between the last seat and seat 0."""

    @property
    def council(self) -> int:
        """How many cards the council has."""
        return self.places + self.spare


@cache
def layout(mode: int, seats: int) -> Layout:
    """The layout of a mode with so many seats."""
    limits = [5] * seats
    owners = (0, 1, 0, 1) if mode == DUEL else tuple(range(seats))
    if mode != TEAMS:
        goal = LONE_GOAL if seats >= 4 else FULL_GOAL
        return Layout(len(owners), owners, tuple(range(seats)), (goal,) * seats, tuple(limits), seats == 3)
    side_of = [seat % 2 for seat in range(seats)]
    goals = [FULL_GOAL, FULL_GOAL]
    if seats == 5:
        side_of[4] = 2
        limits[4] = 6
        goals.append(LONE_GOAL)
    return Layout(seats, owners, tuple(side_of), tuple(goals), tuple(limits), False)


def default_mode(seats: int) -> str:
    """The mode that a table of so many seats plays unless it chooses another."""
    return {2: "duel", 3: "free"}.get(seats, "teams")
