"""A small bot on the unmodified discord.py that answers every kind of interaction; the stand-in is tested with it."""

from __future__ import annotations

import asyncio
import io
import os
import re
from typing import Any, Self

import discord
from discord import app_commands, ui
from PIL import Image

from bot.pointing import point_discord_py_at

GAMES = ["waves", "wave", "war", "rolling"]


def picture() -> discord.File:
    """A small blue picture."""
    paper = io.BytesIO()
    Image.new("RGB", (40, 20), "navy").save(paper, "PNG")
    paper.seek(0)
    return discord.File(paper, "table.png", description="An empty table")


class Question(ui.Modal, title="A question"):
    """Every kind of field a dialog may hold."""

    words: ui.Label[Self] = ui.Label(text="Words", component=ui.TextInput(custom_id="words", required=True))
    colour: ui.Label[Self] = ui.Label(
        text="Colour",
        component=ui.Select(
            custom_id="colour", options=[discord.SelectOption(label="Red"), discord.SelectOption(label="Blue")]
        ),
    )
    friend: ui.Label[Self] = ui.Label(text="Friend", component=ui.UserSelect(custom_id="friend", required=False))
    pace: ui.Label[Self] = ui.Label(
        text="Pace",
        component=ui.RadioGroup(
            custom_id="pace",
            options=[discord.RadioGroupOption(label="Slow"), discord.RadioGroupOption(label="Fast")],
        ),
    )
    papers: ui.Label[Self] = ui.Label(text="Papers", component=ui.FileUpload(custom_id="papers", required=False))

    async def on_submit(self, interaction: discord.Interaction) -> None:
        inner = [each.component for each in (self.words, self.colour, self.friend, self.pace, self.papers)]
        words, colour, friend, pace, papers = inner
        assert isinstance(words, ui.TextInput)
        assert isinstance(colour, ui.Select)
        assert isinstance(friend, ui.UserSelect)
        assert isinstance(pace, ui.RadioGroup)
        assert isinstance(papers, ui.FileUpload)
        read = b"".join([await each.read() for each in papers.values])
        told = f"{words.value} {colour.values} {[str(each) for each in friend.values]} {pace.value} {read.decode()}"
        await interaction.response.send_message(told, ephemeral=True)


class Board(ui.View):
    """Classic components: buttons of every answer, all five selects."""

    def __init__(self) -> None:
        super().__init__(timeout=None)
        self.count = 0

    @ui.button(label="Count", custom_id="board:count")
    async def counted(self, interaction: discord.Interaction, button: ui.Button[Self]) -> None:
        self.count += 1
        await interaction.response.edit_message(content=f"counted {self.count}", view=self)

    @ui.button(label="Later", custom_id="board:later")
    async def later(self, interaction: discord.Interaction, button: ui.Button[Self]) -> None:
        await interaction.response.defer()
        await interaction.edit_original_response(content="later")

    @ui.button(label="Ask", custom_id="board:ask")
    async def ask(self, interaction: discord.Interaction, button: ui.Button[Self]) -> None:
        await interaction.response.send_modal(Question())

    @ui.button(label="Whisper", custom_id="board:whisper")
    async def whisper(self, interaction: discord.Interaction, button: ui.Button[Self]) -> None:
        await interaction.response.send_message("only you", ephemeral=True)
        await interaction.followup.send("and this", ephemeral=True)

    @ui.button(label="Closed", custom_id="board:closed", disabled=True)
    async def closed(self, interaction: discord.Interaction, button: ui.Button[Self]) -> None:
        raise AssertionError("a disabled button was pressed")

    @ui.select(
        custom_id="board:card",
        options=[discord.SelectOption(label=f"Card {n}", value=str(n)) for n in range(5)],
        max_values=2,
    )
    async def card(self, interaction: discord.Interaction, select: ui.Select[Self]) -> None:
        await interaction.response.send_message(f"cards {sorted(select.values)}", ephemeral=True)

    @ui.select(cls=ui.UserSelect, custom_id="board:user")
    async def user(self, interaction: discord.Interaction, select: ui.UserSelect[Self]) -> None:
        await interaction.response.send_message(f"user {select.values[0]}", ephemeral=True)

    @ui.select(cls=ui.RoleSelect, custom_id="board:role")
    async def role(self, interaction: discord.Interaction, select: ui.RoleSelect[Self]) -> None:
        await interaction.response.send_message(f"role {select.values[0].name}", ephemeral=True)

    @ui.select(cls=ui.ChannelSelect, custom_id="board:channel")
    async def channel(self, interaction: discord.Interaction, select: ui.ChannelSelect[Self]) -> None:
        await interaction.response.send_message(f"channel {select.values[0].name}", ephemeral=True)


class Mention(ui.View):
    def __init__(self) -> None:
        super().__init__(timeout=None)

    @ui.select(cls=ui.MentionableSelect, custom_id="mention:any", max_values=2)
    async def anyone(self, interaction: discord.Interaction, select: ui.MentionableSelect[Self]) -> None:
        await interaction.response.send_message(f"{len(select.values)} chosen", ephemeral=True)


class Seat(ui.DynamicItem[ui.Button[Any]], template=r"seat:(?P<number>\d+)$"):
    """A button that needs no memory."""

    def __init__(self, number: int) -> None:
        super().__init__(ui.Button(label=f"Seat {number}", custom_id=f"seat:{number}"))
        self.number = number

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: ui.Item[Any], match: re.Match[str]
    ) -> Self:
        return cls(int(match["number"]))

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        await interaction.response.edit_message(view=table_view(f"{interaction.user} took seat {self.number}"))


def table_view(said: str) -> ui.LayoutView:
    """A Components V2 message with nearly everything such a message may hold."""
    view = ui.LayoutView(timeout=None)
    section: ui.Section[Any] = ui.Section(
        ui.TextDisplay(said), accessory=ui.Thumbnail("attachment://table.png", description="small")
    )
    gallery: ui.MediaGallery[Any] = ui.MediaGallery(discord.MediaGalleryItem("attachment://table.png"))
    row: ui.ActionRow[Any] = ui.ActionRow(Seat(1), Seat(2))
    view.add_item(ui.Container(section, ui.Separator(), gallery, row, accent_colour=0x224488))
    return view


class DemoBot(discord.Client):
    """Syncs its commands at the start and answers them."""

    def __init__(self, **options: Any) -> None:
        intents = discord.Intents(guilds=True, guild_messages=True, dm_messages=True, guild_reactions=True)
        options = {"guild_ready_timeout": 0.01, "max_messages": None, **options}
        super().__init__(intents=intents, allowed_mentions=discord.AllowedMentions.none(), **options)
        self.tree: app_commands.CommandTree[Any] = app_commands.CommandTree(self)
        self.heard: list[str] = []
        add_commands(self.tree)

    async def setup_hook(self) -> None:
        self.add_view(Board())
        self.add_view(Mention())
        self.add_dynamic_items(Seat)
        await self.tree.sync()

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """The client's own pause of five seconds is not wanted here."""

    async def on_ready(self) -> None:
        self.heard.append("ready")

    async def on_resumed(self) -> None:
        self.heard.append("resumed")

    async def on_message(self, message: discord.Message) -> None:
        self.heard.append(f"message {message.content}")

    async def on_raw_message_delete(self, event: discord.RawMessageDeleteEvent) -> None:
        self.heard.append(f"deleted {event.message_id}")

    async def on_raw_reaction_add(self, event: discord.RawReactionActionEvent) -> None:
        self.heard.append(f"reaction {event.emoji}")


class ShardedDemoBot(DemoBot, discord.AutoShardedClient):
    """The same in shards."""


def add_commands(tree: app_commands.CommandTree[Any]) -> None:
    """Give the bot everything it can do."""
    Here = discord.Interaction[Any]

    @tree.command(description="Answer at once")
    async def ping(interaction: Here) -> None:
        await interaction.response.send_message("pong", ephemeral=True)

    @tree.command(description="Never answer")
    async def silent(interaction: Here) -> None:
        return

    @tree.command(description="Take time, for all to see")
    async def think(interaction: Here) -> None:
        await interaction.response.defer(thinking=True)
        await interaction.edit_original_response(content="thought")
        assert (await interaction.original_response()).content == "thought"
        extra = await interaction.followup.send("more", wait=True)
        await extra.edit(content="even more")

    @tree.command(description="Take time in private, then take it back")
    async def ponder(interaction: Here) -> None:
        await interaction.response.defer(ephemeral=True, thinking=True)
        await interaction.followup.send("pondered")
        await interaction.delete_original_response()

    @tree.command(description="A board")
    async def board(interaction: Here) -> None:
        await interaction.response.send_message("board", view=Board())

    @tree.command(description="Choose anybody")
    async def mention(interaction: Here) -> None:
        await interaction.response.send_message("whom?", view=Mention())

    @tree.command(description="A table with a picture")
    async def layout(interaction: Here) -> None:
        await interaction.response.send_message(view=table_view("free"), file=picture())

    @tree.command(description="A dialog")
    async def ask(interaction: Here) -> None:
        await interaction.response.send_modal(Question())

    @tree.command(description="Everything an option can be")
    @app_commands.choices(size=[app_commands.Choice(name="Small", value=1), app_commands.Choice(name="Large", value=2)])
    async def options(
        interaction: Here,
        size: app_commands.Choice[int],
        seats: app_commands.Range[int, 2, 6],
        who: discord.Member | None = None,
        where: discord.TextChannel | None = None,
        role: discord.Role | None = None,
        paper: discord.Attachment | None = None,
        open: bool = False,
        share: float = 0.5,
    ) -> None:
        read = (await paper.read()).decode() if paper else ""
        told = f"{size.name} {seats} {who} {where} {role and role.name} {read} {open} {share}"
        await interaction.response.send_message(told)

    table = app_commands.Group(name="table", description="Tables")

    @table.command(name="open", description="Open a table")
    async def open_table(interaction: Here, game: str) -> None:
        await interaction.response.send_message(f"{game} is open")

    @open_table.autocomplete("game")
    async def complete_game(interaction: Here, typed: str) -> list[app_commands.Choice[str]]:
        return [app_commands.Choice(name=each.title(), value=each) for each in GAMES if each.startswith(typed)]

    tree.add_command(table)

    @tree.command(description="Write to me")
    async def letter(interaction: Here) -> None:
        await interaction.response.defer(ephemeral=True, thinking=True)
        try:
            await interaction.user.send("your hand", file=picture())
        except discord.Forbidden as error:
            await interaction.edit_original_response(content=f"refused {error.code}")
        else:
            await interaction.edit_original_response(content="sent")

    @tree.command(description="A private thread, with all one can do in it")
    async def thread(interaction: Here) -> None:
        assert isinstance(interaction.channel, discord.TextChannel)
        await interaction.response.defer(thinking=True)
        made = await interaction.channel.create_thread(name="table 1", type=discord.ChannelType.private_thread)
        await made.add_user(interaction.user)
        said = await made.send("welcome", nonce="thread-1")
        again = await made.send("welcome", nonce="thread-1")
        assert said.id == again.id
        await said.edit(content="welcome all")
        await said.add_reaction("🌊")
        await said.pin()
        assert [each.id async for each in made.pins()] == [said.id]
        await said.unpin()
        await said.remove_reaction("🌊", interaction.client.user)
        await (await made.fetch_message(said.id)).reply("indeed")
        await made.edit(archived=True)
        await made.edit(archived=False, name="table one")
        assert len([each async for each in made.history() if not each.is_system()]) == 2
        public = await (await interaction.original_response()).fetch()
        await public.create_thread(name="talk")
        await interaction.edit_original_response(content=f"made {made.id}")

    @tree.context_menu(name="Greet")
    async def greet(interaction: Here, user: discord.User) -> None:
        await interaction.response.send_message(f"hello {user}", ephemeral=True)

    @tree.context_menu(name="Quote")
    async def quote(interaction: Here, message: discord.Message) -> None:
        await interaction.response.send_message(f"> {message.content}", ephemeral=True)


async def main() -> None:
    """Run against the stand-in that the environment names."""
    point_discord_py_at(os.environ["TIDETABLE_DISCORD_API"])
    async with DemoBot() as demo:
        await demo.start(os.environ["TIDETABLE_TOKEN"])


if __name__ == "__main__":
    asyncio.run(main())
