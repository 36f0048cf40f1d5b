"""What is kept of a game that ends: places, the game's own tally, and which seats count for the ladder."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import replace
from typing import NamedTuple

import msgspec

from bot.contract import Contract
from bot.host.log import Moment, dealt_at, read_log
from bot.host.seated import Seated
from bot.preferences import Preferences, read_preferences
from engine.games import game_named
from engine.options import complete
from storage.commits import Commit, NewRatedSeat, NewResult
from storage.ids import UserId
from storage.models import Action, Sitting
from storage.store import Store

Side = tuple[int, ...]


class DealtTo(NamedTuple):
    """To whom a seat was dealt, and whether they have given it up since."""

    user: UserId
    name: str
    left: bool


async def count_game(store: Store, seated: Seated, commit: Commit) -> Commit:
    """The commit that ends a game, with everything that is kept about its result."""
    rows = [*await store.turns.actions(seated.id), *_rows_of(seated, commit)]
    log = read_log(seated.table.game, rows)
    sittings = await store.turns.sittings(seated.id)
    results = count_results(seated, log, commit.results)
    dealt = dealt_to(log, sittings)
    kept = await store.players.preferences_of([each.user for each in dealt.values()])
    chosen = {each.user: read_preferences(kept.get(each.user, b"")) for each in dealt.values()}
    rated = _without_names(rated_seats(seated, results, dealt, chosen), _forgotten(seated, commit))
    return replace(commit, results=results, rated=rated)


def _forgotten(seated: Seated, commit: Commit) -> frozenset[int | None]:
    """The people out of whose seats the commit takes them: only being forgotten does that at the end of a game."""
    return frozenset(seated.seat(seat.number).user_id for seat in commit.seats if seat.user_id is None)


def _without_names(rated: Sequence[NewRatedSeat], forgotten: Collection[int | None]) -> tuple[NewRatedSeat, ...]:
    return tuple(replace(one, user=None, name="") if one.user in forgotten else one for one in rated)


def _rows_of(seated: Seated, commit: Commit) -> list[Action]:
    """The rows that a commit adds to the log."""
    return [
        Action(
            table_id=seated.id,
            version=commit.expected + 1,
            ordinal=ordinal,
            kind=row.kind,
            seat=row.seat,
            payload=row.payload,
            draws=row.draws,
            events=row.events,
            barrier=row.barrier,
            at=commit.at or 0.0,
        )
        for ordinal, row in enumerate(commit.actions)
    ]


def sides_of(seated: Seated) -> tuple[Side, ...]:
    """Who played with whom; without teams, each seat is a side of its own."""
    return sides_at(seated.contract, len(seated.seats))


def sides_at(contract: Contract, seats: int) -> tuple[Side, ...]:
    """The same for any table with this contract and so many seats."""
    rules = game_named(contract.of.game)
    teams = rules.sides(seats, complete(rules.options(seats), contract.asked(seats)))
    return teams or tuple((seat,) for seat in range(seats))


def count_results(seated: Seated, log: Sequence[Moment], results: Sequence[NewResult]) -> tuple[NewResult, ...]:
    """The results with each seat's place and with the game's tally of everything that happened."""
    events = [event for moment in log if not moment.undone for event in moment.events]
    counted = game_named(seated.table.game).tally(events)
    places = places_of(results, sides_of(seated))
    return tuple(
        replace(
            result,
            place=places.get(result.seat, result.place),
            tally=msgspec.json.encode({name: many[result.seat] for name, many in counted.items()}),
        )
        for result in results
    )


def places_of(results: Sequence[NewResult], sides: Sequence[Side]) -> dict[int, int]:
    """The place of each seat: winners first, then the others by their side's best score; equal sides share a place."""
    standing = []
    for side in sides:
        of_side = [result for result in results if result.seat in side]
        standing.append((any(result.won for result in of_side), max((r.score for r in of_side), default=0.0)))
    best = [(True, 0.0) if won else (False, score) for won, score in standing]
    return {
        seat: 1 + sum(len(sides[at]) for at, other in enumerate(best) if other > own)
        for side, own in zip(sides, best, strict=True)
        for seat in side
    }


def dealt_to(log: Sequence[Moment], sittings: Sequence[Sitting]) -> dict[int, DealtTo]:
    """The people who had seats when the game was dealt."""
    dealt = dealt_at(log)
    return {
        each.seat: DealtTo(UserId(each.user_id), each.name, each.to_version is not None)
        for each in sittings
        if each.user_id is not None
        and each.from_version <= dealt
        and (each.to_version is None or each.to_version > dealt)
    }


def rated_seats(
    seated: Seated,
    results: Sequence[NewResult],
    dealt: Mapping[int, DealtTo],
    chosen: Mapping[UserId, Preferences],
) -> tuple[NewRatedSeat, ...]:
    """The seats that count for the ladder: of people who were on it when the game began, if they form two sides.

    A seat counts for the person it was dealt to. If they have given it up since, they come last, except in a team,
    which shares its place; a team counts only if everybody who was dealt one of its seats does.
    """
    server, started = seated.table.server_id, seated.table.started_at
    if server is None or started is None or game_named(seated.table.game).together:
        return ()
    rated = {seat: one for seat, one in dealt.items() if chosen[one.user].is_rated(server, started)}
    places = {result.seat: result.place for result in results}
    sides = [(number, side) for number, side in enumerate(sides_of(seated)) if all(seat in rated for seat in side)]
    people = {rated[seat].user for _, side in sides for seat in side}
    if len(sides) < 2 or len(people) < sum(len(side) for _, side in sides):
        return ()
    return tuple(
        NewRatedSeat(
            seat=seat,
            server=server,
            system=seated.contract.system,
            side=number,
            # The last of those who played on may have the place that the number of seats says.
            place=len(seated.seats) + 1 if len(side) == 1 and rated[seat].left else places[seat],
            user=rated[seat].user,
            name=rated[seat].name,
        )
        for number, side in sides
        for seat in side
    )
