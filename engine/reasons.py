"""What the engine's errors say in English, for the command line and for logs; the bot has words of its own."""

from __future__ import annotations

from collections.abc import Mapping

from engine.errors import EngineError, Refusal, Refused

OF_THE_TABLE: Mapping[str, str] = {
    "unknown-game": "there is no such game; there are: {games}",
    "wrong-seats": "the game needs {least} to {most} seats",
    "unknown-option": "the game has no option {option}",
    "bad-option": "the option {option} does not allow this value",
    "over": "the game is over",
    "no-such-seat": "the game has no such seat",
    "not-your-turn": "it is not this seat's turn",
    "nothing-to-undo": "nothing was done yet",
    "something-was-shown": "something was drawn or shown since",
    "somebody-moved": "somebody else has moved since",
    "stale-choice": "what was picked is not to be had",
}
"""The refusals that do not come from a game's own rules."""

LONGEST_LINE = 300


def sentence(refusal: Refusal, refusals: Mapping[str, str]) -> str:
    """A refusal in English; `refusals` are the game's own, which take precedence over the table's."""
    _, mark, text = refusals.get(refusal.code, "").partition("#")
    if not mark:
        text = OF_THE_TABLE.get(refusal.code, refusal.code)
    return text.format_map(refusal.params)


def explain(error: EngineError, refusals: Mapping[str, str]) -> str:
    """An error in English."""
    return sentence(error.refusal, refusals) if isinstance(error, Refused) else str(error)


def one_line(text: str, longest: int = LONGEST_LINE) -> str:
    """The text, which may quote a file, as one line of limited length, without what could upset a terminal."""
    plain = "".join(letter if letter.isprintable() else " " for letter in text)
    short = " ".join(plain.split())
    return short if len(short) <= longest else f"{short[:longest]} …"
