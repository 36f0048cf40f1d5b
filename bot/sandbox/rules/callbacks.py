"""Rules for answering an interaction: in time, once, with a kind of answer that fits what was done."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from bot.sandbox import interactions
from bot.sandbox.entities import COMPONENTS_V2, EPHEMERAL, SUPPRESS_EMBEDS, SUPPRESS_NOTIFICATIONS, Interaction, Json
from bot.sandbox.errors import ApiError, Fault, form
from bot.sandbox.message_parts import File
from bot.sandbox.rules import dialogs, messages
from bot.sandbox.rules.commands import suggestion_faults
from bot.sandbox.world import World

MOST_CHOICES = 25
MOST_FOLLOWUPS_OUTSIDE = 5
MESSAGE_FLAGS = SUPPRESS_EMBEDS | EPHEMERAL | SUPPRESS_NOTIFICATIONS | 1 << 13 | COMPONENTS_V2


def find(world: World, interaction_id: str, token: str) -> Interaction:
    """The interaction a callback answers; it must exist, still be in time and have no answer yet."""
    one = world.interactions.get(interaction_id)
    if one is None or one.token != token:
        raise ApiError(10062)
    if one.answered is not None:
        raise ApiError(40060)
    if interactions.late(world, one):
        raise ApiError(10062)
    return one


def check(one: Interaction, kind: int, body: Json, files: list[File], before: Json | None) -> None:
    """Check the callback's type against the interaction's, and its data against its type."""
    data = body.get("data") or {}
    allowed = allowed_kinds(one)
    if kind not in allowed:
        message = f"Value must be one of ({', '.join(map(str, allowed))})."
        raise form(Fault(("type",), "INTERACTION_CALLBACK_INVALID_TYPE", message))
    if kind == interactions.SAY:
        if body.get("data") is None and not files:
            raise form(Fault(("data",), "BASE_TYPE_REQUIRED", "This field is required"))
        _check_flags(data, MESSAGE_FLAGS)
        with _inside_data():
            messages.check_new(data, files)
    elif kind == interactions.DEFER:
        _check_flags(data, EPHEMERAL)
    elif kind == interactions.UPDATE and before is not None:
        with _inside_data():
            messages.check_edit(data, files, before)
    elif kind == interactions.CHOICES:
        _check_choices(body.get("data"), one.data["completes"])
    elif kind == interactions.MODAL:
        dialogs.check(data)


@contextmanager
def _inside_data() -> Iterator[None]:
    """Put `data` in front of the paths of mistakes found meanwhile."""
    try:
        yield
    except ApiError as error:
        error.faults = tuple(Fault(("data", *each.path), each.code, each.message) for each in error.faults)
        raise


def allowed_kinds(one: Interaction) -> tuple[int, ...]:
    if one.type == interactions.AUTOCOMPLETE:
        return (interactions.CHOICES,)
    kinds = [interactions.SAY, interactions.DEFER]
    if one.message_id is not None:
        kinds += [interactions.DEFER_UPDATE, interactions.UPDATE]
    if one.type != interactions.MODAL_SUBMIT:
        kinds.append(interactions.MODAL)
    return tuple(kinds)


def _check_flags(data: Json, allowed: int) -> None:
    if int(data.get("flags") or 0) & ~allowed:
        raise form(Fault(("data", "flags"), "MESSAGE_FLAGS_INVALID", "These flags cannot be set in this answer."))


def _check_choices(data: Json | None, option: int) -> None:
    if data is None or data.get("choices") is None:
        raise form(Fault(("data", "choices"), "BASE_TYPE_REQUIRED", "This field is required"))
    choices = data["choices"]
    faults: list[Fault] = []
    if len(choices) > MOST_CHOICES:
        message = f"Must be {MOST_CHOICES} or fewer in length."
        faults.append(Fault(("data", "choices"), "BASE_TYPE_BAD_LENGTH", message))
    for number, choice in enumerate(choices):
        faults += suggestion_faults(choice, ("data", "choices", number), option)
    if faults:
        raise form(*faults)


def by_token(world: World, application_id: str, token: str) -> Interaction:
    """The interaction whose token a webhook route names, while that token lives."""
    if application_id != world.bot_id:
        raise ApiError(10015)
    one = world.by_token(token)
    if one is None or interactions.is_expired(world, one):
        raise ApiError(50027)
    if one.answered is None:
        raise ApiError(10015)
    return one


def check_follow_up(world: World, one: Interaction, body: Json, files: list[File]) -> None:
    guild = world.guilds.get(one.guild_id or "")
    if guild is not None and guild.user_install_only and one.followups >= MOST_FOLLOWUPS_OUTSIDE:
        raise ApiError(40094)
    _check_flags({"flags": body.get("flags")}, MESSAGE_FLAGS)
    messages.check_new(body, files)
