"""What a server has kept, read behind its back from the database itself."""

import sqlite3
from contextlib import closing
from pathlib import Path

import asyncpg

from ludotheque.table.keeping.store.sqlite import FILE


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
