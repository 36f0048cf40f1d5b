"""Places where Discord's published document is narrower than Discord: each repaired under its own name on a copy."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

Schemas = dict[str, Any]


def int_snowflake(schemas: Schemas) -> None:
    """Ids are taken as numbers too, in any request."""
    schemas["SnowflakeType"]["type"] = ["string", "integer"]


def permission_string(schemas: Schemas) -> None:
    """Permission bits are documented as strings and typed as numbers."""
    for name, schema in schemas.items():
        if "Request" in name:
            for key in ("allow", "deny", "permissions", "default_member_permissions"):
                found = schema.get("properties", {}).get(key)
                if found is not None and "integer" in found.get("type", ()):
                    found["type"] = ["integer", "string", "null"]


def forward(schemas: Schemas) -> None:
    """A message reference may also be a forward."""
    schemas["MessageReferenceType"]["oneOf"].append({"title": "FORWARD", "const": 1})


def app_description(schemas: Schemas) -> None:
    """The application's description is a text."""
    schemas["ApplicationFormPartial"]["properties"]["description"] = {"type": ["string", "null"], "maxLength": 400}


def command_nsfw(schemas: Schemas) -> None:
    """Commands may be age-restricted."""
    for name in (
        "ApplicationCommandCreateRequest",
        "ApplicationCommandUpdateRequest",
        "ApplicationCommandPatchRequestPartial",
    ):
        schemas[name]["properties"]["nsfw"] = {"type": ["boolean", "null"]}


def file_types(schemas: Schemas) -> None:
    """A file upload may name the kinds of files it takes; newer than the snapshot."""
    for name, schema in schemas.items():
        if name.startswith("FileUploadComponent") and "Request" in name:
            schema["properties"]["file_types"] = {"type": "array", "items": {"type": "string"}, "maxItems": 10}


def ignored_keys(schemas: Schemas) -> None:
    """Keys that Discord takes without a word: they only matter once objects are closed."""
    for name in (
        "MessageEditRequestPartial",
        "IncomingWebhookUpdateRequestPartial",
        "IncomingWebhookUpdateForInteractionCallbackRequestPartial",
    ):
        schemas[name]["properties"]["tts"] = {"type": ["boolean", "null"]}
    schemas["RichEmbed"]["properties"]["flags"] = {"type": ["integer", "null"]}


def overwrite_id(schemas: Schemas) -> None:
    """The body of an overwrite may repeat its id."""
    schemas["ChannelPermissionOverwriteRequest"]["properties"].setdefault(
        "id", {"$ref": "#/components/schemas/SnowflakeType"}
    )


ALL: tuple[Callable[[Schemas], None], ...] = (
    int_snowflake,
    permission_string,
    forward,
    app_description,
    command_nsfw,
    file_types,
    ignored_keys,
    overwrite_id,
)
