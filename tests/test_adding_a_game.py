"""docs/adding-a-game.md is true: its links lead somewhere, and what it names exists."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

from bot.screens.games import GameScreen
from engine.game import Game

ROOT = Path(__file__).parent.parent
DOCS = ROOT / "docs"
PAGE = (DOCS / "adding-a-game.md").read_text(encoding="utf-8")
EXAMPLE = ROOT / "tests" / "example_game"
WORDS = (EXAMPLE / "pebbles" / "words.en.ftl").read_text(encoding="utf-8")
NOT_NEEDED = {"menu-kind", "menu-kind-skip", "move-skip", "doing-turn", "talk", "talk-reminder"}
"""Keys for what Pebbles does not have: several kinds of action, phases, talk."""


def test_every_link_leads_somewhere() -> None:
    targets = re.findall(r"\]\((?!https?:)([^)#]+)\)", PAGE)
    assert len(targets) > 3
    assert [target for target in targets if not (DOCS / target).exists()] == []


def test_the_files_of_the_package_are_those_that_are_shown() -> None:
    [shown] = re.findall(r"```\nexample_game/\n(.*?)```", PAGE, re.DOTALL)
    listed = {line.split()[0].rstrip("/") for line in shown.splitlines()}
    there = [path for path in EXAMPLE.rglob("*") if path.suffix != ".pyc" and path.name != "__pycache__"]
    assert listed == {path.name for path in there}


def test_the_entry_points_are_those_of_the_example() -> None:
    shown = tomllib.loads("\n".join(re.findall(r"```toml\n(.*?)```", PAGE, re.DOTALL)))
    assert shown["project"] == {
        "entry-points": tomllib.loads((EXAMPLE / "pyproject.toml").read_text())["project"]["entry-points"]
    }


def test_what_a_screen_can_bring_is_all_there_and_all_told() -> None:
    table = PAGE[PAGE.index("| member |") : PAGE.index("A picture is a part too")]
    first = " ".join(re.findall(r"^\| (.*?) \|", table, re.MULTILINE))
    told = set(re.findall(r"`(\w+)(?:\(scene\))?`", first))
    assert told == {name for name in dir(GameScreen) if not name.startswith("_")}


def test_the_methods_of_a_game_that_are_named_are_there() -> None:
    part = PAGE[PAGE.index("## The rules") : PAGE.index("## The words")]
    named = re.findall(r"^\| (.*?) \|", part, re.MULTILINE) + re.findall(r"`\w+`[^`]*?(?=are for games)", part)
    names = {name for text in named for name in re.findall(r"`([a-z_]+)`", text)}
    assert len(names) > 8
    assert [name for name in names if not hasattr(Game, name)] == []


def test_every_key_that_is_shown_is_one_of_the_example_or_for_what_it_has_not() -> None:
    shown = set(re.findall(r"`pebbles-([a-z-]+)`", PAGE))
    assert shown - NOT_NEEDED <= set(re.findall(r"^pebbles-([a-z-]+) =", WORDS, re.MULTILINE))
    assert shown >= NOT_NEEDED
