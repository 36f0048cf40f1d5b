"""Reading, writing, replaying and checking a game written down as tidetable-record/1. Printing is not here."""

from __future__ import annotations

import json
from collections import deque
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from hashlib import sha256
from re import fullmatch
from typing import Annotated, Any, Literal, NamedTuple

import msgspec

from engine.chance import Draw, Proven, Recorded
from engine.errors import EngineError, Forged, Malformed, Refused
from engine.game import Action, Event, Outcome
from engine.games import game_named
from engine.luck import Fitting, Luck, Seats, fit
from engine.options import find_differing
from engine.reasons import explain
from engine.table import AnyGame, begin, check, read_action

FORMAT = "tidetable-record/1"
SET_UP = "set-up"
RECORD = "record"

Doubt = Literal["no-luck", "seats", "alone"]
"""no-luck: there is no proof; seats: neither drawn nor in joining order; alone: only the person who runs the bot
brought anything."""

Hex = Annotated[str, msgspec.Meta(pattern=r"^[0-9a-fA-F]{64}\Z")]


class SeatHolder(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The person who sat in a seat from some moment on: once `after` actions had been done."""

    seat: int
    name: str
    after: int


class Record(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A record as it stands in a file. The entries of `chance` and `actions` are checked only as they are replayed."""

    format: str = FORMAT
    game: str
    options: dict[str, Any]
    seats: int
    seed: Hex | None = None
    commit: Hex | None = None
    chance: Sequence[Any]
    actions: Sequence[Any]
    outcome: Outcome | None = None
    luck: Luck | msgspec.UnsetType = msgspec.UNSET
    people: list[SeatHolder] | msgspec.UnsetType = msgspec.UNSET
    """Who sat when, if seats changed hands; this cannot be checked."""


class Unsound(EngineError):
    """A record that cannot be right: where (an action, the set-up, the record), and why."""

    def __init__(self, where: str, why: EngineError, refusals: Mapping[str, str] | None = None) -> None:
        super().__init__(where, why)
        self.where = where
        self.why = why
        self._refusals = refusals or {}

    def __str__(self) -> str:
        return f"{self.where}: {explain(self.why, self._refusals)}"


class Position(NamedTuple):
    """The game after the set-up (n = 0) or after the nth action, and what happened last."""

    n: int
    game: AnyGame
    state: Any
    events: Sequence[Event]

    @property
    def outcome(self) -> Outcome:
        return self.game.outcome(self.state)


class Proof(NamedTuple):
    """What is known about a record once the rules were found to allow its game."""

    game: str
    actions: int
    draws: int
    seeded: bool
    """Whether its chance was computed again from its seed."""
    outcome: Outcome
    luck: Luck | None
    root: bytes
    """Empty without luck."""
    seats: Seats
    """How people came to their seats, as far as the proof of luck tells."""

    @property
    def doubts(self) -> tuple[Doubt, ...]:
        """Why the luck is not proven, although the rules allow the game; empty if it is proven."""
        if self.luck is None:
            return ("no-luck",)
        found: list[Doubt] = []
        if self.seats == "other":
            found.append("seats")
        if not self.luck.gifts and self.luck.beacon is None:
            found.append("alone")
        return tuple(found)


def read(text: bytes) -> Record:
    """The record in a file; raises Unsound for anything else. `replay` checks whether the rules allow its game."""
    try:
        document = msgspec.json.decode(text)
    except (msgspec.MsgspecError, UnicodeDecodeError) as error:
        raise Unsound(RECORD, Malformed(f"this is not JSON: {error}")) from error
    except RecursionError as error:
        raise Unsound(RECORD, Malformed("this is no record: it is nested too deeply")) from error
    if type(document) is not dict:
        raise Unsound(RECORD, Malformed("this is no record: it is not a JSON object"))
    _check_format(document.get("format"))
    try:
        return msgspec.convert(document, Record)
    except msgspec.ValidationError as error:
        where = SET_UP if any(f"`$.{part}" in str(error) for part in ("options", "seats", "chance")) else RECORD
        raise Unsound(where, Malformed(f"this is no record: {error}")) from error


def _check_format(given: Any) -> None:
    if given == FORMAT:
        return
    name, _, version = FORMAT.partition("/")
    if type(given) is str and fullmatch(f"{name}/[0-9]{{1,9}}", given) and int(given.partition("/")[2]) > int(version):
        raise Unsound(RECORD, Malformed(f"the format {given} is newer than {FORMAT}, the newest that is known here"))
    raise Unsound(RECORD, Malformed(f"this is no record: its format is not {FORMAT}"))


def write(record: Record) -> bytes:
    """The record as a file, an action a line."""
    parts = [f"  {json.dumps(name)}: {_value(name, value)}" for name, value in msgspec.to_builtins(record).items()]
    return ("{\n" + ",\n".join(parts) + "\n}\n").encode()


def _value(name: str, value: Any) -> str:
    if name not in ("chance", "actions") or not value:
        return json.dumps(value)
    return "[\n" + ",\n".join(f"    {json.dumps(entry)}" for entry in value) + "\n  ]"


def record_of(
    game: AnyGame,
    seats: int,
    options: Mapping[str, Any],
    draws: Iterable[Draw],
    done: Iterable[tuple[int, Action]],
    outcome: Outcome,
    *,
    seed: bytes | None = None,
    luck: Luck | None = None,
    people: list[SeatHolder] | None = None,
) -> Record:
    """A game written down. A seed tells everything, so leave it out while the game runs."""
    return Record(
        game=game.name,
        options=find_differing(game.options(seats), options),
        seats=seats,
        seed=None if seed is None else seed.hex(),
        commit=None if seed is None else sha256(seed).hexdigest(),
        chance=[msgspec.to_builtins(draw) for draw in draws],
        actions=[{"seat": seat, **msgspec.to_builtins(action)} for seat, action in done],
        outcome=outcome if outcome.over else None,
        luck=msgspec.UNSET if luck is None else luck,
        people=msgspec.UNSET if people is None else people,
    )


def replay(record: Record) -> Iterator[Position]:
    """The position after the set-up and after each action, as it is reached; raises Unsound where the record is wrong.

    What can only be judged at the end (chance left over, the outcome, the commitment) is checked after the last one.
    """
    with _at(RECORD):
        game = game_named(record.game)
        _fit(record)
    chance = _chance(record)
    with _at(SET_UP, game):
        start = begin(game, record.seats, record.options, chance)
    state = start.state
    yield Position(0, game, state, start.events)
    for index, fields in enumerate(record.actions):
        with _at(f"action {index}", game):
            seat, action = _read_done(game, fields)
            if refusal := check(game, state, seat, action):
                raise Refused(refusal)
            state, events = game.apply(state, seat, action, chance)
        yield Position(index + 1, game, state, events)
    with _at(RECORD, game):
        _check_end(record, chance, game.outcome(state))


def verify(record: Record) -> Proof:
    """Replay a record to its end; raises Unsound if anything in it is wrong."""
    last = deque(replay(record), maxlen=1).pop()
    luck = record.luck if isinstance(record.luck, Luck) else None
    if luck and last.outcome.over and record.outcome is None:
        raise Unsound(RECORD, Forged("the game is over and its outcome is left out"))
    fitting = _fit(record) or Fitting(b"", "other")
    return Proof(
        game=record.game,
        actions=len(record.actions),
        draws=len(record.chance),
        seeded=record.seed is not None,
        outcome=last.outcome,
        luck=luck,
        root=fitting.root,
        seats=fitting.seats,
    )


def _fit(record: Record) -> Fitting | None:
    luck = record.luck
    return fit(luck, record.seats, record.seed, record.commit) if isinstance(luck, Luck) else None


@contextmanager
def _at(where: str, game: AnyGame | None = None) -> Iterator[None]:
    try:
        yield
    except (Refused, Forged, Malformed) as error:
        raise Unsound(where, error, game.refusals if game else None) from error


def _chance(record: Record) -> Recorded:
    draws = [_read_draw(entry) for entry in record.chance]
    return Recorded(draws) if record.seed is None else Proven(draws, bytes.fromhex(record.seed))


def _read_draw(entry: Any) -> Draw:
    try:
        return msgspec.convert(entry, Draw)
    except msgspec.ValidationError:
        return Draw("malformed", None)


def _read_done(game: AnyGame, fields: Any) -> tuple[int, Action]:
    if type(fields) is not dict:
        raise Malformed("an action is a JSON object")
    rest = dict(fields)
    seat = rest.pop("seat", None)
    if type(seat) is not int:
        raise Malformed("an action has a `seat`, a whole number")
    return seat, read_action(game, rest)


def _check_end(record: Record, chance: Recorded, outcome: Outcome) -> None:
    if chance.left:
        raise Forged(f"the chance list has {chance.left} more than was drawn")
    told = record.outcome
    if told is not None and (told.over, sorted(told.winners), told.scores) != (
        outcome.over,
        sorted(outcome.winners),
        outcome.scores,
    ):
        raise Forged("the outcome is not the one that the actions lead to")
    if record.seed is not None and record.commit is not None:
        committed = sha256(bytes.fromhex(record.seed)).hexdigest()
        if committed != record.commit.lower():
            raise Forged("the commitment is not that of the seed")
