"""Words and pages of War of Waves: everything can be said, every part has its page, ours is called ours."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest
from fluent.runtime import FluentBundle, FluentResource

import engine.games.war
from engine.chance import Seeded
from engine.errors import Malformed
from engine.game import Event
from engine.games.war import GAME
from engine.games.war.cards import CARDS, HOUSE, LEADERS, SECTIONS, pack_of
from engine.games.war.events import AnyEvent, Attacked, Cleared
from engine.games.war.view import Phase
from engine.menu import Ask, Ready, Words
from engine.pages import page, pages
from engine.table import check, read_action
from tests.engine.games.war.players import builder
from tests.engine.games.war.positions import BRIDGE, WHOLE, act, at, attack, ceto, hephaestus, poseidon
from tests.engine.mutations import fields_of
from tests.engine.played import Table
from tests.languages import LANGUAGES, every_language

HERE = Path(engine.games.war.__file__).parent


@cache
def bundle(language: str) -> FluentBundle:
    found = FluentBundle([language], use_isolating=False)
    found.add_resource(FluentResource((HERE / f"words.{language}.ftl").read_text(encoding="utf-8")))
    return found


def say(language: str, key: str, params: dict[str, Any]) -> str:
    pattern = bundle(language).get_message(key).value
    assert pattern is not None
    said, errors = bundle(language).format_pattern(pattern, params)
    assert not errors, (key, params, errors)
    return str(said)


def told(event: Event) -> dict[str, Any]:
    """The fields of an event as a log gives them to its text: lists as text, with their number."""
    params: dict[str, Any] = {}
    for name, value in msgspec.structs.asdict(event).items():
        if isinstance(value, tuple):
            params |= {name: ", ".join(map(str, value)), f"{name}-count": len(value)}
        elif isinstance(value, bool):
            params[name] = "yes" if value else "no"
        else:
            params[{"seat": "who", "target": "whom"}.get(name, name)] = value
    return params


def events() -> Iterator[Event]:
    """Events of every kind."""
    yield from Table(GAME, 2, {}, Seeded(b"words")).start.events
    rng = random.Random(5)
    for seats, asked in ((2, {"rounds": 15}), (3, {"crowd": True, "rounds": 40})):
        for seed in range(25):
            table = Table(GAME, seats, asked, Seeded(bytes([seed])))
            while table.to_act:
                seat = table.to_act[0]
                yield from table.act(seat, builder(table.state, seat, rng)).events
    tie = at(["", "", ""], [WHOLE] * 3, turn=2, horns=(True, True, False), deck="B1 W1 W2 W3", discard="B3")
    yield from act(tie, {"type": "horn"})[1]
    yield from act(at(["W1", ""], [{}, {}], deck="", face=""), {"type": "end"})[1]
    yield from act(at(["B6", ""], [{"bridge1": "B1 B2 W1"}, {}]), attack("B6", 0, "bridge1", "build0 build1"))[1]
    yield from act(at(["L-heph W1", ""], [WHOLE, {}]), hephaestus(("bridge1", "build0"), ("gate1", "build0")))[1]
    yield from act(at(["L-pos W1", ""], [{}, BRIDGE]), poseidon("W1", 1, "bridge1", "war0"))[1]
    yield from act(at(["L-ceto W1", ""], [{}, BRIDGE]), ceto(1))[1]


def test_every_event_can_be_said_in_each_language() -> None:
    said = {str(event): event for event in events()}
    assert {type(event) for event in said.values()} == set(get_args(AnyEvent))
    for language in LANGUAGES:
        for event in said.values():
            text = say(language, f"war-event-{event.__struct_config__.tag}", told(event))
            assert len(text) < 200 or "cards" in told(event)
            assert "\n" not in text


def test_a_hand_of_one_card_is_said_as_one() -> None:
    swapped = {"who": "Bo", "whom": "Ada", "their_count": 4}
    for key in ("war-event-hands", "war-event-hands-own", "war-event-hands-you"):
        assert "1 card now" in say("en", key, {**swapped, "count": 1})
        assert "2 cards now" in say("en", key, {**swapped, "count": 2})


def test_of_several_cards_that_perish_the_verb_is_plural() -> None:
    lost = {"who": "Bo", "section": "bridge2", "cards": "…"}
    for language in ("de", "es"):
        for key in ("war-event-perished", "war-event-perished-own"):
            one, two = (say(language, key, {**lost, "cards-count": count}) for count in (1, 2))
            assert one != two


def test_only_an_audience_is_told_what_is_secret() -> None:
    private = {"dealt", "laid", "moved-cards", "got-hand", "drew-card"}
    for event in events():
        assert (event.to is not None) == (event.__struct_config__.tag in private)


def test_every_refusal_that_comes_up_can_be_said_in_each_language() -> None:
    rng = random.Random(3)
    codes: set[str] = set()
    for seed in range(30):
        table = Table(GAME, 2, {"rounds": 20}, Seeded(bytes([seed])))
        while table.to_act:
            seat = table.to_act[0]
            action = builder(table.state, seat, rng)
            fields = fields_of(action)
            other = fields_of(rng.choice(GAME.legal(table.state, seat)))
            for name in sorted(set(fields) & set(other) - {"type", "leader"}):
                fields[name] = rng.choice([other[name], fields[name]])
            for name, values in (("card", CARDS), ("section", SECTIONS)):
                if name in fields and rng.random() < 0.5:
                    fields[name] = rng.choice(values)
            try:
                refusal = check(GAME, table.state, seat, read_action(GAME, fields))
            except Malformed:
                refusal = None
            if refusal is not None:
                codes.add(refusal.code)
                for language in LANGUAGES:
                    assert say(language, f"war-refusal-{refusal.code}", dict(refusal.params))
            table.act(seat, action)
    assert len(codes) > 8


@every_language
def test_every_question_of_a_large_hand_can_be_said(language: str) -> None:
    large = " ".join(CARDS[code] for code in pack_of("54", 2))
    theirs = {**WHOLE, "bridge1": "B1 B2 W1 W2*"}
    state = at([large, "", "", ""], [{**BRIDGE, "bridge2": "B1 B3 W1", "gate1": "B6 B1"}, theirs, theirs, theirs])
    keys: set[str] = set()
    waiting: list[tuple[str, ...]] = [()]
    while waiting and len(keys) < 500:
        picked = waiting.pop()
        match GAME.ask(state, 0, picked):
            case Ask(words=words, options=options):
                for asked in (words, *(option.words for option in options)):
                    keys.add(asked.key)
                    assert len(say(language, asked.key, dict(asked.params))) <= 100
                ends = (options[0], options[-1]) if picked else options
                waiting += [(*picked, option.token) for option in ends] if len(picked) < 6 else []
            case Ready(confirm=Words() as words):
                assert say(language, words.key, dict(words.params))
    assert {"war-menu-how-many", "war-menu-count", "war-menu-targets", "war-menu-ares-take"} <= keys


@every_language
def test_what_an_old_plan_was_laid_for_can_still_be_said(language: str) -> None:
    """A plan keeps its words as they were when it was laid, with the card by its code."""
    for place in ("war0", "build1"):
        known = say(language, "war-field-place", {"place": place, "card": "B6"})
        assert say(language, "war-card", {"card": "B6"}) in known
        hidden = say(language, "war-field-place", {"place": place, "card": "B"})
        assert hidden == say(language, "war-field-at", {"place": place, "number": 0})


@every_language
def test_what_a_single_card_makes_is_not_said_beside_its_own_number(language: str) -> None:
    own = at(["B3 B4", ""], [{"bridge1": "B1 B2"}, {}])
    theirs = at(["B3 B4", ""], [{}, {"bridge1": "B1"}])
    clears = [act(own, attack(cards, 0, "bridge1", "build1"))[1] for cards in ("B4", "B3 B4")]
    attacks = [act(theirs, attack(cards, 1, "bridge1", "build0"))[1] for cards in ("B4", "B3 B4")]
    for kind, (one, two) in ((Cleared, clears), (Attacked, attacks)):
        for events, sums in ((one, "(4"), (two, "(7")):
            done = next(event for event in events if isinstance(event, kind))
            text = say(language, f"war-event-{done.__struct_config__.tag}", told(done))
            assert (sums in text) == (events is two), text


@every_language
def test_of_no_tie_it_is_said_how_many_gateways_stood(language: str) -> None:
    """Three or four can tie as well as two, and the reason does not know how many did."""
    begun = {
        reason: say(language, f"war-reason-tie-{reason}", {}).split()[:2] for reason in ("leader", "card", "shared")
    }
    assert begun["leader"] == begun["card"] == begun["shared"]


@every_language
def test_everything_has_its_page(language: str) -> None:
    topics = {found.topic for found in pages("war", language)}
    names = {"heph": "hephaestus", "pos": "poseidon", "ares": "ares", "ceto": "ceto"}
    assert {names[leader] for leader in LEADERS} <= topics
    assert {"build", "fortify", "attack", "own", "replenish", "horn", "ties", "secrets", "crowd", "rounds"} <= topics
    told_phases = {phase for found in pages("war", language) for phase in found.phases}
    assert told_phases == set(get_args(Phase))


@pytest.mark.parametrize(
    ("language", "only"), [("en", "only they"), ("de", "nur sie"), ("es", "solo ellas"), ("fr", "elles seules")]
)
def test_of_several_who_tie_with_leaders_only_they_draw(language: str, only: str) -> None:
    ties = page("war", language, "ties")
    assert ties is not None
    assert only in ties.text


@every_language
def test_the_last_page_says_what_is_ours(language: str) -> None:
    last = pages("war", language)[-1]
    assert last.topic == "ours"
    for topic, number in {"cards": "54", "rounds": str(HOUSE.rounds)}.items():
        found = page("war", language, topic)
        assert found is not None
        assert number in found.text
    assert str(HOUSE.rounds) in last.text
