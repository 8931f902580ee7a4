"""What each happening does to a table, and what everybody is told of it."""

from dataclasses import replace
from typing import TYPE_CHECKING, assert_never

import msgspec

from ludotheque import shelf
from ludotheque.match import Match, Prepared
from ludotheque.options import WhichSeat, who_begins
from ludotheque.table import log
from ludotheque.table.log.clock import clock_for
from ludotheque.table.log.seats import GATHERING, OVER, PLAYING, Guest, Proposal, Seat
from ludotheque.table.messages import MatchShown, PracticeShown

if TYPE_CHECKING:
    from ludotheque.table.log.table import Table


class BrokenLog(Exception):
    """The log of a table cannot be what happened: chance answers otherwise than it did."""


def happen(table: "Table", what: log.AnyHappening, prepared: Prepared | None) -> None:
    """Let something happen at a table; ``prepared`` is what an action brings, where it is known already."""
    match what:
        case log.Acted():
            acted(table, what, prepared)

        # Gathering
        case log.Opened(game, seats, options, settings, seed):
            table.game = shelf.game(game)
            table.seats = [Seat() for _ in range(seats)]
            table.agree(seats, options, settings)
            table.seed = seed
            table.starts = [table.number + 1]
            table.tell("opened")
        case log.Changed(seats, options, settings):
            table.seats = (table.seats + [Seat() for _ in range(seats)])[:seats]
            for place in table.seats:
                place.ready = False
            table.agree(seats, options, settings)
            table.tell("changed")
        case log.Arrived(guest, name, language, token):
            table.guests[guest] = Guest(guest, name, language, [token])
            table.tokens[token] = guest
            table.arrivals = guest
            table.tell("arrived", guest=guest)
        case log.TokenAdded(guest, token):
            table.guests[guest].tokens.append(token)
            table.tokens[token] = guest
        case log.Left(guest):
            table.tell("left", guest=guest)
            table.free_seat_of(guest)
            for token in table.guests.pop(guest).tokens:
                del table.tokens[token]
            if table.host == guest:
                table.host = None
        case log.Renamed(guest, name):
            before = table.guests[guest].name
            table.guests[guest].name = name
            table.tell("renamed", guest=guest, before=before)
        case log.Sat(guest, seat):
            table.free_seat_of(guest)
            table.seats[seat] = Seat(guest=guest)
            table.tell("sat", guest=guest, seat=seat)
        case log.Stood(guest, seat):
            table.seats[seat] = Seat()
            table.tell("stood", guest=guest, seat=seat)
        case log.HostPassed(guest):
            table.host = guest
            table.tell("host", guest=guest)
        case log.BotSat(seat, level):
            table.seats[seat] = Seat(bot=True, level=level)
            table.tell("bot-sat", seat=seat, bot=table.bots()[seat], level=table.level(seat))
        case log.BotLeft(seat):
            table.tell("bot-left", seat=seat, bot=table.bots()[seat])
            table.seats[seat] = Seat()
        case log.Unseated(guest, seat):
            table.seats[seat] = Seat()
            table.tell("unseated", guest=guest, seat=seat)
        case log.Moved(order, seat):
            table.seats = [table.seats[number] for number in order]
            table.move_options(order, table.game.options)
            table.tell("moved", guest=table.seats[seat].guest, seat=seat)
        case log.FirstNamed(seat, by_lot):
            option = who_begins(table.game.options)
            assert option is not None
            table.change_option(option.name, seat)
            table.tell("lot" if by_lot else "begins-free" if table.seats[seat].free else "begins", seat=seat)
        case log.Chose(seat, name, value):
            _chose(table, seat, name, value)
        case log.Readied(guest, ready, words):
            number = table.seat_of(guest)
            assert number is not None
            table.seats[number].ready = ready
            table.tell("ready" if ready else "waits", guest=guest, seat=number)
            if table.phase == GATHERING:
                table.seats[number].words = words
            elif ready:
                table.go_on_if_ready()
            else:
                table.stop_countdown(number)
        case log.Signalled(guest):
            number = table.seat_of(guest)
            assert number is not None
            table.seats[number].ready = True
            table.tell("signalled", guest=guest, seat=number)
            table.count_down()
        case log.Rematched(seed):
            _rematched(table, seed)

        # Playing
        case log.Started():
            _started(table, what)
        case log.Passed(seat):
            table.seats[seat].acted += 1
            table.turn = seat + 1
            table.tell_about_seat("passed", seat)
        case log.Hinted(guest, seat):
            table.seats[seat].hints += 1
            table.seats[seat].hinted_after = len(table.actions)
            table.tell("hinted", guest=guest, seat=seat)
        case log.Ended(winners, scores):
            table.phase, table.proposal = OVER, None
            table.matches[-1] = msgspec.structs.replace(table.matches[-1], winners=winners, scores=scores)
            table.set_clock()
        case log.TimedOut(seat):
            table.seats[seat].late = True
            table.tell_about_seat("late", seat, bot=table.bots()[seat])
            table.set_clock()
        case log.Undone(actions):
            _undone(table, actions)
        case log.Paused():
            table.paused, table.proposal = True, None
            table.tell("paused")
            table.set_clock()
        case log.Resumed():
            table.paused, table.proposal = False, None
            table.tell("resumed")
            if table.waits is None:
                table.count_down()
            table.go_on_if_ready()
            table.set_clock()
        case log.StoodIn(seat, level):
            table.seats[seat].bot, table.seats[seat].level = True, level
            table.proposal = None
            table.tell_about_seat("stood-in", seat, bot=table.bots()[seat])
            table.go_on_if_ready()
            table.set_clock()
        case log.CameBack(seat):
            table.seats[seat].bot, table.seats[seat].level, table.seats[seat].missed = False, "", False
            if table.phase == PLAYING:
                table.seats[seat].ready = table.waits is None or table.settings.signal == "word"
            table.tell_about_seat("came-back", seat)
            table.set_clock()

        # Agreeing and talking
        case log.Proposed(guest, proposal, wished, level):
            table.proposal = Proposal(proposal, guest, wished, level, {guest})
            table.tell(f"proposed-{proposal}", guest=guest, seat=wished)
        case log.Answered(guest, agree):
            if agree and table.proposal:
                table.proposal.agreed.add(guest)
            table.tell("agreed" if agree else "declined", guest=guest)
        case log.Dropped():
            table.proposal = None
            table.tell("dropped")
        case log.Chatted(guest, text):
            table.tell("chat", guest=guest, text=text)
        case log.Said(guest, phrase):
            table.tell(f"phrase-{phrase}", guest=guest)
        case log.Forgotten():
            table.forgotten = table.paused = True
            table.tell("forgotten")
            table.set_clock()
        case _:
            assert_never(what)


def acted(table: "Table", what: log.Acted, prepared: Prepared | None) -> None:
    """A seat acts."""
    table.actions.append(what)
    seat = table.seats[what.seat]
    seat.acted += 1
    seat.missed = what.bot
    if table.skimming or table.match is None:
        return
    if prepared is None:
        prepared = table.match.prepare(what.seat, what.action)
        if what.chance != [entry.text for entry in prepared.entries if entry.seat is None]:
            raise BrokenLog(f"entry {table.number + 1} of table {table.name}")
    table.waits = None  # nobody acts before the signal, except in logs of earlier versions, which knew none
    round_before = table.match.round
    table.match.take(prepared)
    table.tell_match(prepared.events)
    if table.settings.rest:
        seat.rests = table.at + table.settings.rest * 1000
    table.turn = what.seat + 1 if table.match.round == round_before else table.match.round - 1
    if table.clock:
        table.clock.acted(what.seat, table.at, bot=what.bot)
        if table.settings.by_action:
            seat.late = False
        table.set_clock()
    rests = {"round-begins"} | table.game.rests_after
    if table.game.real_time and not table.match.result and any(event.kind in rests for event in prepared.events):
        table.wait_for_signal()


def _chose(table: "Table", seat: int, name: str, value: str) -> None:
    each = list(table.terms.options[name])
    if value in each:
        each[each.index(value)] = each[seat]
    each[seat] = value
    table.change_option(name, each)
    table.tell("chose", guest=table.seats[seat].guest, seat=seat, value=value)


def _started(table: "Table", what: log.Started) -> None:
    table.phase, table.paused, table.proposal, table.actions, table.turn = PLAYING, False, None, [], 0
    for seat in table.seats:
        seat.late = seat.missed = seat.stopped = False
        seat.acted = seat.rests = seat.hints = 0
        seat.hinted_after = None
    number = len(table.matches) + 1
    table.terms = replace(table.terms, rules=what.rules)
    table.binds_terms = what.binds_terms
    table.origin = what.origin
    practice = PracticeShown(what.origin.commitment, len(what.origin.actions)) if what.origin else None
    table.matches.append(
        MatchShown(number, table.commitment, what.words, table.names(), table.animals(), practice=practice)
    )
    table.tell("started", number=number)
    if not table.skimming:
        table.match = Match(table.game, table.terms, table.dealer())
        if not what.origin:
            table.tell_match(table.match.opening)
    if what.origin:
        table.tell("practice", move=len(what.origin.actions))
        for done in what.origin.actions:
            table.actions.append(done)
            if table.match:
                table.match.play(done.seat, done.action)
    table.clock = clock_for(table.settings, len(table.seats))
    table.count_down()
    table.set_clock()


def _undone(table: "Table", actions: int) -> None:
    count = len(table.actions) - actions
    del table.actions[actions:]
    for seat in table.seats:
        seat.hinted_after = None
    table.proposal = None
    if table.match:
        table.match = Match(table.game, table.terms, table.dealer())
        for action in table.actions:
            table.match.play(action.seat, action.action)
    table.tell("undone", count=count)
    if table.clock:
        table.clock.begin_anew(table.at)
    if table.settings.by_action:
        for seat in table.seats:
            seat.late = False
    table.set_clock()


def _rematched(table: "Table", seed: str) -> None:
    table.seats = table.seats[1:] + table.seats[:1]
    for seat in table.seats:
        seat.ready, seat.words, seat.late, seat.hints, seat.rests = False, "", False, 0, 0
    # What is a seat's goes with it, but the seat that begins stays the same: so another one begins.
    goes_along = [option for option in table.game.options if not isinstance(option, WhichSeat)]
    table.move_options([*range(1, len(table.seats)), 0], goes_along)
    table.seed, table.phase, table.match, table.actions, table.clock = seed, GATHERING, None, [], None
    table.binds_terms, table.begins, table.waits, table.origin, table.turn = True, None, None, None, 0
    table.starts.append(table.number + 1)
    table.tell("rematch")
