"""Which messages are wanted after a turn, and how soon."""

from __future__ import annotations

from bot.host import Seated, outbox
from engine.chance import Stream
from engine.sealed import Sealed
from storage.ids import TableId, UserId
from storage.models import Seat, Table
from storage.tables import Loaded

NOW = 1000.0


def three_people() -> Seated:
    seats = tuple(
        Seat(table_id=TableId(1), number=number, kind="person", user_id=UserId(7 + number)) for number in range(3)
    )
    return Seated(Loaded(Table.model_validate({"id": 1, "game": "waves"}), seats, None))


def test_whoever_is_asked_is_shown_their_hand_at_once_and_who_only_watches_when_it_is_quiet() -> None:
    wanted = {post.audience: post.not_before for post in outbox.show_hands(three_people(), {1}, NOW)}
    assert wanted["seat:1"] < NOW
    assert wanted["seat:0"] == wanted["seat:2"] == NOW + outbox.QUIET


def test_no_hand_is_a_new_message_but_of_who_is_woken() -> None:
    assert not any(post.repost for post in outbox.show_hands(three_people(), {0, 1, 2}, NOW))
    sent = outbox.send_hands(three_people(), {1, 2}, NOW, waking={2})
    assert [(post.audience, post.repost) for post in sent] == [("seat:1", True), ("seat:2", True)]
    assert [outbox.read_mentioned(post.payload) for post in sent] == [[], [2]]


def test_whoever_is_woken_once_more_while_a_message_is_being_sent_is_to_be_mentioned_once_more() -> None:
    sending = outbox.mention([1], 4)
    wanted = outbox.mention([1], 8, before=outbox.mention([0], 6, before=sending))
    assert outbox.read_mentioned(wanted) == [0, 1]
    assert outbox.read_mentioned(outbox.still_to_mention(wanted, sending)) == [0, 1]
    both = outbox.mention([0], 6, before=sending)
    assert outbox.read_mentioned(outbox.still_to_mention(both, sending)) == [0], "only the one who came to it"
    assert outbox.still_to_mention(wanted, wanted) == b""
    assert outbox.read_mentioned(outbox.without_seats(wanted, {1})) == [0]


def test_whoever_has_waited_long_is_not_overtaken() -> None:
    watching = outbox.show_hands(three_people(), set(), NOW)[0]
    asked = outbox.show_hands(three_people(), {1}, NOW + outbox.QUIET + outbox.AHEAD + 1)[1]
    assert watching.not_before < asked.not_before


def test_a_turn_changes_at_once_the_hands_of_who_moved_and_of_who_is_asked_before_or_after() -> None:
    game = Sealed.begin("waves", 4, {"mode": "free", "edition": "rebels"}, bytes(32)).game
    luck = Stream(b"moves")
    watched = 0
    for _ in range(30):
        if game.outcome.over:
            break
        mover = luck.choose(game.to_act)
        after = game.act(mover, luck.choose(game.legal(mover)), bytes(32)).game
        shown = outbox.seats_to_show(game, after, mover)
        if not after.outcome.over:
            assert mover in shown
            assert set(after.to_act) - set(game.to_act) <= shown
            assert shown <= {mover, *game.to_act, *after.to_act}
            watched += len(shown) < 4
        game = after
    assert watched, "somebody only watched"


def test_at_the_end_everybody_sees_it_at_once() -> None:
    game = Sealed.begin("waves", 3, {"mode": "free", "edition": "rebels"}, bytes(32)).game
    luck = Stream(b"to the end")
    while not game.outcome.over:
        before, mover = game, luck.choose(game.to_act)
        game = game.act(mover, luck.choose(game.legal(mover)), bytes(32)).game
    assert outbox.seats_to_show(before, game, mover) == {0, 1, 2}


def test_a_hand_that_was_wanted_ahead_of_others_is_not_late_by_that() -> None:
    [hand] = [post for post in outbox.show_hands(three_people(), {1}, NOW) if post.audience == "seat:1"]
    assert hand.not_before is not None
    assert outbox.lateness(hand.kind, hand.not_before, NOW) == 0.0
    assert outbox.lateness(hand.kind, hand.not_before, NOW + 3) == 3.0
    assert outbox.lateness(outbox.TABLE, NOW, NOW + 7) == 7.0
    assert outbox.lateness(outbox.HAND, NOW + outbox.QUIET, NOW + outbox.QUIET + 1) == 1.0
