"""Presses of what a person's client still shows, though the message has changed since."""

from __future__ import annotations

from collections.abc import Sequence

from bot.sandbox import interactions
from bot.sandbox.answers import Answer
from bot.sandbox.entities import Json
from bot.sandbox.people import Person
from tests.end_to_end.driver import Driver
from tests.end_to_end.reading import Choice


def press_anyway(
    driver: Driver, person: Person, screen: Json, choice: Choice, values: Sequence[str] = ()
) -> Answer | None:
    """Press a control of a message that the person's client still shows as it was; None if it is not there any more."""
    world = driver.world
    message = world.find_message(screen["channel_id"], screen["id"])
    if message is None:
        return None
    data: Json = {"custom_id": choice.id, "component_type": 3 if values else 2, "id": 1}
    if values:
        data["values"] = list(values)
    channel = world.channels[screen["channel_id"]]
    one = interactions.begin(world, interactions.COMPONENT, person.id, channel, data, message)
    answer = Answer(world, one)
    interactions.send(world, one, data)
    return answer
