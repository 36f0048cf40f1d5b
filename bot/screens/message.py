"""A Discord message as plain data (Components V2), and its way into discord.py; what it says is decided elsewhere."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from typing import Literal

import discord
from discord import ui

from storage.ids import UserId

Style = Literal["primary", "secondary", "success", "danger"]
STYLES: dict[Style, discord.ButtonStyle] = {
    "primary": discord.ButtonStyle.primary,
    "secondary": discord.ButtonStyle.secondary,
    "success": discord.ButtonStyle.success,
    "danger": discord.ButtonStyle.danger,
}


MOST_PARTS = 40
"""How many parts Discord takes in a message, each row, button and box counted."""
MOST_TEXT = 4000
"""How many characters Discord takes in all texts of a message together."""
MOST_CHOICES = 25
"""How many lines Discord takes in a list to choose from, and offers to what is being typed."""
MOST_BUTTON, MOST_LINE, MOST_PLACEHOLDER = 80, 100, 150
"""How long a button's label, a line of a list and the words on a list may be; longer ones are cut in this file."""
ROOM_BYTES, ROOM_CHARACTERS = 9800, 3900
"""What Discord takes of text in one message, whichever way it is sent, with something to spare."""


@dataclass(frozen=True, slots=True)
class Text:
    """Some Markdown."""

    markdown: str


@dataclass(frozen=True, slots=True)
class Picture:
    """A picture that is painted when the message is sent, off the event loop; its alt text says all it shows.

    `words` say the same when there is no time for pictures, and `later` says that the picture will come back.
    """

    name: str
    alt: str
    paint: Callable[[], bytes] = field(compare=False)
    words: Callable[[], str] | None = field(default=None, compare=False)
    later: str = field(default="", compare=False)


@dataclass(frozen=True, slots=True)
class Document:
    """A file to download."""

    name: str
    data: bytes


@dataclass(frozen=True, slots=True)
class Line:
    """A thin line between parts."""


@dataclass(frozen=True, slots=True)
class Button:
    """A button that sends `id` when pressed; with `url` it is a link instead."""

    label: str
    id: str = ""
    style: Style = "secondary"
    emoji: str | None = None
    url: str | None = None
    disabled: bool = False


@dataclass(frozen=True, slots=True)
class Buttons:
    """Up to five buttons in a row."""

    buttons: tuple[Button, ...]


@dataclass(frozen=True, slots=True)
class Choice:
    """One line of a select."""

    value: str
    label: str
    description: str | None = None
    chosen: bool = False
    """Whether it is chosen already."""


@dataclass(frozen=True, slots=True)
class Select:
    """A list to choose from: one, or from `least` to `most`."""

    id: str
    placeholder: str
    choices: tuple[Choice, ...]
    least: int = 1
    most: int = 1


@dataclass(frozen=True, slots=True)
class Box:
    """Parts in a frame with a coloured edge."""

    parts: tuple[Part, ...]
    accent: int | None = None


Part = Text | Picture | Document | Line | Buttons | Select | Box


@dataclass(frozen=True, slots=True)
class Message:
    """Everything that one message shows. `mentions` are the people whom it may wake: nobody unless named here."""

    parts: tuple[Part, ...]
    mentions: tuple[UserId, ...] = ()
    silent: bool = False
    """Whether it arrives without ringing anybody's phone."""

    def pictures(self) -> list[Picture]:
        """The pictures in it, those in boxes too."""
        return [part for part in flat(self.parts) if isinstance(part, Picture)]


def flat(parts: Sequence[Part]) -> list[Part]:
    """All parts, boxes opened."""
    found: list[Part] = []
    for part in parts:
        found += [part, *flat(part.parts)] if isinstance(part, Box) else [part]
    return found


def count_parts(parts: Sequence[Part]) -> int:
    """How many parts these are as Discord counts them: a row beside what is in it, a box beside its parts."""
    found = flat(parts)
    inside = (len(part.buttons) if isinstance(part, Buttons) else isinstance(part, Select) for part in found)
    return len(found) + sum(inside)


def room_beside(parts: Sequence[Part]) -> tuple[int, int]:
    """How many bytes and characters of text a message takes beside these parts."""
    taken = [part.markdown for part in flat(parts) if isinstance(part, Text)]
    return ROOM_BYTES - sum(len(text.encode()) for text in taken), ROOM_CHARACTERS - sum(map(len, taken))


def without_pictures(message: Message) -> Message:
    """The message with words in place of its pictures, if it has words and they fit; else the message itself."""
    spared = [part for part in message.pictures() if part.words is not None]
    parts = tuple(_in_words(part, spared[-1]) for part in message.parts) if spared else message.parts
    texts = [part.markdown for part in flat(parts) if isinstance(part, Text)]
    if parts == message.parts or sum(map(len, texts)) > MOST_TEXT:
        return message
    return replace(message, parts=parts)


def _in_words(part: Part, last: Picture) -> Part:
    match part:
        case Picture(words=words) if words is not None:
            return Text(f"{words()}\n-# {part.later}" if part is last and part.later else words())
        case Box(parts):
            return replace(part, parts=tuple(_in_words(inner, last) for inner in parts))
        case _:
            return part


def buttons(*given: Button | None) -> tuple[Buttons, ...]:
    """The given buttons in rows of five, without those that are None."""
    there = [button for button in given if button]
    return tuple(Buttons(tuple(there[i : i + 5])) for i in range(0, len(there), 5))


def layout(message: Message) -> ui.LayoutView:
    """The message for discord.py. Presses are handled by their ids and not by this object, so it waits for none."""
    view = ui.LayoutView(timeout=None)
    for part in message.parts:
        view.add_item(_item(part))
    view.stop()
    return view


def _item(part: Part) -> ui.Item[ui.LayoutView]:
    match part:
        case Text(markdown):
            return ui.TextDisplay(markdown)
        case Picture(name, alt):
            return ui.MediaGallery(discord.MediaGalleryItem(f"attachment://{name}", description=alt[:1024]))
        case Document(name):
            return ui.File(f"attachment://{name}")
        case Line():
            return ui.Separator()
        case Buttons(row):
            return ui.ActionRow(*map(_button, row))
        case Select():
            return ui.ActionRow(_select(part))
        case Box(parts, accent):
            return ui.Container(*map(_item, parts), accent_colour=accent)


def _button(button: Button) -> ui.Button[ui.LayoutView]:
    if button.url:
        return ui.Button(label=button.label[:MOST_BUTTON], url=button.url, emoji=button.emoji, disabled=button.disabled)
    return ui.Button(
        label=button.label[:MOST_BUTTON],
        custom_id=button.id,
        style=STYLES[button.style],
        emoji=button.emoji,
        disabled=button.disabled,
    )


def _select(select: Select) -> ui.Select[ui.LayoutView]:
    options = [
        discord.SelectOption(
            label=choice.label[:MOST_LINE], value=choice.value, description=choice.description, default=choice.chosen
        )
        for choice in select.choices
    ]
    return ui.Select(
        custom_id=select.id,
        placeholder=select.placeholder[:MOST_PLACEHOLDER],
        options=options,
        min_values=select.least,
        max_values=select.most,
    )


def control_ids(message: Message) -> list[str]:
    """The ids of all its controls."""
    found: list[str] = []
    for part in flat(message.parts):
        if isinstance(part, Buttons):
            found += [button.id for button in part.buttons if button.id]
        elif isinstance(part, Select):
            found.append(part.id)
    return found
