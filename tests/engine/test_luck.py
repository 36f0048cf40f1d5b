"""How luck comes about, from the specification with hashlib alone, and what of a proof is refused."""

from __future__ import annotations

import json
from collections.abc import Callable
from copy import deepcopy
from hashlib import sha256
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.__main__ import main
from engine.chance import Stream
from engine.luck import Beacon, Luck, draw_seats, is_gift, player_label, root_of, seal_of, seed_for, spell_out
from engine.record import Unsound, read, replay, verify, write
from tests.engine.lucky_records import (
    DRAWN_AS_JOINED,
    SPELT_OUT,
    TABLES,
    Document,
    changed_once,
    luck_of,
    lucky_record,
    read_document,
    whole,
)

SECRET = bytes(range(32))
BEACON = Beacon("52db9ba7", 1234, "ab" * 32)


def test_the_root_is_made_of_the_lines_of_the_specification() -> None:
    lines = ["tidetable-luck/2", SECRET.hex(), "2", "123", "Grüße 🌊", "52db9ba7 1234", "ab" * 32]
    assert root_of(SECRET, ["123", "Grüße 🌊"], BEACON) == sha256("\n".join(lines).encode()).digest()


def test_without_a_beacon_and_gifts_the_root_says_none() -> None:
    said = f"tidetable-luck/2\n{SECRET.hex()}\n0\nnone\nnone"
    assert root_of(SECRET, [], None) == sha256(said.encode()).digest()


def test_each_use_of_luck_has_a_seed_of_its_own() -> None:
    root = root_of(SECRET, ["1"], None)
    assert seed_for(root, "deal") == sha256(root + b"deal").digest()
    assert seed_for(root, player_label(3)) == sha256(root + b"player/3").digest()
    assert list(draw_seats(root, 5)) == Stream(sha256(root + b"seating").digest()).shuffle([0, 1, 2, 3, 4])
    assert seal_of(SECRET) == sha256(SECRET).hexdigest()


@given(st.text(max_size=70))
def test_what_is_brought_is_one_line_that_every_checker_reads_alike(text: str) -> None:
    if is_gift(text):
        assert 1 <= len(text) <= 64
        assert text.splitlines() == [text]
        assert text.encode()


def test_half_a_character_and_a_line_feed_cannot_be_brought() -> None:
    assert not any(map(is_gift, ("", "a\nb", "a\rb", "\ud800", "x" * 65, "a\u2028b", "\x00")))
    assert all(map(is_gift, ("x", "x" * 64, "🌊" * 64, "Grüße", "1437218895120334858")))


@pytest.mark.parametrize("choice", [0, -1])
@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_the_luck_of_every_game_is_proven(name: str, seats: int, choice: int) -> None:
    proof = verify(read(whole(name, seats, choice)))
    assert (proof.doubts, proof.seeded) == ((), True)
    assert proof.seats in ("drawn", "both")


@pytest.mark.parametrize("under", ["luck", "chance", "outcome"])
@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_one_changed_value_is_forged(name: str, seats: int, under: str) -> None:
    for path, document in changed_once(read_document(whole(name, seats)), under, most=80):
        if path == ("outcome", "reason"):
            continue  # free text that the format never compares
        with pytest.raises(Unsound):
            verify(read(json.dumps(document).encode()))


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_a_changed_move_is_forged_unless_the_rules_lead_to_the_same_result(name: str, seats: int) -> None:
    told = 0
    changes = list(changed_once(read_document(whole(name, seats)), "actions", most=60))
    for _, document in changes:
        try:
            proof = verify(read(json.dumps(document).encode()))
        except Unsound:
            told += 1
        else:
            assert msgspec.to_builtins(proof.outcome)["scores"] == tuple(document["outcome"]["scores"])
    assert told >= len(changes) * 0.8


def put(*path: Any, to: Any) -> Callable[[Document], Any]:
    def change(document: Document) -> None:
        holder: Any = document
        for step in path[:-1]:
            holder = holder[step]
        holder[path[-1]] = to

    return change


WRONG: list[tuple[str, Callable[[Document], Any]]] = [
    ("record: luck: the seal", put("luck", "seal", to="00" * 32)),
    ("record: luck: the seal", put("luck", "secret", to="00" * 32)),
    ("record: luck: secret, gifts and beacon do not make the seed", lambda d: d["luck"]["gifts"].reverse()),
    ("record: luck: secret, gifts and beacon do not make the seed", lambda d: d["luck"]["gifts"].pop()),
    ("record: luck: there are more gifts than seats", lambda d: d["luck"]["gifts"].append("one more")),
    ("record: luck: a gift is a line", put("luck", "gifts", 0, to="a\nb")),
    ("record: luck: a gift is a line", put("luck", "gifts", 0, to="")),
    ("record: luck: a gift is a line", put("luck", "gifts", 0, to="x" * 65)),
    ("record: luck: secret, gifts and beacon do not make the seed", put("luck", "beacon", to=None)),
    ("record: luck: secret, gifts and beacon do not make the seed", put("luck", "beacon", "round", to=7)),
    ("record: luck: secret, gifts and beacon do not make the seed", put("luck", "beacon", "chain", to="aa")),
    ("record: luck: secret, gifts and beacon do not make the seed", put("seed", to="00" * 32)),
    ("record: luck: secret, gifts and beacon do not make the seed", put("seed", to=None)),
    ("record: luck: the commitment", put("commit", to=None)),
    ("record: luck: the commitment", put("commit", to="00" * 32)),
    ("record: luck: the order", put("luck", "order", to=[0, 0])),
    ("record: luck: the order", put("luck", "order", to=[0])),
    ("record: luck: the order", put("luck", "order", to=[1, 2])),
    ("record: luck: the order", put("seats", to=10**30)),
    ("record: the game is over and its outcome is left out", put("outcome", to=None)),
    ("record: this is no record", put("luck", to=None)),
    ("record: this is no record", put("luck", to=[])),
    ("record: this is no record", put("luck", "more", to=1)),
    ("record: this is no record", put("luck", "beacon", "more", to=1)),
    ("record: this is no record", put("luck", "beacon", to=[])),
    ("record: this is no record", put("luck", "beacon", "round", to=True)),
    ("record: this is no record", put("luck", "beacon", "round", to=7.0)),
    ("record: this is no record", put("luck", "beacon", "round", to="7")),
    ("record: this is no record", put("luck", "beacon", "round", to=2**53)),
    ("record: this is no record", put("luck", "beacon", "chain", to="")),
    ("record: this is no record", put("luck", "gifts", to="12")),
    ("record: this is no record", put("luck", "gifts", to=[1, 2])),
    ("record: this is no record", put("luck", "order", to=[True, False])),
    ("record: this is no record", put("luck", "order", to=None)),
    ("record: this is no record", lambda d: put("luck", "secret", to=d["luck"]["secret"].upper())(d)),
    *[("record: this is no record", lambda d, name=name: d["luck"].pop(name)) for name in ("seal", "secret", "gifts")],
    *[("record: this is no record", lambda d, name=name: d["luck"].pop(name)) for name in ("beacon", "order")],
]


@pytest.mark.parametrize(("expected", "change"), WRONG)
def test_luck_that_does_not_fit_is_refused_with_its_step(expected: str, change: Callable[[Document], Any]) -> None:
    document = deepcopy(read_document(whole("wave", 2)))
    change(document)
    for look in (verify, lambda record: list(replay(record))):
        if "outcome is left out" in expected and look is not verify:
            continue  # `replay` reads such a record as it always did
        with pytest.raises(Unsound) as error:
            look(read(json.dumps(document).encode()))
        assert str(error.value).startswith(expected)


def test_a_record_without_luck_is_written_and_replayed_as_before() -> None:
    document = read_document(whole("wave", 3))
    del document["luck"]
    record = read(json.dumps(document).encode())
    assert json.loads(write(record)) == document
    assert verify(record).doubts == ("no-luck",)


def status_of(capsys: pytest.CaptureFixture[str], path: Path, document: Document) -> tuple[int, str, str]:
    path.write_text(json.dumps(document))
    status = main(["verify", str(path)])
    return status, *capsys.readouterr()


def test_the_status_of_verify_tells_proven_replayable_and_forged_apart(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path, document = tmp_path / "record.json", read_document(whole("rolling", 2))
    status, said, _ = status_of(capsys, path, document)
    assert (status, said.splitlines()[-1].partition(":")[0]) == (0, "proven")
    assert [line.partition(":")[0] for line in said.splitlines()[:9]] == [
        *("seal", "gifts", "beacon", "root", "seats", "seed", "draws", "moves", "result"),
    ]
    assert "compare yourself: the gifts, one for each person and your own among them, with" in said
    assert said.splitlines()[-1].endswith("they lead to this result")
    cut = {**document, "actions": document["actions"][:-1], "outcome": None}
    status, said, _ = status_of(capsys, path, cut)
    assert (status, "the game is not over" in said.splitlines()[-1]) == (0, True)
    bare = {name: value for name, value in document.items() if name != "luck"}
    status, said, _ = status_of(capsys, path, bare)
    assert (status, said.splitlines()[-1]) == (
        3,
        "replayable, luck not proven: the record has no proof of its luck",
    )
    status, said, wrong = status_of(capsys, path, {**document, "seed": "00" * 32})
    assert (status, said) == (2, "")
    assert wrong.startswith("record: luck: ")
    assert status_of(capsys, path, {"format": "other"})[0] == 2


def test_lots_that_fall_into_the_order_of_joining_are_not_called_undrawn(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    def said_of(luck: Luck) -> str:
        document = read_document(write(lucky_record("wave", 2, {}, luck)))
        status, said, _ = status_of(capsys, tmp_path / "record.json", document)
        assert status == 0
        return said

    assert DRAWN_AS_JOINED.order == (0, 1)
    drawn, joined = said_of(DRAWN_AS_JOINED), said_of(luck_of("lots", 2, drawn=False))
    assert "seats: in the order of joining, which is also what the root draws" in drawn
    assert "had not agreed to draw" not in drawn, "whatever was agreed, this is the order"
    assert "seats: in the order of joining, not drawn" in joined
    assert "had not agreed to draw" in joined


@pytest.mark.parametrize(("gift", "shown"), SPELT_OUT.items())
def test_what_nobody_sees_in_a_gift_is_shown_by_its_numbers(gift: str, shown: str) -> None:
    assert is_gift(gift)
    assert spell_out(gift) == shown


def test_the_command_shows_what_nobody_sees_in_a_gift(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    gifts = tuple(SPELT_OUT)[2:4]
    document = read_document(write(lucky_record("wave", 2, {}, luck_of("unseen", 2, gifts=gifts))))
    status, said, _ = status_of(capsys, tmp_path / "record.json", document)
    assert status == 0
    assert r'["alice\u{200e 200e}", "al\u{2060}ice\u{feff}"]' in said


def test_six_long_gifts_are_shown_to_their_last_letter(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    gifts = tuple("\U0010fffd" * 63 + letter for letter in "abcdef")
    document = read_document(write(lucky_record("waves", 6, {}, luck_of("long", 6, gifts=gifts))))
    _, said, _ = status_of(capsys, tmp_path / "record.json", document)
    assert all(f'10fffd}}{letter}"' in said for letter in "abcdef")


def test_a_host_who_alone_brought_something_proves_nothing() -> None:
    assert verify(lucky_record("wave", 2, {}, luck_of("a", 2, people=0, beacon=False))).doubts == ("alone",)
    assert verify(lucky_record("wave", 2, {}, luck_of("a", 2, people=0))).doubts == ()


def test_a_game_broken_off_is_proven_without_a_result() -> None:
    document = read_document(whole("war", 2))
    document |= {"actions": document["actions"][:10], "outcome": None}
    for used in range(len(document["chance"]) + 1):
        cut = {**document, "chance": document["chance"][:used]}
        try:
            proof = verify(read(json.dumps(cut).encode()))
        except Unsound:
            continue
        assert (proof.doubts, proof.outcome.over) == ((), False)
        return
    raise AssertionError("no beginning of the game was found")
