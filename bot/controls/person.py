"""What can be pressed by a person about themselves alone: their hours, zone and days away, and to be forgotten."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from bot.controls.ids import NO_TABLE, make_id

PersonAct = Literal["hours", "week", "zone", "zoned", "always", "away", "absence", "cancel", "home", "erase"]
"""What a button does: `week`, `zone` and `absence` ask with a form, `zoned` and `cancel` are chosen from a list."""
PersonAsks = Literal["week", "zone", "absence"]


@dataclass(frozen=True, slots=True)
class AboutPerson:
    """Look at, or change, when one can be expected to play; or have everything erased that names one."""

    act: PersonAct

    def id(self) -> str:
        return make_id("i", NO_TABLE, self.act)


@dataclass(frozen=True, slots=True)
class PersonForm:
    """The form that asks for hours, a zone or an absence."""

    asks: PersonAsks

    def id(self) -> str:
        return make_id("d", NO_TABLE, self.asks)
