"""A game between two turns, as code outside the engine keeps it: bytes that only the engine opens.

With a Sealed that code can see what an audience may see, and let a seat act; the state itself never leaves it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import Any, NamedTuple
from zlib import crc32

import msgspec
from msgspec.structs import replace

from engine.chance import Draw, Seeded
from engine.errors import Refusal, Refused
from engine.game import Action, Event, Outcome, Room, View
from engine.games import game_named
from engine.menu import Ask, Ready, Words, walk
from engine.plan_menu import PlanMenu
from engine.table import (
    NOTHING_TO_UNDO,
    SOMEBODY_MOVED,
    SOMETHING_WAS_SHOWN,
    AnyGame,
    begin,
    check,
    decode_state,
    encode_state,
    take,
)

WALKED = 5000
"""The most questions of a menu that are looked at to find the way to an action."""


class _Kept(msgspec.Struct, frozen=True, array_like=True):
    """What the bytes hold besides the state: how often each seat moved, and what can be taken back."""

    state: bytes
    position: int
    moves: tuple[int, ...]
    mover: int = -1
    earlier: tuple[bytes, ...] = ()
    """The states to which the last mover can still go back, oldest first.

    All of them, since people are promised that they can while nothing was shown and nobody else has moved. Somebody who
    changes a sealed plan again and again adds some 150 bytes each time, until anybody else moves.
    """
    barred: bool = False
    """Whether the last mover's own move before those showed something, so that they cannot go back any further."""
    forced: tuple[tuple[int, ...], ...] = ()
    """The seats that had no choice after each of these moves, and were played for; a game kept before lacks some."""


class SealedTurn(NamedTuple):
    """What a turn led to: the game after it, what happened and was drawn, and whether that rules out taking it back."""

    game: Sealed
    events: Sequence[Event]
    draws: tuple[Draw, ...]
    barrier: bool


class Sealed:
    """One game at one moment; asking changes nothing, acting gives another Sealed."""

    def __init__(self, name: str, data: bytes) -> None:
        self.name = name
        self.data = data
        self.rules: AnyGame = game_named(name)

    @classmethod
    def begin(cls, name: str, seats: int, asked: Mapping[str, Any], seed: bytes) -> SealedTurn:
        """Deal a new game; raises Refused for seats or options that the game does not allow."""
        chance = Seeded(seed)
        turn = begin(game_named(name), seats, asked, chance)
        kept = _Kept(encode_state(turn.state), chance.position, (0,) * seats)
        return SealedTurn(cls._of(name, kept), turn.events, turn.draws, barrier=True)

    @classmethod
    def _of(cls, name: str, kept: _Kept) -> Sealed:
        return cls(name, msgspec.msgpack.encode(kept))

    @cached_property
    def _kept(self) -> _Kept:
        return msgspec.msgpack.decode(self.data, type=_Kept)

    @cached_property
    def _state(self) -> Any:
        return decode_state(self.rules, self._kept.state)

    @property
    def position(self) -> int:
        """How far the stream of chance was read."""
        return self._kept.position

    @property
    def seats(self) -> int:
        return len(self._kept.moves)

    @cached_property
    def to_act(self) -> tuple[int, ...]:
        """The seats that the game waits for."""
        return self.rules.to_act(self._state)

    @cached_property
    def follows(self) -> int | None:
        """The seat whose turn comes next, where everybody can know that."""
        return self.rules.follows(self._state) if len(self.to_act) == 1 else None

    @cached_property
    def order(self) -> tuple[int, ...]:
        """The seats whose turns come next, as far as everybody can know that."""
        return self.rules.order(self._state) if len(self.to_act) == 1 else ()

    @cached_property
    def outcome(self) -> Outcome:
        return self.rules.outcome(self._state)

    @property
    def round(self) -> int | None:
        """The number of the round being played; None in a game without rounds."""
        return self.rules.round_of(self._state)

    def may_act(self, seat: int) -> bool:
        """Whether the seat may do anything at all now, advice included."""
        return bool(self.to_act) and (seat in self.rules.may_act(self._state) or bool(self.legal(seat)))

    def view(self, seat: int | None) -> View:
        """What a seat, or with None the public, may know."""
        view: View = self.rules.view(self._state, seat)
        return view

    def legal(self, seat: int) -> Sequence[Action]:
        """What the seat may do now."""
        return self.rules.legal(self._state, seat)

    def check(self, seat: int, action: Action) -> Refusal | None:
        """Why the seat may not do this."""
        return check(self.rules, self._state, seat, action)

    def ask(self, seat: int, picked: Sequence[str]) -> Ask | Ready | Refusal:
        """The next small choice of a seat; see menu.py. The first one is kept, since `prompt` needs it too."""
        if picked:
            return self.rules.ask(self._state, seat, picked)
        if seat not in self._first_questions:
            self._first_questions[seat] = self.rules.ask(self._state, seat, ())
        return self._first_questions[seat]

    @cached_property
    def _first_questions(self) -> dict[int, Ask | Ready | Refusal]:
        return {}

    def field_words(self, seat: int, action: Action, field: str) -> Sequence[Words]:
        """What a field of a legal action of this seat means; none where its value speaks for itself."""
        return self.rules.field_words(self._state, seat, action, field)

    @property
    def rooms(self) -> tuple[Room, ...]:
        """The groups of seats that may talk among themselves, and which of them may now."""
        return self.rules.rooms(self._state)

    def find_forced(self, seat: int) -> Action | None:
        """The only thing a seat can do, if everybody can know that: then doing it for the seat tells nothing."""
        return self.rules.find_forced(self.view(None), seat) if seat in self.to_act else None

    def path_to(self, seat: int, action: Action) -> tuple[str, ...] | None:
        """A way through the menu to a legal action, or to one that does the same; None if a short search finds none."""
        action = self.rules.simplest(self._state, seat, action)
        ways = walk(self.rules, self._state, seat, WALKED)
        return next((picked for picked, found in ways if found == action), None)

    def plan_menu(self, seat: int) -> PlanMenu:
        """What the seat may lay ahead for its coming decisions."""
        return PlanMenu(self.rules, self._state, seat, self._kept.moves[seat])

    def prompt(self, seat: int) -> str:
        """A name for the seat's present decision: a control made for another one is out of date.

        What others do at the same time does not change it as long as the seat is asked the same thing. For a seat
        that may do no more than give advice, every action of anybody changes it.
        """
        moves = self._kept.moves
        if seat not in self.rules.may_act(self._state):
            return f"x{sum(moves)}"
        question = msgspec.msgpack.encode(self.ask(seat, ()))
        return f"{moves[seat]}.{crc32(question) % 46656:x}"

    def moves_of(self, seat: int) -> int:
        """How many actions of a seat stand, advice and what was forced included."""
        return self._kept.moves[seat]

    def act(self, seat: int, action: Action, seed: bytes, *, forced: bool = False) -> SealedTurn:
        """Let a seat act; raises Refused if it may not.

        What is `forced` is nobody's move: the last mover can still go back, and it goes back with their move.
        """
        kept = self._kept
        chance = Seeded(seed, kept.position)
        turn = take(self.rules, self._state, seat, action, chance)
        moves = (*kept.moves[:seat], kept.moves[seat] + 1, *kept.moves[seat + 1 :])
        mover = kept.mover if forced else seat
        after = _Kept(encode_state(turn.state), chance.position, moves, mover, barred=turn.barrier)
        if not turn.barrier and mover == kept.mover:
            after = replace(after, earlier=kept.earlier, barred=kept.barred, forced=kept.forced)
        if not turn.barrier and not forced:
            after = replace(after, earlier=(*after.earlier, kept.state), forced=(*after.forced, ()))
        elif after.forced:
            after = replace(after, forced=(*after.forced[:-1], (*after.forced[-1], seat)))
        return SealedTurn(self._of(self.name, after), turn.events, turn.draws, turn.barrier)

    def can_undo(self, seat: int) -> Refusal | None:
        """Why the seat cannot take its last action back by itself, if it cannot."""
        kept = self._kept
        if not sum(kept.moves) or kept.moves[seat] == 0:
            return NOTHING_TO_UNDO
        if kept.mover != seat:
            return SOMEBODY_MOVED
        if not kept.earlier:
            return SOMETHING_WAS_SHOWN if kept.barred else SOMEBODY_MOVED
        return None

    def goes_back(self, seat: int) -> tuple[int, ...]:
        """The seats of the actions that an undo takes back: this seat's last, and what was forced after it."""
        forced = self._kept.forced
        return (seat, *forced[-1]) if forced else (seat,)

    def undo(self, seat: int) -> Sealed:
        """The game before the seat's last action; raises Refused once anybody could have learnt from it."""
        if refusal := self.can_undo(seat):
            raise Refused(refusal)
        kept = self._kept
        back = Counter(self.goes_back(seat))
        moves = tuple(count - back[other] for other, count in enumerate(kept.moves))
        mover = seat if len(kept.earlier) > 1 or kept.barred else -1
        before = _Kept(kept.earlier[-1], kept.position, moves, mover, kept.earlier[:-1], kept.barred, kept.forced[:-1])
        return self._of(self.name, before)

    @classmethod
    def replay(
        cls, name: str, seats: int, asked: Mapping[str, Any], actions: Sequence[tuple[int, Action]], seed: bytes
    ) -> Sealed:
        """The game after these actions; raises Refused if one of them was not allowed."""
        rules = game_named(name)
        chance = Seeded(seed)
        state = begin(rules, seats, asked, chance).state
        moves = [0] * seats
        for seat, action in actions:
            state = take(rules, state, seat, action, chance).state
            moves[seat] += 1
        return cls._of(name, _Kept(encode_state(state), chance.position, tuple(moves)))

    @classmethod
    def history(
        cls, name: str, seats: int, asked: Mapping[str, Any], actions: Sequence[tuple[int, Action]], seed: bytes
    ) -> list[Sealed]:
        """Positions to look at: after the set-up and after each of these actions, all of which must be allowed."""
        rules = game_named(name)
        chance = Seeded(seed)
        state = begin(rules, seats, asked, chance).state
        found = [cls.at(name, seats, state)]
        for seat, action in actions:
            state = rules.apply(state, seat, action, chance).state
            found.append(cls.at(name, seats, state))
        return found

    @classmethod
    def at(cls, name: str, seats: int, state: Any) -> Sealed:
        """A position to look at, from a record or a replay; it does not know what was done before it."""
        return cls._of(name, _Kept(encode_state(state), 0, (0,) * seats))

    def same_game(self, other: Sealed) -> bool:
        """Whether both are the same position, no matter what could be taken back in either."""
        return self._kept.state == other._kept.state and self._kept.position == other._kept.position
