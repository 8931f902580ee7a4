"""Lessons: a match whose deal is scripted, played step by step, with an answer to everything that a learner may try.

A lesson is data: ``lessons/NAME.toml`` in the folder of a game, for every name in the ``lessons`` of its kit, and
``lessons.en.ftl`` with its words. The learner is seat 1. `teach` plays it by the real rules and gives all of it at
once, so that whoever shows it, a page or a terminal, needs no match and knows no rule.
"""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from ludotheque import shelf, words
from ludotheque.contract import Event, Game, Refusal, View
from ludotheque.errors import LudothequeError, Refused
from ludotheque.fair import Scripted
from ludotheque.kit import Kit
from ludotheque.match import Match
from ludotheque.options import OptionValue

LEARNER = 0
HERE = Path(__file__).with_name("lessons")
"""Where words of lessons would be that all games share; a game's own are in its ``lessons.en.ftl``."""
MOVE = re.compile(r"(?:(\d+): *)?(.+)")


class NoLesson(LudothequeError):
    """The game has no lesson of that name."""


# What a lesson's file says


class Scene(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A match up to the moment at which a step begins."""

    deal: list[Any] = []
    """The outcomes of chance, as `Scripted` takes them."""
    played: str = ""
    """The actions so far, separated by commas; ``2: turn`` is one of seat 2, where several may act."""
    options: dict[str, OptionValue] = {}


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One thing that the learner does."""

    name: str
    """Its words are the message ``lesson-LESSON-NAME``: ``how`` to do it, what is said when it is ``done``, and
    ``otherwise``, when it is allowed but not asked for."""
    asks: list[str]
    """The actions that are asked for; each one of them will do."""
    scene: Scene | None = None
    """Where it begins; without it, where the step before ended."""
    deals: list[Any] = []
    """What chance brings in this step."""
    also: list[str] = []
    """Actions that are shown as open, too, because they tempt."""
    answers: dict[str, str] = {}
    """Why an action is not the one that is asked for: an attribute of the message."""
    then: str = ""
    """What the others do afterwards, as in a scene."""


class Lesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A lesson as it is written down. Its title is the message ``lesson-NAME``, its end ``lesson-NAME-end``."""

    step: list[Step]
    seats: int = 2
    options: dict[str, OptionValue] = {}
    """How its scenes are played."""
    match: dict[str, OptionValue] = {}
    """How the first real match after it is played."""


# A lesson as it is taught


class Sight(msgspec.Struct, frozen=True):
    """What the learner sees after an action, and what happened."""

    view: View
    events: list[Event]


class Way(msgspec.Struct, frozen=True):
    """An action that is asked for, and what comes of it."""

    actions: list[str]
    """Every text that stands for it, the shortest first."""
    sights: list[Sight]
    """What is seen after it, and after each action of the others."""
    next: int | None
    """The moment that follows; None at the end."""


class Explanation(msgspec.Struct, frozen=True):
    """What a learner is told who tries something else."""

    code: str
    reason: str
    facts: dict[str, Any] = {}


class Moment(msgspec.Struct, frozen=True):
    """The board of a step; where a step can be done in several ways, the next one may have several moments."""

    step: int
    """The step, from 0."""
    view: View
    legal: list[str]
    """What is shown as open: what is asked for, and what tempts."""
    ways: list[Way]
    answers: dict[str, Explanation]
    """By the text of what is tried …"""
    clashes: dict[str, str]
    """… or else, where all would be too many, by words that it has, the first that are found: why it is refused. To
    anything else `otherwise` is the answer."""
    otherwise: Explanation


class StepShown(msgspec.Struct, frozen=True):
    """A step in words; what stands between stars is what matters most."""

    name: str
    title: str
    ask: str
    """A heading: the step as a question or an order."""
    how: str
    done: str


class LessonShown(msgspec.Struct, frozen=True):
    """The title of a lesson."""

    name: str
    title: str


class Taught(msgspec.Struct, frozen=True, kw_only=True):
    """A whole lesson in a language: all that can happen in it."""

    game: str
    name: str
    title: str
    seats: int
    match: dict[str, OptionValue]
    """The options of the first real match after it."""
    steps: list[StepShown]
    moments: list[Moment]
    end: StepShown
    """What is said when all is done."""
    more: list[LessonShown]
    """The other lessons of the game."""


def lessons(game: str, language: str) -> list[LessonShown]:
    """The lessons of a game, the first one first."""
    return [LessonShown(name, _say(game, language, f"lesson-{name}")) for name in shelf.kit(game).lessons]


@cache
def written(game: str, name: str) -> Lesson:
    """A lesson as it is written down."""
    kit = shelf.kit(game)
    if name not in kit.lessons:
        raise NoLesson(
            "no-lesson" if kit.lessons else "no-lessons",
            facts={"game": game, "value": name, "allowed": ", ".join(kit.lessons)},
        )
    files = (folder / "lessons" / f"{name}.toml" for folder in reversed(kit.game.folders))
    return msgspec.toml.decode(next(file for file in files if file.is_file()).read_bytes(), type=Lesson)


@cache
def teach(game: str, name: str, language: str) -> Taught:
    """A lesson, played through by the rules; raises what the rules say where its script does not hold."""
    lesson = written(game, name)
    teaching = _Teaching(shelf.kit(game), name, lesson, language)
    teaching.begin(0, None)
    return Taught(
        game=game,
        name=name,
        title=_say(game, language, f"lesson-{name}"),
        seats=lesson.seats,
        match=lesson.match,
        steps=[teaching.step_shown(step.name) for step in lesson.step],
        moments=teaching.moments,
        end=teaching.step_shown("end"),
        more=[other for other in lessons(game, language) if other.name != name],
    )


def begin(game: Game, lesson: Lesson, scene: Scene) -> Match:
    """The match of a scene."""
    options = lesson.options | scene.options
    match = game.match(lesson.seats, dealer=Scripted(scene.deal), **options)
    for _ in play(match, scene.played):
        pass
    return match


def play(match: Match, moves: str) -> Iterator[list[Event]]:
    """Carry out actions, separated by commas; gives the events of each."""
    for move in filter(None, (" ".join(move.split()) for move in moves.split(","))):
        found = MOVE.fullmatch(move)
        assert found
        seat = int(found[1]) - 1 if found[1] else match.actors()[0]
        yield match.play(seat, found[2])


def judge(game: Game, moment: Moment, text: str, language: str) -> Way | Explanation:
    """What comes of anything that is tried at a moment, by the rules; raises `Refused` for what is no action."""
    action = game.read(text)
    meant = game.write(action)
    for way in moment.ways:
        if meant in way.actions:
            return way
    refusal = game.refusal(game.imagine(moment.view, Random(0)), LEARNER, action)
    return refused(game, refusal, language) if refusal else moment.answers.get(meant, moment.otherwise)


def refused(game: Game, refusal: Refusal, language: str) -> Explanation:
    """What the rules say of a try."""
    reason = Refused(refusal.code, game=game.name, facts=refusal.facts).say(language)
    return Explanation(refusal.code, reason, dict(refusal.facts))


class _Teaching:
    """Makes the moments of a lesson, one after the other."""

    def __init__(self, kit: Kit, name: str, lesson: Lesson, language: str) -> None:
        self.kit, self.game, self.name, self.lesson, self.language = kit, kit.game, name, lesson, language
        self.moments: list[Moment] = []
        self._known: dict[tuple[int, bytes], int] = {}

    def begin(self, number: int, before: Match | None) -> int | None:
        """The moment at which a step begins, after the match before it; None after the last step."""
        if number == len(self.lesson.step):
            return None
        step = self.lesson.step[number]
        if step.scene is not None:
            match = begin(self.game, self.lesson, step.scene)
        else:
            assert before is not None, f"{step.name}: there is no match to go on with"
            match = before
        key = (number, match.state.tobytes())
        if key not in self._known:
            here = self._known[key] = len(self.moments)
            self.moments.append(None)  # type: ignore[arg-type]  # its place, as the moments after it come first
            self.moments[here] = self._moment(number, step, match)
        return self._known[key]

    def _moment(self, number: int, step: Step, match: Match) -> Moment:
        view, legal = match.view(LEARNER), set(match.legal(LEARNER))
        for action in [*step.asks, *step.also, *step.answers]:
            if action not in legal:
                match.prepare(LEARNER, action)
                raise ValueError(f"{step.name}: “{action}” is not how the action is written")
        texts: dict[str, list[str]] = {action: [action] for action in step.asks}
        answers = {}
        for text in dict.fromkeys([*step.answers, *self.kit.tries(view)]):
            action = self.game.read(text)
            meant = self.game.write(action)
            refusal = self.game.refusal(match.state, LEARNER, action)
            if meant in step.asks and refusal is None:
                if text != meant:
                    texts[meant].append(text)
            elif refusal is not None:
                answers[text] = refused(self.game, refusal, self.language)
            elif meant in step.answers:
                answers[text] = self._answer(step, step.answers[meant])
        clashes = {}
        for parts, text in self.kit.clashes(view).items():
            refusal = self.game.refusal(match.state, LEARNER, self.game.read(text))
            assert refusal, f"{text} clashes with nothing"
            clashes[parts] = refused(self.game, refusal, self.language).reason
        return Moment(
            step=number,
            view=view,
            legal=[*step.asks, *step.also],
            ways=[self._way(number, step, match, texts[action]) for action in step.asks],
            answers=answers,
            clashes=clashes,
            otherwise=self._answer(step, "otherwise"),
        )

    def _way(self, number: int, step: Step, before: Match, texts: list[str]) -> Way:
        match, dealer = before.copy(), Scripted(step.deals)
        match.change_dealer(dealer)
        sights = [Sight(match.view(LEARNER), events) for events in [match.play(LEARNER, texts[0])]]
        sights += [Sight(match.view(LEARNER), events) for events in play(match, step.then)]
        if dealer.position != len(step.deals):
            raise ValueError(f"{step.name}: chance was to bring more than happens")
        return Way(texts, sights, self.begin(number + 1, match))

    def _answer(self, step: Step, attribute: str) -> Explanation:
        return Explanation(attribute, self._say(step.name, attribute))

    def _say(self, step: str, attribute: str | None = None) -> str:
        return _say(self.game.name, self.language, f"lesson-{self.name}-{step}", attribute)

    def step_shown(self, name: str) -> StepShown:
        """A step in words."""
        asked, how, done = (self._say(name, attribute) for attribute in ("ask", "how", "done"))
        return StepShown(name, self._say(name), asked, how, done)


def _say(game: str, language: str, message: str, attribute: str | None = None) -> str:
    return words.phrase(message, language, game, attribute=attribute, over=HERE)
