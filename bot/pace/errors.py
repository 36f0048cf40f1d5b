"""Errors about text that cannot be read as hours, dates, a zone or a pace."""

from __future__ import annotations


class PaceError(ValueError):
    """The root of all errors of this package."""


class Unreadable(PaceError):
    """Something that was typed or written down makes no sense; `reason` names what is wrong with `value`."""

    def __init__(self, reason: str, value: str = "") -> None:
        super().__init__(f"{reason}: {value}" if value else reason)
        self.reason = reason
        self.value = value
