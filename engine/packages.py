"""Finding the parts of games: those in this project, and those that other installed packages bring by entry points."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import cached_property
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from importlib.util import find_spec
from pathlib import Path
from typing import Generic, NamedTuple, TypeVar

T = TypeVar("T")


class LeftOutPart(NamedTuple):
    """A part of a game that is left out: the name of the game, the package that brings it, and why."""

    name: str
    package: str
    why: str


class UnfitPart(Exception):
    """A part of a game is not what it has to be; the argument says why."""


def check_texts(files: Iterable[Path]) -> None:
    """Raise UnfitPart if one of these files cannot be read as text."""
    for file in files:
        try:
            file.read_text(encoding="utf-8")
        except (UnicodeDecodeError, OSError) as error:
            raise UnfitPart(f"{file.name} is no text in UTF-8: {error}") from error


class Parts(Generic[T]):
    """All parts of one kind, by the names of their games; each is an object with a fixed name in a module of its own.

    A built-in part must load, or the program ends; a part from another package is left out if it does not load.
    """

    def __init__(
        self, group: str, built_in: Mapping[str, str], attribute: str, accept: Callable[[str, object], T]
    ) -> None:
        """Look up what is installed under `group`; `accept` returns a part that is fit, and raises UnfitPart if not."""
        self.modules = dict(built_in)
        """The module that holds the part of each game."""
        self._attribute, self._accept = attribute, accept
        self._loaded: dict[str, T] = {}
        self._left_out: list[LeftOutPart] = []
        self._brought: dict[str, EntryPoint] = {}
        self._built_in = tuple(built_in)
        for found in sorted(entry_points(group=group), key=lambda found: (found.name, _package(found))):
            if found.name in self.modules:
                self._leave_out(found, "another package has a game of this name")
            else:
                self.modules[found.name] = found.module
                self._brought[found.name] = found

    @cached_property
    def names(self) -> tuple[str, ...]:
        """The games whose part can be used: those built in, then those that other packages bring."""
        for name, found in self._brought.items():
            try:
                self._load(name)
            except Exception as error:  # noqa: BLE001 the border: a fault in one package must stop nothing else
                del self.modules[name]
                self._leave_out(
                    found, str(error) if isinstance(error, UnfitPart) else f"{type(error).__name__}: {error}"
                )
        return (*self._built_in, *(name for name in self._brought if name in self.modules))

    @property
    def broken(self) -> tuple[LeftOutPart, ...]:
        """The parts that other packages bring but that cannot be used."""
        return tuple(self._left_out) if self.names else ()

    def has(self, name: str) -> bool:
        """Whether a game has a part of this kind that can be used."""
        return name in self.modules and (name not in self._brought or name in self.names)

    def is_brought(self, name: str) -> bool:
        """Whether another package brings the part of this game."""
        return name in self._brought

    def package(self, name: str) -> str:
        """The package that brings the part of a game, where another does."""
        return _package(self._brought[name])

    def load(self, name: str) -> T:
        """The part of a game that `has` one; each is imported only when it is asked for."""
        return self._loaded[name] if name in self._loaded else self._load(name)

    def folder(self, name: str) -> Path:
        """The folder that holds the module of a part, and the texts beside it."""
        spec = find_spec(self.modules[name])
        assert spec is not None
        assert spec.origin is not None
        return Path(spec.origin).parent

    def _load(self, name: str) -> T:
        part = self._accept(name, getattr(import_module(self.modules[name]), self._attribute))
        self._loaded[name] = part
        return part

    def _leave_out(self, found: EntryPoint, why: str) -> None:
        self._left_out.append(LeftOutPart(found.name, _package(found), why))


def _package(found: EntryPoint) -> str:
    return found.dist.name if found.dist else found.module
