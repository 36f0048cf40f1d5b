"""Whether to break a game off: whoever plays on is not silent, and does not agree by saying nothing."""

from __future__ import annotations

import pytest

from bot.host import Host, Seated, lateness
from bot.host.timers import BREAK
from bot.host.turns import game_of
from bot.pace.terms import DAY, HOUR
from bot.play import leaving, lobby, looking, moves
from storage.ids import TableId
from tests.bot.play.conftest import NOW, Hand, People, words_of
from tests.bot.play.daily import host, waited_for
from tests.bot.play.laying_ahead import act_first
from tests.bot.play.test_breaking_off import is_wanted, shown
from tests.bot.play.test_leaving import question_of
from tests.bot.play.test_silence import due_of, ring
from tests.bot.play.test_standing_in import let_computer_act

__all__ = ["host"]


async def ends(host: Host, hand: Hand, seated: Seated) -> float:
    """When the clock, as it goes on, breaks the game off."""
    while (await host.load(seated.id)).running:
        due = await due_of(host, seated, BREAK)
        assert due is not None
        hand.now = max(hand.now, due)
        await ring(host, seated, BREAK)
    return hand.now


async def test_whoever_moves_after_the_question_has_two_days_from_their_move(
    host: Host, people: People, hand: Hand
) -> None:
    seated = await people.deal("war", "bob")
    seat, slow, other = waited_for(seated)
    await leaving.break_off(host, people.ask(other), seated.id)
    hand.now += DAY
    assert f"this ends on <t:{int(NOW + 2 * DAY)}:f>" in await shown(host, seated.id)
    said = words_of(await looking.show_hand(host, people.ask(slow), await host.load(seated.id)))
    assert "would like to break the game off. Whoever neither answers nor moves for two days agrees." in said
    assert await act_first(host, people, seated.id) == seat
    assert f"this ends on <t:{int(NOW + 3 * DAY)}:f>" in await shown(host, seated.id)
    assert await is_wanted(host, seated.id)
    assert await ends(host, hand, seated) == NOW + 3 * DAY


async def test_moves_of_whoever_asked_put_nothing_off(host: Host, people: People, hand: Hand) -> None:
    seated = await people.deal("war", "bob")
    _, slow, _ = waited_for(seated)
    await leaving.break_off(host, people.ask(slow), seated.id)
    hand.now += DAY
    await act_first(host, people, seated.id)
    assert await ends(host, hand, seated) == NOW + 2 * DAY


async def test_what_a_computer_player_does_for_somebody_puts_nothing_off(
    host: Host, people: People, hand: Hand
) -> None:
    table = await people.open("waves", "bob")
    await people.agree_on(table, "late", "computer", "bob")
    await lobby.start(host, people.ask("ann"), table)
    seated = await host.load(table)
    seat, _, other = waited_for(seated)
    hand.now += 3 * DAY
    await host.change(table, None, lambda now: lateness.look(now, seat, hand.now, host.pauses))
    asked_at = hand.now
    await leaving.break_off(host, people.ask(other), table)
    hand.now += HOUR
    await let_computer_act(host, seated, seat)
    assert await ends(host, hand, seated) == asked_at + 2 * DAY


async def test_a_question_asked_again_counts_no_moves_before_it(host: Host, people: People, hand: Hand) -> None:
    seated = await people.deal("war", "bob")
    _, slow, other = waited_for(seated)
    await leaving.break_off(host, people.ask(other), seated.id)
    await act_first(host, people, seated.id)
    await leaving.vote(host, people.ask(slow), seated.id, await question_of(host, seated), yes=False)
    assert (await host.load(seated.id)).timing.playing_on is None
    hand.now += DAY
    await leaving.break_off(host, people.ask(other), seated.id)
    assert (await host.load(seated.id)).timing.playing_on == {}


@pytest.mark.parametrize("missing", ["count", "names"])
async def test_where_it_is_a_secret_who_is_missing_the_question_does_not_tell(
    host: Host, people: People, hand: Hand, missing: str
) -> None:
    table = await people.open("rolling", "bob", "cem")
    await people.agree_on(table, "missing", missing, "bob", "cem")
    await lobby.start(host, people.ask("ann"), table)
    while len(game_of(await host.load(table)).to_act) == 1:
        await act_first(host, people, table)
    await leaving.break_off(host, people.ask("ann"), table)
    asked = await question_of(host, await host.load(table))
    await leaving.vote(host, people.ask("cem"), table, asked, yes=True)
    ends_told = []
    for name in ("bob", "ann"):
        hand.now += HOUR
        await plan(host, people, table, name)
        ends_told.append((await told(host, table), await is_wanted(host, table)))
    first, second = (f"this ends on <t:{int(NOW + 2 * DAY + hours * HOUR)}:f>" for hours in (1, 2))
    if missing == "names":
        assert [told for told, _ in ends_told] == [first, first]
    else:
        before = f"this ends on <t:{int(NOW + 2 * DAY)}:f>"
        assert ends_told == [(before, False), (second, True)]


async def plan(host: Host, people: People, table: TableId, name: str) -> None:
    """Let somebody make their secret choice."""
    seated = await host.load(table)
    [seat] = seated.seats_of(people.ask(name).user)
    await moves.act(host, people.ask(name), seated, seat, game_of(seated).legal(seat)[0], sure=True)


async def told(host: Host, table: TableId) -> str:
    """What the question says of its end."""
    said = await shown(host, table)
    start = said.index("this ends")
    return said[start : said.index(">", start) + 1]
