"""Links to tables, and what lies behind them: ``https://host/t/TABLE``."""

import re
from typing import NamedTuple
from urllib.parse import urlencode, urlsplit

from ludotheque.client.errors import BadLink

BETWEEN = "/t/"


class Link(NamedTuple):
    """Where a table is: the address of a server, and the name of the table."""

    server: str
    table: str

    def __str__(self) -> str:
        return f"{self.server}{BETWEEN}{self.table}"


def read_link(text: str) -> Link:
    """The table that a link leads to."""
    address = text.strip().partition("?")[0].partition("#")[0]
    server, between, table = address.rpartition(BETWEEN)
    if not between or not table.strip("/").isalnum():
        raise BadLink("bad-link", facts={"value": text})
    return Link(read_server(server), table.strip("/"))


def read_match_link(text: str) -> tuple[Link, int | None]:
    """The table that a link leads to and, if it leads to a replay (``…/t/TABLE/replay/2``), the number of the match."""
    found = re.fullmatch(r"(?P<table>[^?#]*)/replay/(?P<number>[1-9][0-9]{0,8})/?([?#].*)?", text.strip())
    return (read_link(found["table"]), int(found["number"])) if found else (read_link(text), None)


def read_server(text: str) -> str:
    """The address of a server, without a slash at its end; ``http://`` is understood."""
    address = text.strip()
    if "://" not in address:
        address = f"http://{address}"
    address = address.rstrip("/")
    try:
        parts = urlsplit(address)
        readable = parts.scheme in ("http", "https") and parts.hostname and (parts.port or 1)
    except ValueError:
        readable = False
    if not readable:
        raise BadLink("bad-server", facts={"value": text})
    return address


def socket_address(server: str, table: str, follow: str, since: int | None) -> str:
    """Where the socket of a table is, for somebody who has heard everything up to ``since``.

    Who follows views wants to be told only what changes in them; an older server tells them whole.
    """
    wished = {"follow": follow} | ({"changes": 1} if follow == "views" else {})
    wished |= {} if since is None else {"since": since}
    return f"ws{server.removeprefix('http')}/api/tables/{table}/socket?{urlencode(wished)}"
