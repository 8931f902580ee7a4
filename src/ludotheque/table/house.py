"""The house: all tables that are in use on this server, and those who come to them."""

import asyncio
import hashlib
import logging
import secrets
import time
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from typing import Any

import msgspec

from ludotheque import shelf
from ludotheque.bots.levels import levels_for
from ludotheque.errors import LudothequeError
from ludotheque.table import arriving, log, ruling
from ludotheque.table.attendance import REPEAT, Presence
from ludotheque.table.bus import Bus
from ludotheque.table.clerk import Clerk, Kept, NotKept
from ludotheque.table.effects import BrokenLog
from ludotheque.table.errors import TableError
from ludotheque.table.judge import judge
from ludotheque.table.messages import AnyCommand, Done, Look, No, write_message
from ludotheque.table.room import Listener, Room
from ludotheque.table.ruling import Scene, Verdict
from ludotheque.table.store import Store, StoreFailed
from ludotheque.table.table import Table
from ludotheque.table.tally import Tally

LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"
"""The letters of a table's name: none that look alike."""
NAME_LENGTH = 12
LONGEST_QUOTE = 400
"""Letters of what somebody sent that a refusal tells back; an action may be that long."""
UNUSED_FOR = 600.0
"""Seconds after which a table where nobody is, and nothing goes on, is put away."""
LOOK_AGAIN = 5.0
"""Seconds after which a server looks into the store for what the bus may have lost; sooner while the bus is down."""

logger = logging.getLogger("ludotheque.table")


class NoSuchTable(TableError):
    """There is no table of that name."""


_read_word = msgspec.json.Decoder(Kept | Presence).decode


def wall_clock() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


def token_hash(token: str) -> str:
    """What the log keeps of a token: enough to know it again, not enough to use it."""
    return hashlib.sha256(token.encode()).hexdigest()


class House:
    """The tables of this server, kept in a store that other servers may share."""

    def __init__(
        self,
        store: Store,
        bus: Bus,
        *,
        now: Callable[[], int] = wall_clock,
        secret: Callable[[int], str] = secrets.token_urlsafe,
        server: str | None = None,
        shared: bool = True,
    ) -> None:
        self.store = store
        self.bus = bus
        self.now = now
        self.server = server or secrets.token_hex(4)
        self.shared = shared
        """Whether other servers may write into the store."""
        self.tally = Tally()
        self._clerk = Clerk(store, bus, self.tally, lambda room: self.changed(room), shared=shared)
        self.rooms: dict[str, Room] = {}
        self.changed: Callable[[Room], None] = _nothing
        """Called after every change of a table, and when somebody comes: who keeps bots and clocks listens here."""
        self._secret = secret
        self._opening: dict[str, asyncio.Future[Room]] = {}
        self._stop_listening: dict[str, Callable[[], None]] = {}
        self._errands: set[asyncio.Task[Any]] = set()
        self._housekeeping: asyncio.Task[None] | None = None

    def begin(self) -> None:
        """Look after the tables from now on, until `close`."""
        self._housekeeping = asyncio.get_running_loop().create_task(self._keep_house())

    async def close(self) -> None:
        """Finish what is under way. The store and the bus belong to whoever opened them."""
        for task in [self._housekeeping, *self._errands]:
            if task:
                task.cancel()
        for room in list(self.rooms.values()):
            async with room.turn:
                self.put_away(room)

    # Coming to a table

    async def open_table(
        self,
        game: str,
        seats: int | None,
        options: Mapping[str, Any],
        settings: log.Settings,
        bots: int,
        name: str,
        language: str,
        *,
        watch: bool = False,
        levels: Sequence[str] = (),
    ) -> tuple[Room, int, str]:
        """A new table whose opener sits on the first seat (or watches), with bots of these levels on the last seats:
        the room, the opener's guest number and token."""
        chosen = shelf.game(game)
        first = arriving.open_table(
            chosen, chosen.seats[0] if seats is None else seats, options, settings, self._secret(32), self.now()
        )
        table = Table(self._new_name())
        table.apply(first)
        token = self._secret(24)
        arrival = arriving.arrive(table, name, language, token_hash(token), "watch" if watch else 0, self.now())
        places = range(len(table.seats) - bots, len(table.seats))
        if bots < 0 or (places and places[0] < (0 if watch else 1)):
            raise ruling.refused("too-many-bots", value=bots, most=len(table.seats) - (not watch))
        sitting = zip(places, levels_for(game, levels, bots), strict=True)
        seated = [log.BotSat(seat, level.name) for seat, level in sitting]
        entry = log.Entry(first.at, [*first.what, *arrival.entry.what, *seated])
        await self._clerk.append(table.name, 0, entry)
        self.tally.tables_opened += 1
        return await self.room(table.name), 1, token

    def _new_name(self) -> str:
        digest = hashlib.sha256(self._secret(32).encode()).digest()
        return "".join(LETTERS[byte % len(LETTERS)] for byte in digest[:NAME_LENGTH])

    async def arrive(
        self, room: Room, name: str, language: str, seat: int | str = "any", new_token: str | None = None
    ) -> tuple[int, str]:
        """Somebody comes to a table: their guest number and token."""
        token = new_token or self._secret(24)
        hashed = token_hash(token)
        async with room.turn:
            await self._clerk.decide(
                room, lambda: arriving.arrive(room.table, name, language, hashed, seat, self.now())
            )
        guest = room.table.guest_with(hashed)
        assert guest is not None
        return guest, token

    async def room(self, name: str, seen: int = 0) -> Room:
        """The table of that name, ready for use by who has heard its news up to ``seen``; raises `NoSuchTable`."""
        room = self.rooms.get(name)
        if room is None:
            waiting = self._opening.get(name)
            if waiting is None:
                waiting = self._opening[name] = asyncio.ensure_future(self._open_room(name))
                waiting.add_done_callback(lambda _: self._opening.pop(name, None))
            room = await asyncio.shield(waiting)
        elif self.shared and (not room.listeners or seen > room.table.number):
            async with room.turn:  # while nobody listens here nobody notices what the bus has lost
                await self._clerk.read_on(room, otherwise="store-down")
        room.last_used = self.now() / 1000
        return room

    async def _open_room(self, name: str) -> Room:
        early: list[bytes] = []
        stop = self.bus.listen(
            f"table.{name}", lambda word: self._hear(name, word) if name in self.rooms else early.append(word)
        )
        try:
            written = await self.store.entries(name)
            if not written:
                raise NoSuchTable("no-such-table", facts={"value": name})
            room = Room(Table(name), self.now() / 1000)
            self._clerk.follow(room, written)
        except StoreFailed as error:
            stop()
            raise NotKept("store-down") from error
        except BaseException:
            stop()
            raise
        self.rooms[name] = room
        self._stop_listening[name] = stop
        for word in early:  # while the store was read, others may have gone on
            self._hear(name, word)
        self._tell_others_who_is_here(room)  # nobody yet; and they tell who is with them
        self.changed(room)
        return room

    def put_away(self, room: Room) -> None:
        """Forget a table; the store knows it."""
        for task in room.bots.values():
            task.cancel()
        if room.alarm:
            room.alarm.cancel()
        if self.rooms.pop(room.table.name, None):
            self._stop_listening.pop(room.table.name)()

    def enter(self, room: Room, listener: Listener, since: int | None = None) -> None:
        """Somebody listens at a table from now on, and hears first what they have not heard yet."""
        for message in room.catch_up(listener, since, self.now()):
            listener.hear(message)
        room.listeners[listener] = None
        room.attendance.came(listener.guest)
        self._attendance_changed(room)
        self.changed(room)

    def exit(self, room: Room, listener: Listener) -> None:
        """Somebody listens no longer."""
        if listener in room.listeners:
            del room.listeners[listener]
            room.attendance.went(listener.guest, self.now() / 1000)
            room.last_used = self.now() / 1000
            self._attendance_changed(room)

    def _attendance_changed(self, room: Room) -> None:
        room.tell_presence(self.now())
        self._tell_others_who_is_here(room)

    def _tell_others_who_is_here(self, room: Room) -> None:
        self.bus.publish(f"table.{room.table.name}", room.attendance.message(self.server))

    # Commands

    async def command(self, room: Room, guest: int, command: AnyCommand, listener: Listener | None = None) -> bytes:
        """Carry out a command of a guest: what they are told, which ``listener`` has heard before anybody else."""
        began = time.perf_counter()
        async with room.turn:
            answer, told = await self._command(room, guest, command, listener)
        if listener is not None and not told:
            listener.hear(answer)
        self.tally.took(time.perf_counter() - began)
        return answer

    async def _command(
        self, room: Room, guest: int, command: AnyCommand, listener: Listener | None
    ) -> tuple[bytes, bool]:
        key = f"{guest}:{command.id}"
        try:
            if room.unsure:
                await self._clerk.read_on(room)
            if isinstance(command, Look):
                return room.welcome(listener or _Reader(guest), self.now(), command.id), False
            if key in room.refusals:
                return write_message(room.refusals[key]), False
            number = room.table.commands.get(key)
            if number is None:
                told = await self._clerk.decide(
                    room,
                    lambda: judge(room.table, guest, command, self._scene(room), lambda: self._secret(32)),
                    key,
                    listener,
                    command.id,
                )
                if told is not None:
                    return told, True
            return write_message(Done(id=command.id, number=room.table.commands[key])), False
        except LudothequeError as error:
            self.tally.refused += 1
            no = refusal(error, self._language(room, guest), command.id)
            if not isinstance(error, NotKept):
                room.remember_refusal(key, no)
            return write_message(no), False

    def _scene(self, room: Room) -> Scene:
        return Scene(self.now(), room.attendance)

    def _language(self, room: Room, guest: int) -> str:
        return room.table.guests[guest].language if guest in room.table.guests else "en"

    async def bot_acts(self, room: Room, seat: int, action: str, acted: int) -> bool:
        """Let a bot act for a seat; whether it did. ``acted`` counts its actions, so that none is done twice.

        Raises `NotKept` if the store is out of order.
        """
        key = f"bot {seat}:{len(room.table.matches)}:{acted}"

        def decide() -> Verdict:
            if seat not in room.table.bots_to_act():
                raise ruling.refused("no-stand-in")
            return ruling.action(room.table, seat, action, self.now(), key, bot=True)

        async with room.turn:
            try:
                told = await self._clerk.decide(room, decide, key)
            except NotKept:
                raise
            except LudothequeError:
                return False
            return told is not None

    async def look_after(self, room: Room) -> None:
        """Do what time demands at a table: end the time of a seat, or find another host."""
        async with room.turn:
            with suppress(LudothequeError):  # there is nothing to do, or the store is down and it will be tried again
                await self._clerk.decide(room, lambda: ruling.by_time(room.table, self._scene(room)))

    # Other servers

    def _hear(self, name: str, word: bytes) -> None:
        room = self.rooms.get(name)
        if room is None:
            return
        try:
            said = _read_word(word)
        except msgspec.MsgspecError:
            logger.warning("something unreadable came over the bus", extra={"table": name})
            return
        if isinstance(said, Presence):
            if room.listeners and not room.attendance.knows(said.server, self.now() / 1000):
                self._tell_others_who_is_here(room)  # it has just come to the table and knows nothing of us
            room.attendance.told(said.server, said.guests, said.spectators, self.now() / 1000)
            room.tell_presence(self.now())
        elif said.number > room.table.number:
            self._errand(self._take_in(room, said))

    async def _take_in(self, room: Room, said: Kept) -> None:
        async with room.turn:
            try:
                if said.number == room.table.number + 1 and not room.unsure:
                    self._clerk.follow(room, [bytes(said.entry)])
                elif said.number > room.table.number:
                    await self._clerk.read_on(room)
            except LudothequeError:
                room.unsure = True

    def _errand(self, work: Any) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._errands.add(task)
        task.add_done_callback(self._errands.discard)

    async def _keep_house(self) -> None:
        """Tell the others who is here, look into the store for what the bus lost, and put away what nobody uses."""
        looked, was_away = self.now() / 1000, False
        while True:
            await asyncio.sleep(REPEAT)
            now, away = self.now() / 1000, not self.bus.connected
            try:
                for room in list(self.rooms.values()):
                    if room.listeners:
                        self._attendance_changed(room)
                        self.changed(room)
                        if ruling.pass_host(room.table, self._scene(room)):
                            self._errand(self.look_after(room))
                    elif not room.bots_at_work and not room.turn.locked() and now - room.last_used > UNUSED_FOR:
                        self.put_away(room)
                # Once more when the bus is back: what others told before we listened again is lost.
                if self.shared and (away or was_away or now - looked > LOOK_AGAIN):
                    await self._look_into_store()
                    looked, was_away = now, away
            except (StoreFailed, LudothequeError, BrokenLog):
                logger.exception("housekeeping failed; it will be tried again")

    async def _look_into_store(self) -> None:
        used = [name for name, room in self.rooms.items() if room.listeners or room.bots_at_work]
        for name, number in (await self.store.heads(used)).items() if used else ():
            room = self.rooms.get(name)
            if room and number > room.table.number:
                async with room.turn:
                    await self._clerk.read_on(room)


def _nothing(room: Room) -> None:
    """Do nothing."""


class _Reader:
    """Somebody who looks once and does not listen."""

    follow = "views"

    def __init__(self, guest: int | None) -> None:
        self.guest = guest

    def hear(self, message: bytes) -> None:
        """Nothing: it is told by an answer."""


def refusal(error: LudothequeError, language: str, command_id: str | None = None) -> No:
    """An error as a guest is told it. Of what they sent it quotes only the beginning: refusals are remembered."""
    error.facts = {name: _brief(value) for name, value in error.facts.items()}
    facts = {name: _told(value) for name, value in error.facts.items()}
    return No(code=error.code, reason=error.say(language), facts=facts, id=command_id)


def _brief(value: Any) -> Any:
    """A fact, shortened if it is a long text."""
    return f"{value[:LONGEST_QUOTE]}…" if isinstance(value, str) and len(value) > LONGEST_QUOTE else value


def _told(value: Any) -> Any:
    """A fact as JSON can tell it: an error as its sentence, and a number that is too large for most readers as text."""
    too_large = isinstance(value, int) and abs(value) >= 1 << 53
    return str(value) if too_large or isinstance(value, LudothequeError) else value
