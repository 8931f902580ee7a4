"""Rulings about what all who play must agree to: to take back, to pause, to go on, or to let a bot stand in."""

from ludotheque.bots.levels import level as level_of
from ludotheque.table import log, messages
from ludotheque.table.case import Case, What
from ludotheque.table.ruling import GRACE, refused, running_match


def propose(case: Case, command: messages.Propose) -> What:
    """Ask the table to agree."""
    table, own = case.table, case.own_seat()
    running_match(table)
    if table.proposal:
        raise refused("already-proposed")
    if command.what == "undo":
        if table.game.real_time:
            raise refused("no-undo-in-real-time")
        if table.undoable(own) is None:
            raise refused("nothing-to-undo")
    elif command.what == "pause":
        if table.paused:
            raise refused("paused")
    elif command.what == "resume":
        if not table.paused:
            raise refused("not-paused")
    elif command.what == "stand-in":
        _check_away(case, command.seat)
    else:
        raise refused("unknown-proposal", value=command.what, allowed="undo, pause, resume, stand-in")
    seat, level = None, ""
    if command.what == "stand-in":
        seat, level = command.seat, level_of(table.game.name, command.level).name
    return [
        log.Proposed(case.guest, command.what, seat, level),
        *_agreement(case, command.what, seat, own, {case.guest}, level),
    ]


def _check_away(case: Case, seat: int | None) -> None:
    table = case.table
    if seat is None or not 0 <= seat < len(table.seats):
        raise refused("no-such-place", value=0 if seat is None else seat + 1, most=len(table.seats))
    guest = table.seats[seat].guest
    if guest is None or table.seats[seat].bot:
        raise refused("bot-plays-there", seat=seat + 1)
    if not case.scene.long_away(guest):
        raise refused("not-away", name=table.guests[guest].name, seconds=GRACE)


def answer(case: Case, command: messages.Answer) -> What:
    """Agree, or not."""
    case.own_seat()
    proposal = case.table.proposal
    if proposal is None:
        raise refused("nothing-proposed")
    answered = log.Answered(case.guest, command.agree)
    if not command.agree:
        return [answered, log.Dropped()]
    if case.guest in proposal.agreed:
        raise refused("already-agreed")
    by = case.table.seat_of(proposal.guest)
    agreed = proposal.agreed | {case.guest}
    return [answered, *_agreement(case, proposal.what, proposal.seat, by, agreed, proposal.level)]


def _agreement(case: Case, what: str, seat: int | None, by: int | None, agreed: set[int], level: str) -> What:
    """What follows if all who play and are here agree: nothing yet, or what was proposed."""
    table = case.table
    absent = None if seat is None else table.seats[seat].guest
    here = case.scene.here
    asked = [guest for guest in table.people() if guest in here and guest != absent]
    if not agreed.issuperset(asked):
        return []
    if what == "undo":
        left = None if by is None else table.undoable(by)
        return [log.Dropped()] if left is None else [log.Undone(left)]
    if what == "stand-in":
        assert seat is not None
        assert absent is not None
        return [log.StoodIn(seat, level) if case.scene.long_away(absent) else log.Dropped()]
    return [log.Paused() if what == "pause" else log.Resumed()]
