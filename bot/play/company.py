"""The people one sits down with: how reliable they are, and one's private list of those one would rather avoid."""

from __future__ import annotations

from hashlib import blake2b

from msgspec.structs import replace

from bot.errors import Sorry
from bot.host import Host, Seated
from bot.host.ending import is_ended_by
from bot.play.answers import Show
from bot.play.asker import Asker
from bot.play.finding import load
from bot.play.keeping import keep_choice
from bot.play.reliability import rate
from bot.preferences import Preferences, read_preferences
from bot.screens.company import Companion, company
from bot.texts.own_words import escape
from storage.ids import TableId, UserId

MOST_AVOIDED = 100


def mark_of(user: UserId, other: int) -> str:
    """The entry for somebody in a person's list: a hash that tells nobody who it is."""
    return blake2b(other.to_bytes(8, "big"), key=user.to_bytes(8, "big"), digest_size=12).hexdigest()


async def show_company(host: Host, asker: Asker, table: TableId) -> Show:
    """Who sits at a lobby, as far as the person who asks may know."""
    seated = await load(host, asker, table)
    people = [seat for seat in seated.seats if seat.kind == "person" and seat.user_id is not None]
    users = [UserId(seat.user_id) for seat in people if seat.user_id is not None]
    server = seated.table.server_id
    played = await host.store.reliability.of(server, users, is_ended_by) if server is not None else {}
    kept = await asker.preferences(host.store)
    now, found = host.clock(), []
    for seat, user in zip(people, users, strict=True):
        shares = read_preferences((await host.store.players.get(user)).preferences).share_reliability
        own = rate(played[user], now) if user in played and (shares or user == asker.user) else None
        avoided = mark_of(asker.user, user) in kept.avoid
        found.append(Companion(user, seat.name, user == asker.user, shares, own, avoided))
    return Show(company(table, tuple(found), len(kept.avoid), asker.texts), in_place=True)


async def avoid(host: Host, asker: Asker, table: TableId, chosen: str) -> Show:
    """Put somebody who sits there on one's list, or take them off it."""
    seated = await load(host, asker, table)
    other = UserId(int(chosen) if chosen.isdecimal() else 0)
    if other == asker.user or not seated.seats_of(other):
        raise Sorry("error-not-here")
    mark = mark_of(asker.user, other)

    def change(kept: Preferences) -> Preferences:
        left = tuple(one for one in kept.avoid if one != mark)
        return replace(kept, avoid=left if mark in kept.avoid else (*left, mark)[-MOST_AVOIDED:])

    await keep_choice(host, asker, change)
    return await show_company(host, asker, table)


async def share(host: Host, asker: Asker, table: TableId) -> Show:
    """Show others how reliable one is, or stop showing it."""
    await keep_choice(host, asker, lambda kept: replace(kept, share_reliability=not kept.share_reliability))
    return await show_company(host, asker, table)


async def forget_avoided(host: Host, asker: Asker, table: TableId) -> Show:
    """Empty one's list."""
    await keep_choice(host, asker, lambda kept: replace(kept, avoid=()))
    return await show_company(host, asker, table)


async def warn(host: Host, asker: Asker, seated: Seated) -> str:
    """A private warning that somebody sits there whom the person who asks would rather avoid; empty if nobody does."""
    kept = await asker.preferences(host.store)
    people = [seat for seat in seated.seats if seat.kind == "person" and seat.user_id not in (None, asker.user)]
    names = [seat.name for seat in people if seat.user_id and mark_of(asker.user, seat.user_id) in kept.avoid]
    return asker.texts("avoid-warn", who=", ".join(map(escape, names))) if names else ""
