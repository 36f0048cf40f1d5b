"""The questions that lead a player of War of Waves to an action: what, where, then which cards."""

from __future__ import annotations

from collections.abc import Generator, Iterable, Mapping, Sequence
from typing import Any, Final, NamedTuple, TypeAlias

from engine.errors import Refusal
from engine.games.war.actions import AnyAction, Attack, Build, End, Fortify, Horn, Leader, Taken
from engine.games.war.cards import (
    CARDS,
    CODE,
    KIND,
    LEADERS,
    NUMBER,
    PLACE_INDEX,
    SECTION_INDEX,
    Card,
    Place,
    Section,
)
from engine.games.war.ending import has_turn_left
from engine.games.war.handfuls import Handfuls
from engine.games.war.held import eye_of
from engine.games.war.legal import check, legal
from engine.games.war.listing import Legal, Moves, Strikes, Target
from engine.games.war.rules import count_earned
from engine.games.war.state import State, bridge_is_true, gate_is_true, is_complete
from engine.games.war.view import seen_as
from engine.menu import MOST_OPTIONS, STALE, Ask, Option, Ready, Words

MOST_PICKED: Final = 10
"""Cards of larger hands are counted, not picked one by one: what was picked goes along with every next question."""


class Question(NamedTuple):
    """What to ask, and what each answer stands for; if `most` is above 1, the reply is a list of what was picked."""

    words: Words
    options: Sequence[tuple[Option, Any]]
    most: int = 1


Talk: TypeAlias = Generator[Question, Any, Ready | Refusal]
"""A generator that asks questions, is sent the answers, and returns what they add up to."""


def ask(state: State, seat: int, picked: Sequence[str]) -> Ask | Ready | Refusal:
    """The next question for this seat, or what its picks add up to; a question with only one answer is skipped."""
    actions = legal(state, seat)
    if not actions:
        return check(state, seat, End()) or STALE
    tokens = list(picked)
    talk = _turn(state, seat, actions)
    try:
        question = next(talk)
        while True:
            if question.most == 1 and len(question.options) == 1:
                question = talk.send(question.options[0][1])
                continue
            if not tokens:
                return Ask(question.words, tuple(option for option, _ in question.options), most=question.most)
            answers = {option.token: answer for option, answer in question.options}
            parts = tokens.pop(0).split("+")
            if len(parts) > question.most or len(set(parts)) < len(parts) or not answers.keys() >= set(parts):
                return STALE
            found = [answers[token] for token in answers if token in parts]
            question = talk.send(found if question.most > 1 else found[0])
    except StopIteration as end:
        result: Ready | Refusal = end.value
        return STALE if tokens else result


def _turn(state: State, seat: int, open_to_it: Sequence[AnyAction]) -> Talk:
    by_kind: dict[str, list[Sequence[AnyAction]]] = {}
    for part in open_to_it.parts if isinstance(open_to_it, Legal) else [open_to_it]:
        for kind, actions in _kinds(part, seat):
            by_kind.setdefault(kind, []).append(actions)
    own = state.gateways[seat]
    is_true = bridge_is_true(own) and gate_is_true(own)
    is_risky = not is_true and _is_judged(state, seat)
    draws = dict(zip(("deck", "face"), count_earned(state), strict=True))
    options = [
        (Option(kind, Words(f"war-menu-{kind}", draws), risky=kind == "horn" and is_risky), kind)
        for kind in (*LEADERS, "build", "fortify", "attack", "own", "horn", "end")
        if kind in by_kind
    ]
    kind = yield Question(Words("war-menu-turn"), options)
    parts = by_kind[kind]
    match kind:
        case "build":
            return (yield from _build(parts[0]))
        case "fortify":
            return (yield from _fortify(parts[0]))
        case "heph":
            return (yield from _heph(state, seat, parts[0]))
        case "ares":
            return (yield from _ares(state, seat, parts[0]))
        case "ceto":
            whom = yield _whom(leader.target for leader in parts[0] if isinstance(leader, Leader))
            return Ready(Leader("ceto", target=whom))
        case "attack" | "own" | "pos":
            return (yield from _strike(state, seat, kind, [part for part in parts if isinstance(part, Strikes)]))
        case "horn":
            return Ready(Horn(), _before_horn(state, seat, is_true))
        case _:
            return Ready(End(), _before_ending(state, seat, by_kind, is_true))


def _is_judged(state: State, seat: int) -> bool:
    """Whether a horn of this seat is judged before the last round ends."""
    seats, is_last = len(state.hands), state.round == state.limit
    return has_turn_left(seat, turn=state.turn, first=state.first, seats=seats, is_last=is_last)


def _find_threats(state: State, seat: int) -> list[int]:
    """The others whose horn is still judged, and whose Gateway stands complete."""
    sounded = [other for other, horn in enumerate(state.horns) if horn and other != seat and not state.out[other]]
    return [other for other in sounded if is_complete(state.gateways[other]) and _is_judged(state, other)]


def _can_win(state: State, seat: int) -> bool:
    """Whether a horn sounded now can win: it is judged, or that of another is and can end in a tie."""
    return _is_judged(state, seat) or bool(_find_threats(state, seat))


def _before_horn(state: State, seat: int, is_true: bool) -> Words | None:
    """Why the horn had better not be sounded: the Gateway is not true, or the game ends first."""
    if is_true and _can_win(state, seat):
        return None
    return Words("war-menu-confirm-false-horn" if _is_judged(state, seat) else "war-menu-confirm-late-horn")


def _before_ending(state: State, seat: int, by_kind: Iterable[str], is_true: bool) -> Words | None:
    """What a seat that ends its turn seems to forget: its own horn, or an attack on a seat that has sounded one."""
    if is_true and "horn" in by_kind and _can_win(state, seat):
        return Words("war-menu-confirm-no-horn")
    if (threats := _find_threats(state, seat)) and {"attack", "pos"} & set(by_kind):
        return Words("war-menu-confirm-under-horn", {"whom": threats[0]})
    return None


def _kinds(part: Sequence[AnyAction], seat: int) -> Iterable[tuple[str, Sequence[AnyAction]]]:
    if not len(part):
        return
    if isinstance(part, Strikes):
        yield "pos" if part.poseidon else "own" if part.targets[0][0] == seat else "attack", part
        return
    first = part[0]
    match first:
        case Leader():
            yield first.leader, part
        case Build():
            yield "build", part
        case Fortify():
            yield "fortify", part
        case _:
            for action in part:
                yield "horn" if isinstance(action, Horn) else "end", [action]


def _card(card: Card, answer: Any) -> tuple[Option, Any]:
    return Option(card.lower(), Words("war-menu-card", {"card": card})), answer


def _whom(seats: Iterable[Any]) -> Question:
    found = list(dict.fromkeys(seats))
    return Question(
        Words("war-menu-whom"),
        [(Option(f"s{seat}", Words("war-menu-seat", {"whom": seat})), seat) for seat in found],
    )


def _short(section: Section) -> str:
    return section[0] + section[-1]


def _build(actions: Sequence[AnyAction]) -> Talk:
    found = [action for action in actions if isinstance(action, Build)]
    places = dict.fromkeys(action.where for action in found)
    where = yield Question(
        Words("war-menu-where"), [(Option(place, Words(f"war-menu-new-{place}")), place) for place in places]
    )
    cards = [_card(action.card, action) for action in found if action.where == where]
    return Ready((yield Question(Words("war-menu-which-build"), cards)))


def _fortify(actions: Sequence[AnyAction]) -> Talk:
    found = [action for action in actions if isinstance(action, Fortify)]
    sections = dict.fromkeys(action.section for action in found)
    words = {section: Words("war-menu-section", {"section": section}) for section in sections}
    chosen = yield Question(
        Words("war-menu-which-section"), [(Option(_short(section), words[section]), section) for section in sections]
    )
    cards = [_card(action.card, action) for action in found if action.section == chosen]
    return Ready((yield Question(Words("war-menu-which-card", {"section": chosen}), cards)))


def card_at(state: State, eye: int, owner: int, section: Section, place: Place) -> str:
    """A card in a section as this audience knows it."""
    builds, wars = state.gateways[owner][SECTION_INDEX[section]]
    return seen_as((wars if place in ("war0", "war1") else builds)[PLACE_INDEX[place]], eye)


def _heph(state: State, seat: int, actions: Sequence[AnyAction]) -> Talk:
    found = [action for action in actions if isinstance(action, Leader)]
    eye = eye_of(seat)

    def question(key: str, named: Iterable[Any]) -> Question:
        options = []
        for section, place in dict.fromkeys(named):
            card = card_at(state, eye, seat, section, place)
            words = Words("war-menu-own-card", {"section": section, "card": card})
            options.append((Option(f"{_short(section)}-{PLACE_INDEX[place]}", words), (section, place)))
        return Question(Words(key), options)

    bridge = yield question("war-menu-heph-bridge", (action.bridge for action in found))
    gate = yield question("war-menu-heph-gate", (action.gate for action in found))
    return Ready(Leader("heph", bridge=bridge, gate=gate))


def _ares(state: State, seat: int, moves: Sequence[AnyAction]) -> Talk:
    assert isinstance(moves, Moves)
    eye = eye_of(seat)
    options = [
        (Option(_short(section), Words("war-menu-section", {"section": section})), (section, count))
        for section, count in moves.sections
    ]
    section, count = yield Question(Words("war-menu-ares-to"), options)
    take: list[Taken] = []
    for nth in range(1, count + 1):
        left = []
        for taken in moves.wars:
            if taken not in take:
                other, where, place = taken
                params = {"whom": other, "section": where, "card": card_at(state, eye, other, where, place)}
                token = f"{other}{_short(where)}-{PLACE_INDEX[place]}"
                left.append((Option(token, Words("war-menu-enemy-card", params)), taken))
        take.append((yield Question(Words("war-menu-ares-take", {"nth": nth, "count": count}), left)))
    return Ready(Leader("ares", take=tuple(take), section=section))


def _strike(state: State, seat: int, kind: str, parts: Sequence[Strikes]) -> Talk:
    """Attack, clearing or Poseidon: the target, then the cards."""
    targets = list(dict.fromkeys(target for part in parts for target in part.targets))
    if len(targets) > MOST_OPTIONS:
        whom = yield _whom(target for target, _, _ in targets)
        targets = [target for target in targets if target[0] == whom]
    target: Target = yield Question(
        Words("war-menu-own-aim" if kind == "own" else "war-menu-aim"),
        [_target(state, seat, target) for target in targets],
    )
    hits = [part for part in parts if target in part.targets]
    cards: Sequence[Card]
    if kind == "own":
        cards = yield from _winning_cards(hits)
    else:
        cards = yield from _any_cards(hits)
    action = _action(kind, cards, target)
    return check(state, seat, action) or Ready(action, _confirm(state, seat, target, cards, kind))


def _action(kind: str, cards: Sequence[Card], target: Target) -> AnyAction:
    whom, section, which = target
    if kind == "pos":
        return Leader("pos", cards=tuple(cards), target=whom, section=section, which=which)
    return Attack(tuple(cards), whom, section, which)


def _target(state: State, seat: int, target: Target) -> tuple[Option, Target]:
    whom, section, which = target
    token = f"{whom}{_short(section)}-" + "".join(f"{place[0]}{PLACE_INDEX[place]}" for place in which)
    cards = [card_at(state, eye_of(seat), whom, section, place) for place in which]
    key = "war-menu-own-target" if whom == seat else "war-menu-target"
    params: dict[str, int | str] = {"whom": whom, "section": section, "card": cards[0]}
    if len(cards) > 1:
        return Option(token, Words(f"{key}s", {**params, "other": cards[1]})), target
    return Option(token, Words(key, params)), target


def _any_cards(parts: Sequence[Strikes]) -> Generator[Question, Any, Sequence[Card]]:
    """One or more cards to attack with, picked together, or counted from a large hand."""
    kinds = [entry for part in parts for entry in part.handfuls.kinds]
    most = max(sum(copies for _, _, copies in part.handfuls.kinds) for part in parts)
    total = sum(copies for _, _, copies in kinds)
    if most > MOST_PICKED or total > MOST_OPTIONS:
        return (yield from _counted(parts))
    options = [
        (Option(CARDS[code].lower() + ("" if not nth else chr(ord("a") + nth)), _card_words(CARDS[code])), CARDS[code])
        for code, _, copies in kinds
        for nth in range(copies)
    ]
    found = yield Question(Words("war-menu-attack-with"), options, most)
    return found if most > 1 else [found]


def _card_words(card: Card) -> Words:
    return Words("war-menu-card", {"card": card})


def _handful_words(cards: Sequence[Card]) -> Words:
    """Cards of one kind that go together, as one option."""
    return Words("war-menu-handful", {"kind": cards[0][0], "numbers": " + ".join(card[1:] for card in cards)})


def _winning_cards(parts: Sequence[Strikes]) -> Generator[Question, Any, Sequence[Card]]:
    """Cards that are sure to clear the seat's own: an option for each handful, or counted if there are too many."""
    if sum(part.handfuls.reaching(part.least) for part in parts) > MOST_OPTIONS:
        return (yield from _counted(parts))
    handfuls = [cards for part in parts for cards in part.handfuls[: part.handfuls.reaching(part.least)]]
    if max(map(len, handfuls)) > MOST_PICKED:
        return (yield from _counted(parts))
    options = [(Option("".join(cards).lower(), _handful_words(cards)), cards) for cards in handfuls]
    chosen: Sequence[Card] = yield Question(Words("war-menu-attack-with"), options)
    return chosen


def _counted(parts: Sequence[Strikes]) -> Generator[Question, Any, Sequence[Card]]:
    """Cards to attack with, by asking how many of each; only counts that can still lead to enough are offered."""
    sides = {"wb"[KIND[part.handfuls.kinds[0][0]]]: part for part in parts}
    options = [(Option(side, Words(f"war-menu-with-{side}")), part) for side, part in sides.items()]
    part: Strikes = yield Question(Words("war-menu-attack-kind"), options)
    chosen: list[Card] = []
    total = 0
    rest = _strength(part.handfuls)
    for code, number, copies in part.handfuls.kinds:
        rest -= number * copies
        counts = [count for count in range(copies + 1) if total + count * number + rest >= part.least]
        card = CARDS[code]
        params: Mapping[str, int | str] = {"card": card}
        count = yield Question(
            Words("war-menu-how-many", params),
            [(Option(str(count), Words("war-menu-count", {**params, "count": count})), count) for count in counts],
        )
        chosen.extend([card] * count)
        total += count * number
    return chosen


def _strength(handfuls: Handfuls) -> int:
    return sum(number * copies for _, number, copies in handfuls.kinds)


def _confirm(state: State, seat: int, target: Target, cards: Sequence[Card], kind: str) -> Words | None:
    """Ask again before an attack on cards that the seat knows to be too strong."""
    whom, section, which = target
    known = [card_at(state, eye_of(seat), whom, section, place) for place in which]
    if not all(card in CODE for card in known):
        return None
    need = sum(NUMBER[CODE[card]] for card in known)
    if kind != "pos" and KIND[CODE[known[0]]] != KIND[CODE[cards[0]]]:
        need *= 2
    total = sum(NUMBER[CODE[card]] for card in cards)
    return Words("war-menu-confirm-hopeless", {"total": total, "need": need}) if total < need else None
