"""What people can do at a running table: the same whether they press or type."""

from __future__ import annotations

import asyncio
import threading
from typing import Any

import pytest

from bot.commands.moves import kinds_of
from bot.controls import Move, Undo, read
from bot.errors import Sorry
from bot.host import Host, Seated, consent, outbox, turns
from bot.host.audiences import seat_audience
from bot.play import lists, lobby, looking, moves, notes, preferring, privacy, seats, undo
from bot.play.answers import Acted, Change, Show
from bot.play.asker import Asker, Place
from bot.play.finding import find_table
from bot.play.typed import TypedMove, find_action, tag_of, text_of
from bot.play.worker_threads import WorkerThreads
from engine.errors import Refused
from engine.game import Action
from engine.menu import Ready
from storage.ids import TableId, UserId
from tests.bot.play.conftest import NAMES, People, ids_of, words_of

NOBODY: frozenset[int] = frozenset()


def mover_of(seated: Seated) -> tuple[int, str]:
    """The seat that the table waits for, and the name of its person."""
    seat = turns.game_of(seated).to_act[0]
    return seat, seated.seat(seat).name


def plain_action(seated: Seated, seat: int) -> tuple[tuple[str, ...], Action]:
    """A move that nobody is asked about once more, and the way to it through the menu."""
    game = turns.game_of(seated)
    for action in game.legal(seat):
        path = game.path_to(seat, action) or ()
        ready = game.ask(seat, path)
        if isinstance(ready, Ready) and ready.confirm is None:
            return path, action
    raise AssertionError("every move is risky")


def typed(seated: Seated, action: Action) -> TypedMove:
    kind = next(kind for kind in kinds_of(seated.table.game) if tag_of(kind) == tag_of(type(action)))
    given = {name: text for name in kind.__struct_fields__ if (text := text_of(action, name)) is not None}
    return TypedMove(seated.table.game, kind, given)


async def press_through(host: Host, asker: Asker, seated: Seated, seat: int, path: tuple[str, ...]) -> object:
    """Press one choice of the menu after the other."""
    prompt, answer = turns.game_of(seated).prompt(seat), None
    for steps in range(1, len(path) + 1):
        answer = await moves.choose(host, asker, Move(seated.id, seat, prompt, path[:steps]))
    return answer


async def test_a_move_does_the_same_pressed_and_typed(host: Host, people: People) -> None:
    seated = await people.deal("rolling", "bob")
    seat, name = mover_of(seated)
    path, action = plain_action(seated, seat)
    assert await press_through(host, people.ask(name), seated, seat, path) == Acted(seated.id, seat)
    pressed = turns.game_of(await host.load(seated.id))
    await undo.take_back(host, people.ask(name), seated.id, seat)
    again = await host.load(seated.id)
    assert turns.game_of(again).same_game(turns.game_of(seated))
    assert await moves.act_as_typed(host, people.ask(name), again, typed(seated, action)) == Acted(seated.id, seat)
    assert turns.game_of(await host.load(seated.id)).same_game(pressed)


async def test_each_step_of_a_menu_offers_the_way_back(host: Host, people: People) -> None:
    seated = await people.deal("war", "bob")
    seat, name = mover_of(seated)
    game = turns.game_of(seated)
    path = next(path for action in game.legal(seat) if len(path := game.path_to(seat, action) or ()) > 1)
    prompt = game.prompt(seat)
    answer = await moves.choose(host, people.ask(name), Move(seated.id, seat, prompt, path[:1]), in_hand=True)
    assert isinstance(answer, Change)
    assert answer.keep_pictures
    assert Move(seated.id, seat, prompt).id() in ids_of(answer)
    assert host.choosing.find_picked(seated.id, seat, prompt) == path[:1]


async def test_a_choice_of_an_earlier_moment_shows_how_things_stand(host: Host, people: People) -> None:
    seated = await people.deal("rolling", "bob")
    seat, name = mover_of(seated)
    answer = await moves.choose(host, people.ask(name), Move(seated.id, seat, "0000", ("1",)))
    assert isinstance(answer, Show)
    assert (await host.load(seated.id)).version == seated.version


async def test_a_choice_that_is_not_there_any_more_shows_the_hand_as_it_is(host: Host, people: People) -> None:
    seated = await people.deal("waves", "bob")
    seat, name = mover_of(seated)
    prompt = turns.game_of(seated).prompt(seat)
    answer = await moves.choose(host, people.ask(name), Move(seated.id, seat, prompt, ("nonsense",)))
    assert isinstance(answer, Show)
    assert "That button belonged to an earlier moment" in words_of(answer)
    assert Move(seated.id, seat, prompt).id() in " ".join(ids_of(answer))


async def test_nobody_presses_for_somebody_else(host: Host, people: People) -> None:
    seated = await people.deal("rolling", "bob")
    seat, name = mover_of(seated)
    other = next(one.name for one in seated.seats if one.name != name)
    prompt = turns.game_of(seated).prompt(seat)
    with pytest.raises(Sorry, match="error-not-your-seat"):
        await moves.choose(host, people.ask(other), Move(seated.id, seat, prompt))
    with pytest.raises(Sorry, match="error-not-your-seat"):
        await undo.take_back(host, people.ask(other), seated.id, seat)


async def test_whoever_wants_to_be_asked_is_asked_before_a_typed_move_too(host: Host, people: People) -> None:
    seated = await people.deal("rolling", "bob")
    seat, name = mover_of(seated)
    await preferring.prefer(host, people.ask(name), {"confirm": "always"})
    _, action = plain_action(seated, seat)
    answer = await moves.act_as_typed(host, people.ask(name), seated, typed(seated, action))
    assert isinstance(answer, Show)
    [go] = [control for each in ids_of(answer) if isinstance(control := read(each), Move) and control.confirmed]
    assert await moves.choose(host, people.ask(name), go) == Acted(seated.id, seat)


async def test_a_refused_move_tells_the_rule_of_the_table_it_was_about(host: Host, people: People) -> None:
    seated = await people.deal("rolling", "bob")
    seat, name = mover_of(seated)
    other = next(one.name for one in seated.seats if one.name != name)
    asker = people.ask(other)
    _, action = plain_action(seated, seat)
    found = await find_table(host, asker, str(seated.id))
    with pytest.raises(Refused):
        await moves.act_as_typed(host, asker, found, typed(seated, action))
    assert asker.seated is found


async def test_a_hand_offers_to_take_back_what_showed_nothing(host: Host, people: People) -> None:
    seated = await people.deal("rolling", "bob")
    seat, name = mover_of(seated)
    path, _ = plain_action(seated, seat)
    await press_through(host, people.ask(name), seated, seat, path)
    shown = await looking.show_hand(host, people.ask(name), await host.load(seated.id))
    assert Undo(seated.id, seat, moves=1).id() in ids_of(shown)


async def test_a_note_stands_above_the_hand_until_it_is_removed(host: Host, people: People) -> None:
    seated = await people.deal("rolling", "bob")
    await notes.note(host, people.ask("bob"), seated, "keep the five")
    assert "keep the five" in words_of(await looking.show_hand(host, people.ask("bob"), seated))
    assert "keep the five" not in words_of(await looking.show_hand(host, people.ask("ann"), seated))
    await notes.note(host, people.ask("bob"), seated, notes.NOTHING)
    assert "keep the five" not in words_of(await looking.show_hand(host, people.ask("bob"), seated))


async def test_the_tables_that_wait_come_first(host: Host, people: People) -> None:
    seated = await people.deal("rolling", "bob")
    _, name = mover_of(seated)
    other = next(one for one in NAMES[:2] if one != name)
    assert "⏳" in words_of(await lists.show_own_tables(host, people.ask(name)))
    assert "⏳" not in words_of(await lists.show_own_tables(host, people.ask(other)))


async def test_whoever_is_erased_leaves_nobody_waiting(host: Host, people: People) -> None:
    seated = await people.deal("rolling", "bob", "cem")
    await privacy.erase(host, people.ask("bob"))
    now = await host.load(seated.id)
    assert now.sits_as_computer(1)
    assert "bob" not in now.seat(1).name


async def test_nobody_finds_a_table_of_another_server(host: Host, people: People) -> None:
    table: TableId = await people.open("waves")
    with pytest.raises(Sorry, match="error-no-table"):
        await find_table(host, people.ask("dan", Place()), str(table))


async def test_others_are_served_while_typed_words_are_looked_for(
    host: Host, people: People, monkeypatch: pytest.MonkeyPatch
) -> None:
    seated = await people.deal("war", "bob")
    seat, name = mover_of(seated)
    kind = next(kind for kind in kinds_of("war") if tag_of(kind) == "build")
    begun, go_on = asyncio.Event(), threading.Event()
    loop = asyncio.get_running_loop()

    def slow(*given: Any) -> Action:
        loop.call_soon_threadsafe(begun.set)
        assert go_on.wait(10)
        return find_action(*given)

    monkeypatch.setattr("bot.play.moves.find_action", slow)
    nonsense = TypedMove("war", kind, dict.fromkeys(kind.__struct_fields__, "no such words"))
    search = asyncio.create_task(moves.act_as_typed(host, people.ask(name), seated, nonsense))
    await asyncio.wait_for(begun.wait(), 60)
    other = next(one.name for one in seated.seats if one.number != seat)
    assert words_of(await looking.show_hand(host, people.ask(other), seated))
    assert not search.done()
    go_on.set()
    with pytest.raises(Sorry, match="error-none-meant"):
        await search


async def test_one_search_of_a_person_is_done_at_a_time() -> None:
    workers, ann, bob = WorkerThreads(), UserId(1), UserId(2)
    begun, go_on = threading.Event(), threading.Event()

    def work() -> bool:
        begun.set()
        return go_on.wait(10)

    first = asyncio.create_task(workers.run(ann, work))
    await asyncio.to_thread(begun.wait, 10)
    second = asyncio.create_task(workers.run(ann, lambda: "second"))
    assert await workers.run(bob, lambda: "bob") == "bob"
    assert workers.is_busy(ann)
    assert not second.done()
    go_on.set()
    assert (await first, await second) == (True, "second")
    assert not workers.is_busy(ann)


async def test_somebody_away_still_has_a_voice_about_taking_back(host: Host, people: People) -> None:
    seated = await people.deal("war", "bob", "cem")
    seat = next(seat.number for seat in seated.seats if seat.name == "cem")
    await seats.hand_over(host, people.ask("cem"), seated)
    seated = await host.load(seated.id)
    question = consent.Consent(
        0, next(one.number for one in seated.seats if one.name == "ann"), NOBODY, NOBODY, open=True
    )
    assert seat in consent.voters(seated, question)
    assert undo.find_vote(seated, people.ask("cem").user) == seat


async def test_what_plays_for_somebody_is_what_was_agreed_in_the_lobby(host: Host, people: People) -> None:
    for agreed in ("easy", "strong"):
        table = await people.open("waves", "bob", "cem")
        await people.agree_on(table, "substitute", agreed, "bob", "cem")
        await lobby.start(host, people.ask("ann"), table)
        await seats.hand_over(host, people.ask("bob"), await host.load(table))
        away = next(seat for seat in (await host.load(table)).seats if seat.user_id == people.ask("bob").user)
        assert (away.kind, away.level) == ("computer", agreed)
        await host.store.persons.erase(people.ask("ann").user)


async def test_what_others_seal_changes_no_hand_in_which_somebody_may_have_a_list_open(
    host: Host, people: People
) -> None:
    seated = await people.deal("rolling", "bob")
    while len((game := turns.game_of(seated)).to_act) < 2:
        await host.act(seated.id, None, game.to_act[0], game.legal(game.to_act[0])[0])
        seated = await host.load(seated.id)
    for post in await host.store.posts.claim_due("w"):
        await host.store.posts.mark_shown(post, message_id=7, channel_id=8)
    await host.act(seated.id, None, 0, game.legal(0)[0])
    [hand] = [post for post in await host.store.posts.of_table(seated.id) if post.audience == seat_audience(1)]
    assert hand.state == "wanted"
    assert hand.not_before == (await host.load(seated.id)).changed_at + outbox.QUIET
