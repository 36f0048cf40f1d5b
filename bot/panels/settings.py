"""The settings of a lobby, for its owner: a select for each choice, a form for each number."""

from __future__ import annotations

from typing import Any

import msgspec

from bot import answers
from bot.answers import Press
from bot.app import App, request_of, texts_of
from bot.contract import OWN, Contract, is_open
from bot.controls import AGREED, Agreed, AskNumber, ChooseAgreed, ChooseOption, NumberForm
from bot.errors import Sorry
from bot.host import Seated
from bot.host import lobby as lobbies
from bot.panels.forms import Field, ask_form
from bot.scenes import lobby_of
from bot.screens.lobby import Lobby, option_value
from bot.screens.message import Button, Choice, Message, Part, Select, Text, buttons
from bot.texts import Texts
from engine.errors import Refused
from engine.games import game_named
from engine.options import OptionSpec
from engine.table import check_setup
from storage.commits import Commit


async def show_settings(app: App, press: Press, seated: Seated) -> None:
    """The settings as selects, privately."""
    lobbies.in_lobby(seated)
    if seated.table.owner_id != press.user.id:
        raise Sorry("error-not-owner")
    await answers.privately(press, settings_message(seated, texts_of(press)))


def settings_message(seated: Seated, texts: Texts) -> Message:
    """Everything that can still be chosen about a table."""
    shown = lobby_of(seated, texts)
    parts: list[Part] = [Text(f"**{texts('settings')}**"), _seats_select(shown)]
    numbers: list[Button] = []
    for spec in shown.specs:
        if not is_open(shown.contract.of, spec):
            continue
        if spec.flag or spec.choices:
            parts.append(_option_select(shown, spec))
        else:
            name = texts(f"{shown.contract.of.game}-option-{spec.name}")
            now = option_value(texts, shown.contract.of.game, spec, shown.options[spec.name])
            numbers.append(Button(f"{name}: {now}", AskNumber(shown.table, spec.name).id()))
    parts += [_own_select(shown, name) for name in AGREED if name in OWN]
    return Message((*parts, *buttons(*numbers)))


def _select(control: ChooseAgreed | ChooseOption, title: str, now: str, choices: list[tuple[str, str]]) -> Select:
    placeholder = f"{title}: {now}"
    listed = tuple(Choice(value, label[:100]) for value, label in choices[:25])
    return Select(control.id(), placeholder[:150], listed)


def _seats_select(shown: Lobby) -> Select:
    texts = shown.texts
    any_number = texts("seats-any")
    counts = game_named(shown.contract.of.game).seats
    choices = [("any", any_number), *((str(count), texts("seats-count", count=count)) for count in counts)]
    now = texts("seats-count", count=shown.contract.seats) if shown.contract.seats else any_number
    return _select(ChooseAgreed(shown.table, "seats"), texts("setting-seats"), now, choices)


def _option_select(shown: Lobby, spec: OptionSpec) -> Select:
    texts, game = shown.texts, shown.contract.of.game
    values: tuple[Any, ...] = (True, False) if spec.flag else spec.choices
    choices = [(str(value).lower(), option_value(texts, game, spec, value)) for value in values]
    now = option_value(texts, game, spec, shown.options[spec.name])
    return _select(ChooseOption(shown.table, spec.name), texts(f"{game}-option-{spec.name}"), now, choices)


def _own_select(shown: Lobby, name: Agreed) -> Select:
    texts = shown.texts
    choices = [(choice, texts(f"setting-{name}-{choice}")) for choice in OWN[name]]
    now = texts(f"setting-{name}-{getattr(shown.contract, name)}")
    return _select(ChooseAgreed(shown.table, name), texts(f"setting-{name}"), now, choices)


async def ask_number(app: App, press: Press, control: AskNumber) -> None:
    """Ask with a form for an option that is a number."""
    seated = await app.host.load(control.table)
    texts = texts_of(press)
    option = f"{seated.table.game}-option-{control.name}"
    about = texts(f"{option}-about") if texts.has(f"{option}-about") else ""
    now = lobby_of(seated, texts).options[control.name]
    typed = ",".join(map(str, now)) if isinstance(now, list) else str(now)
    hint = texts(f"{seated.table.game}-hint-{control.name}")
    asked = Field("value", f"{texts('form-value')}: {hint}", hint, about, typed)
    await ask_form(press, NumberForm(control.table, control.name), texts(option), [asked])


async def put_setting(app: App, press: Press, control: ChooseAgreed | ChooseOption | NumberForm, value: str) -> None:
    """Commit one setting and show the settings as they now are."""
    request = request_of(press)

    def work(seated: Seated) -> Commit:
        if isinstance(control, ChooseAgreed):
            contract = with_agreed(seated, control.name, value)
        else:
            contract = with_option(seated, control.name, value)
        return lobbies.change_contract(seated, request, contract)

    await app.host.change(control.table, request, work)
    seated = await app.host.load(control.table)
    await answers.changed(press, settings_message(seated, texts_of(press)))


def with_agreed(seated: Seated, name: Agreed, value: str) -> Contract:
    """The contract with another way to run the table; raises Refused or Sorry if that does not go with the rest."""
    if name == "seats" and (value == "any" or value.isdigit()):
        contract = msgspec.structs.replace(seated.contract, seats=None if value == "any" else int(value))
    elif value in OWN.get(name, ()):
        contract = msgspec.structs.replace(seated.contract, **{name: value})
    else:
        raise Sorry("error-no-setting")
    check_contract(contract, len(seated.seats))
    return contract


def with_option(seated: Seated, name: str, value: str) -> Contract:
    """The contract with another value of an option; raises Refused or Sorry if that does not go with the rest."""
    contract = seated.contract
    rules = game_named(contract.of.game)
    count = contract.seats or max(len(seated.seats), rules.seats[0])
    spec = next((spec for spec in rules.offered(count) if spec.name == name), None)
    if spec is None:
        raise Sorry("error-no-setting")
    contract = msgspec.structs.replace(contract, options={**contract.options, name: spec.read(value)})
    check_contract(contract, len(seated.seats))
    return contract


def check_contract(contract: Contract, seated: int) -> None:
    """Raise Refused unless the options go with some number of seats that the table may still have."""
    rules = game_named(contract.of.game)
    counts = [contract.seats] if contract.seats else [count for count in rules.seats if count >= seated]
    refused: Refused | None = None
    for count in counts:
        try:
            check_setup(rules, count, contract.asked(count))
        except Refused as error:
            refused = refused or error
        else:
            return
    if refused:
        raise refused
