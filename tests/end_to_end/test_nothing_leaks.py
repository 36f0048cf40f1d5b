"""Whatever a person or the public is shown is a function of what they may know.

At moments of random games everything hidden from somebody is made another behind the bot's back. Then every message,
private answer, list of completions, file, file name, picture and alt text that they can bring forth must be the same.
"""

from __future__ import annotations

import hashlib
import os
import re
from typing import Any

import msgspec
import pytest

from bot.play.typed import text_of
from bot.sandbox.answers import Answer
from bot.sandbox.entities import Json
from bot.sandbox.people import Person
from engine.sealed import Sealed
from tests.end_to_end import kept
from tests.end_to_end.conftest import Company
from tests.end_to_end.other_world import other_world
from tests.end_to_end.playing import Playing
from tests.end_to_end.reading import choices

pytestmark = pytest.mark.asyncio(loop_scope="module")

MOMENTS = 6 if os.environ.get("TIDETABLE_LONG") else 2
OPTIONS = {"wave": "misplay=returned"}
OF_ITS_OWN = {"id", "url", "proxy_url", "attachment_id", "hash", "loading_state", "size"}
"""What differs between two messages that show the same."""
NOW = re.compile(r"<t:\d+:t>")
"""How an explanation of somebody's time says the moment at which it is looked at."""
RAN = re.compile(r"\\n• [^\\\"]{1,60} with the clock running")
"""How much time had run by then, in the same explanation."""
TASTES: tuple[dict[str, Any], ...] = (
    {"text_mode": False, "palette": "strong", "detail": "short"},
    {"text_mode": True},
    {"text_mode": True, "palette": "standard", "detail": "full"},
    {"text_mode": False},
)
"""What a person chooses one after the other: how they want to be shown a table."""

LOOKS_AT_PICTURES = True
Shown = dict[str, str]


class Looker:
    """Brings forth all that one person can be shown, and writes it down without what differs by chance."""

    def __init__(self, company: Company, table: Playing, person: Person, seat: int | None) -> None:
        self.company = company
        self.table = table
        self.person = person
        self.seat = seat
        self.shown: Shown = {}

    async def look_at_everything(self) -> Shown:
        self.shown = {}
        await self._commands()
        await self._buttons()
        await self._completions()
        await self._refusals()
        await self._posts()
        return self.shown

    async def look_at_hand(self) -> str:
        """The hand, or for who looks on the table."""
        await self._slash("hand")
        return self.shown["/hand {}"]

    async def show_again(self) -> None:
        """Let the kept messages show this world again."""
        await self._posts()

    async def _keep(self, what: str, answer: Answer) -> Json | None:
        kind = await answer.acknowledged()
        if kind == 9:
            self.shown[what] = msgspec.json.encode((await answer.modal()).components).decode()
            return None
        message = await answer.message()
        self.shown[what] = self._written(message)
        return message

    def _written(self, message: Json) -> str:
        shown = {key: message.get(key) for key in ("content", "components", "embeds", "attachments", "flags")}
        return RAN.sub("", NOW.sub("<now>", msgspec.json.encode(self._bare(shown)).decode()))

    def _bare(self, part: Any) -> Any:
        if isinstance(part, list):
            return [self._bare(each) for each in part]
        if not isinstance(part, dict):
            return part
        bare = {key: self._bare(value) for key, value in part.items() if key not in OF_ITS_OWN}
        upload = part.get("attachment_id") or (part.get("id") if "filename" in part else None)
        if upload in self.company.driver.world.contents:
            bare["bytes"] = hashlib.sha256(self.company.driver.world.contents[upload]).hexdigest()
        return bare

    async def _slash(self, name: str, **options: Any) -> Json | None:
        given = {"table": str(self.table.number), **options}
        if name == "games":
            given = {}
        return await self._keep(f"/{name} {options}", self.person.slash(name, given, self.table.room))

    async def _commands(self) -> None:
        """What commands show, in pictures of each palette and in words, many or few."""
        for taste in TASTES:
            await self._prefer(**taste)
            for name in ("table show", "hand"):
                await self._slash(name)
                self.shown[f"/{name} {taste}"] = self.shown.pop(f"/{name} {{}}")
        for name in ("recap", "rules", "games", "record", "note", "table settings", "undo"):
            if name != "undo" or not self._may_undo():
                await self._slash(name)

    async def _prefer(self, **chosen: Any) -> None:
        await self.person.slash("preferences", chosen, self.table.room).message()

    def _may_undo(self) -> bool:
        return self.seat is not None and self.game().can_undo(self.seat) is None

    def game(self) -> Sealed:
        """The game as it is kept right now, in whichever world."""
        words = "SELECT tables.game AS game, data FROM states JOIN tables ON id = table_id WHERE table_id = ?"
        [row] = kept.rows(self.company.driver.database, words, [self.table.number])
        return Sealed(row["game"], row["data"])

    async def _buttons(self) -> None:
        """Each button of the table, and each way into the menu, which is no move yet for who is always asked again."""
        live = self.table.live()
        assert live is not None
        for choice in choices(live):
            await self._keep(f"button {choice.label}", self.person.press(live, choice.id))
        if self.seat is None:
            return
        game = self.game()
        if len(game.legal(self.seat)) == 1:
            return  # What is forced is not asked once more: pressing it would be the move.
        await self._prefer(confirm="always")
        hand = await self._slash("hand")
        assert hand is not None
        for choice in choices(hand):
            kind, _, *rest = choice.id.split(":")
            if kind != "m" or choice.most > 1:
                continue
            picked = tuple(rest[2].split("/")) if rest[2] else ()
            for value in choice.values or ("",):
                path = (*picked, value) if value else picked
                fresh = await self._slash("hand")
                assert fresh is not None
                if value:
                    answer = self.person.select(fresh, choice.id, [value])
                else:
                    answer = self.person.press(fresh, choice.id)
                await self._keep(f"menu {path}", answer)
        await self._prefer(confirm="risky")

    async def _completions(self) -> None:
        """Every list that completes a command, alone and with the first choice of the field before it made."""
        for entry in self.person.commands(self.table.room):
            if not entry.name.startswith(f"{self.table.command} "):
                continue
            given: dict[str, Any] = {"table": str(self.table.number)}
            for option in entry.options:
                if not option.get("autocomplete"):
                    continue
                name = option["name"]
                others = {key: value for key, value in given.items() if key != name}
                offered = await self.person.autocomplete(entry.name, others, name, self.table.room).choices()
                self.shown[f"/{entry.name} {name} {others}"] = msgspec.json.encode(offered).decode()
                if offered and name != "table":
                    given[name] = offered[0]["value"]

    async def _refusals(self) -> None:
        """What is said about moves that are not allowed.

        Of two dice that read alike only one is offered; the other may be typed too, and would be a move.
        """
        legal = self.game().legal(self.seat) if self.seat is not None else ()
        for entry in self.person.commands(self.table.room):
            needed = [option["name"] for option in entry.options if option.get("required")]
            if not entry.name.startswith(f"{self.table.command} ") or len(needed) != 1:
                continue
            [name] = needed
            given = {"table": str(self.table.number)}
            allowed = {text_of(action, name) for action in legal}
            for value in ("0", "1", "3", "5", "99"):
                if value not in allowed:
                    await self._keep(
                        f"/{entry.name} {name}={value}",
                        self.person.slash(entry.name, {**given, name: value}, self.table.room),
                    )

    async def _posts(self) -> None:
        """The messages that are kept up to date, made anew."""
        driver, number = self.company.driver, self.table.number
        audiences = ["public", f"user:{self.person.id}" if self.seat is None else f"seat:{self.seat}"]
        marks = ", ".join("?" * len(audiences))
        kept.change(
            driver.database,
            "UPDATE posts SET state = 'wanted', not_before = 0"
            f" WHERE table_id = ? AND state IN ('shown', 'wanted') AND audience IN ({marks})",
            [number, *audiences],
        )
        await self.company.told(self.table)
        live = self.table.live()
        assert live is not None
        self.shown["the table"] = self._written(live)
        if self.seat is None:
            watched = self.table.hand(self.person)
            assert watched is not None
            self.shown["what a watcher sees"] = self._written(watched)
        else:
            hand = self.table.hand(self.person)
            assert hand is not None
            self.shown["the hand"] = self._written(hand)


@pytest.mark.parametrize(
    ("system", "count"),
    [("waves", 3), ("waves", 4), ("breakers", 2), ("rolling", 3), ("war", 3), ("wave", 3)],
)
async def test_nobody_is_shown_more_than_they_may_know(company: Company, system: str, count: int) -> None:
    people = company.people(count)
    different = 0
    for moment in range(MOMENTS):
        table = await somewhere_in_a_game(company, system, count, 2 + 5 * moment)
        seats = seats_of(company, table)
        await company.person("fay").slash("table watch", {"table": str(table.number)}, table.room).message()
        for person in people:
            note = f"{person.user.name} believes it is the Seer"
            await person.slash("note", {"text": note, "table": str(table.number)}, table.room).message()
        await company.after_grace(table)
        lookers = [Looker(company, table, person, seats[person.id]) for person in people]
        lookers.append(Looker(company, table, company.person("fay"), None))
        chosen = lookers if MOMENTS > 2 else [lookers[-1], *table.luck.sample(lookers[:-1], 2)]
        before = kept.version(company.driver.database, table.number)
        for looker in chosen:
            here = await looker.look_at_everything()
            witness = next(one for one in lookers[:-1] if one is not looker)
            hand = await witness.look_at_hand()
            user = int(looker.person.id) if looker.seat is not None else None
            with other_world(company.driver.database, table.number, looker.seat, user):
                there = await looker.look_at_everything()
                different += await witness.look_at_hand() != hand
            assert sorted(here) == sorted(there)
            for what, shown in here.items():
                assert there[what] == shown, f"{looker.person.user.name} (seat {looker.seat}) sees more by {what}"
            await looker.show_again()
        assert kept.version(company.driver.database, table.number) == before, "looking must not change anything"
    assert different, "the other world was the same as this one"


async def somewhere_in_a_game(company: Company, system: str, count: int, most: int) -> Playing:
    """A table after some random moves, its game not yet over."""
    for _ in range(20):
        table = await company.play(system, count, options=OPTIONS.get(system, ""))
        for _ in range(table.luck.randint(1, most)):
            await table.step()
        await company.told(table)
        if not table.over():
            return table
    raise AssertionError("every game was over at once")


def seats_of(company: Company, table: Playing) -> dict[str, int]:
    """Which seat each person fills."""
    words = "SELECT number, user_id FROM seats WHERE table_id = ?"
    return {str(row["user_id"]): row["number"] for row in kept.rows(company.driver.database, words, [table.number])}
