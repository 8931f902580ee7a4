"""What can go wrong between a client and its server, as typed errors."""

from collections.abc import Sequence
from pathlib import Path

from ludotheque.errors import LudothequeError, Refused
from ludotheque.table.messages import AnyCommand, No

HERE = Path(__file__).parent


class ClientError(LudothequeError):
    """Something that stands between a client and a table."""

    prefix = "client"
    folder = HERE


class BadLink(ClientError):
    """A text that is not the link to a table, or not the address of a server."""


class Unreachable(ClientError):
    """No server answers."""


def unreachable(servers: Sequence[str], why: str) -> Unreachable:
    """The error that none of these servers answers, with what the system says about it."""
    return Unreachable("unreachable", facts={"servers": ", ".join(servers), "why": why})


class OtherVersion(ClientError):
    """A message that this version does not know."""


class NotACommand(ClientError):
    """A command that no table would read: a text in it is too long, or empty."""


class TurnedDown(Refused):
    """What the server refused: the code, the facts, and the sentence as the server says it in the guest's language."""

    def __init__(self, no: No, command: AnyCommand | None = None) -> None:
        super().__init__(no.code, facts=no.facts)
        self.no = no
        self.command = command
        """What was asked for. Sent again as it is, it is still carried out only once."""

    def say(self, language: str = "en") -> str:
        """The sentence, as the server said it."""
        return self.no.reason

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), (self.no, self.command)


class Barred(TurnedDown):
    """The server does not let us to the table: it is not there, or the token is not that of a guest."""
