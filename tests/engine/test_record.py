"""Records: written, read, replayed, and each way in which one can be wrong, with the place that is named."""

from __future__ import annotations

import json
from collections.abc import Callable
from contextlib import suppress
from copy import deepcopy
from hashlib import sha256
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.arena import MOST_ACTIONS, Endless, play
from engine.chance import Seeded
from engine.record import FORMAT, Unsound, read, replay, verify, write
from tests.engine.played import Table, record_of_table
from tests.engine.tiny_game import GAME, Cheer, Lay, Tiny, Trade

Document = dict[str, Any]


def laid_out(seed: bytes) -> Table:
    """A game with dice in which everybody lays their lowest number."""
    table = Table(GAME, 2, {"dice": True, "hand": 2}, Seeded(seed))
    while table.to_act:
        table.act(table.to_act[0], GAME.legal(table.state, table.to_act[0])[0])
    return table


SEED = next(
    seed
    for seed in (bytes([n]) * 32 for n in range(256))
    if [done.seat for done in laid_out(seed).done] == [0, 1, 0, 1] and laid_out(seed).outcome.winners == (0,)
)


def whole() -> Document:
    """A finished game with its seed: seat 0 lays first and wins both rounds."""
    document: Document = json.loads(write(record_of_table(laid_out(SEED), SEED)))
    return document


def by_hand() -> Document:
    """The same without a seed."""
    return {**whole(), "seed": None, "commit": None}


def found(document: Any) -> str:
    """What is wrong with a record, all together."""
    with pytest.raises(Unsound) as error:
        verify(read(json.dumps(document).encode()))
    return str(error.value)


def test_a_record_is_written_as_the_readme_shows_it() -> None:
    document = whole()
    assert list(document) == [
        "format",
        "game",
        "options",
        "seats",
        "seed",
        "commit",
        "chance",
        "actions",
        "outcome",
    ]
    assert document["format"] == FORMAT == "tidetable-record/1"
    assert document["options"] == {"dice": True, "hand": 2}
    assert document["seed"] == SEED.hex()
    assert document["commit"] == sha256(SEED).hexdigest()
    assert [draw["what"] for draw in document["chance"]][:3] == ["deck", "first", "roll"]
    assert sorted(document["chance"][0]["is"]) == list(range(1, 19))
    assert list(document["actions"][0])[:2] == ["seat", "type"]
    assert document["outcome"]["over"] is True


def test_options_at_their_default_are_not_written_but_read() -> None:
    table = Table(GAME, 2, {"hand": 3, "dice": False}, Seeded(SEED))
    assert record_of_table(table).options == {}
    document = {**by_hand(), "options": {"dice": True, "hand": 2, "start": "luck"}}
    assert verify(read(json.dumps(document).encode())).outcome.over


def test_a_running_game_is_written_without_its_outcome_and_seed() -> None:
    table = Table(GAME, 2, {"start": "first"}, Seeded(SEED))
    hand = table.state.hands[0]
    table.act(0, Trade(hand[:2], quick=True))
    table.act(1, Cheer(0))
    table.act(0, Lay(table.state.hands[0][0]))
    record = record_of_table(table)
    assert (record.seed, record.commit, record.outcome) == (None, None, None)
    assert record.actions[0] == {"seat": 0, "type": "trade", "cards": hand[:2], "quick": True}
    *_, last = replay(read(write(record)))
    assert last.state == table.state
    assert msgspec.to_builtins(last.outcome) == {"over": False, "winners": (), "scores": (0, 0), "reason": ""}


def test_the_position_is_told_after_the_set_up_and_after_each_action() -> None:
    document = whole()
    positions = list(replay(read(json.dumps(document).encode())))
    assert [position.n for position in positions] == list(range(len(document["actions"]) + 1))
    assert positions[0].state.won == ((), ())
    assert positions[-1].outcome.over


def test_a_seed_alone_is_taken_back_to_the_same_game() -> None:
    assert verify(read(json.dumps(whole()).encode())).seeded
    assert not verify(read(json.dumps(by_hand()).encode())).seeded


def test_an_outcome_seed_and_commitment_may_be_left_out() -> None:
    document = {key: value for key, value in whole().items() if key not in ("seed", "commit", "outcome")}
    assert verify(read(json.dumps(document).encode())).outcome.over


def test_the_outcome_of_a_running_game_may_be_left_out() -> None:
    table = Table(GAME, 2, {"start": "first"}, Seeded(SEED))
    document = json.loads(write(record_of_table(table)))
    del document["outcome"]
    assert not verify(read(json.dumps(document).encode())).outcome.over


def test_the_reason_of_an_outcome_is_free_text() -> None:
    document = whole()
    document["outcome"]["reason"] = "because"
    assert verify(read(json.dumps(document).encode())).outcome.reason == "most"


Change = Callable[[Document], Any]


def put(*path: Any, to: Any) -> Change:
    def change(document: Document) -> None:
        inner: Any = document
        for step in path[:-1]:
            inner = inner[step]
        inner[path[-1]] = to

    return change


def drop(*path: Any) -> Change:
    def change(document: Document) -> None:
        inner: Any = document
        for step in path[:-1]:
            inner = inner[step]
        del inner[path[-1]]

    return change


WRONG: list[tuple[str, Change]] = [
    ("set-up: the game needs 2 to 3 seats", put("seats", to=4)),
    ("set-up: the game needs 2 to 3 seats", put("seats", to=10**30)),
    ("set-up: this is no record: Expected `int`, got `bool`", put("seats", to=True)),
    ("set-up: this is no record: Expected `int`, got `float`", put("seats", to=2.0)),
    ("set-up: this is no record: Expected `int`, got `null`", put("seats", to=None)),
    ("set-up: this is no record: Expected `object`, got `array`", put("options", to=[])),
    ("set-up: this is no record: Expected `array`, got `null`", put("chance", to=None)),
    ("set-up: the game has no option colour", put("options", "colour", to=1)),
    ("set-up: the option hand does not allow this value", put("options", "hand", to=True)),
    ("set-up: With dice no more than 4 numbers are dealt.", put("options", "hand", to=5)),
    ("set-up: the chance list ends where a 'deck' outcome is drawn", put("chance", to=[])),
    ("set-up: the chance list has a 'first' outcome where a 'deck' outcome", drop("chance", 0)),
    ("set-up: the 'deck' outcome in the chance list cannot have been drawn", put("chance", 0, "is", 0, to=99)),
    ("set-up: the 'deck' outcome in the chance list cannot have been drawn", drop("chance", 0, "is", 0)),
    ("set-up: the chance list has a 'malformed' outcome", drop("chance", 0, "is")),
    ("set-up: the chance list has a 'malformed' outcome", put("chance", 0, "more", to=1)),
    ("set-up: the chance list has a 'malformed' outcome", put("chance", 0, to=[1])),
    ("set-up: the chance list has a 'malformed' outcome", put("chance", 0, "what", to=1)),
    ("set-up: the 'first' outcome in the chance list cannot have been drawn", put("chance", 1, "is", to=True)),
    ("action 1: the 'roll' outcome in the chance list cannot have been drawn", put("chance", 2, "is", to=6)),
    ("action 1: the chance list has a 'dice' outcome where a 'roll'", put("chance", 2, "what", to="dice")),
    ("action 3: the chance list ends where a 'roll' outcome is drawn", drop("chance", 3)),
    ("record: the chance list has 1 more than was drawn", lambda d: d["chance"].append(d["chance"][-1])),
    ("record: the chance list has 1 more than was drawn", lambda d: d["chance"].append(7)),
    ("record: the chance list has 1 more", lambda d: [d.update(outcome=None), d["actions"].pop()]),
    ("action 0: it is not this seat's turn", put("actions", 0, "seat", to=1)),
    ("action 0: the game has no such seat", put("actions", 0, "seat", to=2)),
    ("action 0: the game has no such seat", put("actions", 0, "seat", to=-1)),
    ("action 0: the game has no such seat", put("actions", 0, "seat", to=10**40)),
    ("action 0: an action has a `seat`, a whole number", put("actions", 0, "seat", to=True)),
    ("action 0: an action has a `seat`, a whole number", put("actions", 0, "seat", to=0.0)),
    ("action 0: an action has a `seat`, a whole number", put("actions", 0, "seat", to=None)),
    ("action 0: an action has a `seat`, a whole number", drop("actions", 0, "seat")),
    ("action 2: an action is a JSON object", put("actions", 2, to=[])),
    ("action 2: an action is a JSON object", put("actions", 2, to=None)),
    ("action 2: Object missing required field `type`", drop("actions", 2, "type")),
    ("action 2: Invalid value 'fly'", put("actions", 2, "type", to="fly")),
    ("action 2: Object contains unknown field `extra`", put("actions", 2, "extra", to=1)),
    ("action 2: This number is not in the hand.", put("actions", 2, to={"seat": 0, "type": "lay", "card": 99})),
    ("action 2: Expected `int`, got `float`", put("actions", 2, to={"seat": 0, "type": "lay", "card": 2.0})),
    ("action 4: the game is over", lambda d: d["actions"].append(d["actions"][-1])),
    ("record: there is no such game; there are: ", put("game", to="chess")),
    ("record: this is no record: Expected `str`, got `int`", put("game", to=1)),
    ("record: this is no record: Object missing required field `actions`", drop("actions")),
    ("record: this is no record: Object missing required field `options`", drop("options")),
    ("record: this is no record: Object missing required field `chance`", drop("chance")),
    ("record: this is no record: Object contains unknown field `players`", put("players", to=[])),
    ("record: this is no record: Expected `array`, got `object`", put("actions", to={})),
    ("record: the format tidetable-record/2 is newer", put("format", to="tidetable-record/2")),
    ("record: the format tidetable-record/10 is newer", put("format", to="tidetable-record/10")),
    ("record: this is no record: its format is not tidetable-record/1", put("format", to="tidetable-record/0")),
    ("record: this is no record: its format is not tidetable-record/1", put("format", to="tidetable-record/²")),
    ("record: this is no record: its format is not tidetable-record/1", put("format", to=1)),
    ("record: this is no record: its format is not tidetable-record/1", drop("format")),
    ("record: this is no record: Expected `str` matching regex", put("seed", to="00")),
    ("record: this is no record: Expected `str` matching regex", put("commit", to="0" * 64 + "\n")),
    ("record: the outcome is not the one", put("outcome", "winners", to=[])),
    ("record: the outcome is not the one", put("outcome", "over", to=False)),
    ("record: the outcome is not the one", lambda d: d["outcome"]["scores"].reverse()),
    ("record: this is no record: Object missing required field `scores`", drop("outcome", "scores")),
    ("record: this is no record: Expected `int`, got `bool`", put("outcome", "winners", to=[True])),
    ("record: this is no record: Object contains unknown field", put("outcome", "by", to="luck")),
]


@pytest.mark.parametrize(("expected", "change"), WRONG, ids=lambda value: value[:60] if isinstance(value, str) else "")
def test_what_is_wrong_is_named_with_its_place(expected: str, change: Change) -> None:
    document = by_hand()
    change(document)
    assert found(document).startswith(expected)


SEEDED: list[tuple[str, Change]] = [
    ("set-up: the 'deck' outcome in the chance list does not come from the seed", put("seed", to="77" * 32)),
    ("set-up: the 'deck' outcome in the chance list does not", lambda d: d["chance"][0]["is"].reverse()),
    ("action 1: the 'roll' outcome in the chance list does not", lambda d: put("chance", 2, "is", to=_other(d))(d)),
    ("record: the commitment is not that of the seed", put("commit", to="00" * 32)),
]


def _other(document: Document) -> int:
    return (int(document["chance"][2]["is"]) + 2) % 6


@pytest.mark.parametrize(("expected", "change"), SEEDED, ids=lambda value: value[:60] if isinstance(value, str) else "")
def test_chance_that_the_seed_does_not_make_is_forged(expected: str, change: Change) -> None:
    document = whole()
    change(document)
    assert found(document).startswith(expected)


def test_all_positions_before_the_wrong_one_are_told() -> None:
    document = by_hand()
    document["actions"][2]["seat"] = 1
    positions = replay(read(json.dumps(document).encode()))
    assert [next(positions).n for _ in range(3)] == [0, 1, 2]
    with pytest.raises(Unsound, match="action 2"):
        next(positions)


@pytest.mark.parametrize(
    "text",
    [
        b"",
        b"\x00",
        b"\xff\xfe{}",
        b'"\xff"',
        b'"\\ud800"',
        b"[" * 100_000,
        b'{"format":' * 5000,
        b'{"format":"tidetable-record/1","options":' + b"[" * 100_000,
        b"9" * 5000,
        b"1e999",
        b"NaN",
        b"[]",
        b"null",
        b"{}",
        b"{} {}",
        b"\xef\xbb\xbf{}",
        bytes(range(256)) * 4,
    ],
    ids=lambda text: repr(text[:20]),
)
def test_what_is_no_record_is_refused(text: bytes) -> None:
    with pytest.raises(Unsound, match=r"^record: ") as error:
        read(text)
    assert "\n" not in str(error.value)


@given(st.binary(max_size=200))
def test_rubbish_is_refused(text: bytes) -> None:
    with pytest.raises(Unsound):
        read(text)


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False, allow_infinity=False) | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=6,
)
WHOLE = whole()
PATHS = [
    *[(key,) for key in WHOLE],
    *[("chance", i) for i in range(len(WHOLE["chance"]))],
    *[("chance", i, key) for i in range(len(WHOLE["chance"])) for key in ("what", "is")],
    *[("actions", i) for i in range(len(WHOLE["actions"]))],
    *[("actions", i, key) for i, action in enumerate(WHOLE["actions"]) for key in action],
    *[("outcome", key) for key in WHOLE["outcome"]],
    *[("options", key) for key in WHOLE["options"]],
]


@given(st.sampled_from(PATHS), JSON, st.booleans())
def test_a_record_with_something_else_in_it_is_the_same_or_refused(path: Any, value: Any, seeded: bool) -> None:
    document = deepcopy(WHOLE)
    if not seeded:
        document["seed"] = document["commit"] = None
    put(*path, to=value)(document)
    with suppress(Unsound):
        proof = verify(read(json.dumps(document).encode()))
        told = document["outcome"]
        assert told is None or told["scores"] == list(proof.outcome.scores)


class Treadmill(Tiny):
    """A game that never ends."""

    name = "treadmill"

    def legal(self, state: Any, seat: int) -> list[Any]:
        return [Cheer(1 - seat)]

    def is_advice(self, action: Any) -> bool:
        return False


def test_a_game_that_goes_round_in_circles_is_given_up() -> None:
    with pytest.raises(Endless, match=str(MOST_ACTIONS)):
        play(Treadmill(), 2, {}, SEED)
