"""The history of a match at a table: what everybody was told of it, for those who come late or come back.

It is what the news told, entry by entry, and so holds nothing that anybody could not have heard. A page costs about the
same whether it is the first of a short match or one of hundreds: what is past lies in compressed blocks, and what a
page needs to know of every entry (which move it was, who sat where) is found without reading them.
"""

import zlib
from array import array
from bisect import bisect_right
from collections.abc import Sequence
from typing import Literal

import msgspec

from ludotheque.contract import Event
from ludotheque.table import log
from ludotheque.table.log.table import Table

BLOCK = 100
"""Entries that are compressed together."""

Only = Literal["talk", "rounds"]
"""A part of a history: what people said, or how the rounds and the match ended."""
ENDS = ("round-over", "match-over")
TALK = ("table-chat", "table-phrase-")
_SEATS_STAY = frozenset({log.Acted, log.Passed, log.Chatted, log.Said, log.Hinted, log.Ended})
"""What changes nothing about who sits where."""


class SeatThen(msgspec.Struct, frozen=True, omit_defaults=True):
    """Who had a seat when something happened: a guest, a bot, who has a name alone, or nobody."""

    guest: int | None = None
    name: str = ""


class Past(msgspec.Struct, frozen=True, omit_defaults=True):
    """What the news of a number told."""

    number: int
    at: int
    match: int
    """The number of the match at this table, from 1; also of what happened while people gathered for it."""
    events: list[Event]
    move: int | None = None
    """The number of the move in its match, from 1."""
    undone: bool = False
    """Whether the move was undone later."""
    seats: list[SeatThen] | None = None
    """Who sat where, if that changed since the entry before it on the page."""


class HistoryPage(msgspec.Struct, frozen=True):
    """A page of the history of a table. It ends where a match begins. For the page before it, pass its ``first`` as
    ``before``."""

    entries: list[Past]
    first: int
    """The first number that this page covers, even if it has no entry of that number; 1 if nothing came before."""


class SavedHistory(msgspec.Struct, frozen=True):
    """A history as a snapshot keeps it."""

    first: int
    match: int
    blocks: list[bytes]
    open: list[bytes]
    moves: list[int]
    parts: dict[str, list[int]]
    casts: list[tuple[int, bytes]]
    undone: list[tuple[int, int]]
    seats: list[SeatThen]
    somebody_went: bool


class History:
    """What happened at a table since the match before this one was left behind."""

    def __init__(self, kept: SavedHistory | None = None) -> None:
        self._begin(1, 1)
        if kept:
            self._resume(kept)

    def saved(self) -> SavedHistory:
        """What happened until now, to be kept at once: it goes on with the table."""
        return SavedHistory(
            first=self.first,
            match=self.match,
            blocks=self._blocks,
            open=self._open,
            moves=self._moves.tolist(),
            parts={part: places.tolist() for part, places in self._parts.items()},
            casts=self._casts,
            undone=self._undone,
            seats=self._seats,
            somebody_went=self._somebody_went,
        )

    def _begin(self, first: int, match: int) -> None:
        self.first = first
        self.match = match
        self._blocks: list[bytes] = []
        self._open: list[bytes] = []
        """The entries of the block that is not full yet."""
        self._moves = array("I")
        """The number of the move, for every entry; 0 where it was none."""
        self._parts: dict[Only, array[int]] = {"talk": array("I"), "rounds": array("I")}
        """The places of the entries that are of each part."""
        self._casts: list[tuple[int, bytes]] = []
        """From which place on who sat where, written."""
        self._undone: list[tuple[int, int]] = []
        """Of what was taken back: the place of the undo, and how many moves were left. An undo that a later one
        outdoes is not kept, so that the first one after a move decides whether it still counts."""
        self._seats: list[SeatThen] = []
        self._somebody_went = False

    def _resume(self, kept: SavedHistory) -> None:
        self.first, self.match, self._seats = kept.first, kept.match, kept.seats
        self._blocks, self._open, self._moves = kept.blocks, kept.open, array("I", kept.moves)
        for part, places in self._parts.items():
            places.extend(kept.parts[part])
        self._casts, self._undone, self._somebody_went = kept.casts, kept.undone, kept.somebody_went

    def take(self, table: Table, entry: log.Entry, events: list[Event]) -> None:
        """Remember what an entry, which the table has just applied, told everybody."""
        if table.starts[-1] == table.number:
            self._begin(table.number, len(table.starts))
        place = len(self._moves)
        if self._somebody_went or not _SEATS_STAY.issuperset(map(type, entry.what)):
            self._note_seats(table, place)
        move = len(table.actions) if entry.is_move else None
        self._moves.append(move or 0)
        for what in entry.what:
            if isinstance(what, log.Undone):
                while self._undone and self._undone[-1][1] >= what.actions:
                    self._undone.pop()
                self._undone.append((place, what.actions))
        if any(event.kind.startswith(TALK) for event in events):
            self._parts["talk"].append(place)
        if any(event.kind in ENDS for event in events):
            self._parts["rounds"].append(place)
        self._open.append(msgspec.json.encode(Past(table.number, entry.at, self.match, events, move)))
        if len(self._open) == BLOCK:
            self._blocks.append(zlib.compress(b"\n".join(self._open)))
            self._open = []

    def _note_seats(self, table: Table, place: int) -> None:
        """Take note of who sits where; who has just gone is still named in what tells of it."""
        names = table.names()
        now = [SeatThen(seat.guest, name) for seat, name in zip(table.seats, names, strict=True)]
        before = [*self._seats, *[SeatThen()] * len(now)]
        shown = [seat if seat.name or old.name in names else old for seat, old in zip(now, before, strict=False)]
        written = msgspec.json.encode(shown)
        if not self._casts or self._casts[-1][1] != written:
            self._casts.append((place, written))
        self._seats, self._somebody_went = now, shown != now

    def page(self, before: int | None = None, most: int = BLOCK, only: Only | None = None) -> bytes:
        """The last ``most`` entries before a number, or of all, as a written `HistoryPage`; of one part if wished."""
        end = len(self._moves) if before is None else min(max(before - self.first, 0), len(self._moves))
        part: Sequence[int] = range(end)
        if only is not None:
            part = self._parts[only][: bisect_right(self._parts[only], end - 1)]
        places = part[-most:]
        first = self.first if len(places) == len(part) else self.first + places[0]
        return b'{"entries":[%b],"first":%d}' % (b",".join(self._written(places)), first)

    def _written(self, places: Sequence[int]) -> list[bytes]:
        """The entries at these places, with what became of them since."""
        blocks: dict[int, list[bytes]] = {len(self._blocks): self._open}
        written, cast_before = [], -1
        for place in places:
            number, within = divmod(place, BLOCK)
            if number not in blocks:
                blocks[number] = zlib.decompress(self._blocks[number]).split(b"\n")
            entry = blocks[number][within]
            if self._is_undone(place):
                entry = b'%b,"undone":true}' % entry[:-1]
            cast = bisect_right(self._casts, place, key=lambda cast: cast[0]) - 1
            if cast != cast_before:
                entry = b'%b,"seats":%b}' % (entry[:-1], self._casts[cast][1])
                cast_before = cast
            written.append(entry)
        return written

    def _is_undone(self, place: int) -> bool:
        later = bisect_right(self._undone, place, key=lambda undo: undo[0])
        return later < len(self._undone) and self._moves[place] > self._undone[later][1]
