"""Asking all others at a table to agree to something: the question as the log tells it, and who has a voice. Pure."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace

from bot.errors import Sorry
from bot.host import answering
from bot.host.log import Moment
from bot.host.seated import Seated
from bot.pace.terms import Rests

TAKEN = "seat-taken"
"""What the log says of seats that somebody has taken over."""


@dataclass(frozen=True, slots=True)
class Consent:
    """A question that asks for the others' consent, since `version`; `yes` and `no` are the seats that said so."""

    version: int
    seat: int
    yes: frozenset[int] = frozenset()
    no: frozenset[int] = frozenset()
    open: bool = True
    at: float = 0.0
    refused_at: float = 0.0
    done: bool = False
    """Whether what it asked for was done; that closes it, too."""
    silent: bool = False
    """Whether it was closed because somebody had said nothing until the time for answering was over."""
    taken: Mapping[int, float] = field(default_factory=dict)
    """The seats that somebody has taken over since, and when: the answer of the person before them is not theirs."""

    def since(self, seats: Iterable[int]) -> dict[int, float]:
        """Since when the people in these seats have been asked."""
        return {seat: self.taken.get(seat, self.at) for seat in sorted(seats)}


def read_consent(log: Sequence[Moment], asked: str, voted: str) -> Consent | None:
    """The last such question in the log, closed if anybody refused.

    `asked` and `voted` are what the log calls asking it and answering it.
    """
    consent: Consent | None = None
    for moment in log:
        kind = moment.action.get("type") if moment.seat is None else None
        if kind == asked:
            consent = Consent(moment.version, moment.action["seat"], at=moment.at)
        elif consent and consent.open and kind == TAKEN:
            seats = moment.action["seats"]
            taken = {**consent.taken, **dict.fromkeys(seats, moment.at)}
            consent = replace(consent, yes=consent.yes.difference(seats), taken=taken)
        elif consent and kind == voted and moment.action["asked"] == consent.version:
            voter = frozenset({moment.action["seat"]})
            if moment.action["yes"]:
                consent = replace(consent, yes=consent.yes | voter)
            else:
                consent = replace(consent, no=consent.no | voter, open=False, refused_at=moment.at)
    return consent


def voters(seated: Seated, consent: Consent) -> frozenset[int]:
    """The seats whose people must agree, even if they are away: all but the one who asks. Computers never mind.

    Whoever has taken over the seat of the one who asked must agree, too.
    """
    people = (seat.number for seat in seated.seats if seat.kind == "person" or seat.user_id is not None)
    return frozenset(people) - {consent.seat}.difference(consent.taken)


def missing_of(seated: Seated, consent: Consent) -> frozenset[int]:
    """The seats whose people have still to answer."""
    return voters(seated, consent) - consent.yes - consent.no


def check_vote(seated: Seated, consent: Consent | None, asked: int, seat: int) -> Consent:
    """The question that a seat answers; raises Sorry if it is not the last one, is closed, or does not ask the seat."""
    if consent is None or consent.version != asked or not consent.open:
        raise Sorry("error-vote-over")
    if seat not in voters(seated, consent):
        raise Sorry("error-vote-own")
    return consent


def ends_of(seated: Seated, since: Mapping[int, float], rests: Rests, within: int) -> list[float]:
    """When each of these seats, asked at a moment of its own, has been awake for long enough to answer."""
    return [answering.ends_at(seated, [seat], at, rests, within) for seat, at in since.items()]
