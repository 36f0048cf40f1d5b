"""Ending or leaving a running game: giving up, breaking off by agreement, and by who manages the server."""

from __future__ import annotations

import msgspec
import pytest

from bot.contract import Late
from bot.controls import InGame, LateChoice, Watch
from bot.errors import Sorry
from bot.host import Host, Seated, breaking, handover, leaving, outbox
from bot.host.audiences import PUBLIC
from bot.host.timers import BREAK, LATE_VOTE
from bot.host.turns import game_of
from bot.play import clocks, lists, lobby, opening, privacy, records, replaying, seats
from bot.play import leaving as play
from bot.play.answers import Show
from bot.play.asker import Place
from bot.play.finding import find_table
from bot.play.waiting import vote_about_late
from bot.post.makers import make
from bot.post.snapshot import TableSnapshot
from bot.scenes import scene_of, sitters_of
from bot.screens.message import Text, flat
from bot.screens.result import result
from bot.screens.time import late_vote
from bot.texts import LANGUAGES, texts, texts_for
from engine.record import read, verify
from storage.models import Post
from tests.bot.play.conftest import CHANNEL, NOW, SERVER, People, ids_of, words_of

MANAGER = Place(SERVER, CHANNEL, may_manage=True)


async def three(host: Host, people: People, late: Late = "vote", system: str = "waves") -> Seated:
    """A running game of ann, bob and cem that agreed this about whoever is late."""
    table = await people.open(system, "bob", "cem")
    await people.agree_on(table, "late", late, "bob", "cem")
    await lobby.start(host, people.ask("ann"), table)
    return await host.load(table)


def said(seated: Seated) -> str:
    """The words of the result."""
    scene = scene_of(seated, None, texts("en"), [])
    return "\n".join(part.markdown for part in flat(result(scene, b"").parts) if isinstance(part, Text))


async def question_of(host: Host, seated: Seated) -> int:
    found = breaking.latest_question(await host.log(seated))
    assert found is not None
    return found.version


async def wants(host: Host, seated: Seated, kind: str) -> bool:
    return await host.store.posts.get(seated.id, PUBLIC, kind) is not None


async def test_of_two_who_play_against_each_other_the_other_wins(host: Host, people: People) -> None:
    seated = await people.deal("waves", "bob")
    asked = await play.ask_to_resign(host, people.ask("bob"), seated)
    assert "**ann** wins" in words_of(asked)
    assert ids_of(asked) == [InGame(seated.id, "really-resign").id()]
    assert (await host.load(seated.id)).running
    await play.resign(host, people.ask("bob"), seated.id)
    after = await host.load(seated.id)
    assert after.table.status == "over"
    assert "**bob** has resigned. **ann** wins!" in said(after)
    assert [(one.seat, one.won, one.place) for one in await host.store.results.of_table(seated.id)] == [
        (0, True, 1),
        (1, False, 2),
    ]
    assert await wants(host, after, outbox.RESULT)


async def test_where_all_win_together_nobody_wins_by_resigning(host: Host, people: People) -> None:
    table = await people.open("wave", "bob")
    await lobby.start(host, people.ask("ann"), table)
    seated = await host.load(table)
    if not seated.running:
        return  # the deal can end a game of Wave
    assert leaving.winner_over(seated, 1) is None
    await play.resign(host, people.ask("bob"), table)
    after = await host.load(table)
    assert after.running
    assert after.seat(1).user_id is None


async def test_with_more_players_the_seat_is_played_on_and_its_person_is_out(host: Host, people: People) -> None:
    seated = await three(host, people, "computer")
    await play.resign(host, people.ask("cem"), seated.id)
    after = await host.load(seated.id)
    assert after.running
    assert (after.seat(2).kind, after.seat(2).user_id, after.seat(2).name) == ("computer", None, "Marlin")
    with pytest.raises(Sorry, match="error-out"):
        await seats.take_over(host, people.ask("cem"), after, 2)
    with pytest.raises(Sorry, match="error-not-seated"):
        await play.resign(host, people.ask("cem"), seated.id)


async def test_a_seat_that_was_given_up_is_offered_where_that_is_agreed(host: Host, people: People) -> None:
    seated = await three(host, people, "offer")
    await play.resign(host, people.ask("cem"), seated.id)
    after = await host.load(seated.id)
    assert after.timing.offered == (2,)
    assert await wants(host, after, f"{outbox.OFFER}:2")
    offer = await make(TableSnapshot(host, seated.id), Post(table_id=seated.id, audience=PUBLIC, kind="offer:2"))
    assert offer is not None
    assert "(#1), the seat of Marlin, in " in words_of(Show(offer))
    with pytest.raises(Sorry, match="error-out"):
        await seats.take_over(host, people.ask("cem"), after, 2)
    await seats.take_over(host, people.ask("dan"), after, 2)
    assert (await host.load(seated.id)).seats_of(people.ask("dan").user) == (2,)


@pytest.mark.parametrize("away", [False, True])
async def test_whoever_was_forgotten_in_the_middle_of_a_game_takes_no_seat_of_it_again(
    host: Host, people: People, away: bool
) -> None:
    seated = await three(host, people, "offer")
    if away:
        await seats.hand_over(host, people.ask("cem"), seated)
    await privacy.erase(host, people.ask("cem"))
    after = await host.load(seated.id)
    assert after.timing.offered == (2,)
    with pytest.raises(Sorry, match="error-out"):
        await seats.take_over(host, people.ask("cem"), after, 2)
    await seats.take_over(host, people.ask("dan"), after, 2)
    assert (await host.load(seated.id)).seats_of(people.ask("dan").user) == (2,)


async def test_the_others_decide_about_a_seat_that_was_given_up(host: Host, people: People) -> None:
    becomes: dict[LateChoice, tuple[bool, tuple[int, ...]]]
    becomes = {"computer": (True, ()), "offer": (True, (2,)), "end": (False, ())}
    for choice, expected in becomes.items():
        seated = await three(host, people)
        await play.resign(host, people.ask("cem"), seated.id)
        vote = (await host.load(seated.id)).timing.vote_about(2)
        assert vote is not None
        assert (vote.voters, vote.why) == ((0, 1), "gone")
        for name in ("ann",) if choice == "computer" else ("ann", "bob"):  # A tie would be one for the computer too.
            await vote_about_late(host, people.ask(name), seated.id, vote.number, choice)
        after = await host.load(seated.id)
        assert (after.running, after.timing.offered) == expected
        log = [moment.said for moment in await host.log(after)]
        assert [said.params["who"] for said in log if said and said.key == "log-late-decided"] == ["Marlin"]
        assert after.seat(2).user_id is None
        await close(host, people, after)


async def test_the_others_decide_about_a_seat_also_after_its_computer_player_has_moved(
    host: Host, people: People
) -> None:
    seated = await three(host, people)
    seat = game_of(seated).to_act[0]
    await play.resign(host, people.ask(seated.seat(seat).name), seated.id)
    [vote] = (await host.load(seated.id)).timing.open_votes()
    while seat in (game := game_of(await host.load(seated.id))).to_act:
        await host.act(seated.id, None, seat, game.legal(seat)[0])
    one, other = (seated.seat(voter).name for voter in vote.voters)
    await clocks.switch(host, people.ask(one), seated.id, "live")
    proposal = (await host.load(seated.id)).timing.proposal
    assert proposal is not None
    await clocks.vote(host, people.ask(other), seated.id, proposal.number, yes=True)
    after = await host.load(seated.id)
    assert after.contract.pace == "live"
    assert after.timing.open_votes() == (vote,)
    assert LATE_VOTE in {timer.kind for timer in await host.store.timers.of_table(seated.id)}
    for name in (one, other):
        await vote_about_late(host, people.ask(name), seated.id, vote.number, "offer")
    assert (await host.load(seated.id)).timing.offered == (seat,)


async def test_nobody_decides_any_more_about_a_seat_that_somebody_has_taken(host: Host, people: People) -> None:
    seated = await three(host, people)
    await play.resign(host, people.ask("cem"), seated.id)
    dan = people.ask("dan").request
    await host.change(seated.id, dan, lambda now: handover.take_over(now, dan, 2, NOW, host.pauses).build())
    vote = (await host.load(seated.id)).timing.vote_about(2)
    assert vote is not None
    assert vote.decided == "over"
    assert LATE_VOTE not in {timer.kind for timer in await host.store.timers.of_table(seated.id)}
    after = await host.load(seated.id)
    question = late_vote(seated.id, vote, sitters_of(after), texts_for("en"), {0: "ann", 1: "bob"}, ())
    shown = " ".join(part.markdown for part in flat(question.parts) if isinstance(part, Text))
    assert "A computer player, Marlin, plays on. What shall the table do?" in shown, "and not that dan is one"


@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_computer_player_is_not_to_play_until_somebody_is_back_who_is_gone_for_good(
    host: Host, people: People, language: str
) -> None:
    seated = await three(host, people)
    await play.resign(host, people.ask("cem"), seated.id)
    vote = (await host.load(seated.id)).timing.vote_about(2)
    assert vote is not None
    answer = await vote_about_late(host, people.ask("ann"), seated.id, vote.number, "computer")
    assert texts("en")("gone-choice-computer") in answer.unexpected
    after = await host.load(seated.id)
    voted = after.timing.vote_about(2)
    assert voted is not None
    own = texts_for(language)
    question = late_vote(seated.id, voted, sitters_of(after), own, {1: "bob"}, ())
    shown = " ".join(part.markdown for part in flat(question.parts) if isinstance(part, Text))
    log = [moment.said for moment in await host.log(after)]
    [noted] = [words for words in log if words is not None and words.key == "log-late-decided"]
    logged = own("log-late-decided", who="cem", choice=str(noted.params["choice"]))
    for words in (shown, logged):
        assert own("gone-choice-computer") in words
        assert own("late-choice-computer") not in words


async def close(host: Host, people: People, seated: Seated) -> None:
    """Make room for another table of ann's."""
    if seated.running:
        await play.close(host, people.ask("ann", MANAGER), seated.id)


async def test_a_table_that_agreed_to_end_ends_when_somebody_resigns(host: Host, people: People) -> None:
    seated = await three(host, people, "end")
    await play.resign(host, people.ask("cem"), seated.id)
    after = await host.load(seated.id)
    assert after.table.status == "over"
    assert "There is no result" in said(after)


async def test_all_agree_to_break_a_game_off_or_are_silent(host: Host, people: People) -> None:
    seated = await three(host, people)
    assert ids_of(await play.ask_to_break_off(host, people.ask("ann"), seated)) == [
        InGame(seated.id, "really-break").id()
    ]
    await play.break_off(host, people.ask("ann"), seated.id)
    [timer] = [one for one in await host.store.timers.of_table(seated.id) if one.kind == BREAK]
    assert timer.due == NOW + 2 * 24 * 3600
    asked = await question_of(host, seated)
    with pytest.raises(Sorry, match="error-vote-own"):
        await play.vote(host, people.ask("ann"), seated.id, asked, yes=True)
    for name, running in (("bob", True), ("bob", True), ("cem", False)):
        await play.vote(host, people.ask(name), seated.id, asked, yes=True)
        assert (await host.load(seated.id)).running is running
    after = await host.load(seated.id)
    assert "as all agreed. There is no result." in said(after)
    assert await host.store.results.of_table(seated.id) == []
    assert await host.store.timers.of_table(seated.id) == []


async def test_whoever_has_nobody_to_ask_is_told_that_the_game_is_broken_off(host: Host, people: People) -> None:
    table = await people.open("waves")
    await lobby.add_computer(host, people.ask("ann"), table, "easy", 1)
    await lobby.start(host, people.ask("ann"), table)
    answer = words_of(await play.break_off(host, people.ask("ann"), table))
    assert "is broken off" in answer
    assert "asked" not in answer
    assert not (await host.load(table)).running


async def alone(host: Host, people: People) -> Seated:
    """A game of ann and two computer players."""
    table = await people.open("waves")
    for seat in (1, 2):
        await lobby.add_computer(host, people.ask("ann"), table, "easy", seat)
    await lobby.start(host, people.ask("ann"), table)
    return await host.load(table)


async def test_whoever_has_nobody_to_ask_is_asked_whether_to_end_the_game(host: Host, people: People) -> None:
    seated = await alone(host, people)
    resigning = words_of(await play.ask_to_resign(host, people.ask("ann"), seated))
    assert "Nobody else plays here, so the game ends without a result." in resigning
    assert "the others" not in resigning
    asked = await play.ask_to_break_off(host, people.ask("ann"), seated)
    assert ids_of(asked) == [InGame(seated.id, "really-break").id()]
    assert words_of(asked) == texts("en")("ask-close")
    after = await three(host, people)
    assert words_of(await play.ask_to_break_off(host, people.ask("ann"), after)) == texts("en")("ask-break")


async def test_whoever_is_left_alone_breaks_off_although_it_was_refused_just_before(host: Host, people: People) -> None:
    seated = await three(host, people, "computer")
    await play.break_off(host, people.ask("ann"), seated.id)
    await play.vote(host, people.ask("cem"), seated.id, await question_of(host, seated), yes=False)
    for name in ("bob", "cem"):
        await play.resign(host, people.ask(name), seated.id)
    assert "is broken off" in words_of(await play.break_off(host, people.ask("ann"), seated.id))


async def test_whoever_resigns_where_nobody_else_plays_has_the_game_in_lists_replays_and_rematches(
    host: Host, people: People
) -> None:
    seated = await alone(host, people)
    await play.resign(host, people.ask("ann"), seated.id)
    after = await host.load(seated.id)
    assert (after.table.status, after.seats_of(people.ask("ann").user)) == ("over", (0,))
    assert f"#{seated.id}" in words_of(await lists.show_own_tables(host, people.ask("ann")))
    await replaying.from_table(host, people.ask("ann"), after)
    assert "is open" in words_of(await opening.open_rematch(host, people.ask("ann"), seated.id))


async def test_whoever_says_nothing_for_two_days_has_agreed(host: Host, people: People) -> None:
    seated = await three(host, people)
    await play.break_off(host, people.ask("ann"), seated.id)

    [timer] = [timer for timer in await host.store.timers.of_table(seated.id) if timer.kind == BREAK]
    host.clock = lambda: timer.due
    await play.break_off_unopposed(host, timer)
    assert (await host.load(seated.id)).table.status == "over"


async def test_the_day_after_a_no_begins_with_the_no(host: Host, people: People) -> None:
    seated = await three(host, people)
    await play.break_off(host, people.ask("ann"), seated.id)
    question = await question_of(host, seated)
    refused_at = NOW + 30 * 3600
    host.clock = lambda: refused_at
    await play.vote(host, people.ask("cem"), seated.id, question, yes=False)
    host.clock = lambda: refused_at + breaking.AGAIN_AFTER - 1
    with pytest.raises(Sorry, match="error-break-again"):
        await play.break_off(host, people.ask("ann"), seated.id)
    host.clock = lambda: refused_at + breaking.AGAIN_AFTER
    await play.break_off(host, people.ask("ann"), seated.id)


async def test_one_no_keeps_a_game_and_nobody_is_asked_again_for_a_day(host: Host, people: People) -> None:
    seated = await three(host, people)
    await play.break_off(host, people.ask("ann"), seated.id)
    with pytest.raises(Sorry, match="error-break-asked"):
        await play.break_off(host, people.ask("bob"), seated.id)
    await play.vote(host, people.ask("cem"), seated.id, await question_of(host, seated), yes=False)
    assert BREAK not in {timer.kind for timer in await host.store.timers.of_table(seated.id)}
    with pytest.raises(Sorry, match="error-break-again"):
        await play.break_off(host, people.ask("ann"), seated.id)
    with pytest.raises(Sorry, match="error-vote-over"):
        await host.change(seated.id, None, lambda now: breaking.settle(now, [], NOW))
    assert (await host.load(seated.id)).running


async def test_somebody_away_is_asked_too(host: Host, people: People) -> None:
    seated = await three(host, people)
    await seats.hand_over(host, people.ask("cem"), seated)
    await play.break_off(host, people.ask("ann"), seated.id)
    asked = await question_of(host, seated)
    await play.vote(host, people.ask("bob"), seated.id, asked, yes=True)
    assert (await host.load(seated.id)).running
    await play.vote(host, people.ask("cem"), seated.id, asked, yes=True)
    assert not (await host.load(seated.id)).running


async def test_who_manages_the_server_breaks_any_game_off_and_its_luck_is_opened(host: Host, people: People) -> None:
    seated = await three(host, people)
    with pytest.raises(Sorry, match="error-not-manager"):
        await play.close(host, people.ask("dan"), seated.id)
    menu = await play.show_menu(host, people.ask("dan"), seated.id)
    report = InGame(seated.id, "report").id()
    assert ids_of(menu) == [Watch(seated.id).id(), report]
    dan = people.ask("dan", MANAGER)
    assert ids_of(await play.show_menu(host, dan, seated.id))[2:] == [InGame(seated.id, "close").id()]
    assert ids_of(await play.cancel(host, people.ask("dan", MANAGER), seated)) == [
        InGame(seated.id, "really-close").id()
    ]
    assert (await host.load(seated.id)).running
    await play.close(host, people.ask("dan", MANAGER), seated.id)
    after = await host.load(seated.id)
    assert "Those who manage this server" in said(after)
    kept = await records.record(host, people.ask("ann"), after)
    assert after.table.secret.hex().encode() in kept.data
    assert verify(read(kept.data)).luck is not None


async def test_leave_and_cancel_at_a_running_table_ask_whether_to_resign_or_to_break_off(
    host: Host, people: People
) -> None:
    seated = await three(host, people)
    assert ids_of(await play.leave(host, people.ask("bob"), seated)) == [InGame(seated.id, "really-resign").id()]
    assert ids_of(await play.cancel(host, people.ask("bob"), seated)) == [InGame(seated.id, "really-break").id()]
    for use_case in (play.leave, play.cancel):
        with pytest.raises(Sorry):
            await use_case(host, people.ask("dan"), seated)
    assert (await host.load(seated.id)).version == seated.version


async def test_a_lobby_is_left_and_closed_at_once(host: Host, people: People) -> None:
    table = await people.open("waves", "bob")
    await play.leave(host, people.ask("bob"), await find_table(host, people.ask("bob")))
    assert (await host.load(table)).seats_of(people.ask("bob").user) == ()
    await play.cancel(host, people.ask("ann"), await find_table(host, people.ask("ann")))
    assert (await host.load(table)).table.status == "cancelled"


async def test_where_the_last_person_is_forgotten_the_game_ends(host: Host, people: People) -> None:
    table = await people.open("waves")
    for seated in (1, 2):
        await lobby.add_computer(host, people.ask("ann"), table, "easy", seated)
    await lobby.start(host, people.ask("ann"), table)
    await privacy.erase(host, people.ask("ann"))
    after = await host.load(table)
    assert (after.table.status, after.seat(0).user_id, after.seat(0).name) == ("over", None, "Otto")
    assert b"ann" not in msgspec.json.encode([seat.model_dump() for seat in after.seats])
