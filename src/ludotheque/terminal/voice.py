"""The voice of the terminal: its own words, in one language, over those of the game on the table."""

from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import ClassVar

from ludotheque import words
from ludotheque.errors import LudothequeError
from ludotheque.terminal.dots import in_braille

HERE = Path(__file__).parent


@dataclass(frozen=True)
class Voice:
    """Says things in a language, at a table where a game is played."""

    language: str
    game: str | None = None
    names: tuple[str, ...] = ()
    """What the seats are called, nothing where they have only a number."""
    braille: bool = False
    """Whether boards are shown as braille."""
    over: ClassVar[Path] = HERE
    """The folder whose words come before those of the game."""

    def say(self, message: str, attribute: str | None = None, /, **facts: object) -> str:
        """A message in words; its attribute of that name where it has one."""
        return words.phrase(message, self.language, self.game, facts, attribute, self.over)

    def sentence(self, message: str, attribute: str | None = None, /, **facts: object) -> str:
        """A message that begins with a capital letter, whatever its first word is."""
        text = self.say(message, attribute, **facts)
        return text[:1].upper() + text[1:]

    def lines(self, message: str, /, **facts: object) -> list[str]:
        """A message of several lines."""
        return self.say(message, **facts).splitlines()

    def knows(self, message: str) -> bool:
        """Whether the terminal, or the game, has words for a message."""
        return words.has(message, self.language, self.game, self.over)

    def list(self, things: Iterable[object]) -> str:
        """Several things in a row, the last joined by a word."""
        return words.listing([str(thing) for thing in things], self.language)

    def figure(self, number: int) -> str:
        """A number that stands in a column of them."""
        return in_braille(str(number), self.language) if self.braille else str(number)

    def seat(self, seat: int, reader: int | None = None) -> str:
        """What a seat is called, with a word for the reader's own."""
        named = self.names[seat] if seat < len(self.names) else ""
        name = named or words.seat_name(seat, self.language)
        return self.say("seat-of-reader", who=name) if seat == reader else name


class Trouble(LudothequeError):
    """Something on the command line or on the disk that stands in the way of a game."""

    prefix = "trouble"

    def say(self, language: str = "en") -> str:
        """The sentence, from the words of the terminal."""
        return Voice(language, self.game).say(f"{self.prefix}-{self.code}", **self.facts)
