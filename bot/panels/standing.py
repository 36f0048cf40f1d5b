"""What people press about the ladder of a server."""

from __future__ import annotations

from typing import assert_never

from bot.controls import Ladder
from bot.host import Host
from bot.play import ladder
from bot.play.answers import Answer
from bot.play.asker import Asker


async def answer_about_ladder(host: Host, asker: Asker, control: Ladder, chosen: str) -> Answer:
    """Answer a press of a button, or a choice from a list."""
    match control.act:
        case "show":
            return await ladder.show_ladder(host, asker, control.system, control.page)
        case "system":
            return await ladder.show_ladder(host, asker, chosen)
        case "join":
            return await ladder.join(host, asker, control.system, control.page)
        case "leave":
            return await ladder.leave(host, asker, control.system, control.page)
        case "games":
            return await ladder.list_games(host, asker, control.system)
        case "game":
            return await ladder.ask_about_game(host, asker, control.system, chosen)
        case "out" | "in":
            return await ladder.take_out(host, asker, control.system, control.table, out=control.act == "out")
        case _:
            assert_never(control.act)
