"""From a loaded table to the scene that a screen is made from: for the public, or for one seat."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import partial
from unicodedata import normalize

from msgspec import UNSET

from bot.contract import Contract
from bot.controls import NO_TABLE
from bot.host import Host, Seated, intents, plan_state, readiness, waits
from bot.host.lobby import who_is_unsure
from bot.host.log import Moment, actions_of
from bot.host.luck import dealt_without_beacon, gifts_of
from bot.host.news import RECENT, news_for
from bot.host.rounds import Round
from bot.host.timing import Intent
from bot.pace.absences import away_by
from bot.pace.terms import DAY
from bot.preferences import Preferences
from bot.screens.games import keep_who_is_missing, screen_of
from bot.screens.lobby import Lobby
from bot.screens.plain import cut
from bot.screens.scene import Foreseen, Scene, SeatClock, Sitter, Told
from bot.texts import Texts
from bot.texts.own_words import visible
from engine.errors import Refusal, Refused
from engine.game import Action, View
from engine.games import game_named
from engine.menu import Ask, Ready, Words
from engine.options import complete
from engine.sealed import Sealed
from engine.table import SOMEBODY_MOVED, SOMETHING_WAS_SHOWN
from storage.ids import UserId

PLAIN = Preferences()
"""The preferences for a scene that is not for one person alone."""
BEFORE_NUMBER = 12
"""How wide a name may be before the number of its seat, as what has little room cuts off the end of a longer one."""
AWAY_SOON = 7 * DAY
"""How long before it begins an absence is told where no deadline is known."""


def sitters_of(seated: Seated) -> tuple[Sitter, ...]:
    """Who fills the seats, in seat order; no two of them have the same name."""
    names = names_of(seated)
    return tuple(
        Sitter(
            seat=seat.number,
            name=names[seat.number],
            user=seat.user_id,
            computer=seat.kind == "computer",
            reach=seat.reach,
            level=seat.level or "",
        )
        for seat in seated.seats
    )


def names_of(seated: Seated) -> Mapping[int, str]:
    """The name of each seat; no two of them are the same."""
    return _told_apart({seat.number: seat.name or f"#{seat.number + 1}" for seat in seated.seats})


def _told_apart(names: Mapping[int, str]) -> Mapping[int, str]:
    """The names of seats, with the number of the seat behind each name that looks like that of another seat.

    Discord lets people have the same name, and a name decides whom somebody attacks.
    """
    looks = {seat: _look(name) for seat, name in names.items()}
    seen = Counter(looks.values())
    if len(seen) == len(names):
        return names
    numbered = {seat: f"{cut(name, BEFORE_NUMBER)} #{seat + 1}" for seat, name in names.items()}
    found = {seat: numbered[seat] if seen[looks[seat]] > 1 else name for seat, name in names.items()}
    # somebody may have such a number in their name already
    return found if len(set(map(_look, found.values()))) == len(names) else numbered


def _look(name: str) -> str:
    """A name without what people hardly notice: capitals, fancy letters, and what cannot be seen at all."""
    return normalize("NFKC", visible(name)).casefold()


def clocks_of(seated: Seated, now: float | None = None) -> tuple[SeatClock, ...]:
    """How the clocks of those who are waited for stand and, where it is told what time it is `now`, their days away."""
    if not seated.running:
        return ()
    found = []
    for seat, clock in enumerate(seated.timing.seats):
        reading = waits.read_clock(seated, seat, clock.asked or 0)
        if clock.asked is not None and reading is not None:
            due = reading.due
            away = None if now is None else _days_away(seated, seat, now, due)
            # Whoever has left the server is late in no way that a deadline tells of.
            late = clock.late and not (clock.left and clock.ran_out is None)
            found.append(SeatClock(seat, clock.asked, due, clock.promised, late, away))
    return tuple(found)


def _days_away(seated: Seated, seat: int, now: float, due: int | None) -> tuple[int, int] | None:
    """The days on which somebody is away now, or will be before their deadline."""
    return away_by(seated.preferences(seat).person, now, now + AWAY_SOON if due is None else due)


def last_pause(seated: Seated) -> tuple[int, int | None] | None:
    """The last pause of a table, unless its end has been told already."""
    pauses = seated.timing.pauses
    return pauses[-1] if pauses and seated.timing.paused_by is not None else None


def scene_of(
    seated: Seated,
    seat: int | None,
    texts: Texts,
    log: list[Moment],
    *,
    picked: tuple[str, ...] = (),
    preferences: Preferences = PLAIN,
    note: str = "",
    notice: str = "",
    mentions: tuple[UserId, ...] = (),
    mark: str = "",
    now: float | None = None,
) -> Scene[View]:
    """A running or finished game for one audience; `now` is given where it shall say who is away."""
    game, contract = seated.game, seated.contract
    assert game is not None
    told = tuple(tell(moment, seat) for moment in log if moment.events or moment.said)
    ended = seated.table.status == "over" and not game.outcome.over
    may_undo = seat is not None and seated.running and contract.undo != "never"
    scene = scene_at(game, seat, texts, contract, sitters_of(seated), told, picked=picked, preferences=preferences)
    if seated.running:
        scene = keep_who_is_missing(scene)
    if seat is not None and (intent := seated.timing.intent_of(seat) if seated.running else None):
        scene = _with_intent(scene, seated, intent)
    return replace(
        scene,
        question=None if ended else scene.question,
        may_ask_back=may_undo and contract.undo == "asked" and _may_ask_back(game, seat),
        table=seated.id,
        name=seated.table.name,
        clocks=clocks_of(seated, now),
        pause=last_pause(seated) if seated.running else None,
        over=game.outcome.over or ended,
        ended=ended,
        ending=seated.ending,
        moves=0 if seat is None else game.moves_of(seat),
        can_undo=may_undo and seat is not None and game.can_undo(seat) is None,
        note=note,
        notice=notice,
        mentions=mentions,
        place=f"<#{seated.place}>" if seated.place else "",
        mark=mark,
        planned=None if seat is None or contract.plans == "no" else foreseen_by(seated, seat),
    )


def foreseen_by(seated: Seated, seat: int) -> Foreseen | None:
    """What a seat has laid ahead or can lay ahead, for its person alone."""
    game = seated.game
    if game is None or not seated.running or seated.seat(seat).kind != "person":
        return None
    plan, plan_menu, known = plan_state.plan_of(seated, seat), game.plan_menu(seat), game.rules.plans
    ahead = plan.ahead if plan else None
    return Foreseen(
        prompt=plan_menu.prompt,
        may_lay=plan_menu.is_open,
        ways=known.ways,
        known_stops=known.stops,
        steps=plan.said if plan and ahead else (),
        way=plan.way if plan and ahead else "",
        claims=ahead.steps[0][0].claims if ahead else (),
        stops=ahead.stops if ahead else (),
        done=plan is not None and plan.done,
        how=plan.how if plan else "plan",
        why=plan.why if plan else None,
        habits=tuple((habit.kind, habit.said) for habit in plan_state.habits_of(seated, seat)),
        may_always=known.habits,
        habit_asked=plan_menu.habit_asked,
    )


def _with_intent(scene: Scene[View], seated: Seated, intent: Intent) -> Scene[View]:
    """The scene of a seat whose move waits to be final."""
    game = seated.game
    if game is None or not intents.is_still_possible(seated, intent):
        return scene
    action = intents.action_of(game, intent)
    only = meaning_of(game.name, action, partial(game.field_words, intent.seat, action))
    return replace(scene, question=Ready(action), only=only, picked=(), final_at=math.ceil(intent.due))


def _may_ask_back(game: Sealed, seat: int | None) -> bool:
    """Whether a seat has moved and cannot take that back alone."""
    return seat is not None and game.can_undo(seat) in (SOMEBODY_MOVED, SOMETHING_WAS_SHOWN)


def scene_at(
    game: Sealed,
    seat: int | None,
    texts: Texts,
    contract: Contract,
    sitters: tuple[Sitter, ...],
    told: tuple[Told, ...],
    *,
    picked: tuple[str, ...] = (),
    preferences: Preferences = PLAIN,
) -> Scene[View]:
    """The scene of a position for one audience, at a table or in a lesson."""
    question: Ask | Ready | Refusal | None = None
    only: tuple[Words, ...] = ()
    prompt = ""
    if seat is not None and not game.outcome.over and game.may_act(seat):
        question = game.ask(seat, picked)
        prompt = game.prompt(seat)
        if isinstance(question, Ready):
            only = meaning_of(game.name, question.action, partial(game.field_words, seat, question.action))
    outcome = game.outcome
    return Scene(
        table=NO_TABLE,
        name="",
        contract=contract,
        sitters=sitters,
        seat=seat,
        view=game.view(seat),
        to_act=game.to_act,
        follows=game.follows,
        order=game.order,
        over=outcome.over,
        winners=outcome.winners,
        scores=outcome.scores,
        reason=outcome.reason,
        texts=texts,
        told=told,
        question=question,
        only=only,
        prompt=prompt,
        picked=picked,
        text_mode=preferences.text_mode,
        palette=preferences.palette,
        detail=preferences.detail,
        unseated=screen_of(game.name).unseated(texts, len(sitters)),
    )


def past_of(seated: Seated, log: Sequence[Moment], moves: int) -> list[Sealed]:
    """The game after the set-up and after each of its first `moves` moves that were not taken back."""
    count, game = len(seated.seats), seated.table.game
    done = actions_of(game, log)[:moves]
    return Sealed.history(game, count, seated.contract.asked(count), done, seated.table.seed)


def scene_then(
    seated: Seated, game: Sealed, texts: Texts, done: Round, preferences: Preferences = PLAIN
) -> Scene[View]:
    """How everybody saw a table when a round of it was over."""
    told = tuple(tell(moment, None) for moment in done.moments if moment.events or moment.said)
    scene = scene_at(game, None, texts, seated.contract, sitters_of(seated), told, preferences=preferences)
    return keep_who_is_missing(replace(scene, table=seated.id, name=seated.table.name))


def tell(moment: Moment, seat: int | None) -> Told:
    """A turn of the log as this audience may know it."""
    return Told(moment.version, tuple(moment.told_to(seat)), moment.undone, moment.seat, moment.said)


def meaning_of(game: str, action: Action, said_of: Callable[[str], Sequence[Words]]) -> tuple[Words, ...]:
    """An action in words: its fields, or if none of them can be said, what its command does."""
    fields = [name for name in action.__struct_fields__ if getattr(action, name) is not UNSET]
    said = tuple(words for name in fields for words in said_of(name))
    return said or (Words(f"{game}-command-{action.__struct_config__.tag}"),)


def _ready(seated: Seated) -> tuple[int, ...] | None:
    """The seats of those who are ready, if people are asked."""
    if not seated.lobby_time.asked:
        return None
    return tuple(seat.number for seat in seated.seats if readiness.is_ready(seated, seat))


def lobby_of(seated: Seated, texts: Texts) -> Lobby:
    """A lobby as everybody may see it."""
    contract = seated.contract
    rules = game_named(contract.of.game)
    count = max(len(seated.seats), contract.seats or rules.seats[0], rules.seats[0])
    specs = rules.list_options(count)
    try:
        options = complete(specs, contract.asked(count))
    except Refused:
        options = complete(specs, contract.of.fixed)
    luck, names = seated.luck, names_of(seated)
    return Lobby(
        table=seated.id,
        name=seated.table.name,
        contract=contract,
        private=seated.table.private,
        status=seated.table.status,
        owner=seated.owner_name,
        sitters=sitters_of(seated),
        least=contract.seats or rules.seats[0],
        most=contract.seats or rules.seats[-1],
        specs=specs,
        options=options,
        commitment=seated.table.commitment.hex(),
        texts=texts,
        teams=rules.sides(count, options),
        gifts=luck.gifts or (gifts_of(luck, seated.seats) if seated.table.status == "lobby" else ()),
        unsure=tuple(names[seat.number] for seat in who_is_unsure(seated)),
        dealing=luck.awaits is not None,
        ready=_ready(seated),
        queue=tuple(one.name for one in seated.lobby_time.queue),
        without_beacon=dealt_without_beacon(seated),
        place=f"<#{seated.place}>" if seated.place else "",
    )


async def log_for(host: Host, seated: Seated, seat: int | None) -> list[Moment]:
    """The part of the log that a screen shows."""
    after = max(0, seated.version - RECENT)
    found = news_for(seated, seat, await host.log(seated, after=after), whole=after == 0)
    return found if found is not None else news_for(seated, seat, await host.log(seated), whole=True) or []
