"""A small real discord.py bot that shows the page one of everything; the tests of the page use it and nothing else."""

from __future__ import annotations

import io
import os

import discord
from discord import app_commands, ui
from PIL import Image

from bot.pointing import point_discord_py_at

GAMES = ("Waves", "Wells", "Rebels of the tide")


def picture() -> discord.File:
    """A small picture with an alt text."""
    held = io.BytesIO()
    Image.new("RGB", (320, 160), (20, 60, 90)).save(held, "PNG")
    held.seek(0)
    return discord.File(held, "table.png", description="The table after round two")


class RulesModal(ui.Modal, title="House rules"):
    name: ui.Label[RulesModal] = ui.Label(text="Name", component=ui.TextInput(min_length=2))
    pace: ui.Label[RulesModal] = ui.Label(
        text="Pace",
        component=ui.Select(
            options=[
                discord.SelectOption(label="Calm", value="calm"),
                discord.SelectOption(label="Brisk", value="brisk"),
            ]
        ),
    )
    edition: ui.Label[RulesModal] = ui.Label(
        text="Edition",
        component=ui.RadioGroup(
            options=[
                discord.RadioGroupOption(label="First", value="1"),
                discord.RadioGroupOption(label="Second", value="2"),
            ]
        ),
    )

    async def on_submit(self, interaction: discord.Interaction) -> None:
        assert isinstance(self.name.component, ui.TextInput)
        assert isinstance(self.pace.component, ui.Select)
        assert isinstance(self.edition.component, ui.RadioGroup)
        said = f"{self.name.component.value}, {self.pace.component.values[0]}, {self.edition.component.value}"
        await interaction.response.send_message(f"House rules: {said}", ephemeral=True)


class Controls(ui.ActionRow["Table"]):
    @ui.button(label="Count", style=discord.ButtonStyle.primary)
    async def count(self, interaction: discord.Interaction, button: ui.Button[Table]) -> None:
        assert self.view is not None
        self.view.count += 1
        self.view.words.content = f"## {self.view.game}\nPressed {self.view.count} times"
        await interaction.response.edit_message(view=self.view)

    @ui.button(label="My hand", style=discord.ButtonStyle.secondary)
    async def hand(self, interaction: discord.Interaction, button: ui.Button[Table]) -> None:
        await interaction.response.send_message(f"The hand of {interaction.user.display_name}: 3, 7, 9", ephemeral=True)

    @ui.button(label="Rules", style=discord.ButtonStyle.success)
    async def rules(self, interaction: discord.Interaction, button: ui.Button[Table]) -> None:
        await interaction.response.send_modal(RulesModal())

    @ui.button(label="Silent", style=discord.ButtonStyle.danger)
    async def silent(self, interaction: discord.Interaction, button: ui.Button[Table]) -> None:
        """Never answers, as a bot that hangs."""


class Cards(ui.ActionRow["Table"]):
    @ui.select(placeholder="Choose a card", options=[discord.SelectOption(label=f"Card {n}") for n in range(1, 10)])
    async def choose(self, interaction: discord.Interaction, select: ui.Select[Table]) -> None:
        await interaction.response.send_message(f"You chose {select.values[0]}", ephemeral=True)


class Table(ui.LayoutView):
    """A table with a picture, buttons and a select."""

    def __init__(self, game: str) -> None:
        super().__init__(timeout=None)
        self.game = game
        self.count = 0
        self.words: ui.TextDisplay[Table] = ui.TextDisplay(f"## {game}\nPressed 0 times")
        gallery: ui.MediaGallery[Table] = ui.MediaGallery()
        gallery.add_item(media="attachment://table.png", description="The table after round two")
        self.add_item(ui.Container(self.words, gallery, Controls(), Cards(), accent_colour=0x2ECC71))


class PageBot(discord.Client):
    """Opens tables, shows hands, writes direct messages."""

    def __init__(self) -> None:
        super().__init__(intents=discord.Intents(guilds=True), max_messages=None, guild_ready_timeout=0.05)
        self.tree = app_commands.CommandTree(self)
        self.tree.add_command(_table)
        self.tree.add_command(_letter)

    async def setup_hook(self) -> None:
        await self.tree.sync()


_table = app_commands.Group(name="table", description="Tables")


@_table.command(name="new", description="Open a new table")
@app_commands.describe(game="Which game to play", seats="How many seats")
async def _new(interaction: discord.Interaction, game: str, seats: app_commands.Range[int, 2, 6] = 4) -> None:
    await interaction.response.defer()
    await interaction.edit_original_response(view=Table(f"{game} for {seats}"), attachments=[picture()])


@_new.autocomplete("game")
async def _games(interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
    return [app_commands.Choice(name=each, value=each.upper()) for each in GAMES if typed.lower() in each.lower()]


@app_commands.command(name="letter", description="Write somebody a direct message")
async def _letter(interaction: discord.Interaction, to: discord.Member, text: str) -> None:
    try:
        await to.send(text)
    except discord.Forbidden:
        await interaction.response.send_message(f"{to.display_name} takes no letters.", ephemeral=True)
    else:
        await interaction.response.send_message("Sent.", ephemeral=True)


if __name__ == "__main__":
    point_discord_py_at(os.environ["TIDETABLE_DISCORD_API"])
    PageBot().run(os.environ["TIDETABLE_TOKEN"], log_handler=None)
