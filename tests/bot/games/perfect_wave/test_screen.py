"""Wave on the screen: what the cards may be that one does not see."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec
import pytest

from bot.screens.ending import show_ending
from bot.screens.frame import public
from bot.screens.message import Message, Part, Picture, Text, flat
from bot.screens.recap import recap
from bot.screens.since import what_matters_first
from bot.texts import texts
from engine.games.perfect_wave.events import CardPlayed, Proposed, Stuck, Tipped
from engine.games.perfect_wave.state import OVER, State
from tests.bot.drawing.writing import written
from tests.bot.screens.positions import parts_of, scene
from tests.engine.games.perfect_wave.dealing import lay
from tests.engine.games_under_test import Setting
from tests.languages import every_language

THREE = Setting("wave", 3, {})


def read(parts: Iterable[Part]) -> str:
    return "\n".join(part.markdown for part in parts if isinstance(part, Text))


def said(state: State, seat: int | None, at: Setting = THREE) -> str:
    made = scene(at, state, seat)
    return read(parts_of(made))


def test_a_hand_says_what_its_hidden_cards_may_be_and_no_more() -> None:
    state = lay(3, "r2", "w1 *y0 *y3", "o5 *b1", "t4 *t2", draw="w5 b4")
    assert "hidden from you: white 5 · yellow 0 3 · orange 5 · turquoise 4 · blue 4" in said(state, 0)
    assert "hidden from you: white 1 5 · turquoise 4 · blue 1 4" in said(state, 1)
    assert "hidden from you" not in said(state, None)


def test_who_sees_all_of_their_hand_is_told_nothing_of_the_rest() -> None:
    state = lay(3, "r2", "w1", "o5 *b1", "t4 *t2", draw="w5 b4")
    assert "hidden from you" not in said(state, 0)


def written_on(state: State, language: str, monkeypatch: pytest.MonkeyPatch) -> tuple[list[str], bytes]:
    """What is written on the picture of a table, and the picture."""
    [picture] = [part for part in parts_of(scene(THREE, state, 0, language=language)) if isinstance(part, Picture)]
    with written(monkeypatch) as found:
        data = picture.paint()
    return [text for text, _ in found], data


@every_language
def test_the_direction_of_play_is_seen_and_written(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    state = lay(3, "r2", "w1", "o5 *b1", "t4 *t2", draw="w5 b4")
    pictures = []
    for direction in (1, -1):
        words, data = written_on(msgspec.structs.replace(state, direction=direction), language, monkeypatch)
        way = texts(language)("wave-picture-way", direction=direction)
        assert set(way.split()) <= set(words)
        pictures.append(data)
    assert pictures[0] != pictures[1]
    assert texts(language)("wave-picture-way", direction=1) != texts(language)("wave-picture-way", direction=-1)


def test_the_order_of_numbers_is_a_row_of_its_own_and_no_value_of_the_colours(monkeypatch: pytest.MonkeyPatch) -> None:
    state = lay(3, "r2", "w1", "o5 *b1", "t4 *t2", draw="w5 b4")
    words, _ = written_on(state, "en", monkeypatch)
    assert "0 < 1 < 2 < 3 < 4 < 5" in words


@every_language
def test_what_counts_as_left_for_cards_that_came_back_is_said(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    words = texts(language)
    counted, painted = words("wave-words-returned", count=2), words("wave-picture-returned", count=2)
    for misplays in (0, 2):
        playing = lay(3, "r2", "w1 *y0", "o5", "t4", draw="w5", returned=True, misplays=misplays)
        over = lay(3, "r2", "", "", "", returned=True, misplays=misplays, turn=OVER, ended="played-out")
        for state in (playing, over):
            [picture] = Message(tuple(parts_of(scene(THREE, state, 0, language=language)))).pictures()
            assert (counted in picture.alt) == (misplays == 2)
            on_it, _ = written_on(state, language, monkeypatch)
            assert (painted.replace("\xa0", " ") in on_it) == (misplays == 2)
        ended = scene(THREE, over, None, language=language)
        below = f"{words('wave-ended-played-out')} {counted}"
        assert (below in read(parts_of(ended))) == (misplays == 2)
        [result] = Message(tuple(show_ending(ended))).pictures()
        assert (below in result.alt) == (misplays == 2)


def test_a_proposal_and_what_ended_the_game_are_said_once() -> None:
    two = Setting("wave", 2, {})
    asked = lay(2, "r2", "w1", "o5", "t4 r5 b1", draw="w5", turn=2, proposer=0, proposed=1)
    told = [(Proposed(seat=0, slot=1, card="r5"),)]
    shown = read(flat(public(scene(two, asked, None, told=told)).parts))
    assert "Anna proposes red 5 (B) for Silver." in shown
    assert "proposed" not in shown
    assert what_matters_first(scene(two, asked, 1, told=told)) == []
    played = lay(2, "r5", "w1", "o5", "t4 - b1", draw="w5", turn=0)
    assert what_matters_first(scene(two, played, 1, told=told)) == ["**Anna** proposed red 5 (B) for Silver."]

    over = lay(3, "r5", "w1", "o0", "b0", draw="w5", turn=OVER, ended="stuck", ended_by=0)
    ended = read(flat(public(scene(THREE, over, None, told=[(Stuck(seat=0),)])).parts))
    assert ended.count("no card that fits") == 1


def test_whoever_proposes_a_card_for_silver_reads_so_in_their_own_hand() -> None:
    two = Setting("wave", 2, {})
    asked = lay(2, "r2", "w1", "o5", "t4 r5 b1", draw="w5", turn=2, proposer=0, proposed=1)
    assert "You propose red 5 (B) for Silver." in said(asked, 0, two)
    assert "Anna proposes red 5 (B) for Silver." in said(asked, 1, two)
    assert "Anna proposes red 5 (B) for Silver." in said(asked, None, two)


@pytest.mark.parametrize(
    ("ended", "said_of_it"),
    [("stuck", "had no card that fits."), ("misplay", "played a card unseen, and it did not fit.")],
)
def test_whoever_ended_the_game_reads_so_in_their_own_hand(ended: str, said_of_it: str) -> None:
    over = lay(3, "r5", "w1", "o0", "b0", draw="w5", turn=OVER, ended=ended, ended_by=1)
    assert f"You {said_of_it}" in said(over, 1)
    assert f"Bo {said_of_it}" in said(over, 0)
    assert f"Bo {said_of_it}" in said(over, None)


def test_of_tips_only_those_on_ones_own_cards_are_news_since_all_lie_on_the_cards() -> None:
    state = lay(3, "r2", "w1 *y0", "o5 *b1", "t4", draw="w5")
    told = [
        (Tipped(seat=1, whom=0, slot=1, advice="now"),),
        (Tipped(seat=2, whom=1, slot=1, advice="hold"),),
        (CardPlayed(seat=1, slot=0, card="o5"),),
    ]
    played = "**Bo** played orange 5 from A."
    assert what_matters_first(scene(THREE, state, 0, told=told)) == ["👉 **Bo** tipped your card B: play now.", played]
    shown = read(flat(public(scene(THREE, state, None, told=told)).parts))
    assert played in shown
    assert "tipped" not in shown
    everything = read(recap(scene(THREE, state, 0, told=told)).parts)
    assert "**Łukasz** tipped **Bo**’s card B: hold back." in everything
