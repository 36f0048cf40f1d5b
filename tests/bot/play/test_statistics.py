"""Statistics: what is counted, who may look at it, and pages that can be read on a phone."""

from __future__ import annotations

import msgspec
import pytest

from bot.controls import Stats, read
from bot.errors import Sorry
from bot.host import Host
from bot.host.counting import sides_of
from bot.play import leaving, lobby, opening, preferring, privacy, seats, statistics
from bot.play.asker import NOWHERE, Place
from bot.play.summing import PersonalResult, months_of, results_of, streaks, sum_up
from bot.preferences import Preferences
from bot.screens import statistics as screen
from bot.screens.message import Message, Picture, Text, control_ids, flat
from bot.screens.statistics import Month, Rival, Summary
from bot.systems import systems
from bot.texts import LANGUAGES, texts
from engine.games import game_named
from storage.commits import Commit, NewResult
from storage.ids import ServerId, TableId, UserId
from tests.bot.limits import of_message
from tests.bot.play.conftest import CHANNEL, SERVER, People, message_of, words_of
from tests.bot.play.test_counting import play_out

DAY = 86_400.0
JUNE = 1_781_956_800.0
"""2026-06-20, noon."""


def result(system: str = "waves", *, seats: int = 2, place: int = 1, at: float = JUNE, **tally: int) -> PersonalResult:
    return PersonalResult(system, systems()[system].game, seats, place, place == 1, at, tally)


async def lost_by(host: Host, people: People, loser: str, guest: str) -> TableId:
    """A game of ann and a guest that one of them gives up."""
    seated = await people.deal("waves", guest)
    await leaving.resign(host, people.ask(loser), seated.id)
    return seated.id


def test_a_streak_ends_with_a_game_that_was_not_won() -> None:
    assert streaks([]) == (0, 0)
    assert streaks([True, True, False, True]) == (1, 2)
    assert streaks([False, True, True, True]) == (3, 3)
    assert streaks([True, False]) == (0, 1)


def test_the_last_year_ends_with_the_present_month_and_older_games_are_not_in_it() -> None:
    games = [result(at=JUNE), result(at=JUNE - 40 * DAY, place=2), result(at=JUNE - 400 * DAY)]
    months = months_of(games, JUNE)
    assert [month.number for month in months] == [6, 7, 8, 9, 10, 11, 0, 1, 2, 3, 4, 5]
    assert (months[-1].games, months[-1].won) == (1, 1)
    assert (months[-2].games, months[-2].won) == (1, 0)
    assert sum(month.games for month in months) == 2


def test_games_are_summed_up_by_system_and_number_of_seats() -> None:
    games = [result(seats=2, rebels=3), result(seats=3, place=3, rebels=4), result(seats=3, place=2), result("rolling")]
    found = sum_up(games, JUNE)
    assert (found.games, found.won) == (4, 2)
    waves, rolling = found.systems
    assert (waves.system, waves.games, waves.won, rolling.games) == ("waves", 3, 1, 1)
    assert waves.places == ((2, ((1, 1),)), (3, ((2, 1), (3, 1))))
    assert dict(waves.tally) == {"rebels": 7}


async def test_ones_own_statistics_are_those_of_the_games_that_ended(host: Host, people: People) -> None:
    assert "not finished a game yet" in words_of(await statistics.show_own(host, people.ask("ann")))
    await lost_by(host, people, "bob", "bob")
    await lost_by(host, people, "ann", "bob")
    await play_out(host, (await people.deal("rolling", "bob")).id)
    answer = await statistics.show_own(host, people.ask("ann"))
    assert "Games finished: **3**" in words_of(answer)
    assert any(isinstance(part, Picture) for part in flat(message_of(answer).parts))
    results = [await host.store.results.of_table(TableId(table)) for table in (1, 2, 3)]
    mine = [next(one for one in found if one.seat == 0) for found in results]
    assert f"won: **{sum(one.won for one in mine)}**" in words_of(answer)
    second = await statistics.show_own(host, people.ask("ann"), 1)
    assert "With 2 seats: 🥇 1 × · 🥈 1 ×" in words_of(second)
    third = words_of(await statistics.show_own(host, people.ask("ann"), 2))
    counted = msgspec.json.decode(mine[2].tally or b"")
    assert f"Shots fired: {counted['shots']}" in third
    assert f"Infamy: {counted['infamy']}" in third


async def test_somebody_else_sees_the_games_of_this_server_that_they_could_see(host: Host, people: People) -> None:
    await lost_by(host, people, "bob", "bob")
    bob = people.ask("bob").user
    assert "Games finished: **1**" in words_of(await statistics.show_of(host, people.ask("cem"), bob))
    blind = Place(SERVER, 71, sees=lambda channel: channel != CHANNEL)
    assert "has not finished a game here" in words_of(await statistics.show_of(host, people.ask("cem", blind), bob))
    elsewhere = Place(ServerId(8), 80)
    words = words_of(await statistics.show_of(host, people.ask("cem", elsewhere), bob))
    assert "has not finished a game here" in words
    with pytest.raises(Sorry, match="error-stats-server"):
        await statistics.show_of(host, people.ask("cem", NOWHERE), bob)
    played = words_of(await statistics.show_of(host, people.ask("ann", blind), bob))
    assert "Games finished: **1**" in played, "whoever played it knows how it came out"


async def test_a_game_at_a_private_table_is_shown_to_those_who_played_it(host: Host, people: People) -> None:
    table = await lost_by(host, people, "bob", "bob")
    version = (await host.load(table)).version
    await host.store.turns.commit(Commit(table=table, expected=version, fields={"private": True}))
    bob = people.ask("bob").user
    assert "has not finished" in words_of(await statistics.show_of(host, people.ask("cem"), bob))
    assert "Games finished: **1**" in words_of(await statistics.show_of(host, people.ask("ann"), bob))
    assert "Games finished: **1**" in words_of(await statistics.show_own(host, people.ask("bob")))


async def test_whoever_keeps_their_statistics_private_is_shown_to_nobody_else(host: Host, people: People) -> None:
    table = await lost_by(host, people, "bob", "bob")
    await preferring.prefer_one(host, people.ask("bob"), "share_statistics", "no")
    bob = people.ask("bob").user
    with pytest.raises(Sorry, match="error-stats-private"):
        await statistics.show_of(host, people.ask("ann"), bob)
    assert "Games finished: **1**" in words_of(await statistics.show_own(host, people.ask("bob")))
    words = words_of(await statistics.show_rivals(host, people.ask("ann"), await host.load(table)))
    assert "bob" not in words
    assert "One person here does not share theirs." in words


async def test_a_table_shows_how_its_people_did_against_each_other(host: Host, people: People) -> None:
    fresh = await people.open("waves", "bob", "cem")
    words = words_of(await statistics.show_rivals(host, people.ask("ann"), await host.load(fresh)))
    assert "have not finished a game with each other yet" in words
    for loser in ("bob", "bob", "ann"):
        await lost_by(host, people, loser, "bob")
    await lost_by(host, people, "dan", "dan")
    words = words_of(await statistics.show_rivals(host, people.ask("ann"), await host.load(fresh)))
    assert "**ann**: 3 games, 2 won" in words, "the game with dan, who does not sit here, is not among them"
    assert "**bob**: 3 games, 1 won" in words
    assert "**cem**: 0 games" in words
    assert "Against you: 3 games; you were ahead in 2, behind in 1." in words


async def test_games_that_people_won_or_lost_together_were_not_against_each_other(host: Host, people: People) -> None:
    wave = await play_out(host, (await people.deal("wave", "bob", "cem")).id)
    words = words_of(await statistics.show_rivals(host, people.ask("ann"), wave))
    assert "**bob**: 1 game" in words
    assert "Against you" not in words
    in_teams = await people.deal("waves", "bob", "cem", "dan")
    assert sides_of(in_teams) == ((0, 2), (1, 3))
    in_teams = await play_out(host, in_teams.id)
    words = words_of(await statistics.show_rivals(host, people.ask("ann"), in_teams))
    of_people = {said.split("**")[0]: said for said in words.split("• **")[1:]}
    assert of_people.keys() == {"ann", "bob", "cem", "dan"}
    assert [name for name, said in of_people.items() if "Against you: 1 game" in said] == ["bob", "dan"]


async def test_a_rematch_and_changed_seats_count_for_the_people_and_not_for_the_seats(
    host: Host, people: People
) -> None:
    first = await lost_by(host, people, "bob", "bob")
    await opening.open_rematch(host, people.ask("ann"), first)
    [lobby_of] = await host.store.tables.of_user(people.ask("ann").user, ("lobby",))
    table = lobby_of.id
    await lobby.rotate(host, people.ask("ann"), table)
    await lobby.sit_down(host, people.ask("bob"), table)
    if not (await host.load(table)).running:
        await lobby.start(host, people.ask("ann"), table)
    sat = {seat.name: seat.number for seat in (await host.load(table)).seats}
    await leaving.resign(host, people.ask("bob"), table)
    games = await host.store.statistics.games_of([people.ask("ann").user])
    assert [game.table for game in games] == [first, table]
    assert [each.won for each in results_of(games, people.ask("ann").user)] == [True, True]
    assert [each.won for each in results_of(games, people.ask("bob").user)] == [False, False]
    assert sat == {"ann": 1, "bob": 0}


async def test_whoever_let_a_computer_player_play_to_the_end_has_their_own_name(host: Host, people: People) -> None:
    table = await people.deal("waves", "bob")
    await seats.hand_over(host, people.ask("bob"), table)
    await leaving.resign(host, people.ask("ann"), table.id)
    bob = people.ask("bob").user
    shown = (
        await statistics.show_own(host, people.ask("bob")),
        await statistics.show_of(host, people.ask("ann"), bob),
        await statistics.show_rivals(host, people.ask("ann"), await host.load(table.id)),
    )
    for answer in shown:
        assert "bob" in words_of(answer)
        assert "🤖" not in words_of(answer)


async def test_games_that_ended_before_anything_was_counted_are_counted_from_their_logs(
    host: Host, people: People
) -> None:
    seated = await play_out(host, (await people.deal("rolling", "bob")).id)
    before = words_of(await statistics.show_own(host, people.ask("ann"), 1))
    kept = await host.store.results.of_table(seated.id)
    bare = tuple(NewResult(seat=one.seat, place=2, score=one.score, won=one.won) for one in kept)
    await host.store.turns.commit(Commit(table=seated.id, expected=seated.version, results=bare))
    assert all(one.tally is None for one in await host.store.results.of_table(seated.id))
    assert words_of(await statistics.show_own(host, people.ask("ann"), 1)) == before
    assert "Infamy: " in before


async def test_erased_people_are_in_nobodys_statistics(host: Host, people: People) -> None:
    table = await lost_by(host, people, "bob", "bob")
    bob = people.ask("bob").user
    await privacy.erase(host, people.ask("bob"))
    assert "has not finished a game here" in words_of(await statistics.show_of(host, people.ask("ann"), bob))
    assert "not finished a game yet" in words_of(await statistics.show_own(host, people.ask("bob")))
    words = words_of(await statistics.show_rivals(host, people.ask("ann"), await host.load(table)))
    assert "bob" not in words
    assert "Games finished: **1**" in words_of(await statistics.show_own(host, people.ask("ann")))


async def test_pages_are_turned_as_they_were_opened(host: Host, people: People) -> None:
    await lost_by(host, people, "bob", "bob")
    answer = await statistics.show_of(host, people.ask("cem"), people.ask("bob").user)
    turns = [one for one in map(read, control_ids(message_of(answer))) if isinstance(one, Stats)]
    assert [(one.who, one.page) for one in turns] == [(people.ask("bob").user, -1), (people.ask("bob").user, 1)]
    last = await statistics.turn(host, people.ask("cem"), UserId(turns[1].who), turns[1].page, turns[1].table)
    assert "🐚 **Waves (Rebels edition)**: 1 game, 0 won" in words_of(last)
    assert "🥈 1 ×" in words_of(last)


def every_page(language: str, *, text_mode: bool) -> list[Message]:
    """All pages of somebody who has played more than anybody will."""
    games = [
        result(name, seats=seats, place=place, at=JUNE - 20 * DAY * number, **_counts(name))
        for number, name in enumerate(systems())
        for seats in game_named(systems()[name].game).seats
        for place in range(1, seats + 1)
        for _ in range(40)
    ]
    found = sum_up(games, JUNE)
    kept, said = Preferences(text_mode=text_mode), texts(language)
    count = 1 + len(found.systems)
    return [screen.statistics(2**63, "國" * 80, page == 0, found, page, kept, said) for page in range(count)]


def _counts(system: str) -> dict[str, int]:
    return dict.fromkeys(game_named(systems()[system].game).tally(()), 9_999)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("text_mode", [False, True])
def test_no_page_is_too_long_and_every_page_says_all_in_words(language: str, text_mode: bool) -> None:
    pages = every_page(language, text_mode=text_mode)
    assert len(pages) == 1 + len(systems())
    for page in pages:
        assert of_message(page) == []
    pictures = [part for page in pages for part in page.pictures()]
    said = texts(language)
    months = said("months").split()
    assert len(set(months)) == 12
    if text_mode:
        assert pictures == []
        assert said("stats-year") in str(pages[0])
        assert months[5] in str(pages[0])
    else:
        assert months[5] in pictures[0].alt
        assert pictures[0].paint().startswith(b"\x89PNG")
    for name, page in zip([one.system for one in _summary().systems], pages[1:], strict=True):
        words = "\n".join(part.markdown for part in flat(page.parts) if isinstance(part, Text))
        assert said(f"system-{name}") in words
        assert words.count("\n• ") >= len(_counts(name))


def _summary() -> Summary:
    return sum_up([result(name) for name in systems()], JUNE)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rivals_of_the_fullest_table_are_short_enough(language: str) -> None:
    found = [Rival("國" * 80, number == 0, 999, 99, 99, 50, 49) for number in range(6)]
    assert of_message(screen.rivals("國" * 100, found, 3, texts(language))) == []


def test_a_year_without_games_is_told_in_friendly_words() -> None:
    found = sum_up([result(at=JUNE - 500 * DAY)], JUNE)
    assert set(found.months) == {Month(number, 0, 0) for number in range(12)}
    page = screen.statistics(1, "Ada", True, found, 0, Preferences(), texts("en"))
    assert "No game was finished." in page.pictures()[0].alt
    assert page.pictures()[0].paint().startswith(b"\x89PNG")
