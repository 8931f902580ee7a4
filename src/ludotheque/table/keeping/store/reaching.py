"""Reaching PostgreSQL. An address may name several hosts, of which one can write: today this one, after it has failed
another."""

import asyncio
from typing import Any, TypeAlias
from urllib.parse import urlsplit, urlunsplit

import asyncpg

Connection: TypeAlias = "asyncpg.Connection[asyncpg.Record] | asyncpg.pool.PoolConnectionProxy[asyncpg.Record]"
LOST = (OSError, TimeoutError, asyncpg.PostgresError, asyncpg.InterfaceError, asyncpg.InternalClientError)
"""What asyncpg raises when it cannot do what it was asked for."""

DURABLE = """
SELECT set_config('synchronous_commit', 'on', false) WHERE current_setting('synchronous_commit') IN ('off', 'local')
"""
"""What is acknowledged is on disk, here and on every standby that the database waits for."""
WRITES = "target_session_attrs=read-write"


async def reach(address: str, timeout: float, **manner: Any) -> Connection:
    """A connection to the host that can write. All are asked at once: one that hangs must not keep us from the one that
    has taken its place."""
    hosts = one_by_one(address)
    tries = [asyncio.ensure_future(asyncpg.connect(host, timeout=timeout, **manner)) for host in hosts]
    connection: Connection | None = None
    failure: Exception = TimeoutError()
    try:
        for trying in asyncio.as_completed(tries):
            try:
                connection = await trying
                break
            except LOST as error:
                failure = error
    finally:
        for tried in tries:
            tried.cancel()
        for other in await asyncio.gather(*tries, return_exceptions=True):
            if isinstance(other, asyncpg.Connection) and other is not connection:
                other.terminate()
    if connection is None:
        raise failure
    try:
        await connection.execute(DURABLE, timeout=timeout)
    except BaseException:
        connection.terminate()
        raise
    return connection


def one_by_one(address: str) -> list[str]:
    """The addresses of all hosts that an address names; of several, only one that can write will do."""
    parts = urlsplit(address)
    who, at, hosts = parts.netloc.rpartition("@")
    if "," not in hosts:
        return [address]
    query = parts.query if "target_session_attrs=" in parts.query else f"{parts.query}&{WRITES}".lstrip("&")
    return [urlunsplit(parts._replace(netloc=f"{who}{at}{host}", query=query)) for host in hosts.split(",")]


def without_secrets(address: str) -> str:
    """An address as it may be told: without user, password and settings."""
    parts = urlsplit(address)
    return f"{parts.scheme}://{parts.netloc.rpartition('@')[2]}{parts.path}"
