"""A press of the button that leads from one table to the next that waits."""

from __future__ import annotations

from bot import answers
from bot.answers import Press
from bot.app import App, texts_of
from bot.controls import Onward
from bot.onward import next_waiting
from bot.panels import moves
from storage.ids import UserId


async def go(app: App, press: Press, control: Onward) -> None:
    """Show the hand of the table that waits longest now, whichever it was when the button was made."""
    table = await next_waiting(app.host, UserId(press.user.id), control.table)
    if table is None:
        await answers.say(press, texts_of(press)("onward-none"))
        return
    seated = await app.host.load(table.id)
    message = await moves.private_message(app, press, seated, moves.seat_for(seated, press.user.id))
    if press.message is not None and press.message.flags.ephemeral:
        await answers.changed(press, message)
    else:
        await answers.privately(press, message)
