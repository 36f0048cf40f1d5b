"""The texts of one language as they are written: each is parsed when it is first asked for, and most never are."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from functools import cached_property
from threading import Lock
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

BEGINS = re.compile(r"(-?[A-Za-z][\w-]*) *=")
"""A line that begins a text; the lines that follow belong to it, except comments."""
NAMES = re.compile(r"\{\s*(-?[A-Za-z][\w-]*)")
"""Another text that a text names."""
PLAIN = re.compile(r"-?[A-Za-z][\w-]* *= *([^\s{}][^\n{}]*)\n*")
"""A text of one line without parameters, as most are: it needs no parsing."""


class Entries:
    """All texts of a language, by key; where two have the same key, the first counts."""

    def __init__(self, language: str, sources: Iterable[str]) -> None:
        self._language = language
        self._written: dict[str, str] = {}
        self._parsed: set[str] = set()
        self._parsing = Lock()
        for source in sources:
            for key, words in entries_of(source):
                self._written.setdefault(key, words)

    @cached_property
    def _bundle(self) -> FluentBundle:
        # A language's rules for numbers and plurals take some megabytes, so they are loaded only where needed.
        from fluent.runtime import FluentBundle

        return FluentBundle([self._language], use_isolating=False)

    def has(self, key: str) -> bool:
        """Whether there is such a text."""
        return key in self._written

    def fill_in(self, key: str, params: dict[str, object]) -> tuple[str, list[Exception]] | None:
        """A text with its parameters filled in, and what was wrong with it; None if there is no such text."""
        if key not in self._written:
            return None
        if plain := PLAIN.fullmatch(self._written[key]):
            return plain[1].rstrip(" "), []
        self._parse(key)
        if not self._bundle.has_message(key) or (pattern := self._bundle.get_message(key).value) is None:
            return None
        text, wrong = self._bundle.format_pattern(pattern, params)
        return str(text), list(wrong)

    def _parse(self, key: str) -> None:
        """Put a text into the bundle, after those that it names: another thread may use it at once."""
        if key not in self._parsed:
            with self._parsing:
                self._parse_all(key, frozenset())

    def _parse_all(self, key: str, above: frozenset[str]) -> None:
        from fluent.syntax import FluentParser

        if key in self._parsed or key in above:
            return
        words = self._written[key]
        for named in NAMES.findall(words):
            if named in self._written:
                self._parse_all(named, above | {key})
        self._bundle.add_resource(FluentParser(with_spans=False).parse(words))
        if self._bundle.has_message(key):
            self._forget_tree(key)
        self._parsed.add(key)

    def _forget_tree(self, key: str) -> None:
        """Keep only the form of a text that is filled in: the parsed form, not needed any more, takes as much again."""
        from fluent.syntax.ast import Identifier, Message, Resource

        self._bundle.get_message(key)
        self._bundle.add_resource(Resource([Message(Identifier(key))]), allow_overrides=True)


def entries_of(source: str) -> Iterator[tuple[str, str]]:
    """The texts of a catalogue: the key of each, and how it is written."""
    key, lines = "", list[str]()
    for line in source.splitlines():
        found = BEGINS.match(line)
        if found or line.startswith("#"):
            if key:
                yield key, "\n".join(lines) + "\n"
            key, lines = found[1] if found else "", []
        lines.append(line)
    if key:
        yield key, "\n".join(lines) + "\n"
