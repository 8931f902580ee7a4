"""The kit of a game: one object that names everything the game brings, with a plain version of every part.

A package brings a game by an entry point of the group ``ludotheque.games`` that gives its kit. What a kit does not
bring is answered here by something that works: a bot that plays anything, a face that reads the view aloud, a board of
buttons. Parts are loaded when somebody first asks for them.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Generic, TypeAlias

from ludotheque.contract import A, Game, V

if TYPE_CHECKING:
    from ludotheque.bots.coach.coach import Coach
    from ludotheque.marks import MarkSet, Reader
    from ludotheque.terminal.face import Face

Bot: TypeAlias = Callable[[V, Sequence[A], int], A | None]
"""Chooses from a view, the actions that are open and a seed, which settles what it leaves to chance. The same three
always give the same action. Where all play at once a bot may also wait, and give None."""
Maker: TypeAlias = Callable[..., Bot[V, A]]
"""Makes a bot from its settings, which are keyword arguments with defaults."""


class Kit(Generic[V, A]):
    """Everything of one game: subclasses bring what they have. ``Kit(game)`` is that of a game with rules alone."""

    minutes: int = 15
    """How long a match takes people, for the shelf."""
    shelf_place: int = 100
    """Games stand on the shelf by this number, then by name."""
    lid: str = "#3b4a42"
    """The colour of its box on the shelf."""
    seconds_to_compile: tuple[float, float] = (3.0, 3.0)
    """The processor's seconds that its rules and its bots take to compile, for those who wait until it is done."""
    lessons: tuple[str, ...] = ()
    """The names of its lessons, the first one first; each is a file ``lessons/NAME.toml`` in its folder."""

    def __init__(self, game: Game[V, A]) -> None:
        self.game = game

    def bots(self) -> Mapping[str, Maker[V, A]]:
        """Its bots by name. Every game also has ``anything``, which does anything that is allowed."""
        return {}

    def coach(self) -> "Coach[V, A] | None":
        """Who weighs its actions; None where nobody can."""
        return None

    def face(self) -> "type[Face[V, A]]":
        """How it is told in plain lines."""
        from ludotheque.terminal.face import Face

        return Face

    def marks(self, reader: "Reader") -> "Sequence[MarkSet]":
        """Marks that fingers can read, to be stuck on what is in its box."""
        return ()

    def tries(self, view: V) -> Sequence[str]:
        """What a learner may try on the board, as the board writes it; a lesson says why the rules refuse it."""
        return ()

    def clashes(self, view: V) -> Mapping[str, str]:
        """Where tries are too many to list: words that many of them have, and one of them, which the rules refuse."""
        return {}

    @property
    def is_coached(self) -> bool:
        """Whether it brings a coach; asking does not load one."""
        return type(self).coach is not Kit.coach
