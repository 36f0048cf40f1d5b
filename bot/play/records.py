"""A game as a file, and checking such a file."""

from __future__ import annotations

from bot.apology import refusal_in_words
from bot.errors import Sorry
from bot.host import Host, Seated
from bot.host.luck import proof_of
from bot.host.records import public_log, record_file
from bot.luck import verdict
from bot.play.answers import Attach, Show, say
from bot.play.asker import Asker
from bot.play.worker_threads import WORKERS
from bot.screens import result
from bot.systems import systems
from bot.texts import Texts
from engine.errors import EngineError, Forged, Malformed, Refused
from engine.record import Record, Unsound, read, verify

LARGEST = 250_000
"""The most bytes that a record may have to be looked at: ten times what a long game takes, and not too much work."""


async def record(host: Host, asker: Asker, seated: Seated) -> Attach:
    """The record of a game that is finished or was broken off; of a running one only what everybody may know."""
    if seated.game is None:
        raise Sorry("error-not-running")
    log = await host.log(seated)
    if not seated.running:
        whole = record_file(seated, log, await host.store.turns.sittings(seated.id))
        return Attach(asker.texts("record-whole"), f"tidetable-{seated.id}.json", whole)
    known = public_log(seated, log, seated.contract.secret_choices)
    return Attach(asker.texts("record-public"), f"tidetable-{seated.id}-public.json", known)


def tell_luck(host: Host, asker: Asker, seated: Seated) -> Show:
    """The secret of a game that is over, and how to check with it that its luck was fair."""
    if seated.game is None or seated.running:
        raise Sorry("error-not-running" if seated.game is None else "error-luck-sealed")
    if proof := proof_of(seated):
        return say(result.tell_secret(asker.texts, proof, host.checker))
    joined = [seat.joined_by for seat in seated.seats if seat.joined_by]
    return say(result.tell_old_secret(asker.texts, seated.table.secret, seated.table.seed, joined))


async def verify_record(asker: Asker, data: bytes) -> Show:
    """Replay a record and say what was found."""
    found: Record | None = None
    try:
        found = await WORKERS.run(asker.user, lambda: read(data))
        whole = found
        proof = await WORKERS.run(asker.user, lambda: verify(whole))
    except EngineError as error:
        return say(describe_fault(error, found, asker.texts))
    return say(verdict(proof, asker.texts))


def describe_fault(error: EngineError, record: Record | None, texts: Texts) -> str:
    """What is wrong with a file, in words."""
    why = error.why if isinstance(error, Unsound) else error
    if record is None or isinstance(why, Malformed):
        return texts("record-none")
    if isinstance(why, Forged):
        return texts("record-unsound")
    where = error.where if isinstance(error, Unsound) else ""
    said = str(where)
    if isinstance(why, Refused):
        edition = record.options.get("edition")
        system = edition if isinstance(edition, str) and edition in systems() else record.game
        said = refusal_in_words(why.refusal, texts, system)
    number = where.partition(" ")[2]
    if not number.isdigit():
        return texts("record-unsound-setup", why=said)
    return texts("record-unsound-move", move=int(number) + 1, why=said)
