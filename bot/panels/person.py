"""What people press and fill in about themselves alone: their hours, zone and days away, and to be forgotten."""

from __future__ import annotations

from collections.abc import Mapping
from typing import assert_never

from bot.controls import AboutPerson, PersonForm
from bot.host import Host
from bot.play import presence, privacy
from bot.play.answers import Answer
from bot.play.asker import Asker


async def answer_about_person(host: Host, asker: Asker, control: AboutPerson, chosen: str) -> Answer:
    """Answer a press of a button, or a choice from a list."""
    match control.act:
        case "hours":
            return await presence.show_hours(host, asker)
        case "week":
            return await presence.ask_week(host, asker)
        case "zone":
            return await presence.ask_zone(host, asker)
        case "zoned":
            return await presence.set_hours(host, asker, chosen, None)
        case "always":
            return await presence.be_always_awake(host, asker)
        case "away":
            return await presence.show_away(host, asker)
        case "absence":
            return await presence.ask_absence(host, asker)
        case "cancel":
            return await presence.cancel_away(host, asker, chosen)
        case "home":
            return await presence.cancel_away(host, asker)
        case "erase":
            return await privacy.erase(host, asker)
        case _:
            assert_never(control.act)


async def read_person_form(host: Host, asker: Asker, form: PersonForm, typed: Mapping[str, str]) -> Answer:
    """Answer a form that was submitted."""
    match form.asks:
        case "week":
            return await presence.set_week(host, asker, typed)
        case "zone":
            return await presence.set_zone(host, asker, typed.get("value", ""))
        case "absence":
            return await presence.set_away(host, asker, typed.get("first", ""), typed.get("last", ""))
        case _:
            assert_never(form.asks)
