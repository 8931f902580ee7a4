"""The kit of a game: one object that names everything the game brings.

A package adds a game with an entry point in the group ``ludotheque.games`` that names its kit. For every part that a
kit lacks there is a plain version here that works: a random bot, a face that reads the view aloud, a board of buttons.
Parts are loaded on first use.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Generic, TypeAlias

from ludotheque.contract import A, Game, V

if TYPE_CHECKING:
    from ludotheque.bots.coach.coach import Coach
    from ludotheque.environment.encoding import Encoding
    from ludotheque.marks import MarkSet, Reader
    from ludotheque.terminal.face import Face

Bot: TypeAlias = Callable[[V, Sequence[A], int], A | None]
"""Chooses an action, given a view, the legal actions and a seed for its random choices. The same three always give the
same action. In a real-time game a bot may also wait, and return None."""
Maker: TypeAlias = Callable[..., Bot[V, A]]
"""Makes a bot from its settings, which are keyword arguments with defaults."""


class Kit(Generic[V, A]):
    """Everything that a game brings; subclasses add what they have. ``Kit(game)`` is for a game with rules alone."""

    minutes: int = 15
    """About how many minutes a match takes people, for the shelf."""
    shelf_place: int = 100
    """The shelf sorts games by this number, then by name."""
    lid: str = "#3b4a42"
    """The colour of its box on the shelf."""
    seconds_to_compile: tuple[float, float] = (3.0, 3.0)
    """Seconds of processor time to compile its rules and its bots, shown to people who wait."""
    lessons: tuple[str, ...] = ()
    """The names of its lessons, in order; each is a file ``lessons/NAME.toml`` in its folder."""

    def __init__(self, game: Game[V, A]) -> None:
        self.game = game

    def bots(self) -> Mapping[str, Maker[V, A]]:
        """Its bots by name. Every game also has ``anything``, which plays random legal actions."""
        return {}

    def coach(self) -> "Coach[V, A] | None":
        """The coach that rates its actions, or None."""
        return None

    def encoding(self) -> "Encoding[A] | None":
        """Its rounds as numbers, for programs that learn to play; None if there is no environment for it."""
        return None

    def face(self) -> "type[Face[V, A]]":
        """The class that tells the game in plain lines."""
        from ludotheque.terminal.face import Face

        return Face

    def marks(self, reader: "Reader") -> "Sequence[MarkSet]":
        """Tactile marks to stick on the pieces in its box."""
        return ()

    def tries(self, view: V) -> Sequence[str]:
        """Refused actions that a learner can try on the board, as the board writes them; a lesson says why not."""
        return ()

    def clashes(self, view: V) -> Mapping[str, str]:
        """For tries that are too many to list: words that many of them share, each with one refused example."""
        return {}

    @property
    def is_coached(self) -> bool:
        """Whether it brings a coach; checking does not load one."""
        return type(self).coach is not Kit.coach
