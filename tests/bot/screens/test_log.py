"""The log on the screen, and the result above it."""

from __future__ import annotations

import inspect
import re
from dataclasses import replace
from pathlib import Path
from typing import get_args

import pytest

from bot.screens.ending import say_ending, say_reason, show_ending
from bot.screens.log import change_line, lines, recent
from bot.screens.message import Picture, Text
from bot.texts import texts
from engine.games.perfect_wave.events import Stuck, Tipped
from engine.games.war.events import DrewCard, DrewDeck, Ended, HornSounded, TurnBegan
from engine.menu import Words
from tests.bot.screens.positions import GAMES, scene
from tests.engine.games.perfect_wave.dealing import lay
from tests.engine.games.war.positions import WHOLE, at
from tests.engine.games_under_test import Setting, moments
from tests.languages import every_language

DUEL = Setting("war", 2, {})


def test_what_happens_several_times_in_a_row_is_one_line() -> None:
    card, other = DrewDeck(seat=0, kind="W"), DrewDeck(seat=1, kind="W")
    log = lines(scene(DUEL, at(["W2", "W6"], [WHOLE, WHOLE]), None, told=[(card, card), (card, other, card)]))
    assert log == [
        "**Anna** drew a War card (× 2).",
        "**Anna** drew a War card.",
        "**Bo** drew a War card.",
        "**Anna** drew a War card.",
    ]


def test_whose_turn_began_is_left_to_the_panel() -> None:
    told = [(TurnBegan(seat=1), DrewDeck(seat=0, kind="W"))]
    assert lines(scene(DUEL, at(["W2", "W6"], [WHOLE, WHOLE]), None, told=told)) == ["**Anna** drew a War card."]


def test_ones_own_message_says_you_and_tells_a_draw_once() -> None:
    state = at(["W2", "W6"], [WHOLE, WHOLE])
    told = [(DrewDeck(seat=0, kind="W"), DrewCard(seat=0, card="W2", to=(0,)), HornSounded(seat=0))]
    assert lines(scene(DUEL, state, 0, told=told)) == ["You drew War 2.", "You sounded the horn!"]
    assert lines(scene(DUEL, state, 1, told=told)) == ["**Anna** drew a War card.", "**Anna** sounded the horn!"]
    assert lines(scene(DUEL, state, 0, told=told, language="de"))[1] == "Du hast ins Horn gestoßen!"


def test_a_screen_that_says_who_won_does_not_say_so_in_the_log_above_it() -> None:
    over = scene(DUEL, at(["W2", "W6"], [WHOLE, WHOLE]), None, told=[(HornSounded(seat=0), Ended((0,), "gateway"))])
    assert recent(over) == ["**Anna** sounded the horn!"]
    assert len(lines(over)) == 2, "what is left of an earlier message tells the end"


@pytest.mark.parametrize("text_mode", [False, True])
def test_the_result_says_once_who_won_and_why(text_mode: bool) -> None:
    setting, state = next(
        (setting, moment.after)
        for setting in GAMES
        for moment in moments(setting, 0)
        if setting.name == "waves" and setting.game.outcome(moment.after).winners
    )
    over = scene(setting, state, None, text_mode=text_mode)
    said = "\n".join(part.markdown for part in show_ending(over) if isinstance(part, Text))
    assert said.count("win") == 1
    assert said.replace("\n  ", " ").count(say_reason(over)) == text_mode, "the picture says why"


def test_a_team_that_shares_what_it_has_is_one_line_of_the_result() -> None:
    setting = next(one for one in GAMES if one.name == "waves" and one.seats == 6 and not one.options.get("mode"))
    *_, last = moments(setting, 0)
    said = say_ending(scene(setting, last.after, None))
    for names in ("Anna, Łukasz, Иван: ", "Bo, Ωμέγα, さくら: "):
        assert said.count(names) == 1
    assert "\nAnna:" not in said


@pytest.mark.parametrize(("seats", "said"), [(2, "Bo, strong: "), (6, "Bo (strong), Ωμέγα, さくら: ")])
def test_the_result_says_how_well_computer_players_have_played(seats: int, said: str) -> None:
    setting = next(one for one in GAMES if one.name == "waves" and one.seats == seats and not one.options.get("mode"))
    *_, last = moments(setting, 0)
    over = scene(setting, last.after, None)
    first, second, *others = over.sitters
    over = replace(over, sitters=(first, replace(second, user=None, computer=True, level="strong"), *others))
    assert f"\n{said}" in say_ending(over).replace("\\", "")
    [picture] = [part for part in show_ending(over) if isinstance(part, Picture)]
    assert said in picture.alt
    in_words = "\n".join(part.markdown for part in show_ending(replace(over, text_mode=True)) if isinstance(part, Text))
    assert said in in_words.replace("\n  ", " ").replace("\\", "")


def test_logs_of_earlier_versions_name_no_level_of_who_plays_on() -> None:
    words = Words("log-seat-away", {"who": "Bo", "old": "Bo"})
    assert change_line(texts("en"), words) == "🤖 A computer player plays for **Bo**."
    strong = Words("log-seat-away", {**words.params, "level": "strong"})
    assert change_line(texts("de"), strong) == "🤖 Ein Computerspieler (stark) spielt für **Bo**."


NEVER_TO_ONESELF = ("wave-event-dealt-blind", "wave-event-saw-blind")
"""What somebody is not told of their own cards, since it is about what they do not see."""
ONE_TEXT = re.compile(r"^([a-z-]+) =(.*\n(?:[ \t].*\n)*)", re.MULTILINE)


@every_language
@pytest.mark.parametrize("game", sorted({setting.name for setting in GAMES}))
def test_whoever_does_something_or_meets_with_it_is_called_you(game: str, language: str) -> None:
    rules = next(setting.game for setting in GAMES if setting.name == game)
    path = Path(inspect.getfile(type(rules))).with_name(f"words.{language}.ftl")
    written = dict(ONE_TEXT.findall(path.read_text(encoding="utf-8")))
    formed = 0
    for tag in (event.__struct_config__.tag for event in get_args(rules.event_type)):
        key = f"{game}-event-{tag}"
        for form, named in (("own", "$who "), ("you", "$whom ")):
            if named in written[key] and key not in NEVER_TO_ONESELF:
                assert named not in written[f"{key}-{form}"]
                formed += 1
    assert formed


def test_of_what_somebody_did_to_me_my_own_message_says_you() -> None:
    state = lay(3, "r2", "w1 *y0", "o5", "t4", draw="w5")
    told = [(Tipped(seat=1, whom=0, slot=1, advice="now"), Stuck(seat=0))]
    game = Setting("wave", 3, {})
    assert lines(scene(game, state, 0, told=told)) == [
        "**Bo** tipped your card B: play now.",
        "You had no card that fits. The game ended.",
    ]
    assert lines(scene(game, state, 2, told=told))[0] == "**Bo** tipped **Anna**’s card B: play now."
