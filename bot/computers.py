"""Computer players at the bot's tables: which seat moves, and committing what its player chose."""

from __future__ import annotations

from hashlib import sha256

from bot.host import Host
from engine.errors import Refused
from engine.players import Whims, decide, sight_at


class Computers:
    """Lets computer players move, one decision at a time."""

    def __init__(self, host: Host) -> None:
        self.host = host

    async def move(self, table: int, seat: int) -> None:
        """Let the computer player in a seat make its move, if the game waits for it."""
        seated = await self.host.load(table)
        game = seated.game
        if game is None or not seated.running or seat not in game.to_act or not seated.sits_as_computer(seat):
            return
        whims = Whims(sha256(seated.table.seed + seated.version.to_bytes(8, "big")).digest())
        action = decide(seated.seat(seat).level, sight_at(game, seat), whims)
        try:
            await self.host.act(table, None, seat, action)
        except Refused:
            return
