"""Where a round ends is written into the log with the move that ends it, and counts no more once that is taken back."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from bot.host import Host, Seated, turns
from bot.host.log import Moment
from bot.host.news import news_for
from bot.host.rounds import decided_after, split_rounds
from bot.scenes import past_of
from bot.screens.games import screen_of
from engine.games.waves.events import MajorityFound, RebelsShown
from storage.models import Post
from tests.bot.play.conftest import People


async def into_round(
    host: Host, people: People, system: str, number: int, guests: tuple[str, ...] = ("bob",)
) -> Seated:
    """A table that has just come to a round."""
    seated = await people.deal(system, *guests)
    while (game := turns.game_of(seated)).round != number:
        seat = game.to_act[0]
        await host.act(seated.id, None, seat, game.rules.moves(game._state, seat)[0])
        seated = await host.load(seated.id)
    return seated


@pytest.mark.parametrize("system", ["waves", "rolling", "war"])
async def test_the_rounds_of_a_log_hold_every_event_of_it_once(host: Host, people: People, system: str) -> None:
    seated = await into_round(host, people, system, 3)
    log = await host.log(seated)
    rounds, since = split_rounds(seated.table.game, log)
    assert [each.number for each in rounds] == [1, 2]
    told = [event for each in rounds for moment in each.moments for event in moment.events]
    told += [event for moment in since for event in moment.events]
    assert told == [event for moment in log for event in moment.events]
    begins = turns.game_of(seated).rules.begins_round
    assert isinstance(since[0].events[0], begins)
    assert news_for(seated, None, log, whole=True) == since


async def test_a_round_is_not_over_any_more_when_the_move_that_ended_it_is_taken_back(
    host: Host, people: People
) -> None:
    seated = await into_round(host, people, "waves", 2)
    log = await host.log(seated)
    last = max(at for at, moment in enumerate(log) if moment.seat is not None)
    log[last] = replace(log[last], undone=True)
    rounds, since = split_rounds(seated.table.game, log)
    assert rounds == []
    assert [moment for moment in since if moment.seat is not None] == [m for m in log if m.seat is not None]


async def test_the_past_of_a_table_leads_to_its_present(host: Host, people: People) -> None:
    seated = await into_round(host, people, "rolling", 2)
    log = await host.log(seated)
    [first] = split_rounds(seated.table.game, log)[0]
    past = past_of(seated, log, first.moves)
    now = turns.game_of(seated)
    assert [past[-1].view(seat) for seat in (None, 0, 1)] == [now.view(seat) for seat in (None, 0, 1)]
    assert past[-2].round == 1


async def test_to_a_seat_all_since_its_own_last_acts_is_news(host: Host, people: People) -> None:
    seated = await into_round(host, people, "rolling", 2)
    log = await host.log(seated)
    for seat in (0, 1):
        news = news_for(seated, seat, log, whole=True)
        assert news is not None
        at = log.index(news[0])
        assert news == log[at:]
        movers = [moment.seat for moment in news if moment.seat is not None]
        assert movers == sorted(movers, key=lambda mover: mover != seat), "its own first, then those of others"
        assert [moment.seat for moment in log[:at] if moment.seat is not None][-1] != seat
    assert news_for(seated, 0, [], whole=False) is None


async def test_what_came_of_an_act_is_told_though_it_ended_the_turn(host: Host, people: People) -> None:
    seated = await into_round(host, people, "war", 1)
    log = [moment for moment in await host.log(seated) if moment.seat is None]
    acts = [Moment(1, 1, {}, (), (), 0.0), *(Moment(2 + n, 0, {"n": n}, (), (), 0.0) for n in range(3))]
    assert news_for(seated, 0, [*log, *acts], whole=True) == acts[1:], "an attack, and the end of the turn after it"
    others = Moment(5, 1, {}, (), (), 0.0)
    assert news_for(seated, 0, [*log, *acts, others], whole=True) == [*acts[1:], others]
    undone = [replace(acts[1], undone=True), *acts[2:]]
    assert news_for(seated, 0, [*log, acts[0], *undone], whole=True) == acts[2:]


async def test_a_round_takes_over_the_message_that_the_table_has_left(host: Host, people: People) -> None:
    seated = await into_round(host, people, "waves", 2)
    posts = {post.kind: post for post in await host.store.posts.of_table(seated.id)}
    assert posts["round:1"].state == "wanted"
    claimed: list[Post] = await host.store.posts.claim_due("me", limit=50)
    mine = next(post for post in claimed if post.kind == "round:1")
    assert await host.store.posts.inherit(mine, "table") is None, "no message of the table was ever sent"


async def test_the_count_of_a_round_is_that_of_the_move_that_decided_it(host: Host, people: People) -> None:
    seated = await into_round(host, people, "waves", 4, ("bob", "cem"))
    log = await host.log(seated)
    for done in split_rounds(seated.table.game, log)[0]:
        past = past_of(seated, log, done.moves)
        at = decided_after(done, screen_of("waves").decides)
        shown = [event for moment in done.moments for event in moment.events]
        majority = next(event for event in shown if isinstance(event, MajorityFound))
        rebels = [event.card for event in shown if isinstance(event, RebelsShown) for _ in range(event.count)]
        before: Any = past[at].view(None)
        open_cards = [*before.council, before.spare, *rebels]
        counted = [open_cards.count(card) for card in range(1, 6)]
        assert majority.majority == max(range(1, 6), key=lambda card: (counted[card - 1], card))
