"""Discord's own API document as a check on requests and, in tests, on the stand-in's answers."""

from __future__ import annotations

import logging
import os
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import Any

import msgspec

from bot.sandbox import repairs
from bot.sandbox.errors import Fault

log = logging.getLogger(__name__)
Schema = dict[str, Any]
PREFIX = "#/components/schemas/"
OFF = "The document of Discord's API was not found: requests are checked against the hand-written rules only."


def document_path() -> Path:
    """Where Discord's document lies: as TIDETABLE_OPENAPI says, or beside the project."""
    named = os.environ.get("TIDETABLE_OPENAPI")
    if named:
        return Path(named)
    return Path(__file__).resolve().parents[2].parent / "shared" / "discord" / "openapi.json"


class Document:
    """Compiles the schema of an operation when it is first asked for."""

    def __init__(self, raw: bytes) -> None:
        # Imported only here because it is optional: it comes with the tests' requirements.
        import jsonschema_rs

        self._compile: Callable[[Schema], Any] = jsonschema_rs.Draft202012Validator
        self._for_answers: Schema = msgspec.json.decode(raw)
        self._for_requests: Schema = msgspec.json.decode(raw)
        for repair in repairs.ALL:
            repair(self._for_requests)
        repairs.forward(self._for_answers)
        self._requests: dict[tuple[str, str], Any] = {}
        self._answers: dict[tuple[str, str, int], Any] = {}

    @classmethod
    def load(cls) -> Document | None:
        """The document, or None and a warning in the log if it or its checker is missing."""
        try:
            return _loaded(document_path())
        except (FileNotFoundError, ImportError):
            log.warning(OFF)
            return None

    def knows(self, method: str, template: str) -> bool:
        return method.lower() in self._for_answers["paths"].get(template, {})

    def faults(self, method: str, template: str, body: object) -> list[Fault]:
        """What is wrong with a request's body according to the document."""
        if self.accepts(method, template, body):
            return []
        return [_fault(error) for error in _leaves(self._requests[method, template].iter_errors(body))]

    def accepts(self, method: str, template: str, body: object) -> bool:
        """Whether a request's body is valid by the document; much quicker than finding out what is wrong."""
        key = (method, template)
        if key not in self._requests:
            self._requests[key] = self._request_validator(method, template)
        validator = self._requests[key]
        return validator is None or bool(validator.is_valid(body))

    def answer_faults(self, method: str, template: str, status: int, body: object) -> list[str]:
        """What is wrong with an answer according to the document; an undocumented status is one fault."""
        operation = self._for_answers["paths"].get(template, {}).get(method.lower())
        if operation is None:
            return []
        key = (method, template, status)
        if key not in self._answers:
            responses = operation["responses"]
            response = responses.get(str(status)) or responses.get("4XX" if 400 <= status < 500 else "none")
            if response is None:
                return [f"{method} {template}: {status} is not documented, there are {list(responses)}"]
            if "$ref" in response:
                return []
            schema = response.get("content", {}).get("application/json", {}).get("schema")
            self._answers[key] = self._validator(schema, self._for_answers) if schema else None
        validator = self._answers[key]
        if validator is None:
            return []
        found = _leaves(validator.iter_errors(body))
        return [f"{method} {template} {'.'.join(map(str, each.instance_path))}: {each.message}" for each in found]

    def _request_validator(self, method: str, template: str) -> Any:
        operation = self._for_requests["paths"].get(template, {}).get(method.lower(), {})
        schema = operation.get("requestBody", {}).get("content", {}).get("application/json", {}).get("schema")
        return self._validator(schema, self._for_requests) if schema else None

    def _validator(self, schema: Schema, document: Schema) -> Any:
        needed: Schema = {}
        _gather(schema, document["components"]["schemas"], needed)
        return self._compile({"allOf": [schema], "components": {"schemas": needed}})


@cache
def _loaded(path: Path) -> Document:
    return Document(path.read_bytes())


def _gather(schema: object, schemas: Schema, needed: Schema) -> None:
    if isinstance(schema, dict):
        ref = schema.get("$ref")
        if isinstance(ref, str) and ref.startswith(PREFIX):
            name = ref.removeprefix(PREFIX)
            if name not in needed:
                needed[name] = schemas[name]
                _gather(schemas[name], schemas, needed)
        for value in schema.values():
            _gather(value, schemas, needed)
    elif isinstance(schema, list):
        for value in schema:
            _gather(value, schemas, needed)


def _leaves(errors: Any) -> Iterator[Any]:
    """The single errors; of a union, only those of the branch that was most likely meant."""
    for error in errors:
        branches = getattr(error.kind, "context", None)
        if branches:
            yield from _leaves(min((list(each) for each in branches), key=_distance))
        else:
            yield error


def _distance(branch: list[Any]) -> tuple[int, int]:
    """How far a branch of a union is from what was meant; one for another `type` is farthest."""
    other_kind = 0
    for each in branch:
        steps = list(each.instance_path)
        schema_end = str(each.schema_path[-1]) if each.schema_path else ""
        if steps and steps[-1] == "type" and schema_end in ("enum", "const", "oneOf", "allOf", "type"):
            other_kind = max(other_kind, 2)
        elif schema_end == "type":
            other_kind = max(other_kind, 1)
    return other_kind, len(branch)


CODES = {
    "maxLength": "BASE_TYPE_BAD_LENGTH",
    "minLength": "BASE_TYPE_BAD_LENGTH",
    "maxItems": "BASE_TYPE_BAD_LENGTH",
    "minItems": "BASE_TYPE_BAD_LENGTH",
    "required": "BASE_TYPE_REQUIRED",
    "enum": "BASE_TYPE_CHOICES",
    "const": "BASE_TYPE_CHOICES",
    "type": "BASE_TYPE_INVALID",
    "maximum": "NUMBER_TYPE_MAX",
    "minimum": "NUMBER_TYPE_MIN",
    "uniqueItems": "SET_TYPE_ALREADY_CONTAINS_VALUE",
}


def _fault(error: Any) -> Fault:
    kind = str(error.schema_path[-1]) if error.schema_path else ""
    message = str(error.message)
    return Fault(tuple(error.instance_path), CODES.get(kind, "FORM_INVALID"), message[:300])
