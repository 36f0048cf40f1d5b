"""The languages that tests try: all that are offered."""

from __future__ import annotations

import pytest

from bot import texts

LANGUAGES = texts.LANGUAGES
FOREIGN = tuple(language for language in LANGUAGES if language != "en")
every_language = pytest.mark.parametrize("language", LANGUAGES)
every_foreign_language = pytest.mark.parametrize("language", FOREIGN)
