"""Components as requests carry them, in messages and in modals."""

from __future__ import annotations

from bot.sandbox import components as kinds
from bot.sandbox.bodies.shape import (
    INT32,
    Check,
    by_type,
    flag,
    list_of,
    number,
    one_of,
    shape,
    snowflake,
    text,
)

CUSTOM_ID, PLACEHOLDER, OPTION, ADDRESS, DESCRIPTION = text(100, 1), text(150), text(100, 1), text(2048), text(1024, 1)
COLOUR = number(0, 0xFFFFFF)
CHANNEL_TYPE = one_of(0, 1, 2, 3, 4, 5, 10, 11, 12, 13, 14, 15, 16)
KIND = {"type": number(), "id": number(0, INT32)}

EMOJI = shape({"name": text(32)}, id=snowflake, animated=flag)
MEDIA = shape({"url": ADDRESS})
CHOICE = shape({"label": OPTION, "value": OPTION}, description=text(100), default=flag)
SELECT_OPTION = shape({"label": OPTION, "value": OPTION}, description=text(100), default=flag, emoji=EMOJI)
SELECTING = {
    **KIND,
    "placeholder": PLACEHOLDER,
    "min_values": number(0, 25),
    "max_values": number(1, 25),
    "disabled": flag,
    "required": flag,
}


def _entities(*named: str, **more: Check) -> Check:
    """A select of users, roles or channels."""
    default = shape({"id": snowflake, "type": one_of(*named)})
    return shape({"custom_id": CUSTOM_ID}, **SELECTING, default_values=list_of(default, 25), **more)


SELECTS = {
    kinds.STRING_SELECT: shape({"custom_id": CUSTOM_ID, "options": list_of(SELECT_OPTION, 25, 1)}, **SELECTING),
    kinds.USER_SELECT: _entities("user"),
    kinds.ROLE_SELECT: _entities("role"),
    kinds.MENTIONABLE_SELECT: _entities("user", "role"),
    kinds.CHANNEL_SELECT: _entities("channel", channel_types=list_of(CHANNEL_TYPE, unique=True)),
}

BUTTON = shape(
    {"style": number(1, 6)},
    **KIND,
    custom_id=CUSTOM_ID,
    label=text(80),
    disabled=flag,
    url=text(512),
    sku_id=snowflake,
    emoji=EMOJI,
)
ROW = shape({"components": list_of(by_type({kinds.BUTTON: BUTTON, **SELECTS}), 5, 1)}, **KIND)
TEXT_DISPLAY = shape({"content": text(4000, 1)}, **KIND)
THUMBNAIL = shape({"media": MEDIA}, **KIND, description=DESCRIPTION, spoiler=flag)
SECTION = shape(
    {
        "components": list_of(by_type({kinds.TEXT_DISPLAY: TEXT_DISPLAY}), 3, 1),
        "accessory": by_type({kinds.BUTTON: BUTTON, kinds.THUMBNAIL: THUMBNAIL}),
    },
    **KIND,
)
GALLERY = shape({"items": list_of(shape({"media": MEDIA}, description=DESCRIPTION, spoiler=flag), 10, 1)}, **KIND)
INSIDE = {
    kinds.ROW: ROW,
    kinds.SECTION: SECTION,
    kinds.TEXT_DISPLAY: TEXT_DISPLAY,
    kinds.GALLERY: GALLERY,
    kinds.FILE: shape({"file": MEDIA}, **KIND, spoiler=flag),
    kinds.SEPARATOR: shape(**KIND, divider=flag, spacing=one_of(1, 2)),
}
CONTAINER = shape({"components": list_of(by_type(INSIDE), 40, 1)}, **KIND, accent_color=COLOUR, spoiler=flag)
MESSAGE_COMPONENTS = list_of(by_type({**INSIDE, kinds.CONTAINER: CONTAINER}), 40)

TEXT_INPUT = shape(
    {"custom_id": CUSTOM_ID, "style": one_of(1, 2)},
    **KIND,
    label=text(45, 1),
    value=text(4000),
    placeholder=text(100),
    required=flag,
    min_length=number(0, 4000),
    max_length=number(1, 4000),
)
FIELDS = {
    **SELECTS,
    kinds.TEXT_INPUT: TEXT_INPUT,
    kinds.FILE_UPLOAD: shape(
        {"custom_id": CUSTOM_ID},
        **KIND,
        min_values=number(0, 10),
        max_values=number(1, 10),
        required=flag,
        file_types=list_of(text(), 10),
    ),
    kinds.RADIO_GROUP: shape({"custom_id": CUSTOM_ID, "options": list_of(CHOICE, 10, 2)}, **KIND, required=flag),
    kinds.CHECKBOX_GROUP: shape(
        {"custom_id": CUSTOM_ID, "options": list_of(CHOICE, 10, 1)},
        **KIND,
        min_values=number(0, 10),
        max_values=number(1, 10),
        required=flag,
    ),
    kinds.CHECKBOX: shape({"custom_id": CUSTOM_ID}, **KIND, default=flag),
}
LABEL = shape({"label": text(45, 1), "component": by_type(FIELDS)}, **KIND, description=text(100, 1))
MODAL_ROW = shape({"components": list_of(by_type({kinds.TEXT_INPUT: TEXT_INPUT}), 5, 1)}, **KIND)
MODAL = shape(
    {
        "custom_id": CUSTOM_ID,
        "title": text(45, 1),
        "components": list_of(
            by_type({kinds.ROW: MODAL_ROW, kinds.LABEL: LABEL, kinds.TEXT_DISPLAY: TEXT_DISPLAY}), 5, 1
        ),
    }
)
