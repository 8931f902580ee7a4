"""Rulings about who sits where and what is played, before a match and after it."""

from ludotheque.bots.levels import level as level_of
from ludotheque.fair import Fair
from ludotheque.match import Match
from ludotheque.options import OptionValue, who_begins
from ludotheque.table import log, messages
from ludotheque.table.deciding import signalling
from ludotheque.table.deciding.arriving import free_name, seat_to_take
from ludotheque.table.deciding.case import Case, What
from ludotheque.table.deciding.ruling import next_host, only_while, refused
from ludotheque.table.log.seats import GATHERING, OVER, PLAYING
from ludotheque.table.log.table import Table


def sit(case: Case, command: messages.Sit) -> What:
    """Take a seat."""
    return [log.Sat(case.guest, seat_to_take(case.table, command.seat))]


def stand(case: Case, _: messages.Stand) -> What:
    """Give up a seat."""
    seat = case.own_seat()
    if case.table.phase == PLAYING:
        raise refused("match-runs")
    return [log.Stood(case.guest, seat)]


def leave(case: Case, _: messages.Leave) -> What:
    """Go away; a bot stands in while a match runs."""
    table, seat = case.table, case.table.seat_of(case.guest)
    what: What
    if seat is not None and table.phase == PLAYING:
        if table.seats[seat].bot:
            raise refused("bot-plays")
        what = [log.StoodIn(seat)]
    else:
        what = [log.Left(case.guest)]
    if table.proposal and seat is not None:
        what.append(log.Dropped())
    heir = next_host(table, case.scene, without=case.guest)
    if table.host == case.guest and heir is not None:
        what.append(log.HostPassed(heir))
    return what


def rename(case: Case, command: messages.Rename) -> What:
    """Take another name."""
    return [log.Renamed(case.guest, free_name(case.table, command.name, case.guest))]


def ready(case: Case, command: messages.Ready) -> What:
    """Be ready for a match, with words for the deal, or for a round."""
    if case.table.phase == PLAYING and case.table.game.real_time:
        return signalling.ready(case)
    only_while(case.table, GATHERING)
    seat = case.own_seat()
    Fair("seed", [command.words])  # raises BadTerms where the words are not one line
    back: What = [log.CameBack(seat)] if case.table.seats[seat].bot else []  # a bot stood in during the last match
    return [*back, log.Readied(case.guest, True, command.words)]


def wait(case: Case, _: messages.Wait) -> What:
    """Be ready no longer."""
    if case.table.phase == PLAYING and case.table.game.real_time:
        return signalling.wait(case)
    only_while(case.table, GATHERING)
    case.own_seat()
    return [log.Readied(case.guest, False)]


def seat_bot(case: Case, command: messages.SeatBot) -> What:
    """Give a free seat to a bot, or that of a bot to one of another level."""
    case.only_host()
    only_while(case.table, GATHERING)
    level = level_of(case.table.game.name, command.level).name
    return [log.BotSat(_seat_for_bot(case, command.seat), level)]


def _seat_for_bot(case: Case, seat: int) -> int:
    """A seat that is a bot's own, or free."""
    seats = case.table.seats
    own = seat < len(seats) and seats[seat].bot and seats[seat].guest is None
    return seat if own else seat_to_take(case.table, seat)


def free_seat(case: Case, command: messages.FreeSeat) -> What:
    """Free the seat of a bot, or of somebody for whom nobody wants to wait."""
    case.only_host()
    only_while(case.table, GATHERING)
    number, seats = command.seat, case.table.seats
    if number >= len(seats) or seats[number].free:
        raise refused("nobody-there", seat=number + 1)
    guest = seats[number].guest
    if guest == case.guest:
        return stand(case, messages.Stand(id=command.id))
    return [log.BotLeft(number) if guest is None else log.Unseated(guest, number)]


def change(case: Case, command: messages.Change) -> What:
    """Play by other terms."""
    case.only_host()
    table = case.table
    only_while(table, GATHERING)
    seats = len(table.seats) if command.seats is None else command.seats
    terms = table.game.terms(seats, _as_agreed(table, seats) if command.options is None else command.options)
    for number in range(seats, len(table.seats)):
        if not table.seats[number].free:
            raise refused("seat-in-use", seat=number + 1)
    settings = command.settings or table.settings
    settings.check(table.game)
    begins = who_begins(table.game.options)
    if begins and seats == len(table.seats) and settings == table.settings:
        others = {**terms.options, begins.name: table.terms.options[begins.name]}
        if others == table.terms.options != terms.options:  # nobody has to be asked again
            return [log.FirstNamed(terms.options[begins.name])]
    return [log.Changed(seats, dict(terms.options), settings)]


def _as_agreed(table: Table, seats: int) -> dict[str, OptionValue]:
    """The options as they were agreed on, for another number of seats."""
    table.game.terms(seats, {})  # raises BadTerms where the game is not for that many
    return {option.name: option.resized(table.terms.options[option.name], seats) for option in table.game.options}


def start(case: Case, _: messages.Start) -> What:
    """Begin the match."""
    case.only_host()
    table = case.table
    only_while(table, GATHERING)
    for number, seat in enumerate(table.seats):
        if seat.free:
            raise refused("seat-free", seat=number + 1)
        if not (seat.bot or seat.ready):
            assert seat.guest is not None
            raise refused("not-ready", name=table.guests[seat.guest].name)
    words = [seat.words for seat in table.seats]
    what: What = [log.Started(words if any(words) else [], table.game.rules_version, binds_terms=True)]
    result = Match(table.game, table.terms, Fair(table.seed, words)).result
    if result:  # a deal of quick cards can be blocked from the beginning
        what.append(log.Ended(list(result.winners), list(result.scores)))
    return what


def rematch(case: Case, _: messages.Rematch) -> What:
    """Gather again: whoever has a seat, or the host, as everybody may have stood up."""
    if case.table.host != case.guest:
        case.own_seat()
    only_while(case.table, OVER)
    return [log.Rematched(case.new_seed())]
