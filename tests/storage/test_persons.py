"""A person gets everything kept about them, and is forgotten without their games being hurt."""

from __future__ import annotations

import json
from asyncio import gather
from collections.abc import Callable
from dataclasses import replace

import pytest
from sqlalchemy import Engine, event
from sqlmodel import col, select

from storage import Commit, NewAction, NewRatedSeat, NewResult, PutSeat, ServerId, Store, TableId, UserId, WantPost
from storage.models import Player, State, Status
from storage.players import PlayerFields
from tests.storage.samples import ANNA, BEN, CLEO, SERVER, lobby, open_table, turn


async def full_life(store: Store) -> TableId:
    """Anna plays, is replaced by Cleo, and has chosen and noted things."""
    table = await open_table(store, ANNA, BEN)
    await store.turns.commit(
        Commit(table=table, expected=2, by=ANNA, request_id="press", actions=(NewAction(seat=0, payload=b"by Anna"),))
    )
    await store.turns.commit(
        Commit(table=table, expected=3, seats=(PutSeat(number=0, user_id=CLEO, name="Cleo"),)),
    )
    await store.turns.commit(Commit(table=table, expected=4, actions=(NewAction(seat=0, payload=b"by Cleo"),)))
    await store.players.change(ANNA, language="de", preferences=b'{"text":true}', dm_channel_id=55)
    await store.notes.put(table, ANNA, "Ben is honest", version=3)
    await store.notes.put(table, ANNA, "Ben bluffs", version=4)
    await store.notes.put(table, BEN, "Anna bluffs")
    return table


async def test_an_export_holds_what_is_theirs_and_nothing_of_others(store: Store) -> None:
    table = await full_life(store)
    second = await open_table(store, BEN, ANNA)
    await store.turns.commit(replace(turn(second, 2), results=(NewResult(seat=1, place=2, score=7.0),)))
    export = await store.persons.export(ANNA)
    words = json.dumps(export)
    assert "by Anna" in words
    assert "by Cleo" not in words
    assert "Ben bluffs" in words
    assert "Ben is honest" in words
    assert "Anna bluffs" not in words
    assert "hush" not in words
    assert [row["table_id"] for row in export["sittings"]] == [table, second]
    assert [row["table_id"] for row in export["seats"]] == [second]
    assert [row["score"] for row in export["results"]] == [7.0]
    assert export["player"][0]["preferences"] == '{"text":true}'
    assert "press" in [row["request_id"] for row in export["requests"]]


async def test_an_export_holds_what_somebody_asked_for_and_numbers_of_nobody_else(store: Store) -> None:
    def applied(user: UserId) -> bytes:
        return f'{{"seat":0,"user":{user},"name":"somebody"}}'.encode()

    table = await open_table(store, BEN, CLEO)
    wanted = (
        WantPost(audience="public", kind="seat:0", payload=applied(ANNA)),
        WantPost(audience="public", kind="seat:1", payload=applied(CLEO)),
        WantPost(audience="public", kind=f"call:{ANNA}:1"),
        WantPost(audience="public", kind=f"call:{CLEO}:1"),
    )
    await store.turns.commit(Commit(table=table, expected=2, posts=wanted))
    [post] = [one for one in await store.posts.claim_due("w") if one.kind == "seat:0"]
    await store.posts.mark_shown(post, message_id=5, noted=applied(ANNA))
    later = WantPost(audience="public", kind="seat:0", payload=applied(CLEO))
    await store.turns.commit(Commit(table=table, expected=3, posts=(later,)))
    await open_table(store, BEN, ANNA)
    export = await store.persons.export(ANNA)
    found = {row["kind"]: (row["payload"], row["noted"]) for row in export["posts"]}
    assert found == {f"call:{ANNA}:1": ("", None), "seat:0": (None, applied(ANNA).decode())}
    assert [row["owner_id"] for row in export["tables"]] == [None]
    assert not any(str(other) in json.dumps(export) for other in (BEN, CLEO))
    assert {row["owner_id"] for row in (await store.persons.export(BEN))["tables"]} == {BEN}


def rated(seat: int, user: UserId, name: str) -> NewRatedSeat:
    return NewRatedSeat(seat=seat, server=SERVER, system="tiny", side=seat, place=seat + 1, user=user, name=name)


async def test_what_counts_for_a_ladder_is_exported_and_leaves_with_its_person(store: Store) -> None:
    table = await open_table(store, ANNA, BEN)
    both = (rated(0, ANNA, "person 0"), rated(1, BEN, "person 1"))
    await store.turns.commit(replace(turn(table, 2), rated=both, results=(NewResult(seat=0, tally=b"{}"),)))
    export = await store.persons.export(ANNA)
    assert [(row["table_id"], row["place"], row["name"]) for row in export["rated"]] == [(table, 1, "person 0")]
    await store.persons.erase(ANNA)
    assert (await store.persons.export(ANNA))["rated"] == []
    left = await store.rated.of_ladder(SERVER, "tiny")
    assert [(row.user_id, row.name, row.place) for row in left] == [(None, "", 1), (BEN, "person 1", 2)]


async def test_only_a_game_of_the_server_is_taken_out_of_its_ladder(store: Store) -> None:
    table = await open_table(store, ANNA, BEN)
    await store.turns.commit(replace(turn(table, 2), rated=(rated(0, ANNA, "a"), rated(1, BEN, "b"))))
    assert not await store.rated.take_out(ServerId(5), table, out=True)
    assert not await store.rated.take_out(SERVER, TableId(999), out=True)
    assert [row.out for row in await store.rated.of_ladder(SERVER, "tiny")] == [False, False]
    assert await store.rated.take_out(SERVER, table, out=True)
    assert [row.out for row in await store.rated.of_table(table)] == [True, True]
    assert await store.rated.take_out(SERVER, table, out=False)
    assert [row.out for row in await store.rated.of_table(table)] == [False, False]
    assert await store.rated.systems_of(SERVER) == {"tiny": 2}


async def test_what_was_noted_is_found_by_when_it_was_written_and_not_once_it_is_removed(store: Store) -> None:
    table = await open_table(store, ANNA, BEN)
    for version, text in ((2, "first"), (5, "second"), (5, "corrected"), (8, "third")):
        await store.notes.put(table, ANNA, text, version=version)
    found = [await store.notes.at(table, ANNA, version) for version in range(1, 10)]
    assert found == ["", "first", "first", "first", "corrected", "corrected", "corrected", "third", "third"]
    await store.notes.put(table, ANNA, "", version=9)
    assert await store.notes.get(table, ANNA) is None
    found = [await store.notes.at(table, ANNA, version) for version in (4, 7, 8, 20)]
    assert found == ["first", "corrected", "", ""]
    assert await store.notes.at(table, BEN, 20) == ""


async def test_after_erasure_nothing_is_left_to_export(store: Store) -> None:
    await full_life(store)
    await open_table(store, BEN, ANNA)
    await store.persons.erase(ANNA)
    export = await store.persons.export(ANNA)
    assert {name: rows for name, rows in export.items() if rows} == {"user_id": ANNA}
    everything = [*(await store.persons.export(BEN)).items(), *(await store.persons.export(CLEO)).items()]
    assert str(ANNA) not in json.dumps(everything)


async def test_erasure_leaves_games_replayable_with_the_seat_anonymous(store: Store) -> None:
    table = await open_table(store, ANNA, BEN)
    await store.turns.commit(turn(table, 2))
    log, before = await store.turns.actions(table), await store.tables.load(table)
    erased = await store.persons.erase(ANNA)
    after = await store.tables.load(table)
    assert before is not None
    assert after is not None
    assert await store.turns.actions(table) == log
    assert (after.state, after.version) == (before.state, before.version)
    assert [(seat.kind, seat.user_id, seat.name) for seat in after.seats] == [
        ("person", None, ""),
        ("person", BEN, "person 1"),
    ]
    assert erased.tables == {table: "running"}
    assert [post.audience for post in await store.posts.of_table(table)] == ["public", "public", "seat:1"]


async def test_erasure_forgets_who_was_let_into_the_rooms_of_finished_games(store: Store) -> None:
    """A running game still needs to know whom it must show out of a room, and writes it anew then."""
    members = f'{{"members":[{ANNA},{BEN}]}}'.encode()
    kept = {}
    for status in ("running", "over"):
        table = await open_table(store, ANNA, BEN)
        talk = WantPost(audience="team:0", kind="talk")
        await store.turns.commit(Commit(table=table, expected=2, fields={"status": status}, posts=(talk,)))
        [post] = [one for one in await store.posts.claim_due("w") if one.kind == "talk"]
        await store.posts.mark_shown(post, message_id=5, noted=members)
        kept[status] = table
    await store.persons.erase(ANNA)
    noted = {status: await store.posts.get(table, "team:0", "talk") for status, table in kept.items()}
    assert {status: post and (post.message_id, post.noted) for status, post in noted.items()} == {
        "running": (5, members),
        "over": (5, None),
    }


async def test_erasure_forgets_the_timing_of_finished_games_that_names_them_and_reads_no_state(store: Store) -> None:
    """With many games over, reading them all would keep every turn of others waiting."""
    about = f'{{"watchers":[{ANNA}]}}'.encode()
    other = f'{{"watchers":[{BEN}]}}'.encode()
    games: list[tuple[Status, bytes]] = [("over", about), ("over", other), ("running", about)]
    for status, timing in games:
        table = await open_table(store, BEN)
        await store.turns.commit(Commit(table=table, expected=2, fields={"status": status}, timing=timing))
    read = list[State]()

    def note(state: State, _: object) -> None:
        read.append(state)

    event.listen(State, "load", note)
    try:
        await store.persons.erase(ANNA)
    finally:
        event.remove(State, "load", note)
    assert read == []
    wanted = select(State.timing).order_by(col(State.table_id))
    assert await store.database.read(lambda session: list(session.exec(wanted))) == [None, other, about]


async def test_turns_wait_no_longer_for_an_erasure_where_more_games_have_ended(store: Store) -> None:
    counted = list[int]()
    statements = list[str]()

    def note(_connection: object, _cursor: object, statement: str, *_: object) -> None:
        statements.append(statement)

    for count in (1, 4):
        for _ in range(count):
            table = await open_table(store, BEN)
            about = f'{{"watchers":[{ANNA}]}}'.encode()
            await store.turns.commit(Commit(table=table, expected=2, fields={"status": "over"}, timing=about))
        statements.clear()
        event.listen(Engine, "before_cursor_execute", note)
        try:
            await store.persons.erase(ANNA)
        finally:
            event.remove(Engine, "before_cursor_execute", note)
        counted.append(len(statements))
    assert counted[0] == counted[1]


async def test_erasure_gives_a_seat_in_a_lobby_back(store: Store) -> None:
    table = (await store.turns.commit(lobby(ANNA, BEN))).table
    assert (await store.persons.erase(ANNA)).tables == {table: "lobby"}
    loaded = await store.tables.load(table)
    assert loaded is not None
    assert [seat.user_id for seat in loaded.seats] == [BEN]
    assert loaded.table.owner_id is None


async def test_erasing_one_person_leaves_the_others_alone(store: Store) -> None:
    table = await open_table(store, ANNA, BEN)
    await store.players.change(BEN, language="fr")
    await store.notes.put(table, BEN, "mine")
    await store.turns.commit(
        Commit(table=table, expected=2, posts=(WantPost(audience=f"user:{BEN}", kind="hello"),), by=BEN)
    )
    before = await store.persons.export(BEN)
    await store.persons.erase(ANNA)
    assert await store.persons.export(BEN) == {
        **before,
        "tables": [{**row, "owner_id": None} for row in before["tables"]],
    }


async def test_a_person_of_whom_nothing_is_kept_has_the_defaults(store: Store) -> None:
    nobody = UserId(5)
    assert (await store.players.get(nobody)).reach == "unknown"
    assert (await store.persons.erase(nobody)).tables == {}
    await store.players.change(nobody, reach="closed")
    await store.players.change(nobody, language="de")
    kept = {user: await store.players.get(user) for user in (nobody, ANNA)}
    assert (kept[nobody].reach, kept[nobody].language, kept[ANNA].reach) == ("closed", "de", "unknown")


async def test_notes_are_private_replaced_and_forgotten(store: Store) -> None:
    table = await open_table(store)
    await store.notes.put(table, ANNA, "first")
    await store.notes.put(table, ANNA, "second", version=2)
    note = await store.notes.get(table, ANNA)
    assert note is not None
    assert (note.text, note.version) == ("second", 2)
    assert await store.notes.get(table, BEN) is None
    await store.notes.put(table, ANNA, "")
    assert await store.notes.of_user(ANNA) == []


@pytest.mark.parametrize("known", [True, False])
async def test_of_choices_made_at_once_none_is_lost(store: Store, url: str, known: bool) -> None:
    if known:
        await store.players.change(ANNA, language="de")

    def add(letter: str) -> Callable[[Player], PlayerFields]:
        return lambda kept: {"preferences": kept.preferences + letter.encode()}

    letters = "abcdefghijkl"
    if url.startswith("postgresql"):  # Only there do several processes keep things in one database.
        async with await Store.open(url) as other:
            await gather(*((store, other)[at % 2].players.choose(ANNA, add(one)) for at, one in enumerate(letters)))
    else:
        await gather(*(store.players.choose(ANNA, add(one)) for one in letters))
    kept = await store.players.get(ANNA)
    assert sorted(kept.preferences.decode()) == list(letters)
    assert kept.language == ("de" if known else "")


async def test_a_choice_made_after_an_erasure_brings_nothing_back_that_was_chosen_before(store: Store) -> None:
    await store.players.change(ANNA, language="de", preferences=b"before", digest_due=5.0)
    await store.persons.erase(ANNA)
    kept = await store.players.choose(ANNA, lambda player: {"preferences": player.preferences + b"after"})
    assert (kept.language, kept.preferences, kept.digest_due) == ("", b"after", None)
