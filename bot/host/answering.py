"""How long people have to answer what the others at their table are asked. Pure.

Whoever says nothing is taken to agree to some things, or loses their say, and must therefore have had the time to
answer. An outage is known only when it is over, and a pause may begin after the question, so when the time for
answering has come, it is looked at once more.
"""

from __future__ import annotations

from collections.abc import Collection

from bot.host.seated import Seated
from bot.pace.stops import Running, call_stops
from bot.pace.words import DAY, Rests

ANSWER_WITHIN = DAY
"""How much awake time those who are asked have to answer."""
LATEST = 30 * DAY
"""How far ahead awake time is looked for; for longer nobody is waited for who sleeps or is away."""


def ends_at(seated: Seated, asked: Collection[int], since: float, now: float, rests: Rests) -> float:
    """When all of these seats, asked at a moment, have been awake for long enough to answer, if that can be known.

    `rests` says when else nobody need answer.
    """
    stops = [call_stops(seated.preferences(seat).person, rests) for seat in asked]
    found = [Running(each, int(since), int(now) + LATEST).find_moment(ANSWER_WITHIN) for each in stops]
    return max(filter(None, found), default=silent_until(seated, int(since), ANSWER_WITHIN))


def longer_until(seated: Seated, asked: Collection[int], since: float, now: float, rests: Rests) -> float | None:
    """Until when these seats can still answer because of these rests, although their time seemed to be over."""
    if not since or not any(span.end is None or span.end > since for span in rests.spans):
        return None
    ends = ends_at(seated, asked, since, now, rests)
    if ends <= now and any(pause.end is None or pause.end > now for pause in rests.pauses):
        # The pause has no agreed end, or one too far ahead: it is looked at again in a day.
        return now + ANSWER_WITHIN
    return ends if ends > now else None


def silent_until(seated: Seated, since: float, seconds: float) -> float:
    """When people have said nothing for this long since a moment, asleep or not; outages do not count."""
    ends = since + seconds
    for outage in sorted(seated.outages, key=lambda outage: outage.start):
        if outage.end is not None and outage.end > since and outage.start < ends:
            ends += outage.end - max(outage.start, since)
    return ends
