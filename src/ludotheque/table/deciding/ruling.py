"""Rulings: what would happen at a table, as an entry for its log, or why it may not. They change nothing."""

from math import ceil

import msgspec

from ludotheque.contract import Action
from ludotheque.match import Match, Prepared
from ludotheque.table import log
from ludotheque.table.attendance import Attendance
from ludotheque.table.errors import TableRefused
from ludotheque.table.log.seats import PLAYING
from ludotheque.table.log.table import Table

GRACE = 30
"""Seconds that somebody may be away before the others can give the seat to a bot."""
PATIENCE = 60
"""Seconds that a table waits for somebody who is here and not ready; then the others can go on without them."""


class Scene(msgspec.Struct, frozen=True):
    """What a judge must know beside the log: the time, and who is here."""

    now: int
    attendance: Attendance
    over_days: bool = False
    """Whether a match over days is being played: nobody has to be there, and whoever is away is not waited for less."""

    @property
    def here(self) -> frozenset[int]:
        """The guests who are connected."""
        return self.attendance.here(self.now / 1000)

    def long_away(self, guest: int) -> bool:
        """Whether a guest has been away for longer than the grace time, which has no end in a match over days."""
        if self.over_days:
            return False
        since = self.attendance.away_since(guest, self.now / 1000)
        return since is not None and self.now / 1000 - since >= GRACE


class Verdict(msgspec.Struct, frozen=True):
    """What would happen: the entry, and the action already prepared where there is one."""

    entry: log.Entry
    prepared: Prepared | None = None


def refused(code: str, **facts: object) -> TableRefused:
    """A refusal in the words of the table."""
    return TableRefused(code, facts=facts)


def entry(table: Table, now: int, what: list[log.AnyHappening], key: str = "") -> log.Entry:
    """The next entry of a table. Its time never runs backwards, though the clocks of two servers may differ."""
    return log.Entry(max(now, table.at), what, key)


def only_while(table: Table, phase: str) -> None:
    """Refuse unless the table is in a phase."""
    if table.phase != phase:
        raise refused(f"not-while-{table.phase}")


def running_match(table: Table) -> Match:
    """The match that is being played, or a refusal."""
    only_while(table, PLAYING)
    assert table.match is not None
    return table.match


def action(table: Table, seat: int, act: str | Action, now: int, key: str, *, bot: bool = False) -> Verdict:
    """What an action of a seat would bring."""
    match = running_match(table)
    _check_time(table, seat, now)
    if table.clock and not bot and table.clock.used_up(seat, now):
        raise refused("too-late")
    prepared = match.prepare(seat, act)
    done, *brought = prepared.entries
    what: list[log.AnyHappening] = [log.Acted(seat, done.text, [outcome.text for outcome in brought], bot)]
    if table.proposal and table.proposal.what == "undo":
        what.append(log.Dropped())
    if prepared.result:
        what.append(log.Ended(list(prepared.result.winners), list(prepared.result.scores)))
    return Verdict(entry(table, now, what, key), prepared)


def turn_passed(table: Table, seat: int, now: int, key: str) -> Verdict:
    """What it would bring if a seat let its turn go by."""
    running_match(table)
    if not table.settings.by_turns:
        raise refused("no-turns")
    _check_time(table, seat, now)
    return Verdict(entry(table, now, [log.Passed(seat)], key))


def _check_time(table: Table, seat: int, now: int) -> None:
    """Refuse unless the table plays, and a seat may act at this time: after the last entry, though its server may have
    had a faster clock."""
    now = max(now, table.at)
    if table.paused:
        raise refused("paused")
    if table.waits is not None:
        awaited = table.names_of(table.awaited())
        raise refused("waits", names=awaited) if awaited else refused("waits-for-word")
    if table.begins is not None and now < table.begins:
        raise refused("countdown")
    if now < table.seats[seat].rests:
        raise refused("rests", left=ceil((table.seats[seat].rests - now) / 1000), rest=table.settings.rest)
    if table.settings.by_turns and seat not in table.actors():
        raise refused("not-your-turn", names=table.names_of(table.actors()))


def time_out(table: Table, now: int) -> Verdict | None:
    """What the clock would bring now, if the time of a seat has run out."""
    expiry = table.clock.expiry() if table.clock and table.phase == PLAYING else None
    if expiry is None or expiry[0] > now:
        return None
    return Verdict(entry(table, now, [log.TimedOut(expiry[1])]))


def pass_host(table: Table, scene: Scene) -> Verdict | None:
    """Another host, if the host has been away too long and somebody else is here."""
    if table.host is not None and not scene.long_away(table.host):
        return None
    heir = next_host(table, scene, without=table.host)
    if heir is None or heir not in scene.here:
        return None
    return Verdict(entry(table, scene.now, [log.HostPassed(heir)]))


def next_host(table: Table, scene: Scene, without: int | None) -> int | None:
    """The next host: first of all a guest who is here and plays, then one who is here."""
    people, here = table.people(), scene.here
    others = [guest for guest in table.guests if guest != without]
    return min(others, key=lambda guest: (guest not in here, guest not in people, guest), default=None)
