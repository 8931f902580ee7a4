"""A case: a guest who asks for something, and what the judge has to know of them."""

from collections.abc import Callable
from dataclasses import dataclass

from ludotheque.table import log
from ludotheque.table.deciding.ruling import Scene, refused
from ludotheque.table.log.table import Table

What = list[log.AnyHappening]
"""What would happen if a command were carried out."""


def own_seat(table: Table, guest: int) -> int:
    """The seat of a guest, or a refusal."""
    seat = table.seat_of(guest)
    if seat is None:
        raise refused("no-seat")
    return seat


def seat_to_play(table: Table, guest: int) -> int:
    """The seat of a guest, if nobody plays in their place."""
    number = own_seat(table, guest)
    seat = table.seats[number]
    if seat.bot:
        raise refused("bot-plays")
    if seat.late:
        raise refused("too-late")
    return number


@dataclass(frozen=True)
class Case:
    """A guest who asks for something, at a table, as things stand."""

    table: Table
    guest: int
    scene: Scene
    new_seed: Callable[[], str]

    def own_seat(self) -> int:
        """The seat of the guest."""
        return own_seat(self.table, self.guest)

    def only_host(self) -> None:
        """Refuse unless the guest is the host."""
        host = self.table.host
        if host != self.guest:
            raise refused("not-host", name="" if host is None else self.table.guests[host].name)
