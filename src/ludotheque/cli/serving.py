"""The commands that serve tables, and tell programs how to speak with them."""

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from ludotheque.cli.manners import politely
from ludotheque.flags import Language
from ludotheque.web.settings import Hosting, Limits


@politely
def serve(
    *,
    host: Annotated[str, Parameter(env_var="LUDOTHEQUE_HOST")] = Hosting.host,
    port: Annotated[int, Parameter(env_var="LUDOTHEQUE_PORT")] = Hosting.port,
    open: Annotated[bool, Parameter(env_var="LUDOTHEQUE_OPEN")] = Hosting.open,  # noqa: A002 (the flag is called so)
    data_dir: Annotated[Path | None, Parameter(env_var="LUDOTHEQUE_DATA_DIR")] = Hosting.data_dir,
    base_url: Annotated[str | None, Parameter(env_var="LUDOTHEQUE_BASE_URL")] = Hosting.base_url,
    database: Annotated[str | None, Parameter(env_var="LUDOTHEQUE_DATABASE")] = Hosting.database,
    bus: Annotated[str | None, Parameter(env_var="LUDOTHEQUE_BUS")] = Hosting.bus,
    keep_days: Annotated[int, Parameter(env_var="LUDOTHEQUE_KEEP_DAYS")] = Hosting.keep_days,
    proxies: Annotated[str, Parameter(env_var="LUDOTHEQUE_PROXIES")] = ",".join(Hosting.proxies),
    rate: Annotated[float, Parameter(env_var="LUDOTHEQUE_RATE")] = Limits.rate,
    sockets: Annotated[int, Parameter(env_var="LUDOTHEQUE_SOCKETS")] = Limits.sockets,
    all_sockets: Annotated[int, Parameter(env_var="LUDOTHEQUE_ALL_SOCKETS")] = Limits.all_sockets,
    tables: Annotated[int, Parameter(env_var="LUDOTHEQUE_TABLES")] = Limits.tables,
    joins: Annotated[int, Parameter(env_var="LUDOTHEQUE_JOINS")] = Limits.joins,
    lang: Language = "en",
) -> None:
    """Serve tables over HTTP and WebSocket until stopped. Every flag but --lang has a variable, LUDOTHEQUE_….

    Parameters
    ----------
    host
        The address to listen on; 0.0.0.0 for all of this machine.
    port
        The port to listen on; 0 for any that is free.
    open
        Open a browser, where there is one.
    data_dir
        The folder where the tables are kept; that for your data, unless given.
    base_url
        What links begin with, as guests see it: https://games.example.org.
    database
        Keep the tables in PostgreSQL, at postgresql://…, which several servers can share.
    bus
        Tell the other servers what happens by NATS, at nats://….
    keep_days
        Delete tables, with their matches, after this many days without use; 0 keeps them for ever.
    proxies
        The proxies that are believed when they name the client: addresses or networks, with commas.
    rate
        Messages a second that one socket may send for long, twice as many for a moment; 0 for any number.
    sockets
        Sockets that one address may have open; 0 for any number.
    all_sockets
        Sockets that may be open in all; 0 for any number.
    tables
        Tables that one address may open in an hour; 0 for any number.
    joins
        Guests that one address may bring in a minute; 0 for any number.
    """
    trusted = tuple(filter(None, map(str.strip, proxies.split(","))))
    limits = Limits(rate=rate, sockets=sockets, all_sockets=all_sockets, tables=tables, joins=joins)
    hosting = Hosting(
        host, port, open, data_dir, base_url or None, database or None, bus or None, keep_days, trusted, limits
    ).checked()

    from ludotheque.web.serve import run  # takes a second, which a wrong flag need not wait for

    run(hosting, lang)


@politely
def prepare(*, lang: Language = "en") -> None:
    """Compile rules, bots and playouts for this machine now, rather than when they are first used."""
    import asyncio

    from ludotheque.terminal.voice import Voice
    from ludotheque.web import warmup

    voice = Voice(lang)
    print(voice.say("prepare-begun"), flush=True)
    asyncio.run(warmup.prepare())
    print(voice.say("prepare-done"))


def schema() -> None:
    """Print the JSON schema of the messages between a client and a table."""
    import json

    from ludotheque.web.schema import message_schema

    print(json.dumps(message_schema(), indent=2, ensure_ascii=False))
