"""What the private rooms of teams are called."""

from __future__ import annotations

from bot.post.team_rooms import name_room
from bot.texts import texts_for
from storage.ids import TableId


def test_every_team_has_a_room_with_a_name_of_its_own_also_the_fourth() -> None:
    names = [name_room(texts_for("en"), TableId(7), team, given_up) for team in range(6) for given_up in range(2)]
    assert len(set(names)) == len(names)
    assert all("#7" in name for name in names)
