"""Answering an interaction within its three seconds, and never leaving one without an answer."""

from __future__ import annotations

import asyncio
import contextlib
import io
import logging
from collections.abc import AsyncIterator, Coroutine, Hashable
from typing import Any, assert_never

import discord
from discord import ui

from bot.apology import in_words
from bot.app import App
from bot.errors import BotError, Sorry
from bot.host import Request
from bot.host.audiences import seat_audience
from bot.host.outbox import HAND
from bot.interactions.asking import Press, asker_of, in_hand, mark_on
from bot.interactions.in_time import UNKNOWN_INTERACTION, UNKNOWN_MESSAGE
from bot.play.answers import Acknowledge, Acted, Answer, AskForm, Attach, Change, Show, Steps, say
from bot.play.asker import Asker
from bot.play.looking import draw_hand
from bot.post.painting import paint
from bot.post.sending import TROUBLE, walk
from bot.screens.message import Message, layout, without_pictures
from engine.errors import EngineError
from storage.errors import Displaced, Overloaded, StorageError, Unsure
from storage.ids import UserId
from storage.store import Store

log = logging.getLogger(__name__)

INVALID_FORM = 50035
"""Discord's code for a bad form: here, what is shown names a picture that the pressed message no longer has."""
REFUSED_AFTER = 1.0
"""Seconds after which a press too many is refused, so that somebody who keeps trying is not answered more often."""
TYPED = "value"
"""The id of the line in a form that has only one."""


async def respond(
    app: App, press: Press, work: Coroutine[Any, Any, Answer], server: Hashable = None, table: Hashable = None
) -> None:
    """Run a use case when its turn comes and show its answer; whatever goes wrong, the person gets an answer.

    `server` is the one whose turn it takes, if that is not the server of the press, as in direct messages; `table`, if
    it is known, is the one whose turn it takes among the server's tables.
    """
    try:
        answer = await _in_turn(app, (server or press.guild_id or press.user.id, press.user.id, table), work)
        await show_answer(app, press, answer)
    except Exception as error:  # noqa: BLE001 - the border: everything becomes an answer
        await apologise(app, press, error)
    if press.command is not None:
        log.info("command=%s %s", press.command.qualified_name, where_of(asker_of(app, press)))


async def _in_turn(app: App, whose: tuple[Hashable, int, Hashable], work: Coroutine[Any, Any, Answer]) -> Answer:
    """Work when the turn comes; if too much of the server, person or table waits already, refuse after a moment."""
    if app.presses.is_full(*whose):
        work.close()
        await asyncio.sleep(REFUSED_AFTER)
        raise Sorry("error-one-moment")
    try:
        async with app.presses.turn(*whose):
            return await work
    finally:
        work.close()  # It has not begun if the bot ended meanwhile.


async def apologise(app: App, press: Press, error: BaseException) -> None:
    """Tell the person what went wrong and what to do, and whether what they asked for was done all the same."""
    if isinstance(error, discord.NotFound) and error.code == UNKNOWN_INTERACTION:
        log.warning("press=%s was answered too late", press.id)
        return
    asker = asker_of(app, press)
    with contextlib.suppress(StorageError):
        await asker.preferences(app.store)
    kept = await was_kept(app.store, asker.request, error)
    words = in_words(error, asker.texts, system_of(asker), kept=kept, where=where_of(asker))
    try:
        await show_privately(press, say(words).message)
    except TROUBLE as failed:
        log.warning("user=%s could not be told: %s", asker.user, getattr(failed, "code", failed))


async def was_kept(store: Store, request: Request, error: BaseException) -> bool | None:
    """Whether what was asked for is in the database, whatever failed; None if that cannot be known now."""
    if isinstance(error, BotError | EngineError | Overloaded):
        return False
    if isinstance(error, Unsure | Displaced):
        return None
    try:
        return await store.turns.find_request(request.id) is not None
    except StorageError as failed:
        log.warning("request=%s cannot be looked for", request.id, exc_info=failed)
        return None


def system_of(asker: Asker) -> str:
    """The system whose rules and words a request is about; empty if it is about none."""
    return asker.seated.contract.system if asker.seated else asker.system


def where_of(asker: Asker) -> str:
    """The table and the person of a request, as the log names them."""
    return f"table={asker.seated.id if asker.seated else None} user={user_of(asker)}"


def user_of(asker: Asker) -> UserId | None:
    """The person of a request, as the log names them: not at all once they are forgotten."""
    return None if asker.is_forgotten else asker.user


async def show_answer(app: App, press: Press, answer: Answer) -> None:
    """Show what a use case answered."""
    match answer:
        case Show(message, in_place):
            await (change_pressed(press, message) if in_place and is_private(press) else show_privately(press, message))
        case Change(message, keep_pictures):
            await change_pressed(press, message, keep_pictures=keep_pictures)
        case Acknowledge(words, unexpected):
            told = unexpected if press.message else "\n".join(filter(None, (words, unexpected)))
            await (show_privately(press, say(told).message) if told else acknowledge(press))
        case Acted():
            await show_acted(app, press, answer)
        case Attach(words, name, data):
            await press.response.send_message(words, file=discord.File(io.BytesIO(data), name), ephemeral=True)
        case Steps(messages):
            await show_steps(press, messages)
        case AskForm():
            await press.response.send_modal(make_form(answer))
        case _:
            assert_never(answer)


async def show_acted(app: App, press: Press, acted: Acted) -> None:
    """Show the new hand: in place of the private answer or the hand that was pressed, else as a new private answer."""
    asker = asker_of(app, press)
    if press.message is None or not await acknowledge(press):
        await show_privately(press, (await _hand_after(app, asker, acted))[0])
    elif is_private(press):
        await change_pressed(press, (await _hand_after(app, asker, acted))[0])
    elif in_hand(press):
        await _show_in_hand(app, press, asker, acted)


async def _show_in_hand(app: App, press: Press, asker: Asker, acted: Acted) -> None:
    """Change the hand by answering the press, which saves the poster a request; if that fails, the poster does it."""
    assert press.message is not None
    budget = app.poster.picture_budget
    async with app.poster.hands.turn(app.poster.servers.of(acted.table)):
        message, version = await _hand_after(app, asker, acted, mark=mark_on(press))
        affordable = budget.with_or_without_pictures(message, acted.table)
        ready = await paint(affordable, waited_for=True)
    try:
        await press.edit_original_response(view=ready.layout(), attachments=ready.files())
    except discord.HTTPException as error:
        log.info("table=%s seat=%s hand not changed by the answer: %s", acted.table, acted.seat, error.code)
        return
    pressed = (acted.table, seat_audience(acted.seat), HAND)
    await app.store.posts.mark_pressed(*pressed, message_id=press.message.id, version=version)
    if affordable is not message:
        budget.note_without_pictures(pressed)


async def _hand_after(app: App, asker: Asker, acted: Acted, *, mark: str = "") -> tuple[Message, int]:
    """The hand as it is now, and the version of the table that it shows."""
    seated = await app.host.load(acted.table)
    return await draw_hand(app.host, asker, seated, acted.seat, mark=mark), seated.version


def is_private(press: Press) -> bool:
    """Whether the pressed control is in an answer that only this person sees."""
    return press.message is not None and press.message.flags.ephemeral


async def show_privately(press: Press, message: Message) -> None:
    """Show a message that only this person sees; while its pictures are painted, they see that it is coming."""
    answered = press.response.is_done()
    if message.pictures() and not answered:
        await press.response.defer(ephemeral=True, thinking=True)
    ready = await paint(message, waited_for=True)
    if not press.response.is_done():
        await press.response.send_message(view=ready.layout(), files=ready.files(), ephemeral=True)
    elif awaits_private_answer(press) and not answered:
        await press.edit_original_response(view=ready.layout(), attachments=ready.files())
    else:
        await press.followup.send(view=ready.layout(), files=ready.files(), ephemeral=True)


def awaits_private_answer(press: Press) -> bool:
    """Whether the person sees that a private answer is coming.

    If not, the press may have been put off by itself meanwhile: its original response is then the pressed message,
    which others may see.
    """
    return press.response.type is discord.InteractionResponseType.deferred_channel_message


async def show_steps(press: Press, messages: AsyncIterator[Message]) -> None:
    """Show a message that only this person sees, and change it with each step."""
    number = None
    if not press.response.is_done():
        await press.response.defer(ephemeral=True, thinking=True)
        if awaits_private_answer(press):
            number = (await press.original_response()).id
    async for message in messages:
        ready = await paint(message)
        if number is None:
            sent = await press.followup.send(view=ready.layout(), files=ready.files(), ephemeral=True, wait=True)
            number = sent.id
        else:
            await press.followup.edit_message(number, view=ready.layout(), attachments=ready.files())


async def change_pressed(press: Press, message: Message, *, keep_pictures: bool = False) -> None:
    """Change the pressed message to this one; with `keep_pictures`, pictures that are still there are not sent anew."""
    try:
        if keep_pictures and await _change_words(press, message):
            return
        if message.pictures() and not press.response.is_done():
            await press.response.defer()
        ready = await paint(message, waited_for=True)
        if press.response.is_done():
            await press.edit_original_response(view=ready.layout(), attachments=ready.files())
        else:
            await press.response.edit_message(view=ready.layout(), attachments=ready.files())
    except discord.NotFound as error:
        if error.code != UNKNOWN_MESSAGE:
            raise
        await show_privately(press, message)


async def _change_words(press: Press, message: Message) -> bool:
    """Change all but the pictures of the pressed message; false if it has lost them since it was pressed."""
    # A message that was shown in words has no pictures that could stay.
    there = message if shows_pictures(press.message) else without_pictures(message)
    try:
        await press.response.edit_message(view=layout(there))
    except discord.HTTPException as error:
        if error.code != INVALID_FORM:
            raise
        return False
    return True


def shows_pictures(message: discord.Message | None) -> bool:
    """Whether there are pictures in a message."""
    return message is not None and any(
        isinstance(part, discord.MediaGalleryComponent) for part in walk(message.components)
    )


async def acknowledge(press: Press) -> bool:
    """Tell Discord that the press was taken; the message changes by itself. False if it has gone meanwhile."""
    if not press.response.is_done():
        try:
            await press.response.defer()
        except discord.NotFound as error:
            if error.code != UNKNOWN_MESSAGE:
                raise
            return False
    return True


ONE_LINE = 100
"""A field that takes more characters than this has several lines."""


def make_form(asked: AskForm) -> ui.Modal:
    """A form with lines to type into; what it is about is in its id, not in memory."""
    form = ui.Modal(title=asked.title[:45], custom_id=asked.control.id(), timeout=None)
    for field in (asked.field, *asked.more):
        typed: ui.TextInput[Any] = ui.TextInput(
            custom_id=field.name,
            placeholder=field.hint[:100] or None,
            default=field.value[: field.most] or None,
            required=field.required,
            max_length=field.most,
            style=discord.TextStyle.long if field.most > ONE_LINE else discord.TextStyle.short,
        )
        form.add_item(ui.Label(text=field.label[:45], description=field.about[:100] or None, component=typed))
    form.stop()
    return form


def all_typed(press: Press) -> dict[str, str]:
    """What was typed into each line of a form that came back."""
    data: Any = press.data or {}
    found: dict[str, str] = {}
    for part in data.get("components", []):
        inner: dict[str, Any] = part.get("component") or next(iter(part.get("components", [])), {})
        if "custom_id" in inner:
            found[str(inner["custom_id"])] = str(inner.get("value") or "").strip()
    return found


def typed_in(press: Press) -> str:
    """What was typed into a form of one line."""
    return all_typed(press).get(TYPED, "")
