"""What all clients have in common: a socket, and a table that hears when it is lost."""

from picows import WSFrame, WSListener, WSMsgType, WSTransport, ws_connect

from bench.table.load import Load


class Client(WSListener):
    """A headless client at a seat. What it does with a frame is its protocol's matter."""

    transport: WSTransport

    def __init__(self, load: Load) -> None:
        self.load = load
        self.leaving = False

    def hear(self, frame: WSFrame) -> None:
        """Take a frame."""
        raise NotImplementedError

    async def connect(self, path: str, headers: dict[str, str] | None = None) -> None:
        """Open the socket."""
        await ws_connect(lambda: self, f"ws://{self.load.server.url}{path}", extra_headers=headers)

    def on_ws_connected(self, transport: WSTransport) -> None:
        self.transport = transport

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        self.load.heard += frame.payload_size
        self.hear(frame)

    def on_ws_disconnected(self, transport: WSTransport) -> None:
        if not self.leaving:
            self.load.fail("the server hung up")

    def send_text(self, message: bytes) -> None:
        """Send a text frame."""
        self.transport.send(WSMsgType.TEXT, message)

    def send_bytes(self, message: bytes) -> None:
        """Send a binary frame."""
        self.transport.send(WSMsgType.BINARY, message)

    def close(self) -> None:
        """Hang up."""
        self.leaving = True
        self.transport.disconnect()
