"""The button that takes a move back means the move that was the last when it was shown, however often it is pressed."""

from __future__ import annotations

from dataclasses import replace

from bot.controls import Undo, read
from bot.host import Host, Seated, takeback, turns
from bot.play import lobby, looking, moves, undo
from bot.play.answers import Acted, Answer
from storage.ids import TableId
from tests.bot.play.conftest import People, ids_of, words_of
from tests.bot.play.test_second_thoughts import drawn, host, people, time

__all__ = ["host", "people", "time"]


async def moved(host: Host, people: People, agreed: str, *, alone: bool) -> tuple[Seated, str]:
    """A game of Rolling, and who has just made their second move or a later one there.

    They can take back their last two moves `alone`, or their last one only if the other agrees.
    """
    table = await people.open("rolling", "bob")
    await people.agree_on(table, "undo", agreed, "bob")
    await lobby.start(host, people.ask("ann"), table)
    for _ in range(100):
        game = turns.game_of(await host.load(table))
        seat = game.to_act[0]
        await host.act(table, None, seat, game.legal(seat)[0])
        seated = await host.load(table)
        after = turns.game_of(seated)
        can = after.can_undo(seat) is None
        if after.moves_of(seat) > 1 and (can and after.undo(seat).can_undo(seat) is None if alone else not can):
            return seated, seated.seat(seat).name
    raise AssertionError("no such moves")


async def button(host: Host, people: People, table: TableId, name: str) -> Undo:
    """The button on somebody's hand that takes a move back, or asks for that."""
    shown = ids_of(await looking.show_hand(host, people.ask(name), await host.load(table)))
    [found] = [control for control in map(read, shown) if isinstance(control, Undo)]
    return found


async def press(host: Host, people: People, name: str, pressed: Undo) -> Answer:
    return await undo.take_back(host, people.ask(name), pressed.table, pressed.seat, pressed.moves)


async def count(host: Host, table: TableId) -> int:
    """How many moves stand."""
    log = await host.log(await host.load(table))
    return sum(moment.seat is not None and not moment.undone for moment in log)


async def test_a_second_press_takes_back_no_earlier_move(host: Host, people: People) -> None:
    seated, name = await moved(host, people, "open", alone=True)
    before = await count(host, seated.id)
    pressed = await button(host, people, seated.id, name)
    assert isinstance(await press(host, people, name, pressed), Acted)
    assert await count(host, seated.id) == before - 1
    said = words_of(await press(host, people, name, pressed))
    assert people.ask(name).texts("error-outdated-shown") in said
    assert await count(host, seated.id) == before - 1
    assert isinstance(await press(host, people, name, await button(host, people, seated.id, name)), Acted)
    assert await count(host, seated.id) < before - 1


async def test_a_second_press_asks_nobody_about_an_earlier_move(host: Host, people: People) -> None:
    seated, name = await moved(host, people, "asked", alone=False)
    pressed = await button(host, people, seated.id, name)
    await press(host, people, name, pressed)
    asked = takeback.latest_consent(await host.log(seated))
    assert asked is not None
    other = "bob" if name == "ann" else "ann"
    await undo.vote(host, people.ask(other), seated.id, asked.version, yes=True)
    version = (await host.load(seated.id)).version
    said = words_of(await press(host, people, name, pressed))
    assert people.ask(name).texts("error-outdated-shown") in said
    assert (await host.load(seated.id)).version == version


async def test_a_button_for_the_move_before_does_not_stop_one_that_waits(host: Host, people: People) -> None:
    seated, seat, name, action = await drawn(people)
    earlier = Undo(seated.id, seat, turns.game_of(seated).moves_of(seat))
    await moves.act(host, people.ask(name), seated, seat, action)
    await press(host, people, name, earlier)
    assert (await host.load(seated.id)).timing.intent_of(seat) is not None


async def test_a_button_of_an_earlier_release_still_takes_the_last_move_back(host: Host, people: People) -> None:
    seated, name = await moved(host, people, "open", alone=True)
    before = await count(host, seated.id)
    old = replace(await button(host, people, seated.id, name), moves=None)
    assert read(old.id()) == old
    assert isinstance(await press(host, people, name, old), Acted)
    assert await count(host, seated.id) == before - 1
