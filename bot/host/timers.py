"""The timers of a table: their kinds and the pauses before some of them; what a change sets is in next_timers.py."""

from __future__ import annotations

from dataclasses import dataclass
from hashlib import sha256

from bot.host.seated import Seated
from engine.players import pause_before
from engine.sealed import Sealed
from storage.commits import SetTimer

WAKE, COMPUTER, RETRY_DM, DEAL, APPLIED, FINAL = "wake", "computer", "reach", "deal", "seat", "final"
REMIND, LATE, CALL = "remind", "late", "call"
TIMED = (REMIND, LATE, CALL)
"""The timers that depend on people's hours, absences, pauses and outages."""
MEETING = "meeting"
"""The beginning or the end of a live hour, the reminder before it, or the end of the time in which to agree on one."""
PLAN = "plan"
"""Carrying out what a seat has laid ahead."""
READY = "ready"
"""Looking at the ready check of a lobby."""
LATE_VOTE, MEMBER, PROPOSAL, PAUSE = "late-vote", "member", "proposal", "pause"
"""The end of a vote about a late player's seat; finding out whether somebody is still in the server; the end of the
time in which a proposal can be answered; the end of a pause."""
UNDO = "undo"
"""The end of the time in which the others can agree that a move is taken back."""
BREAK, IDLE = "break", "idle"
"""The end of the time in which the others can refuse to break the game off; a lobby in which nothing happens."""
ANSWERED = (APPLIED, READY, LATE_VOTE, PROPOSAL, UNDO, BREAK)
"""The ends of the time for answering what people are asked: they depend on the hours and absences of all of them."""
RETRY_DM_AFTER = 6 * 3600.0
"""How long closed direct messages are left alone before they are tried again."""


@dataclass(frozen=True, slots=True)
class Pauses:
    """How long the table waits before it wakes the next person, and how long at least before a computer player moves.

    `thoughts` is how long a move that cannot be taken back afterwards waits; with 0 it is done at once. Up to `spread`
    is added to `grace`, drawn with the secret `key`, so that the moment of a call tells nothing about plans.
    """

    grace: float = 20.0
    computer: float = 2.0
    thoughts: float = 0.0
    spread: float = 0.0
    key: bytes = b""


def computer_timer(seated: Seated, game: Sealed, seat: int, now: float, pauses: Pauses) -> SetTimer:
    """When the computer player in a seat moves: after a human-like pause, longer if the decision looks hard to all."""
    lot = sha256(f"{seated.id}.{seated.version}.{seat}".encode()).digest()[0] / 255
    return SetTimer(kind=COMPUTER, due=now + pauses.computer * pause_before(game, seat, lot), seat=seat)


def people_waited_for(seated: Seated, game: Sealed) -> frozenset[int]:
    """The seats whose people the table waits for; computer players are not listed as late."""
    return frozenset(seat for seat in game.to_act if not seated.sits_as_computer(seat))
