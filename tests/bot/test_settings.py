"""What stands in the environment, as settings."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.settings import Settings


def test_an_empty_place_is_none_and_not_the_folder_in_which_the_bot_was_started(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("TIDETABLE_TOKEN", "x")
    for name in ("BACKUP_FOLDER", "REPORTS", "HEALTH_FILE"):
        monkeypatch.setenv(f"TIDETABLE_{name}", "")
    settings = Settings()
    assert (settings.backup_folder, settings.reports, settings.health_file) == (None, None, None)
    monkeypatch.setenv("TIDETABLE_REPORTS", "kept/reports")
    assert Settings().reports == Path("kept/reports")
