"""The bus between processes and machines: NATS, which may come and go as it likes."""

import asyncio
import contextlib
import logging
from collections import deque
from collections.abc import Callable
from typing import TYPE_CHECKING

from ludotheque.table.bus import Heard
from ludotheque.table.bus.listeners import Listeners, checked
from ludotheque.table.errors import TableError

if TYPE_CHECKING:
    from nats.aio.client import Client
    from nats.aio.msg import Msg
    from nats.aio.subscription import Subscription

log = logging.getLogger(__name__)
PREFIX = "ludotheque."
KEPT = 1000
"""The most messages that wait for NATS; older ones are dropped: what they told is in the store."""
WAIT = 0.5
"""Seconds between two attempts to connect."""
PATIENCE = 2
"""Seconds for NATS to answer before a connection is given up that is being made."""
SILENCE = 1.0
"""Seconds without an answer from NATS, asked every `WAIT` seconds, after which nobody counts on its messages: it may
hang, which its own client notices only after a quarter of a minute."""
LEAVING = 1.0
"""Seconds that closing gives to sending what is left, and again to taking leave."""


class NatsBus:
    """A connection to NATS that is made again for ever, whatever happens to it.

    NATS's own reconnecting is not used: it ends for good after an error told by the server, and it cannot begin with
    a server that is not there. Here every connection is a new one, and what is listened to is asked for again.
    """

    def __init__(self, address: str) -> None:
        self._servers = [server.strip() for server in address.split(",")]
        self._listeners = Listeners()
        self._changed: set[str] = set()
        self._outgoing: deque[tuple[str, bytes]] = deque(maxlen=KEPT)
        self._client: Client | None = None
        self._answered = 0.0
        """When NATS last answered, by the clock of the loop."""
        self._awake = asyncio.Event()
        self._settled = asyncio.Event()
        self._closing = False
        self._away = False
        self._locked_out = False
        self._complaint: Exception | None = None
        self._task = asyncio.create_task(self._keep_connected(), name="nats")

    @classmethod
    async def connect(cls, address: str) -> "NatsBus":
        """A bus at ``nats://host:port``, or at several with commas; it is given back at once even if NATS is away."""
        try:
            import nats  # noqa: F401
        except ImportError as error:
            raise TableError("bus-needs-hosting") from error
        bus = cls(address)
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(bus._settled.wait(), PATIENCE)
        return bus

    @property
    def connected(self) -> bool:
        answered_lately = asyncio.get_running_loop().time() - self._answered < SILENCE
        return self._client is not None and self._client.is_connected and answered_lately

    def publish(self, topic: str, message: bytes) -> None:
        self._outgoing.append((checked(topic), message))
        self._awake.set()

    def listen(self, topic: str, heard: Heard) -> Callable[[], None]:
        stop = self._listeners.add(topic, heard)
        self._mark_changed(topic)

        def stop_and_tell() -> None:
            stop()
            self._mark_changed(topic)

        return stop_and_tell

    async def close(self) -> None:
        self._closing = True
        self._awake.set()
        if not self.connected:
            self._task.cancel()
        done, _ = await asyncio.wait({self._task}, timeout=LEAVING)
        if not done:
            self._task.cancel()
            await asyncio.wait({self._task}, timeout=LEAVING)
        self._listeners.clear()

    def _mark_changed(self, topic: str) -> None:
        self._changed.add(topic)
        self._awake.set()

    async def _keep_connected(self) -> None:
        """Connect, and work until the connection is lost; wait a moment, and again."""
        while not self._closing:
            self._complaint = None
            try:
                await self._use_a_connection()
            except Exception as error:  # whatever NATS has come to, the server goes on
                self._complaint = self._complaint or error  # what was said first says more
            if not self._closing:
                self._tell_away()
                await asyncio.sleep(WAIT)

    async def _use_a_connection(self) -> None:
        """Connect once, and carry messages for as long as it holds."""
        from nats.aio.client import Client

        client, asking = Client(), None
        try:
            await client.connect(
                list(self._servers),
                name="ludotheque",
                no_echo=True,
                allow_reconnect=False,
                max_reconnect_attempts=1,
                reconnect_time_wait=WAIT,  # type: ignore[arg-type]  # it only sleeps so long
                connect_timeout=PATIENCE,
                flush_timeout=PATIENCE,
                ping_interval=5,
                max_outstanding_pings=2,
                error_cb=self._complained,
                closed_cb=self._woken,
            )
            subscriptions: dict[str, Subscription] = {}
            self._changed = set(self._listeners)
            await self._subscribe(client, subscriptions)
            await client.flush(PATIENCE)  # once it has answered, nothing on these topics is missed
            self._answered = asyncio.get_running_loop().time()
            self._client = client
            asking = asyncio.create_task(self._ask_again_and_again(client))
            self._tell_back()
            while client.is_connected and not asking.done():
                self._awake.clear()
                await self._subscribe(client, subscriptions)
                await self._send(client)
                if self._closing:
                    break
                with contextlib.suppress(TimeoutError):  # NATS's client does not always say that it is closed
                    await asyncio.wait_for(self._awake.wait(), WAIT)
        finally:
            self._client = None
            if asking:
                asking.cancel()
            try:
                with contextlib.suppress(Exception):
                    await asyncio.wait_for(client.close(), LEAVING / 2)
            finally:
                _hang_up(client)

    async def _ask_again_and_again(self, client: "Client") -> None:
        """Note when NATS answers, for as long as it does. After that a new connection is better: an answer that comes
        too late breaks NATS's client, which takes seconds to find out."""
        while client.is_connected:
            try:
                await client.flush(PATIENCE)
            except Exception as error:  # whatever it is, there was no answer
                self._complaint = self._complaint or error
                break
            self._answered = asyncio.get_running_loop().time()
            await asyncio.sleep(WAIT)
        self._awake.set()

    async def _subscribe(self, client: "Client", subscriptions: "dict[str, Subscription]") -> None:
        """Ask for the topics that are listened to now, and no longer for the others."""
        while self._changed:
            topic = self._changed.pop()
            if topic in self._listeners and topic not in subscriptions:
                subscriptions[topic] = await client.subscribe(PREFIX + topic, cb=self._heard)
            elif topic not in self._listeners and topic in subscriptions:
                await subscriptions.pop(topic).unsubscribe()

    async def _send(self, client: "Client") -> None:
        from nats.errors import MaxPayloadError

        while self._outgoing and client.is_connected:
            topic, message = self._outgoing.popleft()
            try:
                await client.publish(PREFIX + topic, message)
                _heed_cancelling()
            except MaxPayloadError:
                log.warning("a message of %d bytes on %s is more than NATS takes", len(message), topic)

    async def _heard(self, message: "Msg") -> None:
        self._listeners.tell(message.subject.removeprefix(PREFIX), message.data)

    async def _woken(self) -> None:
        self._awake.set()

    async def _complained(self, error: Exception) -> None:
        """Keep what NATS's client complains of until the connection is lost; tell what it lives on with, once."""
        if self.connected and self._complaint is None and _is_about_permission(error):
            log.warning("NATS does not let us: %s", error)
        self._complaint = error
        self._awake.set()

    def _tell_away(self) -> None:
        """Say once that NATS is away, and once that it locks us out: at first that may look like a lost connection."""
        newly_locked_out = _is_about_the_password(self._complaint) and not self._locked_out
        if newly_locked_out or not self._away:
            log.warning("NATS is away (%s); tables are read from the store meanwhile", _said(self._complaint))
        self._locked_out |= newly_locked_out
        self._away = True
        self._settled.set()

    def _tell_back(self) -> None:
        if self._away:
            log.warning("NATS is back")
        self._away = self._locked_out = False
        self._settled.set()


def _hang_up(client: "Client") -> None:
    """Close the connection at once: where NATS hangs, its client gives up before it has closed anything."""
    writer: asyncio.StreamWriter | None = getattr(client._transport, "_io_writer", None)
    if writer:
        writer.transport.abort()


def _heed_cancelling() -> None:
    """Stop if this task was told to: NATS's client keeps that to itself where it waits for a full buffer to empty."""
    task = asyncio.current_task()
    if task and task.cancelling():
        raise asyncio.CancelledError


def _is_about_permission(error: Exception | None) -> bool:
    return "permissions violation" in str(error).lower()


def _is_about_the_password(error: Exception | None) -> bool:
    return "authorization violation" in str(error).lower()


def _said(error: Exception | None) -> str:
    return f"{type(error).__name__}: {error}" if error else "closed"
