"""Rules for components: how they nest, how many, what must be unique, what goes with what."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from bot.sandbox import components as parts
from bot.sandbox.emoji import is_emoji
from bot.sandbox.entities import Json
from bot.sandbox.errors import Fault

Path = tuple[str | int, ...]
MOST, MOST_TEXT, MOST_ROWS, MOST_BUTTONS, MOST_MEDIA = 40, 4000, 5, 5, 64
V2_BYTES, V2_BYTES_EACH = 10170, 12
TOP_V2 = (parts.ROW, parts.SECTION, parts.TEXT_DISPLAY, parts.GALLERY, parts.FILE, parts.SEPARATOR, parts.CONTAINER)
IN_CONTAINER = tuple(each for each in TOP_V2 if each != parts.CONTAINER)
LINK, PREMIUM = 5, 6


def component_faults(components: list[Json], *, is_v2: bool) -> Iterator[Fault]:
    """What is wrong with the components of a message."""
    everything = list(parts.walk(components))
    yield from unique_faults(everything)
    if is_v2:
        if len(everything) > MOST:
            message = f"The total number of components must be {MOST} or fewer, not {len(everything)}."
            yield Fault(("components",), "COMPONENT_MAX_TOTAL_EXCEEDED", message)
        said = parts.texts(components)
        size = sum(map(len, said))
        if size > MOST_TEXT:
            message = f"Must be {MOST_TEXT} or fewer in total displayable text, not {size}."
            yield Fault(("components",), "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED", message)
        elif sum(len(each.encode()) + V2_BYTES_EACH for each in said) > V2_BYTES:
            # Discord itself answers 500 here; an error with a reason is of more use to a developer.
            message = f"More than {V2_BYTES} bytes of displayable text."
            yield Fault(("components",), "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED", message)
        if sum(len(parts.media_of(each)) for each in everything) > MOST_MEDIA:
            yield Fault(("components",), "COMPONENT_MEDIA_EXCEEDED", f"More than {MOST_MEDIA} media.")
    elif len(components) > MOST_ROWS:
        message = f"Must be between 1 and {MOST_ROWS} in length."
        yield Fault(("components",), "BASE_TYPE_BAD_LENGTH", message)
    for number, one in enumerate(components):
        path: Path = ("components", number)
        allowed = TOP_V2 if is_v2 else (parts.ROW,)
        yield from nesting_faults(one, path, allowed, is_v2=is_v2)


def nesting_faults(one: Json, path: Path, allowed: tuple[int, ...], *, is_v2: bool) -> Iterator[Fault]:
    kind = one["type"]
    if kind not in allowed:
        yield Fault(
            (*path, "type"), "UNION_TYPE_CHOICES", f'Value of field "type" must be one of ({_listed(allowed)}).'
        )
        return
    inner = one.get("components") or []
    if kind == parts.ROW:
        yield from row_faults(inner, (*path, "components"))
    elif kind == parts.CONTAINER:
        if not inner:
            yield Fault((*path, "components"), "BASE_TYPE_BAD_LENGTH", "Must be between 1 and 40 in length.")
        for number, each in enumerate(inner):
            yield from nesting_faults(each, (*path, "components", number), IN_CONTAINER, is_v2=is_v2)
    elif kind == parts.SECTION:
        if not 1 <= len(inner) <= 3:
            yield Fault((*path, "components"), "BASE_TYPE_BAD_LENGTH", "Must be between 1 and 3 in length.")
        accessory = one.get("accessory") or {}
        if accessory.get("type") == parts.BUTTON:
            yield from button_faults(accessory, (*path, "accessory"))


def _listed(kinds: tuple[int, ...]) -> str:
    return ", ".join(map(str, kinds))


def row_faults(inner: list[Json], path: Path) -> Iterator[Fault]:
    """A row holds one to five buttons, or one select."""
    if not 1 <= len(inner) <= MOST_BUTTONS:
        yield Fault(path, "BASE_TYPE_BAD_LENGTH", "Must be between 1 and 5 in length.")
    width = sum(MOST_BUTTONS if each["type"] in parts.SELECTS else 1 for each in inner)
    if width > MOST_BUTTONS and len(inner) <= MOST_BUTTONS:
        yield Fault(path, "COMPONENT_LAYOUT_WIDTH_EXCEEDED", "The specified component exceeds the maximum width")
    for number, each in enumerate(inner):
        if each["type"] == parts.BUTTON:
            yield from button_faults(each, (*path, number))
        elif each["type"] in parts.SELECTS:
            yield from select_faults(each, (*path, number))


def button_faults(one: Json, path: Path) -> Iterator[Fault]:
    style, custom_id = one.get("style"), one.get("custom_id")
    if style == LINK:
        if custom_id:
            yield Fault(path, "BUTTON_COMPONENT_INVALID", "A link button cannot have a custom id")
        if not one.get("url"):
            yield Fault((*path, "url"), "BASE_TYPE_REQUIRED", "This field is required")
        elif not str(one["url"]).startswith(("http://", "https://", "discord://")):
            message = "Scheme must be one of ('discord', 'http', 'https')."
            yield Fault((*path, "url"), "URL_TYPE_INVALID_SCHEME", message)
    elif style == PREMIUM:
        if custom_id or one.get("url") or one.get("label") or one.get("emoji"):
            yield Fault(path, "BUTTON_COMPONENT_INVALID", "A premium button has a sku_id and nothing else")
        if not one.get("sku_id"):
            yield Fault((*path, "sku_id"), "BASE_TYPE_REQUIRED", "This field is required")
    else:
        if not custom_id:
            yield Fault((*path, "custom_id"), "BUTTON_COMPONENT_CUSTOM_ID_REQUIRED", "A custom id is required")
        if one.get("url"):
            yield Fault((*path, "url"), "BUTTON_COMPONENT_INVALID", "Only a link button has a url")
    yield from emoji_faults(one.get("emoji"), (*path, "emoji"))
    if style != PREMIUM and not one.get("label") and not one.get("emoji"):
        yield Fault(path, "BUTTON_COMPONENT_LABEL_OR_EMOJI_REQUIRED", "A label or an emoji is required")


def emoji_faults(emoji: Json | None, path: Path) -> Iterator[Fault]:
    """An emoji must be one of Unicode's; custom ones are refused, since none exist here."""
    if emoji and (emoji.get("id") is not None or not is_emoji(str(emoji.get("name") or ""))):
        yield Fault((*path, "name"), "COMPONENT_INVALID_EMOJI", "Invalid emoji")


def select_faults(one: Json, path: Path) -> Iterator[Fault]:
    """A select of any kind: its bounds and defaults must agree, and its options differ."""
    lowest, highest = one.get("min_values"), one.get("max_values")
    lowest, highest = 1 if lowest is None else lowest, 1 if highest is None else highest
    if lowest > highest:
        yield Fault((*path, "min_values"), "SELECT_COMPONENT_MIN_VALUES", "min_values must not exceed max_values")
    if one["type"] == parts.STRING_SELECT:
        options = one.get("options") or []
        if not options:
            yield Fault((*path, "options"), "BASE_TYPE_BAD_LENGTH", "Must be between 1 and 25 in length.")
        yield from option_faults(options, path)
        if options and (highest > len(options) or lowest > len(options)):
            message = f"There are only {len(options)} options."
            yield Fault((*path, "max_values"), "SELECT_COMPONENT_MAX_VALUES", message)
        chosen = sum(1 for each in options if each.get("default"))
        if chosen > highest:
            yield Fault((*path, "options"), "SELECT_COMPONENT_TOO_MANY_DEFAULT_VALUES", f"At most {highest} defaults.")
    else:
        defaults = one.get("default_values") or []
        if defaults and not lowest <= len(defaults) <= highest:
            message = f"Default values must number {lowest} to {highest}."
            yield Fault((*path, "default_values"), "SELECT_COMPONENT_DEFAULT_VALUES", message)


def option_faults(options: list[Json], path: Path) -> Iterator[Fault]:
    seen: set[str] = set()
    for number, option in enumerate(options):
        value = str(option.get("value"))
        if value in seen:
            yield Fault(
                (*path, "options", number, "value"),
                "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED",
                "The specified option value is already used",
            )
        seen.add(value)
        yield from emoji_faults(option.get("emoji"), (*path, "options", number, "emoji"))


def unique_faults(everything: list[Json]) -> Iterator[Fault]:
    """No custom_id and no id may be used twice in one message or dialog."""
    ids = Counter(str(each["custom_id"]) for each in everything if each.get("custom_id"))
    for custom_id, count in ids.items():
        if count > 1:
            message = f"Component custom id cannot be duplicated: {custom_id}"
            yield Fault(("components",), "COMPONENT_CUSTOM_ID_DUPLICATED", message)
    numbers = Counter(each["id"] for each in everything if each.get("id"))
    for number, count in numbers.items():
        if count > 1:
            yield Fault(("components",), "COMPONENT_ID_DUPLICATED", f"Component id cannot be duplicated: {number}")
