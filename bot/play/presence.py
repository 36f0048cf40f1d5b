"""When somebody can be expected to play: the hours in which they are awake, and the dates on which they are away."""

from __future__ import annotations

from datetime import date, datetime, timedelta

import msgspec

from bot.errors import Sorry
from bot.host import Host
from bot.host.waits import TIMED
from bot.pace.errors import Unreadable
from bot.pace.hours import DAYS
from bot.pace.typed import read_absence, read_week
from bot.pace.zones import read_zone, wall_clock, zone_names
from bot.play.answers import Show, say
from bot.play.asker import Asker
from bot.preferences import EarlierHours, Preferences
from bot.texts import Texts
from bot.texts.days import typed_always, typed_days

MOST_EARLIER, MOST_AWAY = 10, 20
LISTED = 25


async def set_hours(host: Host, asker: Asker, zone: str | None, awake: str | None) -> Show:
    """Keep the zone and the hours of a person, from their next midnight on, and tell how they stand."""
    kept = await asker.preferences(host.store)
    now = int(host.clock())
    try:
        chosen = kept.zone if zone is None else read_zone(zone.strip()).key
        week = kept.awake if awake is None else read_week(awake, typed_days(), typed_always())
    except Unreadable as error:
        raise Sorry("error-zone" if error.reason == "zone" else f"error-hours-{_reason(error)}") from error
    if (chosen, week) != (kept.zone, kept.awake):
        until = _next_midnight(kept.zone or chosen or "UTC", now)
        earlier = kept.earlier_hours
        if not earlier or earlier[-1].until <= now:
            earlier = (*earlier, EarlierHours(until, kept.zone or "UTC", kept.awake))[-MOST_EARLIER:]
        kept = msgspec.structs.replace(kept, zone=chosen, awake=week, earlier_hours=earlier)
        await _keep(host, asker, kept)
    return say(describe_hours(kept, now, asker.texts))


def _reason(error: Unreadable) -> str:
    return "too-little" if error.reason == "too-little" else "unreadable"


def _next_midnight(zone: str, now: int) -> int:
    tomorrow = wall_clock(zone, now).date() + timedelta(days=1)
    return int(datetime(tomorrow.year, tomorrow.month, tomorrow.day, tzinfo=read_zone(zone)).timestamp())


async def _keep(host: Host, asker: Asker, kept: Preferences) -> None:
    """Keep it, and in the same transaction let every clock that depends on it be looked at again."""
    await host.store.players.change(asker.user, ring=TIMED, preferences=msgspec.json.encode(kept))
    asker.prefer(kept)
    host.look_at_timers()


def describe_hours(kept: Preferences, now: int, texts: Texts) -> str:
    """Where somebody lives and when they are awake."""
    zone = kept.zone or "UTC"
    shown = wall_clock(zone, now).strftime("%H:%M")
    lines = [texts("hours-zone", zone=zone, time=shown)]
    if not kept.awake:
        lines.append(texts("hours-always"))
    for day in DAYS if kept.awake else ():
        windows = ", ".join(f"{start}–{end}" for start, end in kept.awake.get(day, ()))
        lines.append(f"• {texts(f'day-{day}')}: {windows or texts('hours-asleep')}")
    if kept.earlier_hours and kept.earlier_hours[-1].until > now:
        lines.append(f"-# {texts('hours-from', since=f'<t:{kept.earlier_hours[-1].until}:f>')}")
    return "\n".join(lines)


def zones_like(current: str, now: int) -> list[tuple[str, str]]:
    """The zones whose names hold what is being typed, with the present time there."""
    wanted = current.lower().replace(" ", "_")
    found = sorted(name for name in zone_names() if "/" in name and not name.startswith("Etc/"))
    like = [name for name in found if wanted in name.lower()][:LISTED]
    return [(f"{name.replace('_', ' ')} · {wall_clock(name, now):%H:%M}", name) for name in like]


async def set_away(host: Host, asker: Asker, first: str, last: str) -> Show:
    """Keep an absence, or tell which ones are kept."""
    kept = await asker.preferences(host.store)
    today = wall_clock(kept.zone or "UTC", int(host.clock())).date()
    if first:
        try:
            absence = read_absence(first, last, today)
        except Unreadable as error:
            raise Sorry(f"error-away-{error.reason}", example=(today + timedelta(days=7)).isoformat()) from error
        away = tuple(sorted({*_still(kept, today), absence}))[:MOST_AWAY]
        kept = msgspec.structs.replace(kept, away=away)
        await _keep(host, asker, kept)
    listed = [f"• {start} – {end}" for start, end in kept.away if date.fromisoformat(end) >= today]
    return say("\n".join([asker.texts("away-list" if listed else "away-none"), *listed]))


async def cancel_away(host: Host, asker: Asker) -> Show:
    """Forget the absences that have not begun, and let those that have end yesterday."""
    kept = await asker.preferences(host.store)
    today = wall_clock(kept.zone or "UTC", int(host.clock())).date()
    yesterday = (today - timedelta(days=1)).isoformat()
    past = [(start, min(end, yesterday)) for start, end in kept.away if start <= yesterday]
    await _keep(host, asker, msgspec.structs.replace(kept, away=tuple(past)))
    return say(asker.texts("away-none"))


def _still(kept: Preferences, today: date) -> list[tuple[str, str]]:
    """The absences that may still matter to a running clock."""
    oldest = (today - timedelta(days=400)).isoformat()
    return [(start, end) for start, end in kept.away if end >= oldest]
