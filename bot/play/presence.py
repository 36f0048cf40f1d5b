"""When somebody can be expected to play: the hours in which they are awake, and the dates on which they are away."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from datetime import date, datetime, timedelta

from msgspec.structs import replace

from bot.controls import PersonForm
from bot.errors import Sorry
from bot.host import Host
from bot.host.timers import ANSWERED, REMIND, TIMED
from bot.named import plain
from bot.pace.errors import Unreadable
from bot.pace.hours import DAYS, Window
from bot.pace.typed import read_absence, read_form, read_week
from bot.pace.zones import read_zone, wall_clock, zone_names
from bot.play.answers import AskForm, Field, Show
from bot.play.asker import Asker
from bot.play.keeping import Choice, keep_choice
from bot.preferences import EarlierHours, Preferences
from bot.screens import presence as screens
from bot.screens.message import MOST_CHOICES
from bot.texts.days import typed_always, typed_days

MOST_EARLIER, MOST_AWAY = 10, 20
WEEK_LINES = ("workdays", "sat", "sun", "others")
USUAL = ("08:00", "22:00")
"""The hours that a form begins with for somebody who has set none."""
ASLEEP = "-"
"""How a form says that somebody is asleep all day, where an empty line would say that the day is like others."""


async def show_hours(host: Host, asker: Asker) -> Show:
    """Where the person who asks lives, and when they are awake."""
    kept = await asker.preferences(host.store)
    return Show(screens.hours(kept, int(host.clock()), asker.texts), in_place=True)


async def set_hours(host: Host, asker: Asker, zone: str | None, awake: str | None) -> Show:
    """Keep the zone and the hours of a person, from their next midnight on, and tell how they stand."""
    try:
        chosen = None if zone is None else read_zone(zone.strip()).key
        week = None if awake is None else read_week(awake, typed_days(), typed_always())
    except Unreadable as error:
        raise _sorry(error) from error
    return await _set(host, asker, chosen, week)


async def set_week(host: Host, asker: Asker, typed: Mapping[str, str]) -> Show:
    """Keep the hours that were typed into the lines of a form."""
    try:
        workdays, saturday, sunday, others = (typed.get(line, "") for line in WEEK_LINES)
        week = read_form(workdays, saturday, sunday, others, typed_days(), typed_always())
    except Unreadable as error:
        raise _sorry(error) from error
    return await _set(host, asker, None, week)


async def set_zone(host: Host, asker: Asker, typed: str) -> Show:
    """Keep the zone that is meant by a city or a name; where several may be meant, let the person choose."""
    wanted = plain(typed.strip()).replace(" ", "_")
    exact = [name for name in zone_names() if name.lower() == wanted]
    found = zones_like(typed, int(host.clock())) if wanted else []
    cities = [name for _, name in found if name.lower().rpartition("/")[2] == wanted]
    meant = exact or (cities if len(cities) == 1 else [name for _, name in found] if len(found) == 1 else [])
    if meant:
        return await _set(host, asker, meant[0], None)
    if not found:
        raise Sorry("error-zone-typed")
    return Show(screens.choose_zone(found, asker.texts), in_place=True)


async def be_always_awake(host: Host, asker: Asker) -> Show:
    """Forget the hours of a person, who is not asked for any again."""
    return await _set(host, asker, None, {})


async def _set(host: Host, asker: Asker, zone: str | None, week: dict[str, tuple[Window, ...]] | None) -> Show:
    """Keep a zone and hours, or one of them; what held before holds until the next midnight."""
    now = int(host.clock())

    def change(kept: Preferences) -> Preferences:
        if week is not None:
            kept = replace(kept, always_awake=not week)
        there, awake = kept.zone if zone is None else zone, kept.awake if week is None else week
        if (there, awake) == (kept.zone, kept.awake):
            return kept
        until = _next_midnight(kept.zone or there or "UTC", now)
        earlier = kept.earlier_hours
        if not earlier or earlier[-1].until <= now:
            earlier = (*earlier, EarlierHours(until, kept.zone or "UTC", kept.awake))[-MOST_EARLIER:]
        return replace(kept, zone=there, awake=awake, earlier_hours=earlier)

    if change(kept := await asker.preferences(host.store)) != kept:
        await _keep(host, asker, change)
    return await show_hours(host, asker)


async def _keep(host: Host, asker: Asker, choice: Choice) -> None:
    """Keep when somebody can be expected to play, and have all worked out anew that depends on it."""
    await keep_choice(host, asker, choice, ring=TIMED, ring_tables=ANSWERED, always=REMIND)


async def ask_week(host: Host, asker: Asker) -> AskForm:
    """Ask with a form when somebody is awake; days that differ from the rest of their week have a line too."""
    kept, texts = await asker.preferences(host.store), asker.texts
    awake = kept.awake or dict.fromkeys(DAYS, (USUAL,))
    workdays = Counter(awake.get(day, ()) for day in DAYS[:5]).most_common(1)[0][0]
    lines = {"workdays": _write(workdays), "sat": _write(awake.get("sat", ())), "sun": _write(awake.get("sun", ()))}
    differing = [day for day in DAYS[:5] if awake.get(day, ()) != workdays]
    lines["others"] = ", ".join(f"{day} {_write(awake.get(day, ())) or ASLEEP}" for day in differing)
    first, *more = (
        Field(texts(f"form-week-{name}"), texts("form-week-hint"), texts(f"form-week-{name}-about"), line, name, False)
        for name, line in lines.items()
    )
    return AskForm(PersonForm("week"), texts("button-person-week"), first, tuple(more))


def _write(windows: Sequence[Window]) -> str:
    """Windows as a form takes them."""
    return " ".join(f"{start}-{end}" for start, end in windows)


async def ask_zone(host: Host, asker: Asker) -> AskForm:
    """Ask with a form where somebody lives."""
    kept, texts = await asker.preferences(host.store), asker.texts
    field = Field(texts("form-zone"), "Berlin", texts("form-zone-about"), kept.zone)
    return AskForm(PersonForm("zone"), texts("button-person-zone"), field)


def _sorry(error: Unreadable) -> Sorry:
    return Sorry("error-zone" if error.reason == "zone" else f"error-hours-{_reason(error)}")


def _reason(error: Unreadable) -> str:
    return "too-little" if error.reason == "too-little" else "unreadable"


def _next_midnight(zone: str, now: int) -> int:
    tomorrow = wall_clock(zone, now).date() + timedelta(days=1)
    return int(datetime(tomorrow.year, tomorrow.month, tomorrow.day, tzinfo=read_zone(zone)).timestamp())


def zones_like(current: str, now: int) -> list[tuple[str, str]]:
    """The zones whose names hold what is being typed, with the present time there."""
    wanted = plain(current).replace(" ", "_")
    found = sorted(name for name in zone_names() if "/" in name and not name.startswith("Etc/"))
    like = [name for name in found if wanted in name.lower()][:MOST_CHOICES]
    return [(f"{name.replace('_', ' ')} · {wall_clock(name, now):%H:%M}", name) for name in like]


async def show_away(host: Host, asker: Asker) -> Show:
    """The absences of the person who asks that are not over."""
    kept = await asker.preferences(host.store)
    return Show(screens.away(_to_come(kept, _today(host, kept)), asker.texts), in_place=True)


async def ask_absence(host: Host, asker: Asker) -> AskForm:
    """Ask with a form from when until when somebody is away."""
    kept, texts = await asker.preferences(host.store), asker.texts
    soon = _today(host, kept) + timedelta(days=1)
    first, last = soon.isoformat(), (soon + timedelta(days=6)).isoformat()
    lines = [Field(texts("form-away-first"), first, texts("form-away-about"), first, "first")]
    lines.append(Field(texts("form-away-last"), last, "", last, "last", required=False))
    return AskForm(PersonForm("absence"), texts("button-person-absence"), lines[0], tuple(lines[1:]))


async def set_away(host: Host, asker: Asker, first: str, last: str) -> Show:
    """Keep an absence, or tell which ones are kept."""
    kept = await asker.preferences(host.store)
    today = _today(host, kept)
    if first or last:
        try:
            absence = read_absence(first, last, today)
        except Unreadable as error:
            raise Sorry(f"error-away-{error.reason}", example=(today + timedelta(days=7)).isoformat()) from error

        def change(kept: Preferences) -> Preferences:
            return replace(kept, away=tuple(sorted({*_still(kept, today), absence})))

        if len(_to_come(change(kept), today)) > MOST_AWAY:
            raise Sorry("error-away-many", most=MOST_AWAY)
        await _keep(host, asker, change)
    return await show_away(host, asker)


async def cancel_away(host: Host, asker: Asker, chosen: str = "") -> Show:
    """Forget an absence, or all that are not over; those that have begun end yesterday."""
    kept = await asker.preferences(host.store)
    today = _today(host, kept)
    yesterday = (today - timedelta(days=1)).isoformat()

    def change(kept: Preferences) -> Preferences:
        left = []
        for start, end in kept.away:
            if chosen and chosen != f"{start}/{end}":
                left.append((start, end))
            elif start <= yesterday:
                left.append((start, min(end, yesterday)))
        return replace(kept, away=tuple(left))

    await _keep(host, asker, change)
    return await show_away(host, asker)


def _today(host: Host, kept: Preferences) -> date:
    return wall_clock(kept.zone or "UTC", int(host.clock())).date()


def _to_come(kept: Preferences, today: date) -> list[tuple[str, str]]:
    return [(start, end) for start, end in kept.away if date.fromisoformat(end) >= today]


def _still(kept: Preferences, today: date) -> list[tuple[str, str]]:
    """The absences that may still matter to a running clock."""
    oldest = (today - timedelta(days=400)).isoformat()
    return [(start, end) for start, end in kept.away if end >= oldest]
