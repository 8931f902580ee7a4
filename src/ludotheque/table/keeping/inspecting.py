"""What whoever runs a server can ask of its store: which tables there are, what is known of one, and to delete one."""

from pathlib import Path
from typing import Annotated

import msgspec
from msgspec import Meta

from ludotheque.table import log
from ludotheque.table.errors import TableError, TableRefused, no_such_table
from ludotheque.table.keeping.clerk import unread
from ludotheque.table.keeping.store import Damaged, Store, StoreFailed, open_store
from ludotheque.table.keeping.store.chain import verified
from ludotheque.table.keeping.store.errors import StoreUnusable
from ludotheque.table.keeping.store.scan import scanning
from ludotheque.table.log.table import Table
from ludotheque.table.messages import MatchShown


class TableKept(msgspec.Struct, frozen=True):
    """A table in a store."""

    table: str
    game: Annotated[str, Meta(description="empty if the table was deleted or cannot be read")]
    entries: Annotated[int, Meta(description="how often something happened there")]
    last: Annotated[int | None, Meta(description="when something last happened, in milliseconds since 1970")]


class TableInspected(TableKept, frozen=True):
    """A table in a store, with who is there and what was played."""

    opened: Annotated[int, Meta(description="when it was opened, in milliseconds since 1970")]
    phase: Annotated[str, Meta(description="gathering, playing or over")]
    seats: Annotated[list[str], Meta(description="the name in each seat; empty for a free one")]
    guests: Annotated[list[str], Meta(description="everybody at the table")]
    matches: Annotated[list[MatchShown], Meta(description="the matches, as players see them")]


async def listed(address: str | None, folder: Path) -> list[TableKept]:
    """All tables of a store, by their names; looks only at the first and the last entry of each."""
    try:
        async with scanning(address, folder) as scan:
            return [
                TableKept(table, _game(first), number, _at(last)) for table, number, first, last in await scan.ends()
            ]
    except StoreFailed as error:
        raise _unread(error, address, folder) from error


async def shown(address: str | None, folder: Path, name: str) -> TableInspected:
    """What a store knows of a table."""
    entries = [log.read_entry(entry) for entry in await exported(address, folder, name)]
    if entries[-1].is_last:
        raise no_such_table(name)
    table = Table.load(name, entries)
    return TableInspected(
        table=name,
        game=table.game.name,
        entries=table.number,
        last=table.at,
        opened=entries[0].at,
        phase=table.phase,
        seats=table.names(),
        guests=[guest.name for guest in table.guests.values()],
        matches=table.matches,
    )


async def exported(address: str | None, folder: Path, name: str) -> list[bytes]:
    """The log of a table, as it was written, secrets included."""
    try:
        async with scanning(address, folder) as scan:
            entries = verified(name, 0, *await scan.kept(name))
    except StoreFailed as error:
        raise _unread(error, address, folder) from error
    if not entries:
        raise no_such_table(name)
    return entries


async def delete(address: str | None, folder: Path, name: str) -> int:
    """Delete a table as servers do when nobody has used it for long, so that they learn of it.

    Returns the number of its entries.
    """
    store = await open_store(address, folder)
    try:
        number = (await store.heads([name])).get(name)
        if number is None:
            return await _delete_remains(store, name)
        await store.append(name, number, log.Entry(store.now(), [log.Forgotten()]).written())
        await store.forget(name, number if address else number + 1)  # a folder has no other server that must see it
        await store.remind(name, None)
        return number
    finally:
        await store.close()


async def _delete_remains(store: Store, name: str) -> int:
    """Delete a table of which nobody knows any more where it ends."""
    try:
        await store.entries(name)
    except Damaged as error:
        if error.number is None:
            raise unread(error) from error
        await store.forget(name, error.number)
        return error.number
    raise no_such_table(name)


def _unread(error: StoreFailed, address: str | None, folder: Path) -> TableRefused | TableError:
    """What to tell whoever runs the server, and has nobody else to ask why nothing can be read."""
    if isinstance(error, Damaged):
        return unread(error)
    where = "PostgreSQL" if address else str(folder)
    return StoreUnusable("store-unusable", facts={"where": where, "why": str(error)})


def _game(entry: bytes | None) -> str:
    try:
        opened = log.read_entry(entry or b"").what[0]
    except ValueError:
        return ""
    return opened.game if isinstance(opened, log.Opened) else ""


def _at(entry: bytes | None) -> int | None:
    try:
        return log.read_entry(entry or b"").at
    except ValueError:
        return None
