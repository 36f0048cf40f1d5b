"""Which tables the conformance tests play at, and random moments of games at them. No assertions here."""

from __future__ import annotations

import os
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from hashlib import sha256
from itertools import combinations, count, islice
from typing import Any, NamedTuple

import msgspec
import pytest

from engine.chance import Draw, Seeded, Stream
from engine.game import Action, Event
from engine.games import game_named
from engine.menu import Ask
from engine.table import AnyGame, begin
from tests.engine.tiny_game import GAME as TINY

EFFORT = float(os.environ.get("TIDETABLE_TEST_EFFORT", "1"))
"""How much is played: 1 is right for every push, 20 for a night."""

Options = Mapping[str, Any]

OPTIONS: Mapping[str, Mapping[int, Sequence[Options]]] = {
    TINY.name: {2: [{}, {"dice": True, "hand": 4}], 3: [{"start": "first", "hand": 5}]},
    "waves": {
        2: [
            {},
            {"tablets": "duel", "shells": [5, 5, 5, 5, 5]},
            {"edition": "breakers", "tablets": ["roles", "tide", "agent-right", "unique", "shells"]},
            {"edition": "breakers", "tablets": "random", "rounds": 3},
        ],
        3: [{}, {"tablets": "three"}, {"tablets": ["six", "tide", "elder-right", "unique", "shells"], "rounds": 1}],
        4: [
            {},
            {"mode": "free", "tablets": "free"},
            {"tablets": "teams", "edition": "breakers"},
            {"tablets": ["roles", "meek", "agent-right", "weak", "first-returns"], "shells": [0, 0, 0, 0, 1]},
        ],
        5: [{"tablets": "teams"}, {"mode": "free", "tablets": "random"}],
        6: [
            {"tablets": ["six", "tide", "rebels-first", "counter", "no-copies"]},
            {"mode": "free", "tablets": "three"},
            {"edition": "breakers"},
        ],
    },
    "wave": {
        2: [{}, {"silver": "either", "misplay": "returned"}, {"swaps": True}],
        3: [{}, {"misplay": "returned", "swaps": True}],
        4: [{}, {"misplay": "returned"}],
    },
    "rolling": {2: [{}], 3: [{}], 4: [{}], 5: [{}]},
    "war": {
        2: [{}, {"deck": "60"}, {"rounds": 2}],
        3: [{"crowd": True, "rounds": 20}],
        4: [{"crowd": True, "deck": "60", "rounds": 15}],
    },
}
"""For each game and number of seats, the options to play with: together they use everything that can be chosen."""

SEALED: Mapping[str, frozenset[str]] = {
    "tiny": frozenset({"lay"}),
    "waves": frozenset({"follow", "rebel"}),
    "wave": frozenset(),
    "rolling": frozenset({"plan"}),
    "war": frozenset({"build", "fortify"}),
}
"""The kinds of action of which others see that they happen, but not all of what they are."""


class Setting(NamedTuple):
    """A table to play at."""

    name: str
    seats: int
    options: Options

    @property
    def game(self) -> AnyGame:
        return game_named(self.name)

    @property
    def audiences(self) -> list[int | None]:
        return [None, *range(self.seats)]

    def __hash__(self) -> int:
        return hash(str(self))

    def __str__(self) -> str:
        chosen = "-".join(
            f"{name}={','.join(map(str, value)) if isinstance(value, list) else value}"
            for name, value in self.options.items()
        )
        return f"{self.name}-{self.seats}" + (f"-{chosen}" if chosen else "")


class Moment(NamedTuple):
    """One action of a game, with the state on each side of it."""

    before: Any
    seat: int
    action: Action
    after: Any
    events: Sequence[Event]
    draws: tuple[Draw, ...]
    """As a record would hold them."""


SETTINGS = [
    Setting(name, seats, options)
    for name, by_seats in OPTIONS.items()
    for seats, several in by_seats.items()
    for options in several
]


def stream_for(*what: object) -> Stream:
    """Numbers of its own for each thing that is tried."""
    return Stream(sha256("|".join(map(str, what)).encode()).digest())


def some(actions: Sequence[Any], stream: Stream, most: int) -> list[Any]:
    """The actions, or `most` of them if there are more."""
    if len(actions) <= most:
        return list(actions)
    return [stream.choose(actions) for _ in range(most)]


def start(setting: Setting, number: int) -> Any:
    """The first state of a game."""
    return begin(setting.game, setting.seats, setting.options, _chance(setting, number)).state


def moments(setting: Setting, number: int) -> Iterator[Moment]:
    """A random game, action by action. Now and then a seat does what nobody waits for: gives advice, changes a plan."""
    game = setting.game
    stream = stream_for(setting, number, "whims")  # the golden scenes were drawn with this word
    chance = _chance(setting, number)
    state = begin(game, setting.seats, setting.options, chance).state
    while to_act := game.to_act(state):
        seat = stream.choose(to_act)
        if stream.below(8) == 0:
            seat = stream.below(setting.seats)
        if not (legal := game.legal(state, seat)):
            continue
        action = stream.choose(legal)
        drawn = len(chance.drawn)
        after, events = game.apply(state, seat, action, chance)
        draws = msgspec.json.decode(msgspec.json.encode(chance.drawn[drawn:]), type=tuple[Draw, ...])
        yield Moment(state, seat, action, after, events, draws)
        state = after


def _chance(setting: Setting, number: int) -> Seeded:
    return Seeded(sha256(f"{setting}|{number}".encode()).digest())


def ways(game: AnyGame, state: Any, seat: int, most: int) -> Iterator[tuple[tuple[str, ...], Any]]:
    """Ways into a menu with what it answers: all of them, or some if there are more than `most`."""
    waiting: list[tuple[str, ...]] = [()]
    for _ in range(most):
        if not waiting:
            return
        picked = waiting.pop()
        asked = game.ask(state, seat, picked)
        yield picked, asked
        if isinstance(asked, Ask):
            tokens = [option.token for option in asked.options]
            for many in range(asked.least, asked.most + 1):
                waiting.extend((*picked, "+".join(chosen)) for chosen in islice(combinations(tokens, many), 3000))


@cache
def sample(setting: Setting, most: int) -> list[Moment]:
    """Moments of some games, spread over them, with the last of each."""
    most = max(4, int(most * EFFORT))
    found: list[Moment] = []
    for number in count():
        played = list(moments(setting, number))
        stride = max(1, 3 * len(played) // most)
        found += [*played[number % stride : -1 : stride], *played[-1:]]
        if len(found) >= most:
            return found
    raise AssertionError


every_setting = pytest.mark.parametrize("setting", SETTINGS, ids=str)
