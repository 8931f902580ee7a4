"""The contract of a game: everything that the rest of the software needs from it, declared once.

A game plays **rounds**. The state of a round is a NumPy record. Methods that say so change it in place: copy it first
if you still need the old state. Seats are counted from 0 here, as lists are, and from 1 in everything that people read.
"""

import inspect
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any, ClassVar, Generic, NamedTuple

import msgspec
from typing_extensions import TypeVar

from ludotheque.errors import BadTerms, Facts, shown
from ludotheque.fair import Dealer, Fair
from ludotheque.options import Chosen, Option, OptionValue, values_of, whole

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    from ludotheque.kernel import Chance, Rounds, State
    from ludotheque.match import Match


@dataclass(frozen=True)
class Terms:
    """What the players agreed on before a match."""

    seats: int
    options: Chosen
    rules: int
    """The version of the rules. An old record is replayed by the rules of its time."""


class Action(msgspec.Struct, frozen=True, tag_field="do", tag=str.lower):
    """Something that a seat does. Each game declares its own actions, and its notation gives each one a text."""


class Event(msgspec.Struct, frozen=True, omit_defaults=True, repr_omit_defaults=True):
    """Something that happened, for everybody to know. Its sentence is the message ``kind`` in the game's words."""

    kind: str
    seat: int | None = None
    facts: Mapping[str, Any] = {}
    guest: int | None = None
    """The guest it is about, for events of the table rather than the match."""


@dataclass(frozen=True)
class Refusal:
    """Why an action is not allowed now. Its sentence is the message ``refused-CODE`` in the game's words."""

    code: str
    facts: Facts = field(default_factory=dict)


class Result(msgspec.Struct, frozen=True):
    """How a match ended: the seats that won (several can share a win) and the score of each seat."""

    winners: tuple[int, ...]
    scores: tuple[int, ...]


class ResultSeen(msgspec.Struct, frozen=True):
    """How a match ended, as part of a view."""

    winners: list[int]
    scores: list[int]


class MatchFacts(NamedTuple):
    """What every view begins with: the facts of the match."""

    game: str
    seats: int
    seat: int | None
    options: dict[str, OptionValue]
    rules: int
    round: int
    scores: list[int]
    actors: list[int]
    result: ResultSeen | None


class View(msgspec.Struct, frozen=True):
    """What a seat or a spectator sees of a match. Each game adds what is on its table.

    The fields are those of `MatchFacts`; ``msgspec.to_builtins`` gives a view as plain data.
    """

    game: str
    """The name of the game."""
    seats: int
    """The number of seats."""
    seat: int | None
    """The seat that sees this, or None for a spectator."""
    options: dict[str, OptionValue]
    rules: int
    """The version of the rules."""
    round: int
    """The round being played, from 1."""
    scores: list[int]
    """What each seat has scored in the rounds that are over."""
    actors: list[int]
    """The seats that may act now."""
    result: ResultSeen | None


# `Game`, `Match` and `Bot` without parameters stand for any game: pass their views and actions back to the same game.
V = TypeVar("V", bound=View, default=Any)
A = TypeVar("A", bound=Action, default=Any)
Outcome = TypeVar("Outcome", default=Any)


class Game(ABC, Generic[V, A, Outcome]):
    """One game: its rules on a record, and how people write, see and hear them."""

    name: ClassVar[str]
    """The name that people type, such as ``lucky-numbers``."""

    rules_version: ClassVar[int] = 1
    """Raised when a change of the rules would make an old record replay differently."""

    seats: ClassVar[range]
    """The possible numbers of seats."""

    options: ClassVar[tuple[Option, ...]] = ()
    """What the players may choose before a match."""

    real_time: ClassVar[bool] = False
    """Whether everyone plays at once, so that the order in which actions arrive decides."""

    seen_alike: ClassVar[bool] = False
    """Whether everybody sees the same, so that two views of a round differ in their seat alone."""

    rests_after: ClassVar[frozenset[str]] = frozenset()
    """In a real-time game, the kinds of events after which everyone looks at the table and then goes on together."""

    state_type: ClassVar["np.dtype[np.void]"]
    """The dtype of the record of one round."""

    view_type: ClassVar[type[View]]
    """The class of its views."""

    action_type: ClassVar[object]
    """The class of its actions, or their union."""

    event_types: ClassVar[Mapping[str, type]] = {}
    """The TypedDict of the facts, for every kind of event of this game."""

    def __init_subclass__(cls) -> None:
        """Let msgspec prepare the view type now: two threads that do so at the same time crash Python."""
        if "view_type" in cls.__dict__:
            msgspec.json.Decoder(cls.view_type)

    @property
    def folders(self) -> tuple[Path, ...]:
        """The folders with the game's words and rules (``en.ftl``, ``fr.ftl``, ``rules.en.md`` …); a later one wins."""
        return (Path(inspect.getfile(type(self))).parent,)

    def match(
        self,
        seats: int | None = None,
        *,
        seed: str | None = None,
        words: Sequence[str] = (),
        dealer: Dealer | None = None,
        **options: OptionValue | Sequence[int],
    ) -> "Match[V, A]":
        """A new match.

        It is dealt from a seed, secret by default, together with the words of each seat; or by a dealer of your own.
        """
        from ludotheque.match import Match

        terms = self.terms(self.seats[0] if seats is None else seats, options)
        if not isinstance(words, list | tuple):
            raise BadTerms("bad-words", facts={"value": shown(words)})
        if len(words) > terms.seats:
            raise BadTerms("too-many-words", facts={"count": len(words), "seats": terms.seats})
        if dealer is None:
            dealer = Fair(seed, [*words, *[""] * (terms.seats - len(words))])
        elif seed is not None or words:
            raise BadTerms("seed-and-dealer")
        return Match(self, terms, dealer)

    def terms(self, seats: int, options: Mapping[str, object], rules: int | None = None) -> Terms:
        """The terms of a match, with a value for every option. Raises `BadTerms` if something is not allowed.

        The default version of the rules is the current one.
        """
        count = whole(seats)
        if count not in self.seats:
            facts = {"game": self.name, "value": shown(seats), "least": self.seats[0], "most": self.seats[-1]}
            raise BadTerms("bad-seats", facts=facts)
        version = self.rules_version if rules is None else whole(rules)
        if not 1 <= version <= self.rules_version:
            raise BadTerms("unknown-rules", facts={"value": shown(rules), "most": self.rules_version})
        return Terms(count, values_of(self.name, self.options, count, options, version), version)

    # A round and its chances

    @abstractmethod
    def begin(self, terms: Terms, number: int) -> "State":
        """Round ``number`` (from 0) of a match, before anything is dealt."""

    def awaits_chance(self, state: "State") -> bool:
        """Whether the round waits for chance rather than for a seat."""
        return False

    def draw(self, state: "State", below: Callable[[int], int]) -> Outcome:
        """One of the outcomes that can happen now; ``below(n)`` returns a number from 0 to n - 1."""
        raise NotImplementedError

    def read_outcome(self, state: "State", given: object) -> Outcome:
        """Read an outcome from a script or a record. Raises `ImpossibleOutcome` if it cannot happen now."""
        raise NotImplementedError

    def write_outcome(self, outcome: Outcome) -> str:
        """The text of an outcome in a record; the inverse of `read_outcome`."""
        raise NotImplementedError

    def happen(self, state: "State", outcome: Outcome) -> list[Event]:
        """Apply an outcome of chance, and return its events. Changes the state."""
        raise NotImplementedError

    # What seats do

    @abstractmethod
    def actors(self, state: "State") -> tuple[int, ...]:
        """The seats that may act now: one, or several in real time; none when the round is over."""

    @abstractmethod
    def legal(self, state: "State", seat: int) -> list[A]:
        """Every legal action of a seat now."""

    def legal_texts(self, state: "State", seat: int) -> list[str]:
        """The texts of the legal actions; override it if you can make them faster."""
        return [self.write(action) for action in self.legal(state, seat)]

    @abstractmethod
    def refusal(self, state: "State", seat: int, action: A) -> Refusal | None:
        """Why the rules do not allow an action now, or None if they do. Reveals nothing that the seat cannot see."""

    @abstractmethod
    def act(self, state: "State", seat: int, action: A) -> list[Event]:
        """Carry out a legal action, and return the events that everybody may know. Changes the state."""

    # How it ends

    @abstractmethod
    def over(self, state: "State") -> bool:
        """Whether the round is over."""

    @abstractmethod
    def scores(self, state: "State") -> tuple[int, ...]:
        """What each seat scores for a round, or would score if it were over now."""

    def round_facts(self, state: "State", facts: MatchFacts) -> Facts:
        """More facts for the news of a round's end, since the next round is already dealt when they arrive.

        ``facts`` are a spectator's, with the scores before this round.
        """
        return {}

    @abstractmethod
    def result(self, terms: Terms, rounds: "Sequence[State]") -> Result | None:
        """The result of the match after these finished rounds, or None if another round follows."""

    # How people write and see it

    @abstractmethod
    def read(self, text: str) -> A:
        """Read an action from its text. Raises `Refused` ("unreadable") if there is none."""

    @abstractmethod
    def write(self, action: A) -> str:
        """The text of an action; the inverse of `read`."""

    @abstractmethod
    def view(self, state: "State", facts: MatchFacts) -> V:
        """What a seat (``facts.seat``) sees of a round, built only from what it may see."""

    @abstractmethod
    def imagine(self, view: V, chance: Random) -> "State":
        """A round that could be behind a view, with its hidden part drawn anew. Bots and the coach think with it."""

    # Real-time games

    def relied_on(self, view: V, action: A) -> object:
        """What an action relies on: if this has changed when the action arrives, it comes too late."""
        return None

    def turns_cards(self, action: A) -> bool:
        """Whether an action turns cards over, which takes a different time than moving a card."""
        return False

    # By the million

    @abstractmethod
    def play_out(self, states: "Rounds", chance: "Chance", lengths: "NDArray[np.int32]") -> None:
        """Deal every round of an array and play it to the end with random legal actions. ``lengths`` receives the
        number of actions of each round."""
