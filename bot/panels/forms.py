"""Forms (modals): asking with one, and what a submitted one does; they live in their ids, not in memory."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import discord
from discord import ui

from bot.answers import Press
from bot.controls import NumberForm


@dataclass(frozen=True, slots=True)
class Field:
    """One line to type into."""

    name: str
    label: str
    hint: str = ""
    about: str = ""
    """What it is for, beneath the label."""
    value: str = ""
    long: bool = False
    required: bool = True


async def ask_form(press: Press, control: NumberForm, title: str, fields: Sequence[Field]) -> None:
    """Answer a press with a form."""
    form = ui.Modal(title=title[:45], custom_id=control.id(), timeout=None)
    for field in fields:
        style = discord.TextStyle.paragraph if field.long else discord.TextStyle.short
        typed: ui.TextInput[Any] = ui.TextInput(
            custom_id=field.name,
            placeholder=field.hint[:100] or None,
            default=field.value or None,
            style=style,
            required=field.required,
            max_length=1000 if field.long else 100,
        )
        form.add_item(ui.Label(text=field.label[:45], description=field.about[:100] or None, component=typed))
    form.stop()
    await press.response.send_modal(form)


def typed_in(data: Mapping[str, Any]) -> dict[str, str]:
    """What was typed into a form, by field."""
    found: dict[str, str] = {}
    for part in data.get("components", []):
        inner: dict[str, Any] = part.get("component") or next(iter(part.get("components", [])), {})
        if "custom_id" in inner:
            found[inner["custom_id"]] = str(inner.get("value") or "").strip()
    return found
