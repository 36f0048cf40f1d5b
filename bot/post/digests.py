"""Each person's daily digest: when it comes, and what it says when it is sent."""

from __future__ import annotations

from collections.abc import Collection

import msgspec

from bot.host import Host, calling, outbox
from bot.host.audiences import user_audience
from bot.host.post_kinds import base_of, numbered
from bot.host.seated import Seated
from bot.post.addressing import mark_of, private_texts
from bot.post.awaiting import by_deadline
from bot.post.calls import want_of
from bot.post.links import find_links
from bot.post.snapshot import TableSnapshot
from bot.preferences import Preferences, read_preferences
from bot.screens.digest import DigestEntry, digest
from bot.screens.message import Message
from storage.commits import WantPost
from storage.ids import TableId, UserId
from storage.models import Player, Post
from storage.tables import LISTED, Changed

FIRST_TELLS = 86_400.0
"""How many seconds the first digest looks back."""


class Told(msgspec.Struct, frozen=True):
    """Whose digest a message is, and the moment from which on it tells what changed."""

    user: UserId
    since: float


async def give_digest(host: Host, player: Player, now: float) -> None:
    """Send somebody's digest if it is due, and keep when the next one is.

    From then on it no longer counts how they wanted to be told about tables at which they do not play any more: if
    nothing else asks for a digest, this one, which still tells that such a table is over, is the last.
    """
    kept = read_preferences(player.preferences)
    if kept.digest_hour is None or (moment := calling.next_ring(kept.person, now)) > now:
        await host.store.calls.give_digest(player, due=None if kept.digest_hour is None else moment)
        return
    user, since = player.user_id, player.digest_since or now - FIRST_TELLS
    past = kept.tell_at.keys() - (await host.store.persons.sits_at(user) if kept.tell_at else ())
    following = calling.next_digest(_without(kept, past), now, given=True)
    waiting = await host.store.tables.waiting_for(user, limit=1)
    tables = [one.table for one in waiting] or [one.table for one in await host.store.tables.find_changes(user, since)]
    post = None
    if tables:
        told = msgspec.json.encode(Told(user, since))
        kind = numbered(outbox.DIGEST, int(now * 1000))
        post = (tables[0].id, WantPost(audience=user_audience(user), kind=kind, payload=told, keep=False))

    def strike(chosen: bytes) -> bytes:
        return msgspec.json.encode(_without(read_preferences(chosen), past))

    if await host.store.calls.give_digest(player, due=following, since=now, post=post, strike=strike if past else None):
        host.wake()


def _without(kept: Preferences, tables: Collection[int]) -> Preferences:
    """The same without how somebody wanted to be told about these tables."""
    return msgspec.structs.replace(
        kept, tell_at={table: way for table, way in kept.tell_at.items() if table not in tables}
    )


async def make_digest(snapshot: TableSnapshot, seated: Seated, post: Post) -> Message | None:
    """What waits for a person now, and what others did since the previous digest; None if there is nothing."""
    told = msgspec.json.decode(post.payload, type=Told)
    host = snapshot.host
    found = await host.store.tables.waiting_for(told.user)
    waiting = await by_deadline(host, told.user, found)
    waits = {each.seated.id for each in waiting}
    changed = [
        each for each in await host.store.tables.find_changes(told.user, told.since) if each.table.id not in waits
    ]
    links = await find_links(host, [*(each.seated.table for each in waiting), *(each.table for each in changed)])
    wants = [want_of(each.seated, each.clock, links[each.seated.id]) for each in waiting]
    changes = [_change(each, told.since, links[TableId(each.table.id)]) for each in changed]
    if not wants and not changes:
        return None
    texts = private_texts(await snapshot.player(told.user))
    return digest(wants, changes, texts, mark_of(post), whole=len(found) < LISTED)


def _change(one: Changed, since: float, place: str) -> DigestEntry:
    if one.ended(since):
        return DigestEntry(one.table.id, one.table.name, place, "over", one.moves)
    return DigestEntry(one.table.id, one.table.name, place, "began" if one.began(since) else "moves", one.moves)


def is_digest(post: Post) -> bool:
    return base_of(post.kind) == outbox.DIGEST
