"""From the last Agent to the last Elder: True Majority, the tablet's direct effect, and the two Waves."""

from __future__ import annotations

from msgspec.structs import replace

from engine.chance import Chance
from engine.game import Event
from engine.games.waves.events import (
    AgentShown,
    Collected,
    Ended,
    MajorityFound,
    RebelsShown,
    Rotated,
    ShellsSet,
    TookToHand,
)
from engine.games.waves.piles import Piles
from engine.games.waves.rounds import end_round, majority
from engine.games.waves.state import BY_CLASSES, BY_ELDERS, OVER, REASONS, REBEL, WavesState, count_in, with_more
from engine.games.waves.tables import KEEPER, MOST_SHELLS, SCHOLAR


def resolve(state: WavesState, chance: Chance, events: list[Event]) -> WavesState:
    """Play a round from its last Agent to its end."""
    return _Waves(state, chance, events).play()


class _Waves:
    """The two Waves of one round. Lives for one turn only; what it changes goes into the next state."""

    def __init__(self, state: WavesState, chance: Chance, events: list[Event]) -> None:
        self.state = state
        self.events = events
        self.piles = Piles(state, chance, events)
        self.layout = state.layout
        self.agents = list(state.agents)
        self.council = list(state.council)
        self.hands = list(state.hands)
        self.collected = list(state.collected)
        self.shells = state.shells
        self.shown: set[int] = set()
        self.returned = False

    def play(self) -> WavesState:
        self._show_rebels()
        self._take_effect()
        for place in self._order():
            if self._act(place):
                return self._win(self.layout.side_of[self.layout.owners[place]])
        after = replace(
            self.state,
            agents=tuple(self.agents),
            hands=tuple(self.hands),
            collected=tuple(self.collected),
            shells=self.shells,
            active=self.tablet,
        )
        return end_round(after, self.piles)

    def _show_rebels(self) -> None:
        """Count the open cards, and discard all Rebel stacks down to one card."""
        cards = list(self.state.council)
        if self.state.spare:
            cards.append(self.state.spare)
        for place, agent in enumerate(self.agents):
            if agent > REBEL:
                count, card = divmod(agent, REBEL)
                cards += [card] * count
                self.events.append(RebelsShown(seat=self.layout.owners[place], place=place, card=card, count=count))
                self.piles.throw(card, count - 1)
                self.agents[place] = REBEL + card
                self.shown.add(place)
        winner = majority(cards)
        self.tablet = self.state.tablets[winner - 1]
        self.events.append(MajorityFound(majority=winner, tablet=self.tablet))

    def _take_effect(self) -> None:
        """The direct effects."""
        if self.tablet == "rotate":
            self.council = [*self.council[1:], self.council[0]]
            self.events.append(Rotated())
        elif self.tablet == "shells":
            self.shells = min(MOST_SHELLS, sum(agent < REBEL for agent in self.agents))
            self.events.append(ShellsSet(shells=self.shells))

    def _order(self) -> list[int]:
        """The places in the order in which they act, both Waves in a row."""
        places, token = len(self.agents), self.state.token
        if self.tablet == "counter":
            order = [(token - i) % places for i in range(places)]
        else:
            order = [(token + i) % places for i in range(places)]
        followers = [place for place in order if self.agents[place] < REBEL]
        rebels = [place for place in order if self.agents[place] > REBEL]
        return rebels + followers if self.tablet == "rebels-first" else followers + rebels

    def _act(self, place: int) -> bool:
        """Let a place's owner collect its Elder or take it to the hand; true if that wins the game."""
        seat = self.layout.owners[place]
        side = self.layout.side_of[seat]
        self._show(place)
        card = self.council[place]
        agent, elder = self._agent_power(place), self._elder_power(place)
        self.council[place] = 0
        why = self._obstacle(card, side, agent, elder)
        if why:
            self.hands[seat] = with_more(self.hands[seat], card)
            self.events.append(
                TookToHand(seat=seat, place=place, card=card, agent=agent, elder=elder, why=why),
            )
            return False
        self.shells -= 1
        held = self.collected[side] = with_more(self.collected[side], card)
        self.events.append(
            Collected(seat=seat, place=place, card=card, agent=agent, elder=elder, shells=self.shells),
        )
        goal = self.layout.goals[side]
        return 5 - held.count(0) >= goal.classes or count_in(held) >= goal.elders

    def _obstacle(self, card: int, side: int, agent: int, elder: int) -> str:
        """Why the Elder is not collected, or nothing."""
        if not self.shells:
            return "shells"
        tablet = self.tablet
        if agent > elder if tablet == "meek" else agent <= elder:
            return "power"
        if tablet == "unique" and (*self.state.council, self.state.spare).count(card) > 1:
            return "unique"
        if tablet == "no-copies" and self.collected[side][card - 1]:
            return "copies"
        if tablet == "first-returns" and not self.returned:
            self.returned = True
            return "returns"
        return ""

    def _show(self, place: int) -> None:
        if place not in self.shown:
            self.shown.add(place)
            seat, card = self.layout.owners[place], self.agents[place] % REBEL
            self.events.append(AgentShown(seat=seat, place=place, card=card))

    def _agent_power(self, place: int) -> int:
        agent = self.agents[place]
        card, tablet = agent % REBEL, self.tablet
        if tablet == "roles":
            return 6 if agent > REBEL else 3
        if tablet == "agent-right":
            right = (place - 1) % len(self.agents)
            self._show(right)
            return self.agents[right] % REBEL
        if tablet == "weak" and agent < REBEL:
            return card - 2
        return self._power(card)

    def _elder_power(self, place: int) -> int:
        if self.tablet == "elder-right":
            state = self.state
            return state.spare if state.spare and not place else state.council[place - 1]
        return self._power(self.council[place])

    def _power(self, card: int) -> int:
        """The Power of a card that is neither Follower nor Rebel to the tablet."""
        if self.tablet == "six" and card == SCHOLAR:
            return 6
        if self.tablet == "tide" and card == KEEPER:
            return KEEPER + 2 * self.shells
        return card

    def _win(self, side: int) -> WavesState:
        """The game ends in mid-Wave: what nobody acted on stays where it is."""
        ended = BY_CLASSES if 5 - self.collected[side].count(0) >= self.layout.goals[side].classes else BY_ELDERS
        winners = tuple(seat for seat in range(self.state.seats) if self.layout.side_of[seat] == side)
        self.events.append(Ended(winners=winners, reason=REASONS[ended]))
        return replace(
            self.state,
            phase=OVER,
            agents=tuple(self.agents),
            shown=tuple(sorted(self.shown)),
            council=tuple(self.council),
            hands=tuple(self.hands),
            collected=tuple(self.collected),
            shells=self.shells,
            active=self.tablet,
            deck=self.piles.deck,
            discard=self.piles.discard,
            ended=ended,
            won=side,
        )
