"""Lengths of time in words."""

from __future__ import annotations

from bot.pace.terms import DAY, HOUR, MINUTE, Pace
from bot.texts import Texts


def say_length(texts: Texts, seconds: int) -> str:
    """A length in its largest units: 2 days 12 hours, 15 minutes, less than a minute."""
    parts = []
    for unit, size in (("days", DAY), ("hours", HOUR), ("minutes", MINUTE)):
        count, seconds = divmod(seconds, size)
        if count:
            parts.append(texts(f"length-{unit}", count=count))
    return " ".join(parts) or texts("length-none")


def say_pace(texts: Texts, key: str, pace: Pace) -> str:
    """What a pace gives, in the sentence of this key, which is shorter if turns add nothing."""
    bank, added, most = (say_length(texts, seconds) for seconds in (pace.bank, pace.added, pace.most))
    adds = "yes" if pace.added else "no"
    return texts(key, bank=bank, adds=adds, added=added, most=most)
