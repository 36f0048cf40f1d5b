"""Waves on the screen: the council in a picture and in words, a seat's hand, and what a majority brought."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, ClassVar

from bot.games.waves.facts import facts
from bot.games.waves.glance import glance
from bot.screens.games import GameScreen, Labels
from bot.screens.log import event_words
from bot.screens.message import Part, Text
from bot.screens.plain import NAME_COLUMNS, cut, look, picture
from bot.screens.scene import Scene, Told
from bot.screens.since import find_changed
from bot.systems import System
from bot.texts import Texts
from bot.texts.own_words import escape
from engine.game import Event
from engine.games.waves.events import Collected, MajorityFound, RebelsShown, Rotated, TookToHand
from engine.games.waves.tables import CLASSES, MODES, TEAMS
from engine.games.waves.view import View

CALM = "calm"
"""The tablet that changes nothing."""
NEXT_ROUND = ("token", "agents")
"""The phases in which the latest majority is the one of the round before."""


class WavesScreen(GameScreen[View]):
    """Waves on the screen, in both editions."""

    systems = (
        System("waves", "waves", "waves", "🐚", {"edition": "rebels"}),
        System("breakers", "waves", "waves", "🦀", {"edition": "breakers"}),
    )
    labels: ClassVar = {
        "waves": Labels(2, ((205, 150), (285, 535), (150, 310), (400, 578), (176, 704), (166, 842), (670, 1062))),
        "breakers": Labels(3, ((205, 150), (278, 545), (150, 310), (868, 190), (176, 704), (166, 842), (548, 1005))),
    }
    events_done_to_a_seat = (Collected, TookToHand)
    decides = (MajorityFound,)

    def public(self, scene: Scene[View]) -> list[Part]:
        """The table for everybody."""
        return [*_moment(scene), *_table(scene)]

    def private(self, scene: Scene[View]) -> list[Part]:
        """The table as one seat sees it, with its hand."""
        return [*_moment(scene), *_table(scene), Text("\n".join([*_ahead(scene), _goals(scene)]))]

    def glance(self, scene: Scene[View]) -> list[str]:
        return glance(scene)

    def facts(self, scene: Scene[View]) -> Iterator[str]:
        return facts(scene)

    def round(self, scene: Scene[View], before: View | None) -> list[Part]:
        """The majority with the count that made it, the rule that came with it, and each Agent's deed."""
        return _moment(scene, before)

    def says(self, scene: Scene[View]) -> tuple[type[Event], ...]:
        """The majority, and what the rule of its tablet says that it did at once."""
        waves = _waves(scene)
        rotated = [told for told in waves if any(isinstance(event, Rotated) for event in told.events)]
        said = (MajorityFound,) if waves else ()
        return said if scene.short or rotated != waves[-1:] else (*said, Rotated)

    def score(self, scene: Scene[View], seat: int) -> str:
        collected = scene.view.collected[scene.view.side_of[seat]]
        return scene.texts("waves-score", score=scene.scores[seat], classes=sum(map(bool, collected)))

    def talk(self, texts: Texts, game: str, options: Mapping[str, Any]) -> str:
        return texts("waves-talk-teams") if options["mode"] == MODES[TEAMS] else ""


def _table(scene: Scene[View]) -> list[Part]:
    view = scene.view
    names = tuple(sitter.name for sitter in scene.sitters)
    language, fresh = scene.texts.language, find_changed(scene, "place")

    def paint() -> bytes:
        from bot.games.waves.picture import picture  # drawing code is loaded with the first picture

        return picture(view, names, language, fresh)

    return look(scene, f"waves-{scene.table}", lambda columns: words(scene, columns), paint)


def _moment(scene: Scene[View], before: View | None = None) -> list[Part]:
    """The latest Wave that a scene tells of: the majority and its count, its rule, and each Agent's deed."""
    waves = _waves(scene)
    if not waves:
        return []
    found = waves[-1].events
    majority = next(event for event in found if isinstance(event, MajorityFound))
    acts = tuple(event for event in found if isinstance(event, Collected | TookToHand))
    edition, language = scene.view.edition, scene.texts.language
    said = scene.texts("waves-event-majority", majority=majority.majority, tablet=majority.tablet, edition=edition)
    rule = "" if scene.short else scene.texts(f"waves-tablet-{majority.tablet}-rule", edition=edition)
    is_past = before is None and not scene.over and scene.view.phase in NEXT_ROUND
    titled = scene.texts.pair(scene.texts("waves-picture-round", round=scene.view.round - 1), said) if is_past else said
    heading = Text(f"🌊 **{titled}**\n{rule}".strip())
    counted = _tally(scene, found, before)
    why = [scene.texts("waves-tally", counts=_counts(scene, counted, False), tied=_tied(counted))] if counted else []
    if scene.text_mode or not acts:
        return [heading, *(Text(f"-# {line}") for line in why)]

    def paint() -> bytes:
        from bot.games.waves.moment_picture import picture

        return picture(majority, acts, edition, language, counted)

    deeds = picture(
        scene,
        f"waves-{scene.table}-wave",
        lambda columns: [said, *why, *(event_words(scene, act, columns) for act in acts)],
        paint,
    )
    return [heading, deeds]


def _waves(scene: Scene[View]) -> list[Told]:
    """The moves in the log by which a majority was found."""
    return [told for told in scene.told if not told.undone and any(isinstance(e, MajorityFound) for e in told.events)]


def _tally(scene: Scene[View], found: Sequence[Event], before: View | None) -> tuple[int, ...]:
    """How many open cards of each class decided the majority: Elders and Rebels; empty where that is not known."""
    if before is not None:
        elders = [*before.council, before.spare]
    elif scene.view.spare is None:
        acts = [event for event in found if isinstance(event, Collected | TookToHand)]
        elders = [act.card for act in acts]
        # where a Wave ends the game, nobody may have acted on some Elders; after a whole round the council is a new one
        acted = {act.place for act in acts}
        elders += [card for place, card in enumerate(scene.view.council) if card and place not in acted]
    else:
        return ()
    rebels = [event.card for event in found if isinstance(event, RebelsShown) for _ in range(event.count)]
    return tuple([*elders, *rebels].count(card) for card in CLASSES)


def _tied(counted: Sequence[int]) -> str:
    """Whether several classes have most cards, so that the highest of them has the majority."""
    return "yes" if list(counted).count(max(counted)) > 1 else "no"


def _ahead(scene: Scene[View]) -> list[str]:
    """While Agents are placed: which tablet holds if the open cards keep the majority, and what it does."""
    view = scene.view
    if view.phase != "agents" or scene.short:
        return []
    tablet, edition = view.tablets[view.ahead - 1], view.edition
    said = scene.texts("waves-ahead", majority=view.ahead, tablet=tablet, edition=edition)
    return [f"{said} {scene.texts(f'waves-tablet-{tablet}-rule', edition=edition)}"]


def _goals(scene: Scene[View]) -> str:
    view = scene.view
    assert view.you is not None
    goal = view.goals[view.side_of[view.you]]
    said = scene.texts("waves-goal", classes=goal.classes, elders=goal.elders, limit=view.limits[view.you])
    with_me = [seat for seat, side in enumerate(view.side_of) if side == view.side_of[view.you] and seat != view.you]
    if not with_me:
        return said
    return f"{scene.texts('waves-team', who=', '.join(escape(scene.who(seat)) for seat in with_me))} {said}"


def _edition(scene: Scene[View]) -> dict[str, str]:
    return {"edition": scene.view.edition}


def words(scene: Scene[View], columns: int) -> list[str]:
    """Everything that the picture shows, line by line."""
    view, texts = scene.view, scene.texts
    brief = columns == NAME_COLUMNS[-1]
    discarded = texts.pair(texts("waves-picture-discard"), _counts(scene, view.discard, brief))
    lines = [
        texts("waves-words-round", round=view.round, phase=texts(f"waves-phase-{view.phase}")),
        texts("waves-words-supply", shells=view.shells, deck=view.deck),
        *([] if scene.short and not any(view.discard) else [discarded]),
        *[_place(scene, view, place, columns) for place in range(len(view.council))],
    ]
    if view.spare is not None:
        lines.append(texts.pair(texts("waves-spare"), _card(scene, view.spare)))
    lines += [*_tablets(scene, view), *_collected(scene, view, columns)]
    if view.hand is not None:
        held = [view.hand.count(card) for card in CLASSES]
        lines.append(texts.pair(texts("waves-picture-hand"), _counts(scene, held, brief)))
    return lines


def _tablets(scene: Scene[View], view: View) -> Iterator[str]:
    for card, tablet in zip(CLASSES, view.tablets, strict=True):
        active = view.active == card
        if scene.short and tablet == CALM and not active:
            continue
        key = "waves-words-tablet-active" if active else "waves-words-tablet"
        yield scene.texts(key, card=card, tablet=scene.texts(f"waves-tablet-{tablet}", **_edition(scene)))


def _collected(scene: Scene[View], view: View, columns: int) -> Iterator[str]:
    """What each side has; in short without seats that have nothing, but with all teams, as it says who is in them."""
    shown = list(enumerate(view.collected))
    if scene.short and len(shown) == view.seats:
        shown = [(side, collected) for side, collected in shown if any(collected)]
    if shown:
        yield f"{scene.texts('waves-words-collected')}:"
    for side, collected in shown:
        seats = [seat for seat in range(view.seats) if view.side_of[seat] == side]
        who = ", ".join(cut(scene.who(seat), columns) for seat in seats)
        yield scene.texts.pair(who, _counts(scene, collected, columns == NAME_COLUMNS[-1]))


def _place(scene: Scene[View], view: View, place: int, columns: int) -> str:
    texts, seat = scene.texts, view.owners[place]
    elder, agent = view.council[place], view.agents[place]
    facts = [_card(scene, elder)] if elder else [] if scene.short else [texts("waves-words-no-elder")]
    if agent:
        key = "waves-words-rebel" if agent.rebel else "waves-words-follower"
        known = texts(f"waves-card-{agent.card}") if agent.card else "none"
        facts.append(texts(key, count=agent.count, known=known, **_edition(scene)))
    if view.token == place:
        facts.append(texts("waves-words-token"))
    if place == view.owners.index(seat):
        facts.append(texts("waves-words-hand", count=view.hands[seat]))
    if place in view.due:
        facts.append(texts("words-to-act"))
    if place in find_changed(scene, "place"):
        facts.append(texts("words-changed"))
    return scene.texts.pair(f"{'ABCDEF'[place]}, {cut(scene.who(seat), columns)}", ", ".join(facts))


def _card(scene: Scene[View], card: int) -> str:
    return scene.texts("waves-card", card=card)


def _counts(scene: Scene[View], counts: Sequence[int], brief: bool) -> str:
    """How many of each class, in words."""
    there = []
    for card, count in zip(CLASSES, counts, strict=True):
        kind = "waves-sign" if brief else "waves-card" if count == 1 else "waves-cards"
        if count:
            there.append(f"{count} {scene.texts(f'{kind}-{card}')}")
    return ", ".join(there) or scene.texts("words-none")
