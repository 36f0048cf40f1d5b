"""The button that leads to a person's hours, wherever they may want it; the hours themselves are in presence.py."""

from __future__ import annotations

from bot.controls import AboutPerson
from bot.screens.message import Button
from bot.texts import Texts


def hours_button(texts: Texts) -> Button:
    """A button to say when one is awake."""
    return Button(texts("button-person-hours"), AboutPerson("hours").id(), emoji="🛏️")
