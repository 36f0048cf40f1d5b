"""Moving ahead: making a plan press by press, laying it, giving it up, and the list of one's own."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from functools import partial

from bot.controls import Hand, LayAhead
from bot.errors import Outdated, Sorry
from bot.host import Host, Seated, plan_state, plans, turns
from bot.play.answers import Acted, Show
from bot.play.asker import Asker
from bot.play.finding import change_table, check_seat, load
from bot.play.lists import link_table
from bot.play.worker_threads import WORKERS
from bot.post.links import find_links
from bot.scenes import scene_of
from bot.screens import plans as screen
from bot.screens.message import Button, Message, Part, Text, buttons
from engine.plan_menu import IF, SETTINGS, PlanDraft, PlanMenu
from storage.commits import Commit
from storage.ids import TableId
from storage.models import Timer

MOST_LISTED, ROOM = 10, 3000
"""How many plans are listed at most, and how many characters they may take together."""


async def make(host: Host, asker: Asker, pressed: LayAhead, values: tuple[str, ...] = ()) -> Show:
    """Take one step on the way to a plan, or lay it ahead."""
    seated = await load(host, asker, pressed.table)
    check_seat(seated, pressed.seat, asker.user)
    tokens = _with_values(pressed.path, values)
    plan_menu = _plan_menu(seated, pressed)
    made = await WORKERS.run(asker.user, lambda: plan_menu.compose(tokens))
    if pressed.done:
        return await _lay(host, asker, pressed, tokens)
    if not tokens and made.question is None:
        raise Sorry("error-plan-nothing")
    if made.is_whole and made.withdrawn:  # What is shown anew is what will be laid.
        tokens = screen.with_setting(tokens, IF, [claim.token for claim in made.chosen])
    scene = scene_of(seated, pressed.seat, asker.texts, [])
    return Show(screen.compose(replace(scene, prompt=pressed.prompt), made, tokens), in_place=True)


def _with_values(path: tuple[str, ...], values: tuple[str, ...]) -> tuple[str, ...]:
    """What was picked so far, with what was chosen from a list: another value of a setting, or the next token."""
    setting = path[-1] if path and path[-1] in SETTINGS else ""
    if setting:
        return screen.with_setting(path, setting, values)
    return (*path, "+".join(values)) if values else path


def _plan_menu(seated: Seated, pressed: LayAhead) -> PlanMenu:
    """The menu of the seat's plan; raises Outdated if it has moved since the plan was begun, or is asked by now."""
    plans.check_may_plan(seated, pressed.seat)
    plan_menu = turns.game_of(seated).plan_menu(pressed.seat)
    if plan_menu.prompt != pressed.prompt:
        raise Outdated
    return plan_menu


async def _lay(host: Host, asker: Asker, pressed: LayAhead, tokens: tuple[str, ...]) -> Show:
    async def work(now: Seated) -> Commit:
        check_seat(now, pressed.seat, asker.user)
        plan_menu = _plan_menu(now, pressed)

        def do() -> Commit:
            made: PlanDraft = plan_menu.compose(tokens)
            return plans.lay(now, asker.request, pressed.seat, made, host.clock())

        return await WORKERS.run(asker.user, do)

    await change_table(host, asker, pressed.table, work)
    seated = await load(host, asker, pressed.table)
    scene = scene_of(seated, pressed.seat, asker.texts, [])
    return Show(Message(tuple(screen.show_plan(scene))), in_place=True)


async def cancel(host: Host, asker: Asker, table: TableId, seat: int) -> Acted:
    """Give up what was laid ahead."""

    def work(now: Seated) -> Commit:
        check_seat(now, seat, asker.user)
        return plans.cancel(now, asker.request, seat, host.clock())

    await change_table(host, asker, table, work)
    return Acted(table, seat)


async def carry_out_when_due(host: Host, timer: Timer) -> None:
    """Do what a seat has laid ahead, or call its person if that cannot be done."""
    seat = timer.seat

    async def work(seated: Seated) -> Commit:
        plan = plan_state.plan_of(seated, seat)
        log = await host.log(seated, after=plan.since) if plan else []
        carried_out = partial(plans.carry_out, seat=seat, log=log, now=host.clock(), pauses=host.pauses)
        return await asyncio.to_thread(carried_out, seated)

    seated = await host.load(timer.table_id)
    if seated.running and seated.game and seat in seated.game.to_act:
        await host.change(timer.table_id, None, work, seated)


async def show_own(host: Host, asker: Asker) -> Show:
    """All that somebody has laid ahead, at all their tables."""
    texts, room, more = asker.texts, ROOM, 0
    parts: list[Part] = [Text(f"**{texts('plans-title')}**")]
    tables = await host.store.tables.of_user(asker.user, ("running",))
    links = await find_links(host, tables)
    for table in tables:
        seated = await host.load(table.id)
        mine = seated.seats_of(asker.user)
        seat = next(
            (seat for seat in mine if plan_state.is_ready(seated, seat) or plan_state.habits_of(seated, seat)), None
        )
        if seat is None:
            continue
        said = f"{link_table(table, links[table.id])}\n{screen.list_plan(scene_of(seated, seat, texts, []))}"
        room -= len(said)
        if room < 0 or len(parts) > 2 * MOST_LISTED:
            more += 1
            continue
        parts.append(Text(said))
        parts += buttons(Button(texts("button-hand"), Hand(table.id).id(), emoji="🖐️"))
    if more:
        parts.append(Text(f"-# {texts('and-more', count=more)}"))
    return Show(Message(tuple(parts) if len(parts) > 1 else (Text(texts("plans-none")),)))
