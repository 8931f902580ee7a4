"""A table where two clients take turns by a script, for servers whose rules let a script play for ever."""

import itertools
from collections.abc import Callable, Iterator
from dataclasses import dataclass

from bench.table.load import Load, Stream

CELLS = 16


@dataclass(frozen=True)
class Move:
    """An action of Lucky Numbers: ``draw``, ``place`` (cell), ``leave`` or ``take`` (cell)."""

    seat: int
    action: str
    cell: int | None = None


def script(seats: int) -> Iterator[Move]:
    """A match without end: mostly drawing and placing, now and then leaving or taking a clover."""
    for turn in itertools.count():
        seat, cell = turn % seats, turn * 7 % CELLS
        if turn % 8 == 5:
            yield Move(seat, "take", cell)
            continue
        yield Move(seat, "draw")
        yield Move(seat, "leave") if turn % 8 == 2 else Move(seat, "place", cell)


class ScriptedTable:
    """Plays the script. Each seat says with `heard` that it has the news of one more move."""

    def __init__(self, load: Load, seats: int, send: Callable[[Move], None]) -> None:
        self.moves = script(seats)
        self.next = next(self.moves)
        self.made = 0
        self.heard_by = [0] * seats
        self.mover = -1
        self.send_move = send
        self.stream = Stream(load, self._send)
        self.stream.ready()
        self.load = load

    def _send(self) -> None:
        move = self.next
        self.made += 1
        self.mover = move.seat
        self.next = next(self.moves)
        self.send_move(move)

    def heard(self, seat: int) -> None:
        """A seat has the news of one more move; to the one who made it, that is the acknowledgement."""
        heard_by = self.heard_by
        heard_by[seat] += 1
        made, mover, coming = self.made, self.mover, self.next.seat
        if heard_by[seat] > made:
            self.load.fail("news of a move that nobody made")
            return
        if heard_by[seat] < made:
            return
        if seat == mover:
            self.stream.acknowledged()
        # The other may hear of a move before the one who made it; the next is sent when both who matter know.
        if heard_by[mover] == made and seat in (coming, mover) and heard_by[coming] == made:
            self.stream.ready()
