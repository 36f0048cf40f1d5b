"""From Start to the deal: what is frozen, which round is named, and what happens if the beacon does not do its part."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from bot.beacon import AHEAD, PATIENCE, BeaconClient, Nonsense, read_info, read_round
from bot.clock import TimerLoop
from bot.contract import Contract
from bot.errors import Sorry
from bot.host import Host, Request, Seated, applying
from bot.host import lobby as lobbies
from bot.host.builder import CommitBuilder
from bot.host.handover import take_over
from bot.host.leaving import forget
from bot.host.lobby import Opening
from bot.host.luck import Coming, proof_of, read_gift
from bot.host.outside import Outside
from bot.host.records import record_file
from bot.host.timers import Pauses
from bot.play.asker import Asker
from bot.play.records import record
from bot.sandbox.server import Sandbox
from bot.scenes import lobby_of
from bot.texts import texts
from engine.luck import DEAL, draw_seats, root_of, seed_for
from engine.record import read, verify
from storage.commits import Commit, TableFields
from storage.ids import ServerId, TableId, UserId
from storage.store import Store
from tests.fresh_database import fresh_database

ANN, BOB = UserId(11), UserId(12)
NAMES = {ANN: "Ann", BOB: "Bob"}


class House:
    """A stand-in with its beacon, and hosts that follow its clock on one database; a host can end at any moment."""

    def __init__(self, sandbox: Sandbox, store: Store) -> None:
        self.sandbox = sandbox
        self.store = store
        self.now = sandbox.world.clock.now
        self.beacon = BeaconClient(sandbox.beacon_url, self.now)
        self.host = self.begin_host()
        self.numbers = iter(range(1, 1000))
        self.wake: Callable[[], None] = lambda: None

    def begin_host(self) -> Host:
        """A host that has nothing in memory yet."""
        return Host(self.store, self.now, Pauses(), Outside(coming=self.beacon.coming, fetch=self.beacon.fetch))

    @asynccontextmanager
    async def clock(self) -> AsyncIterator[None]:
        """What a running bot does by itself."""

        async def move(_table: int, _seat: int) -> None:
            return

        clock = TimerLoop(self.host, move, self.now)
        self.host.wake = lambda *_: clock.wake(0.0)
        running = asyncio.create_task(clock.run())
        self.wake = lambda: clock.wake(0.0)
        try:
            yield
        finally:
            running.cancel()
            await asyncio.gather(running, return_exceptions=True)

    def asks(self, user: UserId) -> Request:
        return Request(f"14372188951203{next(self.numbers):05}", user, NAMES[user])

    async def does(self, user: UserId, table: TableId, work: Callable[[Seated, Request], Commit]) -> None:
        request = self.asks(user)
        await self.host.change(table, request, lambda seated: work(seated, request))

    async def lobby(self, **options: str) -> TableId:
        """A table of Ann and Bob before it starts."""
        contract = Contract(system="waves", **options)  # type: ignore[arg-type]
        opening = Opening(contract, "Friday", private=False, server=ServerId(1), channel=2, language="en")
        done = await self.host.open(opening, self.asks(ANN))
        await self.does(BOB, done.table, lambda seated, request: lobbies.join(seated, request, self.now()))
        return done.table

    async def started(self, **options: str) -> tuple[TableId, Coming]:
        """A table that waits for its round."""
        table = await self.lobby(**options)
        await self.host.start(table, self.asks(ANN))
        awaits = (await self.host.load(table)).luck.awaits
        assert awaits is not None
        return table, awaits

    def jump(self, seconds: float) -> None:
        self.sandbox.world.clock.jump(seconds)
        self.wake()

    async def dealt(self, table: TableId) -> Seated:
        """The table once it is dealt."""
        async with asyncio.timeout(60):
            while (seated := await self.host.load(table)).game is None:
                await asyncio.sleep(0.05)
        return seated


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    sandbox = Sandbox()
    await sandbox.listen()
    async with await Store.open(fresh_database(tmp_path), clock=sandbox.world.clock.now) as store:
        made = House(sandbox, store)
        await made.beacon.run()
        yield made
    await sandbox.close()


async def proven(house: House, seated: Seated) -> None:
    record = read(record_file(seated, await house.host.log(seated)))
    assert verify(record).doubts == ()


async def test_the_round_that_decides_is_the_first_one_at_least_three_seconds_after_start(house: House) -> None:
    _, awaits = await house.started()
    chain = house.sandbox.beacon.chain
    started = awaits.until - PATIENCE
    assert awaits.chain == chain.hash
    assert chain.time_of(awaits.round) >= started + AHEAD > chain.time_of(awaits.round - 1)
    assert chain.round_at(started) < awaits.round


async def test_the_cards_are_dealt_with_the_round_once_it_is_out(house: House) -> None:
    async with house.clock():
        table, awaits = await house.started()
        assert (await house.host.load(table)).table.status == "lobby"
        house.jump(7)
        seated = await house.dealt(table)
    beacon = seated.luck.beacon
    assert beacon is not None
    given = house.sandbox.beacon.chain.round(awaits.round)
    assert (beacon.chain, beacon.round, beacon.randomness) == (awaits.chain, awaits.round, given["randomness"])
    root = root_of(seated.table.secret, seated.luck.gifts, beacon)
    assert seated.table.seed == seed_for(root, DEAL)
    await proven(house, seated)


async def test_a_deal_that_a_kill_interrupted_follows_with_the_round_that_was_named(house: House) -> None:
    table, awaits = await house.started()
    house.sandbox.world.clock.jump(3600)
    house.host = house.begin_host()
    async with house.clock():
        seated = await house.dealt(table)
    assert seated.luck.beacon is not None
    assert seated.luck.beacon.round == awaits.round
    await proven(house, seated)


async def test_what_people_bring_counts_in_the_order_of_their_seats(house: House) -> None:
    table = await house.lobby()
    joined = [seat.joined_by for seat in (await house.host.load(table)).seats]
    await house.does(BOB, table, lambda seated, request: lobbies.bring(seated, request, " Grüße  🌊\u202e "))
    assert lobby_of(await house.host.load(table), texts("en")).gifts == (joined[0], "Grüße 🌊")
    await house.host.start(table, house.asks(ANN))
    assert (await house.host.load(table)).luck.gifts == (joined[0], "Grüße 🌊")


async def test_a_seat_given_up_takes_its_gift_along(house: House) -> None:
    table = await house.lobby()
    await house.does(BOB, table, lambda seated, request: lobbies.bring(seated, request, "mine"))
    await house.does(BOB, table, lobbies.leave)
    await house.does(BOB, table, lambda seated, request: lobbies.join(seated, request, house.now()))
    seated = await house.host.load(table)
    assert lobby_of(seated, texts("en")).gifts == tuple(seat.joined_by for seat in seated.seats)


async def test_a_computer_player_brings_nothing(house: House) -> None:
    table = await house.lobby()
    await house.does(ANN, table, lambda seated, request: lobbies.add_computer(seated, request, "easy", house.now()))
    assert len(lobby_of(await house.host.load(table), texts("en")).gifts) == 2


@pytest.mark.parametrize("change", [lobbies.leave, lobbies.cancel, lobbies.change_seat])
async def test_nothing_changes_between_start_and_the_deal(
    house: House, change: Callable[[Seated, Request], Commit]
) -> None:
    table, _ = await house.started()
    with pytest.raises(Sorry, match="error-dealing"):
        await house.does(ANN, table, change)


async def test_a_gift_ground_after_start_changes_nothing(house: House) -> None:
    async with house.clock():
        table, awaits = await house.started()
        before = (await house.host.load(table)).luck.gifts
        with pytest.raises(Sorry, match="error-dealing"):
            await house.does(BOB, table, lambda seated, request: lobbies.bring(seated, request, "ground"))
        with pytest.raises(Sorry, match="error-dealing"):
            await house.host.start(table, house.asks(BOB))
        house.jump(7)
        seated = await house.dealt(table)
    assert seated.luck.gifts == before
    assert seated.luck.beacon is not None
    assert seated.luck.beacon.round == awaits.round


@pytest.mark.parametrize("trouble", ["absent", "nonsense", "forged"])
async def test_without_a_value_in_time_the_game_is_dealt_without_and_says_so(house: House, trouble: str) -> None:
    setattr(house.sandbox.beacon.troubles, trouble, True)
    async with house.clock():
        table, _ = await house.started()
        house.jump(7)
        house.jump(PATIENCE)
        seated = await house.dealt(table)
    assert seated.luck.beacon is None
    shown = lobby_of(seated, texts("en"))
    assert shown.without_beacon
    await proven(house, seated)


@pytest.mark.parametrize("known", [True, False])
async def test_a_round_of_another_chain_is_not_taken_for_the_one_that_was_named(house: House, known: bool) -> None:
    chain = house.sandbox.beacon.chain
    named = Coming("ab" * 32, chain.round_at(house.now()), 0.0, house.now() + PATIENCE)
    if not known:
        house.beacon.chain = None
    assert await house.beacon.fetch(named) is None
    assert await house.beacon.fetch(Coming(chain.hash, named.round, 0.0, named.until)) is not None


async def test_trouble_that_passes_in_time_does_no_harm(house: House) -> None:
    house.sandbox.beacon.troubles.status = 500
    async with house.clock():
        table, awaits = await house.started()
        house.jump(7)
        house.sandbox.beacon.troubles.status = 0
        house.sandbox.beacon.troubles.slow = 0.5
        seated = await house.dealt(table)
    assert seated.luck.beacon is not None
    assert seated.luck.beacon.round == awaits.round


async def test_a_beacon_of_which_nothing_is_known_is_not_waited_for(house: House) -> None:
    house.beacon.chain = None
    table = await house.lobby()
    await house.host.start(table, house.asks(ANN))
    seated = await house.host.load(table)
    assert seated.game is not None
    assert seated.luck.beacon is None
    await proven(house, seated)


async def test_of_a_game_broken_off_the_secret_is_opened_in_the_record(house: House) -> None:
    house.beacon.chain = None
    table = await house.lobby()
    await house.host.start(table, house.asks(ANN))
    asker = Asker(house.asks(ANN))
    running = await record(house.host, asker, await house.host.load(table))
    assert (await house.host.load(table)).table.secret.hex().encode() not in running.data
    broken_off = TableFields(status="cancelled")
    await house.host.change(table, None, lambda seated: CommitBuilder(seated, fields=broken_off).build())
    given = await record(house.host, asker, await house.host.load(table))
    proof = verify(read(given.data))
    assert (proof.doubts, proof.outcome.over) == ((), False)


async def test_drawn_seats_are_what_the_root_draws(house: House) -> None:
    async with house.clock():
        table, _ = await house.started(seating="drawn")
        house.jump(7)
        seated = await house.dealt(table)
    root = root_of(seated.table.secret, seated.luck.gifts, seated.luck.beacon)
    assert seated.luck.order == draw_seats(root, 2)
    assert [seat.user_id for seat in seated.seats] == [(ANN, BOB)[place] for place in seated.luck.order]
    await proven(house, seated)


async def test_gifts_survive_an_erasure_of_who_brought_them(house: House) -> None:
    async with house.clock():
        table, _ = await house.started()
        house.jump(7)
        before = proof_of(await house.dealt(table))
    await house.store.persons.erase(BOB)
    seated = await house.host.load(table)
    assert BOB not in [seat.user_id for seat in seated.seats]
    assert proof_of(seated) == before
    await proven(house, seated)


async def test_nobody_who_has_seen_a_hand_sits_down_again_though_their_data_is_erased(house: House) -> None:
    house.beacon.chain = None
    table = await house.lobby()
    await house.does(ANN, table, lambda seated, request: lobbies.add_computer(seated, request, "easy", house.now()))
    await house.host.start(table, house.asks(ANN))
    await house.host.change(table, None, lambda seated: forget(seated, BOB, house.now(), Pauses()))
    await house.store.persons.erase(BOB)
    held = (await house.host.load(table)).table.held
    assert held is not None
    assert BOB.to_bytes(8, "big") not in held

    def sit(number: int) -> Callable[[Seated, Request], Commit]:
        return lambda seated, request: take_over(seated, request, number, house.now(), Pauses()).build()

    for number in (1, 2):
        with pytest.raises(Sorry, match="error-out"):
            await house.does(BOB, table, sit(number))


async def test_nobody_has_said_no_for_a_day_and_who_asked_for_a_seat_sits_there(house: House) -> None:
    house.beacon.chain = None
    table = await house.lobby()
    await house.does(ANN, table, lambda seated, request: lobbies.add_computer(seated, request, "easy", house.now()))
    await house.host.start(table, house.asks(ANN))
    cem = UserId(13)
    request = Request("cem", cem, "Cem")
    async with house.clock():
        situation = applying.Situation(house.now(), Pauses(), [], [])
        await house.host.change(table, request, lambda seated: applying.apply(seated, request, 2, None, situation))
        house.jump(applying.SILENT_FOR - 60)
        assert (await house.host.load(table)).seats_of(cem) == ()
        house.jump(120)
        async with asyncio.timeout(60):
            while (await house.host.load(table)).seats_of(cem) != (2,):
                await asyncio.sleep(0.05)


async def test_somebody_erased_between_start_and_deal_sends_the_table_back_to_its_lobby(house: House) -> None:
    async with house.clock():
        table, _ = await house.started()
        await house.store.persons.erase(BOB)
        house.jump(7)
        async with asyncio.timeout(60):
            while (seated := await house.host.load(table)).luck.awaits is not None:
                await asyncio.sleep(0.05)
    assert (seated.table.status, seated.game) == ("lobby", None)


@pytest.mark.parametrize("typed", ["", "   ", "\u200b\u202e", "x" * 65])
def test_what_is_no_gift_is_refused(typed: str) -> None:
    with pytest.raises(Sorry, match="error-gift"):
        read_gift(typed)


COMING = Coming("ab", 7, 0.0, 20.0)


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"[]",
        b'{"round": 8, "randomness": "%s"}' % (b"0" * 64),
        b'{"round": 7, "randomness": "%s"}' % (b"0" * 63),
        b'{"round": 7, "randomness": "%s"}' % (b"G" * 64),
        b'{"round": true, "randomness": "%s"}' % (b"0" * 64),
        b'{"round": 7, "randomness": "%s", "signature": "00"}' % (b"0" * 64),
        b'{"round": 7, "randomness": "%s", "signature": "xy"}' % (b"0" * 64),
    ],
)
def test_a_round_that_is_none_is_nonsense(data: bytes) -> None:
    with pytest.raises(Nonsense):
        read_round(data, COMING)


@pytest.mark.parametrize(
    "data",
    [
        b"null",
        b'{"hash": "ab", "genesis_time": 0, "period": 0}',
        b'{"hash": "", "genesis_time": 0, "period": 3}',
        b'{"hash": "ab", "genesis_time": 0, "period": 3}',
    ],
)
def test_a_chain_other_than_the_one_in_the_address_is_nonsense(data: bytes) -> None:
    with pytest.raises(Nonsense):
        read_info(data, f"https://beacon.example/{'ab' * 32}")
