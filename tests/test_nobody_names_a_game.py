"""Outside the folders of the games, and the two lines that register each, neither code nor texts name a game."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.systems import BUILT_IN as SCREENS
from bot.systems import systems
from bot.texts import HERE, LANGUAGES
from engine.games import BUILT_IN

ROOT = Path(__file__).parent.parent
REGISTERING = ("bot/systems.py", "engine/games/__init__.py")
OF_GAMES = re.compile(r"(engine|bot)/games/\w+/")
EXEMPT = ("bot/sandbox/",)
"""The stand-in has rooms and people of its own, and knows no game."""
NAMES = {
    *BUILT_IN,
    *(module.rpartition(".")[2] for module in BUILT_IN.values()),
    *(name for system in systems().values() for name in (system.name, system.command, *system.fixed.values())),
    "silver",
    "elder",
} - {"gateway"}
"""What games, their systems, commands and folders are called; `gateway` is left out, as Discord has one too."""
OTHER_MEANINGS = ("Tidetable, tabletop games of waves by message.",)
"""What the bot is for, in a sentence."""
HOMOGRAPHS = {"de": {"war"}}
"""Words that mean something else in a language: in German `war` is `was`."""


def code() -> Iterator[Path]:
    for room in ("bot", "engine", "storage"):
        for path in sorted((ROOT / room).rglob("*.py")):
            shown = path.relative_to(ROOT).as_posix()
            if not OF_GAMES.match(shown) and not shown.startswith(EXEMPT) and shown not in REGISTERING:
                yield path


def spoken(tree: ast.Module) -> Iterator[tuple[int, str]]:
    """The names, attributes, imports and texts of a module; not its docstrings."""
    told = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    for node in ast.walk(tree):
        match node:
            case ast.Constant(value=str(text)) if id(node) not in told:
                yield node.lineno, text
            case ast.Name(id=name) | ast.Attribute(attr=name) | ast.arg(arg=name):
                yield node.lineno, name
            case ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name) | ast.ClassDef(name=name):
                yield node.lineno, name
            case ast.ImportFrom(module=module, names=names):
                yield node.lineno, " ".join([module or "", *(alias.name for alias in names)])
            case ast.Import(names=names):
                yield node.lineno, " ".join(alias.name for alias in names)


def named(text: str) -> set[str]:
    """The games that a text names; `WavesView`, `waves-card` and `engine.games.waves` name one, `warning` does not."""
    apart = re.sub(r"(?<=[a-z])(?=[A-Z])", " ", text)
    return {word.lower() for word in re.findall(r"[A-Za-z]+", apart)} & NAMES | {
        name for name in NAMES if "_" in name and name in text
    }


def test_no_code_names_a_game() -> None:
    files = list(code())
    assert len(files) > 100
    found = [
        f"{path.relative_to(ROOT)}:{line} {text[:60]!r}"
        for path in files
        for line, text in spoken(ast.parse(path.read_text(encoding="utf-8")))
        if named(text) and text not in OTHER_MEANINGS
    ]
    assert found == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_for_every_game_names_one(language: str) -> None:
    found = [
        f"{path.name}:{number} {line[:60]}"
        for path in sorted((HERE / language).glob("*.ftl"))
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
        if named(line) - HOMOGRAPHS.get(language, set()) and "games of waves" not in line
    ]
    assert found == []


def test_what_would_name_a_game_is_found() -> None:
    tree = ast.parse("from engine.games.waves.view import WavesView\nif game == 'rolling': waves_of = f'{x}-breakers'")
    assert [named(text) for _, text in spoken(tree) if named(text)] == [{"waves"}, {"rolling"}, {"waves"}, {"breakers"}]
    assert named("a warning of the gateways") == set()


def test_each_game_is_registered_once_in_the_engine_and_once_in_the_bot() -> None:
    assert set(BUILT_IN) == set(SCREENS)
    folders = {game: module.rpartition(".")[2] for game, module in BUILT_IN.items()}
    assert folders == {game: module.rpartition(".")[2] for game, module in SCREENS.items()}
    for folder in folders.values():
        assert (ROOT / "engine/games" / folder / "__init__.py").exists()
        assert (ROOT / "bot/games" / folder / "__init__.py").exists()
