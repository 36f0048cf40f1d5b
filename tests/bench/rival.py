"""Decides for tests/bench/rivals.py, with the engine of whichever checkout stands on the path.

Each line that it reads is a question: the game, the level, the seat, what it sees, its dice, how long to think. It
answers with the action and the seconds of processor time. It must also run with the engine of an earlier commit, so it
takes from the engine only what every version has, by its name of then or of now.
"""

from __future__ import annotations

import sys
from time import process_time
from typing import Any

import msgspec

from engine.games import game_named
from engine.players import levels, sight

try:
    from engine.players.quick_stream import QuickStream
except ImportError:
    from engine.players.whims import Whims as QuickStream  # type: ignore[import-not-found, no-redef]

unpack: Any = getattr(sight, "unpack", None) or sight.unpacked  # type: ignore[attr-defined]


class Question(msgspec.Struct, frozen=True):
    """What a seat is asked to decide."""

    game: str
    level: str
    seat: int
    packed: bytes
    dice: bytes
    seconds: float


class Answer(msgspec.Struct, frozen=True):
    """What it does, in the words of the record, and the seconds of processor time that it took."""

    action: dict[str, Any]
    seconds: float


def answer(question: Question) -> Answer:
    """Decide once, as the level does."""
    began = process_time()
    seen = unpack(game_named(question.game), question.packed, question.seat)
    action = levels.decide(question.level, seen, QuickStream(question.dice), question.seconds)
    return Answer(msgspec.to_builtins(action), process_time() - began)


def main() -> None:
    questions = msgspec.json.Decoder(Question)
    for line in sys.stdin.buffer:
        sys.stdout.buffer.write(msgspec.json.encode(answer(questions.decode(line))) + b"\n")
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
