"""Whom a post addresses: in which language, which people, and the mark that tells its message from others."""

from __future__ import annotations

from bot.host import Seated
from bot.preferences import read_preferences
from bot.texts import Texts, texts_for
from storage.ids import UserId
from storage.models import Player, Post


def public_texts(seated: Seated) -> Texts:
    """The language of the table's public messages."""
    return texts_for(seated.table.language)


def private_texts(player: Player) -> Texts:
    """The language in which to write to this person."""
    return texts_for(read_preferences(player.preferences).language or player.language)


def people(seated: Seated, seats: tuple[int, ...]) -> tuple[UserId, ...]:
    """The people in these seats, also those for whom a computer player plays."""
    found = (seated.seat(number) for number in seats)
    return tuple(dict.fromkeys(seat.user_id for seat in found if seat.user_id))


def mark_of(post: Post) -> str:
    """The mark, hidden in the id of a button, that tells this message from the table's others."""
    return post.nonce[:8]
