"""Who has still to answer the questions that are open at a table. Pure.

How one is asked and decided is in the module of each: late_votes, proposals, meetings, takeback, breaking, applying.
"""

from __future__ import annotations

from collections.abc import Sequence

from bot.host import breaking, consent, late_votes, meetings, proposals, takeback
from bot.host.log import Moment
from bot.host.seated import Seated


def missing_about_time(seated: Seated) -> frozenset[int]:
    """The seats asked about a late player's seat, a proposal about time or a live hour that have not answered."""
    timing = seated.timing
    missing = frozenset(seat for vote in timing.open_votes() for seat in late_votes.missing_of(seated, vote))
    if (proposal := timing.open_proposal) is not None:
        missing |= proposals.missing_of(seated, proposal)
    if (meeting := timing.open_meeting) is not None:
        missing |= meetings.missing_of(seated, meeting)
    return missing


def missing_in_consents(seated: Seated, log: Sequence[Moment]) -> frozenset[int]:
    """The seats asked whether a move may be taken back, or the game broken off, that have not answered."""
    asked = (takeback.latest_consent(log), breaking.latest_question(log))
    return frozenset(
        seat for each in asked if each is not None and each.open for seat in consent.missing_of(seated, each)
    )
