"""A match: the rounds, the scores between them, and the log that is the truth about it."""

import copy
from typing import Any, NamedTuple

from ludotheque.contract import Event, Game, Result, Terms
from ludotheque.errors import BadTerms, Refused, shown
from ludotheque.fair import Dealer
from ludotheque.kernel import State
from ludotheque.options import whole


class Entry(NamedTuple):
    """One line of the log: an action of a seat, or an outcome of chance where ``seat`` is None, in notation."""

    seat: int | None
    text: str


class Match:
    """One match, from the deal to the result. Every change is an entry in its log; the log replayed is the match.

    >>> import ludotheque
    >>> match = ludotheque.game("lucky-numbers").match(seats=2, seed="a clover")
    >>> events = match.play(0, match.legal(0)[0])
    >>> match.actors()
    (1,)
    """

    def __init__(self, game: Game[Any, Any], terms: Terms, dealer: Dealer) -> None:
        self.game = game
        self.terms = terms
        self.result: Result | None = None
        self._dealer = copy.copy(dealer)
        self._log: list[Entry] = []
        self._finished: tuple[State, ...] = ()
        self._state: State = None
        self.opening: list[Event] = []
        """What happened before the first action: the deal."""
        self._proceed(game.begin(terms, 0), [], self.opening)

    def __repr__(self) -> str:
        state = f"round {self.round}" if self.result is None else f"won by {self.result.winners}"
        return f"<Match of {self.game.name}, {self.seats} seats, {state}>"

    @property
    def seats(self) -> int:
        """How many seats play."""
        return self.terms.seats

    @property
    def log(self) -> tuple[Entry, ...]:
        """Every action and every outcome of chance, in order."""
        return tuple(self._log)

    @property
    def round(self) -> int:
        """The round being played, or the last one of a match that is over, counted from 1."""
        return len(self._finished) + (self.result is None)

    @property
    def state(self) -> State:
        """A copy of the record of the current round. It holds what is hidden from the players."""
        return self._state.copy()

    @property
    def scores(self) -> tuple[int, ...]:
        """What each seat has scored in the rounds that are over."""
        rounds = [self.game.scores(state) for state in self._finished]
        return tuple(map(sum, zip(*rounds, strict=True))) if rounds else (0,) * self.seats

    @property
    def commitment(self) -> str | None:
        """The SHA-256 of the seed, known from the start; None for a match that is dealt by hand."""
        return getattr(self._dealer, "commitment", None)

    @property
    def words(self) -> tuple[str, ...]:
        """The words that the seats added to the seed."""
        return getattr(self._dealer, "words", ())

    @property
    def seed(self) -> str | None:
        """The seed, which nobody may know before the match is over."""
        return getattr(self._dealer, "seed", None) if self.result else None

    def actors(self) -> tuple[int, ...]:
        """The seats that may act now; none when the match is over."""
        return () if self.result else self.game.actors(self._state)

    def legal(self, seat: int) -> list[str]:
        """The actions open to a seat now, in notation."""
        self._check_seat(seat)
        if self.result:
            return []
        return [self.game.write(action) for action in self.game.legal(self._state, seat)]

    def play(self, seat: int, text: str) -> list[Event]:
        """Carry out an action and give the events it caused; if not allowed, raise `Refused` and change nothing."""
        self._check_seat(seat)
        action = self.game.read(text)
        if self.result:
            raise Refused("over", game=self.game.name)
        refusal = self.game.refusal(self._state, seat, action)
        if refusal:
            raise Refused(refusal.code, game=self.game.name, facts=refusal.facts)
        state = self._state.copy()
        events = self.game.act(state, seat, action)
        self._proceed(state, [Entry(seat, self.game.write(action))], events)
        return events

    def view(self, seat: int | None = None) -> dict[str, Any]:
        """What a seat sees (None: what a spectator sees), ready for JSON."""
        if seat is not None:
            self._check_seat(seat)
        return {
            "game": self.game.name,
            "seats": self.seats,
            "seat": seat,
            "options": {name: list(v) if isinstance(v, tuple) else v for name, v in self.terms.options.items()},
            "round": self.round,
            "scores": list(self.scores),
            "actors": list(self.actors()),
            "result": self.result and {"winners": list(self.result.winners), "scores": list(self.result.scores)},
            **self.game.view(self._state, seat),
        }

    def record(self) -> str:
        """The whole log as text that a person can read and `ludotheque.replay` gives back."""
        from ludotheque import record

        return record.write(self)

    def entries(self, since: int) -> list[Entry]:
        """The log from entry ``since`` on."""
        return self._log[since:]

    def change_dealer(self, dealer: Dealer) -> None:
        """Let another dealer deal from here on, as after a replay."""
        if not hasattr(dealer, "outcome"):
            raise BadTerms("bad-dealer", facts={"value": shown(dealer)})
        self._dealer = dealer

    def _check_seat(self, seat: int) -> None:
        if not 0 <= whole(seat) < self.seats:
            raise Refused("no-such-seat", facts={"value": shown(seat), "most": self.seats - 1})

    def _proceed(self, state: State, entries: list[Entry], events: list[Event]) -> None:
        """Let chance happen and rounds follow each other until a seat must act; then take it all over at once."""
        game, finished, result, position = self.game, self._finished, self.result, self._dealer.position
        try:
            while result is None:
                if game.awaits_chance(state):
                    outcome = self._dealer.outcome(game, state)
                    entries.append(Entry(None, game.write_outcome(outcome)))
                    events += game.happen(state, outcome)
                elif game.over(state):
                    finished = (*finished, state)
                    result = game.result(self.terms, finished)
                    if result is None or len(finished) > 1:
                        events.append(
                            Event("round-over", facts={"round": len(finished), "scores": list(game.scores(state))})
                        )
                    if result is None:
                        state = game.begin(self.terms, len(finished))
                        events.append(Event("round-begins", facts={"round": len(finished) + 1}))
                else:
                    break
        except Exception:
            self._dealer.position = position
            raise
        if result:
            events.append(Event("match-over", facts={"winners": list(result.winners), "scores": list(result.scores)}))
        self._state, self._finished, self.result = state, finished, result
        self._log += entries
