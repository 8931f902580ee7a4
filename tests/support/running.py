"""What every server of the tests has: a time in which it runs, and a port that stays its own while it is away."""

import socket
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Protocol, TypeVar


class Startable(Protocol):
    """What can be started, and ended for good."""

    def start(self) -> None: ...
    def close(self) -> None: ...


S = TypeVar("S", bound=Startable)


@contextmanager
def running(server: S) -> Iterator[S]:
    """The same server while it runs; it is ended for good afterwards."""
    try:
        server.start()
        yield server
    finally:
        server.close()


class OwnPort:
    """Keeps a port from being given to other tests that ask for a free one, and not from whoever knows it."""

    def __init__(self) -> None:
        self._place: socket.socket | None = None

    def keep(self, port: int) -> None:
        """Nobody is given this port from now on."""
        if self._place or not port or sys.platform != "linux":  # elsewhere its server could not have it again either
            return
        place = socket.socket()
        place.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            place.bind(("127.0.0.1", port))
        except OSError:  # somebody listens there
            place.close()
        else:
            self._place = place

    def let_go(self) -> None:
        """It is no longer needed."""
        if self._place:
            self._place.close()
            self._place = None
