"""compose.yaml names only settings that exist, and every service can tell whether it is well."""

from __future__ import annotations

import re
from pathlib import Path

from bot.settings import Settings

COMPOSE = (Path(__file__).parent.parent / "compose.yaml").read_text()
LISTED = COMPOSE.partition("\nservices:\n")[2].partition("\nvolumes:\n")[0] + "\n"
SERVICES = dict(re.findall(r"^  ([\w-]+):\n((?:    .*\n|\n)+)", LISTED, re.MULTILINE))


def test_every_service_has_a_health_check_and_a_profile() -> None:
    assert set(SERVICES) == {"bot", "bot-0", "bot-1", "postgres", "proxy"}
    for words in SERVICES.values():
        assert "healthcheck:" in words or "<<: *bot" in words or "<<: *of-many" in words
        assert "profiles:" in words or "<<: *of-many" in words


def test_every_setting_of_a_service_exists() -> None:
    known = {f"TIDETABLE_{name.upper()}" for name in Settings.model_fields}
    named = set(re.findall(r"^ +(TIDETABLE_\w+):", COMPOSE, re.MULTILINE))
    assert len(named) > 5
    assert named <= known


def test_the_two_processes_share_the_shards_without_overlap() -> None:
    assert re.findall(r"TIDETABLE_SHARDS: (\S+)", COMPOSE) == ["0/2", "1/2"]
