"""Where links in lists, digests and calls lead: to a table's thread, or to its message among others in a channel."""

from __future__ import annotations

import msgspec
import pytest

from bot.host import Host, Seated, calling, outbox
from bot.host.audiences import PUBLIC, user_audience
from bot.host.placing import place_table
from bot.play import leaving, lists, lobby, server_tables
from bot.play.answers import Show
from bot.post.digests import Told
from bot.post.makers import make
from bot.post.snapshot import TableSnapshot
from storage.ids import TableId, UserId
from storage.models import Post
from tests.bot.play.conftest import CHANNEL, SERVER, People, words_of

MESSAGE = f"https://discord.com/channels/{SERVER}/{CHANNEL}/555"


async def show_as(host: Host, table: TableId, kind: str, message: int = 555) -> None:
    """Discord shows a table with this message now."""
    for post in await host.store.posts.claim_due("test", now=host.clock() + 5_000):
        if (post.table_id, post.audience, post.kind) == (table, PUBLIC, kind):
            await host.store.posts.mark_shown(post, message_id=message)
    await host.store.posts.release("test")


async def placed(host: Host, people: People, thread: int | None = None) -> Seated:
    """A running game of ann and bob, in a thread of its own or in the channel."""
    seated = await people.deal("war", "bob")
    await host.change(seated.id, None, lambda now: place_table(now, thread, (), reminds_of_talk=False))
    return await host.load(seated.id)


async def made(host: Host, table: TableId, audience: str, kind: str, about: object) -> str:
    """The words of a message of a table that tells somebody about `about`."""
    post = Post(table_id=table, audience=audience, kind=kind, payload=msgspec.json.encode(about))
    message = await make(TableSnapshot(host, table), post)
    assert message is not None
    return words_of(Show(message))


async def read_everywhere(host: Host, people: People, table: TableId) -> list[str]:
    """What those who play, one of whom it waits for, read of a table in lists and digests."""
    found = [words_of(await server_tables.show_server_tables(host, people.ask("dan")))]
    for name in ("ann", "bob"):
        asker = people.ask(name)
        found.append(words_of(await lists.show_own_tables(host, asker)))
        about = Told(asker.user, 0.0)
        found.append(await made(host, table, user_audience(asker.user), f"{outbox.DIGEST}:1", about))
    waiting = ("Waiting for you" in found[1], "Waiting for you" in found[3])
    assert sorted(waiting) == [False, True]
    return found


async def test_lists_lead_to_the_message_of_a_table_that_is_kept_in_a_channel(host: Host, people: People) -> None:
    seated = await placed(host, people)
    for said in await read_everywhere(host, people, seated.id):
        assert f"<#{CHANNEL}>" in said, "its message is not there yet"
    await show_as(host, seated.id, outbox.TABLE)
    for said in await read_everywhere(host, people, seated.id):
        assert MESSAGE in said
        assert f"<#{CHANNEL}>" not in said


async def test_lists_lead_to_the_thread_of_a_table_that_has_one(host: Host, people: People) -> None:
    seated = await placed(host, people, CHANNEL + 1)
    await show_as(host, seated.id, outbox.TABLE)
    for said in await read_everywhere(host, people, seated.id):
        assert f"<#{CHANNEL + 1}>" in said
        assert "https:" not in said


async def test_lists_lead_to_a_lobby_and_to_the_result_of_a_game(host: Host, people: People) -> None:
    table = await people.open("war", "bob")
    await show_as(host, table, outbox.LOBBY)
    assert MESSAGE in words_of(await server_tables.show_server_tables(host, people.ask("dan")))
    await lobby.start(host, people.ask("ann"), table)
    await leaving.resign(host, people.ask("bob"), table)
    await show_as(host, table, outbox.RESULT, 556)
    said = words_of(await lists.show_own_tables(host, people.ask("bob")))
    assert f"https://discord.com/channels/{SERVER}/{CHANNEL}/556 · <t:" in said


@pytest.mark.parametrize("private", [True, False])
async def test_a_call_in_private_leads_to_the_message_and_one_for_all_to_see_names_the_channel(
    host: Host, people: People, private: bool
) -> None:
    seated = await placed(host, people)
    await leaving.resign(host, people.ask("bob"), seated.id)
    await show_as(host, seated.id, outbox.RESULT)
    bob = UserId(people.ask("bob").user)
    content = calling.CallContent(bob, ((seated.id, seated.seats_of(bob)[0]),))
    kind = f"{outbox.CALL}:{10**9}"
    said = await made(host, seated.id, user_audience(bob) if private else PUBLIC, kind, content)
    assert (MESSAGE in said, f"<#{CHANNEL}>" in said) == (private, not private)


async def test_the_links_of_many_tables_are_found_in_one_read(host: Host, people: People, reads: list[None]) -> None:
    counts = []
    for _ in range(2):
        for _ in range(2):
            await placed(host, people)
            await people.open("war", "bob")
        reads.clear()
        await lists.show_own_tables(host, people.ask("bob"))
        counts.append(len(reads))
    assert counts[0] == counts[1]
