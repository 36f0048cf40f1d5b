"""Second thoughts: what cannot be taken back afterwards waits, and until it is done only its player knows of it."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path

import msgspec
import pytest

from bot.clock import TimerLoop
from bot.contract import write_contract
from bot.controls import Move, Settle, ThinkAgain, Undo, read
from bot.host import Host, Seated, intents, turns
from bot.host.intents import LIVE_PAUSE
from bot.host.timers import FINAL, Pauses
from bot.play import lobby, looking, moves, preferring, seats, undo
from bot.play.answers import Acted
from bot.post.makers import make
from bot.post.snapshot import TableSnapshot
from bot.screens.message import Text, flat
from engine.game import Action
from storage.commits import Commit, TableFields
from storage.ids import TableId
from storage.store import Store
from tests.bot.play.conftest import NOW, People, ids_of, words_of
from tests.bot.play.test_moves import mover_of
from tests.fresh_database import fresh_database

THOUGHTS = 10.0


class Time:
    """A clock that a test sets."""

    def __init__(self) -> None:
        self.now = NOW

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def time() -> Time:
    return Time()


@pytest.fixture
async def host(tmp_path: Path, time: Time) -> AsyncIterator[Host]:
    async with await Store.open(fresh_database(tmp_path), clock=time) as store:
        yield Host(store, time, Pauses(grace=20.0, computer=2.0, thoughts=THOUGHTS))


@pytest.fixture
def people(host: Host) -> People:
    return People(host)


def ending(seated: Seated, *, shows: bool) -> tuple[int, Action]:
    """A move after which the game goes on, and which ends the chance to take back, or does not."""
    found = find(seated, shows=shows)
    assert found is not None, "no such move"
    return found


def find(seated: Seated, *, shows: bool) -> tuple[int, Action] | None:
    game = turns.game_of(seated)
    seat = game.to_act[0]
    for action in game.legal(seat):
        acted = game.act(seat, action, seated.table.seed)
        if not game.rules.is_advice(action) and acted.barrier is shows and not acted.game.outcome.over:
            return seat, action
    return None


async def drawn(people: People) -> tuple[Seated, int, str, Action]:
    """A table of Wave, where every card that is played is shown to its owner, and such a move."""
    for _ in range(20):
        seated = await people.deal("wave", "bob", "cem")
        if seated.running and (found := find(seated, shows=True)):
            seat, action = found
            return seated, seat, seated.seat(seat).name, action
    raise AssertionError("every deal ended the game")


async def make_move(host: Host, people: People) -> tuple[TableId, int, str]:
    """A table at which somebody has just made a move that waits."""
    seated, seat, name, action = await drawn(people)
    assert isinstance(await moves.act(host, people.ask(name), seated, seat, action), Acted)
    return seated.id, seat, name


async def log_of(host: Host, table: TableId) -> int:
    return len([moment for moment in await host.log(await host.load(table)) if moment.seat is not None])


async def test_a_move_that_draws_waits_ten_seconds_and_is_then_done_by_itself(
    host: Host, people: People, time: Time
) -> None:
    table, seat, _ = await make_move(host, people)
    assert await log_of(host, table) == 0
    [timer] = [timer for timer in await host.store.timers.of_table(table) if timer.kind == FINAL]
    assert timer.due == NOW + THOUGHTS
    await ring(host, table, time, THOUGHTS - 0.5)
    assert await log_of(host, table) == 0
    await ring(host, table, time, 0.5)
    assert await log_of(host, table) == 1
    assert (await host.load(table)).timing.intent_of(seat) is None


async def ring(host: Host, table: TableId, time: Time, after: float) -> None:
    """Let time pass, and see to what is due then, as a bot does that was started again meanwhile."""
    time.now += after

    async def nobody(_table: int, _seat: int) -> None:
        raise AssertionError("no computer player sits here")

    clock = TimerLoop(host, nobody, time)
    timers = [timer for timer in await host.store.timers.claim_due("test", limit=9) if timer.kind == FINAL]
    await clock._see_to(timers)


async def test_until_then_nobody_else_sees_anything_of_it(host: Host, people: People) -> None:
    seated, seat, name, action = await drawn(people)
    others = [other.name for other in seated.seats if other.name != name]
    before = [words_of(await looking.show_hand(host, people.ask(other), seated)) for other in others]
    public = words_of(await looking.show_table(host, people.ask(name), seated))
    await moves.act(host, people.ask(name), seated, seat, action)
    now = await host.load(seated.id)
    assert [words_of(await looking.show_hand(host, people.ask(other), now)) for other in others] == before
    assert words_of(await looking.show_table(host, people.ask(name), now)) == public
    wanted = [post for post in await host.store.posts.claim_due("test", now=NOW + 60) if post.version_wanted > 1]
    assert {post.audience for post in wanted if post.version_wanted == now.version} == {f"seat:{seat}"}


async def test_the_hand_says_what_will_be_done_and_offers_both_ways(host: Host, people: People) -> None:
    table, seat, name = await make_move(host, people)
    shown = await looking.show_hand(host, people.ask(name), await host.load(table))
    assert f"<t:{int(NOW + THOUGHTS)}:R>" in words_of(shown)
    offered = [read(each) for each in ids_of(shown)]
    assert ThinkAgain(table, seat) in offered
    assert Settle(table, seat) in offered


async def test_the_hand_in_the_direct_messages_shows_it_too(host: Host, people: People) -> None:
    table, seat, _ = await make_move(host, people)
    post = await host.store.posts.get(table, f"seat:{seat}", "hand")
    assert post is not None
    message = await make(TableSnapshot(host, table), post)
    assert message is not None
    assert f"<t:{int(NOW + THOUGHTS)}:R>" in "".join(p.markdown for p in flat(message.parts) if isinstance(p, Text))


@pytest.mark.parametrize("agreed", ["open", "asked"])
async def test_taking_it_back_twice_takes_back_no_earlier_move_and_asks_nobody(
    host: Host, people: People, agreed: str
) -> None:
    table = await people.open("war", "bob")
    await people.agree_on(table, "undo", agreed, "bob")
    await lobby.start(host, people.ask("ann"), table)
    seat, earlier = ending(await host.load(table), shows=False)
    name = (await host.load(table)).seat(seat).name
    await moves.act(host, people.ask(name), await host.load(table), seat, earlier)
    again, action = ending(await host.load(table), shows=True)
    assert again == seat
    await moves.act(host, people.ask(name), await host.load(table), seat, action)
    assert isinstance(await moves.think_again(host, people.ask(name), table, seat), Acted)
    before = await host.load(table)
    said = words_of(await moves.think_again(host, people.ask(name), table, seat))
    assert people.ask(name).texts("error-outdated-shown") in said
    assert (await host.load(table)).version == before.version


async def test_taking_it_back_leaves_no_trace(host: Host, people: People, time: Time) -> None:
    table, seat, name = await make_move(host, people)
    await undo.take_back(host, people.ask(name), table, seat)
    now = await host.load(table)
    assert now.timing.intent_of(seat) is None
    assert FINAL not in {timer.kind for timer in await host.store.timers.of_table(table)}
    assert await log_of(host, table) == 0
    await ring(host, table, time, 2 * THOUGHTS)
    assert await log_of(host, table) == 0


async def test_whoever_is_sure_does_it_at_once(host: Host, people: People) -> None:
    table, seat, name = await make_move(host, people)
    assert isinstance(await moves.settle(host, people.ask(name), table, seat), Acted)
    assert await log_of(host, table) == 1
    late = await moves.settle(host, people.ask(name), table, seat)
    assert "earlier moment" in words_of(late)


async def test_another_move_takes_the_place_of_the_one_that_waits(host: Host, people: People) -> None:
    seated, seat, name, action = await drawn(people)
    other = next(one for one in turns.game_of(seated).legal(seat) if one != action and type(one) is type(action))
    await moves.act(host, people.ask(name), seated, seat, action)
    await moves.act(host, people.ask(name), await host.load(seated.id), seat, other)
    [intent] = (await host.load(seated.id)).timing.intents
    assert intents.action_of(turns.game_of(seated), intent) == other


async def test_what_can_be_taken_back_anyway_is_done_at_once(host: Host, people: People) -> None:
    seated = await people.deal("war", "bob")
    seat, action = ending(seated, shows=False)
    await moves.act(host, people.ask(seated.seat(seat).name), seated, seat, action)
    assert await log_of(host, seated.id) == 1


async def test_a_move_before_a_computer_player_waits_too(host: Host, people: People) -> None:
    for _ in range(20):
        table = await people.open("waves")
        for count in (1, 2):
            await lobby.add_computer(host, people.ask("ann"), table, "easy", count)
        await lobby.start(host, people.ask("ann"), table)
        seated = await host.load(table)
        seat, name = mover_of(seated)
        if name == "ann":
            await moves.act(host, people.ask(name), seated, seat, turns.game_of(seated).legal(seat)[0])
            assert await log_of(host, table) == 0
            return
    raise AssertionError("ann never began")


async def test_whoever_wants_no_second_thoughts_has_none(host: Host, people: People) -> None:
    seated, seat, name, action = await drawn(people)
    await preferring.prefer(host, people.ask(name), {"second_thoughts": False})
    await moves.act(host, people.ask(name), await host.load(seated.id), seat, action)
    assert await log_of(host, seated.id) == 1


@pytest.mark.parametrize(("contract", "pause"), [({"pace": "live"}, LIVE_PAUSE), ({"undo": "never"}, 0.0)])
async def test_what_the_table_agreed_decides_how_long(
    host: Host, people: People, contract: dict[str, str], pause: float
) -> None:
    seated, seat, name, action = await drawn(people)
    agreed = write_contract(msgspec.structs.replace(seated.contract, **contract))

    def change(now: Seated) -> Commit:
        return Commit(table=now.id, expected=now.version, fields=TableFields(options=agreed))

    await host.change(seated.id, None, change)
    await moves.act(host, people.ask(name), await host.load(seated.id), seat, action)
    due = [timer.due for timer in await host.store.timers.of_table(seated.id) if timer.kind == FINAL]
    assert due == ([NOW + pause] if pause else [])


async def test_a_move_of_somebody_who_has_left_the_seat_is_not_done(host: Host, people: People) -> None:
    seated, seat, name, action = await drawn(people)
    await moves.act(host, people.ask(name), seated, seat, action)
    now = await host.load(seated.id)
    [intent] = now.timing.intents
    assert intents.is_still_possible(now, intent)
    await seats.hand_over(host, people.ask(name), now)
    gone = await host.load(seated.id)
    assert not intents.is_still_possible(gone, intent)
    assert not intents.settle(gone, None, seat, NOW + THOUGHTS, Pauses()).actions


async def test_a_repeated_press_of_do_it_now_does_nothing_more(host: Host, people: People) -> None:
    table, seat, name = await make_move(host, people)
    asker = people.ask(name)
    await moves.settle(host, asker, table, seat)
    await moves.settle(host, asker, table, seat)
    assert await log_of(host, table) == 1


async def test_where_all_must_agree_the_hand_offers_to_ask_them(host: Host, people: People) -> None:
    seated, seat, name, action = await drawn(people)
    await preferring.prefer(host, people.ask(name), {"second_thoughts": False})
    await moves.act(host, people.ask(name), await host.load(seated.id), seat, action)
    now = await host.load(seated.id)
    hand = await looking.show_hand(host, people.ask(name), now)
    assert not [control for control in map(read, ids_of(hand)) if isinstance(control, Undo)]
    agreed = write_contract(msgspec.structs.replace(seated.contract, undo="asked"))

    def change(now: Seated) -> Commit:
        return Commit(table=now.id, expected=now.version, fields=TableFields(options=agreed))

    await host.change(seated.id, None, change)
    hand = await looking.show_hand(host, people.ask(name), await host.load(seated.id))
    assert Undo(seated.id, seat, moves=1) in map(read, ids_of(hand))


async def test_whoever_was_asked_once_more_and_is_sure_waits_no_longer(host: Host, people: People) -> None:
    seated, seat, name, action = await drawn(people)
    await preferring.prefer(host, people.ask(name), {"confirm": "always"})
    game = turns.game_of(seated)
    path = game.path_to(seat, action)
    assert path is not None
    pressed = Move(seated.id, seat, game.prompt(seat), path)
    await moves.choose(host, people.ask(name), pressed)
    assert await log_of(host, seated.id) == 0
    await moves.choose(host, people.ask(name), replace(pressed, confirmed=True))
    assert await log_of(host, seated.id) == 1


@pytest.mark.parametrize("own", [False, True])
async def test_a_move_waits_on_and_is_done_although_somebody_tips(
    host: Host, people: People, time: Time, own: bool
) -> None:
    table, seat, name = await make_move(host, people)
    timers = await host.store.timers.of_table(table)
    giver, tip = find_tip(await host.load(table), seat, own=own)
    time.now += 4.0
    seated = await host.load(table)
    before = turns.game_of(seated).prompt(seat)
    assert isinstance(await moves.act(host, people.ask(seated.seat(giver).name), seated, giver, tip), Acted)
    now = await host.load(table)
    assert turns.game_of(now).prompt(seat) != before, "the tip must change what the player is asked"
    assert await host.store.timers.of_table(table) == timers
    hand = await looking.show_hand(host, people.ask(name), now)
    assert f"<t:{int(NOW + THOUGHTS)}:R>" in words_of(hand)
    assert {ThinkAgain(table, seat), Settle(table, seat)} <= set(map(read, ids_of(hand)))
    assert await log_of(host, table) == 1
    await ring(host, table, time, THOUGHTS - 4.0)
    assert await log_of(host, table) == 2
    assert (await host.load(table)).timing.intent_of(seat) is None


@pytest.mark.parametrize("own", [False, True])
async def test_a_move_can_be_taken_back_although_somebody_has_tipped(host: Host, people: People, own: bool) -> None:
    table, seat, name = await make_move(host, people)
    seated = await host.load(table)
    giver, tip = find_tip(seated, seat, own=own)
    await moves.act(host, people.ask(seated.seat(giver).name), seated, giver, tip)
    await undo.take_back(host, people.ask(name), table, seat)
    assert (await host.load(table)).timing.intent_of(seat) is None
    assert FINAL not in {timer.kind for timer in await host.store.timers.of_table(table)}
    assert await log_of(host, table) == 1


def find_tip(seated: Seated, seat: int, *, own: bool) -> tuple[int, Action]:
    """A tip of this seat, or one of another on a card of it."""
    game = turns.game_of(seated)
    for giver in [seat] if own else [other for other in range(game.seats) if other != seat]:
        for action in game.legal(giver):
            if game.rules.is_advice(action) and (own or getattr(action, "to", None) == seat):
                return giver, action
    raise AssertionError("no such tip")
