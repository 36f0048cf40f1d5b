"""Posts: which messages do not yet show what they must, which worker has claimed them, and what became of them.

Wishes for posts are part of a turn; sending and editing is the bot's job.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence

from sqlalchemy import ColumnElement, CursorResult, Double, bindparam, case, func, or_, text, update
from sqlalchemy.orm import aliased
from sqlmodel import Session, col, select
from sqlmodel.sql.expression import SelectOfScalar

from storage.commits import WantPost
from storage.database import Database
from storage.fair_order import WATCH, tables_in_turn
from storage.ids import TableId
from storage.models import GENERATIONS_A_VERSION, Post, PostState

LEASE_SECONDS = 60.0
CLAIM_LOCK_NUMBER = 7_434_834
Change = Callable[[bytes], bytes]
"""What becomes of a payload, whatever it is by the time this is written."""


def _audience_is_claimed() -> ColumnElement[bool]:
    other = aliased(Post)
    claimed = select(other.table_id).where(
        col(other.table_id) == col(Post.table_id),
        col(other.audience) == col(Post.audience),
        col(other.claimed_until) > NOW,
    )
    return claimed.exists()


NOW = bindparam("now", type_=Double)
_FREE = col(Post.state) == "wanted", ~_audience_is_claimed()
_DUE = *_FREE, col(Post.not_before) <= NOW
DUE: SelectOfScalar[Post] = select(Post).where(*_DUE)
NEXT_MOMENTS = select(
    select(Post.not_before).where(*_FREE).order_by(col(Post.not_before)).limit(1).scalar_subquery(),
    select(Post.claimed_until)
    .where(col(Post.claimed_until) > NOW)
    .order_by(col(Post.claimed_until))
    .limit(1)
    .scalar_subquery(),
)
"""Asked after every change, and therefore built only once: building it takes longer than running it."""


class PostStore:
    """What Discord must show, and what it shows.

    A worker claims posts, makes Discord show them, and reports back. A claim that is never reported on (a crash) ends
    by itself and the post is claimed again, with the same nonce. While a claim on an audience's post is open, no other
    post of that audience can be claimed, so that log lines keep their order.
    """

    def __init__(self, database: Database, clock: Callable[[], float]) -> None:
        self._database = database
        self._clock = clock

    async def claim_due(
        self, worker: str, *, limit: int = 50, now: float | None = None, lease: float = LEASE_SECONDS
    ) -> list[Post]:
        """Posts that this worker must bring up to date now, each table's together and in the order they were wanted in.

        `limit` is how many are looked for; the other due posts of the tables found come too. If more are due, servers
        take turns, so that a server that floods delays only itself.
        """
        now = self._clock() if now is None else now

        def work(session: Session) -> list[Post]:
            if session.get_bind().dialect.name == "postgresql":
                # Two workers that claim at once would each see the other's audiences as free.
                session.execute(text("SELECT pg_advisory_xact_lock(:number)"), {"number": CLAIM_LOCK_NUMBER})
            due = DUE.order_by(col(Post.not_before)).limit(limit).with_for_update(skip_locked=True, of=Post)
            claimed = list(session.exec(due, params={"now": now}))
            if len(claimed) == limit:
                found = session.execute(tables_in_turn(_DUE, limit), {"now": now}).all()
                # All due posts of one table are handed out together, to be made from one read of it; only those for
                # people who watch wait until it is their turn.
                tables, watched = {table for table, _ in found}, {table for table, watch in found if watch}
                in_turn = or_(col(Post.kind) != WATCH, col(Post.table_id).in_(watched))
                rest = DUE.where(col(Post.table_id).in_(tables), in_turn)
                claimed = list(session.exec(rest.with_for_update(skip_locked=True, of=Post), params={"now": now}))
            for post in claimed:
                post.claimed_by, post.claimed_until = worker, now + lease
                post.attempts += 1
            return sorted(claimed, key=lambda post: (post.table_id, post.version_wanted, post.audience, post.kind))

        return await self._database.write(work)

    async def release(self, workers: str) -> int:
        """Give back the claims of workers whose names begin like this, due at once, and say how many there were."""
        now = self._clock()

        def work(session: Session) -> int:
            theirs = col(Post.claimed_until).is_not(None), col(Post.claimed_by).startswith(workers, autoescape=True)
            # A wish that came meanwhile may be for later; the post that was already on its way must not wait.
            due = case((col(Post.not_before) > now, now), else_=col(Post.not_before))
            free = update(Post).where(*theirs).values(claimed_by=None, claimed_until=None, not_before=due)
            done = session.execute(free)
            return done.rowcount if isinstance(done, CursorResult) else 0

        return await self._database.write(work)

    async def due_next(self, *, now: float | None = None) -> float | None:
        """When claim_due may next find something: a time (a past one means now), or None until there is a new wish."""
        now = self._clock() if now is None else now

        def work(session: Session) -> float | None:
            moments = session.execute(NEXT_MOMENTS, {"now": now}).one()
            return min((moment for moment in moments if moment is not None), default=None)

        return await self._database.read(work)

    async def mark_shown(
        self,
        post: Post,
        *,
        message_id: int | None,
        channel_id: int | None = None,
        version: int | None = None,
        noted: bytes | None = None,
        replaced: WantPost | None = None,
        removal: WantPost | None = None,
        strike: Change | None = None,
    ) -> Post | None:
        """Discord now shows the claimed post; returns what is still kept of it.

        None means that nothing is kept, or that the table has meanwhile dropped the post. If a newer version is wanted
        by now, the post is due again. If a new message is wanted by now, the one shown here becomes the previous one,
        and the post `replaced`, if given, is wanted too. The caller has dealt with the previous message of this one,
        or gives the post `removal`, which will.

        `strike` takes what this message has done out of the payload that is wanted by now; if anything is left, another
        message is wanted for that.
        """
        shown = post.version_wanted if version is None else version

        def work(session: Session) -> Post | None:
            kept = still_claimed(session, post)
            if kept is None:
                late = _kept(session, post)
                if late is not None and late.generation != post.generation and message_id is not None:
                    # Its lease was over before it was sent, and another is wanted or on its way.
                    late.previous_id, late.previous_channel_id = message_id, channel_id or post.channel_id
                    _want(session, late, replaced, self._clock())
                return None
            kept.claimed_by = kept.claimed_until = None
            kept.attempts = 0
            _want(session, kept, removal, self._clock())
            if strike is not None:
                kept.payload = strike(kept.payload)
                if kept.payload and kept.generation == post.generation:
                    kept.message_id, kept.generation = None, _next_generation(kept, kept.version_wanted)
            if kept.generation != post.generation:
                kept.previous_id, kept.previous_channel_id = message_id, channel_id or post.channel_id
                _want(session, kept, replaced, self._clock())
                return kept
            kept.version_shown = shown
            kept.message_id = message_id
            if kept.previous_id == post.previous_id:
                kept.previous_id = kept.previous_channel_id = None
            kept.channel_id = channel_id or kept.channel_id
            kept.noted = kept.noted if noted is None else noted
            if kept.version_wanted > shown:
                return kept
            if not kept.keep:
                session.delete(kept)
                return None
            kept.state = "shown" if kept.state == "wanted" else kept.state
            kept.payload = b""
            return kept

        return await self._database.write(work)

    async def mark_failed(
        self, post: Post, *, retry_at: float | None, why: PostState = "failed", noted: bytes | None = None
    ) -> Post | None:
        """The claimed post could not be shown: try again at a time, or (None) leave it until a newer version is wanted.

        `why` is "failed", "gone" when the message or its channel is not there any more (the next wish sends a new one;
        left without a time, a post without `keep` is forgotten), or "off" when nothing is to be sent there until it is
        switched on again. `noted`, if given, is kept about the part that is done.
        """

        def work(session: Session) -> Post | None:
            kept = still_claimed(session, post)
            if kept is None:
                return None
            kept.claimed_by = kept.claimed_until = None
            kept.noted = kept.noted if noted is None else noted
            if why == "gone" and kept.generation == post.generation:
                kept.message_id = None
                kept.generation += 1
            if retry_at is not None:
                kept.not_before = retry_at
            elif kept.version_wanted == post.version_wanted or why == "off":
                if why == "gone" and not kept.keep:
                    session.delete(kept)
                    return None
                kept.attempts = 0
                kept.state = why
            return kept

        return await self._database.write(work)

    async def keep_part(self, post: Post, *, message_id: int | None, noted: bytes) -> None:
        """Keep what is done so far of the claimed post; the claim goes on."""

        def work(session: Session) -> None:
            if (kept := still_claimed(session, post)) is not None:
                kept.message_id, kept.noted = message_id, noted

        await self._database.write(work)

    async def inherit(self, post: Post, kind: str) -> Post | None:
        """Let the claimed post take over the message that another kind of its audience is leaving for a new one.

        None if there is no such message, or the claim is lost.
        """

        def work(session: Session) -> Post | None:
            kept = still_claimed(session, post)
            left = session.get(Post, (post.table_id, post.audience, kind), with_for_update=True)
            if kept is None or kept.message_id is not None or left is None or left.message_id is not None:
                return None
            if left.previous_id is None or left.previous_channel_id != kept.channel_id:
                return None
            kept.message_id, kept.channel_id = left.previous_id, left.previous_channel_id
            left.previous_id = left.previous_channel_id = None
            return kept

        return await self._database.write(work)

    async def renew(
        self, post: Post, *, version: int, replaced: WantPost | None = None, strike: Change | None = None
    ) -> Post | None:
        """Begin a new message in place of the claimed post's, as a first attempt; the claim goes on.

        The post `replaced`, if given, is wanted too; `strike` takes what the old message has done out of the payload.
        None means that the claim is lost, or that a new message was wanted meanwhile.
        """

        def work(session: Session) -> Post | None:
            kept = still_claimed(session, post)
            if kept is None or kept.generation != post.generation:
                return None
            kept.previous_id, kept.previous_channel_id = kept.message_id, kept.channel_id
            kept.message_id, kept.attempts = None, 1
            kept.generation = _next_generation(kept, version)
            kept.payload = kept.payload if strike is None else strike(kept.payload)
            _want(session, kept, replaced, self._clock())
            return kept

        return await self._database.write(work)

    async def mark_pressed(self, table: TableId, audience: str, kind: str, *, message_id: int, version: int) -> bool:
        """Note that somebody saw this version in this very message; false if it is another now, claimed or outdated."""
        now = self._clock()

        def work(session: Session) -> bool:
            kept = session.get(Post, (table, audience, kind), with_for_update=True)
            if kept is None or kept.message_id != message_id or (kept.claimed_until or 0.0) > now:
                return False
            if kept.state != "wanted" or kept.version_wanted > version:
                return False
            kept.state, kept.version_shown, kept.payload, kept.attempts = "shown", version, b"", 0
            return True

        return await self._database.write(work)

    async def switch_on(self, table: TableId, audience: str) -> None:
        """Show this audience again what was switched off or given up; those messages are due now."""
        await self._due_again(table, audience, ("off", "failed", "gone"))

    async def show_again(self, table: TableId, audience: str, kind: str | None = None) -> None:
        """Make what this audience is shown, or one kind of it, due now, though nothing has changed at the table.

        A message that was to change later changes now; one that could not be shown is tried again when it was to be.
        """
        await self._due_again(table, audience, ("shown", "wanted"), kind)

    async def _due_again(
        self, table: TableId, audience: str, states: Sequence[PostState], kind: str | None = None
    ) -> None:
        now = self._clock()

        def work(session: Session) -> None:
            wanted = select(Post).where(Post.table_id == table, Post.audience == audience)
            if kind is not None:
                wanted = wanted.where(Post.kind == kind)
            for post in session.exec(wanted.where(col(Post.state).in_(states)).with_for_update()):
                if post.state != "wanted":
                    post.state, post.not_before, post.attempts = "wanted", now, 0
                elif post.message_id is not None and not post.attempts:
                    post.not_before = min(post.not_before, now)

        await self._database.write(work)

    async def count_due(self) -> int:
        """How many posts do not yet show what they must by now."""
        due = Post.state == "wanted", col(Post.not_before) <= self._clock()
        wanted = select(func.count()).select_from(Post).where(*due)
        return await self._database.read(lambda session: session.exec(wanted).one())

    async def of_table(self, table: TableId) -> list[Post]:
        """Everything kept about a table's posts."""
        wanted = select(Post).where(Post.table_id == table).order_by(col(Post.audience), col(Post.kind))
        return await self._database.read(lambda session: list(session.exec(wanted)))

    async def unsent(self, table: TableId, audience: str, beginning: str) -> list[str]:
        """The kinds that begin like this and of which a message is wanted but not there yet."""
        wanted = select(Post.kind).where(
            Post.table_id == table,
            Post.audience == audience,
            col(Post.kind).startswith(beginning, autoescape=True),
            Post.state == "wanted",
            col(Post.message_id).is_(None),
        )
        return await self._database.read(lambda session: list(session.exec(wanted)))

    async def find_messages(
        self, tables: Collection[TableId], audience: str, kinds: Sequence[str]
    ) -> dict[tuple[TableId, str], tuple[int, int]]:
        """The channel and number of each message of these kinds that an audience is shown now, by table and kind."""
        wanted = select(Post.table_id, Post.kind, Post.channel_id, Post.message_id).where(
            col(Post.table_id).in_(tables), Post.audience == audience, col(Post.kind).in_(kinds)
        )
        found = await self._database.read(lambda session: session.exec(wanted).all())
        return {
            (TableId(table), kind): (channel, message)
            for table, kind, channel, message in found
            if channel is not None and message is not None
        }

    async def get(self, table: TableId, audience: str, kind: str) -> Post | None:
        return await self._database.read(lambda session: session.get(Post, (table, audience, kind)))


def new_post(table: TableId, wish: WantPost, now: float, *, generation: int = 0, version: int = 0) -> Post:
    """A post that is wanted outside any turn."""
    return Post(
        table_id=table,
        audience=wish.audience,
        kind=wish.kind,
        keep=wish.keep,
        channel_id=wish.channel_id,
        payload=wish.payload,
        not_before=wish.not_before or now,
        generation=generation,
        version_wanted=version,
    )


def _next_generation(post: Post, version: int) -> int:
    """The generation of a message that takes the place of a post's in this version of the table."""
    return max(post.generation + 1, version * GENERATIONS_A_VERSION)


def _want(session: Session, beside: Post, wish: WantPost | None, now: float) -> None:
    """Want another post of the same table."""
    if wish is not None:
        at = TableId(beside.table_id)
        session.merge(new_post(at, wish, now, generation=beside.generation, version=beside.version_wanted))


def _kept(session: Session, post: Post) -> Post | None:
    return session.get(Post, (post.table_id, post.audience, post.kind), with_for_update=True)


def still_claimed(session: Session, post: Post) -> Post | None:
    """The row as it is now, unless it was dropped or claimed since, be it by the same worker after its lease was over.

    Each claim counts as an attempt.
    """
    kept = _kept(session, post)
    same = kept is not None and (kept.claimed_by, kept.attempts) == (post.claimed_by, post.attempts)
    return kept if same else None
