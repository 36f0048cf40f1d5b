"""What a use case answers, as plain values; how Discord shows it is decided in bot/interactions."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import dataclass

from bot.controls import AboutTime, GiftForm, NoteForm, NumberForm, PersonForm, PlayLater, ReportForm
from bot.screens.message import Message, Text
from storage.ids import TableId


@dataclass(frozen=True, slots=True)
class Show:
    """A message that only the person who asked sees; with `in_place` it replaces a private one that they pressed."""

    message: Message
    in_place: bool = False


@dataclass(frozen=True, slots=True)
class Change:
    """The pressed message becomes this one; with `keep_pictures` its pictures stay."""

    message: Message
    keep_pictures: bool = False


@dataclass(frozen=True, slots=True)
class Acknowledge:
    """It is done, and the messages that show it change by themselves.

    A person who typed is told so in words; one who pressed sees it, and is told only what they may not expect.
    """

    words: str = ""
    unexpected: str = ""


@dataclass(frozen=True, slots=True)
class Acted:
    """A seat has acted. A person who pressed in their hand sees it change; one who typed is shown the new hand."""

    table: TableId
    seat: int


@dataclass(frozen=True, slots=True)
class Attach:
    """A file, with some words."""

    words: str
    name: str
    data: bytes


@dataclass(frozen=True, slots=True)
class Field:
    """One line of a form to type into."""

    label: str
    hint: str = ""
    about: str = ""
    """What it is for, beneath the label."""
    value: str = ""
    name: str = "value"
    """Tells the lines of a form apart."""
    required: bool = True
    most: int = 100
    """How many characters it takes; if they do not fit into one line, it has several."""


@dataclass(frozen=True, slots=True)
class AskForm:
    """A form with a line to fill in, or up to five."""

    control: NumberForm | GiftForm | PersonForm | NoteForm | PlayLater | ReportForm | AboutTime
    title: str
    field: Field
    more: tuple[Field, ...] = ()


@dataclass(frozen=True, slots=True)
class Steps:
    """Something that takes long: a private message that is changed with each step, the last of which is the answer."""

    messages: AsyncIterator[Message]


Answer = Show | Change | Acknowledge | Acted | Attach | AskForm | Steps


def say(words: str) -> Show:
    """Some words that only the person who asked sees."""
    return Show(Message((Text(words),)))
