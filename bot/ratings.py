"""The ratings of a ladder, derived from its games each time they are read. Pure; docs/ratings.md explains them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from functools import cache
from itertools import groupby
from typing import TYPE_CHECKING

from storage.ids import TableId, UserId
from storage.models import RatedSeat

if TYPE_CHECKING:
    from openskill.models import PlackettLuce, PlackettLuceRating

DAY = 24 * 3600.0
BEGINS, POINT = 1000, 24
"""How many points somebody begins with, and how many points one of openskill’s is worth."""
RESTS_AFTER = 60 * DAY
"""After this long without a game a rating becomes less certain."""
FORGOTTEN_AFTER = 365 * DAY
"""How much longer it takes at most until a rating is as uncertain as that of somebody new."""


@cache
def _model() -> PlackettLuce:
    # Most servers have no ladder, so openskill is loaded with the first game that is rated.
    from openskill.models import PlackettLuce

    return PlackettLuce()


@dataclass(frozen=True, slots=True)
class RatingChange:
    """What a game did to somebody’s points, and why: how many on other sides came out behind or ahead of them."""

    user: UserId
    name: str
    before: int
    after: int
    beat: int
    beat_above: int
    """Of those behind, how many had more points before."""
    lost: int
    lost_below: int
    """Of those ahead, how many had fewer points before."""


@dataclass(frozen=True, slots=True)
class Standing:
    """How somebody stands now."""

    user: UserId
    name: str
    points: int
    games: int
    last: float
    resting: bool
    """Whether they have lost points by not playing."""


@dataclass(slots=True)
class _Held:
    """What is known of a person after some games."""

    rating: PlackettLuceRating
    name: str = ""
    games: int = 0
    last: float = 0.0


@dataclass(slots=True)
class Ladder:
    """Everybody’s ratings after the games of one server and system, in the order in which they ended."""

    held: dict[UserId, _Held] = field(default_factory=dict)

    def standings(self, now: float) -> list[Standing]:
        """Everybody who has been rated, the most points first."""
        found = [
            Standing(
                user,
                one.name,
                points_of(let_rest(one.rating, one.last, now)),
                one.games,
                one.last,
                now - one.last > RESTS_AFTER,
            )
            for user, one in self.held.items()
        ]
        return sorted(found, key=lambda one: (-one.points, one.user))

    def count(self, seats: Sequence[RatedSeat]) -> list[RatingChange]:
        """Let one game count, and say what it changed."""
        at = seats[0].at
        sides = [list(side) for _, side in groupby(sorted(seats, key=_by_side), key=lambda seat: seat.side)]
        before = [[self._rating(seat, at) for seat in side] for side in sides]
        places = [min(seat.place for seat in side) for side in sides]
        after = _model().rate(before, ranks=[float(place) for place in places])
        points = [[points_of(one) for one in side] for side in before]
        changes = []
        for number, side in enumerate(sides):
            others = [
                (places[other], theirs) for other in range(len(sides)) if other != number for theirs in points[other]
            ]
            for member, seat in enumerate(side):
                if seat.user_id is None:
                    continue
                own, place = points[number][member], places[number]
                self._keep(seat, UserId(seat.user_id), after[number][member])
                changes.append(
                    RatingChange(
                        user=UserId(seat.user_id),
                        name=seat.name,
                        before=own,
                        after=points_of(after[number][member]),
                        beat=sum(theirs > place for theirs, _ in others),
                        beat_above=sum(theirs > place and had > own for theirs, had in others),
                        lost=sum(theirs < place for theirs, _ in others),
                        lost_below=sum(theirs < place and had < own for theirs, had in others),
                    )
                )
        return changes

    def _rating(self, seat: RatedSeat, at: float) -> PlackettLuceRating:
        """The rating with which somebody begins a game; somebody who was erased, or not rated before, counts as new."""
        held = None if seat.user_id is None else self.held.get(UserId(seat.user_id))
        return _model().rating() if held is None else let_rest(held.rating, held.last, at)

    def _keep(self, seat: RatedSeat, user: UserId, rating: PlackettLuceRating) -> None:
        games = self.held[user].games if user in self.held else 0
        self.held[user] = _Held(rating, seat.name, games + 1, seat.at)


def _by_side(seat: RatedSeat) -> tuple[int, int]:
    return seat.side, seat.seat


def games_of(seats: Iterable[RatedSeat]) -> list[list[RatedSeat]]:
    """The games that count, in the order in which they ended: those taken out are left out."""
    counting = sorted((seat for seat in seats if not seat.out), key=lambda seat: (seat.at, seat.table_id, seat.seat))
    return [list(game) for _, game in groupby(counting, key=lambda seat: seat.table_id)]


def ladder_of(seats: Iterable[RatedSeat]) -> Ladder:
    """The ratings after these games."""
    ladder = Ladder()
    for game in games_of(seats):
        ladder.count(game)
    return ladder


def changes_by(seats: Iterable[RatedSeat], table: TableId) -> list[RatingChange]:
    """What the game of a table changed for those who were rated in it; nothing if it does not count."""
    ladder = Ladder()
    for game in games_of(seats):
        changes = ladder.count(game)
        if game[0].table_id == table:
            return changes
    return []


def points_of(rating: PlackettLuceRating) -> int:
    """A rating in the points that people see: what somebody can do at least, as far as is known."""
    return round(BEGINS + POINT * (rating.mu - 3 * rating.sigma))


def let_rest(rating: PlackettLuceRating, last: float, now: float) -> PlackettLuceRating:
    """A rating as it is after some time without a game: the same, but less certain after a while."""
    over = now - last - RESTS_AFTER
    if over <= 0:
        return rating
    unknown = _model().rating().sigma
    sigma = min(unknown, (rating.sigma**2 + unknown**2 * over / FORGOTTEN_AFTER) ** 0.5)
    return _model().rating(mu=rating.mu, sigma=max(rating.sigma, sigma))
