"""To whom a post speaks: its language, the people in some seats, and what tells a message from others."""

from __future__ import annotations

from bot.host import Seated
from bot.preferences import read_preferences
from bot.texts import Texts, texts_for
from storage.models import Player, Post


def public_texts(seated: Seated) -> Texts:
    """The language of the table's public messages."""
    return texts_for(seated.table.language)


def private_texts(player: Player) -> Texts:
    """The language in which to write to this person."""
    return texts_for(read_preferences(player.preferences).language or player.language)


def people(seated: Seated, seats: tuple[int, ...]) -> tuple[int, ...]:
    """The persons in these seats."""
    found = (seated.seat(number) for number in seats)
    return tuple(dict.fromkeys(seat.user_id for seat in found if seat.kind == "person" and seat.user_id))


def mark_of(post: Post) -> str:
    """What tells this very message from others of the table, hidden in the id of a button."""
    return post.nonce[:8]
