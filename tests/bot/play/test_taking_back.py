"""Taking a move back after others were called because of it: they have a say, so that nobody rings them without end."""

from __future__ import annotations

import pytest

from bot.errors import Sorry
from bot.host import Host, Seated, outbox, takeback, turns
from bot.host.audiences import PUBLIC
from bot.host.consent import voters
from bot.host.log import own_moves
from bot.host.timers import WAKE
from bot.host.timing import KeptPlan, read_timing
from bot.play import leaving, lobby, privacy, undo
from bot.play.answers import Acted, Show
from bot.play.asker import Place
from bot.play.waking import wake_commit
from bot.post.makers import make
from bot.post.snapshot import TableSnapshot
from bot.scenes import sitters_of
from bot.screens import vote
from bot.texts import texts_for
from engine.games.war.actions import End
from engine.plan import Ahead, Wish
from storage.ids import TableId
from tests.bot.play.conftest import CHANNEL, NAMES, NOW, SERVER, People, ids_of, words_of


async def moved(host: Host, people: People, *guests: str, woken: bool = True) -> tuple[Seated, str, str]:
    """A game in which somebody has moved, who that was, and who is waited for; called already, or still to be."""
    seated = await people.deal("waves", *guests)
    game = seated.game
    assert game is not None
    [seat] = game.to_act
    name = seated.seat(seat).name
    action = next(each for each in game.legal(seat) if not game.act(seat, each, seated.table.seed).barrier)
    await host.act(seated.id, people.ask(name).request, seat, action)
    after = await host.load(seated.id)
    assert after.game is not None
    waiting = list(after.game.to_act)
    if woken:
        await host.change(seated.id, None, lambda now: wake_commit(now, waiting, None, NOW))
    return await host.load(seated.id), name, after.seat(waiting[0]).name


def seat_of(seated: Seated, name: str) -> int:
    return next(seat.number for seat in seated.seats if seat.name == name)


async def stands(host: Host, seated: Seated) -> bool:
    """Whether the move still stands."""
    return any(moment.seat is not None and not moment.undone for moment in await host.log(seated))


async def asked(host: Host, seated: Seated) -> int:
    found = takeback.latest_consent(await host.log(seated))
    assert found is not None
    return found.version


async def test_before_anybody_was_called_a_move_is_taken_back_at_once(host: Host, people: People) -> None:
    seated, mover, _ = await moved(host, people, "bob", "cem", woken=False)
    done = await undo.take_back(host, people.ask(mover), seated.id, seat_of(seated, mover))
    assert isinstance(done, Acted)
    assert not await stands(host, seated)


async def test_once_somebody_was_called_all_others_must_agree(host: Host, people: People) -> None:
    seated, mover, _ = await moved(host, people, "bob", "cem")
    said = await undo.take_back(host, people.ask(mover), seated.id, seat_of(seated, mover))
    assert "The others are asked" in words_of(said)
    assert await stands(host, seated)
    others = [name for name in NAMES[:3] if name != mover]
    for name in others:
        assert await stands(host, seated)
        await undo.vote(host, people.ask(name), seated.id, await asked(host, seated), yes=True)
    assert not await stands(host, seated)


async def test_where_nobody_is_to_be_asked_a_move_that_showed_something_is_taken_back_at_once(
    host: Host, people: People
) -> None:
    table = await people.open("war")
    await people.agree_on(table, "undo", "asked")
    await lobby.add_computer(host, people.ask("ann"), table, "easy", 1)
    await lobby.start(host, people.ask("ann"), table)
    while not await stands_for(host, table, 0):
        game = (await host.load(table)).game
        assert game is not None
        [seat] = game.to_act
        await host.act(table, None, seat, next(each for each in game.legal(seat) if type(each) is End))
    now = await host.load(table)
    assert now.game is not None
    assert now.game.can_undo(0) is not None
    done = await undo.take_back(host, people.ask("ann"), table, 0)
    assert isinstance(done, Acted)
    assert not await stands_for(host, table, 0)
    assert (await host.load(table)).timing.seats[0].asked == NOW, "ann is there, and need not be called"
    assert WAKE not in {timer.kind for timer in await host.store.timers.of_table(table)}


async def stands_for(host: Host, table: TableId, seat: int) -> bool:
    """Whether a move of this seat stands."""
    return any(one.seat == seat and not one.undone for one in await host.log(await host.load(table)))


async def test_the_others_are_asked_once_and_after_a_refusal_not_again_about_the_same_move(
    host: Host, people: People
) -> None:
    seated, mover, other = await moved(host, people, "bob")
    seat = seat_of(seated, mover)
    await undo.take_back(host, people.ask(mover), seated.id, seat)
    with pytest.raises(Sorry, match="error-undo-asked"):
        await undo.take_back(host, people.ask(mover), seated.id, seat)
    await undo.vote(host, people.ask(other), seated.id, await asked(host, seated), yes=False)
    with pytest.raises(Sorry, match="error-undo-refused"):
        await undo.take_back(host, people.ask(mover), seated.id, seat)
    assert await stands(host, seated)


async def question(host: Host, seated: Seated) -> str:
    """The question as it is shown now."""
    consent = takeback.latest_consent(await host.log(seated))
    assert consent is not None
    now = await host.load(seated.id)
    missing = sorted(voters(now, consent) - consent.yes)
    return words_of(Show(vote.vote(consent, "who asked", now.id, sitters_of(now), missing, texts_for("en"))))


async def agreed_by_one(host: Host, people: People) -> tuple[Seated, str, str, str]:
    """A question to two, of whom one agreed; who asked, who agreed, and who has not answered."""
    seated, mover, _ = await moved(host, people, "bob", "cem")
    await undo.take_back(host, people.ask(mover), seated.id, seat_of(seated, mover))
    agreed, silent = (name for name in NAMES[:3] if name != mover)
    await undo.vote(host, people.ask(agreed), seated.id, await asked(host, seated), yes=True)
    return seated, mover, agreed, silent


async def test_when_the_last_who_has_not_answered_leaves_the_game_what_the_others_agree_to_is_done(
    host: Host, people: People
) -> None:
    for leave in ("resign", "erase"):
        seated, _, agreed, silent = await agreed_by_one(host, people)
        assert await stands(host, seated)
        if leave == "resign":
            await leaving.resign(host, people.ask(silent), seated.id)
        else:
            await privacy.erase(host, people.ask(silent))
        assert not await stands(host, seated)
        assert texts_for("en")("vote-done") in await question(host, seated)
        with pytest.raises(Sorry, match="error-vote-over"):
            await undo.vote(host, people.ask(agreed), seated.id, await asked(host, seated), yes=True)


@pytest.mark.parametrize("presses", ["who asked", "who agreed"])
async def test_what_all_who_are_still_there_agree_to_is_done_at_the_next_press(
    host: Host, people: People, monkeypatch: pytest.MonkeyPatch, presses: str
) -> None:
    async def stopped(_host: Host, _table: TableId) -> None:
        """The bot was stopped before it came to that."""

    seated, mover, agreed, silent = await agreed_by_one(host, people)
    monkeypatch.setattr(leaving, "take_back_agreed", stopped)
    await leaving.resign(host, people.ask(silent), seated.id)
    assert await stands(host, seated)
    assert texts_for("en")("vote-done") not in await question(host, seated)
    if presses == "who asked":
        await undo.take_back(host, people.ask(mover), seated.id, seat_of(seated, mover))
    else:
        await undo.vote(host, people.ask(agreed), seated.id, await asked(host, seated), yes=True)
    assert not await stands(host, seated)
    assert texts_for("en")("vote-done") in await question(host, seated)


async def test_the_question_is_closed_when_the_game_goes_on(host: Host, people: People) -> None:
    seated, mover, other = await moved(host, people, "bob")
    await undo.take_back(host, people.ask(mover), seated.id, seat_of(seated, mover))
    before = await host.store.posts.get(seated.id, PUBLIC, outbox.VOTE)
    now = await host.load(seated.id)
    assert before is not None
    assert now.game is not None
    seat = seat_of(now, other)
    await host.act(seated.id, people.ask(other).request, seat, now.game.legal(seat)[0])
    after = await host.store.posts.get(seated.id, PUBLIC, outbox.VOTE)
    assert after is not None
    assert (after.version_wanted > before.version_wanted, after.keep) == (True, False)
    with pytest.raises(Sorry, match="error-vote-over"):
        await undo.vote(host, people.ask(other), seated.id, await asked(host, seated), yes=True)


async def tip(host: Host, people: People, table: TableId, seat: int) -> None:
    """Let a seat give a tip."""
    now = await host.load(table)
    game = turns.game_of(now)
    advice = next(filter(game.rules.is_advice, game.legal(seat)))
    await host.act(table, people.ask(now.seat(seat).name).request, seat, advice)


async def played(host: Host, people: People) -> tuple[TableId, Seated, int]:
    """A game of Wave that asks before moves go back, as it was before its first card, and whose card that was."""
    for _ in range(20):
        table = await people.open("wave", "bob", "cem")
        await people.agree_on(table, "undo", "asked", "bob", "cem")
        await lobby.start(host, people.ask("ann"), table)
        before = await host.load(table)
        if not before.running:
            continue
        game = turns.game_of(before)
        [seat] = game.to_act
        card = next(action for action in game.legal(seat) if not game.rules.is_advice(action))
        await host.act(table, people.ask(before.seat(seat).name).request, seat, card)
        if (await host.load(table)).running:
            await host.change(table, None, lambda now: wake_commit(now, turns.game_of(now).to_act, None, NOW))
            return table, before, seat
    raise AssertionError("the first card ended every game")


@pytest.mark.parametrize("own", [True, False])
async def test_a_tip_neither_ends_the_question_nor_takes_the_place_of_the_move(
    host: Host, people: People, own: bool
) -> None:
    table, before, seat = await played(host, people)
    mover = before.seat(seat).name
    await undo.take_back(host, people.ask(mover), table, seat)
    await tip(host, people, table, seat if own else (seat + 1) % 3)
    with pytest.raises(Sorry, match="error-undo-asked"):
        await undo.take_back(host, people.ask(mover), table, seat)
    for other in {"ann", "bob", "cem"} - {mover}:
        await undo.vote(host, people.ask(other), table, await asked(host, before), yes=True)
    now = await host.load(table)
    assert turns.game_of(now).same_game(turns.game_of(before))
    assert not now.timing.pleaded


@pytest.mark.parametrize("own", [True, False])
async def test_a_tip_after_a_refusal_lets_nobody_ask_again(host: Host, people: People, own: bool) -> None:
    table, before, seat = await played(host, people)
    mover = before.seat(seat).name
    await undo.take_back(host, people.ask(mover), table, seat)
    other = people.ask(before.seat((seat + 1) % 3).name)
    await undo.vote(host, other, table, await asked(host, before), yes=False)
    await tip(host, people, table, seat if own else (seat + 1) % 3)
    with pytest.raises(Sorry, match="error-undo-refused"):
        await undo.take_back(host, people.ask(mover), table, seat)


async def test_a_tip_alone_is_no_move_to_take_back(host: Host, people: People) -> None:
    table, before, seat = await played(host, people)
    other = (seat + 2) % 3
    await tip(host, people, table, other)
    with pytest.raises(Sorry, match="error-undo-nothing"):
        await undo.take_back(host, people.ask(before.seat(other).name), table, other)


async def test_the_question_says_that_the_game_is_over_and_calls_nobody_then(host: Host, people: People) -> None:
    seated, mover, other = await moved(host, people, "bob", "cem")
    await undo.take_back(host, people.ask(mover), seated.id, seat_of(seated, mover))
    new = await host.store.posts.get(seated.id, PUBLIC, outbox.VOTE)
    assert new is not None
    shown = await make(TableSnapshot(host, seated.id), new)
    assert shown is not None
    assert len(shown.mentions) == 2
    manager = Place(SERVER, CHANNEL, may_manage=True)
    await leaving.close(host, people.ask("ann", manager), seated.id)
    assert await make(TableSnapshot(host, seated.id), new) is None
    [sent] = [post for post in await host.store.posts.claim_due("w") if post.kind == outbox.VOTE]
    await host.store.posts.mark_shown(sent, message_id=77, channel_id=CHANNEL, version=seated.version)
    [sent] = [post for post in await host.store.posts.of_table(seated.id) if post.kind == outbox.VOTE]
    shown = await make(TableSnapshot(host, seated.id), sent)
    assert shown is not None
    assert shown.mentions == ()
    assert words_of(Show(shown)).endswith("The game is over.")
    assert ids_of(Show(shown)) == []
    with pytest.raises(Sorry, match="error-over"):
        await undo.vote(host, people.ask(other), seated.id, await asked(host, seated), yes=False)


async def forced(host: Host, people: People, undo: str = "open") -> tuple[Seated, Seated, str, str]:
    """A draft before and after a die was taken that left another no choice; who took it, and who had none."""
    for _ in range(20):
        table = await people.open("rolling", "bob")
        if undo != "open":
            await people.agree_on(table, "undo", undo, "bob")
        await lobby.start(host, people.ask("ann"), table)
        while len(turns.game_of(before := await host.load(table)).to_act) == 1:
            [seat] = turns.game_of(before).to_act
            name, other = before.seat(seat).name, before.seat(1 - seat).name
            await host.act(table, people.ask(name).request, seat, turns.game_of(before).legal(seat)[0])
            after = await host.load(table)
            log = await host.log(after)
            acted = [moment.seat for moment in log if moment.version == after.version]
            if 1 - seat in acted and own_moves(log, 1 - seat):
                return before, after, name, other
    raise AssertionError("nothing was forced")


async def test_a_die_that_was_forced_on_another_goes_back_with_the_die_that_forced_it(
    host: Host, people: People
) -> None:
    before, after, mover, other = await forced(host, people)
    with pytest.raises(Sorry, match="error-undo-too-late"):
        await undo.take_back(host, people.ask(other), after.id, seat_of(after, other))
    assert isinstance(await undo.take_back(host, people.ask(mover), after.id, seat_of(after, mover)), Acted)
    now = await host.load(after.id)
    assert turns.game_of(now).same_game(turns.game_of(before))
    assert not [moment for moment in await host.log(now) if moment.version == after.version and not moment.undone]
    assert WAKE not in {timer.kind for timer in await host.store.timers.of_table(after.id)}


async def test_a_plan_ends_whose_next_step_was_forced_and_goes_back(host: Host, people: People) -> None:
    _, after, mover, other = await forced(host, people)
    seat = seat_of(after, other)
    ahead = Ahead(((Wish(pattern="dearest"),),) * 2)
    plan = KeptPlan(seat, people.ask(other).user, after.version, ahead)
    planned = after.with_timing(after.timing.with_plan(seat, plan))
    done = turns.undo(planned, people.ask(mover).request, seat_of(after, mover), NOW, host.pauses)
    assert done.timing is not None
    assert read_timing(done.timing).plan_of(seat) is None


async def test_once_others_were_called_after_a_forced_die_they_must_agree(host: Host, people: People) -> None:
    before, after, mover, other = await forced(host, people)
    await host.change(after.id, None, lambda now: wake_commit(now, [seat_of(now, other)], None, NOW))
    said = await undo.take_back(host, people.ask(mover), after.id, seat_of(after, mover))
    assert "The others are asked" in words_of(said)
    await undo.vote(host, people.ask(other), after.id, await asked(host, after), yes=True)
    assert turns.game_of(await host.load(after.id)).same_game(turns.game_of(before))


async def test_who_had_no_choice_asks_for_the_last_move_that_was_their_own(host: Host, people: People) -> None:
    _, after, mover, other = await forced(host, people, "asked")
    seat = seat_of(after, other)
    [*_, own] = own_moves(await host.log(after), seat)
    assert own.version < after.version
    await undo.take_back(host, people.ask(other), after.id, seat)
    await undo.vote(host, people.ask(mover), after.id, await asked(host, after), yes=True)
    now = await host.load(after.id)
    assert turns.game_of(now).to_act == (seat,)
    assert turns.game_of(now).find_forced(seat) is None
    assert min(moment.version for moment in await host.log(now) if moment.undone) == own.version
