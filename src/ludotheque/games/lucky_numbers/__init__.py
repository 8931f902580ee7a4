"""Lucky Numbers, by Michael Schacht: fill your garden with clovers, every row and column ascending."""

from collections.abc import Callable, Sequence
from itertools import permutations
from random import Random

import numpy as np
from numpy.typing import NDArray

from ludotheque.contract import Event, Game, MatchFacts, Refusal, Result, Terms
from ludotheque.games.lucky_numbers import actions, garden, notation, playout, rules
from ludotheque.games.lucky_numbers.actions import Action, Arrange, Why
from ludotheque.games.lucky_numbers.events import EVENT_TYPES, events_of_action, events_of_reveal
from ludotheque.games.lucky_numbers.notation import CELL_NAMES
from ludotheque.games.lucky_numbers.state import ARRANGING, OVER, ROUND, RULES, new_round, number_of
from ludotheque.games.lucky_numbers.view import SETUPS, View, imagine, rounds_of, view
from ludotheque.kernel import Chance, Ints, Rounds, State
from ludotheque.options import Choice, Switch, WhichSeat


class LuckyNumbers(Game[View, Action, int]):
    """The game of Lucky Numbers, with its setups, Bruno's variant and the tournament. An outcome is a clover."""

    name = actions.NAME
    rules_version = RULES
    seats = range(2, 6)
    options = (Choice("setup", SETUPS), Switch("bruno"), Switch("tournament"), WhichSeat("first", since=2))
    state_type = ROUND
    seen_alike = True
    view_type = View
    action_type = Action
    event_types = EVENT_TYPES

    def begin(self, terms: Terms, number: int) -> State:
        """A round; in a tournament the seat that begins moves on by one each time."""
        first, setup = (terms.options["first"] + number) % terms.seats, SETUPS.index(terms.options["setup"])
        return new_round(terms.seats, first, setup, bool(terms.options["bruno"]), terms.rules)

    def awaits_chance(self, state: State) -> bool:
        """Whether a clover must be revealed."""
        return bool(rules.awaits_chance(state))

    def draw(self, state: State, below: Callable[[int], int]) -> int:
        """Any clover of the pile."""
        return int(rules.face_down_clover(state, below(rules.clovers_face_down(state))))

    def read_outcome(self, state: State, given: object) -> int:
        """A revealed clover from a number or a text."""
        return notation.read_outcome(state, given)

    def write_outcome(self, outcome: int) -> str:
        """A revealed clover as text."""
        return notation.write_outcome(outcome)

    def happen(self, state: State, outcome: int) -> list[Event]:
        """Reveal a clover."""
        phase, seat = int(state["phase"]), int(state["turn"])
        rules.reveal(state, outcome)
        return events_of_reveal(phase, seat, outcome, state)

    def actors(self, state: State) -> tuple[int, ...]:
        """The seats that still arrange, or the one on turn."""
        phase = int(state["phase"])  # outside of rules four times as fast as state.phase
        if phase == OVER:
            return ()
        if phase != ARRANGING:
            return (int(state["turn"]),)
        return tuple(seat for seat in range(state.seats) if not rules.has_arranged(state, seat))

    def legal(self, state: State, seat: int) -> list[Action]:
        """What a seat may do."""
        if state["phase"] != ARRANGING:
            found: list[Action] = actions.ACTIONS[_open(state, seat)].tolist()
            return found
        if rules.has_arranged(state, seat):
            return []
        drawn = (number_of(clover) for clover in state.drawn[seat].tolist())
        return [Arrange(order) for order in sorted(set(permutations(drawn)))]

    def legal_texts(self, state: State, seat: int) -> list[str]:
        """What a seat may do, in texts that were made once."""
        if state["phase"] != ARRANGING:
            texts: list[str] = notation.TEXTS[_open(state, seat)].tolist()
            return texts
        return super().legal_texts(state, seat)

    def refusal(self, state: State, seat: int, action: Action) -> Refusal | None:
        """Why an action is refused, with the facts that its sentence tells."""
        code = actions.code_of(action)
        number = actions.refusal_number(state, seat, *code)
        if number == 0:
            return None
        why = Why(number)
        facts: dict[str, object] = {"number": code.number, "cell": CELL_NAMES[code.cell]}
        if why == Why.NOT_YOUR_TURN:
            facts["turn"] = int(state.turn) + 1
        elif why == Why.NOT_YOUR_CLOVERS:
            facts["numbers"] = sorted(number_of(clover) for clover in state.drawn[seat].tolist())
        elif why == Why.DOES_NOT_FIT:
            placed = facts["number"] = code.number or number_of(int(state.held))
            facts["before"], facts["after"] = map(int, garden.bounds(state, seat, code.cell))
            clash = garden.clashing_cell(state, seat, code.cell, placed)
            facts["clash"] = None if clash is None else CELL_NAMES[clash]
        return Refusal(why.name.lower().replace("_", "-"), facts)

    def act(self, state: State, seat: int, action: Action) -> list[Event]:
        """Carry out an action."""
        code = actions.code_of(action)
        return events_of_action(seat, code, *actions.act_and_tell(state, seat, *code))

    def over(self, state: State) -> bool:
        """Whether a garden is full or the last clover was drawn."""
        return bool(state["phase"] == OVER)

    def scores(self, state: State) -> tuple[int, ...]:
        """Two points for every winner, minus one for each empty cell of everybody else."""
        return tuple(int(rules.score(state, seat)) for seat in range(state.seats))

    def result(self, terms: Terms, rounds: Sequence[State]) -> Result | None:
        """When all rounds are over most points win, and ties share."""
        if len(rounds) < rounds_of(terms.seats, terms.options):
            return None
        totals = tuple(map(sum, zip(*map(self.scores, rounds), strict=True)))
        return Result(tuple(seat for seat, total in enumerate(totals) if total == max(totals)), totals)

    def read(self, text: str) -> Action:
        """An action from its text."""
        return notation.read_action(text)

    def write(self, action: Action) -> str:
        """An action as text."""
        return notation.write_action(action)

    def view(self, state: State, facts: MatchFacts) -> View:
        """The table, the same for everybody."""
        return view(state, facts)

    def imagine(self, view: View, chance: Random) -> State:
        """The round that a view shows."""
        return imagine(view)

    def play_out(self, states: Rounds, chance: Chance, lengths: NDArray[np.int32]) -> None:
        """Random play."""
        playout.play_out(states, chance, lengths)


def _open(state: State, seat: int) -> Ints:
    """The actions of a turn that are open to a seat, as indices of `ACTIONS`."""
    listed = np.empty(actions.MOST_ACTIONS, np.int64)
    return listed[: actions.list_actions(state, seat, listed)]


GAME = LuckyNumbers()
