"""The languages that tests try: all that are offered, but those whose translators are still at work."""

from __future__ import annotations

import pytest

from bot import texts

IN_TRANSLATION = ("fr",)
"""Languages that may lag behind English for a while: what they lack is said in English."""
LANGUAGES = tuple(language for language in texts.LANGUAGES if language not in IN_TRANSLATION)
FOREIGN = tuple(language for language in LANGUAGES if language != "en")
every_language = pytest.mark.parametrize("language", LANGUAGES)
every_foreign_language = pytest.mark.parametrize("language", FOREIGN)
