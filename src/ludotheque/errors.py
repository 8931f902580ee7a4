"""What can go wrong, as typed errors. Each has a code, the facts, and a sentence in every language."""

from collections.abc import Mapping
from pathlib import Path
from typing import TypeAlias

Facts: TypeAlias = Mapping[str, object]
"""The facts of an error, a refusal or an event, under the names that its sentence uses."""


def shown(value: object) -> str:
    """A value as an error shows it: as Python writes it, or just its type where Python cannot."""
    try:
        return repr(value)
    except Exception:  # repr runs whatever the value brings with it
        return type(value).__name__


def told(text: object) -> str:
    """A text that somebody gave, as an error repeats it."""
    return text if isinstance(text, str) else shown(text)


class LudothequeError(Exception):
    """A request that cannot be met; nothing has changed.

    Its sentence is the Fluent message ``prefix-code``, from the words of ``folder``, if there is one, then of ``game``,
    then from the common ones.
    """

    prefix = "error"
    folder: Path | None = None

    def __init__(self, code: str, *, game: str | None = None, facts: Facts | None = None) -> None:
        super().__init__(code, game, facts)
        self.code = code
        self.game = game
        self.facts: dict[str, object] = dict(facts or {})

    def __reduce__(self) -> tuple[object, ...]:
        return _rebuild, (type(self), self.code, self.game, self.facts)

    def say(self, language: str = "en") -> str:
        """The sentence that says what was wrong and what is allowed."""
        from ludotheque import words

        return words.phrase(f"{self.prefix}-{self.code}", language, self.game, self.facts, over=self.folder)

    @property
    def reason(self) -> str:
        """The sentence in English."""
        return self.say("en")

    def __str__(self) -> str:
        return self.reason


def _rebuild(kind: type[LudothequeError], code: str, game: str | None, facts: Facts) -> LudothequeError:
    return kind(code, game=game, facts=facts)


class UnknownGame(LudothequeError):
    """No game of that name is on the shelf."""


class BadTerms(LudothequeError):
    """A seat count, an option, a seed or a seat's words that no match can have."""


class Refused(LudothequeError):
    """An action that the rules do not allow now."""

    prefix = "refused"


class ImpossibleOutcome(LudothequeError):
    """An outcome of chance, from a script or a record, that cannot happen here."""

    prefix = "impossible"


class OtherMatch(LudothequeError):
    """A record that is consistent, but belongs to a different match than the one noted or published."""

    prefix = "record"


class BrokenRecord(LudothequeError):
    """A record that cannot be read or breaks the rules; ``line`` says where."""

    prefix = "record"

    @property
    def line(self) -> int:
        """The number of the wrong line, counted from 1."""
        line = self.facts["line"]
        assert isinstance(line, int)
        return line
