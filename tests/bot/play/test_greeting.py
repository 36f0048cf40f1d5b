"""The first private message at a table says where its reader will find the hand."""

from __future__ import annotations

import msgspec
import pytest

from bot.host import Host, outbox
from bot.host.audiences import user_audience
from bot.post.makers import make
from bot.post.snapshot import TableSnapshot
from bot.preferences import Preferences
from bot.screens.message import Text, flat
from bot.texts import LANGUAGES, texts
from tests.bot.play.conftest import People


@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_hand_is_promised_in_private_only_to_whoever_wants_it_there(
    host: Host, people: People, language: str
) -> None:
    asker = people.ask("ann")
    table = await people.open("waves")
    post = await host.store.posts.get(table, user_audience(asker.user), outbox.HELLO)
    assert post is not None
    said = []
    for dms in (True, False):
        kept = msgspec.json.encode(Preferences(language=language, dms=dms))
        await host.store.players.change(asker.user, preferences=kept)
        message = await make(TableSnapshot(host, table), post)
        assert message is not None
        said.append("\n".join(part.markdown for part in flat(message.parts) if isinstance(part, Text)))
    in_private, by_button = said
    assert in_private != by_button
    button = texts(language)("button-hand")
    assert (button in in_private, button in by_button) == (False, True)
