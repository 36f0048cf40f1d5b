"""Whoever manages a server finds the permissions that the bot lacks under the names that Discord shows them."""

from __future__ import annotations

import pytest

from bot.post.permissions import IN_THREAD, LOCK, TABLE, THREAD, list_missing
from bot.screens.permissions import say_permissions
from bot.texts import LANGUAGES, texts


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_permission_that_may_be_missing_has_a_name(language: str) -> None:
    needed = TABLE | THREAD | IN_THREAD | LOCK
    missing = list_missing(type(needed).none(), needed)
    said = say_permissions(texts(language), missing).split(", ")
    assert len(said) == len(missing.split(", ")) == len(set(said))
    assert not set(said) & set(missing.split(", "))


def test_they_are_called_what_discord_calls_them() -> None:
    assert say_permissions(texts("de"), "view channel, send messages") == "Kanal ansehen, Nachrichten senden"
