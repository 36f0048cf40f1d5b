"""Going once more through a game that is over: one of a table, or one that somebody has as a file."""

from __future__ import annotations

import time
from collections.abc import AsyncIterator
from dataclasses import replace
from functools import partial

import msgspec

from bot.contract import Contract
from bot.controls import NO_TABLE
from bot.controls import Replay as At
from bot.errors import Sorry
from bot.host import Host, Seated, watching
from bot.host.held import has_looked
from bot.host.records import record_file
from bot.host.replay import Replay, lay_out
from bot.play.answers import Answer, Attach, Show, Steps
from bot.play.asker import Asker
from bot.play.finding import check_sees, load
from bot.play.reasons import has_reasons
from bot.play.records import describe_fault
from bot.play.worker_threads import WORKERS, Queues
from bot.post.film import FILM_MAKER, FilmRequest, say_game
from bot.scenes import scene_at, sitters_of, tell
from bot.screens.games import keep_who_is_missing
from bot.screens.message import Message, Picture, Text
from bot.screens.replay import Place
from bot.screens.replay import replay as show
from bot.screens.scene import Scene, Sitter
from bot.systems import System, systems
from bot.texts import Texts
from engine.errors import EngineError
from engine.game import View
from engine.record import Record, read
from storage.ids import UserId

FILMING = Queues()
"""One film at a time for each person: many at once would keep everybody else’s waiting."""
EVERY = 2.0
"""How many seconds pass before somebody who waits for a film is told again how far it has come."""


async def from_table(host: Host, asker: Asker, seated: Seated) -> Show:
    """The beginning of a table’s game, once it is over."""
    words = (await asker.preferences(host.store)).text_mode
    return await go_to(host, asker, At(seated.id, words=words))


async def go_to(host: Host, asker: Asker, at: At) -> Show:
    """A step of a table’s game, for somebody who may see the table."""
    seated = await load(host, asker, at.table)
    await check_sees(host, asker, seated)
    return await _at_table(host, asker, seated, at)


async def _at_table(host: Host, asker: Asker, seated: Seated, at: At) -> Show:
    if seated.game is None:
        raise Sorry("error-not-running")
    log = await host.log(seated)
    if seated.running:
        watching.check_may_look(seated, asker.user)
        if not has_looked(seated, asker.user):
            raise Sorry("error-replay-running")
        log = watching.late_log(seated, log)
    sittings = await host.store.turns.sittings(seated.id)
    found = await WORKERS.run(asker.user, partial(lay_out, record_file(seated, log, sittings)))
    versions = [moment.version for moment in log if moment.seat is not None and not moment.undone]
    # a step lasts until the next move: what was noted meanwhile belongs to it
    onward = versions[max(at.step, 0) :]
    reached = onward[0] - 1 if onward else 0 if seated.running else seated.version
    noted = await host.store.notes.at(seated.id, asker.user, reached)
    of = seated.contract, sitters_of(seated), seated.table.name
    late = watching.ROUNDS_LATE if seated.running else 0
    reasoned = not seated.running and has_reasons(seated, log, sittings, at.step)
    return await _show(host, asker, found, at, *of, note=noted, late=late, reasoned=reasoned)


async def from_file(host: Host, asker: Asker, data: bytes, at: At | None = None) -> Show:
    """A step of the game in a file; the file stays with the message, so that every press finds it there."""
    found = await _lay_out_file(asker, data)
    contract, sitters = _people_of(found.record)
    name = asker.texts(f"system-{contract.system}")
    return await _show(host, asker, found, at or At(NO_TABLE), contract, sitters, name, file=data)


async def _lay_out_file(asker: Asker, data: bytes) -> Replay:
    """The game in a file, step by step; raises Sorry with what is wrong if it is no record, or a forged one."""
    try:
        return await WORKERS.run(asker.user, partial(lay_out, data))
    except EngineError as error:
        record = await WORKERS.run(asker.user, partial(_read_record, data))
        raise Sorry("error-replay-file", why=describe_fault(error, record, asker.texts)) from error


def _read_record(data: bytes) -> Record | None:
    try:
        return read(data)
    except EngineError:
        return None


def _people_of(record: Record) -> tuple[Contract, tuple[Sitter, ...]]:
    """The contract that people would have made for the game of a record, and its seats, named by their numbers."""
    system = system_of(record)
    contract = Contract(system.name, {k: v for k, v in record.options.items() if k not in system.fixed})
    return contract, tuple(Sitter(seat, f"#{seat + 1}", None) for seat in range(record.seats))


async def film_table(host: Host, asker: Asker, at: At) -> Answer:
    """A table’s finished game as a film, or as a text for somebody who prefers words."""
    seated = await load(host, asker, at.table)
    await check_sees(host, asker, seated)
    if seated.game is None or seated.running:
        raise Sorry("error-replay-running")
    data = record_file(seated, await host.log(seated), await host.store.turns.sittings(seated.id))
    return await _film(host, asker, data, seated.contract, sitters_of(seated), words=at.words)


async def film_file(host: Host, asker: Asker, data: bytes, at: At) -> Answer:
    """The game in a file as a film, or as a text for somebody who prefers words."""
    found = await _lay_out_file(asker, data)
    return await _film(host, asker, data, *_people_of(found.record), words=at.words)


async def _film(
    host: Host, asker: Asker, data: bytes, contract: Contract, sitters: tuple[Sitter, ...], *, words: bool
) -> Answer:
    palette, texts = (await asker.preferences(host.store)).palette, asker.texts
    request = FilmRequest(data, contract, sitters, texts.language, palette)
    if words:
        said = await WORKERS.run(asker.user, partial(say_game, request))
        return Attach(texts("film-words"), "game.txt", said.encode())
    return Steps(_show_film(texts, asker.user, request))


async def _show_film(texts: Texts, user: UserId, request: FilmRequest) -> AsyncIterator[Message]:
    """How far a film has come, now and then, and at last the film; a person's next film waits for the one before."""
    shown = float("-inf")
    async with FILMING.of(user):
        async for made in FILM_MAKER.make(request):
            if made.film:
                alt = texts("film-alt", count=made.of)
                film = Picture("film.webp", alt, partial(bytes, made.film))
                yield Message((Text(texts("film-done")), film))
            elif (now := time.monotonic()) - shown >= EVERY:
                shown = now
                yield Message((Text(texts("film-making", done=made.done, count=made.of)),))


def system_of(record: Record) -> System:
    """The system under which people would play the game of a record."""
    found = [system for system in systems().values() if system.game == record.game]
    fitting = [one for one in found if all(record.options.get(k, v) == v for k, v in one.fixed.items())]
    named = [one for one in fitting if all(k in record.options for k in one.fixed)]
    return (named or fitting or found or [System(record.game, record.game, record.game)])[0]


async def _show(
    host: Host,
    asker: Asker,
    found: Replay,
    at: At,
    contract: Contract,
    sitters: tuple[Sitter, ...],
    name: str,
    *,
    note: str = "",
    file: bytes = b"",
    late: int = 0,
    reasoned: bool = False,
) -> Show:
    at = replace(at, step=min(max(at.step, 0), len(found.steps) - 1), jump="")
    if at.seat is not None and not 0 <= at.seat < len(sitters):
        at = replace(at, seat=None)
    chosen = msgspec.structs.replace(await asker.preferences(host.store), text_mode=at.words)

    def draw() -> Message:
        scene: Scene[View] = scene_at(
            found.steps[at.step].game,
            at.seat,
            asker.texts,
            contract,
            sitters,
            tuple(tell(moment, at.seat) for moment in found.news(at.step, at.seat) if moment.events),
            preferences=chosen,
        )
        if late:
            scene = keep_who_is_missing(scene)
        place = Place(at, len(found.steps) - 1, found.rounds, note, file, late, reasoned)
        return show(replace(scene, table=at.table, name=name), place)

    return Show(await WORKERS.run(asker.user, draw), in_place=True)
