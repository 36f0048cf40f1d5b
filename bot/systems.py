"""The five systems that people can open: each a game of the engine, some with an option already chosen."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True, slots=True)
class System:
    """One entry of the list of games. `command` names its slash commands; its title is the text `system-NAME`."""

    name: str
    game: str
    command: str
    emoji: str
    fixed: Mapping[str, Any] = field(default_factory=dict)


SYSTEMS: Mapping[str, System] = {
    system.name: system
    for system in (
        System("waves", "waves", "waves", "🐚", {"edition": "rebels"}),
        System("breakers", "waves", "waves", "🦀", {"edition": "breakers"}),
        System("rolling", "rolling", "pirates", "🎲"),
        System("war", "war", "gateway", "🔱"),
        System("wave", "wave", "surf", "🏄"),
    )
}
COMMANDS: Mapping[str, str] = {system.command: system.game for system in SYSTEMS.values()}
"""Which game each group of slash commands plays."""
