"""Taking over a seat in the midst of a game: those who play there decide."""

from __future__ import annotations

from dataclasses import replace
from unittest.mock import AsyncMock

import discord
import msgspec
import pytest
from msgspec import UNSET

from bot.controls import VoteSeat
from bot.errors import Sorry
from bot.host import Host, Seated, applying, breaking
from bot.host.audiences import PUBLIC
from bot.host.builder import CommitBuilder
from bot.host.records import record_file
from bot.host.timers import APPLIED
from bot.play import leaving, lobby, privacy, seats
from bot.play.answers import Show
from bot.play.finding import find_table
from bot.post.makers import make
from bot.post.poster import Poster
from bot.post.snapshot import TableSnapshot
from engine.record import read
from storage.commits import Commit
from tests.bot.play.conftest import CHANNEL, NOW, People, ids_of, words_of


async def with_computer(host: Host, people: People, *guests: str) -> Seated:
    """A running game of ann, the guests and a computer player in the last seat."""
    table = await people.open("waves", *guests)
    await lobby.add_computer(host, people.ask("ann"), table, "easy", 1 + len(guests))
    await lobby.start(host, people.ask("ann"), table)
    return await find_table(host, people.ask("ann"), str(table))


async def asked_for(host: Host, people: People, seated: Seated, name: str, seat: int) -> VoteSeat:
    """Somebody asks for a seat; gives the button with which others agree."""
    said = words_of(await seats.take_over(host, people.ask(name), seated, seat))
    assert "decide" in said
    post = await host.store.posts.get(seated.id, PUBLIC, applying.post_kind(seat))
    application = applying.read_application(post)
    assert application is not None
    return VoteSeat(seated.id, seat, application.asked, yes=True)


async def test_a_stranger_sits_down_once_all_who_play_there_agree(host: Host, people: People) -> None:
    seated = await with_computer(host, people, "bob")
    button = await asked_for(host, people, seated, "dan", 2)
    dan = people.ask("dan").user
    for name, sits in (("ann", ()), ("ann", ()), ("bob", (2,))):
        assert (await host.load(seated.id)).seats_of(dan) == ()
        await seats.vote(host, people.ask(name), seated.id, 2, button.asked, yes=True)
        assert (await host.load(seated.id)).seats_of(dan) == sits
    assert APPLIED not in {timer.kind for timer in await host.store.timers.of_table(seated.id)}


async def test_whoever_begins_with_a_seat_is_written_to_in_their_language(host: Host, people: People) -> None:
    seated = await with_computer(host, people)
    dan = people.ask("dan")
    dan.request = replace(dan.request, locale="de")
    await seats.take_over(host, dan, seated, 1)
    assert (await host.store.players.get(dan.user)).language == "de"


async def test_the_log_and_the_record_tell_who_sat_when(host: Host, people: People) -> None:
    seated = await with_computer(host, people)
    button = await asked_for(host, people, seated, "dan", 1)
    await seats.vote(host, people.ask("ann"), seated.id, 1, button.asked, yes=True)
    now = await host.load(seated.id)
    log = await host.log(now)
    told = [moment.said for moment in log if moment.said]
    assert [(words.key, words.params["who"]) for words in told if words.key == "log-seat-taken"] == [
        ("log-seat-taken", "dan")
    ]
    sat = read(record_file(now, log, await host.store.turns.sittings(now.id))).people
    assert sat
    assert [(each.seat, each.name, each.after) for each in sat][-1] == (1, "dan", 0)
    untouched = read(record_file(now, log)).people
    assert untouched is UNSET


async def test_the_question_names_whose_seat_it_is_also_when_it_is_somebody_elses(host: Host, people: People) -> None:
    seated = await with_computer(host, people)
    computer = seated.seat(1).name
    button = await asked_for(host, people, seated, "dan", 1)
    for agreed in (False, True):
        if agreed:
            await seats.vote(host, people.ask("ann"), seated.id, 1, button.asked, yes=True)
        question = await host.store.posts.get(seated.id, PUBLIC, applying.post_kind(1))
        assert question is not None
        message = await make(TableSnapshot(host, seated.id), question)
        assert message is not None
        said = words_of(Show(message))
        assert f"**dan** would like to take over the seat of {computer}." in said
        assert (f"dan has the seat of {computer} now." in said) == agreed


async def test_a_seat_is_meant_by_the_name_of_who_sits_there_or_by_its_number(host: Host, people: People) -> None:
    seated = await with_computer(host, people, "bob")
    computer = seated.seat(2).name
    for typed in (computer, computer.upper(), computer[:3], "3", "#3", f"🤖 {computer}"):
        assert seats.find_named(seated, typed) == 2
    assert seats.find_named(seated, "bob") == 1
    for typed in ("4", "0", "dan", ""):
        with pytest.raises(Sorry, match="error-seat-which") as asked:
            seats.find_named(seated, typed)
        assert asked.value.words.params == {"seats": f"ann, bob, {computer}"}
    assert seats.name_free(seated, empty=False) == {"3": computer}
    assert seats.name_free(seated, empty=True) == {}


async def test_no_seat_is_meant_by_a_name_before_the_game_or_after_it(host: Host, people: People) -> None:
    table = await people.open("waves", "bob")
    with pytest.raises(Sorry, match="error-not-running"):
        seats.find_named(await host.load(table), "dan")
    await lobby.start(host, people.ask("ann"), table)
    await leaving.resign(host, people.ask("ann"), table)
    with pytest.raises(Sorry, match="error-over"):
        seats.find_named(await host.load(table), "dan")


async def test_whoever_means_one_of_two_of_a_name_is_told_for_which_of_them_a_computer_player_plays(
    host: Host, people: People
) -> None:
    table = await people.open("waves", "bob")
    other = people.ask("cem")
    other.request = replace(other.request, name="Bob")
    await lobby.sit_down(host, other, table)
    await lobby.start(host, people.ask("ann"), table)
    await seats.hand_over(host, people.ask("cem"), await host.load(table))
    seated = await host.load(table)
    with pytest.raises(Sorry, match="error-seat-which") as asked:
        seats.find_named(seated, "bob")
    assert asked.value.words.params == {"seats": "ann, bob, 🤖 Bob"}


async def test_a_seat_that_was_filled_is_asked_for_by_its_number_alone(host: Host, people: People) -> None:
    seated = await people.deal("waves", "bob", "cem")
    await host.store.persons.erase(people.ask("bob").user)
    await seats.fill(host, people.ask("ann"), await host.load(seated.id), 1)
    await asked_for(host, people, await host.load(seated.id), "dan", 1)
    application = applying.read_application(await host.store.posts.get(seated.id, PUBLIC, applying.post_kind(1)))
    assert application is not None
    assert application.old == "#2"


async def test_one_refusal_is_enough(host: Host, people: People) -> None:
    seated = await with_computer(host, people, "bob")
    button = await asked_for(host, people, seated, "dan", 2)
    await seats.vote(host, people.ask("bob"), seated.id, 2, button.asked, yes=False)
    with pytest.raises(Sorry, match="error-vote-over"):
        await seats.vote(host, people.ask("ann"), seated.id, 2, button.asked, yes=True)
    assert (await host.load(seated.id)).seats_of(people.ask("dan").user) == ()


async def test_a_refusal_stands_though_it_came_just_as_the_question_was_sent(
    host: Host, people: People, monkeypatch: pytest.MonkeyPatch
) -> None:
    seated = await with_computer(host, people, "bob")
    button = await asked_for(host, people, seated, "dan", 2)
    poster = Poster(host, discord.Client(intents=discord.Intents.none()), host.clock)
    monkeypatch.setattr(poster._sender, "show", AsyncMock(return_value=(CHANNEL, 77)))
    claimed = await host.store.posts.claim_due(poster.worker)
    await seats.vote(host, people.ask("bob"), seated.id, 2, button.asked, yes=False)
    [question] = [post for post in claimed if post.kind == applying.post_kind(2)]
    await poster._deliver_in_order(TableSnapshot(host, seated.id), [question])
    assert (await application_for(host, seated, 2)).state == "refused"
    with pytest.raises(Sorry, match="error-vote-over"):
        await seats.vote(host, people.ask("ann"), seated.id, 2, button.asked, yes=True)
    await host.store.posts.release(poster.worker)
    [again] = [post for post in await host.store.posts.claim_due("w") if post.kind == applying.post_kind(2)]
    shown = await make(TableSnapshot(host, seated.id), again)
    assert shown is not None
    assert ids_of(Show(shown)) == []


async def test_nobody_is_asked_over_and_over_about_a_seat(host: Host, people: People) -> None:
    seated = await with_computer(host, people, "bob")
    button = await asked_for(host, people, seated, "dan", 2)
    for name in ("dan", "cem"):
        with pytest.raises(Sorry, match="error-seat-asked"):
            await seats.take_over(host, people.ask(name), seated, 2)
    await seats.vote(host, people.ask("bob"), seated.id, 2, button.asked, yes=False)
    with pytest.raises(Sorry, match="error-seat-again"):
        await seats.take_over(host, people.ask("dan"), seated, 2)
    await asked_for(host, people, seated, "cem", 2)


async def test_a_refusal_counts_from_when_it_was_said(host: Host, people: People) -> None:
    seated = await with_computer(host, people, "bob")
    button = await asked_for(host, people, seated, "dan", 2)
    refused_at = NOW + applying.SILENT_FOR - 60
    host.clock = lambda: refused_at
    await seats.vote(host, people.ask("bob"), seated.id, 2, button.asked, yes=False)
    host.clock = lambda: refused_at + applying.SILENT_FOR - 1
    with pytest.raises(Sorry, match="error-seat-again"):
        await seats.take_over(host, people.ask("dan"), seated, 2)
    host.clock = lambda: refused_at + applying.SILENT_FOR
    await asked_for(host, people, seated, "dan", 2)


async def test_two_strangers_do_not_ring_by_turns(host: Host, people: People) -> None:
    seated = await with_computer(host, people, "bob")
    for name in ("dan", "cem"):
        button = await asked_for(host, people, seated, name, 2)
        await seats.vote(host, people.ask("bob"), seated.id, 2, button.asked, yes=False)
    for name in ("dan", "cem"):
        with pytest.raises(Sorry, match="error-seat-again"):
            await seats.take_over(host, people.ask(name), seated, 2)
    later = NOW + applying.SILENT_FOR
    host.clock = lambda: later
    await asked_for(host, people, seated, "dan", 2)


async def test_one_person_alone_decides(host: Host, people: People) -> None:
    seated = await with_computer(host, people)
    button = await asked_for(host, people, seated, "dan", 1)
    await seats.vote(host, people.ask("ann"), seated.id, 1, button.asked, yes=True)
    assert (await host.load(seated.id)).seats_of(people.ask("dan").user) == (1,)


async def test_who_does_not_sit_there_has_no_voice(host: Host, people: People) -> None:
    seated = await with_computer(host, people)
    button = await asked_for(host, people, seated, "dan", 1)
    for name in ("dan", "cem"):
        with pytest.raises(Sorry, match="error-no-hand"):
            await seats.vote(host, people.ask(name), seated.id, 1, button.asked, yes=True)


async def test_whoever_is_silent_for_a_day_agrees(host: Host, people: People) -> None:
    seated = await with_computer(host, people, "bob")
    await asked_for(host, people, seated, "dan", 2)
    [timer] = [one for one in await host.store.timers.of_table(seated.id) if one.kind == APPLIED]
    assert timer.due == NOW + 24 * 3600


async def application_for(host: Host, seated: Seated, seat: int) -> applying.Application:
    """The question about a seat as it stands."""
    application = applying.read_application(await host.store.posts.get(seated.id, PUBLIC, applying.post_kind(seat)))
    assert application is not None
    return application


async def with_two_computers(host: Host, people: People) -> Seated:
    """A running game of ann, bob, and computer players in the seats 2 and 3."""
    table = await people.open("waves", "bob")
    for seat in (2, 3):
        await lobby.add_computer(host, people.ask("ann"), table, "easy", seat)
    await lobby.start(host, people.ask("ann"), table)
    return await find_table(host, people.ask("ann"), str(table))


async def test_a_question_about_a_seat_ends_when_whoever_asks_sits_elsewhere(host: Host, people: People) -> None:
    seated = await with_two_computers(host, people)
    first, second = [await asked_for(host, people, seated, "dan", seat) for seat in (2, 3)]
    for button in (first, second):
        for name in ("ann", "bob", "dan") if button is second else ("ann", "bob"):
            await seats.vote(host, people.ask(name), seated.id, button.seat, button.asked, yes=True)
    assert (await host.load(seated.id)).seats_of(people.ask("dan").user) == (2,)
    assert (await application_for(host, seated, 3)).state == "over"
    assert APPLIED not in {timer.kind for timer in await host.store.timers.of_table(seated.id)}
    with pytest.raises(Sorry, match="error-vote-over"):
        await seats.vote(host, people.ask("ann"), seated.id, 3, second.asked, yes=True)
    await asked_for(host, people, seated, "cem", 3)


async def test_silence_ends_a_question_about_a_seat_that_cannot_be_had_any_more(host: Host, people: People) -> None:
    seated = await with_two_computers(host, people)
    first, _ = [await asked_for(host, people, seated, "dan", seat) for seat in (2, 3)]
    for name in ("ann", "bob"):
        await seats.vote(host, people.ask(name), seated.id, 2, first.asked, yes=True)
    [timer] = [one for one in await host.store.timers.of_table(seated.id) if one.kind == APPLIED]
    host.clock = lambda: timer.due
    await seats.sit_down_unopposed(host, timer)
    assert (await application_for(host, seated, 3)).state == "over"
    assert APPLIED not in {timer.kind for timer in await host.store.timers.of_table(seated.id)}


@pytest.mark.parametrize(("taker", "state"), [("dan", "done"), ("cem", "over")])
async def test_a_question_about_a_seat_ends_when_the_seat_is_offered_and_taken(
    host: Host, people: People, taker: str, state: str
) -> None:
    seated = await with_computer(host, people, "bob")
    await asked_for(host, people, seated, "dan", 2)

    def offer(now: Seated) -> Commit:
        builder = CommitBuilder(now, now=NOW)
        builder.timing = msgspec.structs.replace(now.timing, offered=(2,))
        return builder.build()

    await host.change(seated.id, None, offer)
    await seats.take_over(host, people.ask(taker), await host.load(seated.id), 2)
    assert (await host.load(seated.id)).seats_of(people.ask(taker).user) == (2,)
    assert (await application_for(host, seated, 2)).state == state
    assert APPLIED not in {timer.kind for timer in await host.store.timers.of_table(seated.id)}


async def test_a_question_about_a_seat_that_has_lost_its_timer_holds_up_nobody(host: Host, people: People) -> None:
    seated = await with_computer(host, people, "bob")
    await asked_for(host, people, seated, "dan", 2)
    due = NOW + applying.SILENT_FOR
    host.clock = lambda: due
    with pytest.raises(Sorry, match="error-seat-asked"):
        await seats.take_over(host, people.ask("cem"), seated, 2)
    host.clock = lambda: NOW + applying.SILENT_FOR + applying.FORGOTTEN_AFTER
    await asked_for(host, people, seated, "cem", 2)


@pytest.mark.parametrize("erased", [False, True])
async def test_a_question_about_a_seat_no_longer_names_whoever_has_left_the_game(
    host: Host, people: People, erased: bool
) -> None:
    seated = await with_computer(host, people, "bob", "cem")
    await asked_for(host, people, seated, "dan", 3)
    asked = await application_for(host, seated, 3)
    if erased:
        await privacy.erase(host, people.ask("cem"))
    else:
        await leaving.resign(host, people.ask("cem"), seated.id)
    left = (await host.load(seated.id)).version
    timers = [one for one in await host.store.timers.of_table(seated.id) if one.kind == APPLIED]
    [timer] = [one for one in timers if one.seat == 3]
    await seats.sit_down_unopposed(host, timer)
    post = await host.store.posts.get(seated.id, PUBLIC, applying.post_kind(3))
    assert post is not None
    assert post.version_wanted > left, "it is shown once more"
    question = await make(TableSnapshot(host, seated.id), post)
    assert question is not None
    assert "Still to agree: <@100>, <@101>. Whoever" in words_of(Show(question))
    assert await application_for(host, seated, 3) == asked


async def test_a_question_about_a_seat_ends_with_the_game(host: Host, people: People) -> None:
    seated = await with_computer(host, people, "bob")
    await asked_for(host, people, seated, "dan", 2)
    ann = people.ask("ann")
    await host.change(seated.id, ann.request, lambda now: breaking.break_off(now, ann.request, NOW))
    post = await host.store.posts.get(seated.id, PUBLIC, applying.post_kind(2))
    assert post is not None
    assert not post.keep
    question = await make(TableSnapshot(host, seated.id), post)
    assert question is not None
    assert words_of(Show(question)).endswith("dan can no longer take the seat of Marlin.")
    assert ids_of(Show(question)) == []


async def test_who_has_asked_for_a_seat_is_forgotten_with_the_question(host: Host, people: People) -> None:
    seated = await with_computer(host, people, "bob")
    await asked_for(host, people, seated, "dan", 2)
    await host.store.persons.erase(people.ask("dan").user)
    assert await host.store.posts.get(seated.id, PUBLIC, applying.post_kind(2)) is None
