"""Moves that are typed: what each field of an action can be, in words, and how what was typed becomes the action."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from itertools import islice
from re import fullmatch
from typing import Any, get_args, get_origin

import msgspec

from bot.errors import Sorry
from bot.host import Seated
from bot.named import meant_by, plain
from bot.scenes import names_of
from bot.screens.plain import cut
from bot.screens.wording import label, say_words
from bot.texts import Texts
from bot.texts.own_words import escape
from engine.errors import Malformed
from engine.field_names import CARDS, PLACES, SEATS
from engine.game import Action
from engine.menu import Words
from engine.sealed import Sealed
from engine.table import read_action

LOOK_AT = 3000
"""How many legal actions are looked through for a match; a longer list is checked by the rules alone."""
LEAST_OF_PART = 100
"""How many actions of each part of a list are looked at, however long the parts before it are."""
LONGEST = 100
"""How long Discord lets a choice be."""
LONGEST_PERSON = 16
"""How long the name of a person may be in a choice that is too long."""
SHOWN, LONGEST_SHOWN = 5, 200
"""How many of the values that would do are named to somebody who typed another, and how long each may be."""
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
    """Puts the fields of actions into words; keeps what it has said, since a long list repeats the same words."""

    def __init__(self, said: Texts, game: str, system: str, names: Mapping[int, str]) -> None:
        self.said = said
        self.game = game
        self.system = system
        self.names = names
        self._told: dict[tuple[object, ...], str] = {}

    @classmethod
    def at(cls, seated: Seated, said: Texts) -> Speaker:
        """The speaker for a table, where seats have names."""
        return cls(said, seated.table.game, seated.contract.system, names_of(seated))

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
        if field in SEATS and value in self.names:
            return self._who(value)
        if isinstance(value, bool):
            return self.said("yes" if value else "no")
        key = f"{self.game}-card"
        if field in CARDS and self.said.has(key):
            cards = value if isinstance(value, tuple | list) else (value,)
            return ", ".join(self.said(key, card=card, edition=self.system) for card in cards)
        return value_text(value)

    def _who(self, seat: int) -> str:
        return self.names.get(seat) or f"#{seat + 1}"


def offer(
    speaker: Speaker, game: Sealed, seat: int, kind: type[Action], field: str, given: Given, current: str
) -> list[tuple[str, str]]:
    """What one field can be, given the others: in words, and as it is typed; what begins like `current` comes first.

    Only what the seat may do is offered. Another field of which it is not clear what it means counts as not filled in.
    """
    wanted = plain(current).split()
    clear, _ = _tell_clear(speaker, game, seat, kind, given)
    found: dict[str, str] = {}
    for token, name in list_values(speaker, game, seat, kind, field, clear).items():
        if all(word in plain(f"{name} {token}") for word in wanted):
            found.setdefault(name, token)
    listed = sorted(found, key=lambda name: not plain(name).startswith(plain(current)))
    return [(short, found[name]) for name, short in zip(listed, shorten(listed, speaker.names), strict=True)]


def shorten(names: Sequence[str], people: Mapping[int, str]) -> list[str]:
    """Names that fit into a list: of those that are too long and begin alike, the end is shown, where they differ."""
    if all(len(name) <= LONGEST for name in names):
        return list(names)
    found = [name if len(name) <= LONGEST else _in_brief(name, people) for name in names]
    begun = Counter(name[:LONGEST] for name in found)
    return [
        f"…{name[1 - LONGEST :]}" if len(name) > LONGEST and begun[name[:LONGEST]] > 1 else name[:LONGEST]
        for name in found
    ]


def _in_brief(name: str, people: Mapping[int, str]) -> str:
    """A name in which people with long names take little room, and keep apart."""
    # a name that begins like another would be found inside it first
    for seat, who in sorted(people.items(), key=lambda one: len(one[1]), reverse=True):
        if len(who) > LONGEST_PERSON:
            name = name.replace(who, f"{cut(who, LONGEST_PERSON - 4)} #{seat + 1}")
    return name


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


def legal_of(game: Sealed, seat: int, kind: type[Action]) -> Iterator[Action]:
    """The legal actions of one kind, as far as it makes sense to look: no part of a list hides those after it."""
    room = LOOK_AT
    for part in _parts_with(game.legal(seat), kind):
        yield from (action for action in islice(part, max(room, LEAST_OF_PART)) if type(action) is kind)
        room -= len(part)


def _parts_with(legal: Sequence[Action], kind: type[Action]) -> list[Sequence[Action]]:
    """The parts of a list that can hold such actions; a list that has no parts is one itself."""
    parts: list[Sequence[Action]] | None = getattr(legal, "parts", None)
    if parts is None:
        return [legal]
    return [part for part in parts if len(part) <= LEAST_OF_PART or type(part[0]) is kind]


def value_text(value: Any) -> str:
    """A field's value as people can type it: words and numbers as they are, lists joined with +, the rest as JSON."""
    if isinstance(value, tuple | list) and all(isinstance(part, int | str) for part in value):
        return "+".join(map(str, value))
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int | str):
        return str(value)
    return _as_json(value)


@lru_cache(maxsize=4096)
def _as_json(value: Any) -> str:
    """A value as JSON, without the names of fields if it would be too long for a choice."""
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
    clear, unclear = _tell_clear(speaker, game, seat, kind, given)
    for field, several in unclear.items():
        if several:
            raise Sorry("error-several-meant", typed=escape(given[field], 40), named=name_some(several))
    return {field: clear.get(field, text) for field, text in given.items()}


def _tell_clear(
    speaker: Speaker, game: Sealed, seat: int, kind: type[Action], given: Given
) -> tuple[dict[str, str], dict[str, list[str]]]:
    """The fields of which it is clear what they mean, as values, and what each other one may mean, if anything.

    Words mean what goes with the fields that are clear, so that each that becomes clear may make others so.
    """
    clear = {field: text for field, text in given.items() if _is_value(game, seat, kind, field, text)}
    waiting = [field for field in given if field not in clear]
    unclear: dict[str, list[str]] = {}
    while waiting:
        field = waiting.pop(0)
        listed = list_values(speaker, game, seat, kind, field, clear)
        # if nothing goes with the other fields, the rules say why not
        listed = listed or list_values(speaker, game, seat, kind, field, {})
        found = meant_by(given[field], listed, places=field in PLACES)
        named = list(dict.fromkeys(listed[token] for token in found))
        if len(named) == 1:
            clear[field] = found[0]
            waiting += unclear
            unclear.clear()
        else:
            unclear[field] = named
    return clear, unclear


def _is_value(game: Sealed, seat: int, kind: type[Action], field: str, text: str) -> bool:
    """Whether a field was filled in with a value, not with words for one."""
    is_word = any(map(str.isalpha, text))
    return not is_word or any(text_of(action, field) == text for action in legal_of(game, seat, kind))


def name_some(names: Iterable[str]) -> str:
    """The first few of some names, in one line of text: those of people are in them as they are, also with markup."""
    every = list(dict.fromkeys(names))
    return ", ".join(escape(name, LONGEST_SHOWN) for name in every[:SHOWN]) + (", …" if len(every) > SHOWN else "")


def find_action(speaker: Speaker, game: Sealed, seat: int, kind: type[Action], given: Given) -> Action:
    """The action that was typed: a legal one with just these fields, or else whatever the words say."""
    names = [field.name for field in msgspec.structs.fields(kind)]
    for action in legal_of(game, seat, kind):
        if all(text_of(action, name) == given.get(name) for name in names):
            return action
    fields: dict[str, Any] = {"type": tag_of(kind)}
    lists = _lists_of(kind)
    for name, text in given.items():
        fields[name] = _as_list(_value(text)) if name in lists else _value(text)
    try:
        return read_action(game.rules, fields)
    except Malformed as error:
        raise _not_understood(speaker, game, seat, kind, given, error.field) from error


def _not_understood(speaker: Speaker, game: Sealed, seat: int, kind: type[Action], given: Given, field: str) -> Sorry:
    """The error for a move that could not be read; names the field that it failed at, and what would do."""
    if field not in {one.name for one in msgspec.structs.fields(kind)}:
        return Sorry("error-not-understood", typed=escape(" ".join(given.values()), 60))
    others = {name: text for name, text in given.items() if name != field}
    listed = list_values(speaker, game, seat, kind, field, others) or list_values(speaker, game, seat, kind, field, {})
    if not listed:
        return Sorry("error-not-understood", typed=escape(given.get(field, ""), 60))
    key = "error-none-meant" if field in given else "error-field-missing"
    return Sorry(key, field=field, typed=escape(given.get(field, ""), 40), named=name_some(listed.values()))


def _value(text: str) -> Any:
    if fullmatch("-?[0-9]{1,15}", text):
        return int(text)
    if "+" in text:
        return [_value(part) for part in text.split("+")]
    try:
        return msgspec.json.decode(text)
    except (msgspec.DecodeError, RecursionError):
        return text


@cache
def _lists_of(kind: type[Action]) -> frozenset[str]:
    """The fields of an action that are lists: one thing alone is typed there as it is anywhere else."""
    types = {field.name: (field.type, *get_args(field.type)) for field in msgspec.structs.fields(kind)}
    return frozenset(name for name, some in types.items() if any(get_origin(one) is tuple for one in some))


def _as_list(value: Any) -> Any:
    return value if isinstance(value, list | dict) or value in ("",) else [value]
