"""What can go wrong between a client and a table, as typed errors with a status of HTTP."""

import math
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from ludotheque.errors import LudothequeError, UnknownGame
from ludotheque.puzzles.errors import BadId

HERE = Path(__file__).parent


class WebError(LudothequeError):
    """Something that stands between a client and a table; its words are those of this folder."""

    folder = HERE


class BadHosting(WebError):
    """A flag or a variable that no server can be started with."""


class TurnedAway(WebError):
    """A request that is not answered: its status of HTTP, and what headers say about it."""

    def __init__(
        self, code: str, status: int, *, again_after: float | None = None, facts: Mapping[str, Any] | None = None
    ) -> None:
        super().__init__(code, facts=facts)
        self.status = status
        self.headers: dict[str, str] = {}
        """What the answer says beside: when to try again."""
        if again_after is not None:
            self.headers["Retry-After"] = str(max(1, math.ceil(again_after)))


def status_of(error: LudothequeError) -> int:
    """The status of HTTP that tells a program what kind of error it is."""
    if isinstance(error, TurnedAway):
        return error.status
    if error.code in ("not-kept", "store-down"):
        return 503
    if isinstance(error, UnknownGame | BadId) or error.code in ("no-such-table", "no-such-match", "not-in-booklet"):
        return 404
    return 403 if error.code == "not-at-table" else 409
