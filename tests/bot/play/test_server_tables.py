"""/table list: the open tables of a server, as far as somebody may see them, to choose from and to sit down at."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.controls import InLobby, TakeSeat, read
from bot.errors import Sorry
from bot.host import Host, Seated
from bot.play import agreement, leaving, lobby, opening, seats, server_tables
from bot.play.answers import Show
from bot.play.asker import Place
from bot.screens.message import Buttons, flat
from bot.screens.tables import MOST_JOINS, MOST_SEATS
from bot.texts import LANGUAGES, texts
from storage.ids import TableId
from tests.bot.limits import of_message
from tests.bot.play.conftest import CHANNEL, NOW, SERVER, People, ids_of, message_of, words_of

OTHER_ROOM = CHANNEL + 1
OUTSIDE = Place(SERVER, OTHER_ROOM, sees=lambda channel: channel != CHANNEL)
"""Where somebody asks who may not see the usual channel."""


async def lists(host: Host, people: People, name: str, place: Place | None = None) -> Show:
    return await server_tables.show_server_tables(host, people.ask(name, place) if place else people.ask(name))


def line_of(shown: Show, table: TableId) -> str:
    """What the list says of a table."""
    [line] = [line for line in words_of(shown).splitlines() if f"#{table} " in line]
    return line


def labels_of(shown: Show) -> list[str]:
    rows = [part for part in flat(message_of(shown).parts) if isinstance(part, Buttons)]
    return [button.label for row in rows for button in row.buttons]


async def with_a_seat_offered(host: Host, people: People) -> Seated:
    """A running game of ann and bob, with a seat that cem has given up."""
    table = await people.open("waves", "bob", "cem")
    await people.agree_on(table, "late", "offer", "bob", "cem")
    await lobby.start(host, people.ask("ann"), table)
    await leaving.resign(host, people.ask("cem"), table)
    return await host.load(table)


async def test_of_each_lobby_the_list_tells_what_one_chooses_by(host: Host, people: People) -> None:
    usual = await people.open("waves", "bob")
    slow = await people.open("war", called="Slow")
    await people.agree_on(slow, "pace", "slow")
    teams = await people.open("waves")
    await agreement.agree(host, people.ask("ann"), teams, "seats", "4")
    await agreement.set_option(host, people.ask("ann"), teams, "mode", "free")
    shown = await lists(host, people, "dan")
    assert line_of(shown, usual).endswith(f"<#{CHANNEL}> · Waves (Rebels edition) · 2 of 6 seats taken")
    assert line_of(shown, slow).endswith("1 of 4 seats taken · slow: 7 days, 3 more for each turn")
    assert line_of(shown, teams).endswith("1 of 4 seats taken · Mode: **All against all**")
    assert labels_of(shown) == [f"Join #{table}" for table in (teams, slow, usual)]
    assert line_of(await lists(host, people, "bob"), usual).endswith("seats taken · you sit here")
    assert InLobby(usual, "sit").id() not in ids_of(await lists(host, people, "bob"))


async def test_a_press_sits_somebody_down_and_the_list_says_so(host: Host, people: People) -> None:
    table, other = await people.open("waves", called="Friday"), await people.open("war")
    shown = await lists(host, people, "dan")
    assert read(InLobby(table, "sit").id()) == InLobby(table, "sit")
    assert {InLobby(table, "sit").id(), InLobby(other, "sit").id()} == set(ids_of(shown))
    done = await server_tables.sit_down(host, people.ask("dan"), table)
    assert (await host.load(table)).seats_of(people.ask("dan").user) == (1,)
    assert done.in_place
    assert words_of(done).startswith(f"You sit at **Friday** (#{table}).\n-# You need do nothing with this")
    assert line_of(done, table).endswith("2 of 6 seats taken · you sit here")
    assert ids_of(done) == [InLobby(other, "sit").id()]
    with pytest.raises(Sorry, match="error-already-seated"):
        await server_tables.sit_down(host, people.ask("dan"), table)


async def test_a_full_lobby_says_how_many_wait_and_offers_no_seat(host: Host, people: People) -> None:
    table = await people.open("waves", "bob")
    await agreement.agree(host, people.ask("ann"), table, "seats", "2")
    for count, name in enumerate(("cem", "dan"), 1):
        await lobby.queue_up(host, people.ask(name), table)
        shown = await lists(host, people, "dan")
        wait = "1 person waits for one" if count == 1 else "2 people wait for one"
        assert line_of(shown, table).endswith(f"2 of 2 seats taken · {wait}")
    assert ids_of(shown) == []


async def test_a_private_lobby_offers_a_seat_to_those_who_are_invited(host: Host, people: People) -> None:
    await opening.open_table(host, people.ask("ann"), "war", private=True)
    [table] = [one.id for one in await host.store.tables.of_user(people.ask("ann").user)]
    dan = people.ask("dan")
    shown = await lists(host, people, "dan")
    assert line_of(shown, table).endswith("1 of 4 seats taken · 🔒 by invitation only")
    assert ids_of(shown) == []
    with pytest.raises(Sorry, match="error-private"):
        await server_tables.sit_down(host, people.ask("dan"), table)
    await lobby.invite(host, people.ask("ann"), table, dan.user, "dan")
    shown = await lists(host, people, "dan")
    assert line_of(shown, table).endswith("· 🔒 you are invited")
    assert ids_of(shown) == [InLobby(table, "sit").id()]


async def test_seats_that_a_rematch_keeps_are_offered_only_to_those_for_whom_they_are_kept(
    host: Host, people: People
) -> None:
    before = await people.deal("war", "bob")
    await leaving.resign(host, people.ask("bob"), before.id)
    await opening.open_rematch(host, people.ask("ann"), before.id)
    [table] = [one.id for one in await host.store.tables.of_user(people.ask("ann").user)]
    shown = await lists(host, people, "bob")
    assert ids_of(shown) == [InLobby(table, "sit").id()]
    await agreement.agree(host, people.ask("ann"), table, "seats", "2")
    shown = await lists(host, people, "dan")
    assert f"kept for others and free for all <t:{int(NOW) + 86_400}:R>" in line_of(shown, table)
    assert ids_of(shown) == []


async def test_a_button_pressed_too_late_says_what_to_do(host: Host, people: People) -> None:
    full = await people.open("waves", "bob")
    await agreement.agree(host, people.ask("ann"), full, "seats", "2")
    begun, closed = await people.open("war", "bob"), await people.open("war")
    await lobby.start(host, people.ask("ann"), begun)
    await lobby.close(host, people.ask("ann"), closed)
    for table, key in ((full, "error-join-full"), (begun, "error-join-late"), (closed, "error-join-late")):
        with pytest.raises(Sorry, match=key) as refused:
            await server_tables.sit_down(host, people.ask("dan"), table)
        for language in LANGUAGES:
            assert "/table list" in texts(language).words(refused.value.words)


async def test_a_seat_offered_in_a_running_game_can_be_taken_by_the_list(host: Host, people: People) -> None:
    seated = await with_a_seat_offered(host, people)
    shown = await lists(host, people, "dan")
    assert line_of(shown, seated.id).endswith("Waves (Rebels edition) · a seat is free")
    assert labels_of(shown) == [f"Take the seat at #{seated.id}"]
    assert ids_of(shown) == [TakeSeat(seated.id, 2).id()]
    for name in ("ann", "cem"):
        shown = await lists(host, people, name)
        assert "a seat is free" in line_of(shown, seated.id), "all may know that"
        assert ids_of(shown) == [], "ann sits there, and cem has left for good"
    await seats.take_over(host, people.ask("dan"), seated, 2)
    shown = await lists(host, people, "bob")
    assert line_of(shown, seated.id).endswith("being played · you sit here")


async def test_an_empty_seat_of_a_running_game_can_be_asked_for_by_the_list(host: Host, people: People) -> None:
    seated = await people.deal("waves", "bob", "cem")
    await host.store.persons.erase(people.ask("cem").user)
    shown = await lists(host, people, "dan")
    assert "a seat stands empty" in line_of(shown, seated.id)
    assert labels_of(shown) == [f"Ask for the seat at #{seated.id}"]
    assert ids_of(shown) == [TakeSeat(seated.id, 2).id()]
    assert "those who play there decide" in words_of(await seats.take_over(host, people.ask("dan"), seated, 2)).lower()


async def test_nothing_of_tables_that_somebody_may_not_see_is_in_the_list(
    host: Host, people: People, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.play.server_tables.LISTED", 3)
    ann = people.ask("ann", Place(SERVER, OTHER_ROOM))
    await opening.open_table(host, ann, "war", name="Seen")
    seen = max(table.id for table in await host.store.tables.of_user(ann.user))
    for _ in range(5):
        await people.open("war", called="Hidden")
    offered = await with_a_seat_offered(host, people)
    shown = await lists(host, people, "dan", OUTSIDE)
    assert line_of(shown, seen) == words_of(shown), "hidden tables neither count nor take its room"
    assert ids_of(shown) == [InLobby(seen, "sit").id()]
    for table in (seen + 1, seen + 5):
        with pytest.raises(Sorry, match="error-no-table"):
            await server_tables.sit_down(host, people.ask("dan", OUTSIDE), TableId(table))
    with pytest.raises(Sorry, match="error-no-table"):
        await seats.take_over(host, people.ask("dan", OUTSIDE), offered, 2)


async def test_those_at_which_one_could_sit_down_come_first(host: Host, people: People) -> None:
    running = (await people.deal("war", "bob")).id
    offered = (await with_a_seat_offered(host, people)).id
    full = await people.open("waves", "bob")
    await agreement.agree(host, people.ask("ann"), full, "seats", "2")
    free = await people.open("war")
    newer = (await people.deal("war", "bob")).id
    words = words_of(await lists(host, people, "dan")).splitlines()
    assert [line.partition("#")[2].partition(" ")[0] for line in words] == [
        str(table) for table in (free, offered, full, newer, running)
    ]


async def test_there_are_buttons_for_the_first_few_and_the_list_keeps_to_the_limits(host: Host, people: People) -> None:
    for _ in range(MOST_SEATS + 1):
        await with_a_seat_offered(host, people)
    for _ in range(MOST_JOINS + 3):
        await people.agree_on(await people.open("waves", called="🌊" * 80), "pace", "live")
    for language in LANGUAGES:
        dan = people.ask("dan")
        dan.texts = texts(language)
        shown = await server_tables.show_server_tables(host, dan)
        assert of_message(message_of(shown)) == []
        assert len(labels_of(shown)) == MOST_JOINS + MOST_SEATS
        table = read(ids_of(shown)[0])
        assert isinstance(table, InLobby)
        dan.request = replace(dan.request, id=f"join-{language}")
        done = await server_tables.sit_down(host, dan, table.table)
        assert of_message(message_of(done)) == []


async def test_many_tables_are_read_at_once(host: Host, people: People, reads: list[None]) -> None:
    counts = []
    for _ in range(2):
        for _ in range(3):
            await people.open("war")
            await people.deal("waves", "bob")
        reads.clear()
        await lists(host, people, "dan")
        counts.append(len(reads))
    assert counts == [3, 3]


async def test_a_game_whose_package_is_gone_breaks_no_list(
    host: Host, people: People, monkeypatch: pytest.MonkeyPatch
) -> None:
    lost, other = await people.open("war"), await people.open("waves")
    monkeypatch.setattr("bot.play.server_tables.game_names", lambda: ("waves",))
    shown = await lists(host, people, "dan")
    assert line_of(shown, lost).endswith("open, not begun")
    assert ids_of(shown) == [InLobby(other, "sit").id()]
