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
"""[house] After this many rounds the game is a draw."""


PRINTED = (0, *CLASSES)
"""The Power of each class as printed; class 0 is no card."""
_WITH_SIX = (0, 6, 2, 3, 4, 5)
_NO_AGENTS = (0, 0, 0, 0)


class Powers(NamedTuple):
    """The Powers under a tablet: of an Elder by its class, of an Agent by its number in the state."""

    elders: tuple[int, ...]
    agents: tuple[int, ...]


def _powers(elders: tuple[int, ...], followers: tuple[int, ...], rebels: tuple[int, ...]) -> Powers:
    return Powers(elders, (*followers, *_NO_AGENTS, *rebels))


AS_PRINTED = _powers(PRINTED, PRINTED, PRINTED)
POWERS = {
    "six": _powers(_WITH_SIX, _WITH_SIX, _WITH_SIX),
    "roles": _powers(PRINTED, (3,) * 6, (6,) * 6),
    "weak": _powers(PRINTED, tuple(power - 2 for power in PRINTED), PRINTED),
}
"""The tablets that change the Powers of classes or roles, for as long as they are active."""
_KEEPERS_BY_SHELLS = [(0, 1, 2 + 2 * shells, 3, 4, 5) for shells in range(MOST_SHELLS + 1)]
TIDE = tuple(_powers(powers, powers, powers) for powers in _KEEPERS_BY_SHELLS)
"""The Powers under `tide` by the number of Shells there are."""


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
    places_of: tuple[tuple[int, ...], ...]
    """The places of each seat."""
    side_of: tuple[int, ...]
    """The side of each seat: its team, or itself."""
    sides: tuple[tuple[int, ...], ...]
    """The seats of each side."""
    goals: tuple[Goal, ...]
    """The goal of each side."""
    limits: tuple[int, ...]
    """How many cards each seat is dealt and may keep."""
    no_agents: tuple[int, ...]
    """What lies at the places before anybody has placed an Agent."""
    clockwise: tuple[tuple[int, ...], ...]
    """All places in order, beginning at each."""
    spare: bool
    """Whether an Elder that belongs to nobody lies between the last seat and seat 0."""

    @property
    def council(self) -> int:
        """How many cards the council has."""
        return self.places + self.spare


@cache
def layout(mode: int, seats: int) -> Layout:
    """The layout of a mode with this many seats."""
    limits = [5] * seats
    owners = (0, 1, 0, 1) if mode == DUEL else tuple(range(seats))
    side_of = tuple(range(seats))
    goals = (LONE_GOAL if seats >= 4 else FULL_GOAL,) * seats
    if mode == TEAMS:
        side_of = tuple(seat % 2 for seat in range(seats))
        goals = (FULL_GOAL, FULL_GOAL)
        if seats == 5:
            side_of = (*side_of[:4], 2)
            goals = (*goals, LONE_GOAL)
            limits[4] = 6
    places = range(len(owners))
    return Layout(
        places=len(places),
        owners=owners,
        places_of=tuple(tuple(place for place in places if owners[place] == seat) for seat in range(seats)),
        side_of=side_of,
        sides=tuple(tuple(seat for seat in range(seats) if side_of[seat] == side) for side in range(len(goals))),
        goals=goals,
        limits=tuple(limits),
        no_agents=(0,) * len(places),
        clockwise=tuple((*places[start:], *places[:start]) for start in places),
        spare=seats == 3,
    )


def default_mode(seats: int) -> str:
    """The mode that a table with this many seats plays unless it chooses another."""
    return {2: "duel", 3: "free"}.get(seats, "teams")
