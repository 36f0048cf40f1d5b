"""What the people at a table agree to before they sit down, as it is kept with the table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal, get_args

import msgspec

from bot.pace.errors import Unreadable
from bot.pace.terms import LIVE, NAMED, OPEN, Terms
from bot.pace.typed import read_pace, write_pace
from bot.systems import System, systems
from engine.errors import Refused
from engine.game import Event
from engine.games import game_named
from engine.options import OptionSpec
from engine.table import check_setup
from storage.ids import UserId

Seating = Literal["joined", "drawn"]
Undo = Literal["open", "asked", "never"]
Missing = Literal["names", "count"]
Room = Literal["thread", "channel"]
Substitute = Literal["easy", "strong"]

Coach = Literal["no", "yes"]
Late = Literal["vote", "computer", "offer", "end", "nothing"]
Sleep = Literal["theirs", "always"]

Ready = Literal["no", "yes"]
LateHands = Literal["no", "yes"]
Plans = Literal["yes", "no"]


class TableSettings(msgspec.Struct, frozen=True, omit_defaults=True, kw_only=True):
    """What can be agreed for every game; a server's managers choose what tables there begin with."""

    seating: Seating = "joined"
    undo: Undo = "open"
    """open: a move that showed nothing can be taken back; asked: others too if everybody else agrees; never: none."""
    missing: Missing = "names"
    """Whether a secret decision names those it still waits for, or only counts them."""
    room: Room = "thread"
    substitute: Substitute = "easy"
    """The level of the computer player that plays for somebody who is away, or in an empty seat."""
    pace: str = OPEN
    """The name of a pace, or a custom pace as bot.pace.typed writes it."""
    late: Late = "vote"
    """What happens when somebody's bank runs out."""
    hours: Sleep = "theirs"
    """Whether a clock stands still while its person sleeps, or always runs."""
    away_days: int = 14
    """For how many days of absence somebody's clock stands still."""
    ready: Ready = "no"
    """Whether everybody is asked once all seats are taken, and the game begins when all are ready."""
    coach: Coach = "no"
    """Whether people may ask in private what would be sensible now."""
    late_hands: LateHands = "no"
    """Whether those who watch may see all hands some rounds late."""
    plans: Plans = "yes"
    """Whether people may lay moves ahead, which are made when their turn comes."""


USUAL = TableSettings()
"""What a table begins with where nobody chose otherwise."""

AGREED_VALUES: dict[str, tuple[str, ...]] = {
    "seating": get_args(Seating),
    "undo": get_args(Undo),
    "missing": get_args(Missing),
    "room": get_args(Room),
    "substitute": get_args(Substitute),
    "pace": tuple(NAMED),
    "late": get_args(Late),
    "hours": get_args(Sleep),
    "away_days": ("0", "7", "14", "30"),
    "ready": get_args(Ready),
    "coach": get_args(Coach),
    "late_hands": get_args(LateHands),
    "plans": get_args(Plans),
}
"""The names in TableSettings, with the values that are offered for each."""


class Contract(TableSettings, frozen=True, omit_defaults=True):
    """The game, its options, and how the table is run."""

    system: str
    options: dict[str, Any] = {}
    """The options that were chosen for the engine, without those that the system fixes."""
    seats: int | None = None
    """How many must sit down; None: as many as do."""
    invited: tuple[UserId, ...] = ()
    """At a private table, who may sit down besides its owner."""
    kept: tuple[UserId, ...] = ()
    """At a rematch, for whom each seat is kept until `kept_until`; 0 where no person sat."""
    kept_until: int = 0
    called: tuple[UserId, ...] = ()
    """Who was called to a rematch as it was opened, at `called_at`."""
    called_at: int = 0
    unsure: tuple[str, ...] = ()
    """The presses by which people sat down who have not yet agreed to a later change of the contract."""

    @property
    def of(self) -> System:
        return systems().get(self.system) or System(self.system, self.system, self.system)

    @property
    def terms(self) -> Terms:
        """What was agreed about time; a live table runs through nights and journeys."""
        live = self.pace == LIVE
        return Terms(
            pace=read_pace(self.pace),
            sleep_stops=self.hours == "theirs" and not live,
            away_days=0 if live else self.away_days,
        )

    @property
    def secret_choices(self) -> tuple[type[Event], ...]:
        """The events by which a seat has made a secret choice, at a table that does not say whose it was; else none."""
        return game_named(self.of.game).sealing if self.missing == "count" else ()

    def only_counts(self, to_act: Sequence[int]) -> bool:
        """Whether the table says how many have still to make a secret choice, but not who."""
        return len(to_act) > 1 and bool(self.secret_choices)

    def asked(self, seats: int) -> dict[str, Any]:
        """The options that the engine gets at a table of so many seats, fixed ones included."""
        return game_named(self.of.game).suit_options(seats, {**self.options, **self.of.fixed})


def is_open(system: System, spec: OptionSpec) -> bool:
    """Whether people can choose an option: it is not fixed by the system, nor by the number of seats alone."""
    rules, name = game_named(system.game), spec.name
    values = values_of(spec)
    suited = [{str(rules.suit_options(count, {name: value}).get(name)) for value in values} for count in rules.seats]
    return name not in system.fixed and (not values or any(len(left) > 1 for left in suited))


def values_of(spec: OptionSpec) -> tuple[Any, ...]:
    """The values that an option can be chosen from; none for a number or a list."""
    return (True, False) if spec.flag else spec.choices


def check_contract(contract: Contract, seated: int) -> None:
    """Raise Refused unless the options fit some number of seats that the table may still have."""
    rules = game_named(contract.of.game)
    counts = [contract.seats] if contract.seats else [count for count in rules.seats if count >= seated]
    refused: Refused | None = None
    for count in counts:
        try:
            check_setup(rules, count, contract.asked(count))
        except Refused as error:
            refused = refused or error
        else:
            return
    if refused:
        raise refused


def is_playable(contract: Contract, seated: int) -> bool:
    """Whether a table could be played like this with those who sit there, and others who may come."""
    try:
        check_contract(contract, seated)
    except Refused:
        return False
    return True


def read_contract(kept: bytes) -> Contract:
    """The contract that `write_contract` wrote."""
    return msgspec.json.decode(kept, type=Contract)


def write_contract(contract: Contract) -> bytes:
    """The contract as bytes."""
    return msgspec.json.encode(contract)


def read_agreed(name: str, value: str) -> str | int | None:
    """The value that was chosen or typed for one of the names in AGREED_VALUES; None if it cannot have that value."""
    if name == "pace":
        try:
            return write_pace(value)
        except Unreadable:
            return None
    if value not in AGREED_VALUES.get(name, ()):
        return None
    return int(value) if value.isdigit() else value
