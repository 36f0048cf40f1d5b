"""A small bot with hikari, pointed at the stand-in by SANDBOX_API; run as a script where hikari is installed."""

from __future__ import annotations

import os
from typing import Any

import hikari

bot = hikari.GatewayBot(
    os.environ["SANDBOX_TOKEN"],
    banner=None,
    intents=hikari.Intents.GUILDS | hikari.Intents.GUILD_MESSAGES,
    rest_url=f"{os.environ['SANDBOX_API']}/v10",
)


async def started(_: Any) -> None:
    application = await bot.rest.fetch_application()
    commands = [bot.rest.slash_command_builder(name, f"Do {name}") for name in ("play", "post")]
    await bot.rest.set_application_commands(application.id, commands)
    print("ready", flush=True)


async def acted(event: Any) -> None:
    interaction = event.interaction
    if isinstance(interaction, hikari.ComponentInteraction):
        await interaction.create_initial_response(hikari.ResponseType.MESSAGE_UPDATE, "Pressed", components=[])
        await interaction.execute("For you alone", flags=hikari.MessageFlag.EPHEMERAL)
    elif interaction.command_name == "play":
        row = bot.rest.build_message_action_row()
        row.add_interactive_button(hikari.ButtonStyle.PRIMARY, "count", label="Count", emoji="🌊")
        await interaction.create_initial_response(hikari.ResponseType.MESSAGE_CREATE, "A table", component=row)
    else:
        kind = hikari.ResponseType.DEFERRED_MESSAGE_CREATE
        await interaction.create_initial_response(kind, flags=hikari.MessageFlag.EPHEMERAL)
        message = await bot.rest.create_message(interaction.channel_id, "Posted")
        await message.edit("Edited")
        await message.add_reaction("🌊")
        thread = await bot.rest.create_message_thread(interaction.channel_id, message, "Table 1")
        await bot.rest.add_thread_member(thread, interaction.user)
        members = [each async for each in bot.rest.fetch_thread_members(thread)]
        await interaction.edit_initial_response(f"{len(members)} in the thread")


async def gone(event: Any) -> None:
    print(f"gone {len(event.message_ids)}", flush=True)


bot.subscribe(hikari.StartedEvent, started)
bot.subscribe(hikari.InteractionCreateEvent, acted)
bot.subscribe(hikari.GuildBulkMessageDeleteEvent, gone)
bot.run()
