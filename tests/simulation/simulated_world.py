"""A made-up world for houses: a store that fails, a bus that loses, servers that die, clients on a bad network.

Everything that is left to chance comes from one generator, so a seed tells the whole story again.
"""

import asyncio
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from random import Random
from typing import Any

import msgspec

from ludotheque.table import log, messages
from ludotheque.table.house import House
from ludotheque.table.keeping.clerk import NotKept
from ludotheque.table.keeping.store import Beaten, Snapshot, StoreFailed
from ludotheque.table.log.table import Table
from ludotheque.table.messages import AnyMessage, write_message
from ludotheque.table.now import Now
from ludotheque.table.playing.steward import Steward
from ludotheque.table.settings import Settings
from support.tables import InlinePlayers

TICK = 1e-6
"""Timers of the same moment ring in no order; what travels in order is this much apart."""

GONE = b""
"""An entry that was deleted."""

read_message = msgspec.json.Decoder(AnyMessage).decode


class World:
    """The truth (what is on disk), the servers, and how bad the weather is."""

    def __init__(self, seed: int, servers: int, trouble: float, keep_days: int = 0) -> None:
        self.chance = Random(seed)
        self.trouble = trouble
        """How likely each thing is to go wrong, from 0 to 1."""
        self.kept: dict[str, list[bytes]] = {}
        """The log of every table; what was deleted is `GONE`."""
        self.snapshots: dict[str, Snapshot] = {}
        self.ended: dict[str, int] = {}
        """When each table was deleted."""
        self.keep_days = keep_days
        self.codes: dict[str, tuple[str, int]] = {}
        self.profiles: dict[str, list[bytes | None]] = {}
        """The versions of every profile; None where it was forgotten."""
        self.graveyard: list[Any] = []
        """What waits for ever, kept from the garbage collector, which would tell of it at any time."""
        self.errors: list[Any] = []
        """What went wrong where nobody waits for it."""
        asyncio.get_running_loop().set_exception_handler(lambda _, context: self.errors.append(context))
        self.servers = [Server(self) for _ in range(servers)]

    def goes_wrong(self, weight: float = 1.0) -> bool:
        return self.chance.random() < self.trouble * weight

    def a_while(self, longest: float = 0.05) -> float:
        return self.chance.random() * longest

    def now(self) -> int:
        return 1_800_000_000_000 + int(asyncio.get_running_loop().time() * 1000)

    def server(self) -> "Server":
        return self.chance.choice(self.servers)

    def kill(self, victim: "Server") -> None:
        """A server dies at once, and another one starts in its place."""
        victim.die()
        self.servers[self.servers.index(victim)] = Server(self)

    def truth(self, table: str) -> Table:
        """A table as the store has kept it."""
        return Table.load(table, [log.read_entry(entry) for entry in self.kept[table]])

    def check(self) -> None:
        """Raise the first thing that went wrong."""
        for error in self.errors:
            raise error.get("exception") or AssertionError(error)

    def calm_down(self) -> None:
        self.trouble = 0.0


class Server:
    """One server: a house with its own way to the shared store and bus. A dead one is cut off from everything."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.alive = True
        self.connections: list[Connection] = []
        self.listening: dict[str, list[Callable[[bytes], None]]] = {}
        chance, skew = world.chance, world.chance.randrange(-200, 200)
        self.house = House(
            self,
            self,
            now=lambda: world.now() + skew,
            secret=lambda size: f"{chance.getrandbits(8 * size):x}",
            server=f"{chance.getrandbits(32):x}",
            keep_days=world.keep_days,
        )
        self.steward = Steward(self.house, InlinePlayers(), chance)
        self.house.begin()

    def die(self) -> None:
        self.alive = False
        for connection in list(self.connections):
            connection.cut()
        self.house.housekeeping.stop()
        for room in self.house.rooms.values():
            for task in room.bots.values():
                task.cancel()
            if room.alarm:
                room.alarm.cancel()

    # The store

    @property
    def now(self) -> Now:
        return self.house.now

    async def append(self, table: str, after: int, entry: bytes) -> None:
        async with self._writing():
            kept = self.world.kept.setdefault(table, [])
            if len(kept) != after:
                raise Beaten
            kept.append(entry)
            if log.read_entry(entry).is_last:
                self.world.ended[table] = self.world.now()

    async def entries(self, table: str, after: int = 0) -> list[bytes]:
        await self._reading()
        return [entry for entry in self.world.kept.get(table, [])[after:] if entry is not GONE]

    async def latest(self, table: str) -> tuple[Snapshot | None, list[bytes]]:
        snapshot = self.world.snapshots.get(table)
        return snapshot, await self.entries(table, snapshot.number if snapshot else 0)

    async def keep_snapshot(self, table: str, snapshot: Snapshot) -> None:
        async with self._writing():
            if self.world.kept[table][0] is not GONE:
                self.world.snapshots[table] = snapshot

    async def heads(self, tables: Sequence[str]) -> dict[str, int]:
        await self._reach_store()
        kept = self.world.kept
        return {table: len(kept[table]) for table in tables if any(entry is not GONE for entry in kept.get(table, ()))}

    async def last_entries(self, after: str, most: int) -> list[tuple[str, int, bytes]]:
        await self._reading()
        there = sorted((name, kept) for name, kept in self.world.kept.items() if name > after and kept[-1] is not GONE)
        return [(name, len(kept), kept[-1]) for name, kept in there[:most]]

    async def forget(self, table: str, number: int) -> None:
        async with self._writing():
            self.world.kept[table][:number] = [GONE] * number
            self.world.snapshots.pop(table, None)

    async def remind(self, table: str, due: int | None) -> None:
        raise NotImplementedError("nobody here plays over days")

    async def reminder(self, table: str) -> int | None:
        await self._reading()
        return None

    async def due(self, now: int, most: int) -> list[str]:
        return []

    async def lend(self, code: str, table: str, until: int, now: int) -> None:
        async with self._writing():
            if self.world.codes.get(code, ("", 0))[1] > now:
                raise Beaten
            self.world.codes[code] = (table, until)

    async def lent(self, code: str, now: int) -> str | None:
        await self._reading()
        table, until = self.world.codes.get(code, ("", 0))
        return table if until > now else None

    async def profile(self, key: str) -> tuple[int, bytes | None] | None:
        await self._reading()
        versions = self.world.profiles.get(key)
        return (len(versions), versions[-1]) if versions else None

    async def keep_profile(self, key: str, after: int, document: bytes, now: int) -> None:
        async with self._writing():
            versions = self.world.profiles.setdefault(key, [])
            if len(versions) != after or (versions and versions[-1] is None):
                raise Beaten
            versions.append(document)

    async def forget_profile(self, key: str, now: int) -> None:
        async with self._writing():
            if versions := self.world.profiles.get(key):
                versions.append(None)

    async def forget_profiles(self, before: int) -> None:
        await self._reach_store()

    async def check(self) -> None:
        await self._reach_store()

    async def close(self) -> None:
        pass

    @asynccontextmanager
    async def _writing(self) -> AsyncIterator[None]:
        """Something is written, or not; and whoever wrote it may not hear of it."""
        await self._reading()
        yield
        if self.world.goes_wrong():
            raise StoreFailed("written, but who knows")
        await self._reach_store()

    async def _reading(self) -> None:
        await self._reach_store()
        if self.world.goes_wrong():
            raise StoreFailed("in a bad mood")

    async def _reach_store(self) -> None:
        await asyncio.sleep(self.world.a_while(0.005))
        if not self.alive:
            forever: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            self.world.graveyard.append(forever)
            await forever  # nobody ever hears from the dead

    # The bus

    @property
    def connected(self) -> bool:
        return True

    def publish(self, topic: str, message: bytes) -> None:
        world = self.world
        for other in world.servers:
            if other is not self and self.alive and not world.goes_wrong():
                for _ in range(2 if world.goes_wrong() else 1):
                    asyncio.get_running_loop().call_later(world.a_while(), other.heard, topic, message)

    def heard(self, topic: str, message: bytes) -> None:
        for hear in list(self.listening.get(topic, ())) if self.alive else ():
            hear(message)

    def listen(self, topic: str, heard: Callable[[bytes], None]) -> Callable[[], None]:
        self.listening.setdefault(topic, []).append(heard)
        return lambda: self.listening[topic].remove(heard)


class Connection:
    """A client's line to a server: slow, in order, and cut without notice."""

    def __init__(self, client: "Client", server: Server, room: Any) -> None:
        self.guest, self.follow = client.guest, client.follow
        self.client, self.server, self.room = client, server, room
        self.open = True
        self._last_down = self._last_up = 0.0
        self._up: asyncio.Queue[messages.AnyCommand] = asyncio.Queue()
        self._reader = asyncio.get_running_loop().create_task(self._read())
        server.world.graveyard.append(self._reader)
        server.connections.append(self)

    def hear(self, message: bytes) -> None:
        loop, world = asyncio.get_running_loop(), self.server.world
        self._last_down = max(self._last_down + TICK, loop.time() + world.a_while())
        loop.call_at(self._last_down, self._arrive, message)

    def _arrive(self, message: bytes) -> None:
        if self.open:
            self.client.hear(self, message)

    def send(self, command: messages.AnyCommand) -> None:
        loop, world = asyncio.get_running_loop(), self.server.world
        for _ in range(2 if world.goes_wrong() else 1):
            self._last_up = max(self._last_up + TICK, loop.time() + world.a_while())
            loop.call_at(self._last_up, self._up.put_nowait, command)

    def send_again(self, command: messages.AnyCommand) -> None:
        if self.open:
            self.send(command)

    async def _read(self) -> None:
        while True:
            command = await self._up.get()
            if self.open and self.guest is not None:
                await self.server.house.command(self.room, self.guest, command, self)

    def cut(self) -> None:
        if self.open:
            self.open = False
            self.server.connections.remove(self)
            self.server.house.exit(self.room, self)
            if self.server.alive:
                self._reader.cancel()
            self.client.connection = None


class Client:
    """Somebody at the table who plays at random and checks everything they are told."""

    def __init__(self, world: World, table: str, guest: int | None, follow: str = "legal") -> None:
        self.world, self.table, self.guest, self.follow = world, table, guest, follow
        self.connection: Connection | None = None
        self.number: int | None = None
        self.told: dict[int, Any] = {}
        """The events of each number, as this client heard them."""
        self.legal: list[str] = []
        self.shown: messages.TableShown | None = None
        self.unanswered: dict[str, messages.AnyCommand] = {}
        self.acknowledged: list[str] = []
        self.refused: list[messages.No] = []
        self.resent: set[str] = set()
        """Commands sent over more than one line: one server may refuse what another, a moment later, may not."""
        self._sent = 0

    def hear(self, connection: Connection, written: bytes) -> None:
        message = read_message(written)
        if isinstance(message, messages.Welcome):
            assert message.guest == self.guest
            self.number, self.shown, self.legal = message.number, message.table, message.legal
        elif isinstance(message, messages.News):
            assert self.number is not None, "news before a welcome"
            assert message.number == self.number + 1, f"after news {self.number} came {message.number}"
            self.number = message.number
            assert self.told.setdefault(message.number, message.events) == message.events
            self.shown = message.table or self.shown
            self.legal = message.legal or []
        if isinstance(message, messages.News | messages.Done) and message.id is not None:
            self.unanswered.pop(message.id, None)
            self.acknowledged.append(message.id)
            self.check_kept(message.id)
        elif isinstance(message, messages.No) and message.id is not None:
            if message.code == "not-kept":
                again = self.unanswered.get(message.id)
                if again:
                    asyncio.get_running_loop().call_later(0.2, connection.send_again, again)
            elif message.id not in self.acknowledged:
                self.unanswered.pop(message.id, None)
                self.refused.append(message)

    def check_kept(self, command: str) -> None:
        """What is acknowledged is in the store, once."""
        key = write_message(f"{self.guest}:{command}")
        assert sum(key in entry for entry in self.world.kept[self.table]) == 1, f"{key!r} is not kept once"

    async def connect(self) -> None:
        server = self.world.server()
        try:
            room = await asyncio.wait_for(server.house.room(self.table), 1.0)
        except TimeoutError:  # a dead server
            return
        except NotKept:  # a store that fails
            return
        if server.alive and self.connection is None:
            self.connection = Connection(self, server, room)
            server.house.enter(room, self.connection, self.number)
            for command in list(self.unanswered.values()):
                self.resent.add(command.id)
                self.connection.send(command)

    def ask(self, do: str, **what: Any) -> str:
        """Send a command; it is sent again after every reconnection until it is answered."""
        self._sent += 1
        command: messages.AnyCommand = msgspec.convert({"do": do, "id": f"c{self._sent}", **what}, messages.AnyCommand)
        self.unanswered[command.id] = command
        if self.connection:
            self.connection.send(command)
        return command.id

    async def live(self) -> None:
        """Play until the match is over; do silly things now and then."""
        chance = self.world.chance
        while not (self.shown and self.shown.phase == "over" and not self.unanswered):
            await asyncio.sleep(self.world.a_while(0.2))
            self.world.check()
            if self.connection is None:
                await self.connect()
            elif self.world.goes_wrong(0.3):
                self.connection.cut()
            elif not self.unanswered and self.shown:
                self._do_something(chance)

    def _do_something(self, chance: Random) -> None:
        assert self.shown
        if self.guest is None:
            return  # who only watches has nothing to ask
        mine = next((seat for seat in self.shown.seats if seat.guest == self.guest), None)
        if self.shown.phase == "gathering":
            if mine and not mine.ready:
                self.ask("ready", words=chance.choice(["", "abc"]))
            elif self.shown.host == self.guest:
                self.ask("start")
        elif self.shown.phase == "playing" and mine:
            if mine.bot:
                self.ask("comeback")
            elif self.shown.proposal and self.guest not in self.shown.proposal.agreed:
                self.ask("answer", agree=chance.random() < 0.7)
            elif self.shown.paused:
                self.ask("propose", what="resume")
            elif self.shown.waits is not None and not mine.ready and chance.random() < 0.7:
                self.ask("ready")
            elif self.shown.waits is not None and chance.random() < 0.7:
                self.ask(chance.choice(["wait", "ready", "signal", "signal", "signal"]))
            elif chance.random() < 0.02:
                self.ask("propose", what=chance.choice(["undo", "pause"]))
            elif chance.random() < 0.01:
                self.ask("chat", text="hm")
            elif chance.random() < 0.005:
                self.ask("leave")
            elif self.legal:
                self.ask("act", action=chance.choice(self.legal))


def quick_settings(**more: Any) -> Settings:
    return Settings(pace="quick", countdown=1, **more)
