"""The computer players of a table: the levels that its game has, and the style and the name of one more. Pure."""

from __future__ import annotations

import itertools
from collections.abc import Collection
from hashlib import sha256

from bot.host.seated import Request, Seated
from engine.players import levels_of, read_kind, styles_of

COMPUTER_NAMES = ("Marlin", "Nerissa", "Otto", "Pearl", "Quinn", "Reef", "Sandy", "Tern")


def levels_at(seated: Seated) -> tuple[str, ...]:
    """The levels of computer players that make sense in the game of a table."""
    return levels_of(seated.contract.of.game)


def substitute_at(seated: Seated) -> str:
    """The level agreed for computer players that stand in, or the game's first level if it lacks that one."""
    levels = levels_at(seated)
    return seated.contract.substitute if seated.contract.substitute in levels else levels[0]


def draw_style(seated: Seated, request: Request, level: str) -> str:
    """A style for one more computer player, drawn by lot from those that are rarest at the table."""
    styles = styles_of(seated.contract.of.game, level)
    if not styles:
        return ""
    there = [read_kind(seat.level).style for seat in seated.seats if seat.kind == "computer"]
    fewest = min(map(there.count, styles))
    rare = [style for style in styles if there.count(style) == fewest]
    lot = sha256(f"{seated.id}.{request.id}".encode()).digest()[0]
    return rare[lot % len(rare)]


def name_computer(seated: Seated, given: Collection[str] = ()) -> str:
    """A name for one more computer player besides those just given; where all names are taken they are counted."""
    taken = {*given, *(seat.name for seat in seated.seats)}
    counted = (f"{name} {again}" for again in itertools.count(2) for name in COMPUTER_NAMES)
    return next(name for name in itertools.chain(COMPUTER_NAMES, counted) if name not in taken)
