"""Writes a record of each table under test that has none yet: `python -m tests.golden.write`.

Those that are there are never written again: they show that games of before can still be read. One whose rules were
wrong is deleted by hand, and the commit says which ruling it broke.
"""

from __future__ import annotations

from pathlib import Path

from engine.arena import play, seed_for
from engine.record import write
from tests.engine.games_under_test import SETTINGS, Setting
from tests.engine.tiny_game import GAME as TINY

FOLDER = Path(__file__).parent / "records"


def path_of(setting: Setting) -> Path:
    """Where the record of a table under test is kept."""
    return FOLDER / f"{setting}.json"


def main() -> None:
    for setting in SETTINGS:
        path = path_of(setting)
        if setting.name != TINY.name and not path.exists():
            seed = seed_for("golden", setting.game, setting.seats, 1)
            path.write_bytes(write(play(setting.game, setting.seats, setting.options, seed)))
            print(path.name)


if __name__ == "__main__":
    main()
