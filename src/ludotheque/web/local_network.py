"""The local network: where other devices of the house find this machine, and a second door for them."""

import asyncio
import ipaddress
import secrets
import socket
from collections.abc import Iterator
from contextlib import suppress

import uvicorn

from ludotheque.web.errors import TurnedAway

HOUSES = [ipaddress.ip_network(each) for each in ("10.0.0.0/8", "172.16.0.0/12", "192.168.0.0/16")]
"""The addresses that only the devices of one network reach."""
ELSEWHERE = ("192.0.2.1", 9)
"""An address outside every network, to which nothing is ever sent."""


def is_loopback(host: str | None) -> bool:
    """Whether a host is this machine, as it is called by itself alone."""
    if host is None or host.lower() == "localhost":
        return host is not None
    try:
        return ipaddress.ip_address(host.strip("[]")).is_loopback
    except ValueError:
        return False


def local_address() -> str | None:
    """The address of this machine on its local network; None where it has none that only the house can reach."""
    for found in _own_addresses():
        if any(ipaddress.ip_address(found) in house for house in HOUSES):
            return found
    return None


def _own_addresses() -> Iterator[str]:
    """The addresses of this machine, first the one that its network uses."""
    with suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as plug:
        plug.connect(ELSEWHERE)  # only chooses the way: nothing is sent
        yield str(plug.getsockname()[0])
    with suppress(OSError):
        yield from socket.gethostbyname_ex(socket.gethostname())[2]


class HouseDoor:
    """Lets a server that listens on this machine alone listen on the local network as well, until it is closed."""

    def __init__(self, server: uvicorn.Server, port: int) -> None:
        self._server = server
        self._port = port
        self._listening: asyncio.Server | None = None
        self.key = secrets.token_urlsafe(24)
        """Opens the door: only the browser that the server starts, and whoever reads what it prints, have it. What
        seems to come from this machine may come through a proxy that says nothing of it."""
        self.address: str | None = None
        """Where the house finds the server while the door is open: an address of the network."""

    async def open(self) -> None:
        """Listen on the local network, too; raises `TurnedAway` where that cannot be."""
        if self._listening is not None:
            return
        found = local_address()
        if found is None:
            raise TurnedAway("no-local-network", 409)
        server, config = self._server, self._server.config
        try:
            plug = socket.create_server((found, self._port), backlog=config.backlog)
        except OSError as error:
            raise TurnedAway("cannot-open-house", 409, facts={"why": error.strerror or str(error)}) from error

        def connection() -> asyncio.Protocol:
            made = config.http_protocol_class
            return made(config=config, server_state=server.server_state, app_state=server.lifespan.state)  # type: ignore[call-arg]

        self._listening = await asyncio.get_running_loop().create_server(connection, sock=plug)
        server.servers.append(self._listening)  # uvicorn closes it when it stops
        self.address = found

    def close(self) -> None:
        """Listen on this machine alone again, and let go of those who came through this door."""
        if self._listening is None:
            return
        self._server.servers.remove(self._listening)
        self._listening.close()
        for connection in list(self._server.server_state.connections):
            transport = connection.transport
            if transport is not None and (transport.get_extra_info("sockname") or [None])[0] == self.address:
                transport.abort()
        self._listening = self.address = None
