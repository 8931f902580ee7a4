"""A table in the terminal: a match, a person at one of its seats (or only watching), and bots at the others."""

from collections.abc import Callable, Iterable, Sequence
from pathlib import Path

from ludotheque import words
from ludotheque.bots.animals import animal, names_of
from ludotheque.bots.coach.errors import CoachError
from ludotheque.bots.errors import BotError
from ludotheque.bots.levels import Level, bot_for, levels_for
from ludotheque.bots.levels import title as level_title
from ludotheque.contract import Action, Event, Game, View
from ludotheque.errors import Refused
from ludotheque.fair import seed_number
from ludotheque.leaflet import NoRules, title
from ludotheque.match import Match
from ludotheque.terminal.answers import Answers
from ludotheque.terminal.cues import Sounding
from ludotheque.terminal.face import Answer, face_of
from ludotheque.terminal.keep import keep
from ludotheque.terminal.printed.shelf import chosen_lines, sealed_line
from ludotheque.terminal.unfinished import Unfinished
from ludotheque.terminal.voice import Trouble, Voice
from ludotheque.terminal.wishes import Telling

Out = Callable[[str], None]


class LocalTable:
    """Tells what happens, hears what the person types, and lets the bots act."""

    def __init__(
        self,
        match: Match,
        reader: int | None,
        language: str,
        out: Out,
        *,
        bot_seed: str,
        record: Path | None = None,
        brief: bool = False,
        levels: Sequence[str] = (),
        telling: Telling = Telling(),  # noqa: B008 (frozen)
        sound: Sounding = lambda _: None,
        unfinished: Unfinished | None = None,
    ) -> None:
        self.match = match
        self.reader = reader
        bots = [seat for seat in range(match.seats) if seat != reader]
        self.levels: dict[int, Level] = dict(zip(bots, levels_for(match.game.name, levels, len(bots)), strict=True))
        """How well the bot at each seat plays."""
        named = names_of(animal(match.game.name, level.name) for level in self.levels.values())
        called = dict(zip(bots, named, strict=True))
        names = tuple(called.get(seat, "") for seat in range(match.seats))
        self.voice = Voice(language, match.game.name, names, telling.braille)
        self.face = face_of(match.game.name, self.voice, reader)
        self.brief = brief or telling.verbosity == "quiet"
        self.verbosity = telling.verbosity
        self.unfinished = unfinished
        """Where the match is kept while it is not over, for another time."""
        self._sound = sound
        self._out = out
        self.bot_seed = bot_seed
        self._record = record
        self._answers = Answers(match.game, self.voice, self.face, coached=True)
        if match.commitment:
            self._answers.seal = [sealed_line(self.voice, match.game, match.commitment)]

    @property
    def others(self) -> tuple[int, ...]:
        """The bots that may act now."""
        return tuple(seat for seat in self.match.actors() if seat != self.reader)

    @property
    def is_reader_on(self) -> bool:
        """Whether the person may act now."""
        return self.reader in self.match.actors()

    # Telling

    def welcome(self, *, back: bool = False) -> None:
        """Say what is played, who sits where, and that the deal is sealed; then tell the deal, or to somebody who is
        ``back``, where they left off."""
        game, terms, say = self.match.game, self.match.terms, self.voice.say
        language = self.voice.language
        called, who = title(game.name, language), self.voice.seat(self.reader or 0)
        watching = "watching" if self.reader is None else None
        bots = self.voice.list(
            say("welcome-bot", name=self.voice.seat(seat), number=seat + 1, level=level_title(level.name, language))
            for seat, level in self.levels.items()
        )
        self._tell([say("welcome", watching, title=called, seats=self.match.seats, who=who, bots=bots)])
        self._tell(chosen_lines(self.voice, game, terms, self.reader))
        if back:
            self._tell([say("welcome-back", actions=sum(entry.seat is not None for entry in self.match.log))])
            return
        if self.verbosity == "everything":
            self._tell(self._answers.seal)
        if self.reader is not None:
            self._tell([say("welcome-help")])
        self._keep()
        self.tell(self.match.opening)

    def announce(self, message: str, **facts: object) -> None:
        """Say something that is not part of the game."""
        self._tell([self.voice.say(message, **facts)])

    def tell(self, events: Iterable[Event]) -> None:
        """Tell what happened, a line for each event."""
        game, language = self.match.game.name, self.voice.language
        names = [self.voice.seat(seat) for seat in range(self.match.seats)]
        for event in events:
            told = self.face.as_told(event, self.verbosity)
            sentence = words.sentence(told, language, game, reader=self.reader, names=names)
            if self.face.is_told(event, self.verbosity):
                self._tell([sentence])
            if self.face.deserves_telling(event):
                self._answers.since.append(sentence)

    def tell_waits(self) -> None:
        """Say that the next round waits for the person."""
        self.announce("round-waits", word=self.voice.say("signal-word"))

    def prompt(self, *, with_scene: bool = True) -> None:
        """Say what the person can do now, and show what for."""
        assert self.reader is not None
        if with_scene:
            self._sound("turn")
        self._tell(self._answers.prompt(*self.look(self.reader), scene=with_scene and not self.brief))

    def farewell(self) -> None:
        """Show the seed of a match that is over, keep the record once more, and say where it is."""
        if self.match.result:
            self._sound("over")
        is_dealt = type(self.match.game).awaits_chance is not Game.awaits_chance
        if self.match.seed and is_dealt and self.verbosity != "quiet":
            self._tell([self.voice.say("seed-shown", seed=self.match.seed)])
        if self.unfinished:
            self.unfinished.leave()
            if self.unfinished.is_kept:
                self._tell([self.voice.say("to-be-resumed", game=self.match.game.name)])
        if self._record:
            self._keep()  # an interruption may have come between an action and its record
            self._tell([self.voice.say("record-kept", file=str(self._record))])

    def _tell(self, lines: Iterable[str]) -> None:
        for line in lines:
            self._out(line)

    # Acting

    def look(self, seat: int) -> tuple[View, list[Action]]:
        """What a seat sees, and what it may do."""
        return self.match.view(seat), self.match.actions(seat)

    def think(self, seat: int, view: View, actions: Sequence[Action], seed: int) -> Action | None:
        """What the bot at a seat chooses, from what that seat sees."""
        return bot_for(self.match.game.name, self.levels[seat].name)(view, actions, seed)

    def bot_acts(self, seat: int) -> None:
        """Let the bot at a seat choose at once, and tell what it did."""
        seed = seed_number(f"{self.bot_seed} {seat} {len(self.match.log)}")
        action = self.think(seat, *self.look(seat), seed)
        if action:
            self.act(seat, action)

    def hear(self, line: str, *, waits: bool = False) -> bool:
        """Answer a question, or carry out an action. Returns whether there was an action.

        Between two rounds, while the table ``waits``, there is none.
        """
        assert self.reader is not None
        line = line.strip()
        told_before = len(self._answers.since)
        try:
            understood = self._answers.understand(line, *self.look(self.reader))
            if isinstance(understood, Answer):
                self._tell(understood.lines)
                return False
            if waits:
                self.tell_waits()
                return False
            self.act(self.reader, understood)
        except (Refused, NoRules, CoachError, BotError) as error:
            if error.code == "unreadable":
                error.facts["text"] = line  # as it was typed, not as it was understood
            self._sound("refused")
            self._tell([error.say(self.voice.language)])
            return False
        del self._answers.since[:told_before]
        self._answers.offers = []
        return True

    def act(self, seat: int, action: str | Action) -> None:
        """Carry out an action and tell what happened."""
        events = self.match.play(seat, action)
        self._keep()
        self.tell(events)

    def _keep(self) -> None:
        if self._record:
            keep(self.match, self._record)
        if self.unfinished:
            try:
                self.unfinished.keep(self.match)
            except Trouble as error:  # the match goes on, and cannot be gone on with another time
                self.unfinished = None
                self._tell([error.say(self.voice.language)])
