"""What a server has kept, read behind its back from the database itself."""

import asyncio
import sqlite3
from collections.abc import Iterable
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

import asyncpg

from ludotheque.table.keeping.store.sqlite import FILE
from ludotheque.table.log import Acted, Entry, read_entry
from ludotheque.table.log.table import Table
from ludotheque.table.messages import Act
from support.witness import Witness


async def kept(folder: Path, database: str | None, table: str) -> list[bytes]:
    """The log of a table as it lies in the file in a folder or, with an address, in PostgreSQL."""
    if database is None:
        with closing(sqlite3.connect(f"{(folder / FILE).as_uri()}?mode=ro", uri=True)) as connection:
            rows = connection.execute(
                "SELECT seq, entry FROM entries WHERE table_id = ? ORDER BY seq", [table]
            ).fetchall()
    else:
        reading = await asyncpg.connect(database)
        try:
            rows = await reading.fetch("SELECT seq, entry FROM entries WHERE table_id = $1 ORDER BY seq", table)
        finally:
            await reading.close()
    assert [row[0] for row in rows] == list(range(1, len(rows) + 1)), "a gap in the log"
    return [bytes(row[1]) for row in rows]


@dataclass(frozen=True)
class Logs:
    """The logs of all tables, in PostgreSQL (by its address) or in a folder."""

    folder: Path
    database: str | None = None

    def written(self, table: str) -> list[bytes]:
        """What is kept of a table, as it lies there; fails if there is a gap. (Not from within an event loop.)"""
        return asyncio.run(kept(self.folder, self.database, table))

    def entries(self, table: str) -> list[Entry]:
        """What is kept of a table."""
        return [read_entry(entry) for entry in self.written(table)]

    def check(self, table: str, clients: Iterable[Witness] = ()) -> Table:
        """The table that a log tells of, which must hold what its clients were told, once, and nothing they were not.

        No command twice; all that was acknowledged, under its number and as it was asked for; nothing that was refused;
        and matches that can be played again from it.
        """
        entries = self.entries(table)
        commands = [entry.command for entry in entries if entry.command]
        assert len(commands) == len(set(commands)), "a command was carried out twice"
        numbers = {entry.command: number for number, entry in enumerate(entries, 1) if entry.command}
        for client in clients:
            for name, (number, command) in client.acknowledged.items():
                key = f"{client.guest}:{name}"
                assert numbers.get(key) == number, f"{command} was acknowledged as number {number}"
                if isinstance(command, Act):
                    first = entries[number - 1].what[0]
                    assert isinstance(first, Acted)
                    assert first.action == command.action
            for name, why in client.refused.items():
                assert f"{client.guest}:{name}" not in numbers, f"refused ({why}), and yet carried out"
        return Table.load(table, entries)
