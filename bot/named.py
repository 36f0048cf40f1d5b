"""Finding what somebody means by what they typed: a whole name, a unique beginning, or a unique part of one.

Where places of a board are named, a single letter means first the place that has it as a word of its own.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from unicodedata import combining, normalize

SHORTEST_PART = 3
"""Text shorter than this is not looked for in the middle of a name."""
LETTER = re.compile(r"(?<![\w'’])[^\W\d_](?![\w'’])")
"""A letter by itself, not one that stands before an apostrophe; in small letters it is just a short word."""


def meant_by(typed: str, names: Mapping[str, str], *, places: bool = False) -> list[str]:
    """The tokens that may be meant, by their own text or by the name that people see; only one if it is clear.

    Accents are compared first; if that finds nothing they are ignored, since people leave them out on a phone. Only
    `places` have letters: "b" is no better a name for "Anna B." than for Bob.
    """
    return _meant(typed, names, _form, places) or _meant(typed, names, plain, places)


def plain(text: str) -> str:
    """A text in small letters without accents."""
    return "".join(letter for letter in normalize("NFD", _form(text)) if not combining(letter))


def _meant(typed: str, names: Mapping[str, str], form_of: Callable[[str], str], places: bool) -> list[str]:
    wanted = form_of(typed)
    if not wanted:
        return []
    both = [(token, form) for token, name in names.items() for form in (form_of(token), form_of(name))]
    lettered = names.items() if places else ()
    letters = [
        (token, form_of(letter)) for token, name in lettered for letter in LETTER.findall(name) if letter.isupper()
    ]
    for forms, fits in ((both, _is), (letters, _is), (both, _begins), (both, _holds)):
        if found := list(dict.fromkeys(token for token, form in forms if fits(form, wanted))):
            return found
    return []


def _form(text: str) -> str:
    return " ".join(text.casefold().replace("’", "'").split())


def _is(form: str, wanted: str) -> bool:
    return form == wanted


def _begins(form: str, wanted: str) -> bool:
    return form.startswith(wanted)


def _holds(form: str, wanted: str) -> bool:
    return len(wanted) >= SHORTEST_PART and wanted in form
