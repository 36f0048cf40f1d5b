"""Moving ahead in Rolling with the Waves: a list of dice to draft, the most wanted first, and how to pay for them."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import UNSET
from msgspec.structs import replace

from engine.errors import Refusal
from engine.game import Action, Event
from engine.games.rolling.actions import Draft, Fire, Shot
from engine.games.rolling.legal import drafter
from engine.games.rolling.parts import DICE_A_PLAYER, FREEBOOTER
from engine.games.rolling.state import State
from engine.games.rolling.view import View
from engine.menu import STALE, Ask, Option, Ready, Words
from engine.plan import ROUND, Claim, PlanRules, Wish

DIE = "die"
PAY, SAILOR = "pay", "sailor"
LIMITS = (4, 3, 2, 0)
"""The limits to choose from for what a die may cost; a dearer one is taken as a drunken sailor."""
DEAREST = "dearest"
"""The die with the highest number among those that are left and can be paid for, within the limit of the chosen way.

Free ones cost nothing; of two that show the same number a free one is taken.
"""
SEA = "sea"
"""Fire all full cannons into the sea, in the order in which they are listed."""


class RollingPlans(PlanRules[State, View]):
    """Dice are wished for by colour and number, so that any die that looks the same will do."""

    stops = (ROUND,)
    usual = (ROUND,)
    ways = (PAY, *(f"{SAILOR}-{limit}" for limit in LIMITS))
    habits = ("fire",)

    def imagine_turn(self, state: State, seat: int) -> State | None:
        """The draft as if it were the seat's turn to take a die; no die leaves the pool."""
        if state.phase != "draft" or not self._picks(state, seat):
            return None
        seats = len(state.infamy)
        ahead = (seat - drafter(state)) % seats
        skipped = state.pool[:ahead]
        if len(skipped) < ahead:
            return None
        return replace(state, taken=(*state.taken, *skipped), pool=state.pool) if ahead else state

    def _picks(self, state: State, seat: int) -> int:
        """How many dice the seat still takes in this round."""
        return DICE_A_PLAYER - len(state.hand(seat)) if state.phase == "draft" else 0

    def repeats(self, view: View) -> int:
        """How many dice the seat still takes in this round: one list stands for them all."""
        if view.seat is None or view.phase != "draft":
            return 1
        return max(1, DICE_A_PLAYER - len(view.open.hands[view.seat]))

    def ask(self, state: State, seat: int, picked: Sequence[str], wished: Sequence[Wish]) -> Ask | Ready | Refusal:
        """Offer each kind of die that is left and not on the list, whatever it would cost now; last, the dearest."""
        imagined = self.imagine_turn(state, seat)
        if imagined is None:
            return STALE
        listed = {(wish.params["colour"], wish.params["value"]) for wish in wished if wish.pattern == DIE}
        looks = sorted({imagined.roll[die] for die in imagined.pool} - listed, key=lambda look: (-look[1], look[0]))
        options = {f"{_letter(colour)}{value}": (colour, value) for colour, value in looks}
        may_end = bool(wished) and all(wish.pattern == DIE for wish in wished)
        if list(picked) == [DEAREST] and may_end:
            return Ready(Wish(pattern=DEAREST))
        if not picked:
            if not options or not (may_end or not wished):
                return STALE
            found = tuple(
                Option(token, self._look(*look, seat, imagined.infamy[seat])) for token, look in options.items()
            )
            found += (Option(DEAREST, Words("rolling-ahead-dearest")),) if may_end else ()
            return Ask(Words("rolling-ahead-next" if wished else "rolling-ahead-die"), found)
        if len(picked) > 1 or picked[0] not in options:
            return STALE
        colour, value = options[picked[0]]
        dear = colour not in (seat, FREEBOOTER) and value > imagined.infamy[seat]
        way = f"{SAILOR}-0" if dear else PAY
        return Ready(Wish(pattern=DIE, params={"colour": colour, "value": value, "way": way}))

    def _look(self, colour: int, value: int, seat: int, infamy: int) -> Words:
        params: dict[str, int | str] = {"colour": colour, "value": value, "cost": value}
        if colour in (seat, FREEBOOTER):
            return Words("rolling-menu-die-free", params)
        return Words("rolling-menu-die-paid" if value <= infamy else "rolling-menu-die-sailor", params)

    def read_wish(self, wish: Wish, way: str) -> Wish:
        """A die that is too dear to pay for stays wished for as a drunken sailor, whatever way is chosen."""
        if wish.pattern not in (DIE, DEAREST) or wish.params.get("way") == f"{SAILOR}-0":
            return wish
        return replace(wish, params={**wish.params, "way": way})

    def may_mean_something_later(self, state: State, seat: int, wish: Wish) -> bool:
        """A die that is still in the pool may be had as a drunken sailor once no free die is left."""
        if wish.pattern == DEAREST:
            return bool(state.pool)
        look = (wish.params.get("colour"), wish.params.get("value"))
        return wish.params.get("way") != PAY and look in {state.roll[die] for die in state.pool}

    def words(self, state: State, seat: int, wish: Wish) -> Sequence[Words]:
        if wish.pattern == SEA:
            return (Words("rolling-habit-sea"),)
        if wish.pattern == DEAREST:
            return (Words("rolling-ahead-wish-dearest"),)
        if wish.pattern != DIE:
            return ()
        params = {name: wish.params[name] for name in ("colour", "value")}
        is_sailor = wish.params.get("way") == f"{SAILOR}-0"
        return (Words("rolling-menu-die-sailor" if is_sailor else "rolling-ahead-wish", params),)

    def usual_ways(self, kind: str) -> Sequence[Wish]:
        """Fire into the sea, which harms nobody; the seat's last volley is offered besides."""
        return (Wish(pattern=SEA),)

    def claims(self, view: View, wishes: Sequence[Wish]) -> Sequence[Claim]:
        """That the first die on the list is still there; that a clear one or one of the seat's own colour is."""
        found = []
        if wishes and wishes[0].pattern == DIE:
            found.append(Claim("first", {name: wishes[0].params[name] for name in ("colour", "value")}))
        if self._has_free(view):
            found.append(Claim("free"))
        return found

    def lasts(self, claim: Claim) -> bool:
        """A free die can be left again and again; the first on the list is gone once it is taken."""
        return claim.name == "free"

    def holds(self, claim: Claim, view: View, news: Sequence[Event]) -> bool:
        if claim.name == "free":
            return self._has_free(view)
        look = (claim.params.get("colour"), claim.params.get("value"))
        return claim.name == "first" and look in {view.open.roll[die] for die in view.open.pool}

    def _has_free(self, view: View) -> bool:
        return any(view.open.roll[die][0] in (view.seat, FREEBOOTER) for die in view.open.pool)

    def resolve(self, wish: Wish, view: View, legal: Sequence[Action]) -> Action | None:
        """The first die of the wished colour and number, paid for or as a drunken sailor, as the wish allows."""
        if wish.pattern == SEA and legal and isinstance(legal[0], Fire):
            return Fire(tuple(Shot(shot.cannon, None) for shot in legal[0].shots))
        open_, way = view.open, str(wish.params.get("way", PAY))
        limit = None if way == PAY else int(way.removeprefix(f"{SAILOR}-"))
        if wish.pattern == DEAREST:
            return _dearest(view, limit, legal)
        if wish.pattern != DIE:
            return None
        look = (wish.params.get("colour"), wish.params.get("value"))
        for action in legal:
            if not isinstance(action, Draft) or open_.roll[action.die] != look:
                continue
            colour, value = open_.roll[action.die]
            is_free = colour in (view.seat, FREEBOOTER)
            pays = action.sailor is UNSET
            wants_sailor = limit is not None and value > limit
            if is_free or pays != wants_sailor:
                return action
        return None


def _dearest(view: View, limit: int | None, legal: Sequence[Action]) -> Action | None:
    """The draft of the highest number that is free or costs no more than the limit; a free one before a paid one."""
    paid = [action for action in legal if isinstance(action, Draft) and action.sailor is UNSET]

    def rank(draft: Draft) -> tuple[int, bool]:
        colour, value = view.open.roll[draft.die]
        return value, colour in (view.seat, FREEBOOTER)

    within = (draft for draft in paid if limit is None or rank(draft)[1] or rank(draft)[0] <= limit)
    return max(within, key=rank, default=None)


def _letter(colour: int) -> str:
    """A colour as one letter of a token."""
    return "f" if colour == FREEBOOTER else "abcde"[colour]
