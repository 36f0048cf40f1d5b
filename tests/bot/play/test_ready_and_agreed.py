"""The ready check of a lobby in which what is agreed is changed: whoever has not agreed to it is not ready."""

from __future__ import annotations

from bot.controls import InLobby
from bot.host import Host, outbox, reachable
from bot.host.audiences import PUBLIC
from bot.pace.terms import DAY
from bot.play import agreement, lobby
from bot.post.makers import make
from bot.post.snapshot import TableSnapshot
from bot.screens.message import Buttons, Text, flat
from storage.ids import TableId
from storage.models import Post
from tests.bot.play.conftest import Hand, People, ids_of, words_of
from tests.bot.play.test_ready import full, look, names, shown


async def changed(host: Host, people: People, hand: Hand) -> TableId:
    """A table of ann and bob at which ann has changed something after bob had said that he is ready."""
    table = await full(host, people, hand)
    await lobby.say_ready(host, people.ask("bob"), table)
    hand.now += 60
    await agreement.agree(host, people.ask("ann"), table, "undo", "never")
    await lobby.say_ready(host, people.ask("ann"), table)
    return table


async def ready_post(host: Host, table: TableId) -> Post:
    post = await host.store.posts.get(table, PUBLIC, outbox.READY)
    assert post is not None
    return post


async def question(host: Host, table: TableId) -> tuple[str, int]:
    """The words of the question who is ready, and how many buttons it has."""
    post = await ready_post(host, table)
    assert post.version_wanted == (await host.load(table)).version, "it is shown again"
    message = await make(TableSnapshot(host, table), post)
    assert message is not None
    parts = flat(message.parts)
    buttons = sum(len(part.buttons) for part in parts if isinstance(part, Buttons))
    return "\n".join(part.markdown for part in parts if isinstance(part, Text)), buttons


async def test_the_question_names_whoever_has_not_agreed_to_a_change(host: Host, people: People, hand: Hand) -> None:
    table = await changed(host, people, hand)
    words, _ = await question(host, table)
    assert words.startswith("✅ <@101>: ")
    assert "Still to agree: bob" in words
    assert "Not ready yet: bob" in shown(await look(host, hand, table))


async def test_whoever_says_that_they_are_ready_is_asked_to_agree_to_what_was_changed(
    host: Host, people: People, hand: Hand
) -> None:
    table = await changed(host, people, hand)
    answer = await lobby.say_ready(host, people.ask("bob"), table)
    assert "what is agreed was changed" in words_of(answer)
    assert ids_of(answer) == [InLobby(table, "agree").id()]
    assert not (await look(host, hand, table)).running, "agreeing is a choice of its own"
    await lobby.agree(host, people.ask("bob"), table)
    assert await question(host, table) == ("✅ All are ready at **ann’s table** (#1).", 0)
    assert (await look(host, hand, table)).running


async def test_whoever_agrees_first_need_only_say_that_they_are_ready(host: Host, people: People, hand: Hand) -> None:
    table = await full(host, people, hand)
    await agreement.agree(host, people.ask("ann"), table, "undo", "never")
    words, _ = await question(host, table)
    assert "Still to agree: bob" in words
    await lobby.say_ready(host, people.ask("ann"), table)
    await lobby.agree(host, people.ask("bob"), table)
    words, _ = await question(host, table)
    assert words.startswith("✅ <@101>: ")
    assert "Still to agree" not in words
    await lobby.say_ready(host, people.ask("bob"), table)
    assert (await host.load(table)).running


async def test_whoever_does_not_agree_in_time_gives_up_the_seat(host: Host, people: People, hand: Hand) -> None:
    table = await changed(host, people, hand)
    await lobby.queue_up(host, people.ask("cem"), table)
    hand.now += DAY - 1
    assert names(await look(host, hand, table)) == ["ann", "bob"]
    hand.now += 1
    assert names(await look(host, hand, table)) == ["ann", "cem"]


async def test_whoever_takes_no_direct_messages_is_called_to_agree_by_the_question(
    host: Host, people: People, hand: Hand
) -> None:
    table = await full(host, people, hand)
    await lobby.say_ready(host, people.ask("bob"), table)
    bob = [seat for seat in (await host.load(table)).seats if seat.name == "bob"]
    await host.change(table, None, lambda now: reachable.note_closed(now, bob, hand.now))
    asked = [await ready_post(host, table)]
    for undo in ("never", "asked"):
        await agreement.agree(host, people.ask("ann"), table, "undo", undo)
        asked.append(await ready_post(host, table))
    before, first, second = (post.generation for post in asked)
    assert before < first == second, "they are called once"
    assert outbox.read_called(asked[-1].payload, ()) == [1]


async def test_the_question_calls_whoever_takes_no_direct_messages_also_if_the_lobby_had_to_be_filled_again(
    host: Host, people: People, hand: Hand
) -> None:
    table = await people.open("war", "bob", "cem")
    await people.agree_on(table, "seats", "3", "bob", "cem")
    await people.agree_on(table, "ready", "yes", "bob", "cem")
    await look(host, hand, table)
    await lobby.say_ready(host, people.ask("bob"), table)
    bob = [seat for seat in (await host.load(table)).seats if seat.name == "bob"]
    await host.change(table, None, lambda now: reachable.note_closed(now, bob, hand.now))
    hand.now += 60
    await lobby.leave(host, people.ask("cem"), table)
    await look(host, hand, table)
    await lobby.sit_down(host, people.ask("dan"), table)
    await look(host, hand, table)
    await agreement.agree(host, people.ask("ann"), table, "undo", "never")
    words, _ = await question(host, table)
    assert "<@101>" in words
    assert "<@103>" not in words, "dan reads it in a direct message"


async def test_whoever_changes_what_is_agreed_has_no_longer_to_answer(host: Host, people: People, hand: Hand) -> None:
    table = await full(host, people, hand)
    await lobby.say_ready(host, people.ask("bob"), table)
    hand.now += DAY - 1
    await agreement.agree(host, people.ask("ann"), table, "undo", "never")
    hand.now += 1
    assert names(await look(host, hand, table)) == ["bob"]
    assert (await host.load(table)).contract.unsure
