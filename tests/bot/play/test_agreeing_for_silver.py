"""Wave for two: whoever is asked to agree to a card for Silver is called for it, or has it done as always."""

from __future__ import annotations

from functools import partial

from bot.controls import Always
from bot.host import Host, Request, Seated, outbox, plan_state, takeback, turns
from bot.host.audiences import PUBLIC
from bot.host.timers import FINAL, PLAN, WAKE
from bot.play import habits, lobby, moves, undo
from bot.play.answers import Acted
from engine.game import Action
from engine.games.perfect_wave.actions import ForSilver
from storage.commits import Commit
from tests.bot.play.conftest import People, words_of
from tests.bot.play.laying_ahead import LONG, THOUGHTS, find_handing_on, host, lay_first, moves_of, people, ring, time
from tests.bot.play.test_second_thoughts import Time, find_tip

__all__ = ["host", "people", "time"]


async def silvers_turn(
    host: Host, people: People, time: Time, *, undo: str = "open", laid: bool = False
) -> tuple[Seated, int]:
    """A table that has asked both for a card for Silver, whom it called for that, and the seat that played last.

    If something is `laid` ahead, it is so by the other seat.
    """
    for _ in range(40):
        table = await people.open("wave", "bob")
        await people.agree_on(table, "undo", undo, "bob")
        await lobby.start(host, people.ask("ann"), table)
        seated, last = await host.load(table), -1
        while seated.running and len(turns.game_of(seated).to_act) == 1 and (action := find_handing_on(seated)):
            [last] = turns.game_of(seated).to_act
            if laid and not seated.timing.plans and turns.game_of(seated).plan_menu(1 - last).is_open:
                await lay_first(host, people, table, 1 - last)
            await moves.act(host, people.ask(seated.seat(last).name), seated, last, action, sure=True)
            seated = await host.load(table)
        is_laid = plan_state.is_ready(seated, 1 - last) if seated.running and last >= 0 else False
        if seated.running and len(turns.game_of(seated).to_act) == 2 and is_laid == laid:
            await ring(host, table, time, LONG)
            return await host.load(table), last
    raise AssertionError("Silver never had a turn")


def name_of(seated: Seated, seat: int) -> str:
    return seated.seat(seat).name


async def always_agree(host: Host, people: People, seated: Seated, seat: int) -> None:
    """Choose to agree to whatever the other proposes."""
    await habits.choose(host, people.ask(name_of(seated, seat)), Always(seated.id, seat, "agree"), ("0",))


async def propose(host: Host, people: People, at: Seated, seat: int) -> Seated:
    """Propose a card for Silver, after which the game goes on if the other agrees; the table after it."""
    seated = await host.load(at.id)
    game = turns.game_of(seated)

    def goes_on(action: Action) -> bool:
        proposed = game.act(seat, action, seated.table.seed).game
        [agree] = [one for one in proposed.legal(1 - seat) if type(one).__name__ == "Agree"]
        return not proposed.act(1 - seat, agree, seated.table.seed).game.outcome.over

    cards = [action for action in game.legal(seat) if isinstance(action, ForSilver)]
    action = next(filter(goes_on, cards), cards[0])
    await moves.act(host, people.ask(name_of(seated, seat)), seated, seat, action, sure=True)
    return await host.load(at.id)


def take_proposal_back(request: Request, seat: int, host: Host, time: Time, now: Seated) -> Commit:
    """What taking a proposal back commits, without being asked whether somebody was called for it."""
    return turns.undo(now, request, seat, time.now, host.pauses)


async def mentioned(host: Host, seated: Seated) -> list[int]:
    """Whom the table's message is to mention."""
    post = await host.store.posts.get(seated.id, PUBLIC, outbox.TABLE)
    assert post is not None
    return outbox.read_mentioned(post.payload)


async def timers_of(host: Host, seated: Seated, seat: int) -> set[str]:
    return {timer.kind for timer in await host.store.timers.of_table(seated.id) if timer.seat == seat}


async def test_whoever_agrees_always_does_so_although_they_were_asked_for_a_card_themselves(
    host: Host, people: People, time: Time
) -> None:
    for proposer_played_last in (False, True):
        seated, last = await silvers_turn(host, people, time)
        proposer = last if proposer_played_last else 1 - last
        await always_agree(host, people, seated, 1 - proposer)
        before = await moves_of(host, seated.id, 1 - proposer)
        await propose(host, people, seated, proposer)
        await ring(host, seated.id, time, LONG)
        await ring(host, seated.id, time, THOUGHTS)
        assert await moves_of(host, seated.id, 1 - proposer) == before + 1


async def test_whoever_played_last_is_called_for_what_the_other_proposes(
    host: Host, people: People, time: Time
) -> None:
    seated, last = await silvers_turn(host, people, time)
    assert last not in await mentioned(host, seated)
    asked = seated.timing.seats[last].asked
    await propose(host, people, seated, 1 - last)
    assert WAKE in await ring(host, seated.id, time, LONG)
    after = await host.load(seated.id)
    assert last in await mentioned(host, after)
    assert after.timing.seats[last].asked == asked, "a proposal gives nobody more time"


async def test_nobody_is_called_for_a_proposal_that_was_taken_back_nor_again_and_again(
    host: Host, people: People, time: Time
) -> None:
    seated, last = await silvers_turn(host, people, time)
    proposer = 1 - last
    await propose(host, people, seated, proposer)
    assert WAKE in await timers_of(host, seated, last)
    assert isinstance(await undo.take_back(host, people.ask(name_of(seated, proposer)), seated.id, proposer), Acted)
    assert WAKE not in await timers_of(host, seated, last)
    await propose(host, people, seated, proposer)
    await ring(host, seated.id, time, LONG)
    assert last in await mentioned(host, seated)
    said = await undo.take_back(host, people.ask(name_of(seated, proposer)), seated.id, proposer)
    assert "The others are asked" in words_of(said)


async def test_what_is_agreed_always_is_not_agreed_again_after_it_was_thought_over(
    host: Host, people: People, time: Time
) -> None:
    seated, last = await silvers_turn(host, people, time)
    await always_agree(host, people, seated, last)
    before = await moves_of(host, seated.id, last)
    await propose(host, people, seated, 1 - last)
    await ring(host, seated.id, time, LONG)
    assert FINAL in await timers_of(host, seated, last)
    await undo.take_back(host, people.ask(name_of(seated, last)), seated.id, last)
    assert not {WAKE, PLAN, FINAL} & await timers_of(host, seated, last)
    await ring(host, seated.id, time, LONG)
    assert await moves_of(host, seated.id, last) == before


async def test_what_was_taken_back_with_the_others_consent_is_decided_by_hand(
    host: Host, people: People, time: Time
) -> None:
    seated, last = await silvers_turn(host, people, time, undo="asked")
    name, other = name_of(seated, last), name_of(seated, 1 - last)
    await always_agree(host, people, seated, last)
    await propose(host, people, seated, 1 - last)
    before = turns.game_of(await host.load(seated.id))
    await ring(host, seated.id, time, LONG)
    await ring(host, seated.id, time, THOUGHTS)
    await undo.take_back(host, people.ask(name), seated.id, last)
    consent = takeback.latest_consent(await host.log(seated))
    assert consent is not None
    await undo.vote(host, people.ask(other), seated.id, consent.version, yes=True)
    taken_back = await host.load(seated.id)
    assert turns.game_of(taken_back).same_game(before)
    giver, tip = find_tip(taken_back, last, own=True)
    await moves.act(host, people.ask(name), taken_back, giver, tip)
    assert WAKE in await ring(host, seated.id, time, LONG)
    called = await host.load(seated.id)
    assert turns.game_of(called).to_act == before.to_act
    assert called.timing.intent_of(last) is None
    assert last in await mentioned(host, called)
    await always_agree(host, people, called, last)
    assert PLAN in await ring(host, seated.id, time, LONG)
    assert (await host.load(seated.id)).timing.intent_of(last) is not None


async def test_a_proposal_taken_back_leaves_alone_what_is_laid_ahead_by_whoever_agrees_always(
    host: Host, people: People, time: Time
) -> None:
    for thinks_again in (False, True):
        seated, last = await silvers_turn(host, people, time, laid=True)
        planner = 1 - last
        await always_agree(host, people, seated, planner)
        plan = seated.timing.plan_of(planner)
        assert plan is not None
        proposed = await propose(host, people, seated, last)
        await ring(host, seated.id, time, LONG)
        waiting = await host.load(seated.id)
        assert waiting.timing.intent_of(planner) is not None
        if thinks_again:
            await undo.take_back(host, people.ask(name_of(seated, planner)), seated.id, planner)
        else:
            request = people.ask(name_of(seated, last)).request
            await host.change(seated.id, request, partial(take_proposal_back, request, last, host, time))
        after = await host.load(seated.id)
        left = after.timing.plan_of(planner)
        assert left is not None
        assert (left.ahead, left.said, left.acting) == (plan.ahead, plan.said, False)
        assert after.timing.intent_of(planner) is None
        assert proposed.timing.plan_of(planner) == plan
