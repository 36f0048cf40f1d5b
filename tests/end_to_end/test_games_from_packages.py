"""Games that other packages bring: the example game is installed beside the bot and played; broken ones hurt nobody."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections.abc import AsyncIterator
from importlib.util import find_spec
from pathlib import Path

import pytest

from tests.end_to_end.driver import Driver
from tests.end_to_end.nursery import ROOT
from tests.end_to_end.playing import Playing
from tests.end_to_end.reading import words

EXAMPLE = Path(__file__).parents[1] / "example_game"
OLD_GAME = """from engine.game import Game

class Corals(Game):
    name, seats = "corals", range(2, 3)

GAME = Corals()"""
BROKEN = {
    "shells": ("raise RuntimeError('no shells today')", "RuntimeError: no shells today"),
    "sponges": ("GAME = 'a sponge'", "GAME is not an engine.game.Game"),
    "corals": (OLD_GAME, "Can't instantiate abstract class Corals"),
    "waves": ("GAME = None", "another package has a game of this name"),
}
"""What a package brings under the name of a game, and what is said of it."""


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder in which the example game is installed as anybody would install it, and beside it packages that fail."""
    folder = tmp_path_factory.mktemp("packages")
    sources = shutil.copytree(EXAMPLE, folder / "example_game")
    target = folder / "installed"
    offline = ["--no-build-isolation"] if find_spec("setuptools") else []
    pip = [sys.executable, "-m", "pip", "install", "--quiet", "--no-deps", *offline, "--target", str(target)]
    subprocess.run([*pip, str(sources)], check=True)
    for game, (code, _) in BROKEN.items():
        (target / f"broken_{game}.py").write_text(f"{code}\n")
        about = target / f"broken_{game}-1.0.dist-info"
        about.mkdir()
        (about / "METADATA").write_text(f"Metadata-Version: 2.1\nName: broken-{game}\nVersion: 1.0\n")
        (about / "entry_points.txt").write_text(f"[tidetable.games]\n{game} = broken_{game}\n")
    return target


@pytest.fixture
async def beside(installed: Path, tmp_path: Path) -> AsyncIterator[Driver]:
    """The real bot, with what is installed beside it."""
    driver = await Driver.start(tmp_path, environment={"PYTHONPATH": str(installed)})
    yield driver
    await driver.close()
    assert [str(each) for each in driver.sandbox.violations] == []


@pytest.mark.parametrize("by_command", [False, True], ids=["by buttons", "by commands"])
async def test_the_example_game_is_played_to_its_end(beside: Driver, by_command: bool) -> None:
    people = [beside.person("ann"), beside.person("bob")]
    table = await Playing.open(beside, people, "pebbles")
    await table.wait(lambda: any("You hold" in words(hand) for one in people if (hand := table.hand(one))))
    result = await table.to_the_end(by_command=by_command)
    assert "Fair luck" in words(result)
    assert re.search("Bob: [0-4] pairs?", str(result))
    seen = " ".join(words(message) for one in people for message in (*beside.read(one), *beside.read_dm(one)))
    assert "skips pebble" in seen
    assert "pebbles-" not in seen


async def test_in_the_list_and_in_the_rules_the_example_game_has_its_own_words(beside: Driver) -> None:
    ann = beside.person("ann")
    offered = await ann.autocomplete("table new", {"game": "peb"}, "game", beside.channel).choices()
    assert offered == [{"name": "Pebbles", "value": "pebbles"}]
    rules = await beside.slash(ann, "rules", game="pebbles").message()
    assert "Nine pebbles" in words(rules)
    german = beside.person("bob")
    await beside.slash(german, "preferences", language="de").message()
    assert "Nine pebbles" in words(await beside.slash(german, "rules", game="pebbles").message())


async def test_a_game_without_a_computer_player_offers_one_that_plays_at_random_and_no_other(beside: Driver) -> None:
    ann = beside.person("ann")
    table = await Playing.seat(beside, [ann], "pebbles")
    asked = await ann.press(await table.lobby(), "Add computer").message()
    assert "Random" in str(asked)
    assert "Easy" not in str(asked)
    assert "Strong" not in str(asked)
    await ann.press(asked, "Random").acknowledged()
    await table.start()
    assert "Fair luck" in words(await table.to_the_end())


def test_the_command_line_plays_and_replays_the_example_game(installed: Path, tmp_path: Path) -> None:
    environment = {**os.environ, "PYTHONPATH": str(installed)}
    for arguments in (
        ["random", "--game", "pebbles", "--seats", "2", "--games", "2", "--out", str(tmp_path)],
        ["replay", str(tmp_path / "pebbles-2-0002.json")],
    ):
        done = subprocess.run(
            [sys.executable, "-m", "engine", *arguments], env=environment, cwd=ROOT, capture_output=True, check=False
        )
        assert done.returncode == 0, done.stderr


async def test_broken_packages_are_named_in_the_log_and_to_those_who_manage_and_hurt_nobody(beside: Driver) -> None:
    ann, bob = beside.person("ann"), beside.person("bob")
    said = words(await beside.slash(ann, "server").message()).replace("\\", "")
    log = beside.log.read_text()
    for game, (_, why) in BROKEN.items():
        assert f"broken-{game}" in said
        assert why in said
        assert f"game={game} package=broken-{game} left out: " in log
        assert why in log
    table = await Playing.open(beside, [ann, bob], "waves")
    assert table.live()


async def test_a_game_that_is_not_installed_any_more_stands_still_and_hurts_nobody(
    beside: Driver, installed: Path
) -> None:
    ann, bob = beside.person("ann"), beside.person("bob")
    table = await Playing.open(beside, [ann, bob], "pebbles")
    for _ in range(2):
        await table.step()
    await beside.stop_bot()
    del beside.environment["PYTHONPATH"]
    await beside.start_bot()
    other = await Playing.open(beside, [ann, bob], "war")
    assert await other.step()
    for command in ("hand", "undo", "recap", "table show"):
        said = words(await beside.slash(ann, command, table=str(table.number)).message())
        assert "not installed" in said, command
    assert f"#{table.number}" in words(await beside.slash(ann, "games").message())
    await beside.stop_bot()
    beside.environment["PYTHONPATH"] = str(installed)
    await beside.start_bot()
    assert "Fair luck" in words(await table.to_the_end())
