"""Notices: messages in which a table says something once, to one person or to everybody, and asks nothing."""

from __future__ import annotations

import msgspec

from bot.host import Seated, audiences
from bot.host.lobby import who_is_unsure
from bot.host.post_kinds import number_of
from bot.host.seats import MARK
from bot.post.addressing import private_texts, public_texts
from bot.post.snapshot import TableSnapshot
from bot.preferences import read_preferences
from bot.scenes import lobby_of, names_of
from bot.screens import lobby as lobby_screen
from bot.screens import time
from bot.screens.log import change_line, is_handover
from bot.screens.message import Message, Text
from bot.screens.permissions import say_permissions
from bot.texts.own_words import escape
from storage.models import Post


class Lost(msgspec.Struct, frozen=True):
    """Where the bot may no longer show a table, and what it lacks there; empty if it no longer sees the place."""

    channel: int
    missing: str = ""
    gone: bool = False
    """Whether the channel was deleted."""


async def greet(snapshot: TableSnapshot, seated: Seated, post: Post) -> Message | None:
    """Tell somebody who has sat down which table they have joined, with the whole seal."""
    user = audiences.user_of(post.audience)
    if user is None or not seated.seats_of(user):
        return None
    player = await snapshot.player(user)
    texts, kept = private_texts(player), read_preferences(player.preferences)
    name, seal = seated.table.name, seated.table.commitment.hex()
    return lobby_screen.hello(seated.id, name, seal, texts, dms=kept.dms, asks_hours=not kept.has_said_hours)


async def tell_unready(snapshot: TableSnapshot, seated: Seated, post: Post) -> Message | None:
    """Tell somebody that they lost their seat because they were not ready, unless they have one again."""
    user = audiences.user_of(post.audience)
    if user is None or seated.seats_of(user) or seated.table.status == "cancelled":
        return None
    texts = private_texts(await snapshot.player(user))
    key = "unready" if seated.table.status == "lobby" else "unready-begun"
    place = f"<#{seated.table.channel_id}>"
    return Message((Text(texts(key, name=escape(seated.table.name), table=seated.id, place=place)),))


async def invite(snapshot: TableSnapshot, seated: Seated, post: Post) -> Message | None:
    """Invite somebody who has no seat at the table yet."""
    user = audiences.user_of(post.audience)
    if user is None or seated.table.status != "lobby" or seated.seats_of(user):
        return None
    player = await snapshot.player(user)
    if not read_preferences(player.preferences).dms:
        return None
    shown = lobby_of(seated, private_texts(player))
    return lobby_screen.invitation(shown, seated.table.channel_id or 0)


async def offer_rematch(snapshot: TableSnapshot, seated: Seated, post: Post) -> Message | None:
    """Offer somebody the seat that is kept for them."""
    user = audiences.user_of(post.audience)
    if user is None or seated.table.status != "lobby" or seated.seats_of(user) or user not in seated.contract.kept:
        return None
    shown = lobby_of(seated, private_texts(await snapshot.player(user)))
    return lobby_screen.rematch(shown, seated.table.channel_id or 0)


async def tell_change(snapshot: TableSnapshot, seated: Seated, post: Post) -> Message | None:
    """Tell somebody that what they had agreed to was changed."""
    user = audiences.user_of(post.audience)
    unsure = seated.table.status == "lobby" and any(seat.user_id == user for seat in who_is_unsure(seated))
    if user is None or not unsure:
        return None
    player = await snapshot.player(user)
    return lobby_screen.show_change(lobby_of(seated, private_texts(player)), seated.table.channel_id or 0)


async def tell_handover(snapshot: TableSnapshot, seated: Seated, post: Post) -> Message | None:
    """Tell everybody who plays a seat from now on."""
    version, texts = number_of(post.kind), public_texts(seated)
    log = [moment for moment in await snapshot.log(version - 1) if moment.version == version and moment.said]
    lines = [change_line(texts, moment.said) for moment in log if moment.said and is_handover(moment.said)]
    return Message((Text("\n".join(lines)),)) if any(lines) else None


async def offer_seat(snapshot: TableSnapshot, seated: Seated, post: Post) -> Message | None:
    """Offer everybody a seat that was given up."""
    seat = number_of(post.kind)
    free = seated.running and seat in seated.timing.offered
    if not free and post.message_id is None:
        return None
    others = tuple(each.name for each in seated.seats if each.number != seat)
    who = names_of(seated)[seat].removeprefix(MARK)
    offer = time.Offer(seated.id, seat, who, seated.table.name, seated.contract, others, f"<#{seated.place}>")
    return time.offer_seat(offer, public_texts(seated), free=free)


async def remind_of_talk(snapshot: TableSnapshot, seated: Seated, post: Post) -> Message | None:
    """Remind everybody how they may talk, before anybody does."""
    return Message((Text(talk_reminder(seated)),))


async def tell_closed(snapshot: TableSnapshot, seated: Seated, post: Post) -> Message | None:
    """Tell everybody whose direct messages are closed."""
    seat = seated.seat(number_of(post.kind))
    if not seated.running or seat.kind != "person" or seat.reach != "closed":
        return None
    return Message((Text(public_texts(seated)("closed-dms", who=escape(seat.name))),))


async def tell_lost(snapshot: TableSnapshot, seated: Seated, post: Post) -> Message | None:
    """Tell the owner of a table what the bot may no longer do there."""
    lost, user = (
        msgspec.json.decode(post.payload, type=Lost) if post.payload else None,
        audiences.user_of(post.audience),
    )
    if lost is None or user is None:
        return None
    player = await snapshot.player(user)
    texts = private_texts(player)
    params = {"name": escape(seated.table.name), "table": seated.id, "place": f"<#{lost.channel}>"}
    key = "lost-channel" if lost.gone else "lost-permissions" if lost.missing else "lost-access"
    return Message((Text(texts(key, missing=say_permissions(texts, lost.missing), **params)),))


def talk_reminder(seated: Seated) -> str:
    """What everybody is reminded of before they begin to talk, in a game where talk is part of the rules."""
    texts, key = public_texts(seated), f"{seated.table.game}-talk-reminder"
    return texts(key) if texts.has(key) else ""
