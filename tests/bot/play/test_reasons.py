"""Asking a computer player, once the game is over, why it did what it did."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.controls import Replay as At
from bot.errors import Outdated, Sorry
from bot.host import Host, applying, breaking
from bot.host.audiences import PUBLIC
from bot.play import lobby, reasons, replaying, seats
from engine.game import Action
from engine.menu import Words
from engine.players import Decision, Outlook, Prospect, QuickStream, Sight, decide, sight_at
from tests.bot.play.conftest import People, ids_of, words_of


async def played(host: Host, people: People, level: str, moves: int, taken_by: str = "") -> At:
    """A game of a person and a computer player of which so many moves are played, and then broken off.

    Before that, somebody may take over the computer player's seat.
    """
    table = await people.open("war")
    await lobby.add_computer(host, people.ask("ann"), table, level, 1)
    await host.start(table, people.ask("ann").request)
    for n in range(moves):
        game = (await host.load(table)).game
        assert game is not None
        seat = game.to_act[0]
        await host.act(table, None, seat, decide("easy", sight_at(game, seat), QuickStream(bytes([n]))))
    if taken_by:
        await seats.take_over(host, people.ask(taken_by), await host.load(table), 1)
        application = applying.read_application(await host.store.posts.get(table, PUBLIC, applying.post_kind(1)))
        assert application is not None
        await seats.vote(host, people.ask("ann"), table, 1, application.asked, yes=True)
    request = people.ask("ann").request
    await host.change(table, request, lambda now: breaking.break_off(now, request, host.clock()))
    return At(table)


async def steps_of(host: Host, at: At, seat: int, moves: int) -> list[int]:
    log = await host.log(await host.load(at.table))
    made = [moment.seat for moment in log if moment.seat is not None][:moves]
    return [n for n, mover in enumerate(made, 1) if mover == seat]


async def test_a_computer_player_is_asked_in_the_replay_and_a_person_is_not(host: Host, people: People) -> None:
    at = await played(host, people, "easy-raider", 8)
    ann = people.ask("ann")
    own, other = await steps_of(host, at, 1, 8), await steps_of(host, at, 0, 8)
    assert own
    assert other
    for step in own:
        shown = await replaying.go_to(host, ann, At(at.table, step))
        assert At(at.table, step, None, False, "why").id() in ids_of(shown)
        said = words_of(await reasons.ask_why(host, ann, At(at.table, step)))
        assert "Marlin, easy, raider" in said
        assert said.count("• ") >= 1
    for step in (0, other[0], 99):
        shown = await replaying.go_to(host, ann, At(at.table, step))
        assert At(at.table, step, None, False, "why").id() not in ids_of(shown)
        with pytest.raises(Outdated):
            await reasons.ask_why(host, ann, At(at.table, step))


async def test_who_plays_at_random_has_no_reasons_to_ask_for(host: Host, people: People) -> None:
    at = await played(host, people, "random", 8)
    for step in await steps_of(host, at, 1, 8):
        with pytest.raises(Outdated):
            await reasons.ask_why(host, people.ask("ann"), At(at.table, step))


@pytest.mark.parametrize("level", ["easy", "random"])
async def test_a_person_does_not_answer_for_the_computer_player_whose_seat_they_took(
    host: Host, people: People, level: str
) -> None:
    at = await played(host, people, level, 8, taken_by="bob")
    assert (await host.load(at.table)).seat(1).user_id == people.ask("bob").user
    made = await steps_of(host, at, 1, 8)
    assert made
    for step in made:
        shown = await replaying.go_to(host, people.ask("ann"), At(at.table, step))
        assert At(at.table, step, None, False, "why").id() not in ids_of(shown)
        with pytest.raises(Outdated):
            await reasons.ask_why(host, people.ask("ann"), At(at.table, step))


async def test_nobody_is_asked_while_the_game_runs(host: Host, people: People) -> None:
    table = await people.open("war")
    await lobby.add_computer(host, people.ask("ann"), table, "easy", 1)
    await host.start(table, people.ask("ann").request)
    with pytest.raises(Sorry, match="error-replay-running"):
        await reasons.ask_why(host, people.ask("ann"), At(table, 1))


@pytest.mark.parametrize("quick", [False, True])
async def test_what_a_strong_player_would_have_done_instead_is_told_too_if_it_was_asked(
    host: Host, people: People, quick: bool
) -> None:
    at = await played(host, people, "easy-raider", 8)
    step = (await steps_of(host, at, 1, 8))[0]

    fear = Prospect(Words("war-then-horn", {"who": 0}), 0.3, 0.1)

    async def consider(sight: Sight, seed: bytes, done: Action | None = None) -> Decision:
        # it is asked at the seat of the move, and before that, what comes after what was done
        assert sight.seat == 1
        assert done in sight.legal
        return Decision(sight.legal[-1], (), outlook=Outlook(0.4, None, fear), quick=quick)

    host.outside = replace(host.outside, consider=consider)
    said = words_of(await reasons.ask_why(host, people.ask("ann"), At(at.table, step)))
    assert ("would also have thought of" in said) != quick
    assert "To be feared, in 3 of 10 imagined games: ann sounds the horn." in said
