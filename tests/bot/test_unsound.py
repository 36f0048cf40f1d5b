"""What /verify says of a file that is no sound record: in words, in every language."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

from bot.play.records import describe_fault
from bot.texts import LANGUAGES, texts
from engine.errors import EngineError
from engine.record import Record, read, verify

RECORDS = sorted((Path(__file__).parents[1] / "golden" / "records").glob("*.json"))


def said_of(data: bytes, language: str) -> str:
    record: Record | None = None
    try:
        record = read(data)
        verify(record)
    except EngineError as error:
        return describe_fault(error, record, texts(language))
    return ""


def changed(data: bytes, change: Callable[[dict[str, object]], object]) -> bytes:
    record = msgspec.json.decode(data)
    change(record)
    return msgspec.json.encode(record)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("path", RECORDS[:12], ids=lambda path: path.stem)
def test_what_is_wrong_with_a_file_is_said_in_words(path: Path, language: str) -> None:
    data, said = path.read_bytes(), texts(language)
    assert said_of(data, language) == ""
    assert said_of(b"holiday.png", language) == said("record-none")
    assert said_of(changed(data, lambda one: one.update(format="other/1")), language) == said("record-none")
    first = msgspec.json.decode(data)["actions"][0]
    twice = said_of(changed(data, lambda one: one.update(actions=[first] * 40)), language)
    assert twice.startswith("❌")
    assert "record" not in twice.replace("/record", "")
    forged = changed(data, lambda one: one.update(outcome={"over": True, "winners": [], "scores": [99, 99]}))
    assert said_of(forged, language) == said("record-unsound")
