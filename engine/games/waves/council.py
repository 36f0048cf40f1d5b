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
from engine.games.waves.state import BY_CLASSES, BY_ELDERS, OVER, REASONS, REBEL, WavesState, with_more
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
        self._set_powers()
        for place in self._order():
            if self._act(place):
                return self._win(self.layout.side_of[self.layout.owners[place]])
        return end_round(self.state, self.piles, self.agents, self.hands, self.collected, self.shells, self.tablet)

    def _show_rebels(self) -> None:
        """Count the open cards, and discard all Rebel stacks down to one card."""
        cards = [*self.state.council, self.state.spare]
        for place, agent in enumerate(self.agents):
            if agent > REBEL:
                count, card = divmod(agent, REBEL)
                cards += [card] * count
                self.events.append(RebelsShown(self.layout.owners[place], place, card, count))
                self.piles.throw(card, count - 1)
                self.agents[place] = REBEL + card
                self.shown.add(place)
        winner = majority(cards)
        self.tablet = self.state.tablets[winner - 1]
        self.events.append(MajorityFound(winner, self.tablet))

    def _take_effect(self) -> None:
        """The direct effects."""
        if self.tablet == "rotate":
            self.council = [*self.council[1:], self.council[0]]
            self.events.append(Rotated())
        elif self.tablet == "shells":
            self.shells = min(MOST_SHELLS, sum([agent < REBEL for agent in self.agents]))
            self.events.append(ShellsSet(self.shells))

    def _set_powers(self) -> None:
        """The Powers of all Agents and Elders under the active tablet, by place."""
        tablet, agents, council = self.tablet, self.agents, self.council
        self.agent_powers = [agent % REBEL for agent in agents]
        self.elder_powers = council.copy()
        if tablet == "six":
            self._change_class(SCHOLAR, 6)
        elif tablet == "roles":
            self.agent_powers = [6 if agent > REBEL else 3 for agent in agents]
        elif tablet == "tide":
            self._change_class(KEEPER, KEEPER + 2 * self.shells)
        elif tablet == "weak":
            self.agent_powers = [agent - 2 if agent < REBEL else agent % REBEL for agent in agents]
        elif tablet == "agent-right":
            self.agent_powers = [self.agent_powers[-1], *self.agent_powers[:-1]]
        elif tablet == "elder-right":
            self.elder_powers = [self.state.spare or council[-1], *council[:-1]]

    def _change_class(self, card: int, power: int) -> None:
        self.agent_powers = [power if agent % REBEL == card else agent % REBEL for agent in self.agents]
        self.elder_powers = [power if elder == card else elder for elder in self.council]

    def _order(self) -> list[int]:
        """The places in the order in which they act, both Waves in a row."""
        places, token = len(self.agents), self.state.token
        if self.tablet == "counter":
            order = [*range(token, -1, -1), *range(places - 1, token, -1)]
        else:
            order = [*range(token, places), *range(token)]
        agents = self.agents
        followers = [place for place in order if agents[place] < REBEL]
        rebels = [place for place in order if agents[place] > REBEL]
        return rebels + followers if self.tablet == "rebels-first" else followers + rebels

    def _act(self, place: int) -> bool:
        """Let a place's owner collect its Elder or take it to the hand; true if that wins the game."""
        seat = self.layout.owners[place]
        side = self.layout.side_of[seat]
        self._show(place)
        if self.tablet == "agent-right":
            self._show((place - 1) % len(self.agents))
        card, agent, elder = self.council[place], self.agent_powers[place], self.elder_powers[place]
        self.council[place] = 0
        why = self._obstacle(card, side, agent, elder)
        if why:
            self.hands[seat] = with_more(self.hands[seat], card)
            self.events.append(TookToHand(seat, place, card, agent, elder, why))
            return False
        self.shells -= 1
        held = self.collected[side] = with_more(self.collected[side], card)
        self.events.append(Collected(seat, place, card, agent, elder, self.shells))
        if self.tablet == "tide":
            self._set_powers()
        goal = self.layout.goals[side]
        return 5 - held.count(0) >= goal.classes or sum(held) >= goal.elders

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
            self.events.append(AgentShown(self.layout.owners[place], place, self.agents[place] % REBEL))

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
