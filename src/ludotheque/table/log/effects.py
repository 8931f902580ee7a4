"""What each happening does to a table, and what everybody is told of it."""

from collections.abc import Callable
from dataclasses import replace
from itertools import islice
from typing import TYPE_CHECKING, Any

import msgspec

from ludotheque import shelf
from ludotheque.fair import Fair
from ludotheque.match import Match, Prepared
from ludotheque.options import PerSeat
from ludotheque.table import log
from ludotheque.table.log.clock import clock_for
from ludotheque.table.log.seats import GATHERING, OVER, PLAYING, Guest, Proposal, Seat
from ludotheque.table.messages import MatchShown

if TYPE_CHECKING:
    from ludotheque.table.log.table import Table


class BrokenLog(Exception):
    """The log of a table cannot be what happened: chance answers otherwise than it did."""


# Gathering


def _opened(table: "Table", what: log.Opened) -> None:
    table.game = shelf.game(what.game)
    table.seats = [Seat() for _ in range(what.seats)]
    table.agree(what.seats, what.options, what.settings)
    table.seed = what.seed
    table.tell("opened")


def _changed(table: "Table", what: log.Changed) -> None:
    table.seats = (table.seats + [Seat() for _ in range(what.seats)])[: what.seats]
    table.agree(what.seats, what.options, what.settings)
    for seat in table.seats:
        seat.ready = False
    table.tell("changed")


def _arrived(table: "Table", what: log.Arrived) -> None:
    table.guests[what.guest] = Guest(what.guest, what.name, what.language, what.token)
    table.tokens[what.token] = what.guest
    table.arrivals = what.guest
    table.tell("arrived", guest=what.guest)


def _left(table: "Table", what: log.Left) -> None:
    table.tell("left", guest=what.guest)
    seat = table.seat_of(what.guest)
    if seat is not None:
        table.seats[seat] = Seat()
    del table.tokens[table.guests.pop(what.guest).token]
    if table.host == what.guest:
        table.host = None


def _renamed(table: "Table", what: log.Renamed) -> None:
    before = table.guests[what.guest].name
    table.guests[what.guest].name = what.name
    table.tell("renamed", guest=what.guest, before=before)


def _sat(table: "Table", what: log.Sat) -> None:
    before = table.seat_of(what.guest)
    if before is not None:
        table.seats[before] = Seat()
    table.seats[what.seat] = Seat(guest=what.guest)
    table.tell("sat", guest=what.guest, seat=what.seat)


def _stood(table: "Table", what: log.Stood) -> None:
    table.seats[what.seat] = Seat()
    table.tell("stood", guest=what.guest, seat=what.seat)


def _host_passed(table: "Table", what: log.HostPassed) -> None:
    table.host = what.guest
    table.tell("host", guest=what.guest)


def _bot_sat(table: "Table", what: log.BotSat) -> None:
    table.seats[what.seat] = Seat(bot=True, level=what.level)
    table.tell("bot-sat", seat=what.seat, level=table.level(what.seat))


def _bot_left(table: "Table", what: log.BotLeft) -> None:
    table.seats[what.seat] = Seat()
    table.tell("bot-left", seat=what.seat)


def _unseated(table: "Table", what: log.Unseated) -> None:
    table.seats[what.seat] = Seat()
    table.tell("unseated", guest=what.guest, seat=what.seat)


def _readied(table: "Table", what: log.Readied) -> None:
    seat = table.seat_of(what.guest)
    assert seat is not None
    table.seats[seat].ready, table.seats[seat].words = what.ready, what.words
    table.tell("ready" if what.ready else "waits", guest=what.guest, seat=seat)


def _rematched(table: "Table", what: log.Rematched) -> None:
    table.seats = table.seats[1:] + table.seats[:1]
    for seat in table.seats:
        seat.ready, seat.words, seat.late, seat.hints = False, "", False, 0
    per_seat = {option.name for option in table.game.options if isinstance(option, PerSeat)}
    moved = {name: [*v[1:], v[0]] if name in per_seat else v for name, v in table.terms.options.items()}
    table.agree(len(table.seats), moved, table.settings)
    table.seed, table.phase, table.match, table.actions, table.clock = what.seed, GATHERING, None, [], None
    table.begins = None
    table.tell("rematch")


# Playing


def _started(table: "Table", what: log.Started) -> None:
    table.phase = PLAYING
    table.paused = False
    table.proposal = None
    table.actions = []
    for seat in table.seats:
        seat.late, seat.acted, seat.hints, seat.hinted_after = False, 0, 0, None
    number = len(table.matches) + 1
    table.matches.append(MatchShown(number, table.commitment, what.words, table.names()))
    table.terms = replace(table.terms, rules=what.rules)
    table.tell("started", number=number)
    if not table.skimming:
        table.match = Match(table.game, table.terms, Fair(table.seed, what.words))
        table.tell_match(table.match.opening)
    table.clock = clock_for(table.settings, len(table.seats))
    table.count_down()
    table.set_clock()


def acted(table: "Table", what: log.Acted, prepared: Prepared | None) -> None:
    """A seat acts; ``prepared`` is what that brings, where it is known already."""
    table.actions.append(what)
    seat = table.seats[what.seat]
    seat.acted += 1
    if table.skimming or table.match is None:
        return
    if prepared is None:
        prepared = table.match.prepare(what.seat, what.action)
        if what.chance != [entry.text for entry in prepared.entries if entry.seat is None]:
            raise BrokenLog(f"entry {table.number + 1} of table {table.name}")
    table.match.take(prepared)
    table.tell_match(prepared.events)
    if table.clock:
        table.clock.acted(what.seat, table.at)
        if table.settings.clock == "turn":
            seat.late = False
        table.set_clock()
    if table.game.real_time and any(event.kind == "round-begins" for event in prepared.events):
        table.count_down()


def _hinted(table: "Table", what: log.Hinted) -> None:
    seat = table.seats[what.seat]
    seat.hints += 1
    seat.hinted_after = len(table.actions)
    table.tell("hinted", guest=what.guest, seat=what.seat)


def _ended(table: "Table", what: log.Ended) -> None:
    table.phase = OVER
    table.proposal = None
    table.matches[-1] = msgspec.structs.replace(table.matches[-1], winners=what.winners, scores=what.scores)
    table.set_clock()


def _timed_out(table: "Table", what: log.TimedOut) -> None:
    table.seats[what.seat].late = True
    table.tell_about_seat("late", what.seat)
    table.set_clock()


def _undone(table: "Table", what: log.Undone) -> None:
    count = len(table.actions) - what.actions
    del table.actions[what.actions :]
    for seat in table.seats:
        seat.hinted_after = None
    table.proposal = None
    if table.match:
        again = table.match.steps(Fair(table.seed, table.matches[-1].words))
        table.match = next(islice(again, what.actions, None)).match
    table.tell("undone", count=count)
    if table.clock:
        table.clock.begin_anew(table.at)
    if table.settings.clock == "turn":
        for seat in table.seats:
            seat.late = False
    table.set_clock()


def _paused(table: "Table", _: log.Paused) -> None:
    table.paused, table.proposal = True, None
    table.tell("paused")
    table.set_clock()


def _resumed(table: "Table", _: log.Resumed) -> None:
    table.paused, table.proposal = False, None
    table.tell("resumed")
    table.count_down()
    table.set_clock()


def _stood_in(table: "Table", what: log.StoodIn) -> None:
    table.seats[what.seat].bot, table.seats[what.seat].level = True, what.level
    table.proposal = None
    table.tell_about_seat("stood-in", what.seat)
    table.set_clock()


def _came_back(table: "Table", what: log.CameBack) -> None:
    table.seats[what.seat].bot, table.seats[what.seat].level = False, ""
    table.tell_about_seat("came-back", what.seat)
    table.set_clock()


# Agreeing and talking


def _proposed(table: "Table", what: log.Proposed) -> None:
    table.proposal = Proposal(what.what, what.guest, what.seat, what.level, {what.guest})
    table.tell(f"proposed-{what.what}", guest=what.guest, seat=what.seat)


def _answered(table: "Table", what: log.Answered) -> None:
    if what.agree and table.proposal:
        table.proposal.agreed.add(what.guest)
    table.tell("agreed" if what.agree else "declined", guest=what.guest)


def _dropped(table: "Table", _: log.Dropped) -> None:
    table.proposal = None
    table.tell("dropped")


def _chatted(table: "Table", what: log.Chatted) -> None:
    table.tell("chat", guest=what.guest, text=what.text)


def _said(table: "Table", what: log.Said) -> None:
    table.tell(f"phrase-{what.phrase}", guest=what.guest)


def _forgotten(table: "Table", _: log.Forgotten) -> None:
    table.forgotten = table.paused = True
    table.tell("forgotten")
    table.set_clock()


EFFECTS: dict[type, Callable[["Table", Any], None]] = {
    log.Opened: _opened,
    log.Changed: _changed,
    log.Arrived: _arrived,
    log.Left: _left,
    log.Renamed: _renamed,
    log.Sat: _sat,
    log.Stood: _stood,
    log.HostPassed: _host_passed,
    log.BotSat: _bot_sat,
    log.BotLeft: _bot_left,
    log.Unseated: _unseated,
    log.Readied: _readied,
    log.Rematched: _rematched,
    log.Started: _started,
    log.Hinted: _hinted,
    log.Ended: _ended,
    log.TimedOut: _timed_out,
    log.Undone: _undone,
    log.Paused: _paused,
    log.Resumed: _resumed,
    log.StoodIn: _stood_in,
    log.CameBack: _came_back,
    log.Proposed: _proposed,
    log.Answered: _answered,
    log.Dropped: _dropped,
    log.Chatted: _chatted,
    log.Said: _said,
    log.Forgotten: _forgotten,
}
