"""Levels against each other: every seat for every level, the same games whoever plays them, honest intervals."""

from __future__ import annotations

import pytest

from engine.__main__ import main
from engine.match import Result, average, pairings, play_all, play_pairing, report_of, wilson


def result(levels: tuple[str, ...], winners: tuple[int, ...], scores: tuple[int, ...] = (1, 2)) -> Result:
    return Result(levels, winners, scores, "end", 10, tuple((level, 0.001) for level in levels))


def test_every_level_sits_in_every_seat_of_the_same_deal() -> None:
    games = list(pairings("war", 2, {}, ("easy", "random"), 4, 0.1))
    assert [game.levels for game in games] == [("easy", "random"), ("random", "easy")] * 2
    assert games[0].seed == games[1].seed != games[2].seed == games[3].seed


def test_the_same_games_are_played_on_one_core_and_on_two() -> None:
    wanted = list(pairings("waves", 2, {}, ("easy", "random"), 4, 0.1))
    outcomes = [sorted((one.levels, one.winners, one.scores) for one in play_all(wanted, cores)) for cores in (1, 2)]
    assert outcomes[0] == outcomes[1]


def test_a_shared_win_counts_by_its_part_and_a_draw_for_nobody() -> None:
    report = report_of(
        [
            result(("easy", "random"), (0,)),
            result(("easy", "random"), (0, 1)),
            result(("easy", "random"), ()),
            result(("random", "easy"), (1,)),
        ]
    )
    assert report.wins["easy"].value == pytest.approx(2.5 / 4)
    assert report.wins["random"].value == pytest.approx(0.5 / 4)
    assert report.draws == 0.25
    assert [share.value for share in report.by_seat] == pytest.approx([1.5 / 4, 1.5 / 4])
    assert report.fair == {"easy": 0.5, "random": 0.5}


def test_scores_are_counted_by_level() -> None:
    report = report_of([result(("easy", "random"), (0,), (7, 1)), result(("random", "easy"), (1,), (2, 8))])
    assert (report.scores["easy"].value, report.scores["random"].value) == (7.5, 1.5)


def test_wilsons_interval_is_that_of_the_books() -> None:
    share = wilson(60, 100)
    assert (share.low, share.high) == pytest.approx((0.502, 0.691), abs=0.001)
    assert wilson(0, 10).low == pytest.approx(0.0)


def test_a_mean_of_equal_values_is_sure() -> None:
    assert average([3.0, 3.0, 3.0]) == (3.0, 3.0, 3.0)


@pytest.mark.parametrize(
    ("game", "seats", "options"),
    [("waves", 2, {}), ("waves", 4, {}), ("rolling", 2, {}), ("war", 2, {})],
    ids=lambda value: str(value),
)
def test_rules_of_thumb_beat_chance(game: str, seats: int, options: dict[str, object]) -> None:
    games = [play_pairing(one) for one in pairings(game, seats, options, ("easy", "random"), 40, 0.1)]
    assert report_of(games).wins["easy"].low > 0.6


@pytest.mark.parametrize(("game", "games"), [("waves", 6), ("rolling", 6)])
def test_a_little_thought_beats_rules_of_thumb(game: str, games: int) -> None:
    played = [play_pairing(one) for one in pairings(game, 2, {}, ("strong", "easy"), games, 0.01)]
    assert report_of(played).wins["strong"].value > 0.5


@pytest.mark.parametrize("level", ["easy", "strong"])
def test_teams_that_think_leave_far_fewer_cards_than_chance(level: str) -> None:
    def left(level: str) -> float:
        played = [play_pairing(one) for one in pairings("wave", 3, {}, (level,), 12, 0.01)]
        return report_of(played).scores[level].value

    assert left(level) < left("random") / 2


def test_the_arena_prints_wins_lengths_endings_and_times(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["arena", "--game", "waves", "--seats", "2", "--players", "easy,random", "--games", "6", "--cores", "1"]
    assert main(arguments) == 0
    said = capsys.readouterr().out
    for wanted in ("easy", "random", "95 % interval", "length:", "nobody won:", "endings:", "wins by seat:"):
        assert wanted in said


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["--game", "waves", "--seats", "2", "--players", "godlike"], "there is no player 'godlike'"),
        (["--game", "war", "--seats", "3", "--players", "easy"], "war-seats"),
        (["--game", "wave", "--seats", "2", "--players", "easy,easy,easy"], "3 levels need more than 2 seats"),
    ],
    ids=lambda value: str(value)[:30],
)
def test_what_cannot_be_played_is_one_line(
    arguments: list[str], words: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["arena", *arguments]) == 2
    error = capsys.readouterr().err
    assert words in error or "crowd" in error
    assert error.count("\n") == 1
