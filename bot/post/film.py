"""Turns a finished game into a film of its rounds, made picture by picture in a separate process; or into a text."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Callable, Sequence
from concurrent.futures import BrokenExecutor
from dataclasses import dataclass, replace
from functools import partial
from typing import TYPE_CHECKING, TypeVar

from bot.contract import Contract
from bot.host.log import Moment
from bot.host.replay import Replay, lay_out
from bot.host.rounds import decided_after, split_rounds
from bot.preferences import Preferences
from bot.scenes import scene_at, tell
from bot.screens.games import screen_of
from bot.screens.log import lines
from bot.screens.message import Part, Picture, flat
from bot.screens.round import say_round
from bot.screens.scene import Scene, Sitter
from bot.texts import texts_for
from bot.texts.own_words import without_markup
from bot.worker_process import start_worker_process
from engine.game import View

T = TypeVar("T")

if TYPE_CHECKING:
    from concurrent.futures import ProcessPoolExecutor

log = logging.getLogger(__name__)

MOST_PICTURES = 120
"""Of a game with more pictures, the film shows only every second, every third and so on."""


@dataclass(frozen=True, slots=True)
class FilmRequest:
    """What the other process needs to paint a game: its record, its people, and how its viewer wants to see it."""

    data: bytes
    contract: Contract
    sitters: tuple[Sitter, ...]
    language: str
    palette: str = "standard"


@dataclass(frozen=True, slots=True)
class FilmProgress:
    """How far a film has come: how many of its moments are painted, and at the end the film itself."""

    done: int
    of: int
    film: bytes = b""


def moments_of(request: FilmRequest) -> list[int]:
    """The moments that a film shows: its finished rounds (or else its moves) by number, and -1 for the deal.

    If the game was broken off in a later round, the number after the last shows how it was left.
    """
    found = lay_out(request.data)
    rounds = split_rounds(found.record.game, found.log)[0]
    moves = len(found.steps) - 1
    places = [*range(len(rounds) + (rounds[-1].moves < moves))] if rounds else [*range(1, moves + 1)]
    step = -(-len(places) // MOST_PICTURES)
    kept = places[::step] if step > 1 else places
    return [-1, *kept, *places[-1:]] if places and kept[-1] != places[-1] else [-1, *kept]


def paint(request: FilmRequest, moment: int) -> list[bytes]:
    """The pictures of one moment: what was decided, and the table after it."""
    return [part.paint() for part in flat(_parts(request, lay_out(request.data), moment)) if isinstance(part, Picture)]


def put_together(pictures: Sequence[bytes]) -> bytes:
    """Join these pictures into a film."""
    from bot.drawing.film import join  # loaded only where films are made, which is in the other process

    return join(pictures)


def _parts(request: FilmRequest, found: Replay, moment: int) -> Sequence[Part]:
    screen = screen_of(found.record.game)
    if moment < 0:
        return screen.public(_scene(request, found, 0))
    rounds = split_rounds(found.record.game, found.log)[0]
    if not rounds:
        return screen.public(_scene(request, found, moment))
    if moment == len(rounds):
        return screen.public(_scene(request, found, len(found.steps) - 1))
    done = rounds[moment]
    scene = _scene(request, found, done.moves, done.moments)
    decided = screen.round(scene, found.steps[decided_after(done, screen.decides)].game.view(None))
    return decided or screen.public(scene)


def _scene(request: FilmRequest, found: Replay, step: int, moments: Sequence[Moment] = ()) -> Scene[View]:
    told = tuple(tell(moment, None) for moment in moments)
    game, texts = found.steps[step].game, texts_for(request.language)
    return replace(
        scene_at(game, None, texts, request.contract, request.sitters, told, preferences=Preferences()),
        palette=request.palette,
    )


def say_game(request: FilmRequest) -> str:
    """The whole game in words, round by round, as everybody saw it; at its end the round in which it was broken off."""
    found = lay_out(request.data)
    rounds, since = split_rounds(found.record.game, found.log)
    told = []
    for done in rounds:
        scene = _scene(request, found, done.moves, done.moments)
        told.append("\n".join([say_round(scene, done.number), *lines(scene)]))
    if since:
        number = found.steps[-1].game.round
        scene = _scene(request, found, len(found.steps) - 1, since)
        told.append("\n".join([*([] if number is None else [say_round(scene, number)]), *lines(scene)]))
    return without_markup("\n\n".join(told)) + "\n"


class FilmMaker:
    """Makes films one picture at a time, so that several people's films can progress side by side."""

    def __init__(self) -> None:
        self._pool: ProcessPoolExecutor | None = None
        self._making = 0

    async def make(self, request: FilmRequest) -> AsyncIterator[FilmProgress]:
        """Make a film, and report progress on the way."""
        self._making += 1
        try:
            # not in the other process, which takes a while to start: how much there is to do is reported at once
            moments = await asyncio.to_thread(moments_of, request)
            pictures: list[bytes] = []
            for number, moment in enumerate(moments):
                yield FilmProgress(number, len(moments))
                pictures += await self._run(paint, request, moment)
            yield FilmProgress(len(moments), len(moments))
            yield FilmProgress(len(moments), len(moments), await self._run(put_together, pictures))
        finally:
            self._making -= 1
            if not self._making:
                self.close()

    async def _run(self, work: Callable[..., T], *given: object) -> T:
        if self._pool is None:
            self._pool = start_worker_process()
        try:
            return await asyncio.get_running_loop().run_in_executor(self._pool, partial(work, *given))
        except BrokenExecutor:
            log.warning("the process that makes films ended")
            self.close()
            raise

    def close(self) -> None:
        """End the process; it takes memory while it is there, and films are rare."""
        pool, self._pool = self._pool, None
        if pool is not None:
            pool.shutdown(wait=False, cancel_futures=True)


FILM_MAKER = FilmMaker()
"""One for everybody, since everybody's films share the processor."""
