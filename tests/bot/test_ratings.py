"""Ratings: what openskill says of the games in their order, nothing more and nothing less."""

from __future__ import annotations

import random
from collections.abc import Iterator

from openskill.models import PlackettLuce, PlackettLuceRating

from bot.ratings import (
    BEGINS,
    DAY,
    FORGOTTEN_AFTER,
    POINT,
    RESTS_AFTER,
    Ladder,
    changes_by,
    games_of,
    ladder_of,
    points_of,
)
from storage.ids import ServerId, TableId, UserId
from storage.models import RatedSeat

PEOPLE = [UserId(number) for number in range(1, 13)]
GAMES = 500


def game(table: int, sides: list[list[int | None]], places: list[int], at: float | None = None) -> list[RatedSeat]:
    """A game of these people, side by side, and where each side came out."""
    seats = [(side, user) for side, users in enumerate(sides) for user in users]
    return [
        RatedSeat(
            table_id=TableId(table),
            seat=seat,
            server_id=ServerId(1),
            system="tiny",
            side=side,
            place=places[side],
            user_id=None if user is None else UserId(user),
            name=f"person {user}",
            at=table * 3600.0 if at is None else at,
        )
        for seat, (side, user) in enumerate(seats)
    ]


def random_games(dice: random.Random) -> Iterator[list[RatedSeat]]:
    """Games of two to five, and of teams of two and three, with ties."""
    for table in range(1, GAMES + 1):
        count, size = dice.choice([(2, 1), (3, 1), (4, 1), (5, 1), (2, 2), (3, 2), (2, 3)])
        drawn: list[int | None] = list(dice.sample(PEOPLE, count * size))
        sides = [drawn[at * size : (at + 1) * size] for at in range(count)]
        yield game(table, sides, [1, *(dice.randint(1, count) for _ in sides[1:])])


def test_ratings_are_those_of_openskill_called_directly() -> None:
    model, known, ladder = PlackettLuce(), dict[int, PlackettLuceRating](), Ladder()
    seats: list[RatedSeat] = []
    compared = 0
    for played in random_games(random.Random(15)):
        seats += played
        sides = sorted({seat.side for seat in played})
        users = [[seat.user_id or 0 for seat in played if seat.side == side] for side in sides]
        before = [[known.get(user, model.rating()) for user in side] for side in users]
        places = [next(float(seat.place) for seat in played if seat.side == side) for side in sides]
        for side, after in zip(users, model.rate(before, ranks=places), strict=True):
            known.update(zip(side, after, strict=True))
        changes = {change.user: change for change in ladder.count(played)}
        for user in (user for side in users for user in side):
            own, one = ladder.held[UserId(user)].rating, known[user]
            assert (own.mu, own.sigma) == (one.mu, one.sigma)
            assert changes[UserId(user)].after == round(BEGINS + POINT * one.ordinal())
        compared += 1
    assert compared == GAMES == len(games_of(seats))
    again = ladder_of(reversed(seats))
    assert {user: one.rating for user, one in again.held.items()} == {user: known[user] for user in again.held}
    assert again.standings(seats[-1].at) == ladder.standings(seats[-1].at)
    assert len(again.held) == len(PEOPLE)


def test_somebody_new_has_the_first_points_and_a_win_brings_more_than_a_loss() -> None:
    assert points_of(PlackettLuce().rating()) == BEGINS
    winner, loser = ladder_of(game(1, [[1], [2]], [1, 2])).standings(0.0)
    assert (winner.user, loser.user) == (1, 2)
    assert winner.points > BEGINS > loser.points


def test_a_change_says_how_many_of_those_behind_stood_above_and_of_those_ahead_below() -> None:
    seats = [seat for table in range(1, 6) for seat in game(table, [[1], [2]], [1, 2])]
    seats += game(9, [[2], [1], [3]], [1, 2, 3])
    underdog, favourite, newcomer = changes_by(seats, TableId(9))
    assert (underdog.beat, underdog.beat_above, underdog.lost) == (2, 2, 0)
    assert (favourite.lost, favourite.lost_below, favourite.beat, favourite.beat_above) == (1, 1, 1, 0)
    assert (newcomer.lost, newcomer.lost_below) == (2, 1)
    assert newcomer.before == BEGINS
    assert underdog.after > underdog.before
    assert changes_by(seats, TableId(10)) == []


def test_a_game_that_was_taken_out_counts_for_nothing_and_is_there_again_when_put_back() -> None:
    first, second = game(1, [[1], [2]], [1, 2]), game(2, [[1], [3]], [1, 2])
    both = ladder_of([*first, *second]).standings(0.0)
    for seat in second:
        seat.out = True
    assert ladder_of([*first, *second]).standings(0.0) == ladder_of(first).standings(0.0)
    assert changes_by([*first, *second], TableId(2)) == []
    for seat in second:
        seat.out = False
    assert ladder_of([*first, *second]).standings(0.0) == both


def test_whoever_was_erased_counts_for_the_others_as_somebody_new_and_is_never_named() -> None:
    known = ladder_of([*game(1, [[1], [2]], [1, 2]), *game(2, [[3], [2]], [1, 2])])
    erased = ladder_of([*game(1, [[1], [None]], [1, 2]), *game(2, [[3], [None]], [1, 2])])
    assert {one.user for one in erased.standings(0.0)} == {1, 3}
    assert erased.held[UserId(1)].rating == known.held[UserId(1)].rating
    assert erased.held[UserId(3)].rating.mu > known.held[UserId(3)].rating.mu


def test_points_fall_after_sixty_days_without_a_game_until_nothing_is_known_any_more() -> None:
    seats = [seat for table in range(1, 21) for seat in game(table, [[1], [2]], [1, 2])]
    ladder, last = ladder_of(seats), seats[-1].at

    def points(days: float) -> int:
        return next(one.points for one in ladder.standings(last + days * DAY) if one.user == 1)

    assert points(0) == points(59) == points(60)
    falling = [points(days) for days in (60, 61, 90, 200, 425)]
    assert falling == sorted(falling, reverse=True)
    assert falling[1] < falling[0]
    rating = ladder.held[UserId(1)].rating
    least = round(BEGINS + POINT * (rating.mu - 25))
    assert points((RESTS_AFTER + FORGOTTEN_AFTER) / DAY) == points(5000) == least
    assert [one.resting for one in ladder.standings(last + 61 * DAY)] == [True, True]
    assert not any(one.resting for one in ladder.standings(last + 60 * DAY))


def test_a_game_after_a_rest_begins_with_the_less_certain_rating() -> None:
    seats = [seat for table in range(1, 21) for seat in game(table, [[1], [2]], [1, 2])]
    rested = ladder_of([*seats, *game(50, [[1], [2]], [2, 1], at=seats[-1].at + 300 * DAY)])
    soon = ladder_of([*seats, *game(50, [[1], [2]], [2, 1], at=seats[-1].at + 10 * DAY)])
    assert rested.held[UserId(1)].rating.mu < soon.held[UserId(1)].rating.mu
