"""Somebody does not play where there is no clock: the others may be asked about the seat, and nobody is called late."""

from __future__ import annotations

import pytest

from bot.controls import AskSeat, LateChoice, read
from bot.errors import Sorry
from bot.host import Host, Seated, lateness, outbox, turns
from bot.host.audiences import PUBLIC
from bot.host.ending import Ending, is_ended_by
from bot.host.timers import CALL, LATE, LATE_VOTE
from bot.host.timing import LateVote
from bot.pace.terms import DAY, HOUR
from bot.play import clocks, lobby, looking, moves, seats
from bot.play.answers import Show
from bot.play.waiting import vote_about_late
from bot.play.waking import wake_commit
from bot.post.makers import make
from bot.post.snapshot import TableSnapshot
from storage.ids import TableId
from storage.models import Post
from tests.bot.play.conftest import NOW, SERVER, Hand, People, ids_of, words_of
from tests.bot.play.daily import waited_for
from tests.bot.play.laying_ahead import act_first
from tests.bot.play.test_late_votes import CHOICES, begin, hand, host, vote_of
from tests.bot.play.test_silence import ring

__all__ = ["hand", "host"]
LONG = 3 * DAY


def waited_since(seated: Seated, seat: int) -> AskSeat:
    """The button about a seat, for the wait that goes on."""
    asked = seated.timing.seats[seat].asked
    assert asked is not None
    return AskSeat(seated.id, seat, asked)


async def ask(host: Host, people: People, table: TableId, name: str, seat: int) -> LateVote:
    """Let somebody have the others asked about a seat; the question."""
    await clocks.ask_about_seat(host, people.ask(name), waited_since(seated := await host.load(table), seat))
    vote = await vote_of(host, seated, seat)
    assert vote is not None
    return vote


async def decide(host: Host, people: People, table: TableId, vote: LateVote, choice: LateChoice) -> Seated:
    """Let all who are asked want the same; the table after it."""
    for voter in vote.voters:
        if (await host.load(table)).timing.open_votes():
            name = (await host.load(table)).seat(voter).name
            await vote_about_late(host, people.ask(name), table, vote.number, choice)
    return await host.load(table)


async def shown(host: Host, seated: Seated, seat: int) -> str:
    """What the question about a seat says."""
    post = Post(table_id=seated.id, audience=PUBLIC, kind=f"{outbox.LATE}:{seat}", message_id=1)
    message = await make(TableSnapshot(host, seated.id), post)
    assert message is not None
    return words_of(Show(message))


def others_of(seated: Seated, seat: int) -> list[str]:
    return [each.name for each in seated.seats if each.number != seat]


async def offered_in_clock(host: Host, people: People, seated: Seated, name: str) -> list[AskSeat]:
    """The questions about seats that Time offers somebody."""
    shown = await clocks.show_clock(host, people.ask(name), await host.load(seated.id))
    return [control for one in ids_of(shown) if isinstance(control := read(one), AskSeat)]


@pytest.mark.parametrize("choice", CHOICES)
async def test_after_three_days_the_others_decide_as_about_somebody_late(
    host: Host, people: People, hand: Hand, choice: LateChoice
) -> None:
    seated, seat = await begin(host, people, "open", "bob", "cem")
    slow, (other, third) = seated.seat(seat), others_of(seated, seat)
    hand.now = NOW + LONG - 1
    assert not await offered_in_clock(host, people, seated, other)
    with pytest.raises(Sorry, match="error-ask-seat-early"):
        await ask(host, people, seated.id, other, seat)
    hand.now = NOW + LONG
    assert await offered_in_clock(host, people, seated, other) == [waited_since(seated, seat)]
    assert not await offered_in_clock(host, people, seated, slow.name)
    vote = await ask(host, people, seated.id, other, seat)
    assert (vote.why, vote.voters) == ("waited", tuple(each for each in range(3) if each != seat))
    question = await shown(host, seated, seat)
    assert f"{slow.name} was asked <t:{int(NOW)}:R> and has not played yet. What shall the table do?" in question
    assert f"Still to say: {other}, {third}" in question
    after = await decide(host, people, seated.id, vote, choice)
    assert (await shown(host, seated, seat)).startswith(f"⏳ The table has waited for {slow.name} for days.")
    clock = after.timing.seats[seat]
    assert (clock.bank, clock.late, clock.lates) == (None, False, 0)
    assert LATE not in {timer.kind for timer in await host.store.timers.of_table(seated.id)}
    assert after.ending == (Ending("waited", seat) if choice == "end" else None)
    assert (after.seat(seat).kind, after.seat(seat).user_id) == (
        "computer" if choice in ("computer", "offer") else "person",
        slow.user_id,
    )
    assert after.timing.offered == ((seat,) if choice == "offer" else ())
    told = words_of(await looking.recap(host, people.ask(other), after))
    assert (" plays for **" in told) == (choice in ("computer", "offer"))
    assert "The table was asked what becomes of the seat" in told
    assert "time has run out" not in told


async def test_a_move_settles_the_question_and_old_buttons_ask_nothing(host: Host, people: People, hand: Hand) -> None:
    seated = await people.deal("war", "bob", "cem")
    seat, _, other = waited_for(seated)
    old = waited_since(seated, seat)
    hand.now = NOW + LONG
    vote = await ask(host, people, seated.id, other, seat)
    await act_first(host, people, seated.id)
    assert await vote_of(host, seated, seat) is None
    assert "That is settled" in await shown(host, seated, seat)
    with pytest.raises(Sorry, match="error-vote-over"):
        await vote_about_late(host, people.ask(other), seated.id, vote.number, "end")
    while turns.game_of(await host.load(seated.id)).to_act != (seat,):
        await act_first(host, people, seated.id)
    await host.change(seated.id, None, lambda now: wake_commit(now, [seat], None, hand.now))
    with pytest.raises(Sorry, match="error-ask-seat-early"):
        await ask(host, people, seated.id, other, seat)
    hand.now += LONG
    with pytest.raises(Sorry, match="error-ask-seat-nobody"):
        await clocks.ask_about_seat(host, people.ask(other), old)
    again = await ask(host, people, seated.id, other, seat)
    with pytest.raises(Sorry, match="error-vote-over"):
        await vote_about_late(host, people.ask(other), seated.id, vote.number, "end")
    assert again.number != vote.number
    user = people.ask(seated.seat(seat).name).user
    waited = (await host.store.reliability.of(SERVER, [user], is_ended_by))[user].waits
    assert {wait.in_time for wait in waited} == {None}


@pytest.mark.parametrize("choice", CHOICES)
async def test_of_two_the_other_decides_alone_and_wins_nothing_by_it(
    host: Host, people: People, hand: Hand, choice: LateChoice
) -> None:
    seated, seat = await begin(host, people, "open", "bob")
    [other] = others_of(seated, seat)
    hand.now = NOW + LONG
    vote = await ask(host, people, seated.id, other, seat)
    assert vote.voters == (1 - seat,)
    posts = await host.store.posts.of_table(seated.id)
    [question] = [post for post in posts if post.kind == f"{outbox.LATE}:{seat}"]
    assert outbox.read_mentioned(question.payload) == [], "whoever asks is there"
    with pytest.raises(Sorry, match="error-waited-vote-own"):
        await vote_about_late(host, people.ask(seated.seat(seat).name), seated.id, vote.number, "wait")
    after = await decide(host, people, seated.id, vote, choice)
    assert after.running == (choice != "end")
    assert after.ending == (Ending("waited", seat) if choice == "end" else None)
    if choice == "end":
        user = people.ask(seated.seat(seat).name).user
        games = (await host.store.reliability.of(SERVER, [user], is_ended_by))[user].games
        assert [kept for _, kept in games] == [True], "they are not late, and nothing says so"


async def test_a_question_is_asked_once_however_often_it_is_pressed(host: Host, people: People, hand: Hand) -> None:
    seated, seat = await begin(host, people, "open", "bob", "cem")
    other, third = others_of(seated, seat)
    hand.now = NOW + LONG
    press, button = people.ask(other), waited_since(seated, seat)
    for _ in range(2):
        await clocks.ask_about_seat(host, press, button)
    asked = await vote_of(host, seated, seat)
    for name in (other, third):
        with pytest.raises(Sorry, match="error-seat-asked"):
            await clocks.ask_about_seat(host, people.ask(name), button)
    assert await vote_of(host, seated, seat) == asked
    posts = await host.store.posts.of_table(seated.id)
    [question] = [post for post in posts if post.kind == f"{outbox.LATE}:{seat}"]
    assert outbox.read_mentioned(question.payload) == [each.number for each in seated.seats if each.name == third]


async def test_whoever_it_is_about_is_called_unless_they_were_poked_that_day(
    host: Host, people: People, hand: Hand
) -> None:
    seated, seat = await begin(host, people, "open", "bob", "cem")
    other, third = others_of(seated, seat)
    hand.now = NOW + LONG
    vote = await ask(host, people, seated.id, other, seat)
    timers = await host.store.timers.of_table(seated.id)
    assert (seat, hand.now) in {(timer.seat, timer.due) for timer in timers if timer.kind == CALL}
    with pytest.raises(Sorry, match="error-poke-early"):
        await clocks.poke(host, people.ask(third), seated.id, seat)
    await decide(host, people, seated.id, vote, "wait")
    hand.now += DAY
    await clocks.poke(host, people.ask(third), seated.id, seat)
    poked = (await host.load(seated.id)).timing.seats[seat].poked
    hand.now += HOUR
    await ask(host, people, seated.id, other, seat)
    assert (await host.load(seated.id)).timing.seats[seat].poked == poked


async def test_silence_of_all_lets_a_computer_player_play_until_somebody_is_back(
    host: Host, people: People, hand: Hand
) -> None:
    seated, seat = await begin(host, people, "open", "bob", "cem")
    slow = seated.seat(seat).name
    hand.now = NOW + LONG
    await ask(host, people, seated.id, others_of(seated, seat)[0], seat)
    hand.now += DAY
    await ring(host, seated, LATE_VOTE)
    assert (await host.load(seated.id)).sits_as_computer(seat)
    await seats.come_back(host, people.ask(slow), await host.load(seated.id))
    clock = (await host.load(seated.id)).timing.seats[seat]
    assert (clock.asked, clock.bank, clock.late) == (int(hand.now), None, False)
    with pytest.raises(Sorry, match="error-ask-seat-early"):
        await ask(host, people, seated.id, others_of(seated, seat)[0], seat)


async def test_whoever_leaves_the_seat_to_a_computer_player_meanwhile_settles_the_question(
    host: Host, people: People, hand: Hand
) -> None:
    seated, seat = await begin(host, people, "open", "bob", "cem")
    hand.now = NOW + LONG
    await ask(host, people, seated.id, others_of(seated, seat)[0], seat)
    await seats.hand_over(host, people.ask(seated.seat(seat).name), await host.load(seated.id))
    assert await vote_of(host, seated, seat) is None
    user = people.ask(seated.seat(seat).name).user
    assert (await host.store.reliability.of(SERVER, [user], is_ended_by))[user].waits == []


async def test_somebody_who_leaves_the_server_meanwhile_is_decided_about_as_was_asked(
    host: Host, people: People, hand: Hand
) -> None:
    seated, seat = await begin(host, people, "open", "bob", "cem")
    hand.now = NOW + LONG
    vote = await ask(host, people, seated.id, others_of(seated, seat)[0], seat)
    await host.change(seated.id, None, lambda now: lateness.leave_server(now, seat, hand.now, host.pauses))
    after = await decide(host, people, seated.id, vote, "wait")
    clock = after.timing.seats[seat]
    assert (clock.bank, clock.late, clock.left) == (None, False, False)


async def test_only_those_who_sit_there_and_play_may_ask(host: Host, people: People, hand: Hand) -> None:
    seated, seat = await begin(host, people, "open", "bob", "cem")
    slow, (other, third) = seated.seat(seat).name, others_of(seated, seat)
    hand.now = NOW + LONG
    await seats.hand_over(host, people.ask(third), seated)
    for name, why in (("dan", "not-seated"), (third, "not-seated"), (slow, "ask-seat-nobody")):
        with pytest.raises(Sorry, match=f"error-{why}"):
            await ask(host, people, seated.id, name, seat)
    for number in {0, 1, 2} - {seat}:
        with pytest.raises(Sorry, match="error-ask-seat-nobody"):
            await clocks.ask_about_seat(host, people.ask(other), AskSeat(seated.id, number, int(NOW)))


async def test_nobody_is_asked_about_where_a_clock_decides(host: Host, people: People, hand: Hand) -> None:
    for pace in ("daily", "slow"):
        seated, seat = await begin(host, people, pace, "bob", "cem")
        hand.now += 5 * DAY
        with pytest.raises(Sorry, match="error-ask-seat-nobody"):
            await ask(host, people, seated.id, others_of(seated, seat)[0], seat)


async def planning(host: Host, people: People, missing: str) -> Seated:
    """A game of Rolling in which all three plan at once, and have been asked to."""
    table = await people.open("rolling", "bob", "cem")
    await people.agree_on(table, "missing", missing, "bob", "cem")
    await lobby.start(host, people.ask("ann"), table)
    while len((game := turns.game_of(await host.load(table))).to_act) == 1:
        await act_first(host, people, table)

    await host.change(table, None, lambda now: wake_commit(now, list(game.to_act), None, host.clock()))
    return await host.load(table)


async def plan(host: Host, people: People, table: TableId, seat: int) -> None:
    """Let somebody plan."""
    seated = await host.load(table)
    action = turns.game_of(seated).legal(seat)[0]
    await moves.act(host, people.ask(seated.seat(seat).name), seated, seat, action, sure=True)


async def test_whoever_lets_the_table_wait_neither_asks_nor_decides(host: Host, people: People, hand: Hand) -> None:
    seated = await planning(host, people, "names")
    hand.now += LONG
    for asker, about in ((0, 1), (1, 0)):
        with pytest.raises(Sorry, match="error-ask-seat-own"):
            await ask(host, people, seated.id, seated.seat(asker).name, about)
    await plan(host, people, seated.id, 0)
    first = await ask(host, people, seated.id, seated.seat(0).name, 1)
    assert first.voters == (0,)
    second = await ask(host, people, seated.id, seated.seat(0).name, 2)
    assert second.voters == (0,)
    with pytest.raises(Sorry, match="error-waited-vote-own"):
        await vote_about_late(host, people.ask(seated.seat(2).name), seated.id, first.number, "end")


async def test_where_it_is_a_secret_who_is_missing_only_the_last_one_is_asked_about(
    host: Host, people: People, hand: Hand
) -> None:
    seated = await planning(host, people, "count")
    hand.now += LONG
    await plan(host, people, seated.id, 0)
    assert not await offered_in_clock(host, people, seated, seated.seat(0).name)
    for about in (1, 2):
        with pytest.raises(Sorry, match="error-ask-seat-nobody"):
            await ask(host, people, seated.id, seated.seat(0).name, about)
    await plan(host, people, seated.id, 1)
    assert (await ask(host, people, seated.id, seated.seat(0).name, 2)).voters == (0, 1)
