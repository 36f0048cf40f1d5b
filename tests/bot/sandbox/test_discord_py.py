"""The unmodified discord.py logs in, syncs, answers every kind of interaction, and breaks no rule."""

from __future__ import annotations

import pytest

from bot.sandbox import components
from bot.sandbox.people import CannotDo, InteractionFailed
from tests.bot.sandbox.conftest import Town
from tests.bot.sandbox.demo_bot import DemoBot

pytestmark = pytest.mark.usefixtures("demo")


async def test_it_syncs_its_commands(town: Town) -> None:
    names = {entry.name for entry in town.ann.commands(town.square)}
    assert {"ping", "table open", "options"} <= names
    assert "Greet" not in names
    assert town.sandbox.violations == []


async def test_an_ephemeral_answer_is_seen_by_nobody_else(town: Town) -> None:
    said = await town.ann.slash("ping", {}, town.square).message()
    assert said["content"] == "pong"
    assert said["flags"] & 64
    assert [each["id"] for each in town.ann.ephemeral(town.square)] == [said["id"]]
    assert town.bob.messages(town.square) == []
    assert town.sandbox.violations == []


async def test_silence_fails_after_three_seconds_of_the_clock(town: Town) -> None:
    answer = town.ann.slash("silent", {}, town.square)
    town.world.clock.jump(3.1)
    with pytest.raises(InteractionFailed, match="did not respond"):
        await answer.acknowledged()


async def test_a_deferred_answer_arrives_and_follow_ups_follow(town: Town) -> None:
    answer = town.ann.slash("think", {}, town.square)
    assert await answer.acknowledged() == 5
    assert (await answer.message())["content"] == "thought"
    more = await answer.followup()
    await town.sees(town.bob, town.square, lambda said: said["id"] == more["id"] and said["content"] == "even more")
    assert town.sandbox.violations == []


async def test_a_private_deferral_stays_private_and_can_be_taken_back(town: Town) -> None:
    answer = town.ann.slash("ponder", {}, town.square)
    await answer.acknowledged()
    await town.until(lambda: answer.changes[-1].kind == "interaction_message")
    await town.until(lambda: town.ann.messages(town.square) == [])
    assert town.sandbox.violations == []


async def test_buttons_update_defer_and_whisper(town: Town) -> None:
    board = await town.ann.slash("board", {}, town.square).message()
    pressed = await town.bob.press(board, "Count").message()
    assert pressed["id"] == board["id"]
    assert pressed["content"] == "counted 1"
    assert (await town.bob.press(board, "board:later").message())["content"] == "later"
    whisper = town.bob.press(board, "Whisper")
    assert (await whisper.message())["content"] == "only you"
    assert (await whisper.followup())["content"] == "and this"
    assert town.ann.ephemeral(town.square) == []
    with pytest.raises(CannotDo, match="disabled"):
        town.bob.press(board, "Closed")
    assert town.sandbox.violations == []


async def test_every_select(town: Town) -> None:
    board = await town.ann.slash("board", {}, town.square).message()
    cards = town.ann.select(board, "board:card", ["Card 3", "1"])
    assert (await cards.message())["content"] == "cards ['1', '3']"
    assert (await town.ann.select(board, "board:user", [town.bob]).message())["content"] == "user bob"
    sailors = next(each for each in town.guild.roles.values() if each.name == "sailors")
    assert (await town.ann.select(board, "board:role", [sailors]).message())["content"] == "role sailors"
    assert (await town.ann.select(board, "board:channel", [town.square]).message())["content"] == "channel square"
    whom = await town.ann.slash("mention", {}, town.square).message()
    chosen = town.ann.select(whom, "mention:any", [town.bob.id, sailors.id])
    assert (await chosen.message())["content"] == "2 chosen"
    with pytest.raises(CannotDo, match="not offered"):
        town.ann.select(board, "board:card", ["Card 9"])
    with pytest.raises(CannotDo, match="1 to 2"):
        town.ann.select(board, "board:card", ["0", "1", "2"])
    assert town.sandbox.violations == []


@pytest.mark.parametrize("from_button", [False, True])
async def test_a_dialog_with_every_kind_of_field(town: Town, from_button: bool) -> None:
    if from_button:
        board = await town.ann.slash("board", {}, town.square).message()
        modal = await town.ann.press(board, "Ask").modal()
    else:
        modal = await town.ann.slash("ask", {}, town.square).modal()
    assert modal.title == "A question"
    with pytest.raises(CannotDo, match="Words must be filled in"):
        town.ann.submit(modal, {"Colour": ["Red"], "Pace": "Slow"})
    filled = {"Words": "a b", "Colour": ["Blue"], "Friend": [town.bob], "Pace": "Fast", "Papers": [("a.txt", b"ink")]}
    answer = town.ann.submit(modal, filled)
    assert (await answer.message())["content"] == "a b ['Blue'] ['bob'] Fast ink"
    assert town.sandbox.violations == []


async def test_options_of_every_type(town: Town) -> None:
    sailors = next(each for each in town.guild.roles.values() if each.name == "sailors")
    given = {
        "size": "Large",
        "seats": 4,
        "who": town.bob,
        "where": town.square,
        "role": sailors,
        "paper": ("a.txt", b"ink"),
        "open": True,
        "share": 0.25,
    }
    said = await town.ann.slash("options", given, town.square).message()
    assert said["content"] == "Large 4 bob square sailors ink True 0.25"
    with pytest.raises(CannotDo, match="at most 6"):
        town.ann.slash("options", {**given, "seats": 7}, town.square)
    with pytest.raises(CannotDo, match=r"seats .* required"):
        town.ann.slash("options", {"size": 1}, town.square)
    assert town.sandbox.violations == []


async def test_autocomplete(town: Town) -> None:
    answer = town.ann.autocomplete("table open", {"game": "wa"}, "game", town.square)
    assert [each["value"] for each in await answer.choices()] == ["waves", "wave", "war"]
    said = await town.ann.slash("table open", {"game": "waves"}, town.square).message()
    assert said["content"] == "waves is open"
    assert town.sandbox.violations == []


async def test_a_layout_with_a_picture_and_a_button_that_needs_no_memory(town: Town, demo: DemoBot) -> None:
    said = await town.ann.slash("layout", {}, town.square).message()
    assert said["flags"] & 1 << 15
    media = [each for one in components.walk(said["components"]) for each in components.media_of(one)]
    assert {each["url"] for each in media} == {said["attachments"][0]["url"]}
    assert (media[0]["width"], media[0]["height"]) == (40, 20)
    async with demo.http._HTTPClient__session.get(media[0]["url"]) as answer:  # type: ignore[attr-defined]
        assert answer.content_type == "image/png"
        assert (await answer.read()).startswith(b"\x89PNG")
    pressed = await town.bob.press(said, "Seat 2").message()
    assert "bob took seat 2" in components.texts(pressed["components"])
    assert town.sandbox.violations == []


async def test_context_menus(town: Town) -> None:
    assert (await town.ann.user_menu("Greet", town.bob.user, town.square).message())["content"] == "hello bob"
    said = town.bob.say("tide", town.square)
    quoted = await town.ann.message_menu("Quote", said).message()
    # Without the intent for it, the text of a message-command's target is there all the same.
    assert quoted["content"] == "> tide"
    assert town.sandbox.violations == []


async def test_threads_pins_reactions_nonces(town: Town) -> None:
    said = await town.ann.slash("thread", {}, town.square).message()
    await town.until(lambda: town.world.find_message(town.square.id, said["id"]).data["content"].startswith("made"))  # type: ignore[union-attr]
    room = town.ann.channel("table one")
    told = [(each["type"], each["content"]) for each in town.ann.messages(room)]
    # Discord itself notes who was added, what was pinned, and the new name.
    assert told == [(1, ""), (0, "welcome all"), (6, ""), (19, "indeed"), (4, "table one")]
    with pytest.raises(CannotDo):
        town.bob.channel("table one")
    assert town.bob.channel("talk").parent_id == town.square.id
    assert town.sandbox.violations == []


async def test_a_direct_message_and_a_closed_door(town: Town) -> None:
    assert (await town.bob.slash("letter", {}, town.square).message())["content"] == "sent"
    letter = town.bob.messages(town.bob.dm())[-1]
    assert letter["content"] == "your hand"
    assert letter["attachments"][0]["filename"] == "table.png"
    town.bob.close_dms()
    assert (await town.bob.slash("letter", {}, town.square).message())["content"] == "refused 50007"
    assert town.sandbox.violations == []


async def test_a_command_in_a_direct_message(town: Town) -> None:
    assert (await town.ann.slash("ping").message())["content"] == "pong"
    assert town.sandbox.violations == []


async def test_events_reach_it_as_its_intents_have_it(town: Town, demo: DemoBot) -> None:
    said = town.bob.say("secret", town.square)
    town.bob.react(said, "🌊")
    town.bob.delete(said)
    town.bob.say("open", town.bob.dm())
    await town.until(lambda: len(demo.heard) >= 5)
    assert demo.heard == ["ready", "message ", "reaction 🌊", f"deleted {said['id']}", "message open"]
