"""What can go wrong in the engine, as data: each error carries what happened, not a sentence for people."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec


class Refusal(msgspec.Struct, frozen=True):
    """Why something may not be done: a reason code of the game, and parameters that give no secret away."""

    code: str
    params: Mapping[str, int | str] = {}


class EngineError(Exception):
    """The root of all errors that the engine raises on purpose."""


class Refused(EngineError):
    """An action or an option that the rules do not allow."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.code)
        self.refusal = refusal


class Forged(EngineError):
    """Recorded chance, or a recorded outcome, that cannot have come about."""


class Malformed(EngineError):
    """A text that is not what it should be: not JSON, not a record, not an action."""

    def __init__(self, problem: str, field: str = "") -> None:
        super().__init__(problem)
        self.field = field
        """The field of an action that is missing or wrongly typed, if it is one field."""
