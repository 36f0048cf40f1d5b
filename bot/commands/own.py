"""What a person decides for themselves: /preferences, /privacy."""

from __future__ import annotations

import contextlib
import io
from typing import Any

import discord
import msgspec
from discord import app_commands

from bot import answers
from bot.answers import Press
from bot.app import App, greet, texts_of
from bot.commands.guard import guarded
from bot.commands.localised import choice
from bot.errors import Sorry
from bot.host import handover
from bot.host.audiences import seat_audience
from bot.preferences import read_preferences
from bot.texts import LANGUAGES
from storage.ids import UserId

AnyCommand = app_commands.Command[Any, ..., None]
LANGUAGE_CHOICES = [choice(f"language-{language}", language) for language in LANGUAGES]


def _choices(option: str, *values: str) -> list[app_commands.Choice[str]]:
    return [choice(f"{option}-{value}", value) for value in values]


def _preferences(app: App) -> AnyCommand:
    @app_commands.command(name="preferences", description="How you want to play")
    @app_commands.describe(
        text_mode="Words instead of pictures, good for screen readers",
        dms="Whether your hand comes to you by direct message",
        confirm="Before which of your moves you are asked once more",
        palette="The colours of pictures that only you see",
        detail="How much lists and picture descriptions that only you see tell",
        language="The language of your private messages",
    )
    @app_commands.choices(
        confirm=_choices("confirm", "risky", "always", "never"),
        palette=_choices("palette", "standard", "distinct", "strong"),
        detail=_choices("detail", "full", "short"),
        language=LANGUAGE_CHOICES,
    )
    async def preferences(
        press: discord.Interaction[Any],
        text_mode: bool | None = None,
        dms: bool | None = None,
        confirm: str | None = None,
        palette: str | None = None,
        detail: str | None = None,
        language: str | None = None,
    ) -> None:
        chosen = {"confirm": confirm, "palette": palette, "detail": detail, "language": language}
        await guarded(press, prefer(app, press, text_mode=text_mode, dms=dms, **chosen))

    return preferences


async def prefer(app: App, press: Press, **chosen: Any) -> None:
    """Keep what was chosen, and show how things now stand."""
    user = UserId(press.user.id)
    player = await app.store.players.get(user)
    kept = read_preferences(player.preferences)
    changes = {name: value for name, value in chosen.items() if value is not None}
    kept = msgspec.structs.replace(kept, **changes)
    if changes:
        await app.store.players.change(user, preferences=msgspec.json.encode(kept))
        await greet(app, press)
    if not changes.keys() <= {"confirm"}:
        await show_hands(app, user)
    texts = texts_of(press)
    yes, no = texts("yes"), texts("no")
    await answers.say(
        press,
        texts(
            "preferences",
            text_mode=yes if kept.text_mode else no,
            dms=yes if kept.dms else no,
            confirm=texts(f"choice-confirm-{kept.confirm}"),
            palette=texts(f"choice-palette-{kept.palette}"),
            detail=texts(f"choice-detail-{kept.detail}"),
            language=texts(f"language-{texts.language}"),
        ),
    )


async def show_hands(app: App, user: UserId) -> None:
    """Let the hands in a person's direct messages change to what they now want to see; that wakes nobody."""
    for table in await app.store.tables.of_user(user):
        if table.status == "running":
            for seat in (await app.host.load(table.id)).seats_of(user):
                await app.store.posts.show_again(table.id, seat_audience(seat))
    app.poster.wake()


def _privacy(app: App) -> AnyCommand:
    @app_commands.command(name="privacy", description="What is kept about you; get it, or have it erased")
    @app_commands.describe(do="Leave it out to read what is kept")
    @app_commands.choices(do=[choice("privacy-export", "export"), choice("privacy-erase", "erase")])
    async def privacy(press: discord.Interaction[Any], do: str | None = None) -> None:
        await guarded(press, keep_or_erase(app, press, do))

    return privacy


async def keep_or_erase(app: App, press: Press, do: str | None) -> None:
    """Tell what is kept about a person, hand it over, or erase it."""
    texts = texts_of(press)
    user = UserId(press.user.id)
    if do == "export":
        kept = msgspec.json.format(msgspec.json.encode(await app.store.export_person(user)), indent=1)
        file = discord.File(io.BytesIO(kept), filename="tidetable-about-you.json")
        await press.response.send_message(texts("privacy-export"), file=file, ephemeral=True)
    elif do == "erase":
        await leave_seats(app, user)
        await app.store.erase_person(user)
        await answers.say(press, texts("privacy-erased"))
    else:
        await answers.say(press, texts("privacy"))


async def leave_seats(app: App, user: UserId) -> None:
    """Let computer players take over where this person still plays, so that nobody waits for them."""
    for table in await app.store.tables.of_user(user):
        if table.status == "running":
            with contextlib.suppress(Sorry):
                await app.host.change(
                    table.id, None, lambda seated: handover.vacate(seated, user, app.now(), app.host.pauses)
                )


def commands(app: App) -> list[AnyCommand]:
    """The commands of this module."""
    return [_preferences(app), _privacy(app)]
