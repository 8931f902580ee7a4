"""A table that is in use on this server: who listens, who is here, and how they hear what happens."""

import asyncio
from collections import OrderedDict, deque
from typing import NamedTuple, Protocol

from msgspec.structs import replace

from ludotheque.contract import Event, View
from ludotheque.table import log
from ludotheque.table.attendance import Attendance
from ludotheque.table.log.seats import PLAYING
from ludotheque.table.log.table import Table
from ludotheque.table.messages import News, No, Present, Welcome, write_message
from ludotheque.table.telling.changes import changes
from ludotheque.table.telling.history import History
from ludotheque.table.telling.shown import show

KEPT_NEWS = 200
"""How many of the last news are kept for those who come back; whoever has missed more gets a fresh welcome."""
KEPT_REFUSALS = 100
"""How many refused commands are remembered, so that one that comes again is refused again."""

_MATCH_ONLY = frozenset({log.Acted, log.Passed, log.Chatted, log.Said, log.TokenAdded})
"""What changes nothing that `TableShown` shows, beside the clock."""


class Listener(Protocol):
    """Somebody who hears what happens at a table: an open socket."""

    guest: int | None
    follow: str
    """``events``, ``legal``, ``views`` or ``changes``: how much it wants to be told each time."""

    def hear(self, message: bytes) -> None:
        """Take a message, at once; must neither wait nor raise."""


class Glance:
    """Somebody who looks once and does not listen."""

    follow = "views"

    def __init__(self, guest: int | None) -> None:
        self.guest = guest

    def hear(self, message: bytes) -> None:
        """Nothing: it is told by an answer."""


class Seen(NamedTuple):
    """What somebody was told that they see, by the news of a number."""

    number: int
    seat: int | None
    view: View


class Shared:
    """What several listeners are told of the same news."""

    __slots__ = ("changes", "choices", "views", "written")

    def __init__(self) -> None:
        self.views: dict[int | None, View] = {}
        self.choices: dict[int | None, bytes] = {}
        self.changes: dict[tuple[int, int | None], bytes] = {}
        self.written: dict[tuple[str, int | None, int], bytes] = {}


class Room:
    """A table with its listeners. Only one command at a time is carried out: first come, first served."""

    def __init__(self, table: Table, now: float) -> None:
        self.table = table
        self.attendance = Attendance(table.name, now)
        self.listeners: dict[Listener, Seen | None] = {}
        """Everybody who listens, with what they saw last if they follow changes."""
        self.turn = asyncio.Lock()
        self.unsure = False
        """Whether the log may hold more than this server knows."""
        self.recent: deque[tuple[int, bytes]] = deque(maxlen=KEPT_NEWS)
        self.history = History()
        self.refusals: OrderedDict[str, No] = OrderedDict()
        self.bots: dict[int, asyncio.Task[None]] = {}
        self.alarm: asyncio.TimerHandle | None = None
        self.last_used = now
        self.reminder: int | None = None
        """When the table must be looked after though nobody may be there, as the store was last told."""
        self.snapshot = 0
        """The number of the entry after which a snapshot of the table was last kept."""
        self._begins = (table.begins, table.waits)
        """When the round begins, or for how long the table has waited for it, as it was last told."""

    @property
    def bots_at_work(self) -> int:
        """How many bots think, or wait for their time."""
        return sum(not task.done() for task in self.bots.values())

    def tell(
        self, entry: log.Entry, events: list[Event], asker: Listener | None = None, command_id: str | None = None
    ) -> bytes:
        """Tell everybody what happened, the asker first. Returns what the asker is told."""
        table = self.table
        number, match = table.number, table.match
        begins = (table.begins, table.waits)
        same_table = begins == self._begins and _MATCH_ONLY.issuperset(map(type, entry.what))
        self._begins = begins
        news = News(
            number=number,
            at=entry.at,
            events=events,
            table=None if same_table else show(table),
            clock=table.clock.shown() if table.clock else None,
            actors=list(table.actors()) if match is not None and table.phase == PLAYING else None,
            rests=table.rests(),
            move=len(table.actions) if entry.is_move else None,
        )
        self.history.take(table, entry, events)
        public = write_message(news)
        self.recent.append((number, public))
        shared = Shared()
        if command_id is None:
            answer, asker = public, None
        elif asker is None:
            answer = _with(public, id=command_id)
        else:
            answer = _with(self._in_full(public, asker, shared), id=command_id)
            asker.hear(answer)
        for listener in self.listeners:
            if listener is not asker:
                listener.hear(self._in_full(public, listener, shared))
        return answer

    def _in_full(self, public: bytes, listener: Listener, shared: "Shared") -> bytes:
        """News with what a listener follows beside the events; listeners who see the same share it."""
        if listener.follow == "events":
            return public
        before = self.listeners.get(listener)
        if self.table.match is None:
            if before:
                self.listeners[listener] = None
            return public
        seat = self.table.seat_of(listener.guest)
        seen = None
        if listener.follow == "changes" and listener in self.listeners:
            seen = self.listeners[listener] = Seen(self.table.number, seat, self._seen(seat, shared))
        if seen is None or (before and before.seat != seat):
            before = None
        key = (listener.follow, seat, before.number if before else 0)
        if key not in shared.written:
            more = self._choices(seat, shared)
            if before and seen:
                more = b'%b,"changes":%b' % (more, self._changes(before, seen, shared))
            elif listener.follow != "legal":
                more = b'%b,"view":%b' % (more, write_message(self._view(seat, shared)))
            shared.written[key] = b"%b%b}" % (public[:-1], more) if more else public
        return shared.written[key]

    def _choices(self, seat: int | None, shared: "Shared") -> bytes:
        """What a seat may do now, to be put into its news."""
        if seat not in shared.choices:
            more = b""
            if seat in self.table.actors():
                more = b',"legal":%b' % write_message(self.table.legal(seat))
            if seat is not None and self.table.undoable(seat) is not None:
                more += b',"undoable":true'
            shared.choices[seat] = more
        return shared.choices[seat]

    def _seen(self, seat: int | None, shared: "Shared") -> View:
        """What a seat sees; if everybody sees the same, what a spectator does."""
        if self.table.game.seen_alike:
            seat = None
        if seat not in shared.views:
            view = self.table.view(seat)
            assert view is not None, "there is nothing to see without a match"
            shared.views[seat] = view
        return shared.views[seat]

    def _view(self, seat: int | None, shared: "Shared") -> View:
        """What a seat sees."""
        seen = self._seen(seat, shared)
        return seen if seen.seat == seat else replace(seen, seat=seat)

    def _changes(self, before: Seen, now: Seen, shared: "Shared") -> bytes:
        """What has changed since somebody was last told what they see."""
        key = (before.number, now.view.seat)
        if key not in shared.changes:
            shared.changes[key] = write_message(changes(before.view, now.view))
        return shared.changes[key]

    def welcome(self, listener: Listener, now: int, command_id: str | None = None) -> bytes:
        """Everything that a listener may know."""
        table = self.table
        seat = table.seat_of(listener.guest)
        return write_message(
            Welcome(
                number=table.number,
                now=now,
                guest=listener.guest,
                seat=seat,
                table=show(table),
                here=sorted(self.attendance.here(now / 1000)),
                spectators=self.attendance.spectators(now / 1000),
                view=table.view(seat),
                legal=table.legal(seat),
                id=command_id,
                undoable=seat is not None and table.undoable(seat) is not None,
                rests=table.rests(),
            )
        )

    def catch_up(self, listener: Listener, since: int | None, now: int) -> list[bytes]:
        """What a listener has missed that heard everything up to ``since``: news, or a fresh welcome."""
        missed = [news for number, news in self.recent if since is not None and number > since]
        if since is None or not 0 < since <= self.table.number or len(missed) < self.table.number - since:
            return [self.welcome(listener, now)]
        if missed:
            missed[-1] = self._in_full(missed[-1], listener, Shared())
        return [*missed, self.presence(now)]

    def presence(self, now: int) -> bytes:
        """Who is here."""
        here = sorted(self.attendance.here(now / 1000))
        return write_message(Present(here=here, spectators=self.attendance.spectators(now / 1000)))

    def tell_presence(self, now: int) -> None:
        """Tell everybody who is here, if that has changed since they were last told."""
        if self.attendance.changed(now / 1000):
            message = self.presence(now)
            for listener in self.listeners:
                listener.hear(message)

    def remember_refusal(self, key: str, refusal: No) -> None:
        """Keep a refusal, so that the same command gets the same answer if it comes again."""
        self.refusals[key] = refusal
        if len(self.refusals) > KEPT_REFUSALS:
            self.refusals.popitem(last=False)


def _with(message: bytes, **more: object) -> bytes:
    """A message, already written, with more fields at its end."""
    return b"".join([message[:-1], b",", write_message(more)[1:]])
