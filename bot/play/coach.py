"""The coach: what would be sensible now and why, told in private at tables that agreed to it."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from hashlib import sha256

from bot.errors import Outdated, Sorry
from bot.host import Host, turns
from bot.play.answers import Show
from bot.play.asker import Asker
from bot.play.finding import check_seat, load
from bot.scenes import meaning_of, scene_of
from bot.screens import coach as screen
from bot.screens.scene import Scene
from engine.game import Action, View
from engine.menu import Ready
from engine.players import sight_at
from engine.sealed import Sealed
from storage.ids import TableId


async def advise(host: Host, asker: Asker, table: TableId, seat: int) -> Show:
    """What a strong player would do in this seat, knowing no more than it does, and why.

    While too many thoughts wait, it is what rules of thumb say, and is called that.
    """
    seated = await load(host, asker, table)
    check_seat(seated, seat, asker.user)
    game = turns.game_of(seated)
    if seated.contract.coach != "yes":
        raise Sorry("error-no-coach")
    if seat not in game.to_act:
        raise Outdated
    # Nothing of the table's luck is in the seed: the same question gets the same answer, and tells nothing else.
    seed = sha256(f"{table}.{seat}.{seated.version}".encode()).digest()
    decision = await host.outside.consider(sight_at(game, seat), seed)
    base = scene_of(seated, seat, asker.texts, [])
    scene, other = about(base, game, decision.action), None
    if decision.second is not None and decision.second != decision.action:
        other = about(base, game, decision.second)
    return Show(screen.advice(scene, decision, other))


def about(scene: Scene[View], game: Sealed, action: Action) -> Scene[View]:
    """The scene of a seat that is about to do this."""
    assert scene.seat is not None
    only = meaning_of(game.name, action, partial(game.field_words, scene.seat, action))
    return replace(scene, question=Ready(action), only=only)
