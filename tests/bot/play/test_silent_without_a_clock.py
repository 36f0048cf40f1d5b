"""Somebody does not play where there is no clock: the others may be asked about the seat, and nobody is called late."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import pytest

from bot.controls import AskSeat, LateChoice, PlayLater, read
from bot.errors import Sorry
from bot.host import Host, Seated, lateness, meetings, outbox, silence, turns
from bot.host.audiences import PUBLIC
from bot.host.ending import Ending, is_ended_by
from bot.host.timers import CALL, LATE, LATE_VOTE
from bot.host.timing import LateVote
from bot.pace.terms import DAY, HOUR
from bot.play import clocks, leaving, lobby, looking, moves, presence, seats
from bot.play.answers import Show
from bot.play.waiting import play_later, vote_about_late
from bot.play.waking import wake_commit
from bot.post.makers import make
from bot.post.snapshot import TableSnapshot
from storage.ids import TableId
from storage.models import Post
from tests.bot.play.conftest import NOW, SERVER, Hand, People, ids_of, words_of
from tests.bot.play.daily import agreed_meeting, propose, waited_for
from tests.bot.play.laying_ahead import act_first
from tests.bot.play.test_late_votes import CHOICES, begin, hand, host, vote_of
from tests.bot.play.test_silence import be_off, pause, ring
from tests.bot.play.test_time_taken_back import let_computer_act, move, quiet, take_back

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


async def nights(host: Host, people: People, hand: Hand, seated: Seated, name: str) -> None:
    await presence.set_hours(host, people.ask(name), "UTC", "8-20")


async def away(host: Host, people: People, hand: Hand, seated: Seated, name: str) -> None:
    await presence.set_away(host, people.ask(name), "1970-01-02", "1970-01-04")


async def on_a_journey(host: Host, people: People, hand: Hand, seated: Seated, name: str) -> None:
    await presence.set_away(host, people.ask(name), "1970-01-02", "1970-03-01")


async def at_rest(host: Host, people: People, hand: Hand, seated: Seated, name: str) -> None:
    await pause(host, people, seated, "2d")


async def at_rest_later(host: Host, people: People, hand: Hand, seated: Seated, name: str) -> None:
    hand.now = NOW + LONG
    await pause(host, people, seated, "2d")


async def off(host: Host, people: People, hand: Hand, seated: Seated, name: str) -> None:
    await be_off(host, hand, 2 * DAY)


@pytest.mark.parametrize(
    ("stop", "ends"),
    [
        (nights, 5 * DAY + 8 * HOUR + NOW),
        (away, NOW + LONG + 3 * DAY),
        (on_a_journey, NOW + 30 * DAY),
        (at_rest, NOW + LONG + 2 * DAY),
        (at_rest_later, NOW + LONG + 2 * DAY),
        (off, NOW + LONG + 2 * DAY),
    ],
)
async def test_only_awake_days_count(
    host: Host,
    people: People,
    hand: Hand,
    stop: Callable[[Host, People, Hand, Seated, str], Awaitable[None]],
    ends: float,
) -> None:
    seated, seat = await begin(host, people, "open", "bob", "cem")
    slow, (other, _) = seated.seat(seat).name, others_of(seated, seat)
    await stop(host, people, hand, seated, slow)
    hand.now = ends - 1
    with pytest.raises(Sorry, match="error-ask-seat-early") as early:
        await ask(host, people, seated.id, other, seat)
    assert early.value.words.params == {"when": f"<t:{int(ends)}:R>"}
    own = words_of(await clocks.show_clock(host, people.ask(slow), await host.load(seated.id)))
    assert f"<t:{int(ends)}:f> (<t:{int(ends)}:R>): from then on the others may be asked" in own
    hand.now = ends
    assert await ask(host, people, seated.id, other, seat)


async def test_nobody_is_asked_about_while_the_table_rests_with_no_end(host: Host, people: People, hand: Hand) -> None:
    seated, seat = await begin(host, people, "open", "bob", "cem")
    hand.now = NOW + LONG
    await pause(host, people, seated, "open")
    hand.now += 100 * DAY
    with pytest.raises(Sorry, match="error-ask-seat-nobody"):
        await ask(host, people, seated.id, others_of(seated, seat)[0], seat)


async def test_a_promise_holds_the_question_up_until_then(host: Host, people: People, hand: Hand) -> None:
    seated, seat = await begin(host, people, "open", "bob", "cem")
    slow, (other, _) = seated.seat(seat).name, others_of(seated, seat)
    hand.now = NOW + LONG

    await play_later(host, people.ask(slow), PlayLater(seated.id, seat, "typed"), "10h")
    hand.now += 10 * HOUR - 1
    with pytest.raises(Sorry, match="error-ask-seat-early"):
        await ask(host, people, seated.id, other, seat)
    hand.now += 1
    await ask(host, people, seated.id, other, seat)
    await play_later(host, people.ask(slow), PlayLater(seated.id, seat, "typed"), "20d")
    assert await vote_of(host, seated, seat), "what is asked is not held up by it"


async def test_nobody_holds_the_question_up_for_ever_by_promises(host: Host, people: People, hand: Hand) -> None:
    seated, seat = await begin(host, people, "open", "bob", "cem")
    slow, (other, _) = seated.seat(seat).name, others_of(seated, seat)
    for _ in range(3):
        await play_later(host, people.ask(slow), PlayLater(seated.id, seat, "typed"), "12d")
        hand.now += 10 * DAY - 1
        with pytest.raises(Sorry, match="error-ask-seat-early"):
            await ask(host, people, seated.id, other, seat)
        hand.now += 1
    assert await ask(host, people, seated.id, other, seat)


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


async def test_nobody_asks_again_within_a_day_of_the_decision_to_wait(host: Host, people: People, hand: Hand) -> None:
    seated, seat = await begin(host, people, "open", "bob", "cem")
    hand.now = NOW + LONG
    vote = await ask(host, people, seated.id, others_of(seated, seat)[0], seat)
    hand.now += HOUR
    await decide(host, people, seated.id, vote, "wait")
    for name in others_of(seated, seat):
        hand.now = NOW + LONG + HOUR
        with pytest.raises(Sorry, match="error-ask-seat-early"):
            await ask(host, people, seated.id, name, seat)
        hand.now += DAY - 1
        with pytest.raises(Sorry, match="error-ask-seat-early"):
            await ask(host, people, seated.id, name, seat)
    hand.now += 1
    assert (await ask(host, people, seated.id, others_of(seated, seat)[1], seat)).number > vote.number


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


async def test_moves_that_are_taken_back_do_not_begin_the_days_anew(host: Host, people: People, hand: Hand) -> None:
    seated = await people.deal("war", "bob")
    while not quiet(game := turns.game_of(seated), seat := game.to_act[0], 2):
        await host.act(seated.id, people.ask(seated.seat(seat).name).request, seat, game.legal(seat)[0])
        seated = await host.load(seated.id)
    await host.change(seated.id, None, lambda now: wake_commit(now, [seat], None, hand.now))
    since = hand.now
    for _ in range(2):
        for count in (2, 1):
            hand.now += 12 * HOUR
            await move(host, people, seated.id, seat, count)
        for _ in range(2):
            seated = await take_back(host, people, seated.id, seat)
    assert silence.askable_from(seated, seat) == since + LONG


@pytest.mark.parametrize("acts", [False, True])
async def test_a_computer_player_in_between_begins_the_days_anew_only_if_it_has_acted(
    host: Host, people: People, hand: Hand, acts: bool
) -> None:
    seated, seat = await begin(host, people, "open", "bob", "cem")
    slow = seated.seat(seat).name
    hand.now += 2 * DAY
    await seats.hand_over(host, people.ask(slow), seated)
    if acts:
        await let_computer_act(host, hand, seated.id, seat)
    await seats.come_back(host, people.ask(slow), await host.load(seated.id))
    after = await host.load(seated.id)
    assert after.timing.seats[seat].waited == (0 if acts else 2 * DAY)
    assert silence.askable_from(after, seat) == (None if acts else NOW + LONG)


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


async def test_a_table_that_is_asked_something_else_answers_that_first(host: Host, people: People, hand: Hand) -> None:
    seated, seat = await begin(host, people, "open", "bob", "cem")
    slow, (other, third) = seated.seat(seat).name, others_of(seated, seat)
    hand.now = NOW + LONG
    number = await propose(host, people, seated, slow, "pace", "daily")
    with pytest.raises(Sorry, match="error-ask-seat-question"):
        await ask(host, people, seated.id, other, seat)
    await clocks.vote(host, people.ask(other), seated.id, number, yes=False)
    await leaving.break_off(host, people.ask(slow), seated.id)
    version = (await host.load(seated.id)).version
    with pytest.raises(Sorry, match="error-ask-seat-question"):
        await ask(host, people, seated.id, other, seat)
    await leaving.vote(host, people.ask(third), seated.id, version, yes=False)
    assert await ask(host, people, seated.id, other, seat)


async def test_an_agreed_live_hour_is_waited_for(host: Host, people: People, hand: Hand) -> None:
    seated, seat = await begin(host, people, "open", "bob")
    [other] = others_of(seated, seat)
    hand.now = NOW + LONG
    meeting = await agreed_meeting(host, people, seated)
    assert meeting.at is not None
    with pytest.raises(Sorry, match="error-ask-seat-early"):
        await ask(host, people, seated.id, other, seat)
    hand.now = meeting.at
    await host.change(seated.id, None, lambda now: meetings.look(now, hand.now))
    with pytest.raises(Sorry, match="error-ask-seat-nobody"):
        await ask(host, people, seated.id, other, seat)


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
