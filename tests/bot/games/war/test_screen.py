"""War of Waves on the screen: who sees which card, what is true, attacks with their sums, horns, judged Gateways."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest
from msgspec.structs import replace

from bot.drawing.palette import colour_table, contrast
from bot.games.war.card_picture import MARKS
from bot.games.war.gateway_picture import KNOWN_SHOWN
from bot.screens.frame import public
from bot.screens.message import Message, Part, Text, flat
from bot.screens.plain import MOST_ALT
from bot.screens.scene import Told
from bot.texts import LANGUAGES, texts
from engine.game import Event
from engine.games.war import GAME
from engine.games.war.cards import CARDS, CODE
from engine.games.war.events import HornSounded, Judged, TurnBegan
from engine.games.war.held import eye_of, mark_seen
from engine.games.war.state import State
from tests.bot.screens.built_games import SETTINGS, late
from tests.bot.screens.positions import LONGEST_NAMES, NAMES, parts_of, scene
from tests.engine.games.war.positions import BRIDGE, FALSE, WHOLE, act, at, attack, poseidon
from tests.engine.games_under_test import Setting, stream_for

DUEL, CROWD = Setting("war", 2, {}), Setting("war", 4, {"crowd": True})
every_setting = pytest.mark.parametrize("setting", SETTINGS, ids=str)


def shown(setting: Setting, state: State, seat: int | None, **more: Any) -> list[Part]:
    made = scene(setting, state, seat, **more)
    return parts_of(made)


def words(parts: list[Part]) -> str:
    """All texts, lines that were broken put together again."""
    return "\n".join(part.markdown for part in parts if isinstance(part, Text)).replace("\\", "").replace("\n  ", " ")


def plain(setting: Setting, state: State, seat: int | None, *told: Event, **more: Any) -> str:
    return words(shown(setting, state, seat, text_mode=True, told=[told] if told else (), **more))


def painted(parts: list[Part]) -> list[bytes]:
    return [picture.paint() for picture in Message(tuple(parts)).pictures()]


def test_values_are_for_their_owner_and_open_ones_for_all() -> None:
    state = at(["W2 B5* L-ares", "W6"], [{"bridge1": "B4 B3* W5 W1*"}, {}])
    for seat in (None, 1):
        said = plain(DUEL, state, seat)
        assert "Bridge 1: Build hidden 3, War hidden 1" in said
        assert "Hand: War 1, Build 1, Leaders 1\nKnown of it: Build 5\n" in said
    own = plain(DUEL, state, 0)
    assert "Bridge 1: Build 4 3, War 5 1. Total 7" in own
    assert "known to all: War 1, Build 3" in own
    assert "Your hand: War 2, Build 5, Ares" in own
    assert "Known to all of it: Build 5" in own


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_that_only_the_one_who_looks_knows_are_not_said_to_be_known_to_all(language: str) -> None:
    state = at(["W1 W2", ""], [{}, {}])
    swapped = tuple(mark_seen(CODE[card], eye_of(0) | eye_of(1)) for card in ("W1", "W2"))
    known = replace(state, hands=(swapped, state.hands[1]))
    said = texts(language)
    cards = f"{said('war-kind', kind='W')} 1 2"
    assert said("war-words-known", cards=cards) in plain(DUEL, known, 1, language=language)
    assert said("war-words-open", cards=cards) not in plain(DUEL, known, 1, language=language)


@every_setting
def test_late_pictures_and_words_are_the_same_whatever_an_audience_cannot_know(setting: Setting) -> None:
    for number, moment in enumerate(late(setting)):
        seat = setting.audiences[number % len(setting.audiences)]
        other = GAME.redeal(moment.after, seat, stream_for(setting, number, "late"))
        for text_mode in (False, True):
            real, imagined = (
                shown(setting, state, seat, told=[moment.events], text_mode=text_mode)
                for state in (moment.after, other)
            )
            assert real == imagined
            if number % 4 == 0:
                assert painted(real) == painted(imagined)


@every_setting
@pytest.mark.parametrize("language", LANGUAGES)
def test_late_alt_texts_are_whole_with_the_longest_names(setting: Setting, language: str) -> None:
    for moment in late(setting):
        for seat in setting.audiences:
            parts = shown(setting, moment.after, seat, told=[moment.events], language=language, names=LONGEST_NAMES)
            for picture in Message(tuple(parts)).pictures():
                assert len(picture.alt) <= MOST_ALT
                assert picture.alt[-1] != "…"


def test_the_fullest_gateways_and_a_large_hand_still_fit() -> None:
    full = {name: "B4* B3* W5* W1*" if name.startswith("bridge") else "B4* B3*" for name in WHOLE}
    hand = " ".join(f"{card}*" for card in CARDS * 2)
    state = at([hand] * 4, [full] * 4, horns=(True,) * 4)
    for language in LANGUAGES:
        for seat in (None, 0):
            parts = shown(CROWD, state, seat, language=language, names=LONGEST_NAMES)
            for picture in Message(tuple(parts)).pictures():
                assert picture.alt[-1] != "…"
                assert len(data := picture.paint()) < 200_000
                assert int.from_bytes(data[16:20], "big") <= 1000


def test_a_seat_always_reads_whether_its_own_bridge_and_gate_are_true() -> None:
    for gateway, gate in ((WHOLE, "Gate: true"), (FALSE, "Gate: not true yet"), (BRIDGE, "Gate: not true yet")):
        state = at(["W1", "W1"], [gateway, WHOLE])
        own = plain(DUEL, state, 0)
        assert f"Bridge: true\n{gate}" in own
        pictures = Message(tuple(shown(DUEL, state, 0))).pictures()
        assert f"Bridge: true. {gate}." in pictures[0].alt
        assert "true" not in plain(DUEL, state, None).lower()
    assert len({painted(shown(DUEL, at(["W1", "W1"], [gate, {}]), 0))[0] for gate in (WHOLE, FALSE)}) == 2


def test_a_complete_gateway_and_its_horn_are_seen_by_all() -> None:
    for horns, said in (
        ((False, False), "Anna: 7 of 7, to move, Gateway complete\n"),
        ((True, False), "horn sounded\n"),
    ):
        assert said in plain(DUEL, at(["", ""], [WHOLE, BRIDGE], horns=horns), None)
    assert "Bo: 4 of 7, Bridge stands" in plain(DUEL, at(["", ""], [WHOLE, BRIDGE]), None)


def test_an_attack_is_told_with_its_sums() -> None:
    state = at(["W1 W3 B5", ""], [{}, {"bridge1": "B4 W3", "bridge2": "B2"}])
    after, events = act(state, attack("W1 W3", 1, "bridge1", "war0"))
    said = plain(DUEL, after, None, *events)
    assert "Anna against Bo, Bridge 1\nWith: War 1, War 3 = 4\nAgainst: War 3\nNeeds 3: won" in said
    assert words(shown(DUEL, after, 1, text_mode=True, told=[events])).startswith("Anna against Bo, Bridge 1")
    picture = Message(tuple(shown(DUEL, after, None, told=[events]))).pictures()[0]
    assert picture.alt == "Anna against Bo, Bridge 1. With: War 1, War 3 = 4. Against: War 3. Needs 3: won."
    after, events = act(state, attack("B5", 1, "bridge1", "war0"))
    assert "Needs twice 3 = 6: lost" in plain(DUEL, after, None, *events)
    after, events = act(at(["L-pos W1 B2", ""], [{}, {"bridge1": "B4 W3"}]), poseidon("W1 B2", 1, "bridge1", "war0"))
    assert "With Poseidon, Anna against Bo, Bridge 1" in plain(DUEL, after, None, *events)
    after, events = act(at(["B6", ""], [{"bridge1": "B1 B2 W1"}, {}]), attack("B6", 0, "bridge1", "build0"))
    assert "Anna clears Bridge 1\nWith: Build 6 = 6\nAgainst: Build 1\nNeeds 1: won" in plain(
        DUEL, after, None, *events
    )


def test_won_and_lost_attacks_look_different() -> None:
    events = [
        act(at([hand, ""], [{}, {"bridge1": "B4 W3"}]), attack(hand, 1, "bridge1", "war0"))[1] for hand in ("W4", "W2")
    ]
    state = at(["", ""], [{}, {}])
    won, lost = (painted(shown(DUEL, state, None, told=[told]))[0] for told in events)
    assert won != lost


def test_only_attacks_of_this_turn_and_the_one_before_are_news() -> None:
    state = at(["W4", ""], [{}, {"bridge1": "B4 W3"}])
    after, events = act(state, attack("W4", 1, "bridge1", "war0"))
    turns = [[TurnBegan(seat=1)], [TurnBegan(seat=0)]]
    assert "Needs 3" in words(shown(DUEL, after, None, text_mode=True, told=[events, *turns[:1]]))
    assert "Needs 3" not in words(shown(DUEL, after, None, text_mode=True, told=[events, *turns]))


def test_an_attack_that_was_taken_back_is_no_news() -> None:
    state = at(["W4", ""], [{}, {"bridge1": "B4 W3"}])
    _, events = act(state, attack("W4", 1, "bridge1", "war0"))
    made = scene(DUEL, state, None, text_mode=True)
    undone = type(made)(**{name: getattr(made, name) for name in made.__dataclass_fields__} | {
        "told": (Told(1, tuple(events), undone=True),)
    })  # fmt: skip
    assert "Needs 3" not in words(parts_of(undone))


def test_a_horn_and_a_judged_gateway_are_told() -> None:
    state = at(["", ""], [WHOLE, {}], turn=1, horns=(True, False))
    assert "**Anna** has sounded the horn" in plain(DUEL, state, None, HornSounded(seat=0))
    judged = Judged(seat=0, bridge=(2, 4, 6, 2), gate=(3, 1, 5), bridge_true=True, gate_true=False)
    said = plain(DUEL, state, None, judged)
    assert "Anna’s Gateway is turned up\nBridge 2 4 6 2: true. Gate 3 1 5: not true." in said
    [first, *_] = Message(tuple(shown(DUEL, state, None, told=[[judged]]))).pictures()
    assert "Gate 3 1 5: not true" in first.alt


def test_the_sums_of_a_judged_gateway_are_said_once() -> None:
    """The picture or its words say them; older ones, which it leaves out, stay in the log."""
    state = at(["", ""], [{}, {}], turn=1)
    judged = Judged(seat=0, bridge=(2, 4, 6, 2), gate=(3, 1, 5), bridge_true=True, gate_true=False)
    line = "Gateway was turned up"
    assert line not in words(flat(public(scene(DUEL, state, None, told=[[judged]])).parts))
    turns = [[TurnBegan(seat=1)], [TurnBegan(seat=0)]]
    assert line in words(flat(public(scene(DUEL, state, None, told=[[judged], *turns])).parts))


def test_a_horn_is_told_only_while_it_can_be_judged() -> None:
    def said(**more: Any) -> bool:
        state = at(["", ""], [WHOLE, {}], **{"turn": 1, "horns": (True, False), "limit": 9, **more})
        return any("has sounded the horn" in plain(DUEL, state, seat, HornSounded(seat=0)) for seat in (None, 0, 1))

    assert said(round=8)
    assert not said(round=9), "the game ends before the turn of seat 0 comes again"
    assert said(round=9, first=1)
    assert not said(round=9, turn=0, reason="rounds")
    assert not said(round=8, turn=0, horns=(False, False)), "it has been judged"
    running = at(["", ""], [WHOLE, {}], turn=1, horns=(True, False))
    assert "has sounded the horn" not in plain(DUEL, running, None, HornSounded(seat=0), over=True, ended=True)


def test_face_cards_come_in_the_order_in_which_they_are_taken() -> None:
    said = plain(DUEL, at(["", ""], [{}, {}], face="B1 W4 L-pos B2", deck="W1 B1", discard="B3 B3"), None)
    assert "Face cards, first to be taken: Build 1, War 4, Poseidon, Build 2" in said
    assert "Deck: 2, on top War\nDiscarded: 2" in said
    empty = plain(DUEL, at(["", ""], [{}, {}], face="", deck=""), None)
    assert "Face cards: none" in empty
    assert "Deck: 0, on top nothing" in empty
    faces = {painted(shown(DUEL, at(["", ""], [{}, {}], face=face), None))[0] for face in ("B1 W4", "W4 B1", "B1", "")}
    assert len(faces) == 4


def test_who_is_out_has_nothing_left() -> None:
    state = at(["W1", "", "W2", ""], [WHOLE, {}, {}, {}], out=(False, True, False, False))
    assert "Bo: 0 of 7, out of the game\nŁukasz: 0 of 7\n" in plain(CROWD, state, None)
    assert "out of the game" in plain(CROWD, state, 1)


def test_more_known_cards_than_there_is_room_for_are_counted() -> None:
    hands = ["W1* W2* W3* W4* W5* W6*", "W1* W2* W3* W4* W5* W6* W6*"]
    pictures = [painted(shown(DUEL, replace(at([hand, ""], [{}, {}]), turn=1), None))[0] for hand in hands]
    assert len(hands[0].split()) > KNOWN_SHOWN
    assert pictures[0] != pictures[1]
    assert "Known of it: War 1 2 3 4 5 6 6" in plain(DUEL, at([hands[1], ""], [{}, {}]), None)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_gateway_is_on_a_picture_for_everybody(seats: int) -> None:
    setting = next(setting for setting in SETTINGS if setting.seats == seats)
    state = late(setting)[0].after
    for seat in setting.audiences:
        said = " ".join(picture.alt for picture in Message(tuple(shown(setting, state, seat))).pictures())
        assert all(f"{NAMES[other]}: " in said for other in range(seats))


def test_kinds_and_leaders_differ_by_letter_and_shape_in_every_language() -> None:
    for one, other in combinations(MARKS, 2):
        assert MARKS[one].shape != MARKS[other].shape
    for language in LANGUAGES:
        for signs in (("W", "B", "L"), ("L-heph", "L-pos", "L-ares", "L-ceto")):
            assert len({texts(language)(f"war-sign-{sign}") for sign in signs}) == len(signs)
    for mark in MARKS.values():
        assert contrast(mark.hue, mark.on) >= 4.5
        assert {mark.hue, mark.on} <= set(colour_table())


def test_the_reason_to_answer_a_horn_does_not_say_that_it_is_true() -> None:
    assert "may win" in texts("en")("war-why-horn-stands", whom="Bob")


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_kind_is_left_out_of_what_the_back_of_the_deck_can_show(language: str) -> None:
    """A Leader can lie on top as well as War and Build."""
    said = texts(language)
    assert not any(said("war-kind", kind=kind) in said("war-label-2") for kind in "WBL")
