"""Finding what somebody means by what they typed: a whole name, a unique beginning, or a unique part of one."""

from __future__ import annotations

from collections.abc import Mapping

SHORTEST_PART = 3
"""What is shorter is not looked for in the middle of a name."""


def meant_by(typed: str, names: Mapping[str, str]) -> list[str]:
    """The tokens that may be meant, by their own text or by the name that people see; one if it is clear."""
    wanted = _plain(typed)
    if not wanted:
        return []
    both = [(token, form) for token, name in names.items() for form in (_plain(token), _plain(name))]
    for fits in (_is, _begins, _holds):
        if found := list(dict.fromkeys(token for token, form in both if fits(form, wanted))):
            return found
    return []


def _plain(text: str) -> str:
    return " ".join(text.casefold().replace("’", "'").split())


def _is(form: str, wanted: str) -> bool:
    return form == wanted


def _begins(form: str, wanted: str) -> bool:
    return form.startswith(wanted)


def _holds(form: str, wanted: str) -> bool:
    return len(wanted) >= SHORTEST_PART and wanted in form
