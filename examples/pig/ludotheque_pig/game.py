"""The game of Pig: its rules, and how people write, see and hear them."""

from collections.abc import Callable, Sequence
from random import Random
from typing import TYPE_CHECKING, Any

from ludotheque.contract import Event, Game, MatchFacts, Refusal, Result, Terms
from ludotheque.kernel import copied
from ludotheque.options import Number
from ludotheque_pig import notation, playout, rules
from ludotheque_pig.actions import HOLD, ROLL, Action
from ludotheque_pig.events import EVENT_TYPES, events_of_fall, events_of_hold
from ludotheque_pig.state import MOST_SEATS, OVER, ROLLING, ROUND, SIDES, new_round
from ludotheque_pig.view import View, imagine, view

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    from ludotheque.kernel import Chance, State

REFUSALS = {rules.IS_OVER: "over", rules.NOT_YOUR_TURN: "not-your-turn", rules.ROLL_FIRST: "roll-first"}


class Pig(Game[View, Action, int]):
    """Roll as often as you dare; a 1 loses the turn. An outcome of chance is what the die shows."""

    name = notation.NAME
    seats = range(2, MOST_SEATS + 1)
    options = (Number("target", least=20, most=200, usual=100),)
    state_type = ROUND
    view_type = View
    action_type = Action
    event_types = EVENT_TYPES

    def begin(self, terms: Terms, number: int) -> "State":
        return new_round(terms.seats, terms.options["target"])

    def awaits_chance(self, state: "State") -> bool:
        return bool(state.phase == ROLLING)

    def draw(self, state: "State", below: Callable[[int], int]) -> int:
        return 1 + below(SIDES)

    def read_outcome(self, state: "State", given: Any) -> int:
        return notation.read_outcome(given)

    def write_outcome(self, outcome: int) -> str:
        return notation.write_outcome(outcome)

    def happen(self, state: "State", outcome: int) -> list[Event]:
        before = copied(state)
        rules.fall(state, outcome)
        return events_of_fall(before, state)

    def actors(self, state: "State") -> tuple[int, ...]:
        return () if self.over(state) else (int(state.turn),)

    def legal(self, state: "State", seat: int) -> list[Action]:
        return [action for action in (ROLL, HOLD) if self.refusal(state, seat, action) is None]

    def refusal(self, state: "State", seat: int, action: Action) -> Refusal | None:
        why = rules.why_not_hold(state, seat) if action == HOLD else rules.why_not_roll(state, seat)
        return None if why == rules.ALLOWED else Refusal(REFUSALS[why], {"turn": int(state.turn) + 1})

    def act(self, state: "State", seat: int, action: Action) -> list[Event]:
        if action == ROLL:
            rules.roll(state)
            return []  # there is nothing to tell before the die has fallen
        before = copied(state)
        rules.hold(state)
        return events_of_hold(before, state)

    def over(self, state: "State") -> bool:
        return bool(state.phase == OVER)

    def scores(self, state: "State") -> tuple[int, ...]:
        return tuple(state.banked[: state.seats].tolist())

    def result(self, terms: Terms, rounds: "Sequence[State]") -> Result | None:
        (state,) = rounds
        return Result((int(state.turn),), self.scores(state))

    def read(self, text: str) -> Action:
        return notation.read_action(text)

    def write(self, action: Action) -> str:
        return notation.write_action(action)

    def view(self, state: "State", facts: MatchFacts) -> View:
        return view(state, facts)

    def imagine(self, view: View, chance: Random) -> "State":
        return imagine(view)

    def play_out(self, states: "NDArray[Any]", chance: "Chance", lengths: "NDArray[np.int32]") -> None:
        playout.play_out(states, chance, lengths)


GAME = Pig()
