"""The house: all tables that are in use on this server, and those who come to them."""

import asyncio
import secrets
import time
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress

from ludotheque import shelf
from ludotheque.bots.levels import level_or_usual, levels_for
from ludotheque.contract import Action
from ludotheque.errors import LudothequeError
from ludotheque.match import Match
from ludotheque.options import OptionValue
from ludotheque.table import log
from ludotheque.table.bus import Bus
from ludotheque.table.counters import Counters
from ludotheque.table.deciding import arriving, ruling
from ludotheque.table.deciding.commands import by_time, judge
from ludotheque.table.deciding.ruling import Scene, Verdict
from ludotheque.table.errors import NotYet, no_such_table
from ludotheque.table.keeping import snapshots
from ludotheque.table.keeping.archive import Position
from ludotheque.table.keeping.clerk import Clerk, NotKept, unread
from ludotheque.table.keeping.housekeeping import Housekeeping
from ludotheque.table.keeping.store import Beaten, Store, StoreFailed
from ludotheque.table.log.effects import BrokenLog
from ludotheque.table.log.seats import PLAYING
from ludotheque.table.log.table import Table
from ludotheque.table.messages import AnyCommand, Done, Look, Start, write_message
from ludotheque.table.naming import new_name, token_hash
from ludotheque.table.now import Now, wall_clock
from ludotheque.table.room import Glance, Listener, Room
from ludotheque.table.settings import Settings
from ludotheque.table.telling.refusing import refusal


class House:
    """The tables of this server, kept in a store that other servers may share."""

    def __init__(
        self,
        store: Store,
        bus: Bus,
        *,
        now: Now = wall_clock,
        secret: Callable[[int], str] = secrets.token_hex,
        server: str | None = None,
        shared: bool = True,
        keep_days: int = 0,
    ) -> None:
        self.store = store
        self.bus = bus
        self.now = now
        self.server = server or secrets.token_hex(4)
        self.shared = shared
        """Whether other servers may write into the store."""
        self.counters = Counters()
        self._clerk = Clerk(store, bus, self.counters, self.changed, shared=shared)
        self.rooms: dict[str, Room] = {}
        self._observers: list[Callable[[Room], None]] = []
        self._secret = secret  # in hex: a token that began with a dash could not be typed on a command line
        self._opening: dict[str, asyncio.Future[Room]] = {}
        self._stop_listening: dict[str, Callable[[], None]] = {}
        self.housekeeping = Housekeeping(self, self._clerk, keep_days)
        self.check_rules: Callable[[str], None] | None = None
        """Raises `NotYet` for a game whose rules are still being prepared; None when all are ready."""

    def begin(self) -> None:
        """Look after the tables from now on, until `close`."""
        self.housekeeping.begin()

    async def close(self) -> None:
        """Finish what is under way. The store and the bus belong to whoever opened them."""
        self.housekeeping.stop()
        for room in list(self.rooms.values()):
            async with room.turn:
                self.put_away(room)

    async def open_table(
        self,
        game: str,
        seats: int | None,
        options: Mapping[str, OptionValue],
        settings: Settings,
        bots: int,
        name: str,
        language: str,
        *,
        watch: bool = False,
        levels: Sequence[str] = (),
        own_token: str | None = None,
    ) -> tuple[Room, int, str]:
        """A new table whose opener sits on the first seat (or watches), with bots of these levels on the last seats:
        the room, the opener's guest number and token. With a token of one's own it is opened once, however often."""
        chosen = shelf.game(game)
        seats = chosen.seats[0] if seats is None else seats
        first = arriving.open_table(chosen, seats, options, settings, self._secret(32), self.now())
        places = range(seats - bots, seats)
        if bots < 0 or (places and places[0] < (0 if watch else 1)):
            raise ruling.refused("too-many-bots", value=bots, most=seats - (not watch))
        sitting = zip(places, levels_for(game, levels, bots), strict=True)
        seated = [log.BotSat(seat, level.name) for seat, level in sitting]
        return await self._kept_table(first, name, language, "watch" if watch else 0, seated, own_token)

    async def open_practice(
        self, position: Position, seat: int, name: str, language: str, own_token: str | None = None
    ) -> tuple[Room, int, str]:
        """A new table where a match begins at once, at a position of one that is over: the opener on a seat, bots on
        all others, of the levels they had then. What comes after the position is dealt from a new seed."""
        game, terms, origin = shelf.game(position.game), position.terms, position.origin
        first = arriving.open_table(
            game, terms.seats, terms.options, Settings(pace=position.pace), self._secret(32), self.now()
        )
        bots = [place for place in range(terms.seats) if place != seat]
        levels = [level_or_usual(game.name, position.levels[place]).name for place in bots]
        seated = [log.BotSat(place, level) for place, level in zip(bots, levels, strict=True)]
        started = log.Started([], terms.rules, binds_terms=True, origin=origin)
        return await self._kept_table(first, name, language, seat, [*seated, started], own_token)

    async def _kept_table(
        self,
        first: log.Entry,
        name: str,
        language: str,
        seat: int | str,
        more: Sequence[log.AnyHappening],
        own_token: str | None,
    ) -> tuple[Room, int, str]:
        """The room of a table that is opened now by somebody who comes to a seat, with what else happens at once; with
        a token of one's own it may have been opened before."""
        table = Table(self._new_name(own_token))
        table.apply(first)
        token = own_token or self._secret(24)
        arrival = arriving.arrive(table, name, language, token_hash(token), seat, self.now())
        try:
            await self._clerk.append(table.name, 0, log.Entry(first.at, [*first.what, *arrival.entry.what, *more]))
            self.counters.tables_opened += 1
        except Beaten:
            if not own_token:
                raise
        room = await self.room(table.name)
        return room, _guest_with(room, token), token

    def _new_name(self, own_token: str | None) -> str:
        return new_name(f"table {own_token}" if own_token else self._secret(32))

    async def arrive(
        self, room: Room, name: str, language: str, seat: int | str = "any", own_token: str | None = None
    ) -> tuple[int, str]:
        """Somebody comes to a table: their guest number and token. With a token of their own they come once, however
        often they ask because they did not hear the answer."""
        token = own_token or self._secret(24)
        hashed = token_hash(token)
        key = f"came:{hashed}" if own_token else ""
        async with room.turn:
            if own_token and room.table.guest_with(hashed) is not None:
                return _guest_with(room, token), token
            await self._clerk.decide(
                room, lambda: arriving.arrive(room.table, name, language, hashed, seat, self.now(), key), key
            )
        return _guest_with(room, token), token

    async def room(self, name: str, seen: int = 0) -> Room:
        """The table of that name, as new as ``seen``, the last news that somebody has heard; raises `NoSuchTable`."""
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
        if room.table.forgotten:
            raise no_such_table(name)
        room.last_used = self.now() / 1000
        return room

    async def _open_room(self, name: str) -> Room:
        early: list[bytes] = []
        stop = self.bus.listen(
            f"table.{name}",
            lambda word: self.housekeeping.hear(name, word) if name in self.rooms else early.append(word),
        )
        try:
            room = await self._read_room(name)
        except StoreFailed as error:
            stop()
            raise unread(error) from error
        except BaseException:
            stop()
            raise
        self.rooms[name] = room
        self._stop_listening[name] = stop
        for word in early:  # while the store was read, others may have gone on
            self.housekeeping.hear(name, word)
        self.tell_others_who_is_here(room)  # nobody yet; and they tell who is with them
        self.changed(room)
        return room

    async def _read_room(self, name: str) -> Room:
        """A table from its snapshot and what came after it or, without one that fits, from its log alone."""
        snapshot, written = await self.store.latest(name)
        if not (snapshot or written) or (written and log.read_entry(written[-1]).is_last):
            raise no_such_table(name)
        if kept := snapshots.read(snapshot):
            if self.check_rules and (kept.table.match or _has_started(written)):
                self.check_rules(kept.table.game)
            with suppress(ValueError, BrokenLog):  # kept by a program whose rounds are other ones
                room = snapshots.resumed(name, kept, self.now() / 1000)
                await self._clerk.follow(room, written)
                return room
        if snapshot:
            written = await self.store.entries(name)
        opened, *_ = log.read_entry(written[0]).what
        assert isinstance(opened, log.Opened)
        if self.check_rules and _has_started(written):
            self.check_rules(opened.game)
        room = Room(Table(name), self.now() / 1000)
        await self._clerk.follow(room, written)
        return room

    def observe(self, observer: Callable[[Room], None]) -> None:
        """Call ``observer`` with a room whenever `changed` is called with it."""
        self._observers.append(observer)

    def changed(self, room: Room) -> None:
        """Tell the observers that a table has changed, or that somebody has come to it."""
        for observer in self._observers:
            observer(room)

    def put_away(self, room: Room) -> None:
        """Forget a table; the store knows it."""
        for task in room.bots.values():
            task.cancel()
        if room.alarm:
            room.alarm.cancel()
        if self.rooms.pop(room.table.name, None):
            self._stop_listening.pop(room.table.name)()

    def uses(self, room: Room) -> bool:
        """Whether a table is in use here, and was not put away meanwhile."""
        return self.rooms.get(room.table.name) is room

    def enter(self, room: Room, listener: Listener, since: int | None = None) -> None:
        """Somebody listens at a table from now on, and hears first what they have not heard yet."""
        for message in room.catch_up(listener, since, self.now()):
            listener.hear(message)
        room.listeners[listener] = None
        room.attendance.came(listener.guest)
        self.attendance_changed(room)
        self.changed(room)

    def exit(self, room: Room, listener: Listener) -> None:
        """Somebody listens no longer."""
        if listener in room.listeners:
            del room.listeners[listener]
            room.attendance.went(listener.guest, self.now() / 1000)
            room.last_used = self.now() / 1000
            self.attendance_changed(room)

    def attendance_changed(self, room: Room) -> None:
        """Tell everybody at a table, here and elsewhere, who is there now."""
        room.tell_presence(self.now())
        self.tell_others_who_is_here(room)

    def tell_others_who_is_here(self, room: Room) -> None:
        """Tell the other servers who is at a table with us."""
        self.bus.publish(f"table.{room.table.name}", room.attendance.message(self.server))

    async def command(
        self,
        room: Room,
        guest: int,
        command: AnyCommand,
        listener: Listener | None = None,
        heard: float | None = None,
    ) -> bytes:
        """Carry out a command of a guest: what they are told, which ``listener`` has heard before anybody else.

        ``heard`` is when the command came, by `time.perf_counter`, if not now.
        """
        began = time.perf_counter() if heard is None else heard
        await room.turn.acquire()  # `async with` would take three steps more for every move
        try:
            answer, told = await self._command(room, guest, command, listener)
        finally:
            room.turn.release()
        if listener is not None and not told:
            listener.hear(answer)
        self.counters.took(time.perf_counter() - began)
        return answer

    async def _command(
        self, room: Room, guest: int, command: AnyCommand, listener: Listener | None
    ) -> tuple[bytes, bool]:
        key = f"{guest}:{command.id}"
        try:
            if room.unsure:
                await self._clerk.read_on(room)
            if isinstance(command, Look):
                return room.welcome(listener or Glance(guest), self.now(), command.id), False
            if self.check_rules and isinstance(command, Start):
                self.check_rules(room.table.game.name)
            if key in room.refusals:
                return write_message(room.refusals[key]), False
            number = room.table.commands.get(key)
            if number is None:
                told = await self._clerk.decide(
                    room,
                    lambda: judge(room.table, guest, command, self.scene(room), lambda: self._secret(32), key),
                    key,
                    listener,
                    command.id,
                )
                if told is not None:
                    return told, True
                number = room.table.commands.get(key)
            assert number is not None
            return write_message(Done(id=command.id, number=number)), False
        except LudothequeError as error:
            self.counters.refused += 1
            asker = room.table.guests.get(guest)
            no = refusal(error, asker.language if asker else "en", command.id)
            if not isinstance(error, NotKept | NotYet):
                room.remember_refusal(key, no)
            return write_message(no), False

    def scene(self, room: Room) -> Scene:
        """What a judge has to know of a table beside its log."""
        table = room.table
        return Scene(self.now(), room.attendance, over_days=table.settings.slow and table.phase == PLAYING)

    async def bot_acts(
        self, room: Room, seat: int, action: str | Action | None, acted: int, about: Match | None = None
    ) -> bool:
        """Let a bot act for a seat, or pass. Returns whether it did; ``acted`` counts its actions, so that none is done
        twice.

        ``about`` is the match that it thought about: there is another one by now if something was taken back meanwhile.
        Raises `NotKept` if the store is out of order.
        """
        key = f"bot {seat}:{len(room.table.matches)}:{acted}"

        def decide() -> Verdict:
            if about not in (None, room.table.match) or seat not in room.table.bots_to_act():
                raise ruling.refused("no-stand-in")
            if action is None:
                return ruling.turn_passed(room.table, seat, self.now(), key)
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
        """Do what time demands at a table: end the time of a seat, a vote, or find another host."""
        async with room.turn:
            with suppress(LudothequeError):  # there is nothing to do, or the store is down and it will be tried again
                await self._clerk.decide(room, lambda: by_time(room.table, self.scene(room)))


def _has_started(written: Sequence[bytes]) -> bool:
    """Whether a match began with one of these entries; in what people write, quotation marks are escaped."""
    return any(b'"is":"started"' in entry for entry in written)


def _guest_with(room: Room, token: str) -> int:
    """The guest who came with a token, unless they have left since."""
    guest = room.table.guest_with(token_hash(token))
    if guest is None:
        raise ruling.refused("not-at-table")
    return guest
