"""What a table chooses besides the options of the game: clock, rhythm, pace of the bots, signal, hints."""

import msgspec

from ludotheque.bots.tempo import PACES
from ludotheque.contract import Game
from ludotheque.errors import BadTerms

CLOCKS = ("none", "turn", "player", "day", "three-days")
SIGNALS = ("ready", "word")
RESTS = {"rest-2": 2, "rest-4": 4, "rest-8": 8}
"""The calm rhythms, with the seconds that a seat rests after each action."""
TURNS = "turns"
RHYTHMS = ("free", *RESTS, TURNS)
LONGEST_COUNTDOWN = 30
LONGEST_CLOCK = 24 * 60 * 60
SLOW = {"day": 24 * 60 * 60, "three-days": 3 * 24 * 60 * 60}
"""The clocks for a match over days, with the seconds that each gives for an action."""


class Settings(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a table chooses besides the options of the game."""

    clock: str = "none"
    """``none``; ``turn``: seconds per action; ``player``: seconds for the whole match; ``day``, ``three-days``: one or
    three days per action."""
    seconds: int = 0
    """The seconds on the clock, per action or for the match."""
    increment: int = 0
    """The seconds that a player's clock gains with each action."""
    pace: str = "usual"
    """How fast bots play: ``slow``, ``usual``, ``quick``, or ``instant`` for bots among themselves."""
    countdown: int = 5
    """Seconds before a round of a real-time game begins."""
    signal: str = "ready"
    """What starts the countdown between two rounds of a real-time game: ``ready``, all players are ready; ``word``, one
    of them gives the signal."""
    rhythm: str = "free"
    """When a seat of a real-time game may act: ``free``, at any time; ``rest-2``, ``rest-4``, ``rest-8``, that many
    seconds after its last action; ``turns``, after the seats before it have acted or passed."""
    hints: bool = True
    """Whether players may ask the coach; everybody sees it when they do."""
    best_place: bool = False
    """Whether one key or button plays the best place in a real-time game, faster than anyone could find it."""

    @property
    def slow(self) -> bool:
        """Whether a match is played over days, with players who come and go."""
        return self.clock in SLOW

    @property
    def rest(self) -> int:
        """The seconds between two actions of a seat."""
        return RESTS.get(self.rhythm, 0)

    @property
    def calm(self) -> bool:
        """Whether there is time to think in a real-time game."""
        return self.by_turns or self.rest > 0

    @property
    def by_turns(self) -> bool:
        """Whether a real-time game is played turn by turn."""
        return self.rhythm == TURNS

    @property
    def by_action(self) -> bool:
        """Whether the clock gives time per action, not for the whole match."""
        return self.clock == "turn" or self.slow

    @property
    def allowance(self) -> int:
        """The seconds on the clock, per action or for the match."""
        return SLOW.get(self.clock, self.seconds)

    def check(self, game: Game) -> None:
        """Raise `BadTerms` if a game cannot be played with these settings."""
        for name, value, allowed in (
            ("clock", self.clock, clocks_for(game)),
            ("pace", self.pace, tuple(PACES)),
            ("rhythm", self.rhythm, rhythms_for(game)),
            ("signal", self.signal, SIGNALS if game.real_time else SIGNALS[:1]),
        ):
            if value not in allowed:
                raise _bad_setting(name, value, ", ".join(allowed))
        least = 1 if self.clock in ("turn", "player") else 0
        for name, number, low, high in (
            ("seconds", self.seconds, least, LONGEST_CLOCK),
            ("increment", self.increment, 0, LONGEST_CLOCK),
            ("countdown", self.countdown, 0, LONGEST_COUNTDOWN),
        ):
            if not low <= number <= high:
                raise _bad_setting(name, number, f"{low}–{high}")


def clocks_for(game: Game) -> tuple[str, ...]:
    """The clocks of a game; a real-time game has none."""
    return CLOCKS[:1] if game.real_time else CLOCKS


def rhythms_for(game: Game) -> tuple[str, ...]:
    """The rhythms of a game; only real-time games have a choice."""
    return RHYTHMS if game.real_time else RHYTHMS[:1]


def _bad_setting(name: str, value: object, allowed: str) -> BadTerms:
    return BadTerms("bad-option", facts={"name": name, "value": value, "allowed": allowed})
