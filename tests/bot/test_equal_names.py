"""People at one table who have the same name: whatever they are chosen by, it is clear who is meant."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from bot.contract import Contract, write_contract
from bot.errors import Sorry
from bot.host import Seated
from bot.play.typed import Speaker, list_values, offer, read_words, shorten
from bot.scenes import scene_at, sitters_of
from bot.screens.controls import controls
from bot.screens.message import Button, Buttons, Part
from bot.screens.plain import cut
from bot.screens.round import NAME_COLUMNS
from bot.texts import texts
from engine.games import game_named
from engine.games.rolling.actions import Fire
from engine.games.rolling.state import State as Rolling
from engine.games.war.actions import Attack
from engine.table import encode_state
from storage.ids import TableId
from storage.models import Seat, State, Table
from storage.tables import Loaded
from tests.bot.screens.positions import scene
from tests.engine.games.rolling.test_cannons import hoard, loaded
from tests.engine.games.war.positions import WHOLE, at
from tests.engine.games_under_test import SETTINGS

SAID = texts("en")


def table(name: str, state: Any, *names: str) -> Seated:
    """A running table with these people."""
    data = msgspec.msgpack.encode([encode_state(state), 0, [0] * len(names)])
    options = write_contract(Contract(name))
    kept = Table.model_validate({"id": 1, "game": name, "status": "running", "options": options})
    seats = tuple(Seat(table_id=TableId(1), number=seat, kind="person", name=each) for seat, each in enumerate(names))
    schema = game_named(name).schema
    return Seated(Loaded(kept, seats, State(table_id=TableId(1), schema_version=schema, data=data)))


def cannons(*names: str) -> Seated:
    """A volley at two others, each of whom has treasure and no Hull."""
    return table("rolling", loaded(hoard(1, 2), hoard(3, 4), small=(3, 4)), *names)


def called(*names: str) -> list[str]:
    return [sitter.name for sitter in sitters_of(cannons(*names))]


def labels(parts: list[Part] | tuple[Part, ...]) -> list[str]:
    pressed: list[Button] = [button for part in parts if isinstance(part, Buttons) for button in part.buttons]
    return [button.label or "" for button in pressed]


def test_only_names_that_look_alike_have_the_number_of_their_seat() -> None:
    assert called("Cem", "Ann", "Bob") == ["Cem", "Ann", "Bob"]
    assert called("Cem", "Ann", "Ann") == ["Cem", "Ann #2", "Ann #3"]
    assert called("ann", "Bob", "A\u200bＮN") == ["ann #1", "Bob", "A\u200bＮN #3"]
    assert called("", "Bob", "") == ["#1", "Bob", "#3"]


def test_a_number_that_somebody_has_in_their_name_makes_them_nobody_else() -> None:
    assert len({*called("Ann", "ann #1", "Ann")}) == 3
    assert called("Ann", "ann #1", "Ann") == ["Ann #1", "ann #1 #2", "Ann #3"]


def test_the_number_of_a_seat_stays_where_there_is_little_room_for_names() -> None:
    told = called("Alexandra of Caria", "Bartholomew of Bithynia", "alexandra of caria")
    assert told == ["Alexandra o… #1", "Bartholomew of Bithynia", "alexandra o… #3"]
    assert [cut(name, NAME_COLUMNS) for name in told] == [told[0], "Bartholomew of…", told[2]]


def test_each_of_two_people_with_one_name_can_be_fired_at() -> None:
    seated = cannons("Cem", "Ann", "Ann")
    assert seated.game is not None
    shown = scene_at(seated.game, 0, SAID, seated.contract, sitters_of(seated), ())
    assert [label.partition(",")[0] for label in labels(controls(shown))] == ["Ann #2", "Ann #3", "Into the sea"]
    offered = offer(Speaker.at(seated, SAID), seated.game, 0, Fire, "shots", {}, "small ann")
    assert {"Ann #2" in name for name, _ in offered} == {"Ann #3" in name for name, _ in offered} == {True, False}


def test_options_for_different_seats_stay_apart_even_if_they_read_alike() -> None:
    state: Rolling = loaded(hoard(1, 2), hoard(3, 4), small=(3, 4))
    setting = next(one for one in SETTINGS if one.name == "rolling" and one.seats == 3)
    alike = labels(controls(scene(setting, state, 0, names=("Cem", "Ann", "Ann"))))
    assert len(alike) == len(set(alike)) == 3


def test_a_name_that_begins_like_another_is_not_taken_for_it_where_both_are_shortened() -> None:
    people = {0: "Alexandra of Caria", 1: "Alexandra of Caria the Younger", 2: "Cem"}
    said = [f"{'one of many words, ' * 5}{people[seat]}, {people[1 - seat]}" for seat in (0, 1)]
    assert [short[-32:] for short in shorten(said, people)] == [
        "Alexandra o… #1, Alexandra o… #2",
        "Alexandra o… #2, Alexandra o… #1",
    ]


def test_a_letter_alone_means_whoever_begins_with_it_and_not_whoever_has_it_as_an_initial() -> None:
    seated = table("war", at(["W6 W6", "", "", ""], [WHOLE] * 4), "Zoe", "Anna B.", "Bob", "Yan")
    assert seated.game is not None
    assert read_words(Speaker.at(seated, SAID), seated.game, 0, Attack, {"target": "b"}) == {"target": "2"}


def test_one_name_of_two_people_is_not_taken_for_either_of_them() -> None:
    seated = table("war", at(["W6 W6", "", "", ""], [WHOLE] * 4), "Cem", "Ann", "Ann", "Ann")
    game, speaker = seated.game, Speaker.at(seated, SAID)
    assert game is not None
    meant = {"0": "Cem", "1": "Ann #2", "2": "Ann #3", "3": "Ann #4"}
    assert list_values(speaker, game, 0, Attack, "target", {}) == meant
    assert len(offer(speaker, game, 0, Attack, "target", {}, "Ann")) == 3
    with pytest.raises(Sorry, match="error-several-meant"):
        read_words(speaker, game, 0, Attack, {"target": "Ann"})
    assert read_words(speaker, game, 0, Attack, {"target": "ann #3"}) == {"target": "2"}
