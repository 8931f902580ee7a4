"""The contract of a game: everything that the rest of the software asks of one, declared once.

A game plays **rounds**. The state of a round is a NumPy record, changed in place by the methods below that say so;
whoever calls them has made a copy if the old state is still wanted. Seats are counted from 0 here, as lists are, and
from 1 in everything that people read.
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
    """The version of the rules; an old record is replayed by the rules of its time."""


class Action(msgspec.Struct, frozen=True, tag_field="do", tag=str.lower):
    """Something that a seat does. Each game declares its own; its notation gives every action one text."""


class Event(msgspec.Struct, frozen=True, omit_defaults=True, repr_omit_defaults=True):
    """Something that happened and that everybody may know. Its sentence is the message ``kind`` in the game's words."""

    kind: str
    seat: int | None = None
    facts: Mapping[str, Any] = {}
    guest: int | None = None
    """Whom it is about, where it happened at a table and not in the match."""


@dataclass(frozen=True)
class Refusal:
    """Why an action is not allowed now. Its sentence is the message ``refused-CODE`` in the game's words."""

    code: str
    facts: Facts = field(default_factory=dict)


class Result(msgspec.Struct, frozen=True):
    """How a match ended: the seats that won (several share a win) and the score of each seat."""

    winners: tuple[int, ...]
    scores: tuple[int, ...]


class ResultSeen(msgspec.Struct, frozen=True):
    """How a match ended, as a view has it."""

    winners: list[int]
    scores: list[int]


class MatchFacts(NamedTuple):
    """What every view begins with: the match around the round."""

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
    """What a seat, or a spectator, sees of a match. Each game adds what lies on its table.

    The fields are those of `MatchFacts`; ``msgspec.to_builtins`` gives a view as plain data.
    """

    game: str
    """The name of the game."""
    seats: int
    """The number of seats."""
    seat: int | None
    """The seat that sees this; None for a spectator."""
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


# A game, a match or a bot of which nothing more is known (`Game`, `Match`, `Bot` alone) has views and actions that go
# back to where they came from, and to nobody else.
V = TypeVar("V", bound=View, default=Any)
A = TypeVar("A", bound=Action, default=Any)
Outcome = TypeVar("Outcome", default=Any)


class Game(ABC, Generic[V, A, Outcome]):
    """One game: its rules on a record, and how people write, see and hear them."""

    name: ClassVar[str]
    """The name that people type: ``lucky-numbers``."""

    rules_version: ClassVar[int] = 1
    """Counts up when a change of the rules would replay an old record differently."""

    seats: ClassVar[range]
    """How many seats a match may have."""

    options: ClassVar[tuple[Option, ...]] = ()
    """What the players may choose before a match."""

    real_time: ClassVar[bool] = False
    """Whether all play at once, so that the order in which actions arrive decides."""

    rests_after: ClassVar[frozenset[str]] = frozenset()
    """The kinds of events after which those who play a real-time game look at the table and then go on together."""

    state_type: ClassVar["np.dtype[np.void]"]
    """The dtype of the record of one round."""

    view_type: ClassVar[type[View]]
    """The struct of its views."""

    action_type: ClassVar[object]
    """The struct of its actions, or the union of them."""

    event_types: ClassVar[Mapping[str, type]] = {}
    """For every kind of event that this game tells, the TypedDict of its facts."""

    def __init_subclass__(cls) -> None:
        """Let msgspec learn the view now: two threads that have it learn one type at the same time crash Python."""
        if "view_type" in cls.__dict__:
            msgspec.json.Decoder(cls.view_type)

    @property
    def folders(self) -> tuple[Path, ...]:
        """Where the game's words and rules lie (``en.ftl``, ``fr.ftl``, ``rules.en.md`` …); a later folder wins."""
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
        """A new match, dealt by a dealer or from a seed: a secret one unless given, with each seat’s own words."""
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
        """The terms of a match, with every option settled; raises `BadTerms` where something is not allowed.

        The rules are today's unless a version is given.
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
        """Whether the round waits for an outcome of chance rather than for a seat."""
        return False

    def draw(self, state: "State", below: Callable[[int], int]) -> Outcome:
        """An outcome chosen among all that can happen now; ``below(n)`` gives a number from 0 to n - 1."""
        raise NotImplementedError

    def read_outcome(self, state: "State", given: object) -> Outcome:
        """The outcome that a script or a record tells; raises `ImpossibleOutcome` if it cannot happen now."""
        raise NotImplementedError

    def write_outcome(self, outcome: Outcome) -> str:
        """The text of an outcome in a record; `read_outcome` gives it back."""
        raise NotImplementedError

    def happen(self, state: "State", outcome: Outcome) -> list[Event]:
        """Let an outcome of chance happen. Changes the state."""
        raise NotImplementedError

    # What seats do

    @abstractmethod
    def actors(self, state: "State") -> tuple[int, ...]:
        """The seats that may act now: one, or in real time several; none when the round is over."""

    @abstractmethod
    def legal(self, state: "State", seat: int) -> list[A]:
        """Every action that is open to a seat now."""

    def legal_texts(self, state: "State", seat: int) -> list[str]:
        """The texts of these actions; a game may have them ready."""
        return [self.write(action) for action in self.legal(state, seat)]

    @abstractmethod
    def refusal(self, state: "State", seat: int, action: A) -> Refusal | None:
        """Why the rules do not allow an action now, or None if they do. Tells nothing that the seat cannot see."""

    @abstractmethod
    def act(self, state: "State", seat: int, action: A) -> list[Event]:
        """Carry out an action that is not refused. Changes the state; the events say what everybody may know of it."""

    # How it ends

    @abstractmethod
    def over(self, state: "State") -> bool:
        """Whether the round is over."""

    @abstractmethod
    def scores(self, state: "State") -> tuple[int, ...]:
        """What each seat scores for a round that is over (or would, if it were over now)."""

    def round_facts(self, state: "State", facts: MatchFacts) -> Facts:
        """What the news of a round's end tell beside its scores, as the next round lies on the table when they come.

        The facts are those of a spectator, with the scores before this round.
        """
        return {}

    @abstractmethod
    def result(self, terms: Terms, rounds: "Sequence[State]") -> Result | None:
        """How the match ended after these rounds, all over; None if another round follows."""

    # How people write and see it

    @abstractmethod
    def read(self, text: str) -> A:
        """The action that a text stands for; raises `Refused` ("unreadable") if there is none."""

    @abstractmethod
    def write(self, action: A) -> str:
        """The one text of an action; `read` gives it back."""

    @abstractmethod
    def view(self, state: "State", facts: MatchFacts) -> V:
        """What the seat of the facts sees of a round, built from what it may see and nothing else."""

    @abstractmethod
    def imagine(self, view: V, chance: Random) -> "State":
        """A round that could lie behind a view, its hidden part drawn anew: all that bots and the coach think with."""

    # Where all play at once

    def relied_on(self, view: V, action: A) -> object:
        """What an action counts on: if that is something else by the time it is carried out, it comes too late."""
        return None

    def turns_cards(self, action: A) -> bool:
        """Whether an action turns cards over, which takes another time than to carry a thing to its place."""
        return False

    # By the million

    @abstractmethod
    def play_out(self, states: "Rounds", chance: "Chance", lengths: "NDArray[np.int32]") -> None:
        """Deal every round of an array from its beginning and play it to the end, every action chosen at random among
        the legal ones; ``lengths`` takes the number of actions of each."""
