"""A table: what its log says. Entries are applied in order, and nothing else ever changes a table."""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field, replace
from typing import Any

from ludotheque import shelf
from ludotheque.contract import Event, Game, Terms
from ludotheque.fair import Fair, commitment
from ludotheque.match import Match, Step
from ludotheque.options import PerSeat
from ludotheque.table import log
from ludotheque.table.clock import Clock, clock_for
from ludotheque.table.messages import EventShown, MatchShown

GATHERING, PLAYING, OVER = "gathering", "playing", "over"


class BrokenLog(Exception):
    """The log of a table cannot be what happened: chance answers otherwise than it did."""


@dataclass
class Seat:
    """A place at the table, free or taken by a guest or a bot."""

    guest: int | None = None
    bot: bool = False
    """Whether a bot plays here: a bot of its own, or one that stands in for the guest."""
    ready: bool = False
    words: str = ""
    late: bool = False
    acted: int = 0
    """How many actions came from here in this match, those taken back included."""

    @property
    def free(self) -> bool:
        """Whether somebody could sit down here."""
        return self.guest is None and not self.bot


@dataclass
class Guest:
    """Somebody at the table."""

    number: int
    name: str
    language: str
    token: str


@dataclass
class Proposal:
    """What the table is asked to agree on."""

    what: str
    guest: int
    seat: int | None
    agreed: set[int] = field(default_factory=set)


class Table:
    """The seats, the guests and the match, as the log of the table has them."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.number = 0
        """The number of the last entry."""
        self.at = 0
        self.game: Game[Any, Any]
        self.terms: Terms
        self.settings = log.Settings()
        self.seats: list[Seat] = []
        self.guests: dict[int, Guest] = {}
        self.arrivals = 0
        self.host: int | None = None
        self.phase = GATHERING
        self.paused = False
        self.proposal: Proposal | None = None
        self.seed = ""
        self.match: Match | None = None
        self.actions: list[log.Acted] = []
        """What was done in this match so far."""
        self.clock: Clock | None = None
        self.begins: int | None = None
        self.matches: list[MatchShown] = []
        self.commands: dict[str, int] = {}
        """Every command that was carried out, with the number of its entry."""
        self._tokens: dict[str, int] = {}
        self.skimming = False
        """Whether the match of the entry that is applied now is left out, because it was left behind long ago."""
        self._told: list[EventShown] = []

    @classmethod
    def load(cls, name: str, entries: Iterable[log.Entry]) -> "Table":
        """The table that these entries tell of, from the first on."""
        table = cls(name)
        for _ in table.follow(entries):
            pass
        return table

    def follow(self, entries: Iterable[log.Entry]) -> Iterator[tuple[log.Entry, list[EventShown]]]:
        """Apply entries that another server wrote, or this one before it was stopped, and tell what each brought.

        From the first entry on, matches that are over and left behind are not played again, and little is told of them.
        """
        entries = list(entries)
        current = _last_rematch(entries) if self.number == 0 else 0
        for index, entry in enumerate(entries):
            self.skimming = index < current
            yield entry, self.apply(entry)
        self.skimming = False

    @property
    def commitment(self) -> str:
        """The SHA-256 of the seed of this match, or of the next."""
        return commitment(self.seed)

    def guest_with(self, token: str) -> int | None:
        """The guest who holds a token, given its hash."""
        return self._tokens.get(token)

    def seat_of(self, guest: int | None) -> int | None:
        """The seat of a guest."""
        if guest is not None:
            for number, seat in enumerate(self.seats):
                if seat.guest == guest:
                    return number
        return None

    def people(self) -> list[int]:
        """The guests who play their seats themselves."""
        return [seat.guest for seat in self.seats if seat.guest is not None and not seat.bot]

    def bots_to_act(self) -> list[int]:
        """The seats that a bot must play now."""
        if self.match is None or self.phase != PLAYING or self.paused or not self.bots_play:
            return []
        return [seat for seat in self.match.actors() if self.seats[seat].bot or self.seats[seat].late]

    @property
    def bots_play(self) -> bool:
        """Whether a bot plays any seat."""
        return any(seat.bot or seat.late for seat in self.seats)

    def undoable(self, seat: int) -> int | None:
        """How many actions would be left if the last one of a seat were taken back; None if that cannot be.

        Nothing that chance has revealed can be taken back.
        """
        if self.game.real_time or self.phase != PLAYING:
            return None
        for index in range(len(self.actions) - 1, -1, -1):
            if self.actions[index].chance:
                return None
            if self.actions[index].seat == seat:
                return index
        return None

    def apply(self, entry: log.Entry, step: Step | None = None) -> list[EventShown]:
        """Let an entry happen, and tell what everybody may know of it; ``step`` is its action if already prepared."""
        self._told = []
        self.at = entry.at
        for happening in entry.what:
            if type(happening) is log.Acted:
                self._acted(happening, step)
            else:
                _APPLY[type(happening)](self, happening)
        self.number += 1
        if entry.command:
            self.commands[entry.command] = self.number
        return self._told

    def _tell(self, kind: str, *, guest: int | None = None, seat: int | None = None, **facts: Any) -> None:
        if guest is not None:
            facts["name"] = self.guests[guest].name
        if seat is not None:
            facts["seat"] = seat + 1
        self._told.append(EventShown(f"table-{kind}", seat, guest, facts))

    def _tell_match(self, events: Iterable[Event]) -> None:
        self._told += [EventShown(event.kind, event.seat, None, dict(event.facts)) for event in events]

    # Gathering

    def _opened(self, what: log.Opened) -> None:
        self.game = shelf.game(what.game)
        self.seats = [Seat() for _ in range(what.seats)]
        self._agree(what.seats, what.options, what.settings)
        self.seed = what.seed
        self._tell("opened")

    def _agree(self, seats: int, options: dict[str, Any], settings: log.Settings) -> None:
        self.terms = self.game.terms(seats, options)
        self.settings = settings

    def _changed(self, what: log.Changed) -> None:
        self.seats = (self.seats + [Seat() for _ in range(what.seats)])[: what.seats]
        self._agree(what.seats, what.options, what.settings)
        for seat in self.seats:
            seat.ready = False
        self._tell("changed")

    def _arrived(self, what: log.Arrived) -> None:
        self.guests[what.guest] = Guest(what.guest, what.name, what.language, what.token)
        self._tokens[what.token] = what.guest
        self.arrivals = what.guest
        self._tell("arrived", guest=what.guest)

    def _left(self, what: log.Left) -> None:
        self._tell("left", guest=what.guest)
        seat = self.seat_of(what.guest)
        if seat is not None:
            self.seats[seat] = Seat()
        del self._tokens[self.guests.pop(what.guest).token]
        if self.host == what.guest:
            self.host = None

    def _renamed(self, what: log.Renamed) -> None:
        before = self.guests[what.guest].name
        self.guests[what.guest].name = what.name
        self._tell("renamed", guest=what.guest, before=before)

    def _sat(self, what: log.Sat) -> None:
        before = self.seat_of(what.guest)
        if before is not None:
            self.seats[before] = Seat()
        self.seats[what.seat] = Seat(guest=what.guest)
        self._tell("sat", guest=what.guest, seat=what.seat)

    def _stood(self, what: log.Stood) -> None:
        self.seats[what.seat] = Seat()
        self._tell("stood", guest=what.guest, seat=what.seat)

    def _host_passed(self, what: log.HostPassed) -> None:
        self.host = what.guest
        self._tell("host", guest=what.guest)

    def _bot_sat(self, what: log.BotSat) -> None:
        self.seats[what.seat] = Seat(bot=True)
        self._tell("bot-sat", seat=what.seat)

    def _bot_left(self, what: log.BotLeft) -> None:
        self.seats[what.seat] = Seat()
        self._tell("bot-left", seat=what.seat)

    def _readied(self, what: log.Readied) -> None:
        seat = self.seat_of(what.guest)
        assert seat is not None
        self.seats[seat].ready, self.seats[seat].words = what.ready, what.words
        self._tell("ready" if what.ready else "waits", guest=what.guest, seat=seat)

    def _rematched(self, what: log.Rematched) -> None:
        self.seats = self.seats[1:] + self.seats[:1]
        for seat in self.seats:
            seat.ready, seat.words, seat.late = False, "", False
        per_seat = {option.name for option in self.game.options if isinstance(option, PerSeat)}
        moved = {name: [*v[1:], v[0]] if name in per_seat else v for name, v in self.terms.options.items()}
        self._agree(len(self.seats), moved, self.settings)
        self.seed, self.phase, self.match, self.actions, self.clock = what.seed, GATHERING, None, [], None
        self.begins = None
        self._tell("rematch")

    # Playing

    def _started(self, what: log.Started) -> None:
        self.phase = PLAYING
        self.paused = False
        self.proposal = None
        self.actions = []
        for seat in self.seats:
            seat.late, seat.acted = False, 0
        number = len(self.matches) + 1
        self.matches.append(MatchShown(number, self.commitment, what.words, self.names()))
        self.terms = replace(self.terms, rules=what.rules)
        self._tell("started", number=number)
        if not self.skimming:
            self.match = Match(self.game, self.terms, Fair(self.seed, what.words))
            self._tell_match(self.match.opening)
        self.clock = clock_for(self.settings, len(self.seats))
        self._count_down()
        self._set_clock()

    def names(self) -> list[str]:
        """What each seat is called: the name of the guest, or nothing for a bot's or a free seat."""
        return ["" if seat.guest is None else self.guests[seat.guest].name for seat in self.seats]

    def _acted(self, what: log.Acted, step: Step | None) -> None:
        self.actions.append(what)
        seat = self.seats[what.seat]
        seat.acted += 1
        if self.skimming or self.match is None:
            return
        if step is None:
            step = self.match.prepare(what.seat, what.action)
            if what.chance != [entry.text for entry in step.entries if entry.seat is None]:
                raise BrokenLog(f"entry {self.number + 1} of table {self.name}")
        self.match.take(step)
        self._tell_match(step.events)
        if self.clock:
            self.clock.acted(what.seat, self.at)
            if self.settings.clock == "turn":
                seat.late = False
            self._set_clock()
        if self.game.real_time and any(event.kind == "round-begins" for event in step.events):
            self._count_down()

    def _ended(self, what: log.Ended) -> None:
        self.phase = OVER
        self.proposal = None
        self.matches[-1] = MatchShown(
            self.matches[-1].number,
            self.matches[-1].commitment,
            self.matches[-1].words,
            self.matches[-1].names,
            what.winners,
            what.scores,
        )
        self._set_clock()

    def _count_down(self) -> None:
        if self.game.real_time:
            self.begins = self.at + self.settings.countdown * 1000

    def _set_clock(self) -> None:
        if self.clock and self.match:
            acting = self.match.actors() if self.phase == PLAYING and not self.paused else ()
            self.clock.run([s for s in acting if not (self.seats[s].bot or self.seats[s].late)], self.at)

    def _timed_out(self, what: log.TimedOut) -> None:
        self.seats[what.seat].late = True
        self._tell_about_seat("late", what.seat)
        self._set_clock()

    def _tell_about_seat(self, kind: str, seat: int) -> None:
        self._tell(kind, guest=self.seats[seat].guest, seat=seat)

    def _undone(self, what: log.Undone) -> None:
        count = len(self.actions) - what.actions
        del self.actions[what.actions :]
        self.proposal = None
        if self.match:
            self.match = Match(self.game, self.terms, Fair(self.seed, self.matches[-1].words))
            for action in self.actions:
                self.match.play(action.seat, action.action)
        self._tell("undone", count=count)
        if self.clock:
            self.clock.begin_anew(self.at)
        self._set_clock()

    def _paused(self, what: log.Paused) -> None:
        self.paused, self.proposal = True, None
        self._tell("paused")
        self._set_clock()

    def _resumed(self, what: log.Resumed) -> None:
        self.paused, self.proposal = False, None
        self._tell("resumed")
        self._count_down()
        self._set_clock()

    def _stood_in(self, what: log.StoodIn) -> None:
        self.seats[what.seat].bot = True
        self.proposal = None
        self._tell_about_seat("stood-in", what.seat)
        self._set_clock()

    def _came_back(self, what: log.CameBack) -> None:
        self.seats[what.seat].bot = False
        self._tell_about_seat("came-back", what.seat)
        self._set_clock()

    # Agreeing and talking

    def _proposed(self, what: log.Proposed) -> None:
        self.proposal = Proposal(what.what, what.guest, what.seat, {what.guest})
        self._tell(f"proposed-{what.what}", guest=what.guest, seat=what.seat)

    def _answered(self, what: log.Answered) -> None:
        if what.agree and self.proposal:
            self.proposal.agreed.add(what.guest)
        self._tell("agreed" if what.agree else "declined", guest=what.guest)

    def _dropped(self, what: log.Dropped) -> None:
        self.proposal = None
        self._tell("dropped")

    def _chatted(self, what: log.Chatted) -> None:
        self._tell("chat", guest=what.guest, text=what.text)

    def _said(self, what: log.Said) -> None:
        self._tell(f"phrase-{what.phrase}", guest=what.guest)


def _last_rematch(entries: list[log.Entry]) -> int:
    """The index of the entry that left the last match behind; 0 if there is none."""
    for index in range(len(entries) - 1, -1, -1):
        if any(isinstance(happening, log.Rematched) for happening in entries[index].what):
            return index
    return 0


_APPLY: dict[type, Callable[[Table, Any], None]] = {
    log.Opened: Table._opened,
    log.Changed: Table._changed,
    log.Arrived: Table._arrived,
    log.Left: Table._left,
    log.Renamed: Table._renamed,
    log.Sat: Table._sat,
    log.Stood: Table._stood,
    log.HostPassed: Table._host_passed,
    log.BotSat: Table._bot_sat,
    log.BotLeft: Table._bot_left,
    log.Readied: Table._readied,
    log.Rematched: Table._rematched,
    log.Started: Table._started,
    log.Ended: Table._ended,
    log.TimedOut: Table._timed_out,
    log.Undone: Table._undone,
    log.Paused: Table._paused,
    log.Resumed: Table._resumed,
    log.StoodIn: Table._stood_in,
    log.CameBack: Table._came_back,
    log.Proposed: Table._proposed,
    log.Answered: Table._answered,
    log.Dropped: Table._dropped,
    log.Chatted: Table._chatted,
    log.Said: Table._said,
}
