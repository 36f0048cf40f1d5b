"""Who plays a seat of a running game: handing one's own to a computer player, coming back, taking one over."""

from __future__ import annotations

from collections.abc import Callable

from bot.errors import Sorry
from bot.host import Host, Request, Seated, applying, handover
from bot.host.applying import Application, Situation
from bot.host.audiences import PUBLIC
from bot.host.builder import CommitBuilder
from bot.host.seats import MARK
from bot.host.timers import APPLIED
from bot.host.turns import game_of
from bot.named import meant_by
from bot.play.answers import Acknowledge, Show, say
from bot.play.asker import Asker
from bot.play.due import settle_if_open
from bot.play.finding import change_table, check_sees
from bot.play.lobby import keep_language
from bot.play.undo import find_vote
from bot.scenes import names_of
from bot.texts.own_words import escape
from storage.commits import Commit, SetTimer, WantPost
from storage.ids import TableId
from storage.models import Timer


async def hand_over(host: Host, asker: Asker, seated: Seated) -> Show:
    """Let a computer player of the level that was agreed play for a person until they come back."""

    def work(now: Seated, request: Request) -> Commit:
        return handover.hand_over(now, request, host.clock(), host.pauses)

    return await _change(host, asker, seated, work, "done-seat-away")


async def come_back(host: Host, asker: Asker, seated: Seated) -> Show:
    """Play one's own seat again."""

    def work(now: Seated, request: Request) -> Commit:
        return handover.take_back(now, request, host.clock(), host.pauses)

    return await _change(host, asker, seated, work, "done-seat-back")


def name_free(seated: Seated, *, empty: bool) -> dict[str, str]:
    """The seats that somebody may take over, or that stand empty, by their numbers as people count them."""
    if not seated.running:
        return {}
    nobodys = [seat for seat in seated.seats if seat.user_id is None and (seat.kind == "person" or not empty)]
    free = {seat.number for seat in nobodys} | (set() if empty else set(seated.timing.offered))
    return {str(seat + 1): name.removeprefix(MARK) for seat, name in names_of(seated).items() if seat in free}


def find_named(seated: Seated, typed: str) -> int:
    """The seat that is meant by the name of who sits there, or by its number; raises Sorry if that is not clear."""
    game_of(seated)  # Raises Sorry in a lobby, where people choose no seat.
    names = {str(seat + 1): name for seat, name in names_of(seated).items()}
    bare = {number: name.removeprefix(MARK) for number, name in names.items()}
    number = typed.strip().removeprefix("#")
    meant = [number] if number in names else meant_by(typed.strip().removeprefix(MARK), bare)
    if len(meant) != 1:
        raise Sorry("error-seat-which", seats=", ".join(map(escape, names.values())))
    return int(meant[0]) - 1


async def take_over(host: Host, asker: Asker, seated: Seated, seat: int) -> Show:
    """Ask for the seat of a computer player, or for an empty one; the people seated decide."""
    await check_sees(host, asker, seated)
    await keep_language(host, asker)

    async def work(now: Seated) -> Commit:
        earlier, situation = await _application(host, now, seat), await _situation(host, now)
        return applying.apply(now, asker.request, seat, earlier, situation)

    await host.change(seated.id, asker.request, work)
    now = await host.load(seated.id)
    key = "done-seat-take" if now.seats_of(asker.user) else "done-seat-asked"
    return say(asker.texts(key, name=escape(seated.table.name), table=seated.id))


async def vote(host: Host, asker: Asker, table: TableId, seat: int, asked: int, yes: bool) -> Acknowledge:
    """Agree, or not, to let another take over a seat, as they asked at version `asked`."""

    async def work(now: Seated) -> Commit:
        application, situation = await _application(host, now, seat), await _situation(host, now)
        own = find_vote(now, asker.user)
        return applying.answer(now, asker.request, own, application, asked, yes, situation)

    await change_table(host, asker, table, work)
    return Acknowledge()


async def sit_down_unopposed(host: Host, timer: Timer) -> None:
    """Let somebody sit down who asked for a seat once no answer is missing; if they cannot, the question ends."""

    async def work(seated: Seated) -> Commit:
        application = await _application(host, seated, timer.seat)
        if application is None or application.state != "open":
            raise Sorry("error-vote-over")
        missing, due = applying.missing_of(seated, application), applying.look_at(seated, application, host.clock())
        if seated.running and missing and due > host.clock():
            # Where somebody has left the game meanwhile, the question no longer names them.
            again = WantPost(audience=PUBLIC, kind=applying.post_kind(timer.seat), channel_id=seated.place)
            later = SetTimer(kind=APPLIED, due=due, seat=timer.seat)
            return CommitBuilder(seated, timers=[later], posts=[again]).build()
        return applying.settle_or_end(seated, application, await _situation(host, seated))

    await settle_if_open(host, timer, work, f"seat={timer.seat} not taken over")


async def _application(host: Host, seated: Seated, seat: int) -> Application | None:
    """The application for a seat that is kept with the message about it."""
    return applying.read_application(await host.store.posts.get(seated.id, PUBLIC, applying.post_kind(seat)))


async def _situation(host: Host, seated: Seated) -> Situation:
    """The time, and what the table is asked, of which whoever sits down must be told."""
    game_of(seated)  # Raises Sorry for a game with other rules, whose log cannot be read.
    found = [await _application(host, seated, seat.number) for seat in seated.seats if seat.user_id is None]
    applications = [each for each in found if each is not None]
    return Situation(host.clock(), host.pauses, await host.log(seated), applications)


async def fill(host: Host, asker: Asker, seated: Seated, seat: int) -> Show:
    """Let a computer player play a seat that stands empty."""

    def work(now: Seated, request: Request) -> Commit:
        return handover.fill(now, request, seat, host.clock(), host.pauses)

    return await _change(host, asker, seated, work, "done-seat-fill")


async def _change(
    host: Host, asker: Asker, seated: Seated, work: Callable[[Seated, Request], Commit], key: str
) -> Show:
    """Change who plays a seat; the table tells everybody whom they play with now."""
    await host.change(seated.id, asker.request, lambda now: work(now, asker.request))
    return say(asker.texts(key, name=escape(seated.table.name), table=seated.id))
