"""Polyssimo Challenge, by Alain Brobecker: pick pieces, then leave as little of them as you can off a crowded board."""

from collections.abc import Sequence
from random import Random

import numpy as np
from numpy.typing import NDArray

from ludotheque.contract import Event, Game, MatchFacts, Refusal, Result, Terms
from ludotheque.games.polyssimo import actions, notation, playout, rules
from ludotheque.games.polyssimo.actions import Action, Lay, Pick, Why, code_of
from ludotheque.games.polyssimo.events import EVENT_TYPES, events_of_action
from ludotheque.games.polyssimo.listing import placements
from ludotheque.games.polyssimo.pieces import HEXOMINOES, PIECES
from ludotheque.games.polyssimo.refusals import refusal_of
from ludotheque.games.polyssimo.state import DRAFT, OVER, ROUND, new_round
from ludotheque.games.polyssimo.view import View, imagine, members, view
from ludotheque.kernel import Chance, Rounds, State
from ludotheque.options import PerSeat, WhichSeat

__all__ = ["GAME", "Action", "Lay", "Pick", "Polyssimo", "View", "placements"]


class Polyssimo(Game[View, Action, None]):
    """The game of Polyssimo Challenge, with its handicap. Nothing is left to chance, nothing is hidden."""

    name = notation.NAME
    rules_version = 2
    seats = range(2, 5)
    options = (
        PerSeat("handicap", {seats: PIECES // seats for seats in range(2, 5)}, len(HEXOMINOES)),
        WhichSeat("first", since=2),
    )
    state_type = ROUND
    seen_alike = True
    view_type = View
    action_type = Action
    event_types = EVENT_TYPES

    def begin(self, terms: Terms, number: int) -> State:
        """A round: all pieces in the middle, and the seat that begins picks."""
        handicap = terms.options["handicap"]
        assert isinstance(handicap, tuple)
        return new_round(terms.seats, handicap, terms.options["first"])

    def actors(self, state: State) -> tuple[int, ...]:
        """The seat on turn."""
        return () if state.phase == OVER else (int(state.turn),)

    def legal(self, state: State, seat: int) -> list[Action]:
        """What a seat may pick, or where it may lay which piece."""
        return actions.open_actions(state, seat) if seat in self.actors(state) else []

    def legal_texts(self, state: State, seat: int) -> list[str]:
        """The texts of these actions."""
        if state.phase == DRAFT or seat not in self.actors(state):
            return super().legal_texts(state, seat)
        return [notation.TEXTS[placement] for placement in actions.open_numbers(state, seat)]

    def refusal(self, state: State, seat: int, action: Action) -> Refusal | None:
        """Why an action is refused, with the facts that its sentence tells."""
        why = actions.refusal_number(state, seat, *code_of(action))
        return refusal_of(state, action, Why(why)) if why else None

    def act(self, state: State, seat: int, action: Action) -> list[Event]:
        """Carry out an action."""
        had_passed = int(state.passed)
        actions.act(state, seat, *code_of(action))
        return events_of_action(state, seat, action, had_passed)

    def over(self, state: State) -> bool:
        """Whether nobody can lay a piece any more."""
        return bool(state.phase == OVER)

    def scores(self, state: State) -> tuple[int, ...]:
        """The squares of the pieces that each seat has left: the fewest win."""
        return tuple(int(rules.squares_left(state, seat)) for seat in range(int(state.seats)))

    def result(self, terms: Terms, rounds: Sequence[State]) -> Result | None:
        """A match is one round."""
        return Result(tuple(members(int(rules.winners(rounds[0])))), self.scores(rounds[0]))

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
        """The one state that a view shows; nothing is left to chance."""
        return imagine(view)

    def play_out(self, states: Rounds, chance: Chance, lengths: NDArray[np.int32]) -> None:
        """Random play."""
        playout.play_out(states, chance, lengths)


GAME = Polyssimo()
