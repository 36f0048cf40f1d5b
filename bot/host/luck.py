"""What is kept of a table's luck: what people bring, the round that is awaited, the proof. Dealing is in dealing.py."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING
from unicodedata import category, normalize

import msgspec

from bot.errors import Sorry
from engine.luck import LONGEST_GIFT, Beacon, Luck, is_gift, player_label, root_of, seed_for

if TYPE_CHECKING:
    from bot.host.seated import Seated
    from storage.models import Seat


class Coming(msgspec.Struct, frozen=True):
    """A round of a beacon that is not out yet, named at Start."""

    chain: str
    round: int
    at: float
    """When it comes out."""
    until: float
    """How long the deal waits for it."""


class KeptLuck(msgspec.Struct, frozen=True, omit_defaults=True):
    """The luck of a table as it is kept; empty for a table from before this was kept."""

    words: dict[str, str] = {}
    """In a lobby, the words of their own that people bring, by the interaction with which they sat down."""
    gifts: tuple[str, ...] = ()
    """What was brought, frozen at Start."""
    awaits: Coming | None = None
    """The round that the deal waits for."""
    beacon: Beacon | None = None
    order: tuple[int, ...] = ()
    """By seat, the place in the joining order; empty until the deal."""


def read_luck(kept: bytes | None) -> KeptLuck:
    """The luck that `write_luck` wrote."""
    return msgspec.json.decode(kept, type=KeptLuck) if kept else KeptLuck()


def write_luck(luck: KeptLuck) -> bytes:
    """What is kept of a table's luck, as bytes."""
    return msgspec.json.encode(luck)


def gift_of(luck: KeptLuck, seat: Seat) -> str:
    """What a person in a lobby brings: a word of their own, or the number of the press with which they sat down."""
    return luck.words.get(seat.joined_by) or seat.joined_by[:LONGEST_GIFT]


def gifts_of(luck: KeptLuck, seats: Iterable[Seat]) -> tuple[str, ...]:
    """What the people in a lobby bring, in the order of their seats; computer players bring nothing."""
    return tuple(gift_of(luck, seat) for seat in seats if seat.kind == "person")


def read_gift(typed: str) -> str:
    """Clean up a word that somebody brings; raises Sorry if it cannot be used."""
    plain = "".join(letter for letter in normalize("NFC", typed) if letter == " " or category(letter)[0] not in "CZ")
    word = " ".join(plain.split())
    if not is_gift(word):
        raise Sorry("error-gift", most=LONGEST_GIFT)
    return word


def dealt_without_beacon(seated: Seated) -> bool:
    """Whether the game was dealt without a public value; if so, the table says that."""
    return bool(seated.luck.order) and seated.luck.beacon is None


def proof_of(seated: Seated) -> Luck | None:
    """The whole proof of a table's luck, its secret opened; None for a table that was dealt the old way."""
    kept, table = seated.luck, seated.table
    if not kept.order:
        return None
    return Luck(
        seal=table.commitment.hex(), secret=table.secret.hex(), gifts=kept.gifts, beacon=kept.beacon, order=kept.order
    )


def dice_of(seated: Seated, seat: int) -> bytes:
    """The seed for every decision of the computer player in a seat."""
    kept = seated.luck
    if not kept.order:
        return seated.table.seed + bytes([seat])
    return seed_for(root_of(seated.table.secret, kept.gifts, kept.beacon), player_label(seat))
