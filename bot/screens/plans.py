"""Moving ahead on the screen: making a plan step by step, what a hand says of it, and the list of a person's plans."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from bot.controls import Always, CancelPlan, LayAhead
from bot.screens.controls import ask_choice, say_kind
from bot.screens.message import Button, Choice, Line, Message, Part, Select, Text, buttons, control_ids
from bot.screens.scene import Scene
from bot.screens.wording import say_words
from bot.texts.own_words import escape
from engine.game import View
from engine.habits import LAST
from engine.menu import Words
from engine.plan import MOST_CLAIMS, SHOWN, Claim, PutAside
from engine.plan_menu import BY, IF, ON, ONCE, SETTINGS, THEN, PlanDraft, WishWords

ASK = "ask"
"""Stands for being asked each time."""
LONGEST_ID = 100
ROOM = 44
"""How many characters of an id conditions and stops may take: one more wish is offered only if they still fit."""


def lay_ahead(scene: Scene[View]) -> Button | None:
    """A button on a hand to make a plan, if the seat is not asked and has none."""
    planned = scene.planned
    if planned is None or not planned.may_lay or planned.steps or scene.picked or scene.over:
        return None
    return Button(scene.texts("button-ahead"), _id(scene, ()), emoji="🗓️")


def always(scene: Scene[View]) -> Button | None:
    """A button to always do in the same way what is asked now, or to change what is done so already."""
    planned = scene.planned
    if planned is None or scene.picked or scene.over or scene.final_at:
        return None
    kind = planned.habit_asked or next((kind for kind, _ in planned.habits), "")
    return _always(scene, kind) if kind else None


def _always(scene: Scene[View], kind: str) -> Button:
    return Button(scene.texts("button-always"), Always(scene.table, scene.seat or 0, kind).id(), emoji="🔁")


def show_plan(scene: Scene[View]) -> list[Part]:
    """What a hand says of its plan, which nobody else learns."""
    planned, texts = scene.planned, scene.texts
    if planned is None or scene.over or scene.picked or scene.final_at:
        return []
    parts: list[Part] = []
    if planned.done and scene.seat not in scene.to_act:
        key = "plan-done" if planned.how == "plan" else f"plan-done-{planned.how}"
        parts.append(Text(f"-# {texts(key)}"))
    if planned.why:
        parts.append(Text(f"-# {say_why(scene, planned.why)}"))
    if planned.steps:
        assert scene.seat is not None
        lines = [f"**{texts('plan-laid')}**", *say_steps(scene, planned.steps)]
        lines += [*_way(scene), *_only_if(scene, planned.claims)]
        if scene.seat in scene.to_act:
            lines.append(f"-# {texts('plan-soon')}")
        change = Button(texts("button-plan-change"), _id(scene, ())) if planned.may_lay else None
        cancel = Button(texts("button-plan-cancel"), CancelPlan(scene.table, scene.seat).id())
        parts += [Text("\n".join(lines)), *buttons(change, cancel)]
    if planned.habits:
        parts.append(Text("\n".join(f"-# {line}" for line in say_habits(scene))))
    return parts


def say_habits(scene: Scene[View]) -> list[str]:
    """What is always done in the same way, one line each."""
    texts, found = scene.texts, scene.planned.habits if scene.planned else ()
    return [
        texts("habit-set", when=texts(f"{scene.game}-habit-{kind}"), what=_say_wish(scene, said))
        for kind, said in found
    ]


def choose_always(scene: Scene[View], kind: str, ways: Mapping[str, WishWords], chosen: str) -> Message:
    """A list of the ways in which something can always be done, with being asked each time as one of them."""
    texts = scene.texts
    when = texts(f"{scene.game}-habit-{kind}")
    choices = [Choice(ASK, texts("habit-ask"), chosen=chosen == ASK)]
    for name, said in ways.items():
        what = _say_wish(scene, said)
        label = texts("habit-last", what=what) if name == LAST else f"{what[:1].upper()}{what[1:]}"
        choices.append(Choice(name, label, chosen=chosen == name))
    said_now = say_habits(scene) if chosen != ASK else [f"{when}:"]
    parts: list[Part] = [Text(f"**{texts('habit-title')}**\n-# {texts('habit-about')}"), Text("\n".join(said_now))]
    parts.append(Select(Always(scene.table, scene.seat or 0, kind).id(), texts("habit-choose"), tuple(choices)))
    return Message(tuple(parts))


def say_steps(scene: Scene[View], steps: Sequence[Sequence[WishWords]]) -> list[str]:
    """Each decision in a line with its wishes, the first choice first; one line for all if they are the same."""
    if len(steps) > 1 and all(step == steps[0] for step in steps):
        times = scene.texts("plan-times", count=len(steps))
        return [f"{_say_wishes(scene, steps[0])} ({times})"]
    numbered = len(steps) > 1
    return [f"{f'{at}. ' if numbered else ''}{_say_wishes(scene, step)}" for at, step in enumerate(steps, 1)]


def _say_wishes(scene: Scene[View], step: Sequence[WishWords]) -> str:
    return f" {scene.texts('plan-or')} ".join(f"**{_say_wish(scene, said)}**" for said in step)


def _say_wish(scene: Scene[View], said: WishWords) -> str:
    if said.kind:
        return say_kind(scene, said.kind, said.words)
    return ", ".join(_say(scene, words) for words in said.words)


def _say(scene: Scene[View], words: Words) -> str:
    return say_words(scene.texts, words, lambda seat: escape(scene.who(seat)), scene.contract.system)


def say_why(scene: Scene[View], found: PutAside) -> str:
    """Why a plan was put aside, in a sentence."""
    if found.claim is not None:
        return scene.texts("plan-why-claim", what=_say_claim(scene, found.claim))
    if found.why == "gone":
        return scene.texts("plan-why-gone")
    return scene.texts("plan-why-stop", what=_say_stop(scene, found.why))


def _say_claim(scene: Scene[View], claim: Claim) -> str:
    return _say(scene, _claim_words(scene, claim))


def _claim_words(scene: Scene[View], claim: Claim) -> Words:
    key = f"{scene.game}-claim-{claim.name}"
    return Words(key if scene.texts.has(key) else f"plan-claim-{claim.name}", claim.params)


def _say_stop(scene: Scene[View], stop: str) -> str:
    key = f"{scene.game}-stop-{stop}"
    return scene.texts(key if scene.texts.has(key) else f"plan-stop-{stop}")


def _way(scene: Scene[View]) -> list[str]:
    """How the wishes are meant, if not as usual."""
    planned = scene.planned
    if planned is None or not planned.way or planned.way == planned.ways[0]:
        return []
    return [f"-# {scene.texts(f'{scene.game}-way-{planned.way}')}"]


def _only_if(scene: Scene[View], claims: Sequence[Claim]) -> list[str]:
    return [f"-# {scene.texts('plan-only-if', what=_say_claim(scene, claim))}" for claim in claims]


def compose(scene: Scene[View], made: PlanDraft, tokens: tuple[str, ...]) -> Message:
    """A plan in the making: what it holds so far, the next wish, its conditions, and the button that lays it ahead."""
    texts = scene.texts
    before = tokens[: len(tokens) - len(made.picked)]
    scene = replace(scene, lays_ahead=before, picked=made.picked)
    parts: list[Part] = [Text(f"**{texts('plan-title')}**\n-# {texts('plan-about')}")]
    whole = made.said if made.said[-1] else made.said[:-1]
    if whole:
        parts.append(Text("\n".join(say_steps(scene, whole if made.times < 2 else whole * made.times))))
    if made.question is not None and (not made.is_whole or _has_room(scene, made)):
        asked = ask_choice(scene, made.question)
        parts += [Text(f"-# {texts('plan-else')}")] if made.steps[-1] else []
        parts += asked if _fit(asked) else [Text(texts("plan-long"))]
    if made.shown_first:
        parts.append(Text(f"-# {texts('plan-shown-stops' if SHOWN in made.stops else 'plan-shown-all-the-same')}"))
    if made.is_whole:
        parts += [Line(), *(part for part in _settings(scene, made, tokens) if _fit([part]))]
    parts += buttons(*_ways_on(scene, made, tokens))
    return Message(tuple(parts))


def _has_room(scene: Scene[View], made: PlanDraft) -> bool:
    """Whether one more wish, conditions and stops fit into the ids of buttons."""
    assert made.question is not None
    longest = max(len(option.token) for option in made.question.options)
    return len(_id(scene, (*(scene.lays_ahead or ()), *scene.picked))) + 1 + longest + ROOM <= LONGEST_ID


def _fit(parts: Sequence[Part]) -> bool:
    """Whether Discord takes the ids of these controls, even after everything in a list of settings was chosen."""
    return all(len(each) <= LONGEST_ID for each in control_ids(Message(tuple(parts)))) and all(
        len(part.id) + sum(len(choice.value) + 1 for choice in part.choices) <= LONGEST_ID
        for part in parts
        if isinstance(part, Select) and part.id.endswith(SETTINGS)
    )


def _settings(scene: Scene[View], made: PlanDraft, tokens: tuple[str, ...]) -> list[Part]:
    """How the wishes are meant, what must be true for them, and what stops them."""
    texts, game = scene.texts, scene.game
    parts: list[Part] = []
    assert scene.planned is not None
    ways, stops = scene.planned.ways, scene.planned.known_stops
    if ways:
        choices = [Choice(way, texts(f"{game}-way-{way}"), chosen=way == made.way) for way in ways]
        parts.append(Select(_id(scene, with_setting(tokens, BY)), texts("plan-ways"), tuple(choices)))
    if made.claims:
        choices = [
            Choice(claim.token, texts("plan-only-if", what=_label(scene, claim)), chosen=claim in made.chosen)
            for claim in made.claims
        ]
        most = min(MOST_CLAIMS, len(choices))
        parts.append(Select(_id(scene, with_setting(tokens, IF)), texts("plan-conditions"), tuple(choices), 0, most))
    choices = [
        Choice(stop, texts("plan-stop-if", what=_say_stop(scene, stop)), chosen=stop in made.stops) for stop in stops
    ]
    if choices:
        key = texts("plan-stops")
        parts += [Select(_id(scene, with_setting(tokens, ON)), key, tuple(choices), 0, len(choices))]
    return parts


def _label(scene: Scene[View], claim: Claim) -> str:
    return say_words(scene.texts, _claim_words(scene, claim), scene.who, scene.contract.system)


def _ways_on(scene: Scene[View], made: PlanDraft, tokens: tuple[str, ...]) -> list[Button | None]:
    texts, seat = scene.texts, scene.seat or 0
    found: list[Button | None] = []
    if made.is_whole:
        lay = LayAhead(scene.table, seat, scene.prompt, tokens, done=True).id()
        if len(lay) <= LONGEST_ID:
            found.append(Button(texts("button-plan-lay"), lay, "success"))
        if made.may_go_on and len(then := _id(scene, (*tokens, THEN))) + ROOM <= LONGEST_ID:
            found.append(Button(texts("button-plan-then"), then, emoji="➡️"))
        if made.shown_first and SHOWN in made.stops:
            on = with_setting(tokens, ON, [stop for stop in made.stops if stop != SHOWN])
            found.append(Button(texts("button-plan-all-the-same"), _id(scene, on)))
        if made.repeats > 1:
            others = tuple(token for token in tokens if token != ONCE)
            once = others if made.times == 1 else (ONCE, *tokens)
            key = "button-plan-all" if made.times == 1 else "button-plan-once"
            found.append(Button(texts(key, count=made.repeats), _id(scene, once)))
    if not tokens and scene.planned is not None:
        found += [
            replace(_always(scene, kind), label=f"{texts(f'{scene.game}-habit-{kind}')} …")
            for kind in scene.planned.may_always
        ]
    if tokens:
        found.append(Button(texts("button-back"), _id(scene, without_last(tokens)), emoji="↩️"))
    return found


def with_setting(tokens: tuple[str, ...], setting: str, values: Sequence[str] | None = None) -> tuple[str, ...]:
    """The tokens with new values of a setting, which comes first; without values, the tokens of the list that asks."""
    others = tuple(token for token in tokens if not token.startswith(setting))
    return (*others, setting) if values is None else (setting + "+".join(values), *others)


def without_last(tokens: tuple[str, ...]) -> tuple[str, ...]:
    """The tokens without the last choice on the way to a wish; settings stay."""
    last = max((at for at, token in enumerate(tokens) if not token.startswith(SETTINGS) and token != ONCE), default=0)
    return (*tokens[:last], *tokens[last + 1 :]) if last else ()


def _id(scene: Scene[View], tokens: tuple[str, ...]) -> str:
    return LayAhead(scene.table, scene.seat or 0, scene.planned.prompt if scene.planned else "", tokens).id()


def list_plan(scene: Scene[View]) -> str:
    """One plan, for the list of all plans of a person."""
    assert scene.planned is not None
    planned = scene.planned
    steps = [*say_steps(scene, planned.steps), *_way(scene), *_only_if(scene, planned.claims)] if planned.steps else []
    return "\n".join([*steps, *say_habits(scene)])
