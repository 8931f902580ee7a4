"""What players type: the words of a game's notation in their own language, and the questions they may ask.

Both are in the Fluent files. The words of a notation are lines such as ``draw = pioche, piocher`` in the message
``typed-GAME``, which the page knows too (`frontend/src/words/notation.ts`), the questions lines such as ``scores =
scores, points`` in the message ``questions``; the first word is the one that is shown.
"""

import unicodedata
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache

from ludotheque.terminal.voice import Voice
from ludotheque.words import LANGUAGES


def plain(word: str) -> str:
    """A word in small letters and without accents."""
    split = unicodedata.normalize("NFD", word.lower())
    return "".join(letter for letter in split if not unicodedata.combining(letter))


def is_word(line: str, voice: Voice) -> bool:
    """Whether a line is the word of a game that begins a round, however loud."""
    said, word = (plain(text).rstrip("! \u00a0") for text in (line, voice.say("signal-word")))
    return said == word


def small_number(text: str) -> int | None:
    """The number that a text is, if it is one that anything here could have."""
    return int(text) if text.isdecimal() and len(text) < 5 else None


@dataclass(frozen=True)
class Vocabulary:
    """Words that players may type, and what each stands for."""

    meaning: dict[str, str]
    """What a typed word stands for, whichever language it is in."""
    shown: dict[str, str]
    """How a thing is called in the reader's language."""


@cache
def vocabulary(
    message: str, language: str, game: str | None = None, speaker: Callable[[str, str | None], Voice] = Voice
) -> Vocabulary:
    """The words of a message in every language; the reader's own language goes first where two disagree."""
    meaning: dict[str, str] = {}
    shown: dict[str, str] = {}
    for other in (language, *LANGUAGES):
        voice = speaker(other, game)
        for line in voice.lines(message) if voice.knows(message) else ():
            thing, _, words = (part.strip() for part in line.partition("="))
            first, *_ = typed = [word.strip() for word in words.split(",")]
            shown.setdefault(thing, first)
            for word in typed:
                meaning.setdefault(plain(word), thing)
    return Vocabulary(meaning, shown)


@dataclass(frozen=True)
class Notation:
    """A game's notation as the players of one language type and read it."""

    voice: Voice

    @property
    def _words(self) -> Vocabulary:
        return vocabulary(f"typed-{self.voice.game}", self.voice.language, self.voice.game)

    def read(self, line: str) -> str:
        """What was typed, in the notation of the game."""
        return " ".join(self._words.meaning.get(plain(word), word) for word in line.split())

    def write(self, action: str) -> str:
        """An action as a player of this language would type it."""
        return " ".join(self._words.shown.get(word, word) for word in action.split())


def says_ready(line: str, voice: Voice) -> bool:
    """Whether a line says that the next round can begin: the word of the game, that one is ready, or nothing."""
    ready = vocabulary("ready-words", voice.language).meaning
    return not line.strip() or plain(line.strip()) in ready or is_word(line, voice)


def question(line: str, language: str) -> tuple[str, str]:
    """The question that a line asks, and what it is about; an empty question if it asks none."""
    word, _, about = line.strip().partition(" ")
    return vocabulary("questions", language).meaning.get(plain(word), ""), about.strip()
