"""What can go wrong between a client and a table, as typed errors with a status of HTTP."""

import math
from pathlib import Path

from ludotheque.errors import Facts, LudothequeError

HERE = Path(__file__).parent


class WebError(LudothequeError):
    """Something that stands between a client and a table; its words are those of this folder."""

    folder = HERE


class BadHosting(WebError):
    """A flag or a variable that no server can be started with."""


class TurnedAway(WebError):
    """A request that is not answered: its status of HTTP, and what headers say about it."""

    def __init__(self, code: str, status: int, *, again_after: float | None = None, facts: Facts | None = None) -> None:
        super().__init__(code, facts=facts)
        self.status = status
        self.headers: dict[str, str] = {}
        """What the answer says beside: when to try again."""
        if again_after is not None:
            self.headers["Retry-After"] = str(max(1, math.ceil(again_after)))
