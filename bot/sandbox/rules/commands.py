"""Rules for application commands: names, order of options, sizes, how many there may be."""

from __future__ import annotations

import re
import unicodedata
from collections import Counter
from collections.abc import Iterator

from bot.sandbox.entities import Json
from bot.sandbox.errors import ApiError, Fault, form

Path = tuple[str | int, ...]
CHAT_INPUT, USER, MESSAGE, ENTRY_POINT = 1, 2, 3, 4
MOST = {CHAT_INPUT: 100, USER: 15, MESSAGE: 15, ENTRY_POINT: 1}
LARGEST = 8000
CHOICE_VALUE = 100
SUB_COMMAND, SUB_GROUP, STRING, INTEGER, NUMBER = 1, 2, 3, 4, 10
LOCALES = {"id", "da", "de", "en-GB", "en-US", "es-ES", "es-419", "fr", "hr", "it", "lt", "hu", "nl", "no", "pl"}
LOCALES |= {"pt-BR", "ro", "fi", "sv-SE", "vi", "tr", "cs", "el", "bg", "ru", "uk", "hi", "th", "zh-CN", "ja"}
LOCALES |= {"zh-TW", "ko", "ar", "he"}
PLAIN = re.compile(r"[-_'\w]")


def check_one(command: Json) -> None:
    """Check one command to be created or changed."""
    _raise(command_faults(command, ()))


def check_all(commands: list[Json]) -> None:
    """Check a whole set of commands that replaces the old one."""
    faults: list[Fault] = []
    names: set[tuple[int, str]] = set()
    for number, command in enumerate(commands):
        faults += command_faults(command, (number,))
        key = (command.get("type") or CHAT_INPUT, str(command.get("name")))
        if key in names:
            message = "Application command names must be unique"
            faults.append(Fault((number, "name"), "APPLICATION_COMMANDS_DUPLICATE_NAME", message))
        names.add(key)
    check_count(commands)
    _raise(faults)


def check_count(commands: list[Json]) -> None:
    """Check how many commands of each type there are; the limit holds globally and again in each server."""
    for kind, count in Counter(each.get("type") or CHAT_INPUT for each in commands).items():
        if count > MOST[kind]:
            raise ApiError(30032, message=f"Maximum number of application commands reached ({MOST[kind]}).")


def _raise(faults: Iterator[Fault] | list[Fault]) -> None:
    found = list(faults)
    if found:
        raise form(*found)


def command_faults(command: Json, path: Path) -> Iterator[Fault]:
    kind = command.get("type") or CHAT_INPUT
    name, description = str(command.get("name") or ""), str(command.get("description") or "")
    options = command.get("options") or []
    if kind == CHAT_INPUT:
        yield from name_faults(name, (*path, "name"))
        if not 1 <= len(description) <= 100:
            yield Fault((*path, "description"), "BASE_TYPE_BAD_LENGTH", "Must be between 1 and 100 in length.")
        yield from options_faults(options, (*path, "options"))
        yield from locale_faults(command, path, lower=True)
    else:
        if not 1 <= len(name) <= 32:
            yield Fault((*path, "name"), "BASE_TYPE_BAD_LENGTH", "Must be between 1 and 32 in length.")
        if description:
            message = "Context menu commands cannot have description"
            yield Fault((*path, "description"), "APPLICATION_COMMAND_CONTEXT_MENU_DESCRIPTION", message)
        if options:
            message = "Context menu commands cannot have options"
            yield Fault((*path, "options"), "APPLICATION_COMMAND_CONTEXT_MENU_OPTIONS", message)
        yield from locale_faults(command, path, lower=False)
    if weight(command) > LARGEST:
        message = f"Command exceeds maximum size ({LARGEST})"
        yield Fault(path, "APPLICATION_COMMAND_TOO_LARGE", message)


def name_faults(name: str, path: Path) -> Iterator[Fault]:
    """A name has 1 to 32 letters, digits, - _ or ', in lower case where a letter has one."""
    if not 1 <= len(name) <= 32:
        yield Fault(path, "BASE_TYPE_BAD_LENGTH", "Must be between 1 and 32 in length.")
    elif not all(_may_stand_in_name(each) for each in name) or name != name.lower():
        yield Fault(path, "APPLICATION_COMMAND_INVALID_NAME", "Command name is invalid")


def _may_stand_in_name(letter: str) -> bool:
    if PLAIN.match(letter):
        return True
    # Combining marks of Devanagari and Thai are part of their words.
    return unicodedata.category(letter)[0] == "M" and unicodedata.name(letter, "").startswith(("DEVANAGARI", "THAI"))


def locale_faults(shape: Json, path: Path, *, lower: bool) -> Iterator[Fault]:
    for key in ("name_localizations", "description_localizations"):
        for locale, text in (shape.get(key) or {}).items():
            place = (*path, key, locale)
            if locale not in LOCALES:
                yield Fault(place, "LOCALE_TYPE_INVALID", f"{locale} is not a locale")
            elif key == "name_localizations" and lower:
                yield from name_faults(str(text), place)


def options_faults(options: list[Json], path: Path, depth: int = 0) -> Iterator[Fault]:
    if len(options) > 25:
        yield Fault(path, "BASE_TYPE_BAD_LENGTH", "Must be 25 or fewer in length.")
    kinds = {each.get("type") for each in options}
    if kinds & {SUB_COMMAND, SUB_GROUP} and kinds - {SUB_COMMAND, SUB_GROUP}:
        message = "Sub-command and sub-command group option types are mutually exclusive to all other types"
        yield Fault(path, "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", message)
    names: set[str] = set()
    local_names: set[tuple[str, str]] = set()
    optional_before = False
    for number, option in enumerate(options):
        place = (*path, number)
        name, kind = str(option.get("name") or ""), option.get("type")
        yield from name_faults(name, (*place, "name"))
        yield from locale_faults(option, place, lower=True)
        if not 1 <= len(str(option.get("description") or "")) <= 100:
            yield Fault((*place, "description"), "BASE_TYPE_BAD_LENGTH", "Must be between 1 and 100 in length.")
        if name in names:
            message = "Option names must be unique"
            yield Fault((*place, "name"), "APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS", message)
        names.add(name)
        for locale, text in (option.get("name_localizations") or {}).items():
            if (locale, text) in local_names:
                message = "Option names must be unique in each language"
                yield Fault(
                    (*place, "name_localizations", locale), "APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS", message
                )
            local_names.add((locale, str(text)))
        if option.get("required") and optional_before:
            message = "Required options must be placed before non-required options"
            yield Fault(place, "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID", message)
        optional_before = optional_before or (kind not in (SUB_COMMAND, SUB_GROUP) and not option.get("required"))
        if kind in (SUB_COMMAND, SUB_GROUP):
            if (kind == SUB_GROUP and depth > 0) or depth > 1:
                message = "Sub-commands cannot be nested that deep"
                yield Fault((*place, "type"), "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", message)
            if kind == SUB_GROUP and not option.get("options"):
                yield Fault((*place, "options"), "BASE_TYPE_REQUIRED", "This field is required")
            yield from options_faults(option.get("options") or [], (*place, "options"), depth + 1)
        yield from choice_faults(option, place)


def choice_faults(option: Json, path: Path) -> Iterator[Fault]:
    choices = option.get("choices") or []
    if option.get("autocomplete") and choices:
        message = "Autocomplete options cannot have choices"
        yield Fault(path, "APPLICATION_COMMAND_AUTOCOMPLETE_CHOICES", message)
    names: set[str] = set()
    for number, choice in enumerate(choices):
        yield from choice_value_faults(choice, (*path, "choices", number))
        yield from locale_faults(choice, (*path, "choices", number), lower=False)
        if choice.get("name") in names:
            message = "Option choice names must be unique"
            yield Fault((*path, "choices"), "APPLICATION_COMMAND_OPTIONS_CHOICE_NAME_ALREADY_EXISTS", message)
        names.add(str(choice.get("name")))
    for lowest, highest in (("min_value", "max_value"), ("min_length", "max_length")):
        low, high = option.get(lowest), option.get(highest)
        if low is not None and high is not None and low > high:
            message = f"{lowest} must not exceed {highest}"
            yield Fault((*path, lowest), "APPLICATION_COMMAND_OPTIONS_MIN_MAX", message)


def choice_value_faults(choice: Json, path: Path) -> Iterator[Fault]:
    """What is wrong with a choice that a command or autocomplete offers."""
    value = choice.get("value")
    if isinstance(value, str) and not 1 <= len(value) <= CHOICE_VALUE:
        yield Fault((*path, "value"), "BASE_TYPE_BAD_LENGTH", f"Must be between 1 and {CHOICE_VALUE} in length.")
    if not 1 <= len(str(choice.get("name") or "")) <= 100:
        yield Fault((*path, "name"), "BASE_TYPE_BAD_LENGTH", "Must be between 1 and 100 in length.")


def suggestion_faults(choice: Json, path: Path, option: int) -> Iterator[Fault]:
    """What is wrong with a choice that autocomplete offers for an option of this type."""
    yield from choice_value_faults(choice, path)
    yield from locale_faults(choice, path, lower=False)
    value = choice.get("value")
    if option == INTEGER and not isinstance(value, int):
        yield Fault((*path, "value"), "NUMBER_TYPE_COERCE", f'Value "{value}" is not int.')
    elif option == NUMBER and not isinstance(value, int | float):
        yield Fault((*path, "value"), "NUMBER_TYPE_COERCE", f'Value "{value}" is not float.')
    elif option == STRING and not isinstance(value, str):
        yield Fault((*path, "value"), "STRING_TYPE_CONVERT", f'Could not interpret "{value}" as string.')


def weight(shape: Json) -> int:
    """The length of all names, descriptions and values together; of each text, its longest language counts."""
    total = 0
    for key in ("name", "description"):
        texts = [str(shape.get(key) or ""), *(str(each) for each in (shape.get(f"{key}_localizations") or {}).values())]
        total += max(map(len, texts))
    if isinstance(shape.get("value"), str):
        total += len(shape["value"])
    return total + sum(weight(each) for key in ("options", "choices") for each in shape.get(key) or [])
