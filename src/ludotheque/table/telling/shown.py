"""A table as everybody sees it: built from what may be shown, never a table with its secrets taken out."""

from ludotheque.bots.levels import level_or_usual
from ludotheque.options import plain
from ludotheque.table.log.seats import PLAYING
from ludotheque.table.log.table import Table
from ludotheque.table.messages import GuestShown, ProposalShown, SeatShown, TableShown


def show(table: Table) -> TableShown:
    """The table, for anybody."""
    return TableShown(
        id=table.name,
        game=table.game.name,
        options=plain(table.terms.options),
        settings=table.settings,
        phase=table.phase,
        paused=table.paused,
        host=table.host,
        seats=_seats(table),
        guests=[GuestShown(guest.number, guest.name, guest.language) for guest in table.guests.values()],
        proposal=_proposal(table),
        clock=table.clock.shown() if table.clock else None,
        begins=table.begins if table.phase == PLAYING else None,
        commitment=table.commitment,
        matches=table.matches,
        waits=table.waits if table.phase == PLAYING else None,
    )


def _seats(table: Table) -> list[SeatShown]:
    bots = table.bots()
    return [
        SeatShown(
            guest=seat.guest,
            bot=seat.bot,
            ready=seat.ready,
            late=seat.late,
            level=table.level(number) if number in bots else "",
            name=bots.get(number, ""),
            animal=table.animal(number) if number in bots else "",
            hints=seat.hints,
            missed=seat.missed and seat.guest is not None,
        )
        for number, seat in enumerate(table.seats)
    ]


def _proposal(table: Table) -> ProposalShown | None:
    asked = table.proposal
    if asked is None:
        return None
    level = level_or_usual(table.game.name, asked.level).name if asked.what == "stand-in" else None
    return ProposalShown(asked.what, asked.guest, sorted(asked.agreed), asked.seat, level)
