"""How long people have to answer what the others at their table are asked. Pure.

Whoever says nothing is taken to agree to some things, or loses their say, and must therefore have had the time to
answer. An outage is known only when it is over, and a pause may begin after the question, so when the time for
answering has come, it is looked at once more.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable

from bot.host.seated import Seated
from bot.pace.stops import Running, call_stops
from bot.pace.terms import DAY, Rests, Span

ANSWER_WITHIN = DAY
"""How much awake time those who are asked have to answer."""
LATEST = 30 * DAY
"""How long anybody is waited for who sleeps or is away, without the time in which the table rests."""


def ends_at(seated: Seated, asked: Collection[int], since: float, rests: Rests, within: int = ANSWER_WITHIN) -> float:
    """When all of these seats, asked at a moment, have been awake for long enough to answer; at the latest in `LATEST`.

    `rests` says when else nobody need answer; a pause without an end counts as going on.
    """
    latest = _moment_after(since, LATEST, rests.spans)
    stops = [call_stops(seated.preferences(seat).person, rests) for seat in asked]
    found = [Running(each, int(since), int(latest)).find_moment(within) for each in stops]
    return max((moment or latest for moment in found), default=silent_until(seated, since, within))


def look_at(ends: float, now: float, rests: Rests) -> float:
    """When to look whether a time to answer is over that ends at a moment; it is over if that is not later than now."""
    if any(pause.end is None or pause.end > now for pause in rests.pauses):
        # The pause has no agreed end, or may end before it: it is looked at again in a day.
        return min(ends, now + DAY) if ends > now else now + DAY
    return ends


def silent_until(seated: Seated, since: float, seconds: float) -> float:
    """When people have said nothing for this long since a moment, asleep or not; outages do not count."""
    return _moment_after(since, seconds, seated.outages)


def _moment_after(since: float, seconds: float, spans: Iterable[Span]) -> float:
    """When this many seconds have passed since a moment, without those of the spans that have an end."""
    ends = since + seconds
    for span in sorted(spans, key=lambda span: span.start):
        if span.end is not None and span.end > since and span.start < ends:
            ends += span.end - max(span.start, since)
            since = span.end
    return ends
