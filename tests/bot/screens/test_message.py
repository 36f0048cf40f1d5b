"""Messages on their way to Discord: whatever a screen says, Discord takes it."""

from __future__ import annotations

from discord import ui

from bot.screens.message import Button, Choice, Message, Select, buttons, layout

LONG = "a name that goes on and on " * 20


def test_labels_that_are_too_long_for_discord_are_cut() -> None:
    choices = (Choice("one", LONG), Choice("two", "short"))
    shown = layout(Message((*buttons(Button(LONG, "x:1"), Button("short", "x:2")), Select("x:3", LONG, choices))))
    pressed = [item for item in shown.walk_children() if isinstance(item, ui.Button)]
    assert [button.label for button in pressed] == [LONG[:80], "short"]
    [chosen] = [item for item in shown.walk_children() if isinstance(item, ui.Select)]
    assert chosen.placeholder == LONG[:150]
    assert [option.label for option in chosen.options] == [LONG[:100], "short"]
