"""Second thoughts: a move that could not be taken back afterwards waits some seconds, seen by nobody else. Pure."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from bot.host import outbox, plan_state, turns, waits
from bot.host.audiences import seat_audience
from bot.host.builder import CommitBuilder
from bot.host.seated import Request, Seated
from bot.host.timers import COMPUTER, FINAL, WAKE, Pauses
from bot.host.timing import Intent, Timing
from bot.pace.terms import LIVE
from engine.game import Action
from engine.sealed import Sealed
from engine.table import read_action
from storage.commits import Commit, SetTimer, WantPost

LIVE_PAUSE = 3.0
"""The longest time for second thoughts at a live table, where people play at the same time."""
LEAST = 1.0
"""A move that would wait for less than this is done at once."""


def act(seated: Seated, request: Request, seat: int, action: Action, now: float, pauses: Pauses) -> Commit:
    """Do a move, or keep it for some seconds if doing it would end the chance to take it back."""
    instead = _is_instead_of_plan(seated, request, seat, action)
    if instead:
        seated = seated.with_timing(plan_state.without_waiting_move(seated.timing, seat))
    done = turns.act(seated, request, seat, action, now, pauses)
    if not _ends_the_chance(seated, done, action):
        return done
    until = _final_at(seated, seat, now, pauses)
    if until - now < LEAST:
        return done
    builder = _keep(seated, request, seat, action, now, until)
    if instead:
        _wait_for_person(builder, seated, seat, now)
    return builder.build()


def _is_instead_of_plan(seated: Seated, request: Request, seat: int, action: Action) -> bool:
    """Whether somebody moves by hand while a move of their plan waits, which is not done then."""
    plan = plan_state.plan_of(seated, seat)
    if plan is None or not plan.acting or not plan_state.is_by_hand(request):
        return False
    return not turns.game_of(seated).rules.is_advice(action)


def _ends_the_chance(seated: Seated, done: Commit, action: Action) -> bool:
    """Whether a turn draws, shows or ends something, or is answered by a computer player; advice is never held back."""
    game = turns.game_of(seated)
    if game.rules.is_advice(action) or seated.contract.undo == "never":
        return False
    asked = {timer.seat for timer in done.timers if timer.kind == COMPUTER} - set(game.to_act)
    return bool(asked) or any(row.barrier for row in done.actions)


def _final_at(seated: Seated, seat: int, now: float, pauses: Pauses) -> float:
    """When a move is final: the usual pause later, but before the player's time runs out."""
    if not seated.preferences(seat).second_thoughts:
        return now
    pause = min(pauses.thoughts, LIVE_PAUSE) if seated.contract.pace == LIVE else pauses.thoughts
    reading = waits.read_clock(seated, seat, now)
    due = reading.due if reading is not None else None
    return now + pause if due is None or due <= now else min(now + pause, due - LEAST)


def _keep(seated: Seated, request: Request, seat: int, action: Action, now: float, until: float) -> CommitBuilder:
    builder = CommitBuilder(seated, request, now)
    fields = msgspec.json.decode(msgspec.json.encode(action), type=dict)
    intent = Intent(seat, request.user, turns.game_of(seated).prompt(seat), fields, until)
    builder.timing = _without(seated.timing, [seat], intent)
    builder.timers.append(SetTimer(kind=FINAL, due=until, seat=seat))
    builder.posts += show_own(seated, seat, now, request)
    return builder


def _wait_for_person(builder: CommitBuilder, seated: Seated, seat: int, now: float) -> None:
    """Let the clock of a seat run from now on, as nobody was called for a plan's move, and its person now decides."""
    assert builder.timing is not None
    if builder.timing.seats[seat].asked is None:
        builder.timing = waits.ask(builder.timing, [seat], now)
        builder.timers += waits.timers_of(seated, builder.timing, [seat], now)


def show_own(seated: Seated, seat: int, now: float, request: Request | None) -> list[WantPost]:
    """The seat's own hand, which alone shows what waits to be final."""
    answered = seat if request and request.in_hand else None
    hands = outbox.show_hands(seated, [seat], now, answered=answered)
    return [post for post in hands if post.audience == seat_audience(seat)]


def think_again(seated: Seated, request: Request, seat: int, now: float) -> Commit:
    """Forget the move that a seat has in mind; nobody but its player ever knew of it."""
    builder = CommitBuilder(seated, request, now)
    builder.timing = _without(plan_state.without_waiting_move(seated.timing, seat), [seat])
    _wait_for_person(builder, seated, seat, now)
    # At its call, what the seat does by habit would be done again.
    builder.clear_timers += [(FINAL, seat), (WAKE, seat)]
    builder.posts += show_own(seated, seat, now, request)
    return builder.build()


def settle(seated: Seated, request: Request | None, seat: int, now: float, pauses: Pauses) -> Commit:
    """Do the move that a seat has in mind, which is final now, if it can still be done."""
    intent = seated.timing.intent_of(seat)
    game = turns.game_of(seated)
    if intent is None or not is_still_possible(seated, intent):
        builder = CommitBuilder(seated, request, now)
        builder.timing = _without(plan_state.without_waiting_move(seated.timing, seat), [seat])
        builder.clear_timers.append((FINAL, seat))
        builder.posts += show_own(seated, seat, now, request)
        return builder.build()
    return turns.act(seated, request, seat, action_of(game, intent), now, pauses)


def is_still_possible(seated: Seated, intent: Intent) -> bool:
    """Whether what somebody had in mind is still theirs to do: the same person, asked for the same decision."""
    game, seat = seated.game, seated.seat(intent.seat)
    if game is None or not seated.running or seat.kind != "person" or seat.user_id != intent.user:
        return False
    return game.prompt(intent.seat) == intent.prompt and game.check(intent.seat, action_of(game, intent)) is None


def action_of(game: Sealed, intent: Intent) -> Action:
    """The action that waits to be final."""
    return read_action(game.rules, intent.action)


def _without(timing: Timing, seats: Iterable[int], new: Intent | None = None) -> Timing:
    left = tuple(each for each in timing.intents if each.seat not in set(seats))
    return msgspec.structs.replace(timing, intents=(*left, new) if new else left)
