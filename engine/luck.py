"""How the luck of a table comes about: a sealed secret, what people bring, a public value, and a seed for each use.

Drawing from a seed is in chance.py; reading and writing the proof in a file is in record.py.
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256
from itertools import groupby
from re import compile as pattern
from re import fullmatch
from typing import Annotated, Final, Literal

import msgspec

from engine.chance import Stream
from engine.errors import Forged

SCHEME: Final = "tidetable-luck/2"
"""The first of the lines that each root is made from, so that a new scheme changes every seed."""
SEATING: Final = "seating"
DEAL: Final = "deal"

LONGEST_GIFT: Final = 64
LARGEST_ROUND: Final = 2**53 - 1
"""The largest whole number that a checker in JavaScript reads without loss."""

HIDDEN: Final = pattern(
    "[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u2800\u3164\ufe00-\ufe0f\uffa0"
    "\U00016fe4\U0001d159\U000e0100-\U000e01ef]"
)
"""Letters and marks that show nothing although they can be printed."""
QUOTES: Final = '"`\\'
"""What could end the quotation of a gift, or read as the number of a letter."""

Digest = Annotated[str, msgspec.Meta(pattern=r"^[0-9a-f]{64}\Z")]
Seats = Literal["joined", "drawn", "both", "other"]


class Beacon(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A round of a public random beacon: a value that nobody knew before its time."""

    chain: Annotated[str, msgspec.Meta(pattern=r"^[0-9a-f]{1,128}\Z")]
    round: Annotated[int, msgspec.Meta(ge=1, le=LARGEST_ROUND)]
    randomness: Digest


class Luck(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The proof of a table's luck, as the record writes it."""

    seal: Digest
    secret: Digest
    gifts: tuple[str, ...]
    """What each person brought, in the order in which the seats were taken."""
    beacon: Beacon | None
    order: tuple[int, ...]
    """By seat: the place in the joining order of the person who sat there at the deal."""


class Fitting(msgspec.Struct, frozen=True):
    """What is known about a proof once it was found to fit its game."""

    root: bytes
    seats: Seats
    """How people came to their seats: as they joined, as the root draws them, as both, or in another order."""


def seal_of(secret: bytes) -> str:
    """The hash that is shown of a secret before the secret may be known."""
    return sha256(secret).hexdigest()


def root_of(secret: bytes, gifts: Sequence[str], beacon: Beacon | None) -> bytes:
    """What every seed of a table is made from."""
    public = ("none", "none") if beacon is None else (f"{beacon.chain} {beacon.round}", beacon.randomness)
    lines = (SCHEME, secret.hex(), str(len(gifts)), *gifts, *public)
    return sha256("\n".join(lines).encode()).digest()


def seed_for(root: bytes, label: str) -> bytes:
    """The seed of one use of luck."""
    return sha256(root + label.encode("ascii")).digest()


def player_label(seat: int) -> str:
    """The label of the luck that the computer player in a seat draws from."""
    return f"player/{seat}"


def draw_seats(root: bytes, seats: int) -> tuple[int, ...]:
    """By seat: the place in the joining order of the person who is drawn to sit there."""
    return tuple(Stream(seed_for(root, SEATING)).shuffle(range(seats)))


def is_gift(text: str) -> bool:
    """Whether a text can be a gift: a line of 1 to 64 characters, no control characters or lone surrogates."""
    return fullmatch(rf"[^\x00-\x1f\x7f-\x9f\u2028\u2029\ud800-\udfff]{{1,{LONGEST_GIFT}}}", text) is not None


def spell_out(gift: str) -> str:
    """A gift for people to compare: what nobody sees in it, and what could end a quotation, as numbers: \\u{200e}."""
    shown: list[str] = []
    for seen, places in groupby(range(len(gift)), lambda at: _is_seen(gift, at)):
        letters = [gift[at] for at in places]
        shown += letters if seen else ["\\u{", " ".join(f"{ord(letter):x}" for letter in letters), "}"]
    return "".join(shown)


def _is_seen(gift: str, at: int) -> bool:
    letter, before, behind = gift[at], gift[at - 1 : at], gift[at + 1 : at + 2]
    if letter == " ":
        return before not in ("", " ") and behind not in ("", " ")
    return letter.isprintable() and letter not in QUOTES and HIDDEN.match(letter) is None


def fit(luck: Luck, seats: int, seed: str | None, commit: str | None) -> Fitting:
    """Check a proof step by step against the seats and the seed of its game; raises Forged at the first misfit."""
    secret = bytes.fromhex(luck.secret)
    if seal_of(secret) != luck.seal:
        raise Forged("luck: the seal is not the SHA-256 of the secret")
    if not all(map(is_gift, luck.gifts)):
        raise Forged(f"luck: a gift is a line of 1 to {LONGEST_GIFT} characters")
    if len(luck.gifts) > seats:
        raise Forged("luck: there are more gifts than seats")
    if len(luck.order) != seats or sorted(luck.order) != list(range(seats)):
        raise Forged("luck: the order does not name each place in the joining order once")
    root = root_of(secret, luck.gifts, luck.beacon)
    made = seed_for(root, DEAL)
    if seed is None or seed.lower() != made.hex():
        raise Forged("luck: secret, gifts and beacon do not make the seed")
    if commit is None or commit.lower() != sha256(made).hexdigest():
        raise Forged("luck: the commitment is not that of the seed")
    return Fitting(root, _seats(luck.order, root))


def _seats(order: tuple[int, ...], root: bytes) -> Seats:
    joined, lots = tuple(range(len(order))), draw_seats(root, len(order))
    if order == joined:
        return "both" if lots == joined else "joined"
    return "drawn" if order == lots else "other"
