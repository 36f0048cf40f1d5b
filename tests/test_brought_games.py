"""A package that brings a game can neither stop the bot nor take the place of a game that was there before."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from textwrap import dedent
from typing import Any

import pytest

ROOT = Path(__file__).parent.parent
EXAMPLE = ROOT / "tests" / "example_game"
GAME = """
from typing import Union
from msgspec import defstruct
from engine.game import Action
from pebbles import Pebbles

def kind(tag, *fields):
    return defstruct(tag.title(), [(field, int) for field in fields], bases=(Action,), frozen=True, tag=tag)

class Brought(Pebbles):
    name = NAME
    {body}

GAME = Brought()
"""
SCREEN = """
from bot.screens.games import GameScreen
from bot.systems import System

class Screen(GameScreen):
    systems = ({systems},)

SCREEN = Screen()
"""
LOOK = """
import asyncio, json
import discord
from bot import commands
from bot.commands.localised import Catalogue
from bot.systems import broken_packages, systems
from bot.texts import LANGUAGES, texts

async def look():
    for language in LANGUAGES:
        texts(language)("yes")
    tree = discord.app_commands.CommandTree(discord.Client(intents=discord.Intents.none()))
    commands.add_to(tree, None)
    for command in tree.get_commands():
        await command.get_translated_payload(tree, Catalogue())
    listed = {name: system.game for name, system in systems().items()}
    groups = sorted(command.name for command in tree.get_commands())
    print(json.dumps({"listed": listed, "groups": groups, "left out": broken_packages()}))

asyncio.run(look())
"""


class Packages:
    """A folder of installed packages, each with a game that plays as the example does."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def add(self, game: str, body: str = "pass", *systems: str, **files: bytes) -> None:
        """Install a package `by-GAME`; `files` lie beside the game, by their names without dots."""
        package = self.folder / f"by_{game}"
        package.mkdir()
        for name in ("words.en.ftl", "rules.en.md"):
            shutil.copy(EXAMPLE / "pebbles" / name, package)
        (package / "__init__.py").write_text(GAME.format(body=dedent(body)).replace("NAME", repr(game)))
        points = f"[tidetable.games]\n{game} = by_{game}\n"
        if systems:
            (package / "screen.py").write_text(SCREEN.format(systems=", ".join(systems)))
            points += f"[tidetable.screens]\n{game} = by_{game}.screen\n"
        for name, content in files.items():
            (package / name.replace("_", ".")).write_bytes(content)
        about = self.folder / f"by_{game}-1.0.dist-info"
        about.mkdir()
        (about / "METADATA").write_text(f"Metadata-Version: 2.1\nName: by-{game}\nVersion: 1.0\n")
        (about / "entry_points.txt").write_text(points)

    def look(self) -> dict[str, Any]:
        """What the bot finds as it starts: the systems, the commands, and what it leaves out."""
        environment = {**os.environ, "PYTHONPATH": f"{self.folder}{os.pathsep}{EXAMPLE}"}
        command = [sys.executable, "-c", LOOK]
        done = subprocess.run(command, env=environment, cwd=ROOT, capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stderr
        found: dict[str, Any] = json.loads(done.stdout)
        return found


@pytest.fixture
def packages(tmp_path: Path) -> Packages:
    return Packages(tmp_path)


def test_a_game_whose_actions_or_texts_no_command_can_show_is_left_out_and_named(packages: Packages) -> None:
    packages.add("fine")
    packages.add("tabled", 'action_type = kind("skip", "pebble", "table")')
    packages.add("pressed", 'action_type = kind("skip", "press")')
    packages.add("classed", 'action_type = kind("skip", "class", "pebble")')
    packages.add("varied", 'action_type = Union[tuple(kind(f"k{n}", "pebble") for n in range(26))]')
    packages.add("broad", 'action_type = kind("skip", *(f"pebble{n}" for n in range(25)))')
    packages.add("latin", words_de_ftl="latin-yes = Möwe".encode("latin-1"))
    packages.add("ruled", rules_fr_md="## Été {turn}".encode("latin-1"))
    found = packages.look()
    assert "fine" in found["listed"]
    assert "fine" in found["groups"]
    why = {game: (package, why) for game, package, why in found["left out"]}
    assert {game: package for game, (package, _) in why.items()} == {
        game: f"by-{game}" for game in ("tabled", "pressed", "classed", "varied", "broad", "latin", "ruled")
    }
    assert why["tabled"][1] == "no field of an action can be named table"
    assert why["pressed"][1] == "no field of an action can be named press"
    assert why["classed"][1] == "no field of an action can be named class"
    assert why["varied"][1] == why["broad"][1] == "a game has up to 25 kinds of action, each with up to 24 fields"
    assert why["latin"][1].startswith("words.de.ftl is no text in UTF-8")
    assert why["ruled"][1].startswith("rules.fr.md is no text in UTF-8")
    assert not found["listed"].keys() & why.keys()


def test_what_cannot_be_read_beside_a_screen_costs_the_game_its_screen_and_nothing_else(packages: Packages) -> None:
    own = 'System("{0}", "{0}", "my{0}")'
    packages.add("fine", "pass", own.format("fine"))
    packages.add("taught", "pass", own.format("taught"), lesson_taught_json=b"{}")
    packages.add("formerly", "pass", 'System("formerly", "formerly", "formerly", earlier="Old Name")')
    found = packages.look()
    assert {game for game, _, _ in found["left out"]} == {"taught", "formerly"}
    assert {"myfine", "taught", "formerly"} <= set(found["groups"])


def test_no_package_takes_the_name_or_the_command_of_an_earlier_game(packages: Packages) -> None:
    packages.add("breakers")
    packages.add("corsairs", "pass", 'System("corsairs", "corsairs", "pirates")')
    packages.add("shells", "pass", 'System("shells", "shells", "stones")', 'System("cowries", "shells", "stones")')
    packages.add("stones")
    packages.add(
        "urchins", "pass", 'System("urchins", "urchins", "urchins")', 'System("cowries", "urchins", "urchins")'
    )
    found = packages.look()
    assert found["listed"]["breakers"] == "waves"
    assert {name: game for name, game in found["listed"].items() if game in ("shells", "stones", "urchins")} == {
        "shells": "shells",
        "cowries": "shells",
        "urchins": "urchins",
    }
    assert "corsairs" not in found["listed"]
    left_out = {game: (package, why) for game, package, why in found["left out"]}
    assert left_out == {
        "breakers": ("by-breakers", "waves has the name or the command of its system 'breakers'"),
        "corsairs": ("by-corsairs", "rolling has the name or the command of its system 'corsairs'"),
        "stones": ("by-stones", "shells has the name or the command of its system 'stones'"),
        "urchins": ("by-urchins", "shells has the name or the command of its system 'cowries'"),
    }
