"""Scripted first games: whole recorded games in which a newcomer makes some of the moves and is told why."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import Any, Literal, NamedTuple

import msgspec

from engine.errors import Refusal
from engine.game import Action, Event
from engine.games import game_named
from engine.record import Position, Record, replay
from engine.sealed import Sealed
from engine.table import audience_events, check, read_action

LEARNER = 0
"""The seat of the person who learns."""


class Prompt(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A move that the learner makes: the number of the action, and moves that the rules refuse there."""

    at: int
    tempting: tuple[dict[str, Any], ...] = ()


class Script(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A lesson as it stands in its file; `names` are those of the computer players."""

    format: Literal["tidetable-lesson/1"]
    names: tuple[str, ...]
    prompts: tuple[Prompt, ...]
    record: Record


class Moment(NamedTuple):
    """The game when the learner is asked, or at the end, and what happened since they were asked before."""

    game: Sealed
    told: Sequence[Sequence[Event]]
    """What the learner may know of each action since."""


class Lesson:
    """A scripted first game."""

    def __init__(self, script: Script) -> None:
        self.names = script.names
        self.prompts = script.prompts
        self._record = script.record
        self._rules = game_named(script.record.game)

    @classmethod
    def read(cls, text: bytes) -> Lesson:
        """The lesson in a file."""
        return cls(msgspec.json.decode(text, type=Script))

    def __len__(self) -> int:
        return len(self.prompts)

    @property
    def options(self) -> Mapping[str, Any]:
        """The options of the game that differ from their defaults."""
        return self._record.options

    @property
    def seats(self) -> int:
        return self._record.seats

    def moment(self, prompt: int) -> Moment:
        """How the game stands at a prompt, counted from 0; the number after the last prompt means the end."""
        at, since = self._reached(prompt), self._reached(prompt - 1)
        told = [audience_events(position.events, LEARNER) for position in self._positions if since < position.n <= at]
        actions = [(action["seat"], self._action(number)) for number, action in enumerate(self._record.actions[:at])]
        seed = bytes.fromhex(self._record.seed or "")
        return Moment(Sealed.replay(self._record.game, self.seats, self.options, actions, seed), told)

    def find_wanted(self, prompt: int) -> Action:
        """The move that the script asks for."""
        return self._action(self.prompts[prompt].at)

    def refusal(self, prompt: int, which: int) -> Refusal | None:
        """Why the rules refuse a tempting move."""
        action = read_action(self._rules, self.prompts[prompt].tempting[which])
        return check(self._rules, self._positions[self.prompts[prompt].at].state, LEARNER, action)

    def _reached(self, prompt: int) -> int:
        """How many actions were done at a prompt; -1 before the first prompt, when not even the cards were dealt."""
        if prompt < 0:
            return -1
        return self.prompts[prompt].at if prompt < len(self.prompts) else len(self._record.actions)

    def _action(self, number: int) -> Action:
        fields = {name: value for name, value in self._record.actions[number].items() if name != "seat"}
        return read_action(self._rules, fields)

    @cached_property
    def _positions(self) -> Sequence[Position]:
        return tuple(replay(self._record))
