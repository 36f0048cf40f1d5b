"""Moving: a step in the menu, the second look, and the move itself."""

from __future__ import annotations

import asyncio
from functools import partial

from bot.controls import Move
from bot.errors import Outdated, Sorry
from bot.host import Host, Seated, intents, outbox, turns
from bot.host.audiences import seat_audience
from bot.play.answers import Acted, Answer, Change, Show
from bot.play.asker import Asker
from bot.play.finding import check_seat, find_seat, load
from bot.play.looking import draw_hand
from bot.play.typed import Speaker, TypedMove, find_action, read_words
from bot.play.worker_threads import WORKERS
from bot.preferences import Preferences
from engine.errors import Refusal, Refused
from engine.game import Action
from engine.menu import STALE, Ask, Ready
from engine.sealed import Sealed
from storage.commits import Commit
from storage.ids import TableId
from storage.models import Timer


async def choose(
    host: Host, asker: Asker, pressed: Move, values: tuple[str, ...] = (), *, in_hand: bool = False, mark: str = ""
) -> Answer:
    """Take one step in a seat's menu; the last one is the move, unless this person wants to be asked once more.

    `in_hand` means that the menu is that of the hand in the direct messages, which is made anew from what was picked;
    `mark` identifies that message.
    """
    seat = pressed.seat
    picked = (*pressed.path, "+".join(values)) if values else pressed.path
    seated = await load(host, asker, pressed.table)
    check_seat(seated, seat, asker.user)
    game = turns.game_of(seated)

    def ask() -> Ask | Ready | Refusal:
        turns.check_prompt(game, seat, pressed.prompt)
        return game.ask(seat, picked)

    try:
        # A long menu takes tens of milliseconds to look through, which all others would wait for.
        chosen = await WORKERS.run(asker.user, ask)
    except Outdated:
        return await show_present(host, asker, seated, seat)
    if chosen == STALE:
        return await show_present(host, asker, seated, seat)
    if isinstance(chosen, Refusal):
        raise Refused(chosen)
    if isinstance(chosen, Ready):
        preferences = await asker.preferences(host.store)
        if pressed.confirmed or not asks_again(preferences, game, seat, chosen):
            return await act(host, asker, seated, seat, chosen.action, pressed.prompt, sure=pressed.confirmed)
    if in_hand:
        host.choosing.keep(seated.id, seat, pressed.prompt, picked)
    return Change(await draw_hand(host, asker, seated, seat, picked=picked, mark=mark), keep_pictures=True)


def asks_again(preferences: Preferences, game: Sealed, seat: int, ready: Ready) -> bool:
    """Whether the person in a seat wants to be asked once more about this move."""
    if ready.confirm is not None:
        return preferences.confirm != "never"
    return preferences.confirm == "always" and len(game.legal(seat)) > 1


async def act(
    host: Host,
    asker: Asker,
    seated: Seated,
    seat: int,
    action: Action,
    prompt: str | None = None,
    *,
    sure: bool = False,
) -> Answer:
    """Commit a move; with a `prompt` only while the seat still has that decision to make.

    A person who was asked once more and is `sure` needs no time for second thoughts after that.
    """

    def do(now: Seated) -> Commit:
        if prompt is not None:
            turns.check_prompt(turns.game_of(now), seat, prompt)
        way = turns.act if sure else intents.act
        return way(now, asker.request, seat, action, host.clock(), host.pauses)

    async def work(now: Seated) -> Commit:
        check_seat(now, seat, asker.user)
        return await WORKERS.run(asker.user, lambda: do(now))

    try:
        await host.change(seated.id, asker.request, work, seated)
    except Outdated:
        return await show_present(host, asker, await load(host, asker, seated.id), seat)
    host.choosing.forget(seated.id, seat)
    return Acted(seated.id, seat)


async def settle(host: Host, asker: Asker, table: TableId, seat: int) -> Answer:
    """Do at once a move that waits to be final, as its person wants no second thoughts this time."""

    async def work(now: Seated) -> Commit:
        check_seat(now, seat, asker.user)
        if now.timing.intent_of(seat) is None:
            raise Outdated
        return await WORKERS.run(
            asker.user, lambda: intents.settle(now, asker.request, seat, host.clock(), host.pauses)
        )

    try:
        await host.change(table, asker.request, work)
    except Outdated:
        return await show_present(host, asker, await load(host, asker, table), seat)
    return Acted(table, seat)


async def think_again(host: Host, asker: Asker, table: TableId, seat: int) -> Answer:
    """Forget a move that waits to be final; without one nothing is done, as a second press means no earlier move."""

    def work(now: Seated) -> Commit:
        check_seat(now, seat, asker.user)
        if now.timing.intent_of(seat) is None:
            raise Outdated
        return intents.think_again(now, asker.request, seat, host.clock())

    try:
        await host.change(table, asker.request, work)
    except Outdated:
        return await show_present(host, asker, await load(host, asker, table), seat)
    host.choosing.forget(table, seat)
    return Acted(table, seat)


async def settle_when_due(host: Host, timer: Timer) -> None:
    """Do a move that has waited to be final, as its person has not changed their mind."""
    seated = await host.load(timer.table_id)
    intent = seated.timing.intent_of(timer.seat) if seated.running else None
    if intent is not None and intent.due <= host.clock():
        settled = partial(intents.settle, request=None, seat=timer.seat, now=host.clock(), pauses=host.pauses)
        await host.change(timer.table_id, None, lambda now: asyncio.to_thread(settled, now), seated)


async def show_present(host: Host, asker: Asker, seated: Seated, seat: int) -> Show:
    """Say that what was pressed belonged to the past, and show how things stand.

    A hand that still has such a control is out of date, though it may be written down as shown: it is shown anew.
    """
    if asker.request.in_hand:
        await host.store.posts.show_again(seated.id, seat_audience(seat), outbox.HAND)
        host.wake()
    await asker.preferences(host.store)
    return Show(await draw_hand(host, asker, seated, seat, notice=asker.texts("error-outdated-shown")))


async def act_as_typed(host: Host, asker: Asker, seated: Seated, typed: TypedMove) -> Answer:
    """Do what was typed, or ask once more if its person wants to be asked about such a move."""
    if seated.table.game != typed.game:
        raise Sorry("error-other-game")
    game = turns.game_of(seated)
    seat = find_seat(seated, asker.user)
    preferences = await asker.preferences(host.store)

    def understand() -> tuple[Action, tuple[str, ...]]:
        speaker = Speaker.at(seated, asker.texts)
        given = read_words(speaker, game, seat, typed.kind, typed.given)
        action = find_action(speaker, game, seat, typed.kind, given)
        if refusal := game.check(seat, action):
            raise Refused(refusal)
        return action, _path_to_ask(preferences, game, seat, action)

    action, path = await WORKERS.run(asker.user, understand)
    if path:
        return Show(await draw_hand(host, asker, seated, seat, picked=path))
    return await act(host, asker, seated, seat, action)


def _path_to_ask(preferences: Preferences, game: Sealed, seat: int, action: Action) -> tuple[str, ...]:
    """The way through the menu to a move that is to be confirmed; empty if it is not, or if it is forced."""
    if preferences.confirm == "never":
        return ()
    path = game.path_to(seat, action) or ()
    ready = game.ask(seat, path)
    return path if isinstance(ready, Ready) and asks_again(preferences, game, seat, ready) else ()
