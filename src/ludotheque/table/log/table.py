"""A table: what its log says. Entries are applied in order, and nothing else ever changes a table."""

from collections.abc import Iterable, Iterator, Mapping, Sequence

import msgspec

from ludotheque.bots.animals import animal, names_of
from ludotheque.bots.levels import level_or_usual
from ludotheque.contract import Event, Game, Terms, View
from ludotheque.fair import Fair
from ludotheque.match import Match, Prepared
from ludotheque.options import Option, OptionValue
from ludotheque.record import terms_lines
from ludotheque.table import log
from ludotheque.table.log import effects
from ludotheque.table.log.clock import Clock
from ludotheque.table.log.commands import Commands
from ludotheque.table.log.seats import GATHERING, PLAYING, Guest, Proposal, Seat
from ludotheque.table.messages import MatchShown
from ludotheque.table.settings import Settings

MOST_ENTRIES = 50_000
"""The length of a log."""
TALK = (log.Chatted, log.Said, log.Proposed)
"""What a guest may do as often as they like, as far as the game goes."""
TALKS_KNOWN = 30
"""How many of the last times are known when a guest did."""


class Table:
    """The seats, the guests and the match, as the log of the table has them."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.number = 0
        """The number of the last entry."""
        self.at = 0
        self.game: Game
        self.terms: Terms
        self.settings = Settings()
        self.seats: list[Seat] = []
        self.guests: dict[int, Guest] = {}
        self.arrivals = 0
        self.host: int | None = None
        self.phase = GATHERING
        self.paused = False
        self.proposal: Proposal | None = None
        self.seed = ""
        self.binds_terms = True
        """Whether the commitment binds the terms; that of a match which an earlier version dealt does not."""
        self.origin: log.Origin | None = None
        """Where this match begins, if it is for practice."""
        self.match: Match | None = None
        self.actions: list[log.Acted] = []
        """What was done in this match so far."""
        self.clock: Clock | None = None
        self.begins: int | None = None
        self.waits: int | None = None
        """Since when the table waits for the signal to begin a round."""
        self.turn = 0
        """From which seat on the next one to act is looked for, where they act one after the other."""
        self.matches: list[MatchShown] = []
        self.starts: list[int] = []
        """The number of the entry with which people began to gather for each match."""
        self.commands = Commands()
        """The commands that were carried out lately."""
        self.tokens: dict[str, int] = {}
        """The guest who holds each token, by its hash."""
        self.forgotten = False
        """Whether the table is deleted: there is nothing more to do at it."""
        self.skimming = False
        """Whether the match of the entry that is applied now is left out, because it was left behind long ago."""
        self._told: list[Event] = []

    @classmethod
    def load(cls, name: str, entries: Iterable[log.Entry]) -> "Table":
        """The table that these entries tell of, from the first on."""
        table = cls(name)
        for _ in table.follow(entries):
            pass
        return table

    def follow(self, entries: Iterable[log.Entry]) -> Iterator[tuple[log.Entry, list[Event]]]:
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
        """The commitment of this match, or of the next one on the terms as they stand."""
        return Fair(self.seed, binds_terms=self.binds_terms).commitment(terms_lines(self.game, self.terms))

    def dealer(self) -> Fair:
        """The dealer of this match, before the deal."""
        start = self.origin.start if self.origin else None
        return Fair(self.seed, self.matches[-1].words, binds_terms=self.binds_terms, start=start)

    @property
    def full(self) -> bool:
        """Whether nothing more can happen here."""
        return self.number >= MOST_ENTRIES

    def guest_with(self, token: str) -> int | None:
        """The guest who holds a token, given its hash."""
        return self.tokens.get(token)

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

    def actors(self) -> tuple[int, ...]:
        """The seats that may act now: as the match has them or, where they act one after the other, the next one."""
        if self.match is None or self.phase != PLAYING:
            return ()
        if not self.settings.by_turns:
            return self.match.actors()
        turn = self.match.next_actor(self.turn)
        return () if turn is None else (turn,)

    def view(self, seat: int | None) -> View | None:
        """What a seat sees of the match (None: what a spectator sees), with those who may act at this table."""
        if self.match is None:
            return None
        seen: View = self.match.view(seat)
        return msgspec.structs.replace(seen, actors=list(self.actors())) if self.settings.by_turns else seen

    def legal(self, seat: int | None) -> list[str]:
        """What a seat may do now, in notation."""
        return self.match.legal(seat) if self.match and seat is not None and seat in self.actors() else []

    def rests(self) -> list[int] | None:
        """Until when each seat rests, at a table where seats do."""
        return [seat.rests for seat in self.seats] if self.settings.rest and self.phase == PLAYING else None

    def bots_to_act(self) -> list[int]:
        """The seats that a bot must play now."""
        if self.match is None or self.phase != PLAYING or self.paused or self.waits is not None or self.full:
            return []
        seats = self.seats
        return [seat for seat in self.actors() if seats[seat].bot or seats[seat].late]

    def due(self) -> int | None:
        """When somebody must look after a match over days though nobody may be there: when a time runs out, or since
        when a bot is to act. None where there is nothing to see to."""
        if not self.settings.slow or self.match is None or self.forgotten or self.full:
            return None
        if self.bots_to_act():
            return self.at
        expiry = self.clock.expiry() if self.clock else None
        return expiry[0] if expiry else None

    def level(self, seat: int) -> str:
        """The name of the level of the bot that plays, or would play, a seat."""
        return level_or_usual(self.game.name, self.seats[seat].level).name

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

    def apply(self, entry: log.Entry, prepared: Prepared | None = None) -> list[Event]:
        """Let an entry happen, and tell what everybody may know of it; ``prepared`` is what its action brings."""
        self._told = []
        self.at = entry.at
        for happening in entry.what:
            effects.happen(self, happening, prepared)
        self.number += 1
        if entry.command:
            self.commands.note(entry.command, self.number, self.guests)
        if entry.what and isinstance(first := entry.what[0], TALK):
            talked = self.guests[first.guest].talked
            talked.append(entry.at)
            del talked[:-TALKS_KNOWN]
        return self._told

    # What the effects of happenings use

    def tell(self, kind: str, *, guest: int | None = None, seat: int | None = None, **facts: object) -> None:
        """Tell everybody something about the table: the message ``table-KIND`` in its words."""
        if guest is not None:
            facts["name"] = self.guests[guest].name
        if seat is not None:
            facts["seat"] = seat + 1
        self._told.append(Event(f"table-{kind}", seat, facts, guest))

    def free_seat_of(self, guest: int) -> None:
        """Let a guest get up, if they sit."""
        seat = self.seat_of(guest)
        if seat is not None:
            self.seats[seat] = Seat()

    def tell_match(self, events: Iterable[Event]) -> None:
        """Tell everybody what happened in the match."""
        self._told += events

    def names(self) -> list[str]:
        """What each seat is called: the name of the guest or of the bot, or nothing for a free seat."""
        bots = self.bots()
        return [
            bots.get(number, "") if seat.guest is None else self.guests[seat.guest].name
            for number, seat in enumerate(self.seats)
        ]

    def bots(self) -> dict[int, str]:
        """What the bots are called that play now, by their seats: first those with a seat of their own, whose names
        thereby stay the same whoever leaves, then those that play for somebody."""
        seats = [number for number, seat in enumerate(self.seats) if seat.bot or seat.late]
        seats.sort(key=lambda number: self.seats[number].guest is not None)
        return dict(zip(seats, names_of(self.animal(seat) for seat in seats), strict=True))

    def animal(self, seat: int) -> str:
        """The animal that the bot is that plays, or would play, a seat."""
        return animal(self.game.name, self.level(seat))

    def animals(self) -> list[str]:
        """The animal on each seat that a bot has for its own, nothing on the others."""
        return [
            self.animal(number) if seat.bot and seat.guest is None else "" for number, seat in enumerate(self.seats)
        ]

    def names_of(self, seats: Iterable[int]) -> list[str]:
        """What those on some seats are called."""
        names = self.names()
        return [names[seat] for seat in seats]

    def awaited(self) -> list[int]:
        """The seats of those who are not ready."""
        return [number for number, seat in enumerate(self.seats) if not (seat.bot or seat.ready)]

    def count_down(self) -> None:
        """Let a round of a real-time game begin a little later."""
        if self.game.real_time:
            self.begins, self.waits = self.at + self.settings.countdown * 1000, None

    def wait_for_signal(self) -> None:
        """Let the next round of a real-time game begin when those who play want it to; bots always do."""
        self.begins, self.waits = None, self.at
        for seat in self.seats:
            seat.ready, seat.stopped, seat.rests = self.settings.signal == "word", False, 0
        self.go_on_if_ready()

    def stop_countdown(self, seat: int) -> None:
        """Wait for the signal again: somebody is not ready."""
        if self.waits is None:
            self.begins, self.waits = None, self.at
            self.seats[seat].stopped = True

    def go_on_if_ready(self) -> None:
        """Let the countdown run if everybody is ready and nobody has to give the word."""
        by_itself = self.settings.signal == "ready" or not self.people()
        if self.waits is not None and not self.paused and by_itself and not self.awaited():
            self.count_down()

    def set_clock(self) -> None:
        """Let the time run of those who must act now."""
        if self.clock and self.match:
            acting = () if self.paused else self.actors()
            self.clock.run([s for s in acting if not (self.seats[s].bot or self.seats[s].late)], self.at)

    def agree(self, seats: int, options: Mapping[str, OptionValue], settings: Settings) -> None:
        """Play by these terms. Where they change the commitment, words that were given before must be given again."""
        sealed = self.commitment if self.seed else ""
        self.terms, self.settings = self.game.terms(seats, options), settings
        for number, seat in enumerate(self.seats):
            if seat.words and self.commitment != sealed:
                if seat.ready:
                    self.tell("waits", guest=seat.guest, seat=number)
                seat.ready, seat.words = False, ""

    def change_option(self, name: str, value: OptionValue) -> None:
        """Play with another value of an option."""
        self.agree(len(self.seats), {**self.terms.options, name: value}, self.settings)

    def move_options(self, order: Sequence[int], options: Iterable[Option]) -> None:
        """Let the values of these options go along with the seats, which stand in another order now."""
        moved = {option.name: option.moved(self.terms.options[option.name], order) for option in options}
        self.agree(len(self.seats), {**self.terms.options, **moved}, self.settings)

    def tell_about_seat(self, kind: str, seat: int, **facts: object) -> None:
        """Tell everybody something about who sits on a seat."""
        self.tell(kind, guest=self.seats[seat].guest, seat=seat, **facts)


def _last_rematch(entries: list[log.Entry]) -> int:
    """The index of the entry that left the last match behind; 0 if there is none."""
    for index in range(len(entries) - 1, -1, -1):
        if any(isinstance(happening, log.Rematched) for happening in entries[index].what):
            return index
    return 0
