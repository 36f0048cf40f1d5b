"""Places where Discord's published document is stricter than Discord: each function relaxes one, in a copy."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

Document = dict[str, Any]


def _schemas(document: Document) -> dict[str, Any]:
    found: dict[str, Any] = document["components"]["schemas"]
    return found


def _overwrite(document: Document) -> dict[str, Any]:
    """The body of PUT .../permissions/{overwrite_id}, which has no name of its own."""
    operation = document["paths"]["/channels/{channel_id}/permissions/{overwrite_id}"]["put"]
    found: dict[str, Any] = operation["requestBody"]["content"]["application/json"]["schema"]
    return found


def int_snowflake(document: Document) -> None:
    """Discord takes ids as numbers too, in any request."""
    _schemas(document)["SnowflakeType"]["type"] = ["string", "integer"]


def permission_string(document: Document) -> None:
    """Permission bits are documented as strings, but some schemas allow only numbers."""
    wanted = [schema for name, schema in _schemas(document).items() if "Request" in name]
    for schema in (*wanted, _overwrite(document)):
        for key in ("allow", "deny", "permissions", "default_member_permissions"):
            found = schema.get("properties", {}).get(key)
            if found is not None and "integer" in found.get("type", ()):
                found["type"] = ["integer", "string", "null"]


def forward(document: Document) -> None:
    """A message reference may also be a forward."""
    _schemas(document)["MessageReferenceType"]["oneOf"].append({"title": "FORWARD", "const": 1})


def app_description(document: Document) -> None:
    """The application's description is a text."""
    _schemas(document)["ApplicationFormPartial"]["properties"]["description"] = {
        "type": ["string", "null"],
        "maxLength": 400,
    }


ALL: tuple[Callable[[Document], None], ...] = (
    int_snowflake,
    permission_string,
    forward,
    app_description,
)
