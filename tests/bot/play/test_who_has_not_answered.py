"""Who has still to answer a question, and who need not: nobody once it is refused, or the others have all agreed."""

from __future__ import annotations

from bot.host import Host, applying, breaking, lateness, questions
from bot.play import clocks, leaving, waiting
from bot.post.snapshot import TableSnapshot
from storage.ids import TableId, UserId
from tests.bot.play.conftest import NOW, People


async def about_time(host: Host, table: TableId) -> frozenset[int]:
    return questions.missing_about_time(await host.load(table))


async def about_the_end(host: Host, table: TableId) -> frozenset[int]:
    return questions.missing_in_consents(await host.load(table), await TableSnapshot(host, table).log())


async def seat_of(host: Host, people: People, table: TableId, name: str) -> int:
    [seat] = (await host.load(table)).seats_of(people.ask(name).user)
    return seat


async def test_a_question_whether_to_break_off_waits_for_all_others_until_one_refuses(
    host: Host, people: People
) -> None:
    table = (await people.deal("waves", "bob", "cem")).id
    assert not await about_the_end(host, table)
    await leaving.break_off(host, people.ask("ann"), table)
    bob, cem = [await seat_of(host, people, table, name) for name in ("bob", "cem")]
    assert await about_the_end(host, table) == {bob, cem}
    question = breaking.latest_question(await TableSnapshot(host, table).log())
    assert question is not None
    await leaving.vote(host, people.ask("bob"), table, question.version, yes=True)
    assert await about_the_end(host, table) == {cem}
    await leaving.vote(host, people.ask("cem"), table, question.version, yes=False)
    assert not await about_the_end(host, table)


async def test_a_vote_about_a_late_player_waits_for_those_who_have_not_voted(host: Host, people: People) -> None:
    table = await people.deal("waves", "bob", "cem")
    [late] = [number for number, clock in enumerate(table.timing.seats) if clock.asked is not None]
    await host.change(table.id, None, lambda now: lateness.leave_server(now, late, NOW, host.pauses))
    others = {seat.number for seat in table.seats} - {late}
    assert await about_time(host, table.id) == others
    [vote] = (await host.load(table.id)).timing.open_votes()
    first = table.seat(min(others))
    await waiting.vote_about_late(host, people.ask(first.name), table.id, vote.number, "wait")
    assert await about_time(host, table.id) == others - {first.number}


async def test_a_proposal_and_a_live_hour_wait_for_those_who_have_not_answered(host: Host, people: People) -> None:
    table = (await people.deal("waves", "bob", "cem")).id
    ann, bob, cem = [await seat_of(host, people, table, name) for name in ("ann", "bob", "cem")]
    await clocks.meet(host, people.ask("ann"), await host.load(table))
    assert await about_time(host, table) == {ann, bob, cem}
    meeting = (await host.load(table)).timing.open_meeting
    assert meeting is not None
    for name in ("ann", "bob", "cem"):
        await clocks.answer_meeting(host, people.ask(name), table, meeting.number, -1)
    assert not await about_time(host, table)
    await clocks.pause(host, people.ask("ann"), table, "open")
    assert await about_time(host, table) == {bob, cem}
    proposal = (await host.load(table)).timing.open_proposal
    assert proposal is not None
    await clocks.vote(host, people.ask("bob"), table, proposal.number, yes=True)
    assert await about_time(host, table) == {cem}
    await clocks.vote(host, people.ask("cem"), table, proposal.number, yes=False)
    assert not await about_time(host, table)


async def test_an_application_waits_for_the_people_of_the_other_seats(host: Host, people: People) -> None:
    table = await people.deal("waves", "bob", "cem")
    asked = applying.Application(0, table.version, UserId(9), "eve", yes=(1,))
    assert applying.missing_of(table, asked) == {2}
