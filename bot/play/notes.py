"""A person's private notes on their tables."""

from __future__ import annotations

from bot.host import Host, Seated
from bot.play.answers import Show, say
from bot.play.asker import Asker
from bot.play.finding import find_seat
from bot.texts.own_words import escape

LONGEST = 500
NOTHING = "-"
"""What is typed to remove a note."""


async def note(host: Host, asker: Asker, seated: Seated, text: str) -> Show:
    """Write a note down, or with no text read it, or with a dash remove it."""
    find_seat(seated, asker.user)
    notes = host.store.notes
    if text:
        kept = "" if text == NOTHING else text[:LONGEST]
        await notes.put(seated.id, asker.user, kept, version=seated.version)
    found = await notes.get(seated.id, asker.user)
    return say(asker.texts("your-note", note=escape(found.text)) if found and found.text else asker.texts("note-none"))
