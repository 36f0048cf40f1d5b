"""How people are told: what they read about it, and what becomes of it when they choose several things at once."""

from __future__ import annotations

import asyncio

import msgspec
import pytest

from bot import controls
from bot.host import Host, outbox, turns
from bot.host.audiences import user_audience
from bot.pace.terms import DAY, HOUR
from bot.play import company, ladder, leaving, lists, lobby, looking, preferring, presence, telling
from bot.play.answers import Show
from bot.play.waking import wake_commit
from bot.post.digests import Told, give_digest
from bot.post.makers import make
from bot.post.snapshot import TableSnapshot
from bot.preferences import Tell, read_preferences
from storage.ids import TableId
from storage.models import Post
from tests.bot.play.conftest import NOW, SERVER, Hand, People, ids_of, words_of
from tests.bot.play.daily import host
from tests.bot.play.laying_ahead import act_first

__all__ = ["host"]

ALL = TableId(0)


@pytest.mark.parametrize(
    ("way", "at_table", "said"),
    [
        ("message", "usual", True),
        ("table", "usual", True),
        ("digest", "usual", False),
        ("nothing", "digest", False),
        ("nothing", "both", True),
    ],
)
async def test_only_whoever_is_mentioned_instead_is_told_so(
    host: Host, people: People, way: Tell, at_table: str, said: bool
) -> None:
    seated = await people.deal("war", "bob")
    await host.store.players.change(people.ask("bob").user, reach="closed")
    await telling.choose_way(host, people.ask("bob"), ALL, way)
    shown = await telling.choose_way(host, people.ask("bob"), seated.id, at_table)
    assert ("tables mention you instead" in words_of(shown)) is said


async def test_of_several_things_that_somebody_chooses_at_once_all_are_kept(host: Host, people: People) -> None:
    table = await people.open("war", "bob")
    await asyncio.gather(
        preferring.prefer(host, people.ask("bob"), {"palette": "strong"}),
        preferring.prefer(host, people.ask("bob"), {"text_mode": True}),
        telling.choose_hour(host, people.ask("bob"), "7"),
        telling.choose_way(host, people.ask("bob"), ALL, "both"),
        telling.choose_next(host, people.ask("bob"), ALL, wanted=True),
        presence.set_zone(host, people.ask("bob"), "Europe/Berlin"),
        presence.set_hours(host, people.ask("bob"), None, "mon-sun 08:00-22:00"),
        presence.set_away(host, people.ask("bob"), "1970-03-01", "1970-03-07"),
        company.share(host, people.ask("bob"), table),
        company.avoid(host, people.ask("bob"), table, str(people.ask("ann").user)),
        ladder.join(host, people.ask("bob"), "war", 0),
    )
    player = await host.store.players.get(people.ask("bob").user)
    kept = read_preferences(player.preferences)
    assert (kept.palette, kept.text_mode, kept.digest, kept.tell, kept.tell_next) == ("strong", True, 7, "both", True)
    assert (kept.zone, len(kept.awake), kept.away) == ("Europe/Berlin", 7, (("1970-03-01", "1970-03-07"),))
    assert (kept.share_reliability, len(kept.avoid), kept.is_on_ladder(SERVER)) == (False, 1, True)
    assert player.digest_due is not None
    assert player.digest_since == NOW


@pytest.mark.parametrize(("way", "hour"), [("table", "none"), ("digest", "none"), ("table", "9")])
async def test_the_wish_for_a_digest_about_a_table_ends_with_that_table(
    host: Host, people: People, hand: Hand, way: Tell, hour: str
) -> None:
    ended, other = await people.deal("war", "bob"), await people.deal("war", "bob")
    bob = people.ask("bob").user
    await telling.choose_hour(host, people.ask("bob"), hour)
    await telling.choose_way(host, people.ask("bob"), ALL, way)
    for seated in (other, ended):
        await telling.choose_way(host, people.ask("bob"), seated.id, "digest")
    for over, still in ((ended, {other.id: "digest"}), (other, {})):
        hand.now += 1
        await leaving.resign(host, people.ask("ann"), over.id)
        player = await host.store.players.get(bob)
        assert player.digest_due is not None
        hand.now = player.digest_due
        await give_digest(host, player, hand.now)
        posts = await host.store.posts.of_table(other.id) + await host.store.posts.of_table(ended.id)
        assert f"digest:{int(hand.now * 1000)}" in {post.kind for post in posts}
        kept = await host.store.players.get(bob)
        assert read_preferences(kept.preferences).tell_at == still
        goes_on = bool(still) or way == "digest" or hour != "none"
        assert (kept.digest_due is not None) is (kept.digest_since is not None) is goes_on


@pytest.mark.parametrize("choice", ["tell", "hours", "away", "not away", "zone", "palette"])
async def test_a_digest_that_waits_for_its_person_to_wake_is_not_put_off_by_what_they_choose(
    host: Host, people: People, hand: Hand, choice: str
) -> None:
    bob = people.ask("bob").user

    async def due() -> float:
        return ((await host.store.players.get(bob)).digest_due or 0.0) / HOUR

    await presence.set_hours(host, people.ask("bob"), "UTC", "mon-sun 14:00-23:00")
    await presence.set_away(host, people.ask("bob"), "1970-01-05", "1970-01-06")
    hand.now = DAY + 8.0 * HOUR
    await telling.choose_hour(host, people.ask("bob"), "9")
    hand.now = DAY + 13.0 * HOUR
    assert await due() == 24 + 14
    if choice == "tell":
        await telling.choose_way(host, people.ask("bob"), ALL, "both")
    elif choice == "hours":
        await presence.set_hours(host, people.ask("bob"), None, "mon-sun 15:00-23:00")
    elif choice == "away":
        await presence.set_away(host, people.ask("bob"), "1970-01-08", "1970-01-09")
    elif choice == "not away":
        await presence.cancel_away(host, people.ask("bob"))
    elif choice == "zone":
        await presence.set_zone(host, people.ask("bob"), "Europe/Berlin")
    else:
        await preferring.prefer(host, people.ask("bob"), {"palette": "strong"})
    assert await due() == 24 + 14
    await telling.choose_hour(host, people.ask("bob"), "15")
    assert await due() == 24 + (14 if choice == "zone" else 15)
    await telling.choose_hour(host, people.ask("bob"), "none")
    assert await due() == 0


async def test_a_digest_whose_hour_is_still_to_come_comes_at_that_hour_in_another_zone(
    host: Host, people: People, hand: Hand
) -> None:
    bob = people.ask("bob").user
    hand.now = 6.0 * HOUR
    await telling.choose_hour(host, people.ask("bob"), "9")
    for zone, due in (("America/New_York", 14 * HOUR), ("Europe/Berlin", 8 * HOUR)):
        await presence.set_zone(host, people.ask("bob"), zone)
        assert (await host.store.players.get(bob)).digest_due == due


async def test_whoever_is_not_away_after_all_has_their_digest_as_on_other_days(
    host: Host, people: People, hand: Hand
) -> None:
    bob = people.ask("bob").user
    await presence.set_away(host, people.ask("bob"), "1970-01-02", "1970-01-06")
    hand.now = 12.0 * HOUR
    await telling.choose_hour(host, people.ask("bob"), "9")
    assert (await host.store.players.get(bob)).digest_due == 6 * DAY
    await presence.cancel_away(host, people.ask("bob"))
    assert (await host.store.players.get(bob)).digest_due == DAY + 9 * HOUR


async def test_a_digest_begins_with_the_nearest_deadline_however_many_tables_have_waited_for_longer(
    host: Host, people: People, hand: Hand
) -> None:
    asker = people.ask("bob")
    for _ in range(21):
        await _wait_for_bob(host, people, "open")
        hand.now += 1
    urgent = await _wait_for_bob(host, people, "daily")
    content = msgspec.json.encode(Told(asker.user, NOW))
    post = Post(table_id=urgent, audience=user_audience(asker.user), kind=f"{outbox.DIGEST}:1", payload=content)
    message = await make(TableSnapshot(host, urgent), post)
    assert message is not None
    waiting, *changed = words_of(Show(message)).split("Since the last digest")
    lines = [line for line in waiting.splitlines() if line.startswith("• ")]
    assert f"(#{urgent})" in lines[0]
    assert len(lines) == 22
    assert changed == []


async def test_a_list_of_games_and_the_way_to_the_next_lead_to_the_nearest_deadline_first(
    host: Host, people: People, hand: Hand
) -> None:
    bob, paces = people.ask("bob"), ("open", "open", "daily", "brisk")
    slow, slower, daily, brisk = [await _wait_for_bob(host, people, pace) for pace in paces]
    shown = await lists.show_own_tables(host, bob)
    lines = [line for line in words_of(shown).splitlines() if line.startswith("⏳")]
    assert [line.split("#")[1].split()[0] for line in lines] == [str(table) for table in (brisk, daily, slow, slower)]
    assert ["(due <t:" in line for line in lines] == [True, True, False, False]
    assert f"(due <t:{int(hand.now + DAY)}:R>)" in lines[0]
    assert controls.Hand(brisk).id() in ids_of(shown)
    for beside, following in ((TableId(0), brisk), (brisk, daily)):
        assert f"· #{following}\n" in words_of(await looking.show_next_table(host, bob, beside))


async def _wait_for_bob(host: Host, people: People, pace: str) -> TableId:
    """A table that waits for bob, and has called him."""
    table = await people.open("war", "bob", called="Us")
    await people.agree_on(table, "pace", pace, "bob")
    await lobby.start(host, people.ask("ann"), table)
    while (seated := await host.load(table)).seat(turns.game_of(seated).to_act[0]).name != "bob":
        await act_first(host, people, table)
    await host.change(
        table, None, lambda now: wake_commit(now, now.seats_of(people.ask("bob").user), None, host.clock())
    )
    return TableId(seated.id)
