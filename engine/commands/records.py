"""The commands that look at one record: replay it, verify it."""

from __future__ import annotations

import json
from hashlib import sha256
from pathlib import Path
from typing import Annotated

import msgspec
import typer

from engine.chance import seed_of
from engine.errors import Forged, Malformed
from engine.record import RECORD, Position, Record, Unsound, read, replay
from engine.record import verify as prove

File = Annotated[str, typer.Argument(metavar="FILE", help="A tidetable-record/1.")]


def show_replay(
    file: File,
    trace: Annotated[bool, typer.Option("--trace", help="Print a line for the set-up and for each action.")] = False,
) -> None:
    """Replay a record and print its outcome as JSON."""
    last = None
    for last in replay(_load(file)):
        if trace:
            print(trace_line(last))
    if last is not None:
        print(json.dumps(msgspec.to_builtins(last.outcome)))


def trace_line(position: Position) -> str:
    """A position as a line of a trace."""
    game, state = position.game, position.state
    return json.dumps(
        {
            "n": position.n,
            "to_act": list(game.to_act(state)),
            "facts": game.facts(state),
            "over": game.outcome(state).over,
        }
    )


def show_proof(
    file: File,
    secret: Annotated[str | None, typer.Option(metavar="HEX", help="The table's secret, 64 hex digits.")] = None,
    joined: Annotated[
        str | None, typer.Option(metavar="ID|ID|…", help="What each person joined with, in seat order.")
    ] = None,
) -> None:
    """Check that a record is sound, that its seed made its chance, and that the secret made the seed."""
    record = _load(file)
    if secret is None and joined is not None:
        raise typer.BadParameter("--joined needs --secret")
    if secret is not None:
        record = _with_secret(record, secret, joined or "")
    proof = prove(record)
    print(f"sound: {proof.game}, {proof.actions} actions, {'over' if proof.outcome.over else 'not over yet'}")
    if proof.seeded:
        print(f"chance: all {proof.draws} outcomes come from the seed")
    else:
        print(f"chance: {proof.draws} outcomes that can have been drawn; without a seed they prove nothing")
    if secret is not None:
        print(f"secret: it makes this seed; its SHA-256, shown before anyone joined, is {_hash_of(secret)}")


def _with_secret(record: Record, secret: str, joined: str) -> Record:
    try:
        raw = bytes.fromhex(secret)
    except ValueError:
        raw = b""
    if len(raw) != 32:
        raise typer.BadParameter("--secret takes 64 hex digits")
    seed = seed_of(raw, joined.split("|")).hex()
    if record.seed is not None and record.seed.lower() != seed:
        raise Unsound(RECORD, Forged("the secret and what people joined with do not make the seed"))
    return msgspec.structs.replace(record, seed=seed)


def _hash_of(secret: str) -> str:
    return sha256(bytes.fromhex(secret)).hexdigest()


def _load(file: str) -> Record:
    try:
        text = Path(file).read_bytes()
    except OSError as error:
        raise Unsound(RECORD, Malformed(f"cannot read {file}: {error.strerror}")) from error
    return read(text)
