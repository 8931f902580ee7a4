"""A table far away, in plain lines: tells what happens there and hears what the person types."""

import asyncio
from collections.abc import Callable, Iterable
from math import ceil

from ludotheque import shelf
from ludotheque.client.address import Link
from ludotheque.client.attendees import who_is_here
from ludotheque.client.errors import TurnedDown
from ludotheque.client.hint import ask_hint
from ludotheque.client.history import MOST, USUAL, Remembered, in_one_sentence, is_own, moves_of_others, read_history
from ludotheque.client.orders import SURELY, Order, command_for, read_order
from ludotheque.client.remote import RawMessage, RemoteTable
from ludotheque.client.voice import ClientVoice
from ludotheque.contract import Event, View
from ludotheque.errors import LudothequeError, Refused
from ludotheque.leaflet import title
from ludotheque.table.errors import HERE as TABLE_WORDS
from ludotheque.table.messages import Act, Leave, News, TableShown, Welcome
from ludotheque.table.settings import Settings
from ludotheque.table.telling.sentences import tell
from ludotheque.terminal.answers import Answers, Farewell
from ludotheque.terminal.cues import Sounding
from ludotheque.terminal.face import Answer, face_of
from ludotheque.terminal.printed.rules import rules_lines
from ludotheque.terminal.printed.shelf import chosen_lines, help_lines, sealed_line
from ludotheque.terminal.typed import question, small_number
from ludotheque.terminal.wishes import Telling
from ludotheque.words import phrase

Out = Callable[[str], None]


class OnlineTable:
    """Somebody's view of a remote table, in words of one language."""

    def __init__(
        self,
        remote: RemoteTable,
        language: str,
        out: Out,
        *,
        brief: bool = False,
        telling: Telling = Telling(),  # noqa: B008 (frozen)
        sound: Sounding = lambda _: None,
    ) -> None:
        self.remote = remote
        self.language = language
        self.brief = brief or telling.verbosity == "quiet"
        self._telling = telling
        self._sound = sound
        self.game = shelf.game(self.table.game)
        self._out = out
        self._seen: View | None = None
        self._could_act = False
        self._waited: int | None = None
        self._seal = ""
        self._number = remote.number
        self._errands: set[asyncio.Task[None]] = set()
        self.voice = ClientVoice(language, self.game.name, braille=telling.braille)
        self.answers = Answers(self.game, self.voice, face_of(self.game.name, self.voice, remote.seat))
        self._look_around()
        remote.listeners.append(self._hear)
        remote.line_changed = self._line_changed

    @property
    def table(self) -> TableShown:
        """The table as everybody sees it."""
        assert self.remote.table is not None
        return self.remote.table

    @property
    def link(self) -> str:
        """The link by which others join."""
        return str(Link(self.remote.servers[0], self.table.id))

    @property
    def record_link(self) -> str:
        """Where the record of the last match is."""
        return f"{self.remote.servers[0]}/api/tables/{self.table.id}/matches/{len(self.table.matches)}/record"

    @property
    def awaits_line(self) -> bool:
        """Whether the person can do something now: act, or anything while no match is played."""
        remote = self.remote
        idle = self.table.phase != "playing" or self.table.paused or remote.seat is None
        return idle or remote.awaits_signal or remote.may_act

    @property
    def _takes_turns(self) -> bool:
        """Whether one seat acts after the other."""
        return not self.game.real_time or self.table.settings.by_turns

    def announce(self, message: str, **facts: object) -> None:
        """Say something that the table has not told."""
        self._tell([self.voice.say(message, **facts)])

    def _look_around(self) -> None:
        """Take note of who sits where, which decides what things are called."""
        self.voice = self.answers.voice = ClientVoice(
            self.language, self.game.name, tuple(self.remote.names), self._telling.braille
        )
        self.answers.face = face_of(self.game.name, self.voice, self.remote.seat)

    # Telling

    def welcome(self) -> None:
        """Say what is played, by whom and on what terms, and what can be typed."""
        say, seats = self.voice.say, len(self.table.seats)
        called = title(self.game.name, self.language)
        self._tell([say("welcome-online", title=called, seats=seats, link=self.link)])
        self._tell(chosen_lines(self.voice, self.game, self.game.terms(seats, self.table.options), self.remote.seat))
        self._tell_rhythm()
        self._tell_seal()
        self._tell(who_is_here(self.remote, self.voice))
        if self.remote.token:
            self._tell([say("come-back-with", link=self.link, token=self.remote.token), say("welcome-help")])
        self._prompt_if_due(own_action=True)

    def _tell_rhythm(self) -> None:
        """Say how a real-time game is paced, where everybody has to keep to something."""
        if self.table.settings.rhythm != Settings().rhythm:
            title, value = (
                phrase("setting-rhythm", self.language, attribute=attribute, over=TABLE_WORDS)
                for attribute in (None, self.table.settings.rhythm)
            )
            self._tell([self.voice.say("agreed-rhythm", title=title, value=value)])

    def _tell_seal(self) -> None:
        """Note the commitment where it is a new one: at first, for other terms, and for another match. It is said to
        those who ask for it, or want to hear everything."""
        if self._seal != self.table.commitment:
            self._seal = self.table.commitment
            self.answers.seal = [sealed_line(self.voice, self.game, self._seal)]
            if self._telling.verbosity == "everything":
                self._tell(self.answers.seal)

    def _hear(self, message: RawMessage) -> None:
        if isinstance(message, News):
            if message.table is not None:
                self._look_around()
                self._tell_seal()
            told = [self._sentence(event) for event in message.events if self._deserves_telling(event)]
            self.answers.since += told
            self._tell(told)
            if any(event.kind == "match-over" for event in message.events):
                self._sound("over")
            self._prompt_if_due(own_action=message.id is not None)
        elif isinstance(message, Welcome):
            self._look_around()
            self._tell_seal()
            if message.id is None:
                errand = asyncio.get_running_loop().create_task(self._tell_missed(self._number))
                self._errands.add(errand)
                errand.add_done_callback(self._errands.discard)
            self._prompt_if_due(own_action=False)
        self._number = self.remote.number

    async def _tell_missed(self, number: int) -> None:
        """Say in one sentence what happened since the news of a number, of which not all was heard."""
        try:
            entries, _ = await read_history(self.remote, self._as_told, MOST)
        except LudothequeError:
            entries = []
        moves = moves_of_others([entry for entry in entries if entry.past.number > number])
        if moves:
            more = entries[0].past.number > number + 1
            self._tell([self._in_one_sentence("missed", moves, more=more)])
        else:
            self._tell([self.voice.say("missed-something")])

    def _in_one_sentence(self, message: str, moves: list[str], *, more: bool) -> str:
        turn = self.remote.may_act and self._takes_turns
        return in_one_sentence(message, moves, self.language, more=more, turn=turn)

    async def recall(self) -> None:
        """Tell somebody who comes back to a match what the others did since they last acted."""
        if self.table.phase != "playing" or self.remote.seat is None:
            return
        try:
            entries, earlier = await read_history(self.remote, self._as_told, MOST)
        except LudothequeError:
            return
        own = [place for place, entry in enumerate(entries) if is_own(entry)]
        since = entries[own[-1] + 1 :] if own else entries
        self.answers.since = [line for entry in since for line in self._told(entry)]
        moves = moves_of_others(since)
        if moves and (own or not earlier):
            self._tell([self._in_one_sentence("since-you-acted", moves, more=False)])

    def _told(self, entry: Remembered) -> list[str]:
        """An entry of the history, a line for each event that deserves it."""
        return [text for event, text in entry.told if self._deserves_telling(event)]

    def _past_lines(self, entry: Remembered) -> list[str]:
        """An entry of the history, with the number of the move and whether it was taken back."""
        message, move = "past-undone" if entry.past.undone else "past-move", entry.past.move
        lines = self._told(entry)
        return lines if move is None else [self.voice.say(message, number=move, text=line) for line in lines]

    async def _tell_history(self, wished: str) -> None:
        """Tell the last of what happened, as much of it as wished."""
        most = small_number(wished) or USUAL
        entries, earlier = await read_history(self.remote, self._as_told, most)
        if earlier and most < MOST:
            self._tell([self.voice.say("past-earlier", count=min(MOST, 5 * most))])
        for entry in entries:
            self._tell(self._past_lines(entry))

    def _line_changed(self, connected: bool) -> None:
        self._tell([self.voice.say("line-back" if connected else "line-lost")])

    def _deserves_telling(self, event: Event) -> bool:
        own_words = event.kind.startswith("table-")
        return own_words or self.answers.face.is_told(event, self._telling.verbosity)

    def _as_told(self, event: Event) -> Event:
        return self.answers.face.as_told(event, self._telling.verbosity)

    def _sentence(self, event: Event) -> str:
        remote = self.remote
        event = self._as_told(event)
        return tell(event, self.language, self.game.name, guest=remote.guest, seat=remote.seat, names=remote.names)

    def _prompt_if_due(self, *, own_action: bool) -> None:
        """Say what the person should know now: that it is time to act, to begin, or to answer."""
        remote, before = self.remote, self._could_act
        self._could_act = remote.may_act
        if remote.may_act:
            moved = own_action or not before if not self._takes_turns else remote.view != self._seen
            if moved:
                if not before:
                    self._sound("turn")
                self.prompt(with_scene=self._takes_turns or not before)
        elif remote.awaits_signal and self.table.waits != self._waited:
            self._tell_awaited()
        elif self.table.phase == "gathering" and remote.guest == self.table.host and remote.guest is not None:
            if all(seat.bot or seat.ready for seat in self.table.seats):
                self._tell([self.voice.say("hint-start")])
        elif self.table.phase == "playing" and self._takes_turns and remote.view != self._seen:
            people = [seat for seat in remote.actors if self.table.seats[seat].guest is not None]
            self._tell([self.voice.sentence("turn-of", who=self.voice.seat(seat)) for seat in people])
        self._seen, self._waited = remote.view, self.table.waits
        proposal = self.table.proposal
        if proposal and remote.seat is not None and remote.guest not in proposal.agreed:
            self._tell([self.voice.say("hint-answer")])

    def _tell_awaited(self) -> None:
        """Say what a round waits for, and what to type."""
        seats = self.table.seats
        awaited = [number for number, seat in enumerate(seats) if not (seat.bot or seat.ready)]
        others = [self.voice.seat(number) for number in awaited if number != self.remote.seat]
        if others:
            self._tell([self.voice.say("waiting-for", names=self.voice.list(others))])
        if self.table.settings.signal == "word":
            self._tell([self.voice.say("hint-word", word=self.voice.say("signal-word"))])
        elif self.remote.owes_ready:
            self._tell([self.voice.say("hint-ready")])

    def prompt(self, *, with_scene: bool = True) -> None:
        """Say what the person can do now, and show what for."""
        view, remote = self.remote.view, self.remote
        if view is None:
            self._tell(who_is_here(remote, self.voice))
        elif not remote.may_act:
            self._tell(self.answers.face.look(view))
            if remote.awaits_signal:
                self._tell_awaited()
        else:
            scene, note = with_scene and not self.brief, self._time_left()
            self._tell(self.answers.prompt(view, remote.actions, scene=scene, note=note))

    def _time_left(self) -> list[str]:
        clock, seat = self.table.clock, self.remote.seat
        if countdown := self.remote.countdown():
            return [self.voice.say("countdown", seconds=round(countdown))]
        if clock is None or seat is None or seat not in clock.running:
            return []
        seconds = self.remote.time_left(clock, seat)
        if not self.table.settings.slow:
            return [self.voice.say("time-left", seconds=round(seconds))]
        days, hours = round(seconds / 86_400), round(seconds / 3600)
        if hours >= 36:
            return [self.voice.say("time-left-days", days=days)]
        if hours >= 2:
            return [self.voice.say("time-left-hours", hours=hours)]
        return [self.voice.say("time-left-minutes", minutes=ceil(seconds / 60))]

    def _tell(self, lines: Iterable[str]) -> None:
        for line in lines:
            self._out(line)

    # Hearing

    async def hear(self, line: str) -> None:
        """Answer a question, or ask the table for something; raises `Farewell` when the person goes."""
        line = line.strip()
        if not line and not (self.remote.owes_ready and self.table.settings.signal == "ready"):
            self.prompt()
            return
        line = line or f"{SURELY}ready"
        playing, turns = self.table.phase == "playing", self.table.settings.by_turns
        try:
            order = read_order(
                line, self.language, self.game.name, playing=playing, waits=self.remote.awaits_signal, turns=turns
            )
            await (self._order(order) if order else self._ask(line))
        except TurnedDown as error:
            self._sound("refused")
            as_typed = Refused(error.code, game=self.game.name, facts={"text": line})
            self._tell([as_typed.say(self.language) if error.code == "unreadable" else error.say(self.language)])
        except LudothequeError as error:
            self._tell([error.say(self.language)])

    async def _order(self, order: Order) -> None:
        if order.what == "who":
            self._tell(who_is_here(self.remote, self.voice))
            return
        if order.what == "history":
            await self._tell_history(order.about)
            return
        if order.what == "link":
            self._tell([self.link])
            return
        asked = command_for(order, self.table, self.voice.language)
        assert asked is not None, order
        kind, facts = asked
        if kind is Leave:
            await self.remote.leave()
            raise Farewell
        await self.remote.do(kind, **facts)

    async def _ask(self, line: str) -> None:
        asked, _ = question(line, self.language)
        if asked == "help":
            self._tell([*help_lines(self.voice), *self.voice.lines("help-table")])
            return
        if asked == "hint":
            told = await ask_hint(self.remote)
            offer = self.answers.face.offer([self.game.read(told.action)], told.why.said)
            self.answers.offers = list(offer.offers)
            self._tell(offer.lines)
            return
        view = self.remote.view
        if view is None:
            if asked == "quit":
                raise Farewell
            if asked == "seal":
                self._tell(self.answers.seal)
                return
            lines = rules_lines(self.game, self.language) if asked == "rules" else None
            self._tell(lines or [self.voice.say("not-yet" if asked else "not-understood", text=line)])
            return
        understood = self.answers.understand(line, view, self.remote.actions)
        if isinstance(understood, Answer):
            self._tell(understood.lines)
            return
        told_before = len(self.answers.since)
        await self.remote.do(Act, action=understood if isinstance(understood, str) else self.game.write(understood))
        del self.answers.since[:told_before]
