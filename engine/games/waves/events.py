"""What happens in a game of Waves and can be told."""

from __future__ import annotations

from engine.game import Event


class RoundBegan(Event, frozen=True, tag="round"):
    """The Open Majority was counted and the Shells laid out."""

    round: int
    majority: int
    shells: int


class TokenLaid(Event, frozen=True, tag="token"):
    seat: int
    place: int


class Followed(Event, frozen=True, tag="followed"):
    seat: int
    place: int


class Rebelled(Event, frozen=True, tag="rebelled"):
    seat: int
    place: int
    count: int


class Placed(Event, frozen=True, tag="placed"):
    """The secret half of an Agent, for the seat that placed it."""

    seat: int
    place: int
    card: int


class Drew(Event, frozen=True, tag="drew"):
    seat: int
    count: int


class EverybodyDrew(Event, frozen=True, tag="all-drew"):
    """Each seat drew one card at the end of a round."""


class DrewCards(Event, frozen=True, tag="drew-cards"):
    """Which cards were drawn, or dealt, for the seat that holds them: ascending, since their order tells nothing."""

    seat: int
    cards: tuple[int, ...]


class RebelsShown(Event, frozen=True, tag="rebels-shown"):
    seat: int
    place: int
    card: int
    count: int


class MajorityFound(Event, frozen=True, tag="majority"):
    """The True Majority and the tablet that became active."""

    majority: int
    tablet: str


class Rotated(Event, frozen=True, tag="rotated"):
    """Each Elder moved one place to the right."""


class ShellsSet(Event, frozen=True, tag="shells-set"):
    shells: int


class AgentShown(Event, frozen=True, tag="agent-shown"):
    """A Follower was turned up before it acts, since its neighbour takes its Power."""

    seat: int
    place: int
    card: int


class Collected(Event, frozen=True, tag="collected"):
    """An Elder joined a collection. `agent` is the class of the Agent, which lies open now."""

    seat: int
    place: int
    card: int
    agent: int
    power: int
    """The Agent's; `against` is the Elder's, both under the active tablet."""
    against: int
    shells: int
    """How many are left."""


class TookToHand(Event, frozen=True, tag="took"):
    """An Elder went to its owner's hand. `why`: shells, power, unique, copies or returns."""

    seat: int
    place: int
    card: int
    agent: int
    power: int
    against: int
    why: str


class Discarded(Event, frozen=True, tag="discarded"):
    seat: int
    cards: tuple[int, ...]


class SpareReplaced(Event, frozen=True, tag="spare"):
    card: int


class Reshuffled(Event, frozen=True, tag="reshuffled"):
    """The discard pile became the deck."""

    cards: int


class Ended(Event, frozen=True, tag="ended"):
    """The game is over. `reason`: classes, elders or rounds."""

    winners: tuple[int, ...]
    reason: str


AnyEvent = (
    RoundBegan
    | TokenLaid
    | Followed
    | Rebelled
    | Placed
    | Drew
    | EverybodyDrew
    | DrewCards
    | RebelsShown
    | MajorityFound
    | Rotated
    | ShellsSet
    | AgentShown
    | Collected
    | TookToHand
    | Discarded
    | SpareReplaced
    | Reshuffled
    | Ended
)
