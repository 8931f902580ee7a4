"""How much can happen at a table: how long its log may get, and how much a guest may say or ask for in a minute."""

from math import ceil

from ludotheque.table import log
from ludotheque.table.errors import TableRefused
from ludotheque.table.log.seats import PLAYING
from ludotheque.table.log.table import MOST_ENTRIES, TALK, TALKS_KNOWN, Table

FOR_THE_MATCH = 5_000
"""The last entries of a log, which are for the match that is being played, so that it can come to its end."""
TALKS, A_WHILE = TALKS_KNOWN, 60
"""How often a guest may chat, say a phrase or propose something in so many seconds, on however many connections."""

_BESIDE = (*TALK, log.Renamed, log.Arrived, log.TokenAdded)
"""What is no part of a match."""


def check(table: Table, entry: log.Entry) -> None:
    """Refuse an entry for which the log of a table has no room, or with which a guest says more than they may."""
    what = entry.what[0] if entry.what else None
    left = MOST_ENTRIES - table.number
    if left <= FOR_THE_MATCH and not any(isinstance(each, log.Left) for each in entry.what):
        in_match = table.phase == PLAYING and not isinstance(what, _BESIDE)
        if left <= 0 or not in_match:
            raise TableRefused("log-full", facts={"most": MOST_ENTRIES})
    if isinstance(what, TALK):
        talked = table.guests[what.guest].talked
        if len(talked) >= TALKS and entry.at - talked[-TALKS] < A_WHILE * 1000:
            wait = ceil((talked[-TALKS] + A_WHILE * 1000 - entry.at) / 1000)
            raise TableRefused("too-much-talk", facts={"most": TALKS, "seconds": wait})
