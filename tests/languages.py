"""The languages that tests try: all that are offered, and those that others are translated to."""

from __future__ import annotations

import pytest

from bot.texts import LANGUAGES

__all__ = ["FOREIGN", "LANGUAGES", "every_foreign_language", "every_language"]

FOREIGN = tuple(language for language in LANGUAGES if language != "en")
every_language = pytest.mark.parametrize("language", LANGUAGES)
every_foreign_language = pytest.mark.parametrize("language", FOREIGN)
