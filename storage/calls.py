"""Calls that are owed to people: timers of their seats that become one message, or a message that becomes timers."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Sequence

from sqlmodel import Session, col, select

from storage.commits import SetTimer, WantPost
from storage.database import Database
from storage.ids import TableId, UserId
from storage.models import NO_SEAT, Player, Post, Seat, State, Timer
from storage.posts import Change, new_post, still_claimed


class CallStore:
    """What is owed to a person over all their tables. Timers and messages change into each other in one transaction."""

    def __init__(self, database: Database, clock: Callable[[], float]) -> None:
        self._database = database
        self._clock = clock

    async def find_owed(self, user_id: UserId, kinds: Collection[str], until: float) -> list[Timer]:
        """The timers of these kinds of all seats of a person that are due by then, the first due first."""
        wanted = (
            select(Timer)
            .join(Seat, (col(Seat.table_id) == Timer.table_id) & (col(Seat.number) == Timer.seat))
            .where(Seat.user_id == user_id)
            .where(col(Timer.kind).in_(kinds), col(Timer.due) <= until)
            .order_by(col(Timer.due), col(Timer.table_id), col(Timer.seat))
        )
        return await self._database.read(lambda session: list(session.exec(wanted)))

    async def give(self, timers: Sequence[Timer], posts: Sequence[tuple[TableId, WantPost]]) -> bool:
        """Replace timers by messages; false, with nothing done, if one of the timers has changed or gone."""

        def work(session: Session) -> bool:
            found = [_same(session, timer) for timer in sorted(timers, key=_key)]
            kept = [each for each in found if each is not None]
            if len(kept) < len(found):
                return False
            for timer in kept:
                session.delete(timer)
            for table, post in posts:
                session.add(new_post(table, post, self._clock()))
            return True

        return await self._database.write(work)

    async def owe(self, post: Post, version: int, strike: Change, timers: Sequence[SetTimer]) -> bool:
        """Set timers for calls that a claimed message must not make now, and strike them out of its payload.

        False, with nothing done, if the claim is lost or the table has another version by now.
        """

        def work(session: Session) -> bool:
            state = session.get(State, post.table_id, with_for_update=True)
            kept = still_claimed(session, post)
            if state is None or state.version != version or kept is None:
                return False
            kept.payload = strike(kept.payload)
            _add(session, ((post.table_id, timer) for timer in timers))
            return True

        return await self._database.write(work)

    async def digests_due(self, limit: int) -> list[Player]:
        """The people whose daily digest is to be looked at now, the first due first."""
        wanted = select(Player).where(col(Player.digest_due) <= self._clock()).order_by(col(Player.digest_due))
        return await self._database.read(lambda session: list(session.exec(wanted.limit(limit))))

    async def next_digest(self) -> float | None:
        """When the next digest of anybody is to be looked at."""
        wanted = select(Player.digest_due).where(col(Player.digest_due).is_not(None)).order_by(col(Player.digest_due))
        return await self._database.read(lambda session: session.exec(wanted.limit(1)).first())

    async def give_digest(
        self,
        player: Player,
        *,
        due: float | None,
        since: float | None = None,
        post: tuple[TableId, WantPost] | None = None,
        strike: Change | None = None,
    ) -> bool:
        """Set when the next digest comes, and add this one's message; false if that time was changed meanwhile.

        What the person chose loses what `strike` takes out of it.
        """

        def work(session: Session) -> bool:
            kept = session.get(Player, player.user_id, with_for_update=True)
            if kept is None or kept.digest_due != player.digest_due:
                return False
            kept.digest_due = due
            kept.digest_since = None if due is None else kept.digest_since if since is None else since
            if strike is not None:
                kept.preferences = strike(kept.preferences)
            if post is not None:
                session.add(new_post(*post, self._clock()))
            return True

        return await self._database.write(work)

    async def owe_again(self, post: Post, timers: Sequence[tuple[TableId, SetTimer]]) -> None:
        """Replace a claimed message that could not be sent now by timers."""

        def work(session: Session) -> None:
            kept = still_claimed(session, post)
            if kept is not None:
                session.delete(kept)
                _add(session, timers)

        await self._database.write(work)


def _add(session: Session, timers: Iterable[tuple[TableId, SetTimer]]) -> None:
    """Set those of these timers that are not set already."""
    for table, wanted in timers:
        seat = NO_SEAT if wanted.seat is None else wanted.seat
        if session.get(Timer, (table, wanted.kind, seat), with_for_update=True) is None:
            session.add(Timer(table_id=table, kind=wanted.kind, seat=seat, due=wanted.due))


def _key(timer: Timer) -> tuple[int, str, int]:
    return timer.table_id, timer.kind, timer.seat


def _same(session: Session, timer: Timer) -> Timer | None:
    kept = session.get(Timer, _key(timer), with_for_update=True)
    return kept if kept is not None and (kept.version, kept.due) == (timer.version, timer.due) else None
