"""What just happened in War of Waves, from the log: attacks with their sums, horns, Gateways that were turned up."""

from __future__ import annotations

from bot.games.war.reading import awaits_judging, count_doubled
from bot.screens.log import card_list
from bot.screens.message import Part, Text
from bot.screens.plain import cut, look
from bot.screens.scene import Scene
from bot.texts.own_words import escape
from engine.game import Event
from engine.games.war.events import Attacked, Cleared, HornSounded, Judged, TurnBegan
from engine.games.war.view import View

MOST, MOST_OF_ROUND = 2, 5
"""How many moments are shown; the log tells the rest."""

Memorable = Attacked | Cleared | Judged | HornSounded


def moments(scene: Scene[View]) -> list[Part]:
    """The latest attacks, horns and judged Gateways of this turn and the one before."""
    return [part for at, event in enumerate(_latest(scene)) for part in _moment(scene, at, event)]


def shows_all_judged(scene: Scene[View]) -> bool:
    """Whether all judged Gateways that a scene tells of are among its latest moments."""
    told = [event for told in scene.told for event in told.events if isinstance(event, Judged)]
    return len(told) == sum(isinstance(event, Judged) for event in _latest(scene))


def moments_of_round(scene: Scene[View]) -> list[Part]:
    """The attacks and judged Gateways of a whole round, the latest ones if there were many."""
    told = [event for told in scene.told if not told.undone for event in told.events]
    found = [event for event in told if isinstance(event, Attacked | Cleared | Judged)]
    return [part for at, event in enumerate(found[-MOST_OF_ROUND:]) for part in _moment(scene, at, event)]


def _latest(scene: Scene[View]) -> list[Memorable]:
    news = [event for event in _news(scene) if isinstance(event, Memorable)]
    return [event for event in news if not isinstance(event, HornSounded) or _is_awaited(scene, event)][-MOST:]


def _is_awaited(scene: Scene[View], horn: HornSounded) -> bool:
    return awaits_judging(scene.view, horn.seat) and not scene.over


def _news(scene: Scene[View]) -> list[Event]:
    """Everything told since the turn before this one began."""
    told = [event for told in scene.told if not told.undone for event in told.events]
    began = [at for at, event in enumerate(told) if isinstance(event, TurnBegan)]
    return told[began[-2] :] if len(began) > 1 else told


def _moment(scene: Scene[View], at: int, event: Memorable) -> list[Part]:
    names, language = tuple(sitter.name for sitter in scene.sitters), scene.texts.language
    if isinstance(event, HornSounded):
        who = f"**{escape(scene.who(event.seat))}**"
        return [Text(f"📯 {scene.texts('war-moment-horn', who=who)}")]
    if isinstance(event, Judged):

        def paint() -> bytes:
            from bot.games.war.moment_picture import draw_judged  # drawing code is loaded with the first picture

            return draw_judged(event, names, language)

        return look(
            scene,
            f"war-judged-{scene.table}-{at}",
            lambda columns: _judged(scene, event, columns),
            paint,
        )

    def paint_attack() -> bytes:
        from bot.games.war.moment_picture import attack

        return attack(event, names, language)

    return look(
        scene,
        f"war-attack-{scene.table}-{at}",
        lambda columns: _attack(scene, event, columns),
        paint_attack,
    )


def _attack(scene: Scene[View], event: Attacked | Cleared, columns: int) -> list[str]:
    """Who struck what, with which cards, and the sums."""
    texts, who = scene.texts, cut(scene.who(event.seat), columns)
    if isinstance(event, Attacked):
        whom, poseidon = cut(scene.who(event.target), columns), "yes" if event.poseidon else "no"
        title = texts("war-moment-attack", who=who, whom=whom, section=event.section, poseidon=poseidon)
        won = "yes" if event.won else "no"
    else:
        title, won = texts("war-moment-clear", who=who, section=event.section), "yes"
    half = count_doubled(event)
    return [
        title,
        texts("war-moment-with", cards=card_list(scene, event.cards), total=event.total),
        texts("war-moment-against", cards=card_list(scene, event.shown)),
        texts("war-moment-double", half=half, need=event.need, won=won)
        if half
        else texts("war-moment-need", need=event.need, won=won),
    ]


def _judged(scene: Scene[View], event: Judged, columns: int) -> list[str]:
    return [
        scene.texts("war-moment-judged", who=cut(scene.who(event.seat), columns)),
        scene.texts(
            "war-moment-totals",
            bridge=" ".join(map(str, event.bridge)),
            gate=" ".join(map(str, event.gate)),
            bridge_true="yes" if event.bridge_true else "no",
            gate_true="yes" if event.gate_true else "no",
        ),
    ]
