"""What a seat can do in War of Waves, in the vocabulary of the record."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

from msgspec import UNSET, UnsetType

from engine.game import Action as GameAction
from engine.games.war.cards import Card, LeaderName, Place, Section

Taken: TypeAlias = tuple[int, Section, Place]
"""An enemy War card as Ares names it: whose, where, which."""


class Build(GameAction, frozen=True, tag="build"):
    """Lay a Build card face down as a new section."""

    card: Card
    where: Literal["bridge", "gate"]


class Fortify(GameAction, frozen=True, tag="fortify"):
    """Add a card to a section that stands already."""

    card: Card
    section: Section


class Attack(GameAction, frozen=True, tag="attack"):
    """Strike cards of a section with cards of the hand; a seat that targets itself clears its own Build cards."""

    cards: tuple[Card, ...]
    target: int
    section: Section
    which: tuple[Place, ...]


LEADER_FIELDS: Final[dict[LeaderName, frozenset[str]]] = {
    "heph": frozenset({"bridge", "gate"}),
    "pos": frozenset({"cards", "target", "section", "which"}),
    "ares": frozenset({"take", "section"}),
    "ceto": frozenset({"target"}),
}


class Leader(GameAction, frozen=True, tag="leader"):
    """Play a Leader; each has fields of its own, and no others."""

    leader: LeaderName
    bridge: tuple[Section, Place] | UnsetType = UNSET
    gate: tuple[Section, Place] | UnsetType = UNSET
    cards: tuple[Card, ...] | UnsetType = UNSET
    target: int | UnsetType = UNSET
    take: tuple[Taken, ...] | UnsetType = UNSET
    section: Section | UnsetType = UNSET
    which: tuple[Place, ...] | UnsetType = UNSET

    def __post_init__(self) -> None:
        fields = ("bridge", "gate", "cards", "target", "take", "section", "which")
        given = {name for name in fields if getattr(self, name) is not UNSET}
        if given != LEADER_FIELDS[self.leader]:
            raise ValueError(f"{self.leader} takes just the fields {', '.join(sorted(LEADER_FIELDS[self.leader]))}")


class Horn(GameAction, frozen=True, tag="horn"):
    """End the turn and sound the horn."""


class End(GameAction, frozen=True, tag="end"):
    """End the turn."""


AnyAction: TypeAlias = Build | Fortify | Attack | Leader | Horn | End
