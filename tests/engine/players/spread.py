"""How differently the styles of computer players play: what each does with its dice, cards and Agents.

`python -m tests.engine.players.spread rolling easy 40` counts forty games in which all styles of a level sit together.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Callable, Sequence
from hashlib import sha256
from typing import Any

from engine.arena import play
from engine.games import game_named
from engine.games.rolling.actions import Plan, Put
from engine.games.war.actions import Attack, Build, Fortify
from engine.games.war.cards import NUMBER
from engine.games.war.held import SEEN_BITS
from engine.games.waves.actions import Follow, Rebel
from engine.players import Kind, styles_of
from engine.record import replay
from engine.table import read_action

Counts = dict[str, Counter[str]]
"""By the kind of a computer player, how often it did what."""


def in_waves(action: Any) -> list[str]:
    """Followers and Rebels."""
    return ["Rebel"] if isinstance(action, Rebel) else ["Follower"] if isinstance(action, Follow) else []


def in_rolling(action: Any) -> list[str]:
    """Dice on the parts of the map."""
    if not isinstance(action, Plan):
        return []
    parts = [part for part, _ in action.put.placed] if isinstance(action.put, Put) else ["bury"]
    return ["chests" if part.startswith("chest") else part for part in parts]


def in_war(action: Any) -> list[str]:
    """Strikes, and what is laid."""
    return ["strike"] if isinstance(action, Attack) else ["lay"] if isinstance(action, Build | Fortify) else []


def totals_in_war(state: Any, seat: int) -> list[str]:
    """The totals of one's sections in the end, in thirds."""
    found = []
    for builds, _ in state.gateways[seat]:
        total = sum(NUMBER[card >> SEEN_BITS] for card in builds)
        if total:
            found.append("1-4" if total < 5 else "5-8" if total < 9 else "9 and more")
    return found


DONE: dict[str, Callable[[Any], list[str]]] = {"waves": in_waves, "rolling": in_rolling, "war": in_war}


def count(name: str, seats: int, kinds: Sequence[str], games: int) -> Counts:
    """What the kinds do who go round the table, and round it by one seat with each game."""
    rules, found = game_named(name), {kind: Counter[str]() for kind in kinds}
    for number in range(games):
        at = [kinds[(seat + number) % len(kinds)] for seat in range(seats)]
        seed = sha256(f"spread|{name}|{seats}|{number // len(kinds)}".encode()).digest()
        record = play(rules, seats, {}, seed, at)
        for fields in record.actions:
            given = dict(fields)
            kind = at[given.pop("seat")]
            found[kind].update(DONE[name](read_action(rules, given)))
        if name == "war":
            last = list(replay(record))[-1].state
            for seat in range(seats):
                found[at[seat]].update(totals_in_war(last, seat))
    return found


def shares(counted: Counter[str]) -> str:
    """Each part of what was done, in words."""
    total = sum(counted.values())
    return ", ".join(f"{what} {many / total:.1%}" for what, many in counted.most_common())


if __name__ == "__main__":
    game, level, many = sys.argv[1], sys.argv[2], int(sys.argv[3])
    styled = [str(Kind(level, style)) for style in styles_of(game)]
    for kind, counted in count(game, max(2, len(styled)), styled, many).items():
        print(f"{kind}: {shares(counted)}")
