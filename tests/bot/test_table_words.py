"""What is said about a table before it begins: options in words, and only what its game and mode need."""

from __future__ import annotations

import re
from dataclasses import replace
from functools import partial

import msgspec
import pytest

from bot.apology import in_words
from bot.contract import Contract, check_contract
from bot.controls import ChooseAgreed, ChooseOption, read
from bot.errors import Sorry
from bot.play.options import offer_options, read_options, read_value
from bot.play.typed import LONGEST
from bot.screens.lobby import Lobby, option_value, say_agreement
from bot.screens.message import Select
from bot.screens.settings import settings
from bot.systems import systems
from bot.texts import LANGUAGES, texts
from engine.errors import Refusal, Refused
from engine.games import game_named
from engine.options import OptionSpec, complete
from storage.ids import TableId

every_system = pytest.mark.parametrize("system", systems())


def lobby_of(system: str, seats: int, language: str = "en", **chosen: object) -> Lobby:
    of = systems()[system]
    specs = game_named(of.game).list_options(seats)
    contract = Contract(system, dict(chosen))
    options = complete(specs, contract.asked(seats))
    return Lobby(
        TableId(1), "T", contract, False, "lobby", "Ann", (), 2, seats, specs, options, "0" * 64, texts(language)
    )


@every_system
@pytest.mark.parametrize("language", LANGUAGES)
def test_options_are_offered_in_words_and_can_be_read_back(system: str, language: str) -> None:
    for said, typed in offer_options(texts(language), system, ""):
        assert "=" not in said
        assert not re.search(r"[a-z]-option-|\w_\w|\btrue\b|\bfalse\b", said), said
        assert read_options(texts(language), system, None, typed)
        as_said = read_options(texts(language), system, None, said)
        assert as_said == read_options(texts(language), system, None, typed)


def test_an_option_is_found_by_its_words_and_kept_beside_those_before_it() -> None:
    assert [typed for _, typed in offer_options(texts("en"), "waves", "against")] == ["mode=free", "tablets=free"]
    both = offer_options(texts("en"), "waves", "mode=free random")
    assert both == [("Rule Tablets: Random, drawn at the start, Mode: All against all", "mode=free tablets=random")]


@every_system
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_offers_look_alike_once_their_labels_are_cut(system: str, language: str) -> None:
    """Discord shows 100 characters of a label; in German one value of Wave takes all of them."""
    typed = ""
    while found := offer_options(texts(language), system, typed):
        assert len({said[:LONGEST] for said, _ in found}) == len(found), typed
        typed = f"{max((value for _, value in found), key=len)} "


@pytest.mark.parametrize("language", LANGUAGES)
def test_yes_and_no_are_said_in_the_words_of_the_game(language: str) -> None:
    spec = next(spec for spec in game_named("war").options(2) if spec.name == "crowd")
    said = {option_value(texts(language), systems()["war"], spec, value) for value in (True, False)}
    assert said == {texts(language)("war-option-crowd-true"), texts(language)("war-option-crowd-false")}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("system", ["waves", "breakers"])
def test_sides_of_tablets_are_said_by_their_names_and_can_be_read_back(system: str, language: str) -> None:
    sides = ["six", "tide", "rebels-first", "rotate", "no-copies"]
    names = [texts(language)(f"waves-tablet-{side}", edition=system) for side in sides]
    said = texts(language).pair(texts(language)("waves-option-tablets"), f"**{', '.join(names)}**")
    shown = lobby_of(system, 4, language, tablets=sides)
    assert said in say_agreement(shown)
    assert said in say_agreement(shown, whole=True)
    placeholders = [part.placeholder for part in settings(shown).parts if isinstance(part, Select)]
    assert said.replace("*", "") in placeholders
    typed = f"tablets={','.join(sides)} "
    offered = [one for one, _ in offer_options(texts(language), system, typed)]
    assert offered
    for one in offered:
        assert said.replace("*", "") in one
        assert read_options(texts(language), system, None, one)["tablets"] == sides


@pytest.mark.parametrize("system", ["waves", "breakers"])
def test_the_side_of_a_tablet_is_understood_by_a_unique_beginning_of_its_name(system: str) -> None:
    read = partial(read_options, texts("en"), system, None)
    assert read("tablets=scholars, rising, calm, weak, no c") == {
        "tablets": ["six", "tide", "calm", "weak", "no-copies"]
    }
    for wrong in ("borrowed", "calm, calm"):
        tablets = read(f"tablets=six, tide, {wrong}, rotate, calm")
        with pytest.raises(Refused):
            check_contract(Contract(system, tablets), 4)


@every_system
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_differs_from_the_usual_is_said_in_the_lobby_without_a_clock_too(system: str, language: str) -> None:
    say, shown = texts(language), lobby_of(system, 2, language)
    usual, all_usual = say_agreement(shown), say_agreement(shown, whole=True)
    for name, value in (("missing", "count"), ("room", "channel"), ("late", "end"), ("ready", "yes")):
        changed = replace(shown, contract=msgspec.structs.replace(shown.contract, **{name: value}))
        said, whole = say_agreement(changed), say_agreement(changed, whole=True)
        if name == "missing" and system != "rolling":
            assert (said, whole) == (usual, all_usual), "there are no secret choices"
            continue
        key = {"late": "contract-gone", "ready": "contract-ready"}.get(name, f"setting-{name}-{value}")
        assert say(key, late=value) in said
        assert say(key, late=value) in whole
    assert say("contract-gone", late="vote") in all_usual
    assert say("setting-room-thread") in all_usual


def test_talking_in_teams_is_agreed_on_where_there_are_teams() -> None:
    assert "Talk" not in say_agreement(lobby_of("waves", 2))
    assert "Talk" not in say_agreement(lobby_of("waves", 4, mode="free"))
    assert "your team" in say_agreement(lobby_of("waves", 4))
    assert "your team" in say_agreement(lobby_of("breakers", 6))
    assert "Talk" in say_agreement(lobby_of("wave", 3))


def test_a_value_that_does_not_go_is_refused_with_the_name_of_the_option_and_what_goes() -> None:
    refused = Refused(Refusal("bad-option", {"option": "rounds"}))
    assert in_words(refused, texts("en"), "war") == "“Rounds at most” takes a number from 1."
    refused = Refused(Refusal("bad-option", {"option": "mode"}))
    assert in_words(refused, texts("en"), "waves") == "“Mode” takes “Head to head”, “All against all” or “Teams”."


def test_a_tablet_that_does_not_go_is_refused_with_the_names_of_all_sets_and_sides() -> None:
    said = in_words(Refused(Refusal("bad-option", {"option": "tablets"})), texts("en"), "breakers")
    assert "“Random, drawn at the start”, or one of each of these with commas between them: “Scholars rise” or" in said
    assert " · “Calm”, “Breakers first”, “Borrowed faces” or “Borrowed hands” · " in said


@pytest.mark.parametrize(
    ("seats", "mode", "what_goes"),
    [
        (None, "free", "two teams: choose 2, 4 or 6 seats, and not all against all"),
        (2, "free", "two teams: choose 2, 4 or 6 seats, and not all against all"),
        (3, "teams", "two teams: choose 2, 4 or 6 seats"),
        (2, "teams", "Two players play head to head"),
        (4, "duel", "With 4 seats the Breakers edition is played in teams"),
        (6, "duel", "With 6 seats the Breakers edition is played in teams"),
    ],
)
def test_no_refusal_names_a_mode_that_does_not_go_with_the_edition(
    seats: int | None, mode: str, what_goes: str
) -> None:
    with pytest.raises(Refused) as refused:
        check_contract(Contract("breakers", {"mode": mode}, seats), 1)
    assert what_goes in in_words(refused.value, texts("en"), "breakers")


def test_an_option_is_understood_by_a_unique_beginning_of_its_name_and_value() -> None:
    read_typed = partial(read_options, texts("en"), "waves", None)
    assert read_typed("mode=team") == read_typed("Mode: Teams") == read_typed("mo: Tea") == {"mode": "teams"}
    assert read_typed("Rule Tablets: Random, Mode=all against") == {"tablets": "random", "mode": "free"}
    assert read_typed("rounds=7 mode=free") == {"rounds": 7, "mode": "free"}
    with pytest.raises(Sorry, match="error-option"):
        read_typed("speed=fast")


@every_system
@pytest.mark.parametrize("count", range(2, 7))
def test_whatever_a_menu_offers_is_taken_as_the_table_stands(system: str, count: int) -> None:
    rules = game_named(systems()[system].game)
    if count not in rules.seats:
        return
    shown = lobby_of(system, count)
    for chosen in (Contract(system), Contract(system, seats=count)):
        for part in settings(replace(shown, contract=chosen)).parts:
            if isinstance(part, Select) and isinstance(control := read(part.id), ChooseOption):
                for choice in part.choices:
                    value = read_value(texts("en"), systems()[system], spec_of(shown, control.name), choice.value)
                    check_contract(msgspec.structs.replace(chosen, options={control.name: value}), 0)
    for _, typed in offer_options(texts("en"), system, "", count):
        check_contract(Contract(system, read_options(texts("en"), system, count, typed), count), 1)


def spec_of(shown: Lobby, name: str) -> OptionSpec:
    return next(spec for spec in shown.specs if spec.name == name)


def test_what_follows_from_the_number_of_seats_is_not_there_to_choose() -> None:
    assert not [said for said, _ in offer_options(texts("en"), "war", "") if "Players and decks" in said]
    assert "Players and decks: **For three or four, two decks**" in say_agreement(lobby_of("war", 3))


@every_system
def test_who_is_missing_can_be_kept_secret_only_where_choices_are_sealed(system: str) -> None:
    shown = lobby_of(system, 2)
    offered = [control for part in settings(shown).parts if isinstance(part, Select) and (control := read(part.id))]
    names = [control.name for control in offered if isinstance(control, ChooseAgreed)]
    assert "undo" in names
    assert ("missing" in names) == (system == "rolling")
