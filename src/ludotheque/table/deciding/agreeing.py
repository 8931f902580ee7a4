"""Rulings about what all who play must agree to: to take back, to pause, to go on, or to let a bot stand in."""

from dataclasses import replace

from ludotheque.bots.levels import level as level_of
from ludotheque.table import log, messages
from ludotheque.table.deciding.case import Case, What
from ludotheque.table.deciding.ruling import GRACE, PATIENCE, Scene, Verdict, entry, refused, running_match
from ludotheque.table.deciding.signalling import waited_long
from ludotheque.table.log.seats import Proposal
from ludotheque.table.log.table import Table


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
        _check_seat(case, command.seat)
    else:
        raise refused("unknown-proposal", value=command.what, allowed="undo, pause, resume, stand-in")
    seat, level = None, ""
    if command.what == "stand-in":
        seat, level = command.seat, level_of(table.game.name, command.level).name
    wished = Proposal(command.what, case.guest, seat, level, {case.guest})
    return [log.Proposed(case.guest, command.what, seat, level), *_agreement(table, case.scene, wished)]


def _check_seat(case: Case, seat: int | None) -> None:
    table = case.table
    if seat is None or not 0 <= seat < len(table.seats):
        raise refused("no-such-place", value=0 if seat is None else seat + 1, most=len(table.seats))
    guest = table.seats[seat].guest
    if guest is None or table.seats[seat].bot:
        raise refused("bot-plays-there", seat=seat + 1)
    if not _replaceable(table, case.scene, seat, guest):
        if case.scene.over_days:
            raise refused("no-move-missed", name=table.guests[guest].name)
        awaited = table.waits is not None and seat in table.awaited() and guest in case.scene.here
        code, seconds = ("not-awaited-long", PATIENCE) if awaited else ("not-away", GRACE)
        raise refused(code, name=table.guests[guest].name, seconds=seconds)


def _replaceable(table: Table, scene: Scene, seat: int, guest: int) -> bool:
    """Whether a bot may stand in for a guest: who is away for long, or keeps the others waiting for long; in a match
    over days, who has let their time run out."""
    if scene.over_days:
        return table.seats[seat].missed or table.seats[seat].late
    return scene.long_away(guest) or (waited_long(table, scene) and seat in table.awaited())


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
    agreed = replace(proposal, agreed=proposal.agreed | {case.guest})
    return [answered, *_agreement(case.table, case.scene, agreed)]


def by_agreement(table: Table, scene: Scene) -> Verdict | None:
    """What was proposed, once everybody has agreed but those who have been away too long to be waited for."""
    what = _agreement(table, scene, table.proposal) if table.proposal else []
    return Verdict(entry(table, scene.now, what)) if what else None


def _agreement(table: Table, scene: Scene, proposal: Proposal) -> What:
    """What was proposed, or nothing while somebody's answer is awaited: all who play must agree, except the one who
    gets a bot. Whoever lost the line a moment ago is waited for like anybody who is here."""
    replaced = None if proposal.seat is None else table.seats[proposal.seat].guest
    asked = set(table.people()) - proposal.agreed - {replaced}
    if any(not scene.long_away(guest) for guest in asked):
        return []
    if proposal.what == "undo":
        by = table.seat_of(proposal.guest)
        left = None if by is None else table.undoable(by)
        return [log.Dropped()] if left is None else [log.Undone(left)]
    if proposal.what == "stand-in":
        assert proposal.seat is not None
        absent = table.seats[proposal.seat].guest
        assert absent is not None
        needed = _replaceable(table, scene, proposal.seat, absent)
        return [log.StoodIn(proposal.seat, proposal.level) if needed else log.Dropped()]
    return [log.Paused() if proposal.what == "pause" else log.Resumed()]
