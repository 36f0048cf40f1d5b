"""Why a computer player did what it did, asked in the replay of a game that is over."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from hashlib import sha256

from bot.controls import Replay as At
from bot.errors import Outdated, Sorry
from bot.host import Host, Seated
from bot.host.log import Moment
from bot.host.records import record_file
from bot.host.replay import lay_out
from bot.play.answers import Show
from bot.play.asker import Asker
from bot.play.coach import about
from bot.play.finding import check_sees, load
from bot.play.worker_threads import WORKERS
from bot.scenes import scene_at, sitters_of
from bot.screens.replay import say_why
from bot.screens.scene import Scene
from engine.game import View
from engine.players import explain, has_skill, read_kind, sight_at
from engine.table import read_action
from storage.models import Sitting


def has_reasons(seated: Seated, log: Sequence[Moment], sittings: Sequence[Sitting], step: int) -> bool:
    """Whether the computer player that still sits there made the move that led to a step, and has reasons."""
    moves = [moment for moment in log if moment.seat is not None and not moment.undone]
    if not 0 < step <= len(moves) or not has_skill(seated.table.game):
        return False
    seat, version = moves[step - 1].seat, moves[step - 1].version
    if seat is None or seated.seat(seat).kind != "computer" or read_kind(seated.seat(seat).level).level == "random":
        return False
    # A seat keeps only its last computer player: after a person sat there, it may not be the one that moved.
    return not any(each.seat == seat and (each.to_version is None or each.to_version >= version) for each in sittings)


async def ask_why(host: Host, asker: Asker, at: At) -> Show:
    """The reasons of a computer player for the move that led to a step, from its seat’s view before it."""
    seated = await load(host, asker, at.table)
    await check_sees(host, asker, seated)
    if seated.game is None or seated.running:
        raise Sorry("error-replay-running")
    log, sittings = await host.log(seated), await host.store.turns.sittings(seated.id)
    if not has_reasons(seated, log, sittings, at.step):
        raise Outdated
    found = await WORKERS.run(asker.user, partial(lay_out, record_file(seated, log, sittings)))
    before, seat = found.steps[at.step - 1].game, found.steps[at.step].seat
    assert seat is not None
    # nothing of the table's luck is in the seed, and the computer player knows only what the seat could see then
    seed = sha256(f"{seated.id}.{seat}.{at.step}".encode()).digest()
    fields = {name: value for name, value in found.record.actions[at.step - 1].items() if name != "seat"}
    action = read_action(before.rules, fields)
    decision = await host.outside.consider(sight_at(before, seat), seed, action)
    scene: Scene[View] = scene_at(before, seat, asker.texts, seated.contract, sitters_of(seated), ())
    scene = replace(scene, table=seated.id, name=seated.table.name)
    # while too many thoughts wait, rules of thumb answer instead of a strong player
    thought = () if decision.quick else (decision.action, decision.second)
    others = [one for one in thought if one is not None and one != action]
    other = about(scene, before, others[0]) if others else None
    reasons = explain(before.name, before.view(seat), action)
    return Show(say_why(about(scene, before, action), action, reasons, other, decision.outlook))
