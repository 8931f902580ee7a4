"""A lesson in plain lines: what to do is told step by step, and every try is answered."""

from collections.abc import Iterator
from functools import reduce

from ludotheque import shelf, words
from ludotheque.bots.animals import animal
from ludotheque.bots.levels import levels
from ludotheque.contract import Event
from ludotheque.errors import Refused
from ludotheque.leaflet import title
from ludotheque.lessons import LEARNER, Explanation, Moment, Taught, Way, judge, lessons, teach
from ludotheque.options import OptionValue
from ludotheque.terminal.answers import Answers, Farewell
from ludotheque.terminal.face import Answer, face_of
from ludotheque.terminal.local_table import Out
from ludotheque.terminal.typed import plain, vocabulary
from ludotheque.terminal.voice import Voice


def lesson_lines(language: str) -> list[str]:
    """Every lesson of every game, and how to begin it."""
    return [
        Voice(language, game).say("lesson-on-shelf", game=title(game, language), title=shown.title, command=command)
        for game in (kit.game.name for kit in shelf.kits())
        for shown in lessons(game, language)
        for command in [_command(game, shown.name)]
    ]


def _command(game: str, lesson: str) -> str:
    first, *_ = shelf.kit(game).lessons
    return f"ludotheque learn {game}" if lesson == first else f"ludotheque learn {game} {lesson}"


class Learning:
    """Somebody who learns, types lines, and is told what comes of them."""

    def __init__(self, game: str, lesson: str | None, language: str, out: Out, *, braille: bool = False) -> None:
        names = shelf.kit(game).lessons
        self.taught: Taught = teach(game, lesson or (names[0] if names else ""), language)
        self.game = shelf.game(game)
        self.weakest = [level.name for level in levels(game)[: self.taught.seats - 1]]
        self.voice = Voice(language, game, ("", *(animal(game, level) for level in self.weakest)), braille)
        self.face = face_of(game, self.voice, LEARNER)
        self._answers = Answers(self.game, self.voice, self.face)
        self._out = out
        self._at: int | None = 0
        self._before: list[int] = []

    def play(self, lines: Iterator[str]) -> None:
        """Teach until the lesson is over, the learner goes, or the lines end."""
        taught = self.taught
        self._tell("lesson-welcome", title=title(taught.game, self.voice.language), lesson=taught.title)
        self._tell("lesson-words")
        self.ask()
        for line in lines:
            try:
                self.hear(line.strip())
            except Farewell:
                self._tell("lesson-left", command=_command(taught.game, taught.name))
                return
            if self._at is None:
                self._end()
                return
        self._tell("lesson-left", command=_command(taught.game, taught.name))

    @property
    def moment(self) -> Moment:
        """The board of the step."""
        assert self._at is not None
        return self.taught.moments[self._at]

    def ask(self) -> None:
        """Tell the step: what lies before the learner, what to do, and how it is typed."""
        moment, taught = self.moment, self.taught
        step = taught.steps[moment.step]
        self._answers.offers = []
        self._out("")
        self._tell("lesson-step", number=moment.step + 1, count=len(taught.steps), title=step.title)
        for line in self.face.scene(moment.view):
            self._out(line)
        self._out(f"{step.ask}{'' if step.ask[-1] in '.!?' else '.'} {_without_stars(step.how)}")
        texts = [self.face.notation.write(way.actions[0]) for way in moment.ways]
        self._tell("lesson-type", actions=reduce(self._either, texts))

    def hear(self, line: str) -> None:
        """Do what a line asks, answer a question, or judge a try."""
        asked = vocabulary("lesson-typed", self.voice.language).meaning.get(plain(line), "")
        if not line or asked == "again":
            self.ask()
        elif asked == "skip":
            self._follow(self.moment.ways[0])
        elif asked == "back":
            self._at = self._before.pop() if self._before else self._at
            self.ask()
        elif asked == "help":
            own = f"help-{self.game.name}"
            for told in [*self.voice.lines("lesson-help"), *(self.voice.lines(own) if self.voice.knows(own) else ())]:
                self._out(told)
        else:
            self._try(line)

    def _try(self, line: str) -> None:
        view = self.moment.view
        try:
            understood = self._answers.understand(line, view, [self.game.read(text) for text in self.moment.legal])
            if isinstance(understood, Answer):
                for told in understood.lines:
                    self._out(told)
                return
            text = understood if isinstance(understood, str) else self.game.write(understood)
            found = judge(self.game, self.moment, text, self.voice.language)
        except Refused as error:
            if error.code == "unreadable":
                error.facts["text"] = line  # as it was typed, not as it was understood
            self._out(error.say(self.voice.language))
            return
        if isinstance(found, Explanation):
            self._out(found.reason)
        else:
            self._follow(found)

    def _follow(self, way: Way) -> None:
        """Tell what comes of the right action, and go on."""
        assert self._at is not None
        done = self.taught.steps[self.moment.step].done
        for place, sight in enumerate(way.sights):
            self._tell_events(sight.events)
            if place == 0:
                self._out(done)
        self._before.append(self._at)
        self._at = way.next
        if self._at is not None:
            self.ask()

    def _tell_events(self, events: list[Event]) -> None:
        names = [self.voice.seat(seat) for seat in range(self.taught.seats)]
        for event in events:
            if self.face.deserves_telling(event):
                language = self.voice.language
                told = self.face.in_short(event)
                self._out(words.sentence(told, language, self.game.name, reader=LEARNER, names=names))

    def _end(self) -> None:
        taught = self.taught
        self._out("")
        self._out(f"{taught.end.ask} {_without_stars(taught.end.how)}")
        options = "".join(f" --option {name}={self._written(name, value)}" for name, value in taught.match.items())
        bots = "".join(f" --level {name}" for name in self.weakest)
        self._tell("lesson-first-match", command=f"ludotheque play {taught.game} --seats {taught.seats}{bots}{options}")
        for other in taught.more:
            self._tell("lesson-other", title=other.title, command=_command(taught.game, other.name))

    def _written(self, name: str, value: OptionValue) -> str:
        option = next(option for option in self.game.options if option.name == name)
        return option.write(option.check(value, self.taught.seats)).replace(" ", ",")

    def _either(self, one: str, other: str) -> str:
        return self.voice.say("lesson-either", one=one, other=other)

    def _tell(self, message: str, /, **facts: object) -> None:
        self._out(self.voice.say(message, **facts))


def _without_stars(text: str) -> str:
    """A text without the stars around what matters most."""
    return text.replace("*", "")
