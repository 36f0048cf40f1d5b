"""What is kept about a person: telling them, handing it over, erasing it."""

from __future__ import annotations

import contextlib
from collections.abc import Collection, Sequence
from typing import Any

import msgspec

from bot.contract import read_contract, write_contract
from bot.controls import AboutPerson
from bot.errors import Sorry
from bot.host import Host, Seated, leaving, lobby, outbox
from bot.host.builder import CommitBuilder
from bot.host.forgetting import show_again, strike_out
from bot.host.timing import Intent, Queued
from bot.host.turns import game_of
from bot.pace.terms import HOUR
from bot.play.answers import Attach, Change, Show, say
from bot.play.asker import Asker
from bot.play.undo import take_back_agreed
from bot.screens.message import Button, Message, Text, buttons
from engine.errors import EngineError
from storage.commits import Commit
from storage.ids import UserId

OF_PEOPLE = ("invited", "kept", "called")
"""The parts of a contract that hold the numbers of people."""


SHOWN_AGAIN = HOUR
"""Results are shown again without somebody's name if the games have ended in so many seconds before they erase it."""


async def explain_privacy(host: Host, asker: Asker) -> Show:
    """Tell what is kept about everybody."""
    return say(asker.texts("privacy"))


async def export(host: Host, asker: Asker) -> Attach:
    """Everything that is kept about the person who asks, as a file."""
    kept = await host.store.persons.export(asker.user)
    for table in kept["tables"]:
        table["options"] = _without_others(table["options"], asker.user)
    kept["laid_ahead"] = await _laid_ahead(host, asker.user)
    kept["listed"] = await _listed(host, asker.user)
    data = msgspec.json.format(msgspec.json.encode(kept), indent=1)
    return Attach(asker.texts("privacy-export"), "tidetable-about-you.json", data)


async def _laid_ahead(host: Host, user: UserId) -> list[dict[str, Any]]:
    """The plans and habits of a person, with the numbers of their tables."""
    found = []
    for table in await host.store.persons.sits_at(user):
        seated = await host.load(table)
        timing = seated.timing if seated.running else None
        mine = [one for kept in (timing.plans, timing.habits) for one in kept if one.user == user] if timing else []
        found += [{"table": table, **msgspec.to_builtins(one)} for one in mine]
    return found


async def _listed(host: Host, user: UserId) -> list[dict[str, Any]]:
    """Where tables name a person besides their seats and plans, such as those to which they are invited."""
    found: list[dict[str, Any]] = []
    for table, seated in (await host.load_all(await host.store.persons.find_mentions(user))).items():
        contract, lobby_time, timing = seated.contract, seated.lobby_time, seated.timing
        lists: dict[str, Collection[int]] = {name: getattr(contract, name) for name in OF_PEOPLE}
        lists |= {"ready": lobby_time.ready, "asked_ready": lobby_time.called, "watching": timing.watchers}
        found += [{"table": table, "as": name} for name, users in lists.items() if user in users]
        each: dict[str, Sequence[Queued | Intent]] = {
            "waiting_for_seat": lobby_time.queue,
            "move_not_final": timing.intents,
        }
        for name, ones in each.items():
            found += [{"table": table, "as": name, **msgspec.to_builtins(one)} for one in ones if one.user == user]
        if seated.table.status == "cancelled":
            found.append({"table": table, "as": "named_in_closed_lobby"})
    return found


def _without_others(options: str, user: UserId) -> str:
    """What a table agreed, without the numbers of others, as the log keeps secret who was invited."""
    contract = read_contract(options.encode())
    own = {name: tuple(one for one in getattr(contract, name) if one == user) for name in OF_PEOPLE}
    return write_contract(msgspec.structs.replace(contract, **own)).decode()


async def ask_to_erase(host: Host, asker: Asker) -> Show:
    """Say what is lost by being forgotten, and ask once more."""
    sure = Button(asker.texts("button-erase"), AboutPerson("erase").id(), "danger")
    return Show(Message((Text(asker.texts("ask-erase")), *buttons(sure))))


async def erase(host: Host, asker: Asker) -> Change:
    """Forget the person who asks; they leave lobbies, and computer players take over where they still play."""
    asker.is_forgotten = True
    persons = host.store.persons
    for table in await persons.sits_at(asker.user):
        with contextlib.suppress(Sorry, EngineError):  # as where a game is not installed, or has other rules
            await host.change(table, None, lambda seated: _vacate(host, seated, asker.user))
            await take_back_agreed(host, table)
    for table in await persons.find_mentions(asker.user):
        await host.change(table, None, lambda seated: strike_out(seated, asker.user))
    # An earlier try may have ended games and been cut off; a result that was shown only just now may name them anyway.
    ended = await persons.sat_at(asker.user, host.clock() - SHOWN_AGAIN)
    erased = await persons.erase(asker.user)
    for table in (*erased.renamed, *ended):
        await host.change(table, None, _show_without_name)
    host.wake()
    return Change(say(asker.texts("privacy-erased")).message)


def _show_without_name(seated: Seated) -> Commit:
    """Show a table again; the result of a game that ended just now may have been shown with its old name."""
    over = seated.table.status == "over"
    posts = [outbox.show_table(seated), *outbox.show_result(seated)] if over else show_again(seated)
    return CommitBuilder(seated, posts=posts).build()


async def _vacate(host: Host, seated: Seated, user: UserId) -> Commit:
    if seated.table.status == "lobby":
        return lobby.give_up(seated, user).build()
    game_of(seated)  # Raises Sorry for a game with other rules, whose log cannot be read.
    return leaving.forget(seated, user, host.clock(), host.pauses, await host.log(seated))
