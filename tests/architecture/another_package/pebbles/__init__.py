"""The smallest game that obeys the contract, as a package of its own: take one to three pebbles, the last one wins."""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, ClassVar, TypedDict

import numpy as np

from ludotheque import contract
from ludotheque.contract import Event, Game, MatchFacts, Refusal, Result, Terms
from ludotheque.errors import Refused
from ludotheque.kernel import Chance, Record, State, below, rule

ROUND = np.dtype((Record, [("left", "i8"), ("turn", "i8"), ("seats", "i8")]))


@rule
def take(state: State, count: int) -> None:
    """Take some pebbles; unless they were the last, the next seat is on turn."""
    state.left -= count
    if state.left:
        state.turn = (state.turn + 1) % state.seats


@rule
def play_out(states: Any, chance: Chance, lengths: Any) -> None:
    """Random play."""
    for i in range(len(states)):
        lengths[i] = 0
        while states[i].left:
            take(states[i], 1 + below(chance, min(3, states[i].left)))
            lengths[i] += 1


class Take(contract.Action, frozen=True):
    """Take some pebbles."""

    count: int


class View(contract.View, frozen=True):
    """The pebbles that lie there."""

    left: int
    turn: int


class Taken(TypedDict):
    """Pebbles were taken."""

    count: int
    left: int


class Pebbles(Game[View, Take, None]):
    """Seventeen pebbles."""

    name = "pebbles"
    seats = range(2, 4)
    state_type = ROUND
    view_type = View
    action_type = Take
    event_types: ClassVar[Mapping[str, type]] = {"takes": Taken}

    def begin(self, terms: Terms, number: int) -> State:
        state: State = np.zeros(1, ROUND)[0]
        state.left, state.seats = 17, terms.seats
        return state

    def actors(self, state: State) -> tuple[int, ...]:
        return (int(state.turn),) if state.left else ()

    def legal(self, state: State, seat: int) -> list[Take]:
        return [Take(count) for count in range(1, min(3, state.left) + 1)] if seat in self.actors(state) else []

    def refusal(self, state: State, seat: int, action: Take) -> Refusal | None:
        if seat != state.turn:
            return Refusal("not-your-turn", {"turn": int(state.turn) + 1})
        return Refusal("too-many", {"left": int(state.left)}) if action.count > state.left else None

    def act(self, state: State, seat: int, action: Take) -> list[Event]:
        take(state, action.count)
        return [Event("takes", seat, {"count": action.count, "left": int(state.left)})]

    def over(self, state: State) -> bool:
        return not state.left

    def scores(self, state: State) -> tuple[int, ...]:
        return tuple(int(self.over(state) and seat == state.turn) for seat in range(state.seats))

    def result(self, terms: Terms, rounds: Sequence[State]) -> Result | None:
        return Result((int(rounds[0].turn),), self.scores(rounds[0]))

    def read(self, text: str) -> Take:
        if text not in ("take 1", "take 2", "take 3"):
            raise Refused("unreadable", game=self.name, facts={"text": text})
        return Take(int(text[-1]))

    def write(self, action: Take) -> str:
        return f"take {action.count}"

    def view(self, state: State, facts: MatchFacts) -> View:
        return View(*facts, left=int(state.left), turn=int(state.turn))

    def imagine(self, view: View, chance: Random) -> State:
        state = self.begin(self.terms(view.seats, view.options, view.rules), 0)
        state.left, state.turn = view.left, view.turn
        return state

    def play_out(self, states: Any, chance: Chance, lengths: Any) -> None:
        play_out(states, chance, lengths)


GAME = Pebbles()
