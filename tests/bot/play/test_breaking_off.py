"""Breaking a game off by agreement while somebody leaves for good, or while many others change the table."""

from __future__ import annotations

import pytest

from bot.errors import Busy
from bot.host import Host, breaking, outbox
from bot.host.audiences import PUBLIC
from bot.host.ending import Ending
from bot.host.log import Moment
from bot.host.timers import APPLIED, BREAK, PAUSE
from bot.pace.terms import DAY, HOUR
from bot.play import clocks, leaving, lobby, presence, privacy, seats
from bot.post.makers import make
from bot.post.snapshot import TableSnapshot
from storage.ids import TableId
from storage.models import Timer
from tests.bot.play.conftest import NOW, Hand, People
from tests.bot.play.daily import host, propose
from tests.bot.play.test_leaving import question_of, three
from tests.bot.play.test_silence import due_of, pause, ring, wait_for_nobody

__all__ = ["host"]


@pytest.mark.parametrize("erased", [False, True])
async def test_a_game_is_broken_off_once_the_last_who_had_not_answered_has_left(
    host: Host, people: People, erased: bool
) -> None:
    seated = await three(host, people)
    await leaving.break_off(host, people.ask("ann"), seated.id)
    await leaving.vote(host, people.ask("bob"), seated.id, await question_of(host, seated), yes=True)
    if erased:
        await privacy.erase(host, people.ask("cem"))
    else:
        await leaving.resign(host, people.ask("cem"), seated.id)
    after = await host.load(seated.id)
    assert after.ending == Ending("agreed", 0)
    assert after.seat(2).user_id is None
    assert await host.store.timers.of_table(seated.id) == []
    assert after.timing.open_votes() == ()


async def test_who_leaves_while_others_have_still_to_answer_is_asked_no_more(host: Host, people: People) -> None:
    table = await people.open("waves", "bob", "cem", "dan")
    await lobby.start(host, people.ask("ann"), table)
    seated = await host.load(table)
    await leaving.break_off(host, people.ask("ann"), table)
    await leaving.resign(host, people.ask("cem"), table)
    after = await host.load(table)
    assert after.running
    post = await host.store.posts.get(table, PUBLIC, outbox.BREAK)
    assert post is not None
    assert post.version_wanted == after.version
    asked = await question_of(host, seated)
    await leaving.vote(host, people.ask("bob"), table, asked, yes=True)
    await leaving.resign(host, people.ask("dan"), table)
    assert not (await host.load(table)).running


async def test_a_question_that_all_had_agreed_to_when_its_time_came_is_not_put_off_by_an_outage(
    host: Host, people: People
) -> None:
    seated = await three(host, people)
    await leaving.break_off(host, people.ask("ann"), seated.id)
    log = await host.log(seated)
    asked = await question_of(host, seated)
    agreed = [
        Moment(asked + 1, None, {"type": breaking.VOTE, "seat": seat, "asked": asked, "yes": True}, (), (), NOW)
        for seat in (1, 2)
    ]
    commit = breaking.settle(await host.load(seated.id), [*log, *agreed], NOW)
    assert commit.fields.get("status") == "over"


@pytest.mark.parametrize("kind", [BREAK, APPLIED])
async def test_what_others_are_in_the_way_of_is_tried_again(
    host: Host, people: People, monkeypatch: pytest.MonkeyPatch, kind: str
) -> None:
    seated = await three(host, people)

    async def lose(*_: object) -> None:
        raise Busy

    monkeypatch.setattr(host, "change", lose)
    use_case = leaving.break_off_unopposed if kind == BREAK else seats.sit_down_unopposed
    with pytest.raises(Busy):
        await use_case(host, Timer(table_id=seated.id, kind=kind, seat=1, due=NOW))


async def shown(host: Host, table: TableId) -> str:
    """The question as it is shown now."""
    post = await host.store.posts.get(table, PUBLIC, outbox.BREAK)
    assert post is not None
    return str(await make(TableSnapshot(host, table), post))


@pytest.mark.parametrize(("until", "ends"), [("1970-01-13", 15 * DAY), ("1970-02-20", NOW + 30 * DAY)])
async def test_nobody_agrees_to_break_off_by_silence_while_away(
    host: Host, people: People, hand: Hand, until: str, ends: float
) -> None:
    seated = await people.deal("war", "bob")
    await presence.set_away(host, people.ask("bob"), "1970-01-01", until)
    await leaving.break_off(host, people.ask("ann"), seated.id)
    assert f"this ends on <t:{int(ends)}:f>" in await shown(host, seated.id)
    assert await due_of(host, seated, BREAK) == ends
    hand.now = NOW + 2 * DAY
    await leaving.break_off_unopposed(host, Timer(table_id=seated.id, kind=BREAK, seat=0, due=hand.now))
    assert (await host.load(seated.id)).running
    hand.now = ends
    await ring(host, seated, BREAK)
    assert not (await host.load(seated.id)).running, "longer than that nobody waits"


async def test_nobody_agrees_to_break_off_by_silence_while_asleep(host: Host, people: People, hand: Hand) -> None:
    seated = await people.deal("war", "bob")
    await presence.set_hours(host, people.ask("bob"), "UTC", "8-20")
    hand.now = DAY
    await leaving.break_off(host, people.ask("ann"), seated.id)
    assert await due_of(host, seated, BREAK) == 4 * DAY + 20 * HOUR


async def test_a_break_off_ends_sooner_once_whoever_is_away_has_answered_or_left(
    host: Host, people: People, hand: Hand
) -> None:
    for leave in (False, True):
        table = await people.open("waves", "bob", "cem", "dan")
        await lobby.start(host, people.ask("ann"), table)
        seated = await host.load(table)
        await presence.set_away(host, people.ask("cem"), "1970-01-01", "1970-01-13")
        await leaving.break_off(host, people.ask("ann"), table)
        assert await due_of(host, seated, BREAK) == 15 * DAY
        if leave:
            await leaving.resign(host, people.ask("cem"), table)
            await ring(host, seated, BREAK)
        else:
            await leaving.vote(host, people.ask("cem"), table, await question_of(host, seated), yes=True)
        assert await due_of(host, seated, BREAK) == NOW + 2 * DAY


async def test_nobody_agrees_to_break_off_by_silence_while_the_table_rests(
    host: Host, people: People, hand: Hand
) -> None:
    seated = await people.deal("waves", "bob", "cem")
    await pause(host, people, seated, "open")
    await leaving.break_off(host, people.ask("ann"), seated.id)
    assert "when this ends is known after the pause" in await shown(host, seated.id)
    for days in range(1, 41):
        assert await due_of(host, seated, BREAK) == NOW + days * DAY, "the pause may end at any time"
        hand.now = NOW + days * DAY
        await ring(host, seated, BREAK)
    hand.now -= HOUR
    await clocks.resume(host, people.ask("ann"), seated.id)
    ends = hand.now + 2 * DAY
    hand.now += DAY + HOUR
    assert await ring(host, seated, BREAK) == ends
    assert f"this ends on <t:{int(ends)}:f>" in await shown(host, seated.id)
    hand.now = ends
    await ring(host, seated, BREAK)
    assert not (await host.load(seated.id)).running


async def test_a_pause_that_all_agree_to_end_sooner_puts_a_break_off_no_further_off(
    host: Host, people: People, hand: Hand
) -> None:
    seated = await people.deal("waves", "bob")
    await pause(host, people, seated, "30d")
    await leaving.break_off(host, people.ask("ann"), seated.id)
    assert f"this ends on <t:{int(NOW + 32 * DAY)}:f>" in await shown(host, seated.id)
    hand.now += HOUR
    await propose(host, people, seated, "ann", "resume")
    for days in (1, 2):
        hand.now = NOW + days * DAY
        await ring(host, seated, BREAK)
    assert await due_of(host, seated, BREAK) == hand.now + HOUR


async def test_nobody_agrees_to_break_off_by_silence_while_the_table_rests_for_the_second_time(
    host: Host, people: People, hand: Hand
) -> None:
    seated = await people.deal("waves", "bob", "cem")
    await leaving.break_off(host, people.ask("ann"), seated.id)
    hand.now += HOUR
    await pause(host, people, seated, "10d")
    for days in range(1, 11):
        hand.now = NOW + days * DAY
        await ring(host, seated, BREAK)
    hand.now += HOUR
    await ring(host, seated, PAUSE)
    hand.now += HOUR
    await wait_for_nobody(host, seated)
    await pause(host, people, seated, "1d")
    for days in (11, 12, 13):
        assert (await host.load(seated.id)).running
        hand.now = NOW + days * DAY
        await ring(host, seated, BREAK)
    assert not (await host.load(seated.id)).running


@pytest.mark.parametrize(
    ("lasts", "told"), [("30d", "this ends on <t:{}:f>"), ("open", "when this ends is known after")]
)
async def test_a_break_off_says_when_it_ends_once_a_pause_begins_or_ends(
    host: Host, people: People, hand: Hand, lasts: str, told: str
) -> None:
    seated = await people.deal("waves", "bob")
    await leaving.break_off(host, people.ask("ann"), seated.id)
    hand.now = NOW + 2 * DAY - HOUR
    await pause(host, people, seated, lasts)
    await ring(host, seated, BREAK)
    assert told.format(int(NOW + 32 * DAY)) in await shown(host, seated.id)
    assert await is_wanted(host, seated.id)
    hand.now += 5 * HOUR
    await clocks.resume(host, people.ask("ann"), seated.id)
    assert await ring(host, seated, BREAK) == hand.now + HOUR
    assert f"this ends on <t:{int(hand.now + HOUR)}:f>" in await shown(host, seated.id)
    assert await is_wanted(host, seated.id)
    hand.now += HOUR
    await ring(host, seated, BREAK)
    assert not (await host.load(seated.id)).running


async def is_wanted(host: Host, table: TableId) -> bool:
    """Whether the question is to be shown as it stands now."""
    post = await host.store.posts.get(table, PUBLIC, outbox.BREAK)
    return post is not None and post.version_wanted == (await host.load(table)).version
