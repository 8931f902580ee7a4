"""A match: the rounds, the scores between them, and the log, which is the truth about it."""

import copy
from collections.abc import Iterable, Iterator
from typing import Generic, NamedTuple

import numpy as np

from ludotheque.contract import A, Action, Event, Game, MatchFacts, Result, ResultSeen, Terms, V
from ludotheque.errors import Refused, shown
from ludotheque.fair import Deal, Dealer, Fair, Scripted, Sealed, Start, check_dealer
from ludotheque.kernel import State, copied
from ludotheque.options import options_under, plain, whole


class LogLine(NamedTuple):
    """One line of the log, in notation: an action of a seat, or an outcome of chance if ``seat`` is None."""

    seat: int | None
    text: str


class Prepared(NamedTuple):
    """What an action would bring. The match takes it all at once, or not at all."""

    state: State
    finished: tuple[State, ...]
    result: Result | None
    entries: list[LogLine]
    events: list[Event]
    after: int
    """The length of the log before it."""
    position: int
    """The dealer's position after it."""


class SavedMatch(NamedTuple):
    """Where a match stands, beside its log: enough to go on without playing it again."""

    layout: str
    """How a round lies in memory."""
    state: bytes
    finished: list[bytes]
    result: Result | None
    position: int


class Match(Generic[V, A]):
    """One match, from the deal to the result. Every change is an entry in its log, and the log replayed is the match.

    >>> import ludotheque
    >>> match = ludotheque.game("lucky-numbers").match(seats=2, seed="a clover")
    >>> events = match.play(0, match.legal(0)[0])
    >>> match.actors()
    (1,)
    """

    def __init__(self, game: Game[V, A], terms: Terms, dealer: Dealer) -> None:
        check_dealer(dealer)
        self.game = game
        self.terms = terms
        self.result: Result | None = None
        self._dealer = copy.copy(dealer)
        self._log: list[LogLine] = []
        self._finished: tuple[State, ...] = ()
        self._options = {option.name: terms.options[option.name] for option in options_under(game.options, terms.rules)}
        self._actors: tuple[int, ...] | None = None
        self._scores: tuple[int, ...] | None = None
        self.opening: list[Event] = []
        """The events before the first action: the deal."""
        self.take(self._proceed(game.begin(terms, 0), [], self.opening))

    def __copy__(self) -> "Match[V, A]":
        """Rounds are never changed in place, so two matches can share them; each has its own log and dealer."""
        twin = object.__new__(type(self))
        twin.__dict__.update(self.__dict__, _log=self._log[:], _dealer=copy.copy(self._dealer))
        return twin

    def copy(self) -> "Match[V, A]":
        """An independent copy of this match."""
        return copy.copy(self)

    def __repr__(self) -> str:
        state = f"round {self.round}" if self.result is None else f"won by {self.result.winners}"
        return f"<Match of {self.game.name}, {self.seats} seats, {state}>"

    @property
    def seats(self) -> int:
        """The number of seats."""
        return self.terms.seats

    @property
    def log(self) -> tuple[LogLine, ...]:
        """Every action and every outcome of chance, in order."""
        return tuple(self._log)

    @property
    def round(self) -> int:
        """The current round, or the last one if the match is over, counted from 1."""
        return len(self._finished) + (self.result is None)

    @property
    def state(self) -> State:
        """A copy of the record of the current round. It contains what is hidden from the players."""
        return copied(self._state)

    @property
    def scores(self) -> tuple[int, ...]:
        """What each seat has scored in the rounds that are over."""
        if self._scores is None:
            self._scores = self._totals(self._finished)
        return self._scores

    @property
    def commitment(self) -> str | None:
        """The SHA-256 of the seed and the terms, known from the start; None if the match is dealt by hand."""
        from ludotheque import record

        if not isinstance(self._dealer, Fair | Sealed):
            return None
        return self._dealer.commitment(record.terms_lines(self.game, self.terms))

    @property
    def words(self) -> tuple[str, ...]:
        """The words that the seats added to the seed."""
        return getattr(self._dealer, "words", ())

    @property
    def environment(self) -> Deal | None:
        """Which deal of an environment it plays, or None."""
        return getattr(self._dealer, "deal", None)

    @property
    def start(self) -> Start | None:
        """What the match took over from another one, or None."""
        return getattr(self._dealer, "start", None)

    @property
    def seed(self) -> str | None:
        """The seed; None until the match is over."""
        return getattr(self._dealer, "seed", None) if self.result else None

    def actors(self) -> tuple[int, ...]:
        """The seats that may act now; none when the match is over."""
        if self._actors is None:
            self._actors = () if self.result else self.game.actors(self._state)
        return self._actors

    def next_actor(self, place: int) -> int | None:
        """The first seat that may act, going round the table from a place; None when the match is over."""
        return min(self.actors(), key=lambda seat: (seat - place) % self.seats, default=None)

    def legal(self, seat: int) -> list[str]:
        """The legal actions of a seat now, in notation."""
        seat = self._seat(seat)
        return [] if self.result else self.game.legal_texts(self._state, seat)

    def actions(self, seat: int) -> list[A]:
        """The legal actions of a seat now."""
        seat = self._seat(seat)
        return [] if self.result else self.game.legal(self._state, seat)

    def play(self, seat: int, action: str | A) -> list[Event]:
        """Carry out an action and return its events. If it is not allowed, raise `Refused` and change nothing."""
        prepared = self.prepare(seat, action)
        self.take(prepared)
        return prepared.events

    def prepare(self, seat: int, action: str | A) -> Prepared:
        """What an action would bring, for a caller that must save it before anybody sees it. Changes nothing."""
        seat = self._seat(seat)
        if not isinstance(action, Action):
            action = self.game.read(action)
        if self.result:
            raise Refused("over", game=self.game.name)
        refusal = self.game.refusal(self._state, seat, action)
        if refusal:
            raise Refused(refusal.code, game=self.game.name, facts=refusal.facts)
        state = copied(self._state)
        events = self.game.act(state, seat, action)
        return self._proceed(state, [LogLine(seat, self.game.write(action))], events)

    def take(self, prepared: Prepared) -> None:
        """Carry out what was prepared, if nothing else has happened since."""
        if prepared.after != len(self._log):
            raise ValueError("the match has gone on since this action was prepared")
        if prepared.finished is not self._finished:
            self._scores = None
        self._state, self._finished, self.result = prepared.state, prepared.finished, prepared.result
        self._log += prepared.entries
        self._dealer.position = prepared.position
        self._actors = None

    def view(self, seat: int | None = None) -> V:
        """What a seat sees, or a spectator if it is None."""
        if seat is not None:
            seat = self._seat(seat)
        return self.game.view(self._state, self._facts(seat, self.round, self.scores, self.actors(), self.result))

    def steps(self, dealer: Dealer | None = None) -> "Iterator[Step[V, A]]":
        """Every step from the deal on, each with the match as it was then: the one way to look back on a match.

        It is dealt as before, or by a dealer of yours that can also go on from a step.
        """
        told = Scripted(entry.text for entry in self._log if entry.seat is None)
        again = Match(self.game, self.terms, dealer or told)
        events, seen = again.opening, 0
        for entry in [*self._log, None]:
            if entry is None or entry.seat is not None:
                brought = [outcome.text for outcome in again.entries(seen) if outcome.seat is None]
                seen = len(again._log)
                yield Step(again, events, brought, entry)
                if entry and entry.seat is not None:
                    events = again.play(entry.seat, entry.text)

    def record(self) -> str:
        """The whole log as readable text, which `ludotheque.replay` turns back into a match."""
        from ludotheque import record

        return record.write(self)

    def saved(self) -> SavedMatch:
        """Where the match stands."""
        finished = [state.tobytes() for state in self._finished]
        return SavedMatch(str(self._state.dtype), self._state.tobytes(), finished, self.result, self._dealer.position)

    def resume(self, saved: SavedMatch, log: Iterable[LogLine]) -> None:
        """Go on, just dealt, from where this match stood when it was saved, after what its log has beside the deal.

        Raises `ValueError` for one that was saved by a program with other rounds.
        """
        if saved.layout != str(self._state.dtype):
            raise ValueError("the rounds of this game lie otherwise in memory now")
        self._state, *finished = (
            copied(np.frombuffer(state, self._state.dtype)[0]) for state in (saved.state, *saved.finished)
        )
        self._finished, self.result, self._dealer.position = tuple(finished), saved.result, saved.position
        self._log += log
        self._actors = self._scores = None

    def entries(self, since: int) -> list[LogLine]:
        """The log from entry ``since`` on."""
        return self._log[since:]

    def change_dealer(self, dealer: Dealer) -> None:
        """Use another dealer from here on, for example after a replay."""
        check_dealer(dealer)
        self._dealer = dealer

    def _seat(self, given: int) -> int:
        """A seat as Python counts it, whatever sort of number was given."""
        seat = whole(given)
        if not 0 <= seat < self.seats:
            raise Refused("no-such-seat", facts={"value": shown(given), "most": self.seats - 1})
        return seat

    def _totals(self, finished: tuple[State, ...]) -> tuple[int, ...]:
        """What each seat has scored in these rounds."""
        rounds = [self.game.scores(state) for state in finished]
        return tuple(map(sum, zip(*rounds, strict=True))) if rounds else (0,) * self.seats

    def _facts(
        self,
        seat: int | None,
        number: int,
        scores: tuple[int, ...],
        actors: tuple[int, ...] = (),
        result: Result | None = None,
    ) -> MatchFacts:
        """What a view of a round begins with."""
        ended = ResultSeen(list(result.winners), list(result.scores)) if result else None
        game, terms = self.game.name, self.terms
        options = plain(self._options)  # each view has its own: what one reader changes, no other sees
        return MatchFacts(game, terms.seats, seat, options, terms.rules, number, list(scores), list(actors), ended)

    def _proceed(self, state: State, entries: list[LogLine], events: list[Event]) -> Prepared:
        """Let chance happen and rounds follow each other until a seat must act."""
        game, dealer, finished, result = self.game, self._dealer, self._finished, self.result
        position = dealer.position
        try:
            while result is None:
                if game.awaits_chance(state):
                    outcome = dealer.outcome(game, state)
                    entries.append(LogLine(None, game.write_outcome(outcome)))
                    events += game.happen(state, outcome)
                elif game.over(state):
                    facts = game.round_facts(state, self._facts(None, len(finished) + 1, self._totals(finished)))
                    finished = (*finished, state)
                    result = game.result(self.terms, finished)
                    if result is None or len(finished) > 1:
                        told = {"round": len(finished), "scores": list(game.scores(state)), **facts}
                        events.append(Event("round-over", facts=told))
                    if result is None:
                        state = game.begin(self.terms, len(finished))
                        events.append(Event("round-begins", facts={"round": len(finished) + 1}))
                else:
                    break
            if result:
                told = {"winners": list(result.winners), "scores": list(result.scores)}
                events.append(Event("match-over", facts=told if len(finished) > 1 else {**told, **facts}))
            return Prepared(state, finished, result, entries, events, len(self._log), dealer.position)
        finally:
            dealer.position = position


class Step(NamedTuple, Generic[V, A]):
    """A step of a match that is replayed: the deal, or an action and what followed."""

    match: Match[V, A]
    """The match after this step. It changes with the next step, so copy it to keep it."""
    events: list[Event]
    """What happened."""
    brought: list[str]
    """The outcomes of chance, in notation."""
    next: LogLine | None
    """The next action, or None at the end."""
