"""What somebody asked before they left the game is still asked, by their own name and not by whoever has the seat."""

from __future__ import annotations

import pytest

from bot.host import Host, leaving, outbox
from bot.host.audiences import PUBLIC
from bot.play import clocks, privacy, undo
from bot.play import leaving as play
from bot.play.answers import Show
from bot.post.makers import make
from bot.post.snapshot import TableSnapshot
from storage.ids import TableId
from storage.models import Post
from tests.bot.play.conftest import People, words_of
from tests.bot.play.daily import host
from tests.bot.play.test_leaving import three
from tests.bot.play.test_taking_back import moved, seat_of

__all__ = ["host"]

KINDS = (outbox.BREAK, outbox.VOTE, outbox.PROPOSAL, outbox.MEETING)


async def asked(host: Host, people: People, kind: str) -> tuple[TableId, str]:
    """A game of three at which somebody asks the others something, and who that is."""
    if kind == outbox.VOTE:
        seated, who, _ = await moved(host, people, "bob", "cem")
        await undo.take_back(host, people.ask(who), seated.id, seat_of(seated, who))
        return seated.id, who
    seated, who = await three(host, people), "bob"
    if kind == outbox.BREAK:
        await play.break_off(host, people.ask(who), seated.id)
    elif kind == outbox.PROPOSAL:
        await clocks.pause(host, people.ask(who), seated.id, "open")
    else:
        await clocks.meet(host, people.ask(who), seated)
    return seated.id, who


async def question(host: Host, table: TableId, kind: str) -> str:
    """What the table is asked, as an edit of its message would show it now."""
    post = Post(table_id=table, audience=PUBLIC, kind=kind, message_id=1)
    message = await make(TableSnapshot(host, table), post)
    assert message is not None
    return words_of(Show(message))


@pytest.mark.parametrize("kind", KINDS)
async def test_a_question_names_whoever_asked_although_they_have_resigned(
    host: Host, people: People, kind: str
) -> None:
    table, who = await asked(host, people, kind)
    before, sat = await question(host, table, kind), seat_of(await host.load(table), who)
    await play.resign(host, people.ask(who), table)
    after = await host.load(table)
    said = await question(host, table, kind)
    assert said.splitlines()[0] == before.splitlines()[0]
    assert who in said
    assert after.seat(sat).name not in said


async def check_forgotten(host: Host, people: People, table: TableId, who: str, kind: str) -> None:
    """See that the question names nobody both while their data is being erased and afterwards."""
    asker, sat = people.ask(who), seat_of(await host.load(table), who)
    await host.change(table, None, lambda now: leaving.forget(now, asker.user, host.clock(), host.pauses))
    during = await question(host, table, kind)
    await privacy.erase(host, asker)
    for said in (during, await question(host, table, kind)):
        assert who not in said
        assert f"#{sat + 1}" in said.splitlines()[0]


@pytest.mark.parametrize("kind", KINDS)
async def test_a_question_does_not_name_whoever_is_being_forgotten(host: Host, people: People, kind: str) -> None:
    table, who = await asked(host, people, kind)
    await check_forgotten(host, people, table, who, kind)


async def test_a_question_of_a_game_that_ends_as_one_of_two_is_forgotten_does_not_name_them(
    host: Host, people: People
) -> None:
    seated = await people.deal("waves", "bob")
    await play.break_off(host, people.ask("bob"), seated.id)
    await check_forgotten(host, people, seated.id, "bob", outbox.BREAK)
