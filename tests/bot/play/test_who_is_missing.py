"""A table that only says how many have still to make a secret choice tells nobody who has, wherever they look."""

from __future__ import annotations

import pytest

from bot.controls import Poke
from bot.errors import Sorry
from bot.host import Host, Seated, outbox, turns
from bot.pace.words import DAY
from bot.play import clocks, lobby, looking, moves
from bot.play.answers import Show
from bot.post.makers import make
from bot.post.snapshot import TableSnapshot
from tests.bot.play.conftest import People, words_of
from tests.bot.play.laying_ahead import LONG, act_first, controls_in, host, people, ring, time
from tests.bot.play.test_second_thoughts import Time

__all__ = ["host", "people", "time"]
STRANGER = "dan"


async def planned_by(host: Host, people: People, name: str, pace: str = "open") -> Seated:
    """A table of Rolling that only counts, at which one of three has planned."""
    table = await people.open("rolling", "bob", "cem", called="Harbour")
    await people.agree_on(table, "missing", "count", "bob", "cem")
    await people.agree_on(table, "pace", pace, "bob", "cem")
    await lobby.start(host, people.ask("ann"), table)
    while len((game := turns.game_of(seated := await host.load(table))).to_act) == 1:
        await act_first(host, people, table)
    seat = next(each.number for each in seated.seats if each.name == name)
    await moves.act(host, people.ask(name), seated, seat, game.legal(seat)[0], sure=True)
    return await host.load(table)


async def test_neither_the_table_nor_the_log_says_who_has_planned(host: Host, people: People, time: Time) -> None:
    seated = await planned_by(host, people, "bob")
    table = words_of(await looking.show_table(host, people.ask(STRANGER), seated))
    hand = words_of(await looking.show_hand(host, people.ask("cem"), seated))
    own = words_of(await looking.show_hand(host, people.ask("bob"), seated))
    for said in (table, hand, own):
        assert "’s plan is in" not in said
    assert "Waiting for 2 more" in table
    assert "Waiting for 2 more" in own


async def test_what_stays_of_a_round_does_not_say_in_which_order_the_plans_came(
    host: Host, people: People, time: Time
) -> None:
    table = (await planned_by(host, people, "bob")).id
    found = []
    while not found:
        game = turns.game_of(seated := await host.load(table))
        name = seated.seat(game.to_act[0]).name
        await moves.act(host, people.ask(name), seated, game.to_act[0], game.legal(game.to_act[0])[0], sure=True)
        found = [post for post in await host.store.posts.of_table(table) if outbox.is_round(post.kind)]
    message = await make(TableSnapshot(host, table), found[0])
    assert message is not None
    said = words_of(Show(message))
    assert "The plans of round 1" in said
    assert "’s plan is in" not in said


async def test_the_clock_of_the_table_explains_only_the_seat_of_whoever_looks(
    host: Host, people: People, time: Time
) -> None:
    seated = await planned_by(host, people, "bob", "daily")
    await ring(host, seated.id, time, LONG)
    time.now += 10 * DAY
    seated = await host.load(seated.id)
    for name in ("ann", "bob", STRANGER):
        shown = await clocks.show_clock(host, people.ask(name), seated)
        others = {each.name for each in seated.seats} - {name}
        assert not any(other in words_of(shown) for other in others)
        assert (": asked" in words_of(shown)) == (name == "ann")
        assert not any(isinstance(control, Poke) for control in controls_in(shown))
        assert "only say how many are missing" in words_of(shown)


async def test_nobody_is_poked_as_long_as_it_is_a_secret_who_is_missing(host: Host, people: People, time: Time) -> None:
    seated = await planned_by(host, people, "bob")
    await ring(host, seated.id, time, LONG)
    time.now += 2 * DAY
    with pytest.raises(Sorry, match="error-poke-secret"):
        await clocks.poke_longest_unpoked(host, people.ask("bob"), seated)
    for seat in range(3):
        with pytest.raises(Sorry, match="error-poke-secret"):
            await clocks.poke(host, people.ask("bob"), seated.id, seat)
