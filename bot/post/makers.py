"""Which message a post shows: from the table as it is now, so that the latest always wins."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import msgspec

from bot.host import Host, Seated, takeback, wishes
from bot.host.log import Moment
from bot.preferences import read_preferences
from bot.records import record_file
from bot.scenes import lobby_of, recent, scene_of, sitters_of
from bot.screens import frame, result, vote
from bot.screens import lobby as lobby_screen
from bot.screens.message import Message
from bot.texts import Texts, texts_for
from storage.ids import TableId, UserId
from storage.models import Post

GENERATIONS_A_VERSION = 1000

Maker = Callable[[Host, Seated, Post], Awaitable[Message | None]]


class Fold(msgspec.Struct, frozen=True):
    """Which message of a table is folded, and which versions of the log stay in it."""

    channel: int
    message: int
    after: int
    until: int


async def make(host: Host, seated: Seated, post: Post) -> Message | None:
    """The message that this post must show, or None if there is nothing to show any more."""
    kind = post.kind.partition(":")[0]
    return await MAKERS[kind](host, seated, post)


def public_texts(seated: Seated) -> Texts:
    """The language of the table's public messages."""
    return texts_for(seated.table.language)


async def _lobby(host: Host, seated: Seated, post: Post) -> Message | None:
    return lobby_screen.lobby(lobby_of(seated, public_texts(seated)))


async def _hello(host: Host, seated: Seated, post: Post) -> Message | None:
    user = int(post.audience.partition(":")[2])
    if not seated.seats_of(user):
        return None
    player = await host.store.players.get(UserId(user))
    return lobby_screen.hello(seated.id, seated.table.name, texts_for(player.language))


async def _table(host: Host, seated: Seated, post: Post) -> Message | None:
    if seated.game is None:
        return None
    is_new = post.message_id is None and post.generation % GENERATIONS_A_VERSION == 0
    mentions = people(seated, seated.game.to_act) if is_new else ()
    log = await recent(host, seated)
    return frame.public(scene_of(seated, None, public_texts(seated), log, mentions=mentions, mark=mark_of(post)))


def people(seated: Seated, seats: tuple[int, ...]) -> tuple[int, ...]:
    """The persons in these seats."""
    found = (seated.seat(number) for number in seats)
    return tuple(dict.fromkeys(seat.user_id for seat in found if seat.kind == "person" and seat.user_id))


def mark_of(post: Post) -> str:
    """What tells this very message from others of the table, hidden in the id of a button."""
    return post.nonce[:8]


async def _hand(host: Host, seated: Seated, post: Post) -> Message | None:
    seat = wishes.seat_of_audience(post.audience)
    if seated.game is None or seat is None:
        return None
    user = seated.seat(seat).user_id
    if user is None:
        return None
    player = await host.store.players.get(user)
    preferences = read_preferences(player.preferences)
    if not preferences.dms:
        return None
    note = await host.store.notes.get(TableId(seated.id), user)
    scene = scene_of(
        seated,
        seat,
        texts_for(preferences.language or player.language),
        await recent(host, seated),
        text_mode=preferences.text_mode,
        note=note.text if note else "",
        mark=mark_of(post),
    )
    return frame.private(scene)


async def _fold(host: Host, seated: Seated, post: Post) -> Message | None:
    fold = msgspec.json.decode(post.payload, type=Fold)
    log = [moment for moment in await host.log(seated, after=fold.after) if moment.version <= fold.until]
    return frame.folded(scene_of(seated, None, public_texts(seated), log))


async def _result(host: Host, seated: Seated, post: Post) -> Message | None:
    if seated.game is None:
        return None
    log: list[Moment] = await host.log(seated)
    scene = scene_of(seated, None, public_texts(seated), log[-3:], mark=mark_of(post))
    record = record_file(seated, log)
    joined = [seat.joined_by for seat in seated.seats if seat.kind == "person"]
    return result.result(scene, record, seated.table.secret, seated.table.seed, joined)


async def _vote(host: Host, seated: Seated, post: Post) -> Message | None:
    plea = takeback.latest_plea(await host.log(seated))
    if plea is None:
        return None
    missing = takeback.voters(seated, plea) - plea.yes - plea.no
    mentions = people(seated, tuple(sorted(missing))) if post.message_id is None and plea.open else ()
    return vote.vote(plea, seated.id, sitters_of(seated), tuple(sorted(missing)), public_texts(seated), mentions)


MAKERS: dict[str, Maker] = {
    wishes.VOTE: _vote,
    wishes.LOBBY: _lobby,
    wishes.HELLO: _hello,
    wishes.TABLE: _table,
    wishes.HAND: _hand,
    wishes.FOLD: _fold,
    wishes.RESULT: _result,
}
