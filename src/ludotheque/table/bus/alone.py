"""The bus of a server that has its store to itself: there is nobody to tell anything."""

from collections.abc import Callable

from ludotheque.table.bus import Heard


class NobodyElse:
    """A bus with one end."""

    connected = True

    def publish(self, topic: str, message: bytes) -> None:
        """Nobody hears it."""

    def listen(self, topic: str, heard: Heard) -> Callable[[], None]:
        return lambda: None

    async def close(self) -> None:
        """There is nothing to close."""
