"""How tests lay moves ahead: by pressing what is offered, with a clock that they push."""

from __future__ import annotations

from bot.clock import TimerLoop
from bot.controls import Control, LayAhead, read
from bot.host import Host, Seated, turns
from bot.play import looking, moves, plans
from bot.play.answers import Show
from bot.screens.message import Select, flat
from engine.game import Action
from storage.ids import TableId
from tests.bot.play.conftest import People, ids_of
from tests.bot.play.test_second_thoughts import THOUGHTS, Time, host, people, time

__all__ = ["THOUGHTS", "host", "people", "time"]
LONG = 200.0


async def ring(host: Host, table: TableId, time: Time, seconds: float) -> list[str]:
    """Let time pass, and see to the timers that are due then, those they set included; says which of this table."""

    async def nobody(_table: int, _seat: int) -> None: ...

    time.now += seconds
    clock, rung = TimerLoop(host, nobody, time), list[str]()
    while timers := await host.store.timers.claim_due("test", limit=10):
        rung += [timer.kind for timer in timers if timer.table_id == table]
        for number in {timer.table_id for timer in timers}:
            await clock._see_to([timer for timer in timers if timer.table_id == number])
    return rung


def controls_in(answer: Show) -> list[Control]:
    return [control for one in ids_of(answer) if (control := read(one)) is not None]


async def begin_plan(host: Host, people: People, table: TableId, seat: int) -> Show:
    """Press the button of a hand that is not asked."""
    seated = await host.load(table)
    hand = await looking.show_hand(host, people.ask(seated.seat(seat).name), seated)
    [button] = [control for control in controls_in(hand) if isinstance(control, LayAhead)]
    return await plans.make(host, people.ask(seated.seat(seat).name), button)


async def lay_first(host: Host, people: People, table: TableId, seat: int, wishes: int = 1) -> int:
    """Lay ahead whatever is offered first; how many presses that took, the first button included."""
    name = (await host.load(table)).seat(seat).name
    answer, presses = await begin_plan(host, people, table, seat), 1
    for _ in range(20):
        controls = [control for control in controls_in(answer) if isinstance(control, LayAhead)]
        done = [control for control in controls if control.done]
        whole = bool(done) and _wished(done[0].path) >= wishes
        selects = [part for part in controls if not part.done]
        press = done[0] if whole else selects[0]
        values = () if whole or not _is_select(answer, press) else _first_values(answer, press)
        answer = await plans.make(host, people.ask(name), press, values)
        presses += 1
        if whole:
            return presses
    raise AssertionError("no plan came of it")


def _wished(path: tuple[str, ...]) -> int:
    return len([token for token in path if "." not in token])


def _is_select(answer: Show, control: LayAhead) -> bool:
    return any(isinstance(part, Select) and part.id == control.id() for part in flat(answer.message.parts))


def _first_values(answer: Show, control: LayAhead) -> tuple[str, ...]:
    [select] = [part for part in flat(answer.message.parts) if isinstance(part, Select) and part.id == control.id()]
    return tuple(choice.value for choice in select.choices[: max(1, select.least)])


async def deal(host: Host, people: People, system: str, *guests: str) -> tuple[Seated, int, int]:
    """A running game, the seat that is asked and one that can lay something ahead."""
    for _ in range(20):
        seated = await people.deal(system, *(guests or ("bob",)))
        for _ in range(2):
            if not seated.running:
                break
            game = turns.game_of(seated)
            follows = (game.to_act[0] + 1) % len(seated.seats)
            if len(game.to_act) == 1 and game.plan_menu(follows).is_open:
                return seated, game.to_act[0], follows
            await act_first(host, people, seated.id)
            seated = await host.load(seated.id)
    raise AssertionError("nobody can lay anything ahead")


async def act_first(host: Host, people: People, table: TableId) -> int:
    """Let the seat that is asked do something that ends nothing; which seat it was."""
    seated = await host.load(table)
    seat, action = turns.game_of(seated).to_act[0], find_handing_on(seated)
    assert action is not None, "no such move"
    await moves.act(host, people.ask(seated.seat(seat).name), seated, seat, action, sure=True)
    return seat


def find_handing_on(seated: Seated) -> Action | None:
    """Something that the seat that is asked can do, after which others are asked and the game goes on."""
    game = turns.game_of(seated)
    seat = game.to_act[0]
    for action in game.legal(seat):
        acted = game.act(seat, action, seated.table.seed).game
        if not game.rules.is_advice(action) and acted.to_act != game.to_act and not acted.outcome.over:
            return action
    return None


async def moves_of(host: Host, table: TableId, seat: int) -> int:
    return len([moment for moment in await host.log(await host.load(table)) if moment.seat == seat])
