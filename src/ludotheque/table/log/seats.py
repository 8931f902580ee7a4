"""The places at a table, those who are there, and what they ask each other."""

from dataclasses import dataclass, field

GATHERING, PLAYING, OVER = "gathering", "playing", "over"
"""The phases of a table."""


@dataclass
class Seat:
    """A place at the table, free or taken by a guest or a bot."""

    guest: int | None = None
    bot: bool = False
    """Whether a bot plays here: a bot of its own, or one that stands in for the guest."""
    level: str = ""
    """How well that bot plays; nothing for the usual level."""
    ready: bool = False
    """Whether the guest says that the match, or the next round, can begin."""
    stopped: bool = False
    """Whether the guest has stopped the countdown of this round."""
    words: str = ""
    late: bool = False
    missed: bool = False
    """Whether a bot did the last action from here, because the time was up or it stood in."""
    acted: int = 0
    """How many actions came from here in this match, those taken back and turns passed included."""
    rests: int = 0
    """Until when nothing can be done here, at a table that rests between two actions, in milliseconds since 1970."""
    hints: int = 0
    """How often the coach was asked in this match."""
    hinted_after: int | None = None
    """After how many actions of the match the coach was last asked; None if the table has changed since by an undo."""

    @property
    def free(self) -> bool:
        """Whether somebody could sit down here."""
        return self.guest is None and not self.bot


@dataclass
class Guest:
    """Somebody at the table."""

    number: int
    name: str
    language: str
    tokens: list[str]
    """The hashes of the secrets by which they are known."""
    talked: list[int] = field(default_factory=list)
    """When they last chatted, said a phrase or proposed something, in milliseconds since 1970."""


@dataclass
class Proposal:
    """What the table is asked to agree on."""

    what: str
    guest: int
    seat: int | None
    level: str = ""
    agreed: set[int] = field(default_factory=set)
