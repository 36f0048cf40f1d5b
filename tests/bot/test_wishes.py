"""In which order messages are wanted after a turn."""

from __future__ import annotations

from bot.host import Seated, outbox
from storage.ids import TableId, UserId
from storage.models import Seat, Table
from storage.tables import Loaded


def three_people() -> Seated:
    seats = tuple(
        Seat(table_id=TableId(1), number=number, kind="person", user_id=UserId(7 + number)) for number in range(3)
    )
    return Seated(Loaded(Table.model_validate({"id": 1, "game": "waves"}), seats, None))


def test_whoever_is_asked_is_shown_their_hand_before_those_who_only_watch() -> None:
    wanted = outbox.show_hands(three_people(), asked=(1,), now=1000.0)
    assert min(wanted, key=lambda post: post.not_before).audience == "seat:1"


def test_whoever_has_waited_long_is_not_overtaken() -> None:
    [_, asked, _] = outbox.show_hands(three_people(), asked=(1,), now=1000.0 + outbox.AHEAD + 1)
    [watching, _, _] = outbox.show_hands(three_people(), asked=(1,), now=1000.0)
    assert watching.not_before < asked.not_before
