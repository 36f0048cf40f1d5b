"""The names of Discord's permissions, as Discord itself writes them in the language of whoever reads."""

from __future__ import annotations

from bot.texts import Texts


def say_permissions(texts: Texts, missing: str) -> str:
    """Permissions listed as `send messages, attach files`, each by the name under which a server's settings have it."""
    return ", ".join(_say_one(texts, name) for name in missing.split(", "))


def _say_one(texts: Texts, name: str) -> str:
    key = f"permission-{name.replace(' ', '-')}"
    return texts(key) if texts.has(key) else name
