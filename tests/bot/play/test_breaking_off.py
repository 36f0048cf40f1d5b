"""Breaking a game off by agreement while somebody leaves for good, or while many others change the table."""

from __future__ import annotations

import pytest

from bot.errors import Busy
from bot.host import Host, breaking, outbox
from bot.host.audiences import PUBLIC
from bot.host.ending import Ending
from bot.host.log import Moment
from bot.host.timers import APPLIED, BREAK
from bot.play import leaving, lobby, privacy, seats
from storage.models import Timer
from tests.bot.play.conftest import NOW, People
from tests.bot.play.test_leaving import question_of, three


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
