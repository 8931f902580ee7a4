"""The judge: whether a command of a guest may be carried out, and what would happen then. It changes nothing."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from ludotheque.bots.coach.estimates import knows
from ludotheque.bots.levels import level as level_of
from ludotheque.fair import Fair
from ludotheque.match import Match
from ludotheque.table import log, messages
from ludotheque.table.arriving import check_settings, free_name, readable, seat_to_take
from ludotheque.table.ruling import GRACE, Scene, Verdict, action, entry, next_host, only_while, refused, running_match
from ludotheque.table.seats import GATHERING, OVER, PLAYING
from ludotheque.table.table import Table

PHRASES = ("hello", "good-luck", "well-played", "thanks", "oops", "hurry", "one-moment", "again", "goodbye")
"""The quick phrases; each is the message ``table-phrase-…`` in words."""

What = list[log.AnyHappening]


def judge(table: Table, guest: int, command: messages.AnyCommand, scene: Scene, new_seed: Callable[[], str]) -> Verdict:
    """What a command would bring; raises `Refused` with a code and a reason."""
    if guest not in table.guests:
        raise refused("not-at-table")
    key = f"{guest}:{command.id}"
    if type(command) is messages.Act:
        return action(table, seat_to_play(table, guest), command.action, scene.now, key)
    case = Case(table, guest, scene, new_seed)
    return Verdict(entry(table, scene.now, _RULINGS[type(command)](case, command), key))


def own_seat(table: Table, guest: int) -> int:
    """The seat of a guest, or a refusal."""
    seat = table.seat_of(guest)
    if seat is None:
        raise refused("no-seat")
    return seat


def seat_to_play(table: Table, guest: int) -> int:
    """The seat of a guest, if nobody plays in their place."""
    number = own_seat(table, guest)
    seat = table.seats[number]
    if seat.bot:
        raise refused("bot-plays")
    if seat.late:
        raise refused("too-late")
    return number


@dataclass(frozen=True)
class Case:
    """A guest who asks for something, at a table, as things stand."""

    table: Table
    guest: int
    scene: Scene
    new_seed: Callable[[], str]

    def own_seat(self) -> int:
        """The seat of the guest."""
        return own_seat(self.table, self.guest)

    def only_host(self) -> None:
        """Refuse unless the guest is the host."""
        host = self.table.host
        if host != self.guest:
            raise refused("not-host", name="" if host is None else self.table.guests[host].name)

    # Gathering

    def sit(self, command: messages.Sit) -> What:
        """Take a seat."""
        return [log.Sat(self.guest, seat_to_take(self.table, command.seat))]

    def stand(self, command: messages.Stand) -> What:
        """Give up a seat."""
        seat = self.own_seat()
        if self.table.phase == PLAYING:
            raise refused("match-runs")
        return [log.Stood(self.guest, seat)]

    def leave(self, command: messages.Leave) -> What:
        """Go away; a bot stands in while a match runs."""
        table, seat = self.table, self.table.seat_of(self.guest)
        what: What
        if seat is not None and table.phase == PLAYING:
            if table.seats[seat].bot:
                raise refused("bot-plays")
            what = [log.StoodIn(seat)]
        else:
            what = [log.Left(self.guest)]
        if table.proposal and seat is not None:
            what.append(log.Dropped())
        heir = next_host(table, self.scene, without=self.guest)
        if table.host == self.guest and heir is not None:
            what.append(log.HostPassed(heir))
        return what

    def rename(self, command: messages.Rename) -> What:
        """Take another name."""
        return [log.Renamed(self.guest, free_name(self.table, command.name, self.guest))]

    def ready(self, command: messages.Ready) -> What:
        """Be ready, with words for the deal."""
        only_while(self.table, GATHERING)
        seat = self.own_seat()
        Fair("seed", [command.words])  # raises BadTerms where the words are not one line
        back: What = [log.CameBack(seat)] if self.table.seats[seat].bot else []  # a bot stood in during the last match
        return [*back, log.Readied(self.guest, True, command.words)]

    def wait(self, command: messages.Wait) -> What:
        """Be ready no longer."""
        only_while(self.table, GATHERING)
        self.own_seat()
        return [log.Readied(self.guest, False)]

    def seat_bot(self, command: messages.SeatBot) -> What:
        """Give a free seat to a bot, or that of a bot to one of another level."""
        self.only_host()
        only_while(self.table, GATHERING)
        level = level_of(self.table.game.name, command.level).name
        return [log.BotSat(self._seat_for_bot(command.seat), level)]

    def _seat_for_bot(self, seat: int) -> int:
        """A seat that is a bot's own, or free."""
        seats = self.table.seats
        own = seat < len(seats) and seats[seat].bot and seats[seat].guest is None
        return seat if own else seat_to_take(self.table, seat)

    def remove_bot(self, command: messages.RemoveBot) -> What:
        """Free the seat of a bot."""
        self.only_host()
        only_while(self.table, GATHERING)
        if not (command.seat < len(self.table.seats) and self.table.seats[command.seat].bot):
            raise refused("no-bot-there", seat=command.seat + 1)
        return [log.BotLeft(command.seat)]

    def change(self, command: messages.Change) -> What:
        """Play by other terms."""
        self.only_host()
        table = self.table
        only_while(table, GATHERING)
        seats = len(table.seats) if command.seats is None else command.seats
        options = {} if command.seats not in (None, len(table.seats)) else table.terms.options
        terms = table.game.terms(seats, options if command.options is None else command.options)
        for number in range(seats, len(table.seats)):
            if not table.seats[number].free:
                raise refused("seat-in-use", seat=number + 1)
        settings = command.settings or table.settings
        check_settings(table.game, settings)
        return [log.Changed(seats, dict(terms.options), settings)]

    def start(self, command: messages.Start) -> What:
        """Begin the match."""
        self.only_host()
        table = self.table
        only_while(table, GATHERING)
        for number, seat in enumerate(table.seats):
            if seat.free:
                raise refused("seat-free", seat=number + 1)
            if not (seat.bot or seat.ready):
                assert seat.guest is not None
                raise refused("not-ready", name=table.guests[seat.guest].name)
        words = [seat.words for seat in table.seats]
        what: What = [log.Started(words if any(words) else [], table.game.rules_version)]
        result = Match(table.game, table.terms, Fair(table.seed, words)).result
        if result:  # a deal of quick cards can be blocked from the beginning
            what.append(log.Ended(list(result.winners), list(result.scores)))
        return what

    def rematch(self, command: messages.Rematch) -> What:
        """Gather again: whoever has a seat, or the host, as everybody may have stood up."""
        if self.table.host != self.guest:
            self.own_seat()
        only_while(self.table, OVER)
        return [log.Rematched(self.new_seed())]

    def come_back(self, command: messages.ComeBack) -> What:
        """Play again where a bot stood in."""
        seat = self.own_seat()
        if not self.table.seats[seat].bot:
            raise refused("no-stand-in")
        return [log.CameBack(seat)]

    def hint(self, command: messages.Hint) -> What:
        """Ask the coach."""
        table, seat = self.table, seat_to_play(self.table, self.guest)
        match = running_match(table)
        if table.game.real_time:
            raise refused("no-hints-in-real-time")
        if not table.settings.hints:
            raise refused("no-hints")
        if not knows(table.game.name):
            raise refused("no-coach")
        if table.paused:
            raise refused("paused")
        if seat not in match.actors():
            raise refused("no-hint-now")
        return [log.Hinted(self.guest, seat)]

    # Agreeing

    def propose(self, command: messages.Propose) -> What:
        """Ask the table to agree."""
        table, own = self.table, self.own_seat()
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
            self._check_away(command.seat)
        else:
            raise refused("unknown-proposal", value=command.what, allowed="undo, pause, resume, stand-in")
        seat, level = None, ""
        if command.what == "stand-in":
            seat, level = command.seat, level_of(table.game.name, command.level).name
        return [
            log.Proposed(self.guest, command.what, seat, level),
            *self._agreement(command.what, seat, own, {self.guest}, level),
        ]

    def _check_away(self, seat: int | None) -> None:
        table = self.table
        if seat is None or not 0 <= seat < len(table.seats):
            raise refused("no-such-place", value=0 if seat is None else seat + 1, most=len(table.seats))
        guest = table.seats[seat].guest
        if guest is None or table.seats[seat].bot:
            raise refused("bot-plays-there", seat=seat + 1)
        if not self.scene.long_away(guest):
            raise refused("not-away", name=table.guests[guest].name, seconds=GRACE)

    def answer(self, command: messages.Answer) -> What:
        """Agree, or not."""
        self.own_seat()
        proposal = self.table.proposal
        if proposal is None:
            raise refused("nothing-proposed")
        answered = log.Answered(self.guest, command.agree)
        if not command.agree:
            return [answered, log.Dropped()]
        if self.guest in proposal.agreed:
            raise refused("already-agreed")
        by = self.table.seat_of(proposal.guest)
        agreed = proposal.agreed | {self.guest}
        return [answered, *self._agreement(proposal.what, proposal.seat, by, agreed, proposal.level)]

    def _agreement(self, what: str, seat: int | None, by: int | None, agreed: set[int], level: str) -> What:
        """What follows if all who play and are here agree: nothing yet, or what was proposed."""
        table = self.table
        absent = None if seat is None else table.seats[seat].guest
        here = self.scene.here
        asked = [guest for guest in table.people() if guest in here and guest != absent]
        if not agreed.issuperset(asked):
            return []
        if what == "undo":
            left = None if by is None else table.undoable(by)
            return [log.Dropped()] if left is None else [log.Undone(left)]
        if what == "stand-in":
            assert seat is not None
            assert absent is not None
            return [log.StoodIn(seat, level) if self.scene.long_away(absent) else log.Dropped()]
        return [log.Paused() if what == "pause" else log.Resumed()]

    # Talking

    def chat(self, command: messages.Chat) -> What:
        """Say something."""
        text = readable(command.text)
        if not text:
            raise refused("nothing-said")
        return [log.Chatted(self.guest, text)]

    def say(self, command: messages.Say) -> What:
        """Say a quick phrase."""
        if command.phrase not in PHRASES:
            raise refused("unknown-phrase", value=command.phrase, allowed=", ".join(PHRASES))
        return [log.Said(self.guest, command.phrase)]


_RULINGS: dict[type, Callable[[Case, Any], What]] = {
    messages.Hint: Case.hint,
    messages.Sit: Case.sit,
    messages.Stand: Case.stand,
    messages.Leave: Case.leave,
    messages.Rename: Case.rename,
    messages.Ready: Case.ready,
    messages.Wait: Case.wait,
    messages.SeatBot: Case.seat_bot,
    messages.RemoveBot: Case.remove_bot,
    messages.Change: Case.change,
    messages.Start: Case.start,
    messages.Rematch: Case.rematch,
    messages.ComeBack: Case.come_back,
    messages.Propose: Case.propose,
    messages.Answer: Case.answer,
    messages.Chat: Case.chat,
    messages.Say: Case.say,
}
