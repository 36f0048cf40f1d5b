"""What a turn commits: an action or taking one back, with all that follows from it. Pure: a table in, a Commit out."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import msgspec

from bot.errors import Outdated, Sorry
from bot.host import outbox, plan_state, waits
from bot.host.audiences import seat_audience
from bot.host.builder import CommitBuilder, timing_of
from bot.host.calling import may_call
from bot.host.log import write_action
from bot.host.next_timers import tell_ahead, tell_next, timers_after
from bot.host.rounds import round_row
from bot.host.seated import Request, Seated
from bot.host.seats import put_back
from bot.host.timers import FINAL, LATE_VOTE, WAKE, Pauses
from bot.host.timing import Timing
from engine.game import Action
from engine.sealed import Sealed
from engine.table import SOMEBODY_MOVED, SOMETHING_WAS_SHOWN, read_action
from storage.commits import Commit, NewAction, TimerKey, WantPost

MOST_FORCED = 20


def game_of(seated: Seated) -> Sealed:
    """The game of a running table; raises Sorry where none is being played."""
    if seated.game is None or not seated.running:
        raise Sorry("error-not-running" if seated.table.status == "lobby" else "error-over")
    return seated.game


def act(seated: Seated, request: Request | None, seat: int, action: Action, now: float, pauses: Pauses) -> Commit:
    """Let a seat act, and after it every seat that has no choice; raises Refused if it may not."""
    builder, game = CommitBuilder(seated, request, now), game_of(seated)
    after = _take(builder, seated, game, seat, action)
    while len(builder.rows) < MOST_FORCED and (forced := _forced(seated, after)):
        after = _take(builder, seated, after, *forced, forced=True)
    return build_turn(builder, seated, seat, after, now, pauses, advice=game.rules.is_advice(action))


def _take(
    builder: CommitBuilder, seated: Seated, game: Sealed, seat: int, action: Action, *, forced: bool = False
) -> Sealed:
    """Let a seat act, and write that down, together with the end of a round if the action ends one."""
    played = game.act(seat, action, seated.table.seed, forced=forced)
    builder.rows.append(write_action(seat, action, played))
    if game.round is not None and (row := round_row(game, played)):
        builder.rows.append(row)
        builder.posts.append(outbox.show_round(seated, game.round))
    return played.game


def _forced(seated: Seated, game: Sealed) -> tuple[int, Action] | None:
    for seat in game.to_act:
        if not seated.sits_as_computer(seat) and (only := game.find_forced(seat)):
            return seat, only
    return None


@dataclass(frozen=True, slots=True)
class _Turn:
    """What a turn did to a table, read before anything that follows from it is written."""

    found: Seated
    """The table as the turn found it."""
    seated: Seated
    """The table with its plans as the turn leaves them."""
    game: Sealed
    """The game as the turn found it."""
    after: Sealed
    mover: int | None
    advice: bool
    """Whether the mover only told others something."""
    back: int | None
    """Whose moves were taken back with others' consent."""
    before: frozenset[int]
    """The seats that the table waited for."""
    acted: bool
    """Whether somebody acted; if not, moves were taken back."""
    also: Sequence[int]
    """Whose rows follow the first: seats that had no choice, or whose moves were taken back, too."""
    turned: int | None
    """The mover, if this was a turn of theirs, by which clocks, calls and votes about late players go."""
    otherwise: frozenset[int]
    """The other seats that the table still waits for, but for something else."""


def _read_turn(
    rows: Sequence[NewAction], seated: Seated, mover: int | None, after: Sealed, *, advice: bool, back: int | None
) -> _Turn:
    """What a turn with these rows did to the table."""
    found, game = seated, game_of(seated)
    before = frozenset(game.to_act)
    acted = rows[0].kind == "act"
    also = [row.seat for row in rows[1:] if row.kind in ("act", "undo") and row.seat is not None]
    seated = plan_state.after_turn(seated, mover, acted, also, after, advice=advice)
    if back is not None:
        seated = plan_state.decide_by_hand(seated, back)
    # Only what the table waited for is a turn, by which clocks, calls and votes about late players go: neither a tip
    # nor another plan in place of one that is in, which could be given again and again to gain time.
    waited_for = before if acted else frozenset(after.to_act)
    turned = mover if mover in waited_for and not advice else None
    otherwise = outbox.asked_otherwise(game, after) - {mover}
    return _Turn(
        found=found,
        seated=seated,
        game=game,
        after=after,
        mover=mover,
        advice=advice,
        back=back,
        before=before,
        acted=acted,
        also=also,
        turned=turned,
        otherwise=otherwise,
    )


def build_turn(
    builder: CommitBuilder,
    seated: Seated,
    mover: int | None,
    after: Sealed,
    now: float,
    pauses: Pauses,
    *,
    advice: bool = False,
    back: int | None = None,
) -> Commit:
    """The commit of a turn whose rows are written: state, posts, timers, and the end if it is the end.

    `advice` says that the mover only told others something, `back` whose moves were taken back with others' consent.
    """
    turn = _read_turn(builder.rows, seated, mover, after, advice=advice, back=back)
    # The order matters: of two timers of one kind for one seat the later counts, and none outlasts the end of the game.
    _set_calls(builder, turn, now, pauses)
    _run_clocks(builder, turn, now, pauses)
    _note_who_plays_on(builder, turn, now)
    _close_votes(builder, turn)
    _give_seats_back(builder, turn)
    _drop_waiting_moves(builder, turn, now)
    _show_turn(builder, turn, now)
    builder.go_on_with(after, turn.seated)
    _show_end(builder, turn)
    builder.posts += outbox.set_talk(turn.seated, turn.game, after)
    _close_question(builder, turn)
    return builder.build()


def _set_calls(builder: CommitBuilder, turn: _Turn, now: float, pauses: Pauses) -> None:
    """Call those whom the table newly waits for, and no longer those whom it does not wait for any more."""
    seated, after = turn.seated, turn.after
    # A move that was taken back is decided again by its person. Whoever moves again after what was done without them
    # is not there, unless they had it done at once: if nothing more is done for them, they are called.
    again = turn.turned if turn.acted and turn.turned is not None and turn.turned in after.to_act else None
    is_there = plan_state.is_by_hand(builder.request)
    ready = again is not None and (
        (not is_there and plan_state.has_acted(seated, again)) or plan_state.needs_no_call(seated, again, after)
    )
    to_call = turn.otherwise if turn.acted and not turn.advice else frozenset()
    if turn.back is not None and turn.mover is None:
        # They asked for it some time ago, and need not be there now that the others agree.
        to_call = frozenset({turn.back})
    builder.timers, builder.clear_timers = timers_after(
        turn.found, turn.before, after, turn.turned, now, pauses, ready=ready, otherwise=to_call
    )
    if not turn.acted and turn.mover not in turn.before:
        # What they are asked again now, they were called for before.
        known = [seat for seat in sorted(turn.otherwise) if seated.timing.seats[seat].asked is not None]
        builder.clear_timers += [(WAKE, seat) for seat in known]


def _run_clocks(builder: CommitBuilder, turn: _Turn, now: float, pauses: Pauses) -> None:
    """Stop the clocks of those who have acted, start those of others, and keep how long the mover took."""
    seated, after = turn.seated, turn.after
    builder.timing, timers, cleared = waits.after_turn(
        seated, turn.before, after.to_act, turn.turned, now, acted=turn.acted, asleep=_asleep(builder, turn, now)
    )
    builder.timers += timers + tell_next(seated, after, now, pauses) + tell_ahead(seated, after, now, pauses)
    builder.clear_timers += cleared
    if turn.acted and turn.turned is not None:
        builder.waits += waits.end_wait(seated, turn.turned, now)


def _asleep(builder: CommitBuilder, turn: _Turn, now: float) -> list[int]:
    """Those the table waited for whom nothing may wake now, but for a mover who is there and moved by hand."""
    seated, mover = turn.seated, turn.mover
    there = mover is not None and (plan_state.is_by_hand(builder.request) or not plan_state.has_acted(seated, mover))
    seats = turn.before - {mover} if there else turn.before
    return [seat for seat in sorted(seats) if not may_call(seated, seat, now)]


def _note_who_plays_on(builder: CommitBuilder, turn: _Turn, now: float) -> None:
    """Note that people have moved who are asked whether to break the game off, which puts off when that is decided.

    Where it is a secret who is missing, nobody is noted before one is left at most.
    """
    timing, contract = timing_of(builder), turn.seated.contract
    if timing.playing_on is None or not turn.acted or turn.mover is None:
        return
    missing, moved = turn.before - {turn.mover}, {turn.mover}
    if contract.only_counts(sorted(missing)):
        return
    if contract.secret_choices:
        moved.update(set(turn.seated.timing.together) - missing)
    people = [seat for seat in sorted(moved) if not turn.found.sits_as_computer(seat)]
    if people:
        playing_on = {**timing.playing_on, **dict.fromkeys(people, int(now))}
        builder.timing = msgspec.structs.replace(timing, playing_on=playing_on)
        builder.posts.append(outbox.show_break(turn.seated))


def _close_votes(builder: CommitBuilder, turn: _Turn) -> None:
    """Close the votes about seats that have acted, about which nobody need decide any more."""
    # Whoever takes a move back still keeps the table waiting, and a vote about them stays open.
    acted_for = set(turn.before) - set(turn.after.to_act)
    acted_for |= {turn.turned} if turn.acted and turn.turned is not None else set()
    builder.timing, closed = waits.close_votes(timing_of(builder), acted_for)
    builder.clear_timers += [(LATE_VOTE, seat) for seat in closed]
    builder.posts += [outbox.show_late_vote(turn.seated, seat) for seat in closed]


def _give_seats_back(builder: CommitBuilder, turn: _Turn) -> None:
    """Give late people their seats back in which a computer player has acted for them."""
    for seat in waits.stood_in(turn.seated, timing_of(builder), turn.after.to_act):
        builder.seats.append(put_back(turn.seated.seat(seat)))
        builder.posts.append(WantPost(audience=seat_audience(seat), kind=outbox.HAND))
        clock = msgspec.structs.replace(timing_of(builder).seats[seat], stands_in=False)
        builder.timing = timing_of(builder).with_seat(seat, clock)


def _drop_waiting_moves(builder: CommitBuilder, turn: _Turn, now: float) -> None:
    """Drop the moves that still waited for their moment and are done or impossible now, and call whose they were."""
    advice = turn.advice and not turn.also
    builder.timing, settled = after_thoughts(timing_of(builder), turn.mover, turn.after, advice=advice)
    builder.clear_timers += settled
    for seat in {seat for _, seat in settled if seat is not None and seat != turn.turned}:
        builder.timing, called = plan_state.drop_waiting_plan(builder.timing, seat, turn.after, now)
        builder.timers += called


def _show_turn(builder: CommitBuilder, turn: _Turn, now: float) -> None:
    """Show the table and the hands, and rounds that are not over any more since moves were taken back."""
    seated = turn.seated
    at_once = outbox.seats_to_show(turn.game, turn.after, turn.mover)
    answered = turn.mover if builder.request and builder.request.in_hand else None
    reopened = _reopened(turn.game, turn.after)
    builder.posts += [outbox.show_round(seated, number) for number in reopened]
    anew = any(outbox.is_round(post.kind) for post in builder.posts) and not reopened
    builder.posts += [outbox.show_table(seated, anew=anew)]
    builder.posts += outbox.show_hands(seated, at_once, now, answered=answered)


def _show_end(builder: CommitBuilder, turn: _Turn) -> None:
    """If the turn has ended the game, show its result, and close what people were asked."""
    if turn.after.outcome.over:
        builder.posts += [
            *outbox.show_result(turn.seated),
            *outbox.close_questions(turn.seated, timing_of(builder)),
        ]


def _close_question(builder: CommitBuilder, turn: _Turn) -> None:
    """Close the question whether somebody may take a move back, if it was asked and this was more than advice."""
    if not turn.advice and (turn.seated.contract.undo == "asked" or turn.seated.timing.pleaded):
        builder.posts.append(outbox.close_vote())
        builder.timing = msgspec.structs.replace(timing_of(builder), pleaded=False)


def after_thoughts(
    timing: Timing, mover: int | None, after: Sealed, *, advice: bool = False
) -> tuple[Timing, list[TimerKey]]:
    """The timing without moves that were done or are now impossible, and the timers of these moves, to be cleared.

    Advice changes the words of menus, and counts as an action of its giver, but takes no decision away: only a plan's
    move, which its person may not see, waits no longer if others change what it was decided by.
    """
    left = []
    for intent in timing.intents:
        prompt, plan = after.prompt(intent.seat), timing.plan_of(intent.seat)
        stays = prompt == intent.prompt and intent.seat != mover
        if advice and (intent.seat == mover or plan is None or not plan.acting):
            stays = after.check(intent.seat, read_action(after.rules, intent.action)) is None
        if stays and not after.outcome.over:
            left.append(msgspec.structs.replace(intent, prompt=prompt))
    gone = {intent.seat for intent in timing.intents} - {intent.seat for intent in left}
    return msgspec.structs.replace(timing, intents=tuple(left)), [(FINAL, seat) for seat in sorted(gone)]


def _reopened(before: Sealed, after: Sealed) -> range:
    """The rounds that were over and no longer are, since moves were taken back."""
    if before.round is None or after.round is None:
        return range(0)
    return range(after.round, before.round)


def undo(seated: Seated, request: Request, seat: int, now: float, pauses: Pauses) -> Commit:
    """Take the seat's last action back, and what was forced after it, if nobody could have learnt anything from it."""
    game = game_of(seated)
    if seated.contract.undo == "never":
        raise Sorry("error-undo-never")
    refusal = game.can_undo(seat)
    if refusal in (SOMEBODY_MOVED, SOMETHING_WAS_SHOWN):
        raise Sorry("error-undo-too-late" if seated.contract.undo == "open" else "error-undo-ask")
    if refusal:
        raise Sorry("error-undo-nothing")
    builder = CommitBuilder(seated, request, now)
    builder.rows += [undo_row(other) for other in game.goes_back(seat)]
    return build_turn(builder, seated, seat, game.undo(seat), now, pauses)


def undo_row(seat: int) -> NewAction:
    """The log row that marks the last move that still stands, of any seat, as taken back."""
    return NewAction(kind="undo", seat=seat, payload=msgspec.json.encode({"type": "undo"}))


def check_prompt(game: Sealed, seat: int, prompt: str) -> None:
    """Raise Outdated if a control was made for another decision than the one the seat now has."""
    if game.prompt(seat) != prompt:
        raise Outdated
