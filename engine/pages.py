"""The rules of the games for people: pages of text in several languages, with headings that code can find."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from re import compile as pattern

import msgspec
from msgspec.structs import replace

from engine.errors import Malformed
from engine.games import folder_of

LONGEST = 900
"""How many characters a page must stay below, so that it fits on a phone."""
EDITIONS = "editions"
"""The topic of the page that compares the editions of a game."""

_EDITION = pattern(r"In the edition (?P<edition>[a-z0-9-]+): (?P<words>.+)\.")
_HEADING = pattern(r"(?P<title>.*\S) \{(?P<topic>[a-z0-9-]+)(?P<when>(?: [a-z]+=[a-z0-9,-]+)*)\}")


class Page(msgspec.Struct, frozen=True):
    """One page. It answers the likely question in these `phases`, at tables of these sizes, `seats`; none means all.

    One with an `edition` takes the place of the page on its topic in that edition of the game.
    """

    topic: str
    title: str
    text: str
    phases: tuple[str, ...] = ()
    seats: tuple[int, ...] = ()
    edition: str = ""


def languages(game: str) -> list[str]:
    """The languages in which a game's rules are written."""
    return sorted(path.name.split(".")[1] for path in folder_of(game).glob("rules.*.md"))


@cache
def pages(game: str, language: str, edition: str = "") -> Sequence[Page]:
    """A game's rules in a language, or in English if they are not written in it; in the order of the file."""
    if language not in languages(game):
        language = "en"
    text = (folder_of(game) / f"rules.{language}.md").read_text(encoding="utf-8")
    words = edition_words(text, edition)
    found = read_pages(text)
    own = {page.topic: page for page in found if page.edition == edition}
    return tuple(_worded(own.get(page.topic, page), words) for page in found if not page.edition)


def edition_words(text: str, edition: str) -> dict[str, str]:
    """The words of the pages that an edition of the game replaces, from a line before the first page.

    In every language that line reads `In the edition pirates: sailors = pirates, sailor = pirate.`, longer words first.
    """
    found = (_EDITION.fullmatch(line.strip()) for line in text.partition("\n## ")[0].splitlines())
    listed = [match["words"].split(", ") for match in found if match and match["edition"] == edition]
    return {word: other for words in listed for word, _, other in (pair.partition(" = ") for pair in words)}


def _worded(page: Page, words: Mapping[str, str]) -> Page:
    """A page in the words of an edition; the page that compares the editions keeps the words of all."""
    if page.topic == EDITIONS:
        return page
    title, text = page.title, page.text
    for word, other in words.items():
        title, text = title.replace(word, other), text.replace(word, other)
    return replace(page, title=title, text=text)


def page(game: str, language: str, topic: str, edition: str = "") -> Page | None:
    """The page on a topic."""
    return next((found for found in pages(game, language, edition) if found.topic == topic), None)


def read_pages(text: str) -> tuple[Page, ...]:
    """The pages of a text; what stands before the first heading is for authors, not for readers. Raises Malformed."""
    found: dict[tuple[str, str], Page] = {}
    for part in f"\n{text}".split("\n## ")[1:]:
        heading, _, body = part.partition("\n")
        match = _HEADING.fullmatch(heading.strip())
        if match is None:
            raise Malformed(f"a heading is not `## Title {{topic}}`: {heading}")
        topic = match["topic"]
        when = dict(condition.split("=") for condition in match["when"].split())
        phases, seats, edition = when.pop("phase", ""), when.pop("seats", ""), when.pop("edition", "")
        if when:
            raise Malformed(f"a page depends on phase, seats or edition alone: {heading}")
        if (topic, edition) in found:
            raise Malformed(f"two pages are on the topic {topic}")
        if edition and (topic, "") not in found:
            raise Malformed(f"a page of an edition comes after the page on its topic: {heading}")
        in_phases = tuple(filter(None, phases.split(",")))
        numbers = tuple(int(number) for number in seats.split(",") if number)
        found[topic, edition] = Page(topic, match["title"], body.strip(), in_phases, numbers, edition)
    return tuple(found.values())
