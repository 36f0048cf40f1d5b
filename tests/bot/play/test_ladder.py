"""The ladder of a server: who is on it and who is not, what a game changed, and taking a game out."""

from __future__ import annotations

import pytest

from bot.controls import Control, Ladder, read
from bot.errors import Outdated, Sorry
from bot.host import Host, outbox
from bot.host.audiences import PUBLIC
from bot.play import ladder, leaving, privacy
from bot.play.asker import NOWHERE, Place
from bot.post.makers import make
from bot.post.snapshot import TableSnapshot
from bot.preferences import MOST_EARLIER, read_preferences
from bot.ratings import BEGINS, Standing
from bot.screens.ladder import PAGE, Page
from bot.screens.ladder import ladder as draw
from bot.screens.message import Select, control_ids, flat
from bot.texts import LANGUAGES, texts
from storage.ids import ServerId, TableId, UserId
from tests.bot.limits import of_message
from tests.bot.play.conftest import CHANNEL, SERVER, Hand, People, ids_of, message_of, words_of

MANAGER = Place(SERVER, CHANNEL, may_manage=True)


async def join(host: Host, people: People, *names: str) -> None:
    for name in names:
        await ladder.join(host, people.ask(name), "waves", 0)


async def lost_by(host: Host, people: People, loser: str, *others: str) -> TableId:
    """A game of two that somebody gives up."""
    seated = await people.deal("waves", *others)
    await leaving.resign(host, people.ask(loser), seated.id)
    return seated.id


async def shown(host: Host, people: People, name: str = "ann", place: Place | None = None) -> str:
    asker = people.ask(name, place) if place else people.ask(name)
    return words_of(await ladder.show_ladder(host, asker, "waves"))


async def result_of(host: Host, table: TableId) -> str:
    """The words of the result as it would be shown now."""
    post = await host.store.posts.get(table, PUBLIC, outbox.RESULT)
    assert post is not None
    message = await make(TableSnapshot(host, table), post)
    assert message is not None
    return str(message)


def controls_of(ids: list[str]) -> list[Control | None]:
    return list(map(read, ids))


async def test_an_empty_ladder_says_how_it_begins(host: Host, people: People) -> None:
    answer = await ladder.show_ladder(host, people.ask("ann"))
    assert "Nobody stands here yet" in words_of(answer)
    assert any(isinstance(one, Ladder) and one.act == "join" for one in controls_of(ids_of(answer)))
    assert of_message(message_of(answer)) == []


async def test_only_those_who_joined_are_rated_and_shown(host: Host, people: People) -> None:
    await join(host, people, "ann", "bob")
    await lost_by(host, people, "bob", "bob")
    await lost_by(host, people, "cem", "cem")
    words = await shown(host, people, "cem")
    assert "1. **ann**" in words
    assert "2. **bob**" in words
    assert "cem" not in words
    assert "1 game" in words, "the game against somebody who is not on the ladder does not count"
    assert "You are in place" not in words
    assert "You are in place 2" in await shown(host, people, "bob")


async def test_whoever_leaves_is_shown_nowhere_any_more_and_others_keep_their_points(
    host: Host, people: People
) -> None:
    await join(host, people, "ann", "bob")
    table = await lost_by(host, people, "bob", "bob")
    before = await shown(host, people)
    assert "bob" in await result_of(host, table)
    await ladder.leave(host, people.ask("bob"), "waves", 0)
    after = await shown(host, people)
    assert "bob" not in after
    assert next(line for line in after.splitlines() if "**ann**" in line) in before
    line = next(line for line in (await result_of(host, table)).split("\\n") if "📈" in line and "**ann**" in line)
    assert "+" in line
    assert "📈 **bob**" not in await result_of(host, table)


@pytest.mark.parametrize("again", [False, True])
async def test_nobody_keeps_a_game_from_counting_by_leaving_during_it(
    host: Host, people: People, hand: Hand, again: bool
) -> None:
    await join(host, people, "ann", "bob")
    hand.now += 1
    seated = await people.deal("waves", "bob")
    hand.now += 1
    await ladder.leave(host, people.ask("bob"), "waves", 0)
    hand.now += 1
    between = await people.deal("waves", "bob")
    hand.now += 1
    for _ in range(2 if again else 0):
        await join(host, people, "bob")
        hand.now += 1
        await ladder.leave(host, people.ask("bob"), "waves", 0)
        hand.now += 1
    if again:
        await join(host, people, "bob")
    for game in (seated, between):
        await leaving.resign(host, people.ask("bob"), game.id)
    assert len(await host.store.rated.of_table(seated.id)) == 2
    assert await host.store.rated.of_table(between.id) == [], "it began while bob was not on the ladder"


async def test_what_is_kept_of_joining_and_leaving_has_an_end(host: Host, people: People, hand: Hand) -> None:
    for _ in range(MOST_EARLIER + 5):
        await join(host, people, "ann")
        hand.now += 1
        await ladder.leave(host, people.ask("ann"), "waves", 0)
    [kept] = read_preferences((await host.store.players.get(people.ask("ann").user)).preferences).ladders.values()
    assert len(kept.earlier) == MOST_EARLIER
    assert (kept.held_at(hand.now - 1), kept.held_at(0)) == (True, False)
    assert kept.held_at(hand.now - MOST_EARLIER)


async def test_the_result_says_what_changed_and_why(host: Host, people: People) -> None:
    await join(host, people, "ann", "bob")
    await lost_by(host, people, "ann", "bob")
    table = await lost_by(host, people, "bob", "bob")
    words = await result_of(host, table)
    assert "📈 **ann** +" in words
    assert "ahead of one who stood higher" in words
    assert "📈 **bob** −" in words
    assert "behind one who stood lower" in words


async def test_each_server_has_its_own_ladder(host: Host, people: People) -> None:
    await join(host, people, "ann", "bob")
    await lost_by(host, people, "bob", "bob")
    elsewhere = Place(ServerId(8), 80)
    assert "ann" not in await shown(host, people, place=elsewhere)
    with pytest.raises(Sorry, match="error-ladder-server"):
        await ladder.show_ladder(host, people.ask("ann", NOWHERE))


async def test_what_is_won_together_has_no_ladder(host: Host, people: People) -> None:
    with pytest.raises(Sorry, match="error-ladder-together"):
        await ladder.show_typed(host, people.ask("ann"), "wave")
    assert "wave" not in ladder.systems_with_ladder()
    assert "Rolling" in words_of(await ladder.show_typed(host, people.ask("ann"), "rolling"))


async def test_those_who_manage_the_server_take_a_game_out_after_a_second_question_and_put_it_back(
    host: Host, people: People
) -> None:
    await join(host, people, "ann", "bob")
    first = await lost_by(host, people, "bob", "bob")
    once = await shown(host, people)
    second = await lost_by(host, people, "ann", "bob")
    twice = await shown(host, people)
    listed = await ladder.list_games(host, people.ask("cem", MANAGER), "waves")
    [games] = [part for part in flat(message_of(listed).parts) if isinstance(part, Select)]
    assert [choice.value for choice in games.choices] == [str(second), str(first)]
    asked = await ladder.ask_about_game(host, people.ask("cem", MANAGER), "waves", str(second))
    assert "Shall game" in words_of(asked)
    assert await shown(host, people) == twice
    [sure] = [one for one in controls_of(ids_of(asked)) if isinstance(one, Ladder) and one.act == "out"]
    done = await ladder.take_out(host, people.ask("cem", MANAGER), "waves", sure.table, out=True)
    assert "no longer counts" in words_of(done)
    assert await shown(host, people) == once
    assert "📈" not in await result_of(host, second)
    post = await host.store.posts.get(second, PUBLIC, outbox.RESULT)
    assert post is not None
    assert post.state == "wanted"
    again = await ladder.ask_about_game(host, people.ask("cem", MANAGER), "waves", str(second))
    assert any(isinstance(one, Ladder) and one.act == "in" for one in controls_of(ids_of(again)))
    await ladder.take_out(host, people.ask("cem", MANAGER), "waves", second, out=False)
    assert await shown(host, people) == twice


async def test_nobody_else_takes_a_game_out_nor_one_of_another_server(host: Host, people: People) -> None:
    await join(host, people, "ann", "bob")
    table = await lost_by(host, people, "bob", "bob")
    for work in (
        ladder.list_games(host, people.ask("ann"), "waves"),
        ladder.ask_about_game(host, people.ask("ann"), "waves", str(table)),
        ladder.take_out(host, people.ask("ann"), "waves", table, out=True),
    ):
        with pytest.raises(Sorry, match="error-not-manager"):
            await work
    with pytest.raises(Outdated):
        await ladder.take_out(
            host, people.ask("ann", Place(ServerId(8), 80, may_manage=True)), "waves", table, out=True
        )
    assert not any(seat.out for seat in await host.store.rated.of_table(table))


async def test_whoever_is_erased_leaves_the_ladder_and_the_results(host: Host, people: People) -> None:
    await join(host, people, "ann", "bob")
    table = await lost_by(host, people, "bob", "bob")
    assert people.ask("bob").user in [seat.user_id for seat in await host.store.rated.of_table(table)]
    await privacy.erase(host, people.ask("bob"))
    assert "bob" not in await shown(host, people)
    assert "**ann**" in await shown(host, people)
    assert [(seat.user_id, seat.name) for seat in await host.store.rated.of_table(table)][1] == (None, "")
    assert "📈 **bob**" not in await result_of(host, table)
    listed = await ladder.list_games(host, people.ask("cem", MANAGER), "waves")
    assert "bob" not in str(listed)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("number", [0, 3, 99])
def test_a_long_ladder_has_pages_that_are_short_enough(language: str, number: int) -> None:
    many = [Standing(UserId(n), "國" * 80, BEGINS - n, n, 0.0, resting=True) for n in range(4 * PAGE)]
    page = Page("waves", many, UserId(35), True, ladder.systems_with_ladder(), number, manages=True, notice="n" * 200)
    message = draw(page, texts(language))
    assert of_message(message) == []
    turns = [one for one in controls_of(control_ids(message)) if isinstance(one, Ladder) and one.act == "show"]
    assert len(turns) == 2
    assert f"{min(number, 3) * PAGE + 1}. " in str(message)
