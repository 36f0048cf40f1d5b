"""The commands that look at one record: replay it, verify it."""

from __future__ import annotations

import json
from collections.abc import Mapping
from hashlib import sha256
from pathlib import Path
from typing import Annotated

import msgspec
import typer

from engine.chance import seed_of
from engine.errors import Forged, Malformed
from engine.luck import Luck, Seats, spell_out
from engine.reasons import one_line
from engine.record import RECORD, Doubt, Position, Proof, Record, Unsound, read, replay
from engine.record import verify as prove

NOT_PROVEN = 3
LONGEST = 3000
"""The most characters of one line: six gifts fit, whatever is spelt out in them."""

DOUBTS: Mapping[Doubt, str] = {
    "no-luck": "the record has no proof of its luck",
    "seats": "the seats are neither drawn nor in the order of joining",
    "alone": "nobody but whoever runs the bot brought anything",
}
SEATS: Mapping[Seats, str] = {
    "joined": "in the order of joining, not drawn",
    "drawn": "drawn from the root",
    "both": "in the order of joining, which is also what the root draws",
    "other": "neither drawn from the root nor in the order of joining",
}

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
    secret: Annotated[str | None, typer.Option(metavar="HEX", help="The secret of a table of the old way.")] = None,
    joined: Annotated[
        str | None, typer.Option(metavar="ID|ID|…", help="What each person joined with, in seat order (the old way).")
    ] = None,
) -> None:
    """Check a record's luck, moves and result: status 0 if its luck is proven, 3 if only the rest is right."""
    record = _load(file)
    if secret is None and joined is not None:
        raise typer.BadParameter("--joined needs --secret")
    if secret is not None:
        record = _with_secret(record, secret, joined or "")
    proof = prove(record)
    for line in (*_luck_lines(proof, record), *_game_lines(proof)):
        print(one_line(line, longest=LONGEST))
    if secret is not None:
        print(f"secret: it makes this seed the old way; its SHA-256, shown before anyone joined, is {_hash_of(secret)}")
    for line in () if proof.luck is None else _to_compare(proof.luck, proof.seats):
        print(one_line(f"compare yourself: {line}", longest=LONGEST))
    if proof.doubts:
        print(f"replayable, luck not proven: {'; '.join(DOUBTS[doubt] for doubt in proof.doubts)}")
        raise typer.Exit(NOT_PROVEN)
    result = (
        "they lead to this result" if proof.outcome.over else "the game is not over: broken off, or its end is cut off"
    )
    print(f"proven: secret, gifts and beacon made this luck, the rules allow the moves, and {result}")


def _luck_lines(proof: Proof, record: Record) -> list[str]:
    luck = proof.luck
    if luck is None:
        return []
    beacon = "none" if luck.beacon is None else f"round {luck.beacon.round} of chain {luck.beacon.chain}"
    gifts = ", ".join(f'"{spell_out(gift)}"' for gift in luck.gifts)
    return [
        f"seal: it is the SHA-256 of the secret: {luck.seal}",
        f"gifts: {len(luck.gifts)}, counted in the order of joining: [{gifts}]",
        f"beacon: {beacon}",
        f"root: {proof.root.hex()}",
        f"seats: {SEATS[proof.seats]}",
        f"seed: the root makes it, and its SHA-256 is the commitment: {record.seed}",
    ]


def _game_lines(proof: Proof) -> list[str]:
    if proof.seeded:
        draws = f"draws: all {proof.draws} come from the seed"
    else:
        draws = f"draws: {proof.draws} that can have been drawn; without a seed they prove nothing"
    outcome = proof.outcome
    result = f"winners {list(outcome.winners)}, scores {list(outcome.scores)}"
    return [
        draws,
        f"moves: all {proof.actions} are allowed by the rules of {proof.game}",
        f"result: {result}" if outcome.over else f"result: none, the game is not over; scores {list(outcome.scores)}",
    ]


def _to_compare(luck: Luck, seats: Seats) -> list[str]:
    lines = ["the seal with the one that you were sent when you sat down"]
    lines.append("the gifts, one for each person and your own among them, with what the lobby showed at Start")
    lines.append("the moves and the result with what the table showed: other allowed moves fit this luck, too")
    if luck.beacon is not None:
        lines.append(f"the randomness of that round, as drand publishes it: {luck.beacon.randomness}")
        lines.append("that this round came out once the table had started, not before")
    else:
        lines.append("whom you sat with: without a beacon, the host and one of them could have chosen this deal")
    if seats == "joined":
        lines.append("that your table had not agreed to draw the seats")
    return lines


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
