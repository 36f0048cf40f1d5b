"""Rules for modals."""

from __future__ import annotations

from collections.abc import Iterator

from bot.sandbox import components as parts
from bot.sandbox.entities import Json
from bot.sandbox.errors import Fault, form
from bot.sandbox.rules.components import Path, option_faults, select_faults, unique_faults

MOST = 5


def check(data: Json) -> None:
    """Check a dialog that is to be opened."""
    faults = list(modal_faults(data))
    if faults:
        raise form(*faults)


def modal_faults(data: Json) -> Iterator[Fault]:
    components = data.get("components") or []
    if not 1 <= len(components) <= MOST:
        yield Fault(("data", "components"), "BASE_TYPE_BAD_LENGTH", f"Must be between 1 and {MOST} in length.")
    for key, most in (("title", 45), ("custom_id", 100)):
        if not 1 <= len(str(data.get(key) or "")) <= most:
            yield Fault(("data", key), "BASE_TYPE_BAD_LENGTH", f"Must be between 1 and {most} in length.")
    yield from unique_faults(list(parts.walk(components)))
    for number, top in enumerate(components):
        path: Path = ("data", "components", number)
        if top["type"] == parts.LABEL:
            yield from field_faults(top["component"], (*path, "component"))
        elif top["type"] == parts.ROW:
            inner = top.get("components") or []
            if len(inner) != 1:
                yield Fault((*path, "components"), "BASE_TYPE_BAD_LENGTH", "Must be 1 in length.")
            for place, each in enumerate(inner):
                if not each.get("label"):
                    yield Fault((*path, "components", place, "label"), "BASE_TYPE_REQUIRED", "This field is required")
                yield from field_faults(each, (*path, "components", place))


def field_faults(one: Json, path: Path) -> Iterator[Fault]:
    """What is wrong with one field of a dialog."""
    kind, required = one["type"], one.get("required", True)
    if one.get("disabled"):
        yield Fault((*path, "disabled"), "MODAL_COMPONENT_DISABLED", "A component in a modal cannot be disabled.")
    if kind in parts.SELECTS:
        yield from select_faults(one, path)
    if kind in (*parts.SELECTS, parts.FILE_UPLOAD, parts.CHECKBOX_GROUP):
        lowest = one.get("min_values")
        if required and lowest is not None and lowest < 1:
            yield Fault((*path, "min_values"), "MIN_VALUES_REQUIRED", "min_values must be at least 1 when required.")
    if kind == parts.TEXT_INPUT:
        lowest, highest = one.get("min_length"), one.get("max_length")
        if lowest is not None and highest is not None and lowest > highest:
            yield Fault((*path, "min_length"), "TEXT_INPUT_MIN_LENGTH", "min_length must not exceed max_length")
        if len(str(one.get("value") or "")) > (highest or 4000):
            yield Fault((*path, "value"), "BASE_TYPE_BAD_LENGTH", "The value is longer than max_length")
    if kind in (parts.RADIO_GROUP, parts.CHECKBOX_GROUP):
        options = one.get("options") or []
        yield from option_faults(options, path)
        if kind == parts.RADIO_GROUP and sum(1 for each in options if each.get("default")) > 1:
            yield Fault((*path, "options"), "SELECT_COMPONENT_TOO_MANY_DEFAULT_VALUES", "At most one default.")
        if kind == parts.CHECKBOX_GROUP:
            highest = one.get("max_values")
            if highest is not None and highest > len(options):
                message = f"There are only {len(options)} options."
                yield Fault((*path, "max_values"), "SELECT_COMPONENT_MAX_VALUES", message)
            if highest is not None and (one.get("min_values") or 0) > highest:
                yield Fault((*path, "min_values"), "SELECT_COMPONENT_MIN_VALUES", "min_values exceeds max_values")
    if kind == parts.FILE_UPLOAD and (one.get("min_values") or 0) > (
        1 if one.get("max_values") is None else one["max_values"]
    ):
        yield Fault((*path, "min_values"), "SELECT_COMPONENT_MIN_VALUES", "min_values must not exceed max_values")
