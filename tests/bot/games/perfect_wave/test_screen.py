"""Wave on the screen: what the cards may be that one does not see."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec
import pytest

from bot.screens.ending import show_ending
from bot.screens.frame import private, public
from bot.screens.message import Message, Part, Picture, Text, flat
from bot.screens.recap import recap
from bot.screens.since import what_matters_first
from bot.texts import texts
from engine.arena import play
from engine.games.perfect_wave import GAME
from engine.games.perfect_wave.actions import AnyAction, Play, Tip
from engine.games.perfect_wave.cards import INDEX
from engine.games.perfect_wave.events import CardPlayed, Proposed, Stuck, Tipped
from engine.games.perfect_wave.state import OVER, State
from engine.record import replay
from tests.bot import limits
from tests.bot.drawing.writing import written
from tests.bot.screens.positions import LONGEST_NAMES, parts_of, scene
from tests.engine.games.perfect_wave.dealing import act, lay
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


@pytest.fixture
def tipped() -> State:
    """Anna was given tips when she laid red 4 on orange 1 and blue 2 on turquoise 5, Bo when he laid turquoise 4."""
    moves: tuple[tuple[int, AnyAction], ...] = (
        (1, Tip(0, 2, "hold")),
        (1, Tip(0, 3, "later")),
        (0, Play(0)),
        (2, Tip(1, 2, "now")),
        (1, Play(0)),
        (2, Play(0)),
        (1, Tip(0, 3, "now")),
        (2, Tip(0, 0, "hold")),
        (0, Play(1)),
    )
    return after(lay(3, "o1", "r4 b2 *y1 *b4", "t4 r5 *b1", "t5 b3", draw="o0 w5 y2 y4 w4"), *moves)


def after(state: State, *moves: tuple[int, AnyAction]) -> State:
    for seat, action in moves:
        state = act(state, seat, action).state
    return state


def tips_said(state: State, seat: int | None, **more: Any) -> list[str]:
    """The lines about tips at earlier turns, without those around them."""
    shown = scene(THREE, state, seat, **more)
    head, lines = f"-# {shown.texts('wave-told')}", read(parts_of(shown)).splitlines()
    return lines[lines.index(head) + 1 : -1] if head in lines else []


@pytest.mark.parametrize("text_mode", [False, True])
def test_a_hand_keeps_the_tips_that_lay_on_its_hidden_cards_at_its_own_turns(tipped: State, text_mode: bool) -> None:
    assert tips_said(tipped, 0, text_mode=text_mode) == [
        "-# A: hold back (pile: turquoise 5)",
        "-# C: hold back (pile: turquoise 5, orange 1)",
        "-# D: play now (pile: turquoise 5) · good later (pile: orange 1)",
    ]
    assert tips_said(tipped, 1, text_mode=text_mode) == ["-# C: play now (pile: red 4)"]


def test_nobody_reads_what_tips_said_of_other_hands(tipped: State) -> None:
    assert tips_said(tipped, 2) == []
    for seat in (None, 2):
        assert "pile: " not in said(tipped, seat)


def test_what_tips_said_is_read_until_the_card_is_laid_or_the_game_over(tipped: State) -> None:
    assert tips_said(after(tipped, (1, Play(1))), 1) == ["-# C: play now (pile: blue 2, red 4)"]
    tipped = after(tipped, (1, Play(1)), (2, Play(1)), (0, Play(3)))
    assert [line[:5] for line in tips_said(tipped, 0)] == ["-# A:", "-# C:"]
    assert tips_said(msgspec.structs.replace(tipped, turn=OVER, ended="stuck", ended_by=1), 0) == []


@every_language
def test_who_wants_few_words_reads_the_newest_tip_alone(tipped: State, language: str) -> None:
    full, short = (tips_said(tipped, 0, language=language, detail=detail) for detail in ("full", "short"))
    words = texts(language)
    tops = words("wave-card", card="t5"), words("wave-card", card="o1")
    assert [sum(line.count(top) for top in tops) for line in full] == [1, 2, 2]
    assert [(line.count(tops[0]), line.count(tops[1])) for line in short] == [(1, 0)] * 3


@every_language
def test_of_a_tip_from_before_an_order_was_reversed_the_hand_says_so(language: str) -> None:
    state = lay(3, "o1", "cs ns *y1", "y2 y0", "y3", draw="o0 y4 w4 w2 w1")
    state = after(state, (1, Tip(0, 2, "hold")), (0, Play(0)), (1, Play(0)), (2, Play(0)), (0, Play(1)))
    [line] = tips_said(state, 0, language=language)
    words = texts(language)
    told = [
        words("wave-told-tip-reversed", tip="hold", cards=words("wave-card", card=card), orders=orders)
        for card, orders in (("y3", "numbers"), ("o1", "both"))
    ]
    assert line.endswith(" · ".join(told))


def test_of_many_tips_on_a_card_the_newest_three_are_read() -> None:
    most = 0
    for position in replay(play(GAME, 2, {"misplay": "returned"}, b"kept" * 8, ("easy",))):
        shown = scene(Setting("wave", 2, {}), position.state, 0)
        lines = [line for line in read(parts_of(shown)).splitlines() if "(pile: " in line]
        read_of = [sum(part.count(",") + 1 for part in line.split(" · ")) for line in lines]
        most = max([most, *read_of])
    assert most == 3


@every_language
@pytest.mark.parametrize("text_mode", [False, True])
def test_five_hidden_cards_with_all_that_was_said_of_them_fit_in_a_message(language: str, text_mode: bool) -> None:
    hidden = [" ".join(f"*{colour}{number}" for number in range(1, 6)) for colour in "rwoy"]
    state = lay(4, "t4", *hidden, draw="b1 b2 b3", colour=-1, number=-1, beside=("cs", "ns"))
    tops = [INDEX[f"t{number}"] for number in range(5)]
    state = msgspec.structs.replace(
        state,
        discard=(*sorted({*state.discard} - {*tops}), *tops),
        laid=(*[(0, 0, False, top) for top in tops[1:]], (1, 0, False, INDEX["cs"]), (1, 0, False, INDEX["ns"])),
        tips=tuple((seat, slot, "later") for seat in range(4) for slot in range(5)),
        told=tuple(
            (0, slot, ("hold", "later")[at % 2], top, 1, 1) for at, top in enumerate(tops[:-1]) for slot in range(5)
        ),
    )
    four = Setting("wave", 4, {"swaps": True})
    longest: dict[str, Any] = {"names": LONGEST_NAMES, "name": "國" * 100, "notice": "!" * 300, "note": "國" * 1000}
    message = private(scene(four, state, 0, language=language, text_mode=text_mode, **longest))
    assert limits.of_message(message) == []
    words = texts(language)
    again = words("wave-told-tip-reversed", tip="hold", cards=words("wave-card", card="t2"), orders="both")
    assert read(flat(message.parts)).count(again) == 5


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
