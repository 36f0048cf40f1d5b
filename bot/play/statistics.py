"""Looking at how games came out: one's own, somebody else's in this server, those of a table against each other."""

from __future__ import annotations

from dataclasses import replace

from bot.contract import read_contract
from bot.errors import Sorry
from bot.host import Host, Seated
from bot.host.counting import count_results, sides_at
from bot.host.seats import MARK
from bot.play.answers import Show
from bot.play.asker import Asker
from bot.play.finding import load
from bot.play.summing import results_of, sum_up
from bot.preferences import read_preferences
from bot.screens import statistics as screen
from bot.screens.statistics import Rival
from engine.games import game_named, game_names
from storage.commits import NewResult
from storage.ids import TableId, UserId
from storage.statistics import FinishedGame


async def show_own(host: Host, asker: Asker, page: int = 0) -> Show:
    """All of one's own games, wherever they were played."""
    kept = await asker.preferences(host.store)
    games = [await _counted(host, game) for game in await host.store.statistics.games_of([asker.user])]
    found = sum_up(results_of(games, asker.user), host.clock())
    if not found.games:
        return Show(screen.no_games(asker.texts("stats-none-own"), asker.texts), in_place=True)
    shown = screen.statistics(asker.user, _name_in(games, asker.user), True, found, page, kept, asker.texts)
    return Show(shown, in_place=True)


async def show_of(host: Host, asker: Asker, who: UserId, page: int = 0) -> Show:
    """Somebody's games in this server, as far as the person who asks could see them."""
    if who in (asker.user, 0):
        return await show_own(host, asker, page)
    if asker.place.server is None:
        raise Sorry("error-stats-server")
    kept = await asker.preferences(host.store)
    if not await _shares(host, who):
        raise Sorry("error-stats-private", who=f"<@{who}>")
    seen = [game for game in await _games_here(host, asker, [who]) if may_see(asker, game)]
    games = [await _counted(host, game) for game in seen]
    found = sum_up(results_of(games, who), host.clock())
    if not found.games:
        words = asker.texts("stats-none", who=f"<@{who}>")
        return Show(screen.no_games(words, asker.texts), in_place=True)
    shown = screen.statistics(who, _name_in(games, who), False, found, page, kept, asker.texts)
    return Show(shown, in_place=True)


async def show_rivals(host: Host, asker: Asker, seated: Seated) -> Show:
    """How those who sit at a table came out of their games with each other in its server."""
    server = seated.table.server_id
    people = {UserId(seat.user_id): seat.name.removeprefix(MARK) for seat in seated.seats if seat.user_id is not None}
    open_to_all = [user for user in people if user == asker.user or await _shares(host, user)]
    games = await host.store.statistics.games_of(open_to_all, server) if server is not None else []
    common = [
        game for game in games if may_see(asker, game) and sum(bool(game.seats_of(user)) for user in open_to_all) > 1
    ]
    found = [_rival(user, people[user], asker.user, common) for user in open_to_all]
    found.sort(key=lambda one: (-one.won, -one.games, one.name))
    return Show(screen.rivals(seated.table.name, found, len(people) - len(open_to_all), asker.texts))


async def turn(host: Host, asker: Asker, who: UserId, page: int, table: TableId) -> Show:
    """Another page of somebody's games; or, if a table is given, its rivals."""
    if table:
        return await show_rivals(host, asker, await load(host, asker, table))
    return await show_of(host, asker, who, page)


def may_see(asker: Asker, game: FinishedGame) -> bool:
    """Whether somebody could look at a game: they played it, or it was open to all and they can see its channel."""
    return bool(game.seats_of(asker.user)) or (not game.private and asker.place.shows_in(game.server, game.channel))


async def _shares(host: Host, user: UserId) -> bool:
    return read_preferences((await host.store.players.get(user)).preferences).share_statistics


async def _games_here(host: Host, asker: Asker, users: list[UserId]) -> list[FinishedGame]:
    return await host.store.statistics.games_of(users, asker.place.server)


async def _counted(host: Host, game: FinishedGame) -> FinishedGame:
    """A game with its tallies; if it ended before these were kept, they are counted from its log."""
    if all(seat.tally is not None for seat in game.seats):
        return game
    seated = await host.load(game.table)
    kept = await host.store.results.of_table(game.table)
    bare = [NewResult(seat=one.seat, score=one.score, won=one.won) for one in kept]
    found = {one.seat: one for one in count_results(seated, await host.log(seated), bare)}
    seats = [replace(seat, place=found[seat.number].place, tally=found[seat.number].tally) for seat in game.seats]
    return replace(game, seats=tuple(seats))


def _name_in(games: list[FinishedGame], user: UserId) -> str:
    """The name that somebody had in the last of their games, also if a computer player played for them at its end."""
    return next(seat.name.removeprefix(MARK) for game in reversed(games) for seat in game.seats_of(user))


def _rival(user: UserId, name: str, asker: UserId, games: list[FinishedGame]) -> Rival:
    """How somebody did in games with others of a table, and against the person who asks."""
    own = [game for game in games if game.seats_of(user)]
    met = [
        (theirs[0].place, mine[0].place)
        for game in own
        if user != asker and (mine := game.seats_of(asker)) and (theirs := game.seats_of(user))
        if _are_rivals(game, mine[0].number, theirs[0].number)
    ]
    return Rival(
        name=name,
        own=user == asker,
        games=len(own),
        won=sum(game.seats_of(user)[0].won for game in own),
        met=len(met),
        ahead=sum(mine < theirs for theirs, mine in met),
        behind=sum(mine > theirs for theirs, mine in met),
    )


def _are_rivals(game: FinishedGame, one: int, other: int) -> bool:
    """Whether two seats of a game played against each other; not known of a game that is no longer installed."""
    contract = read_contract(game.options)
    if contract.of.game not in game_names() or game_named(contract.of.game).together:
        return False
    return not any(one in side and other in side for side in sides_at(contract, len(game.seats)))
