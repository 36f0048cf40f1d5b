"""Moves that are typed: what each field of an action can be, in words, and how what was typed becomes the action."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from itertools import islice
from re import fullmatch
from typing import Any

import msgspec

from bot.errors import Sorry
from bot.host import Seated
from bot.screens.wording import label, say_words
from bot.texts import Texts
from engine.errors import Malformed
from engine.game import Action
from engine.menu import Words
from engine.sealed import Sealed
from engine.table import read_action

LOOK_AT = 3000
"""How many legal actions are looked through for a match; a longer list is checked by the rules alone."""
LONGEST = 100
"""How long Discord lets a choice be."""
SHORTEST_WORD = 3
"""What is shorter is not looked for in the middle of what is said; a number is never a part of it."""
MEANINGS = 4
"""How many meanings of one value are told apart while the fields that would decide are not filled in yet."""

Given = Mapping[str, str]


@dataclass(frozen=True, slots=True)
class TypedMove:
    """A move as somebody typed it: an action of a game by its kind, and the fields that were filled in."""

    game: str
    kind: type[Action]
    given: Given


def tag_of(kind: type[Action]) -> str:
    """The name of a kind of action, as records write it."""
    return str(kind.__struct_config__.tag)


class Speaker:
    """Says what the engine means by a field; the same words only once, as a long list says them over and over."""

    def __init__(self, said: Texts, game: str, system: str, names: Mapping[int, str]) -> None:
        self.said = said
        self.game = game
        self.system = system
        self.names = names
        self._told: dict[tuple[object, ...], str] = {}

    @classmethod
    def at(cls, seated: Seated, said: Texts) -> Speaker:
        """At a table, where seats have names."""
        names = {seat.number: seat.name for seat in seated.seats}
        return cls(said, seated.table.game, seated.contract.system, names)

    def say(self, parts: Iterable[Words]) -> str:
        """All parts in one line."""
        return ", ".join(self._one(words, at == 0) for at, words in enumerate(parts))

    def _one(self, words: Words, first: bool) -> str:
        key = (words.key, first, *words.params.items())
        if key not in self._told:
            self._told[key] = (label if first else say_words)(self.said, words, self._who, self.system)
        return self._told[key]

    def plain(self, field: str, value: Any) -> str:
        """A value that its game has no words for."""
        if field in ("target", "to", "whom", "seat") and value in self.names:
            return self._who(value)
        if isinstance(value, bool):
            return self.said("yes" if value else "no")
        key = f"{self.game}-card"
        if field in ("card", "cards") and self.said.has(key):
            cards = value if isinstance(value, tuple | list) else (value,)
            return ", ".join(self.said(key, card=card, edition=self.system) for card in cards)
        return value_text(value)

    def _who(self, seat: int) -> str:
        return self.names.get(seat) or f"#{seat + 1}"


def offer(
    speaker: Speaker, game: Sealed, seat: int, kind: type[Action], field: str, given: Given, current: str
) -> list[tuple[str, str]]:
    """What one field can be, given the others: in words, and to be typed; what begins like `current` is first.

    It is made only from what the seat may do.
    """
    wanted = current.lower().split()
    found: dict[str, str] = {}
    for token, name in list_values(speaker, game, seat, kind, field, given).items():
        if all(word in f"{name} {token}".lower() for word in wanted):
            found.setdefault(name[:LONGEST], token)
    listed = sorted(found, key=lambda name: not name.lower().startswith(current.lower()))
    return [(name, found[name]) for name in listed]


def list_values(
    speaker: Speaker, game: Sealed, seat: int, kind: type[Action], field: str, given: Given
) -> dict[str, str]:
    """Every value of a field that goes with the others, and what it means."""
    meanings: dict[str, dict[str, None]] = {}
    for action in legal_of(game, seat, kind):
        token = text_of(action, field)
        if token is None or any(text_of(action, name) != text for name, text in given.items()):
            continue
        known = meanings.setdefault(token, {})
        if len(known) < MEANINGS:
            words = game.field_words(seat, action, field)
            known[speaker.say(words) if words else speaker.plain(field, getattr(action, field))] = None
    return {token: " / ".join(known) for token, known in meanings.items()}


def legal_of(game: Sealed, seat: int, kind: type[Action]) -> Iterable[Action]:
    """The legal actions of one kind, as far as it makes sense to look."""
    return (action for action in islice(game.legal(seat), LOOK_AT) if type(action) is kind)


def value_text(value: Any) -> str:
    """A field's value as people can type it: words and numbers as they are, lists joined with +, the rest as JSON."""
    if isinstance(value, tuple | list) and all(isinstance(part, int | str) for part in value):
        return "+".join(map(str, value))
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int | str):
        return str(value)
    return _as_json(value)


@cache
def _as_json(value: Any) -> str:
    """Without the names of fields where it would be too long for a choice."""
    text = msgspec.json.encode(value).decode()
    return text if len(text) <= LONGEST else msgspec.json.encode(_in_order(value)).decode()


def _in_order(value: Any) -> Any:
    if isinstance(value, msgspec.Struct):
        return [None if part is msgspec.UNSET else _in_order(part) for part in msgspec.structs.astuple(value)]
    return [_in_order(part) for part in value] if isinstance(value, tuple) else value


def text_of(action: Action, field: str) -> str | None:
    """One field of an action as text."""
    value = getattr(action, field, msgspec.UNSET)
    return None if value is msgspec.UNSET else value_text(value)


def read_words(speaker: Speaker, game: Sealed, seat: int, kind: type[Action], given: Given) -> dict[str, str]:
    """What was typed, with words that were not taken from the list turned into the values that they mean."""
    meant = dict(given)
    for field, text in given.items():
        wanted = text.lower()
        is_value = any(text_of(action, field) == text for action in legal_of(game, seat, kind))
        if is_value or not any(map(str.isalpha, wanted)):
            continue
        others = {name: value for name, value in meant.items() if name != field}
        listed = list_values(speaker, game, seat, kind, field, others)
        exact = [token for token, name in listed.items() if name.lower() == wanted]
        begun = [token for token, name in listed.items() if name.lower().startswith(wanted)]
        part = [token for token, name in listed.items() if wanted in name.lower() and len(wanted) >= SHORTEST_WORD]
        if exact:
            meant[field] = exact[0]
        elif len(begun or part) == 1:
            meant[field] = (begun or part)[0]
    return meant


def find_action(game: Sealed, seat: int, kind: type[Action], given: Given) -> Action:
    """The action that was typed: a legal one with just these fields, or else whatever the words say."""
    names = [field.name for field in msgspec.structs.fields(kind)]
    for action in legal_of(game, seat, kind):
        if all(text_of(action, name) == given.get(name) for name in names):
            return action
    fields: dict[str, Any] = {"type": tag_of(kind)}
    for name, text in given.items():
        fields[name] = _value(text)
    for attempt in (fields, {name: _as_list(value) for name, value in fields.items()}):
        try:
            return read_action(game.rules, attempt)
        except Malformed:
            continue
    raise Sorry("error-not-understood", command=tag_of(kind))


def _value(text: str) -> Any:
    if fullmatch("-?[0-9]{1,15}", text):
        return int(text)
    if "+" in text:
        return [_value(part) for part in text.split("+")]
    try:
        return msgspec.json.decode(text)
    except msgspec.DecodeError:
        return text


def _as_list(value: Any) -> Any:
    return value if isinstance(value, list | dict) or value in ("",) else [value]
