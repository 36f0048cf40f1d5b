"""The first private message at a table says where its reader will find the hand, and asks newcomers for their hours."""

from __future__ import annotations

import msgspec
import pytest

from bot.controls import AboutPerson
from bot.host import Host, calling, outbox
from bot.host.audiences import user_audience
from bot.host.calling import DueCall
from bot.pace.terms import DAY
from bot.play import presence, telling
from bot.play.answers import Show
from bot.post.calls import make_call
from bot.post.makers import make
from bot.post.snapshot import TableSnapshot
from bot.preferences import Preferences
from bot.screens.message import Message, Text, flat
from bot.texts import LANGUAGES, texts
from storage.ids import TableId
from tests.bot.play.conftest import Hand, People, ids_of, words_of
from tests.bot.play.daily import waited_for

HOURS = AboutPerson("hours").id()


async def greeting(host: Host, people: People, table: TableId) -> Message:
    """What ann is told at first of a table at which she sits."""
    post = await host.store.posts.get(table, user_audience(people.ask("ann").user), outbox.HELLO)
    assert post is not None
    message = await make(TableSnapshot(host, table), post)
    assert message is not None
    return message


@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_hand_is_promised_in_private_only_to_whoever_wants_it_there(
    host: Host, people: People, language: str
) -> None:
    asker = people.ask("ann")
    table = await people.open("waves")
    said = []
    for dms in (True, False):
        kept = msgspec.json.encode(Preferences(language=language, dms=dms))
        await host.store.players.change(asker.user, preferences=kept)
        message = await greeting(host, people, table)
        said.append("\n".join(part.markdown for part in flat(message.parts) if isinstance(part, Text)))
    in_private, by_button = said
    assert in_private != by_button
    button = texts(language)("button-hand")
    assert (button in in_private, button in by_button) == (False, True)


@pytest.mark.parametrize("chosen", ["hours", "a zone", "always awake", "always awake, typed"])
async def test_newcomers_are_asked_for_their_hours_until_they_have_chosen(
    host: Host, people: People, chosen: str
) -> None:
    table = await people.open("waves")

    async def shown() -> list[Show]:
        """What ann reads of her own at first: the greeting, and how she is told."""
        return [Show(await greeting(host, people, table)), await telling.show(host, people.ask("ann"), TableId(0))]

    for each in await shown():
        assert words_of(each).count(texts("en")("ask-hours")) == 1
        assert ids_of(each).count(HOURS) == 1
    if chosen == "always awake":
        await presence.be_always_awake(host, people.ask("ann"))
    elif chosen == "a zone":
        await presence.set_zone(host, people.ask("ann"), "Europe/Berlin")
    else:
        await presence.set_hours(host, people.ask("ann"), None, "always" if "typed" in chosen else "8-22")
    for each in await shown():
        assert texts("en")("ask-hours") not in words_of(each)
        assert HOURS not in ids_of(each)


async def test_a_private_call_has_the_button_for_hours_until_they_are_set(
    host: Host, people: People, hand: Hand
) -> None:
    seated = await people.deal("war", "bob")
    seat, name, _ = waited_for(seated)
    user = people.ask(name).user
    hand.now += DAY
    posts = calling.calls_for(user, [DueCall(seated, seat, "message")], hand.now, reach="ok", dms=True)
    assert await host.store.calls.give([], posts)
    [post] = [post for post in await host.store.posts.of_table(seated.id) if post.kind.startswith(outbox.CALL)]
    for known in (False, True):
        call = await make_call(TableSnapshot(host, seated.id), seated, post)
        assert call is not None
        assert (HOURS in ids_of(Show(call))) is not known
        await presence.set_hours(host, people.ask(name), "Europe/Berlin", "8-22")
