"""People who press, choose, type and fill in whatever they find, at random: what they tried least comes first."""

from __future__ import annotations

import random
import re
from collections import Counter
from collections.abc import Callable, Sequence

from bot.sandbox import commands, components
from bot.sandbox.answers import Answer, InteractionFailed, Modal
from bot.sandbox.commands import CannotDo, Entry
from bot.sandbox.entities import Channel, Json
from bot.sandbox.interactions import DEFER_UPDATE, MODAL
from bot.sandbox.people import Person
from tests.end_to_end.playing import Playing
from tests.end_to_end.reading import Choice, choices, words

MISTAKE = "Something went wrong on my side"
"""What the bot says only of a mistake of its own."""
TYPED = (
    "1",
    "2026-12-24",
    "mon-fri 18:00-22:00",
    "tomorrow",
    "Europe/Berlin",
    "#1",
    "🌊",
    "x" * 30,
    "**@everyone**",
    "-3",
)
"""What people type where they have no idea what is wanted."""
NUMBER = re.compile(r"\d+")
OFTEN_A_COMMAND = 0.3


class Wanderer:
    """Everything that some people can do around some tables, and what came of it that must not."""

    def __init__(self, people: Sequence[Person], channel: Channel, seed: int) -> None:
        self.people = people
        self.channel = channel
        self.luck = random.Random(seed)
        self.tried: Counter[str] = Counter()
        self.wrong: list[str] = []

    async def wander(self, table: Playing, steps: int) -> None:
        """Do so many things at a table."""
        for _ in range(steps):
            person = self.luck.choice(self.people)
            rooms = [room for room in (self.channel, table.thread) if room is not None]
            if self.luck.random() < OFTEN_A_COMMAND:
                await self._type(person, self.luck.choice(rooms))
            else:
                await self._press(person, rooms)

    async def _press(self, person: Person, rooms: Sequence[Channel]) -> None:
        seen = [message for room in (*rooms, person.dm()) for message in person.messages(room)]
        offered = [(message, choice) for message in seen for choice in choices(message)]
        if not offered:
            return
        self.luck.shuffle(offered)
        message, choice = min(offered, key=lambda each: self.tried[kind_of(each[1])])
        await self._note(kind_of(choice), person, lambda: self._use(person, message, choice))

    def _use(self, person: Person, message: Json, choice: Choice) -> Answer:
        if not choice.values:
            return person.press(message, choice.id)
        return person.select(message, choice.id, self.luck.sample(choice.values, max(1, choice.least)))

    async def _type(self, person: Person, room: Channel) -> None:
        entry = min(person.commands(room), key=lambda each: (self.tried[each.name], self.luck.random()))
        given: dict[str, object] = {}
        for option in entry.options:
            if option.get("required") or self.luck.random() < 0.5:
                value = await self._value(person, entry, option, given, room)
                if value is not None:
                    given[option["name"]] = value
        await self._note(entry.name, person, lambda: person.slash(entry.name, given, room))

    async def _value(
        self, person: Person, entry: Entry, option: Json, given: dict[str, object], room: Channel
    ) -> object:
        if option.get("choices"):
            return self.luck.choice(option["choices"])["value"]
        if option.get("autocomplete"):
            offered = await person.autocomplete(entry.name, given, option["name"], room).choices()
            if offered and self.luck.random() < 0.8:
                return self.luck.choice(offered)["value"]
        match option["type"]:
            case commands.BOOLEAN:
                return self.luck.random() < 0.5
            case commands.USER | commands.MENTIONABLE:
                return self.luck.choice(self.people).user
            case commands.CHANNEL:
                return room
            case commands.ATTACHMENT:
                return "game.json", b"{}"
            case commands.STRING:
                return self.luck.choice(TYPED)
            case commands.INTEGER | commands.NUMBER:
                return self.luck.randint(0, 9)
        return None

    async def _note(self, what: str, person: Person, do: Callable[[], Answer]) -> None:
        self.tried[what] += 1
        try:
            answer = do()
            if await answer.acknowledged() == MODAL:
                modal = await answer.modal()
                answer = person.submit(modal, self._fill(modal))
                await answer.acknowledged()
            said = words(await answer.message()) if answer.kind != DEFER_UPDATE else ""
        except CannotDo:
            return
        except InteractionFailed as failed:
            self.wrong.append(f"{what}: {failed.reason}")
        else:
            self.wrong += [f"{what}: {said}"] if MISTAKE in said else []

    def _fill(self, modal: Modal) -> dict[str, object]:
        """Write something into some of the fields of a form, and leave the others as they are."""
        given: dict[str, object] = {}
        for part in modal.components:
            field = part.get("component") or part["components"][0]
            if self.luck.random() < 0.7:
                value = self._written(field)
                if value is not None:
                    given[field["custom_id"]] = value
        return given

    def _written(self, field: Json) -> object:
        match field["type"]:
            case components.TEXT_INPUT:
                return self.luck.choice(TYPED)
            case components.CHECKBOX:
                return self.luck.random() < 0.5
            case components.RADIO_GROUP:
                return self.luck.choice(field["options"])["value"]
            case components.STRING_SELECT | components.CHECKBOX_GROUP:
                return [self.luck.choice(field["options"])["value"]]
            case components.USER_SELECT:
                return [self.luck.choice(self.people).user]
        return None


def kind_of(choice: Choice) -> str:
    """What a control is for, whichever table, seat or number it names."""
    return f"{choice.id.partition(':')[0]} {NUMBER.sub('#', choice.label)}"
