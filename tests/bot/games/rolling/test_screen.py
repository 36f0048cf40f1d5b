"""Rolling with the Waves on the screen: sheets, sealed and opened plans, volleys with their sums, the points."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest
from msgspec.structs import replace

from bot.contract import Contract
from bot.drawing.palette import colour_table, contrast
from bot.drawing.shapes import OUTLINES
from bot.games.rolling.dice_picture import DICE
from bot.games.rolling.reading import parts_of_score
from bot.screens import frame
from bot.screens.controls import controls
from bot.screens.games import keep_who_is_missing
from bot.screens.message import Buttons, Message, Part, Select, Text, flat
from bot.screens.plain import MOST_ALT
from bot.screens.round import round_over
from bot.screens.since import what_matters_first
from bot.texts import LANGUAGES, texts
from engine.game import Event
from engine.games.rolling import GAME
from engine.games.rolling.actions import Plan, Put
from engine.games.rolling.events import Drafted, Fired, OwnBurying, Revealed, Sealed, Wrote
from engine.games.rolling.state import Sheet, State
from tests.bot import limits
from tests.bot.screens.positions import LONGEST_NAMES, NAMES, parts_of, scene
from tests.engine.games_under_test import Setting, sample

SEATS = (2, 3, 4, 5)
FULL = Sheet(2, ((6,) * 4,) * 3, (True,) * 3, (6,) * 5, (6,) * 2, (6,) * 3, (6,) * 5, (6,) * 5)
PHASES = ("draft", "plan", "fire", "over")


def table_of(seats: int) -> Setting:
    return Setting("rolling", seats, {})


def in_phase(seats: int, phase: str) -> State:
    """A late moment of a random game in this phase."""
    found: list[State] = [moment.after for moment in sample(table_of(seats), 200) if moment.after.phase == phase]
    return found[-1]


def words(parts: list[Part]) -> str:
    """All texts, lines that were broken put together again."""
    return "\n".join(part.markdown for part in parts if isinstance(part, Text)).replace("\\", "").replace("\n  ", " ")


def shown(seats: int, state: State, seat: int | None, **more: Any) -> list[Part]:
    made = scene(table_of(seats), state, seat, **more)
    return parts_of(made)


def planning(*values: int) -> State:
    """Two people plan with these dice in the first one's hand; the first one's plan is a large Hull and a burying."""
    state = in_phase(2, "plan")
    roll = list(state.roll)
    for die, value in zip(state.hand(0), values, strict=True):
        roll[die] = (0, value)
    return replace(state, roll=tuple(roll), drunk=(), sheets=(Sheet(chests=((5, 3), (), ())),) * 2, plans=(None, None))


def test_a_sealed_plan_is_on_its_owners_sheet_and_nowhere_else() -> None:
    before = planning(6, 4, 2)
    after = replace(before, plans=(Plan(put=Put(hull=0, chest1=1, ports=2)), None))
    own = words(shown(2, after, 0, text_mode=True))
    assert "Your sealed plan: 4 on Chest 1, 6 on Hull, 2 on Ports" in own
    assert "Hull: empty, 6 planned" in own
    assert "Chest 1: 5 3, 4 planned" in own
    assert "planned" not in words(shown(2, before, 0, text_mode=True))
    for seat in (None, 1):
        assert "planned" not in words(shown(2, after, seat, text_mode=True))
        assert "Plan is in" in words(shown(2, after, seat, text_mode=True))
        other = replace(before, plans=(Plan(bury=1), None))
        for text_mode in (False, True):
            seen, imagined = (shown(2, state, seat, text_mode=text_mode) for state in (after, other))
            assert seen == imagined
            assert painted(seen) == painted(imagined)


@pytest.mark.parametrize("seat", [None, 0])
@pytest.mark.parametrize("own", [None, Plan(bury=1)])
def test_who_has_planned_cannot_be_seen_where_a_table_only_says_how_many_are_missing(
    seat: int | None, own: Plan | None
) -> None:
    """Of five, the second or the third has planned, and the first or not: words, pictures and the log are the same."""
    before, secret = in_phase(5, "plan"), Contract("rolling", missing="count")
    for text_mode in (False, True):
        seen = []
        for other in (1, 2):
            plans = tuple({0: own, other: Plan(bury=2)}.get(at) for at in range(5))
            told: list[list[Event]] = [[Sealed(other)], [OwnBurying(other, 2, to=(other,))]]
            made = scene(
                table_of(5), replace(before, plans=plans), seat, told=told, contract=secret, text_mode=text_mode
            )
            kept = keep_who_is_missing(made)
            message = frame.public(kept) if seat is None else frame.private(kept)
            assert "lan is in" not in words(list(flat(message.parts))) or (own and seat == 0)
            seen.append((message, [picture.paint() for picture in message.pictures()]))
        assert seen[0] == seen[1]


def test_what_can_be_buried_stands_in_red_beside_the_parts_and_folds_none_of_them_away() -> None:
    state = replace(planning(6, 4, 2), sheets=(Sheet(chests=((5,), (3,), (2,))),) * 2)
    parts = controls(scene(table_of(2), state, 0))
    offered = [button for part in parts if isinstance(part, Buttons) for button in part.buttons]
    assert [button.label for button in offered if button.style != "danger"][:2] == ["Spirits (0/2)", "Chest 1 (1/4)"]
    assert [button.label[:12] for button in offered if button.style == "danger"] == [
        f"Bury chest {n}" for n in (1, 2, 3)
    ]
    assert not any(isinstance(part, Select) for part in parts)


def painted(parts: list[Part]) -> list[bytes]:
    return [picture.paint() for picture in Message(tuple(parts)).pictures()]


def test_a_planned_number_changes_the_picture_of_the_sheet() -> None:
    before = planning(6, 4, 2)
    pictures = {painted(shown(2, replace(before, plans=(plan, None)), 0))[0] for plan in (
        None, Plan(bury=1), Plan(put=Put(hull=0, crew=1, ports=2)), Plan(put=Put(hull=1, crew=0, ports=2))
    )}  # fmt: skip
    assert len(pictures) == 4


@pytest.mark.parametrize("phase", PHASES)
@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_alt_text_of_the_fullest_maps_is_whole(seats: int, phase: str, language: str) -> None:
    # Who fires has a hold to stow in.
    map_of_all = replace(FULL, buried=(True, True, False)) if phase == "fire" else FULL
    state = replace(in_phase(seats, phase), sheets=(map_of_all,) * seats, infamy=(20,) * seats)
    for seat in (None, *range(seats)):
        parts = shown(seats, state, seat, language=language, names=LONGEST_NAMES)
        for picture in Message(tuple(parts)).pictures():
            assert len(picture.alt) <= MOST_ALT
            assert not picture.alt.endswith("…")


@pytest.mark.parametrize("seats", SEATS)
def test_every_map_is_on_a_picture_for_everybody(seats: int) -> None:
    state = in_phase(seats, "draft")
    for seat in (None, *range(seats)):
        said = " ".join(picture.alt for picture in Message(tuple(shown(seats, state, seat))).pictures())
        assert all(f"{NAMES[other]} " in said for other in range(seats))


@pytest.mark.parametrize("phase", PHASES)
def test_the_fullest_pictures_are_small_files(phase: str) -> None:
    state = replace(in_phase(5, phase), sheets=(FULL,) * 5, infamy=(20,) * 5)
    for seat in (None, 0):
        for data in painted(shown(5, state, seat, names=LONGEST_NAMES)):
            assert len(data) < 200_000
            assert int.from_bytes(data[16:20], "big") <= 1000


def test_the_end_says_where_the_points_come_from() -> None:
    state = in_phase(5, "over")
    said = words(shown(5, state, None, text_mode=True))
    outcome = GAME.outcome(state)
    open_ = GAME.view(state, None).open
    for seat, score in enumerate(outcome.scores):
        *parts, total = parts_of_score(open_, seat)
        assert sum(parts) == total == score
        treasure, buried, squares, infamy = parts
        line = f"{NAMES[seat]}: {score} = treasure {treasure}, buried chests {buried}, full parts {squares}, "
        line += f"Infamy {infamy}"
        assert line + (", winner" if seat in outcome.winners else "") in said


@pytest.mark.parametrize("language", LANGUAGES)
def test_in_words_the_last_round_says_where_the_points_come_from(language: str) -> None:
    state = replace(in_phase(5, "over"), sheets=(FULL,) * 5, infamy=(20,) * 5)
    last = scene(table_of(5), state, None, text_mode=True, language=language)
    said = words(list(flat(round_over(last, 8, None).parts)))
    for seat in range(5):
        treasure, buried, squares, infamy, points = parts_of_score(GAME.view(state, None).open, seat)
        given = {"treasure": treasure, "buried": buried, "squares": squares, "infamy": infamy, "points": points}
        line = last.texts("rolling-words-score", who=NAMES[seat], **given)
        assert line in said


@pytest.mark.parametrize("language", LANGUAGES)
def test_in_words_the_fullest_last_round_with_its_volleys_fits_into_a_message(language: str) -> None:
    state = replace(in_phase(5, "over"), sheets=(FULL,) * 5, infamy=(20,) * 5)
    wrote = [Wrote(seat=seat, part=part, value=6, boosted=True) for seat in range(5) for part in ("crew", "ports")]
    fired = [
        replace(VOLLEY, seat=seat, target=(seat + 1) % 5, cannon=cannon)
        for cannon in ("small", "large")
        for seat in range(5)
    ]
    told: list[list[Event]] = [[Revealed(round=8), *wrote, *fired]]
    for names in (LONGEST_NAMES, ("_" * 32,) * 5):
        longest = scene(table_of(5), state, None, told=told, names=names, text_mode=True, language=language)
        message = round_over(longest, 8, None)
        assert "💥" in words(list(flat(message.parts)))
        assert limits.of_message(message) == []


VOLLEY = Fired(
    seat=0, cannon="both", target=1, chest=2, into=3, shots=5, blocked=2, stolen=(6, 5, 4), stowed=2, lost=1
)  # fmt: skip


def test_opened_plans_and_a_volley_with_its_sum_are_told_until_everybody_has_drafted() -> None:
    state = in_phase(2, "draft")
    opened = (Revealed(round=4), Wrote(seat=0, part="hull", value=6), Wrote(seat=1, part="crew", value=7, boosted=True))
    drafted = [[Drafted(seat=seat % 2, die=seat, colour=0, value=1)] for seat in range(3)]
    said = words(shown(2, state, None, told=[[*opened, VOLLEY]]))
    assert "The plans of round 4" in said
    assert "**Anna**: 6 on Hull" in said
    assert "**Bo**: 7 on Crew with Spirits" in said
    assert "**Anna** at **Bo** with both cannons: 5 shots − 2 for Hull = 3." in said
    assert "6, 5, 4; the last one found no room and is lost. The rest is in chest 3." in said
    assert said == words(shown(2, state, 0, told=[[*opened, VOLLEY], *drafted[:2]]))
    assert words(shown(2, state, None, told=[[*opened, VOLLEY], *drafted])) == ""


@pytest.mark.parametrize(
    ("stowed", "said"),
    [
        (3, "6, 5, 4. Stowed in chest 3."),
        (1, "6, 5, 4; the last 2 found no room and are lost. The rest is in chest 3."),
        (0, "6, 5, 4; there was no room: lost."),
    ],
)
def test_a_volley_says_what_was_stowed_and_what_is_lost(stowed: int, said: str) -> None:
    volley = replace(VOLLEY, stowed=stowed, lost=len(VOLLEY.stolen) - stowed)
    told = [[Revealed(round=4), volley]]
    for language in LANGUAGES:
        news = words(shown(2, in_phase(2, "draft"), None, told=told, language=language))
        assert (" 3." in news.partition("6, 5, 4")[2]) == (stowed > 0)
    assert said in words(shown(2, in_phase(2, "draft"), None, told=told))


def test_a_volley_at_oneself_is_told_once_and_marked() -> None:
    state = in_phase(2, "draft")
    told = [(Revealed(round=4), Wrote(seat=0, part="hull", value=6), Wrote(seat=1, part="crew", value=7)), (VOLLEY,)]
    for seat, line in ((0, "💥 **Anna** at **Bo** with"), (1, "👉 💥 **Anna** at **you** with both cannons: 5 shots")):
        made = scene(table_of(2), state, seat, told=told)
        said = words(list(flat(frame.private(made).parts)))
        assert line in said
        assert said.count("both cannons") == 1
        assert not what_matters_first(made)


def test_a_volley_at_oneself_that_finds_no_room_among_the_plans_stays_in_the_news() -> None:
    state = in_phase(5, "draft")
    volleys = tuple(replace(VOLLEY, seat=1 + at % 4, target=0 if at < 2 else 4 - at % 4) for at in range(12))
    made = scene(table_of(5), state, 0, told=[(Revealed(round=4), *volleys)])
    assert "💥" in words(parts_of(made))
    assert "👉" not in words(parts_of(made))
    assert "👉" in "".join(what_matters_first(made))


def test_numbers_wait_for_the_cannons_on_everybodys_maps() -> None:
    state = in_phase(3, "fire")
    seat = state.firing[0]
    plan = Plan(put=Put(hull=0, ports=1, crew=2))
    state = replace(
        state,
        plans=tuple(plan if owner == seat else Plan(bury=1) for owner in range(3)),
        sheets=(Sheet(),) * 3,
        drunk=(),
    )
    values = state.values(seat)
    said = words(shown(3, state, None, text_mode=True))
    assert f"Ports: empty, {values[1]} planned" in said
    assert f"Crew: empty, {values[2]} planned" in said
    assert said.count("planned") == 2


def test_dice_differ_by_letter_and_shape_in_every_language() -> None:
    table = set(colour_table())
    for (one, mark), (other, its) in combinations(DICE.items(), 2):
        assert mark.shape != its.shape
        assert {mark.shape, its.shape} <= set(OUTLINES)
        for language in LANGUAGES:
            said = texts(language)
            assert said("rolling-sign", colour=one) != said("rolling-sign", colour=other)
    for mark in DICE.values():
        assert contrast(mark.hue, mark.on) >= 4.5
        assert {mark.hue, mark.on} <= table


def test_the_letters_of_the_parts_differ_in_every_language() -> None:
    for language in LANGUAGES:
        said = [texts(language)(f"rolling-sign-{part}") for part in ("hull", "small", "large", "ports", "crew")]
        assert len(set(said)) == len(said)
