"""What is in the store, read past the servers: the log of a table as it lies in the database."""

import asyncio
import sqlite3
from collections.abc import Iterable, Sequence
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import asyncpg

from ludotheque.client import RemoteTable, TurnedDown
from ludotheque.table.log import Acted, Entry, read_entry
from ludotheque.table.messages import Act, AnyCommand, Done, Look, News, Welcome
from ludotheque.table.store.sqlite import FILE
from ludotheque.table.table import Table
from support.playing_online import TRY_AGAIN

ENTRIES = "SELECT seq, entry FROM entries WHERE table_id = {} ORDER BY seq"


class NotingTable(RemoteTable):
    """A client that notes what has become of its commands."""

    def __init__(self, servers: Sequence[str], name: str, token: str | None = None, **more: Any) -> None:
        super().__init__(servers, name, token, **more)
        self.acknowledged: dict[str, tuple[int, AnyCommand]] = {}
        """Each command that a server has acknowledged, by its id: the number of the entry, and what was asked."""
        self.refused: dict[str, str] = {}
        """Each command that a server has refused for good: why."""

    async def send(self, command: AnyCommand) -> News | Welcome | Done:
        try:
            answer = await super().send(command)
        except TurnedDown as error:
            if error.code not in TRY_AGAIN:
                self.refused[command.id] = error.code
            raise
        if not isinstance(command, Look):
            self.acknowledged[command.id] = (answer.number, command)
        return answer


@dataclass(frozen=True)
class Kept:
    """The logs in a database of PostgreSQL (its address) or of SQLite (its folder)."""

    place: str | Path

    def rows(self, table: str) -> list[tuple[int, Entry]]:
        """The numbers and the entries of a table."""
        if isinstance(self.place, Path):
            with closing(sqlite3.connect(f"file:{self.place / FILE}?mode=ro", uri=True)) as connection:
                found = connection.execute(ENTRIES.format("?"), (table,)).fetchall()
        else:
            found = asyncio.run(_ask(self.place, ENTRIES.format("$1"), table))
        return [(number, read_entry(bytes(entry))) for number, entry in found]

    def check(self, table: str, clients: Iterable[NotingTable] = ()) -> Table:
        """The table that a log tells of, which must hold what its clients were told, once, and nothing they were not.

        Numbers without gaps; no command twice; all that was acknowledged, under its number and as it was asked for;
        nothing that was refused; and a match that can be played again from it.
        """
        rows = self.rows(table)
        assert [number for number, _ in rows] == list(range(1, len(rows) + 1))
        keys = [entry.command for _, entry in rows if entry.command]
        assert len(keys) == len(set(keys)), "a command was carried out twice"
        numbers = {entry.command: (number, entry) for number, entry in rows if entry.command}
        for client in clients:
            for name, (number, command) in client.acknowledged.items():
                assert f"{client.guest}:{name}" in numbers, f"{command} was acknowledged and is lost"
                kept, entry = numbers[f"{client.guest}:{name}"]
                assert kept == number
                if isinstance(command, Act):
                    assert any(isinstance(what, Acted) and what.action == command.action for what in entry.what)
            for name, why in client.refused.items():
                assert f"{client.guest}:{name}" not in numbers, f"refused ({why}), and yet carried out"
        return Table.load(table, [entry for _, entry in rows])


async def _ask(database: str, question: str, *about: str) -> list[tuple[int, bytes]]:
    connection = await asyncpg.connect(database, timeout=30)
    try:
        return [(row[0], row[1]) for row in await connection.fetch(question, *about)]
    finally:
        await connection.close()
