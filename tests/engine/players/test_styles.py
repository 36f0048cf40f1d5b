"""Styles: whoever plays in one leans to what it is called after, and sees no more than anybody else."""

from __future__ import annotations

import pytest

from engine.chance import Stream
from engine.players import QuickStream, Sight, decide, kinds_of, levels_of, read_kind, skill_of, styles_of
from engine.table import check
from tests.engine.games_under_test import Setting
from tests.engine.players.positions import SETTINGS, moments
from tests.engine.players.spread import count

by_setting = pytest.mark.parametrize("setting", [one for one in SETTINGS if styles_of(one.name)][::4], ids=str)


def test_a_kind_is_a_level_and_perhaps_a_style() -> None:
    assert read_kind("strong") == ("strong", "")
    assert read_kind("strong-raider") == ("strong", "raider")
    assert str(read_kind("strong-raider")) == "strong-raider"
    assert str(read_kind("easy")) == "easy"


def test_a_game_of_one_good_way_has_no_styles_and_chance_none_at_all() -> None:
    assert styles_of("wave") == ()
    assert kinds_of("wave") == levels_of("wave")
    for game in ("war", "rolling", "waves"):
        assert len(styles_of(game)) >= 2
        assert styles_of(game, "random") == ()
        assert {"easy", "strong", "random"} < set(kinds_of(game))


def test_a_style_that_its_game_has_not_is_the_plain_one() -> None:
    assert skill_of("war", "hoarder") is skill_of("war")


@by_setting
def test_a_style_is_legal_and_what_a_seat_cannot_know_changes_no_move(setting: Setting) -> None:
    kinds = [kind for kind in kinds_of(setting.name) if kind.startswith("easy-")]
    for moment in moments(setting, "easy", most=60, skip=5):
        other = moment.game.redeal(moment.state, moment.seat, Stream(b"another world"))
        for kind in kinds:
            action = decide(kind, moment.sight, QuickStream(b"x"))
            assert check(moment.game, moment.state, moment.seat, action) is None
            assert action == decide(kind, Sight(moment.game, other, moment.seat), QuickStream(b"x"))


@by_setting
def test_a_strong_player_in_a_style_answers_to_its_seed_and_view_alone(setting: Setting) -> None:
    moment = next(moments(setting, "easy", most=1))
    other = moment.game.redeal(moment.state, moment.seat, Stream(b"another world"))
    for style in styles_of(setting.name):
        action = decide(f"strong-{style}", moment.sight, QuickStream(b"x"), 0.004)
        assert check(moment.game, moment.state, moment.seat, action) is None
        assert action == decide(f"strong-{style}", Sight(moment.game, other, moment.seat), QuickStream(b"x"), 0.004)


@pytest.mark.parametrize(
    ("game", "what", "leaning", "other"),
    [
        ("waves", "Rebel", "rebellious", "loyal"),
        ("war", "strike", "raider", "builder"),
        ("war", "9 and more", "builder", "raider"),
        ("rolling", "chests", "hoarder", "harbour"),
        ("rolling", "small", "cannoneer", "hoarder"),
        ("rolling", "ports", "harbour", "hoarder"),
    ],
)
def test_each_style_leans_to_what_it_is_called_after(game: str, what: str, leaning: str, other: str) -> None:
    counted = count(game, 2, [f"easy-{leaning}", f"easy-{other}"], 6)

    def share(style: str) -> float:
        return counted[f"easy-{style}"][what] / sum(counted[f"easy-{style}"].values())

    assert share(leaning) > 1.15 * share(other)
