"""Somebody who plays Ligretto by ear: who knows only what was spoken and sounded, and takes the time that it takes."""

import re
from dataclasses import dataclass, field
from math import log2
from random import Random

from bench.ear.page import Sound

WORDS_A_SECOND = 5.0
REACTION = 0.45
"""Seconds from knowing what to do until the key is pressed."""
READY = 0.2
"""The same, where it was clear before what to do when the rest is over."""
SPREAD = 0.25
NO_ANSWER = 2.0
"""Seconds after which somebody who has heard nothing of what they did tries again."""

NEXT, PLAY, TURN = "n", "g", "r"
"""The keys: say the next fit; play the fit that was said or, at a calm pace, the first one; turn three."""

COLOURS = {"horn": "red", "flute": "blue", "reed": "green", "bell": "yellow"}
SCALE = (0, 2, 4, 5, 7, 9, 11, 12, 14, 16)
LOWEST = 330.0
ACROSS = 8
"""What "Learn the sounds" teaches: the voice of each colour, how high each number is, and how many piles stand side by
side."""

FIT = re.compile(r"(\w+ \d+) (?:fits, pile (\d+)|opens a pile)(; \d+ of \d+)?", re.IGNORECASE)


def words_in(text: str) -> int:
    """How many words a voice speaks."""
    return len(re.findall(r"[^\W_]+(?:[’'-][^\W_]+)*", text))


@dataclass
class Listener:
    """What a listener has in mind. Times are seconds."""

    rest: float
    """What the table has agreed on."""
    chance: Random
    careful: bool = False
    """Whether a fit is always listened to before it is played; else the first one is played unheard."""
    fits: dict[str, int | None] = field(default_factory=dict)
    """The cards that were said to fit, and on which pile (None: they open one)."""
    in_mind: str | None = None
    """The one that was asked for last."""
    rested: float = 0.0
    """When the next action is allowed."""
    speech_ends: float = 0.0
    """When the voice will have said all that it has to say."""
    spoken: int = 0
    """How many words were spoken."""
    played: int = 0
    turned: int = 0
    late: int = 0
    """How often somebody else was first."""
    waits_since: float | None = None
    """Since when an answer to a key is awaited."""
    over: bool = False
    _known: object = None
    _plan: float = 0.0
    """When the next key is to be pressed, as long as nothing changes in what is known."""

    def begins_to_hear(self, now: float, text: str) -> float:
        """A line is spoken after all that is spoken already: when it has been heard."""
        words = words_in(text)
        self.spoken += words
        self.speech_ends = max(now, self.speech_ends) + words / WORDS_A_SECOND
        return self.speech_ends

    def has_heard(self, text: str) -> None:
        """Understand a line."""
        for card, pile, asked in FIT.findall(text):
            self.fits[card.lower()] = int(pile) if pile else None
            if asked:
                self.in_mind, self.waits_since = card.lower(), None
        if "does not fit" in text or "Nothing fits" in text:
            self._forget()

    def hears(self, now: float, sound: Sound) -> None:
        """Understand a sound, at once."""
        if sound.sound == "stop":
            self.over = True
        elif sound.sound in ("lands", "mine", "complete"):
            self._somebody_played(sound)
        elif sound.sound == "late":
            self.late += 1
            self._forget()
        elif sound.sound == "refused":
            self._forget()
        if sound.sound in ("mine", "leaf") or (sound.sound == "complete" and self.waits_since is not None):
            self._acted(now, turned=sound.sound == "leaf")

    def _forget(self) -> None:
        """What was said to fit does not; somebody will say what does."""
        self.fits.clear()
        self.in_mind = self.waits_since = None

    def _somebody_played(self, sound: Sound) -> None:
        """A card on a pile takes the place of mine that was said to fit there."""
        card = card_of(sound)
        pile = self.fits.get(card)
        if sound.sound == "mine" or (pile is not None and place_of(pile) == round((sound.pan + 1) / 2 * (ACROSS - 1))):
            self.fits.pop(card, None)
            self.in_mind = None if self.in_mind == card else self.in_mind

    def _acted(self, now: float, *, turned: bool) -> None:
        self.turned += turned
        self.played += not turned
        self.waits_since = None
        self.rested = now + self.rest

    def presses_at(self, now: float) -> float:
        """When the next key is pressed, unless something is heard before: not while the voice speaks, nor before the
        last key was answered; and nothing is played before the rest is over."""
        known = (self.waits_since, self.rested, self.speech_ends, bool(self.fits), self.in_mind)
        if known != self._known:
            ready = self.speech_ends if self._key() == NEXT else max(self.rested, self.speech_ends)
            prepared = ready + self._about(READY) if ready > now else now + self._about(REACTION)
            self._known, self._plan = known, prepared if self.waits_since is None else self.waits_since + NO_ANSWER
        return self._plan

    def key(self, now: float) -> str:
        """What is pressed: play what fits, as far as was heard, or turn three."""
        self.waits_since, self._known = now, None
        return self._key()

    def _key(self) -> str:
        if not self.fits:
            return TURN
        return NEXT if self.careful and self.in_mind is None else PLAY

    def _about(self, seconds: float) -> float:
        return max(0.25 * seconds, self.chance.gauss(seconds, SPREAD * seconds))


def card_of(sound: Sound) -> str:
    """The card that a sound tells: its voice is the colour, its pitch the number."""
    step = round(12 * log2(sound.pitch / LOWEST))
    return f"{COLOURS[sound.timbre]} {SCALE.index(step) + 1}"


def place_of(pile: int) -> int:
    """Where a pile sounds, from the left."""
    return (pile - 1) % ACROSS
