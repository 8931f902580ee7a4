"""What Ligretto and Dutch Blitz share: everybody plays cards to the middle at once, the quickest first."""

from abc import abstractmethod
from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random
from typing import ClassVar

import numpy as np
from numpy.typing import NDArray

from ludotheque.contract import Event, Game, MatchFacts, Refusal, Result, Terms
from ludotheque.games.quick_cards import actions, notation, playout
from ludotheque.games.quick_cards.actions import Action, Turn, Why, action_of, code_of
from ludotheque.games.quick_cards.cards import DECK
from ludotheque.games.quick_cards.ending import settle
from ludotheque.games.quick_cards.events import EVENT_TYPES, RoundFacts, events_of_deal, events_of_news
from ludotheque.games.quick_cards.imagining import imagine
from ludotheque.games.quick_cards.news import UNHEARD, blank
from ludotheque.games.quick_cards.notation import Order
from ludotheque.games.quick_cards.refusals import refusal_of
from ludotheque.games.quick_cards.rules import deal
from ludotheque.games.quick_cards.state import GOING_ON, MOST_PILES, ROUND, SOURCES, agree_on_rows, new_round
from ludotheque.games.quick_cards.view import View, points, relied_on, view
from ludotheque.kernel import Chance, Ints, Rounds, State


class QuickCards(Game[View, Action, Order]):
    """A game of quick cards. An outcome of chance is the order of one seat's shuffled cards, the top card first."""

    rules_version = 2
    real_time = True
    state_type = ROUND
    seen_alike = True
    view_type = View
    action_type = Action
    event_types = EVENT_TYPES
    reserve: ClassVar[str]
    """What the players call the pile that must be used up."""
    decks: ClassVar[tuple[str, ...]]
    """The backs of the cards, a deck for each seat; since rules 2 the players choose among them."""

    @property
    def folders(self) -> tuple[Path, ...]:
        """The shared words, and over them the game's own."""
        return (Path(__file__).parent, *super().folders)

    def begin(self, terms: Terms, number: int) -> State:
        """A round before the deal."""
        state = new_round(terms.seats, terms.rules, referee=terms.options.get("referee") != "off")
        self.agree(state, terms)
        agree_on_rows(state)
        return state

    @abstractmethod
    def agree(self, state: State, terms: Terms) -> None:
        """Write into a new round how this game is played."""

    def awaits_chance(self, state: State) -> bool:
        """Whether a seat has no cards yet."""
        return bool(state["dealt"] < state["seats"])  # outside of rules four times as fast as state.dealt

    def draw(self, state: State, below: Callable[[int], int]) -> Order:
        """The next seat's cards, shuffled."""
        order = list(DECK)
        for at in range(len(order) - 1, 0, -1):
            other = below(at + 1)
            order[at], order[other] = order[other], order[at]
        return tuple(order)

    def read_outcome(self, state: State, given: object) -> Order:
        """A seat's shuffled cards from texts."""
        return notation.read_outcome(given, self.name)

    def write_outcome(self, outcome: Order) -> str:
        """A seat's shuffled cards as text."""
        return notation.write_outcome(outcome)

    def happen(self, state: State, outcome: Order) -> list[Event]:
        """Deal the next seat its cards; with the last of them the round begins."""
        seat, news = int(state.dealt), blank()
        deal(state, np.array(outcome, np.int8))
        if not self.awaits_chance(state):
            settle(state, news)
        return events_of_deal(state, seat) + events_of_news(state, news, self.reserve)

    def actors(self, state: State) -> tuple[int, ...]:
        """Every seat that has something to do."""
        seats = int(actions.seats_that_can_act(state, self.action_buffer()))
        return tuple(seat for seat in range(self.seats[-1]) if seats >> seat & 1)

    def legal(self, state: State, seat: int) -> list[Action]:
        """What a seat may do."""
        listed = self.action_buffer()
        count = actions.list_actions(state, seat, listed)
        return [action_of(*row) for row in listed[:count].tolist()]

    def action_buffer(self) -> Ints:
        """A buffer for all actions that a seat can ever have: from every source to every pile and place of the row."""
        return np.empty(((MOST_PILES + 1 + SOURCES) * SOURCES, 3), np.int64)

    def refusal(self, state: State, seat: int, action: Action) -> Refusal | None:
        """Why an action is refused, with the facts that its sentence tells."""
        why = actions.refusal_number(state, seat, *code_of(action))
        return refusal_of(state, seat, action, Why(why), self.reserve) if why else None

    def act(self, state: State, seat: int, action: Action) -> list[Event]:
        """Carry out an action, and what follows from it."""
        kind, source, target, _ = code_of(action)
        news = blank()
        actions.act(state, seat, kind, source, target, news)
        settle(state, news)
        return events_of_news(state, news, self.reserve)

    def over(self, state: State) -> bool:
        """Whether a reserve is used up, or nobody can play any more."""
        return bool(state["ending"] != GOING_ON)

    def scores(self, state: State) -> tuple[int, ...]:
        """One point for each own card in the middle, minus two for each card left in the reserve."""
        return tuple(points(state))

    def round_facts(self, state: State, facts: MatchFacts) -> RoundFacts:
        """The table as the last card left it."""
        return {"view": self.view(state, facts)}

    def result(self, terms: Terms, rounds: Sequence[State]) -> Result | None:
        """Rounds are played until a seat has the target; then most points win, and equal totals share."""
        totals = tuple(map(sum, zip(*map(self.scores, rounds), strict=True)))
        if max(totals) < terms.options["target"] and not self.decides(terms, rounds[-1]):
            return None
        return Result(tuple(seat for seat, total in enumerate(totals) if total == max(totals)), totals)

    def decides(self, terms: Terms, state: State) -> bool:
        """Whether the way in which a round ended decides the match, whatever the points."""
        return False

    def read(self, text: str) -> Action:
        """An action from its text."""
        return notation.read_action(text, self.name, self.reserve)

    def write(self, action: Action) -> str:
        """An action as text."""
        return notation.write_action(action, self.reserve)

    def view(self, state: State, facts: MatchFacts) -> View:
        """The table, the same for everybody."""
        return view(state, facts, self.reserve, self.decks)

    def imagine(self, view: View, chance: Random) -> State:
        """A round that looks like the view, each time another."""
        return imagine(self.begin(self.terms(view.seats, view.options, view.rules), 0), view, chance)

    def relied_on(self, view: View, action: Action) -> object:
        """The card that an action moves, and the one that it goes to."""
        return relied_on(view, action)

    def turns_cards(self, action: Action) -> bool:
        """Turning the hand."""
        return isinstance(action, Turn)

    def play_out(self, states: Rounds, chance: Chance, lengths: NDArray[np.int32]) -> None:
        """Random play."""
        playout.play_out(states, chance, lengths, np.array(DECK, np.int8), self.action_buffer(), UNHEARD)
