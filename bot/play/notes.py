"""A person's private notes on their tables."""

from __future__ import annotations

from bot.controls import AskNote, NoteForm
from bot.host import Host, Seated
from bot.host.audiences import seat_audience
from bot.play.answers import AskForm, Field, Show
from bot.play.asker import Asker
from bot.play.finding import find_seat
from bot.screens.message import Button, Message, Text, buttons
from bot.texts.own_words import escape

LONGEST = 500
NOTHING = "-"
"""What is typed to remove a note."""


async def note(host: Host, asker: Asker, seated: Seated, text: str) -> Show:
    """Write a note down, or with no text read it, or with a dash remove it; an open hand shows it at once."""
    seat = find_seat(seated, asker.user)
    notes = host.store.notes
    if text:
        kept = "" if text == NOTHING else text[:LONGEST]
        await notes.put(seated.id, asker.user, kept, version=seated.version)
        await host.store.posts.show_again(seated.id, seat_audience(seat))
        host.wake()
    found = await notes.get(seated.id, asker.user)
    texts = asker.texts
    said = texts("your-note", note=escape(found.text, LONGEST)) if found and found.text else texts("note-none")
    write = Button(texts("button-note"), AskNote(seated.id).id(), emoji="📝")
    return Show(Message((Text(said), *buttons(write))), in_place=True)


async def ask_for_note(host: Host, asker: Asker, seated: Seated) -> AskForm:
    """A form with the whole note in it; leaving it empty removes the note."""
    find_seat(seated, asker.user)
    found = await host.store.notes.get(seated.id, asker.user)
    texts = asker.texts
    field = Field(
        texts("form-note"),
        about=texts("form-note-about"),
        value=found.text if found else "",
        required=False,
        most=LONGEST,
    )
    return AskForm(NoteForm(seated.id), texts("button-note"), field)
