"""News between servers. Best effort: whatever gets lost on the way is found in the store."""

import re
from collections.abc import Callable
from typing import Protocol
from urllib.parse import urlsplit

from ludotheque.table.errors import TableError

Heard = Callable[[bytes], None]


class Bus(Protocol):
    """Carries short messages on a topic to every server that listens. Never raises because the bus is out of order."""

    @property
    def connected(self) -> bool:
        """Whether messages go through now. While they do not, servers look into the store more often."""

    def publish(self, topic: str, message: bytes) -> None:
        """Send a message to all other listeners of a topic, soon; it may get lost."""

    def listen(self, topic: str, heard: Heard) -> Callable[[], None]:
        """Call ``heard`` with every message on a topic, until the function that this gives back is called."""

    async def close(self) -> None:
        """Let go."""


async def open_bus(address: str | None) -> Bus:
    """The bus at an address, ``nats://…`` or ``tls://…`` or several with commas; without one, that of one process."""
    if address is None:
        from ludotheque.table.bus.alone import NobodyElse

        return NobodyElse()
    if not all(_is_nats(part.strip()) for part in address.split(",")):
        # What comes before an @ can be a password, which must not be told back.
        raise TableError("bad-bus-address", facts={"address": re.sub(r".*@", "…@", address, flags=re.DOTALL)})
    from ludotheque.table.bus.nats import NatsBus

    return await NatsBus.connect(address)


def _is_nats(address: str) -> bool:
    try:
        parts = urlsplit(address)
        return parts.scheme in ("nats", "tls") and bool(parts.hostname) and parts.port != 0
    except ValueError:  # the port is not a number
        return False
