"""When messages are late, words stand in the place of pictures by themselves; the pictures come back by themselves."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from types import SimpleNamespace

import discord
import pytest

from bot.host import Host, Seated
from bot.host.audiences import PUBLIC
from bot.host.outbox import HAND, TABLE
from bot.interactions.answering import change_pressed
from bot.post import poster as posting
from bot.post.allowance import FEW
from bot.post.painting import Painted
from bot.post.picture_budget import AT_ONCE, CALM, EVERY, LATE, MANY, PictureBudget
from bot.post.poster import Poster
from bot.screens.message import MOST_TEXT, Box, Message, Picture, Text, flat, without_pictures
from bot.texts import LANGUAGES, texts
from storage.ids import TableId
from storage.models import Post
from storage.store import Store
from tests.bot.test_host import NOW, PAUSES, running
from tests.fresh_database import fresh_database

OWN = ("seat:0", HAND)


class Steady:
    """A clock that a test moves."""

    now = 0.0

    def __call__(self) -> float:
        return self.now


def picture(words: str = "a map") -> Picture:
    return Picture("map.png", "a map", bytes, lambda: words)


def test_a_server_that_floods_goes_without_pictures_for_a_while() -> None:
    steady = Steady()
    budget = PictureBudget(steady, lambda table: "flood" if table < 100 else "quiet")
    message = Message((picture(),))
    assert all(budget.with_or_without_pictures(message, TableId(1)) is message for _ in range(100)), "it is alone"
    assert all(budget.with_or_without_pictures(message, TableId(100)) is message for _ in range(FEW))
    assert budget.with_or_without_pictures(message, TableId(2)) == without_pictures(message)
    assert budget.with_or_without_pictures(message, TableId(101)) is message
    budget.note_without_pictures((TableId(2), *OWN))
    assert budget.take_next() == [], "not while it has no more than others spare it"
    assert budget.has_pictures_to_restore
    steady.now += 60.0
    assert budget.take_next() == [(TableId(2), *OWN)]
    assert budget.with_or_without_pictures(message, TableId(2)) is message


def test_it_begins_when_messages_are_late_and_ends_once_all_has_been_in_time_for_a_while() -> None:
    steady = Steady()
    budget = PictureBudget(steady)

    def is_on(seconds: float, late: float) -> bool:
        steady.now += seconds
        budget.look(late, 0)
        return budget.on

    assert not is_on(0, LATE - 1)
    assert not is_on(1, 3600.0), "the bot was away, or its clock was pushed"
    assert not is_on(1, 0.0)
    assert not is_on(LATE, LATE)
    assert is_on(LATE, LATE)
    assert is_on(CALM - 1, 0.0)
    assert is_on(0, LATE / 2)
    assert is_on(CALM - 1, 0.0), "half late is not in time"
    assert not is_on(1, 0.0)


def test_too_many_pictures_that_wait_begin_it_too() -> None:
    budget = PictureBudget(Steady())
    budget.look(0.0, MANY)
    assert budget.on


def test_what_lacks_its_pictures_gets_them_back_a_few_at_a_time_however_often_it_is_looked() -> None:
    steady = Steady()
    budget = PictureBudget(steady)
    budget.look(LATE, MANY)
    keys = [(TableId(number), PUBLIC, TABLE) for number in range(2 * AT_ONCE + 1)]
    for key in keys:
        budget.note_without_pictures(key)
    assert not list(budget.take_next()), "not while messages are late"
    steady.now += CALM
    budget.look(0.0, 0)
    found = []
    while budget.has_pictures_to_restore:
        some = list(budget.take_next())
        assert 0 < len(some) <= AT_ONCE
        assert not list(budget.take_next()), "whatever is shown meanwhile wakes who asks"
        found += some
        steady.now += EVERY
    assert found == keys
    assert not budget.has_pictures_to_restore


def test_words_take_the_place_of_pictures_that_have_some_and_fit() -> None:
    other = Picture("week.png", "a week", bytes)
    message = Message((Text("Title"), Box((picture(), other))))
    spared = without_pictures(message)
    assert [part for part in flat(spared.parts) if isinstance(part, Text)] == [Text("Title"), Text("a map")]
    assert spared.pictures() == [other]
    several = Message(tuple(Picture("map.png", "a map", bytes, lambda: "a map", "soon") for _ in range(3)))
    assert [part for part in without_pictures(several).parts if part != Text("a map")] == [Text("a map\n-# soon")]
    long = Message((Text("Title"), picture("x" * MOST_TEXT)))
    assert without_pictures(long) is long
    plain = Message((Text("Title"),))
    assert without_pictures(plain) is plain


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    async with await Store.open(fresh_database(tmp_path), clock=lambda: NOW) as one:
        yield one


class Shown:
    """Takes what Discord would be sent."""

    def __init__(self) -> None:
        self.newest: dict[tuple[str, str], Message] = {}

    async def show(self, _seated: Seated, post: Post, message: Painted) -> tuple[int, int]:
        self.newest[post.audience, post.kind] = message.message
        return 1, 2

    async def find_sent(self, *_: object) -> None:
        return None


async def test_a_hand_shown_while_all_is_late_says_so_and_gets_its_pictures_when_that_is_over(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(posting, "SPARED_LOOK", 0.01)
    host, steady, shown = Host(store, lambda: NOW, PAUSES), Steady(), Shown()
    poster = Poster(host, discord.Client(intents=discord.Intents.none()), lambda: NOW)
    poster.picture_budget = poster._presenter.picture_budget = PictureBudget(steady)
    poster._presenter.sender = shown  # type: ignore[assignment]
    poster.picture_budget.look(LATE, MANY)
    await running(host, "waves")
    task = asyncio.create_task(poster.run())

    async def until_shown(pictures: bool) -> None:
        async with asyncio.timeout(60):
            while (hand := shown.newest.get(OWN)) is None or bool(hand.pictures()) != pictures:
                await asyncio.sleep(0.01)

    await until_shown(False)
    said = [part.markdown for part in flat(shown.newest[OWN].parts) if isinstance(part, Text)]
    assert any(texts("en")("picture-later") in text for text in said)
    steady.now += CALM
    await until_shown(True)
    async with asyncio.timeout(60):
        while poster.picture_budget.has_pictures_to_restore:
            steady.now += EVERY
            await asyncio.sleep(0.01)
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)
    assert len({texts(language)("picture-later") for language in LANGUAGES}) == len(LANGUAGES)


async def test_pictures_do_not_come_back_while_messages_wait_to_be_made(store: Store) -> None:
    host = Host(store, lambda: NOW, PAUSES)
    poster = Poster(host, discord.Client(intents=discord.Intents.none()), lambda: NOW)
    poster.picture_budget.note_without_pictures((TableId(1), *OWN))

    async def make() -> None:
        async with poster._making.turn("another"):
            pass

    async with poster._making.turn("one"):
        waiting = asyncio.create_task(make())
        await asyncio.sleep(0)
        await poster._give_pictures_back()
        assert poster.picture_budget.has_pictures_to_restore
    await waiting
    await poster._give_pictures_back()
    assert not poster.picture_budget.has_pictures_to_restore


class Response:
    """Takes what the pressed message becomes."""

    view: discord.ui.LayoutView

    async def edit_message(self, *, view: discord.ui.LayoutView) -> None:
        self.view = view


@pytest.mark.parametrize("was_spared", [True, False])
async def test_a_step_on_a_hand_in_words_names_no_pictures_that_are_not_there(was_spared: bool) -> None:
    gallery = {"type": 12, "id": 1, "items": [{"media": {"url": "https://example.org/map.png"}}]}
    before = discord.MediaGalleryComponent(gallery, None)  # type: ignore[arg-type]
    response = Response()
    shown = SimpleNamespace(components=[] if was_spared else [before])
    press = SimpleNamespace(message=shown, response=response)
    await change_pressed(press, Message((picture(),)), keep_pictures=True)  # type: ignore[arg-type]
    found = [type(item) for item in response.view.walk_children()]
    assert found == [discord.ui.TextDisplay if was_spared else discord.ui.MediaGallery]


class PutOff(Response):
    """Of a press that was put off; its message has lost its pictures meanwhile."""

    def __init__(self) -> None:
        self.attachments: list[str] = []

    def is_done(self) -> bool:
        return True

    async def edit_message(self, *, view: discord.ui.LayoutView) -> None:
        await self.edit_original_response(view=view, attachments=[])

    async def edit_original_response(self, *, view: discord.ui.LayoutView, attachments: list[discord.File]) -> None:
        names = {file.filename for file in attachments}
        wanted = [item for item in view.walk_children() if isinstance(item, discord.ui.MediaGallery)]
        if wanted and not names:
            refused = SimpleNamespace(status=400, reason="Bad Request")
            raise discord.HTTPException(refused, {"code": 50035, "message": "No attachment"})
        self.view, self.attachments = view, sorted(names)


async def test_a_step_on_a_hand_that_lost_its_pictures_while_it_waited_brings_them_along() -> None:
    gallery = {"type": 12, "id": 1, "items": [{"media": {"url": "https://example.org/map.png"}}]}
    shown = SimpleNamespace(components=[discord.MediaGalleryComponent(gallery, None)])  # type: ignore[arg-type]
    response = PutOff()
    press = SimpleNamespace(message=shown, response=response, edit_original_response=response.edit_original_response)
    await change_pressed(press, Message((picture(),)), keep_pictures=True)  # type: ignore[arg-type]
    assert response.attachments == ["map.png"]
