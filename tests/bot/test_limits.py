"""Discord's limits: each is noticed where it is broken, and nothing that the bot sends outside of games breaks one."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, cast

import discord
import msgspec
import pytest
from discord import app_commands, ui

from bot import commands
from bot.app import App
from bot.commands.localised import Catalogue
from bot.contract import Contract
from bot.host.readiness import MOST_QUEUED
from bot.ratings import RatingChange
from bot.screens import frame, lobby, result
from bot.screens.message import (
    Box,
    Button,
    Buttons,
    Choice,
    Document,
    Message,
    Part,
    Picture,
    Select,
    Text,
    buttons,
    layout,
)
from bot.screens.rules import rules
from bot.screens.scene import Sitter
from bot.systems import systems
from bot.texts import LANGUAGES, texts
from engine.games import game_named
from engine.options import complete
from engine.pages import pages
from storage.ids import TableId, UserId
from tests.bot import limits
from tests.bot.screens.positions import GAMES, LONGEST_NAMES, PEOPLE, scene
from tests.engine.games_under_test import Setting, sample
from tests.engine.lucky_records import luck_of

each_language = pytest.mark.parametrize("language", LANGUAGES)


def picture(name: str = "a.png", alt: str = "sea") -> Picture:
    return Picture(name, alt, lambda: b"")


BROKEN: dict[str, tuple[Part, ...]] = {
    "characters of text": (Text("a" * 2500), Text("a" * 1501)),
    "bytes of text": (Text("國" * 3500),),
    "empty text": (Text(" "),),
    "times": (Buttons((Button("a", "same"), Button("b", "same"))),),
    "alt text": (picture(alt=""),),
    "attachments": tuple(picture(f"{number}.png") for number in range(11)),
    "the file": (picture(), picture()),
    "a select of": (Select("s", "a", (Choice("1", "a"),), 1, 2),),
    "the option": (Select("s", "a", (Choice("1", "a"), Choice("1", "b"))),),
    "button": (Buttons((Button("", "id"),)),),
}


@pytest.mark.parametrize("what", BROKEN)
def test_a_broken_limit_of_a_message_is_noticed(what: str) -> None:
    assert any(what in broken for broken in limits.of_message(Message(BROKEN[what])))


def test_a_message_at_its_limits_is_well() -> None:
    parts: tuple[Part, ...] = (
        Text("a" * 4000),
        picture(alt="a" * 1024),
        Document("record.json", b""),
        Select("x" * 100, "p" * 150, tuple(Choice(str(n), "l" * 100) for n in range(25)), 0, 25),
        *buttons(*(Button("b" * 80, f"{n}".zfill(100)) for n in range(10))),
    )
    assert limits.of_message(Message((Box(parts),))) == []


def test_too_many_components_do_not_even_leave_the_house() -> None:
    with pytest.raises(ValueError, match="40"):
        layout(Message(tuple(Text("a") for _ in range(41))))


def test_long_labels_are_shortened_on_their_way_out() -> None:
    parts: tuple[Part, ...] = (*buttons(Button("b" * 200, "1")), Select("2", "p" * 400, (Choice("a", "l" * 200),)))
    assert limits.of_message(Message(parts)) == []
    assert len(layout(Message(parts)).children) == 2


def form(title: str, label: str) -> ui.Modal:
    made = ui.Modal(title=title, custom_id="d")
    typed: ui.TextInput[Any] = ui.TextInput(custom_id="t", placeholder="p" * 100)
    made.add_item(ui.Label(text=label, component=typed))
    return made


async def test_a_form_with_too_long_a_label_is_noticed() -> None:
    assert limits.of_form(form("a" * 45, "b" * 45)) == []
    assert [broken.partition(" of ")[0] for broken in limits.of_form(form("a" * 46, "b" * 46))] == ["title", "label"]


def tree() -> app_commands.CommandTree[discord.Client]:
    return app_commands.CommandTree(discord.Client(intents=discord.Intents.none()))


async def test_no_command_breaks_a_limit_in_any_language() -> None:
    made = tree()
    commands.add_to(made, cast(App, None))
    await made.set_translator(Catalogue())
    assert len(made.get_commands()) > 8
    assert await limits.of_commands(made) == []


async def test_a_command_that_breaks_a_limit_is_noticed() -> None:
    made = tree()

    @made.command(name="long", description="d" * 100)
    @app_commands.describe(word="e" * 100)
    @app_commands.choices(word=[app_commands.Choice(name="n" * 100, value="v" * 101)])
    async def _long(press: discord.Interaction, word: str) -> None: ...

    assert any("choice of /long word of 101" in broken for broken in await limits.of_commands(made))


@each_language
@pytest.mark.parametrize("system", systems())
@pytest.mark.parametrize("status", ["lobby", "running", "cancelled"])
def test_no_lobby_breaks_a_limit(system: str, status: str, language: str) -> None:
    rules = game_named(systems()[system].game)
    most = rules.seats[-1]
    for seated in range(1, most + 1):
        specs = rules.list_options(max(seated, rules.seats[0]))
        shown = lobby.Lobby(
            table=TableId(999_999_999),
            name="國" * 100,
            contract=Contract(system),
            private=True,
            status=status,
            owner=LONGEST_NAMES[0],
            sitters=tuple(
                Sitter(seat, LONGEST_NAMES[seat], UserId(PEOPLE + seat), seat == 1, "closed") for seat in range(seated)
            ),
            least=rules.seats[0],
            most=most,
            specs=specs,
            options=complete(specs, systems()[system].fixed),
            commitment="f" * 64,
            texts=texts(language),
            gifts=("國" * 64,) * seated,
            place=f"<#{PEOPLE}>",
        )
        assert limits.of_message(lobby.lobby(shown)) == []
    hello = lobby.hello(TableId(999_999_999), "國" * 100, "f" * 64, texts(language), asks_hours=True)
    assert limits.of_message(hello) == []


@each_language
@pytest.mark.parametrize("system", systems())
@pytest.mark.parametrize(
    "name", ["國" * 80, "_-_-" * 8, "*" * 80, "🌊" * 80], ids=["wide", "escaped", "longest", "emoji"]
)
def test_no_full_lobby_breaks_a_limit_in_which_everything_is_agreed_and_asked(
    system: str, name: str, language: str
) -> None:
    rules = game_named(systems()[system].game)
    most = rules.seats[-1]
    agreed = Contract(
        system,
        seats=most,
        seating="drawn",
        undo="asked",
        missing="count",
        substitute="strong",
        ready="yes",
        coach="yes",
        late_hands="yes",
        plans="no",
        pace="daily",
    )
    specs = rules.list_options(most)
    shown = lobby.Lobby(
        table=TableId(999_999_999),
        name=name,
        contract=agreed,
        private=True,
        status="lobby",
        owner=name,
        sitters=tuple(Sitter(seat, name, UserId(PEOPLE + seat), reach="closed") for seat in range(most)),
        least=most,
        most=most,
        specs=specs,
        options=complete(specs, systems()[system].fixed),
        commitment="f" * 64,
        texts=texts(language),
        teams=tuple((seat,) for seat in range(most)),
        gifts=("國" * 64,) * most,
        unsure=(name,) * (most - 1),
        ready=(),
        queue=(name,) * MOST_QUEUED,
    )
    assert limits.of_message(lobby.lobby(shown)) == []


@each_language
@pytest.mark.parametrize("setting", GAMES, ids=str)
def test_no_end_and_no_folded_log_breaks_a_limit(setting: Setting, language: str) -> None:
    last = sample(setting, 4)[-1]
    shown = scene(
        setting, last.after, None, told=[last.events] * 40, language=language, names=LONGEST_NAMES, mark="12345678"
    )
    assert shown.over
    luck = msgspec.structs.replace(luck_of("long", setting.seats), gifts=("國" * 64,) * setting.seats)
    opened = result.tell_secret(shown.texts, luck, "https://example.org/" + "x" * 100)
    assert limits.of_message(Message((Text(opened),))) == []
    shown = replace(shown, mentions=tuple(UserId(PEOPLE + seat) for seat in range(setting.seats)))
    changes = [
        RatingChange(UserId(seat), LONGEST_NAMES[seat], 1000, 1000 - seat, 0, 0, 11, seat % 2)
        for seat in range(setting.seats)
    ]
    assert limits.of_message(result.result(shown, b"{}" * 100, changes)) == []
    assert limits.of_message(result.card(shown)) == []
    assert limits.of_message(frame.fold(shown)) == []


@each_language
@pytest.mark.parametrize("system", systems())
def test_no_page_of_the_rules_breaks_a_limit(system: str, language: str) -> None:
    found = pages(systems()[system].game, language, system)
    assert found
    for page in found:
        assert limits.of_message(rules(system, texts(language), page.topic)) == [], page.topic
