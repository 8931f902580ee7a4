"""Two PostgreSQL servers, of which one follows the other and can take its place.

A commit is acknowledged once both have it on disk. So while the other one is away nothing is acknowledged at all, and
whichever dies, the other knows everything.
"""

import asyncio
import shutil
from urllib.parse import urlsplit, urlunsplit

import asyncpg

from support.services import Postgres

QUICK = "wal_sender_timeout=3s", "wal_retrieve_retry_interval=100ms"


class Standby(Postgres):
    """A PostgreSQL server that is a copy of another one and follows it, until it is promoted."""

    def __init__(self, primary: Postgres) -> None:
        self._primary = primary
        super().__init__(*QUICK)

    def _prepare(self) -> None:
        follow(self, self._primary)


def follow(standby: Postgres, primary: Postgres) -> None:
    """Make of a server that does not run a copy of another one, which will follow it."""
    data = standby.folder / "data"
    shutil.rmtree(data, ignore_errors=True)
    standby.call("pg_basebackup", "-d", primary.address, "-D", str(data), "-R", "-X", "stream", "-c", "fast", "-N")


class Pair:
    """A primary and a standby, which change places when the primary fails."""

    def __init__(self) -> None:
        self.primary: Postgres = Postgres(*QUICK)
        self.standby: Postgres = self.primary

    def start(self) -> None:
        self.primary.start()
        self.wait_for_standby(True)  # before it is copied: the copy will have to wait for its own standby one day
        self.standby = Standby(self.primary)
        self.standby.start()

    def close(self) -> None:
        for server in {self.primary, self.standby}:
            server.close()

    def address(self, database: str) -> str:
        """A database on both of them; the same whichever is the primary."""
        hosts = ",".join(f"127.0.0.1:{server.port}" for server in sorted(self.both, key=lambda server: server.port))
        return urlunsplit(urlsplit(self.primary.address)._replace(netloc=f"postgres@{hosts}", path=f"/{database}"))

    @property
    def both(self) -> tuple[Postgres, Postgres]:
        return self.primary, self.standby

    def wait_for_standby(self, waits: bool) -> None:
        """Whether a commit waits until the standby has it on disk. (Not from within an event loop.)"""
        names = "'*'" if waits else "''"
        asyncio.run(_execute(self.primary, f"ALTER SYSTEM SET synchronous_standby_names = {names}"))
        asyncio.run(_execute(self.primary, "SELECT pg_reload_conf()"))

    def promote(self) -> None:
        """The standby takes the place of the primary, whatever has become of that one."""
        self.standby.call("pg_ctl", "promote", "-D", str(self.standby.folder / "data"))
        self.primary, self.standby = self.standby, self.primary

    def take_back(self) -> None:
        """The one that was the primary before is ended, if it still runs, and comes back as the standby."""
        self.standby.kill()
        follow(self.standby, self.primary)
        self.standby.start()


async def _execute(server: Postgres, statement: str) -> None:
    connection = await asyncpg.connect(server.address)
    try:
        await connection.execute("SET synchronous_commit = local")
        await connection.execute(statement)
    finally:
        await connection.close()
