"""The rules pages for people, in the words of an edition. What they say is in rules.en.md and rules.de.md."""

from __future__ import annotations

BREAKERS_SAY = {"en": {"Rebel": "Breaker"}, "de": {"Rebellen": "Brecher", "Rebell": "Brecher"}}
"""Words that the Breakers edition has another word for, longer ones first."""
OF_BOTH = "{editions"
"""Marks the section that compares the editions, and so keeps both words."""


def in_words_of(text: str, language: str, edition: str) -> str:
    """The rules as an edition words them."""
    if edition != "breakers":
        return text
    return "\n## ".join(
        section if OF_BOTH in section else _worded(section, BREAKERS_SAY[language]) for section in text.split("\n## ")
    )


def _worded(section: str, words: dict[str, str]) -> str:
    for word, other in words.items():
        section = section.replace(word, other)
    return section
