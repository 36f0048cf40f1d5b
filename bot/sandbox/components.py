"""Message components as Discord keeps them (numbered, defaults added, attachments resolved), and how to walk them."""

from __future__ import annotations

from collections.abc import Iterator

from bot.sandbox.entities import Json

ROW, BUTTON, STRING_SELECT, TEXT_INPUT, USER_SELECT, ROLE_SELECT, MENTIONABLE_SELECT, CHANNEL_SELECT = range(1, 9)
SECTION, TEXT_DISPLAY, THUMBNAIL, GALLERY, FILE, SEPARATOR = range(9, 15)
CONTAINER, LABEL, FILE_UPLOAD = 17, 18, 19
RADIO_GROUP, CHECKBOX_GROUP, CHECKBOX = 21, 22, 23
SELECTS = (STRING_SELECT, USER_SELECT, ROLE_SELECT, MENTIONABLE_SELECT, CHANNEL_SELECT)


def walk(components: list[Json]) -> Iterator[Json]:
    """Every component, nested ones after the one that holds them."""
    for one in components:
        yield one
        yield from walk(one.get("components") or [])
        for key in ("accessory", "component"):
            if isinstance(one.get(key), dict):
                yield from walk([one[key]])


def texts(components: list[Json]) -> list[str]:
    """The contents of the text displays among these components."""
    return [one["content"] for one in walk(components) if one["type"] == TEXT_DISPLAY]


def media_of(one: Json) -> list[Json]:
    """The media of one component: each a dict with a url."""
    if one["type"] == GALLERY:
        return [item["media"] for item in one.get("items") or [] if isinstance(item.get("media"), dict)]
    if one["type"] == THUMBNAIL and isinstance(one.get("media"), dict):
        return [one["media"]]
    if one["type"] == FILE and isinstance(one.get("file"), dict):
        return [one["file"]]
    return []


class Numbering:
    """Gives ids to components that have none, skipping those the bot chose."""

    def __init__(self, components: list[Json]) -> None:
        self.taken = {one["id"] for one in walk(components) if one.get("id")}
        self.last = 0

    def of(self, one: Json) -> int:
        if one.get("id"):
            return int(one["id"])
        self.last += 1
        while self.last in self.taken:
            self.last += 1
        return self.last


def keep_components(components: list[Json], attachments: list[Json]) -> list[Json]:
    """The components as Discord gives them back in a message."""
    numbering = Numbering(components)
    by_name = {each["filename"]: each for each in attachments}
    return [_kept(one, numbering, by_name) for one in components]


def _kept(one: Json, numbering: Numbering, by_name: dict[str, Json]) -> Json:
    shape = _without_nulls(one)
    shape["id"] = numbering.of(one)
    if isinstance(shape.get("emoji"), dict):
        shape["emoji"] = _without_nulls(shape["emoji"])
    if "options" in shape:
        shape["options"] = [_option(each) for each in shape["options"]]
    kind = one["type"]
    if "components" in one:
        shape["components"] = [_kept(each, numbering, by_name) for each in one["components"]]
    for key in ("accessory", "component"):
        if key in shape:
            shape[key] = _kept(shape[key], numbering, by_name)
    if kind == CONTAINER:
        shape["accent_color"] = one.get("accent_color")
        shape["spoiler"] = bool(one.get("spoiler"))
    elif kind in SELECTS:
        shape.setdefault("min_values", 1)
        shape.setdefault("max_values", 1)
        if kind == CHANNEL_SELECT:
            shape.setdefault("channel_types", [])
    elif kind == THUMBNAIL:
        shape.update(media=_media(one["media"], by_name), description=one.get("description"))
        shape["spoiler"] = bool(one.get("spoiler"))
    elif kind == GALLERY:
        shape["items"] = [
            {
                "media": _media(item["media"], by_name),
                "description": item.get("description"),
                "spoiler": bool(item.get("spoiler")),
            }
            for item in one["items"]
        ]
    elif kind == FILE:
        media = _media(one["file"], by_name)
        found = by_name.get(str(one["file"].get("url", "")).removeprefix("attachment://"))
        shape.update(file=media, spoiler=bool(one.get("spoiler")))
        shape["name"] = found["filename"] if found else media["url"].rpartition("/")[2]
        shape["size"] = found["size"] if found else 0
    elif kind == SEPARATOR:
        shape.setdefault("divider", True)
        shape.setdefault("spacing", 1)
    return shape


def _without_nulls(shape: Json) -> Json:
    return {key: value for key, value in shape.items() if value is not None}


def _option(option: Json) -> Json:
    shape = _without_nulls(option)
    if "emoji" in shape:
        shape["emoji"] = _without_nulls(shape["emoji"])
    return shape


def _media(media: Json, by_name: dict[str, Json]) -> Json:
    url = str(media.get("url", ""))
    found = by_name.get(url.removeprefix("attachment://")) if url.startswith("attachment://") else None
    if found is None:
        found = next((each for each in by_name.values() if each["url"] == url), None)
    if found is None:
        return {"id": "1", "url": url, "proxy_url": url, "width": None, "height": None, "content_type": None}
    return {
        "id": found["id"],
        "attachment_id": found["id"],
        "url": found["url"],
        "proxy_url": found["proxy_url"],
        "width": found.get("width"),
        "height": found.get("height"),
        "content_type": found.get("content_type"),
    }
