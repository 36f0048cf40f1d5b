"""An interaction is answered once, in time, with a kind of answer that fits; its token lives fifteen minutes."""

from __future__ import annotations

from typing import Any, NamedTuple

import pytest

from bot.sandbox import interactions
from bot.sandbox.answers import Answer
from bot.sandbox.entities import Json
from bot.sandbox.people import InteractionFailed
from tests.bot.sandbox.conftest import Knock, Town
from tests.bot.sandbox.test_broken_rules import button, command, layout, option, options, row, select, text

V2 = 1 << 15


@pytest.fixture
async def acts(town: Town, knock: Knock) -> Acts:
    found = [option("what", autocomplete=True)]
    found += [{**option(name, autocomplete=True), "type": kind} for name, kind in (("many", 4), ("much", 10))]
    inner = {"type": 1, "name": "one", "description": "One", "options": found}
    commands = [command("go"), command("find", options=[inner])]
    status, _ = await knock("PUT", f"/applications/{town.world.bot_id}/commands", commands)
    assert status == 200
    return Acts(town, knock)


class Acts:
    """What a person did, and the bot's requests about it."""

    def __init__(self, town: Town, knock: Knock) -> None:
        self.town = town
        self.knock = knock

    def slash(self) -> Answer:
        return self.town.ann.slash("go", {}, self.town.square)

    def complete(self, option: str = "what") -> Answer:
        return self.town.ann.autocomplete("find one", {option: "x"}, option, self.town.square)

    async def press(self) -> Answer:
        body = {"content": "board", "components": [row(button("a"))]}
        status, board = await self.knock("POST", f"/channels/{self.town.square.id}/messages", body)
        assert status == 200
        return self.town.ann.press(board, "a")

    async def submit(self) -> Answer:
        opened = self.slash()
        await self.answer(opened, 9, {"custom_id": "m", "title": "M", "components": [label()]})
        return self.town.ann.submit(await opened.modal(), {"w": "hi"})

    async def of(self, kind: str) -> Answer:
        if kind == "slash":
            return self.slash()
        if kind in ("what", "many", "much"):
            return self.complete(kind)
        return await (self.press() if kind == "press" else self.submit())

    async def answer(self, answer: Answer, kind: int, data: Any = None) -> tuple[int, Any]:
        body: Json = {"type": kind} if data is None else {"type": kind, "data": data}
        one = answer.interaction
        return await self.knock("POST", f"/interactions/{one.id}/{one.token}/callback?with_response=1", body)

    async def hook(self, answer: Answer, method: str, tail: str = "", body: Any = None) -> tuple[int, Any]:
        return await self.knock(method, f"/webhooks/{self.town.world.bot_id}/{answer.interaction.token}{tail}", body)


def label(component: Json | None = None, **more: object) -> Json:
    field = component or {"type": 4, "custom_id": "w", "style": 1}
    return {"type": 18, "label": "W", "component": field, **more}


def modal(*top: Json, **more: object) -> Json:
    return {"custom_id": "m", "title": "M", "components": list(top), **more}


class Probe(NamedTuple):
    name: str
    act: str
    kind: int
    data: Any


PROBES = [
    Probe("message without data", "slash", 4, None),
    Probe("deferral in V2", "slash", 5, {"flags": V2}),
    Probe("deferred update of a command", "slash", 6, None),
    Probe("update of a command", "slash", 7, {"content": "x"}),
    Probe("choices for a command", "slash", 8, {"choices": []}),
    Probe("unknown kind", "slash", 99, None),
    Probe("dialog for a dialog", "submit", 9, modal(label())),
    Probe("message for autocomplete", "what", 4, {"content": "x"}),
    Probe("dialog for autocomplete", "what", 9, modal(label())),
    Probe("26 choices", "what", 8, {"choices": [{"name": f"n{n}", "value": "v"} for n in range(26)]}),
    Probe("choice value of 101", "what", 8, {"choices": [{"name": "n", "value": "v" * 101}]}),
    Probe("choice name of 101", "what", 8, {"choices": [{"name": "n" * 101, "value": "v"}]}),
    Probe("word for a whole number", "many", 8, {"choices": [{"name": "n", "value": "four"}]}),
    Probe("half for a whole number", "many", 8, {"choices": [{"name": "n", "value": 0.5}]}),
    Probe("word for a number", "much", 8, {"choices": [{"name": "n", "value": "0.5"}]}),
    Probe("number for a word", "what", 8, {"choices": [{"name": "n", "value": 4}]}),
    Probe("choice in an unknown language", "what", 8,
          {"choices": [{"name": "n", "value": "v", "name_localizations": {"xx": "n"}}]}),
    Probe("choice without a name", "what", 8, {"choices": [{"name": "", "value": "v"}]}),
    Probe("content of 2001", "slash", 4, {"content": "x" * 2001}),
    Probe("V2 with content", "slash", 4, layout(text(), content="x")),
    Probe("eleven embeds", "slash", 4, {"embeds": [{"title": "x"}] * 11}),
    Probe("26 options", "slash", 4, {"content": "x", "components": [row(select(26))]}),
    Probe("duplicate ids", "slash", 4, {"content": "x", "components": [row(button("a"), button("a"))]}),
    Probe("update with 41 components", "press", 7, layout(*[text()] * 41)),
    Probe("update to V2 that keeps the content", "press", 7, layout(text())),
    Probe("six fields", "slash", 9, modal(*[label({"type": 4, "custom_id": f"w{n}", "style": 1}) for n in range(6)])),
    Probe("no fields", "slash", 9, modal()),
    Probe("title of 46", "slash", 9, modal(label(), title="x" * 46)),
    Probe("title missing", "slash", 9, {"custom_id": "m", "components": [label()]}),
    Probe("label of 46", "slash", 9, modal(label(label="x" * 46))),
    Probe("bare text input", "slash", 9, modal({"type": 4, "custom_id": "w", "style": 1})),
    Probe("the same id twice in a dialog", "slash", 9, modal(label(), label())),
    Probe("disabled select", "slash", 9, modal(label(select(disabled=True)))),
    Probe("required with least 0", "slash", 9, modal(label(select(required=True, min_values=0)))),
    Probe("least above most", "slash", 9, modal(label({"type": 4, "custom_id": "w", "style": 1, "min_length": 9,
                                                       "max_length": 8}))),
    Probe("value too long", "slash", 9, modal(label({"type": 4, "custom_id": "w", "style": 1, "max_length": 2,
                                                     "value": "abc"}))),
    Probe("one radio", "slash", 9, modal(label({"type": 21, "custom_id": "r", "options": options(1)}))),
    Probe("eleven radios", "slash", 9, modal(label({"type": 21, "custom_id": "r", "options": options(11)}))),
    Probe("eleven files", "slash", 9, modal(label({"type": 19, "custom_id": "f", "max_values": 11}))),
]  # fmt: skip


@pytest.mark.parametrize("probe", PROBES, ids=[each.name for each in PROBES])
async def test_an_answer_that_does_not_fit(town: Town, acts: Acts, probe: Probe) -> None:
    town.sandbox.document = None
    answer = await acts.of(probe.act)
    status, body = await acts.answer(answer, probe.kind, probe.data)
    assert (status, body["code"]) == (400, 50035), body
    assert body["errors"]
    assert [each.code for each in town.sandbox.violations] == [50035]
    assert answer.kind is None


@pytest.mark.parametrize(
    ("act", "kind", "data"),
    [
        ("slash", 4, {"content": "x"}),
        ("slash", 4, layout(text())),
        ("slash", 5, {"flags": 64}),
        ("slash", 9, modal(label(), text())),
        ("press", 4, {"content": "x", "flags": 64}),
        ("press", 5, None),
        ("press", 6, None),
        ("press", 7, {"content": "x"}),
        ("press", 7, layout(text(), content=None)),
        ("press", 9, modal({"type": 1, "components": [{"type": 4, "custom_id": "w", "label": "W", "style": 2}]})),
        ("submit", 4, {"content": "x"}),
        ("submit", 5, None),
        ("what", 8, {"choices": [{"name": "n", "value": "v"}] * 2}),
        ("what", 8, {"choices": [{"name": "n", "value": "v", "name_localizations": {"de": "n"}}]}),
        ("many", 8, {"choices": [{"name": "n", "value": 4}]}),
        ("much", 8, {"choices": [{"name": "n", "value": 0.5}, {"name": "m", "value": 1}]}),
    ],
)
async def test_an_answer_that_fits(town: Town, acts: Acts, act: str, kind: int, data: Any) -> None:
    answer = await acts.of(act)
    status, body = await acts.answer(answer, kind, data)
    assert status == 200, body
    assert await answer.acknowledged() == kind
    assert town.sandbox.violations == []


async def test_a_second_answer_is_refused(town: Town, acts: Acts) -> None:
    answer = acts.slash()
    assert (await acts.answer(answer, 5))[0] == 200
    status, body = await acts.answer(answer, 4, {"content": "again"})
    assert (status, body["code"]) == (400, 40060)
    assert [each.code for each in town.sandbox.violations] == [40060]


async def test_an_answer_after_three_seconds_is_refused(town: Town, acts: Acts) -> None:
    answer = acts.slash()
    town.world.clock.jump(3.5)
    status, body = await acts.answer(answer, 4, {"content": "late"})
    assert (status, body["code"]) == (404, 10062)
    assert [each.code for each in town.sandbox.violations] == [10062]
    with pytest.raises(InteractionFailed):
        await answer.message()


async def test_an_unknown_interaction(acts: Acts) -> None:
    status, body = await acts.knock("POST", "/interactions/1/x/callback", {"type": 5})
    assert (status, body["code"]) == (404, 10062)


@pytest.mark.parametrize(
    ("method", "tail", "body"),
    [
        ("POST", "", {"content": "x"}),
        ("GET", "/messages/@original", None),
        ("PATCH", "/messages/@original", {"content": "x"}),
        ("DELETE", "/messages/@original", None),
    ],
)
async def test_the_token_dies_after_fifteen_minutes(town: Town, acts: Acts, method: str, tail: str, body: Any) -> None:
    answer = acts.slash()
    await acts.answer(answer, 4, {"content": "x"})
    town.world.clock.jump(15 * 60 - 5)
    assert (await acts.hook(answer, "GET", "/messages/@original"))[0] == 200
    town.world.clock.jump(10)
    status, told = await acts.hook(answer, method, tail, body)
    assert (status, told["code"]) == (401, 50027)
    assert [each.code for each in town.sandbox.violations] == [50027]


async def test_before_the_answer_there_is_no_original(acts: Acts) -> None:
    answer = acts.slash()
    status, body = await acts.hook(answer, "GET", "/messages/@original")
    assert (status, body["code"]) == (404, 10015)
    status, body = await acts.hook(answer, "POST", "", {"content": "x"})
    assert (status, body["code"]) == (404, 10015)


async def test_a_deleted_original_is_gone(acts: Acts) -> None:
    answer = acts.slash()
    await acts.answer(answer, 4, {"content": "x"})
    assert (await acts.hook(answer, "DELETE", "/messages/@original"))[0] == 204
    status, body = await acts.hook(answer, "GET", "/messages/@original")
    assert (status, body["code"]) == (404, 10008)


async def test_after_a_deferred_update_the_original_is_the_message_pressed(acts: Acts) -> None:
    answer = await acts.press()
    await acts.answer(answer, 6)
    status, body = await acts.hook(answer, "GET", "/messages/@original")
    assert (status, body["content"]) == (200, "board")
    assert (await acts.hook(answer, "PATCH", "/messages/@original", {"content": "new"}))[0] == 200
    assert (await answer.message())["content"] == "new"


async def test_a_deferral_decides_who_sees_it(town: Town, acts: Acts) -> None:
    for flags, bob_sees in ((64, 0), (0, 1)):
        answer = acts.slash()
        await acts.answer(answer, 5, {"flags": flags})
        assert (await acts.hook(answer, "PATCH", "/messages/@original", {"content": "x"}))[0] == 200
        assert (await answer.message())["flags"] == flags
        assert len(town.bob.messages(town.square)) == bob_sees


async def test_the_first_follow_up_fills_the_waiting_message(town: Town, acts: Acts) -> None:
    answer = acts.slash()
    await acts.answer(answer, 5)
    status, body = await acts.hook(answer, "POST", "", {"content": "here", "flags": 64})
    assert (status, body["flags"]) == (200, 0)
    assert [each["content"] for each in town.bob.messages(town.square)] == ["here"]


async def test_v2_cannot_be_taken_back(acts: Acts) -> None:
    answer = acts.slash()
    await acts.answer(answer, 4, layout(text()))
    status, body = await acts.hook(answer, "PATCH", "/messages/@original", {"content": "x", "flags": 0})
    assert (status, body["code"]) == (400, 50035)
    assert "flags" in body["errors"]
    status, body = await acts.hook(answer, "PATCH", "/messages/@original", {"content": "x"})
    assert (status, body["code"]) == (400, 50035)
    assert (await acts.hook(answer, "PATCH", "/messages/@original", {"components": [text("y")]}))[0] == 200


async def test_where_only_a_person_brought_the_bot_it_follows_up_five_times(town: Town, acts: Acts) -> None:
    abroad = town.world.add_guild("Abroad", owner=town.ann.user, with_bot=False)
    quay = town.world.add_channel(abroad, "quay")
    answer = town.ann.slash("go", {}, quay)
    assert (await acts.answer(answer, 4, {"content": "x"}))[0] == 200
    told = interactions.metadata(town.world, answer.interaction)
    assert told["authorizing_integration_owners"] == {"1": town.ann.id}
    for _ in range(5):
        assert (await acts.hook(answer, "POST", "", {"content": "x"}))[0] == 200
    status, body = await acts.hook(answer, "POST", "", {"content": "x"})
    assert (status, body["code"]) == (400, 40094)
    status, body = await acts.knock("POST", f"/channels/{quay.id}/messages", {"content": "x"})
    assert (status, body["code"]) == (403, 50001)


async def test_an_ephemeral_message_is_out_of_reach_of_the_bots_own_token(town: Town, acts: Acts) -> None:
    answer = acts.slash()
    await acts.answer(answer, 4, {"content": "x", "flags": 64})
    message = await answer.message()
    path = f"/channels/{town.square.id}/messages"
    assert (await acts.knock("GET", path)) == (200, [])
    for method, body in (("GET", None), ("PATCH", {"content": "y"}), ("DELETE", None)):
        status, told = await acts.knock(method, f"{path}/{message['id']}", body)
        assert (status, told["code"]) == (404, 10008)
    assert (await acts.hook(answer, "PATCH", f"/messages/{message['id']}", {"content": "y"}))[0] == 200


async def test_a_token_touches_only_its_own_messages(town: Town, acts: Acts) -> None:
    mine, other = acts.slash(), acts.slash()
    await acts.answer(mine, 4, {"content": "x"})
    await acts.answer(other, 4, {"content": "x"})
    message = await other.message()
    status, body = await acts.hook(mine, "PATCH", f"/messages/{message['id']}", {"content": "y"})
    assert (status, body["code"]) == (404, 10008)


async def test_an_interaction_tells_the_bot_all_that_discord_tells(town: Town, acts: Acts) -> None:
    heard: list[Json] = []
    town.world.subscribe(lambda change: heard.append(change.data) if change.kind == "interaction_create" else None)
    await acts.press()
    in_guild = heard[-1]
    town.ann.slash("go")
    in_dm = heard[-1]
    both = {"id", "application_id", "type", "token", "version", "data", "channel", "channel_id", "locale", "context"}
    both |= {"entitlements", "authorizing_integration_owners", "attachment_size_limit", "app_permissions"}
    assert both <= in_guild.keys() & in_dm.keys()
    assert {"guild_id", "guild", "guild_locale", "member", "message"} <= in_guild.keys()
    assert "user" in in_dm.keys() - in_guild.keys()
    assert (in_guild["context"], in_dm["context"]) == (0, 1)
    assert int(in_guild["member"]["permissions"]) & 1 << 11
