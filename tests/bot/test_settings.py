"""What stands in the environment, as settings."""

from __future__ import annotations

from pathlib import Path

import pytest
import typer

from bot.__main__ import run
from bot.run import shards
from bot.settings import Settings


@pytest.fixture(autouse=True)
def nothing_else(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """A token in the environment, no file of settings, and no bot that is run."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("TIDETABLE_TOKEN", "x")
    monkeypatch.setattr("bot.run.run", None)


def test_an_empty_place_is_none_and_not_the_folder_in_which_the_bot_was_started(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    for name in ("BACKUP_FOLDER", "REPORTS", "HEALTH_FILE"):
        monkeypatch.setenv(f"TIDETABLE_{name}", "")
    settings = Settings()
    assert (settings.backup_folder, settings.reports, settings.health_file) == (None, None, None)
    monkeypatch.setenv("TIDETABLE_REPORTS", "kept/reports")
    assert Settings().reports == Path("kept/reports")


@pytest.mark.parametrize("given", ["7-4/8", "8/8", "0-8/8", "0-3", "abc", "-1/8", "0/0", "1-/8"])
@pytest.mark.parametrize("by_option", [False, True])
def test_shards_that_there_are_not_are_refused_in_a_sentence(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], given: str, by_option: bool
) -> None:
    monkeypatch.setenv("TIDETABLE_SHARDS", "" if by_option else given)
    with pytest.raises(typer.Exit):
        run(shards=given if by_option else "", clock="")
    assert capsys.readouterr().err.startswith("Wrong or missing in the environment or in .env: TIDETABLE_SHARDS.")


@pytest.mark.parametrize(
    ("given", "ids", "count"),
    [("0-3/8", [0, 1, 2, 3], 8), ("7/8", [7], 8), ("2-2/3", [2], 3), (" 0 - 3 / 8 ", [0, 1, 2, 3], 8)],
)
def test_shards_that_there_are_go_to_the_client(
    monkeypatch: pytest.MonkeyPatch, given: str, ids: list[int], count: int
) -> None:
    monkeypatch.setenv("TIDETABLE_SHARDS", given)
    assert shards(Settings().shards) == {"shard_ids": ids, "shard_count": count}


def test_a_level_of_the_log_is_one_that_there_is_in_letters_of_any_size(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for given, level in (("debug", "DEBUG"), ("warn", "WARNING"), ("CRITICAL", "CRITICAL")):
        monkeypatch.setenv("TIDETABLE_LOG_LEVEL", given)
        assert Settings().log_level == level
    for wrong in ("", "loud"):
        monkeypatch.setenv("TIDETABLE_LOG_LEVEL", wrong)
        with pytest.raises(typer.Exit):
            run(shards="", clock="")
        assert "in .env: TIDETABLE_LOG_LEVEL." in capsys.readouterr().err
