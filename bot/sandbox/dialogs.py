"""Filling in a modal as a person does: each kind of field, with its default and its requirements."""

from __future__ import annotations

from typing import Any

from bot.sandbox import commands, components
from bot.sandbox.answers import Modal
from bot.sandbox.commands import CannotDo, OptionValues
from bot.sandbox.entities import Json

ENTITY_OF = {
    components.USER_SELECT: commands.USER,
    components.ROLE_SELECT: commands.ROLE,
    components.MENTIONABLE_SELECT: commands.MENTIONABLE,
    components.CHANNEL_SELECT: commands.CHANNEL,
}


def fill_in(modal: Modal, values: dict[str, Any], option_values: OptionValues) -> list[Json]:
    """The components that are sent when the modal is submitted, with what was filled in."""
    left = dict(values)
    made: list[Json] = []
    for number, top in enumerate(modal.components, 1):
        shape: Json = {"type": top["type"], "id": top.get("id") or number}
        if top["type"] == components.LABEL:
            shape["component"] = _field(top["component"], top.get("label"), left, option_values, 100 + number)
        elif top["type"] == components.ROW:
            row = top["components"]
            shape["components"] = [_field(each, each.get("label"), left, option_values, 100 + number) for each in row]
        made.append(shape)
    if left:
        raise CannotDo(f"the dialog {modal.title} has no field {sorted(left)}")
    return made


def _field(field: Json, label: str | None, left: dict[str, Any], option_values: OptionValues, number: int) -> Json:
    custom_id = field["custom_id"]
    shape: Json = {"type": field["type"], "id": field.get("id") or number, "custom_id": custom_id}
    given: Any = None
    for key in (custom_id, label):
        if key in left:
            given = left.pop(key)
            break
    name = label or custom_id
    kind = field["type"]
    if kind == components.TEXT_INPUT:
        shape["value"] = _text(field, name, given)
    elif kind == components.CHECKBOX:
        shape["value"] = bool(field.get("default") if given is None else given)
    elif kind == components.RADIO_GROUP:
        picked = _picked(field, name, [] if given is None else [given], single=True)
        shape["value"] = picked[0] if picked else None
    elif kind in (components.STRING_SELECT, components.CHECKBOX_GROUP):
        shape["values"] = _picked(field, name, given, single=False)
    elif kind == components.FILE_UPLOAD:
        shape["values"] = [option_values.attachment(filename, content) for filename, content in given or []]
        _count(field, name, len(shape["values"]), required=field.get("required", True))
    else:
        if given is None:
            given = [each["id"] for each in field.get("default_values") or []]
        shape["values"] = [option_values.entity(ENTITY_OF[kind], str(getattr(each, "id", each))) for each in given]
        _count(field, name, len(shape["values"]), required=field.get("required", True))
    return shape


def _text(field: Json, name: str, given: Any) -> str:
    value = str(field.get("value") or "") if given is None else str(given)
    if field.get("required", True) and not value:
        raise CannotDo(f"{name} must be filled in")
    if value and len(value) < (field.get("min_length") or 0):
        raise CannotDo(f"{name} is at least {field['min_length']} letters")
    if len(value) > (field.get("max_length") or 4000):
        raise CannotDo(f"{name} is at most {field.get('max_length') or 4000} letters")
    return value


def _picked(field: Json, name: str, given: Any, *, single: bool) -> list[str]:
    options = field.get("options") or []
    if given is None or (single and not given):
        picked = [each["value"] for each in options if each.get("default")]
    else:
        picked = []
        for value in given:
            found = [each["value"] for each in options if value in (each["value"], each["label"])]
            if not found:
                raise CannotDo(f"{name} does not offer {value}")
            picked.append(found[0])
    if single:
        if field.get("required", True) and not picked:
            raise CannotDo(f"{name} must be chosen")
    else:
        _count(field, name, len(picked), required=field.get("required", True))
    return picked


def _count(field: Json, name: str, count: int, *, required: bool) -> None:
    lowest = field.get("min_values", 1) if required else 0
    highest = field.get("max_values")
    if highest is None:
        highest = len(field["options"]) if field["type"] == components.CHECKBOX_GROUP else 1
    if not lowest <= count <= highest:
        raise CannotDo(f"{name} wants {lowest} to {highest}, not {count}")
