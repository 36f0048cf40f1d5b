"""What people and servers have chosen, as it is kept with them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal, TypeVar

import msgspec

from bot.contract import Missing, Room, Seating, Substitute, Undo


class Preferences(msgspec.Struct, frozen=True, omit_defaults=True):
    """How a person wants to play, wherever they play."""

    text_mode: bool = False
    """Words rather than pictures."""
    dms: bool = True
    """Whether hands come by direct message."""
    confirm: Literal["risky", "always", "never"] = "risky"
    """Which of their moves are asked once more; what is forced never is."""
    palette: Literal["standard", "distinct", "strong"] = "standard"
    """The colours of private pictures; see drawing/palettes.py."""
    detail: Literal["full", "short"] = "full"
    """How much private words tell: all, or without what is empty, as at the beginning, or to be looked up."""
    language: Literal["", "en", "de"] = ""
    """Of private messages; empty: their Discord's."""


class ServerSettings(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a server's managers chose."""

    channels: tuple[int, ...] = ()
    """Where tables may be opened; none means everywhere."""
    openers: Literal["everyone", "managers"] = "everyone"
    seating: Seating = "joined"
    undo: Undo = "open"
    missing: Missing = "names"
    room: Room = "thread"
    substitute: Substitute = "easy"
    """How tables begin that are opened here; their owners may choose otherwise."""


Kept = TypeVar("Kept", Preferences, ServerSettings)


def choose(kept: Kept, chosen: Mapping[str, object]) -> Kept:
    """What was kept with some of it chosen anew; raises msgspec.ValidationError for what nobody can choose."""
    return msgspec.convert({**msgspec.structs.asdict(kept), **chosen}, type(kept))


def read_preferences(kept: bytes) -> Preferences:
    return msgspec.json.decode(kept, type=Preferences) if kept else Preferences()


def read_server(kept: bytes) -> ServerSettings:
    return msgspec.json.decode(kept, type=ServerSettings) if kept else ServerSettings()
