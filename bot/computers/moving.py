"""Lets computer players move at the bot's tables: finds the seat, commits what its player chose, and gives advice."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from hashlib import sha256

from bot.computers import resigning
from bot.computers.thinkers import Thinkers, in_a_hurry
from bot.errors import Outdated, Sorry
from bot.host import Host, Seated, turns
from bot.host.leaving import resign_for
from bot.host.log import actions_of
from bot.host.luck import dice_of
from engine.errors import Refused
from engine.game import Action
from engine.players import QuickStream, Sight, advise, decide, levels_of, read_kind, sight_at
from engine.sealed import Sealed
from storage.commits import Commit
from storage.ids import TableId

log = logging.getLogger(__name__)


class Computers:
    """Lets computer players move, one decision at a time."""

    def __init__(self, host: Host, thinkers: Thinkers | None = None) -> None:
        self.host = host
        self.thinkers = thinkers or Thinkers()

    async def move(self, table: TableId, seat: int) -> None:
        """Let the computer player in a seat make its move, if the game waits for it and somebody is there to see it."""
        due = await self._give_advice(table, seat)
        if due is None:
            return
        seated, now = due
        if await self._resign_if_lost(seated, now, seat):
            return
        seed = sha256(dice_of(seated, seat) + seated.version.to_bytes(8, "big")).digest()
        action = await self._choose(level_of(seated, seat), sight_at(now, seat), seed)
        if await self._act(seated, seat, action, now.prompt(seat)):
            await self._give_advice(table, None)

    def close(self) -> None:
        """End the process that was started for thinking."""
        self.thinkers.close()

    async def _choose(self, level: str, sight: Sight, seed: bytes) -> Action:
        """What a player of a level does; after a fault in that, what the rules of thumb say, and only then chance."""
        ways: tuple[Callable[[], Awaitable[Action]], ...] = (
            lambda: self.thinkers.decide(level, sight, seed),
            lambda: asyncio.to_thread(decide, in_a_hurry(level), sight, QuickStream(seed)),
        )
        for way in ways:
            try:
                return await way()
            except Exception:
                # a table must not stand still because of a fault in deciding
                log.exception("game=%s seat=%s level=%s could not decide", sight.game.name, sight.seat, level)
        return decide("random", sight, QuickStream(seed))

    async def _resign_if_lost(self, seated: Seated, game: Sealed, seat: int) -> bool:
        """Let the computer player in a seat give up if it has been lost for long; true if it did."""
        if not resigning.may_resign(seated, seat) or not await self._has_lost_for_long(seated, game, seat):
            return False

        def give_up(now: Seated) -> Commit:
            if now.version != seated.version:
                raise Outdated
            return resign_for(now, seat, self.host.clock())

        try:
            await self.host.change(seated.id, None, give_up)
        except (Sorry, Outdated):
            return False
        return True

    async def _has_lost_for_long(self, seated: Seated, game: Sealed, seat: int) -> bool:
        """Whether a computer player may give up now; not if there is a fault in judging that: then it plays on."""
        try:
            if not await asyncio.to_thread(resigning.is_lost, game, seat):
                return False
            actions = actions_of(game.name, await self.host.log(seated))
            return await asyncio.to_thread(resigning.has_lost_for_long, seated, seat, actions)
        except Exception:
            # the same fault would come again at every attempt to move
            log.exception("game=%s seat=%s could not judge whether it has lost", game.name, seat)
            return False

    async def _give_advice(self, table: TableId, mover: int | None) -> tuple[Seated, Sealed] | None:
        """Let the computer players give what advice they have; the table after that, or None if `mover` is not due."""
        while True:
            try:
                seated = await self.host.load(table)
            except Sorry as sorry:
                log.info("table=%s no move of a computer player: %s", table, sorry)
                return None
            # Where this raises, other rules are installed than the game began under: it is tried again later.
            game = seated.game
            if game is None or not may_move(seated, game, mover):
                return None
            given = advice_at(seated, game)
            if given is None or not await self._act(seated, *given):
                return seated, game

    async def _act(self, seated: Seated, seat: int, action: Action, prompt: str = "") -> bool:
        """Commit what was chosen; a move only if its seat still has to make the decision that was thought about."""

        def do(now: Seated) -> Commit:
            game = turns.game_of(now)
            # a sealed plan may be replaced by its seat, so that being allowed is not enough
            if prompt and not (may_move(now, game, seat) and game.prompt(seat) == prompt):
                raise Outdated
            return turns.act(now, None, seat, action, self.host.clock(), self.host.pauses)

        try:
            # Working a turn out takes tens of milliseconds in some games, which all others would wait for.
            await self.host.change(seated.id, None, lambda now: asyncio.to_thread(do, now), seated)
        except (Refused, Outdated):
            # somebody was faster; what is due now has its own timer
            return False
        except Sorry as sorry:
            if sorry.words.key == "error-busy":
                raise  # nothing was tried, so this move may still be due: it is tried again later
            return False
        return True


def may_move(seated: Seated, game: Sealed, seat: int | None) -> bool:
    """Whether the table waits for this computer player (for anybody, if None), and a person sits there."""
    if not seated.running or not game.to_act or seated.is_deserted:
        return False
    return seat is None or (seat in game.to_act and seated.sits_as_computer(seat))


def advice_at(seated: Seated, game: Sealed) -> tuple[int, Action] | None:
    """One piece of advice that a computer player has for the others, and who gives it."""
    fellows = [seat.number for seat in seated.seats if seat.kind == "computer"]
    for number in fellows:
        try:
            given = advise(level_of(seated, number), sight_at(game, number), fellows)
        except Exception:
            # a table must not stand still because of a fault in giving advice
            log.exception("game=%s seat=%s could not advise", game.name, number)
            continue
        for action in given:
            return number, action
    return None


def level_of(seated: Seated, seat: int) -> str:
    """The kind of a computer player, at the most usual level of its game if that no longer has the player's own."""
    kind, levels = read_kind(seated.seat(seat).level), levels_of(seated.table.game)
    return str(kind if kind.level in levels or kind.level == "random" else kind._replace(level=levels[0]))
