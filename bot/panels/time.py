"""What people press about time at a running table."""

from __future__ import annotations

from typing import assert_never

from bot.controls import AboutTime, AskSeat, Meet, Poke, VoteProposal
from bot.host import Host
from bot.play import clocks, finding
from bot.play.answers import Answer
from bot.play.asker import Asker


async def answer_about_time(
    host: Host, asker: Asker, control: AboutTime | Poke | AskSeat | Meet | VoteProposal, chosen: str, typed: str
) -> Answer:
    """Answer a press of a button, a choice from a list, or a form."""
    match control:
        case AboutTime():
            return await _answer(host, asker, control, chosen, typed)
        case Poke(table, seat):
            return await clocks.poke(host, asker, table, seat)
        case AskSeat():
            return await clocks.ask_about_seat(host, asker, control)
        case Meet(table, number, which):
            return await clocks.answer_meeting(host, asker, table, number, which)
        case VoteProposal(table, number, yes):
            return await clocks.vote(host, asker, table, number, yes)
        case _:
            assert_never(control)


async def _answer(host: Host, asker: Asker, control: AboutTime, chosen: str, typed: str) -> Answer:
    table = control.table
    match control.act:
        case "show":
            return await clocks.show_clock(host, asker, await finding.load(host, asker, table))
        case "pause":
            return await clocks.ask_pause(host, asker, await finding.load(host, asker, table))
        case "rest":
            return await clocks.pause(host, asker, table, chosen)
        case "resume":
            return await clocks.resume(host, asker, table)
        case "pace":
            return await clocks.ask_pace(host, asker, await finding.load(host, asker, table))
        case "meet":
            return await clocks.meet(host, asker, await finding.load(host, asker, table))
        case "switch":
            return await clocks.choose_pace(host, asker, table, chosen, typed)
        case _:
            assert_never(control.act)
