"""The cards of War of Waves and every number of its rules that is our own: data, no rules."""

from __future__ import annotations

from functools import cache
from typing import Final, Literal, NamedTuple, TypeAlias

Card: TypeAlias = Literal[
    "W1", "W2", "W3", "W4", "W5", "W6",
    "B1", "B2", "B3", "B4", "B5", "B6", "B7", "B8",
    "L-heph", "L-pos", "L-ares", "L-ceto",
]  # fmt: skip
LeaderName: TypeAlias = Literal["heph", "pos", "ares", "ceto"]
Section: TypeAlias = Literal["bridge1", "bridge2", "bridge3", "bridge4", "gate1", "gate2", "gate3"]
Place: TypeAlias = Literal["war0", "war1", "build0", "build1"]

CARDS: Final[tuple[Card, ...]] = (
    "W1", "W2", "W3", "W4", "W5", "W6",
    "B1", "B2", "B3", "B4", "B5", "B6", "B7", "B8",
    "L-heph", "L-pos", "L-ares", "L-ceto",
)  # fmt: skip
"""Every card by its code: inside the game a card is its index here, in the order of a fresh pack."""
CODE: Final[dict[str, int]] = {card: code for code, card in enumerate(CARDS)}

FIRST_BUILD: Final = CODE["B1"]
FIRST_LEADER: Final = CODE["L-heph"]
LEADERS: Final[tuple[LeaderName, ...]] = ("heph", "pos", "ares", "ceto")
LEADER_CODE: Final[dict[LeaderName, int]] = {name: FIRST_LEADER + i for i, name in enumerate(LEADERS)}

WAR, BUILD, LEADER = 0, 1, 2
KIND: Final = tuple((code >= FIRST_BUILD) + (code >= FIRST_LEADER) for code in range(len(CARDS)))
KINDS: Final = ("W", "B", "L")
"""How a card is written when only its back is known."""
NUMBER: Final = (1, 2, 3, 4, 5, 6, 1, 2, 3, 4, 5, 6, 7, 8, 0, 0, 0, 0)
"""What a card counts in an attack and in a section; a Leader has no number."""
RANK: Final = (1, 2, 3, 4, 5, 6, 1, 2, 3, 4, 5, 6, 7, 8, 9, 9, 9, 9)
"""What a card counts when a tie is decided by the highest card."""


def war_card(number: int) -> Card:
    """The War card with this number."""
    return CARDS[number - 1]


def build_card(number: int) -> Card:
    """The Build card with this number."""
    return CARDS[FIRST_BUILD + number - 1]


SECTIONS: Final[tuple[Section, ...]] = ("bridge1", "bridge2", "bridge3", "bridge4", "gate1", "gate2", "gate3")
SECTION_INDEX: Final[dict[str, int]] = {section: index for index, section in enumerate(SECTIONS)}
FIRST_GATE: Final = 4
WAR_PLACES: Final[tuple[Place, ...]] = ("war0", "war1")
BUILD_PLACES: Final[tuple[Place, ...]] = ("build0", "build1")
PLACE_INDEX: Final[dict[Place, int]] = {"war0": 0, "war1": 1, "build0": 0, "build1": 1}


class House(NamedTuple):
    """The numbers that are ours where the printed rules give none or contradict themselves."""

    copies: dict[str, tuple[int, ...]]
    """How many of each card, in the order of CARDS, by the option `deck`."""
    crowd_packs: int
    """How many decks three or four players shuffle together."""
    rounds: int
    """After how many rounds a game is a draw, unless the option `rounds` says otherwise."""
    replenish: dict[str, tuple[int, int]]
    """Deck cards and Face cards that a Leader's turn earns; the Leaders by name."""


HOUSE: Final = House(
    copies={
        "54": (4,) * 6 + (5, 5, 4, 4, 4, 4, 0, 0) + (1,) * 4,
        "60": (4,) * 6 + (4,) * 8 + (1,) * 4,
    },
    crowd_packs=2,
    rounds=60,
    replenish={"heph": (0, 1), "pos": (1, 0), "ares": (0, 1), "ceto": (0, 0)},
)

MOST_ROUNDS: Final = 1_000_000_000
FACE_ROW: Final = 4
MOST_IN_SECTION: Final = 2
"""How many Build cards can lie in a section at most, and how many War cards on it."""
POSEIDON_TARGETS: Final = 2
ARES_MOVES: Final = 2

ATTACK_BIT, BUILD_BIT, FORTIFY_BIT = 1, 2, 4
TYPE_NAMES: Final = ("attack", "build", "fortify")
REPLENISH: Final = {
    0: (1, 0),
    BUILD_BIT: (0, 2),
    BUILD_BIT | FORTIFY_BIT: (2, 0),
    FORTIFY_BIT: (0, 1),
    FORTIFY_BIT | ATTACK_BIT: (1, 1),
    ATTACK_BIT: (1, 0),
    ATTACK_BIT | BUILD_BIT: (0, 1),
}
"""Deck cards and Face cards that the types done in a turn earn; the Deck cards come first."""
LEADER_TYPE: Final = {"heph": FORTIFY_BIT, "pos": ATTACK_BIT, "ares": FORTIFY_BIT, "ceto": 0}


@cache
def pack_of(deck: str, seats: int) -> tuple[int, ...]:
    """All cards of a game in the order of a fresh pack."""
    packs = HOUSE.crowd_packs if seats > 2 else 1
    return tuple(code for code, copies in enumerate(HOUSE.copies[deck]) for _ in range(copies * packs))


@cache
def types_done(types: int) -> tuple[str, ...]:
    """The names of the types of action done in a turn, sorted."""
    return tuple(name for bit, name in enumerate(TYPE_NAMES) if types >> bit & 1)
