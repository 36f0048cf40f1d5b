"""What is kept about a person: telling them, handing it over, erasing it."""

from __future__ import annotations

import contextlib
from typing import Any

import msgspec

from bot.errors import Sorry
from bot.host import Host, Seated, leaving, lobby
from bot.host.builder import CommitBuilder
from bot.host.forgetting import show_again, strike_out
from bot.host.readiness import then_look
from bot.host.turns import game_of
from bot.play.answers import Attach, Show, say
from bot.play.asker import Asker
from bot.play.undo import take_back_agreed
from engine.errors import EngineError
from storage.commits import Commit
from storage.ids import UserId


async def explain_privacy(host: Host, asker: Asker) -> Show:
    """Tell what is kept about everybody."""
    return say(asker.texts("privacy"))


async def export(host: Host, asker: Asker) -> Attach:
    """Everything that is kept about the person who asks, as a file."""
    kept = await host.store.persons.export(asker.user)
    kept["laid_ahead"] = await _laid_ahead(host, asker.user)
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


async def erase(host: Host, asker: Asker) -> Show:
    """Forget the person who asks; they leave lobbies, and computer players take over where they still play."""
    asker.is_forgotten = True
    persons = host.store.persons
    for table in await persons.sits_at(asker.user):
        with contextlib.suppress(Sorry, EngineError):  # as where a game is not installed, or has other rules
            await host.change(table, None, lambda seated: _vacate(host, seated, asker.user))
            await take_back_agreed(host, table)
    for table in await persons.find_mentions(asker.user):
        await host.change(table, None, lambda seated: strike_out(seated, asker.user))
    erased = await persons.erase(asker.user)
    for table in erased.renamed:
        await host.change(table, None, lambda seated: CommitBuilder(seated, posts=show_again(seated)).build())
    host.wake()
    return say(asker.texts("privacy-erased"))


async def _vacate(host: Host, seated: Seated, user: UserId) -> Commit:
    if seated.table.status == "lobby":
        return then_look(lobby.give_up(seated, user), seated, host.clock())
    game_of(seated)  # Raises Sorry for a game with other rules, whose log cannot be read.
    return leaving.forget(seated, user, host.clock(), host.pauses, await host.log(seated))
