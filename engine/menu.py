"""The legal actions of a seat as a tree of small choices, and the way back from choices to an action.

A menu is given what was picked so far, as short texts that fit into the id of a button, and answers with the next
question, with the finished action, or with a refusal. Nothing needs to be remembered between questions.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations
from typing import Any

import msgspec

from engine.errors import Refusal

MOST_OPTIONS = 25
"""The most options of one question, so that it can be shown as one list."""


class Words(msgspec.Struct, frozen=True):
    """A text for people, not yet in a language: a key of the message catalogue and its parameters."""

    key: str
    params: Mapping[str, int | str] = {}


class Option(msgspec.Struct, frozen=True):
    """One thing to pick: `token` goes into `picked`, `words` is its label. A `risky` one deserves a second look."""

    token: str
    words: Words
    risky: bool = False


class Ask(msgspec.Struct, frozen=True):
    """A question. With `most` above 1 several options are picked at once: their tokens, as listed, joined with `+`."""

    words: Words
    options: tuple[Option, ...]
    least: int = 1
    most: int = 1


class Ready(msgspec.Struct, frozen=True):
    """The choices made add up to this action. `confirm` says why the person should be asked once more, if so."""

    action: Any
    confirm: Words | None = None


STALE = Refusal("stale-choice")
"""What was picked is not, or no longer, available."""


def ask_from(game: str, actions: Sequence[Any], picked: Sequence[str]) -> Ask | Ready | Refusal:
    """The menu of a short list of flat actions: first the kind, then field by field; it skips single answers."""
    left = list(actions)
    tokens = list(picked)
    depth = 0
    while True:
        choices = _choices(left, depth)
        if len(left) == 1 and not tokens:
            return Ready(left[0])
        if not choices:
            return Ready(left[0]) if left and not tokens else STALE
        if len(choices) > 1:
            if not tokens:
                options = tuple(Option(token, _words(game, some[0], depth)) for token, some in choices.items())
                return Ask(Words(_question(game, left, depth)), options)
            token = tokens.pop(0)
            if token not in choices:
                return STALE
            left = choices[token]
        depth += 1


def _fields(action: Any) -> list[tuple[str, Any]]:
    return [
        (name, value)
        for name in action.__struct_fields__
        if (value := getattr(action, name)) is not msgspec.UNSET and value is not None
    ]


def _tag(action: Any) -> str:
    return str(action.__struct_config__.tag)


def _choices(actions: Sequence[Any], depth: int) -> dict[str, list[Any]]:
    found: dict[str, list[Any]] = {}
    for action in actions:
        if depth == 0:
            found.setdefault(_tag(action), []).append(action)
            continue
        fields = _fields(action)
        if depth <= len(fields):
            found.setdefault(as_token(fields[depth - 1][1]), []).append(action)
    return found


def as_token(value: Any) -> str:
    """A field's value as a short text for an id."""
    if isinstance(value, tuple | list):
        return "+".join(map(as_token, value))
    return str(value)


def _question(game: str, actions: Sequence[Any], depth: int) -> str:
    return f"{game}-menu-kind" if depth == 0 else f"{game}-menu-{_fields(actions[0])[depth - 1][0]}"


def _words(game: str, action: Any, depth: int) -> Words:
    if depth == 0:
        return Words(f"{game}-menu-kind-{_tag(action)}")
    name, value = _fields(action)[depth - 1]
    return Words(f"{game}-menu-{name}-option", {name: value if isinstance(value, int | str) else as_token(value)})


def walk(game: Any, state: Any, seat: int, limit: int = 100_000) -> Iterator[tuple[tuple[str, ...], Any]]:
    """Every way through a menu to an action; a question that takes several picks is tried with each subset."""
    stack: list[tuple[str, ...]] = [()]
    while stack and limit:
        limit -= 1
        picked = stack.pop()
        match game.ask(state, seat, picked):
            case Ready(action=action):
                yield picked, action
            case Ask(options=options, least=least, most=most):
                tokens = [option.token for option in options]
                for many in range(least, most + 1):
                    stack.extend((*picked, "+".join(chosen)) for chosen in combinations(tokens, many))
            case _:
                pass
