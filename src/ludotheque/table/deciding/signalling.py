"""Rulings about the signal for a round of a real-time game: who is ready, who is reading, and who gives the word."""

from ludotheque.table import log, messages
from ludotheque.table.deciding.case import Case, What, seat_to_play
from ludotheque.table.deciding.ruling import PATIENCE, Scene, refused, running_match
from ludotheque.table.log.table import Table


def ready(case: Case) -> What:
    """Be ready for the round; nobody needs a bot any more for whoever is."""
    table, seat = case.table, _seat_before_round(case)
    dropped: What = [log.Dropped()] if table.proposal and table.proposal.seat == seat else []
    return [*dropped, log.Readied(case.guest, True)]


def wait(case: Case) -> What:
    """Not be ready, or no longer. A countdown stops, once in a round for each seat: nobody can stop it for ever."""
    table, seat = case.table, _seat_before_round(case)
    if table.waits is None and (table.seats[seat].stopped or not table.seats[seat].ready):
        raise refused("waited-already")
    return [log.Readied(case.guest, False)]


def signal(case: Case, _: messages.Signal) -> What:
    """Give the word, unless somebody reads who has not been waited for long enough."""
    table, seat = case.table, seat_to_play(case.table, case.guest)
    running_match(table)
    if table.waits is None:
        raise refused("not-waiting")
    if table.settings.signal != "word":
        raise refused("no-word")
    if table.paused:
        raise refused("paused")
    reading = [other for other in table.awaited() if other != seat]
    if reading and not waited_long(table, case.scene):
        raise refused("reads", names=table.names_of(reading), count=len(reading), seconds=PATIENCE)
    return [log.Signalled(case.guest)]


def waited_long(table: Table, scene: Scene) -> bool:
    """Whether the table has waited for the signal so long that nobody can hold it up any more."""
    return table.waits is not None and scene.now - table.waits >= PATIENCE * 1000


def _seat_before_round(case: Case) -> int:
    """The seat of a guest, if a round waits for the signal or for the end of its countdown."""
    table, seat = case.table, seat_to_play(case.table, case.guest)
    if table.waits is None and (table.begins is None or case.scene.now >= table.begins):
        raise refused("not-waiting")
    return seat
