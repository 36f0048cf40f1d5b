"""Presses that lead to a move: through the menu, the second look, taking back, and looking at one's hand."""

from __future__ import annotations

import asyncio
from typing import Any

from bot import answers
from bot.answers import Press
from bot.apology import in_words
from bot.app import App, player_of, request_of, texts_of
from bot.controls import Hand, Move, Rules, Undo, Vote, read
from bot.errors import Outdated, Sorry
from bot.host import Seated, handover, takeback, turns
from bot.onward import onward
from bot.post.reach import try_again
from bot.preferences import Preferences, read_preferences
from bot.scenes import recent, scene_of
from bot.screens import frame
from bot.screens.message import Message
from engine.errors import Refusal, Refused
from engine.game import Action
from engine.menu import Ready
from engine.sealed import Sealed
from storage.commits import Commit
from storage.ids import TableId, UserId


async def moved(app: App, press: Press, control: Move, values: list[str]) -> None:
    """A choice in a menu was made."""
    seat, prompt, picked = control.seat, control.prompt, control.path
    if values:
        picked = (*picked, "+".join(values))
    seated = await app.host.load(control.table)
    check_seat(seated, seat, press.user.id)
    game = turns.game_of(seated)
    try:
        turns.check_prompt(game, seat, prompt)
    except Outdated as error:
        await show_present(app, press, seated, seat, error)
        return
    chosen = game.ask(seat, picked)
    if isinstance(chosen, Refusal):
        raise Refused(chosen)
    if isinstance(chosen, Ready):
        preferences = read_preferences((await player_of(app, press)).preferences)
        if control.confirmed or not asks_again(preferences, game, seat, chosen):
            await do(app, press, seated, seat, prompt, chosen.action)
            return
    if press.message is None or not press.message.flags.ephemeral:
        app.host.choosing.keep(seated.id, seat, prompt, picked)
    message = await private_message(app, press, seated, seat, picked=picked, mark=mark_on(press))
    await answers.changed(press, message, keep_pictures=True)


def asks_again(preferences: Preferences, game: Sealed, seat: int, ready: Ready) -> bool:
    """Whether the person in a seat wants to be asked once more about this move."""
    if ready.confirm is not None:
        return preferences.confirm != "never"
    return preferences.confirm == "always" and len(game.legal(seat)) > 1


def mark_on(press: Press) -> str:
    """What the pressed message is known again by; see makers.mark_of."""
    parts: list[Any] = list(press.message.components) if press.message else []
    for part in parts:
        parts += getattr(part, "children", None) or []
        control = read(getattr(part, "custom_id", None) or "")
        if isinstance(control, Rules) and control.mark is not None:
            return control.mark
    return ""


async def do(app: App, press: Press, seated: Seated, seat: int, prompt: str | None, action: Action) -> None:
    """Commit a move, then show it to the person who made it."""
    request = request_of(press)

    def work(now: Seated) -> Commit:
        check_seat(now, seat, press.user.id)
        if prompt is not None:
            turns.check_prompt(turns.game_of(now), seat, prompt)
        return turns.act(now, request, seat, action, app.now(), app.host.pauses)

    try:
        await app.host.change(seated.id, request, work, seated)
    except Outdated as error:
        await show_present(app, press, await app.host.load(seated.id), seat, error)
        return
    await show_done(app, press, seated.id, seat)


async def show_done(app: App, press: Press, table: int, seat: int) -> None:
    """After a commit: a private answer shows the new hand; the hand in the direct messages changes by itself."""
    app.host.choosing.forget(table, seat)
    if press.message is None:
        await answers.privately(press, await private_message(app, press, await app.host.load(table), seat))
        return
    if not await answers.seen(press):
        await answers.privately(press, await private_message(app, press, await app.host.load(table), seat))
        return
    if press.message.flags.ephemeral:
        await answers.changed(press, await private_message(app, press, await app.host.load(table), seat))


async def show_present(app: App, press: Press, seated: Seated, seat: int, error: Outdated) -> None:
    """The control belonged to the past: say so, and show how things stand."""
    await player_of(app, press)
    notice = in_words(error, texts_of(press))
    await answers.privately(press, await private_message(app, press, seated, seat, notice=notice))


async def undone(app: App, press: Press, control: Undo) -> None:
    """Take back was pressed."""
    seat = control.seat
    request = request_of(press)
    asked = False

    async def work(now: Seated) -> Commit:
        nonlocal asked
        check_seat(now, seat, press.user.id)
        game = turns.game_of(now)
        asked = now.contract.undo == "asked" and game.can_undo(seat) is not None
        if asked:
            log = await app.host.log(now)
            return takeback.ask_back(now, request, seat, log, app.now(), app.host.pauses)
        return turns.undo(now, request, seat, app.now(), app.host.pauses)

    await app.host.change(control.table, request, work)
    if asked:
        await answers.say(press, texts_of(press)("undo-asked"))
        return
    await show_done(app, press, control.table, seat)


async def voted(app: App, press: Press, control: Vote) -> None:
    """Somebody agreed, or not, to what another wants to take back."""
    request = request_of(press)

    async def work(now: Seated) -> Commit:
        seat = seat_for(now, press.user.id)
        log = await app.host.log(now)
        return takeback.vote(now, request, seat, control.asked, control.yes, log, app.now(), app.host.pauses)

    await app.host.change(control.table, request, work)
    await answers.seen(press)


async def hand(app: App, press: Press, control: Hand) -> None:
    """My hand was pressed."""
    seated = await app.host.load(control.table)
    seat = seat_for(seated, press.user.id)
    await answers.privately(press, await private_message(app, press, seated, seat))
    await try_again(app.host, seated, seat, now=app.now())


def seat_for(seated: Seated, user: int) -> int:
    """The seat a person looks at: the one the game waits for, if they fill several. Raises Sorry if they fill none."""
    mine = seated.seats_of(user)
    if not mine and handover.played_for(seated, user):
        raise Sorry("error-away")
    if not mine:
        raise Sorry("error-not-seated" if seated.game is None else "error-no-hand")
    if seated.game is None:
        raise Sorry("error-not-running")
    waiting = [seat for seat in mine if seat in seated.game.to_act]
    return (waiting or list(mine))[0]


def check_seat(seated: Seated, seat: int, user: int) -> None:
    """Raise Sorry unless this person fills that seat."""
    if seat not in seated.seats_of(user):
        raise Sorry("error-not-your-seat")


async def private_message(
    app: App,
    press: Press,
    seated: Seated,
    seat: int,
    *,
    picked: tuple[str, ...] = (),
    notice: str = "",
    mark: str = "",
) -> Message:
    """The seat's own screen for the person who fills it."""
    user = UserId(press.user.id)
    player, note, log = await asyncio.gather(
        player_of(app, press), app.store.notes.get(TableId(seated.id), user), recent(app.host, seated)
    )
    preferences = read_preferences(player.preferences)
    scene = scene_of(
        seated,
        seat,
        texts_of(press),
        log,
        picked=picked,
        mark=mark,
        preferences=preferences,
        note=note.text if note else "",
        notice=notice,
    )
    return frame.private(scene, None if picked else await onward(app.host, seated, seat, scene.texts))
