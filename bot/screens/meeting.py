"""When a table could play live for an hour: the times, who can come when, and what came of it."""

from __future__ import annotations

from collections.abc import Mapping

from bot.controls import Meet
from bot.host.meetings import LASTS, NEVER
from bot.host.timing import Meeting
from bot.screens.frame import SAND
from bot.screens.message import Box, Button, Message, Part, Text, buttons
from bot.screens.time import at, relative
from bot.texts import Texts
from bot.texts.own_words import escape
from storage.ids import TableId, UserId


def ask_when(
    table: TableId, asked: Meeting, asker: str, called: Mapping[int, str], texts: Texts, users: tuple[UserId, ...]
) -> Message:
    """Asks at which of several times people can come; `asked` has as voters only those who can still answer."""
    who = ", ".join(called[seat] for seat in asked.voters)
    if asked.state == "live" and asked.at is not None:
        return Message((Box((Text(texts("meet-live", who=who, until=relative(asked.at + LASTS))),), SAND),), users)
    if asked.state == "agreed" and asked.at is not None:
        said = texts("meet-agreed", when=at(asked.at), left=relative(asked.at), who=who)
        return Message((Box((Text(said),), SAND),), users)
    if asked.state == "ended":
        return Message((Box((Text(texts("proposal-over")),), SAND),))
    if asked.state == "over":
        return Message((Box((Text(texts("meet-none" if asked.at is None else "meet-over")),), SAND),))
    parts: list[Part] = [Text(texts("meet-asks", who=escape(asker)))]
    for number, time in enumerate(asked.times, 1):
        can = [called[seat] for seat in asked.voters if time in asked.can.get(seat, ())]
        parts.append(Text(" · ".join([f"**{number}.** {at(time)}", *([", ".join(can)] if can else [])])))
    missing = [called[seat] for seat in asked.voters if seat not in asked.can]
    if missing:
        parts.append(Text(texts("meet-missing", who=", ".join(missing))))
    choices = [
        Button(texts("button-meet", number=number + 1), Meet(table, asked.number, number).id(), "primary")
        for number in range(len(asked.times))
    ]
    parts += buttons(*choices, Button(texts("button-meet-never"), Meet(table, asked.number, NEVER).id()))
    return Message((Box(tuple(parts), SAND),), users)
