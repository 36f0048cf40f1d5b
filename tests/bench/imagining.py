"""Thinks about positions for tests/bench/minds.py, with the engine of whichever checkout stands on the path.

It is started with a file of positions. For each line of input, the number of a position, it prints how many actions
were imagined and how many seconds of processor time that took. It must also run with earlier engines, so it uses only
what every version has, under its former name or its present one.
"""

from __future__ import annotations

import sys
from pathlib import Path
from time import monotonic, process_time
from typing import Any

import msgspec

from engine.games import game_named
from engine.players import search, sight
from engine.players.levels import skill_of

try:
    from engine.players.quick_stream import QuickStream
except ImportError:
    from engine.players.whims import Whims as QuickStream  # type: ignore[import-not-found, no-redef]

Search: Any = getattr(search, "Search", None) or search.Thought  # type: ignore[attr-defined]
unpack: Any = getattr(sight, "unpack", None) or sight.unpacked  # type: ignore[attr-defined]


def think(name: str, seat: int, packed: bytes, nodes: int) -> tuple[int, float]:
    """Decide once; returns how many actions were imagined and how many seconds that took."""
    skill: Any = skill_of(name)
    budget = search.Budget(nodes)
    began = process_time()
    seen = unpack(game_named(name), packed, seat)
    stream = QuickStream(packed[:8])
    thought = Search(seen, skill, stream, budget, monotonic)
    thought.best(list(skill.openings(seen, stream)))
    return nodes - thought.left, process_time() - began


def main() -> None:
    positions = msgspec.msgpack.decode(Path(sys.argv[1]).read_bytes())
    for line in sys.stdin:
        nodes, seconds = think(*positions[int(line)])
        print(nodes, seconds, flush=True)


if __name__ == "__main__":
    main()
