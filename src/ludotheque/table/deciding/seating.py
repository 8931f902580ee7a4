"""Rulings about the order of the seats, who begins, and what each seat chooses for itself. Who is ready stays so."""

from ludotheque.errors import BadTerms
from ludotheque.fair import Fair
from ludotheque.options import OneEach, who_begins
from ludotheque.table import log, messages
from ludotheque.table.deciding.case import Case, What
from ludotheque.table.deciding.ruling import only_while, refused
from ludotheque.table.log.seats import GATHERING


def move(case: Case, command: messages.Move) -> What:
    """Move somebody to another place in the order of the seats."""
    case.only_host()
    only_while(case.table, GATHERING)
    seats = case.table.seats
    for seat in (command.seat, command.to):
        _there_is(case, seat)
    if seats[command.seat].free:
        raise refused("nobody-there", seat=command.seat + 1)
    order = list(range(len(seats)))
    order.insert(command.to, order.pop(command.seat))
    return [log.Moved(order, command.to)]


def draw_lots(case: Case, _: messages.DrawLots) -> What:
    """Draw lots for who begins, once every seat is taken."""
    case.only_host()
    table = case.table
    only_while(table, GATHERING)
    if who_begins(table.game.options) is None:
        raise refused("nobody-begins")
    for number, seat in enumerate(table.seats):
        if seat.free:
            raise refused("seat-free", seat=number + 1)
    return [log.FirstNamed(Fair(case.new_seed()).below(len(table.seats)), by_lot=True)]


def choose(case: Case, command: messages.Choose) -> What:
    """Choose what every seat has its own of, for one's own seat or for a bot's."""
    table, own = case.table, case.table.seat_of(case.guest)
    only_while(table, GATHERING)
    seat = case.own_seat() if command.seat is None else command.seat
    if seat != own:
        case.only_host()
        _there_is(case, seat)
        if table.seats[seat].guest is not None or not table.seats[seat].bot:
            raise refused("no-bot-there", seat=seat + 1)
    option = next((each for each in table.game.options if each.name == command.option), None)
    if not isinstance(option, OneEach):
        raise refused("nothing-to-choose", value=command.option)
    if command.value not in option.values:
        facts = {"name": option.name, "value": command.value, "allowed": ", ".join(option.values)}
        raise BadTerms("bad-option", facts=facts)
    each = table.terms.options[option.name]
    other = each.index(command.value) if command.value in each else seat
    guest = table.seats[other].guest
    if other != seat and guest is not None:
        raise refused("chosen-already", name=table.guests[guest].name)
    return [log.Chose(seat, option.name, command.value)]


def _there_is(case: Case, seat: int) -> None:
    most = len(case.table.seats)
    if seat >= most:
        raise refused("no-such-place", value=seat + 1, most=most)
