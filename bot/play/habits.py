"""Habits: choosing the way in which one always does something, without being asked."""

from __future__ import annotations

from bot.controls import Always
from bot.errors import Outdated, Sorry
from bot.host import Host, Seated, habits, plan_state, turns
from bot.host.log import actions_of
from bot.host.timing import KeptHabit
from bot.play.answers import Show
from bot.play.asker import Asker
from bot.play.finding import change_table, check_seat, load
from bot.scenes import scene_of
from bot.screens.plans import ASK, choose_always
from engine.habits import kind_of
from engine.plan import Wish
from engine.plan_menu import WishWords
from storage.commits import Commit

Ways = dict[str, tuple[Wish, WishWords]]


async def choose(host: Host, asker: Asker, pressed: Always, values: tuple[str, ...] = ()) -> Show:
    """Show the ways in which something can always be done, and keep the one that was chosen, if any."""
    seated = await load(host, asker, pressed.table)
    ways = await _ways(host, asker, seated, pressed)
    if values:
        [name] = values
        if name != ASK and name not in ways:
            raise Outdated

        def work(now: Seated) -> Commit:
            check_seat(now, pressed.seat, asker.user)
            wish, said = ways.get(name, (None, None))
            kept = None
            if wish is not None and said is not None:
                kept = KeptHabit(pressed.seat, asker.user, pressed.kind, name, wish, said)
            return habits.keep(now, asker.request, pressed.seat, pressed.kind, kept, host.clock(), host.pauses)

        await change_table(host, asker, pressed.table, work)
        seated = await load(host, asker, pressed.table)
    kept_as = (habit for habit in plan_state.habits_of(seated, pressed.seat) if habit.kind == pressed.kind)
    chosen = next((_name_of(habit, ways) for habit in kept_as), ASK)
    scene = scene_of(seated, pressed.seat, asker.texts, [])
    said = {name: words for name, (_, words) in ways.items()}
    return Show(choose_always(scene, pressed.kind, said, chosen), in_place=True)


def _name_of(habit: KeptHabit, ways: Ways) -> str:
    """The name that a chosen way has in the list now."""
    return next((name for name, (wish, _) in ways.items() if wish == habit.wish), habit.name)


async def _ways(host: Host, asker: Asker, seated: Seated, pressed: Always) -> Ways:
    """The ways in which something can always be done; raises Sorry if the table agreed to have no plans."""
    check_seat(seated, pressed.seat, asker.user)
    game = turns.game_of(seated)
    if seated.contract.plans == "no":
        raise Sorry("error-no-plans")
    plan_menu = game.plan_menu(pressed.seat)
    if pressed.kind not in game.rules.plans.habits:
        raise Outdated
    done = reversed(actions_of(seated.table.game, await host.log(seated)))
    last = next((each for seat, each in done if seat == pressed.seat and kind_of(each) == pressed.kind), None)
    return plan_menu.ways_of(pressed.kind, last)
