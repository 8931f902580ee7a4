"""A server whose deals follow from the name of a test alone, whatever was played there before.

It is `ludotheque` as it is installed, but for its seeds: they come from a file that the tests write.
"""

import os
import secrets
import sys
from collections import defaultdict
from collections.abc import Iterator
from contextlib import contextmanager
from hashlib import sha256
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

from ludotheque import cli
from ludotheque.table.house import House
from ludotheque.table.playing.players import Players
from ludotheque.table.playing.steward import Steward
from ludotheque.web import serve
from support.server import Server

NAMED = "TEST_NAME_FILE"
"""The variable that says in which file the name of the test is."""
SEED = 32
"""Bytes of a seed; a token has fewer."""


_BEGUN = count(1)


def begin(server: Server, test: str) -> None:
    """Let a server deal from now on as it always deals to this test."""
    (server.folder / "test").write_text(f"{next(_BEGUN)} {test}", "utf-8")


@contextmanager
def apart(server: Server, name: str) -> Iterator[None]:
    """What is dealt meanwhile follows from another name, and changes nothing for the test."""
    file = server.folder / "test"
    test = file.read_text("utf-8")
    begin(server, name)
    yield
    file.write_text(test, "utf-8")


def seeded(folder: Path) -> dict[str, str]:
    """What a server that keeps its tables in this folder must have in its environment."""
    return {NAMED: str(folder / "test"), "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}


class SeededHouse(House):
    """A house whose matches are dealt from seeds that a test has every time; names and tokens are new ones."""

    def __init__(self, *args: Any, **settings: Any) -> None:
        super().__init__(*args, **settings, secret=self._seed_or_token)
        self.chance = Random()
        self._begun = ""
        self._counts: defaultdict[str, Iterator[int]] = defaultdict(count)

    def _seed_or_token(self, size: int) -> str:
        if size != SEED:
            return secrets.token_hex(size)
        test = self._begun.partition(" ")[2]
        return sha256(f"{test} {next(self._counts[self._begun])}".encode()).hexdigest()

    def _new_name(self, own_token: str | None) -> str:
        return super()._new_name(own_token or secrets.token_hex())

    async def open_table(self, *args: Any, **terms: Any) -> Any:
        """A new table; the first one of a test clears those of the last, where bots would play on for a minute."""
        begun = Path(os.environ[NAMED]).read_text("utf-8")
        if begun != self._begun:
            self._begun = begun
            self.chance.seed(begun.partition(" ")[2])
            for room in [room for room in self.rooms.values() if not room.listeners]:
                async with room.turn:
                    self.put_away(room)
        return await super().open_table(*args, **terms)


def seeded_steward(house: SeededHouse, players: Players) -> Steward:
    """Bots that take their time, and choose, as the seed says."""
    return Steward(house, players, house.chance)


if __name__ == "__main__":
    vars(serve).update(House=SeededHouse, Steward=seeded_steward)
    cli.main()
