"""What a player types at a table: questions, which have answers, and actions; the same here and at a table far away."""

from collections.abc import Sequence

from ludotheque.contract import Action, Game, View
from ludotheque.terminal.face import Answer, Face
from ludotheque.terminal.printed.rules import rules_lines
from ludotheque.terminal.printed.shelf import help_lines
from ludotheque.terminal.typed import question, small_number
from ludotheque.terminal.voice import Voice


class Farewell(Exception):
    """The person got up from the table."""


class Answers:
    """Understands what one player types, and remembers what that player was offered and told."""

    def __init__(self, game: Game, voice: Voice, face: Face, *, coached: bool = False) -> None:
        self.game = game
        self.voice = voice
        self.face = face
        self.coached = coached
        """Whether the coach answers here; at a table with others it is asked there, where everybody knows of it."""
        self.offers: list[Action] = []
        """Actions that can be chosen by their number."""
        self.since: list[str] = []
        """What was told since the player last acted."""
        self.seal: list[str] = []
        """The commitment of the match, for those who ask."""
        self._more: list[list[str]] = []

    def prompt(self, view: View, actions: Sequence[Action], *, scene: bool, note: Sequence[str] = ()) -> list[str]:
        """What the player can do now, below what they want to have before the eyes and a note."""
        shown, choices = self.face.scene(view) if scene else [], self.face.now(view, actions)
        self.offers, self._more = list(choices.offers), list(choices.more)
        return [*(["", *shown] if shown else []), *note, *choices.lines]

    def understand(self, line: str, view: View, actions: Sequence[Action]) -> Answer | Action | str:
        """The answer to a question, or an action, by its number or in the notation of the game; raises `Farewell` for
        a farewell."""
        chosen = small_number(line)
        if chosen is not None and self.offers:
            if not 1 <= chosen <= len(self.offers):
                return Answer([self.voice.say("no-such-number", most=len(self.offers))])
            return self.offers[chosen - 1]
        answer = self.face.answer(line, view, actions) or self._answer(line, view, actions)
        if answer is None:
            return self.face.read(line, view, actions)
        if answer.offers:
            self.offers, self._more = list(answer.offers), list(answer.more)
        return answer

    def _answer(self, line: str, view: View, actions: Sequence[Action]) -> Answer | None:
        asked, about = question(line, self.voice.language)
        if asked == "legal":
            return self.face.legal(view, actions, about)
        if asked == "quit":
            raise Farewell
        if asked == "hint" and self.coached:
            return self._advice(view, actions)
        if asked == "mine":
            named = small_number(about)
            seat = self.face.reader if named is None else named - 1
            if seat is None:
                return Answer(self.face.look(view))
            if not 0 <= seat < view.seats:
                return Answer([self.voice.say("no-such-seat", most=view.seats)])
            return Answer(self.face.mine(view, seat))
        if asked == "more":
            return Answer(self._more.pop(0) if self._more else [self.voice.say("no-more")])
        answers = {
            "seal": lambda: self.seal or [self.voice.say("no-seal")],
            "help": lambda: help_lines(self.voice),
            "look": lambda: self.face.look(view),
            "middle": lambda: self.face.middle(view),
            "scores": lambda: self.face.scores(view),
            "last": lambda: self.since or [self.voice.say("nothing-since")],
            "rules": lambda: rules_lines(self.game, self.voice.language),
        }
        return Answer(answers[asked]()) if asked in answers else None

    def _advice(self, view: View, actions: Sequence[Action]) -> Answer:
        """What the coach would do, and why."""
        from ludotheque.bots.coach import assess_view

        found = assess_view(view, actions)
        return self.face.offer([found.best.action], found.say(self.voice.language))
