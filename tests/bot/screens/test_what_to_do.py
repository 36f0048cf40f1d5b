"""What a private screen asks for: clear who must act, people by their names, labels that begin as sentences do."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import get_args

import pytest

from bot.contract import Contract
from bot.screens import frame
from bot.screens.controls import controls, say_kind
from bot.screens.message import Button, Buttons, Picture, Select, Text, count_parts, flat
from bot.screens.scene import Foreseen, Scene, SeatClock, Told
from bot.texts import LANGUAGES, texts
from engine.game import View
from engine.games.rolling.events import Drafted
from engine.menu import Ask, Ready, Words
from engine.plan import PutAside
from tests.bot import limits
from tests.bot.screens.positions import GAMES, NAMES, scene
from tests.engine.games_under_test import Setting, sample, start, stream_for

every_game = pytest.mark.parametrize("setting", GAMES, ids=str)
SAID = texts("en")


def screens(setting: Setting, most: int = 40, *, language: str = "en") -> Iterator[Scene[View]]:
    """Random positions, each seen by one seat, some way into its menu."""
    for number, moment in enumerate(sample(setting, most)):
        seat = number % setting.seats
        shown = scene(setting, moment.after, seat, language=language)
        yield shown
        stream = stream_for(setting, number, "what")
        picked: tuple[str, ...] = ()
        while isinstance(shown.question, Ask):
            options = shown.question.options
            first = stream.below(len(options) - shown.question.least + 1)
            picked = (*picked, "+".join(option.token for option in options[first : first + shown.question.least]))
            shown = scene(setting, moment.after, seat, picked=picked, language=language)
            yield shown


def words(shown: Scene[View]) -> list[str]:
    return [part.markdown for part in flat(frame.private(shown).parts) if isinstance(part, Text)]


@every_game
def test_it_is_said_whether_one_must_act_or_only_may(setting: Setting) -> None:
    for shown in screens(setting):
        said = "\n".join(words(shown))
        must = not shown.over and shown.seat in shown.to_act
        assert (SAID("your-turn") in said) == must
        may = f"{setting.name}-may-change" if SAID.has(f"{setting.name}-may-change") else "may-still"
        assert (SAID(may) in said) == (isinstance(shown.question, Ask) and not must)


@every_game
def test_pictures_come_before_the_question_and_its_choices_right_below_it(setting: Setting) -> None:
    asked = 0
    for shown in screens(setting, 20):
        parts = flat(frame.private(shown).parts)
        at = next(
            (n for n, part in enumerate(parts) if isinstance(part, Text) and SAID("your-turn") in part.markdown), None
        )
        if at is None:
            continue
        asked += 1
        assert not [part for part in parts[at:] if isinstance(part, Picture)]
        first = next(n for n, part in enumerate(parts) if n > at and not isinstance(part, Text))
        assert isinstance(parts[first], Buttons | Select)
        assert not [part for part in parts[:at] if isinstance(part, Buttons | Select)]
    assert asked


def test_somebody_may_still_change_a_plan_or_give_a_tip() -> None:
    free = [
        shown.game
        for setting in GAMES
        for shown in screens(setting, 12)
        if not shown.over and shown.seat not in shown.to_act and isinstance(shown.question, Ask)
    ]
    assert {"rolling", "wave"} <= set(free)


def test_a_plan_that_is_in_does_not_look_as_if_it_were_not() -> None:
    setting = next(one for one in GAMES if one.name == "rolling")
    in_time = [
        shown
        for shown in screens(setting, 60)
        if isinstance(shown.question, Ask) and not shown.picked and shown.seat not in shown.to_act
    ]
    assert in_time
    for shown in in_time:
        parts = controls(shown)
        assert [type(part) for part in parts] == [Select], "what it may be changed to is a closed list"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_hand_names_all_who_come_before_it(language: str) -> None:
    setting = next(one for one in GAMES if one.name == "rolling" and one.seats == 4)
    state = start(setting, 0)
    for at, seat in enumerate(setting.game.order(state)):
        names = ", ".join(NAMES[each] for each in setting.game.order(state)[:at])
        told = texts(language)("waits-next-you", who=names) if at else texts(language)("waits-next", who=NAMES[seat])
        said = "\n".join(words(scene(setting, state, seat, language=language))).splitlines()
        assert f"-# {told}" in said
    parts = flat(frame.public(scene(setting, state, None, language=language)).parts)
    everybody = "\n".join(part.markdown for part in parts if isinstance(part, Text)).splitlines()
    assert f"-# {texts(language)('waits-next', who=NAMES[setting.game.order(state)[0]])}" in everybody


def test_a_question_calls_people_by_their_names() -> None:
    asked = [
        said
        for setting in GAMES
        if setting.name == "wave"
        for shown in screens(setting)
        if len(shown.picked) in (1, 2)
        for said in words(shown)
        if said.startswith("**What do you say about")
    ]
    assert asked
    assert all(any(f"about {name}’s" in said for name in NAMES) for said in asked)


@every_game
def test_labels_begin_with_a_capital_or_a_name(setting: Setting) -> None:
    for shown in screens(setting):
        for part in flat(frame.private(shown).parts):
            labels = [part.label] if isinstance(part, Button) else []
            labels += [choice.label for choice in part.choices] if isinstance(part, Select) else []
            for label in filter(None, labels):
                assert not label[0].islower() or label.startswith(NAMES), label


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_move_that_is_asked_once_more_is_named(setting: Setting, language: str) -> None:
    said, named = texts(language), set()
    for shown in screens(setting, language=language):
        if not shown.picked or not isinstance(shown.question, Ready):
            continue
        kind = f"{setting.name}-move-{shown.question.action.__struct_config__.tag}"
        assert said.has(kind)
        move = said(kind, edition=shown.contract.system)
        [sure] = [text for text in words(shown) if move in text]
        assert "**" in sure
        details = [said(each.key, **each.params) for each in shown.only]
        named |= {detail for detail in details if detail in sure}
        if shown.question.confirm:
            assert said(shown.question.confirm.key, **shown.question.confirm.params) in sure
    assert named


@every_game
def test_every_kind_of_move_has_a_name_in_every_language(setting: Setting) -> None:
    for kind in get_args(setting.game.action_type) or [setting.game.action_type]:
        for language in LANGUAGES:
            key = f"{setting.name}-move-{kind.__struct_config__.tag}"
            assert texts(language).problems(key, edition="breakers") == []


def test_a_move_is_called_as_its_edition_calls_it() -> None:
    editions = {"waves": "Place as a Rebel", "breakers": "Place as a Breaker"}
    for setting in GAMES:
        shown = scene(setting, next(iter(sample(setting, 1))).after, 0)
        if setting.name == "waves":
            assert say_kind(shown, "rebel", ()) == editions[shown.contract.system]


@every_game
def test_a_question_offers_nothing_twice(setting: Setting) -> None:
    for shown in screens(setting):
        if isinstance(shown.question, Ask) and shown.question.most == 1:
            parts = flat(frame.private(shown).parts)
            buttons = [button.label for part in parts if isinstance(part, Buttons) for button in part.buttons]
            listed = [choice.label for part in parts if isinstance(part, Select) for choice in part.choices]
            assert len(buttons) == len(set(buttons))
            assert len(listed) == len(set(listed))


def test_of_two_cards_that_lie_face_down_it_is_asked_which() -> None:
    labels = [
        button.label
        for setting in GAMES
        if setting.name == "war"
        for shown in screens(setting, 160)
        for part in flat(frame.private(shown).parts)
        if isinstance(part, Buttons)
        for button in part.buttons
    ]
    first = {label.removesuffix(", the first") for label in labels if label.endswith(", the first")}
    assert any(label.endswith(("a Build card", "a War card")) for label in first)
    assert first == {label.removesuffix(", the second") for label in labels if label.endswith(", the second")}


def test_dice_that_are_alike_are_offered_once() -> None:
    for setting in GAMES:
        if setting.name == "rolling":
            for shown in screens(setting):
                said = [part for part in flat(frame.private(shown).parts) if isinstance(part, Buttons | Select)]
                assert "the second" not in str(said)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_drunken_sailor_is_named_once_when_it_is_taken(language: str) -> None:
    setting = next(one for one in GAMES if one.name == "rolling")
    shown = scene(setting, next(iter(sample(setting, 1))).after, 0, language=language)
    only = (Words("rolling-menu-die-sailor", {"value": 1, "colour": 1}), Words("rolling-field-sailor"))
    said = say_kind(shown, "draft", only)
    assert said.count(texts(language)("rolling-field-sailor")) == 1
    assert "," not in said


def drafts_of_five() -> list[Scene[View]]:
    """Positions of five pirates in which the one to draft has eleven to fifteen different dice to choose from."""
    setting = Setting("rolling", 5, {})
    found = [scene(setting, moment.after, seat) for moment in sample(setting, 200) for seat in range(5)]
    return [
        shown
        for shown in found
        if shown.seat in shown.to_act
        and isinstance(shown.question, Ask)
        and shown.question.words.key == "rolling-menu-draft"
        and 10 < len({str(option.words) for option in shown.question.options}) <= 15
    ]


def test_up_to_fifteen_dice_are_buttons() -> None:
    drafts = drafts_of_five()
    assert drafts
    for shown in drafts:
        assert not any(isinstance(part, Select) for part in flat(frame.private(shown).parts))


def test_choices_become_a_list_where_their_buttons_have_no_room_in_the_message() -> None:
    shown = max(drafts_of_five(), key=lambda found: count_parts(frame.private(found).parts))
    assert shown.seat is not None
    told = tuple(Told(at, (Drafted(seat=0, die=1, colour=1, value=1),)) for at in range(99))
    full = replace(
        shown,
        notice="Taken back",
        note="Their Hull is weak",
        told=told,
        clocks=(SeatClock(shown.seat, 0),),
        can_undo=True,
        contract=Contract("rolling", coach="yes"),
        planned=Foreseen("17", why=PutAside("gone"), habit_asked="cannons"),
    )
    message = frame.private(full, Button("Next", "next"))
    assert any(isinstance(part, Select) for part in flat(message.parts))
    assert limits.of_message(message) == []
