"""The rules pages for people, in the words of an edition. What they say is in rules.en.md and rules.de.md."""

from __future__ import annotations

from functools import cache
from pathlib import Path

BREAKERS_SAY = {"en": {"Rebel": "Breaker"}, "de": {"Rebellen": "Brecher", "Rebell": "Brecher"}}
"""Words that the Breakers edition has another word for, longer ones first."""
OF_BOTH = "{editions"
"""Marks the section that compares the editions, and so keeps both words."""


@cache
def rules_page(language: str, edition: str) -> str:
    """The whole page in one language, as the table's edition words it."""
    text = (Path(__file__).parent / f"rules.{language}.md").read_text(encoding="utf-8")
    if edition != "breakers":
        return text
    return "\n## ".join(
        section if OF_BOTH in section else _worded(section, BREAKERS_SAY[language]) for section in text.split("\n## ")
    )


def _worded(section: str, words: dict[str, str]) -> str:
    for word, other in words.items():
        section = section.replace(word, other)
    return section
