"""The ids of controls: everything a press needs to know, so that it works after any restart, days later."""

from __future__ import annotations

from dataclasses import dataclass

MOST = 100
DIGITS = "0123456789abcdefghijklmnopqrstuvwxyz"

MOVE, CONFIRM, HAND, UNDO, LOBBY, RULES, ONWARD, VOTE, MODAL = "m", "k", "h", "u", "l", "r", "n", "v", "d"


@dataclass(frozen=True, slots=True)
class Control:
    """One control: what kind it is, of which table, and what else its kind needs."""

    kind: str
    table: int = 0
    rest: tuple[str, ...] = ()

    def id(self) -> str:
        """The text that Discord gives back when it is pressed."""
        return ":".join((self.kind, base36(self.table), *self.rest))


def read(custom_id: str) -> Control | None:
    """The control with this id, or None if it is none of ours."""
    kind, *rest = custom_id.split(":")
    if len(kind) != 1 or not rest or not rest[0] or any(digit not in DIGITS for digit in rest[0]):
        return None
    return Control(kind, int(rest[0], 36), tuple(rest[1:]))


def base36(number: int) -> str:
    """A number in few characters."""
    text = ""
    while True:
        number, digit = divmod(number, 36)
        text = DIGITS[digit] + text
        if not number:
            return text


def move(table: int, seat: int, prompt: str, path: tuple[str, ...], *, confirmed: bool = False) -> str:
    """A choice in a menu: at which decision of the seat, and what was picked so far."""
    return Control(CONFIRM if confirmed else MOVE, table, (str(seat), prompt, "/".join(path))).id()


def path_of(text: str) -> tuple[str, ...]:
    """What was picked, from the last part of a move's id."""
    return tuple(text.split("/")) if text else ()
