"""The full name of a computer player, for where it matters how it plays: name, level and style."""

from __future__ import annotations

from bot.screens.scene import Sitter
from bot.texts import Texts
from engine.players import read_kind, styles_of


def name_fully(sitter: Sitter, game: str, texts: Texts) -> str:
    """The name of a sitter; for a computer player also how it plays."""
    return f"{sitter.name}, {say_kind(sitter.level, game, texts)}" if sitter.computer and sitter.level else sitter.name


def say_kind(kept: str, game: str, texts: Texts) -> str:
    """How well and in which style a kind of computer player plays, within a sentence."""
    level, style = read_kind(kept)
    said = [texts(f"level-named-{level}"), texts(f"{game}-style-{style}") if style in styles_of(game) else ""]
    return ", ".join(filter(None, said))
