"""A port that stays ours while its server is away: else any other test that asks for a free one could be given it."""

import socket
import sys


class OwnPort:
    """Keeps a port from being given to others, and not from being listened on again by who knows it."""

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
