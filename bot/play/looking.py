"""Looking: at one's hand, at a table, at what happened since, and on to the next table that waits."""

from __future__ import annotations

import asyncio
from dataclasses import replace

from bot.controls import Learn, OpenTable
from bot.errors import Sorry
from bot.examples import example_of
from bot.host import Host, Seated
from bot.lessons import lesson_of
from bot.play.answers import Show, say
from bot.play.asker import Asker
from bot.play.finding import find_seat, load
from bot.play.worker_threads import WORKERS
from bot.post.next_table import find_next, offer_next_table
from bot.post.reach import try_again
from bot.scenes import lobby_of, log_for, scene_of
from bot.screens import frame, glance
from bot.screens import lobby as lobby_screen
from bot.screens import recap as recap_screen
from bot.screens.message import MOST_CHOICES, Button, Choice, Message, Part, Select, Text, buttons
from bot.screens.scene import Scene
from bot.systems import systems
from engine.game import View
from storage.ids import TableId


async def show_hand(host: Host, asker: Asker, seated: Seated) -> Show:
    """A person's hand; if their direct messages were closed, those are tried again."""
    seat = find_seat(seated, asker.user)
    message = await draw_hand(host, asker, seated, seat)
    await try_again(host, seated, seat, now=host.clock())
    return Show(message)


async def draw_hand(
    host: Host,
    asker: Asker,
    seated: Seated,
    seat: int,
    *,
    picked: tuple[str, ...] = (),
    notice: str = "",
    mark: str = "",
) -> Message:
    """The seat's own screen for the person who fills it."""
    preferences, note, log = await asyncio.gather(
        asker.preferences(host.store), host.store.notes.get(seated.id, asker.user), log_for(host, seated, seat)
    )

    def see() -> Scene[View]:
        return scene_of(
            seated,
            seat,
            asker.texts,
            log,
            picked=picked,
            mark=mark,
            preferences=preferences,
            note=note.text if note else "",
            notice=notice,
        )

    scene = await WORKERS.run(asker.user, see) if picked else see()
    return frame.private(scene, None if picked else await offer_next_table(host, seated, seat, scene.texts))


async def show_table(host: Host, asker: Asker, seated: Seated) -> Show:
    """A table as everybody may see it, privately."""
    preferences = await asker.preferences(host.store)
    if seated.game is None:
        example = None if preferences.text_mode else example_of(seated.contract.system, asker.texts)
        return Show(lobby_screen.lobby(replace(lobby_of(seated, asker.texts), example=example)))
    log = await log_for(host, seated, None)
    return Show(frame.public(scene_of(seated, None, asker.texts, log, preferences=preferences, now=host.clock())))


async def show_glance(host: Host, asker: Asker, table: TableId) -> Show:
    """What players of the game look up again and again, as this person may know it."""
    seated = await load(host, asker, table)
    if seated.game is None:
        raise Sorry("error-not-running")
    preferences = await asker.preferences(host.store)
    mine = seated.seats_of(asker.user)
    scene = scene_of(seated, mine[0] if mine else None, asker.texts, [], preferences=preferences)
    return Show(glance.glance(scene))


async def recap(host: Host, asker: Asker, seated: Seated, *, page: int = 0, in_place: bool = False) -> Show:
    """A page of the log since the person's last move, as they may know it; for others, of the current round."""
    if seated.game is None:
        raise Sorry("error-not-running")
    mine = seated.seats_of(asker.user)
    seat = mine[0] if mine else None
    scene = scene_of(seated, seat, asker.texts, await log_for(host, seated, seat))
    return Show(recap_screen.recap(scene, page), in_place)


async def show_next_table(host: Host, asker: Asker, beside: TableId) -> Show:
    """Show the hand of the table with the nearest deadline now, whichever it was when the button was made."""
    table = await find_next(host, asker.user, beside)
    if table is None:
        return say(asker.texts("onward-none"))
    seated = await load(host, asker, table.id)
    return Show(await draw_hand(host, asker, seated, find_seat(seated, asker.user)), in_place=True)


async def show_help(asker: Asker) -> Show:
    """The first steps and the commands worth knowing."""
    texts = asker.texts
    games = ", ".join(f"{system.emoji} {texts(f'system-{name}')}" for name, system in systems().items())
    taught = [
        Button(texts("button-learn-game", game=texts(f"system-{name}")), Learn(name).id(), emoji="🎓")
        for name in systems()
        if lesson_of(name)
    ]
    choices = [Choice(name, f"{each.emoji} {texts(f'system-{name}')}") for name, each in systems().items()]
    which = Select(OpenTable().id(), texts("help-open"), tuple(choices[:MOST_CHOICES]))
    parts: list[Part] = [Text(texts("help", games=games)), *buttons(*taught)]
    if asker.place.server:
        parts.insert(1, which)
    return Show(Message(tuple(parts)))
