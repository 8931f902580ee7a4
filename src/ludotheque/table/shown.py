"""A table as everybody sees it: built from what may be shown, never a table with its secrets taken out."""

from ludotheque.table.messages import GuestShown, ProposalShown, SeatShown, TableShown
from ludotheque.table.seats import PLAYING
from ludotheque.table.table import Table


def show(table: Table) -> TableShown:
    """The table, for anybody."""
    proposal = table.proposal
    return TableShown(
        id=table.name,
        game=table.game.name,
        options={name: list(v) if isinstance(v, tuple) else v for name, v in table.terms.options.items()},
        settings=table.settings,
        phase=table.phase,
        paused=table.paused,
        host=table.host,
        seats=[SeatShown(seat.guest, seat.bot, seat.ready, seat.late) for seat in table.seats],
        guests=[GuestShown(guest.number, guest.name, guest.language) for guest in table.guests.values()],
        proposal=ProposalShown(proposal.what, proposal.guest, sorted(proposal.agreed), proposal.seat)
        if proposal
        else None,
        clock=table.clock.shown() if table.clock else None,
        begins=table.begins if table.phase == PLAYING else None,
        commitment=table.commitment,
        matches=table.matches,
    )
