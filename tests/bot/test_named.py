"""What is meant by what somebody typed."""

from __future__ import annotations

from functools import partial

import pytest

from bot.errors import Sorry
from bot.named import meant_by
from bot.play.naming import find_system, systems_like
from bot.texts import LANGUAGES, texts

NAMES = {"a": "Waves (Rebels edition)", "b": "Waves (Breakers edition)", "c": "Wave", "d": "War of Waves"}


def test_a_unique_beginning_is_enough() -> None:
    assert meant_by("Waves (R", NAMES) == ["a"]
    assert meant_by("waves (b", NAMES) == ["b"]
    assert meant_by("war", NAMES) == ["d"]


def test_a_whole_name_wins_over_those_that_begin_like_it() -> None:
    assert meant_by("wave", NAMES) == ["c"]


def test_a_beginning_wins_over_a_part_and_short_parts_are_not_looked_for() -> None:
    assert meant_by("breakers", NAMES) == ["b"]
    assert meant_by("of", NAMES) == []
    assert meant_by(" ", NAMES) == []


def test_a_letter_means_the_place_that_has_it_before_what_begins_with_it() -> None:
    meant = partial(meant_by, places=True)
    cards = {"3": "Dan, D: orange 2", "4": "Dan, E: white 1", "8": "Eve, D: blue 3", "9": "Eve, E: red 5"}
    assert meant("d", cards) == ["3", "8"]
    assert meant("E", cards) == ["4", "9"]
    assert meant("b", {"0": "Place A: Knight", "1": "Place B: Seer"}) == ["1"]
    assert meant("A", {"0": "Ola y a la mano", "1": "Agente"}) == ["1"]
    assert meant("L", {"0": "Pour L’Ancien", "1": "Lune"}) == ["1"]


def test_a_letter_in_a_name_that_is_no_place_is_no_better_than_a_beginning() -> None:
    assert meant_by("b", {"1": "Anna B.", "2": "Bob"}) == ["2"]
    assert meant_by("b", {"7": "Blue room", "8": "Plan B"}) == ["7"]


def test_accents_may_be_left_out_or_put_in() -> None:
    assert meant_by("guardian", {"2": "Guardián", "4": "Vidente"}) == ["2"]
    assert meant_by("HUTER", {"2": "Hüter", "4": "Seher"}) == ["2"]
    assert meant_by("Bogotá", {"bog": "America/Bogota", "mad": "Europe/Madrid"}) == ["bog"]


def test_what_several_begin_with_means_them_all() -> None:
    assert meant_by("Waves", NAMES) == ["a", "b"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_game_in_the_list_is_found_by_its_title_and_by_all_it_takes_to_tell_it_from_others(language: str) -> None:
    said = texts(language)
    listed = systems_like(said, "")
    for title, system in listed:
        assert find_system(said, title.upper()) == system
        others = [other for other, _ in listed if other != title]
        enough = next(
            (title[:n] for n in range(1, len(title)) if not any(other.startswith(title[:n]) for other in others)), title
        )
        assert find_system(said, enough) == system


def test_whoever_names_no_game_or_two_is_told_which_there_are() -> None:
    with pytest.raises(Sorry) as none:
        find_system(texts("en"), "chess")
    assert texts("en")("system-war") in texts("en").words(none.value.words)
    with pytest.raises(Sorry, match="error-which-game") as two:
        find_system(texts("en"), "Waves (")
    assert texts("en")("system-war") not in texts("en").words(two.value.words)
