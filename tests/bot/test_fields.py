"""The fields of every action as people see them in a command: in words, in every language, and back to the action."""

from __future__ import annotations

import contextlib
import re
from collections.abc import Iterator
from hashlib import sha256
from time import perf_counter

import msgspec
import pytest

from bot.commands.moves import kinds_of
from bot.errors import Sorry
from bot.play.typed import LONGEST, Speaker, find_action, legal_of, list_values, offer, read_words, tag_of, text_of
from bot.texts import LANGUAGES, texts
from engine.game import Action
from engine.games.rolling.actions import Fire
from engine.games.rolling.state import Sheet
from engine.games.war.actions import Leader
from engine.sealed import Sealed
from engine.table import encode_state
from tests.bot.screens.positions import GAMES, LONGEST_NAMES, NAMES, system_of
from tests.engine.games.rolling.test_cannons import hoard, loaded
from tests.engine.games.war.positions import WHOLE, at
from tests.engine.games_under_test import Setting, some, stream_for

every_game = pytest.mark.parametrize("setting", GAMES, ids=str)
CODE = re.compile(r"[{}\[\]\"_]|\bnull\b|\btrue\b|\bfalse\b|\b[A-Za-z]{1,6}\d|\d\+|[a-z]\+[a-z]|[a-z]-[a-z]{1,3}\b")
"""What no person should have to read: braces, quotes, `w1`, `bridge2`, `3+5`, `L-heph`."""
PLAIN = re.compile(r"counter-clockwise")


def speaker_at(setting: Setting, language: str = "en") -> Speaker:
    return Speaker(texts(language), setting.name, system_of(setting), dict(enumerate(NAMES[: setting.seats])))


def games(setting: Setting, most: int) -> Iterator[tuple[Sealed, int]]:
    """Moments of a random game, each with a seat that is to act."""
    stream = stream_for(setting, "fields")
    seed = sha256(str(setting).encode()).digest()
    game = Sealed.begin(setting.name, setting.seats, setting.options, seed).game
    for _ in range(most):
        if not game.to_act:
            return
        seat = stream.choose(game.to_act)
        yield game, seat
        game = game.act(seat, stream.choose(game.legal(seat)), seed).game


def some_legal(game: Sealed, seat: int) -> list[Action]:
    return some(game.legal(seat), stream_for(game.data), 12)


def fields_of(action: Action) -> list[str]:
    return [name for name in action.__struct_fields__ if getattr(action, name) is not msgspec.UNSET]


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_value_is_offered_in_words(setting: Setting, language: str) -> None:
    speaker = speaker_at(setting, language)
    said: list[str] = []
    for game, seat in games(setting, 30):
        for kind in kinds_of(setting.name):
            for field in kind.__struct_fields__:
                said += list_values(speaker, game, seat, kind, field, {}).values()
    assert said
    for name in NAMES:
        said = [label.replace(name, "somebody") for label in said]
    assert [label for label in said if not label or CODE.search(PLAIN.sub("", label))] == []


@every_game
def test_what_is_chosen_field_by_field_is_the_action(setting: Setting) -> None:
    speaker = speaker_at(setting)
    for game, seat in games(setting, 20):
        for action in some_legal(game, seat):
            given: dict[str, str] = {}
            for field in fields_of(action):
                token = text_of(action, field)
                assert token is not None
                assert len(token) <= LONGEST
                assert token in list_values(speaker, game, seat, type(action), field, given)
                given[field] = token
            assert find_action(speaker, game, seat, type(action), given) == action


@pytest.mark.parametrize("setting", [one for one in GAMES if one.name != "rolling"], ids=str)
def test_two_values_never_look_alike_once_the_other_fields_are_chosen(setting: Setting) -> None:
    """Only dice of one colour and number do, and it is the same which of them is taken."""
    speaker = speaker_at(setting)
    for game, seat in games(setting, 20):
        for action in some_legal(game, seat):
            for field in fields_of(action):
                given = {name: text_of(action, name) or "" for name in fields_of(action) if name != field}
                labels = list(list_values(speaker, game, seat, type(action), field, given).values())
                assert len(set(labels)) == len(labels), (tag_of(type(action)), field, labels)


@every_game
def test_what_is_offered_can_be_typed_as_it_is_said(setting: Setting) -> None:
    speaker = speaker_at(setting)
    for game, seat in games(setting, 10):
        for action in some_legal(game, seat):
            for field in fields_of(action):
                token = text_of(action, field) or ""
                others = {name: text_of(action, name) or "" for name in fields_of(action) if name != field}
                listed = list_values(speaker, game, seat, type(action), field, others)
                meant = read_words(speaker, game, seat, type(action), {**others, field: listed[token].upper()})
                assert listed[meant[field]] == listed[token]


@every_game
def test_all_fields_of_a_move_can_be_typed_in_words_at_once(setting: Setting) -> None:
    speaker = speaker_at(setting)
    for game, seat in games(setting, 10):
        for action in some_legal(game, seat):
            chosen = {name: text_of(action, name) or "" for name in fields_of(action)}
            words = {}
            for field, token in chosen.items():
                others = {name: text for name, text in chosen.items() if name != field}
                words[field] = list_values(speaker, game, seat, type(action), field, others)[token]
            meant = read_words(speaker, game, seat, type(action), words)
            for field, token in chosen.items():
                listed = list_values(speaker, game, seat, type(action), field, {})
                assert listed[meant[field]] == listed[token]


def test_a_field_in_words_narrows_down_what_another_can_be() -> None:
    setting, tip = next(one for one in GAMES if one.name == "wave" and one.seats == 3), kind_of("wave", "tip")
    speaker, narrowed = speaker_at(setting), 0
    for game, seat in games(setting, 20):
        for other, name in list_values(speaker, game, seat, tip, "to", {}).items():
            offered = offer(speaker, game, seat, tip, "slot", {"to": other}, "")
            assert offer(speaker, game, seat, tip, "slot", {"to": name.upper()}, "") == offered
            for label, slot in offered:
                colour = label.partition(": ")[2].partition(" ")[0]
                alike = [one for one, _ in offered if colour in one]
                everybody = list_values(speaker, game, seat, tip, "slot", {}).values()
                if len(alike) == 1 < sum(colour in one for one in everybody):
                    meant = read_words(speaker, game, seat, tip, {"slot": colour, "to": name})
                    assert meant == {"slot": slot, "to": other}
                    narrowed += 1
    assert narrowed


def test_a_word_that_fits_nothing_leaves_the_other_fields_as_they_were() -> None:
    setting, tip = next(one for one in GAMES if one.name == "wave" and one.seats == 3), kind_of("wave", "tip")
    speaker = speaker_at(setting)
    game, seat = next(games(setting, 1))
    assert offer(speaker, game, seat, tip, "slot", {"to": "nobody"}, "") == offer(
        speaker, game, seat, tip, "slot", {}, ""
    )
    name, token = next((name, token) for token, name in list_values(speaker, game, seat, tip, "to", {}).items())
    assert read_words(speaker, game, seat, tip, {"to": name, "slot": "99"}) == {"to": token, "slot": "99"}
    with pytest.raises(Sorry, match="error-several-meant"):
        read_words(speaker, game, seat, tip, {"slot": "no tip", "to": name, "advice": "now"})


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("name", "tag"), [("wave", "tip"), ("wave", "play"), ("waves", "follow"), ("waves", "token")])
def test_a_place_can_be_typed_by_its_letter(name: str, tag: str, language: str) -> None:
    kind, field, typed = kind_of(name, tag), "slot" if name == "wave" else "place", 0
    for setting in GAMES:
        speaker = speaker_at(setting, language)
        for game, seat in games(setting, 10) if setting.name == name else ():
            for to in list_values(speaker, game, seat, kind, "to", {}) if tag == "tip" else [""]:
                given = {"to": to} if to else {}
                for token in list_values(speaker, game, seat, kind, field, given):
                    words = {field: "abcdefg"[int(token)], **given}
                    assert read_words(speaker, game, seat, kind, words)[field] == token
                    typed += 1
    assert typed


def kind_of(name: str, tag: str) -> type[Action]:
    return next(kind for kind in kinds_of(name) if tag_of(kind) == tag)


def test_a_number_is_not_taken_for_a_part_of_a_word() -> None:
    """`2` is a count that is not to be had here, not the Keeper, who has it in the name."""
    setting = next(one for one in GAMES if one.name == "waves" and one.seats == 3)
    for game, seat in games(setting, 1):
        kind = next(kind for kind in kinds_of("waves") if tag_of(kind) == "rebel")
        held = list_values(speaker_at(setting), game, seat, kind, "count", {"card": "2"})
        given = {"card": "2", "count": str(len(held) + 1)}
        assert read_words(speaker_at(setting), game, seat, kind, given) == given


def test_what_begins_like_that_comes_first() -> None:
    setting = next(one for one in GAMES if one[0] == "wave" and one.seats == 3)
    play = next(kind for kind in kinds_of("wave") if tag_of(kind) == "play")
    for game, seat in games(setting, 3):
        found = offer(speaker_at(setting), game, seat, play, "slot", {}, "e")
        assert len(found) > 1
        assert found[0][0].startswith("E: ")
        assert read_words(speaker_at(setting), game, seat, play, {"slot": "e"}) == {"slot": "4"}


def test_a_leader_is_offered_however_many_attacks_a_hand_can_make() -> None:
    setting = next(one for one in GAMES if one.name == "war" and one.seats == 2)
    hand = "B1 B2 " + " ".join(f"W{number}" for number in range(1, 7) for _ in range(4))
    theirs = {**WHOLE, "bridge1": "B1 B2 W1 W2"}
    state = at([f"{hand} L-heph L-pos L-ares L-ceto", ""], [WHOLE, theirs])
    game = Sealed("war", msgspec.msgpack.encode([encode_state(state), 0, [0, 0]]))
    leader = next(kind for kind in kinds_of("war") if tag_of(kind) == "leader")
    speaker = speaker_at(setting)
    assert set(list_values(speaker, game, 0, leader, "leader", {})) == {"heph", "pos", "ares", "ceto"}
    given = read_words(speaker, game, 0, leader, {"leader": "Ceto", "target": "1"})
    assert find_action(speaker, game, 0, leader, given) == Leader("ceto", target=1)
    ends = [kind for kind in kinds_of("war") if tag_of(kind) in ("horn", "end")]
    assert [len(list(legal_of(game, 0, kind))) for kind in ends] == [1, 1]


def test_dice_that_look_alike_are_offered_once() -> None:
    setting = next(one for one in GAMES if one[0] == "rolling")
    draft = next(kind for kind in kinds_of("rolling") if tag_of(kind) == "draft")
    twice = 0
    for game, seat in games(setting, 40):
        every = list(list_values(speaker_at(setting), game, seat, draft, "die", {}).values())
        offered = [name for name, _ in offer(speaker_at(setting), game, seat, draft, "die", {}, "")]
        assert offered == list(dict.fromkeys(every))
        twice += len(every) > len(offered)
    assert twice


@pytest.mark.parametrize("names", [NAMES, LONGEST_NAMES])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_volley_of_two_cannons_has_a_label_of_its_own(language: str, names: tuple[str, ...]) -> None:
    """What the second cannon does is said at the end, past what Discord shows of a label."""
    state = loaded(hoard(1, 2), Sheet(chests=((3, 4), (5,), (1,))), small=(3, 4), large=(3, 4, 3))
    game = Sealed("rolling", msgspec.msgpack.encode([encode_state(state), 0, [0, 0, 0]]))
    speaker = Speaker(texts(language), "rolling", "rolling", dict(enumerate(names[:3])))
    values = list_values(speaker, game, 0, Fire, "shots", {})
    offered = offer(speaker, game, 0, Fire, "shots", {}, "")
    assert {token for _, token in offered} == set(values)
    assert len({label for label, _ in offered}) == len(values) > 180
    assert max(len(label) for label, _ in offered) <= LONGEST
    assert {label for label in values.values() if len(label) <= LONGEST} <= {label for label, _ in offered}


@pytest.mark.parametrize("typed", ["[" * 6000, '{"a":' * 1000, "+" * 300, "9" * 6000])
def test_whatever_is_typed_is_a_move_or_is_not_understood(typed: str) -> None:
    for setting in GAMES:
        game, seat = next(games(setting, 1))
        for kind in kinds_of(setting.name):
            given = {field.name: typed for field in msgspec.structs.fields(kind)}
            with contextlib.suppress(Sorry):
                find_action(speaker_at(setting), game, seat, kind, given)


@pytest.mark.parametrize(
    ("name", "given", "lists"),
    [
        ("waves", {"cards": "1"}, {"cards": [1]}),
        (
            "war",
            {"cards": "W6", "target": "1", "section": "gate3", "which": "war0"},
            {"cards": ["W6"], "which": ["war0"]},
        ),
    ],
)
def test_one_thing_alone_in_a_list_is_read_so_that_the_rules_say_why_not(
    name: str, given: dict[str, str], lists: dict[str, list[object]]
) -> None:
    setting = next(one for one in GAMES if one.name == name)
    game, seat = next(games(setting, 1))
    kind = next(kind for kind in kinds_of(name) if set(kind.__struct_fields__) == set(given))
    action = find_action(speaker_at(setting), game, seat, kind, given)
    assert type(action) is kind
    told = msgspec.to_builtins(action)
    assert {field: told[field] for field in lists} == {field: tuple(value) for field, value in lists.items()}
    assert game.check(seat, action) is not None


def test_a_long_list_is_searched_by_words_in_any_order() -> None:
    setting = next(one for one in GAMES if one[0] == "rolling")
    plan = next(kind for kind in kinds_of("rolling") if tag_of(kind) == "plan")
    game, seat = next((game, seat) for game, seat in games(setting, 60) if options_of_plan(game, seat, setting))
    found = offer(speaker_at(setting), game, seat, plan, "put", {}, "crew hull ports")
    assert len(found) == 6
    assert all({"Crew", "Hull", "Ports"} <= set(re.findall(r"\w+", one[0])) for one in found)


def options_of_plan(game: Sealed, seat: int, setting: Setting) -> dict[str, str]:
    plan = next(kind for kind in kinds_of("rolling") if tag_of(kind) == "plan")
    return list_values(speaker_at(setting), game, seat, plan, "put", {})


@every_game
def test_a_list_is_made_in_the_blink_of_an_eye(setting: Setting) -> None:
    spent = []
    for game, seat in games(setting, 15):
        for kind in kinds_of(setting.name):
            for field in kind.__struct_fields__:
                before = perf_counter()
                list_values(speaker_at(setting), game, seat, kind, field, {})
                spent.append(perf_counter() - before)
    spent.sort()
    assert spent[len(spent) * 9 // 10] < 0.5
