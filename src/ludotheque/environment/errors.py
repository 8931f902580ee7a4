"""What can be wrong with an environment, as typed errors."""

from pathlib import Path

from ludotheque.errors import LudothequeError, Refused


class BadEnvironment(LudothequeError):
    """An environment that cannot be made, or something that it cannot be asked."""

    prefix = "environment"
    folder = Path(__file__).parent


class NoEncoding(BadEnvironment):
    """A game that brings no encoding, so that there is no environment for it."""


class NoDevice(BadEnvironment):
    """A device that does not exist here."""


class BadActions(BadEnvironment):
    """Actions that no game of the batch can have: of another shape or type, or outside of the table. Nothing moved."""


class RefusedInGame(Refused):
    """An action that the rules do not allow in one of the games of a batch; the fact ``index`` says in which."""

    def say(self, language: str = "en") -> str:
        """Which game it was, and why."""
        return BadEnvironment("in-game", facts={"index": self.facts["index"], "reason": super().say(language)}).say(
            language
        )
