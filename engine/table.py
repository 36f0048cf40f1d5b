"""One game being played: beginning it, taking a turn, and whether that has shown something to anybody.

What is kept of a game between two turns is in sealed.py.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from re import search
from typing import Any

import msgspec

from engine.chance import Chance, Draw
from engine.errors import Malformed, Refusal, Refused
from engine.game import Action, Event, Game
from engine.options import complete

AnyGame = Game[Any, Any, Any, Any]

OVER = Refusal("over")
NO_SUCH_SEAT = Refusal("no-such-seat")
NOT_YOUR_TURN = Refusal("not-your-turn")
NOTHING_TO_UNDO = Refusal("nothing-to-undo")
SOMETHING_WAS_SHOWN = Refusal("something-was-shown")
SOMEBODY_MOVED = Refusal("somebody-moved")


class Turn(msgspec.Struct, frozen=True):
    """What one action did: the state after it, what happened, what was drawn, and whether it showed anything."""

    state: Any
    events: Sequence[Event]
    draws: tuple[Draw, ...]
    barrier: bool
    """Whether it cannot be taken back: luck was drawn, something hidden was shown to somebody, or the game ended."""


def begin(game: AnyGame, seats: int, asked: Mapping[str, Any], chance: Chance) -> Turn:
    """Set a game up; raises Refused for seats or options that the game does not allow."""
    options = check_setup(game, seats, asked)
    state, events = game.setup(seats, options, chance)
    return Turn(state, events, tuple(chance.drawn), barrier=True)


def check_setup(game: AnyGame, seats: int, asked: Mapping[str, Any]) -> dict[str, Any]:
    """The complete options of a table with this many seats; raises Refused if it cannot be set up like this."""
    if seats not in game.seats:
        raise Refused(Refusal("wrong-seats", {"least": game.seats[0], "most": game.seats[-1]}))
    options = complete(game.options(seats), asked)
    if refusal := game.check_options(seats, options):
        raise Refused(refusal)
    return options


def seat_count(game: AnyGame, state: Any) -> int:
    """How many people or computer players sit at this game."""
    return len(game.outcome(state).scores)


def check(game: AnyGame, state: Any, seat: int, action: Action) -> Refusal | None:
    """Why the seat may not do this now, if it may not: the table's reasons first, then the game's."""
    to_act = game.to_act(state)
    if seat not in to_act:
        if not 0 <= seat < seat_count(game, state):
            return NO_SUCH_SEAT
        if not to_act:
            return OVER
        if seat not in game.may_act(state) and not game.is_advice(action):
            return NOT_YOUR_TURN
    return game.check(state, seat, action)


def take(game: AnyGame, state: Any, seat: int, action: Action, chance: Chance) -> Turn:
    """Let a seat act; raises Refused, and changes nothing, if it may not."""
    if refusal := check(game, state, seat, action):
        raise Refused(refusal)
    before = len(chance.drawn)
    after, events = game.apply(state, seat, action, chance)
    draws = tuple(chance.drawn[before:])
    barrier = bool(draws) or game.is_advice(action) or not game.to_act(after) or shows_something(game, state, after)
    return Turn(after, events, draws, barrier)


def shows_something(game: AnyGame, before: Any, after: Any) -> bool:
    """Whether any audience can place something after a step that it could not place before."""
    if not set(game.face_down(before)).issubset(game.face_down(after)):
        return True
    audiences: list[int | None] = [None, *range(seat_count(game, before))]
    for audience in audiences:
        had, has = game.unseen(before, audience), game.unseen(after, audience)
        if had != has and Counter(had) - Counter(has):
            return True
    return False


def audience_events(events: Sequence[Event], seat: int | None) -> list[Event]:
    """The events that this seat, or with None the public, may know."""
    return [event for event in events if event.to is None or (seat is not None and seat in event.to)]


def read_action(game: AnyGame, fields: Mapping[str, Any]) -> Action:
    """An action from its fields (without the seat); raises Malformed for a missing, unknown or wrongly typed one."""
    try:
        action: Action = msgspec.convert(fields, _kind(game, fields))
    except msgspec.ValidationError as error:
        raise Malformed(str(error), field=_field_in(str(error))) from error
    return action


def _field_in(problem: str) -> str:
    """The field that msgspec says is missing or wrongly typed; it tells that in words alone."""
    found = search(r"`\$\.(\w+)|required field `(\w+)`", problem)
    return next(filter(None, found.groups()), "") if found else ""


def _kind(game: AnyGame, fields: Mapping[str, Any]) -> Any:
    """The one kind of action that these fields claim to be, since converting to a whole union is slow."""
    tag = fields.get("type")
    return game.action_kinds.get(tag, game.action_type) if isinstance(tag, str) else game.action_type


def encode_state(state: Any) -> bytes:
    """A state as bytes to keep."""
    return msgspec.msgpack.encode(state)


def decode_state(game: AnyGame, kept: bytes) -> Any:
    """The state that `encode_state` wrote."""
    return msgspec.msgpack.decode(kept, type=game.state_type)
