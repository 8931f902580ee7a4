"""Where the logs of the tables are kept. One contract, kept by SQLite for one server and by PostgreSQL for many."""

from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple, Protocol

from ludotheque.table.now import Now


class Beaten(Exception):
    """Another entry has that number already: somebody was first. Read what you have not seen, and judge again."""


class StoreFailed(Exception):
    """The store could not say that an entry is safe. It may have been written or not: read before writing again."""


class Damaged(StoreFailed):
    """What the store has of a table is not what was written: reading it again will not help."""

    def __init__(self, table: str, number: int | None, why: str) -> None:
        super().__init__(f"{table}: {why}" if number is None else f"{table}, entry {number}: {why}")
        self.table = table
        self.number = number
        """The first entry that is not as it was; None where nothing could be read."""
        self.why = why
        """``changed``, ``missing``, ``end-missing`` or ``unreadable``."""


class Snapshot(NamedTuple):
    """What a table was after an entry, in the words of whoever kept it."""

    number: int
    state: bytes


class Store(Protocol):
    """Keeps the log of every table. An append that returns is on disk, whatever happens next."""

    @property
    def now(self) -> Now:
        """The time, on which all agree who have this store open."""

    async def append(self, table: str, after: int, entry: bytes) -> None:
        """Write the entry number ``after + 1`` of a table, durably; the first entry of a table opens it.

        Raises `Beaten` if that number is taken or if ``after`` is not there, and `StoreFailed`, having written
        nothing or not knowing, if the store is out of order.
        """

    async def entries(self, table: str, after: int = 0) -> list[bytes]:
        """The entries after number ``after``, in order; none for a table that does not exist.

        Raises `Damaged` where they are not what was written.
        """

    async def latest(self, table: str) -> tuple[Snapshot | None, list[bytes]]:
        """The snapshot of a table and the entries after it; without one that fits the log, all entries."""

    async def keep_snapshot(self, table: str, snapshot: Snapshot) -> None:
        """Keep a snapshot of a table in the place of an older one."""

    async def heads(self, tables: Sequence[str]) -> dict[str, int]:
        """The number of the last entry of each of these tables that exists."""

    async def last_entries(self, after: str, most: int) -> list[tuple[str, int, bytes]]:
        """At most ``most`` tables whose names come after ``after``, in the order of their names.

        Of each it gives the name, and the number and the text of the last entry.
        """

    async def forget(self, table: str, number: int) -> None:
        """Delete the entries of a table up to that number."""

    async def remind(self, table: str, due: int | None) -> None:
        """Keep when somebody must look after a table, whoever is there; None: nobody must."""

    async def reminder(self, table: str) -> int | None:
        """When somebody must look after a table."""

    async def due(self, now: int, most: int) -> list[str]:
        """At most ``most`` of the tables that somebody must look after by now, first what has waited longest."""

    async def lend(self, code: str, table: str, until: int, now: int) -> None:
        """Let a code stand for a table until then; raises `Beaten` while it stands for a table already."""

    async def lent(self, code: str, now: int) -> str | None:
        """The table that a code stands for now."""

    async def profile(self, key: str) -> tuple[int, bytes | None] | None:
        """The version and the document of a profile; no document if it was forgotten, None if it never was there."""

    async def keep_profile(self, key: str, after: int, document: bytes, now: int) -> None:
        """Write version ``after + 1`` of a profile, durably; raises `Beaten` if another one is there, or if it was
        forgotten."""

    async def forget_profile(self, key: str, now: int) -> None:
        """Delete the document of a profile; only that it was there is still known."""

    async def forget_profiles(self, before: int) -> None:
        """Delete all profiles that have not changed since."""

    async def check(self) -> None:
        """Raise `StoreFailed` unless the store can write now."""

    async def close(self) -> None:
        """Finish what is under way and let go."""


async def open_store(address: str | None, folder: Path) -> Store:
    """The store at an address (``postgresql://…``) or, without one, in a folder.

    Raises a `ludotheque.table.errors.TableError` that says what is wrong with it.
    """
    # Imported here: both build on the contract above, and not everybody has what PostgreSQL needs.
    from ludotheque.table.keeping.store.errors import HostingMissing, UnknownStore

    if address is None:
        from ludotheque.table.keeping.store.sqlite import SqliteStore

        return await SqliteStore.open(folder)
    if not address.startswith(("postgresql://", "postgres://")):
        raise UnknownStore("store-unknown")  # it may hold a password, so it is not told back
    try:
        from ludotheque.table.keeping.store.postgres import PostgresStore
    except ModuleNotFoundError as error:
        if error.name != "asyncpg":
            raise
        raise HostingMissing("hosting-missing") from None
    return await PostgresStore.open(address)
